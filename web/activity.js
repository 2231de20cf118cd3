// Discord's own window: what its client and a page in its frame say to each other. Written by hand, without Discord's
// SDK, after the protocol of version 2.5.0. What comes by message is a hint at most: the server asks Discord about it.

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const SITES = ["discord.com", "discordapp.com"].flatMap((site) => ["", "ptb.", "canary."].map((kind) => `https://${kind}${site}`));
const SENDERS = new Set([location.origin, "null", ...SITES]);
const VERSION = "2.5.0";
const SAYS_VERSION = 250; // from this mobile app on, the handshake names the SDK's version
const READY_SECONDS = 12, ANSWER_SECONDS = 120; // a person may have to allow it first

/** Discord's client, on the other side of the frame. */
export class Client {
  /** @param {string} id the application's */
  constructor(id) {
    this.id = id;
    this.query = new URLSearchParams(location.search);
    this.target = parent.opener ?? parent; // a window that was popped out has its client behind it
    this.origin = document.referrer ? new URL(document.referrer).origin : "*";
    this.waiting = new Map(); // what waits for an answer, by nonce; READY has none
    this.listeners = new Map();
    this.hear = (event) => this.receive(event);
    addEventListener("message", this.hear);
  }

  /** Greet the client. Rejects if it does not answer. */
  ready() {
    const mobile = Number.parseInt(this.query.get("mobile_app_version") ?? "", 10);
    const named = this.query.get("platform") === "desktop" || mobile >= SAYS_VERSION;
    const ready = this.wait("READY", READY_SECONDS);
    this.send(HANDSHAKE, {
      v: 1, encoding: "json", client_id: this.id, frame_id: this.query.get("frame_id") ?? "",
      ...(named ? { sdk_version: VERSION } : {}),
    });
    return ready;
  }

  /** Return a code that says who somebody is. Some clients fail unless they may ask. */
  async authorize() {
    const args = { client_id: this.id, response_type: "code", scope: ["identify"] };
    const { code } = await this.ask("AUTHORIZE", { ...args, prompt: "none" }).catch(() => this.ask("AUTHORIZE", args));
    return code;
  }

  /** Call a listener with what an event says. An old client may not know the event. */
  subscribe(evt, listener) {
    this.listeners.set(evt, listener);
    return this.ask("SUBSCRIBE", {}, { evt }).catch(() => null);
  }

  /** Listen no more. */
  end() {
    this.ended = true;
    removeEventListener("message", this.hear);
    for (const { refuse } of [...this.waiting.values()]) refuse(new Error("closed"));
  }

  ask(cmd, args, more = {}) {
    const nonce = crypto.randomUUID();
    const answer = this.wait(nonce, ANSWER_SECONDS);
    this.send(FRAME, { cmd, args, nonce, ...more });
    return answer;
  }

  wait(name, seconds) {
    return new Promise((resolve, reject) => {
      const settle = (done) => (what) => {
        clearTimeout(timer);
        this.waiting.delete(name);
        done(what);
      };
      const refuse = settle(reject);
      const timer = setTimeout(() => refuse(new Error(`no ${name}`)), seconds * 1000);
      this.waiting.set(name, { answer: settle(resolve), refuse });
    });
  }

  send(opcode, payload) {
    this.target.postMessage([opcode, payload], this.origin);
  }

  receive({ origin, source, data: message }) {
    if (!SENDERS.has(origin) || source !== this.target || !Array.isArray(message)) return;
    const [opcode, said] = message;
    if (opcode === CLOSE) return this.end();
    if (opcode !== FRAME || !said || !("data" in said)) return; // one's own words may come back
    const { cmd, evt, nonce, data } = said;
    if (evt === "ERROR") this.waiting.get(nonce)?.refuse(new Error(data?.message ?? String(data?.code)));
    else if (cmd !== "DISPATCH") this.waiting.get(nonce)?.answer(data);
    else if (evt === "READY") this.waiting.get("READY")?.answer(data);
    else this.listeners.get(evt)?.(data);
  }
}

let client = null;

/**
 * Get a session's token, or a sentence that says why there is none. Rejects if Discord's client does not answer.
 * @param {string} id the application's
 * @returns {Promise<{ token?: string, refused?: string }>}
 */
export async function admit(id) {
  if (!client || client.ended) {
    const made = new Client(id);
    await made.ready().catch((why) => {
      made.end();
      throw why;
    });
    client = made;
    client.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => { // 0 is the whole window
      document.documentElement.classList.toggle("small", mode > 0);
    });
    client.subscribe("ORIENTATION_UPDATE", () => {}); // or some clients do not tell the safe areas
  }
  const code = await client.authorize();
  const answer = await fetch("/activity", {
    method: "POST", body: JSON.stringify({ code, instance: client.query.get("instance_id") ?? "" }),
    headers: { "Content-Type": "application/json" },
  });
  return answer.json();
}

// The connection to the table: it comes back by itself, and sends a press again that was not answered.

const WAITS = [300, 1000, 2000, 4000, 8000, 15000];
const UNANSWERED = 4000; // milliseconds after which a press is sent again over a new socket
const FINAL = new Set([4400, 4401, 4409, 4410, 4413, 4429]);

/** A number of 62 bits, by which the table knows a press that comes twice. */
function newNumber() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String(((BigInt(high) & 0x3fffffffn) << 32n | BigInt(low)) || 1n);
}

export class Connection {
  /**
   * @param {string} token
   * @param {(message: any, answers: boolean) => void} hear called with every message, and whether it answers a press
   * @param {(state: "open" | "lost" | number) => void} change called with a code if the socket is closed for good
   * @param {string} path where the socket is
   */
  constructor(token, hear, change, path) {
    Object.assign(this, { token, hear, change, path, tries: 0, pending: null, closed: false });
    this.retry = () => { if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open(); };
    this.listening = new AbortController();
    const { signal } = this.listening;
    addEventListener("online", this.retry, { signal });
    addEventListener("offline", () => this.renew(), { signal });
    document.addEventListener("visibilitychange", () => {
      this.tell(document.hidden ? "hidden" : "visible");
      if (!document.hidden) this.retry();
    }, { signal });
    this.open();
  }

  open() {
    clearTimeout(this.waiting);
    if (this.socket && this.socket.readyState < WebSocket.CLOSING) return;
    const socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token }));
      this.tell(document.hidden ? "hidden" : "visible");
      this.send();
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.kind === "hello") {
        this.tries = 0;
        this.change("open");
      }
      const answers = this.pending !== null && message.answered === this.pending.id;
      if (answers) {
        clearTimeout(this.pending.timer);
        this.pending = null;
      }
      this.hear(message, answers);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.closed) return;
      if (FINAL.has(code)) return this.end(code);
      this.change("lost");
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
      this.waiting = setTimeout(this.retry, wait * (0.75 + Math.random() / 2));
    };
  }

  end(code) {
    this.closed = true;
    this.listening.abort();
    clearTimeout(this.waiting);
    clearTimeout(this.pending?.timer);
    this.socket.close();
    this.change(code);
  }

  /** Send what a button says. While a press waits for its answer, others do nothing. */
  press(what) {
    if (this.pending) return false;
    this.pending = { ...what, id: newNumber() };
    this.send();
    return true;
  }

  /** Tell something that needs no answer, if anybody listens. */
  tell(words) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(words);
  }

  send() {
    if (!this.pending || this.socket.readyState !== WebSocket.OPEN) return;
    const { timer, ...what } = this.pending;
    this.socket.send(JSON.stringify(what));
    clearTimeout(timer);
    this.pending.timer = setTimeout(() => this.renew(), UNANSWERED);
  }

  renew() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.change("lost");
    this.open();
  }
}

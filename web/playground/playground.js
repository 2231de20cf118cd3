// What the playground adds to SimCord's page: a banner, the channels and threads, each person's language and words.
// Pictures stay until the next one is there, the newest answer is in sight, and relative times count.

(() => {
  "use strict";
  const ask = window.fetch;
  let headers = {};
  let shown = ""; // what our own row shows, as JSON
  let places = [];
  let following = true; // whether the end of the channel stays in sight
  let byHand = -Infinity; // when somebody last scrolled
  let behind = 0; // by how many milliseconds the simulated clock is behind the machine's

  const make = (name, facts = {}, ...children) => {
    const element = Object.assign(document.createElement(name), facts);
    element.append(...children);
    return element;
  };
  const timeline = () => document.querySelector("#channel-timeline");

  function follow() {
    following = true;
    keepEnd();
  }
  function keepEnd() {
    const box = timeline();
    if (!box) return;
    if (performance.now() - byHand < 400) following = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    else if (following) box.scrollTop = box.scrollHeight;
  }

  async function change(wish) {
    follow();
    await ask("/api/action", { method: "POST", headers, body: JSON.stringify({ kind: "playground", ...wish }) });
  }

  // Everything that SimCord's page hears and says passes here.
  window.fetch = async (input, init = {}) => {
    const path = new URL(input, location.href).pathname;
    const answer = await ask(input, init);
    if (!answer.ok || !["/api/state", "/api/pages", "/api/action"].includes(path)) return answer;
    const said = await answer.json();
    if (path === "/api/action") {
      const kinds = (said.outcomes ?? []).map((outcome) => outcome.kind);
      if (kinds.some((kind) => ["response", "followup", "message", "deferred"].includes(kind))) follow();
      const { kind } = JSON.parse(typeof init.body === "string" ? init.body : "{}");
      if (kind === "viewer") follow();
      if (["run_command", "click"].includes(kind)) document.querySelector(".playground details")?.removeAttribute("open");
    } else {
      if (path === "/api/pages") follow();
      headers = { ...init.headers, "X-Simcord-Context": said.context.id, "Content-Type": "application/json" };
      behind = Date.now() - said.playground.now;
      delete said.playground.now;
      show(said.playground);
      delete said.playground;
    }
    return new Response(JSON.stringify(said), { status: answer.status });
  };

  function show(own) {
    const now = JSON.stringify(own);
    if (now === shown) return;
    shown = now;
    places = own.places;
    const choose = (label, options, value, wish) => make("label", {}, make("span", {}, label), make("select", {
      ariaLabel: label,
      onchange: (event) => change(wish(event.target.value)),
    }, ...options.map(([word, name]) => make("option", { value: word, selected: word === value }, name))));
    const list = make("ul", {}, ...places.map((place) => make("li", {}, make("button", {
      type: "button", className: place.thread ? "thread" : "", disabled: place.here,
      onclick: () => change({ place: place.id }),
    }, `${place.thread ? "↳" : "#"} ${place.name}`))));
    const person = make("div", { className: "person" },
      choose("Language", Object.entries(own.languages), own.language, (language) => ({ language })));
    if (own.words !== null) {
      const kinds = [["pictures", "Pictures"], ["words", "Words"]];
      person.append(choose("Shows", kinds, own.words ? "words" : "pictures", (kind) => ({ words: kind === "words" })));
    }
    document.querySelector(".person")?.remove();
    document.querySelector(".viewer-control").after(person);
    const banner = make("details", { open: document.querySelector(".playground details")?.open ?? true },
      make("summary", {}, own.banner.title ?? ""), make("p", {}, own.banner.try ?? ""), make("p", {}, own.banner.limits ?? ""));
    if (own.live) banner.lastChild.append(" ", make("a", { href: own.live, target: "_blank", rel: "noopener" }, own.banner.live));
    const nav = make("nav", { className: "playground" }, ...(own.banner.title ? [banner] : []), list);
    const before = document.querySelector(".playground");
    if (before) before.replaceWith(nav);
    else document.querySelector("#preview-workspace").before(nav);
    list.querySelector(":disabled")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // A link or a mention of a channel leads there.
  document.addEventListener("click", (event) => {
    const from = event.target instanceof Element ? event.target : null;
    const link = from?.closest("a[href^='https://discord.com/channels/']");
    const id = link?.getAttribute("href").split("/")[5];
    const mention = from?.closest(".mention")?.textContent.replace(/^#\s*/, "");
    const place = places.find((one) => one.id === id || (mention && one.name === mention));
    if (link) event.preventDefault();
    if (place) change({ place: place.id });
  }, true);
  for (const kind of ["wheel", "touchmove", "pointerdown"]) {
    document.addEventListener(kind, (event) => {
      if (event.target === timeline() || (kind !== "pointerdown" && timeline().contains(event.target))) byHand = performance.now();
    }, { capture: true, passive: true });
  }

  // -- pictures

  const seen = new Map(); // the last picture that was whole, by its message and its number there
  function keepPictures(message) {
    message.querySelectorAll(".media-lightbox-trigger, .media-unavailable").forEach((place, number) => {
      const key = `${message.dataset.messageId}:${number}`;
      const picture = place.querySelector("img");
      const settle = () => {
        seen.set(key, picture);
        picture.hidden = false;
        place.querySelector("canvas")?.remove();
      };
      if (picture?.complete && picture.naturalWidth) return settle();
      picture?.addEventListener("load", settle, { once: true });
      const last = seen.get(key);
      if (!last || place.querySelector("canvas")) return;
      const standIn = make("canvas", { className: last.className, width: last.naturalWidth, height: last.naturalHeight });
      standIn.getContext("2d").drawImage(last, 0, 0);
      place.append(standIn);
      if (picture) picture.hidden = true;
    });
  }

  // -- relative times

  const units = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7], ["week", Infinity]];
  function count() {
    const words = new Intl.RelativeTimeFormat(shown ? JSON.parse(shown).language : "en-US", { numeric: "auto" });
    for (const time of document.querySelectorAll("time.discord-timestamp")) {
      time.dataset.relative ??= /^(in .+|.+ ago|now|today|tomorrow|yesterday|(this|next|last) \w+)$/.test(time.textContent);
      if (time.dataset.relative === "false") continue;
      let away = (Date.parse(time.dateTime) - (Date.now() - behind)) / 1000;
      const [unit] = units.find(([, size]) => Math.abs(away) < size || ((away /= size), false));
      const text = words.format(Math.round(away), unit);
      if (text !== time.textContent) time.textContent = text;
    }
  }

  addEventListener("DOMContentLoaded", () => {
    document.title = "Right Bower playground";
    const list = document.querySelector("#channel-message-list");
    new MutationObserver((changes) => {
      const messages = changes.map(({ target }) => target.parentElement?.closest("[data-message-id]") ?? target);
      for (const message of new Set(messages)) if (message.dataset?.messageId) keepPictures(message);
      for (const { addedNodes } of changes) for (const one of addedNodes) if (one.dataset?.messageId) keepPictures(one);
      keepEnd();
    }).observe(list, { childList: true, subtree: true });
    new ResizeObserver(keepEnd).observe(list);
    timeline().addEventListener("scroll", keepEnd, { passive: true });
    setInterval(count, 1000);
  });
})();

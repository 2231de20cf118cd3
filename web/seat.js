// A seat: face, name, what was said, tricks, the dealer's button, and the ring that runs down with the clock.

import { LOADED, el, serverNow, still, suitSign } from "./dom.js";

export class Seat {
  constructor() {
    this.name = "";
    this.face = el("div", { class: "face" });
    this.dealer = el("span", { class: "dealer", hidden: true });
    this.label = el("span", { class: "name" });
    this.note = el("span", { class: "about" });
    this.said = el("span", { class: "said", hidden: true });
    this.open = el("div", { class: "exposed" });
    this.state = el("span", { class: "silent" });
    this.halves = [el("i"), el("i")]; // each runs behind its own half of the ring
    this.ring = el("div", { class: "ring" }, ...this.halves.map((one) => el("span", { class: "half", hidden: true }, one)), this.face);
    this.element = el("section", { class: "seat" }, this.ring, this.dealer, this.label, this.state, this.note, this.said, this.open);
  }

  place(x, y) {
    this.element.style.setProperty("--x", x);
    this.element.style.setProperty("--y", y);
    this.sides = x < -0.3 ? "left" : x > 0.3 ? "right" : "";
  }

  centre() {
    const box = this.ring.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  say(words) {
    this.drawn = "";
    this.said.replaceChildren(words);
    this.said.hidden = false;
  }

  show(data, view, hello) {
    const { texts } = hello, turn = data.seat === view.turn;
    this.run(turn ? view.clock : null);
    const drawn = JSON.stringify([data, turn, view.me, view.trump, view.deck, view.seats.length, view.scores.length, hello.locale]);
    if (drawn === this.drawn) return; // most acts change two seats
    this.drawn = drawn;
    this.name = data.name;
    this.element.className = `seat side${data.unit} ${this.sides}`;
    this.element.classList.toggle("turn", turn);
    this.element.classList.toggle("out", data.out);
    this.element.classList.toggle("me", data.seat === view.me);
    if (this.pictured !== data.animal + data.initial + data.colour) {
      this.pictured = data.animal + data.initial + data.colour;
      this.face.replaceChildren(data.animal ? el("img", { src: `${LOADED}faces/${encodeURIComponent(data.animal)}.webp`, alt: "" }) : data.initial);
      this.face.style.background = data.colour;
    }
    this.label.textContent = data.name;
    this.dealer.hidden = !data.dealer;
    this.dealer.textContent = texts["picture-dealer"];
    this.dealer.setAttribute("aria-hidden", "true");
    const marks = [data.dealer && texts["live-dealer"], turn && texts["live-turn"]].filter(Boolean);
    this.state.textContent = marks.length ? ` (${marks.join(", ")})` : "";
    const tricks = view.scores.length ? "" : "▮".repeat(Math.min(6, data.taken));
    const maker = data.maker && view.trump?.suit ? [suitSign(view.trump.suit, texts["no-trump-short"])] : [];
    this.note.replaceChildren(...maker, ...(data.score ? [el("b", {}, data.score)] : []), ...(tricks ? [el("span", { class: "taken", role: "img", "aria-label": `${texts["live-tricks"]}: ${data.taken}` }, tricks)] : []), data.note);
    this.said.hidden = !data.said;
    this.said.replaceChildren(...(data.suit ? [suitSign(data.suit), el("span", { class: "silent" }, data.said)] : [data.said]));
    this.open.replaceChildren(...data.exposed.map((card) => el("img", { src: `${LOADED}cards/${view.deck}/${card.face}-140.webp`, alt: card.words })));
  }

  /** Let the ring run down: first its right half turns away behind the left one, then the left behind the right. */
  run(clock) {
    const key = clock && `${clock.ends} ${clock.total}`;
    if (key === this.clock) return;
    this.clock = key;
    this.running?.forEach((one) => one.cancel());
    this.halves.forEach((half) => { half.parentElement.hidden = !clock; });
    if (!clock) return;
    const whole = { transform: "none" }, gone = { transform: "rotate(180deg)" };
    const easing = still.matches ? "steps(12)" : "linear";
    this.running = [[whole, whole, gone], [whole, gone, gone]].map((frames, number) => {
      const running = this.halves[number].animate(frames.map((one) => ({ ...one, easing })), { duration: clock.total * 1000, fill: "forwards" });
      running.currentTime = (clock.total - Math.max(0, clock.ends - serverNow())) * 1000;
      return running;
    });
  }
}

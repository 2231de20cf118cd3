// <live-table>: the table as the server says it is, and the film from one view to the next. It knows no rule.

import { LOADED, cardImage, el, markdown, redraw, setClock, still, suitSign } from "./dom.js";
import { Hand } from "./hand.js";
import { Seat } from "./seat.js";
import { select } from "./sheet.js";
import { isOn, sound, turn } from "./sound.js";

const FLY = 220, SWEEP = 260, DEAL = 200, RESULT = 2600, DECODE = 400; // milliseconds
const BEHIND = 2; // moves that wait, from which on the film is only told
const NOTE_SECONDS = 6;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

class LiveTable extends HTMLElement {
  connectedCallback() {
    this.bar = el("section", { class: "bar" });
    this.setAttribute("role", "main");
    this.name = el("h1", { class: "silent" });
    this.felt = el("section", { class: "felt" });
    this.middle = el("div", { class: "middle" });
    this.centre = el("div"); // what lies there besides cards that were played
    this.heading = el("p", { class: "title" });
    this.switch = el("nav", { class: "people", hidden: true });
    this.words = el("section", { class: "words" });
    this.noteBox = el("p", { class: "note", hidden: true });
    this.acts = el("div", { class: "acts row" });
    this.buttons = el("div", { class: "buttons row" });
    this.live = el("div", { class: "silent", "aria-live": "polite", role: "log" });
    this.lost = el("p", { class: "lost", role: "status", hidden: true });
    this.hand = new Hand((press, chosen) => this.press(press, chosen), (confirm) => this.acts.replaceChildren(confirm, ...this.actRow(this.view)));
    this.back = el("button", { class: "button plain", onclick: () => this.lookBack() });
    this.sounds = el("button", { class: "sounds", onclick: () => this.turnSounds(!isOn()) }, "♪");
    this.felt.append(this.heading, this.middle);
    this.append(this.name, this.switch, this.bar, this.felt, this.words, this.acts, this.hand.element, this.buttons, this.live, this.lost);
    this.forget();
  }

  /** Begin anew, as another person or after signing in. */
  forget() {
    this.seats?.forEach((seat) => seat.element.remove());
    Object.assign(this, { seats: new Map(), trick: new Map(), view: null, next: null });
    this.middle.replaceChildren(this.centre);
    [this.bar, this.heading, this.centre, this.words, this.acts, this.buttons, this.live].forEach((one) => {
      one.replaceChildren();
      one.drawn = "";
    });
    this.hand.clear();
    this.classList.remove("waiting");
    this.dataset.status = "";
  }

  greet(hello, press) {
    this.hello = hello;
    this.texts = hello.texts;
    this.send = press;
    const texts = this.texts;
    this.name.textContent = texts["live-title"];
    this.bar.setAttribute("aria-label", texts["live-score"]);
    this.felt.setAttribute("aria-label", texts["live-seats"]);
    this.switch.setAttribute("aria-label", texts["live-people"]);
    this.live.setAttribute("aria-label", texts["live-news"]);
    this.hand.element.setAttribute("aria-label", texts["live-cards"]);
    this.sounds.setAttribute("aria-label", texts["live-sounds"]);
    this.back.textContent = texts["picture-last-trick"];
    this.turnSounds(isOn());
  }

  turnSounds(on) {
    if (on !== isOn()) turn(on);
    this.sounds.setAttribute("aria-pressed", String(on));
  }

  connected(is, words) {
    this.lost.textContent = words;
    this.lost.hidden = is || !words;
    this.classList.toggle("offline", !is);
  }

  people(...parts) {
    this.switch.hidden = false;
    this.switch.replaceChildren(...parts, this.sounds);
  }

  press(press, chosen = []) {
    if (this.send(press, chosen)) this.classList.add("waiting");
  }

  /** Show a view. While a film runs, only the newest view waits, with all that has happened. */
  async show(view) {
    if (view.kind !== "view") {
      this.forget();
      this.buttons.replaceChildren(...(view.buttons ?? []).map((one) => this.button(one)));
      return this.words.replaceChildren(...[view.note || view.words[0]].map(markdown));
    }
    if (this.next) view.moves = [...this.next.moves, ...view.moves];
    this.next = view;
    if (this.playing) return;
    this.playing = true;
    try {
      while (this.next) {
        const newest = this.next;
        this.next = null;
        const { seats } = this;
        await this.film(newest);
        if (seats === this.seats) this.settle(newest); // else it was forgotten meanwhile
      }
    } finally {
      this.playing = false;
    }
  }

  // -- the film

  /** Whether time is short: nobody looks, or the table is far ahead. Then nothing rests. */
  get hasty() {
    return document.hidden || this.next?.moves.length > BEHIND;
  }

  get quick() {
    return still.matches || this.hasty;
  }

  animate(element, frames, duration) {
    return element.animate(frames, { duration: this.quick ? 0 : duration, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" }).finished;
  }

  async film(view) {
    if (!this.view || this.view.table !== view.table) return this.arrange(view);
    this.arrange(view);
    for (const move of view.moves) {
      if (move.words) this.tell(move.kind === "notice" ? markdown(move.words).textContent : move.words);
      if (!this.hasty) sound(move.outcome ?? move.kind);
      if (move.kind === "deal") await this.sweep(null);
      else if (move.kind === "call") this.seats.get(move.seat)?.say(move.said);
      else if (move.kind === "play") await this.fly(move, view);
      else if (move.kind === "take") {
        if (!this.hasty) await pause(view.rest);
        await this.sweep(move.seat);
      } else if (move.kind === "result") await this.showResult(move, view);
    }
  }

  tell(words) {
    this.live.append(el("p", {}, words));
    while (this.live.childElementCount > 12) this.live.firstChild.remove();
  }

  /** Bring what lies on the table to who took it. */
  async sweep(seat) {
    const cards = [...this.trick.values()];
    this.trick.clear();
    if (!cards.length) return;
    const to = seat ? this.seats.get(seat)?.centre() : null;
    const boxes = cards.map((card) => card.getBoundingClientRect()); // all before any is moved: the layout is made once
    await Promise.all(cards.map((card, number) => {
      const box = boxes[number];
      const way = to ? `translate(${to.x - box.x - box.width / 2}px, ${to.y - box.y - box.height / 2}px) scale(.4)` : "none";
      return this.animate(card, [{}, { transform: way, opacity: 0 }], SWEEP);
    }));
    cards.forEach((card) => card.remove());
  }

  async fly(move, view) {
    if (this.trick.has(move.seat)) await this.sweep(null);
    const from = move.seat === view.me ? this.hand.take(move.card) : this.seats.get(move.seat)?.centre(); // before anything changes
    redraw(this.centre, "", () => []);
    const card = this.lay(move.seat, move.card, view);
    card.style.visibility = "hidden"; // until its picture is there
    await Promise.race([card.querySelector("img").decode().catch(() => {}), pause(DECODE)]);
    card.style.visibility = "";
    const box = card.getBoundingClientRect();
    if (!from || !box.width) return;
    const scale = (from.width ?? box.width * 0.5) / box.width;
    const start = `translate(${from.x - box.x - box.width / 2}px, ${from.y - box.y - box.height / 2}px) scale(${scale})`;
    await this.animate(card, [{ transform: start }, { transform: "none" }], FLY);
  }

  /** Show how a hand ended, if the next one is dealt already. */
  async showResult(move, view) {
    if (view.result || this.hasty) return;
    await this.sweep(null);
    const banner = el("div", { class: "result" }, move.said);
    this.middle.append(banner);
    this.words.replaceChildren(markdown(move.words));
    this.words.drawn = "";
    await pause(RESULT);
    banner.remove();
  }

  lay(seat, card, view) {
    const shown = el("div", { class: "laid", role: "img", "aria-label": `${this.seats.get(seat)?.name ?? ""}: ${card.words}` }, cardImage(this.base(view), card.face));
    const [x, y] = this.direction(seat, view);
    shown.style.setProperty("--x", x);
    shown.style.setProperty("--y", y);
    shown.style.setProperty("--tilt", `${Math.round(x * 5 + y * 2)}deg`);
    this.trick.set(seat, shown);
    this.middle.append(shown);
    return shown;
  }

  // -- the state

  small(view, { face, words }) {
    return el("img", { src: `${this.base(view)}/${face}-140.webp`, alt: words });
  }

  base(view) {
    return `${LOADED}cards/${view.deck}`;
  }

  /** Where a seat is, seen from the middle: one's own below, the next one clockwise to the left. */
  direction(seat, view) {
    const count = view.seats.length;
    const turn = (2 * Math.PI * ((seat - (view.me || 1) + count) % count)) / count;
    return [-Math.sin(turn), Math.cos(turn)];
  }

  arrange(view) {
    this.dataset.status = view.status;
    this.dataset.deck = view.deck.split("-")[0];
    this.dataset.seats = String(view.seats.length);
    for (const [number, seat] of this.seats) {
      if (number > view.seats.length) {
        seat.element.remove();
        this.seats.delete(number);
      }
    }
    for (const data of view.seats) {
      let seat = this.seats.get(data.seat);
      if (!seat) {
        seat = new Seat();
        this.seats.set(data.seat, seat);
        this.felt.append(seat.element);
      }
      seat.place(...this.direction(data.seat, view));
    }
  }

  /** Show a view exactly. */
  settle(view) {
    setClock(view.now);
    const fresh = !this.view || this.view.table !== view.table || this.view.hand !== view.hand;
    const before = this.view;
    if (before && view.asked && !before.asked) sound("turn");
    this.view = view;
    for (const data of view.seats) this.seats.get(data.seat).show(data, view, this.hello);
    this.showBar(view);
    this.showMiddle(view);
    this.showWords(view, before);
    this.hand.show(view, { base: this.base(view), texts: this.texts, fresh: fresh && before !== null, quick: still.matches, deal: DEAL });
    if (view.picks) this.acts.drawn = "";
    else redraw(this.acts, [view.acts, view.turnup, view.asked, view.advised, view.deck], () => this.actRow(view));
    this.middle.classList.remove("past");
    const last = this.lastTrick(view).length ? [this.back] : [];
    this.back.setAttribute("aria-pressed", "false");
    const chosen = view.menus.length && [view.seq, view.answered]; // a menu goes back to its label
    redraw(this.buttons, [view.buttons, view.menus, chosen, last.length], () =>
      [...view.menus.map((one) => this.menu(one)), ...view.buttons.map((one) => this.button(one)), ...last]);
    this.classList.toggle("asked", view.asked);
    this.classList.remove("waiting");
  }

  showBar(view) {
    redraw(this.bar, [view.scores, view.trump, view.title, document.documentElement.lang], () => this.barParts(view));
    redraw(this.heading, [view.goal, view.trump && view.title], () => [view.goal, ...(view.trump ? [el("span", {}, el("br"), view.title)] : [])]);
  }

  barParts(view) {
    const { texts } = this;
    const sides = view.scores.map((side, number) => el(
      "div", { class: `score side${number + 1}${side.points.length > 2 ? " long" : ""}` },
      el("b", {}, side.points),
      el("span", { class: "names" }, side.name),
      el("span", { class: "tricks", role: "img", "aria-label": `${texts["live-tricks"]}: ${side.tricks}` }, ...this.pips(side.tricks)),
    ));
    const { trump } = view;
    const box = trump
      ? el("div", { class: "trump" },
        el("span", { class: "silent" }, `${texts["live-trump"]}: ${trump.words}, `),
        trump.suit ? suitSign(trump.suit, texts["no-trump-short"]) : el("span", { class: "suit" }, "?"),
        el("span", { class: "maker" }, trump.maker, ...(trump.company ? [el("em", {}, ` ${trump.company}`)] : [])))
      : el("div", { class: "trump untold" }, view.title);
    const [first, ...others] = sides;
    return [...(first ? [first] : []), box, ...others];
  }

  pips(count) {
    return count > 6 ? [String(count)] : Array.from({ length: count }, () => el("i"));
  }

  showMiddle(view) {
    const played = new Set(view.trick.map(({ seat }) => seat));
    for (const [seat, card] of this.trick) {
      if (!played.has(seat) || view.result || view.gathered) {
        card.remove();
        this.trick.delete(seat);
      }
    }
    for (const { seat, card, best } of view.result || view.gathered ? [] : view.trick) {
      const shown = this.trick.get(seat);
      const same = shown?.querySelector("img").src.includes(`/${card.face}-`);
      if (shown && !same) shown.remove();
      const laid = same ? shown : this.lay(seat, card, view);
      laid.classList.toggle("best", best);
    }
    const lies = !view.result && !view.trick.length && (view.turnup || view.kitty);
    redraw(this.centre, [view.result, lies && [view.turnup, view.kitty, this.base(view)], document.documentElement.lang], () => {
      if (view.result) return [el("div", { class: "result" }, view.result)];
      return lies ? [this.kitty(view)] : [];
    });
  }

  lastTrick(view) {
    return view.gathered ? view.trick : view.last;
  }

  /** Show the last trick in place of this one, or this one again. */
  lookBack() {
    const shows = this.back.getAttribute("aria-pressed") === "false", { view } = this;
    this.back.setAttribute("aria-pressed", String(shows));
    const last = this.lastTrick(view);
    this.showMiddle(shows ? { ...view, trick: last, gathered: false } : view);
    this.middle.classList.toggle("past", shows);
    if (shows) last.forEach(({ seat, card }) => this.tell(`${this.seats.get(seat)?.name}: ${card.words}`));
  }

  kitty(view) {
    const { turnup } = view;
    const backs = Array.from({ length: Math.min(3, view.kitty) }, () => cardImage(this.base(view), "back"));
    const card = turnup && el("div", { class: turnup.down ? "turnup pale" : "turnup", role: "img", "aria-label": `${this.texts["live-turn-up"]}: ${turnup.card.words}` },
      cardImage(this.base(view), turnup.card.face),
      ...(turnup.down ? [el("span", {}, this.texts["picture-turned-down"])] : []));
    return el("div", { class: "kitty" }, ...(backs.length ? [el("div", { class: "backs" }, ...backs)] : []), ...(card ? [card] : []));
  }

  showWords(view, before) {
    redraw(this.words, [view.words, view.moved, this.base(view)], () => [
      ...view.words.map(markdown), ...view.moved.map(({ label, cards }) => el("p", { class: "moved" }, label, ...cards.map((card) => this.small(view, card))))]);
    if (view.note && (view.answered !== before?.answered || view.note !== before?.note)) { // a hint may follow its answer
      this.noteUntil = Date.now() + NOTE_SECONDS * 1000;
      this.noteBox.replaceChildren(markdown(view.note));
      this.noteBox.classList.toggle("refused", view.refused);
      this.tell(this.noteBox.textContent);
      if (view.advised.length) this.noteUntil = Infinity; // until the table moves on
      else setTimeout(() => { this.noteBox.hidden = Date.now() >= this.noteUntil; }, NOTE_SECONDS * 1000 + 50);
    }
    this.noteBox.hidden = !view.note && !(Date.now() < (this.noteUntil ?? 0));
    if (!view.note && (view.answered !== before?.answered || this.noteUntil === Infinity)) this.noteBox.hidden = true;
    this.noteBox.classList.toggle("hint", view.advised.length > 0);
    if (!this.noteBox.hidden && this.words.firstChild !== this.noteBox) this.words.prepend(this.noteBox);
    requestAnimationFrame(() => { // what scrolls can be reached by keyboard
      if (this.words.scrollHeight > this.words.clientHeight) this.words.tabIndex = 0;
      else this.words.removeAttribute("tabindex");
    });
    const question = this.words.querySelector("strong")?.textContent ?? "";
    if (view.asked && question && question !== this.question) this.tell(question);
    this.question = view.asked ? question : "";
  }

  actRow(view) {
    const beside = view.asked && view.turnup && !view.turnup.down && view.acts.length
      ? [el("div", { class: "beside" }, cardImage(this.base(view), view.turnup.card.face))] : [];
    return [...beside, ...view.acts.map((one) => this.button(one))];
  }

  menu({ press, label, options }) {
    const list = select({ custom_id: press, placeholder: label, options }, (chosen) => this.press(press, chosen));
    return el("label", {}, el("span", { class: "silent" }, label), list);
  }

  button({ press, label, words, tone, suit }) {
    const sign = suit ? [suitSign(suit)] : [];
    const advised = this.view?.advised.includes(press) ? " advised" : "";
    return el("button", { class: `button ${tone}${advised}`, "aria-label": words || null, onclick: () => this.press(press) }, ...sign, label);
  }
}

customElements.define("live-table", LiveTable);

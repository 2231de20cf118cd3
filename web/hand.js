// One's own cards: buttons that are lifted by the first tap and played by the second, dragged to the table, or chosen
// together.

import { cardImage, el, fill } from "./dom.js";

const DRAGGED = 8; // pixels from where a touch is no tap any more

export class Hand {
  /**
   * @param {(press: string, chosen?: string[]) => void} press
   * @param {(button: Node) => void} showConfirm puts what confirms the chosen cards before the calls
   */
  constructor(press, showConfirm) {
    this.press = press;
    this.showConfirm = showConfirm;
    this.element = el("section", { class: "hand" });
    this.clear();
    document.addEventListener("keydown", (event) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      this.buttons[(Number(event.key) + 9) % 10]?.click();
    });
  }

  clear() {
    Object.assign(this, { buttons: [], lifted: null, chosen: new Set(), drawn: "" });
    this.element.replaceChildren();
  }

  /** Take a played card out of the hand. Returns where it was. */
  take(card) {
    const button = this.buttons.find((one) => one.dataset.face === card.face && !one.hidden);
    if (!button) return null;
    const box = button.getBoundingClientRect();
    button.style.visibility = "hidden";
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  }

  show(view, { base, texts, fresh, quick, deal }) {
    const { cards } = view;
    const drawn = JSON.stringify([view.hand, cards, view.picks, view.advised, base]);
    if (drawn === this.drawn) {
      this.element.querySelectorAll(".sent").forEach((card) => { // what was refused goes back
        card.classList.remove("sent");
        card.style.transform = "";
      });
      return;
    }
    const focused = this.buttons.indexOf(document.activeElement);
    const lifted = cards.findIndex(({ card, press }) => press && card.face === this.lifted?.dataset.face);
    Object.assign(this, { drawn, lifted: null, chosen: new Set() });
    const open = cards.some(({ press }) => press);
    this.buttons = cards.map((one) => el(
      "button",
      {
        class: `card${one.press || view.picks ? " lawful" : open ? " pale" : ""}${view.advised.includes(one.card.face) ? " advised" : ""}`,
        disabled: !one.press && !view.picks, "data-face": one.card.face, "aria-label": one.card.words,
        "aria-pressed": one.press || view.picks ? "false" : null,
        onclick: ({ currentTarget, detail }) => {
          if (this.dragged && detail) return; // the end of a drag is no tap
          if (view.picks) this.choose(currentTarget, one, view, texts);
          else this.tap(currentTarget, one);
        },
        onpointerdown: (event) => this.drag(event, one),
      },
      cardImage(base, one.card.face),
    ));
    this.element.style.setProperty("--count", Math.max(5, cards.length)); // cards keep their size as they grow fewer
    this.element.replaceChildren(...this.buttons);
    if (focused >= 0) this.buttons[Math.min(focused, cards.length - 1)]?.focus({ preventScroll: true });
    if (lifted >= 0) this.lift(this.buttons[lifted]);
    if (view.picks) this.showPick(view, texts);
    if (fresh && !quick) {
      this.buttons.forEach((one, number) => one.animate(
        [{ transform: "translateY(-40vh) scale(.5)", opacity: 0 }, {}],
        { duration: deal, delay: number * 45, easing: "ease-out", fill: "backwards" },
      ));
    }
  }

  tap(button, { press }) {
    if (this.lifted === button) return this.send(button, press);
    this.lift(button);
    button.focus({ preventScroll: true });
  }

  /** Let a card follow the finger. It is played if it is let go above the hand, else it goes back. */
  drag(down, { press }) {
    this.dragged = false;
    if (!press || down.button !== 0) return;
    const button = down.currentTarget, { top } = this.element.getBoundingClientRect();
    button.setPointerCapture(down.pointerId);
    button.onpointermove = ({ clientX, clientY }) => {
      const x = clientX - down.clientX, y = clientY - down.clientY;
      this.dragged ||= Math.hypot(x, y) > DRAGGED;
      if (this.dragged) button.style.transform = `translate(${x}px, ${y}px)`;
    };
    button.onpointerup = button.onpointercancel = ({ type, clientY }) => {
      button.onpointermove = button.onpointerup = button.onpointercancel = null;
      if (this.dragged && type === "pointerup" && clientY < top) this.send(button, press);
      else button.style.transform = "";
    };
  }

  send(button, press) {
    button.classList.add("sent");
    this.press(press);
  }

  lift(button) {
    this.lifted?.setAttribute("aria-pressed", "false");
    this.lifted = button;
    button.setAttribute("aria-pressed", "true");
  }

  choose(button, { place }, view, texts) {
    if (!this.chosen.delete(place)) {
      if (this.chosen.size === view.picks) return;
      this.chosen.add(place);
    }
    button.setAttribute("aria-pressed", String(this.chosen.has(place)));
    this.showPick(view, texts);
  }

  showPick(view, texts) {
    const ready = this.chosen.size === view.picks;
    const label = fill(texts["live-choose"], { count: view.picks });
    this.showConfirm(el("button", { class: "button good", disabled: !ready, onclick: () => this.press(view.pick, [...this.chosen].map(String)) }, label));
  }
}

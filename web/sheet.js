// Sheets: what Discord would show as a private answer, over the table as dialogs; and forms. Components are Discord's.

import { ELSEWHERE, el, markdown, redraw } from "./dom.js";

const FEW = 12; // options among which nobody has to search
const TONES = ["", "main", "", "good", "grave", ""]; // by the styles of Discord's buttons

export class Sheets {
  /** @param {(what: {press: string, sheet: string, chosen?: string[], fields?: object}) => boolean} send */
  constructor(send) {
    Object.assign(this, { send, texts: {}, open: new Map(), waiting: new Map() });
  }

  /** Close all, as for another person. */
  clear() {
    this.waiting.clear();
    for (const dialog of this.open.values()) dialog.remove();
    this.open.clear();
  }

  /** Close all but forms, in which somebody may be writing. */
  makeWay() {
    this.waiting.clear();
    for (const [id, dialog] of this.open) if (!dialog.querySelector("form")) this.shut(id);
    this.announce();
  }

  /** Show a sheet or a form. One without components is closed; one that `waits` is named by those that are open. */
  show(message) {
    const { kind, id, title = "", press, components, files = {}, waits = false } = message;
    let dialog = this.open.get(id);
    if (this.waiting.delete(id)) this.announce();
    if (!components.length) return this.shut(id);
    if (waits && !dialog && this.open.size) {
      this.waiting.set(id, message);
      return this.announce();
    }
    if (!dialog) {
      dialog = this.make(id);
      this.open.set(id, dialog);
    }
    const box = dialog.firstChild;
    dialog.sent = false;
    redraw(box, { title, components, files }, () => {
      const body = el(kind === "form" ? "form" : "div", { class: "body" }, ...(title ? [el("h2", {}, title)] : []));
      body.append(...components.map((one) => this.draw(one, { id, files })));
      if (kind === "form") {
        body.append(el("p", { class: "row" }, el("button", { class: "button main" }, this.texts["live-send"])));
        body.addEventListener("submit", (event) => {
          event.preventDefault();
          dialog.sent = this.send({ press, sheet: id, fields: fieldsOf(body) });
        });
      }
      const close = el("button", { class: "close", "aria-label": this.texts["live-close"], onclick: () => dialog.close() }, "×");
      const below = ["note", "waits"].map((name) => el("div", { class: name, role: "status", hidden: true }));
      return [close, body, el("div", { class: "below" }, ...below)];
    });
    this.announce();
    const named = [...box.querySelectorAll("h2, p, li")].find((one) => one.textContent.trim());
    dialog.setAttribute("aria-label", named?.textContent ?? this.texts["live-title"]);
    if (dialog.open) return;
    dialog.showModal();
    if (kind !== "form") box.focus();
  }

  make(id) {
    const before = document.activeElement, name = before?.getAttribute("aria-label") ?? before?.textContent;
    const dialog = el("dialog", { class: "sheet" }, el("div", { class: "box", tabindex: -1 }));
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close()); // beside the box
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.open.delete(id);
      // what it was opened from may have been drawn anew
      const again = [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
      if (document.activeElement === document.body) again?.focus({ preventScroll: true });
      const [next] = this.waiting.values();
      if (next && !this.open.size) this.show(next);
    });
    document.body.append(dialog);
    return dialog;
  }

  shut(id) {
    const dialog = this.open.get(id);
    this.open.delete(id);
    dialog?.close();
  }

  /** Name on every open sheet the one that waits, which can be opened there. */
  announce() {
    const [next] = this.waiting.values();
    for (const dialog of this.open.values()) {
      const box = dialog.querySelector(".below > .waits"), open = () => this.show({ ...next, waits: false });
      box.hidden = !next;
      box.replaceChildren(...(next ? [el("button", { class: "button", type: "button", onclick: open }, titleOf(next) || this.texts["live-title"])] : []));
    }
  }

  /** Take the answer to the last press: a form that was accepted goes, and what is said stands where it is seen. */
  answer({ note, refused }) {
    for (const [id, dialog] of this.open) {
      if (dialog.sent && !refused) this.shut(id);
      dialog.sent = false;
    }
    const box = [...this.open.values()].pop()?.querySelector(".below > .note");
    if (!box) return;
    box.hidden = !note;
    box.classList.toggle("refused", refused);
    box.replaceChildren(...(note ? [markdown(note)] : []));
  }

  // -- Discord's components, by their numbers

  draw(given, at) {
    const component = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)); // the rest is usual
    const all = (several = []) => several.map((one) => this.draw(one, at));
    const address = (media) => at.files[media.url.replace("attachment://", "")] ?? "";
    switch (component.type) {
      case 1: return el("div", { class: "row" }, ...all(component.components));
      case 2: return this.button(component, at.id);
      case 3: case 5: case 6: case 7: case 8: return this.menu(component, at.id);
      case 4: return textInput(component);
      case 9: return el("div", { class: "section" }, el("div", {}, ...all(component.components)), this.draw(component.accessory, at));
      case 10: return markdown(component.content);
      case 11: return el("img", { class: "thumbnail", src: address(component.media), alt: component.description ?? "" });
      case 12: return el("div", { class: "gallery" }, ...component.items.map(({ media, description }) => el("img", { src: address(media), alt: description ?? "" })));
      case 13: return el("a", { class: "button", href: address(component.file), download: "" }, component.file.url.replace("attachment://", ""));
      case 14: return el("hr", { class: component.divider === false ? "blank" : null });
      case 17: return container(component, all(component.components));
      case 18: return this.label(component, at);
      case 21: case 22: return options(component, component.type === 21 ? "radio" : "checkbox");
      default: return document.createTextNode("");
    }
  }

  button({ style, label, emoji, custom_id, url, disabled }, sheet) {
    const words = [emoji && !emoji.id ? emoji.name : "", label ?? ""].filter(Boolean).join(" ");
    if (url) return el("a", { class: "button", href: /^https?:/i.test(url) ? url : null, ...ELSEWHERE }, `${words} ↗`);
    return el("button", { class: `button ${TONES[style]}`, type: "button", disabled, onclick: () => this.send({ press: custom_id, sheet }) }, words);
  }

  /** A menu of one choice, which is sent at once; of several, with a button. In a form nothing is sent by itself. */
  menu(component, sheet) {
    const { custom_id, placeholder = "", max_values = 1, disabled } = component;
    if (max_values === 1) {
      const list = select(component, component.field ? null : (chosen) => this.send({ press: custom_id, sheet, chosen }));
      if (list.length > FEW) return searchable(list, this.texts["live-search"], component.field ?? placeholder);
      return component.field ? list : el("label", { class: "menu" }, el("span", { class: "silent" }, placeholder), list);
    }
    const boxes = options(component, "checkbox");
    if (component.field) return boxes;
    const send = el("button", { class: "button good", type: "button", disabled, onclick: () => this.send({ press: custom_id, sheet, chosen: chosenIn(boxes) }) }, this.texts["live-send"]);
    return el("fieldset", { class: "menu" }, el("legend", {}, placeholder), boxes, send);
  }

  /** A field of a form with its name and what is to be known of it. */
  label({ label, description, component }, at) {
    const input = this.draw({ ...component, field: label }, at);
    const group = input.localName === "div";
    const about = description ? [el("span", { class: "small" }, description)] : [];
    return el(group ? "fieldset" : "label", { class: "field" }, el(group ? "legend" : "span", {}, label), ...about, input);
  }
}

/** Return the first line that stands on a sheet. */
function titleOf({ components }) {
  for (const { content = "", components: inside = [] } of components) {
    const words = content ? markdown(content.trim().split("\n")[0]).textContent : titleOf({ components: inside });
    if (words) return words;
  }
  return "";
}

function container({ accent_color }, parts) {
  const made = el("div", { class: "container" }, ...parts);
  if (accent_color) made.style.borderColor = `#${accent_color.toString(16).padStart(6, "0")}`;
  return made;
}

function textInput({ custom_id, style, value, placeholder = null, required = true, min_length = null, max_length = null }) {
  const facts = { name: custom_id, placeholder, required, minlength: min_length, maxlength: max_length, autocomplete: "off" };
  return style === 2 ? el("textarea", { ...facts, rows: 4 }, value ?? "") : el("input", { ...facts, type: "text", value: value ?? "" });
}

/** Return the options of a menu, those of members and roles (which the server lists) like others. */
function optionsOf({ options = [], default_values = [] }) {
  const defaults = new Set(default_values.map(({ id }) => String(id)));
  return options.map((one) => ({ ...one, chosen: one.default || defaults.has(one.value), label: [one.emoji && !one.emoji.id ? one.emoji.name : "", one.label].filter(Boolean).join(" ") }));
}

/**
 * A menu of one choice.
 * @param {any} component Discord's
 * @param {((chosen: string[]) => void) | null} send called with what is chosen at once; in a form nothing is
 */
export function select(component, send) {
  const { custom_id, placeholder = "", min_values = 1, required = true, disabled } = component, listed = optionsOf(component);
  const list = el("select", { name: custom_id, required: required && min_values > 0, disabled: disabled || !listed.length });
  const none = !listed.some(({ chosen }) => chosen);
  if (none || min_values === 0 || !required) {
    list.append(el("option", { value: "", disabled: send !== null, selected: none }, placeholder || "–"));
  }
  for (const { label, value, description, chosen } of listed) {
    list.append(el("option", { value, selected: chosen }, description ? `${label} · ${description}` : label));
  }
  if (send) list.addEventListener("change", () => send([list.value]));
  return list;
}

/** A menu of many, with a line that leaves those in which it is found. */
function searchable(list, search, name) {
  const all = [...list.options];
  list.setAttribute("aria-label", name);
  const line = el("input", { type: "search", placeholder: search, "aria-label": `${search}: ${name}`, oninput: () => {
    const wanted = line.value.trim().toLowerCase();
    list.replaceChildren(...all.filter(({ value, text }) => !value || text.toLowerCase().includes(wanted)));
    list.size = wanted ? Math.min(6, Math.max(2, list.length)) : 0;
  } });
  return el("div", { class: "menu" }, line, list);
}

/** Radio buttons or check boxes, no more of which can be chosen than may be. */
function options(component, type) {
  const { custom_id, min_values = 1, max_values = Infinity, required = true } = component;
  const made = el("div", { class: "options" }, ...optionsOf(component).map(({ label, value, description, chosen }) => el(
    "label", {},
    el("input", { type, name: custom_id, value, checked: chosen, required: type === "radio" && required }),
    el("span", {}, label, ...(description ? [el("span", { class: "small" }, description)] : [])),
  )));
  const boxes = [...made.querySelectorAll("input")];
  const judge = () => {
    if (type === "radio") return;
    const count = chosenIn(made).length;
    boxes.forEach((box) => { box.disabled = !box.checked && count >= max_values; });
    const send = made.parentElement?.querySelector(":scope > button");
    if (send) send.disabled = count < min_values;
    boxes[0]?.setCustomValidity(required && count < min_values ? `${count} / ${min_values}` : "");
  };
  made.addEventListener("change", judge);
  queueMicrotask(judge);
  return made;
}

const chosenIn = (group) => [...group.querySelectorAll("input:checked")].map(({ value }) => value);

/** Return what is written and chosen in a form, by the ids of its fields. */
function fieldsOf(form) {
  const fields = {};
  for (const input of form.elements) {
    if (!input.name) continue;
    if (input.type === "radio" || input.type === "checkbox") {
      fields[input.name] ??= [];
      if (input.checked) fields[input.name].push(input.value);
    } else fields[input.name] = input.localName === "select" ? [input.value].filter(Boolean) : input.value;
  }
  return fields;
}

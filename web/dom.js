// Small means of the page: making elements, showing Discord's markdown, cards and clocks.

/**
 * Make an element. Attributes that are `true` are empty, those that are `false` or `null` are left out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes] `on…` are listeners
 * @param {...(Node | string)} children
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/**
 * Draw an element anew if `data` has changed, and leave the focus on the control that has the name of the one before.
 * @param {any} element
 * @param {any} data
 * @param {() => (Node | string)[]} draw
 */
export function redraw(element, data, draw) {
  const drawn = JSON.stringify(data);
  if (drawn === element.drawn) return;
  element.drawn = drawn;
  const focused = element.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  element.replaceChildren(...draw());
  if (focused === null) return;
  const controls = [...element.querySelectorAll("button, select, input, textarea, a")];
  controls.find((one) => nameOf(one) === focused)?.focus({ preventScroll: true });
}
const nameOf = (control) => control.getAttribute("aria-label") ?? control.name ?? control.textContent;

/** Whether this person wants as little motion as can be. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Fill the `{marks}` of a text. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Where all that the page loads is. */
export const LOADED = new URL(".", import.meta.url).pathname;

const SIGNS = { S: "♠\ufe0e", H: "♥\ufe0e", D: "♦\ufe0e", C: "♣\ufe0e" };

/** A suit's sign on white, in the deck's colour. `none` is how no trump is written. */
export const suitSign = (suit, none) => el("span", { class: "suit", "data-suit": suit, "aria-hidden": "true" }, SIGNS[suit] ?? none);

/**
 * A picture of a card. What it is stands beside it, so the picture itself is silent.
 * @param {string} base where this deck's cards are
 * @param {string} face such as `JH-right`, or `back`
 */
export function cardImage(base, face) {
  const at = (width) => `${base}/${face}-${width}.webp`;
  return el("img", { src: at(140), srcset: `${at(140)} 1x, ${at(280)} 2x`, alt: "", draggable: "false", width: 140, height: 196 });
}

// -- times: the server's clock may differ from this machine's

let offset = 0;
export const setClock = (now) => { offset = now - Date.now() / 1000; };
export const serverNow = () => Date.now() / 1000 + offset;

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function timeWords(at, style, locale) {
  if (style !== "R") return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
  const left = at - serverNow();
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(left / size), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-at]")) {
    const words = timeWords(Number(time.dataset.at), time.dataset.style, document.documentElement.lang);
    if (words !== time.textContent) time.textContent = words;
  }
}, 1000);

// -- Discord's markdown, as far as the bot's sentences have it

const INSIDE = String.raw`((?:\\.|[^\\])+?)`;
const INLINE = new RegExp([
  String.raw`\\(?<literal>[^\w\s])`, "(`+)(?<code>.+?)\\2(?!`)", String.raw`<t:(?<at>\d+)(?::(?<style>\w))?>`,
  String.raw`<\/(?<command>[^:>]+):(?<press>[^>]+)>`, String.raw`\[(?<label>[^\]]+)\]\(<?(?<target>https?:[^)\s>]+)>?\)`,
  String.raw`<?(?<address>https?:\/\/[^\s<>]*[^\s<>).,;:!?])>?`,
  String.raw`\*\*(?<strong>${INSIDE})\*\*(?!\*)`, String.raw`__(?<u>${INSIDE})__(?!_)`, String.raw`~~(?<s>${INSIDE})~~`,
  String.raw`\*(?!\s)(?<em>${INSIDE})\*(?!\*)`, String.raw`(?<!\w)_(?<i>${INSIDE})_(?!\w)`,
].join("|"), "gs");

function* inline(text) {
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    yield text.slice(end, found.index);
    end = found.index + found[0].length;
    yield marked(/** @type {Record<string, string>} */ (found.groups));
  }
  yield text.slice(end);
}

function marked({ literal, code, at, style = "f", command, press, label, target, address, ...tags }) {
  if (literal) return literal;
  if (code) return el("code", {}, code);
  if (at) return el("time", { "data-at": at, "data-style": style }, timeWords(Number(at), style, document.documentElement.lang));
  if (command) return /^\d+$/.test(press) ? `/${command}` : el("button", { class: "command", type: "button", "data-press": press }, `/${command}`);
  if (target || address) return el("a", { href: target ?? address, ...ELSEWHERE }, ...(label ? inline(label) : [address]));
  const [tag, inside] = Object.entries(tags).find(([, one]) => one !== undefined) ?? ["span", ""];
  return el(tag, {}, ...inline(inside));
}

/** Attributes of a link that leads away from the table. */
export const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" };

const LINE = /^(?:(#{1,3}|-#) |(> )|(\s*)(?:[-*]|(\d+)\.) )?(.*)$/s;

/** Show a text of one or several lines. */
export function markdown(text) {
  const shown = el("div", { class: "text" });
  text.split(/```(?:\w*\n)?(.*?)```/s).forEach((part, number) => {
    if (number % 2) shown.append(el("pre", { tabindex: 0 }, part.trimEnd()));
    else if (part.trim() || !number) part.replace(/^\n|\n$/g, "").split("\n").forEach((line) => addLine(shown, line));
  });
  return shown;
}

function addLine(shown, line) {
  const [, mark, quoted, indent, number, rest] = /** @type {RegExpExecArray} */ (LINE.exec(line));
  const words = inline(rest), last = shown.lastChild;
  if (quoted) (last?.localName === "blockquote" ? last : shown.appendChild(el("blockquote"))).append(el("p", {}, ...words));
  else if (indent !== undefined) {
    const tag = number ? "ol" : "ul";
    const list = last?.localName === tag || (last && indent) ? last : shown.appendChild(el(tag, { start: number ?? null }));
    list.append(el("li", { class: indent ? "deeper" : null }, ...words));
  } else if (mark && mark !== "-#") shown.append(el("h2", { class: `size${mark.length}` }, ...words));
  else shown.append(el("p", { class: mark ? "small" : null }, ...words));
}

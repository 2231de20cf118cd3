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

/** Fill the `{marks}` of a text. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

export const SIGNS = { S: "♠\ufe0e", H: "♥\ufe0e", D: "♦\ufe0e", C: "♣\ufe0e" };

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
    time.textContent = timeWords(Number(time.dataset.at), time.dataset.style, document.documentElement.lang);
  }
}, 1000);

// -- Discord's markdown, as far as the bot's sentences have it

const MARKS = /(\*\*|\*|`[^`]*`|\\.|<t:\d+(?::\w)?>|<\/[^:>]+:\d+>|<[@#][!&]?\d+>|\[[^\]]*\]\([^)]*\))/;

/** Show a text of one or several lines. */
export function markdown(text) {
  const shown = el("div", { class: "text" });
  for (const line of text.split("\n")) {
    const small = line.startsWith("-# ");
    const paragraph = el("p", { class: small ? "small" : null });
    let into = paragraph;
    for (const part of line.slice(small ? 3 : 0).split(MARKS)) {
      if (part === "**" || part === "*") {
        const tag = part === "*" ? "em" : "strong";
        if (into.localName === tag) into = into.parentElement ?? paragraph;
        else into = into.appendChild(el(tag));
      } else into.append(inline(part));
    }
    shown.append(paragraph);
  }
  return shown;
}

function inline(part) {
  const time = /^<t:(\d+)(?::(\w))?>$/.exec(part);
  if (time) {
    const words = timeWords(Number(time[1]), time[2], document.documentElement.lang);
    return el("time", { "data-at": time[1], "data-style": time[2] ?? "f" }, words);
  }
  if (/^\\.$/.test(part)) return part[1];
  if (/^`.+`$/.test(part)) return el("code", {}, part.slice(1, -1));
  const named = /^<\/([^:>]+):\d+>$/.exec(part) ?? /^\[([^\]]*)\]\(/.exec(part);
  if (named) return part[0] === "<" ? `/${named[1]}` : named[1];
  return part;
}

// The page's way in: a link's secret, a session's token, and the connection that shows the table.

import { el, fill, setClock } from "./dom.js";
import { Sheets } from "./sheet.js";
import { Connection } from "./socket.js";
import "./table.js";

const table = /** @type {any} */ (document.querySelector("live-table"));
const door = /** @type {HTMLDialogElement} */ (document.querySelector(".door"));
const discord = document.documentElement.dataset.client; // the application's id, in Discord's own window
const store = discord ? {} : sessionStorage; // this window's own: four windows may be four people
const WHY = { 4409: "live-elsewhere", 4410: "live-moved", 4413: "live-full", 4429: "live-often" };
let connection = null;
let texts = {};
const sheets = new Sheets((what) => connection.press(what));

document.addEventListener("click", ({ target }) => { // a command that a text names
  const named = /** @type {HTMLElement} */ (target).closest("[data-press]");
  if (named instanceof HTMLElement) connection.press({ press: named.dataset.press });
});

async function ask(said) {
  const answer = await fetch("/enter", { method: "POST", body: JSON.stringify(said), headers: { "Content-Type": "application/json" } });
  return answer.ok ? answer.json() : null;
}

/** Show words over the table, with buttons. */
function say(words, ...buttons) {
  door.replaceChildren(el("p", {}, words), el("p", { class: "row" }, ...buttons));
  if (!door.open) door.showModal();
}
door.addEventListener("cancel", (event) => event.preventDefault());

const button = (label, onclick) => el("button", { class: "button main", onclick }, label);

const none = /** @type {HTMLElement} */ (document.querySelector(".none"));
const sayNone = () => say(none.textContent ?? "");

async function begin(secret, place) {
  history.replaceState(null, "", location.pathname); // until then the page may be loaded again
  const begun = await ask({ secret, as: place });
  if (!begun) return sayNone();
  store.token = begun.token;
  store.place = String(place);
  connect();
}

function connect() {
  door.close();
  connection?.end(1000);
  forget();
  connection = new Connection(store.token, hear, change, discord ? "/activity/socket" : "/socket");
}

function forget() {
  sheets.clear();
  table.forget();
}

function hear(message, answers) {
  if (message.kind === "sheet" || message.kind === "form") return sheets.show(message);
  if (message.kind === "hello") {
    texts = sheets.texts = message.texts;
    document.documentElement.lang = message.locale;
    setClock(message.now); // sheets tell times, too, where no table is
    table.greet(message, (press, chosen) => connection.press({ press, chosen }));
    showPeople(message.name);
  } else {
    if (answers) sheets.answer(message);
    if (message.me && message.table !== table.view?.table) sheets.makeWay(); // as a round's does, which comes by itself
    table.show(message);
  }
}

function change(state) {
  table.connected(state !== "lost", texts["live-lost"] ?? "");
  if (WHY[state] || state === 4401) forget(); // nobody who comes by later sees the hand
  const why = texts[WHY[state]];
  if (why) say(why, ...(state === 4410 ? [] : [button(texts["live-here"], connect)]));
  else if (state === 4401 || state === 4400) {
    delete store.token;
    if (discord) say(texts["live-ended-here"] ?? none.textContent, button(none.dataset.again, enterFromDiscord));
    else if (store.secret) begin(store.secret, Number(store.place));
    else if (texts["live-ended"]) say(texts["live-ended"]);
    else sayNone();
  }
}

/** Who plays here, with a way out; in the playground a switch between the people. */
function showPeople(name) {
  const people = JSON.parse(store.people ?? "[]");
  if (!people.length) return table.people(el("span", {}, name), el("button", { onclick: () => connection.tell("bye") }, texts["live-out"]));
  const current = Number(store.place);
  table.people(...people.map((one, place) => el("button", { onclick: () => begin(store.secret, place), "aria-pressed": String(place === current) }, one)));
}

async function enter() {
  const [secret, place] = location.hash.slice(1).split("/");
  if (!secret) return store.token ? connect() : sayNone();
  const link = await ask({ secret });
  if (!link) return sayNone();
  connection?.end(1000);
  store.clear();
  texts = link.texts;
  if (link.people.length > 1) {
    store.secret = secret;
    store.people = JSON.stringify(link.people);
    return begin(secret, Math.min(Number(place) || 0, link.people.length - 1));
  }
  say(fill(texts["live-as"], { name: link.people[0] }), button(texts["live-yes"], () => begin(secret, 0)));
}

/** Discord's client says who somebody is; the server asks Discord. */
async function enterFromDiscord() {
  door.close();
  const { admit } = await import("./activity.js");
  const { token, refused } = await admit(discord).catch(() => ({ refused: none.textContent }));
  if (!token) return say(refused, button(none.dataset.again, enterFromDiscord));
  store.token = token;
  connect();
}

if (discord) enterFromDiscord();
else {
  addEventListener("hashchange", enter);
  enter();
}

// The page's way in: a link's secret, a session's token, and the connection that shows the table.

import { el, fill } from "./dom.js";
import { Sheets } from "./sheet.js";
import { Connection } from "./socket.js";
import "./table.js";

const table = /** @type {any} */ (document.querySelector("live-table"));
const door = /** @type {HTMLDialogElement} */ (document.querySelector(".door"));
const store = sessionStorage; // this window's own: four windows may be four people
const WHY = { 4409: "live-elsewhere", 4410: "live-moved", 4413: "live-full", 4429: "live-often" };
let connection = null;
let texts = {};
const sheets = new Sheets((what) => connection.press(what), (id) => connection.tell(JSON.stringify({ closed: id })));

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

function sayNone() {
  say(document.querySelector(".none")?.textContent ?? "");
}

async function begin(secret, place) {
  history.replaceState(null, "", location.pathname); // until then the page may be loaded again
  const begun = await ask({ secret, as: place });
  if (!begun) return sayNone();
  store.setItem("token", begun.token);
  store.setItem("place", String(place));
  connect();
}

function connect() {
  door.close();
  connection?.end(1000);
  forget();
  connection = new Connection(store.getItem("token"), hear, change);
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
    table.greet(message, (press, chosen) => connection.press({ press, chosen }));
    showPeople(message.name);
  } else {
    if (answers) sheets.answer(message.note);
    table.show(message);
  }
}

function change(state) {
  table.connected(state !== "lost", texts["live-lost"] ?? "");
  if (WHY[state] || state === 4401) forget(); // nobody who comes by later sees the hand
  const why = texts[WHY[state]];
  if (why) say(why, ...(state === 4410 ? [] : [button(texts["live-here"], connect)]));
  else if (state === 4401 || state === 4400) {
    store.removeItem("token");
    if (store.getItem("secret")) begin(store.getItem("secret"), Number(store.getItem("place")));
    else if (texts["live-ended"]) say(texts["live-ended"]);
    else sayNone();
  }
}

/** Who plays here, with a way out; in the playground a switch between the people. */
function showPeople(name) {
  const people = JSON.parse(store.getItem("people") ?? "[]");
  if (!people.length) return table.person(name, texts["live-out"], () => connection.tell("bye"));
  const current = Number(store.getItem("place"));
  table.people(people, current, texts["live-people"], (place) => begin(store.getItem("secret"), place));
}

async function enter() {
  const [secret, place] = location.hash.slice(1).split("/");
  if (!secret) return store.getItem("token") ? connect() : sayNone();
  const link = await ask({ secret });
  if (!link) return sayNone();
  connection?.end(1000);
  store.clear();
  texts = link.texts;
  if (link.people.length > 1) {
    store.setItem("secret", secret);
    store.setItem("people", JSON.stringify(link.people));
    return begin(secret, Math.min(Number(place) || 0, link.people.length - 1));
  }
  say(fill(texts["live-as"], { name: link.people[0] }), button(texts["live-yes"], () => begin(secret, 0)));
}

addEventListener("hashchange", enter);
enter();

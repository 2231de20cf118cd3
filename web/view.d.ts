// What the page is sent: views, sheets and forms. A view is what it shows of a table, the whole of it each time
// (bot/live/page_views.py). Texts are in Discord's markdown, as on a panel; names and cards for a screen reader are plain.

/** The name of a card's picture, and its words. */
export interface Card { face: string; words: string }

/** What a press sends (a `custom_id`), the label, the words if they differ, a tone, a suit. */
export interface Button { press: string; label: string; words: string; tone: string; suit: string }

/** Cards of the own hand that were received, given or discarded, as the label says. */
export interface Moved { label: string; cards: Card[] }

/** One of the things that can be chosen, and what is to be known of it. */
export interface Choice { value: string; label: string; description: string }

/** A menu: what a press sends with the `value` that was chosen, and what it is for. */
export interface Menu { press: string; label: string; options: Choice[] }

/** A card of the own hand: `press` is empty if it does nothing now, `place` is for `picks`. */
export interface HandCard { card: Card; press: string; place: number }

/** `unit` is the side or the player who scores, `said` the last call, `note` what else there is. */
export interface Seat {
  seat: number; name: string; unit: number; animal: string; initial: string; colour: string;
  taken: number; score: string; said: string; suit: string; note: string; dealer: boolean; maker: boolean;
  out: boolean; exposed: Card[];
}

export interface Score { name: string; points: string; tricks: number }

/** A suit's letter, `N` for no trump, `""` while it is not named; who made it, and how they play. */
export interface Trump { suit: string; words: string; maker: string; company: string }

/** The turn-up, and whether it was turned down. */
export interface TurnUp { card: Card; down: boolean }

export interface Play { seat: number; card: Card; best: boolean }

/** When the open question ends (Unix seconds), and how many seconds it has in all. */
export interface Clock { ends: number; total: number }

/**
 * A `deal`, `call`, `play`, `take` or `result` that has happened, and the sentence on it; a `notice` is what somebody
 * asked, answered or said.
 */
export interface Move { kind: string; seat?: number; card?: Card; said?: string; words: string; outcome?: string }

/**
 * `me` and `turn` are seats or 0. A full trick lies there for `rest` milliseconds. `hand` changes with each deal.
 * `gathered`: the trick shown is the last one, else `last` is. `note` is
 * about the last press, whose number is `answered`, and `refused` if it says why nothing was done; `advised` has the faces and presses of the act that it advises.
 * `picks`: how many cards of the hand are to be chosen together, and `pick` what is sent with them. `acts` are asked for
 * now, `menus` between the hands, `buttons` always.
 */
export interface View {
  kind: string; table: number; seq: number; hand: number; status: string; title: string; goal: string; me: number;
  seats: Seat[]; scores: Score[]; trump: Trump | null; turnup: TurnUp | null; kitty: number; trick: Play[];
  last: Play[]; gathered: boolean; turn: number; asked: boolean; clock: Clock | null; now: number; rest: number; result: string;
  words: string[]; note: string; refused: boolean; cards: HandCard[]; moved: Moved[]; picks: number; pick: string; advised: string[]; acts: Button[]; menus: Menu[]; buttons: Button[];
  moves: Move[]; deck: string; answered: string;
}

/** Where nothing is on: words, and *Menu*. */
export interface Nothing { kind: string; words: string[]; note: string; refused: boolean; answered: string; buttons: Button[] }

/**
 * A private answer over the table, as Discord's JSON of components; `attachment://NAME` is at `files[NAME]`. The
 * same `id` draws it anew; without components it is closed. What is pressed in it names it: `{press, id, chosen, sheet}`.
 * One that `waits` comes by itself: if another is open, that one names it until it is closed.
 */
export interface Sheet { kind: string; id: string; components: object[]; files: object; waits?: boolean }

/** A form. It is sent as `{press, id, sheet, fields}`, and stays open while its answer is `refused`. */
export interface Form { kind: string; id: string; title: string; press: string; components: object[] }

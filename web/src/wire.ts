// The wire protocol in TypeScript, generated from src/bohnhof/server/wire by `make wire`: do not edit.
// docs/protocol.md explains it.

export const VERSION = 1;
export const LONGEST_MESSAGE = 4096;
export const LONGEST_NAME = 24;
export const LONGEST_LINE = 300;
export const MOST_SEATS = 7;

/** Plant a card: the front card of the hand in phase 1, a card set aside in phase 3. */
export interface PlantAction {
  verb: "plant";
  card: number;
  field: number;
}

/** Plant no more cards. */
export interface DoneAction {
  verb: "done";
}

/** Sell all cards of one of your fields. */
export interface HarvestAction {
  verb: "harvest";
  field: number;
}

/** Buy one more field with these coins; by default with the topmost ones. */
export interface BuyFieldAction {
  verb: "buy_field";
  coins?: number[];
}

/** Set a turned-up card aside to plant it. It can no longer be traded. */
export interface KeepAction {
  verb: "keep";
  card: number;
}

/** Offer these cards for cards of some beans and coins of some beans. If `to` is None, the offer is to everybody. */
export interface OfferAction {
  verb: "offer";
  to: number | null;
  give?: number[];
  want?: number[];
  want_coins?: number[];
}

/** Answer an offer with another offer to its maker. */
export interface CounterAction {
  verb: "counter";
  offer: number;
  give?: number[];
  want?: number[];
  want_coins?: number[];
}

/** Accept an offer and hand over these cards; by default the foremost copies of what it asks for. */
export interface AcceptAction {
  verb: "accept";
  offer: number;
  cards?: number[] | null;
}

/** Pick one of the seats that accepted your offer to everybody. */
export interface TakeAction {
  verb: "take";
  offer: number;
  taker: number;
}

/** Decline an offer, or take back your acceptance. */
export interface DeclineAction {
  verb: "decline";
  offer: number;
}

/** Withdraw your offer. */
export interface WithdrawAction {
  verb: "withdraw";
  offer: number;
}

/** End phase 2. */
export interface EndTradingAction {
  verb: "end_trading";
}

/** Discard a hand card or an open card. */
export interface DiscardAction {
  verb: "discard";
  card: number;
}

/** Give a hand card to somebody who has fields but no seat (a boss). */
export interface GiveAwayAction {
  verb: "give_away";
  card: number;
  outsider: number;
}

/** Plant all open cards of this kind on the field of somebody who has no seat (a boss). */
export interface PlantForAction {
  verb: "plant_for";
  card: number;
  outsider: number;
}

/** Plant a card and declare its field a stew, which holds at most one card of each kind. */
export interface StewAction {
  verb: "stew";
  card: number;
  field: number;
}

/** Put a card into your store instead of planting it. */
export interface StoreAction {
  verb: "store";
  card: number;
}

/** Buy a building, by its number in the edition's list, with coins of its bean. */
export interface BuyBuildingAction {
  verb: "buy_building";
  building: number;
}

/** Put the top card of the draw pile, which you have just seen, face down under the pile. */
export interface BuryAction {
  verb: "bury";
}

/** Add the cards you just drew to your hand in this order; 0 is the card drawn first. */
export interface ReorderAction {
  verb: "reorder";
  order: number[];
}

/** Move a hand card to another position in the hand, counted from 0. */
export interface MoveAction {
  verb: "move";
  card: number;
  position: number;
}

/** Choose a kind of building, by its number, that will no longer be sold. */
export interface RetireAction {
  verb: "retire";
  kind: number;
}

/** A card as this viewer sees it. */
export interface Card {
  id: number; // the order of drawing: it says nothing about the bean
  bean: number | null; // null: this viewer does not see it
}

/** A taker of an offer to everybody, with the cards this taker would hand over. */
export interface Pledge {
  seat: number;
  cards: Card[];
}

/** An offer that lies open; every card named in it is known to everybody. */
export interface Offer {
  id: number;
  maker: number;
  to: number | null; // null: to everybody
  give: Card[];
  give_coins: number[]; // which of these cards are coins, by id
  want: number[]; // beans wanted as cards
  want_coins: number[]; // beans wanted as coins
  answers: number | null; // the offer it counters
  declined: number[]; // seats that said no to an offer to everybody
  pledges: Pledge[]; // seats that said yes to it: the maker picks one
}

/** A field of a seat, and what it is worth now; its cards lie in the place of this name. */
export interface Field {
  place: string;
  number: number; // as actions name it
  pays: number; // coins, if it were harvested now
  more: number | null; // so many more cards …
  then: number | null; // … and it pays this; null: it never pays more
}

/** What everybody sees of a seat beside its cards. */
export interface SeatState {
  score: number;
  hand: number; // cards in the hand
  fields: Field[];
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** Somebody who has a field but no seat, as the bosses of the mafia do: what his field is worth to him now. */
export interface Outsider {
  place: string; // his field
  pays: number; // coins, if he sold now
  sells_at: number; // he sells by himself as soon as his field pays this
  more: number | null; // that many more cards, and he sells; null: nothing grows there
  takes: number | null; // the bean of which he takes a card from the active seat when this phase goes on
}

/** Everything on the table except the cards in their places. */
export interface State {
  phase: string;
  active: number; // whose turn it is
  turn: number; // counted from 1
  draw: number; // cards in the draw pile
  exhaustions_left: number; // the game ends when the draw pile has run out so many times more
  numbers: Record<string, number>; // the other numbers of the edition: planted, encores-left …
  sets: Record<string, string[]>; // what seats or the table have that are no cards: {"buildings 0": ["jail-3"]}
  seats: SeatState[];
  offers: Offer[]; // open, oldest first
  waiting: number[]; // the seats without which the game does not go on
  ready: number[]; // seats that want nothing more in this trading
  deadline: number | null; // when the clock moves the game on
  rival: number | null; // what counts for the one who has no seat and can win all the same (the mafia); null: nobody
  result: Result | null; // after the end
  closes?: number | null; // when the bot whose turn it is ends its trading, if nothing happens before
  held?: number[]; // seats for which it waits: they have an offer to answer, or make one
  outsiders?: Outsider[]; // those who have fields but no seat, in the order of their fields
}

/** What an offer of this seat may be made of; `check` judges a whole one without making it. */
export interface Offering {
  to: (number | null)[]; // partners; null: everybody
  give: number[]; // cards, by id
  want: number[]; // beans
  want_coins: number[]; // beans on coins; empty: coins are not traded
}

/** Cards of one kind that this seat could hand over for an offer. */
export interface Copies {
  needed: number; // so many of them
  cards: number[]; // by id; those that go unless chosen otherwise come first
}

/** What an offer can be accepted with: name so many cards of each kind in `accept`, or none for the foremost. */
export interface Payment {
  offer: number;
  copies: Copies[]; // for each kind wanted, as cards and then as coins
}

/** What this seat may do now. */
export interface Legal {
  actions: Action[]; // send any of them back as it is
  payments: Payment[]; // for the offers that can be accepted with one card or another
  offering: Offering | null; // null: no offers now
  undo: boolean; // your last planting or harvest can be taken back
  top: Card | null; // the top card of the draw pile, while this seat may look at it and bury it
  field_price?: number | null; // coins for one more field; null: none is sold to this seat now
}

/** The whole table as one seat, or a spectator, may see it. */
export interface View {
  seq: number; // how many entries the game has so far
  you: number | null; // null: a spectator
  places: Record<string, Card[]>; // first card first; without the draw pile, which nobody sees
  state: State;
  legal: Legal;
}

/** Cards that went from one place to another, in this order. */
export interface Move {
  cards: Card[];
  source: string;
  target: string;
}

/** Something that happened, as this viewer may know it. */
export interface Event {
  name: string; // "planted", "harvested", "traded" … as in kernel/events.py
  seat: number;
  moves: Move[];
  shown: Card[]; // cards that became known to everybody where they are
  offer: Offer | null; // the offer it is about
  fate: string | null; // what became of that offer, if it is closed now
  facts: Record<string, number>; // its field, coins, partner …: see FACTS in kernel/events.py
  numbers: Record<string, number>; // numbers that changed
  restacked: number | null; // the discard pile became a draw pile of so many cards with new ids
}

/** A kind of bean in this game; its number is its place in the list. */
export interface Bean {
  name: string;
  letter: string; // its sign beside shape and colour; no other bean of this game has it
  copies: number; // 0: left in the box at this number of players
  meter: [number, number][]; // cards needed, coins paid
}

/** A place where cards can lie. */
export interface Place {
  name: string;
  kind: string; // the name without the numbers: hand, field, aside, coins, faceup, discard, Al field …
  seat: number | null; // whose it is
  number: number | null; // which one of several
  grows: boolean; // it is a field
}

/** A building that can be bought; its number is its place in the list. */
export interface Building {
  name: string; // as `state.sets` names it: jail-3
  kind: string;
  price: number; // so many coins …
  bean: string; // … of this bean
  text: string;
}

/** A step of a turn. */
export interface Phase {
  name: string;
  trades: boolean; // offers are made in it
  decides: boolean; // there can be something to decide in it
}

/** Who sits on a seat. */
export interface Seat {
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null; // the kind of bot, also while it stands in for a person who is gone
  present: boolean; // a person who is connected; bots always are
  number?: string | null; // what this person has added to the deal: the deck follows from it too
  next_number?: string | null; // and to that of a rematch
}

/** What binds the server before the deal, and shows afterwards that it kept to it (docs/fairness.md). */
export interface Fair {
  commitment: string; // SHA-256 of the set-up and the server's secret, known before the deal
  set_up: string | null; // the text that it covers; null: a game of an earlier version, which promised the seed alone
  next_commitment: string | null; // likewise for a rematch
  secret: string | null; // after the end
  seed: string | null; // after the end: what the deck was made of
}

/** A table: what is played at it, by whom, and under which conditions. */
export interface Table {
  id: string;
  stage: "lobby" | "play" | "over";
  edition: string;
  title: string;
  options: string[];
  seats: Seat[];
  host: number | null; // the seat that may start, seat bots, remove people and close the table; null: the host has left
  public: boolean; // in the list of open tables
  coach: boolean; // hints are allowed
  clock: number | null; // seconds for a phase; null: no clock
  takeover: number | null; // a bot plays for a person who has been gone for so many seconds; null: never
  stand_in: string; // that bot
  pace: number; // how long bots wait before they act, in seconds
  watchers_talk: boolean; // may spectators say something?
  created: number;
  beans: Bean[];
  buildings: Building[]; // empty where nothing is built
  places: Place[];
  phases: Phase[]; // of a turn, and of the time between the last turn and the end
  turn_length: number; // how many of them make a turn
  fair: Fair;
  rematch: string | null; // the table at which they play again
  paused?: boolean; // nobody plays until somebody ends the pause
  pausing?: number[]; // seats that agree to a pause
  ending?: number[]; // seats that agree to end the game now, without a result
}

/** A line of the table's talk. */
export interface Said {
  n: number; // counted from 1
  kind: "chat" | "promise" | "reason"; // a reason is a bot's word about its last action
  seat: number | null; // null: a spectator
  name: string;
  text: string;
  key: string | null; // of a bot's reason, for other languages …
  values: Record<string, unknown> | null; // … and what goes into it
  at: number;
}

/** What a seat says it wants and would give, as kinds of bean. */
export interface Wish {
  want: number[];
  give: number[];
}

/** Two seats whose wishes meet, one of them the active one. */
export interface Match {
  seats: [number, number];
  gives: [number[], number[]]; // what the first would give that the second wants, and the other way round
}

/** Who is there. */
export interface Presence {
  seats: boolean[];
  watchers: number;
}

/** The answer to `hello`: everything there is to know. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  table: Table;
  view: View | null; // null: the game has not begun
  talk: Said[]; // the last lines
  wishes: Wish[]; // by seat
  matches: Match[];
  presence: Presence;
  muted: number[];
  now: number; // the server's clock
}

/** Somebody sat down, left, started, or the game is over. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** The whole view again; forget what you knew before. */
export interface Snapshot {
  type: "snapshot";
  why: "start" | "resync" | "undo";
  by: number | null; // the seat that took something back
  view: View;
}

/** One more entry: somebody did something. Places named here hold exactly these cards now, others are unchanged. */
export interface Update {
  type: "update";
  seq: number; // one more than the last; anything else: ask for `resync`
  seat: number;
  by: "person" | "bot" | "clock"; // who acted for the seat
  at: number;
  events: Event[];
  places: Record<string, Card[]>;
  state: State;
  legal: Legal;
}

/** Your action was stored, as this entry; its update went before. */
export interface Accepted {
  type: "accepted";
  ref: string;
  seq: number;
}

/** The rules forbid it; nothing has changed. */
export interface Refused {
  type: "refused";
  ref: string;
  rule: string;
  reason: string;
}

/** Would it be allowed? Null: yes. */
export interface Checked {
  type: "checked";
  ref: string;
  rule: string | null;
  reason: string | null;
}

/** A message that cannot be used; nothing has changed. */
export interface Fault {
  type: "fault";
  code: "malformed" | "too-long" | "not-seated" | "not-running" | "not-allowed" | "no-undo" | "too-fast" | "try-again" | "paused";
  reason: string;
  ref?: string | null;
}

/** Somebody said something. */
export interface Talk {
  type: "said";
  line: Said;
}

/** The wishes of all seats, and where they meet. */
export interface Wishes {
  type: "wishes";
  wishes: Wish[];
  matches: Match[];
}

/** Somebody came or went. */
export interface WhoIsThere {
  type: "presence";
  presence: Presence;
}

/** Which seats want nothing more in this trading, when the clock moves the game on, and when a bot ends it. */
export interface ReadyChanged {
  type: "ready";
  ready: number[];
  deadline: number | null;
  closes?: number | null; // as in `state`
  held?: number[]; // likewise
}

/** What a good player would do, and why. */
export interface Advice {
  action: Action;
  reason: string;
  key: string | null;
  values: Record<string, unknown> | null;
}

/** The answer to `hint`, best first. */
export interface Hints {
  type: "hints";
  ref: string;
  advice: Advice[];
}

/** The server closes the connection; come back, unless you left or were removed, or it is closed or ended. */
export interface Goodbye {
  type: "goodbye";
  why: "stopping" | "too-slow" | "too-many" | "idle" | "left" | "signed-out" | "removed" | "closed" | "ended";
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Who I am: a seat's token, or nothing (then the cookie decides); `watch` only looks on. */
export interface Hello {
  type: "hello";
  token?: string | null;
  watch?: boolean;
}

/** Do this. Sent again with the same reference it is answered again, but not done again. */
export interface Act {
  type: "act";
  ref: string;
  action: Action;
}

/** Would this be allowed? */
export interface Check {
  type: "check";
  ref: string;
  action: Action;
}

/** Take my last planting or harvest back: nothing hidden was revealed and nobody else acted since. */
export interface Undo {
  type: "undo";
  ref: string;
}

/** I missed something: send me the whole view. */
export interface Resync {
  type: "resync";
}

/** Say something; a promise is recorded, not binding. The reference keeps it from being said twice. */
export interface Say {
  type: "say";
  ref: string;
  text: string;
  kind?: "chat" | "promise";
}

/** What I want and would give, in place of what I wished before. */
export interface SetWish {
  type: "wish";
  want: number[];
  give: number[];
}

/** Send me no more lines of this seat (null: of spectators), or send them again. */
export interface Mute {
  type: "mute";
  seat: number | null;
  on: boolean;
}

/** I want nothing more in this trading: nobody needs to wait for me. */
export interface Ready {
  type: "ready";
}

/** Wait for me only where something concerns me, or always again; it holds until I say otherwise. */
export interface Skip {
  type: "skip";
  on: boolean;
}

/** I am making an offer, or not any more: a bot does not end its trading over it. Sent again with every change. */
export interface Drafting {
  type: "drafting";
  on: boolean;
}

/** What would a good player do? */
export interface Hint {
  type: "hint";
  ref: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A table to be set up; its maker gets the first seat that is not a bot's. */
export interface NewTable {
  edition: string;
  name: string; // of its maker
  players?: number | null; // how many; one of `players` and `seats` is needed
  seats?: number | null; // what `players` was called before
  options?: string[];
  bots?: Record<string, string>; // by seat, as text: {"1": "random"}
  public?: boolean;
  coach?: boolean;
  clock?: number | null;
  takeover?: number | null;
  stand_in?: string | null; // null: the server's choice
  pace?: number;
  watchers_talk?: boolean;
  start?: boolean; // at once, if nobody is missing
  number?: string | null; // added to the deal; who wants to see the commitment first adds it later
}

/** Sit down: on this seat, or on the first that is open. */
export interface Join {
  name: string;
  seat?: number | null;
  number?: string | null; // added to the deal
}

/** Add a number to the deal, so that the deck follows from it too; after the end, to that of a rematch. */
export interface AddNumber {
  number: string;
}

/** Before the game: seat a bot on an open seat, or take it away again (null).

In it: let a bot play for somebody who is gone, or wait for them again (null). */
export interface SeatBot {
  seat: number;
  bot: string | null;
}

/** Send away whoever sits on this seat, or all who only watch (null); they cannot come back. */
export interface Remove {
  seat: number | null;
}

/** What the host can change at any time; what is left out stays as it is. */
export interface Settings {
  watchers_talk?: boolean | null;
  pace?: number | null;
}

/** I agree to this, or not any more. It is done when everybody who is there and plays agrees.

A pause is over as soon as somebody does not agree to it any more. */
export interface Agree {
  what: "pause" | "end";
  on: boolean;
}

/** You have a seat; whoever has the token has it too. */
export interface Seated {
  table: string;
  seat: number;
  token: string | null; // null: it is only told when it is made
  link: string | null; // brings the seat back on another device: keep it to yourself
}

/** A line in a list of tables. */
export interface OpenTable {
  id: string;
  stage: "lobby" | "play" | "over";
  edition: string;
  title: string;
  options: string[];
  names: (string | null)[]; // by seat; null: open
  you: number | null;
  changed: number;
}

/** Public tables with an open seat, and the tables at which you sit. */
export interface Tables {
  open: OpenTable[];
  mine: OpenTable[];
}

/** An optional rule of an edition. */
export interface Option {
  name: string;
  rule: string;
  text: string;
  players: number[]; // only for these numbers of players; empty: for all
  prominent: boolean; // offered in plain sight, not among the house rules
}

/** A game that can be played here. */
export interface EditionInfo {
  id: string;
  title: string;
  booklet: string;
  summary: string;
  players: number[];
  beans: Bean[];
  options: Option[];
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  text: string;
  editions: string[] | null; // null: all
}

/** A rule in plain words. */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** What a person may want to know of this server. */
export interface About {
  version: string;
  keep: number | null; // for how many days talk and unfinished tables are kept; null: until somebody deletes them
  reach: string[]; // where others in the network find this server; told to who sits at its own machine only
}

/** The key with which this server signs records. */
export interface Key {
  kind: string; // ed25519
  public: string; // in hexadecimal digits
  fingerprint: string; // for people to compare
}

/** Why a request was not done, in one line. */
export interface Problem {
  code: string;
  reason: string;
}

/** One entry of a recorded game, in the form of an update. */
export interface GameEntry {
  seq: number;
  seat: number;
  by: "person" | "bot" | "clock";
  at: number;
  words: string | null; // the action in the notation; null while the game goes on
  events: Event[];
  places: Record<string, Card[]>;
  state: State;
}

/** A game as it can be replayed: all hands open after the end, what a spectator saw before it. */
export interface Game {
  table: Table;
  start: View;
  entries: GameEntry[];
  talk: Said[];
  record: string | null; // the text that `bohnhof verify` checks; null while the game goes on
}

/** One entry of a game, as a log shows it. */
export interface LogEntry {
  seq: number;
  turn: number; // after it
  scores: number[]; // after it: of each seat, and at last of those who have none
  events: Event[];
  by?: "person" | "bot" | "clock";
}

/** What has happened since an entry; what you know of later ones was taken back, or is told again here. */
export interface GameLog {
  after: number; // lower than what was asked for if that was taken back
  turn: number; // at that moment
  scores: number[];
  entries: LogEntry[];
}

/** Where the result of a seat came from: all parts add up to it. */
export interface ReviewSums {
  start: number;
  cards: number;
  own_deals: number;
  other_deals: number;
  planting: number; // and harvesting, by everybody
  purchases: number;
  result: number;
}

/** What was to be expected after an action. */
export interface ReviewMoment {
  step: number; // the number of the action; 0: the deal
  turn: number;
  leads: number[];
  chances: number[]; // to win
}

/** A deal, and what it meant to every seat. */
export interface ReviewDeal {
  step: number;
  turn: number;
  maker: number;
  partner: number;
  gave: number[]; // beans, by the maker
  got: number[];
  gains: number[];
}

/** A decision that mattered, judged by what the seat could see. */
export interface ReviewChoice {
  step: number; // of the action: the position is the one before it
  turn: number;
  seat: number;
  did: Action;
  other: PlantAction | DoneAction | HarvestAction | BuyFieldAction | KeepAction | OfferAction | CounterAction | AcceptAction | TakeAction | DeclineAction | WithdrawAction | EndTradingAction | DiscardAction | GiveAwayAction | PlantForAction | StewAction | StoreAction | BuyBuildingAction | BuryAction | ReorderAction | MoveAction | RetireAction | null; // the best thing beside it; null: to wait
  gain: number; // by how much what was done is better; below 0: worse
  error: number; // half of the 95 % interval
  reason: string; // for the better one, in English
  key: string;
  values: Record<string, unknown>;
}

/** An offer that was not made, and that both sides would have been glad of. */
export interface ReviewMissed {
  step: number; // of the action that ended the trading
  turn: number;
  seat: number;
  partner: number;
  give: number[]; // beans
  want: number[];
  gain: number;
  partners_gain: number;
}

/** A game that is over, in one line for each seat: for lists of games. */
export interface GameSums {
  judge: string; // the version of the evaluator
  ended: number; // when, in milliseconds since 1970
  turns: number;
  coins: number[]; // by seat
  winners: number[]; // seats; none: the mafia
  results: number[]; // by seat
  cards: number[]; // what of that was luck, by seat
  deals: number[][]; // by seat and partner: deals between them
}

/** All that can be said about a game. */
export interface Review {
  judge: string; // the version of the evaluator
  trades: boolean;
  spread: number; // half of the 95 % interval of what one game can say about a seat
  seats: ReviewSums[];
  moments: ReviewMoment[];
  deals: ReviewDeal[];
  choices: ReviewChoice[];
  missed: ReviewMissed[];
}

export type Action =
  | PlantAction
  | DoneAction
  | HarvestAction
  | BuyFieldAction
  | KeepAction
  | OfferAction
  | CounterAction
  | AcceptAction
  | TakeAction
  | DeclineAction
  | WithdrawAction
  | EndTradingAction
  | DiscardAction
  | GiveAwayAction
  | PlantForAction
  | StewAction
  | StoreAction
  | BuyBuildingAction
  | BuryAction
  | ReorderAction
  | MoveAction
  | RetireAction;

export type FromServer =
  | Welcome
  | TableChanged
  | Snapshot
  | Update
  | Accepted
  | Refused
  | Checked
  | Fault
  | Talk
  | Wishes
  | WhoIsThere
  | ReadyChanged
  | Hints
  | Goodbye
  | Pong;

export type FromClient =
  | Hello
  | Act
  | Check
  | Undo
  | Resync
  | Say
  | SetWish
  | Mute
  | Ready
  | Skip
  | Drafting
  | Hint
  | Ping;

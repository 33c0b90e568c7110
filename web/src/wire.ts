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

/** A seat that accepted an offer to everybody, with the cards that it would hand over. */
export interface Pledge {
  seat: number;
  cards: Card[];
}

/** An open offer; everybody knows the cards named in it. */
export interface Offer {
  id: number;
  maker: number;
  to: number | null; // null: to everybody
  give: Card[];
  give_coins: number[]; // which of these cards are coins, by id
  want: number[]; // beans wanted as cards
  want_coins: number[]; // beans wanted as coins
  answers: number | null; // the offer it counters
  declined: number[]; // seats that declined an offer to everybody
  pledges: Pledge[]; // seats that accepted it: the maker picks one
}

/** A field of a seat, and what it is worth now; its cards are in the place of this name. */
export interface Field {
  place: string;
  number: number; // as actions name it
  pays: number; // coins, if it were harvested now
  more: number | null; // with this many more cards …
  then: number | null; // … it pays this; null: it already pays its maximum
}

/** What everybody sees of a seat besides its cards. */
export interface SeatState {
  score: number;
  hand: number; // cards in the hand
  fields: Field[];
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  tie?: string | null; // the rule that chose them from the seats with the most coins; null: there was no choice
}

/** Somebody with a field but no seat, such as a boss of the mafia, and what his field is worth to him now. */
export interface Outsider {
  place: string; // his field
  pays: number; // coins, if he sold now
  sells_at: number; // he sells automatically as soon as his field pays this
  more: number | null; // with this many more cards, he sells; null: his field is empty
  takes: number | null; // the bean that he takes from the active seat when this phase ends; null: none
}

/** Everything on the table except the cards in their places. */
export interface State {
  phase: string;
  active: number; // whose turn it is
  turn: number; // counted from 1
  draw: number; // cards in the draw pile
  exhaustions_left: number; // the game ends when the draw pile has run out this many more times
  numbers: Record<string, number>; // the other numbers of the edition: planted, encores-left …
  sets: Record<string, string[]>; // sets of words, of seats or of the table: {"buildings 0": ["jail-3"]}
  seats: SeatState[];
  offers: Offer[]; // open, oldest first
  waiting: number[]; // the seats that the game waits for
  ready: number[]; // seats that are done with this trading phase
  deadline: number | null; // when the clock moves the game on
  rival: number | null; // the score of the rival, who has no seat but can win (the mafia); null: there is none
  result: Result | null; // after the end
  closes?: number | null; // when the bot whose turn it is ends its trading, if nothing happens before
  held?: number[]; // seats that it waits for: they have an offer to answer, or are drafting one
  outsiders?: Outsider[]; // those with fields but no seat, in the order of their fields
}

/** What an offer of this seat may contain; `check` judges a whole offer without making it. */
export interface Offering {
  to: (number | null)[]; // partners; null: everybody
  give: number[]; // cards, by id
  want: number[]; // beans
  want_coins: number[]; // beans on coins; empty: coins are not traded
}

/** Cards of one kind that this seat could hand over for an offer. */
export interface Copies {
  needed: number; // this many of them
  cards: number[]; // by id; the default choice comes first
}

/** How an offer can be accepted: name the needed cards of each kind in `accept`, or none for the foremost. */
export interface Payment {
  offer: number;
  copies: Copies[]; // for each kind wanted, as cards and then as coins
}

/** What this seat may do now. */
export interface Legal {
  actions: Action[]; // send any of them back as it is
  payments: Payment[]; // for offers that can be accepted with different cards
  offering: Offering | null; // null: no offers now
  undo: boolean; // your last planting or harvest can be undone
  top: Card | null; // the top card of the draw pile, while this seat may look at it and bury it
  field_price?: number | null; // coins for one more field; null: this seat cannot buy one now
}

/** The whole table as one seat, or a spectator, may see it. */
export interface View {
  seq: number; // the number of entries so far
  you: number | null; // null: a spectator
  places: Record<string, Card[]>; // first card first; without the draw pile, which nobody sees
  state: State;
  legal: Legal;
}

/** Cards that moved from one place to another, in this order. */
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
  shown: Card[]; // cards that became known to everybody without moving
  offer: Offer | null; // the offer it is about
  fate: string | null; // what became of that offer, if it is now closed
  facts: Record<string, number>; // its field, coins, partner …: see FACTS in kernel/events.py
  numbers: Record<string, number>; // numbers that changed
  restacked: number | null; // the discard pile became a draw pile with this many cards and new ids
}

/** A kind of bean in this game; its number is its index in the list. */
export interface Bean {
  name: string;
  letter: string; // its sign in addition to shape and colour; unique in this game
  copies: number; // 0: left in the box at this number of players
  meter: [number, number][]; // cards needed, coins paid
}

/** A place where cards can be. */
export interface Place {
  name: string;
  kind: string; // the name without the numbers: hand, field, aside, coins, faceup, discard, Al field …
  seat: number | null; // whose it is
  number: number | null; // which one of several
  grows: boolean; // it is a field
}

/** A building that can be bought; its number is its index in the list. */
export interface Building {
  name: string; // its name in `state.sets`: jail-3
  kind: string;
  price: number; // the number of coins …
  bean: string; // … of this bean
  text: string;
}

/** A step of a turn. */
export interface Phase {
  name: string;
  trades: boolean; // offers can be made in it
  decides: boolean; // there can be something to decide in it
}

/** Who sits on a seat. */
export interface Seat {
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null; // the kind of bot, also while it replaces a person who is gone
  present: boolean; // a person who is connected; bots always are
  number?: string | null; // this person's number for the deal: the deck depends on it
  next_number?: string | null; // and for that of a rematch
}

/** What the server commits to before the deal, and the proof afterwards (docs/fairness.md). */
export interface Fair {
  commitment: string; // SHA-256 of the set-up and the server's secret, known before the deal
  set_up: string | null; // the text that it covers; null: a game of an earlier version, which committed only to the seed
  next_commitment: string | null; // the same for a rematch
  secret: string | null; // after the end
  seed: string | null; // after the end: the seed of the deck
}

/** A table: its game, its people and its settings. */
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
  takeover: number | null; // a bot plays for a person who has been gone for this many seconds; null: never
  stand_in: string; // that bot
  pace: number; // how long bots wait before they act, in seconds
  watchers_talk: boolean; // may spectators chat?
  created: number;
  beans: Bean[];
  buildings: Building[]; // empty if the game has none
  places: Place[];
  phases: Phase[]; // of a turn, and between the last turn and the end
  turn_length: number; // how many of them form a turn
  fair: Fair;
  rematch: string | null; // the table of the rematch
  paused?: boolean; // nobody plays until somebody ends the pause
  pausing?: number[]; // seats that agree to a pause
  ending?: number[]; // seats that agree to end the game now, without a result
}

/** A line of the table's chat. */
export interface Said {
  n: number; // counted from 1
  kind: "chat" | "promise" | "reason"; // a reason is a bot's comment on its last action
  seat: number | null; // null: a spectator
  name: string;
  text: string;
  key: string | null; // of a bot's reason, for other languages …
  values: Record<string, unknown> | null; // … and its values
  at: number;
}

/** What a seat says it wants and would give, as kinds of bean. */
export interface Wish {
  want: number[];
  give: number[];
}

/** Two seats with matching wishes, one of them the active one. */
export interface Match {
  seats: [number, number];
  gives: [number[], number[]]; // what the first would give that the second wants, and the reverse
}

/** Who is there. */
export interface Presence {
  seats: boolean[];
  watchers: number;
}

/** The answer to `hello`: the complete state. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number | null;
  table: Table;
  view: View | null; // null: before the deal
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

/** The whole view again; it replaces everything you know. */
export interface Snapshot {
  type: "snapshot";
  why: "start" | "resync" | "undo";
  by: number | null; // the seat that undid something
  view: View;
}

/** One more entry. The places named here now contain exactly these cards; all others are unchanged. */
export interface Update {
  type: "update";
  seq: number; // one more than the last; otherwise, send `resync`
  seat: number;
  by: "person" | "bot" | "clock"; // who acted for the seat
  at: number;
  events: Event[];
  places: Record<string, Card[]>;
  state: State;
  legal: Legal;
}

/** Your action was stored as this entry; its update was sent before. */
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

/** A message that cannot be processed; nothing has changed. */
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

/** The wishes of all seats, and their matches. */
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

/** Which seats are done with this trading phase, when the clock moves the game on, and when a bot ends trading. */
export interface ReadyChanged {
  type: "ready";
  ready: number[];
  deadline: number | null;
  closes?: number | null; // as in `state`
  held?: number[]; // as in `state`
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

/** The server closes the connection. Reconnect, unless you left or were removed, or the table is closed or ended. */
export interface Goodbye {
  type: "goodbye";
  why: "stopping" | "too-slow" | "too-many" | "idle" | "left" | "signed-out" | "removed" | "closed" | "ended";
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Identifies the client: by a seat's token, or by its cookie (null). With `watch`, it is a spectator. */
export interface Hello {
  type: "hello";
  token?: string | null;
  watch?: boolean;
}

/** Play this action. A repeated request with the same reference is answered again, but not done again. */
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

/** Undo my last planting or harvest, if it revealed nothing hidden and nobody else has acted since. */
export interface Undo {
  type: "undo";
  ref: string;
}

/** I missed something: send me the whole view. */
export interface Resync {
  type: "resync";
}

/** Send a chat line. A promise is recorded, not binding. The reference prevents duplicates. */
export interface Say {
  type: "say";
  ref: string;
  text: string;
  kind?: "chat" | "promise";
}

/** What I want and would give. Replaces my earlier wish. */
export interface SetWish {
  type: "wish";
  want: number[];
  give: number[];
}

/** Stop sending me the lines of this seat (null: of spectators), or start again. */
export interface Mute {
  type: "mute";
  seat: number | null;
  on: boolean;
}

/** I am done with this trading phase: nobody needs to wait for me. */
export interface Ready {
  type: "ready";
}

/** Wait for me only when something concerns me, or always again. This stays set until I change it. */
export interface Skip {
  type: "skip";
  on: boolean;
}

/** I am drafting an offer, or no longer: a bot does not end its trading meanwhile. Repeat this with every change. */
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

/** A new table; the person who sets it up gets the first seat that is not a bot's. */
export interface NewTable {
  edition: string;
  name: string; // of the person who sets it up
  players?: number | null; // required, here or as `seats`
  seats?: number | null; // the former name of `players`
  options?: string[];
  bots?: Record<string, string>; // by seat, as text: {"1": "random"}
  public?: boolean;
  coach?: boolean;
  clock?: number | null;
  takeover?: number | null;
  stand_in?: string | null; // null: the server's choice
  pace?: number;
  watchers_talk?: boolean;
  start?: boolean; // immediately, if nobody is missing
  number?: string | null; // for the deal; to see the commitment first, add it later
}

/** Sit down on this seat, or on the first open one. */
export interface Join {
  name: string;
  seat?: number | null;
  number?: string | null; // for the deal
}

/** Add a number to the deal, so that the deck also depends on it; after the end, to the deal of a rematch. */
export interface AddNumber {
  number: string;
}

/** Before the game: seat a bot on an open seat, or remove it (null).

During the game: let a bot play for somebody who is gone, or wait for them again (null). */
export interface SeatBot {
  seat: number;
  bot: string | null;
}

/** Remove the person on this seat, or all spectators (null), permanently. */
export interface Remove {
  seat: number | null;
}

/** What the host can change at any time; anything left out stays as it is. */
export interface Settings {
  watchers_talk?: boolean | null;
  pace?: number | null;
}

/** I agree to this, or no longer do. It is done when everybody who is there and plays agrees.

A pause ends as soon as somebody no longer agrees to it. */
export interface Agree {
  what: "pause" | "end";
  on: boolean;
}

/** You have a seat. Anybody with the token can use it. */
export interface Seated {
  table: string;
  seat: number;
  token: string | null; // null: it is only sent when it is created
  link: string | null; // opens the seat on another device: keep it secret
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

/** Public tables with an open seat, and your tables. */
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
  prominent: boolean; // offered prominently, not among the house rules
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

/** Information about this server for people. */
export interface About {
  version: string;
  keep: number | null; // the days that chat and unfinished tables are kept; null: until somebody deletes them
  reach: string[]; // addresses of this server on the network; sent only to the machine it runs on
}

/** The key that signs this server's records. */
export interface Key {
  kind: string; // ed25519
  public: string; // in hexadecimal digits
  fingerprint: string; // for people to compare
}

/** Why a request failed, in one line. */
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
  words: string | null; // the action in the notation; null while the game is running
  events: Event[];
  places: Record<string, Card[]>;
  state: State;
}

/** A game for replaying: all hands open after the end, what a spectator saw before it. */
export interface Game {
  table: Table;
  start: View;
  entries: GameEntry[];
  talk: Said[];
  record: string | null; // the text that `bohnhof verify` checks; null while the game is running
}

/** One entry of a game, as in a log. */
export interface LogEntry {
  seq: number;
  turn: number; // after it
  scores: number[]; // after it: of each seat, and last of the rival
  events: Event[];
  by?: "person" | "bot" | "clock";
}

/** What has happened since an entry. Discard later entries: they were undone, or are sent again here. */
export interface GameLog {
  after: number; // lower than requested if that entry was undone
  turn: number; // at that moment
  scores: number[];
  entries: LogEntry[];
}

/** Where the result of a seat came from: the parts add up to it. */
export interface ReviewSums {
  start: number;
  cards: number;
  own_deals: number;
  other_deals: number;
  planting: number; // and harvesting, by everybody
  purchases: number;
  result: number;
}

/** The expected result after an action. */
export interface ReviewMoment {
  step: number; // the number of the action; 0: the deal
  turn: number;
  leads: number[];
  chances: number[]; // to win
}

/** A deal, and its effect on every seat. */
export interface ReviewDeal {
  step: number;
  turn: number;
  maker: number;
  partner: number;
  gave: number[]; // beans, given by the maker
  got: number[];
  gains: number[];
}

/** A decision that mattered, judged by what the seat could see. */
export interface ReviewChoice {
  step: number; // of the action: the position is the one before it
  turn: number;
  seat: number;
  did: Action;
  other: PlantAction | DoneAction | HarvestAction | BuyFieldAction | KeepAction | OfferAction | CounterAction | AcceptAction | TakeAction | DeclineAction | WithdrawAction | EndTradingAction | DiscardAction | GiveAwayAction | PlantForAction | StewAction | StoreAction | BuyBuildingAction | BuryAction | ReorderAction | MoveAction | RetireAction | null; // the best alternative; null: waiting
  gain: number; // how much better the chosen action is; negative: worse
  error: number; // half of the 95 % interval
  reason: string; // for the better one, in English
  key: string;
  values: Record<string, unknown>;
}

/** An offer that was not made although both sides would have gained. */
export interface ReviewMissed {
  step: number; // of the action that ended trading
  turn: number;
  seat: number;
  partner: number;
  give: number[]; // beans
  want: number[];
  gain: number;
  partners_gain: number;
}

/** A finished game, in one line for each seat: for lists of games. */
export interface GameSums {
  judge: string; // the version of the evaluator
  ended: number; // when, in milliseconds since 1970
  turns: number;
  coins: number[]; // by seat
  winners: number[]; // seats; none: the mafia
  results: number[]; // by seat
  cards: number[]; // the part of it that was luck, by seat
  deals: number[][]; // by seat and partner: the number of deals between them
}

/** The whole review of a game. */
export interface Review {
  judge: string; // the version of the evaluator
  trades: boolean;
  spread: number; // half of the 95 % interval of a seat's result in one game
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

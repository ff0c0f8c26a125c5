// Made from hinode/server/protocol.py and hinode/knowledge/shapes.py by `make generate`: change them there.

/**
 * Answer the decision of that number with a line of notation, or give a gift while it is asked.
 *
 * `seen`: how many actions this browser knows of. A gift that it gave since then is not given again.
 */
export interface Act {
  type: "act";
  seat: number;
  line: string;
  number: number;
  seen?: number;
  id?: number;
}

/** Accept or refuse a deal. A no from the seat that offered it withdraws it. */
export interface AnswerDeal {
  type: "answer_deal";
  seat: number;
  deal: number;
  yes: boolean;
  id?: number;
}

/** Agree or refuse to go back; `wish` is the number of the request. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  seat: number;
  wish: number;
  yes: boolean;
  id?: number;
}

export type AnyPromise = BeAlly | PlayMandate | StayOut | LeaveAdvantage | Give | Words;

/** What would each of these lines do? Changes nothing. */
export interface AskPreview {
  type: "preview";
  seat: number;
  lines: string[];
  number: number;
  id?: number;
}

/** Send what spectators have said lately. */
export interface AskRemarks {
  type: "ask_remarks";
  id?: number;
}

/** Ask everybody to go back to the position after `length` actions. */
export interface AskTakeBack {
  type: "ask_take_back";
  seat: number;
  length: number;
  id?: number;
}

/** The clans led by cards, and where their cards are. */
export interface AutomaView {
  clans: string[];
  deck: string;
  discards: number[];
  in_use: number | null;
  level: string;
  pile_size: number;
  tiles: Draw[];
}

/** The current battle. */
export interface BattleView {
  bids: Record<string, Bid>;
  force: Record<string, number>;
  hired: Record<string, number>;
  killed: number;
  participants: string[];
  parts: Record<string, ForcePart[]>;
  province: string;
  ties: string[];
  winner: string | null;
}

/** Be the other's ally this season, to its end. */
export interface BeAlly {
  promise: "ally";
  by: number;
}

/** What a player gains and loses. Honor is a rank from the top. */
export interface Belongings {
  coins?: [number, number];
  honor?: [number, number];
  ronin?: [number, number];
  vp?: [number, number];
}

/** Coins on each advantage. */
export interface Bid {
  hostage: number;
  poets: number;
  ronin: number;
  seppuku: number;
}

/** All bids of at most this many coins. */
export interface BidOptions {
  coins: number;
  kind: "bid";
}

/** Choose a clan, before the start or in the draft. */
export interface Choose {
  type: "choose_clan";
  seat: number;
  clan: string;
  id?: number;
}

/**
 * Time for each decision, plus a bank for the whole game.
 *
 * `late` says what happens when both are used up: `wait` only marks the seat, `bot_once` lets a bot make
 * that one decision, `bot` lets it take the seat until its owner returns.
 */
export interface Clock {
  seconds: number;
  bank: number;
  tea: number | null;
  late: "bot" | "bot_once" | "wait";
}

/** An option that costs coins. */
export interface Cost {
  coins: number;
  line: string;
}

/** A deal as its parties see it. */
export interface DealInfo {
  deal: number;
  seat: number;
  to: number;
  state: "offered" | "accepted" | "refused" | "withdrawn";
  promises: JudgedPromise[];
  when: number;
}

/** Deals that are new or have changed. */
export interface Deals {
  type: "deals";
  deals: DealInfo[];
}

/** What the game waits for, and what this seat can do about it. */
export interface DecisionView {
  actors: string[];
  costs: Cost[];
  gift: GiftLimits | null;
  number: number;
  options: Options | null;
  prompt: string;
  rule: string;
  what: Step;
}

/** It is done, and on disk. `n`: the number of the news it made, if any. */
export interface Done {
  type: "done";
  id?: number;
  n?: number;
}

/** The tiles somebody drew, and which of them was played; None while it is being chosen. */
export interface Draw {
  position: number | null;
  tiles: string[];
  turn: number;
}

/** Everything in any of these parts. */
export interface EitherOptions {
  kind: "either";
  parts: Options[];
}

/**
 * It was not done, and nothing changed.
 *
 * Where the rules say no, `reason` names the sentence and `about` what is in it, for other languages.
 */
export interface Failed {
  type: "failed";
  code: string;
  sentence: string;
  rule?: string;
  reason?: string;
  about?: Record<string, string | number>;
  id?: number;
}

/** Where does everybody's Force come from? */
export interface Force {
  type: "force";
  id?: number;
}

/** A source of Force: how many there are, and what they are worth together. */
export interface ForcePart {
  count: number;
  force: number;
  kind: "card" | "clan" | "figures" | "monster" | "ronin";
  name: string;
}

/** Everybody's Force by source, and who leads, by province and kami. */
export interface Forces {
  type: "forces";
  places: Record<string, PlaceForces>;
  id?: number;
}

export type FromBrowser =
  | Hello
  | Why
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Say
  | OfferDeal
  | AnswerDeal
  | HandOver
  | Choose
  | Look
  | AskPreview
  | Force
  | Act
  | SayPhrase
  | SayRemark
  | AskRemarks;

export type FromServer =
  | Welcome
  | Sync
  | News
  | TableChanged
  | Talk
  | Remarks
  | Deals
  | Hint
  | Done
  | Failed
  | Previewed
  | Forces;

/** An event by name, with its fields. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** The most that can be given away now, and to whom. */
export interface GiftLimits {
  coins: number;
  ronin: number;
  to: string[];
}

/** Give coins and ronin to the other, at once or in parts, before a phase of a season ends. */
export interface Give {
  promise: "give";
  by: number;
  coins: number;
  ronin: number;
  season: "next" | "this";
  phase: "political" | "tea";
}

/** Let a bot play for a seat, or take the seat back (no bot). */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string;
  id?: number;
}

/** What a province yields. */
export interface Harvest {
  coins: number;
  ronin: number;
  vp: number;
}

/** The first message. `since`: the number of the last news this browser has seen; `talk`: the last line of talk. */
export interface Hello {
  type: "hello";
  secrets?: string[];
  since?: number;
  talk?: number;
  id?: number;
}

/** In a lesson: the pages to show to the learner, and the recommended action. No pages: the lesson is over. */
export interface Hint {
  type: "hint";
  seat: number;
  chapter: string;
  chapters: string[];
  pages: Page[];
  line?: string;
}

/** A figure that is held. */
export interface Hostage {
  captor: string;
  owner: string;
  piece: string;
}

/** A promise of a deal, and whether it was kept so far. */
export interface JudgedPromise {
  promise: AnyPromise;
  verdict: "broken" | "kept" | "open" | "void" | "words";
}

/** Bid nothing on an advantage in the battle of a province this season. */
export interface LeaveAdvantage {
  promise: "leave_advantage";
  by: number;
  advantage: string;
  province: string;
}

/** These actions. */
export interface ListedOptions {
  actions: string[];
  kind: "list";
}

/** Send the whole view again. */
export interface Look {
  type: "look";
  id?: number;
}

/**
 * What happened: the events from `first` on (forget later ones), and the parts of the view that changed.
 *
 * `patch` maps a path (`coins`, or `provinces/3` for an element of a list) to its new value.
 */
export interface News {
  type: "news";
  seat: number | null;
  n: number;
  actions: number;
  first: number;
  marks: number[];
  events: GameEvent[];
  patch: Patch;
  clocks?: SeatClock[];
}

/** The next question, and who is asked. */
export interface NextStep {
  actors: string[];
  step: string;
}

/** Offer a deal to another seat. `instead`: a deal with it that this one refuses or withdraws. */
export interface OfferDeal {
  type: "offer_deal";
  seat: number;
  to: number;
  promises: AnyPromise[];
  instead?: number;
  id?: number;
}

export type Options = ListedOptions | EitherOptions | BidOptions | ProposeOptions;

/** One page of a hint: the id of a message, what on the table it is about, and the rule to read next. */
export interface Page {
  say: string;
  look?: string;
  rule?: string;
}

/** The parts of a view that changed, by path. */
export interface Patch {
  automa?: AutomaView | null;
  battle?: BattleView | null;
  decision?: DecisionView | null;
  deck_size?: number;
  display?: string[];
  fought?: number;
  holder?: string;
  honor?: string[];
  hostages?: Hostage[];
  own_tiles?: Draw[];
  phase?: string;
  played?: PlayedMandate[];
  players?: PlayerView[];
  provinces?: ProvinceView[];
  season?: string;
  seat?: string | null;
  set?: string;
  shrines?: ShrineView[];
  track?: string;
  turn?: number;
  undo?: boolean;
  war?: string[];
  winners?: string[];
  [path: `players/${number}`]: PlayerView;
  [path: `provinces/${number}`]: ProvinceView;
  [path: `shrines/${number}`]: ShrineView;
}

/** Everybody's Force in a place by source, and who leads. */
export interface PlaceForces {
  clans: Record<string, ForcePart[]>;
  leader: string | null;
  tie: boolean;
}

/** Force and the lead in a place, before and after. */
export interface PlacePreview {
  force: Record<string, [number, number]>;
  leader: [string | null, string | null];
  tie: [boolean, boolean];
}

/** Play this mandate on the next turn. */
export interface PlayMandate {
  promise: "mandate";
  by: number;
  mandate: string;
}

/** A mandate turn as everybody saw it. */
export interface PlayedMandate {
  hidden: boolean;
  mandate: string;
  seat: string;
}

/** What one player has. */
export interface PlayerView {
  allied_seasons: string[];
  ally: string | null;
  aside: string[];
  cards: string[];
  coins: number;
  reserve: Record<string, number>;
  ronin: number;
  seat: string;
  tokens: string[];
  vp: number;
}

/**
 * What an action would do, as far as it is certain.
 *
 * `promises`, at a table: which open promises by this seat and to it would be kept or broken, by the number of the
 * deal and the place of the promise in it.
 */
export interface Preview {
  killed: Record<string, Record<string, number>>;
  next: NextStep | null;
  places: Record<string, PlacePreview>;
  players: Record<string, Belongings>;
  promises?: Record<string, Record<string, "broken" | "kept">>;
  winner: string | null;
}

/** What each line would do, in the order they were asked. */
export interface Previewed {
  type: "previewed";
  previews: Preview[];
  id?: number;
}

/** The most that can be given and asked in a proposal to a clan. */
export interface ProposalLimits {
  ask_coins: number;
  ask_ronin: number;
  give_coins: number;
  give_ronin: number;
  seat: string;
}

/** All proposals within these limits. */
export interface ProposeOptions {
  kind: "propose";
  to: ProposalLimits[];
}

/** A province, and the clans that are there. */
export interface ProvinceView {
  clans: Record<string, Standing>;
  harvest: Harvest;
  province: string;
}

/** What a spectator said to the others. `n` and `when` as in a line of talk; `name` is what they call themselves. */
export interface RemarkLine {
  n: number;
  name: string;
  text: string;
  when: number;
}

/** What spectators said to each other, in order. */
export interface Remarks {
  type: "remarks";
  lines: RemarkLine[];
}

/** Say something to all, or to some seats only. */
export interface Say {
  type: "say";
  seat: number;
  text: string;
  to?: number[];
  id?: number;
}

/** Say a phrase that everybody reads in their own language. `about`: the province or clan in it. */
export interface SayPhrase {
  type: "phrase";
  seat: number;
  phrase: "ally" | "pay" | "offer" | "stay_out" | "trust" | "careful" | "agreed" | "no" | "thanks" | "sorry" | "bow" | "smile" | "laugh" | "doubt" | "shock" | "anger";
  about?: string;
  to?: number[];
  id?: number;
}

/** As a spectator, say something to the other spectators. Players read it once the game is over. */
export interface SayRemark {
  type: "remark";
  name: string;
  text: string;
  id?: number;
}

/** Milliseconds left for the current decision, and in the bank, at the time of sending. */
export interface SeatClock {
  seat: number;
  left: number;
  bank: number;
  running: boolean;
}

/** A seat at the table. `bot` sits there; `stand_in` plays for a person just now. */
export interface SeatInfo {
  seat: number;
  name: string;
  clan: string;
  bot: string;
  stand_in: string;
  late: boolean;
  connected: boolean;
}

/** A table as its host wants it. `players` counts all clans; those the Automa leads need no seats. */
export interface Settings {
  players: number;
  /** a card set, or random */
  card_set: string;
  /** beginner, random, or four kami joined by commas */
  shrines: string;
  clans: "drafted" | "picked" | "random";
  listed: boolean;
  spectators: boolean;
  clock: Clock | null;
  language: "en" | "fr" | "it" | "pl";
  title: string;
  /** how many clans are led by cards */
  automa: number;
  level: "easier" | "harder" | "standard";
}

/** A shrine, and the clans that worship there. */
export interface ShrineView {
  clans: Record<string, Standing>;
  kami: string;
}

/**
 * What a bot says, or a phrase that a person chose, for every language.
 *
 * A reason, the words and numbers in it, and how it is said. `deal`: the number of the deal it is about.
 */
export interface Spoken {
  reason: string;
  manner: string;
  about?: Record<string, string | number>;
  deal?: number;
}

/** What a clan has in a place. */
export interface Standing {
  force: number;
  pieces: Record<string, number>;
}

/** Do not enter or attack a province this season. */
export interface StayOut {
  promise: "stay_out";
  by: number;
  province: string;
}

/** A decision by name, with its fields. */
export interface Step {
  step: string;
  [field: string]: unknown;
}

/**
 * Everything a seat (None: a spectator) may know. Forget events from `first` on, then add these.
 *
 * `actions` is how many there have been; a take-back names such a number. `marks`: how many events there were before
 * each action, as far as it is not less than `first`.
 */
export interface Sync {
  type: "sync";
  seat: number | null;
  n: number;
  actions: number;
  first: number;
  marks: number[];
  events: GameEvent[];
  view: View;
  clocks?: SeatClock[];
}

/** Something about the table itself changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** What everybody may know of a table. `seats` has an entry for each taken seat. */
export interface TableInfo {
  table: string;
  settings: Settings;
  status: "open" | "drafting" | "playing" | "over" | "broken";
  n: number;
  host: number | null;
  seats: SeatInfo[];
  waiting: number[];
  draft: number[];
  actions: number;
  watchers: number;
  take_back: TakeBackInfo | null;
  trouble: string;
  created: number;
  clocks: SeatClock[] | null;
}

/** Somebody wants to go back to the position after `length` actions. `wish`: its number. */
export interface TakeBackInfo {
  wish: number;
  seat: number;
  length: number;
  agreed: number[];
}

/** Lines of talk, in order. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
}

/**
 * A line of talk: what a person wrote, or what is spoken. `to` is empty when everybody hears it.
 *
 * `n`: its number, drawn at random, so that it does not count what others say. `when`: ms since 1970. `name`: who sat
 * on the seat then.
 */
export interface TalkLine {
  n: number;
  seat: number;
  text: string;
  when: number;
  to?: number[];
  spoken?: Spoken;
  name?: string;
}

/** Undo your last action, or the whole turn. `number`: that of the current decision. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
  turn?: boolean;
  id?: number;
}

/** Everything a seat may know. */
export interface View {
  automa: AutomaView | null;
  battle: BattleView | null;
  decision: DecisionView | null;
  deck_size: number;
  display: string[];
  fought: number;
  holder: string;
  honor: string[];
  hostages: Hostage[];
  own_tiles: Draw[];
  phase: string;
  played: PlayedMandate[];
  players: PlayerView[];
  provinces: ProvinceView[];
  season: string;
  seat: string | null;
  set: string;
  shrines: ShrineView[];
  track: string;
  turn: number;
  undo: boolean;
  war: string[];
  winners: string[];
}

/** The answer to `hello`: which seats this browser holds. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  holds: number[];
  id?: number;
}

/** Ask what `act` would answer to the same, without acting: `failed` with the reason, or `done` if it is legal. */
export interface Why {
  type: "why";
  seat: number;
  line: string;
  number: number;
  id?: number;
}

/** Anything else, in words. Only the parties can judge it. */
export interface Words {
  promise: "words";
  by: number;
  text: string;
}

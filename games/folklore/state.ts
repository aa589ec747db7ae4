/** What lies on the table, and what of it everybody sees: Folklore: The Affliction, as types. */
import type { Seat, Seen, State } from '@vesper/kernel';
import type { FolkloreFrame } from './agenda.ts';
import type { Duration, ModifiersId, RollKind, RowId } from './content/types.ts';

/** Stands for "nobody", "no card", "no space", "no node". */
export const NONE = -1;

/** A character by its number in the party, from 0 (FOL-R1). */
export type Member = number;
/** A character or a foe: members are themselves, foes are numbered from FOE on, in the order of spawning. */
export type Figure = number;
export const FOE = 10;
export const isFoe = (figure: Figure): boolean => figure >= FOE;

/** Anything with a text: an index into `cards` of `content/cards.ts`. Two equal cards are two numbers; a consumable, which is never scarce, is one. */
export type Card = number;
/** A foe's card: an index into `foeKinds` of `content/foes.ts`. */
export type FoeKind = number;
/** A space of an adventure map, 0–99: ten times the row, and the column. */
export type Space = number;
/** A node of the World Map: an index into `nodes` of `content/world.ts`. */
export type Node = number;

export type Form = 'living' | 'ghost' | 'limbo';

// ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Modifiers that an effect has given to a figure. */
export interface Temporary {
  readonly mods: ModifiersId;
  readonly until: Duration;
  /** Who gave it. */
  readonly by: Figure;
  /** How many turns the figure had begun when it was given. */
  readonly since: number;
}

/** What characters and foes have in common on a map. Everything but the space is empty outside fights. */
export interface Fighter {
  /** NONE = on no map. */
  space: Space;
  temporary: Temporary[];
  /** Turns begun in this encounter, and those of them that were not lost. */
  turns: number;
  taken: number;
  /** FOL-5K.27b: IMMOBILIZED, it could not tear itself loose: its Stride is 0. */
  held: boolean;
  weaken: number;
  /** RAZOR #, and for how many turns more. */
  razor: number;
  razorLeft: number;
  /** FOL-R25, as bits: 1 = struck, 2 = it is the turn in which it deals less. */
  crushed: number;
  losesTurn: boolean;
  /** It has lost the turn before (FOL-R42). */
  lostTurn: boolean;
}

/** A foe that a character has attacked: with what, in which round, and how many rounds in a row. */
export interface Struck {
  readonly target: Figure;
  readonly weapon: Card;
  readonly round: number;
  readonly streak: number;
}

export interface Character extends Fighter {
  /** An index into `booklets`; NONE while it is not chosen. */
  booklet: number;
  /** Whose it is. */
  seat: Seat;
  /** 0 or 1. */
  path: number;
  form: Form;
  vita: number;
  pp: number;
  gp: number;
  coins: number;
  lore: number;
  ap: number;
  boons: number;
  /** As bits, in the order of STATUSES. */
  statuses: number;
  infection: number;
  wanted: boolean;
  /** `light #` given by an effect, until the map is left. */
  light: number;
  /** Ghost Points of this death beyond the usual maximum (Veiled Widow). */
  extraGp: number;
  /** Special ability, path, heirloom and lore choices. */
  powers: Card[];
  abilities: Card[];
  /** Carried, the equipped ones included; heirlooms are among the powers. */
  items: Card[];
  equipped: Card[];
  consumables: Card[];
  mystics: Card[];
  recipes: Card[];
  companions: Card[];
  /** By stat: what lore, bonuses and fate have given for good. */
  growth: number[];
  /** By threshold that was taken: 0 or 1; from 1700 on what was taken, as an index into BONUSES. */
  choices: number[];
  /** Clauses used, once for every use; emptied when that time is over. */
  usedRound: number[];
  usedFight: number[];
  usedChapter: number[];
  usedStory: number[];
  /** Services used at this visit, and those that are had once per chapter. */
  served: number[];
  servedChapter: number[];
  /** Stories it has lived through, by id. */
  completed: readonly string[];

  // In fights
  /** The foe that is its mark. */
  mark: Figure;
  /** The type of its bounty, an index into TYPES. */
  bounty: number;
  /** FOL-R49: it Defends until its next turn. */
  defending: boolean;
  /** Counterattacks made this round. */
  countered: number;
  /** Whom it attacked in this round and the one before. */
  struck: Struck[];
  /** Moves and Acts won outside its own turn (FOL-R26). */
  extraMoves: number;
  extraActs: number;
}

export interface FoeFigure extends Fighter {
  kind: FoeKind;
  /** 0 = it is not on the map any more. */
  vita: number;
  maxVita: number;
  /** Where it stood when it fell. */
  fellAt: Space;
  /** It has been at or below half. */
  halved: boolean;
  /** Its `half:` comes when the attack or effect is over. */
  halfDue: boolean;
  immobilized: boolean;
  spooked: boolean;
  /** Spawned by another foe's power: no lore, coins or loot (FOL-R69). */
  summoned: boolean;
}

// ── What is being carried out ────────────────────────────────────────────────────────────────────────────────────────

/** A text that is being carried out, and what its words refer to. The innermost is the last. */
export interface Deed {
  /** Whose text it is. */
  of: 'card' | 'event' | 'story' | 'service' | 'foe' | 'feature' | 'search';
  /** The card; the event; the foe's kind; the feature as an index of the scene's. */
  card: number;
  /** The acting foe; NONE. */
  foe: Figure;
  checker: Member;
  chosen: Member;
  /** The space it is aimed at. */
  space: Space;
  /** The kept natural die of the attack it belongs to. */
  natural: number;
  /** Raises every check (Night). */
  harder: number;
  /** Healing, lore, coins and cards are not paid again (FOL-R67). */
  unpaid: boolean;
}

/** A die of a character that can still be changed (FOL-R58c). The innermost is the last. */
export interface Roll {
  kind: RollKind;
  by: Member;
  sides: 10 | 100;
  /** Of two dice the higher counts, or the lower; 0 = one die. */
  keep: -1 | 0 | 1;
  /** The die that counts; 0 = not yet thrown (W3). */
  natural: number;
  /** Skill or Might, and modifiers. */
  bonus: number;
  /** What is to be reached; NONE = a table. */
  needed: number;
  /** An index into SKILLS; NONE. */
  skill: number;
  /** What is resisted, an index into STATUSES; NONE. */
  status: number;
  /** A boon has been spent on it. */
  boon: boolean;
}

/** An attack from its roll to its end. The innermost is the last. */
export interface Attack {
  by: Figure;
  /** In a skirmish: the kind that attacks or is attacked, from FOE on. */
  target: Figure;
  /** The weapon; NONE = unarmed, a foe's, a mystic one or a ghost's. */
  weapon: Card;
  how: 'weapon' | 'unarmed' | 'thrown' | 'mystic' | 'ghost' | 'foe';
  isMelee: boolean;
  isCounter: boolean;
  /** The row that describes a mystic or ghost attack, and its word. */
  row: RowId;
  index: number;
  natural: number;
  /** d100 + Might + modifiers. */
  total: number;
  isHit: boolean;
  /** A reaction made it miss after all, or Block took it. */
  isCancelled: boolean;
  damage: number;
  /** By reactions: to the damage of this hit; less for a redirected one. */
  extraDamage: number;
  /** Vita lost by it. */
  lost: number;
}

/** A moment at which reactions are asked for (5.5). The innermost is the last. */
export interface Window {
  trigger: number;
  /** The affected figure: whose owner is asked first. */
  figure: Figure;
  /** The other one: the attacker, the foe that falls. */
  other: Figure;
  /** Who has passed, as bits. */
  passed: number;
  /** Clauses that have answered it: each does once. */
  used: number[];
}

// ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who acts on a map, and what it has left. */
export interface Turn {
  who: Figure;
  /** What it was when its turn began: death ends it. */
  form: Form;
  /** Movement points that are left. */
  stride: number;
  /** How often it may still act (adventuring: use), interact. */
  acts: number;
  interacts: number;
  /** The Move has begun. */
  hasMoved: boolean;
  /** The Move goes on as an Evade in which foes' spaces cost so much; 0 = not. */
  evading: number;
  /** Equip/Trade has begun: nothing else any more (5C.12). */
  isEquipping: boolean;
  /** What the next attack of a kind has, as in Temporary: `next(…)`. */
  next: NextAttack[];
}
export interface NextAttack {
  readonly row: RowId;
  readonly index: number;
}

export interface PlacedSnare {
  readonly space: Space;
  readonly radius: number;
  readonly row: RowId;
  readonly index: number;
}

/** Foes of a card, present and later, that a scene has changed. */
export interface FoeRule {
  readonly kind: FoeKind;
  readonly row: RowId;
  readonly index: number;
}

/** The adventure map in play (FOL-R64). */
export interface SceneInPlay {
  /** An index into `scenes`; NONE = no map lies on the table. */
  scene: number;
  /** Adventuring and encounter rounds. */
  round: number;
  /** Who led when the round began: all go in that order. */
  first: Member;
  /** By space: what it is now, as in `content/maps.ts`. */
  terrain: number[];
  flames: Space[];
  snares: PlacedSnare[];
  searched: Space[];
  /** By feature of the scene, as bits: used; its check has passed. */
  used: number;
  passed: number;
  /** By feature: failed tries. */
  tries: number[];
  rescued: number;
  /** Triggers that have fired, as bits. */
  fired: number;
  /** Spaces entered, doors opened and so on since triggers were looked at last, as bits of the triggers. */
  due: number;
  /** Flags set in this scene, which a reset takes back. */
  flags: string[];
  foeRules: FoeRule[];
  /** An encounter of the scene was won. */
  hasWon: boolean;
  /** Foes that were defeated, by kind. */
  defeated: FoeKind[];
  /** What happens when the moment is over; '' = the scene goes on. */
  outcome: string;
  /** The map transition was called. */
  isReached: boolean;
  /** The scene whose earlier tries are remembered. */
  tried: number;
  /** What has paid in earlier tries and this one: foes by kind, spaces, features as bits (FOL-R67). */
  paidFoes: FoeKind[];
  paidSpaces: Space[];
  paidFeatures: number;
  resets: number;
}

/** An encounter on the map in play. */
export interface Encounter {
  isRunning: boolean;
  round: number;
  /** Which side goes first; `firstStrike(characters)` may have said so. */
  first: 'characters' | 'foes' | 'undecided';
  /** Foes that were defeated in it and pay, by kind; and the kinds that give a loot roll. */
  paid: FoeKind[];
  lootKinds: FoeKind[];
  /** Foes up to this number were there when the round began, and act in it (FOL-R48). */
  acting: number;
  /** Who led when the round began (FOL-R7). */
  leads: Member;
  /** A foe has fallen in the attack that is going on. */
  hasFallen: boolean;
  /** Artifacts and heirlooms that a natural 1 has exhausted until it ends (FOL-5C.20). */
  faulted: Card[];
  /** Texts that were being carried out when it began. */
  deeds: number;
}

export interface Skirmish {
  isRunning: boolean;
  round: number;
  /** Who led when the round began: all go in that order. */
  first: Member;
  kinds: FoeKind[];
  /** By kind; 0 or less = defeated. */
  strength: number[];
  /** By kind: makes no attacks in the next creature step; rolls twice and takes the lower there. */
  skips: boolean[];
  rollsLow: boolean[];
  mods: Temporary[][];
  /** By member: it Defends this round; it loses its next action. */
  defends: boolean[];
  losesTurn: boolean[];
}

/** A town or encampment that is being visited. */
export interface Visit {
  /** NONE = nobody visits anything. */
  node: Node;
  row: Card[];
  /** What Commission has shown. */
  commission: Card[];
  /** By member, as bits: uses no service (FOL-R43c); bartered well; may buy nothing; has bought. */
  barred: number;
  bartered: number;
  banned: number;
  bought: number;
  /** By member, as bits: has tried to barter. */
  tried: number;
}

// ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was chosen before the game. */
export interface Terms {
  /** An index into `stories`. */
  readonly story: number;
  readonly difficulty: 'dusk' | 'twilight' | 'nightmare';
  readonly ironman: boolean;
  readonly advanced: boolean;
  readonly custom: boolean;
}

export interface Fill {
  readonly card: Card;
  readonly with: Card;
  left: number;
}

/** The nine shuffled decks (FOL-3.4), in the order of the setup. */
export const DECKS = [
  'item',
  'artifact',
  'prayer',
  'ritual',
  'recipe',
  'companion',
  'tarot',
  'road',
  'offRoad',
] as const;
export type DeckName = (typeof DECKS)[number];

export interface FolkloreState extends State<FolkloreFrame> {
  terms: Terms;
  party: Character[];
  leader: Member;
  isNight: boolean;
  /** Where the group is, and the node it left this World turn. */
  node: Node;
  left: Node;
  /** Defeat marks (FOL-R3). */
  marks: number;
  /** World turns of the game and of the chapter. */
  worldTurns: number;
  chapterTurns: number;
  hasRested: boolean;
  /** The chapter and the step, from 0; the step that an effect has named, NONE = the following one. */
  chapter: number;
  step: number;
  nextStep: number;
  /** Where TRAVEL leads; NONE. After a defeat: back to where the step began (FOL-R55). */
  destination: Node;
  isReturning: boolean;
  /** Where the group stood when the step began. */
  stepNode: Node;
  /** From Camp to the passing of the Leader token. */
  inWorldTurn: boolean;
  /** The town or encampment visited this World turn; NONE. */
  visited: Node;
  flags: string[];
  /** World turns until the clock expires, and how many have passed; limit NONE = no clock, or expired. */
  clockLimit: number;
  clock: number;
  /** A fight or scene was won by ghosts alone: total party death waits until the story has been told on (FOL-R55). */
  fallsLater: boolean;

  /** By deck; the top card is the last. */
  decks: Card[][];
  discards: Card[][];
  /** Story artifacts that nobody has. */
  setAside: Card[];
  /** The event that is being resolved. */
  event: Card;
  /** Cards of all characters that are exhausted, Broken, corroded by one token. */
  exhausted: Card[];
  broken: Card[];
  corroded: Card[];
  /** ENCHANTED items, once for every charge spent. */
  spent: Card[];
  fills: Fill[];

  deeds: Deed[];
  rolls: Roll[];
  attacks: Attack[];
  windows: Window[];

  visit: Visit;
  skirmish: Skirmish;
  scene: SceneInPlay;
  encounter: Encounter;
  turn: Turn;
  /** In the order of spawning; those that left the map stay, without a space. */
  foes: FoeFigure[];
}

/** The how many-th of its kind a foe is, from 1, in the order of spawning. */
export function numberOfFoe(
  { foes }: { readonly foes: readonly { readonly kind: FoeKind }[] },
  figure: Figure,
): number {
  const { kind } = foes[figure - FOE];
  let number = 0;
  for (let i = 0; i <= figure - FOE; i++) if (foes[i].kind === kind) number++;
  return number;
}

// ── The view ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Nothing is private to a seat; only the order of the decks is hidden. */
export type PublicTable = Omit<FolkloreState, 'seats' | 'agenda' | 'chance' | 'decks'>;

export interface FolkloreView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly phase: 'setup' | 'camp' | 'world' | 'town' | 'event' | 'skirmish' | 'adventure' | 'encounter' | 'over';
  /** By deck: how many cards are left. */
  readonly deckSizes: readonly number[];
  /** By member: the numbers of its sheet, with everything counted; by stat. */
  readonly sheets: readonly (readonly number[])[];
  /** By member: what checks for its Prayers or Rituals add beside skill and checks. */
  readonly recitals: readonly number[];
  /** By member: what SPEECH checks that a text asks for add beside skill and checks. */
  readonly speeches: readonly number[];
  /** The spaces that lie in Darkness now, light considered (FOL-R38). */
  readonly dark: readonly Space[];
  /** By foe: what it would do if its turn came now; nothing outside encounters. */
  readonly intents: readonly Intent[];
  /** The auras on the map, and how many steps they reach. */
  readonly auras: readonly { readonly bearer: Figure; readonly radius: number }[];
}

/** There is never a choice in what a foe does (FOL-R44 to FOL-R46): whom it would attack, and the way it would take. */
export interface Intent {
  /** NONE = nobody. */
  readonly target: Member;
  readonly way: readonly Space[];
  /** Its attacks from there, in order: the chance of each, and what a hit does. */
  readonly blows: readonly {
    readonly who: Member;
    readonly chance: number;
    readonly least: number;
    readonly most: number;
  }[];
}

// ── Between stories (FOL-R60) ────────────────────────────────────────────────────────────────────────────────────────

/** A character as it leaves one story and enters the next, by the ids of its cards. */
export interface Sheet {
  /** Of this form: sheets of earlier forms are read for ever. */
  readonly version: 1;
  readonly booklet: string;
  readonly path: number;
  readonly lore: number;
  readonly choices: readonly number[];
  readonly ap: number;
  readonly abilities: readonly string[];
  readonly items: readonly {
    readonly id: string;
    readonly broken: boolean;
    readonly corroded: boolean;
    readonly equipped: boolean;
  }[];
  readonly consumables: readonly string[];
  readonly coins: number;
  readonly mystics: readonly string[];
  readonly recipes: readonly string[];
  readonly companions: readonly string[];
  readonly boons: number;
  readonly statuses: readonly string[];
  readonly infection: number;
  readonly wanted: boolean;
  /** By stat, where something was given for good. */
  readonly growth: { readonly [stat: string]: number };
  readonly completed: readonly string[];
}

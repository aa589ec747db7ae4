/** What lies on the table: Defenders of the Realm as types. What is to come is in agenda.ts, what happens in events.ts. */
import type { Seat, State } from '@vesper/kernel';
import type { RealmFrame } from './agenda.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from './content/types.ts';

/** Stands for "no card", "no hero", "no space" or "no colour". */
export const NONE = -1;

/** A hero's place in the order of turns, 0–3. Seat s owns slots s, s + seats, … (REA-R8). */
export type Slot = number;

/** What is played for its effect: a Special (its card number), or a completed quest that is spent (`QUEST` + quest). */
export type Source = number;
export const QUEST: Source = 200;

/** The options of a match with the difficulty preset already worked in. They never change. */
export interface Terms {
  readonly dealt: boolean;
  readonly randomFirst: boolean;
  readonly openHands: boolean;
  readonly quietExtra: number;
  readonly generalLife: number;
  readonly startHand: number;
  readonly dawnMercy: boolean;
  readonly taintOnly: boolean;
  readonly midStart: boolean;
}

/** A hero in play. */
export interface Hero {
  /** NONE until picked. */
  hero: HeroId;
  seat: Seat;
  space: Space;
  /** Life Tokens face up, face down, and lost as wounds. */
  up: number;
  down: number;
  lost: number;
  /** Bonus actions left in this Daytime (REA-R51). */
  bonus: number;
  hand: Card[];
  /** Cards of the hand that everybody has seen; matters with closed hands only. */
  known: Card[];
  /** The active quest, or NONE. */
  quest: Quest;
  /** Of the active quest: a bit per Inn, place or colour seen, or the number of minions defeated. */
  progress: number;
  /** In the order of completion, spent ones included. */
  completed: Quest[];
  /** Completed and turned over. */
  spent: Quest[];
  /** General cards taken. */
  slain: Colour[];
  /** The Eagle Rider's. */
  style: 'none' | 'sky' | 'ground';
  /** The Sorceress's form, or NONE. */
  form: Colour;
  /** Ambush is still to come in this form. */
  ambush: boolean;
  /** Ended her last Daytime so that Fresh Mount gives a bonus action. */
  freshMount: boolean;
}

export interface General {
  /** 0–3 on its route; 4 = in Monarch City, which is lost. */
  step: number;
  /** Remaining life; 0 = defeated. */
  life: number;
  /** It heals 1 at the end of this turn and of every later one; 0 = it does not (REA-R21). */
  healsFrom: number;
  /** Spy in the Camp: it does not heal at the end of this turn. */
  spied: boolean;
}

/** Re-rolls of the roller's own. */
export type RerollSource = 'dragonSlayer' | 'ground' | 'unicorn';

/** A combat roll whose dice lie on the table. */
export interface Roll {
  slot: Slot;
  kind: 'engage' | 'archery' | 'general';
  /** Where the minions are. */
  space: Space;
  /** One entry per die, in colour order: what it was rolled against, and what it shows. */
  colours: Colour[];
  faces: number[];
  /** Added to each die, by colour. */
  modifiers: number[];
  /** Own re-rolls used. */
  used: RerollSource[];
}

/** A battle with a General, from the declaration to its outcome (REA-R23). */
export interface Battle {
  general: Colour;
  /** In commit order, the active hero first. */
  attackers: Slot[];
  // One entry per attacker, in the same order.
  committed: Card[][];
  /** Dice of cards that survived, plus 2 for Find Magic Gate. */
  dice: number[];
  findMagicGate: boolean[];
  /** Hits and natural 1s, and whether the attacker has rolled or was passed over. */
  hits: number[];
  ones: number[];
  rolled: boolean[];
  /** Indices of attackers in the order in which they rolled. */
  order: number[];
  /** Amarak's Blessing: the combat skill is ignored. */
  blessed: boolean;
  /** The General's life when the battle began. */
  life: number;
}

export interface Night {
  /** Cards still to be turned up, the one that lies face up not counted. */
  left: number;
  /** Number of the card that lies face up, counted from 1; 0 = none yet. */
  number: number;
  /** The card face up, or NONE. */
  faceUp: DarkCard;
  /** Only the General part counts. */
  generalOnly: boolean;
  /** Bit 1: placement A is cancelled, bit 2: B. */
  cancelled: number;
  /** The General does not advance. */
  held: boolean;
}

export type Phase = 'setup' | 'day' | 'evening' | 'night' | 'over';

export interface RealmState extends State<RealmFrame> {
  readonly terms: Terms;
  phase: Phase;
  /** Hero turns begun. */
  turn: number;
  active: Slot;
  /** By slot. */
  heroes: Hero[];
  /** Heroes that have been in play and died, for REA-R5. */
  fallen: HeroId[];
  /** By colour. */
  generals: General[];

  /** At `space * 4 + colour`. */
  minions: number[];
  /** Minions of all colours by space. */
  crowd: number[];
  /** By space. */
  crystals: number[];
  /** By space: 1 = a Magic Gate. */
  gates: number[];
  /** Minion tokens beside the board, by colour. */
  supply: number[];
  crystalSupply: number;
  gateSupply: number;

  /** The top card is the last, in all three decks. */
  heroDeck: Card[];
  heroDiscard: Card[];
  /** Specials out of the game. */
  removed: Card[];
  questDeck: Quest[];
  questDiscard: Quest[];
  /** Quests out of the game. */
  questBox: Quest[];
  darkDeck: DarkCard[];
  darkDiscard: DarkCard[];
  /** So many top cards of the Darkness deck are known to all (Dark Visions). */
  darkKnown: number;
  /** Dark Visions under way: cards revealed and not yet decided, and cards to be put back. */
  visions: DarkCard[];
  visionsKept: DarkCard[];
  /** General cards that left the game with a dead slayer. */
  slainBox: Colour[];

  // Of the turn under way.
  rumors: number;
  teleported: boolean;
  /** The active hero died in its own Daytime: no Evening. */
  activeDied: boolean;

  roll: Roll | null;
  battle: Battle | null;
  night: Night;
  /** Seats that have passed in the open window since somebody else played. */
  passed: Seat[];
  /** Why the match was lost, or '' (`general`, `supply:green`, `taint`, `city`). */
  lostBy: string;
}

// What everybody sees of a hero, of a General, and of the table; `npm run copies` writes the functions that pick it.
export type PublicHero = Pick<
  Hero,
  | 'hero'
  | 'seat'
  | 'space'
  | 'up'
  | 'down'
  | 'lost'
  | 'bonus'
  | 'known'
  | 'quest'
  | 'progress'
  | 'completed'
  | 'spent'
  | 'slain'
  | 'style'
  | 'form'
  | 'ambush'
  | 'freshMount'
>;
export type PublicGeneral = Pick<General, 'step' | 'life' | 'healsFrom' | 'spied'>;
export type PublicTable = Pick<
  RealmState,
  | 'terms'
  | 'seats'
  | 'phase'
  | 'turn'
  | 'active'
  | 'fallen'
  | 'minions'
  | 'crowd'
  | 'crystals'
  | 'gates'
  | 'supply'
  | 'crystalSupply'
  | 'gateSupply'
  | 'heroDiscard'
  | 'removed'
  | 'questDiscard'
  | 'questBox'
  | 'darkDiscard'
  | 'visions'
  | 'visionsKept'
  | 'rumors'
  | 'teleported'
  | 'roll'
  | 'battle'
  | 'night'
  | 'lostBy'
  | 'outcome'
>;

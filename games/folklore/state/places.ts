/** Where the party is: the map in play, fights on it and off it, a town. */
import type { RowId } from '../content/types.ts';
import type { Temporary } from './figures.ts';
import type { Card, Figure, FoeKind, Form, Member, Node, Space } from './pieces.ts';

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

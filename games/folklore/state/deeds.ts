/** What is being carried out: texts, rolls, attacks, and moments at which reactions are asked for. */
import type { RollKind, RowId } from '../content/types.ts';
import type { Card, Figure, Member, Space } from './pieces.ts';

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

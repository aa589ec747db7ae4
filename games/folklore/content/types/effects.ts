/** What happens: one word after the other. */
import type { ArtifactId, CompanionId, ConsumableId, CreatureId, FoeId, NodeId } from '../ids.ts';
import type { Condition, Duration, Ignored, Modifiers, Scope } from './modifiers.ts';
import type { Place, Who } from './persons.ts';
import type { ByParty, Dice, FoeType, Keywords, Negative, Skill, SpaceName, Status } from './rulebook.ts';

export type Deck = 'item' | 'artifact' | 'prayer' | 'ritual' | 'recipe' | 'companion' | 'tarot';

/** One word of a text; `R` is how a row inside it is kept, `M` how modifiers are. */
export type EffectOf<R, M> =
  // Persons
  | { readonly do: 'vita'; readonly who: Who; readonly by: Dice; /** Not below it. */ readonly least: 0 | 1 }
  | { readonly do: 'pp' | 'gp' | 'coins'; readonly who: Who; readonly by: Dice }
  | { readonly do: 'damage' | 'snare'; readonly who: Who; readonly by: Dice }
  /** A group gain that is shared, or a group cost (FOL-R61). */
  | { readonly do: 'purse'; readonly by: number }
  | { readonly do: 'lore'; readonly who: Who; readonly by: number }
  | {
      readonly do: 'status';
      readonly who: Who;
      readonly status: Status;
      /** 0 = no resist roll. */ readonly resist: number;
    }
  /** One of these that it has, its owner's choice. */
  | { readonly do: 'cure'; readonly who: Who; readonly of: readonly Negative[] }
  | { readonly do: 'infect' | 'disinfect' | 'corrode' | 'boon'; readonly who: Who; readonly n: number }
  | { readonly do: 'wanted' | 'unwanted' | 'revive' | 'retrain' | 'scour'; readonly who: Who }
  | { readonly do: 'light'; readonly who: Who; readonly n: number }
  | { readonly do: 'mod'; readonly who: Who; readonly mods: M; readonly until: Duration }
  // Cards
  | { readonly do: 'draw'; readonly who: Who; readonly deck: Deck }
  | { readonly do: 'gain'; readonly who: Who; readonly card: ConsumableId | ArtifactId | CompanionId }
  /** A random consumable. */
  | { readonly do: 'supply'; readonly who: Who }
  | { readonly do: 'loseItem' | 'loseCompanion' | 'exhaustItem'; readonly who: Who }
  | {
      readonly do: 'unexhaust';
      readonly who: Who;
      readonly n: number;
      readonly of: 'any' | 'prayer' | 'ritual' | 'mystic' | 'this';
    }
  | { readonly do: 'repair'; readonly who: Who; readonly n: number }
  /** An extra loot roll. */
  | { readonly do: 'loot'; readonly who: Who }
  // The World Map
  | { readonly do: 'move'; readonly n: number }
  | { readonly do: 'back' | 'delay' }
  | { readonly do: 'goto'; readonly node: NodeId }
  // The story
  /** Something is read: a line of the chapter's text, by its name. */
  | { readonly do: 'tell'; readonly line: string }
  | { readonly do: 'flag' | 'unflag'; readonly flag: string }
  | { readonly do: 'tick'; readonly by: number }
  /** The step of this chapter that comes next, by its printed number. */
  | { readonly do: 'goStep'; readonly step: number }
  | { readonly do: 'outcome'; readonly outcome: string }
  /** What stands behind it in the row happens only if it is won. */
  | { readonly do: 'skirmish'; readonly kinds: readonly { readonly creature: CreatureId; readonly by: number }[] }
  | { readonly do: 'skirmishFromTable' }
  // What holds rows together
  | {
      readonly do: 'check';
      readonly skill: Skill;
      readonly k: number;
      readonly by: Checkers;
      readonly pass: R;
      readonly fail: R;
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: R; readonly otherwise: R }
  | { readonly do: 'choose'; readonly options: readonly R[] }
  /** The first row whose `to` is not below the die. */
  | { readonly do: 'roll'; readonly sides: 10; readonly table: readonly { readonly to: number; readonly then: R }[] }
  | { readonly do: 'forEach'; readonly who: Who; readonly then: R }
  // Reactions
  | { readonly do: 'reroll'; readonly keep: 'new' | 'either' }
  | { readonly do: 'setDie'; readonly k: number }
  | { readonly do: 'addToRoll'; readonly by: Dice }
  | { readonly do: 'cancel' }
  | { readonly do: 'redirect'; readonly less: number }
  | { readonly do: 'survive'; readonly vita: number | 'half' }
  | { readonly do: 'addDamage'; readonly by: number }
  | { readonly do: 'bounty'; readonly type: FoeType }
  // Fights on the map
  | { readonly do: 'weaken' | 'razor' | 'push'; readonly who: Who; readonly n: number }
  | { readonly do: 'immobilize' | 'loseTurn' | 'extraMove' | 'teleport'; readonly who: Who }
  | { readonly do: 'mark' | 'puppet' | 'relocate' | 'firstStrike' }
  /** The Move that follows is an Evade in which foes' spaces cost so much. */
  | { readonly do: 'evade'; readonly cost: number }
  | { readonly do: 'healFoe'; readonly by: Dice }
  | { readonly do: 'attack'; readonly with: AttackWith; readonly onHit: R }
  /** The next such attack this turn. */
  | { readonly do: 'next'; readonly on: Scope; readonly mods: M; readonly onHit: R }
  | { readonly do: 'spawn'; readonly foe: FoeId; readonly count: ByParty; readonly at: 1 | 2 | 3 | 4 | 'nearest' }
  | { readonly do: 'removeFoe'; readonly foe: FoeId }
  /** Foes of that card, present and later, or the acting one. */
  | { readonly do: 'foe'; readonly foe: FoeId | 'self'; readonly change: FoeChangeOf<M>; readonly until: Duration }
  | { readonly do: 'flames' | 'extinguish'; readonly place: Place }
  | { readonly do: 'door'; readonly space: SpaceName }
  | { readonly do: 'removeFeature'; readonly feature: FeatureKey }
  | { readonly do: 'place'; readonly radius: number; readonly by: Dice }
  /** Every enemy of the user adjacent to the centre is the target of the row. */
  | { readonly do: 'burst'; readonly centre: 'own' | 'targets' | 'chosen'; readonly then: R }
  // Skirmishes: one standing kind that the user chooses, of these types if any are named
  | { readonly do: 'strength'; readonly types: readonly FoeType[]; readonly by: number }
  | { readonly do: 'kindSkips' | 'kindRollsLow'; readonly types: readonly FoeType[] }
  | { readonly do: 'kindMod'; readonly mods: M };

/** Who makes a check: somebody the leader names, or exactly these. */
export type Checkers = 'checker' | 'leader' | 'self' | 'each' | { readonly near: number };

export type AttackWith =
  | { readonly with: 'weapon'; readonly only: 'any' | 'melee' | 'ranged' }
  | {
      readonly with: 'mystic' | 'ghost';
      readonly kind: 'melee' | 'ranged';
      readonly range: number;
      readonly dice: Dice;
      readonly keywords: Keywords;
      readonly ignore: readonly Ignored[];
    };

export interface FoeChangeOf<M> {
  readonly mods: M;
  /** Present ones lose it, later ones start with so much less, at least 1. */
  readonly vita: number;
  /** A fifth of the maximum is removed. */
  readonly fifth: boolean;
}

/** Features of a map, and one that a foe carries. */
export type FeatureKey = 'A' | 'B' | 'U';

/** As content says it. */
export type Text = EffectOf<Texts, Modifiers>;
export type FoeChange = FoeChangeOf<Modifiers>;
export type Texts = readonly Text[];
/** A row of effects: an index into `rows` of `content/rows.ts`. */
export type RowId = number;
/** Modifiers given for a while: an index into `modifierLists` of `content/rows.ts`. */
export type ModifiersId = number;
/** As the rules read it: rows inside, and modifiers, are numbers. */
export type Effect = EffectOf<RowId, ModifiersId>;
export type EffectWord = Effect['do'];
export type EffectBy<Word extends EffectWord> = Effect extends infer E
  ? E extends { readonly do: Word }
    ? E
    : never
  : never;

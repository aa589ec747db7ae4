/** What can stand on the agenda, the steps of the rules and the decisions of the players, and what may be chosen. */
import type { AskFrame, Seat } from '@vesper/kernel';
import type { Card, Colour, DarkCard, HeroId, Space, Window } from './content/types.ts';
import type { Slot, Source } from './state.ts';

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type RealmStep =
  // setup.ts
  | { readonly do: 'dealHeroes' }
  | { readonly do: 'prepare' }
  // rules/turn.ts
  | { readonly do: 'beginTurn' }
  | { readonly do: 'day' }
  | { readonly do: 'endDay' }
  | { readonly do: 'turnUndeadNext'; readonly slot: Slot }
  | { readonly do: 'dayWounds' }
  | { readonly do: 'evening' }
  | { readonly do: 'handLimit' }
  // rules/rolls.ts and rules/minions.ts
  | { readonly do: 'scoreRoll' }
  // rules/battle.ts
  | { readonly do: 'askToJoin'; readonly slots: readonly Slot[] }
  | { readonly do: 'askToCommit'; readonly index: number }
  // rules/attack.ts
  | { readonly do: 'corrupt' }
  | { readonly do: 'attackNext' }
  // rules/outcome.ts and rules/penalty.ts
  | { readonly do: 'outcome' }
  | { readonly do: 'punish'; readonly index: number }
  | { readonly do: 'afterBattle' }
  // rules/wounds.ts
  | { readonly do: 'arrive'; readonly slot: Slot; readonly hero: HeroId }
  // rules/quests.ts
  | { readonly do: 'settleQuests'; readonly slot: Slot }
  | { readonly do: 'drawQuest'; readonly slot: Slot }
  // rules/darkness.ts
  | { readonly do: 'night' }
  | { readonly do: 'nightCard' }
  | { readonly do: 'resolveCard' }
  // rules/windows.ts
  /** `from` = the seat that is asked first, NONE = the first in hero order. Use `openWindow`. */
  | { readonly do: 'window'; readonly window: Window; readonly from: Seat };

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Ask<Name extends string, Fields = unknown> = AskFrame & { readonly ask: Name; readonly slot: Slot } & Fields;

export type PickHero = Ask<'pickHero'>;
export type PickStyle = Ask<'pickStyle'>;
export type PickForm = Ask<'pickForm'>;
export type ChooseAction = Ask<'chooseAction'>;
/** `slot` is the seat's first hero in hero order; the card itself says who plays it. */
export type PlaySpecial = Ask<'playSpecial', { readonly window: Window }>;
export type UseReroll = Ask<'useReroll'>;
export type Join = Ask<'join'>;
/** `index` = which attacker. */
export type Commit = Ask<'commit', { readonly index: number }>;
export type PickAttacker = Ask<'pickAttacker'>;
export type PickLostCard = Ask<'pickLostCard', { readonly left: number; readonly general: Colour }>;
export type PickReplacement = Ask<'pickReplacement'>;
export type TurnUndead = Ask<'turnUndead'>;
export type MoveUndead = Ask<'moveUndead'>;
export type DiscardToLimit = Ask<'discardToLimit'>;
export type Wisdom = Ask<'wisdom'>;
/** `to` = where the gate goes. */
export type PickGateToMove = Ask<'pickGateToMove', { readonly to: Space }>;
/**
 * A target of a Special or quest; `left` = how many may still be picked, `done` = how many were. `who` = the hero that
 * is moved (Hammer of Valor, King of the Gryphons), else NONE. `at` and `visited` are Cavalry Sweep's.
 */
export type PickSpace = Ask<
  'pickSpace',
  {
    readonly source: Source;
    readonly left: number;
    readonly done: number;
    readonly who: Slot;
    readonly at: Space;
    readonly visited: readonly Space[];
  }
>;
/** `moved` = the hero that King of the Gryphons moved first, or NONE. */
export type PickHeroTarget = Ask<
  'pickHeroTarget',
  { readonly source: Source; readonly left: number; readonly moved: Slot }
>;
/**
 * `left` = minions that may still be taken in all (Cavalry Sweep: points), `here` = in this space (Cavalry Sweep),
 * `done` = how many were taken here; `at` and `visited` are Cavalry Sweep's.
 */
export type PickMinion = Ask<
  'pickMinion',
  {
    readonly source: Source;
    readonly left: number;
    readonly here: number;
    readonly done: number;
    readonly at: Space;
    readonly visited: readonly Space[];
  }
>;
/** `done` = how many locations Battle Strategy cleared before. */
export type PickGeneral = Ask<'pickGeneral', { readonly source: Source; readonly done: number }>;
export type PickColour = Ask<'pickColour', { readonly source: Source }>;
/** Dark Visions: this card, away or back? */
export type PickVision = Ask<'pickVision', { readonly card: DarkCard }>;
/** Dark Visions: which of `visionsKept` is drawn first of those left; `done` lie on the deck already. */
export type PickOrder = Ask<'pickOrder', { readonly done: number }>;

export type RealmAsk =
  | PickHero
  | PickStyle
  | PickForm
  | ChooseAction
  | PlaySpecial
  | UseReroll
  | Join
  | Commit
  | PickAttacker
  | PickLostCard
  | PickReplacement
  | TurnUndead
  | MoveUndead
  | DiscardToLimit
  | Wisdom
  | PickGateToMove
  | PickSpace
  | PickHeroTarget
  | PickMinion
  | PickGeneral
  | PickColour
  | PickVision
  | PickOrder;

export type RealmFrame = RealmStep | RealmAsk;

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the active hero may do (REA-5.1). One object exists for each; they are listed, never built, while a match runs. */
export type Action =
  | { readonly action: 'foot'; readonly to: Space }
  | { readonly action: 'horse'; readonly card: Card; readonly to: Space }
  | { readonly action: 'eagle'; readonly card: Card; readonly to: Space }
  | { readonly action: 'gateCard'; readonly card: Card; readonly to: Space }
  | { readonly action: 'gate'; readonly to: Space }
  | { readonly action: 'steed'; readonly to: Space }
  | { readonly action: 'flight'; readonly to: Space }
  | { readonly action: 'teleport'; readonly to: Space }
  /** `colour` = Find Magic Gate is spent for 2 more dice against it, NONE = it is not. */
  | { readonly action: 'engage'; readonly colour: Colour }
  | { readonly action: 'archery'; readonly to: Space; readonly colour: Colour }
  | { readonly action: 'fireball'; readonly card: Card }
  | { readonly action: 'battleFury' }
  | { readonly action: 'attackGeneral' }
  | { readonly action: 'rumors'; readonly colour: Colour }
  | { readonly action: 'healLand'; readonly card: Card }
  | { readonly action: 'sanctify' }
  | { readonly action: 'healWounds' }
  | { readonly action: 'buildGate'; readonly card: Card }
  | { readonly action: 'quest' }
  /** Crystal of Light. */
  | { readonly action: 'spendQuest' }
  /** A Special or spent quest of window D, of any hero of the active seat. */
  | { readonly action: 'play'; readonly source: Source }
  | { readonly action: 'endDay' };

/** A minion pointed at. */
export type Minion = { readonly space: Space; readonly colour: Colour };

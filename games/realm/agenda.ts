/** What can stand on the agenda, the steps of the rules and the decisions of the players, and what may be chosen. */
import type { Asks, ChoiceOf, Decision, FrameOf, Seat } from '@vesper/kernel';
import type { Card, Colour, DarkCard, HeroId, Quest, Space, Window } from './content/types.ts';
import type { At, EffectAsk } from './effects.ts';
import type { RealmState, RerollSource, Slot, Source } from './state.ts';

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type RealmStep =
  // setup.ts
  | { readonly do: 'dealHeroes' }
  | { readonly do: 'prepare' }
  // rules/turn.ts
  | { readonly do: 'beginTurn' }
  | { readonly do: 'day' }
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
  // rules/effects.ts
  | ({ readonly do: 'effects' } & At)
  // rules/darkness.ts
  | { readonly do: 'night' }
  | { readonly do: 'nightCard' }
  | { readonly do: 'resolveCard' }
  // rules/windows.ts
  /** `from` = the seat that is asked first, NONE = the first in hero order. Use `openWindow`. */
  | { readonly do: 'window'; readonly window: Window; readonly from: Seat };

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The hero who is asked. */
type OfHero<Fields = unknown> = { readonly slot: Slot } & Fields;
/** The hero who has played something, and which of its effects asks. */
type OfEffect<Fields = unknown> = At & Fields;

/** "Up to" has been said: nothing more is wanted. */
export type OrStop<T> = T | 'stop';
/** A card of the hand, Find Magic Gate, Amarak's Blessing, or enough. */
export type Commitment = Card | 'q05' | 'q10' | 'done';

/** Everything that is asked: what it is answered with, what its frame says, and the facts of its candidates. */
export type RealmAsks = {
  pickHero: Asks<HeroId, OfHero>;
  pickStyle: Asks<'sky' | 'ground', OfHero>;
  pickForm: Asks<Colour | 'none', OfHero>;
  chooseAction: Asks<Action, OfHero, ActionFacts>;
  /** `slot` is the seat's first hero in hero order; the card itself says who plays it. */
  playSpecial: Asks<Source | 'pass', OfHero<{ readonly window: Window }>>;
  useReroll: Asks<RerollSource | 'keep', OfHero>;
  join: Asks<'join' | 'stayOut', OfHero>;
  /** `index` = which attacker. */
  commit: Asks<Commitment, OfHero<{ readonly index: number }>, CommitFacts>;
  pickAttacker: Asks<Slot, OfHero, { readonly dice: number; readonly modifier: number }>;
  pickLostCard: Asks<Card, OfHero<{ readonly left: number; readonly general: Colour }>>;
  pickReplacement: Asks<HeroId, OfHero>;
  turnUndead: Asks<'yes' | 'no', OfHero>;
  moveUndead: Asks<Space, OfHero>;
  discardToLimit: Asks<Card | Play, OfHero>;
  wisdom: Asks<'keep' | 'replace', OfHero>;
  /** `to` = where the gate goes. */
  pickGateToMove: Asks<Space, OfHero<{ readonly to: Space }>>;
  /**
   * `left` = how many may still be picked (a sweep: points). `who` = the hero that is moved, or NONE. `at` and `visited`
   * are a sweep's.
   */
  pickSpace: Asks<
    OrStop<Space>,
    OfEffect<{
      readonly left: number;
      readonly who: Slot;
      readonly at: Space;
      readonly visited: readonly Space[];
    }>
  >;
  /** `moved` = the hero that was moved before, or NONE. */
  pickHeroTarget: Asks<OrStop<Slot>, OfEffect<{ readonly left: number; readonly moved: Slot }>>;
  /**
   * `left` = minions that may still be taken in all (a sweep: points). `here` = how many in this space, `at` and `visited`
   * are a sweep's.
   */
  pickMinion: Asks<
    OrStop<Minion>,
    OfEffect<{
      readonly left: number;
      readonly here: number;
      readonly at: Space;
      readonly visited: readonly Space[];
    }>
  >;
  pickGeneral: Asks<OrStop<Colour>, OfEffect>;
  pickColour: Asks<Colour, OfEffect>;
  /** Dark Visions: this card, away or back? */
  pickVision: Asks<'keep' | 'discard', OfHero<{ readonly source: Source; readonly card: DarkCard }>>;
  /** Dark Visions: which of `visionsKept` is drawn first of those left; `done` lie on the deck already. */
  pickOrder: Asks<DarkCard, OfHero<{ readonly source: Source; readonly done: number }>>;
};

export type AskName = keyof RealmAsks;
export type RealmAsk = FrameOf<RealmAsks>;
export type Ask<Name extends AskName> = FrameOf<RealmAsks, Name>;
export type RealmDecision<Name extends AskName> = Decision<RealmState, Ask<Name>, ChoiceOf<RealmAsks, Name>>;

/** What an effect picks; that nothing more is wanted is the same for all. */
export type Target<A extends EffectAsk> = Exclude<ChoiceOf<RealmAsks, A>, 'stop'>;

/** A decision with what is chosen in it. */
export type Taken = { [Name in AskName]: Ask<Name> & { readonly choice: ChoiceOf<RealmAsks, Name> } }[AskName];

export type RealmFrame = RealmStep | RealmAsk;

// ── What is worth knowing about a choice ─────────────────────────────────────────────────────────────────────────────

type Rolled = { readonly dice: number; readonly needs: number; readonly chance: number };

/** Of an action, by its kind: the minions it is about by colour, dice and their chance in %, steps, cards turned up. */
export type ActionFacts =
  | { readonly minions: readonly number[] }
  | { readonly general: Colour }
  | { readonly cards: number }
  | Rolled
  | { readonly amount: number }
  | { readonly quest: Quest }
  | ({ readonly quest: Quest } & Rolled)
  | { readonly distance: number }
  | { readonly [none: string]: never };

/** `dice` a candidate gives, `own` dice and `all` attackers' dice so far, `chance` now and `then` with it, in %. */
export type CommitFacts = {
  readonly dice: number;
  readonly own: number;
  readonly all: number;
  readonly chance: number;
  readonly then: number;
};

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
  | Play
  | { readonly action: 'endDay' };

/** A Special or spent quest of window D, of any hero of the active seat. */
export type Play = { readonly action: 'play'; readonly source: Source };

/** A minion pointed at. */
export type Minion = { readonly space: Space; readonly colour: Colour };

/** What can stand on the agenda, the steps of the rules and the decisions of the players, and what may be chosen. */
import type { AskFrame, Asks, ChoiceOf, Decision, FrameOf } from '@vesper/kernel';
import type { RowId } from './content/types.ts';
import type { EncounterAsks, EncounterStep } from './rules/encounter/frames.ts';
import type { Card, Figure, FolkloreState, Member, Node, Sheet, Space } from './state.ts';

// ── Where a text stands ──────────────────────────────────────────────────────────────────────────────────────────────

/** Where a row of effects stands; what else its words refer to is in the innermost deed. */
export interface At {
  readonly row: RowId;
  readonly index: number;
  /** Whom `self` means: whose card it is, or who made the check. */
  readonly self: Figure;
  /** Whom `target` means. */
  readonly target: Figure;
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface OfMember {
  readonly who: Member;
}
/** A clause of a card, and what it is aimed at. */
export interface Aimed extends OfMember {
  readonly card: Card;
  /** Its place on the card. */
  readonly clause: number;
  readonly target: Figure;
  readonly space: Space;
}
/** A member's decision that is asked again until it is done, at most 30 times (FOL-R67a). */
interface Picking extends OfMember {
  readonly picks: number;
}
type MemberStep<Name extends string> = { readonly do: Name } & OfMember;

/** By member: the sheet that is brought; `null` = a new character. */
export type Sheets = readonly (Sheet | null)[];

export type CoreStep =
  // setup.ts
  | { readonly do: 'gather'; readonly sheets: Sheets }
  | { readonly do: 'prepare'; readonly sheets: Sheets }
  | { readonly do: 'beginStory' }
  // rules/story.ts
  | { readonly do: 'beginChapter' }
  | { readonly do: 'storyStep' }
  | { readonly do: 'stepDone' }
  | { readonly do: 'chapterEnds' }
  | { readonly do: 'storyEnds' }
  // rules/camp.ts
  | { readonly do: 'camp' }
  // rules/world.ts
  | { readonly do: 'worldTurn' }
  | { readonly do: 'arrive' }
  | { readonly do: 'worldTurnEnds' }
  // rules/rest.ts
  | { readonly do: 'rest' }
  | { readonly do: 'restReactions' }
  | { readonly do: 'restCrafts' }
  | { readonly do: 'restRoll' }
  // rules/town.ts
  | { readonly do: 'visit' }
  | { readonly do: 'marketRow' }
  | MemberStep<'gateRolled'>
  | MemberStep<'barterRolled'>
  | ({ readonly do: 'brewed' } & OfMember & { readonly recipe: Card })
  | MemberStep<'townTurnEnds'>
  | { readonly do: 'leaveTown' }
  // rules/events.ts
  | { readonly do: 'drawEvent' }
  | { readonly do: 'eventOptions' }
  | { readonly do: 'eventDone' }
  // rules/effects.ts
  | ({ readonly do: 'effects' } & At)
  /** One word for one of several figures. */
  | ({ readonly do: 'effectOn' } & At & { readonly on: Figure })
  | { readonly do: 'deedDone' }
  // rules/checks.ts
  | ({ readonly do: 'check' } & At & OfMember)
  | ({ readonly do: 'checkRolled' } & At & OfMember)
  /** W3 is over: now the die is thrown. */
  | { readonly do: 'throwDie' }
  | ({ readonly do: 'resistRolled' } & OfMember & { readonly status: number })
  | ({ readonly do: 'searchRolled' } & OfMember & { readonly space: Space })
  | MemberStep<'lootRoll'>
  | MemberStep<'lootRolled'>
  | MemberStep<'spookedRoll'>
  | MemberStep<'spookedRolled'>
  // rules/reactions.ts
  | { readonly do: 'window' }
  // rules/using.ts
  /** What it is aimed at is known: pay, recite, carry out. */
  | ({ readonly do: 'useClause' } & Aimed)
  | ({ readonly do: 'recited' } & Aimed)
  // rules/cards.ts
  | ({ readonly do: 'fits' } & OfMember & { readonly card: Card })
  // rules/growth.ts
  | MemberStep<'grow'>
  // rules/death.ts
  | MemberStep<'dies'>
  | MemberStep<'perish'>
  | MemberStep<'drawFate'>
  // rules/skirmish.ts
  | { readonly do: 'skirmishRound' }
  | { readonly do: 'skirmishCreature'; readonly kind: number; readonly who: Member }
  | { readonly do: 'skirmishHit' }
  | { readonly do: 'skirmishHarmed' }
  | { readonly do: 'skirmishCharacter'; readonly turn: number }
  | { readonly do: 'skirmishRolled' }
  | { readonly do: 'skirmishStruck' }
  | { readonly do: 'skirmishEnds'; readonly pays: boolean }
  // rules/fights.ts, after encounters and skirmishes alike
  | { readonly do: 'afterFight' }
  | { readonly do: 'fightRewards' }
  | { readonly do: 'fightOver' }
  // rules/scene.ts, rules/adventure.ts
  | { readonly do: 'beginScene' }
  | { readonly do: 'sceneStarts' }
  /** Triggers and goals are looked at: after every atomic action. */
  | { readonly do: 'moment' }
  | { readonly do: 'adventureRound' }
  | { readonly do: 'characterActions' }
  /** The check on a lock or a snare has been rolled. */
  | ({ readonly do: 'lockRolled' } & OfMember & { readonly space: Space })
  | ({ readonly do: 'disarmRolled' } & OfMember & { readonly space: Space })
  | { readonly do: 'featureDone'; readonly feature: number }
  | { readonly do: 'adventureTurn'; readonly turn: number }
  | ({ readonly do: 'adventureGoesOn' } & Picking)
  | { readonly do: 'transition' }
  | { readonly do: 'resetScene'; readonly why: 'withdraw' | 'rounds' | 'defeat' }
  | { readonly do: 'leaveMap' };

export type FolkloreStep = CoreStep | EncounterStep;

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * What is done with cards and coins, alike in Camp, in towns, on maps and in fights, as one number: what it is, and the card,
 * space, figure or clause it is about.
 */
export type Action = number;
const ACTION_BITS = 20;
/** Actions are numbers from here on. */
export const ACTION = 1 << ACTION_BITS;
export const ACTIONS = [
  /** Puts an item on, or takes it off. */
  'equip',
  /** Uses a clause of a card: `card × 4 + its place on the card`. A mystic card is recited so. */
  'use',
  /** Fills a weapon: `consumable × 1000 + weapon`. */
  'fill',
  /** Moves 1 PP into an ENCHANTED item. */
  'charge',
  /** Gives a card away, or asks for one: `card × 8 + member`. */
  'give',
  'take',
  /** The same with coins: `coins × 8 + member`. */
  'giveCoins',
  'takeCoins',
  /** Buys an ability. */
  'learn',
  /** Uses a service: an index into `services`; revives: `service × 8 + member`. */
  'serve',
  'reviveAt',
  /** Buys a card of the row, of Commission or a consumable. */
  'buy',
  'sell',
  'brew',
  /** On a map: walks to a space. */
  'move',
  /** Interacts with what is on a space; with a feature that a foe carries: 100 + the feature. */
  'interact',
  /** Opens a lock with a Skeleton Key. */
  'unlock',
  /** Attacks: `(card + 1) × 100 + figure`; card NONE = unarmed. In a skirmish the figure is FOE + the kind. */
  'attack',
  'throw',
  'extinguish',
  /** A ghost power, 0–2. */
  'haunt',
] as const;
export type ActionKind = (typeof ACTIONS)[number];

const numberOf = Object.fromEntries(ACTIONS.map((kind, i) => [kind, i + 1])) as { readonly [K in ActionKind]: number };
export const action = (kind: ActionKind, about: number): Action => (numberOf[kind] << ACTION_BITS) | about;
export const actionKind = (c: Action): ActionKind => ACTIONS[(c >> ACTION_BITS) - 1];
export const aboutOf = (c: Action): number => c & (ACTION - 1);
/** Kinds of actions as bits, and whether an action is of one of them. */
export const actionBits = (kinds: readonly ActionKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << numberOf[kind]), 0);
export const isAmong = (bits: number, c: Action): boolean => ((bits >> (c >> ACTION_BITS)) & 1) !== 0;

/** A decision for one character. */
export type OfHero = AskFrame & OfMember;

/** What can be done without saying with what. */
export type PlainAction = 'done' | 'regroup' | 'barter' | 'defend' | 'focus' | 'evade';

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an item, ability or card is picked for. */
export type PickFor = 'repair' | 'scour' | 'unexhaust' | 'retrain' | 'unequip';

/** BOON, a companion to Block with, or a clause of a card: `card × 4 + its place on the card`. */
export type Reaction = number | 'boon' | 'pass';
export const BLOCK = 100_000;

/** Everything that is asked: what it is answered with, and what its frame says. Names in brackets: the list of decision points. */
export type CoreAsks = {
  chooseCharacter: Asks<number, OfMember>;
  choosePath: Asks<number, OfMember>;
  customAbility: Asks<Card | 'done', OfMember>;
  camp: Asks<Action | PlainAction, Picking>;
  rest: Asks<'rest' | 'no'>;
  worldMove: Asks<Node | 'stay'>;
  eventOption: Asks<number>;
  checker: Asks<Member, At>;
  recipient: Asks<Member, At>;
  /** Who has not yet said what it pays is next, from the leader on. */
  payment: Asks<number | 'default', OfMember & { readonly left: number }>;
  freeMove: Asks<Node, { readonly n: number }>;
  gate: Asks<'pay' | 'roll', OfMember>;
  town: Asks<Action | PlainAction, Picking>;
  pickCard: Asks<
    Card,
    OfMember & {
      readonly for: PickFor;
      readonly of: 'any' | 'prayer' | 'ritual' | 'mystic';
      readonly left: number;
      readonly not: Card;
    }
  >;
  cureStatus: Asks<number, OfMember & { readonly of: number }>;
  /** Discard, give (`card × 8 + member`, from GIVE_AWAY on) or decline the new one. */
  overCapacity: Asks<number | 'decline', OfMember & { readonly card: Card }>;
  replaceCompanion: Asks<Card | 'decline', OfMember & { readonly card: Card }>;
  discardMystic: Asks<Card, OfMember & { readonly of: 'any' | 'prayer' | 'ritual' }>;
  stance: Asks<'attack' | 'defend', OfMember>;
  skirmishAction: Asks<Action | PlainAction, OfMember>;
  /** In a skirmish: a kind. */
  secondAttack: Asks<number | 'no', OfMember & { readonly weapon: Card }>;
  /** An attack that a card gives: which weapon, which kind. */
  skirmishStrike: Asks<Action, OfMember & { readonly only: 'any' | 'melee' | 'ranged' }>;
  placeCharacter: Asks<Space, OfMember>;
  adventure: Asks<Action | PlainAction, Picking>;
  transition: Asks<'leave' | 'withdraw' | 'continue'>;
  react: Asks<Reaction, OfMember>;
  /** While adventuring and at the end of a turn in an encounter. */
  equip: Asks<Action | PlainAction, Picking>;
  loreChoice: Asks<number, OfMember>;
  loreSkill: Asks<number, OfMember>;
  /** FOL-R59, at the 1250 threshold. */
  retrainNow: Asks<Card | 'keep', OfMember>;
  /** At the end of a chapter and at the start of the story. */
  spendAp: Asks<Card | 'keep', OfMember>;
  /** An index into BONUSES. */
  bonus: Asks<number, OfMember>;
  storyOption: Asks<number>;
  printedOption: Asks<number, At>;
  /** What a clause is aimed at: a figure or a space; `where` = the second thing. */
  aim: Asks<number, Aimed>;
  aimWhere: Asks<number, Aimed>;
  /** Which standing kind of a skirmish a card is about. */
  kind: Asks<number, At>;
  craft: Asks<Card | 'done', OfMember>;
  /** A card, or coins. */
  accept: Asks<'give' | 'refuse', OfMember & { readonly by: Member; readonly card: Card; readonly coins: number }>;
  passOn: Asks<Member | 'discard', OfMember & { readonly card: Card }>;
  /** Which space a feature is used on. */
  featureSpace: Asks<Space, OfMember & { readonly feature: number }>;
  /** Whether to discard a card before a feature's check. */
  boost: Asks<'discard' | 'no', OfMember & At>;
};
export const GIVE_AWAY = 10_000;

export type FolkloreAsks = CoreAsks & EncounterAsks;
export type AskName = keyof FolkloreAsks;
export type FolkloreAsk = FrameOf<FolkloreAsks>;
export type Ask<Name extends AskName> = FrameOf<FolkloreAsks, Name>;
export type FolkloreDecision<Name extends AskName> = Decision<FolkloreState, Ask<Name>, ChoiceOf<FolkloreAsks, Name>>;

export type FolkloreFrame = FolkloreStep | FolkloreAsk;

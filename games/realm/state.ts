/** What lies on the table, what can stand on the agenda, and what can happen: Defenders of the Realm as types. */
import type { AskFrame, Event, Seat, State } from '@vesper/kernel';
import type { Card, Colour, DarkCard, HeroId, Quest, Space, Window } from './content/types.ts';

/** Stands for "no card", "no hero", "no space" or "no colour". */
export const NONE = -1;

/** A hero's place in the order of turns, 0–3. Seat s owns slots s, s + seats, … (REA-R8). */
export type Slot = number;

/** What is played for its effect: a Special (its card number), or a completed quest that is spent (`QUEST` + quest). */
export type Source = number;
export const QUEST: Source = 200;

/** The options of a match with the difficulty preset already worked in (C9). They never change. */
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

/** A combat roll whose dice lie on the table (5.5). */
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
  seats: number;
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

// ── The agenda ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
  | { readonly do: 'corrupt' }
  | { readonly do: 'attackNext' }
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

/** What the active hero may do (5.4). One object exists for each; they are listed, never built, while a match runs. */
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

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `hero` = who was in `slot` then; `tell` adds it, since a fallen hero's place is taken by another. */
type Happened<Name extends string, Fields> = Event & { readonly event: Name; readonly hero?: HeroId } & Fields;
type By = Slot;

export type RealmEvent =
  // Setup and turns
  | Happened<'heroTaken', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'setupCard', { readonly card: DarkCard; readonly used: boolean }>
  | Happened<'setupFinished', { readonly slot: Slot }>
  | Happened<'turnBegan', { readonly slot: Slot; readonly turn: number; readonly actions: number }>
  | Happened<'mercy', { readonly slot: Slot }>
  | Happened<'bonusActions', { readonly slot: Slot; readonly amount: number }>
  | Happened<'styleChosen', { readonly slot: Slot; readonly style: 'sky' | 'ground' }>
  | Happened<'formChosen', { readonly slot: Slot; readonly form: Colour }>
  | Happened<'dayEnded', { readonly slot: Slot }>
  // Cards. `card` is missing for those who may not see it.
  | Happened<'cardDrawn', { readonly slot: Slot; readonly card?: Card }>
  | Happened<'cardTurnedUp', { readonly slot: Slot; readonly card: Card; readonly kept: boolean }>
  | Happened<'cardTaken', { readonly slot: Slot; readonly card: Card }>
  | Happened<'cardDiscarded', { readonly slot: Slot; readonly card: Card }>
  | Happened<'cardRemoved', { readonly slot: Slot; readonly card: Card }>
  | Happened<'deckRefilled', { readonly deck: 'hero' | 'quest' | 'darkness'; readonly cards: number }>
  // Actions
  | Happened<
      'heroMoved',
      { readonly slot: Slot; readonly from: Space; readonly to: Space; readonly way: string; readonly card: Card }
    >
  | Happened<'gatePlaced', { readonly slot: Slot; readonly space: Space; readonly from: Space }>
  | Happened<'rumorsHeard', { readonly slot: Slot; readonly colour: Colour; readonly source: Source }>
  | Happened<
      'diceRolled',
      {
        readonly slot: Slot;
        readonly why: 'healLand' | 'sanctify' | 'quest' | 'envoy' | 'fireball' | 'penaltyWounds' | 'penaltyCards';
        readonly faces: readonly number[];
        readonly needs: number;
      }
    >
  | Happened<'landHealed', { readonly slot: Slot; readonly space: Space; readonly left: number }>
  | Happened<'woundsHealed', { readonly slot: Slot; readonly amount: number }>
  | Happened<'wounded', { readonly slot: Slot; readonly amount: number; readonly from: 'minions' | 'general' }>
  | Happened<'woundIgnored', { readonly slot: Slot; readonly amount: number; readonly by: string }>
  | Happened<'heroDied', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'heroArrived', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'undeadTurned', { readonly slot: Slot; readonly from: Space; readonly to: Space }>
  // Quests
  | Happened<'questDrawn', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questProgressed', { readonly slot: Slot; readonly quest: Quest; readonly progress: number }>
  | Happened<'questCompleted', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questFailed', { readonly slot: Slot; readonly quest: Quest; readonly kept: boolean }>
  | Happened<'questVoided', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questSpent', { readonly slot: Slot; readonly quest: Quest }>
  // Combat
  | Happened<
      'combatRolled',
      {
        readonly slot: Slot;
        readonly kind: Roll['kind'];
        readonly space: Space;
        readonly colours: readonly Colour[];
        readonly faces: readonly number[];
        readonly modifiers: readonly number[];
      }
    >
  | Happened<
      'rerolled',
      { readonly slot: Slot; readonly source: RerollSource | 'battleLuck'; readonly faces: readonly number[] }
    >
  | Happened<
      'minionsDefeated',
      {
        readonly slot: Slot;
        readonly space: Space;
        readonly colour: Colour;
        readonly amount: number;
        readonly how: string;
      }
    >
  | Happened<
      'minionsRemoved',
      { readonly slot: Slot; readonly space: Space; readonly colour: Colour; readonly amount: number }
    >
  | Happened<'combatMissed', { readonly slot: Slot; readonly space: Space }>
  | Happened<'battleDeclared', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'joined', { readonly slot: Slot; readonly general: Colour; readonly joins: boolean }>
  | Happened<'committed', { readonly slot: Slot; readonly card: Card; readonly dice: number }>
  | Happened<
      'corruptionRolled',
      { readonly slot: Slot; readonly card: Card; readonly face: number; readonly lost: boolean }
    >
  | Happened<
      'attackScored',
      { readonly slot: Slot; readonly general: Colour; readonly hits: number; readonly ones: number }
    >
  | Happened<'generalDefeated', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'generalSurvived', { readonly general: Colour; readonly hits: number; readonly life: number }>
  | Happened<'generalRegenerated', { readonly general: Colour; readonly life: number }>
  | Happened<'bannerRaised', { readonly slot: Slot }>
  | Happened<'sentHome', { readonly slot: Slot; readonly from: Space }>
  | Happened<'generalHealed', { readonly general: Colour; readonly life: number }>
  | Happened<'warStatusAdvanced', { readonly status: 'early' | 'mid' | 'late' }>
  // Specials
  | Happened<
      'specialPlayed',
      { readonly slot: Slot; readonly source: Source; readonly window: Window | 'limit' | 'action' }
    >
  | Happened<'passed', { readonly seat: Seat; readonly window: Window }>
  | Happened<'generalDrivenBack', { readonly slot: Slot; readonly general: Colour; readonly to: Space }>
  | Happened<'generalSpied', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'visionsSeen', { readonly slot: Slot; readonly cards: readonly DarkCard[] }>
  | Happened<'visionDiscarded', { readonly slot: Slot; readonly card: DarkCard }>
  | Happened<'visionsReturned', { readonly slot: Slot; readonly cards: readonly DarkCard[] }>
  // Night
  | Happened<'nightFell', { readonly cards: number }>
  | Happened<'nightQuiet', { readonly slot: Slot }>
  | Happened<'darknessTurnedUp', { readonly card: DarkCard; readonly number: number; readonly generalOnly: boolean }>
  | Happened<'darknessReplaced', { readonly slot: Slot; readonly card: DarkCard }>
  | Happened<'placementCancelled', { readonly slot: Slot; readonly space: Space }>
  | Happened<'generalHeld', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'minionPlaced', { readonly space: Space; readonly colour: Colour }>
  | Happened<'minionsNotPlaced', { readonly space: Space; readonly colour: Colour; readonly amount: number }>
  | Happened<'overrun', { readonly space: Space; readonly colour: Colour }>
  | Happened<'crystalPlaced', { readonly space: Space; readonly onBoard: number }>
  | Happened<'crystalRemoved', { readonly slot: Slot; readonly space: Space; readonly left: number }>
  | Happened<'generalAdvanced', { readonly general: Colour; readonly from: Space; readonly to: Space }>
  | Happened<'generalStayed', { readonly general: Colour; readonly why: 'notNext' | 'major' | 'defeated' | 'held' }>
  // The end
  | Happened<'won', { readonly champions: readonly By[] }>
  | Happened<'lost', { readonly why: string }>
  | Happened<'championScored', { readonly slot: Slot; readonly quests: number; readonly generals: number }>;

// ── The view ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface HeroView extends Readonly<Omit<Hero, 'hand' | 'known' | 'completed' | 'spent' | 'slain'>> {
  /** Cards this viewer may see; with closed hands of another seat only those everybody knows. */
  readonly hand: readonly Card[];
  readonly handSize: number;
  readonly known: readonly Card[];
  readonly completed: readonly Quest[];
  readonly spent: readonly Quest[];
  readonly slain: readonly Colour[];
}

/** Everything a seat or a spectator may know (SPEC 6). */
export interface RealmView {
  readonly viewer: Seat | 'spectator';
  readonly terms: Terms;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Slot;
  readonly heroes: readonly HeroView[];
  readonly fallen: readonly HeroId[];
  readonly generals: readonly (Readonly<General> & {
    readonly space: Space;
    readonly topLife: number;
    readonly major: boolean;
    /** Darkness cards still in the deck that would move it from where it stands. */
    readonly threats: number;
  })[];
  readonly minions: readonly number[];
  readonly crowd: readonly number[];
  readonly crystals: readonly number[];
  readonly gates: readonly number[];
  readonly supply: readonly number[];
  readonly crystalSupply: number;
  readonly gateSupply: number;
  readonly war: 'early' | 'mid' | 'late';
  readonly heroDeckSize: number;
  /** Hero cards that are neither seen nor discarded, without order: the deck, and other seats' closed hands. */
  readonly heroUnseen: readonly Card[];
  readonly heroDiscard: readonly Card[];
  readonly removed: readonly Card[];
  readonly questDeckSize: number;
  readonly questUnseen: readonly Quest[];
  readonly questDiscard: readonly Quest[];
  readonly questBox: readonly Quest[];
  readonly darkDeckSize: number;
  readonly darkUnseen: readonly DarkCard[];
  /** The next cards of the Darkness deck as far as they are known, the next one first. */
  readonly darkKnown: readonly DarkCard[];
  readonly darkDiscard: readonly DarkCard[];
  readonly visions: readonly DarkCard[];
  readonly visionsKept: readonly DarkCard[];
  readonly rumors: number;
  readonly teleported: boolean;
  readonly roll: Readonly<Roll> | null;
  readonly battle: Readonly<Battle> | null;
  readonly night: Readonly<Night>;
  readonly lostBy: string;
  readonly outcome: RealmState['outcome'];
}

/**
 * The vocabulary: everything that cards, events, foes and stories can say. What is in the box (characters, items, foes, maps,
 * stories) is made of it in `things.ts`; `verbs.ts` has a short way to write every word.
 */
import type { ArtifactId, CompanionId, ConsumableId, CreatureId, FoeId, NodeId } from './ids.ts';

// ── Words of the rulebook ────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R11. */
export const SKILLS = ['archeology', 'awareness', 'ecology', 'faith', 'nerve', 'occult', 'speech', 'trickery'] as const;
export type Skill = (typeof SKILLS)[number];

/** FOL-5S.1, FOL-R41. */
export const POSITIVE = [
  'blessed',
  'brave',
  'ethereal',
  'faithful',
  'favored',
  'fortified',
  'lucky',
  'perceptive',
  'respected',
  'swift',
] as const;
/** FOL-5S.3, FOL-R41. */
export const NEGATIVE = [
  'bloodlust',
  'cursed',
  'deranged',
  'fractured',
  'immobilized',
  'lycanthropic',
  'possessed',
  'sickened',
  'spooked',
  'transformed',
] as const;
export const STATUSES = [...POSITIVE, ...NEGATIVE] as const;
export type Positive = (typeof POSITIVE)[number];
export type Negative = (typeof NEGATIVE)[number];
export type Status = (typeof STATUSES)[number];

export const TYPES = ['undead', 'spirit', 'demonic', 'nature', 'shapeshifter', 'occultist', 'human'] as const;
/** What a foe is. */
export type FoeType = (typeof TYPES)[number];

/** The numbers of a figure that things change. */
export const STATS = [
  'might',
  'defense',
  'damage',
  'stride',
  'range',
  'vita',
  'pp',
  'gp',
  ...SKILLS,
  /** All skill checks. */
  'checks',
  'resist',
  'search',
  'capacity',
  /** Mystic cards that may be held. */
  'mystics',
  'light',
  'absorption',
  'reduction',
  /** Counterattacks per round, beyond the first (FOL-R49). */
  'guards',
  /** Defense from Defend, beyond 10. */
  'defend',
  /** Road segments of the leader, beyond the Stride. */
  'road',
  /** The leader's First Strike roll. */
  'firstStrike',
  /** Vita that a consumable heals, beyond what it says. */
  'remedy',
] as const;
export type Stat = (typeof STATS)[number];

/** Keywords with a number, as attacks and figures have them. */
export const NUMBERED_KEYWORDS = [
  'absorption',
  'blackout',
  'flank',
  'focus',
  'penetrate',
  'push',
  'razor',
  'reduction',
] as const;
export const PLAIN_KEYWORDS = [
  'arcing',
  'coldSteel',
  'crushing',
  'eldritch',
  'ethereal',
  'execute',
  /** FOL-5K.18, of a weapon: exhausted after each attack. */
  'exhaust',
  'fillable',
  'sacred',
  'silver',
  'swarm',
  'thrown',
  'true',
  'vorpal',
  'weaken',
] as const;
export type NumberedKeyword = (typeof NUMBERED_KEYWORDS)[number];
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];
export type Keyword = NumberedKeyword | PlainKeyword;
export type Keywords = { readonly [K in NumberedKeyword]?: number } & { readonly [K in PlainKeyword]?: true };

/** `times × (n dice + plus)`; without dice `plus` alone. A loss has `times` -1. */
export interface Dice {
  readonly n: number;
  readonly sides: 0 | 4 | 6 | 8 | 10 | 100;
  readonly plus: number;
  readonly times: number;
}

/** FOL-R66: for 2, 3, 4, 5 characters. */
export type ByParty = readonly [number, number, number, number];

/** No limit: of a distance, of a RANGE, of how often. */
export const UNLIMITED = 99;

// ── Spaces ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
type RowName = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** A space as it is printed: `E7`. */
export type SpaceName = `${(typeof COLUMNS)[number]}${RowName}`;
/** Two corners, both included. */
export type Area = readonly [SpaceName, SpaceName];

// ── Who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Somebody, or several, whom the text speaks of. */
export type Who =
  /** Who holds the Leader token. */
  | 'leader'
  /** Who made the check, or acts. */
  | 'checker'
  /** A living character whom the leader names; the same in all of an option or step. */
  | 'chosen'
  | 'random'
  /** Every living character. */
  | 'each'
  /** Every living character and ghost. */
  | 'all'
  /** Whose card it is; inside the outcome of a check: who made it. */
  | 'self'
  | 'target'
  /** The foe on the chosen space. */
  | 'foeThere'
  /** Foes on the map, `within` steps of who acts. */
  | { readonly foes: readonly FoeType[]; readonly within: number; readonly nonAffliction: boolean }
  /** Every foe of that card. */
  | { readonly foe: FoeId }
  /** Living characters within so many steps of the acting foe. */
  | { readonly near: number }
  /** Living characters within so many steps of who acts. */
  | { readonly allies: number; readonly self: boolean };

/** What a clause is aimed at. In a skirmish and in Camp all distances are satisfied. */
export type Target =
  | { readonly at: 'nothing' }
  | { readonly at: 'ally'; readonly within: number; readonly self: boolean }
  | { readonly at: 'ghost'; readonly within: number }
  | {
      readonly at: 'foe';
      readonly within: number;
      /** None = any. */
      readonly types: readonly FoeType[];
      readonly nonAffliction: boolean;
      readonly noSwarm: boolean;
    }
  | { readonly at: 'space'; readonly within: number; readonly free: boolean };

/** A space of the map that an effect is about. */
export type Place =
  | SpaceName
  /** The space of who acts. */
  | 'own'
  | 'targets'
  /** The space the clause is aimed at. */
  | 'chosen'
  /** Free, beside the closest living character: smallest row, then column (Cinder Imp). */
  | 'besideClosest'
  | 'all';

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────────────────────────

export type Condition =
  | { readonly if: 'always' }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'every' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'flag'; readonly flag: string }
  | { readonly if: 'wanted' | 'leads' | 'belowHalf' | 'holdsShield' }
  | { readonly if: 'pp'; readonly least: number }
  /** Every living character has that much Vita. */
  | { readonly if: 'everyVita'; readonly least: number }
  /** An ally of yours is adjacent to the target. */
  | { readonly if: 'adjacentAlly' }
  /** The other figure is adjacent to you. */
  | { readonly if: 'adjacent' }
  /** The kept natural die of that attack is above it. */
  | { readonly if: 'naturalAbove'; readonly above: number }
  /** The figure concerned is one of these. */
  | { readonly if: 'types'; readonly types: readonly FoeType[] }
  /** The figure concerned is of the type rolled for the bounty. */
  | { readonly if: 'bounty' }
  | { readonly if: 'sameTarget' }
  /** The status that is about to be resisted. */
  | { readonly if: 'resisting'; readonly status: Negative }
  /** What the die was rolled for. */
  | { readonly if: 'rolling'; readonly for: readonly RollKind[]; readonly failed: boolean }
  | { readonly if: 'melee' }
  /** The foe's Vita has been at or below half. */
  | { readonly if: 'halved'; readonly foe: FoeId };

export const ROLL_KINDS = [
  'check',
  'resist',
  'prayer',
  'ritual',
  'recipe',
  'barter',
  'attack',
  'search',
  'loot',
] as const;
/** What a character rolls for (FOL-R58c). */
export type RollKind = (typeof ROLL_KINDS)[number];

// ── Modifiers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which attacks: all, with a melee or ranged weapon, with any weapon, mystic ones, counterattacks of Guard. */
export type Scope = 'any' | 'melee' | 'ranged' | 'weapon' | 'mystic' | 'counter';

/** Whom an aura reaches, beside its bearer: FOL-R50c. */
export type Reached =
  | { readonly reach: 'allies'; /** The bearer too. */ readonly self: boolean }
  | { readonly reach: 'ghosts' | 'enemies' }
  | { readonly reach: 'foes'; readonly types: readonly FoeType[]; readonly self: boolean };

/** What does not count for one's attacks. */
export type Ignored = 'sight' | 'darkness' | 'rangedAdjacency' | 'absorption' | 'reduction';

/** What holds as long as a card is held or equipped, or for a while. */
export type Modifier =
  | { readonly give: 'stat'; readonly stat: Stat; readonly by: number; readonly on: Scope }
  /** The figure has it, or its attacks of that kind. */
  | { readonly give: 'keyword'; readonly keyword: Keyword; readonly n: number; readonly on: Scope }
  | { readonly give: 'without'; readonly keyword: Keyword }
  /** Counts as having it. */
  | { readonly give: 'status'; readonly status: Status }
  | { readonly give: 'rollHigh' | 'rollLow'; readonly on: Scope }
  /** Attacks against this figure roll twice and take the lower. */
  | { readonly give: 'attackedLow' }
  | { readonly give: 'ignore'; readonly what: Ignored; readonly on: Scope }
  | { readonly give: 'immune'; readonly to: Negative | 'flames' }
  /** Cards or powers cost so much less, at least 1; `free` = nothing. */
  | { readonly give: 'cheaper'; readonly what: Payable; readonly by: number; readonly free: boolean }
  | { readonly give: 'checksOf'; readonly what: CheckKind; readonly by: number }
  /** That check passes without a roll. */
  | { readonly give: 'passes'; readonly what: CheckKind }
  | {
      readonly give: 'aura';
      readonly name: string;
      readonly radius: number;
      readonly who: Reached;
      readonly mods: Modifiers;
    }
  /** Only against these. */
  | { readonly give: 'against'; readonly types: readonly FoeType[]; readonly mods: Modifiers }
  | { readonly give: 'againstMark' | 'againstBounty'; readonly mods: Modifiers }
  | { readonly give: 'while'; readonly condition: Condition; readonly mods: Modifiers }
  /** For every round before in which the same foe was attacked, up to `most`. */
  | { readonly give: 'persistence'; readonly might: number; readonly most: number }
  /** First Strike without dice, unless Darkness decides. */
  | { readonly give: 'firstStrike' }
  /** Foes turn to this character first. */
  | { readonly give: 'hunted' }
  /** The next attack that hits is cancelled, before Block. */
  | { readonly give: 'mirror' }
  /** Once per story, a companion one Blocks with stays. */
  | { readonly give: 'keepsBlocker' }
  /** Share of the value that a sale pays, in quarters. */
  | { readonly give: 'sells'; readonly quarters: number }
  | { readonly give: 'strideIs'; readonly stride: number }
  /** More Ghost Points on becoming a ghost, until revived. */
  | { readonly give: 'ghostPoints'; readonly by: number }
  /** Its statuses cannot be cured while it is equipped. */
  | { readonly give: 'incurable'; readonly status: Negative };
export type Modifiers = readonly Modifier[];

export type Payable = 'prayer' | 'ritual' | 'secondAttack' | PowerName;
/** Clauses that others name. */
export type PowerName =
  | 'sharedThought'
  | 'mesmerist'
  | 'shieldVow'
  | 'bounty'
  | 'penitent'
  | 'cutpurse'
  | 'respectedInTown'
  | 'mindSpike';
/** Kinds of checks that things change: prayers, rituals, SPEECH in events and stories, bartering, the rest check. */
export type CheckKind = 'prayer' | 'ritual' | 'speechInStory' | 'barter' | 'confession';

/** How long modifiers given by an effect last. */
export type Duration =
  | 'turn'
  /** Until the next turn of who gave it starts. */
  | 'untilNext'
  /** Until the end of the affected figure's next turn. */
  | 'endNext'
  | 'nextAttack'
  | 'fight'
  | 'scene'
  | 'story'
  | 'permanent';

// ── Effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is going on: where a clause can be used. */
export const MOMENTS = ['encounter', 'skirmish', 'adventure', 'camp', 'town'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What triggers a reaction. */
export const TRIGGERS = [
  'hit',
  'allyHit',
  'myHit',
  'harmed',
  'miss',
  'kill',
  'foeFalls',
  'die',
  'status',
  'roll10',
  'roll100',
  'allyCheck',
  'fightStart',
  'fightWon',
  'rest',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

export type Cost =
  | { readonly pay: 'pp' | 'gp' | 'charge'; readonly n: number }
  | { readonly pay: 'nothing' | 'exhaust' | 'discard' | 'discardPrayer' | 'discardRitual' };

export type Per = 'round' | 'fight' | 'chapter' | 'story' | 'check';
export interface Limit {
  /** UNLIMITED = as often as it can be paid. */
  readonly n: number;
  readonly per: Per;
}

/** Something a card lets its owner do. `R` as in EffectOf. */
export interface ClauseOf<R> {
  /** It uses the Act, it does not, or it answers a trigger. */
  readonly kind: 'act' | 'free' | 'react';
  /** Only of reactions; `none` = it is no reaction. */
  readonly trigger: TriggerName | 'none';
  /** `allyHit`, `foeFalls`: within so many steps. */
  readonly within: number;
  readonly guard: Condition;
  readonly cost: Cost;
  readonly limit: Limit;
  readonly moments: readonly Moment[];
  readonly target: Target;
  /** A second thing it is aimed at: where to. */
  readonly where: Target;
  /** It happens by itself and cannot be declined. */
  readonly automatic: boolean;
  readonly effects: R;
  /** Instead in a skirmish. */
  readonly inSkirmish: R | 'same';
  readonly power: PowerName | 'none';
}
export type ClauseText = ClauseOf<Texts>;
export type Clause = ClauseOf<RowId>;
/** A clause: an index into `clauses` of `content/rows.ts`. */
export type ClauseId = number;

/** What something gives to whoever has it. */
export interface Power {
  readonly passive: Modifiers;
  readonly clauses: readonly ClauseText[];
  /** Instead of the clauses or the aura of this name. */
  readonly replaces: PowerName | 'none';
}

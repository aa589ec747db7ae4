/** What holds: conditions, and modifiers of numbers and rules. */
import type { FoeId } from '../ids.ts';
import type { FoeType, Keyword, Negative, Stat, Status } from './rulebook.ts';

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
  | { readonly give: 'cheaper'; readonly what: Payable; readonly by: 0 | 1; readonly free: boolean }
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

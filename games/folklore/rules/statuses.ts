/** FOL-R41, FOL-R42: statuses are gained, resisted and lost. */
import { andThen } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { NEGATIVE_BITS, RESISTED_BY, SKILL, STATUS, bit } from '../content/numbers.ts';
import { STATUSES } from '../content/types.ts';
import type { Negative } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member } from '../state.ts';
import { rollLater, skillRoll, takeRoll } from './checks.ts';
import { loseCompanion, trimHands } from './cards.ts';
import { keepWithinMaxima } from './harm.ts';
import { isImmune } from './privileges.ts';
import { openWindow } from './reactions.ts';
import { tell } from './turnOrder.ts';
import { hasStatus } from './values.ts';

const CANNOT_HOLD_COMPANIONS = bit(STATUS.bloodlust) | bit(STATUS.lycanthropic);

/** `resist` = what the resist roll must reach; 0 = there is none. */
export function gainStatus(s: FolkloreState, who: Member, status: number, resist: number, rule: RuleId): void {
  const character = s.party[who];
  if (character.form !== 'living' || (character.statuses & bit(status)) !== 0) return;
  const name = STATUSES[status];
  if (isImmune(s, who, name)) return;
  if (resist === 0) {
    setStatus(s, who, status, rule);
    return;
  }
  // FOL-X2: reactions come before the die.
  andThen(s, { do: 'throwDie' }, { do: 'resistRolled', who, status });
  rollLater(s, skillRoll(s, who, 'resist', SKILL[RESISTED_BY[name as Negative]], resist, status));
  openWindow(s, 'status', who, NONE);
}

function resistRolled(s: FolkloreState, { who, status }: { readonly who: Member; readonly status: number }): void {
  const { natural, bonus, needed } = takeRoll(s);
  const total = natural + bonus;
  const passed = natural > 0 && total >= needed;
  tell(s, { event: 'resisted', rule: 'FOL-5S.5', who, status, natural, total, needed, passed });
  if (!passed) setStatus(s, who, status, 'FOL-R42');
}

/** Gains it, whatever it was that forbade to resist. */
export function setStatus(s: FolkloreState, who: Member, status: number, rule: RuleId): void {
  const character = s.party[who];
  if (character.form !== 'living' || (character.statuses & bit(status)) !== 0) return;
  character.statuses |= bit(status);
  tell(s, { event: 'statusGained', rule, figure: who, status });
  if ((bit(status) & CANNOT_HOLD_COMPANIONS) !== 0) loseCompanions(s, who);
  keepWithinMaxima(s, who);
  trimHands(s, who);
}

export function loseStatus(s: FolkloreState, who: Member, status: number, rule: RuleId): void {
  const character = s.party[who];
  if ((character.statuses & bit(status)) === 0) return;
  character.statuses &= ~bit(status);
  tell(s, { event: 'statusLost', rule, figure: who, status });
  keepWithinMaxima(s, who);
}

/** All of them: death (FOL-R51), or the positive ones at the end of a story. */
export function loseStatuses(s: FolkloreState, who: Member, bits: number): void {
  s.party[who].statuses &= ~bits;
}
export const ALL_STATUSES = -1;
export const POSITIVE_BITS = ~NEGATIVE_BITS;

/** FOL-7.13. */
export function loseCompanions(s: FolkloreState, who: Member): void {
  const { companions } = s.party[who];
  while (companions.length > 0) loseCompanion(s, who, companions[0], 'FOL-7.13');
}

export function mayHoldCompanions(s: FolkloreState, who: Member): boolean {
  const { form, statuses } = s.party[who];
  return form === 'living' && (statuses & CANNOT_HOLD_COMPANIONS) === 0;
}

// ── Conditions (FOL-R43a) ─────────────────────────────────────────────────────────────────────────────────────────────

const SICKENING = 3;
const DEADLY = 5;

export function infect(s: FolkloreState, who: Member, by: number): void {
  const character = s.party[who];
  if (character.form !== 'living') return;
  if (by > 0 && hasStatus(s, who, STATUS.fortified)) return;
  const before = character.infection;
  character.infection = Math.max(0, Math.min(DEADLY, before + by));
  const changed = character.infection - before;
  if (changed === 0) return;
  tell(s, { event: 'infectionChanged', rule: 'FOL-R43a', who, by: changed, infection: character.infection });
  if (character.infection === DEADLY) {
    character.vita = 0;
    andThen(s, { do: 'perish', who });
  } else if (before < SICKENING && character.infection >= SICKENING) {
    setStatus(s, who, STATUS.sickened, 'FOL-R43a');
  }
}

export const statusSteps = { resistRolled };

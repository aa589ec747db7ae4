/** 15 and 16: abilities. */
import { asked } from '@vesper/checkers';
import type { Seat } from '@vesper/kernel';
import { COLONISTS, MarthaCorey, ThomasPutnam, WilliamProctor, colonists } from '../../content/colonists.ts';
import { IN_CIRCLE, NONE } from '../../state.ts';
import type { SalemState } from '../../state.ts';
import { Purse, isQuiet } from './prices.ts';
import { isActiveIn, name, sameSpace, worksFor } from './looking.ts';
import type { Broken } from './looking.ts';

export const theBlockedDoNothing: Broken = (s, before) => {
  if (before === null || !sameSpace(s, before)) return undefined;
  const { resolving: now } = s;
  const { resolving: then } = before;
  for (let i = then.used.length; i < now.used.length; i++) {
    const colonist = now.used[i];
    if (colonists[colonist].kind !== 'hammer') return `${name(colonist)} has no hammer ability and was used`;
    if (!isActiveIn(before, colonist, now.seat)) return `${name(colonist)} was used without being active`;
  }
  if (now.thomasUsed && !then.thomasUsed && !isActiveIn(before, ThomasPutnam, now.seat)) {
    return `${name(ThomasPutnam)} acted without being active`;
  }
  if (now.coreyPaid && !then.coreyPaid && worksFor(before, MarthaCorey) === NONE) {
    return `${name(MarthaCorey)} paid without being active`;
  }
  const william = worksFor(before, WilliamProctor);
  if (now.williamPaid && !then.williamPaid && (william === NONE || william === now.seat)) {
    return `${name(WilliamProctor)} paid without being active for another player`;
  }
  return undefined;
};

/** Counted by hand: the Faction card and every icon in the Circle that is neither under 2 Fear nor spectral. */
function icons(s: SalemState, seat: Seat): number {
  let counted = 1;
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (s.zone[colonist] !== IN_CIRCLE + seat || colonists[colonist].icons === 0) continue;
    if (s.fear[colonist] <= 1 && s.spectralOn !== colonist) counted++;
  }
  return counted;
}

/** Judged where collecting is all that can have moved Influence: a pick on space 5, and space 6 right after space 4. */
export const generatingCountsIcons: Broken = (s, before) => {
  if (before === null) return undefined;
  const ask = asked(before)?.ask;
  let seat = NONE;
  if (ask === 'menu' && sameSpace(s, before) && s.resolving.generated && !before.resolving.generated) {
    const isOnlyPick = s.resolving.used.length === before.resolving.used.length && asked(s)?.ask === 'menu';
    if (isOnlyPick) seat = s.resolving.seat;
  } else if (
    ask === 'protect' &&
    before.spaces[6] !== NONE &&
    isQuiet(s, before, [5, 11, 12]) &&
    s.resolving.space !== 5
  ) {
    seat = before.spaces[6];
  }
  if (seat === NONE) return undefined;
  const purse = new Purse(before);
  purse.gain(seat, icons(before, seat));
  const wrong = purse.differs(s);
  return wrong === undefined ? undefined : `after collecting for ${icons(before, seat)} icons, ${wrong}`;
};

export const oncePerSpace: Broken = (s, before) => {
  const { resolving: now } = s;
  for (let i = 1; i < now.used.length; i++) {
    if (now.used.indexOf(now.used[i]) !== i) return `${name(now.used[i])} was used twice on space ${now.space}`;
  }
  if (before === null || !sameSpace(s, before)) return undefined;
  const { resolving: then } = before;
  if (then.used.some((colonist, i) => now.used[i] !== colonist)) return 'a used ability was forgotten within a space';
  for (const flag of ['accused', 'generated', 'thomasUsed', 'coreyPaid', 'williamPaid'] as const) {
    if (then[flag] && !now[flag]) return `${flag} was forgotten within space ${now.space}`;
  }
  return now.seat === then.seat ? undefined : `space ${now.space} changed hands`;
};

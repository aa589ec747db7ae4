/** Modifiers that are no numbers: what somebody is immune to, passes anyway, pays less for. */
import { GIVE, bit } from '../content/numbers.ts';
import type { CheckKind, Modifier, Payable } from '../content/types.ts';
import type { FolkloreState, Member } from '../state.ts';
import { closeSources, openGiving, sourceAt, sourcesEnd } from './sources.ts';

type Giving<Give> = Extract<Modifier, { readonly give: Give }>;

/** Calls `each` with every modifier of the character that gives such a thing. */
function eachMod<Give extends Modifier['give']>(
  s: FolkloreState,
  who: Member,
  give: Give,
  each: (mod: Giving<Give>) => void,
): void {
  const base = openGiving(s, who, bit(GIVE[give]));
  for (let i = base; i < sourcesEnd(); i++) {
    const { rest } = sourceAt(i);
    for (let j = 0; j < rest.length; j++) if (rest[j].give === give) each(rest[j] as Giving<Give>);
  }
  closeSources(base);
}

function anyMod<Give extends Modifier['give']>(
  s: FolkloreState,
  who: Member,
  give: Give,
  says: (mod: Giving<Give>) => boolean,
): boolean {
  let found = false;
  eachMod(s, who, give, mod => {
    found ||= says(mod);
  });
  return found;
}

function sumOf<Give extends Modifier['give']>(
  s: FolkloreState,
  who: Member,
  give: Give,
  by: (mod: Giving<Give>) => number,
): number {
  let sum = 0;
  eachMod(s, who, give, mod => {
    sum += by(mod);
  });
  return sum;
}

export const isImmune = (s: FolkloreState, who: Member, to: string): boolean =>
  anyMod(s, who, 'immune', mod => mod.to === to);

/** Primer of Ilmar: cannot be cured while it is equipped. */
export const isIncurable = (s: FolkloreState, who: Member, status: string): boolean =>
  anyMod(s, who, 'incurable', mod => mod.status === status);

export const passesAnyway = (s: FolkloreState, who: Member, what: CheckKind): boolean =>
  anyMod(s, who, 'passes', mod => mod.what === what);

export const keepsBlocker = (s: FolkloreState, who: Member): boolean => anyMod(s, who, 'keepsBlocker', () => true);

/** FOL-5C.10: First Strike without dice, if any of the living says so. */
export function strikesFirst(s: FolkloreState): boolean {
  for (let who = 0; who < s.party.length; who++) {
    if (s.party[who].form === 'living' && anyMod(s, who, 'firstStrike', () => true)) return true;
  }
  return false;
}

export const mirrors = (s: FolkloreState, who: Member): boolean => anyMod(s, who, 'mirror', () => true);

/** What such a check adds. */
export const checksOf = (s: FolkloreState, who: Member, what: CheckKind): number =>
  sumOf(s, who, 'checksOf', mod => (mod.what === what ? mod.by : 0));

/** More Ghost Points on dying now. */
export const ghostPointsOnDeath = (s: FolkloreState, who: Member): number =>
  sumOf(s, who, 'ghostPoints', mod => mod.by);

/** FOL-R19: quarters of the value that a sale pays. */
export function saleQuarters(s: FolkloreState, who: Member): number {
  let quarters = 2;
  eachMod(s, who, 'sells', mod => {
    if (mod.quarters > quarters) ({ quarters } = mod);
  });
  return quarters;
}

/** What cards or powers of that name cost: less, but at least 1, or nothing at all. */
export function priceOf(s: FolkloreState, who: Member, what: Payable | 'none', pp: number): number {
  if (what === 'none') return pp;
  let price = pp;
  let isFree = false;
  eachMod(s, who, 'cheaper', mod => {
    if (mod.what !== what) return;
    if (mod.free) isFree = true;
    price -= mod.by;
  });
  if (isFree) return 0;
  return price < 1 && pp > 0 ? 1 : price;
}

/** Modifiers that are no numbers: what somebody is immune to, passes anyway, pays less for. */
import type { CheckKind, Modifier, Payable } from '../content/types.ts';
import type { FolkloreState, Member } from '../state.ts';
import { closeSources, openSources, sourceAt, sourcesEnd } from './sources.ts';

/** Calls `each` with every modifier of the character that is not a plain number. */
function eachMod(s: FolkloreState, who: Member, each: (mod: Modifier) => void): void {
  const base = openSources(s, who);
  for (let i = base; i < sourcesEnd(); i++) for (const mod of sourceAt(i).rest) each(mod);
  closeSources(base);
}

function anyMod(s: FolkloreState, who: Member, says: (mod: Modifier) => boolean): boolean {
  let found = false;
  eachMod(s, who, mod => {
    found ||= says(mod);
  });
  return found;
}

function sumOf(s: FolkloreState, who: Member, by: (mod: Modifier) => number): number {
  let sum = 0;
  eachMod(s, who, mod => {
    sum += by(mod);
  });
  return sum;
}

export const isImmune = (s: FolkloreState, who: Member, to: string): boolean =>
  anyMod(s, who, mod => mod.give === 'immune' && mod.to === to);

/** Primer of Ilmar: cannot be cured while it is equipped. */
export const isIncurable = (s: FolkloreState, who: Member, status: string): boolean =>
  anyMod(s, who, mod => mod.give === 'incurable' && mod.status === status);

export const passesAnyway = (s: FolkloreState, who: Member, what: CheckKind): boolean =>
  anyMod(s, who, mod => mod.give === 'passes' && mod.what === what);

export const keepsBlocker = (s: FolkloreState, who: Member): boolean =>
  anyMod(s, who, mod => mod.give === 'keepsBlocker');

/** FOL-5C.10: First Strike without dice, if any of the living says so. */
export function strikesFirst(s: FolkloreState): boolean {
  for (let who = 0; who < s.party.length; who++) {
    if (s.party[who].form === 'living' && anyMod(s, who, mod => mod.give === 'firstStrike')) return true;
  }
  return false;
}

export const mirrors = (s: FolkloreState, who: Member): boolean => anyMod(s, who, mod => mod.give === 'mirror');

/** What such a check adds. */
export const checksOf = (s: FolkloreState, who: Member, what: CheckKind): number =>
  sumOf(s, who, mod => (mod.give === 'checksOf' && mod.what === what ? mod.by : 0));

/** More Ghost Points on dying now. */
export const ghostPointsOnDeath = (s: FolkloreState, who: Member): number =>
  sumOf(s, who, mod => (mod.give === 'ghostPoints' ? mod.by : 0));

/** FOL-R19: quarters of the value that a sale pays. */
export function saleQuarters(s: FolkloreState, who: Member): number {
  let quarters = 2;
  eachMod(s, who, mod => {
    if (mod.give === 'sells' && mod.quarters > quarters) ({ quarters } = mod);
  });
  return quarters;
}

/** What cards or powers of that name cost: less, but at least 1, or nothing at all. */
export function priceOf(s: FolkloreState, who: Member, what: Payable | 'none', pp: number): number {
  if (what === 'none') return pp;
  let price = pp;
  let isFree = false;
  eachMod(s, who, mod => {
    if (mod.give !== 'cheaper' || mod.what !== what) return;
    if (mod.free) isFree = true;
    price -= mod.by;
  });
  if (isFree) return 0;
  return price < 1 && pp > 0 ? 1 : price;
}

/** What cards are worth to whoever holds, wears or buys them, in points. */
import { has } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { clauses } from '../content/rows.ts';
import { handSlots } from '../rules/values.ts';
import { handsOf } from '../rules/cards.ts';
import { isReady } from '../rules/sources.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { meanOf, modsWorth } from './worth.ts';

/** Whether the blows of this one come from afar. */
const isShooter = ({ booklet }: { readonly booklet: number }): boolean => booklets[booklet].keywords.includes('aim');

const CLAUSE = 1;
const KEYWORD_WORTH = 0.5;

/** By card: worn or wielded, whoever has it. */
const worths: readonly number[] = cards.map(({ weapon, mods, clauses: numbers, fill }) => {
  let worth = modsWorth(mods) + modsWorth(fill) + CLAUSE * numbers.filter(id => clauses[id].kind !== 'react').length;
  worth += 1.5 * numbers.filter(id => clauses[id].kind === 'react').length;
  if (weapon !== null) worth += 1.5 * meanOf(weapon.dice) + KEYWORD_WORTH * Object.keys(weapon.keywords).length;
  return worth;
});

export const cardWorth = (card: Card): number => worths[card];

export function wornWorth(s: FolkloreState, who: Member, card: Card): number {
  if (s.broken.includes(card)) return 0;
  const { weapon } = cards[card];
  const fits = weapon === null || (weapon.kind === 'ranged') === isShooter(s.party[who]) ? 1 : 0.7;
  return worths[card] * fits * (isReady(s, card) ? 1 : 0.6);
}

/** How much better off one is with it on: what was put on first comes off first (FOL-R56). */
export function gainOfWearing(s: FolkloreState, who: Member, card: Card): number {
  const { equipped } = s.party[who];
  if (has(equipped, card)) return -wornWorth(s, who, card) - 0.5;
  return wornWorth(s, who, card) - lossFor(s, who, card);
}

const ROOM = { body: 1, head: 1, trinket: 2 } as const;

function lossFor(s: FolkloreState, who: Member, card: Card): number {
  const { equipped } = s.party[who];
  const { slot } = cards[card];
  const hands = handsOf(card);
  let loss = 0;
  if (hands > 0) {
    const held = equipped.filter(one => handsOf(one) > 0);
    let used = held.reduce((sum, one) => sum + handsOf(one), 0);
    for (let i = 0; i < held.length && used + hands > handSlots(s, who); i++) {
      loss += wornWorth(s, who, held[i]);
      used -= handsOf(held[i]);
    }
    return loss;
  }
  if (slot === 'none' || slot === 'hand' || slot === 'hands') return 0;
  const worn = equipped.filter(one => cards[one].slot === slot);
  return worn.length < ROOM[slot] ? 0 : wornWorth(s, who, worn[0]);
}

/** What owning it brings: a worse weapon than one's own is only worth its price. */
export function gainOfOwning(s: FolkloreState, who: Member, card: Card): number {
  const { value, slot, consumable } = cards[card];
  if (consumable !== null) {
    const alike = s.party[who].consumables.filter(held => held === card).length;
    return s.party[who].consumables.length >= 4 ? 0.1 : (0.5 + worths[card] + 0.15 * value) / (1 + alike);
  }
  return slot === 'none' ? 0.1 * value : Math.max(0.02 * value, gainOfWearing(s, who, card));
}

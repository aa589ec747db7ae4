/** Combat Cards as the bot reckons with them: known ones as printed, others by their average. */
import type { Seat } from '@vesper/kernel';
import { combatCards, combatDeck } from '../content/combatCards.ts';
import { creatures } from '../content/creatures.ts';
import type { CombatCard, CreatureKind, Spell } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { mightOfKind } from './might.ts';
import type { Party } from './party.ts';

/** By year − 1. */
const FATIGUE: readonly number[] = [1, 2].map(year => {
  const cards = combatCards.filter(card => card.year === year && !card.fs);
  return cards.reduce((sum, card) => sum + card.fatigue, 0) / cards.length;
});

export function meanFatigue(year: number): number {
  return FATIGUE[year - 1];
}

/** The card of a round, if it is turned up or the seat has looked at it; NONE. */
export function knownCard(s: DungeonState, seat: Seat, year: number, round: number): CombatCard {
  if (year !== s.year) return NONE;
  const isKnown = round < s.revealed || (s.players[seat].spied & (1 << round)) !== 0;
  return isKnown ? s.combatCards[year - 1][round] : NONE;
}

/** Cards that may be turned up in the next round, for all the seat knows; one alone if it is known. */
export function possibleCards(s: DungeonState, seat: Seat): CombatCard[] {
  const known = knownCard(s, seat, s.year, s.revealed);
  if (known !== NONE) return [known];
  const slots = s.combatCards[s.year - 1];
  const seen = slots.filter((_, round) => knownCard(s, seat, s.year, round) !== NONE);
  return combatDeck(s.year, s.terms.fs).filter(card => !seen.includes(card));
}

/** The party has the magic for it (DUN-R39). */
export function castable(party: Party, card: CombatCard): boolean {
  let magic = 0;
  for (let i = 0; i < party.size; i++) magic += party.magic[i];
  return magic >= combatCards[card].magic;
}

/** By word: what a spell does to an imagined battle. Returns what else it costs the defender, in points. */
const SPELLS: {
  readonly [Word in Spell['do']]: (
    party: Party,
    spell: Extract<Spell, { readonly do: Word }>,
    kinds: readonly CreatureKind[],
    sent: number[],
  ) => number;
} = {
  nothing: () => 0,
  detectEvil: () => 0.5,
  steal: () => 0.5,
  loseImp: () => 0.6,
  discardTrap: () => 0.8,
  freePrisoner: () => 2,
  findPath: () => 0, // the tile itself is counted when it falls
  payOrWithdraw: (_party, _spell, kinds, sent) => 0.7 * monstersIn(kinds, sent),
  peace: (_party, _spell, kinds, sent) => (monstersIn(kinds, sent) > 0 ? 0.8 : 0),
  blindRage: () => 0,
  withdraw: (_party, _spell, kinds, sent) => dropWeakest(kinds, sent, true, 0),
  sheep: (_party, _spell, kinds, sent) => dropWeakest(kinds, sent, true, 0.6),
  banish: (_party, _spell, kinds, sent) => dropWeakest(kinds, sent, true, 0.6),
  knockOutGhost: (_party, _spell, kinds, sent) => dropWeakest(kinds, sent, false, 0.3),
  knockOutGhosts: () => 0.3,
  hideWizards: () => 0,
  shield(party, { points }) {
    for (let i = 0; i < party.size && i < points; i++) party.courage[i] += 1;
    return 0;
  },
  illusion(party) {
    party.courage[0] += 1;
    return 0;
  },
  hearten(party, { courage }) {
    for (let i = 0; i < party.size; i++) party.courage[i] += courage;
    return 0;
  },
  toughen(party, { hitPoints }) {
    party.full[0] += hitPoints;
    party.stamina[0] += hitPoints;
    return 0;
  },
  heal: (party, { counters }) => recover(party, counters),
  healFirst: (party, { counters }) => recover(party, counters),
  healEach(party, { counters }) {
    for (let i = 0; i < party.size; i++) party.stamina[i] = Math.min(party.full[i], party.stamina[i] + counters);
    return 0;
  },
};

type Cast = (party: Party, spell: Spell, kinds: readonly CreatureKind[], sent: number[]) => number;

/** The spell is cast; creatures that it keeps from fighting leave `sent`. Returns what it costs beside, in points. */
export function castSpell(party: Party, card: CombatCard, kinds: readonly CreatureKind[], sent: number[]): number {
  const { spell } = combatCards[card];
  return (SPELLS[spell.do] as Cast)(party, spell, kinds, sent);
}

/** Counters are taken off, front first (DUN-R45). That costs nothing at once. */
export function recover(party: Party, counters: number): number {
  let left = counters;
  for (let i = 0; i < party.size && left > 0; i++) {
    const healed = Math.min(left, party.full[i] - party.stamina[i]);
    party.stamina[i] += healed;
    left -= healed;
  }
  return 0;
}

function monstersIn(kinds: readonly CreatureKind[], sent: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < sent.length; i++) if (creatures[kinds[sent[i]]].monster) n++;
  return n;
}

/** The weakest leaves the battle; returns what that costs beside. */
function dropWeakest(kinds: readonly CreatureKind[], sent: number[], monster: boolean, price: number): number {
  let weakest = -1;
  for (let i = 0; i < sent.length; i++) {
    if (creatures[kinds[sent[i]]].monster !== monster) continue;
    if (weakest < 0 || mightOfKind(kinds[sent[i]]) < mightOfKind(kinds[sent[weakest]])) weakest = i;
  }
  if (weakest >= 0) sent.splice(weakest, 1);
  return price;
}

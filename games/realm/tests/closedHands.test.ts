/** REA-X1: with closed hands, asked is whoever might have something, as far as everybody can tell. */
import { fastChance, imagine, passing } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { eligible } from '../content/cards.ts';
import { Cleric, Dwarf, Paladin, Rogue } from '../content/heroes.ts';
import { FireRiver, ThornyWoods } from '../content/map.ts';
import { AncientTreeOfMagic } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import { realm } from '../game.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const closed = { openHands: false };
/** Every Special but these lies where all can see it. */
const used = (...but: readonly string[]): number[] =>
  specials.map((_, i) => FIRST_SPECIAL + i).filter(special => !but.map(card).includes(special));

function nightfall(hands: readonly (readonly string[])[], wanted: Partial<Arrangement> = {}): Table {
  const who = [Dwarf, Cleric, Rogue, Paladin];
  return arrange({
    heroes: hands.map((hand, slot) => ({ hero: who[slot], hand: hand.map(card) })),
    darkDeck: ['DS47', 'DS48'].map(card),
    crystals: { [FireRiver]: 1 },
    first: [{ do: 'night' }],
    options: closed,
    ...wanted,
  });
}

/** Who is asked, one after the other, if everybody passes. */
function askedAtAll(t: Table): number[] {
  const seats: number[] = [];
  while (t.s.outcome === null && t.decision.ask === 'playSpecial' && t.told('darknessTurnedUp').length === 0) {
    seats.push(t.decision.seat);
    t.chooses('pass');
  }
  return seats;
}

describe('REA-X1, at nightfall', () => {
  it('everybody with a card that nobody has seen is asked, whatever it is', () => {
    expect(askedAtAll(nightfall([['SP03'], ['HC01'], []]))).toEqual([0, 1]);
    expect(askedAtAll(nightfall([['HC02'], ['HC01'], []]))).toEqual([0, 1]);
    expect(askedAtAll(nightfall([['SP03'], ['HC01'], []], { options: {} }))).toEqual([0]);
  });

  it('who has nothing can only pass, and could have been passed over', () => {
    const t = nightfall([['HC02'], ['SP03']]);
    expect(t.offered).toEqual(['pass']);
    expect(passing(t.match, t.decision)).toMatchObject({
      choice: 'pass',
      moment: 'N0',
      only: true,
      matters: false,
      open: false,
    });
    t.chooses('pass');
    expect(passing(t.match, t.decision)?.only).toBe(false);
  });

  it('nobody is asked for what lies openly elsewhere', () => {
    expect(askedAtAll(nightfall([['HC02'], ['HC01']], { removed: used('SP03') }))).toEqual([0, 1]);
    expect(askedAtAll(nightfall([['HC02'], ['HC01']], { removed: used() }))).toEqual([]);
    // Spell of Purity may be held, but there is no crystal to take.
    expect(askedAtAll(nightfall([['HC02'], ['HC01']], { removed: used('SP03'), crystals: {} }))).toEqual([]);
  });

  it('completed quests lie open', () => {
    const heroes = [{ hero: Dwarf, completed: [AncientTreeOfMagic] }, { hero: Cleric }];
    expect(askedAtAll(nightfall([], { heroes }))).toEqual([0]);
  });

  it('tells nobody who could play: nothing is shown, so what led there can be taken back', () => {
    for (const hand of [['SP03'], ['HC01']]) {
      const t = nightfall([['HC02'], hand]);
      t.chooses('pass');
      expect([t.asking, t.canTakeBack(0)]).toEqual(['B playSpecial', 1]);
    }
  });
});

describe('REA-X1, in a battle', () => {
  const battle = (hand: readonly string[], mate: readonly string[], options: Arrangement['options'] = closed): Table =>
    arrange({
      heroes: [
        { hero: Dwarf, at: ThornyWoods, hand: hand.map(card) },
        { hero: Paladin, at: ThornyWoods, hand: mate.map(card) },
      ],
      options,
    }).does({ action: 'attackGeneral' });

  it('everybody there who might have a card for it may say no, and nobody else can say yes', () => {
    const with_ = battle(['HC01'], ['HC03']);
    const without = battle(['HC01'], ['HC45']);
    expect([with_.asking, without.asking]).toEqual(['B join', 'B join']);
    expect([with_.offered, without.offered]).toEqual([['join', 'stayOut'], ['stayOut']]);
    expect(without.refusalOf('join')).toEqual({ rule: 'REA-5.23', why: 'noEligibleCard' });
    expect(passing(without.match, without.decision)).toMatchObject({
      choice: 'stayOut',
      moment: undefined,
      only: true,
    });
    expect(battle(['HC01', 'HC02'], ['HC45'], {}).asking).toBe('A commit');
  });

  it('an only card is asked for, and after it whether there is another', () => {
    const t = battle(['HC01', 'HC45'], []);
    expect([t.asking, t.offered]).toEqual(['A commit', [card('HC01')]]);
    t.chooses(card('HC01'));
    expect([t.asking, t.offered]).toEqual(['A commit', ['done']]);
    expect(battle(['HC01', 'HC45'], [], {}).asking).not.toBe('A commit');
    // An empty hand holds no other.
    expect(battle(['HC01'], []).chooses(card('HC01')).asking).not.toBe('A commit');
  });

  it('who has gone into it is imagined with a card for it (REA-5.23)', () => {
    const t = battle(['HC01', 'HC45'], []);
    for (let i = 0; i < 30; i++) {
      const [{ hand }] = imagine(realm, t.s, 1, fastChance(`guess ${i}`)).heroes;
      expect(hand.some(held => eligible[t.s.battle!.general][held])).toBe(true);
    }
  });
});

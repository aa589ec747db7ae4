/** Setting up, and what the sheets of new characters say. */
import { describe, expect, it } from 'vitest';
import { abilityDeck, cardNamed, cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { DECKS } from '../state.ts';
import { FolkloreTable } from './table.ts';

describe('setup', () => {
  it('SC-64 who plays alone runs two characters, with open and hidden decks (FOL-R1, FOL-3.3 to FOL-3.11)', () => {
    const t = new FolkloreTable(['WH', 'OA'], { story: 'bell' }, 1);
    expect(t.s.party.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(t.s.decks[DECKS.indexOf('item')]).toHaveLength(72);
    expect(t.s.decks[DECKS.indexOf('artifact')]).toHaveLength(8);
    expect(t.s.setAside.map(card => cards[card].id)).toEqual(['X01', 'X02', 'X03', 'X04']);
    expect(foeKinds.filter(({ isAffliction }) => isAffliction)).toHaveLength(9);
    expect(foeKinds).toHaveLength(37);
    const held = t.s.party.flatMap(({ abilities }) => abilities);
    expect(abilityDeck.filter(card => !held.includes(card))).toHaveLength(36);
    expect(t.seenBy('spectator')).not.toHaveProperty('decks');
    expect(t.s.party.map(({ vita, pp, coins, gp }) => [vita, pp, coins, gp])).toEqual([
      [12, 5, 10, 0],
      [15, 4, 10, 0],
    ]);
    expect([t.consumables(1), t.consumables(2)]).toEqual([
      ['K01', 'K11'],
      ['K01', 'K11'],
    ]);
    expect([t.node, t.leader, t.s.isNight, t.s.marks]).toEqual(['T1', 1, false, 0]);
  });

  it('the sheets of new characters are those of their booklets (FOL-3.7, FOL-R28)', () => {
    const t = new FolkloreTable(['WH', 'EX', 'AR', 'TE', 'OA']);
    expect([1, 2, 3, 4, 5].map(n => t.value(n, 'defense'))).toEqual([55, 55, 50, 55, 65]);
    expect([1, 2, 3, 4, 5].map(n => t.value(n, 'might'))).toEqual([15, 10, 10, 10, 20]);
    expect([1, 2, 3, 4, 5].map(n => t.character(n).vita)).toEqual([12, 12, 11, 11, 15]);
    expect([1, 2, 3, 4, 5].map(n => t.character(n).pp)).toEqual([5, 6, 8, 7, 4]);
    expect([t.skill(2, 'faith'), t.skill(3, 'occult')]).toEqual([4, 4]);
    expect(t.s.party.map(({ mystics }) => mystics.length)).toEqual([0, 2, 2, 1, 1]);
  });

  it('SC-65 abilities worth 3 points may be chosen instead; what is not spent is kept (FOL-3.2, FOL-R59)', () => {
    const t = new FolkloreTable(['TE', 'MO'], { customAbilities: true });
    expect(t.asking).toBe('A customAbility');
    expect(t.refusalOf(cardNamed('AB01'))).toEqual({ rule: 'FOL-R59', why: 'otherKeyword' });
    t.chooses(cardNamed('AB28'));
    expect(t.refusalOf(cardNamed('AB27'))).toBeUndefined();
    t.chooses('done');
    expect(t.character(1).ap).toBe(1);
    expect(t.character(1).abilities).toEqual([cardNamed('AB28')]);
    t.chooses(cardNamed('AB36'), cardNamed('AB34'));
    expect(t.character(2).ap).toBe(0);
  });

  it('SC-62, SC-63, SC-72 statuses and items change the sheet (FOL-5K.8, FOL-5K.9a, FOL-5K.9b, FOL-5K.20, FOL-5K.37, FOL-5K.45)', () => {
    const t = new FolkloreTable(['WH', 'EX', 'OA', 'MO']);
    t.is(3, 'bloodlust');
    expect([t.value(3, 'damage'), t.skill(3, 'speech'), t.skill(3, 'faith'), t.value(3, 'vita')]).toEqual([
      3, -2, 0, 12,
    ]);
    expect([t.skill(1, 'speech'), t.skill(2, 'speech'), t.skill(4, 'speech')]).toEqual([-1, 0, 1]);
    t.is(1, 'brave').is(2, 'faithful');
    expect([t.skill(1, 'nerve'), t.value(1, 'damage')]).toEqual([3, 2]);
    expect([t.skill(2, 'faith'), t.skill(2, 'occult')]).toEqual([5, 2]);
    t.with(3, { statuses: 0 }).is(4, 'respected');
    expect([t.skill(4, 'speech'), t.skill(4, 'trickery')]).toEqual([3, 4]);
    t.wears(1, 'E07');
    expect([t.value(1, 'stride'), t.value(1, 'defense')]).toEqual([6, 60]);
  });
});

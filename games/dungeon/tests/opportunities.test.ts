/** DUN-R57, DUN-R60: the Unique Opportunity Boards. */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../content/creatures.ts';
import { GoldVein, TrapGallery } from '../content/improvements.ts';
import { EARTH, GONE, IMPROVED, NONE, TUNNEL, UNPLAYABLE } from '../state.ts';
import { cell, kind } from './pieces.ts';
import { isOver, purse, season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const on = (board: string, space: string, wanted: Season = {}): Table =>
  season({ options: { fs: true }, seats: 3, board, minions: { [`O${board.slice(2)}-${space}`]: 'A' }, ...wanted });

const taken = (t: Table): string[] => t.told('orderUnplayable').map(({ why }) => why);

describe('UO1 Pet Market', () => {
  it('pets are drawn, some kept (DUN-R57, DUN-R59)', () => {
    const t = on('UO1', 'I', { pets: [3, 7] });
    expect(t.asking).toBe('A performOrder');
    t.chooses('perform');
    expect([t.asking, t.offered]).toEqual(['A keep', [3, 7]]);
    t.chooses(3);
    expect([t.player('A').pets, purse(t), t.s.petStack[0]]).toEqual([[3], '2 food, 3 gold, 3 imps, Evil 5', 7]);
    const three = on('UO1', 'III', { pets: [3, 7, 5] });
    three.chooses('perform', 7, 3);
    expect([three.player('A').pets, purse(three)]).toEqual([[3, 7], '2 food, 2 gold, 3 imps, Evil 5']);
    expect(
      on('UO1', 'II', { pets: [3, 7] })
        .chooses('perform', 7)
        .player('A').gold,
    ).toBe(2);
    expect(taken(on('UO1', 'I', { short: true }))).toEqual(['noPetsLeft']);
  });
});

describe('UO2 Smear Campaign', () => {
  it('one, two or all other colours gain 1 Evil, non-players too (DUN-R57)', () => {
    const one = on('UO2', 'I');
    one.chooses('perform');
    expect([one.asking, one.offered, one.refusalOf(0)]).toEqual([
      'A smear',
      [1, 2, 3],
      { rule: 'DUN-R57', why: 'ownColour' },
    ]);
    one.chooses(3);
    expect([one.s.evil, one.asking]).toEqual([[5, 5, 5, 6], 'A spy']);
    const two = on('UO2', 'II');
    two.chooses('perform', 2);
    expect(two.refusalOf(2)).toEqual({ rule: 'DUN-R57', why: 'alreadySmeared' });
    two.chooses(1);
    expect([two.s.evil, isOver(two)]).toEqual([[5, 6, 6, 5], true]);
    const all = on('UO2', 'III');
    all.chooses('perform');
    expect([all.s.evil, all.asking, all.player('A').gold]).toEqual([[5, 6, 6, 6], 'A spy', 2]);
  });

  it('counters move one by one in turn order, each may bring a paladin (DUN-R31, DUN-R57)', () => {
    const t = on('UO2', 'III', { B: { evil: 9 }, C: { evil: 9 }, startingPlayer: 'C' });
    t.chooses('perform');
    expect(t.told('evilMoved').map(({ colour }) => colour)).toEqual([2, 1, 3]);
    expect(t.told('paladinMoved').map(({ to }) => to)).toEqual([2, 1, 2]);
  });
});

describe('UO3 Restoration', () => {
  const A = { conquered: ['c3r1', 'c3r2', 'c3r3'], dungeon: { c3r2: 'RM13' }, imps: 4 };

  it('an imp each, a gold for a room (DUN-R57, DUN-R28)', () => {
    const t = on('UO3', 'II', { year: 2, A });
    t.chooses('perform');
    expect([t.offered, t.refusalOf('stop')]).toEqual([
      ['c3r1', 'c3r2', 'c3r3'].map(cell),
      { rule: 'DUN-R11', why: 'mustRestore' },
    ]);
    t.chooses(cell('c3r2'));
    expect([t.player('A').gold, t.conquered(), t.offered.includes('stop')]).toEqual([2, ['c3r1', 'c3r3'], true]);
    t.chooses(cell('c3r1'));
    expect([isOver(t), purse(t)]).toEqual([true, '3 food, 2 gold, 4 imps (2 busy), Evil 5']);
  });

  it('a supervisor for III, and refusals (DUN-R57, DUN-R17)', () => {
    const t = on('UO3', 'III', { year: 2, A: { ...A, imps: 2, gold: 0 } });
    t.chooses('perform');
    expect(t.refusalOf(cell('c3r2'))).toEqual({ rule: 'DUN-R57', why: 'tooLittleGold' });
    expect(t.refusalOf(cell('c4r2'))).toEqual({ rule: 'DUN-R57', why: 'notConquered' });
    t.chooses(cell('c3r3'));
    expect([isOver(t), t.player('A').busyImps]).toEqual([true, 2]);
    expect(taken(on('UO3', 'I', { year: 2 }))).toEqual(['nothingToRestore']);
    expect(taken(on('UO3', 'III', { year: 2, A: { ...A, imps: 1, lair: ['MON-TRO'] } }))).toEqual(['tooFewImps']);
  });

  it('in the first year it goes to the bottom, seen by all (DUN-R57)', () => {
    const t = season({
      options: { fs: true },
      season: 1,
      tune: s => (s.boardStack = [4, 5, 6, 2]),
      first: [{ do: 'beginSeason' }],
    });
    expect([t.s.board, t.s.boardStack, t.s.restorationLast]).toEqual([6, [2, 4, 5], true]);
    const second = season({
      options: { fs: true },
      year: 2,
      season: 1,
      tune: s => (s.boardStack = [4, 2]),
      first: [{ do: 'beginSeason' }],
    });
    expect(second.s.board).toBe(2);
  });
});

describe('UO4 Investment', () => {
  it('S56: what is deposited is away for the season and comes back twice (DUN-R57, DUN-R4, DUN-R23)', () => {
    const t = on('UO4', 'III', {
      A: { dungeon: { c3r4: 'tunnel' } },
      event: 'EV-TAX',
      first: [{ do: 'resolveNext', order: 0, nth: 0 }, { do: 'event' }, { do: 'endSeason' }],
    });
    t.chooses('perform');
    expect(t.offered).toEqual([1, 2, 3]);
    t.chooses(3);
    expect(t.told('redMarks')).toMatchObject([{ seat: 0, amount: 2 }]);
    expect([t.player('A').gold, t.told('depositPaid')]).toMatchObject([6, [{ gold: 6 }]]);
    const poor = on('UO4', 'III', { A: { gold: 2 } });
    expect(poor.chooses('perform').refusalOf(3)).toEqual({ rule: 'DUN-R57', why: 'tooLittleGold' });
    expect(taken(on('UO4', 'I', { A: { gold: 0 } }))).toEqual(['noGoldToDeposit']);
  });
});

describe('UO5 Rented Laboratory', () => {
  it('uses in this season’s Production (DUN-R57, DUN-R28)', () => {
    const t = on('UO5', 'III', { first: [{ do: 'resolveNext', order: 0, nth: 0 }, { do: 'production' }] });
    t.chooses('perform');
    expect([t.asking, t.offered, t.player('A').gold]).toEqual(['A produce', ['laboratory', 'end'], 2]);
    t.chooses('laboratory', 'laboratory');
    expect(purse(t)).toBe('1 food, 2 gold, 5 imps (4 busy), Evil 5');
    expect(on('UO5', 'II').chooses('perform').player('A').laboratory).toBe(1);
    const troll = on('UO5', 'I', {
      A: { lair: ['MON-TRO'], imps: 1 },
      first: [{ do: 'resolveNext', order: 0, nth: 0 }, { do: 'production' }],
    });
    troll.chooses('perform', 'laboratory');
    expect([troll.player('A').busyTokens, troll.player('A').busyImps]).toEqual([1, 1]);
  });
});

describe('UO6 Trap Fair', () => {
  it('draw and keep, one more drawn in the second year (DUN-R57, DUN-R21)', () => {
    const t = on('UO6', 'II', { trapDeck: [4, 6] });
    t.chooses('perform', 6);
    expect([t.player('A').traps, t.s.trapDeck[0]]).toEqual([[6], 4]);
    const second = on('UO6', 'III', { year: 2, trapDeck: [0, 1, 2, 3, 4] });
    second.chooses('perform');
    expect(second.offered).toEqual([0, 1, 2, 3, 4]);
    second.chooses(1, 3);
    expect([second.player('A').traps, second.player('A').gold, isOver(second)]).toEqual([[1, 3], 1, true]);
    const same = on('UO6', 'I', { trapDeck: [5, 5, 2] });
    same.chooses('perform');
    expect(same.offered).toEqual([2, 5]);
  });
});

describe('UO7 Academy', () => {
  it('a tile in the supply for a creature of its kind (DUN-R60, DUN-2.19)', () => {
    const t = on('UO7', 'I', {
      A: { lair: ['MON-GOB', 'MON-GOB', 'MON-WIT'] },
      B: { lair: ['MON-TRO'], experts: ['MON-TRO'] },
    });
    t.chooses('perform');
    expect(t.offered).toEqual([kind('MON-GOB'), kind('MON-WIT')]);
    expect(t.refusalOf(kind('MON-TRO'))).toEqual({ rule: 'DUN-R60', why: 'expertiseTaken' });
    expect(t.refusalOf(kind('MON-VAM'))).toEqual({ rule: 'DUN-R60', why: 'noSuchCreature' });
    t.chooses(kind('MON-GOB'));
    const second = t.creature('MON-GOB', 'A', 1);
    expect(t.refusalOf(t.creature('MON-WIT'))).toEqual({ rule: 'DUN-R60', why: 'otherKind' });
    t.chooses(second);
    expect([t.s.experts[kind('MON-GOB')], creatureOf[second]]).toEqual([second, kind('MON-GOB')]);
  });

  it('III pays a food and acts first; without a pupil it is unplayable (DUN-R10, DUN-R57)', () => {
    const t = on('UO7', 'III', { A: { lair: ['GHO'] } });
    t.chooses('perform');
    expect([t.player('A').food, isOver(t), t.s.experts[kind('GHO')]]).toEqual([2, true, t.creature('GHO')]);
    const none = on('UO7', 'I', { A: { lair: ['GHO'] }, tune: s => (s.experts[kind('GHO')] = GONE) });
    expect([taken(none), none.player('A').fates]).toEqual([['nobodyToTeach'], [UNPLAYABLE]]);
  });
});

describe('UO8 Renovation', () => {
  it('an offered improved tunnel over a plain one (DUN-R60)', () => {
    const t = on('UO8', 'II', {
      A: { dungeon: { c3r3: 'RM13' }, conquered: ['c3r2'] },
      improvements: ['IT-G', 'IT-T'],
    });
    t.chooses('perform');
    expect([t.offered, t.refusalOf(0)]).toEqual([[TrapGallery, GoldVein], { rule: 'DUN-R57', why: 'notOffered' }]);
    t.chooses(GoldVein);
    expect([t.player('A').dungeon[cell('c3r1')], t.player('A').gold, isOver(t)]).toEqual([
      IMPROVED + GoldVein,
      2,
      true,
    ]);
    const more = on('UO8', 'I', { A: { dungeon: { c3r2: 'IT-R' } }, improvements: ['IT-G', 'IT-G'] });
    more.chooses('perform');
    expect([more.offered, more.refusalOf(cell('c3r2'))]).toEqual([
      [cell('c3r1'), cell('c3r3')],
      { rule: 'DUN-R60', why: 'notPlainTunnel' },
    ]);
    expect(taken(on('UO8', 'I', { improvements: [] }))).toEqual(['nothingToImprove']);
  });

  it('counts as a tunnel; a Gold Vein holds two miners; a room built on it ends it (DUN-R60, DUN-R18)', () => {
    const t = season({ options: { fs: true }, A: { dungeon: { c3r2: 'IT-G' }, imps: 5 }, minions: { 'O4-III': 'A' } });
    t.chooses('perform');
    expect(t.offered).toEqual([1, 2, 3, 4]);
    const built = season({
      options: { fs: true },
      A: { dungeon: { c3r2: 'IT-G' } },
      rooms: ['RM08'],
      minions: { 'O8-I': 'A' },
    });
    built.chooses(built.s.offeredRooms[0], cell('c3r2'));
    expect(built.told('roomBuilt')).toMatchObject([{ over: IMPROVED + GoldVein }]);
  });

  it('an earthquake takes it away (DUN-R60)', () => {
    const t = season({
      options: { fs: true },
      A: { dungeon: { c3r3: 'IT-R' } },
      event: 'SE3',
      first: [{ do: 'event' }],
    });
    expect([t.player('A').dungeon[cell('c3r3')], t.player('A').dungeon[cell('c3r1')]]).toEqual([EARTH, TUNNEL]);
  });
});

describe('the boards of a year', () => {
  it('one is revealed each season but Winter and leaves at its end (DUN-R57, DUN-2.18, DUN-3.10)', () => {
    const winter = season({ options: { fs: true }, season: 0, first: [{ do: 'beginSeason' }] });
    expect([winter.s.board, winter.s.boardStack.length]).toEqual([NONE, 8]);
    const spring = season({
      options: { fs: true },
      season: 1,
      tune: s => s.boardStack.push(7),
      first: [{ do: 'beginSeason' }],
    });
    expect([spring.s.board, spring.s.offeredImprovements.length, spring.s.improvementStack.length]).toEqual([7, 2, 6]);
    const ended = season({ options: { fs: true }, season: 0, board: 'UO4', first: [{ do: 'endSeason' }] });
    expect(ended.s.board).not.toBe(3);
  });
});

/** DUN-4.5, DUN-4.6, DUN-R10, DUN-R11, DUN-R15 to DUN-R22: every space of O1 to O8. */
import { describe, expect, it } from 'vitest';
import { creatureOf, creatures } from '../content/creatures.ts';
import { DECLINED, EARTH, PERFORMED, UNPLAYABLE } from '../state.ts';
import { cell, trap } from './pieces.ts';
import { isOver, purse, season } from './season.ts';

const NORMAL = { food: 3, gold: 3, imps: 3 };

describe('O1 Get Food', () => {
  it('I, II and III (DUN-4.6, DUN-R10)', () => {
    const t = season({ minions: { 'O1-I': 'A', 'O1-II': 'B', 'O1-III': 'C' } });
    expect([t.asking, t.offered]).toEqual(['A performOrder', ['perform', 'decline']]);
    t.chooses('perform', 'perform', 'perform');
    expect(purse(t, 'A')).toBe('5 food, 2 gold, 3 imps, Evil 5');
    expect(purse(t, 'B')).toBe('6 food, 3 gold, 3 imps, Evil 6');
    expect(purse(t, 'C')).toBe('6 food, 4 gold, 3 imps, Evil 7');
    expect(t.player('A').fates).toEqual([PERFORMED]);
  });

  it('S11: Evil 14 can pay 1, not 2 (DUN-R15, DUN-R11)', () => {
    const t = season({ A: { evil: 14 }, B: { evil: 14 }, minions: { 'O1-II': 'A', 'O1-III': 'B' } });
    t.chooses('perform');
    expect([t.evil('A'), t.evil('B'), t.player('B').fates]).toEqual([15, 14, [UNPLAYABLE]]);
    expect(t.told('orderUnplayable')).toMatchObject([{ seat: 1, rule: 'DUN-R15', why: 'tooEvil' }]);
  });

  it('without gold I is unplayable; it may be declined with it (DUN-R11)', () => {
    const t = season({ A: { gold: 0 }, B: NORMAL, minions: { 'O1-I': 'A', 'O5-I': 'B' } });
    expect(t.told('orderUnplayable')).toMatchObject([{ seat: 0, why: 'tooLittleGold' }]);
    t.chooses('decline');
    expect([purse(t, 'B'), t.player('B').fates]).toEqual(['3 food, 3 gold, 3 imps, Evil 5', [DECLINED]]);
  });
});

describe('O2 Improve Reputation', () => {
  it('Evil goes down, and one card is looked at (DUN-R20)', () => {
    const t = season({
      A: { evil: 8 },
      B: { evil: 8 },
      C: { evil: 8 },
      minions: { 'O2-I': 'A', 'O2-II': 'B', 'O2-III': 'C' },
    });
    t.chooses('perform');
    expect([t.asking, t.offered, t.evil('A')]).toEqual(['A spy', [0, 1, 2, 3], 7]);
    t.chooses(2).chooses('perform', 'perform').chooses(0);
    expect([t.evil('B'), t.evil('C'), t.player('C').gold]).toEqual([6, 6, 2]);
    const [, , third] = t.s.combatCards[0];
    expect(t.seenBy(0).combatCards).toEqual([-1, -1, third, -1]);
    expect(t.seenBy(1).combatCards).toEqual([-1, -1, -1, -1]);
    expect([t.seenBy(1).players[0].spied, t.seenBy('spectator').combatCards]).toEqual([4, [-1, -1, -1, -1]]);
    expect(t.canTakeBack('C')).toBe(0);
  });

  it('is playable at Evil 1, where nothing moves (DUN-R15)', () => {
    const t = season({ A: { evil: 1 }, minions: { 'O2-II': 'A' } });
    t.chooses('perform');
    expect([t.evil('A'), t.player('A').fates]).toEqual([1, [PERFORMED]]);
  });
});

describe('O3 Dig Tunnels', () => {
  it('S5: the supervisor is busy too (DUN-R17, DUN-R11, DUN-R16)', () => {
    const t = season({ A: { imps: 4 }, minions: { 'O3-III': 'A' } });
    t.chooses('perform', cell('c3r4'), cell('c2r4'), cell('c1r4'));
    expect([isOver(t), purse(t)]).toEqual([true, '3 food, 3 gold, 4 imps (4 busy), Evil 5']);
    const poor = season({ A: { imps: 1 }, minions: { 'O3-III': 'A' } });
    expect(poor.told('orderUnplayable')).toMatchObject([{ why: 'tooFewImps', rule: 'DUN-R16' }]);
  });

  it('I digs up to 2, II up to 3; one may stop after the first (DUN-R17)', () => {
    const t = season({ A: { imps: 5 }, B: { imps: 5 }, minions: { 'O3-I': 'A', 'O3-II': 'B' } });
    t.chooses('perform');
    expect(t.refusalOf('stop')).toEqual({ rule: 'DUN-R11', why: 'mustDig' });
    t.chooses(cell('c3r4'), cell('c2r4'), 'perform', cell('c3r4'));
    expect(t.offered).toContain('stop');
    t.chooses(cell('c2r4'), 'stop');
    expect([t.player('A').busyImps, t.player('B').busyImps]).toEqual([2, 2]);
  });

  it('S6: no cell that completes a square (DUN-R17)', () => {
    const dungeon = { c3r1: 'tunnel', c3r2: 'tunnel', c3r3: 'tunnel', c4r2: 'tunnel' };
    const t = season({ A: { dungeon }, minions: { 'O3-I': 'A' } });
    t.chooses('perform');
    expect(t.offered).toEqual(['c2r1', 'c2r2', 'c5r2', 'c2r3', 'c3r4'].map(cell));
    expect(t.refusalOf(cell('c4r1'))).toEqual({ rule: 'DUN-R17', why: 'wouldBeSquare' });
    expect(t.refusalOf(cell('c4r3'))).toEqual({ rule: 'DUN-R17', why: 'wouldBeSquare' });
    expect(t.refusalOf(cell('c1r1'))).toEqual({ rule: 'DUN-R17', why: 'notAdjacent' });
    expect(t.refusalOf(cell('c3r1'))).toEqual({ rule: 'DUN-R17', why: 'cellIsDug' });
  });

  it('conquered tiles and rooms count for squares and neighbours (DUN-R17)', () => {
    const dungeon = { c3r1: 'tunnel', c3r2: 'RM13', c4r1: 'tunnel' };
    const t = season({ A: { dungeon, conquered: ['c4r1'] }, minions: { 'O3-I': 'A' } });
    t.chooses('perform');
    expect(t.refusalOf(cell('c4r2'))).toEqual({ rule: 'DUN-R17', why: 'wouldBeSquare' });
    expect(t.offered).toContain(cell('c5r1'));
  });
});

describe('O4 Mine Gold', () => {
  it('S7: only unconquered tunnels hold gold (DUN-R18, DUN-R16)', () => {
    const dungeon = { c3r1: 'tunnel', c3r2: 'tunnel', c3r3: 'RM13', c3r4: 'tunnel' };
    const t = season({ A: { dungeon, conquered: ['c3r4'], imps: 5 }, minions: { 'O4-II': 'A' } });
    t.chooses('perform');
    expect([t.offered, t.refusalOf(3)]).toEqual([[1, 2], { rule: 'DUN-R18', why: 'tooFewTunnels' }]);
    t.chooses(2);
    expect(purse(t)).toBe('3 food, 5 gold, 5 imps (2 busy), Evil 5');
  });

  it('III needs a supervisor; without tunnels or imps nothing can be mined (DUN-R18)', () => {
    const t = season({ A: { imps: 3, busyImps: 0 }, minions: { 'O4-III': 'A' } });
    t.chooses('perform');
    expect([t.offered, t.refusalOf(3)]).toEqual([[1, 2], { rule: 'DUN-R18', why: 'tooFewMiners' }]);
    const none = season({
      A: { conquered: ['c3r1', 'c3r2', 'c3r3'] },
      B: { imps: 1 },
      minions: { 'O4-I': 'A', 'O4-III': 'B' },
    });
    expect(none.told('orderUnplayable').map(({ why }) => why)).toEqual(['nothingToMine', 'tooFewImps']);
  });
});

describe('O5 Recruit Imps and O6 Buy Traps', () => {
  it('new imps are free at once (DUN-R16)', () => {
    const t = season({ A: { busyImps: 3 }, minions: { 'O5-I': 'A', 'O5-II': 'B', 'O5-III': 'C' } });
    t.chooses('perform', 'perform', 'perform');
    expect(purse(t, 'A')).toBe('2 food, 3 gold, 4 imps (3 busy), Evil 5');
    expect(purse(t, 'B')).toBe('1 food, 3 gold, 5 imps, Evil 5');
    expect(purse(t, 'C')).toBe('2 food, 2 gold, 5 imps, Evil 5');
  });

  it('traps go to a secret hand (DUN-R21)', () => {
    const t = season({ minions: { 'O6-I': 'A', 'O6-II': 'B', 'O6-III': 'C' }, trapDeck: [0, 1, 2, 3] });
    t.chooses('perform', 'perform', 'perform');
    expect([t.player('A').traps, t.player('B').traps, t.player('C').traps]).toEqual([[0], [1], [2, 3]]);
    expect([t.player('A').gold, t.player('B').gold, t.player('C').gold]).toEqual([2, 3, 1]);
    expect(t.seenBy(1).players[0]).toMatchObject({ traps: null, trapCount: 1 });
    expect(t.seenBy(0).players[0].traps).toEqual([0]);
  });

  it('S13: in the second year one more is drawn and one goes back (DUN-R21, DUN-R49)', () => {
    const t = season({ year: 2, A: { traps: ['TR-RS'] }, minions: { 'O6-II': 'A' }, trapDeck: [5, 7] });
    t.chooses('perform');
    expect([t.asking, t.offered]).toEqual(['A returnTrap', [0, 5, 7]]);
    t.chooses(trap('TR-RS'));
    expect([t.player('A').traps, t.s.trapDeck[0]]).toEqual([[5, 7], trap('TR-RS')]);
  });

  it('an empty deck is refilled from the discard pile; without either O6 is unplayable (DUN-R21)', () => {
    const t = season({
      minions: { 'O6-III': 'A', 'O8-I': 'B' },
      trapDeck: [4],
      short: true,
      tune: s => s.trapDiscard.push(8),
    });
    t.chooses('perform');
    expect([t.player('A').traps, t.s.trapDeck, t.s.trapDiscard]).toEqual([[4, 8], [], []]);
    expect(t.told('trapDeckRefilled')).toMatchObject([{ cards: 1 }]);
    const none = season({ minions: { 'O6-II': 'A' }, short: true });
    expect(none.told('orderUnplayable')).toMatchObject([{ why: 'noTrapsLeft' }]);
  });
});

describe('O7 Hire Monster', () => {
  const offer = ['MON-TRO', 'MON-VAM', 'GHO'];

  it('S8: III chooses first and pays a food more (DUN-R10, DUN-R22, DUN-5.13)', () => {
    const t = season({ creatures: offer, minions: { 'O7-I': 'C', 'O7-II': 'B', 'O7-III': 'A' } });
    const [troll, vampire, ghost] = t.s.offeredCreatures;
    expect([t.asking, t.offered]).toEqual(['A hire', [troll, vampire, ghost, 'decline']]);
    t.chooses(troll);
    expect([purse(t), t.player('A').trollTokens, t.lair('A')]).toEqual([
      '0 food, 3 gold, 3 imps, Evil 5',
      1,
      ['MON-TRO'],
    ]);
    t.chooses(vampire);
    expect([t.asking, t.evil('B')]).toEqual(['C hire', 7]);
    t.chooses(ghost);
    expect([t.evil('C'), t.s.offeredCreatures]).toEqual([6, []]);
  });

  it('a creature needs its full cost, III one food more (DUN-R22, DUN-R11)', () => {
    const t = season({
      A: { food: 2, evil: 14 },
      creatures: ['MON-TRO', 'MON-VAM', 'MON-GOB'],
      minions: { 'O7-III': 'A' },
    });
    const [troll, vampire] = t.s.offeredCreatures;
    expect(t.refusalOf(troll)).toEqual({ rule: 'DUN-4.6', why: 'tooLittleFood' });
    expect(t.refusalOf(vampire)).toEqual({ rule: 'DUN-R15', why: 'tooEvil' });
    t.chooses('decline');
    expect([t.player('A').fates, t.player('A').food]).toEqual([[DECLINED], 2]);
    const poor = season({ A: { food: 0 }, creatures: ['MON-GOB'], minions: { 'O7-I': 'A' } });
    expect(poor.told('orderUnplayable')).toMatchObject([{ why: 'nobodyForHire' }]);
  });

  it('a Golem costs a trap of choice and gold (DUN-R22)', () => {
    const t = season({ year: 2, A: { traps: ['TR-PE', 'TR-CR'] }, creatures: ['MON-GOL'], minions: { 'O7-II': 'A' } });
    t.chooses(t.s.offeredCreatures[0]);
    expect([t.asking, t.offered]).toEqual(['A payTrap', [1, 7]]);
    t.chooses(7);
    expect([t.player('A').traps, t.s.trapDiscard, t.player('A').gold]).toEqual([[1], [7], 2]);
    const none = season({ year: 2, creatures: ['MON-GOL', 'MON-GOB'], minions: { 'O7-II': 'A' } });
    expect(none.refusalOf(none.s.offeredCreatures[0])).toEqual({ rule: 'DUN-R22', why: 'tooFewTraps' });
  });

  it('a Demon eats another monster, never a ghost (DUN-5.3, DUN-R22)', () => {
    const t = season({
      year: 2,
      A: { lair: ['GHO', 'MON-GOB', 'MON-TRO'] },
      creatures: ['MON-DEM'],
      minions: { 'O7-II': 'A' },
    });
    const demon = t.s.offeredCreatures[0];
    t.chooses(demon);
    expect(t.asking).toBe('A feedMonster');
    expect(t.refusalOf(t.creature('GHO'))).toEqual({ rule: 'DUN-R22', why: 'notAMonster' });
    expect(t.refusalOf(demon)).toEqual({ rule: 'DUN-R22', why: 'isTheEater' });
    t.chooses(t.creature('MON-TRO'));
    expect([t.lair(), t.evil(), t.player('A').trollTokens]).toEqual([['GHO', 'MON-GOB', 'MON-DEM'], 6, 0]);
    expect(t.s.creatureBox.map(creature => creatures[creatureOf[creature]].id)).toContain('MON-TRO');
    const alone = season({ year: 2, A: { lair: ['GHO'] }, creatures: ['MON-DEM'], minions: { 'O7-II': 'A' } });
    expect(alone.told('orderUnplayable')).toMatchObject([{ why: 'nobodyForHire' }]);
  });

  it('S57: a free Troll token stands in for the imp of an Elderbeast (DUN-R22, DUN-R28, DUN-5.6, DUN-7.1)', () => {
    const wanted = { options: { fs: true }, year: 2, creatures: ['MON-ELD'], minions: { 'O7-II': 'A' as const } };
    const t = season({ ...wanted, A: { lair: ['MON-TRO'], imps: 2 } });
    t.chooses(t.s.offeredCreatures[0]);
    expect([t.player('A').imps, t.player('A').busyTokens]).toEqual([2, 1]);
    const alone = season({ ...wanted, A: { imps: 2, busyImps: 2 } });
    alone.chooses(alone.s.offeredCreatures[0]);
    expect([alone.player('A').imps, alone.player('A').busyImps]).toEqual([1, 1]);
    const none = season({ ...wanted, creatures: ['MON-ELD', 'MON-GOB'], A: { imps: 0 } });
    expect(none.refusalOf(none.s.offeredCreatures[0])).toEqual({ rule: 'DUN-R22', why: 'noImp' });
  });
});

describe('O8 Build Room', () => {
  it('S9: III and II leave nothing for I (DUN-R10, DUN-R19, DUN-R11)', () => {
    const t = season({ rooms: ['RM08', 'RM03'], minions: { 'O8-I': 'C', 'O8-II': 'B', 'O8-III': 'A' } });
    expect(t.asking).toBe('A buildRoom');
    t.chooses(t.offered[0]).chooses(t.offered[0]);
    expect(t.asking).toBe('B buildRoom');
    t.chooses(t.offered[0]).chooses(t.offered[0]);
    expect(t.told('orderUnplayable')).toMatchObject([{ seat: 2, why: 'noRoomFits' }]);
    expect([t.player('A').gold, t.player('B').gold, t.player('C').gold]).toEqual([2, 2, 3]);
  });

  it('S10: only in its zone, and not next to a room (DUN-R19)', () => {
    const dungeon = { c3r1: 'tunnel', c3r2: 'tunnel', c3r3: 'tunnel', c3r4: 'RM04' };
    const t = season({ A: { dungeon }, rooms: ['RM01'], minions: { 'O8-I': 'A' } });
    t.chooses(t.s.offeredRooms[0]);
    expect([t.asking, t.offered]).toEqual(['A placeRoom', [cell('c3r1'), cell('c3r2')]]);
    expect(t.refusalOf(cell('c3r3'))).toEqual({ rule: 'DUN-R19', why: 'wrongZone' });
    expect(t.refusalOf(cell('c3r4'))).toEqual({ rule: 'DUN-R19', why: 'notATunnel' });
    t.chooses(cell('c3r1'));
    expect(t.told('roomBuilt')).toMatchObject([{ room: 0, cell: cell('c3r1') }]);
  });

  it('a second-year room goes anywhere but next to a room or over a conquered tile (DUN-R19)', () => {
    const dungeon = { c3r1: 'tunnel', c3r2: 'tunnel', c3r3: 'tunnel', c3r4: 'RM04', c2r1: 'tunnel' };
    const t = season({
      year: 2,
      A: { dungeon, conquered: ['c2r1', 'c3r4'] },
      rooms: ['RM13'],
      minions: { 'O8-I': 'A' },
    });
    t.chooses(t.s.offeredRooms[0]);
    expect(t.offered).toEqual([cell('c3r1'), cell('c3r2')]);
    expect(t.refusalOf(cell('c2r1'))).toEqual({ rule: 'DUN-R19', why: 'isConquered' });
    expect(t.refusalOf(cell('c3r3'))).toEqual({ rule: 'DUN-R19', why: 'nextToRoom' });
  });

  it('a room that fits nowhere is refused, the other may be built (DUN-R19)', () => {
    const t = season({
      rooms: ['RM02', 'RM01'],
      minions: { 'O8-I': 'A' },
      tune: s => {
        s.players[0].dungeon[cell('c3r2')] = EARTH;
        s.players[0].dungeon[cell('c3r3')] = EARTH;
      },
    });
    const [bed, hatchery] = t.s.offeredRooms;
    expect(t.asking).toBe('A buildRoom');
    expect(t.refusalOf(bed)).toEqual({ rule: 'DUN-R19', why: 'noRoomFits' });
    t.chooses(hatchery);
    expect([isOver(t), t.player('A').gold]).toEqual([true, 3]);
  });
});

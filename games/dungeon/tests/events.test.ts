/** DUN-4.8, DUN-R23 to DUN-R26: taxes, Pay Day, special events. */
import { describe, expect, it } from 'vitest';
import { adventurers } from '../content/adventurers.ts';
import { EARTH } from '../state.ts';
import { cell, trap, who } from './pieces.ts';
import { isOver, monsters, purse, season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const happens = (event: string, wanted: Season = {}): Table =>
  season({ seats: 2, event, ...wanted, first: [{ do: 'event' }] });
const festive = (event: string, wanted: Season = {}): Table => happens(event, { options: { fs: true }, ...wanted });

const seven = { c3r4: 'tunnel', c2r4: 'tunnel', c4r4: 'RM04', c5r4: 'tunnel' };

describe('taxes', () => {
  it('S14: half of all tiles rounded up, a mark for each gold missing (DUN-R23, DUN-7.7, DUN-R26)', () => {
    const t = happens('EV-TAX', { A: { dungeon: seven, conquered: ['c3r3'], gold: 3 } });
    expect([t.player('A').gold, t.player('A').redMarks]).toEqual([0, 1]);
    expect([t.player('B').gold, t.player('B').redMarks]).toEqual([1, 0]);
    expect(t.told('taxesPaid')).toMatchObject([
      { seat: 0, due: 4, paid: 3 },
      { seat: 1, due: 2, paid: 2 },
    ]);
  });
});

describe('Pay Day', () => {
  const A = { lair: ['MON-GOB', 'MON-VAM'], food: 0 };

  it('S15: each creature is paid, or dismissed for 1 Evil (DUN-R24)', () => {
    const t = happens('EV-PAY', { A });
    expect([t.asking, t.offered]).toEqual(['A payNext', t.player('A').lair]);
    t.chooses(t.creature('MON-VAM'), 'pay');
    expect([t.asking, t.refusalOf('pay')]).toEqual(['A payDay', { rule: 'DUN-4.6', why: 'tooLittleFood' }]);
    t.chooses('dismiss');
    expect([t.evil(), t.lair(), t.player('A').redMarks, isOver(t)]).toEqual([8, ['MON-VAM'], 0, true]);
  });

  it('S16: or kept unpaid for a red mark (DUN-R24, DUN-7.7)', () => {
    const t = happens('EV-PAY', { A });
    t.chooses(t.creature('MON-VAM'), 'pay', 'default');
    expect([t.evil(), t.lair(), t.player('A').redMarks]).toEqual([7, ['MON-GOB', 'MON-VAM'], 1]);
  });

  it('S17: who is fed to a Demon needs no pay (DUN-R24, DUN-5.3)', () => {
    const t = happens('EV-PAY', { year: 2, A: { lair: ['MON-DEM', 'MON-GOB'], food: 0 } });
    t.chooses(t.creature('MON-DEM'), 'pay');
    expect([t.evil(), t.lair(), isOver(t)]).toEqual([6, ['MON-DEM'], true]);
  });

  it('players go in turn order; ghosts are paid as well, and dismissal is forced Evil (DUN-R24, DUN-R15)', () => {
    const t = happens('EV-PAY', { A: { lair: ['GHO'], evil: 15 }, B: { lair: ['MON-GOB'] }, startingPlayer: 'B' });
    expect(t.asking).toBe('B payDay');
    t.chooses('pay');
    expect([t.asking, t.refusalOf('pay')]).toEqual(['A payDay', { rule: 'DUN-R15', why: 'tooEvil' }]);
    t.chooses('dismiss');
    expect([t.evil('A'), t.lair('A'), t.player('B').food]).toEqual([15, [], 2]);
  });

  it('who has no creatures is told to have nobody to pay (DUN-R24)', () => {
    const t = happens('EV-PAY', { B: { lair: ['GHO'] } });
    t.chooses('dismiss');
    expect(t.told('nobodyToPay')).toMatchObject([{ seat: 0 }]);
  });

  it('a dismissed Troll takes its token along, an expert its tile (DUN-R22, DUN-R60)', () => {
    const t = festive('EV-PAY', { A: { lair: ['MON-TRO'], experts: ['MON-TRO'] } });
    t.chooses('dismiss');
    expect([t.player('A').trollTokens, t.s.experts[2]]).toEqual([0, -2]);
  });

  it('an expert Demon asks only for Evil (X-DEM)', () => {
    const t = festive('EV-PAY', { year: 2, A: { lair: ['MON-DEM', 'MON-GOB'], experts: ['MON-DEM'] } });
    t.chooses(t.creature('MON-DEM'), 'pay', 'pay');
    expect([t.lair(), t.evil(), t.player('A').food]).toEqual([['MON-DEM', 'MON-GOB'], 6, 2]);
  });
});

describe('special events', () => {
  it('the tile shows its card; tiles and cards of both years (DUN-4.8, DUN-R25, DUN-2.13)', () => {
    const t = happens('SE5', { A: { gold: 5 }, B: { gold: 4 } });
    expect([t.player('A').gold, t.player('B').gold]).toEqual([2, 2]);
  });

  it('SE1: a monster, or 3 Evil; at Evil 15 the monster (DUN-R25)', () => {
    const t = happens('SE1', { A: { lair: ['MON-GOB', 'GHO'] } });
    expect([t.asking, t.offered, t.evil('B')]).toEqual(['A witchHunt', [t.creature('MON-GOB'), 'evil'], 5]);
    expect(t.refusalOf(t.creature('GHO'))).toMatchObject({ why: 'notAMonster' });
    t.chooses('evil');
    expect([t.evil('A'), t.evil('B')]).toEqual([8, 8]);
    const full = happens('SE1', { A: { lair: ['MON-GOB', 'MON-WIT'], evil: 15 } });
    expect(full.refusalOf('evil')).toMatchObject({ why: 'evilIsFull' });
    full.chooses(full.creature('MON-WIT'));
    expect(full.lair()).toEqual(['MON-GOB']);
  });

  it('SE2: a food and a gold, a mark for each that is missing (DUN-R25, DUN-R26)', () => {
    const t = happens('SE2', { A: { food: 0, gold: 0 }, B: { food: 1, gold: 0 } });
    expect([t.player('A').redMarks, t.player('B').redMarks, purse(t, 'B')]).toEqual([
      2,
      1,
      '0 food, 0 gold, 3 imps, Evil 5',
    ]);
  });

  it('SE3: two tiles cave in, none that cuts others off (DUN-R25)', () => {
    const dungeon = { c3r4: 'RM02', c2r4: 'tunnel' };
    const t = happens('SE3', { A: { dungeon, conquered: ['c2r4'] }, B: {} });
    // Everything hangs on c3r4 and above; its end is conquered: nothing can fall.
    expect(t.told('tileCollapsed').filter(({ seat }) => seat === 0)).toEqual([]);
    expect(t.told('tileCollapsed').map(({ cell: at }) => at)).toEqual([cell('c3r3'), cell('c3r2')]);
    const free = happens('SE3', { A: { dungeon: { c3r4: 'RM02', c2r1: 'tunnel' } } });
    expect([free.asking, free.offered]).toEqual(['A earthquake', [cell('c2r1'), cell('c3r4')]]);
    expect(free.refusalOf(cell('c3r1'))).toMatchObject({ why: 'isEntrance' });
    expect(free.refusalOf(cell('c3r2'))).toMatchObject({ why: 'wouldCutOff' });
    expect(free.refusalOf(cell('c5r4'))).toMatchObject({ why: 'noTile' });
    free.chooses(cell('c3r4'), cell('c2r1'));
    expect([free.player('A').dungeon[cell('c3r4')], free.s.roomBox.includes(1)]).toEqual([EARTH, true]);
  });

  it('SE3: where one tile only can cave in, that is told (DUN-R25)', () => {
    const t = happens('SE3', { A: { conquered: ['c3r2'] }, B: {} });
    expect(t.told('tileCollapsed').map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(t.told('quakeEndedEarly').map(({ seat }) => seat)).toEqual([0]);
  });

  it('SE4: one icon each, or face down (DUN-R25)', () => {
    const t = happens('SE4', { A: { lair: ['MON-WIT', 'GHO', 'MON-TRO', 'MON-GOB'], food: 1 } });
    expect([t.asking, t.offered]).toEqual(['A monsterStrike', ['food', 'evil', 'turnDown']]);
    expect(t.refusalOf('gold')).toMatchObject({ why: 'notItsPrice' });
    t.chooses('evil', 'food');
    expect([t.evil(), t.player('A').food, t.lair()]).toEqual([6, 0, ['MON-WIT', 'GHO', 'MON-TRO', 'MON-GOB zzz']]);
  });

  it('SE4: traps and imps are icons too, a Demon’s monster is not (DUN-R25, DUN-R28)', () => {
    const options = { fs: true };
    const A = { lair: ['MON-GOL', 'MON-ELD', 'MON-DEM'], traps: ['TR-RS'], imps: 1, gold: 0 };
    const t = happens('SE4', { options, year: 2, A });
    expect(t.offered).toEqual(['trap', 'turnDown']);
    t.chooses('trap', trap('TR-RS'));
    expect(t.offered).toEqual(['imp', 'turnDown']);
    t.chooses('imp');
    expect([t.player('A').imps, t.s.trapDiscard, t.offered]).toEqual([0, [trap('TR-RS')], ['evil', 'turnDown']]);
    const troll = happens('SE4', { options, year: 2, A: { lair: ['MON-ELD', 'MON-TRO'], imps: 0 } });
    troll.chooses('imp');
    expect(troll.player('A').busyTokens).toBe(1);
  });

  it('SE5, SE6, SE7: half of the gold, a third of the imps, half of the food (DUN-R25)', () => {
    expect(purse(happens('SE6', { A: { imps: 8, busyImps: 7 } }))).toBe('3 food, 3 gold, 6 imps (6 busy), Evil 5');
    expect(purse(happens('SE7', { A: { food: 5 } }))).toBe('2 food, 3 gold, 3 imps, Evil 5');
    expect(purse(happens('SE5', { A: { gold: 1 } }))).toBe('3 food, 0 gold, 3 imps, Evil 5');
    expect(happens('SE5', { A: { gold: 0 } }).told('specialHarmless')).toMatchObject([{ seat: 0 }]);
  });

  it('SE8: 1 Evil for a ghost, 1 for three monsters (DUN-R25)', () => {
    const t = happens('SE8', {
      A: { lair: ['GHO', 'MON-GOB', 'MON-TRO', 'MON-WIT'] },
      B: { lair: ['MON-GOB', 'MON-SLI'] },
    });
    expect([t.evil('A'), t.evil('B')]).toEqual([7, 5]);
  });

  it('SE9: with a room a trap or a gold, failing both a mark (DUN-R25)', () => {
    const dungeon = { c3r3: 'RM02' };
    const t = happens('SE9', { A: { dungeon, traps: ['TR-PE'] }, B: { gold: 0 } });
    expect([t.asking, t.offered, t.player('B').redMarks]).toEqual(['A inspection', [trap('TR-PE'), 'gold'], 0]);
    t.chooses(trap('TR-PE'));
    expect([t.player('A').traps, t.player('A').gold]).toEqual([[], 3]);
    expect(happens('SE9', { A: { dungeon } }).player('A').gold).toBe(2);
    expect(happens('SE9', { A: { dungeon, gold: 0 } }).player('A').redMarks).toBe(1);
    expect(happens('SE9', { A: { dungeon, gold: 0, traps: ['TR-PE'] } }).refusalOf('gold')).toMatchObject({
      why: 'tooLittleGold',
    });
    expect(happens('SE9', { A: { dungeon, conquered: ['c3r3'], gold: 0 } }).player('A').redMarks).toBe(0);
  });

  it('SE10: those who arrive act at once (DUN-R25)', () => {
    const row = ['AW1', 'AT1', 'AP2', 'AZ4'];
    const arrives = (wanted: Season): Table =>
      season({
        seats: 4,
        options: { fs: true },
        event: 'SE10',
        row,
        ...wanted,
        first: [{ do: 'event' }, { do: 'adventurers' }],
      });
    const t = arrives({
      A: { evil: 2, lair: ['MON-GOB', 'GHO', 'MON-TRO'] },
      B: { evil: 3 },
      C: { evil: 4 },
      D: { evil: 6, traps: ['TR-RS'] },
    });
    expect([t.asking, t.offered]).toEqual(['A turnDown', [t.creature('MON-GOB'), t.creature('MON-TRO')]]);
    t.chooses(t.creature('MON-TRO'));
    expect([t.lair()[2], purse(t, 'B'), purse(t, 'C')]).toEqual([
      'MON-TRO zzz',
      '3 food, 2 gold, 3 imps, Evil 3',
      '2 food, 3 gold, 3 imps, Evil 4',
    ]);
    expect([t.asking, t.offered]).toEqual(['D payTrap', [trap('TR-RS')]]);
    t.chooses(trap('TR-RS'));
    const bard = arrives({ row: ['AB1', 'AT2', 'AT3', 'AZ4'], A: { evil: 2 } });
    expect([bard.evil('A'), bard.line('A')]).toEqual([3, ['AB1 0/3']]);
  });

  it('SE11, SE13: rats, and a parade (DUN-R25)', () => {
    expect([festive('SE11', { A: { food: 1 } }).player('A').food, festive('SE11').player('A').food]).toEqual([0, 1]);
    const t = festive('SE13', { A: { evil: 8 }, B: { gold: 1 } });
    expect([t.asking, t.offered]).toEqual(['A lanternParade', ['pay', 'decline']]);
    t.chooses('pay');
    expect([t.evil(), t.player('A').gold, isOver(t)]).toEqual([6, 1, true]);
    const declined = festive('SE13', { A: { evil: 8 } }).chooses('decline');
    expect([declined.evil('A'), declined.told('paradeDeclined').map(({ seat }) => seat)]).toEqual([8, [0]]);
  });

  it('SE14: a food for every two monsters, or monsters sulk (DUN-R25)', () => {
    const lair = ['MON-GOB', 'MON-TRO', 'MON-WIT', 'MON-SLI', 'GHO'];
    const t = festive('SE14', { A: { lair, food: 1 } });
    expect([t.asking, t.player('A').food, monsters(t)]).toEqual(['A turnDown', 0, 4]);
    t.chooses(t.creature('MON-SLI'));
    expect([t.lair().filter(id => id.endsWith('zzz')), isOver(t)]).toEqual([['MON-SLI zzz'], true]);
  });

  it('SE15: the last in line gets a hit point until the combat is over (DUN-R25)', () => {
    const t = festive('SE15', { A: { line: ['AW1', 'AT1'] } });
    expect(t.line()).toEqual(['AW1 0/3', 'AT1 0/4']);
    expect(adventurers[who('AT1')].hitPoints).toBe(3);
  });

  it('who asks for a face-up monster is refused sleepers and ghosts (DUN-R25)', () => {
    const A = { lair: ['MON-GOB', 'MON-TRO', 'MON-WIT', 'MON-SLI', 'GHO'], food: 1, knockedOut: ['MON-GOB'] };
    const t = festive('SE14', { A });
    expect(t.refusalOf(t.creature('MON-GOB'))).toMatchObject({ why: 'isFaceDown' });
    expect(t.refusalOf(t.creature('GHO'))).toMatchObject({ why: 'notAMonster' });
  });
});

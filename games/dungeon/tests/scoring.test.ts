/** DUN-1, DUN-5.24 to DUN-5.28, DUN-6, DUN-7.4, DUN-R50 to DUN-R52, DUN-R59, DUN-R65, DUN-R66: the end. */
import { seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { describe, expect, it } from 'vitest';
import { ratings, titles } from '../content/titles.ts';
import { scoreSheet, totals } from '../rules/scoring.ts';
import { season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const SCORE = [{ do: 'score' }] as const;
const ended = (wanted: Season): Table => season({ ...wanted, first: SCORE });

/** The lines of a seat that are not 0, without titles. */
function sheet(t: Table, letter: Letter = 'A'): { readonly [line: string]: number } {
  const lines = t.s.outcome!.sheet.filter(({ seat, points }) => seat === seatOf(letter) && points !== 0);
  return Object.fromEntries(lines.map(({ line, points }) => [line, points]));
}

function titlesOf(t: Table, letter: Letter = 'A'): { readonly [title: string]: number } {
  const lines = Object.entries(sheet(t, letter)).filter(([line]) => line.startsWith('title:'));
  return Object.fromEntries(lines.map(([line, points]) => [line.slice(6), points]));
}

describe('the score sheet', () => {
  const A = {
    dungeon: { c3r1: 'RM13', c3r2: 'tunnel', c3r3: 'RM04', c3r4: 'tunnel', c2r4: 'tunnel', c1r4: 'tunnel' },
    conquered: ['c3r4', 'c2r4', 'c1r4'],
    lair: ['MON-TRO', 'MON-GOB', 'MON-WIT', 'MON-VAM', 'GHO'],
    prison: ['AW1', 'AT1', 'AP1', 'PAL-H1'],
    redMarks: 1,
  };

  it('S50: every line (DUN-1.2, DUN-1.3, DUN-6.2–6.8, DUN-6.11, DUN-5.24, DUN-7.4, DUN-R50)', () => {
    const t = ended({ year: 2, A, B: { redMarks: 2 } });
    expect(sheet(t)).toMatchObject({
      rooms: 4,
      monsters: 4,
      prisoners: 6,
      paladins: 5,
      conquered: -6,
      redMarks: -3,
      'room:RM13': 3,
      'title:monsterlord': 3,
      'title:riches': 2,
    });
    const { outcome } = t.s;
    const sum = outcome!.sheet.filter(({ seat }) => seat === 0).reduce((total, { points }) => total + points, 0);
    expect(outcome!.scores[0]).toBe(sum);
    const titled = Object.values(titlesOf(t)).reduce((total, points) => total + points, 0);
    expect(sum - titled).toBe(4 + 4 + 6 + 5 - 6 - 3 + 3);
  });

  it('paladins by kind (DUN-6.5, DUN-7.4)', () => {
    expect(sheet(ended({ A: { prison: ['PAL-E1', 'PAL-D1'] } }))).toMatchObject({ paladins: 10 });
    expect(sheet(ended({ year: 2, A: { prison: ['PAL-H2'] } }))).toMatchObject({ paladins: 5 });
  });

  it('conquered rooms score nothing but their loss; sleepers count (DUN-6.2, DUN-6.6, DUN-R50, DUN-6.3)', () => {
    const t = ended({ year: 2, A: { ...A, conquered: ['c3r1'], knockedOut: ['MON-TRO'] } });
    expect(sheet(t)).toMatchObject({ rooms: 2, conquered: -2, monsters: 4 });
    expect(sheet(t)['room:RM13']).toBeUndefined();
  });

  it('rooms that score (DUN-5.25, DUN-5.27, DUN-5.28, DUN-6.8)', () => {
    const scored = (room: string, lair: readonly string[]) =>
      sheet(ended({ year: 2, options: { fs: true }, A: { dungeon: { c3r2: room }, lair } }))[`room:${room}`];
    expect(scored('RM14', ['MON-VAM', 'GHO', 'GHO', 'MON-GOB'])).toBe(6);
    expect(scored('RM15', ['MON-GOL', 'MON-DRA', 'MON-DEM', 'MON-GOB'])).toBe(6);
    expect(scored('RM20', ['MON-ELD', 'MON-COC', 'MON-EYE', 'GHO'])).toBe(4);
    expect(scored('RM13', ['MON-TRO', 'MON-GOB', 'MON-SLI', 'MON-WIT', 'MON-VAM'])).toBe(4);
  });
});

describe('titles', () => {
  const rich = {
    evil: 9,
    dungeon: { c3r2: 'RM08', c3r4: 'tunnel', c2r4: 'tunnel', c1r4: 'tunnel' },
    lair: ['MON-GOB'],
    imps: 5,
    gold: 9,
  };

  it('3 for one holder, 2 if shared, with four players (DUN-6.11–6.18, DUN-R51)', () => {
    const t = ended({ A: rich, B: { conquered: ['c3r3'] }, C: { conquered: ['c3r3'] }, D: { conquered: ['c3r3'] } });
    expect(titlesOf(t)).toEqual({
      darkDeeds: 3,
      halls: 3,
      tunnellord: 3,
      monsterlord: 3,
      imps: 3,
      riches: 3,
      battlelord: 3,
    });
    const shared = ended({});
    expect(new Set(Object.values(titlesOf(shared, 'C')))).toEqual(new Set([2]));
    expect(Object.keys(titlesOf(shared, 'C'))).toHaveLength(7);
  });

  it('what is counted (DUN-6.13, DUN-6.14, DUN-6.15, DUN-6.16, DUN-6.17, DUN-R51, DUN-7.2)', () => {
    const t = ended({
      A: {
        dungeon: { c3r2: 'RM08', c3r4: 'tunnel' },
        conquered: ['c3r2', 'c3r4'],
        lair: ['GHO', 'GHO', 'MON-GOB'],
        imps: 2,
        traps: ['TR-RS', 'TR-RS'],
      },
      B: { dungeon: { c3r2: 'tunnel' }, lair: ['MON-TRO', 'MON-WIT'], imps: 3, food: 4 },
      C: { food: 0, imps: 0 },
      D: { food: 0, imps: 0 },
    });
    expect(titlesOf(t)).toEqual({ darkDeeds: 2, halls: 3, riches: 3, tunnellord: 2 });
    expect(titlesOf(t, 'B')).toEqual({ darkDeeds: 2, tunnellord: 2, monsterlord: 3, imps: 3, battlelord: 2 });
  });

  it('2 and 1 with two or three players; non-players hold none (DUN-6.19, DUN-R51, DUN-7.8)', () => {
    const t = ended({ seats: 3, A: rich, evil: { 3: 15 } });
    expect(titlesOf(t)).toMatchObject({ darkDeeds: 2, imps: 2, battlelord: 1 });
    expect(titlesOf(ended({ seats: 2 }))).toMatchObject({ halls: 1, tunnellord: 1 });
  });

  it('S51: the Hall of Fame pays for exclusive titles (DUN-6.19, DUN-5.26, DUN-R51)', () => {
    const B = { dungeon: { c3r2: 'RM16' }, gold: 9 };
    const t = ended({ seats: 3, year: 2, B, A: { evil: 6, imps: 9 }, C: { evil: 6, imps: 9, lair: ['MON-GOB'] } });
    expect(sheet(t, 'B')).toMatchObject({
      'room:RM16': 2,
      'title:halls': 2,
      'title:riches': 2,
      'title:battlelord': 1,
      rooms: 2,
    });
    expect(t.s.outcome!.scores[1]).toBe(9);
    const four = ended({ year: 2, B, A: { evil: 6, imps: 9 }, C: { evil: 6, imps: 9, lair: ['MON-GOB'] } });
    expect(sheet(four, 'B')).toMatchObject({ 'room:RM16': 4 });
    const lost = ended({ seats: 3, year: 2, B: { ...B, conquered: ['c3r2'] } });
    expect(sheet(lost, 'B')['room:RM16']).toBeUndefined();
  });
});

describe('the winner', () => {
  it('has the most points (DUN-1.1, DUN-1.4)', () => {
    const t = ended({ C: { prison: ['AW1'] } });
    expect([t.s.outcome!.winners, t.asking, t.told('won')]).toMatchObject([
      [2],
      'nobody',
      [{ rule: 'DUN-1.4', tied: false }],
    ]);
  });

  it('S52: of those tied, who is first in turn order (DUN-R52, DUN-7.5)', () => {
    const prison = { A: { prison: ['AW1'] }, C: { prison: ['AW2'] } };
    expect(ended({ ...prison, startingPlayer: 'B' }).s.outcome!.winners).toEqual([2]);
    expect(ended({ ...prison, startingPlayer: 'D' }).s.outcome!.winners).toEqual([0]);
    expect(ended({ ...prison, startingPlayer: 'D' }).told('won')).toMatchObject([{ rule: 'DUN-R52', tied: true }]);
  });

  it('is followed by the others, tied ones again in turn order (DUN-R52)', () => {
    const places = (wanted: Season) => ended({ C: { prison: ['AW1', 'AW2'] }, ...wanted }).s.outcome!.places;
    expect(places({ A: { redMarks: 1 }, startingPlayer: 'B' })).toEqual([4, 2, 1, 3]);
    expect(places({ A: { redMarks: 1 }, startingPlayer: 'D' })).toEqual([4, 3, 1, 2]);
  });
});

describe('pets', () => {
  const worth = (id: string, wanted: Season['A'] = {}) =>
    sheet(ended({ options: { fs: true }, A: { ...wanted, pets: [id] } }))[`pet:${id}`];

  it('face down 1 at least, by their rows (DUN-6.9, DUN-6.10, DUN-R50, DUN-R59)', () => {
    expect([worth('PET1'), worth('PET9'), worth('PET9', { prison: ['PAL-E1', 'PAL-D1'] })]).toEqual([1, 1, 3]);
    const dungeon = { c3r4: 'tunnel', c2r4: 'tunnel', c1r4: 'tunnel' };
    expect([worth('PET10', { dungeon }), worth('PET10', { dungeon, conquered: ['c1r4'] })]).toEqual([2, 1]);
    expect(worth('PET11', { prison: ['AW1', 'AW2', 'AT1', 'PAL-E1', 'AT2'] })).toBe(2);
    expect(worth('PET12')).toBe(7);
    const used = season({ options: { fs: true }, tune: s => s.players[0].usedPets.push(0), first: SCORE });
    expect(sheet(used)['pet:PET1']).toBeUndefined();
  });
});

describe('solo', () => {
  it('S54: Expansion Tiles by variety and quantity (DUN-R65, DUN-7.9)', () => {
    const points = (tiles: readonly number[]) =>
      sheet(season({ seats: 1, tune: s => s.players[0].expansions.push(...tiles), first: SCORE })).expansions;
    expect(points([0, 0, 3, 4])).toBe(5);
    expect(points([4, 4])).toBeUndefined();
    expect([points([0]), points([0, 1, 2, 3]), points([1, 1, 2, 2, 0])]).toEqual([2, 11, 8]);
  });

  it('titles by thresholds (DUN-R66)', () => {
    const solo = (wanted: Season) => titlesOf(ended({ seats: 1, ...wanted }));
    expect(solo({ evil: { 1: 5, 2: 4, 3: 4 } })).toEqual({ darkDeeds: 1, battlelord: 2 });
    expect(solo({ A: { evil: 6, imps: 9, gold: 9 }, evil: { 1: 5, 2: 4, 3: 4 } })).toEqual({
      darkDeeds: 2,
      imps: 2,
      riches: 2,
      battlelord: 2,
    });
    expect(solo({ A: { evil: 3, imps: 7, gold: 6, conquered: ['c3r1', 'c3r2', 'c3r3'] } })).toEqual({
      imps: 1,
      riches: 1,
      battlelord: 1,
    });
    expect(titles.map(({ solo: threshold }) => [threshold.exclusive, threshold.shared]).slice(1)).toEqual([
      [5, 4],
      [10, 8],
      [6, 5],
      [9, 7],
      [12, 9],
      [2, 4],
    ]);
    expect(ratings.map(({ from }) => from)).toEqual([30, 20, 10, 0, -Infinity]);
  });

  it('the player alone wins, whatever the non-players do (DUN-7.8)', () => {
    expect(ended({ seats: 1, A: { redMarks: 9 } }).s.outcome!.winners).toEqual([0]);
  });
});

it('a sheet can be written at any time (DUN-R68)', () => {
  const t = season({ A: { prison: ['AW1'] }, first: [] });
  expect(totals(4, scoreSheet(t.s))[0]).toBe(2 + 7 * 2);
});

/** Options of a match and the difficulty switches. */
import { VesperError, start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, Paladin } from '../content/heroes.ts';
import { PleasantHill, RavenForest, ThornyWoods } from '../content/map.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import { realm } from '../game.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import { Table } from './table.ts';

const begin = (options: Options, seats = 2, seed = 'options'): Table =>
  new Table(start(realm, { seats, seed, options: { heroSelection: 'dealt', ...options } }));

describe('heroesPerSeat', () => {
  const heroesOf = (seats: number, heroesPerSeat = 'usual'): number => begin({ heroesPerSeat }, seats).s.heroes.length;

  it('is 1, and 3 for a lone player (REA-R8)', () => {
    expect([1, 2, 3, 4].map(seats => heroesOf(seats))).toEqual([3, 2, 3, 4]);
  });

  it('may be 1 to 4 alone, 1 or 2 for two (REA-R8)', () => {
    expect(['1', '2', '3', '4'].map(each => heroesOf(1, each))).toEqual([1, 2, 3, 4]);
    expect(['1', '2'].map(each => heroesOf(2, each))).toEqual([2, 4]);
    expect([heroesOf(3, '1'), heroesOf(4, '1')]).toEqual([3, 4]);
  });

  it('never makes more than four heroes', () => {
    for (const [seats, each, message] of [
      [2, '3', 'Option "heroesPerSeat" cannot be "3": not with 2 seats.'],
      [2, '4', 'Option "heroesPerSeat" cannot be "4": not with 2 seats.'],
      [3, '2', 'Option "heroesPerSeat" cannot be "2": not with 3 or 4 seats.'],
      [4, '2', 'Option "heroesPerSeat" cannot be "2": not with 3 or 4 seats.'],
    ] as const) {
      const wrong = (): unknown => begin({ heroesPerSeat: each }, seats);
      expect(wrong).toThrow(VesperError);
      expect(wrong).toThrow(message);
    }
    expect(() => begin({ heroesPerSeat: '5' })).toThrow();
  });
});

it('firstHero: the first slot, or any (REA-R8)', () => {
  const first = (firstHero: string): Set<number> =>
    new Set(Array.from({ length: 30 }, (_, n) => begin({ firstHero }, 4, `first ${n}`).s.active));
  expect([...first('slot0')]).toEqual([0]);
  expect([...first('random')].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

describe('difficulty', () => {
  const terms = (options: Options): unknown => {
    const { quietExtra, generalLife, startHand, dawnMercy, taintOnly, midStart } = begin(options).s.terms;
    return [quietExtra, generalLife, startHand, dawnMercy, taintOnly, midStart];
  };

  it('presets set all switches', () => {
    expect(terms({})).toEqual([6, 0, 2, false, false, false]);
    expect(terms({ difficulty: 'normal' })).toEqual([6, 0, 2, false, false, false]);
    expect(terms({ difficulty: 'apprentice' })).toEqual([8, -1, 4, true, true, false]);
    expect(terms({ difficulty: 'champion' })).toEqual([0, 0, 2, false, false, false]);
    expect(terms({ difficulty: 'legend' })).toEqual([0, 0, 2, false, false, true]);
  });

  it('each switch may be set by itself', () => {
    expect(terms({ difficulty: 'apprentice', quietExtra: '3' })).toEqual([3, -1, 4, true, true, false]);
    expect(terms({ difficulty: 'apprentice', generalLife: '1' })).toEqual([8, 1, 4, true, true, false]);
    expect(terms({ difficulty: 'apprentice', startHand: '2' })).toEqual([8, -1, 2, true, true, false]);
    expect(terms({ difficulty: 'apprentice', dawnMercy: 'off' })).toEqual([8, -1, 4, false, true, false]);
    expect(terms({ difficulty: 'apprentice', demons: 'overrun' })).toEqual([8, -1, 4, true, false, false]);
    expect(terms({ difficulty: 'legend', warStart: 'early' })).toEqual([0, 0, 2, false, false, false]);
    expect(() => begin({ quietExtra: '9' })).toThrow();
    expect(() => begin({ startHand: '5' })).toThrow();
  });
});

describe('the switches', () => {
  it('quietExtra adds quiet cards to the Darkness deck', () => {
    for (const [quietExtra, size] of [
      ['0', 56],
      ['4', 60],
      ['8', 64],
    ] as const) {
      const { darkDeck } = begin({ quietExtra }).s;
      expect(darkDeck).toHaveLength(size);
      expect(darkDeck.filter(c => darknessCards[c].kind === 'quiet')).toHaveLength(3 + Number(quietExtra));
    }
  });

  it('generalLife moves the top of every track; major limits stay (REA-3.2, REA-R21)', () => {
    for (const change of [-1, 0, 1]) {
      const t = begin({ generalLife: String(change) });
      expect(t.s.generals.map(({ life }) => life)).toEqual(generals.map(({ life }) => life + change));
      expect(t.seenBy(0).generals.map(({ topLife }) => topLife)).toEqual(generals.map(({ life }) => life + change));
    }
    const weak = arrange({
      heroes: [{ hero: Dwarf }],
      options: { generalLife: '-1' },
      generals: { [GREEN]: { life: 2 }, [RED]: { life: 2 } },
    });
    expect(weak.seenBy(0).generals.map(({ major }) => major)).toEqual([true, false, false, false]);
  });

  it('with more life Sapphire regenerates to it (REA-R29)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: generals[BLUE].route[0], hand: [card('HC65')] }],
      options: { generalLife: '1' },
    });
    t.dice(6).does({ action: 'attackGeneral' });
    expect(t.s.generals[BLUE].life).toBe(5);
    expect(t.told('generalRegenerated')).toMatchObject([{ life: 5 }]);
  });

  it('startHand deals that many; replacements still get 2 (REA-3.7, REA-R5)', () => {
    expect(begin({ startHand: '4' }).s.heroes.map(({ hand }) => hand.length)).toEqual([4, 4]);
    const t = arrange({
      heroes: [{ hero: Dwarf, at: RavenForest, up: 1, lost: 4 }, { hero: Cleric }],
      options: { startHand: '4' },
      minions: { [RavenForest]: { green: 3 } },
    });
    t.does({ action: 'endDay' }).chooses(Paladin);
    expect(t.hero().hand).toHaveLength(2);
  });

  it('dawnMercy gives a lost token back, face up, after the refresh (REA-R2)', () => {
    const dawn = (lost: number, dawnMercy: string): Table =>
      arrange({
        heroes: [{ hero: Cleric }, { hero: Dwarf, up: 1, down: 4 - lost, lost }],
        options: { dawnMercy },
        first: [{ do: 'beginTurn' }],
      });
    const t = dawn(2, 'on');
    expect([t.hero(1).up, t.hero(1).down, t.hero(1).lost]).toEqual([4, 0, 1]);
    expect(t.told('turnBegan')).toMatchObject([{ actions: 4 }]);
    expect(t.told('mercy')).toMatchObject([{ slot: 1 }]);
    expect(dawn(0, 'on').told('mercy')).toEqual([]);
    expect(dawn(2, 'off').hero(1).lost).toBe(2);
    // Only the active hero.
    expect(t.hero(0).up).toBe(6);
  });

  it('demons: taintOnly spreads nothing for a third Demon (REA-R11)', () => {
    const night = (demons: string): Table =>
      arrange({
        heroes: [{ hero: Dwarf }],
        options: { demons },
        minions: { [PleasantHill]: { red: 2 } },
        darkDeck: [card('DS42')],
        first: [{ do: 'night' }],
      });
    const taint = night('taintOnly');
    expect([taint.s.crystals[PleasantHill], taint.minions(RavenForest, RED), taint.told('overrun').length]).toEqual([
      1, 0, 0,
    ]);
    const overrun = night('overrun');
    expect([
      overrun.s.crystals[PleasantHill],
      overrun.minions(RavenForest, RED),
      overrun.told('overrun').length,
    ]).toEqual([1, 1, 1]);
  });

  it('warStart: mid begins in Mid War, and the first defeat changes nothing (REA-R46, REA-5.43)', () => {
    const t = begin({ warStart: 'mid' });
    expect(t.seenBy(0).war).toBe('mid');
    const hand = ['HC05', 'HC07', 'HC21', 'SP02'].map(card);
    const battle = arrange({
      heroes: [{ hero: Dwarf, at: ThornyWoods, hand }],
      options: { warStart: 'mid' },
      generals: { [GREEN]: { life: 2 } },
      darkDeck: ['DS47', 'DS48', 'DS49'].map(card),
    });
    battle.does({ action: 'attackGeneral' }).chooses(hand[0]).dice(5, 5).chooses('done');
    expect([battle.s.generals[GREEN].life, battle.told('warStatusAdvanced')]).toEqual([0, []]);
    battle.does({ action: 'endDay' }).letsPass();
    expect(battle.told('darknessTurnedUp')).toHaveLength(2);
  });
});

/** Fights without a map. */
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { cardNamed } from '../content/cards.ts';
import { skirmish } from '../content/verbs.ts';
import { FOE } from '../state.ts';
import { d10, d100, d4 } from './dice.ts';
import { FolkloreTable } from './table.ts';

const strikes = (t: FolkloreTable, number: number, id: string, kind = 0) =>
  action('attack', (t.cardOf(number, id) + 1) * 100 + FOE + kind);

describe('skirmishes', () => {
  it('SC-10 stances, creatures, characters; equality hits (FOL-5C.1 to FOL-5C.6, FOL-4.11, FOL-R29, FOL-R30)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.dice(d4(3)).reads(skirmish('C01'));
    expect(t.s.skirmish.strength).toEqual([3]);
    t.chooses('attack').dice(d100(54), d100(74)).chooses('defend');
    expect(t.told('attackMade').map(({ hit }) => hit)).toEqual([false, false]);
    t.dice(d100(30)).chooses(strikes(t, 1, 'S01'));
    if (t.decision.ask === 'secondAttack') t.chooses('no');
    expect(t.s.skirmish.strength).toEqual([2]);
    t.dice(d100(35)).chooses(strikes(t, 2, 'S09'));
    expect(t.s.skirmish.strength).toEqual([1]);
    expect(t.s.skirmish.round).toBe(2);
  });

  it('SC-11 natural 100 and natural 1 on either side; lore and coins are shared (FOL-5C.7, FOL-5C.8, FOL-R31, FOL-R33, FOL-R61)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.dice(d4(3)).reads(skirmish('C01'));
    t.chooses('attack').dice(d100(100), d4(2), d100(1)).chooses('attack');
    expect(t.character(1).vita).toBe(10);
    expect(t.s.skirmish.strength).toEqual([2]);
    expect(t.asking).toBe('B skirmishAction');
    t.dice(d100(100), d10(1), d10(1)).chooses(strikes(t, 2, 'S09'));
    expect(t.s.skirmish.isRunning).toBe(false);
    expect(t.s.party.map(({ lore, coins }) => [lore, coins])).toEqual([
      [6, 11],
      [6, 10],
    ]);
  });

  it('SC-12 a natural 1 breaks the weapon until a Blacksmith repairs it (FOL-5C.8, FOL-5C.19, FOL-R26)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.dice(d4(1)).reads(skirmish('C01'));
    t.chooses('attack').dice(d100(20), d100(20)).chooses('attack');
    t.dice(d100(1)).chooses(strikes(t, 1, 'S01'));
    const crossbow = cardNamed('S01');
    expect(t.s.broken).toEqual([crossbow]);
    t.passUntil('skirmishAction')
      .dice(d100(100), d10(1), d10(1))
      .chooses(strikes(t, 2, 'S09'));
    expect([t.s.broken, t.s.exhausted]).toEqual([[crossbow], [crossbow]]);
    t.at('T1').does({ do: 'visit' }, { ask: 'worldMove', seat: 0 });
    t.serves('repair');
    expect([t.s.broken, t.s.exhausted, t.character(1).coins]).toEqual([[], [], 7]);
  });

  it('SC-13 COLD STEEL rolls twice against Spirits and takes the higher (FOL-5K.11, FOL-R32)', () => {
    const t = new FolkloreTable(['WH', 'OA']).wearsOnly(1, 'W09');
    t.dice(d4(3)).reads(skirmish('C18'));
    t.chooses('attack').dice(d100(2), d100(2)).chooses('attack');
    t.dice(d100(20), d100(45)).chooses(strikes(t, 1, 'W09'));
    expect(t.s.skirmish.strength).toEqual([2]);
    expect(t.told('attackMade').at(-1)).toMatchObject({ natural: 45, total: 60, hit: true });
  });

  it('SC-90 a ghost strikes only by its powers, and pays for them (FOL-R30, FOL-R52, FOL-R26)', () => {
    const t = new FolkloreTable(['WH', 'OA']).ghost(1, 4);
    t.s.leader = 1;
    t.dice(d4(2)).reads(skirmish('C14'));
    t.chooses('attack').dice(d100(2), d100(2)).chooses('attack');
    t.chooses('done');
    expect(t.asking).toBe('A skirmishAction');
    expect(t.actions('attack')).toEqual([]);
    const bolt = action('use', cardNamed('WH.ghost1') * 4);
    t.dice(d100(35)).chooses(bolt);
    expect(t.told('attackMade').at(-1)).toMatchObject({ total: 50, hit: true });
    expect(t.character(1).gp).toBe(3);
  });

  it('SC-55, SC-56 coins are divided, LYCANTHROPIC halves a share; the living loot once per kind (FOL-6.5, FOL-6.7, FOL-5K.28, FOL-5K.29a, FOL-5G.8, FOL-R61, FOL-R62)', () => {
    const t = new FolkloreTable(['WH', 'MO']);
    t.with(1, { coins: 0 }).with(2, { coins: 0 }).is(1, 'lycanthropic');
    t.s.encounter.paid = [];
    t.reads({ do: 'purse', by: 9 });
    expect(t.s.party.map(({ coins }) => coins)).toEqual([2, 4]);
    t.with(1, { coins: 0, statuses: 0 }).with(2, { coins: 0 }).reads({ do: 'purse', by: 9 });
    expect(t.s.party.map(({ coins }) => coins)).toEqual([5, 4]);
    t.wears(2, 'E02').ghost(1);
    t.s.leader = 1;
    t.s.encounter.paid = [0, 1];
    t.s.encounter.lootKinds = [0, 1];
    t.dice(d10(9), d10(8)).does({ do: 'fightRewards' }, { ask: 'worldMove', seat: 1 });
    expect(t.told('looted').map(({ who, total, found }) => [who, total, found])).toEqual([
      [1, 10, true],
      [1, 9, false],
    ]);
  });
});

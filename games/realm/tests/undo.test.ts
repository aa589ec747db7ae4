/** Taking back at this table: a seat's own choices, until dice, cards or another seat have spoken. */
import { hash, load, save } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../agenda.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Sorceress, Wizard } from '../content/heroes.ts';
import {
  FatherOakForest,
  FireRiver,
  GryphonInn,
  MonarchCity,
  SeagullLagoon,
  ThornyWoods,
  WolfPass,
} from '../content/map.ts';
import { GREEN, RED } from '../content/types.ts';
import { realm } from '../game.ts';
import { NONE } from '../state.ts';
import { END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

describe('can be taken back', () => {
  it('moves, step by step, with their tokens and cards', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, hand: [card('HC02')] }] });
    const before = hash(t.s);
    t.does({ action: 'foot', to: WolfPass }).does({ action: 'horse', card: card('HC02'), to: MonarchCity });
    expect([t.canTakeBack(0), t.s.heroDiscard]).toEqual([2, [card('HC02')]]);
    t.takesBack(0);
    expect([t.hero().space, t.hero().hand, t.hero().up]).toEqual([WolfPass, [card('HC02')], 4]);
    t.takesBack(0);
    expect(hash(t.s)).toBe(before);
    expect(t.told('heroMoved')).toEqual([]);
    expect(() => t.takesBack(0)).toThrow(/no choice that can be taken back/);
  });

  it.each<{ name: string; action: Action }>([
    { name: 'building a gate', action: { action: 'buildGate', card: card('HC79') } },
    { name: 'Healing Wounds', action: { action: 'healWounds' } },
    { name: 'Battle Fury', action: { action: 'battleFury' } },
    { name: 'teleporting', action: { action: 'teleport', to: FireRiver } },
    { name: 'declaring a quest spent', action: { action: 'spendQuest' } },
  ])('$name', ({ name, action }) => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: WolfPass, hand: [card('HC79'), card('SP09')], up: 3, lost: 2, completed: [card('Q23')] },
        { hero: Cleric },
      ],
      minions: name === 'Battle Fury' ? { [WolfPass]: { green: 1 } } : {},
      crystals: { [WolfPass]: 1 },
    });
    const before = hash(t.s);
    t.does(action);
    expect(t.canTakeBack(0)).toBe(1);
    t.takesBack(0);
    expect(hash(t.s)).toBe(before);
  });

  it('style and form, a Special without dice or cards, commits before the dice', () => {
    const rider = arrange({ heroes: [{ hero: Dwarf }, { hero: EagleRider }], first: [{ do: 'beginTurn' }] });
    rider.chooses('sky').takesBack(1);
    expect(rider.asking).toBe('B pickStyle');
    const form = arrange({ heroes: [{ hero: Dwarf }, { hero: Sorceress }], first: [{ do: 'beginTurn' }] });
    form.chooses(RED).takesBack(1).chooses('none');
    expect(form.hero(1).form).toBe(NONE);
    const hammer = arrange({ heroes: [{ hero: Dwarf, hand: [card('SP02')] }, { hero: Cleric }] });
    hammer.does({ action: 'play', source: card('SP02') }).chooses(1, FireRiver);
    expect(hammer.canTakeBack(0)).toBe(3);
    hammer.takesBack(0).takesBack(0).takesBack(0);
    expect([hammer.hero(1).space, hammer.hero().hand]).toEqual([MonarchCity, [card('SP02')]]);
    const battle = arrange({ heroes: [{ hero: Dwarf, at: ThornyWoods, hand: ['HC01', 'HC02', 'HC03'].map(card) }] });
    battle.does({ action: 'attackGeneral' }).chooses(card('HC01'), card('HC02'));
    expect(battle.canTakeBack(0)).toBe(3);
    battle.takesBack(0).takesBack(0).takesBack(0);
    expect([battle.asking, battle.s.battle]).toEqual(['A chooseAction', null]);
  });

  it('the end of Daytime as long as it only asks for the Undead', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: FatherOakForest }, { hero: Dwarf }],
      minions: { [FatherOakForest]: { black: 1 } },
    });
    t.does(END_DAY);
    expect(t.asking).toBe('A turnUndead');
    t.takesBack(0);
    expect(t.asking).toBe('A chooseAction');
  });
});

describe('cannot be taken back', () => {
  it('what rolled dice', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, hand: [card('HC01')] }],
      minions: { [WolfPass]: { green: 2 } },
    });
    t.does({ action: 'foot', to: SeagullLagoon }).does({ action: 'foot', to: WolfPass });
    expect(t.canTakeBack(0)).toBe(2);
    t.does({ action: 'engage', colour: NONE });
    // Nor what came before it.
    expect(t.canTakeBack(0)).toBe(0);
    t.does({ action: 'foot', to: SeagullLagoon });
    expect(t.canTakeBack(0)).toBe(1);
  });

  it('what turned up or drew cards', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: GryphonInn }, { hero: Cleric }] });
    t.does({ action: 'rumors', colour: GREEN });
    expect(t.canTakeBack(0)).toBe(0);
    t.does(END_DAY);
    expect(t.canTakeBack(0)).toBe(0);
    const visions = arrange({ heroes: [{ hero: Dwarf, hand: [card('SP13')] }] });
    visions.does({ action: 'play', source: card('SP13') });
    expect(visions.canTakeBack(0)).toBe(0);
    visions.chooses('discard', 'keep');
    expect(visions.canTakeBack(0)).toBe(2);
  });

  it('what another seat has answered', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf }, { hero: Cleric, hand: [card('SP03')] }],
      crystals: { [FireRiver]: 1 },
    });
    t.does({ action: 'foot', to: WolfPass });
    expect([t.canTakeBack(0), t.canTakeBack(1)]).toEqual([1, 0]);
    t.says(1, card('SP03'));
    expect([t.canTakeBack(0), t.canTakeBack(1)]).toEqual([0, 1]);
    t.takesBack(1);
    expect([t.s.crystals[FireRiver], t.hero(1).hand, t.hero(0).space]).toEqual([1, [card('SP03')], WolfPass]);
  });

  it('with closed hands, what showed a card; to be asked shows nothing (REA-R7, REA-X1)', () => {
    const table = (openHands: boolean): Table => {
      const t = arrange({
        heroes: [
          { hero: Dwarf, at: ThornyWoods, hand: ['HC01', 'HC02', 'HC04'].map(card) },
          { hero: Paladin, at: ThornyWoods, hand: [card('HC03')] },
        ],
        options: { openHands },
      });
      return t.does({ action: 'attackGeneral' });
    };
    expect([table(true).canTakeBack(0), table(false).canTakeBack(0)]).toEqual([1, 1]);
    const play = (openHands: boolean): number => {
      const t = arrange({ heroes: [{ hero: Dwarf, hand: [card('SP02')] }, { hero: Cleric }], options: { openHands } });
      return t.does({ action: 'play', source: card('SP02') }).canTakeBack(0);
    };
    expect([play(true), play(false)]).toEqual([1, 0]);
    const passing = (openHands: boolean): number => {
      const t = arrange({
        heroes: [
          { hero: Dwarf, hand: [card('SP02')] },
          { hero: Cleric, hand: [card('SP01')] },
        ],
        options: { openHands },
        first: [{ do: 'night' }],
      });
      return t.chooses('pass').canTakeBack(0);
    };
    expect([passing(true), passing(false)]).toEqual([1, 1]);
    const commit = (openHands: boolean): number =>
      arrange({
        heroes: [{ hero: Dwarf, at: ThornyWoods, hand: ['HC01', 'HC02', 'HC03'].map(card) }],
        options: { openHands },
      })
        .does({ action: 'attackGeneral' })
        .chooses(card('HC01'))
        .canTakeBack(0);
    expect([commit(true), commit(false)]).toEqual([2, 0]);
  });
});

it('an arranged table that was played on can be saved and loaded', () => {
  const t = arrange({ heroes: [{ hero: Dwarf }, { hero: Cleric }] });
  t.does({ action: 'foot', to: WolfPass });
  const again = load(realm, save(t.match));
  expect(hash(again.state)).toBe(hash(t.s));
});

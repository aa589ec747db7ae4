/** Turns and what is reset between them, tokens at their edges, and what is chosen for a seat that does not answer. */
import { fallback, start } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  DarkWoods,
  EnchantedGlade,
  FatherOakForest,
  GryphonInn,
  MonarchCity,
  OrcValley,
  RavenForest,
  RockBridgePass,
  ScorpionCanyon,
  ThornyWoods,
  UnicornForest,
  WolfPass,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { realm } from '../game.ts';
import { NONE } from '../state.ts';
import { ATTACK, END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import { Table } from './table.ts';

const quiet = ['DS47', 'DS48', 'DS49', 'DS57'].map(card);

describe('a turn', () => {
  it('the second turn is the second hero’s (REA-R8, REA-4.1)', () => {
    const t = new Table(start(realm, { seats: 2, seed: 'turns' })).chooses(Dwarf, Paladin);
    expect([t.s.active, t.s.turn, t.s.phase]).toEqual([0, 1, 'day']);
    t.does(END_DAY);
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offers('pass') ? 'pass' : t.offered[0]);
    expect([t.s.active, t.s.turn, t.s.phase]).toEqual([1, 2, 'day']);
  });

  it('goes through Daytime, Evening and Night (REA-4.1)', () => {
    const hand = [...Array.from({ length: 9 }, (_, n) => n), card('SP02')];
    const t = arrange({ heroes: [{ hero: Dwarf, hand }], darkDeck: quiet, heroDeck: ['HC40', 'HC41'].map(card) });
    expect(t.seenBy(0).phase).toBe('day');
    t.does(END_DAY);
    expect(t.seenBy(0).phase).toBe('evening');
    t.chooses(0, 1);
    expect([t.seenBy(0).phase, t.asking]).toEqual(['night', 'A playSpecial']);
    expect(t.seenBy(0).night).toEqual({
      left: 1,
      number: 0,
      faceUp: NONE,
      generalOnly: false,
      cancelled: 0,
      held: false,
    });
  });

  it('leaves nothing behind on the agenda', () => {
    const t = arrange({ heroes: [{ hero: Dwarf }], darkDeck: quiet });
    const before = t.s.agenda.length;
    t.does({ action: 'foot', to: WolfPass }).does(END_DAY).letsPass();
    expect([t.s.agenda.length, t.s.turn]).toEqual([before, 6]);
  });

  it('begins with Rumors unheard (REA-5.10)', () => {
    const t = arrange({ heroes: [{ hero: Rogue, at: GryphonInn }], darkDeck: quiet });
    t.does({ action: 'rumors', colour: RED }).does({ action: 'rumors', colour: RED }).does(END_DAY);
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offers('pass') ? 'pass' : t.offered[0]);
    expect([t.s.rumors, t.actions('rumors').length]).toEqual([0, 4]);
  });

  it('tells of bonus actions only where there are some (REA-R51)', () => {
    const dawn = (hero: number): number =>
      arrange({ heroes: [{ hero: Cleric }, { hero, at: OrcValley }], first: [{ do: 'beginTurn' }] }).told(
        'bonusActions',
      ).length;
    expect([dawn(Dwarf), dawn(Paladin)]).toEqual([1, 0]);
  });

  it('a lone lost token is enough for a merciful dawn', () => {
    const t = arrange({
      heroes: [{ hero: Cleric }, { hero: Dwarf, lost: 1 }],
      options: { dawnMercy: 'on' },
      first: [{ do: 'beginTurn' }],
    });
    expect([t.hero(1).up, t.hero(1).lost]).toEqual([5, 0]);
  });
});

describe('between two Darkness cards', () => {
  const late = { [BLACK]: { life: 0 }, [BLUE]: { life: 0 } };

  it('what was cancelled or held on one counts no more for the next (REA-R52)', () => {
    // Three Generals are down: the first two cards place minions. DS07, DS24: Pleasant Hill, Father Oak Forest; Orc Valley, …
    const militia = arrange({
      heroes: [{ hero: Dwarf, hand: [card('SP14')] }, { hero: Cleric }],
      darkDeck: ['DS07', 'DS24', 'DS47'].map(card),
      generals: { ...late, [RED]: { life: 0 } },
      first: [{ do: 'night' }],
    });
    militia.chooses(card('SP14')).chooses(FatherOakForest);
    expect([militia.minions(FatherOakForest, GREEN), militia.minions(OrcValley, RED)]).toEqual([2, 2]);
    const held = arrange({
      heroes: [{ hero: Dwarf, hand: [card('SP15')] }, { hero: Cleric }],
      darkDeck: ['DS06', 'DS14'].map(card),
      generals: { ...late },
      first: [{ do: 'night' }],
    });
    held.chooses(card('SP15'));
    expect(held.s.generals[GREEN].step).toBe(1);
    expect(held.told('generalHeld')).toMatchObject([{ general: GREEN, rule: 'REA-7.6' }]);
  });
});

describe('tokens at their edges', () => {
  it('with one token left a hero lives (REA-R31, REA-R5)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: RavenForest, up: 0, down: 3, lost: 2 }, { hero: Dwarf }],
      minions: { [RavenForest]: { green: 2 } },
      darkDeck: quiet,
    });
    t.does(END_DAY);
    expect([t.hero().hero, t.hero().down, t.hero().lost, t.told('heroDied')]).toEqual([Wizard, 1, 4, []]);
  });

  it('a wound that is ignored altogether is no wound (REA-R30)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: ScorpionCanyon, hand: [card('HC45')] }] });
    t.dice(6, 1, 1).does(ATTACK); // corruption, attack, half a die of wounds
    expect([t.hero().lost, t.told('wounded'), t.hero().space]).toEqual([0, [], MonarchCity]);
    expect(t.told('woundIgnored')).toMatchObject([{ amount: 1, by: 'armor', rule: 'REA-R30' }]);
  });

  it('what heroes ignore is told (REA-R4)', () => {
    const ignored = (hero: number, more: object = {}): unknown => {
      const t = arrange({
        heroes: [{ hero, at: RavenForest, ...more }, { hero: Wizard }],
        minions: { [RavenForest]: { green: 2, black: 1 }, [RavenForest - 1]: { blue: 1 } },
        darkDeck: quiet,
      });
      return t
        .does(END_DAY)
        .told('woundIgnored')
        .map(({ amount, by, rule }) => [amount, by, rule]);
    };
    expect(ignored(Rogue)).toEqual([[3, 'hideInTheShadows', 'REA-R4']]);
    expect(ignored(Sorceress, { form: GREEN })).toEqual([[2, 'shapeShifter', 'REA-R4']]);
    expect(ignored(Sorceress)).toEqual([]);
    expect(ignored(Sorceress, { form: RED })).toEqual([]);
    expect(ignored(EagleRider, { style: 'sky' })).toEqual([[4, 'sky', 'REA-R4']]);
    expect(ignored(Paladin)).toEqual([
      [1, 'bravery', 'REA-R4'],
      [1, 'aura', 'REA-R4'],
    ]);
    expect(ignored(Dwarf)).toEqual([[1, 'armor', 'REA-R4']]);
    expect(ignored(Ranger)).toEqual([]);
  });

  it('a helper who dies leaves no mark: style, mount, quests (REA-R5)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, hand: [card('HC01')] },
        { hero: EagleRider, at: ThornyWoods, up: 1, lost: 3, hand: [card('HC02')], style: 'ground', freshMount: true },
      ],
      questDeck: [],
      short: true,
    });
    t.s.fallen = [EagleRider];
    t.does(ATTACK).chooses('join').dice(1, 2).chooses(0).chooses('keep');
    expect(t.asking).toBe('B pickReplacement');
    expect(t.refusalOf(Wizard)).toEqual({ rule: 'REA-R5', why: 'heroInPlay' });
    t.chooses(Ranger);
    expect(t.hero(1)).toMatchObject({
      style: 'none',
      freshMount: false,
      quest: NONE,
      bonus: 0,
      lost: 0,
      up: 5,
      down: 0,
    });
    expect([t.s.questBox, t.s.fallen]).toEqual([[], [EagleRider]]);
    // The dead are not carried to Monarch City.
    expect(t.told('sentHome').map(({ slot }) => slot)).toEqual([0]);
  });

  it('Undead flee even if only one neighbour has room, the first or the last', () => {
    for (const free of [RockBridgePass, UnicornForest]) {
      const wall = free === RockBridgePass ? UnicornForest : RockBridgePass;
      const t = arrange({
        heroes: [{ hero: Cleric, at: EnchantedGlade }, { hero: Wizard }],
        minions: { [EnchantedGlade]: { black: 1 }, [wall]: { green: 3 } },
        darkDeck: quiet,
      });
      t.does(END_DAY).chooses('yes');
      expect([t.minions(free, BLACK), t.hero().lost]).toEqual([1, 0]);
    }
    const first = arrange({
      heroes: [{ hero: Cleric, at: FatherOakForest }, { hero: Wizard }],
      minions: {
        [FatherOakForest]: { black: 1 },
        [MonarchCity]: { green: 4 },
        [WolfPass]: { green: 3 },
        31: { green: 3 },
        35: { green: 3 },
      },
      darkDeck: quiet,
    });
    expect(first.does(END_DAY).asking).toBe('A turnUndead');
  });
});

it('who does not answer passes, stays out, keeps, ends the day (fallback)', () => {
  const answer = (t: Table): unknown => fallback(t.match, t.decision);
  const attack = arrange({
    heroes: [
      { hero: Dwarf, at: DarkWoods, hand: ['HC23', 'HC24', 'HC25'].map(card) },
      { hero: Cleric, at: DarkWoods, hand: [card('HC26')] },
    ],
  });
  expect(answer(attack)).toEqual(END_DAY);
  expect(answer(attack.does(ATTACK))).toBe('stayOut');
  // A card must be committed; then it is enough.
  expect(answer(attack.chooses('stayOut'))).toBe(card('HC23'));
  expect(answer(attack.chooses(card('HC23')))).toBe('done');
  const undead = arrange({ heroes: [{ hero: Cleric, at: WolfPass }], minions: { [WolfPass]: { black: 1 } } });
  expect(answer(undead.does(END_DAY))).toBe('no');
  const reroll = arrange({ heroes: [{ hero: Dwarf, at: WolfPass }], minions: { [WolfPass]: { blue: 1 } } });
  expect(answer(reroll.dice(1).does({ action: 'engage', colour: NONE }))).toBe('keep');
  const window = arrange({
    heroes: [{ hero: Dwarf, hand: [card('SP02')] }, { hero: Cleric }],
    first: [{ do: 'night' }],
  });
  expect(answer(window)).toBe('pass');
});

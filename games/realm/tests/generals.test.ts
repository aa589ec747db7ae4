/** Battles with Generals beyond the scenarios: who joins, what is committed, penalties (REA-R22 to REA-R30). */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  AmarakPeak,
  BlizzardMountains,
  DarkWoods,
  EaglePeakPass,
  HeavensGlade,
  MonarchCity,
  ScorpionCanyon,
  ThornyWoods,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import { ATTACK } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

describe('declaring and joining', () => {
  const table = (): Table =>
    arrange({
      heroes: [
        { hero: Rogue, at: ThornyWoods, hand: ['HC01', 'HC23'].map(card) },
        { hero: Dwarf, at: ThornyWoods, hand: ['HC02', 'HC03'].map(card) },
        { hero: Cleric, at: ThornyWoods, hand: [card('HC24')] },
        { hero: Paladin, at: AmarakPeak, hand: [card('HC04')] },
      ],
      active: 1,
    });

  it('in hero order, only heroes here with a fitting card; joining is free (REA-R23, REA-5.22)', () => {
    const t = table().does(ATTACK);
    expect(t.told('battleDeclared')).toMatchObject([{ slot: 1, general: GREEN }]);
    expect([t.asking, t.offered, t.hero(1).up]).toEqual(['A join', ['join', 'stayOut'], 4]);
    t.chooses('join');
    expect([t.s.battle?.attackers, t.hero(0).up]).toEqual([[1, 0], 6]);
    expect(t.asking).toBe('B commit');
    t.chooses(card('HC02'));
    expect(t.refusalOf('done')).toBe(undefined);
    t.chooses('done');
    // The Rogue's only fitting card is committed without asking; then the active player picks who attacks.
    expect([t.s.battle?.committed, t.asking]).toEqual([[[card('HC02')], [card('HC01')]], 'B pickAttacker']);
    t.dice(1).chooses(0);
    expect(t.told('attackScored').map(({ slot }) => slot)).toEqual([0, 1]);
  });

  it('who stays out is left alone (REA-R23, REA-5.29)', () => {
    const t = table().does(ATTACK).chooses('stayOut').chooses(card('HC02')).dice(1).chooses('done');
    while (t.decision.ask === 'pickLostCard') t.chooses(t.offered[0]);
    expect([t.hero(0).lost, t.hero(0).space, t.hero(0).hand.length]).toEqual([0, ThornyWoods, 2]);
    expect([t.hero(1).lost, t.hero(1).space]).toEqual([1, MonarchCity]);
    expect(t.told('joined')).toMatchObject([{ slot: 0, joins: false }]);
  });

  it('cards of other colours and portraits are refused (REA-R24, REA-5.23)', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, at: ThornyWoods, hand: ['HC01', 'HC02', 'HC23', 'SP01', 'SP04', 'SP02'].map(card) }],
    });
    t.does(ATTACK);
    expect(t.offered).toEqual(['HC01', 'HC02', 'SP04', 'SP02'].map(card));
    expect(t.refusalOf(card('HC23'))).toEqual({ rule: 'REA-R24', why: 'wrongColour' });
    expect(t.refusalOf(card('SP01'))).toEqual({ rule: 'REA-R24', why: 'wrongPortrait' });
    expect(t.refusalOf('done')).toEqual({ rule: 'REA-R23', why: 'commitFirst' });
  });

  it('no attack without a General, among minions, or without a card (REA-R23, REA-5.21, REA-5.23)', () => {
    const why = (at: number, hand: string[], green = 0): unknown =>
      arrange({
        heroes: [{ hero: Rogue, at, hand: hand.map(card) }],
        minions: { [ThornyWoods]: { green } },
      }).refusalOf(ATTACK);
    expect(why(MonarchCity, ['HC01'])).toEqual({ rule: 'REA-R23', why: 'noGeneralHere' });
    expect(why(ThornyWoods, ['HC01'], 1)).toEqual({ rule: 'REA-5.21', why: 'minionsPresent' });
    expect(why(ThornyWoods, ['HC23', 'SP01'])).toEqual({ rule: 'REA-5.23', why: 'noEligibleCard' });
    expect(why(ThornyWoods, ['SP02'])).toBe(undefined);
  });

  it('a fallen General cannot be attacked (REA-R23)', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, at: ThornyWoods, hand: [card('HC01')] }],
      generals: { [GREEN]: { life: 0 } },
    });
    expect(t.refusalOf(ATTACK)).toEqual({ rule: 'REA-R23', why: 'noGeneralHere' });
  });

  it('facts of committing: dice so far, and the chance to win', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, at: BlizzardMountains, hand: ['HC63', 'HC65', 'HC66'].map(card) }],
      generals: { [BLUE]: { life: 1 } },
    });
    t.does(ATTACK);
    expect(t.factsOf(card('HC63'))).toEqual({ dice: 2, own: 0, all: 0, chance: 0, then: 56 });
    t.chooses(card('HC63'));
    expect(t.factsOf(card('HC65'))).toEqual({ dice: 1, own: 2, all: 2, chance: 56, then: 70 });
    expect(t.factsOf('done')).toMatchObject({ dice: 0, chance: 56, then: 56 });
  });
});

describe('attacking', () => {
  it('an attacker whose cards were all corrupted is passed over; if nobody has dice the battle has failed (REA-R27)', () => {
    const t = arrange({
      heroes: [
        { hero: Rogue, at: ScorpionCanyon, hand: [card('HC45')] },
        { hero: Dwarf, at: ScorpionCanyon, hand: [card('HC46')] },
        { hero: Cleric, at: ScorpionCanyon, hand: [card('HC47')] },
      ],
    });
    t.does(ATTACK).chooses('join').dice(6, 1, 6).chooses('join');
    expect(t.told('corruptionRolled').map(({ lost }) => lost)).toEqual([false, true, false]);
    expect([t.asking, t.offered]).toEqual(['A pickAttacker', [0, 2]]);
    expect(t.refusalOf(1)).toEqual({ rule: 'REA-R27', why: 'noDice' });
    t.dice(1, 1, 2, 2, 2).chooses(2); // two attacks, three penalties
    expect(t.told('attackScored').map(({ slot }) => slot)).toEqual([2, 0]);
    expect(t.s.heroes.map(({ space }) => space)).toEqual([MonarchCity, MonarchCity, MonarchCity]);
    const all = arrange({ heroes: [{ hero: Rogue, at: ScorpionCanyon, hand: [card('HC45')] }] });
    all.dice(1, 3).does(ATTACK);
    expect([all.told('combatRolled'), all.hero().lost, all.s.heroDiscard]).toEqual([[], 2, [card('HC45')]]);
    expect(all.s.generals[RED]).toMatchObject({ life: 6, healsFrom: 0 });
  });

  it('who has rolled is not picked again (REA-R23, REA-7.4)', () => {
    const t = arrange({
      heroes: [Rogue, Dwarf, Cleric].map((hero, n) => ({ hero, at: ThornyWoods, hand: [card(`HC0${n + 1}`)] })),
    });
    t.does(ATTACK).chooses('join').chooses('join');
    expect(t.factsOf(1)).toEqual({ dice: 1, modifier: 0 });
    t.dice(3).chooses(1);
    expect([t.offered, t.refusalOf(1)]).toEqual([[0, 2], { rule: 'REA-R23', why: 'hasRolled' }]);
  });

  it('more ones than hits do not heal Gorgutt (REA-R26)', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, at: ThornyWoods, hand: ['HC01', 'HC02'].map(card) }],
      generals: { [GREEN]: { life: 4, healsFrom: 2 } },
    });
    t.does(ATTACK).chooses(card('HC01')).dice(1, 1).chooses(card('HC02'));
    expect(t.s.generals[GREEN]).toMatchObject({ life: 4, healsFrom: 2 });
    expect(t.told('generalSurvived')).toMatchObject([{ hits: 0, life: 4 }]);
  });

  it('the others fall as soon as their life is gone; the rest is not rolled (REA-R56)', () => {
    const t = arrange({
      heroes: [
        { hero: Rogue, at: DarkWoods, hand: [card('HC23')] },
        { hero: Dwarf, at: DarkWoods, hand: [card('HC24')] },
      ],
      generals: { [BLACK]: { life: 1, healsFrom: 6 } },
    });
    t.does(ATTACK).chooses('join').dice(4).chooses(1);
    expect([t.hero(1).slain, t.hero(0).slain, t.told('attackScored').length]).toEqual([[BLACK], [], 1]);
    expect(t.s.generals[BLACK]).toMatchObject({ life: 0, healsFrom: 0 });
    expect([t.hero(0).hand.length, t.hero(1).hand.length, t.s.battle]).toEqual([3, 3, null]);
    // The heroes stay, and Daytime goes on.
    expect([t.hero(0).space, t.decision.ask]).toEqual([DarkWoods, 'chooseAction']);
  });

  it('defeats advance the War Status: Mid, Mid, Late (REA-5.28, REA-5.42, REA-5.43, REA-5.44, REA-5.45)', () => {
    const after = (...dead: number[]): unknown => {
      const t = arrange({
        heroes: [{ hero: Rogue, at: DarkWoods, hand: [card('HC23')] }],
        generals: { [BLACK]: { life: 1 }, ...Object.fromEntries(dead.map(colour => [colour, { life: 0 }])) },
      });
      t.dice(4).does(ATTACK);
      return [t.seenBy(0).war, t.told('warStatusAdvanced').map(({ status, rule }) => [status, rule])];
    };
    expect(after()).toEqual(['mid', [['mid', 'REA-5.43']]]);
    expect(after(RED)).toEqual(['mid', []]);
    expect(after(RED, BLUE)).toEqual(['late', [['late', 'REA-5.45']]]);
  });
});

describe('the penalty (REA-R30)', () => {
  it('Balazarg: half a die of wounds, rounded up, and all cards (REA-5.29)', () => {
    for (const [face, wounds] of [1, 2, 3, 4, 5, 6].map((n): [number, number] => [n, Math.ceil(n / 2)])) {
      const t = arrange({ heroes: [{ hero: Rogue, at: ScorpionCanyon, hand: ['HC45', 'HC01', 'SP02'].map(card) }] });
      t.does(ATTACK).chooses(card('HC45')).dice(6, 1, face).chooses('done');
      expect([t.hero().lost, t.hero().hand, t.hero().space]).toEqual([wounds, [], MonarchCity]);
      expect([t.s.heroDiscard.length, t.s.removed]).toEqual([3, []]);
    }
  });

  it('with fewer cards than are taken all are lost without asking (REA-R30, REA-R42)', () => {
    const t = arrange({ heroes: [{ hero: Rogue, at: ThornyWoods, hand: ['HC01', 'SP06', 'HC23'].map(card) }] });
    t.does(ATTACK).chooses(card('HC01')).dice(1).chooses('done');
    expect([t.asking, t.hero().hand, t.s.heroDiscard]).toEqual([
      'A chooseAction',
      [],
      ['HC01', 'SP06', 'HC23'].map(card),
    ]);
  });

  it('each attacker suffers in commit order; the Sorceress loses her form (REA-5.30)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: ThornyWoods, hand: ['HC01', 'HC23', 'HC24', 'HC25'].map(card) },
        { hero: Sorceress, at: ThornyWoods, form: RED, ambush: true, hand: ['HC02', 'HC26', 'HC27', 'HC28'].map(card) },
      ],
    });
    t.does(ATTACK).chooses('join').dice(1, 1).chooses(1);
    expect(t.asking).toBe('A pickLostCard');
    t.chooses(card('HC23'), card('HC24'));
    expect([t.hero(0).space, t.asking]).toEqual([MonarchCity, 'B pickLostCard']);
    t.chooses(card('HC26'), card('HC27'));
    expect([t.hero(1).form, t.hero(1).ambush, t.hero(1).lost, t.hero(1).space]).toEqual([NONE, false, 2, MonarchCity]);
    expect(t.hero(0).lost).toBe(1);
    expect(t.told('sentHome').map(({ slot }) => slot)).toEqual([0, 1]);
  });

  it('a hero that dies loses its hand and is replaced at once; then the others, then Night (REA-R5)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, up: 2, lost: 3, hand: ['HC01', 'HC23'].map(card) },
        { hero: EagleRider, at: ThornyWoods, hand: ['HC02', 'HC26', 'HC27', 'HC28'].map(card) },
      ],
      darkDeck: [card('DS47')],
    });
    t.does(ATTACK).chooses('join').dice(1, 1).chooses(1);
    expect([t.asking, t.s.heroDiscard]).toEqual(['A pickReplacement', ['HC01', 'HC02', 'HC23'].map(card)]);
    t.chooses(Ranger);
    expect([t.hero(0).hero, t.hero(0).hand.length, t.asking]).toEqual([Ranger, 2, 'B pickLostCard']);
    t.chooses(card('HC26'), card('HC27'));
    // No more Daytime, no Evening: Night came, and the next turn begins.
    expect([t.told('dayEnded'), t.told('darknessTurnedUp').length, t.hero(0).hand.length]).toEqual([[], 1, 2]);
    expect([t.s.active, t.asking]).toEqual([1, 'B pickStyle']);
  });

  it('a dead helper is replaced, and the active hero’s day goes on (REA-R5, REA-R30)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, hand: [card('HC01')] },
        { hero: Rogue, at: ThornyWoods, up: 1, lost: 5, hand: [card('HC02')] },
      ],
    });
    t.does(ATTACK).chooses('join').dice(1, 1).chooses(0);
    expect(t.asking).toBe('B pickReplacement');
    t.chooses(Ranger);
    expect([t.hero(1).hero, t.hero(1).space, t.decision.ask]).toEqual([Ranger, MonarchCity, 'chooseAction']);
    expect([t.hero(0).up, t.hero(0).down, t.hero(0).lost]).toEqual([3, 0, 2]);
  });
});

it('the Ranger’s bonus is gone where the land is not green, whatever the General (REA-R24)', () => {
  const t = arrange({
    heroes: [{ hero: Ranger, at: EaglePeakPass, hand: [card('HC01')] }],
    generals: { [GREEN]: { step: 2 } },
  });
  t.dice(2).does(ATTACK);
  expect(t.told('attackScored')).toMatchObject([{ hits: 0 }]);
  const green = arrange({
    heroes: [{ hero: Ranger, at: HeavensGlade, hand: [card('HC65')] }],
    generals: { [BLUE]: { step: 1 } },
  });
  green.dice(4, 1).does(ATTACK);
  expect(green.told('attackScored')).toMatchObject([{ hits: 1 }]);
});

/** The windows of Daytime and combat, D and CR (REA-R40): when Specials and spent quests may be played, who is asked, and in which order. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Rogue, Wizard } from '../content/heroes.ts';
import {
  BlizzardMountains,
  DarkWoods,
  FireRiver,
  GreenleafVillage,
  RavenForest,
  ScorpionCanyon,
  WolfPass,
} from '../content/map.ts';
import { AncientTreeOfMagic } from '../content/quests.ts';
import { windowSteps } from '../rules/windows.ts';
import { QUEST } from '../state.ts';
import { ATTACK, ENGAGE } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

describe('CR, after a combat roll', () => {
  const fight = (hands: readonly (readonly string[])[], minions = { green: 2 }): Table =>
    arrange({
      heroes: hands.map((hand, slot) => ({ hero: [Wizard, Cleric, Rogue][slot], at: WolfPass, hand: hand.map(card) })),
      minions: { [WolfPass]: minions },
    });

  it('Battle Luck rolls all failed dice again, whoever plays it (REA-R40)', () => {
    const t = fight([[], ['SP07', 'SP02']]);
    t.dice(6, 1).does(ENGAGE);
    expect([t.asking, t.offered]).toEqual(['B playSpecial', [card('SP07'), 'pass']]);
    expect(t.refusalOf(card('SP02'))).toEqual({ rule: 'REA-R40', why: 'notInCombat' });
    t.dice(3).chooses(card('SP07'));
    expect(t.told('rerolled')).toMatchObject([{ slot: 1, source: 'battleLuck', faces: [6, 3] }]);
    expect([t.s.crowd[WolfPass], t.s.removed, t.asking]).toEqual([0, [card('SP07')], 'A chooseAction, B playSpecial?']);
  });

  it('a second one may follow; with no failed die nobody is asked (REA-R40, REA-R52)', () => {
    const t = fight([['SP08'], ['SP07']]);
    t.dice(1, 1).does(ENGAGE);
    expect(t.asking).toBe('A playSpecial');
    t.chooses('pass');
    t.dice(6, 1).chooses(card('SP07'));
    expect(t.asking).toBe('A playSpecial');
    t.dice(6).chooses(card('SP08'));
    expect(t.s.crowd[WolfPass]).toBe(0);
    expect(
      fight([['SP08']])
        .dice(6, 6)
        .does(ENGAGE).asking,
    ).toBe('A chooseAction');
  });

  it('Balazarg may corrupt it: on a 1 it is gone without effect (REA-7.15, REA-R27)', () => {
    const battle = (luck: number[]): Table => {
      const t = arrange({
        heroes: [
          { hero: Wizard, at: ScorpionCanyon, hand: ['HC45'].map(card) },
          { hero: Rogue, hand: [card('SP07')] },
        ],
      });
      t.dice(6, 2).does(ATTACK);
      return t.dice(...luck).chooses(card('SP07'));
    };
    const lost = battle([1]);
    expect([lost.told('rerolled'), lost.s.removed, lost.told('attackScored')[0].hits]).toEqual([[], [card('SP07')], 0]);
    expect(lost.told('corruptionRolled').at(-1)).toMatchObject({
      card: card('SP07'),
      lost: true,
      slot: 1,
      rule: 'REA-7.15',
    });
    const held = battle([2, 6]);
    expect([held.told('rerolled').length, held.told('attackScored')[0].hits]).toEqual([1, 1]);
  });

  it('never against Varkolak; Fireball and Battle Fury are no combats (REA-R28)', () => {
    const dread = arrange({
      heroes: [{ hero: Dwarf, at: DarkWoods, hand: ['HC23', 'SP07', 'HC01'].map(card) }],
    });
    dread.does(ATTACK).chooses(card('HC23')).dice(1, 1, 6).chooses('done');
    expect(dread.told('rerolled')).toEqual([]);
    expect(dread.told('passed')).toEqual([]);
    const fireball = fight([['HC01', 'SP07']])
      .dice(1, 1)
      .does({ action: 'fireball', card: card('HC01') });
    expect(fireball.asking).toBe('A chooseAction');
  });

  it('comes after the roller’s own re-rolls (REA-R40)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: BlizzardMountains, hand: ['SP08'].map(card) }],
      minions: { [BlizzardMountains]: { blue: 1 } },
    });
    t.dice(1).does(ENGAGE);
    expect(t.asking).toBe('A useReroll');
    t.dice(2).chooses('dragonSlayer');
    expect(t.asking).toBe('A playSpecial');
  });
});

describe('D, while the active player chooses', () => {
  it('any seat may play, without being asked or having to pass (REA-R40)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf },
        { hero: Cleric, hand: ['SP03', 'SP14', 'SP16'].map(card), completed: [AncientTreeOfMagic] },
        { hero: Rogue, hand: [card('SP06')] },
      ],
      crystals: { [FireRiver]: 1, [RavenForest]: 1 },
    });
    expect(t.asking).toBe('A chooseAction, B playSpecial?');
    expect(t.offeredTo(1)).toEqual([card('SP03'), QUEST + AncientTreeOfMagic]);
    t.says(1, card('SP03'));
    expect(t.asking).toBe('B pickSpace');
    t.chooses(FireRiver);
    expect([t.s.crystals[FireRiver], t.asking]).toEqual([0, 'A chooseAction, B playSpecial?']);
    expect(t.told('specialPlayed')).toMatchObject([{ slot: 1, window: 'D' }]);
  });

  it('the active seat plays by actions, the others beside it, whatever their number (REA-R40)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('SP02')] },
        { hero: Cleric, hand: [card('SP03')] },
        { hero: Rogue, hand: [card('SP01')] },
      ],
      active: 1,
      crystals: { [FireRiver]: 1 },
    });
    expect(t.asking).toBe('B chooseAction, A playSpecial?, C playSpecial?');
    expect(t.offers({ action: 'play', source: card('SP03') })).toBe(true);
    t.says(0, card('SP02')).chooses(2, FireRiver);
    expect([t.hero(2).space, t.decision.ask]).toEqual([FireRiver, 'chooseAction']);
  });

  it('not inside a battle or a sub-choice (REA-R40)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: DarkWoods, hand: ['HC23', 'HC24', 'SP12'].map(card) },
        { hero: Cleric, hand: [card('SP02')] },
      ],
      minions: { [WolfPass]: { green: 1 }, [GreenleafVillage]: { green: 1 } },
    });
    t.does(ATTACK);
    expect(t.asking).toBe('A commit');
    const sweep = arrange({
      heroes: [
        { hero: Dwarf, hand: ['SP12'].map(card) },
        { hero: Cleric, hand: [card('SP02')] },
      ],
      minions: { [WolfPass]: { green: 1 }, [GreenleafVillage]: { green: 1 } },
    });
    sweep.does({ action: 'play', source: card('SP12') });
    expect(sweep.asking).toBe('A pickSpace');
  });
});

it('a seat without a hero is a fault of the rules, not an endless search', () => {
  const { s } = arrange({ heroes: [{ hero: Wizard }, { hero: Cleric }] });
  expect(() => windowSteps.window(s, { window: 'CR', from: 7 })).toThrow('Seat 7 was to have a hero.');
});

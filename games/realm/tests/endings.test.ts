/** How a match ends (REA-1.3 to REA-1.9, REA-6): victory, the four losses, and the King's Champion. */
import { choose, open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Rogue, Wizard } from '../content/heroes.ts';
import { DarkWoods, FireRiver, MonarchCity, OrcValley, ThornyWoods, WitheredHills } from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { ATTACK } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement, AtSlot } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const three = { [GREEN]: { life: 0 }, [RED]: { life: 0 }, [BLUE]: { life: 0 } };

/** The last General falls to the first hero. */
function victory(slayer: Partial<AtSlot>, others: readonly AtSlot[], wanted: Partial<Arrangement> = {}): Table {
  const t = arrange({
    heroes: [{ hero: Wizard, at: DarkWoods, hand: [card('HC23')], ...slayer }, ...others],
    generals: { ...three, [BLACK]: { life: 1 } },
    ...wanted,
  });
  return t.dice(4).does(ATTACK);
}

describe('victory', () => {
  it('comes the moment the fourth General falls, for all together (REA-1.3, REA-1.4, REA-6.1, REA-6.8, REA-R17)', () => {
    const t = victory({ slain: [GREEN, RED] }, [{ hero: Dwarf, slain: [BLUE] }]);
    expect(t.s.outcome).toMatchObject({ winners: [0, 1], places: [1, 1], scores: [1, 1] });
    expect([t.s.lostBy, t.asking, t.s.phase, t.s.agenda]).toEqual(['', 'nobody', 'over', []]);
    // The slayer has the fourth card; no reward is drawn, no Evening, no Night (REA-R17).
    expect([t.hero(0).slain, t.hero(0).hand, t.told('warStatusAdvanced')]).toEqual([[GREEN, RED, BLACK], [], []]);
    expect([t.told('nightFell'), t.told('cardDrawn')]).toEqual([[], []]);
    expect([t.s.battle, t.s.heroDiscard]).toEqual([null, [card('HC23')]]);
  });

  it('nothing can be done after it (REA-R17)', () => {
    const t = victory({}, [{ hero: Dwarf, hand: [card('SP02')] }]);
    expect(open(t.match)).toEqual([]);
    expect(() => choose(t.match, { seat: 0, choice: { action: 'endDay' } })).toThrow(/over/);
  });
});

describe('the King’s Champion', () => {
  it('S55: quests and General cards count alike; of equals the most quests (REA-1.3, REA-1.5, REA-6.6, REA-6.7, REA-R45)', () => {
    // The fourth General's card is won by A at the end: one General before the King.
    const t = victory({ completed: [0, 1], slain: [] }, [
      { hero: Dwarf, completed: [2], slain: [GREEN, RED] },
      { hero: Cleric, completed: [3, 4, 5] },
    ]);
    expect(t.told('championScored').map(({ quests, generals }) => [quests, generals])).toEqual([
      [2, 1],
      [1, 2],
      [3, 0],
    ]);
    expect(t.told('won')).toMatchObject([{ champions: [2], rule: 'REA-6.1' }]);
    expect(t.s.outcome?.sheet).toEqual([
      { seat: 0, rule: 'REA-6.6', line: `quests:${Wizard}`, points: 2 },
      { seat: 0, rule: 'REA-6.6', line: `generals:${Wizard}`, points: 1 },
      { seat: 1, rule: 'REA-6.6', line: `quests:${Dwarf}`, points: 1 },
      { seat: 1, rule: 'REA-6.6', line: `generals:${Dwarf}`, points: 2 },
      { seat: 2, rule: 'REA-6.6', line: `quests:${Cleric}`, points: 3 },
      { seat: 2, rule: 'REA-6.6', line: `generals:${Cleric}`, points: 0 },
    ]);
  });

  const champions = (slayer: Partial<AtSlot>, others: readonly AtSlot[], seats?: number): readonly number[] =>
    victory(slayer, others, seats === undefined ? {} : { seats }).told('won')[0].champions;

  it('the highest score, spent quests included (REA-6.6, REA-R43)', () => {
    expect(champions({}, [{ hero: Dwarf, completed: [10, 11], spent: [10, 11] }])).toEqual([1]);
    expect(champions({ completed: [9] }, [{ hero: Dwarf, completed: [10], spent: [10] }])).toEqual([0]);
  });

  it('counts Generals as much as quests: most quests alone do not win (REA-6.6)', () => {
    expect(champions({ completed: [9], slain: [GREEN, RED] }, [{ hero: Dwarf, completed: [10, 11] }])).toEqual([0]);
  });

  it('who is level in both shares the title (REA-6.7, REA-R45)', () => {
    expect(champions({ completed: [9] }, [{ hero: Dwarf, completed: [10], slain: [GREEN] }])).toEqual([0, 1]);
  });

  it('is a hero, also of a lone player (REA-R45)', () => {
    const t = victory({}, [{ hero: Dwarf, completed: [10, 11] }, { hero: Rogue }], { seats: 1 });
    expect(t.told('won')).toMatchObject([{ champions: [1] }]);
    expect(t.s.outcome).toMatchObject({ winners: [0], scores: [1] });
    expect(t.s.outcome?.sheet).toHaveLength(6);
  });
});

describe('defeat', () => {
  const night = (id: string, wanted: Partial<Arrangement>): Table =>
    arrange({
      heroes: [{ hero: Dwarf, completed: [1, 2] }, { hero: Paladin }],
      darkDeck: [card(id)],
      first: [{ do: 'night' }],
      ...wanted,
    });

  it.each([
    { why: 'general', rule: 'REA-1.6', t: () => night('DS10', { generals: { [GREEN]: { step: 3 } } }) },
    { why: 'supply:red', rule: 'REA-1.7', t: () => night('DS10', { supply: { [RED]: 0 } }) },
    { why: 'supply:green', rule: 'REA-1.7', t: () => night('DS27', { supply: { [GREEN]: 1 } }) },
    { why: 'supply:black', rule: 'REA-1.7', t: () => night('DS15', { supply: { [BLACK]: 2 } }) },
    { why: 'supply:blue', rule: 'REA-1.7', t: () => night('DS26', { supply: { [BLUE]: 1 } }) },
    {
      why: 'taint',
      rule: 'REA-1.8',
      t: () => night('DS40', { minions: { [WitheredHills]: { red: 2 } }, crystals: { [FireRiver]: 11 } }),
    },
    {
      why: 'city',
      rule: 'REA-1.9',
      t: () => night('DS10', { minions: { [OrcValley]: { red: 2 }, [MonarchCity]: { green: 4 } } }),
    },
  ])(
    'S70: $why is the end for all at once (REA-6.2, REA-6.3, REA-6.4, REA-6.5, REA-6.8, REA-R17)',
    ({ why, rule, t: lose }) => {
      const t = lose();
      expect([t.s.lostBy, t.asking, t.s.phase, t.s.agenda]).toEqual([why, 'nobody', 'over', []]);
      expect(t.s.outcome).toEqual({
        winners: [],
        places: [2, 2],
        scores: [0, 0],
        sheet: [
          { seat: 0, rule, line: `lost:${why}`, points: 0 },
          { seat: 1, rule, line: `lost:${why}`, points: 0 },
        ],
      });
      expect(t.told('lost')).toMatchObject([{ why, rule }]);
      // On a loss there is no Champion (REA-R45), and nothing happens afterwards.
      expect([t.told('won'), t.told('championScored')]).toEqual([[], []]);
      expect(t.match.log.at(-1)?.event.event).toBe('lost');
    },
  );

  it('S70: the win is as sudden as the losses (REA-1.4, REA-6.1, REA-6.8, REA-R17)', () => {
    expect(victory({}, [{ hero: Dwarf }]).match.log.at(-1)?.event.event).toBe('won');
  });

  it('the card that brought it stays face up', () => {
    const t = night('DS10', { generals: { [GREEN]: { step: 3 } } });
    expect([t.s.night.faceUp, t.s.darkDiscard]).toEqual([card('DS10'), []]);
  });

  it('a General badly wounded before the gates does not enter (REA-R22)', () => {
    const t = night('DS10', { generals: { [GREEN]: { step: 3, life: 2, healsFrom: 9 } } });
    expect([t.s.lostBy, t.s.generals[GREEN].step]).toEqual(['', 3]);
  });
});

it('the last attacker of a lost match is not rewarded: three Generals are not four (REA-1.4)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard, at: ThornyWoods, hand: [card('HC01')] }, { hero: Dwarf }],
    generals: { [GREEN]: { life: 1 }, [RED]: { life: 0 }, [BLUE]: { life: 0 } },
  });
  t.dice(3).does(ATTACK);
  expect([t.s.outcome, t.hero().slain, t.hero().hand.length]).toEqual([null, [GREEN], 3]);
});

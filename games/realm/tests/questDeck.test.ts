/** The Quest deck: when it runs dry, and where quests go that nobody can complete (REA-R43, REA-R44, REA-R48). */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Rogue, Wizard } from '../content/heroes.ts';
import { BlizzardMountains, DarkWoods, WolfPass } from '../content/map.ts';
import { UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE } from '../content/types.ts';
import { NONE } from '../state.ts';
import { ATTACK } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';

describe('the Quest deck', () => {
  it('is refilled from the discard pile when a card must be drawn (REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: DarkWoods, quest: card('Q01') }],
      questDeck: [],
      questDiscard: [card('Q02'), card('Q03')],
      short: true,
    });
    t.dice(1, 1, 1, 1).does({ action: 'quest' });
    // The failed quest lies in the discard pile before the new one is drawn.
    expect(t.told('deckRefilled')).toMatchObject([{ deck: 'quest', cards: 3 }]);
    expect([t.s.questDeck.length, t.s.questDiscard, t.hero().quest !== NONE]).toEqual([2, [], true]);
  });

  it('with both piles empty a hero has no quest until a dawn finds one (REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: BlizzardMountains, quest: card('Q21') }],
      questDeck: [],
      short: true,
      darkDeck: ['DS47', 'DS48'].map(card),
    });
    t.does({ action: 'quest' });
    expect([t.hero().quest, t.hero().progress, t.hero().completed]).toEqual([NONE, 0, [card('Q21')]]);
    t.s.questDiscard = [UnicornSteed];
    t.does({ action: 'endDay' }).letsPass();
    expect([t.hero().quest, t.s.questDiscard]).toEqual([UnicornSteed, []]);
    expect(t.told('questDrawn').at(-1)).toMatchObject({ rule: 'REA-R43', slot: 0 });
  });
});

it('without quests left, progress, failure and a pointless Scout leave nothing behind (REA-R43, REA-R44)', () => {
  const hunt = arrange({
    heroes: [{ hero: Wizard, at: WolfPass, quest: card('Q17'), progress: 2 }],
    minions: { [WolfPass]: { blue: 1 } },
    questDeck: [],
    short: true,
  });
  hunt.dice(6).does({ action: 'engage', colour: NONE });
  expect([hunt.hero().completed, hunt.hero().quest, hunt.hero().progress]).toEqual([[card('Q17')], NONE, 0]);
  const scout = arrange({
    heroes: [{ hero: Wizard, at: BlizzardMountains, hand: [card('HC65')], quest: card('Q21') }],
    generals: { [BLUE]: { life: 1 } },
    questDeck: [],
    short: true,
  });
  scout.dice(5).does(ATTACK);
  expect([scout.hero().quest, scout.s.questBox]).toEqual([NONE, [card('Q21')]]);
});

it('S65: a Scout for a General that fell goes to the box, after the reward (REA-R44, REA-R59)', () => {
  const t = arrange({
    heroes: [
      { hero: Paladin, at: BlizzardMountains, hand: ['HC63', 'HC71', 'HC77'].map(card), quest: card('Q22') },
      { hero: Rogue, quest: card('Q21'), progress: 0 },
      { hero: Dwarf, quest: card('Q20') },
      { hero: Cleric, quest: card('Q15'), progress: 3 },
    ],
    questDeck: [UnicornSteed],
  });
  t.does(ATTACK).chooses(card('HC63'), card('HC71'));
  t.dice(5, 5, 5, 5, 1, 1).chooses(card('HC77'));
  expect([t.s.generals[BLUE].life, t.s.questBox]).toEqual([0, [card('Q21')]]);
  expect(t.s.heroes.map(({ quest }) => quest)).toEqual([card('Q22'), UnicornSteed, card('Q20'), card('Q15')]);
  expect(t.hero(3).progress).toBe(3);
  const order = t.match.log.map(({ event }) => event.event);
  expect(order.lastIndexOf('cardDrawn')).toBeLessThan(order.indexOf('questVoided'));
  expect([t.told('cardDrawn').length, t.s.generals[BLACK].life]).toEqual([3, 5]);
});

/** The Evening: cards are drawn, hands come down to ten (REA-4.5, REA-4.6, REA-R6). */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Rogue } from '../content/heroes.ts';
import { BountyBay, DarkWoods, GryphonInn, RavenForest, WolfPass } from '../content/map.ts';
import { HelmOfPower } from '../content/quests.ts';
import { RED } from '../content/types.ts';
import { END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';

const quiet = ['DS47', 'DS48', 'DS49'].map(card);

describe('scenarios', () => {
  it('S24: a fresh mount after a Ground day in a blue land (REA-5.7)', () => {
    for (const [style, actions] of [
      ['ground', 5],
      ['sky', 4],
    ] as const) {
      const t = arrange({
        heroes: [{ hero: EagleRider, at: WolfPass, style }, { hero: Dwarf }],
        darkDeck: ['DS47', 'DS48', 'DS49'].map(card),
      });
      t.does({ action: 'endDay' }).letsPass().does({ action: 'endDay' }).letsPass();
      expect(t.asking).toBe('A pickStyle');
      t.chooses('ground');
      expect(t.hero().up + t.hero().bonus).toBe(actions);
    }
  });

  it('S26: the hand is brought down to 10 in the Evening (REA-4.5, REA-4.6, REA-7.10)', () => {
    const hand = Array.from({ length: 10 }, (_, n) => n);
    const t = arrange({ heroes: [{ hero: Dwarf, hand }, { hero: Cleric }], heroDeck: [card('HC40'), card('HC41')] });
    t.does({ action: 'endDay' });
    expect([t.asking, t.hero().hand.length]).toEqual(['A discardToLimit', 12]);
    t.chooses(0).chooses(card('HC41'));
    expect(t.hero().hand).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, card('HC40')]);
    expect(t.asking).not.toContain('discardToLimit');
  });

  it('S27: Thievery and the Helm of Power draw one card each (REA-4.5)', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, at: BountyBay, hand: [0, 1, 2, 3], completed: [HelmOfPower] }, { hero: Cleric }],
    });
    t.does({ action: 'endDay' });
    expect(t.hero().hand).toHaveLength(8);
  });

  it('S67: a Special discarded for the limit may come back (REA-R6, REA-R42)', () => {
    const hand = [...Array.from({ length: 8 }, (_, n) => n), card('SP11')];
    const t = arrange({ heroes: [{ hero: Dwarf, hand }, { hero: Cleric }], heroDeck: [card('HC40'), card('HC41')] });
    t.does({ action: 'endDay' }).chooses(card('SP11'));
    expect([t.s.heroDiscard, t.s.removed]).toEqual([[card('SP11')], []]);
  });

  it('S76: instead of a discard a Special of window D may be played (REA-7.6, REA-R6)', () => {
    const hand = [...Array.from({ length: 9 }, (_, n) => n), card('SP03')];
    const t = arrange({
      heroes: [{ hero: Dwarf, hand }, { hero: Cleric }],
      heroDeck: [card('HC40'), card('HC41')],
      crystals: { [RavenForest]: 1 },
    });
    t.does({ action: 'endDay' });
    t.chooses({ action: 'play', source: card('SP03') });
    if (t.decision.ask === 'pickSpace') t.chooses(RavenForest);
    t.chooses(card('HC01'));
    expect([t.s.crystals[RavenForest], t.s.removed, t.s.heroDiscard]).toEqual([0, [card('SP03')], [card('HC01')]]);
    expect(t.hero().hand).toHaveLength(10);
  });
});

describe('the limit of ten cards', () => {
  it('a hand may exceed 10 at any other moment (REA-R6, REA-7.10)', () => {
    const hand = Array.from({ length: 10 }, (_, n) => n + 30);
    const t = arrange({
      heroes: [{ hero: Rogue, at: GryphonInn, hand }, { hero: Dwarf }],
      heroDeck: ['SP01', 'SP02'].map(card),
    });
    t.does({ action: 'rumors', colour: RED });
    expect([t.hero().hand.length > 10, t.decision.ask]).toEqual([true, 'chooseAction']);
    t.does(END_DAY);
    expect(t.decision.ask).toBe('discardToLimit');
    while (t.decision.ask === 'discardToLimit') t.chooses(t.offered[0]);
    expect(t.hero().hand).toHaveLength(10);
  });

  it('exactly 10 cards are kept; other heroes’ hands are no matter (REA-4.6, REA-R6)', () => {
    const hand = Array.from({ length: 8 }, (_, n) => n + 30);
    const rest = Array.from({ length: 12 }, (_, n) => n + 50);
    const t = arrange({
      heroes: [
        { hero: Rogue, hand, at: WolfPass },
        { hero: Dwarf, hand: rest },
      ],
      darkDeck: quiet,
    });
    t.does(END_DAY).letsPass();
    expect([t.hero(0).hand.length, t.hero(1).hand.length, t.told('cardDiscarded')]).toEqual([10, 12, []]);
  });

  it('only own Specials of window D can be played instead, with the reason why not (REA-R6, REA-R40)', () => {
    const hand = [...Array.from({ length: 8 }, (_, n) => n), ...['SP03', 'SP06', 'SP09'].map(card)];
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand },
        { hero: Cleric, hand: [card('SP02')] },
      ],
      seats: 1,
      heroDeck: ['HC40', 'HC41'].map(card),
    });
    t.does(END_DAY);
    const play = (id: string) => ({ action: 'play', source: card(id) }) as const;
    expect(t.refusalOf(play('SP03'))).toEqual({ rule: 'REA-R52', why: 'noCrystalAnywhere' });
    expect(t.refusalOf(play('SP06'))).toEqual({ rule: 'REA-R40', why: 'onlyBeforeNight' });
    expect(t.refusalOf(play('SP09'))).toEqual({ rule: 'REA-7.6', why: 'costsAction' });
    expect(t.offered).toEqual(t.hero().hand);
  });

  it('the Hero deck is refilled while drawing; with both piles empty nothing is drawn (REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: DarkWoods }, { hero: Cleric }],
      heroDeck: [card('HC01')],
      heroDiscard: [card('HC02')],
      short: true,
      darkDeck: quiet,
    });
    t.does(END_DAY).letsPass();
    expect([t.hero().hand, t.s.heroDeck, t.s.heroDiscard]).toEqual([['HC01', 'HC02'].map(card), [], []]);
    expect(t.told('deckRefilled')).toMatchObject([{ deck: 'hero', cards: 1 }]);
    t.does(END_DAY).letsPass();
    expect(t.hero(1).hand).toEqual([]);
  });
});

/** The chance to win a battle, as told while cards are committed (the facts of `commit`). */
import { describe, expect, it } from 'vitest';
import { Ranger, Rogue, Wizard } from '../content/heroes.ts';
import { BlizzardMountains, DarkWoods, ScorpionCanyon, ThornyWoods } from '../content/map.ts';
import { AmaraksBlessing, AmuletOfTheGods, FindMagicGate } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { arrange } from './arrange.ts';
import type { AtSlot } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const STARTS = { [GREEN]: ThornyWoods, [BLACK]: DarkWoods, [RED]: ScorpionCanyon, [BLUE]: BlizzardMountains };

/** A battle in which these cards are committed; two more are held back, so that it goes on. */
function committing(general: number, life: number, cards: readonly string[], hero: Partial<AtSlot> = {}): Table {
  const more = {
    [GREEN]: ['HC15', 'HC16'],
    [BLACK]: ['HC29', 'HC30'],
    [RED]: ['HC57', 'HC58'],
    [BLUE]: ['HC78', 'HC79'],
  };
  const hand = [...cards, ...more[general]].map(card);
  const t = arrange({
    heroes: [{ hero: Rogue, at: STARTS[general], hand, ...hero }],
    generals: { [general]: { life } },
  });
  t.does({ action: 'attackGeneral' });
  for (const c of cards) t.chooses(card(c));
  return t;
}
const chance = (t: Table): unknown => t.factsOf('done')?.chance;

describe('against each General', () => {
  it('Sapphire: plain dice', () => {
    expect(chance(committing(BLUE, 1, ['HC65']))).toBe(33);
    expect(chance(committing(BLUE, 1, ['HC63']))).toBe(56);
    expect(chance(committing(BLUE, 2, ['HC63']))).toBe(11);
    expect(chance(committing(BLUE, 3, ['HC63']))).toBe(0);
  });

  it('Varkolak: plain dice, and no modifier counts (REA-R28)', () => {
    expect(chance(committing(BLACK, 1, ['HC23'], { completed: [AmuletOfTheGods] }))).toBe(50);
  });

  it('Gorgutt: every 1 takes a hit away (REA-R26)', () => {
    expect(chance(committing(GREEN, 1, ['HC01']))).toBe(67);
    // Two hits, or a hit and neither: 16/36 + 2 · 4/36.
    expect(chance(committing(GREEN, 1, ['HC01', 'HC02']))).toBe(67);
    expect(chance(committing(GREEN, 2, ['HC01', 'HC02']))).toBe(44);
    // Three dice against one life: 1 − the chance of a total of 0 or less.
    expect(chance(committing(GREEN, 1, ['HC05', 'HC01']))).toBe(80);
  });

  it('Balazarg: each card is lost on a 1 (REA-R27)', () => {
    // 5/6 · 1/2, and with two dice on one card 5/6 · 3/4.
    expect(chance(committing(RED, 1, ['HC45']))).toBe(42);
    expect(chance(committing(RED, 1, ['HC53']))).toBe(63);
    // Two cards of one die: 1 − (1 − 5/12)².
    expect(chance(committing(RED, 1, ['HC45', 'HC46']))).toBe(66);
    expect(chance(committing(RED, 2, ['HC45', 'HC46']))).toBe(17);
  });

  it('a known table: full life, one-die cards', () => {
    const cards = (from: number, n: number): string[] =>
      Array.from({ length: n }, (_, i) => `HC${String(from + i).padStart(2, '0')}`);
    expect(chance(committing(BLACK, 5, cards(23, 6)))).toBe(11);
    expect(chance(committing(RED, 6, [...cards(45, 8)]))).toBe(6);
    expect(chance(committing(GREEN, 6, ['HC01', 'HC02', 'HC03', 'HC04', 'HC06', 'HC08']))).toBe(9);
    expect(chance(committing(BLUE, 4, ['HC64', 'HC65', 'HC66', 'HC67', 'HC69', 'HC70']))).toBe(10);
  });
});

describe('what would change it', () => {
  it('the Amulet and Woods Lore; a 1 never hits (REA-R25)', () => {
    expect(chance(committing(BLUE, 1, ['HC65'], { completed: [AmuletOfTheGods] }))).toBe(50);
    const ranger = committing(GREEN, 1, ['HC01'], { hero: Ranger, completed: [AmuletOfTheGods] });
    // 2 to 6 hit; the 1 parries: 83, not 100.
    expect(chance(ranger)).toBe(83);
  });

  it('Find Magic Gate: two sure dice, before and after it is spent', () => {
    const t = committing(RED, 1, ['HC45'], { completed: [FindMagicGate] });
    expect(t.factsOf('q05')).toMatchObject({ dice: 2, own: 1, all: 1, chance: 42, then: 85 });
    t.chooses('q05');
    expect(t.factsOf('done')).toMatchObject({ own: 3, all: 3, chance: 85, then: 85 });
    expect(t.seenBy('spectator').battle?.findMagicGate).toEqual([true]);
    // Spent: it would change nothing.
    expect(t.factsOf('q05')).toMatchObject({ chance: 85, then: 85 });
  });

  it('Amarak’s Blessing: Corruption and Parry are gone', () => {
    const demon = committing(RED, 1, ['HC45'], { completed: [AmaraksBlessing] });
    expect(demon.factsOf('q10')).toMatchObject({ dice: 0, chance: 42, then: 50 });
    demon.chooses('q10');
    expect(chance(demon)).toBe(50);
    const orc = committing(GREEN, 1, ['HC01', 'HC02'], { completed: [AmaraksBlessing] });
    expect(orc.factsOf('q10')).toMatchObject({ chance: 67, then: 89 });
    expect(orc.chooses('q10') && chance(orc)).toBe(89);
  });

  it('the next card, alone and with the others’ dice', () => {
    const t = arrange({
      heroes: [
        { hero: Rogue, at: BlizzardMountains, hand: ['HC65', 'HC66'].map(card) },
        { hero: Wizard, at: BlizzardMountains, hand: ['HC63', 'HC67'].map(card), completed: [AmuletOfTheGods] },
      ],
      generals: { [BLUE]: { life: 1 } },
    });
    t.does({ action: 'attackGeneral' }).chooses('join').chooses(card('HC65'), 'done');
    expect(t.factsOf(card('HC63'))).toEqual({ dice: 2, own: 0, all: 1, chance: 33, then: 83 });
    expect(t.factsOf(card('HC67'))).toMatchObject({ then: 67 });
    // Not committed yet: nothing would change by saying it is enough.
    expect(t.factsOf('done')).toMatchObject({ chance: 33, then: 33 });
  });

  it('quest rewards are candidates only of those who have them', () => {
    const t = committing(RED, 1, ['HC45']);
    expect([t.offers('q05'), t.refusalOf('q05'), t.refusalOf('q10')]).toEqual([false, undefined, undefined]);
  });
});

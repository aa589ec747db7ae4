/** The window at nightfall, N0 (REA-R40): who is asked before the first Darkness card, in which order, and what may be played. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Rogue } from '../content/heroes.ts';
import { FireRiver } from '../content/map.ts';
import {
  AmuletOfTheGods,
  AncientTreeOfMagic,
  KingOfTheGryphons,
  OrganizeMilitia,
  Raids,
  UnicornSteed,
} from '../content/quests.ts';
import { BLUE } from '../content/types.ts';
import { QUEST } from '../state.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const crystals = { [FireRiver]: 1 };

/** Nightfall at a table of three; by slot what each holds. */
function nightfall(hands: readonly (readonly string[])[], wanted: Partial<Arrangement> = {}): Table {
  const who = [Dwarf, Cleric, Rogue, Paladin];
  return arrange({
    heroes: hands.map((hand, slot) => ({ hero: who[slot], hand: hand.map(card) })),
    darkDeck: ['DS47', 'DS48'].map(card),
    crystals,
    first: [{ do: 'night' }],
    ...wanted,
  });
}

describe('N0, at nightfall', () => {
  it('asks seats in hero order, from the active hero round; those with nothing are left out (REA-R40)', () => {
    const t = nightfall([['SP03'], ['HC01'], ['SP13']], { active: 2 });
    expect(t.asking).toBe('C playSpecial');
    expect(t.decision.frame).toMatchObject({ window: 'N0' });
    t.chooses('pass');
    expect(t.asking).toBe('A playSpecial');
    t.chooses('pass');
    expect(t.told('darknessTurnedUp')).toHaveLength(1);
  });

  it('asks a seat that passed again only after another has played (REA-R40)', () => {
    const t = nightfall([['SP13'], ['SP03', 'SP02'], ['SP01']]);
    t.chooses('pass');
    expect(t.asking).toBe('B playSpecial');
    t.chooses(card('SP03')); // the only crystal
    // A seat may play several cards before it passes.
    expect(t.asking).toBe('B playSpecial');
    t.chooses('pass');
    expect(t.asking).toBe('C playSpecial');
    t.chooses('pass');
    expect(t.asking).toBe('A playSpecial');
    t.chooses('pass');
    expect(t.told('darknessTurnedUp')).toHaveLength(1);
    expect(t.told('passed').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  });

  it('nobody is asked when nothing can be played (REA-R40, REA-R52)', () => {
    const t = nightfall([['SP03'], ['SP15', 'SP14', 'SP07', 'SP09']], { crystals: {} });
    expect([t.told('darknessTurnedUp').length, t.told('passed')]).toEqual([1, []]);
  });

  it('asks nobody for spent, passive or untimely quests; only own Specials and quests are candidates (REA-R40)', () => {
    const t = arrange({
      heroes: [
        {
          hero: Dwarf,
          hand: ['HC01', 'SP02'].map(card),
          completed: [AncientTreeOfMagic, UnicornSteed],
          spent: [AncientTreeOfMagic],
        },
        { hero: Cleric, completed: [AmuletOfTheGods, OrganizeMilitia] },
        { hero: Rogue, completed: [KingOfTheGryphons], spent: [KingOfTheGryphons] },
      ],
      crystals,
      darkDeck: ['DS47', 'DS48'].map(card),
      first: [{ do: 'night' }],
    });
    expect([t.asking, t.offered]).toEqual(['A playSpecial', [card('SP02'), 'pass']]);
    for (const nothing of [card('HC01'), QUEST + AncientTreeOfMagic, QUEST + UnicornSteed]) {
      expect(t.refusalOf(nothing)).toBe(undefined);
    }
    t.chooses('pass');
    expect(t.told('darknessTurnedUp')).toHaveLength(1);
  });

  it('All Is Quiet is of no use once Raids was spent (REA-R52)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [Raids], hand: ['SP06', 'SP02'].map(card) }],
      first: [{ do: 'night' }],
    });
    t.chooses(QUEST + Raids);
    expect(t.refusalOf(card('SP06'))).toEqual({ rule: 'REA-R52', why: 'noCardsToCome' });
  });

  it('All Is Quiet: no cards are drawn this Night (REA-R52)', () => {
    const t = nightfall([['SP06'], ['SP03']], { generals: { [BLUE]: { life: 0 } } });
    expect(t.told('nightFell')).toMatchObject([{ cards: 2 }]);
    t.chooses(card('SP06'));
    expect([t.s.removed, t.told('nightQuiet').length]).toEqual([[card('SP06')], 1]);
    expect(t.asking).toBe('B playSpecial');
    t.chooses('pass');
    expect([t.told('darknessTurnedUp'), t.s.turn, t.s.active]).toEqual([[], 6, 1]);
  });

  it('Raids: in the own Night only, and not where no cards are to come (REA-R43, REA-R52)', () => {
    const raider = { hero: Dwarf, completed: [Raids] };
    const own = arrange({ heroes: [raider, { hero: Cleric, hand: [card('SP06')] }], first: [{ do: 'night' }] });
    expect(own.asking).toBe('A playSpecial');
    own.chooses('pass');
    expect(own.asking).toBe('B playSpecial');
    own.chooses(card('SP06'));
    // Quiet already: Raids cannot be spent any more, so the Dwarf is not asked again.
    expect(own.s.turn).toBe(6);
    const other = arrange({
      heroes: [{ hero: Cleric, hand: [card('SP03')] }, { ...raider }],
      crystals,
      first: [{ do: 'night' }],
      seats: 1,
    });
    expect(other.refusalOf(QUEST + Raids)).toEqual({ rule: 'REA-R52', why: 'notYourNight' });
    const quiet = arrange({
      heroes: [{ ...raider, hand: ['SP06', 'SP03'].map(card) }],
      crystals,
      first: [{ do: 'night' }],
    });
    quiet.chooses(card('SP06'));
    expect(quiet.refusalOf(QUEST + Raids)).toEqual({ rule: 'REA-R52', why: 'noCardsToCome' });
  });

  it('a seat with several heroes is asked once for all of them (REA-R40)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('SP03')] },
        { hero: Cleric },
        { hero: Rogue, hand: [card('SP13')] },
        { hero: Paladin, hand: [card('SP01')] },
      ],
      seats: 2,
      active: 1,
      crystals,
      darkDeck: [card('DS47')],
      first: [{ do: 'night' }],
    });
    expect([t.asking, t.offered]).toEqual(['B playSpecial', [card('SP01'), 'pass']]);
    t.chooses('pass');
    expect([t.asking, t.offered]).toEqual(['A playSpecial', [card('SP03'), card('SP13'), 'pass']]);
    expect(t.decision.frame).toMatchObject({ slot: 2 });
    t.chooses('pass');
    expect(t.decision.frame).toMatchObject({ window: 'NR' });
  });
});

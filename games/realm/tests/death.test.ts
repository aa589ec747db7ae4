/** Wounds, death and replacement (REA-R5, REA-R31, REA-R32), and the Cleric's Undead. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard, heroes } from '../content/heroes.ts';
import {
  EnchantedGlade,
  FatherOakForest,
  GryphonInn,
  MonarchCity,
  RavenForest,
  RockBridgePass,
  UnicornForest,
  WolfPass,
} from '../content/map.ts';
import { BLACK, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import { END_DAY, HEAL } from './actions.ts';
import { arrange } from './arrange.ts';
import type { AtSlot } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const quiet = ['DS47', 'DS48', 'DS49'].map(card);

describe('death', () => {
  const dying = (hero: Partial<AtSlot> = {}, more: readonly AtSlot[] = [{ hero: Dwarf }]): Table =>
    arrange({
      heroes: [{ hero: Wizard, at: RavenForest, up: 1, lost: 4, ...hero }, ...more],
      minions: { [RavenForest]: { green: 1 } },
      darkDeck: quiet,
    });

  it('takes everything away: hand, quests, General cards, marks (REA-7.9, REA-R5)', () => {
    const t = dying({
      hero: Sorceress,
      form: RED,
      ambush: true,
      bonus: 2,
      hand: ['HC01', 'SP02'].map(card),
      quest: card('Q15'),
      progress: 3,
      completed: [card('Q02'), card('Q23')],
      spent: [card('Q23')],
      slain: [BLACK],
    });
    t.s.generals[BLACK].life = 0;
    t.does(END_DAY);
    expect([t.s.heroDiscard, t.s.removed, t.s.questBox, t.s.slainBox]).toEqual([
      ['HC01', 'SP02'].map(card),
      [],
      ['Q15', 'Q02', 'Q23'].map(card),
      [BLACK],
    ]);
    expect(t.told('heroDied')).toMatchObject([{ slot: 0, hero: Sorceress }]);
    t.chooses(Wizard);
    expect(t.hero()).toMatchObject({
      hero: Wizard,
      space: MonarchCity,
      down: 0,
      lost: 0,
      bonus: 0,
      completed: [],
      spent: [],
      slain: [],
      form: NONE,
      ambush: false,
      style: 'none',
      freshMount: false,
      progress: 0,
    });
    expect([t.hero().up, t.hero().hand.length]).toEqual([5, 2]);
    expect(t.told('heroArrived')).toMatchObject([{ slot: 0, hero: Wizard }]);
  });

  it('no Evening for the new hero; Night and the next turn follow (REA-R5)', () => {
    const t = dying().does(END_DAY).chooses(Cleric).letsPass();
    expect([t.told('nightFell').length, t.told('cardDrawn').length, t.hero().hand.length]).toEqual([1, 2, 2]);
    expect([t.s.active, t.s.turn]).toEqual([1, 6]);
  });

  it('heroes in play are refused, fallen ones while others are left (REA-R5)', () => {
    const t = dying();
    t.s.fallen = [Rogue];
    t.does(END_DAY);
    expect(t.offered).toEqual([Cleric, EagleRider, Paladin, Ranger, Sorceress]);
    expect(t.refusalOf(Dwarf)).toEqual({ rule: 'REA-R5', why: 'heroInPlay' });
    expect(t.refusalOf(Rogue)).toEqual({ rule: 'REA-R5', why: 'heroFallen' });
    expect(t.refusalOf(Wizard)).toEqual({ rule: 'REA-R5', why: 'heroFallen' });
  });

  it('when nobody else is left the fallen return (REA-R5)', () => {
    const t = dying({}, [{ hero: Dwarf }, { hero: Paladin }]);
    t.s.fallen = [Cleric, EagleRider, Ranger, Rogue, Sorceress];
    t.does(END_DAY);
    expect(t.offered).toEqual([Cleric, EagleRider, Ranger, Rogue, Sorceress, Wizard]);
    expect(t.s.fallen).toEqual([Cleric, EagleRider, Ranger, Rogue, Sorceress, Wizard]);
    t.chooses(Wizard);
    expect(t.hero().hero).toBe(Wizard);
  });

  it('the last fresh hero comes without asking (REA-R5)', () => {
    const t = dying({}, [{ hero: Dwarf }]);
    t.s.fallen = [Cleric, EagleRider, Ranger, Rogue, Sorceress];
    t.does(END_DAY);
    expect(t.hero().hero).toBe(Paladin);
  });

  it('more wounds than tokens are told as what was there (REA-R31)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: RavenForest, up: 2, lost: 3 }, { hero: Dwarf }],
      minions: { [RavenForest]: { green: 1, black: 2 } },
      darkDeck: quiet,
    });
    t.does(END_DAY);
    expect(t.told('wounded')).toMatchObject([{ amount: 2, from: 'minions', rule: 'REA-5.33' }]);
    expect(t.asking).toBe('A pickReplacement');
  });
});

describe('wounds at the end of Daytime', () => {
  it('take tokens face down first, then those face up (REA-R31)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: RavenForest, up: 4, down: 2 }, { hero: Dwarf }],
      minions: { [RavenForest]: { green: 3 } },
      darkDeck: quiet,
    });
    t.does(END_DAY);
    expect([t.hero().up, t.hero().down, t.hero().lost]).toEqual([3, 0, 3]);
  });

  it('minions in Monarch City hurt there, a General does not (REA-R4)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric }, { hero: Dwarf }],
      minions: { [MonarchCity]: { green: 2 } },
      darkDeck: quiet,
    });
    expect(t.does(END_DAY).hero().lost).toBe(2);
    const general = arrange({ heroes: [{ hero: Cleric, at: 38 }, { hero: Dwarf }], darkDeck: quiet });
    expect(general.does(END_DAY).hero().lost).toBe(0);
  });

  it('only the hero whose Daytime ends is wounded, and not by what the Night brings (REA-R3)', () => {
    const t = arrange({
      heroes: [
        { hero: Cleric, at: RavenForest },
        { hero: Wizard, at: WolfPass },
      ],
      minions: { [WolfPass]: { green: 2 } },
      darkDeck: [card('DS39')],
    });
    t.does(END_DAY).letsPass();
    expect([t.minions(RavenForest, GREEN), t.hero(0).lost, t.hero(1).lost]).toEqual([1, 0, 0]);
  });

  it('Fear alone is what the Rogue suffers; the Paladin none; one Undead costs the Dwarf one (REA-5.33, REA-R4)', () => {
    const lost = (hero: number, black: number): number => {
      const t = arrange({
        heroes: [{ hero, at: RavenForest }, { hero: Wizard }],
        minions: { [RavenForest]: { black } },
        darkDeck: quiet,
      });
      return t.does(END_DAY).hero().lost;
    };
    expect([lost(Rogue, 3), lost(Paladin, 3), lost(Paladin, 1), lost(Dwarf, 1)]).toEqual([1, 2, 0, 1]);
  });
});

describe('Healing Wounds', () => {
  it('all in Monarch City and at Inns, two elsewhere, one if only one is lost (REA-5.14, REA-5.15, REA-R32)', () => {
    const heal = (at: number, lost: number): unknown => {
      const t = arrange({ heroes: [{ hero: Cleric, at, lost }] });
      const facts = t.factsOf(HEAL);
      t.does(HEAL);
      return [facts?.amount, t.hero().up, t.hero().down, t.hero().lost];
    };
    expect(heal(MonarchCity, 4)).toEqual([4, 1, 5, 0]);
    expect(heal(GryphonInn, 3)).toEqual([3, 2, 4, 0]);
    expect(heal(RavenForest, 4)).toEqual([2, 1, 3, 2]);
    expect(heal(RavenForest, 1)).toEqual([1, 4, 2, 0]);
  });

  it('is not offered without a wound (REA-R32)', () => {
    expect(arrange({ heroes: [{ hero: Cleric }] }).refusalOf(HEAL)).toEqual({ rule: 'REA-R32', why: 'noWounds' });
  });
});

describe('Turn Undead', () => {
  const turning = (wanted: object, hero = Cleric, at = EnchantedGlade): Table =>
    arrange({ heroes: [{ hero, at }, { hero: Wizard }], darkDeck: quiet, ...wanted });

  it('never to an Inn, nor where three minions are, nor a fifth into Monarch City (REA-R12, REA-R16)', () => {
    const t = turning({ minions: { [EnchantedGlade]: { black: 2, green: 1 } } })
      .does(END_DAY)
      .chooses('yes');
    expect(t.offered).toEqual([RockBridgePass, UnicornForest]);
    expect(t.refusalOf(13)).toEqual({ rule: 'REA-R12', why: 'noMinionsInInns' });
    const full = (city: number): Table =>
      turning(
        {
          minions: {
            [FatherOakForest]: { black: 1 },
            [MonarchCity]: { green: city },
            [WolfPass]: { green: 3 },
          },
        },
        Cleric,
        FatherOakForest,
      )
        .does(END_DAY)
        .chooses('yes');
    expect(full(3).offers(MonarchCity)).toBe(true);
    expect(full(4).refusalOf(MonarchCity)).toEqual({ rule: 'REA-R16', why: 'cityIsFull' });
    expect(full(4).refusalOf(WolfPass)).toEqual({ rule: 'REA-5.7', why: 'noRoomForUndead' });
  });

  it('those without room stay and wound; moving never overruns (REA-R4)', () => {
    const t = turning({
      minions: { [EnchantedGlade]: { black: 3 }, [RockBridgePass]: { green: 2 }, [UnicornForest]: { green: 3 } },
    });
    t.does(END_DAY).chooses('yes'); // one place for one Undead
    expect([t.minions(RockBridgePass, BLACK), t.minions(EnchantedGlade, BLACK), t.hero().lost]).toEqual([1, 2, 3]);
    expect([t.told('overrun'), t.told('undeadTurned').length]).toEqual([[], 1]);
  });

  it('may be declined; without room, or Undead, she is not asked; others never are', () => {
    const no = turning({ minions: { [EnchantedGlade]: { black: 1 } } })
      .does(END_DAY)
      .chooses('no');
    expect([no.hero().lost, no.minions(EnchantedGlade, BLACK)]).toEqual([2, 1]);
    const asked = (t: Table): boolean => t.does(END_DAY).decision.ask === 'turnUndead';
    expect(asked(turning({ minions: { [EnchantedGlade]: { green: 1 } } }))).toBe(false);
    const walled = { [EnchantedGlade]: { black: 1 }, [RockBridgePass]: { green: 3 }, [UnicornForest]: { green: 3 } };
    expect(asked(turning({ minions: walled }))).toBe(false);
    expect(asked(turning({ minions: { [EnchantedGlade]: { black: 1 } } }, Paladin))).toBe(false);
  });
});

it('all heroes refresh at their own dawn only (REA-4.2)', () => {
  const t = arrange({
    heroes: [
      { hero: Dwarf, up: 1, down: 4 },
      { hero: Cleric, up: 2, down: 4 },
    ],
    darkDeck: quiet,
  });
  t.does(END_DAY).letsPass();
  expect([t.hero(0).up, t.hero(0).down, t.hero(1).up, t.hero(1).down]).toEqual([1, 4, heroes[Cleric].life, 0]);
});

/** Minions, crystals and overruns in detail (REA-5.35 to REA-5.40, REA-R10 to REA-R16), and the special Darkness cards. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf } from '../content/heroes.ts';
import {
  AmarakPeak,
  BlizzardMountains,
  BountyBay,
  ChimeraInn,
  CursedPlateau,
  DancingStones,
  DarkWoods,
  EnchantedGlade,
  FatherOakForest,
  GreenleafVillage,
  HeavensGlade,
  MonarchCity,
  MountainsOfMist,
  OrcValley,
  PleasantHill,
  RavenForest,
  ScorpionCanyon,
  WhisperingWoods,
  WindyPass,
  WitheredHills,
  WolfPass,
  WyvernForest,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const night = (id: string, wanted: Partial<Arrangement> = {}): Table =>
  arrange({ heroes: [{ hero: Dwarf }, { hero: Cleric }], darkDeck: [card(id)], first: [{ do: 'night' }], ...wanted });

const defeated = (...colours: number[]): NonNullable<Arrangement['generals']> =>
  Object.fromEntries(colours.map(colour => [colour, { life: 0 }]));

describe('placement (REA-R10)', () => {
  it('three minions of any colours fill a location; the fourth is not placed, the rest is dropped', () => {
    // DS06: 2 Demons in Withered Hills, 2 Undead in Enchanted Glade.
    const t = night('DS06', {
      minions: { [EnchantedGlade]: { green: 1, blue: 1 } },
      generals: defeated(GREEN),
    });
    expect([t.minions(EnchantedGlade, BLACK), t.s.crowd[EnchantedGlade], t.s.crystals[EnchantedGlade]]).toEqual([
      1, 3, 1,
    ]);
    expect(t.told('minionsNotPlaced')).toMatchObject([{ space: EnchantedGlade, amount: 1 }]);
    expect(t.told('overrun')).toMatchObject([{ space: EnchantedGlade, colour: BLACK }]);
  });

  it('three minions without an overrun are fine (REA-5.35)', () => {
    const t = night('DS06', { minions: { [EnchantedGlade]: { black: 1 } } });
    expect([t.minions(EnchantedGlade, BLACK), t.told('overrun')]).toEqual([3, []]);
  });

  it('a third Demon counts Demons only: two Orcs and a Demon are no overrun (REA-R10)', () => {
    const t = night('DS42', { minions: { [PleasantHill]: { green: 2 } }, generals: defeated(BLACK) });
    expect([t.minions(PleasantHill, RED), t.told('overrun')]).toEqual([1, []]);
  });

  it('the third Demon of a placement drops the rest without a word if nothing is left (REA-R10)', () => {
    const t = night('DS42', { minions: { [PleasantHill]: { red: 2 } }, generals: defeated(BLACK) });
    expect([t.minions(PleasantHill, RED), t.told('minionsNotPlaced')]).toEqual([3, []]);
    expect(t.told('overrun')).toHaveLength(1);
  });

  it('nothing is dropped where the last one of several is the third Demon (REA-R10)', () => {
    const t = night('DS06', { minions: { [WitheredHills]: { red: 1 } } });
    expect([t.minions(WitheredHills, RED), t.told('minionsNotPlaced'), t.told('overrun').length]).toEqual([3, [], 1]);
  });

  it('Demons arriving with Balazarg overrun by the third one, too (REA-7.5, REA-R11)', () => {
    // DS19: Balazarg to Raven Forest with 2 Demons.
    const t = night('DS19', { minions: { [RavenForest]: { red: 1 } } });
    expect([t.s.generals[RED].step, t.minions(RavenForest, RED), t.s.crystals[RavenForest]]).toEqual([1, 3, 1]);
    expect([t.minions(ScorpionCanyon, RED), t.minions(PleasantHill, RED)]).toEqual([1, 1]);
  });
});

describe('overrun (REA-R12, REA-R13)', () => {
  it('goes to every neighbour but the Inns (REA-5.37, REA-5.39)', () => {
    // DS40 places a Demon in Withered Hills: the third.
    const t = night('DS40', { minions: { [WitheredHills]: { red: 2 } }, generals: defeated(BLACK) });
    expect([BlizzardMountains, CursedPlateau, MountainsOfMist].map(space => t.minions(space, RED))).toEqual([1, 1, 1]);
    expect([t.s.crowd[ChimeraInn], t.s.crystals[ChimeraInn]]).toEqual([0, 0]);
  });

  it('a full neighbour gets a crystal and no minion (REA-5.38)', () => {
    const t = night('DS40', {
      minions: { [WitheredHills]: { red: 2 }, [CursedPlateau]: { blue: 2, green: 1 } },
      generals: defeated(BLACK),
    });
    expect([t.minions(CursedPlateau, RED), t.s.crystals[CursedPlateau], 12 - t.s.crystalSupply]).toEqual([0, 1, 2]);
    expect(t.told('crystalPlaced').map(({ rule, onBoard }) => [rule, onBoard])).toEqual([
      ['REA-5.36', 1],
      ['REA-5.38', 2],
    ]);
  });

  it('a minion that is not required is no loss, one that is, is (REA-R14, REA-1.7)', () => {
    const blocked = { [BlizzardMountains]: { blue: 3 }, [CursedPlateau]: { blue: 3 }, [MountainsOfMist]: { green: 3 } };
    const full = night('DS40', {
      minions: { [WitheredHills]: { red: 3 }, ...blocked },
      supply: { [RED]: 0 },
      generals: defeated(BLACK),
    });
    // The Demon was not placed and none could spread.
    expect([full.s.lostBy, 12 - full.s.crystalSupply]).toEqual(['', 4]);
    const spread = night('DS40', {
      minions: { [WitheredHills]: { red: 3 } },
      supply: { [RED]: 2 },
      generals: defeated(BLACK),
    });
    expect([spread.s.lostBy, spread.minions(MountainsOfMist, RED)]).toEqual(['supply:red', 0]);
  });

  it('running to 0 is no loss (REA-R14)', () => {
    const t = night('DS42', { supply: { [RED]: 1, [GREEN]: 2 }, generals: defeated(BLACK) });
    expect([t.s.supply[RED], t.s.supply[GREEN], t.s.lostBy]).toEqual([0, 0, '']);
  });

  it('a spread Demon that is the third taints; with taintOnly, too (REA-R13, REA-R11)', () => {
    for (const demons of ['overrun', 'taintOnly']) {
      const t = night('DS40', {
        options: { demons },
        minions: { [WitheredHills]: { red: 3 }, [CursedPlateau]: { red: 2 } },
        generals: defeated(BLACK),
      });
      expect([t.minions(CursedPlateau, RED), t.s.crystals[CursedPlateau], t.told('overrun').length]).toEqual([3, 1, 1]);
      expect(t.minions(WyvernForest, RED)).toBe(0);
    }
  });

  it('the twelfth crystal may be one that spreads, and ends it there (REA-R15, REA-R17)', () => {
    const t = night('DS40', {
      minions: { [WitheredHills]: { red: 2 }, [BlizzardMountains]: { blue: 3 } },
      crystals: { [DarkWoods]: 10 },
      generals: defeated(BLACK),
    });
    expect([t.s.lostBy, t.minions(CursedPlateau, RED), t.s.crystalSupply]).toEqual(['taint', 0, 0]);
    expect(t.minions(FatherOakForest, GREEN)).toBe(0);
  });

  it('with taintOnly the twelfth crystal stops the placement, too (REA-R11, REA-R15)', () => {
    const t = night('DS07', {
      options: { demons: 'taintOnly' },
      minions: { [PleasantHill]: { red: 2 } },
      crystals: { [DarkWoods]: 11 },
    });
    expect([t.s.lostBy, t.told('crystalPlaced').length, t.told('lost').length]).toEqual(['taint', 1, 1]);
    expect(t.told('overrun')).toEqual([]);
  });

  it('eleven crystals are not yet the end (REA-R15)', () => {
    const t = night('DS40', { minions: { [WitheredHills]: { red: 2 } }, crystals: { [DarkWoods]: 10 } });
    expect([t.s.lostBy, t.s.crystalSupply]).toEqual(['', 1]);
  });
});

describe('Monarch City (REA-5.39, REA-5.40, REA-R16)', () => {
  it('holds four minions without harm, three Demons without taint', () => {
    // DS10: Orc Valley gets its third Demon, which spreads to the city.
    const t = night('DS10', { minions: { [OrcValley]: { red: 2 }, [MonarchCity]: { red: 2, green: 1 } } });
    expect([t.minions(MonarchCity, RED), t.s.crowd[MonarchCity], t.s.crystals[MonarchCity], t.s.lostBy]).toEqual([
      3,
      4,
      0,
      '',
    ]);
  });

  it('falls to the fifth, whatever the colours', () => {
    const t = night('DS10', { minions: { [OrcValley]: { red: 2 }, [MonarchCity]: { green: 1, blue: 1, black: 2 } } });
    expect([t.s.lostBy, t.told('lost')]).toMatchObject(['city', [{ rule: 'REA-1.9' }]]);
  });

  it('the card Monarch City brings one of each colour that stands before it, and may end it (REA-R47, REA-6.5)', () => {
    const minions = {
      [WolfPass]: { green: 1, blue: 1 },
      [BountyBay]: { black: 2 },
      [DancingStones]: { black: 1 },
      [RavenForest]: { red: 3 },
    };
    const t = night('DS56', { minions: { ...minions, [MonarchCity]: { red: 1 } } });
    expect([GREEN, BLACK, RED, BLUE].map(colour => t.minions(MonarchCity, colour))).toEqual([1, 1, 1, 1]);
    const lost = night('DS56', { minions: { ...minions, [MonarchCity]: { red: 3 } } });
    expect([lost.s.lostBy, lost.minions(MonarchCity, BLUE)]).toEqual(['city', 0]);
    // Empty discard piles are not shuffled.
    expect(t.told('deckRefilled').map(({ deck }) => deck)).toEqual(['darkness']);
    const supply = night('DS56', { minions, supply: { [BLACK]: 0 } });
    expect([supply.s.lostBy, supply.minions(MonarchCity, GREEN), supply.minions(MonarchCity, BLUE)]).toEqual([
      'supply:black',
      1,
      0,
    ]);
  });
});

describe('Generals on the march (REA-R18, REA-R19)', () => {
  it('"Next Location" moves one step from anywhere, into the city from step 3 (REA-4.12, REA-1.6)', () => {
    // DS14: Gorgutt to the next location with 2 Orcs.
    for (const step of [0, 1, 2]) {
      const t = night('DS14', { generals: { [GREEN]: { step } } });
      expect(t.s.generals[GREEN].step).toBe(step + 1);
      expect(t.minions([AmarakPeak, 14, OrcValley][step], GREEN)).toBe(2);
    }
    expect(night('DS14', { generals: { [GREEN]: { step: 3 } } }).s.lostBy).toBe('general');
  });

  it('a location that lies behind, or two steps ahead, moves nobody (REA-R18)', () => {
    // DS06: Gorgutt to Amarak Peak.
    expect(night('DS06', { generals: { [GREEN]: { step: 1 } } }).s.generals[GREEN].step).toBe(1);
    expect(night('DS06', { generals: { [GREEN]: { step: 2 } } }).s.generals[GREEN].step).toBe(2);
    // DS04: to Eagle Peak Pass.
    expect(night('DS04').s.generals[GREEN].step).toBe(0);
  });

  it('arriving minions need the supply, too (REA-R14)', () => {
    const t = night('DS08', { supply: { [BLACK]: 2 } }); // 2 Undead in Dark Woods, then Varkolak with 1 more
    expect([t.s.lostBy, t.s.generals[BLACK].step, t.minions(WindyPass, BLACK)]).toEqual(['supply:black', 1, 0]);
  });
});

describe('Patrols and War Parties (REA-R47)', () => {
  it('patrols need the supply for every empty green land (REA-R14)', () => {
    const t = night('DS51', { supply: { [GREEN]: 3 } });
    expect([t.s.lostBy, t.told('minionPlaced').length, t.told('lost').length]).toEqual(['supply:green', 3, 1]);
    expect([
      t.minions(FatherOakForest, GREEN),
      t.minions(GreenleafVillage, GREEN),
      t.minions(HeavensGlade, GREEN),
    ]).toEqual([1, 1, 0]);
  });

  it('a War Party reinforces lone Orcs anywhere, Monarch City included (REA-R47)', () => {
    const t = night('DS55', {
      minions: {
        [MonarchCity]: { green: 1 },
        [WolfPass]: { green: 1 },
        [WhisperingWoods]: { green: 1, black: 1 },
        [DarkWoods]: { black: 1 },
      },
    });
    expect([MonarchCity, WolfPass, WhisperingWoods, DarkWoods].map(space => t.s.crowd[space])).toEqual([2, 2, 2, 1]);
    expect(t.minions(DarkWoods, GREEN)).toBe(0);
  });

  it('a War Party begins with the first location and stops at a loss (REA-R47, REA-R17)', () => {
    const minions = { [AmarakPeak]: { green: 1 }, [WolfPass]: { green: 1 }, [WyvernForest]: { green: 1 } };
    const t = night('DS55', { minions });
    expect([t.minions(AmarakPeak, GREEN), t.minions(WyvernForest, GREEN)]).toEqual([2, 2]);
    const lost = night('DS55', { minions, supply: { [GREEN]: 1 } });
    expect([lost.s.lostBy, lost.told('lost').length, lost.minions(AmarakPeak, GREEN)]).toEqual(['supply:green', 1, 2]);
  });

  it('an All Is Quiet card does nothing (REA-R47)', () => {
    const t = night('DS57');
    expect([t.told('minionPlaced'), t.told('generalStayed'), t.s.darkDiscard]).toEqual([[], [], [card('DS57')]]);
  });
});

/** Scenarios of the Night: Darkness cards, overruns, Generals on the march, losses. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Wizard } from '../content/heroes.ts';
import {
  AngelTearFalls,
  BloodFlats,
  BountyBay,
  BrookdaleVillage,
  DarkWoods,
  DragonsTeethRange,
  FatherOakForest,
  FireRiver,
  GreenleafVillage,
  MccormHighlands,
  MermaidHarbor,
  MonarchCity,
  OrcValley,
  PleasantHill,
  RavenForest,
  RockBridgePass,
  SeaBirdPort,
  ThornyWoods,
  WindyPass,
  WolfPass,
  WyvernForest,
  spaces,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const two = [{ hero: Dwarf }, { hero: Cleric }] as const;
const outer = { [GREEN]: { life: 0 }, [BLACK]: { life: 0 }, [RED]: { life: 0 } } as const;

/** A Night in which these cards are turned up; every window is let pass. */
function night(cards: readonly string[], wanted: Partial<Arrangement> = {}): Table {
  const t = arrange({ heroes: two, darkDeck: cards.map(card), first: [{ do: 'night' }], ...wanted });
  return t.letsPass();
}

const total = (t: Table, colour: number): number => spaces.reduce((sum, _, space) => sum + t.minions(space, colour), 0);

describe('Darkness cards', () => {
  it('S28: A, B, then the General who is one step away (REA-4.8, REA-4.11, REA-4.12, REA-R19, REA-R57)', () => {
    const t = night(['DS33'], { generals: { [BLACK]: { step: 1 } } });
    expect([t.minions(BloodFlats, RED), t.minions(GreenleafVillage, GREEN)]).toEqual([2, 1]);
    expect([t.s.generals[BLACK].step, t.minions(SeaBirdPort, BLACK)]).toEqual([2, 2]);
    const order = t.match.log.map(({ event }) => event.event).filter(e => /minionPlaced|generalAdvanced/.test(e));
    expect(order).toEqual([
      ...Array.from({ length: 3 }, () => 'minionPlaced'),
      'generalAdvanced',
      'minionPlaced',
      'minionPlaced',
    ]);
  });

  it('S29: a General further away stays, and so do its minions (REA-4.12, REA-R18, REA-R19)', () => {
    const t = night(['DS33']);
    expect([t.minions(BloodFlats, RED), t.minions(GreenleafVillage, GREEN)]).toEqual([2, 1]);
    expect([t.s.generals[BLACK].step, total(t, BLACK)]).toEqual([0, 0]);
    expect(t.told('generalStayed')).toMatchObject([{ general: BLACK, why: 'notNext' }]);
  });

  it('S59: a defeated General is ignored, its minions are not (REA-R20)', () => {
    const t = night(['DS33', 'DS45'], { generals: { [BLACK]: { life: 0 } } });
    expect([t.minions(BloodFlats, RED), t.minions(GreenleafVillage, GREEN), total(t, BLACK)]).toEqual([2, 1, 0]);
    expect(night(['DS45'], { generals: { [BLACK]: { life: 0 } } }).minions(DarkWoods, BLACK)).toBe(1);
  });

  it('S37: in Mid War the second card moves its General only (REA-4.9, REA-5.43, REA-R19)', () => {
    const t = night(['DS17', 'DS21'], { generals: { [BLUE]: { life: 0 }, [BLACK]: { step: 1 } } });
    expect([t.minions(WyvernForest, GREEN), t.minions(BrookdaleVillage, BLACK)]).toEqual([1, 1]);
    expect([total(t, RED), total(t, GREEN)]).toEqual([0, 1]);
    expect([t.s.generals[BLACK].step, t.minions(SeaBirdPort, BLACK), t.told('overrun')]).toEqual([2, 3, []]);
    expect(t.s.darkDiscard).toEqual([card('DS17'), card('DS21')]);
  });

  it('S38: in Late War three cards, the third for its General only (REA-4.10, REA-5.45)', () => {
    const t = night(['DS17', 'DS18', 'DS04'], {
      generals: { ...outer, [GREEN]: { life: 6, step: 1 }, [BLUE]: { life: 0 } },
    });
    expect(t.told('darknessTurnedUp').map(({ generalOnly }) => generalOnly)).toEqual([false, false, true]);
    expect(t.s.generals[GREEN].step).toBe(2);
    expect(t.minions(DragonsTeethRange, BLUE)).toBe(0);
  });

  it('S58: the number of cards follows the defeats (REA-5.41, REA-5.42, REA-5.43, REA-5.44, REA-5.45, REA-R46)', () => {
    const quiet = ['DS47', 'DS48', 'DS49'];
    const cards = [
      {},
      { [GREEN]: { life: 0 } },
      { [GREEN]: { life: 0 }, [BLACK]: { life: 0 } },
      { [GREEN]: { life: 0 }, [BLACK]: { life: 0 }, [RED]: { life: 0 } },
    ].map(generals => night(quiet, { generals }).told('darknessTurnedUp').length);
    expect(cards).toEqual([1, 2, 2, 3]);
  });

  it('S51: Patrols put an Orc in every green land without minions (REA-R47)', () => {
    const four = {
      [RavenForest]: { green: 1 },
      [WyvernForest]: { red: 1 },
      [ThornyWoods]: { green: 3 },
      [GreenleafVillage]: { blue: 2 },
    };
    const t = night(['DS50'], { minions: four });
    const step = t.s.generals[GREEN].step;
    expect([step, total(t, GREEN)]).toEqual([1, 4 + 7 + 2]);
    expect([t.minions(RavenForest, GREEN), t.minions(WyvernForest, GREEN), t.minions(FatherOakForest, GREEN)]).toEqual([
      1, 0, 1,
    ]);
  });

  it('a War Party doubles lone Orcs, as they stood before (REA-R47)', () => {
    const t = night(['DS54'], {
      minions: { [RavenForest]: { green: 1 }, [WyvernForest]: { green: 1, red: 1 }, [WolfPass]: { green: 2 } },
    });
    expect([t.minions(RavenForest, GREEN), t.minions(WyvernForest, GREEN), t.minions(WolfPass, GREEN)]).toEqual([
      2, 1, 2,
    ]);
  });

  it('S52: the Monarch City card draws in the neighbours and reshuffles (REA-R47, REA-R48)', () => {
    const t = night(['DS56'], {
      minions: {
        [WolfPass]: { green: 2 },
        [BountyBay]: { blue: 1 },
        [MonarchCity]: { black: 1 },
        [RavenForest]: { red: 1 },
      },
      darkDiscard: [card('DS01'), card('DS02')],
      heroDiscard: [card('HC01')],
      questDiscard: [card('Q01')],
    });
    expect([GREEN, BLACK, RED, BLUE].map(colour => t.minions(MonarchCity, colour))).toEqual([1, 1, 0, 1]);
    expect([t.s.darkDiscard, t.s.heroDiscard, t.s.questDiscard]).toEqual([[], [], []]);
    expect([t.s.darkDeck.length, t.s.heroDeck.length, t.s.questDeck.length]).toEqual([62, 96, 23]); // the next hero drew a quest
    expect(t.told('deckRefilled').map(({ deck, cards, rule }) => [deck, cards, rule])).toEqual([
      ['darkness', 62, 'REA-R47'],
      ['hero', 96, 'REA-R47'],
      ['quest', 24, 'REA-R47'],
    ]);
    // Shuffled, not just put back.
    expect(t.s.heroDeck.at(-1)).not.toBe(card('HC01'));
    expect(t.told('generalAdvanced')).toEqual([]);
  });

  it('as a card for Generals only, special cards place nothing (REA-R47)', () => {
    const mid = { [BLUE]: { life: 0 } } as const;
    const patrols = night(['DS47', 'DS50'], { generals: mid });
    expect([total(patrols, GREEN), patrols.s.generals[GREEN].step]).toEqual([2, 1]);
    const city = night(['DS47', 'DS56'], {
      generals: mid,
      minions: { [WolfPass]: { green: 2 } },
      heroDiscard: [card('HC01')],
    });
    expect([city.s.crowd[MonarchCity], city.s.heroDiscard]).toEqual([0, []]);
  });
});

describe('overruns', () => {
  it('S30: the fourth minion is not placed: crystal and spread (REA-1.2, REA-4.13, REA-5.35, REA-5.36, REA-5.37, REA-5.38, REA-R10, REA-R12)', () => {
    const t = night(['DS34'], { minions: { [AngelTearFalls]: { black: 3 }, [RavenForest]: { green: 3 } } });
    expect([t.minions(AngelTearFalls, BLACK), t.s.crystals[AngelTearFalls], t.s.crystals[RavenForest]]).toEqual([
      3, 1, 1,
    ]);
    for (const space of [BountyBay, DragonsTeethRange, FireRiver, PleasantHill])
      expect(t.minions(space, BLACK)).toBe(1);
    expect([12 - t.s.crystalSupply, total(t, BLACK)]).toEqual([2, 7]);
  });

  const demons = { minions: { [PleasantHill]: { red: 2 }, [RavenForest]: { red: 2 } } };

  it('S31: a third Demon overruns, its spread does not (REA-5.35, REA-5.37, REA-R11, REA-R13)', () => {
    const t = night(['DS07'], demons);
    expect([t.minions(PleasantHill, RED), t.s.crystals[PleasantHill]]).toEqual([3, 1]);
    expect(
      [AngelTearFalls, BrookdaleVillage, FatherOakForest, RavenForest].map(space => t.minions(space, RED)),
    ).toEqual([1, 1, 1, 3]);
    expect([t.s.crystals[RavenForest], t.minions(BloodFlats, RED), t.minions(FatherOakForest, GREEN)]).toEqual([
      1, 0, 2,
    ]);
    expect(12 - t.s.crystalSupply).toBe(2);
    expect(t.told('minionsNotPlaced')).toMatchObject([{ space: PleasantHill, colour: RED, amount: 1 }]);
  });

  it('S32: with taintOnly the third Demon taints and the fourth overruns (REA-R11)', () => {
    const t = night(['DS07'], { ...demons, options: { demons: 'taintOnly' } });
    expect([t.minions(PleasantHill, RED), t.s.crystals[PleasantHill], t.s.crystals[RavenForest]]).toEqual([3, 2, 1]);
    expect(
      [AngelTearFalls, BrookdaleVillage, FatherOakForest, RavenForest].map(space => t.minions(space, RED)),
    ).toEqual([1, 1, 1, 3]);
    expect(12 - t.s.crystalSupply).toBe(3);
  });

  it('S39: arriving minions overrun like any others, once (REA-7.5, REA-R10, REA-R19)', () => {
    const t = night(['DS47', 'DS21'], {
      generals: { [BLUE]: { life: 0 }, [BLACK]: { step: 1 } },
      minions: { [SeaBirdPort]: { black: 2 } },
    });
    expect([t.minions(SeaBirdPort, BLACK), t.s.crystals[SeaBirdPort]]).toEqual([3, 1]);
    expect(
      [BrookdaleVillage, FatherOakForest, RockBridgePass, WindyPass].map(space => t.minions(space, BLACK)),
    ).toEqual([1, 1, 1, 1]);
    expect(t.told('overrun')).toHaveLength(1);
  });

  it('Inns and Monarch City take no crystal (REA-5.39)', () => {
    const t = night(['DS43'], {
      minions: { [OrcValley]: { red: 1, green: 2 }, [MonarchCity]: { red: 3 } },
      heroes: two,
    });
    expect([t.s.crystals[MonarchCity], t.s.crystals[OrcValley], t.s.crowd[MonarchCity]]).toEqual([0, 1, 4]);
  });
});

describe('how it ends badly', () => {
  it('S33: the fifth minion in Monarch City, in board order of the spread (REA-1.9, REA-5.39, REA-5.40, REA-6.5, REA-R12, REA-R16, REA-R17)', () => {
    const t = night(['DS35'], { minions: { [MonarchCity]: { green: 4 }, [BountyBay]: { black: 3 } } });
    expect([t.s.lostBy, t.s.crystals[BountyBay]]).toEqual(['city', 1]);
    expect([AngelTearFalls, GreenleafVillage, MermaidHarbor].map(space => t.minions(space, BLUE))).toEqual([1, 1, 1]);
    expect(t.asking).toBe('nobody');
  });

  it('S34: a minion that is not there (REA-1.7, REA-6.3, REA-R14)', () => {
    const t = night(['DS15'], { supply: { [BLACK]: 1 } });
    expect(t.told('lost')).toHaveLength(1);
    expect([t.s.lostBy, t.minions(MccormHighlands, BLACK), t.minions(MermaidHarbor, BLACK)]).toEqual([
      'supply:black',
      1,
      0,
    ]);
  });

  it('S35: the twelfth crystal, before anything spreads (REA-1.8, REA-6.4, REA-R15, REA-R17)', () => {
    const t = night(['DS34'], { minions: { [AngelTearFalls]: { black: 3 } }, crystals: { [DarkWoods]: 11 } });
    expect([t.s.lostBy, total(t, BLACK)]).toEqual(['taint', 3]);
  });

  it('S36: a General in Monarch City (REA-1.6, REA-6.2, REA-R57)', () => {
    const t = night(['DS10'], { generals: { [GREEN]: { step: 3 } } });
    expect([t.s.lostBy, t.minions(OrcValley, RED), t.minions(BountyBay, BLUE)]).toEqual(['general', 1, 1]);
    expect(t.s.outcome).toMatchObject({ winners: [], scores: [0, 0] });
  });
});

it('S53: the Wizard may replace a card once each in his own Night (REA-R60, REA-4.9)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard }, { hero: Dwarf }],
    generals: { [BLUE]: { life: 0 }, [BLACK]: { step: 1 } },
    darkDeck: ['DS10', 'DS47', 'DS21'].map(card),
    first: [{ do: 'night' }],
  });
  expect(t.asking).toBe('A wisdom');
  t.chooses('replace');
  expect(t.asking).toBe('A wisdom');
  t.chooses('keep');
  expect(t.s.darkDiscard).toEqual(['DS10', 'DS47', 'DS21'].map(card));
  expect([t.minions(OrcValley, RED), total(t, GREEN), t.s.generals[BLACK].step]).toEqual([0, 0, 2]);
});

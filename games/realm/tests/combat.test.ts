/** Scenarios of combat with minions, wounds and death. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard, heroes } from '../content/heroes.ts';
import {
  BountyBay,
  BrookdaleVillage,
  DarkWoods,
  GreenleafVillage,
  MonarchCity,
  OrcValley,
  RavenForest,
  RockBridgePass,
  SeaBirdPort,
  WindyPass,
  WolfPass,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import { ENGAGE } from './actions.ts';
import { arrange } from './arrange.ts';
import type { AtSlot } from './arrange.ts';
import { card } from './cards.ts';

describe('Engage Minions', () => {
  it('S18: a die per minion, and the Dwarf rolls failed Dragonkin dice again (REA-5.16, REA-5.18, REA-5.20, REA-R39)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: BountyBay }], minions: { [BountyBay]: { blue: 2, black: 1 } } });
    t.dice(3, 4, 5).does(ENGAGE);
    expect(t.asking).toBe('A useReroll');
    t.dice(6).chooses('dragonSlayer');
    expect([t.minions(BountyBay, BLUE), t.minions(BountyBay, BLACK), t.s.supply[BLUE]]).toEqual([0, 1, 25]);
  });

  it('each faction is hit from its own number on (REA-5.17, REA-5.18, REA-5.19, REA-5.20)', () => {
    const hits = (name: 'green' | 'black' | 'red' | 'blue', face: number): boolean => {
      const t = arrange({ heroes: [{ hero: Wizard, at: BountyBay }], minions: { [BountyBay]: { [name]: 1 } } });
      t.dice(face).does(ENGAGE);
      return t.s.crowd[BountyBay] === 0;
    };
    expect([hits('green', 2), hits('green', 3)]).toEqual([false, true]);
    expect([hits('black', 3), hits('black', 4)]).toEqual([false, true]);
    expect([hits('red', 3), hits('red', 4)]).toEqual([false, true]);
    expect([hits('blue', 4), hits('blue', 5)]).toEqual([false, true]);
  });

  it('S19: the Cleric’s attacks are blessed against Undead and Demons (REA-R39)', () => {
    const t = arrange({ heroes: [{ hero: Cleric, at: WolfPass }], minions: { [WolfPass]: { black: 2, red: 1 } } });
    t.dice(3, 2, 3).does(ENGAGE);
    expect([t.minions(WolfPass, BLACK), t.minions(WolfPass, RED)]).toEqual([1, 0]);
  });

  it('S20: the Sorceress ambushes once in a form (REA-R39)', () => {
    const t = arrange({
      heroes: [{ hero: Sorceress, at: RavenForest, form: GREEN, ambush: true }],
      minions: { [RavenForest]: { green: 3 }, [BrookdaleVillage]: { green: 1 } },
    });
    t.dice(1, 1, 2).does(ENGAGE);
    expect(t.s.crowd[RavenForest]).toBe(0);
    expect(t.hero().ambush).toBe(false);
  });

  it('S21: Archery goes next door, without Woods Lore (REA-5.7)', () => {
    const t = arrange({ heroes: [{ hero: Ranger, at: GreenleafVillage }], minions: { [BountyBay]: { blue: 2 } } });
    t.dice(4, 5).does({ action: 'archery', to: BountyBay, colour: NONE });
    expect(t.minions(BountyBay, BLUE)).toBe(1);
    const here = arrange({
      heroes: [{ hero: Ranger, at: GreenleafVillage }],
      minions: { [GreenleafVillage]: { blue: 1 } },
    });
    here.dice(4).does(ENGAGE);
    expect(here.s.crowd[GreenleafVillage]).toBe(0);
  });

  it('S22: a Fireball burns every colour on 2+ (REA-5.7, REA-R50)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: OrcValley, hand: [card('HC45')] }],
      minions: { [OrcValley]: { red: 1, green: 2 } },
    });
    t.dice(1, 6, 2).does({ action: 'fireball', card: card('HC45') });
    expect([t.minions(OrcValley, RED), t.minions(OrcValley, GREEN), t.s.heroDiscard]).toEqual([0, 1, [card('HC45')]]);
  });

  it('S60: a Slayer needs no dice for that colour (REA-R49)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: RavenForest, slain: [GREEN] }],
      generals: { [GREEN]: { life: 0 } },
      minions: { [RavenForest]: { green: 2, red: 1 } },
    });
    t.dice(2).does(ENGAGE);
    expect([t.minions(RavenForest, GREEN), t.minions(RavenForest, RED)]).toEqual([0, 1]);
    expect(t.told('combatRolled')).toMatchObject([{ colours: [RED] }]);
  });

  it('S72: more dice than the box holds are simply rolled again (REA-R54, REA-5.16)', () => {
    const t = arrange({ heroes: [{ hero: Paladin }], minions: { [MonarchCity]: { green: 4 } } });
    t.dice(2, 3, 5, 6).does(ENGAGE);
    expect(t.minions(MonarchCity, GREEN)).toBe(1);
  });

  it('S66: removed minions do not count for a hunt, defeated ones do (REA-R50, REA-R55)', () => {
    const t = arrange({
      heroes: [
        { hero: Ranger, at: WindyPass, quest: card('Q18'), progress: 2 },
        { hero: Dwarf, hand: [card('SP04')] },
      ],
      minions: { [DarkWoods]: { black: 1 }, [RavenForest]: { black: 1 } },
    });
    t.dice(4).does({ action: 'archery', to: DarkWoods, colour: NONE });
    expect(t.hero().progress).toBe(3);
    t.says(1, card('SP04'));
    while (t.decision.ask === 'pickSpace') t.chooses(t.offers(RavenForest) ? RavenForest : 'stop');
    expect([t.s.crowd[RavenForest], t.hero().progress, t.hero().quest, t.s.supply[BLACK]]).toEqual([
      0,
      3,
      card('Q18'),
      25,
    ]);
  });
});

describe('the end of Daytime', () => {
  const stack = { [WolfPass]: { black: 1, green: 2 } };
  const woundsOf = (hero: AtSlot): number => {
    const t = arrange({
      heroes: [{ at: WolfPass, ...hero }, { hero: hero.hero === Dwarf ? Cleric : Dwarf }],
      minions: stack,
      darkDeck: [card('DS47')],
    });
    t.does({ action: 'endDay' });
    return t
      .told('wounded')
      .filter(({ slot }) => slot === 0)
      .reduce((sum, { amount }) => sum + amount, 0);
  };

  it('S23: a token per minion and one for Fear, less what heroes ignore (REA-5.32, REA-5.33, REA-R3, REA-R4)', () => {
    expect(woundsOf({ hero: Wizard })).toBe(4);
    expect(woundsOf({ hero: Paladin })).toBe(2);
    expect(woundsOf({ hero: Dwarf })).toBe(3);
    expect(woundsOf({ hero: Rogue })).toBe(1);
    expect(woundsOf({ hero: Sorceress, form: BLACK })).toBe(3);
    expect(woundsOf({ hero: Sorceress, form: GREEN })).toBe(2);
    expect(woundsOf({ hero: EagleRider, style: 'sky' })).toBe(0);
    expect(woundsOf({ hero: EagleRider, style: 'ground' })).toBe(4);
  });

  it('S23: a Cleric who turns the Undead away has two wounds left to take', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: WolfPass }, { hero: Dwarf }],
      minions: stack,
      darkDeck: [card('DS47')],
    });
    t.does({ action: 'endDay' }).chooses('yes');
    if (t.decision.ask === 'moveUndead') t.chooses(t.offered[0]);
    expect(t.hero().lost).toBe(2);
  });

  it('S54: Undead are turned to neighbours with room (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: WindyPass }, { hero: Dwarf }],
      minions: { [WindyPass]: { black: 2 }, [DarkWoods]: { green: 3 }, [RockBridgePass]: { green: 2 } },
      darkDeck: [card('DS47')],
    });
    t.does({ action: 'endDay' }).chooses('yes');
    expect(t.offered).toEqual([RockBridgePass, SeaBirdPort]);
    expect(t.refusalOf(DarkWoods)).toEqual({ rule: 'REA-5.7', why: 'noRoomForUndead' });
    t.chooses(RockBridgePass);
    if (t.decision.ask === 'moveUndead') t.chooses(SeaBirdPort);
    expect([t.minions(RockBridgePass, BLACK), t.minions(SeaBirdPort, BLACK), t.hero().lost]).toEqual([1, 1, 0]);
  });

  it('S25: death, and a new hero in Monarch City (REA-5.34, REA-7.8, REA-7.9, REA-R5)', () => {
    const hand = [0, 1, 2, 3, 4, 5];
    const t = arrange({
      heroes: [
        { hero: Wizard, at: WolfPass, up: 2, down: 0, lost: 3, hand, quest: card('Q03'), completed: [card('Q01')] },
        { hero: Dwarf },
      ],
      minions: { [WolfPass]: { green: 2 } },
      darkDeck: [card('DS17')],
    });
    t.does({ action: 'endDay' });
    expect(t.asking).toBe('A pickReplacement');
    expect(t.refusalOf(Dwarf)).toEqual({ rule: 'REA-R5', why: 'heroInPlay' });
    expect([t.s.heroDiscard, t.s.questBox.toSorted((a, b) => a - b)]).toEqual([hand, [card('Q01'), card('Q03')]]);
    t.chooses(Paladin);
    const hero = t.hero();
    expect([hero.hero, hero.space, hero.up, hero.lost]).toEqual([Paladin, MonarchCity, heroes[Paladin].life, 0]);
    expect([hero.hand.length, hero.quest !== NONE, hero.completed]).toEqual([2, true, []]);
    expect(t.told('darknessTurnedUp')).toHaveLength(1);
  });
});

it('S62: wounds take tokens that were spent first (REA-R30, REA-R31)', () => {
  const hand = [card('HC01'), card('HC30'), card('HC31'), card('HC50')];
  const t = arrange({
    heroes: [{ hero: Dwarf, at: 0, up: 4, down: 1, hand }],
    generals: { [GREEN]: { step: 1 } },
  });
  t.does({ action: 'attackGeneral' });
  t.dice(2);
  if (t.decision.ask === 'commit') t.chooses(card('HC01'));
  expect(t.asking).toBe('A pickLostCard');
  t.chooses(card('HC30')).chooses(card('HC31'));
  const { up, down, lost, space } = t.hero();
  expect([up, down, lost, space]).toEqual([3, 1, 1, MonarchCity]);
  expect(t.asking).toBe('A chooseAction');
});

it('S63: a General does not keep a hero from healing (REA-5.15, REA-R33)', () => {
  const t = arrange({ heroes: [{ hero: Rogue, at: 0, lost: 3 }], generals: { [GREEN]: { step: 1 } } });
  t.does({ action: 'healWounds' });
  expect(t.hero().lost).toBe(1);
});

/** Every invariant notices what it is there for: a sound table is tampered with, and it must complain. */
import { copy } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { cardColour, cardDice } from '../content/cards.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { BountyBay, ChimeraInn, MonarchCity, OrcValley, ThornyWoods, WolfPass } from '../content/map.ts';
import { BLUE, COLOURS, GREEN, RED } from '../content/types.ts';
import { invariants } from '../checks/invariants.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { arrange } from './arrange.ts';

const sound = (): RealmState =>
  arrange({
    heroes: [{ hero: Wizard, at: WolfPass, hand: [1, 2], quest: 0 }, { hero: Dwarf }],
    minions: { [WolfPass]: { green: 2 }, [OrcValley]: { red: 2 } },
    crystals: { [OrcValley]: 1 },
  }).s;

/** The invariants that an altered table breaks. */
function complaints(change: (s: RealmState) => void, before: RealmState | null = null): string[] {
  const s = copy(sound());
  change(s);
  return invariants.flatMap(({ name, broken }) => (broken(s, before, []) === undefined ? [] : [name]));
}

/** One die against Gorgutt. */
const greenCard = cardColour.findIndex((colour, card) => colour === GREEN && cardDice[card] === 1);

describe('the invariants', () => {
  it('hold for a sound table', () => {
    expect(complaints(() => {})).toEqual([]);
    expect(complaints(() => {}, sound())).toEqual([]);
  });

  const tampered: readonly [string, (s: RealmState) => void][] = [
    ['1 Minions are conserved', s => s.supply[GREEN]++],
    ['1 Crowds are the sum of their minions', s => s.crowd[WolfPass]++],
    ['2 Crystals are conserved', s => s.crystalSupply--],
    ['3 Gates are conserved', s => s.gateSupply++],
    ['3 Gates stand apart', s => (s.gates[WolfPass] = 2)],
    ['4 No location holds too many minions', s => put(s, WolfPass, GREEN, 2)],
    ['5 Inns are empty, Monarch City is untainted', s => put(s, ChimeraInn, GREEN, 1)],
    ['6 Every Hero card is in exactly one place', s => s.heroes[0].hand.push(s.heroDeck[0])],
    ['6 Only special cards leave, and only held cards are known', s => s.removed.push(s.heroes[0].hand.pop()!)],
    ['7 Every Darkness card is in exactly one place', s => s.darkDeck.pop()],
    ['7 Every quest is in exactly one place', s => (s.heroes[0].quest = NONE)],
    ['7 Quests are under way or completed', s => s.heroes[0].spent.push(0)],
    ['8 Life Tokens are conserved', s => s.heroes[0].up--],
    ['9 Heroes stand in one space, each once', s => (s.heroes[1].hero = Wizard)],
    ['10 Generals are on their routes', s => (s.generals[RED].step = 4)],
    ['10 Generals are on their routes', s => (s.generals[RED].life = 9)],
    ['10 Sapphire is unhurt outside a battle', s => s.generals[BLUE].life--],
    ['10 Wounded Generals heal', s => s.generals[GREEN].life--],
    [
      '11 A Night has the cards of the War Status',
      s => Object.assign(s, { phase: 'night', night: { ...s.night, left: 2 } }),
    ],
    ['13 Rumors and re-rolls are limited', s => (s.rumors = 3)],
    ['16 General cards are held for defeated Generals', s => s.heroes[0].slain.push(GREEN)],
    ['17 Decisions belong to their heroes', s => (s.active = 1)],
    ['18 The end is final', s => (s.lostBy = 'general')],
    ['Marks fit their heroes', s => (s.heroes[0].style = 'sky')],
  ];

  it.each(tampered)('notice: %s', (name, change) => {
    expect(complaints(change)).toContain(name);
  });

  it('notice a General who moves back by himself, and one who moves on with a major wound', () => {
    const before = copy(sound());
    before.generals[GREEN].step = 2;
    expect(complaints(s => void (s.generals[GREEN].step = 1), before)).toContain('15 Generals march step by step');
    before.generals[GREEN].life = 2;
    expect(complaints(s => void (s.generals[GREEN].step = 3), before)).toContain('15 Generals march step by step');
  });

  it('notice a Sorceress who enters Monarch City in a form, but not one who takes it there', () => {
    const before = copy(sound());
    const shift = (s: RealmState, space: number): void => {
      Object.assign(s.heroes[0], { hero: Sorceress, up: 6, space, form: RED });
    };
    shift(before, BountyBay);
    expect(complaints(s => shift(s, MonarchCity), before)).toContain('20 In a form the Sorceress stays outside');
    shift(before, MonarchCity);
    expect(complaints(s => shift(s, MonarchCity), before)).toEqual([]);
  });

  it('notice minions that nobody placed, and wounds that nobody took', () => {
    const ended = arrange({
      heroes: [{ hero: Cleric, at: WolfPass }, { hero: Dwarf }],
      minions: { [WolfPass]: { green: 2 } },
      darkDeck: [46],
    });
    const before = copy(ended.s);
    ended.does({ action: 'endDay' });
    const judged = (change: (s: RealmState) => void): string[] => {
      const s = copy(ended.s);
      change(s);
      return invariants.flatMap(({ name, broken }) => (broken(s, before, []) === undefined ? [] : [name]));
    };
    expect(judged(() => {})).toEqual([]);
    expect(judged(s => put(s, BountyBay, GREEN, 1))).toEqual(['14 Darkness cards do what is printed, overruns end']);
    expect(judged(s => (s.heroes[0].lost--, void s.heroes[0].up++))).toEqual(['8 Minions wound as many as they are']);
  });

  it('know that an attack can end the day with nobody asked: the hero dies, and the last one left arrives', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: ThornyWoods, hand: [greenCard], lost: 3 }, { hero: Dwarf }],
      darkDeck: [46],
    });
    t.s.fallen = [Cleric, EagleRider, Paladin, Ranger, Rogue];
    const before = copy(t.s);
    t.dice(1).does({ action: 'attackGeneral' });
    expect([t.hero().hero, t.s.active]).toEqual([Sorceress, 1]);
    for (const { broken } of invariants) expect(broken(t.s, before, [])).toBeUndefined();
  });
});

/** Minions from the supply, all counters right. */
function put(s: RealmState, space: number, colour: number, n: number): void {
  s.minions[space * COLOURS + colour] += n;
  s.crowd[space] += n;
  s.supply[colour] -= n;
}

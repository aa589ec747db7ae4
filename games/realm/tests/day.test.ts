/** Scenarios of a Daytime: tokens, travel, gates, Rumors, healing. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  BloodFlats,
  BountyBay,
  DancingStones,
  DarkWoods,
  EagleNestInn,
  GryphonInn,
  MonarchCity,
  OrcValley,
  RavenForest,
  SeaBirdPort,
  SeagullLagoon,
  WindyPass,
  WolfPass,
} from '../content/map.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import type { Hero } from '../state.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';

const tokens = ({ up, down, lost }: Hero): string => `${up} up, ${down} down, ${lost} lost`;

describe('tokens and actions', () => {
  it('S04: dawn turns spent tokens up and brings no lost one back (REA-4.2, REA-4.3, REA-4.4, REA-R2)', () => {
    const t = arrange({
      heroes: [{ hero: Paladin, up: 0, down: 3, lost: 2 }, { hero: Dwarf }],
      active: 1,
      first: [{ do: 'beginTurn' }],
    });
    expect(tokens(t.hero(0))).toBe('3 up, 0 down, 2 lost');
    expect(t.told('turnBegan').at(-1)).toMatchObject({ slot: 0, actions: 3 });
  });

  it('S05: six actions of a Ranger who wakes in a green land, the bonus last (REA-4.4, REA-R51)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf }, { hero: Ranger, at: RavenForest }], first: [{ do: 'beginTurn' }] });
    expect(t.hero(1).bonus).toBe(1);
    const walk = [RavenForest, BloodFlats];
    for (let action = 1; action <= 6; action++) {
      t.does({ action: 'foot', to: walk[action % 2] });
      expect([t.hero(1).up, t.hero(1).bonus]).toEqual([Math.max(0, 5 - action), action < 6 ? 1 : 0]);
    }
    expect(t.actions('foot')).toEqual([]);
    expect(t.refusalOf({ action: 'foot', to: BloodFlats })).toEqual({ rule: 'REA-4.4', why: 'noActions' });
  });

  it('S57: heroes walk through minions without a fight, and may stop early (REA-5.1, REA-5.2, REA-7.1, REA-7.2, REA-R53)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: OrcValley }],
      minions: { [OrcValley]: { red: 3 }, [WolfPass]: { green: 2 } },
    });
    t.does({ action: 'foot', to: WolfPass }).does({ action: 'foot', to: SeagullLagoon });
    expect(t.hero().space).toBe(SeagullLagoon);
    expect(tokens(t.hero())).toBe('3 up, 2 down, 0 lost');
    expect(t.told('combatRolled')).toEqual([]);
    expect(t.offers({ action: 'endDay' })).toBe(true);
  });
});

describe('travel', () => {
  it('S06: a Horse carries 1–2 spaces, an Eagle 1–4 (REA-5.3, REA-5.4, REA-R37)', () => {
    const [horse, eagle] = [card('HC02'), card('HC05')];
    const t = arrange({ heroes: [{ hero: Dwarf, hand: [horse, eagle] }] });
    expect(t.offers({ action: 'horse', card: horse, to: SeaBirdPort })).toBe(true);
    expect(t.offers({ action: 'horse', card: horse, to: WindyPass })).toBe(false);
    expect(t.offers({ action: 'eagle', card: eagle, to: DarkWoods })).toBe(true);
    expect(t.offers({ action: 'eagle', card: eagle, to: EagleNestInn })).toBe(false);
    expect(t.offers({ action: 'horse', card: horse, to: MonarchCity })).toBe(false);
    t.does({ action: 'horse', card: horse, to: SeaBirdPort });
    expect(t.s.heroDiscard).toEqual([horse]);
    expect([t.hero().space, t.hero().up]).toEqual([SeaBirdPort, 4]);
  });

  it('S07: a Gate card leads to its location or to a gate (REA-5.5, REA-R38)', () => {
    const gate = card('HC29');
    const t = arrange({ heroes: [{ hero: Dwarf, at: BountyBay, hand: [gate] }] });
    expect(t.actions('gateCard').map(({ to }) => to)).toEqual([DarkWoods, DancingStones]);
    t.does({ action: 'gateCard', card: gate, to: DarkWoods });
    expect(t.s.heroDiscard).toEqual([gate]);
  });

  it('S08: from gate to gate without a card (REA-5.6)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: DarkWoods }], gates: [DancingStones, DarkWoods] });
    t.does({ action: 'gate', to: DancingStones });
    expect([t.hero().space, t.hero().up, t.s.heroDiscard]).toEqual([DancingStones, 4, []]);
    expect(arrange({ heroes: [{ hero: Dwarf }] }).actions('gate')).toEqual([]);
  });

  it('S09: a card that names the place builds a gate, once (REA-5.8, REA-R36)', () => {
    const [horse, gate] = [card('HC80'), card('HC79')];
    const t = arrange({
      heroes: [{ hero: Dwarf, at: WolfPass, hand: [horse, gate] }],
      gates: [DancingStones, DarkWoods],
    });
    t.does({ action: 'buildGate', card: horse });
    expect([t.s.heroDiscard, t.s.gates[WolfPass], t.s.gateSupply]).toEqual([[horse], 1, 2]);
    expect(t.actions('buildGate')).toEqual([]);
    expect(t.refusalOf({ action: 'buildGate', card: gate })).toEqual({ rule: 'REA-R36', why: 'gateStandsHere' });
  });
});

describe('Rumors at the Inn', () => {
  it('S10: the called colour is kept, the rest discarded, twice a turn (REA-5.9, REA-5.10, REA-R34)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: GryphonInn }], heroDeck: [card('HC69'), card('HC13')] });
    t.does({ action: 'rumors', colour: BLUE });
    expect([t.hero().hand, t.s.heroDiscard]).toEqual([[card('HC69')], [card('HC13')]]);
    t.does({ action: 'rumors', colour: BLUE });
    expect(t.actions('rumors')).toEqual([]);
    expect(t.refusalOf({ action: 'rumors', colour: RED })).toMatchObject({ rule: 'REA-5.10' });
  });

  it('S11: the crafty Rogue hears five and keeps every Special (REA-5.9)', () => {
    const deck = ['HC45', 'SP11', 'HC21', 'HC46', 'HC79'].map(card);
    const t = arrange({ heroes: [{ hero: Rogue, at: GryphonInn }], heroDeck: deck });
    t.does({ action: 'rumors', colour: RED });
    expect(t.hero().hand).toEqual(['HC45', 'SP11', 'HC46'].map(card));
    expect(t.s.heroDiscard).toEqual(['HC21', 'HC79'].map(card));
  });

  it('S12: Monarch City is no Inn (REA-R34)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf }] });
    expect(t.actions('rumors')).toEqual([]);
    expect(t.refusalOf({ action: 'rumors', colour: RED })).toEqual({ rule: 'REA-R34', why: 'cityIsNoInn' });
    const field = arrange({ heroes: [{ hero: Dwarf, at: WolfPass }] });
    expect(field.refusalOf({ action: 'rumors', colour: RED })).toEqual({ rule: 'REA-5.9', why: 'notAtInn' });
  });

  it('S68: the deck is refilled between two cards (REA-R48, REA-5.9)', () => {
    const discard = Array.from({ length: 30 }, (_, n) => n + 20);
    const t = arrange({
      heroes: [{ hero: Dwarf, at: GryphonInn }],
      heroDeck: [card('HC01')],
      heroDiscard: discard,
      short: true,
    });
    t.does({ action: 'rumors', colour: GREEN });
    expect(t.hero().hand).toContain(card('HC01'));
    expect(t.s.heroDeck).toHaveLength(29);
    expect(t.told('deckRefilled')).toMatchObject([{ deck: 'hero', cards: 30 }]);
  });
});

describe('healing', () => {
  it('S13: a card of the land and a 5 heal it; the card is gone either way (REA-5.11, REA-5.12, REA-5.13, REA-R35)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: RavenForest, hand: [card('HC14'), card('HC13')] }],
      minions: { [RavenForest]: { green: 2 } },
      crystals: { [RavenForest]: 1 },
    });
    t.dice(4, 3).does({ action: 'healLand', card: card('HC14') });
    expect([t.s.crystals[RavenForest], t.s.crystalSupply, t.s.heroDiscard]).toEqual([1, 11, [card('HC14')]]);
    t.dice(2, 5).does({ action: 'healLand', card: card('HC13') });
    expect([t.s.crystals[RavenForest], t.s.crystalSupply]).toEqual([0, 12]);
  });

  it('only one crystal leaves per action, even with two fives (REA-5.13)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: RavenForest, hand: [card('HC14')] }],
      crystals: { [RavenForest]: 2 },
    });
    t.dice(5, 6).does({ action: 'healLand', card: card('HC14') });
    expect(t.s.crystals[RavenForest]).toBe(1);
  });

  it('S14: the Sorceress rolls a third die (REA-5.11)', () => {
    const t = arrange({
      heroes: [{ hero: Sorceress, at: RavenForest, hand: [card('HC14')] }],
      crystals: { [RavenForest]: 1 },
    });
    t.dice(4, 3, 5).does({ action: 'healLand', card: card('HC14') });
    expect(t.s.crystals[RavenForest]).toBe(0);
  });

  it('S15: the Cleric sanctifies without a card, but not among minions (REA-5.7)', () => {
    const t = arrange({ heroes: [{ hero: Cleric, at: BloodFlats }], crystals: { [BloodFlats]: 1 } });
    t.dice(1, 6).does({ action: 'sanctify' });
    expect(t.s.crystals[BloodFlats]).toBe(0);
    const among = arrange({
      heroes: [{ hero: Cleric, at: BloodFlats }],
      crystals: { [BloodFlats]: 1 },
      minions: { [BloodFlats]: { green: 1 } },
    });
    expect(among.offers({ action: 'sanctify' })).toBe(false);
    expect(among.refusalOf({ action: 'sanctify' })).toEqual({ rule: 'REA-5.7', why: 'minionsInTheWay' });
  });

  it('S16: two wounds are healed in the field, and the tokens come back face down (REA-5.15, REA-R32)', () => {
    const t = arrange({ heroes: [{ hero: Wizard, at: WolfPass, up: 1, down: 1, lost: 3 }] });
    t.does({ action: 'healWounds' });
    expect(tokens(t.hero())).toBe('0 up, 4 down, 1 lost');
    expect(t.refusalOf({ action: 'healWounds' })).toMatchObject({ why: 'noActions' });
  });

  it('S17: not among minions, except in Monarch City and at Inns, where all wounds heal (REA-5.14, REA-7.3)', () => {
    const field = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, up: 1, down: 1, lost: 3 }],
      minions: { [WolfPass]: { green: 1 } },
    });
    expect(field.refusalOf({ action: 'healWounds' })).toEqual({ rule: 'REA-7.3', why: 'minionsPreventHealing' });
    const city = arrange({
      heroes: [{ hero: Wizard, up: 1, down: 1, lost: 3 }],
      minions: { [MonarchCity]: { green: 2 } },
    });
    city.does({ action: 'healWounds' });
    expect(tokens(city.hero())).toBe('0 up, 5 down, 0 lost');
  });
});

it('S75: with no token left Daytime goes on until it is ended (REA-R40, REA-R53)', () => {
  const t = arrange({
    heroes: [
      { hero: Wizard, at: RavenForest, up: 0, down: 5, completed: [22] },
      { hero: Dwarf, hand: [card('SP05')] },
    ],
    crystals: { [RavenForest]: 1 },
    minions: { [WolfPass]: { green: 2 } },
  });
  expect(t.offered).toEqual([{ action: 'spendQuest' }, { action: 'endDay' }]);
  expect(t.asking).toBe('A chooseAction, B playSpecial?');
  expect(t.offeredTo(1)).toEqual([card('SP05')]);
});

it('S73: skills that cost an action are actions (REA-5.7, REA-5.1)', () => {
  const cleric = arrange({ heroes: [{ hero: Cleric, at: BloodFlats }], crystals: { [BloodFlats]: 1 } });
  cleric.does({ action: 'sanctify' });
  expect(cleric.hero().down).toBe(1);
  const wizard = arrange({
    heroes: [{ hero: Wizard, at: OrcValley, hand: [card('HC45')] }],
    minions: { [OrcValley]: { red: 1 } },
  });
  expect(wizard.actions('teleport')).toHaveLength(41);
  wizard.does({ action: 'fireball', card: card('HC45') });
  expect(wizard.hero().down).toBe(1);
  const paladin = arrange({ heroes: [{ hero: Paladin }] });
  paladin.does({ action: 'steed', to: SeaBirdPort });
  expect([paladin.hero().down, paladin.hero().space]).toEqual([1, SeaBirdPort]);
});

it('S71: one seat runs three heroes, turn by turn (REA-4.1, REA-4.7, REA-R7, REA-R8)', () => {
  const t = arrange({ heroes: [{ hero: Dwarf }, { hero: Cleric }, { hero: Wizard }], seats: 1 });
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    order.push(t.s.active);
    t.does({ action: 'endDay' });
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offered.includes('pass') ? 'pass' : t.offered[0]);
  }
  expect(order).toEqual([0, 1, 2, 0]);
  expect(t.seenBy('spectator').heroes.map(({ hand }) => hand.length)).toEqual(
    t.s.heroes.map(({ hand }) => hand.length),
  );
  expect(t.told('nightFell').length).toBeGreaterThanOrEqual(4);
});

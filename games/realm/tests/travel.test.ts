/** Moving (REA-5.2 to REA-5.6, REA-R37, REA-R38), the skills that move a hero, and Magic Gates (REA-5.8, REA-R36). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../agenda.ts';
import { distance } from '../content/distances.ts';
import { Dwarf, EagleRider, Paladin, Ranger, Sorceress, Wizard } from '../content/heroes.ts';
import {
  AmarakPeak,
  BloodFlats,
  BountyBay,
  ChimeraInn,
  DancingStones,
  DarkWoods,
  EagleNestInn,
  FatherOakForest,
  GoldenOakForest,
  GreenleafVillage,
  GryphonForest,
  GryphonInn,
  MinotaurForest,
  MonarchCity,
  MountainsOfMist,
  OrcValley,
  RavenForest,
  RockBridgePass,
  SeaBirdPort,
  SeagullLagoon,
  WindyPass,
  WitheredHills,
  WolfPass,
  spaces,
} from '../content/map.ts';
import { FindMagicGate, UnicornSteed } from '../content/quests.ts';
import { GREEN, RED } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const near = (from: Space, steps: number): Space[] =>
  spaces.flatMap((_, to) => (to !== from && distance[from][to] <= steps ? [to] : []));

type Way = 'foot' | 'horse' | 'eagle' | 'gateCard' | 'gate' | 'steed' | 'flight' | 'teleport';
const goals = (t: Table, way: Way): Space[] =>
  (t.actions(way) as readonly { readonly to: Space }[]).map(({ to }) => to);

describe('along paths', () => {
  it('on foot to a neighbour, Inns included (REA-5.2, REA-R1)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: WitheredHills }] });
    expect(goals(t, 'foot')).toEqual(spaces[WitheredHills].adjacent);
    expect(goals(t, 'foot')).toContain(ChimeraInn);
    expect(t.refusalOf({ action: 'foot', to: MonarchCity })).toEqual({ rule: 'REA-R37', why: 'noWayThere' });
  });

  it('a Horse 1–2, an Eagle 1–4, and never back to the same space (REA-5.3, REA-5.4, REA-R37)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass, hand: [card('HC06'), card('HC05')] }] });
    expect(goals(t, 'horse')).toEqual(near(WolfPass, 2));
    expect(goals(t, 'eagle')).toEqual(near(WolfPass, 4));
    expect(t.refusalOf({ action: 'foot', to: near(WolfPass, 4).find(to => distance[WolfPass][to] === 4)! })).toEqual({
      rule: 'REA-5.2',
      why: 'notAdjacent',
    });
    t.does({ action: 'eagle', card: card('HC05'), to: DarkWoods });
    expect([t.hero().space, t.s.heroDiscard, t.hero().up]).toEqual([DarkWoods, [card('HC05')], 4]);
  });

  it('Special cards carry nobody (REA-R37)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, hand: [card('SP01'), card('SP06')] }] });
    const moves: readonly Action['action'][] = ['horse', 'eagle', 'gateCard'];
    expect(moves.flatMap(way => t.actions(way))).toEqual([]);
  });

  it('nothing on the way stops a move (REA-7.1, REA-7.2, REA-R37)', () => {
    const t = arrange({
      heroes: [{ hero: Paladin, at: WolfPass }],
      minions: { [MonarchCity]: { black: 4 }, [OrcValley]: { red: 2 } },
      generals: { [GREEN]: { step: 3 } },
    });
    t.does({ action: 'steed', to: BountyBay });
    expect([t.hero().space, t.hero().lost, t.told('combatRolled')]).toEqual([BountyBay, 0, []]);
  });
});

describe('skills', () => {
  it('the Paladin’s Noble Steed goes 1–2 spaces without a card (REA-5.7)', () => {
    const t = arrange({ heroes: [{ hero: Paladin, at: WolfPass }] });
    expect(goals(t, 'steed')).toEqual(near(WolfPass, 2));
    expect(arrange({ heroes: [{ hero: Dwarf }] }).actions('steed')).toEqual([]);
  });

  it('so does the Unicorn Steed (REA-5.7, REA-R43)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass, completed: [UnicornSteed] }] });
    expect(goals(t, 'steed')).toEqual(near(WolfPass, 2));
  });

  it('the Eagle Rider flies 1–4 spaces without a card (REA-5.7)', () => {
    const t = arrange({ heroes: [{ hero: EagleRider }] });
    expect(goals(t, 'flight')).toEqual(near(MonarchCity, 4));
    t.does({ action: 'flight', to: DarkWoods });
    expect([t.hero().space, t.hero().up, t.hero().hand]).toEqual([DarkWoods, 3, []]);
    expect(arrange({ heroes: [{ hero: Dwarf }] }).actions('flight')).toEqual([]);
  });

  it('the Wizard teleports to any other location, once in a Daytime, never to an Inn (REA-5.7, REA-R1)', () => {
    const t = arrange({ heroes: [{ hero: Wizard, at: GryphonInn }], seats: 1 });
    expect(goals(t, 'teleport')).toHaveLength(42);
    expect(t.refusalOf({ action: 'teleport', to: ChimeraInn })).toEqual({ rule: 'REA-R1', why: 'noTeleportToInn' });
    t.does({ action: 'teleport', to: AmarakPeak });
    expect([t.hero().space, t.hero().up]).toEqual([AmarakPeak, 4]);
    expect(t.actions('teleport')).toEqual([]);
    expect(t.refusalOf({ action: 'teleport', to: BountyBay })).toEqual({ rule: 'REA-5.7', why: 'hasTeleported' });
    t.does({ action: 'endDay' }).letsPass();
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offers('pass') ? 'pass' : t.offered[0]);
    expect(t.actions('teleport').length).toBeGreaterThan(0);
  });
});

it('other moves do not use up the Teleport (REA-5.7)', () => {
  const t = arrange({ heroes: [{ hero: Wizard }] }).does({ action: 'foot', to: WolfPass });
  expect(t.actions('teleport')).toHaveLength(41);
});

describe('the Sorceress in a form', () => {
  const hand = ['HC06', 'HC05', 'HC25', 'HC79'].map(card);

  it('keeps out of Monarch City and the Inns, whatever the way (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: Sorceress, at: GryphonForest, form: RED, hand }],
      gates: [DancingStones, MonarchCity, GryphonForest],
    });
    for (const way of ['foot', 'horse', 'eagle', 'gateCard', 'gate'] as const) {
      expect(goals(t, way).length).toBeGreaterThan(0);
      for (const haven of [MonarchCity, GryphonInn, EagleNestInn]) expect(goals(t, way)).not.toContain(haven);
    }
    expect(t.refusalOf({ action: 'foot', to: GryphonInn })).toEqual({ rule: 'REA-5.7', why: 'closedToForm' });
    expect(t.refusalOf({ action: 'gate', to: MonarchCity })).toEqual({ rule: 'REA-5.7', why: 'closedToForm' });
    expect(t.refusalOf({ action: 'gateCard', card: card('HC25'), to: MonarchCity })).toMatchObject({
      why: 'closedToForm',
    });
  });

  it('nor does she pass through them (REA-5.7, REA-R37)', () => {
    const ways = (form: number): Space[] =>
      goals(arrange({ heroes: [{ hero: Sorceress, at: WolfPass, form, hand }] }), 'horse');
    expect(ways(NONE)).toContain(BountyBay);
    expect(ways(RED)).not.toContain(BountyBay);
    const t = arrange({ heroes: [{ hero: Sorceress, at: WolfPass, form: RED, hand }] });
    expect(t.refusalOf({ action: 'horse', card: card('HC06'), to: BountyBay })).toEqual({
      rule: 'REA-5.7',
      why: 'pathClosedToForm',
    });
    expect(goals(t, 'eagle')).toContain(BountyBay);
  });

  it('may take a form where she stands, and then leave (REA-5.7)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf }, { hero: Sorceress }], first: [{ do: 'beginTurn' }] });
    expect(t.asking).toBe('B pickForm');
    expect(t.offered).toEqual(['none', 0, 1, 2, 3]);
    t.chooses(GREEN);
    expect([t.hero(1).form, t.hero(1).ambush, t.hero(1).space]).toEqual([GREEN, true, MonarchCity]);
    t.does({ action: 'foot', to: WolfPass });
    expect(t.refusalOf({ action: 'foot', to: MonarchCity })).toMatchObject({ why: 'closedToForm' });
  });

  it('without a form all ways are open, and a new day asks again (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: Sorceress, at: WolfPass, form: GREEN, ambush: true }],
      first: [{ do: 'beginTurn' }],
    });
    t.chooses('none');
    expect([t.hero().form, t.hero().ambush, t.offers({ action: 'foot', to: MonarchCity })]).toEqual([
      NONE,
      false,
      true,
    ]);
  });
});

describe('through gates', () => {
  it('a Gate card starts anywhere and leads to its place or any other gate (REA-5.5, REA-R38)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: GryphonInn, hand: [card('HC23'), card('HC27')] }],
      gates: [DancingStones, DarkWoods],
    });
    const by = (c: number): Space[] =>
      t
        .actions('gateCard')
        .filter(a => a.card === c)
        .map(({ to }) => to);
    expect(by(card('HC23'))).toEqual([2, DancingStones, DarkWoods]);
    expect(by(card('HC27'))).toEqual([DancingStones, DarkWoods]);
    const here = arrange({ heroes: [{ hero: Dwarf, at: DancingStones, hand: [card('HC27')] }] });
    expect(here.actions('gateCard')).toEqual([]);
  });

  it('gate to gate needs a gate at the start (REA-5.6, REA-R38)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass }], gates: [DancingStones, DarkWoods] });
    expect(t.refusalOf({ action: 'gate', to: DarkWoods })).toEqual({ rule: 'REA-R38', why: 'noGateHere' });
    const at = arrange({ heroes: [{ hero: Dwarf, at: DarkWoods }], gates: [DancingStones, DarkWoods, WolfPass] });
    expect(goals(at, 'gate')).toEqual([DancingStones, WolfPass]);
  });

  it('a gate is built with a card that names the place, any icon (REA-5.8, REA-R36)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: GreenleafVillage, hand: ['HC05', 'HC06', 'HC01'].map(card) }] });
    expect(t.actions('buildGate').map(a => a.card)).toEqual(['HC05', 'HC06'].map(card));
    expect(t.refusalOf({ action: 'buildGate', card: card('HC01') })).toEqual({
      rule: 'REA-5.8',
      why: 'cardNamesAnother',
    });
    t.does({ action: 'buildGate', card: card('HC05') });
    expect([t.s.gates[GreenleafVillage], t.s.gateSupply, t.hero().up]).toEqual([1, 3, 4]);
    expect(t.told('gatePlaced')).toMatchObject([{ space: GreenleafVillage, from: NONE, rule: 'REA-5.8' }]);
  });

  it('with no token left another gate is moved here (REA-R36)', () => {
    const gates = [DancingStones, DarkWoods, WindyPass, RavenForest, SeaBirdPort];
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass, hand: [card('HC79')] }], gates });
    t.does({ action: 'buildGate', card: card('HC79') });
    expect(t.asking).toBe('A pickGateToMove');
    expect(t.offered).toEqual(gates.toSorted((a, b) => a - b));
    expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R36', why: 'noGateThere' });
    t.chooses(WindyPass);
    expect([t.s.gates[WindyPass], t.s.gates[WolfPass], t.s.gateSupply]).toEqual([0, 1, 0]);
    expect(t.told('gatePlaced')).toMatchObject([{ space: WolfPass, from: WindyPass }]);
    expect(t.asking).toBe('A chooseAction');
  });

  it('a gate moved into a red land completes Find Magic Gate once it stands (REA-R36, REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: OrcValley, hand: [card('HC51')], quest: FindMagicGate }],
      gates: [DancingStones, DarkWoods, WindyPass, RavenForest, SeaBirdPort],
    });
    t.does({ action: 'buildGate', card: card('HC51') });
    expect(t.hero().completed).toEqual([]);
    t.chooses(DancingStones);
    expect(t.hero().completed).toEqual([FindMagicGate]);
  });

  it('there is no card for Monarch City, Mountains of Mist or an Inn (REA-R36)', () => {
    const hand = Array.from({ length: 80 }, (_, n) => n);
    for (const at of [MonarchCity, MountainsOfMist, ChimeraInn]) {
      expect(arrange({ heroes: [{ hero: Dwarf, at, hand }] }).actions('buildGate')).toEqual([]);
    }
  });
});

it('every way is closed without an action left (REA-4.4)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard, at: DancingStones, up: 0, down: 5, hand: ['HC06', 'HC05', 'HC25', 'HC27'].map(card) }],
    gates: [DancingStones, GoldenOakForest],
  });
  expect(t.offered).toEqual([{ action: 'endDay' }]);
  for (const action of [
    { action: 'foot', to: MonarchCity },
    { action: 'horse', card: card('HC06'), to: MonarchCity },
    { action: 'gate', to: GoldenOakForest },
    { action: 'teleport', to: RockBridgePass },
    { action: 'healWounds' },
    { action: 'quest' },
  ] as const) {
    expect(t.refusalOf(action)).toEqual({ rule: 'REA-4.4', why: 'noActions' });
  }
});

it('facts of a move: how far it is', () => {
  const t = arrange({ heroes: [{ hero: Ranger }] });
  expect(t.factsOf({ action: 'foot', to: MinotaurForest })).toEqual({ distance: 2 });
  expect(t.factsOf({ action: 'foot', to: FatherOakForest })).toEqual({ distance: 1 });
  expect(t.factsOf({ action: 'foot', to: SeagullLagoon })).toEqual({ distance: 2 });
  expect(t.factsOf({ action: 'foot', to: BloodFlats })).toEqual({ distance: 3 });
});

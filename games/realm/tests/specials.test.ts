/** Special cards played for their effect, with their targets and the reasons why not (REA-R52). */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  AmarakPeak,
  BountyBay,
  DancingStones,
  DarkWoods,
  FatherOakForest,
  FireRiver,
  GreenleafVillage,
  GryphonInn,
  MinotaurForest,
  MonarchCity,
  MountainsOfMist,
  RavenForest,
  ScorpionCanyon,
  SeaBirdPort,
  SeagullLagoon,
  WindyPass,
  WolfPass,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import { holding, play } from './holding.ts';

describe('Magic Gate (SP01)', () => {
  it('a gate in any location without one; it leaves the game (REA-7.6, REA-7.7, REA-R36, REA-R41)', () => {
    const t = holding('SP01').does(play('SP01'));
    expect(t.offered).toHaveLength(41);
    expect(t.refusalOf(DancingStones)).toEqual({ rule: 'REA-R36', why: 'hasGate' });
    expect(t.refusalOf(GryphonInn)).toBe(undefined);
    expect(t.offers(GryphonInn)).toBe(false);
    t.chooses(MountainsOfMist);
    expect([t.s.gates[MountainsOfMist], t.s.gateSupply, t.s.removed, t.hero().hand]).toEqual([
      1,
      3,
      [card('SP01')],
      [],
    ]);
    expect([t.hero().up, t.asking]).toEqual([5, 'A chooseAction']);
    expect(t.told('specialPlayed')).toMatchObject([{ slot: 0, source: card('SP01'), window: 'D', rule: 'REA-7.6' }]);
  });

  it('without a token one is moved (REA-R36)', () => {
    const gates = [DancingStones, DarkWoods, WindyPass, RavenForest, SeaBirdPort];
    const t = holding('SP01', { gates }).does(play('SP01')).chooses(MonarchCity).chooses(DancingStones);
    expect([t.s.gates[MonarchCity], t.s.gates[DancingStones]]).toEqual([1, 0]);
  });
});

describe('Hammer of Valor (SP02)', () => {
  it('moves any one hero to any other space, Inns included (REA-7.6)', () => {
    const t = holding('SP02').does(play('SP02'));
    expect(t.offered).toEqual([0, 1]);
    t.chooses(1);
    expect(t.offered).toHaveLength(44);
    expect(t.refusalOf(RavenForest)).toEqual({ rule: 'REA-R37', why: 'sameSpace' });
    t.chooses(GryphonInn);
    expect([t.hero(1).space, t.hero(1).up, t.told('heroMoved')[0]]).toMatchObject([
      GryphonInn,
      6,
      { slot: 1, way: 'hammer', rule: 'REA-7.6' },
    ]);
  });

  it('not the Sorceress in a form to Monarch City or an Inn (REA-5.7)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('SP02')] },
        { hero: Sorceress, at: RavenForest, form: RED },
      ],
    });
    t.does(play('SP02')).chooses(1);
    expect(t.offered).toHaveLength(40);
    expect(t.refusalOf(MonarchCity)).toEqual({ rule: 'REA-5.7', why: 'closedToForm' });
  });
});

describe('Spell of Purity (SP03)', () => {
  it('S69: needs a crystal somewhere, and takes all of one location (REA-R40, REA-R52)', () => {
    const t = holding('SP03', { crystals: { [ScorpionCanyon]: 1 } });
    expect(t.offers(play('SP03'))).toBe(true);
    t.does(play('SP03')); // the only place is taken without asking
    expect([t.s.crystals[ScorpionCanyon], t.s.crystalSupply]).toEqual([0, 12]);
    const clean = holding('SP03');
    expect(clean.offers(play('SP03'))).toBe(false);
    expect(clean.refusalOf(play('SP03'))).toEqual({ rule: 'REA-R52', why: 'noCrystalAnywhere' });
    const several = holding('SP03', { crystals: { [FireRiver]: 3, [DarkWoods]: 1 } }).does(play('SP03'));
    expect(several.offered).toEqual([DarkWoods, FireRiver]);
    several.chooses(FireRiver);
    expect([several.s.crystals[FireRiver], several.s.crystals[DarkWoods], several.s.crystalSupply]).toEqual([0, 1, 11]);
  });
});

describe('Elven Archers (SP04)', () => {
  const minions = {
    [RavenForest]: { green: 1, red: 2 },
    [MinotaurForest]: { blue: 1 },
    [FatherOakForest]: { green: 1 },
    [WolfPass]: { green: 2 },
  };

  it('clear one or two green lands of all colours (REA-R50)', () => {
    const t = holding('SP04', { minions, generals: { [RED]: { step: 1 } } }).does(play('SP04'));
    expect(t.offered).toEqual([FatherOakForest, MinotaurForest, RavenForest]);
    expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R52', why: 'notOfColour' });
    expect(t.refusalOf(GreenleafVillage)).toEqual({ rule: 'REA-R52', why: 'noMinions' });
    expect(t.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    t.chooses(RavenForest);
    expect([t.s.crowd[RavenForest], t.s.supply, t.offered]).toEqual([
      0,
      [22, 25, 25, 24],
      [FatherOakForest, MinotaurForest, 'stop'],
    ]);
    t.chooses(MinotaurForest);
    expect([t.s.crowd[FatherOakForest], t.asking]).toEqual([1, 'A chooseAction']);
  });

  it('one is enough; without minions in green lands they are not offered (REA-R52)', () => {
    const t = holding('SP04', { minions, generals: { [RED]: { step: 1 } } });
    t.does(play('SP04')).chooses(RavenForest, 'stop');
    expect([t.s.crowd[MinotaurForest], t.asking]).toEqual([1, 'A chooseAction']);
    expect(t.told('minionsRemoved').map(({ colour, amount }) => [colour, amount])).toEqual([
      [GREEN, 1],
      [RED, 2],
    ]);
    const none = holding('SP04', { minions: { [WolfPass]: { green: 2 } } });
    expect(none.refusalOf(play('SP04'))).toEqual({ rule: 'REA-R52', why: 'nothingInReach' });
  });
});

describe('Battle Strategy (SP05)', () => {
  const minions = {
    [RavenForest]: { red: 2 },
    [WolfPass]: { green: 2 },
    [MonarchCity]: { blue: 1 },
    [DarkWoods]: { black: 1 },
  };
  const generals = { [GREEN]: { step: 2 }, [RED]: { step: 1 }, [BLUE]: { life: 0 } };

  it('defeats all minions in up to three locations, then drives a General back (REA-R18, REA-R50)', () => {
    const t = holding('SP05', { minions, generals }).does(play('SP05'));
    t.chooses(RavenForest, MonarchCity, WolfPass);
    expect([t.s.crowd[RavenForest], t.s.crowd[MonarchCity], t.s.crowd[WolfPass], t.s.crowd[DarkWoods]]).toEqual([
      0, 0, 0, 1,
    ]);
    expect([t.asking, t.offered]).toEqual(['A pickGeneral', [GREEN, RED, 'stop']]);
    expect(t.refusalOf(BLACK)).toEqual({ rule: 'REA-R18', why: 'atStart' });
    expect(t.refusalOf(BLUE)).toEqual({ rule: 'REA-R20', why: 'isFallen' });
    t.chooses(GREEN);
    expect([t.s.generals[GREEN].step, t.s.generals[RED].step]).toEqual([1, 1]);
    expect(t.told('minionsDefeated').map(({ how }) => how)).toEqual(Array.from({ length: 3 }, () => 'battleStrategy'));
  });

  it('either part may be left out, not both (REA-R52)', () => {
    const retreat = holding('SP05', { minions, generals }).does(play('SP05')).chooses('stop');
    expect(retreat.offered).toEqual([GREEN, RED]);
    expect(retreat.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    const clearing = holding('SP05', { minions, generals }).does(play('SP05')).chooses(WolfPass, 'stop', 'stop');
    expect([clearing.s.crowd[WolfPass], clearing.s.generals[GREEN].step, clearing.asking]).toEqual([
      0,
      2,
      'A chooseAction',
    ]);
    const noRetreat = holding('SP05', { minions }).does(play('SP05'));
    expect(noRetreat.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    expect(noRetreat.refusalOf(SeagullLagoon)).toEqual({ rule: 'REA-R52', why: 'noMinions' });
  });

  it('one minion anywhere is enough, one General too (REA-R52)', () => {
    for (const [id, at] of [
      ['SP05', AmarakPeak],
      ['SP12', AmarakPeak],
      ['SP11', BountyBay],
      ['SP04', FatherOakForest],
    ] as const) {
      expect(holding(id, { minions: { [at]: { red: 1 } } }).offers(play(id))).toBe(true);
    }
    expect(holding('SP05', { generals: { [GREEN]: { step: 1 } } }).offers(play('SP05'))).toBe(true);
    expect(holding('SP16', { generals: { [GREEN]: { life: 3, healsFrom: 5 } } }).offers(play('SP16'))).toBe(true);
  });

  it('works without minions as long as a General can be driven back (REA-R52)', () => {
    expect(holding('SP05').refusalOf(play('SP05'))).toEqual({ rule: 'REA-R52', why: 'nothingInReach' });
    const t = holding('SP05', { generals: { [RED]: { step: 3 } } }).does(play('SP05'));
    expect([t.s.generals[RED].step, t.asking]).toEqual([2, 'A chooseAction']);
  });
});

describe('Battle Fury (SP09)', () => {
  it('is an action of its holder’s own Daytime: all minions here (REA-7.6, REA-R50)', () => {
    const t = holding('SP09', { minions: { [MonarchCity]: { green: 1, black: 2 } } });
    expect([t.offers({ action: 'battleFury' }), t.offers(play('SP09'))]).toEqual([true, false]);
    t.does({ action: 'battleFury' });
    expect([t.s.crowd[MonarchCity], t.hero().up, t.s.removed]).toEqual([0, 4, [card('SP09')]]);
    expect(t.told('specialPlayed')).toMatchObject([{ window: 'action' }]);
    const empty = holding('SP09');
    expect(empty.refusalOf({ action: 'battleFury' })).toEqual({ rule: 'REA-5.16', why: 'noMinionsHere' });
    const tired = arrange({
      heroes: [{ hero: Dwarf, up: 0, down: 5, hand: [card('SP09')] }],
      minions: { [MonarchCity]: { green: 1 } },
    });
    expect(tired.refusalOf({ action: 'battleFury' })).toEqual({ rule: 'REA-4.4', why: 'noActions' });
  });

  it('another hero of the seat cannot use it now (REA-7.6)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf }, { hero: Cleric, hand: [card('SP09')] }],
      seats: 1,
      minions: { [MonarchCity]: { green: 1 } },
    });
    expect(t.refusalOf(play('SP09'))).toEqual({ rule: 'REA-7.6', why: 'costsAction' });
  });
});

describe('Local Information (SP10)', () => {
  it('five cards at an Inn, beside Rumors (REA-R34)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: GryphonInn, hand: [card('SP10')] }],
      heroDeck: ['HC45', 'SP11', 'HC21', 'HC46', 'HC79', 'HC47'].map(card),
    });
    t.does(play('SP10'));
    expect([t.asking, t.offered]).toEqual(['A pickColour', [0, 1, 2, 3]]);
    t.chooses(RED);
    expect([t.hero().hand, t.s.heroDiscard]).toEqual([['HC45', 'SP11', 'HC46'].map(card), ['HC21', 'HC79'].map(card)]);
    expect([t.s.rumors, t.hero().up]).toEqual([0, 5]);
    t.does({ action: 'rumors', colour: RED }).does({ action: 'rumors', colour: RED });
    expect(t.s.rumors).toBe(2);
  });

  it('the hero that holds it must be at the Inn (REA-R52)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: GryphonInn },
        { hero: Cleric, hand: [card('SP10')] },
      ],
      seats: 1,
    });
    expect(t.refusalOf(play('SP10'))).toEqual({ rule: 'REA-R52', why: 'notAtInn' });
  });

  it('a refill in between does not contain the cards turned up (REA-R34, REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: GryphonInn, hand: [card('SP10')] }],
      heroDeck: ['HC01', 'HC23'].map(card),
      heroDiscard: ['HC45'].map(card),
      short: true,
    });
    t.does(play('SP10')).chooses(RED);
    expect(t.told('cardTurnedUp').map(c => c.card)).toEqual(['HC01', 'HC23', 'HC45'].map(card));
    expect([t.hero().hand, t.s.heroDiscard, t.s.heroDeck]).toEqual([[card('HC45')], ['HC01', 'HC23'].map(card), []]);
  });
});

it('a Special is played by the hero that holds it, also in another’s Daytime (REA-R52, REA-7.6)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard }, { hero: Rogue, hand: [card('SP05')], quest: card('Q15') }],
    minions: { [WolfPass]: { green: 2 } },
  });
  t.says(1, card('SP05'));
  expect([t.told('specialPlayed')[0].slot, t.hero(1).progress, t.hero(0).up]).toEqual([1, 2, 5]);
  expect(t.asking).toBe('A chooseAction');
  expect(t.hero(1).form).toBe(NONE);
});

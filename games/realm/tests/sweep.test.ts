/** Minions taken one by one: King’s Guard Attack and Cavalry Sweep. */
import { describe, expect, it } from 'vitest';
import type { Minion } from '../agenda.ts';
import { BountyBay, MermaidHarbor, MonarchCity, OrcValley, SeagullLagoon, WolfPass } from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { holding, play } from './holding.ts';

describe('King’s Guard Attack (SP11)', () => {
  it('up to six minions, one at a time, in the city and next to it (REA-R50)', () => {
    const t = holding('SP11', {
      minions: {
        [MonarchCity]: { green: 3 },
        [WolfPass]: { blue: 3 },
        [BountyBay]: { red: 1 },
        [SeagullLagoon]: { blue: 1 },
      },
    }).does(play('SP11'));
    expect(t.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    expect((t.offered as Minion[]).map(({ space }) => space)).toEqual([BountyBay, MonarchCity, WolfPass]);
    t.chooses({ space: BountyBay, colour: RED });
    expect(t.refusalOf({ space: BountyBay, colour: RED })).toEqual({ rule: 'REA-R52', why: 'noSuchMinion' });
    for (let i = 0; i < 3; i++) t.chooses({ space: WolfPass, colour: BLUE });
    t.chooses({ space: MonarchCity, colour: GREEN });
    expect(t.asking).toBe('A pickMinion');
    t.chooses({ space: MonarchCity, colour: GREEN });
    expect([t.asking, t.s.crowd[MonarchCity], t.told('minionsRemoved').length]).toEqual(['A chooseAction', 1, 6]);
  });

  it('a Dragonkin counts as one, even the sixth (REA-R50)', () => {
    const t = holding('SP11', { minions: { [WolfPass]: { blue: 3 }, [BountyBay]: { blue: 3 } } }).does(play('SP11'));
    for (let i = 0; i < 3; i++) t.chooses({ space: WolfPass, colour: BLUE });
    for (let i = 0; i < 2; i++) t.chooses({ space: BountyBay, colour: BLUE });
    expect(t.offers({ space: BountyBay, colour: BLUE })).toBe(true);
    t.chooses({ space: BountyBay, colour: BLUE });
    expect([t.s.crowd[BountyBay], t.asking]).toEqual([0, 'A chooseAction']);
  });

  it('fewer will do; with none near it is not offered (REA-R52)', () => {
    const t = holding('SP11', { minions: { [WolfPass]: { blue: 3 } } });
    t.does(play('SP11')).chooses('stop');
    expect([t.s.crowd[WolfPass], t.asking]).toEqual([2, 'A chooseAction']);
    const far = holding('SP11', { minions: { [SeagullLagoon]: { blue: 1 } } });
    expect(far.refusalOf(play('SP11'))).toEqual({ rule: 'REA-R52', why: 'nothingInReach' });
  });
});

describe('Cavalry Sweep (SP12)', () => {
  it('S77: six points, two minions a place, Dragonkin cost two (REA-R50)', () => {
    const t = holding('SP12', {
      minions: { [WolfPass]: { blue: 1, green: 1 }, [MonarchCity]: { green: 2 }, [BountyBay]: { blue: 3 } },
    }).does(play('SP12'));
    expect(t.offered).toEqual([BountyBay, MonarchCity, WolfPass]);
    expect(t.refusalOf(OrcValley)).toEqual({ rule: 'REA-R52', why: 'noMinionsToStart' });
    expect(t.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    t.chooses(WolfPass);
    expect(t.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    t.chooses({ space: WolfPass, colour: BLUE });
    expect(t.offers('stop')).toBe(true);
    t.chooses({ space: WolfPass, colour: GREEN });
    expect(t.refusalOf(BountyBay)).toEqual({ rule: 'REA-R52', why: 'notAdjacent' });
    expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R52', why: 'alreadyVisited' });
    t.chooses(MonarchCity, { space: MonarchCity, colour: GREEN }, { space: MonarchCity, colour: GREEN });
    expect(t.decision.frame).toMatchObject({ ask: 'pickSpace', left: 1, visited: [WolfPass, MonarchCity] });
    t.chooses(BountyBay); // nothing there is cheap enough
    expect(t.decision.frame).toMatchObject({ ask: 'pickSpace', at: BountyBay, left: 1 });
    t.chooses('stop');
    expect([t.s.crowd[WolfPass], t.s.crowd[MonarchCity], t.s.crowd[BountyBay]]).toEqual([0, 0, 3]);
    expect([t.told('minionsRemoved').length, t.asking]).toEqual([4, 'A chooseAction']);
  });

  it('a Dragonkin is too dear for one point; at most two minions in a place; rides on through empty ones', () => {
    const t = holding('SP12', {
      minions: { [MermaidHarbor]: { black: 3 }, [WolfPass]: { blue: 2, green: 1 }, [BountyBay]: { red: 3 } },
    }).does(play('SP12'));
    const [blackMinion, redMinion] = [
      { space: MermaidHarbor, colour: BLACK },
      { space: BountyBay, colour: RED },
    ];
    t.chooses(MermaidHarbor, blackMinion); // the first one goes by itself
    expect([t.decision.ask, t.s.crowd[MermaidHarbor]]).toEqual(['pickSpace', 1]);
    t.chooses(BountyBay, redMinion, redMinion, MonarchCity);
    expect([t.decision.ask, t.s.crowd[BountyBay]]).toEqual(['pickSpace', 1]);
    t.chooses(WolfPass, { space: WolfPass, colour: GREEN });
    expect(t.decision.frame).toMatchObject({ ask: 'pickSpace', left: 1 });
    expect(t.s.minions[WolfPass * 4 + BLUE]).toBe(2);
    t.chooses('stop');
    expect(t.asking).toBe('A chooseAction');
  });

  it('the sixth point ends the ride; tooFewPoints says why a Dragonkin stays (REA-R52)', () => {
    const t = holding('SP12', {
      minions: { [MermaidHarbor]: { black: 2 }, [BountyBay]: { red: 3 }, [MonarchCity]: { green: 1, blue: 1, red: 1 } },
    }).does(play('SP12'));
    t.chooses(MermaidHarbor, { space: MermaidHarbor, colour: BLACK });
    t.chooses(BountyBay, { space: BountyBay, colour: RED }, { space: BountyBay, colour: RED });
    t.chooses(MonarchCity, { space: MonarchCity, colour: RED });
    expect(t.refusalOf({ space: MonarchCity, colour: BLUE })).toEqual({ rule: 'REA-R52', why: 'tooFewPoints' });
    t.chooses({ space: MonarchCity, colour: GREEN });
    expect([t.asking, t.told('minionsRemoved').length]).toEqual(['A chooseAction', 6]);
    const none = holding('SP12');
    expect(none.refusalOf(play('SP12'))).toEqual({ rule: 'REA-R52', why: 'nothingInReach' });
  });
});

/** JUB-B2, JUB-B3, JUB-B6 and the rulings on cards: what cards do, one after the other. */
import { describe, expect, it } from 'vitest';
import { EMPTY } from '../state.ts';
import { assassinating, at, base, begun, deploying, recruiting, site, spyOf } from './table.ts';
import type { JuiblexTable } from './table.ts';

describe('turns', () => {
  it('SC54 JUB-4.7 JUB-B2.1 JUB-B2.2 JUB-B2.4 JUB-B2.5 turn order, and resources that are lost', () => {
    const t = begun().holds('A', 'CO1').pool(2, 1).goOn();
    t.chooses('endTurn');
    const { power, influence, hand, discard } = t.player('A');
    expect([power, influence, hand.length, t.names(discard), t.asking]).toEqual([0, 0, 5, ['Noble'], 'B act']);
    t.chooses('endTurn');
    expect([t.s.round, t.asking]).toEqual([2, 'A act']);
  });

  it('SC55 JUB-B3.7 JUB-B3.8 buying from a pile', () => {
    const t = begun().pool(0, 3).goOn();
    const { market } = t.s;
    const before = [...market];
    t.chooses(recruiting(6));
    expect([t.s.houseGuards, t.names(t.player('A').discard), t.player('A').influence]).toEqual([
      14,
      ['House Guard'],
      0,
    ]);
    expect([t.s.market, t.told('scourgeMoved')]).toEqual([before, []]);
    t.s.houseGuards = 0;
    t.pool(0, 9);
    expect(t.offers(recruiting(6))).toBe(false);
  });

  it('SC76 JUB-B7.2 JUB-R59 nobody does anything', () => {
    const t = begun();
    const market = [...t.s.market];
    for (let turn = 0; turn < 118; turn++) t.chooses('endTurn');
    expect([t.s.round, t.s.trigger]).toEqual([60, { why: 'sixtyRounds', seat: 0 }]);
    t.chooses('endTurn', 'endTurn');
    expect(t.s.outcome).not.toBeNull();
    expect(t.s.market).toEqual(market);
  });

  it('SC68 JUB-B7.1 JUB-B7.2 JUB-R9 two triggers in one round', () => {
    const t = begun(3).put(at('skullport', 1), 'A').pool(1).scourgeAt('everfire', 1).goOn();
    t.player('A').barracks = 1;
    t.chooses(deploying(at('skullport', 2)));
    expect(t.s.trigger).toEqual({ why: 'emptyBarracks', seat: 0 });
    t.chooses('endTurn', 'endTurn').happens({ do: 'spread' });
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    expect(t.s.trigger?.why).toBe('emptyBarracks');
    t.chooses('endTurn');
    expect(t.s.outcome).not.toBeNull();
  });
});

describe('troops by cards', () => {
  it('SC38 JUB-B6.4 JUB-B7.1 JUB-R31 running out of troops', () => {
    const t = begun().put(at('skullport', 1), 'A').holds('A', 'DW16').goOn();
    t.player('A').barracks = 1;
    t.plays('DW16').chooses(at('skullport', 2));
    expect([t.player('A').vp, t.s.trigger?.why, t.asking]).toEqual([2, 'emptyBarracks', 'A act']);
  });

  it('SC39 JUB-B6.10 JUB-R36 supplanting with empty barracks', () => {
    const t = begun().lies('skullport', 'AB---').holds('A', 'DW08').goOn();
    t.player('A').barracks = 0;
    t.plays('DW08');
    expect([t.player('A').trophies[1], t.player('A').vp, t.map('skullport')]).toEqual([1, 1, 'A----']);
  });

  it('JUB-B6.5 JUB-R31 without an empty space nothing is moved, and the rest of the card follows', () => {
    const t = begun(2, { halfDeck: 'dragons' }).holds('A', 'DR05').goOn();
    t.s.spaces.forEach((what, space) => what === EMPTY && t.put(space, 'w'));
    t.put(at('skullport', 1), 'A').plays('DR05');
    expect([t.asking, t.s.queue.length]).toEqual(['A act', 1]);
    expect(t.told('nothingPossible')).toMatchObject([{ why: 'nowhereToMove' }]);
  });

  it('SC57 JUB-B4.6 JUB-B5.2 JUB-B6.5 JUB-R58 moving an enemy troop', () => {
    const t = begun(2, { halfDeck: 'dragons' })
      .lies('everfire', 'B--')
      .lies('araumycos', 'wwww')
      .spies('araumycos', 'A');
    t.holds('A', 'DR05').goOn().plays('DR05').chooses(at('araumycos', 1), at('everfire', 2));
    expect([t.map('everfire'), t.player('A').trophies[4], t.s.queue.length]).toEqual(['Bw-', 0, 1]);
  });

  it('SC78 JUB-B6.5 a moved troop must leave', () => {
    const t = begun(2, { halfDeck: 'dragons' }).lies('everfire', 'B-A').holds('A', 'DR05').goOn().plays('DR05');
    expect(t.asking).toBe('A moveTo');
    expect(t.offers(at('everfire', 2))).toBe(true);
    expect(t.refusalOf(at('everfire', 1))).toEqual({ rule: 'JUB-B6.5', why: 'sameSpace' });
  });

  it('JUB-B6.5 JUB-R58 a move is one change: nobody takes a marker in between', () => {
    const t = begun(2, { halfDeck: 'dragons' }).lies('tsenviilyq', 'AB-').holds('A', 'DR05').goOn().plays('DR05');
    t.chooses(at('tsenviilyq', 3));
    expect([t.map('tsenviilyq'), t.player('A').influence]).toEqual(['A-B', 0]);
  });

  it('JUB-B6.5 JUB-R58 who is left in control when an enemy troop is moved away takes the marker', () => {
    const t = begun(2, { halfDeck: 'dragons' }).lies('tsenviilyq', 'AB-').holds('A', 'DR05').goOn().plays('DR05');
    t.chooses(at('everfire', 1));
    expect([t.map('tsenviilyq'), t.map('everfire')]).toEqual(['A--', 'B--']);
    expect([t.s.markers[site('tsenviilyq')], t.player('A').influence]).toEqual([0, 1]);
  });

  it('SC58 JUB-B6.9 JUB-R31 white troops cannot be returned', () => {
    const t = begun(2, { halfDeck: 'undead' }).lies('skullport', 'Aww--').holds('A', 'UN18').goOn().plays('UN18');
    expect([t.player('A').influence, t.asking]).toEqual([1, 'A act']);
    expect(t.told('nothingPossible')).toMatchObject([{ why: 'nothingToReturn' }]);
  });

  it('SC59 JUB-B2.7 JUB-B3.1 JUB-B3.2 JUB-B4.7 JUB-R49 anywhere, and VP at once', () => {
    const t = begun(2, { halfDeck: 'dragons' })
      .lies('blingdenstone', 'ww')
      .put(at('skullport', 1), 'A')
      .holds('A', 'DR01')
      .goOn();
    t.player('A').trophies[4] = 5;
    t.player('A').barracks = 20;
    t.plays('DR01').chooses(at('blingdenstone', 1));
    expect([t.player('A').trophies[4], t.player('A').barracks, t.player('A').vp]).toEqual([6, 19, 2]);
  });

  it('SC81 JUB-R31 JUB-R58 counted once', () => {
    const t = begun(2, { halfDeck: 'aberrations' })
      .lies('labyrinth', 'wA-')
      .lies('eryndlyn', 'A--')
      .lies('kanaglym', 'A--');
    t.put(at('skullport', 1), 'w').put(at('skullport', 2), 'w').put(at('skullport', 3), 'A').holds('A', 'AB17').goOn();
    t.plays('AB17').chooses(at('labyrinth', 1), at('skullport', 1));
    expect([t.player('A').trophies[4], t.asking]).toEqual([2, 'A act']);
  });

  it('SC60 JUB-R10 JUB-R32 JUB-R54 impossible options', () => {
    const t = begun().put(at('skullport', 1), 'A').holds('A', 'DW03', 'JU14').scourgeAt('everfire', 0).goOn();
    t.s.trigger = { why: 'lastToken', seat: 0 };
    t.plays('DW03');
    expect([t.player('A').power, t.asking]).toEqual([2, 'A act']);
    t.plays('JU14');
    expect([t.asking, t.offered]).toEqual(['A chooseOne', [0, 1]]);
    t.chooses(1);
    expect([t.scourge, t.s.queue.length]).toEqual(['everfire', 1]);
  });
});

describe('spies by cards', () => {
  it('SC40 JUB-B6.6 JUB-B6.7 JUB-R37 the sixth spy', () => {
    const t = begun()
      .spies('everfire', 'A')
      .spies('halls', 'A')
      .spies('skullport', 'A')
      .spies('kanaglym', 'A')
      .spies('labyrinth', 'A');
    t.holds('A', 'DW18').goOn().plays('DW18');
    expect([t.asking, t.offers('decline')]).toEqual(['A spyRecycle', true]);
    t.chooses(site('halls'));
    expect(t.refusalOf(site('everfire'))).toEqual({ rule: 'JUB-B6.6', why: 'ownSpyThere' });
    t.chooses(site('araumycos'));
    expect(t.s.spies[site('araumycos')]).toBe(1);
  });
});

describe('promotion, devouring and focus', () => {
  it('SC41 JUB-B2.5 JUB-B3.5 JUB-R34 promotion', () => {
    const t = begun().holds('A', 'CO1', 'DW02').goOn().plays('CO1').plays('DW02').chooses(1).chooses('endTurn');
    expect(t.names(t.player('A').inner)).toEqual(['Noble']);
    const alone = begun().holds('A', 'DW02').goOn().plays('DW02').chooses(1).chooses('endTurn');
    expect(alone.player('A').inner).toEqual([]);
  });

  it('SC70 JUB-B3.5 JUB-R34 Blue Dragon', () => {
    const t = begun(2, { halfDeck: 'dragons' })
      .has('A', 'inner', 'CO1', 'CO1', 'CO1', 'CO1')
      .holds('A', 'CO1', 'CO2', 'DR03')
      .goOn();
    const [noble, soldier] = t.player('A').hand;
    t.plays('CO1').plays('CO2').plays('DR03').chooses('endTurn', noble, soldier);
    expect([t.player('A').inner.length, t.player('A').vp]).toEqual([6, 2]);
  });

  it('SC83 JUB-R33 JUB-R34 queued for good', () => {
    const t = begun(2, { halfDeck: 'undead' }).holds('A', 'CO1', 'UN04').goOn().plays('CO1').plays('UN04').chooses(1);
    expect(t.names(t.s.devoured)).toEqual(['Cultist of Myrkul']);
    t.chooses('endTurn');
    expect([t.asking, t.names(t.offered.filter(c => c !== 'stop') as number[]), t.offers('stop')]).toEqual([
      'A promoteCard',
      ['Noble'],
      true,
    ]);
  });

  it('SC42 JUB-B3.4 JUB-R39 focus', () => {
    const t = base('elemental', 'dragons').put(at('skullport', 1), 'A').holds('A', 'EL18', 'DR12').goOn().plays('EL18');
    t.chooses(at('skullport', 2), at('skullport', 3));
    expect(t.asking).toBe('A revealForFocus');
    const kobold = t.inHand('DR12');
    t.chooses(kobold);
    expect([t.player('A').hand.length, t.player('A').hand.includes(kobold), t.player('A').known]).toEqual([
      2,
      true,
      [kobold],
    ]);
    const decline = base('elemental', 'dragons')
      .put(at('skullport', 1), 'A')
      .holds('A', 'EL18', 'DR12')
      .goOn()
      .plays('EL18');
    decline.chooses(at('skullport', 2), at('skullport', 3), 'decline');
    expect(decline.player('A').hand).toHaveLength(1);
  });

  it('SC79 JUB-R39 JUB-R54 asking for focus betrays nothing', () => {
    const t = base('elemental', 'dragons')
      .put(at('skullport', 1), 'A')
      .holds('A', 'EL18', 'CO1', 'CO1', 'CO2')
      .goOn()
      .plays('EL18');
    t.chooses(at('skullport', 2), at('skullport', 3));
    expect([t.asking, t.offered]).toEqual(['A revealForFocus', ['decline']]);
    const none = base('elemental', 'dragons').put(at('skullport', 1), 'A').holds('A', 'EL18').goOn().plays('EL18');
    none.chooses(at('skullport', 2), at('skullport', 3));
    expect(none.asking).toBe('A act');
  });

  it('SC43 JUB-B3.3 JUB-B3.6 JUB-R33 JUB-R38 a devour cost', () => {
    const none = begun(2, { halfDeck: 'demons' }).holds('A', 'DM11').goOn().plays('DM11');
    expect([none.player('A').power, none.asking]).toEqual([0, 'A act']);
    const t = begun(2, { halfDeck: 'demons' }).holds('A', 'DM11', 'CO1', 'CO5').goOn();
    const outcasts = t.s.outcasts.length;
    t.plays('DM11');
    expect([t.asking, t.offers('decline'), t.offered.length]).toEqual(['A payCost', true, 3]);
    t.chooses(t.inHand('CO5'));
    expect([t.player('A').power, t.s.devoured, t.s.outcasts.length]).toEqual([5, [], outcasts + 1]);
  });

  it('SC45 JUB-B2.6 JUB-R35 reshuffling in mid-turn', () => {
    const t = begun(2, { halfDeck: 'demons' }).spies('everfire', 'A').holds('A', 'DM16', 'CO1', 'CO1').goOn();
    t.has('A', 'deck').has('A', 'discard', 'CO2', 'CO2');
    t.plays('CO1').plays('CO1').plays('DM16').chooses(1);
    expect([t.names(t.player('A').hand), t.player('A').play.length, t.player('A').discard]).toEqual([
      ['Soldier', 'Soldier'],
      3,
      [],
    ]);
  });
});

describe('the Affliction by cards', () => {
  it('SC27 JUB-5.27 JUB-5.28 JUB-5.29 JUB-R24 Afflicted Guard', () => {
    const t = begun().lies('skullport', 'xA---').lies('eryndlyn', 'xB-').holds('A', 'JU02').goOn().plays('JU02');
    expect([t.map('eryndlyn'), t.player('A').trophies[1]]).toEqual(['x--', 1]);
    const sound = begun().lies('kanaglym', 'A--').lies('eryndlyn', 'xB-').holds('A', 'JU02').goOn().plays('JU02');
    expect([sound.map('eryndlyn'), sound.asking]).toEqual(['xB-', 'A act']);
  });

  it('SC28 JUB-5.22 JUB-5.23 JUB-5.24 JUB-5.25 JUB-R25 JUB-R33 moving a troop into the Affliction', () => {
    const slime = (): JuiblexTable =>
      begun().lies('skullport', 'xw-BA').holds('A', 'JU03').goOn().plays('JU03').chooses(1);
    const t = slime();
    expect(t.names(t.s.devoured)).toEqual(['Caustic Slime']);
    expect(t.offered).toEqual([at('skullport', 2), at('skullport', 4), at('skullport', 5), 'stop']);
    t.chooses(at('skullport', 4));
    expect([t.lost, t.player('A').trophies]).toEqual([
      [0, 1],
      [0, 0, 0, 0, 0],
    ]);
    const white = slime().chooses(at('skullport', 2));
    expect([white.lost, white.map('skullport')]).toEqual([[0, 0], 'x--BA']);
  });

  it('SC48 JUB-R23 JUB-R26 JUB-R27 rescue', () => {
    const t = begun().holds('A', 'JU15').goOn();
    t.s.afflicted = [3, 2, 0, 0, 0];
    const { barracks } = t.player('A');
    t.plays('JU15').chooses('pay');
    expect([t.lost, t.player('A').barracks, t.player('A').influence, t.names(t.s.devoured)]).toEqual([
      [2, 2],
      barracks + 1,
      2,
      ['Vat Keeper'],
    ]);
  });

  it('JUB-R25 an afflict after returning a spy', () => {
    const t = begun()
      .lies('skullport', 'x-B--')
      .spies('skullport', 'A')
      .put(at('everfire', 1), 'A')
      .holds('A', 'JU11')
      .goOn();
    t.plays('JU11').chooses(1);
    expect(t.offered).toEqual([at('skullport', 3), 'stop']);
    expect(t.player('A').spies).toBe(5);
  });

  it('JUB-B6.8 a basic action and a card return what they say', () => {
    const t = begun(2, { halfDeck: 'aberrations' })
      .lies('skullport', 'AB---')
      .spies('skullport', 'B')
      .holds('A', 'AB12')
      .goOn();
    t.plays('AB12').chooses(1);
    expect(t.offered).toEqual([at('skullport', 1), at('skullport', 2), spyOf('skullport', 'B'), 'stop']);
    t.chooses(spyOf('skullport', 'B'), at('skullport', 2));
    expect([t.player('B').spies, t.map('skullport')]).toEqual([5, 'A----']);
    expect(t.offers(assassinating(at('skullport', 2)))).toBe(false);
  });
});

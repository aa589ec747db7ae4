/** JUB-5, JUB-6, JUB-7: the Scourge moves, a token is placed, troops are lost. */
import { describe, expect, it } from 'vitest';
import { fastChance, fork, listen, settle } from '@vesper/kernel';
import { juiblex } from '../game.ts';
import { destinations, rollFor, siteOnDie } from '../rules/spread.ts';
import { at, begun, recruiting, site } from './table.ts';
import type { JuiblexEvent } from '../events.ts';
import type { JuiblexTable } from './table.ts';

type Rolled = Extract<JuiblexEvent, { readonly event: 'scourgeRolled' }>;

/** Where one spread would bring the Scourge, with as many different dice as it takes to see all of them. */
function reached(t: JuiblexTable): Set<number> {
  const found = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const s = fork(juiblex, t.s);
    s.chance = fastChance(seed);
    s.agenda.push({ do: 'spread' });
    settle(juiblex, s);
    found.add(s.scourge);
  }
  return found;
}

describe('where the Scourge goes', () => {
  it('SC07 JUB-5.9 JUB-5.10 JUB-5.11 fewest tokens, then most troops', () => {
    const t = begun().scourgeAt('chasmleap', 10);
    t.lies('menzoberranzan', 'xAABBw').lies('araumycos', 'xAAB').lies('gracklstugh', 'A---').lies('everfire', 'AB-');
    expect(destinations(t.s)).toEqual([site('everfire')]);
    t.happens({ do: 'spread' });
    expect(t.scourge).toBe('everfire');
    expect(t.told('scourgeMoved')).toMatchObject([{ rule: 'JUB-5.9', from: site('chasmleap'), to: site('everfire') }]);
  });

  it('SC08 JUB-5.12 JUB-R12 major beats minor, and white troops count', () => {
    const t = begun().scourgeAt('kanaglym', 10);
    t.lies('skullport', 'x----').lies('eryndlyn', 'AAB').lies('tsenviilyq', 'www').happens({ do: 'spread' });
    expect(t.scourge).toBe('tsenviilyq');
  });

  it('SC09 JUB-5.13 the higher VP', () => {
    const t = begun().scourgeAt('gracklstugh', 10);
    t.lies('mantol-derith', 'Aw---').lies('labyrinth', 'wB-').happens({ do: 'spread' });
    expect(t.scourge).toBe('mantol-derith');
  });

  it('SC10 JUB-5.14 JUB-5.15 JUB-R13 the die gives every tied site an equal range', () => {
    const t = begun().scourgeAt('chasmleap', 10);
    t.lies('menzoberranzan', 'x-----').lies('araumycos', 'x---').lies('gracklstugh', 'AB--').lies('everfire', 'AB-');
    expect(reached(t)).toEqual(new Set([site('gracklstugh'), site('everfire')]));
    const rolls = [];
    for (let seed = 0; seed < 60; seed++) {
      const again = begun().scourgeAt('chasmleap', 10);
      again.lies('menzoberranzan', 'x-----').lies('araumycos', 'x---');
      again.lies('gracklstugh', 'AB--').lies('everfire', 'AB-');
      again.s.chance = fastChance(seed);
      again.happens({ do: 'spread' });
      rolls.push(...again.told('scourgeRolled'));
    }
    for (const { rolled, to, again } of rolls) {
      expect(again).toBe(false);
      expect(to).toBe(rolled <= 6 ? site('gracklstugh') : site('everfire'));
    }
    expect(new Set(rolls.map(({ rolled }) => rolled)).size).toBeGreaterThan(8);
  });

  it('SC10 JUB-5.15 JUB-R13 numbers that belong to no range are rolled again', () => {
    for (let seed = 0; seed < 120; seed++) {
      // Five neighbours, two of them worth 5 and 4 VP: with a token there the others are equal by three and four.
      const t = begun(4).scourgeAt('ched-nasad', 10).lies('dekanter', 'x-----').lies('yathchol', 'x-');
      t.lies('araumycos', 'x---').lies('llacerellyn', 'x-').lies('halls', 'x-');
      t.lies('araumycos', 'xA--').lies('llacerellyn', 'xA').lies('halls', 'xA').lies('yathchol', 'xA');
      t.s.chance = fastChance(seed);
      t.happens({ do: 'spread' });
      for (const { rolled, sites, to, again } of t.told('scourgeRolled')) {
        expect(again).toBe(false); // at most three sites of this map can tie, and 12 is divided by 1, 2 and 3
        expect(to).toBe(sites[Math.floor((rolled - 1) / (12 / sites.length))]);
      }
    }
    expect(rangesOf(5)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 0]);
  });

  it('JUB-5.15 JUB-R13 of five sites 11 and 12 mean none: the die is rolled until it means one', () => {
    const tied = ['araumycos', 'llacerellyn', 'halls', 'yathchol', 'dekanter'].map(site);
    let again = 0;
    for (let seed = 0; seed < 60; seed++) {
      const t = begun(4);
      t.s.chance = fastChance(seed);
      const rolls = listen(t.s, () => expect(tied).toContain(rollFor(t.s, tied))).events as readonly Rolled[];
      const last = rolls.length - 1;
      rolls.forEach(({ rolled, again: once, rule }, i) => {
        expect([rolled > 10, once, rule]).toEqual(i < last ? [true, true, 'JUB-5.15'] : [false, false, 'JUB-5.14']);
      });
      again += last;
    }
    expect(again).toBeGreaterThan(0);
  });

  it('SC19 JUB-7.5 JUB-R11 it may go back to where it has been', () => {
    const t = begun().scourgeAt('blingdenstone', 10).lies('mantol-derith', 'x----').happens({ do: 'spread' });
    expect(t.scourge).toBe('mantol-derith');
    expect(t.s.agenda.length).toBeGreaterThan(0);
    t.chooses(at('mantol-derith', 3));
    expect(t.map('mantol-derith')).toBe('x-x--');
  });

  it('SC47 JUB-B1.4 JUB-R11 JUB-R47 sections that are not used do not exist', () => {
    const t = begun(3, { outerSection: 'left' }).scourgeAt('everfire', 10);
    const near = new Set<number>();
    for (const full of ['menzoberranzan', 'chasmleap', 'halls']) {
      t.lies(full, full === 'menzoberranzan' ? 'x-----' : full === 'halls' ? 'x-' : 'x');
      for (const to of reached(t)) near.add(to);
    }
    expect(near.has(site('chaulssin'))).toBe(false);
    expect(t.s.spaces[at('chaulssin', 1)]).toBe(-2);
  });
});

describe('what it does there', () => {
  it('SC11 JUB-5.5 JUB-5.16 JUB-5.20 JUB-7.3 JUB-7.4 JUB-R18 an empty space, and two players lose', () => {
    const t = begun(3).scourgeAt('halls', 12);
    t.lies('everfire', 'BC-').lies('skullport', 'x--B-').lies('ched-nasad', 'x---').happens({ do: 'spread' });
    expect([t.scourge, t.map('everfire'), t.s.supply]).toEqual(['everfire', 'BCx', 11]);
    expect(t.asking).toBe('B spreadLoss');
    expect(t.offered).toEqual([at('everfire', 1), at('skullport', 4)]);
    t.chooses(at('skullport', 4));
    expect([t.map('everfire'), t.lost, t.asking]).toEqual(['B-x', [0, 1, 1], 'A act']);
    expect(t.seenBy('spectator').players.length).toBe(3);
  });

  it('SC12 JUB-5.20 JUB-R17 the active player is spared', () => {
    const t = begun()
      .scourgeAt('halls', 9)
      .lies('everfire', 'AB-')
      .lies('ched-nasad', 'x---')
      .happens({ do: 'spread' });
    expect([t.map('everfire'), t.lost, t.s.supply]).toEqual(['A-x', [0, 1], 8]);
  });

  it('SC13 JUB-5.17 JUB-5.25 JUB-R15 with no empty space a white troop goes', () => {
    const t = begun().scourgeAt('mantol-derith', 9).lies('gracklstugh', 'wAAB');
    t.lies('menzoberranzan', 'x-----').lies('blingdenstone', 'x-');
    const { trophies } = t.player('A');
    t.happens({ do: 'spread' });
    expect([t.map('gracklstugh'), t.lost, t.s.afflicted[4], t.s.removedWhite]).toEqual(['xAA-', [0, 1], 0, 1]);
    expect(trophies).toEqual([0, 0, 0, 0, 0]);
  });

  const full = (signs: string): JuiblexTable => {
    const t = begun(3).scourgeAt('mantol-derith', 9).lies('gracklstugh', signs);
    return t.lies('menzoberranzan', 'x-----').lies('blingdenstone', 'x-').lies('wormwrithings', 'x--');
  };

  it('SC14 JUB-5.18 JUB-7.1 JUB-R16 JUB-R17 a full site that the active player controls', () => {
    const t = full('AABC').happens({ do: 'spread' });
    expect([t.asking, t.offered]).toEqual(['A spreadPay', [at('gracklstugh', 1), at('gracklstugh', 2)]]);
    t.chooses(at('gracklstugh', 1));
    expect([t.map('gracklstugh'), t.lost]).toEqual(['xA--', [1, 1, 1]]);
  });

  it('SC15 JUB-5.18 JUB-R16 JUB-R17 JUB-B5.2 a full site that another player controls', () => {
    const t = full('BBCA').happens({ do: 'spread' });
    expect(t.asking).toBe('B spreadPay');
    t.chooses(at('gracklstugh', 1));
    expect([t.map('gracklstugh'), t.lost]).toEqual(['xB-A', [0, 1, 1]]);
  });

  it('SC16 JUB-5.19 JUB-7.2 JUB-R16 of those who tie the first clockwise from the active player pays', () => {
    const t = begun(3).active('C').scourgeAt('everfire', 9).lies('halls', 'AB');
    t.lies('menzoberranzan', 'x-----').lies('chasmleap', 'x').happens({ do: 'spread' });
    expect([t.map('halls'), t.lost]).toEqual(['x-', [1, 1, 0]]);
  });

  it('SC17 JUB-5.20 JUB-5.21 JUB-R18 only players at the Scourge’s site are concerned', () => {
    const t = begun()
      .scourgeAt('halls', 9)
      .lies('skullport', 'xBB--')
      .lies('ched-nasad', 'x---')
      .happens({ do: 'spread' });
    expect([t.scourge, t.asking]).toEqual(['everfire', 'A spreadSpace']);
    t.chooses(at('everfire', 1));
    expect([t.lost, t.asking]).toEqual([[0, 0], 'A act']);
  });

  it('SC18 JUB-5.10 JUB-R19 a destination that is full of tokens', () => {
    const t = begun()
      .scourgeAt('everfire', 5)
      .lies('menzoberranzan', 'xx----')
      .lies('halls', 'xx')
      .lies('chasmleap', 'x');
    t.happens({ do: 'spread' });
    expect([t.scourge, t.s.supply, t.tokens]).toEqual(['chasmleap', 5, 5]);
    expect(t.told('scourgeStuck')).toMatchObject([{ rule: 'JUB-R19' }]);
  });

  it('SC24 JUB-5.18 JUB-R20 JUB-B5.6 JUB-B5.7 the Affliction ends total control', () => {
    const t = begun().active('B').scourgeAt('everfire', 9).lies('menzoberranzan', 'AAAAAA');
    t.lies('halls', 'x-').lies('chasmleap', 'x').happens({ do: 'spread' });
    expect(t.asking).toBe('A spreadPay');
    t.chooses(at('menzoberranzan', 6));
    expect([t.map('menzoberranzan'), t.lost, t.s.markers[site('menzoberranzan')]]).toEqual(['AAAAAx', [1, 0], 0]);
    t.says('B', 'endTurn');
    expect(t.player('A').influence).toBe(1);
    t.says('A', 'endTurn');
    expect(t.player('A').vp).toBe(0);
  });

  it('SC25 JUB-7.10 JUB-7.11 JUB-7.12 JUB-B5.5 the marker of a lost site goes back', () => {
    const t = begun().active('B').scourgeAt('llacerellyn', 9).lies('tsenviilyq', 'xxA');
    t.lies('ched-nasad', 'xxx-').lies('eryndlyn', 'xxx').happens({ do: 'spread' });
    expect([t.map('tsenviilyq'), t.s.markers[site('tsenviilyq')], t.lost]).toEqual(['xxx', -1, [1, 0]]);
    expect(t.told('markerBack')).toMatchObject([{ rule: 'JUB-B5.5', from: 0 }]);
  });

  it('SC61 JUB-R14 JUB-R21 JUB-R52 the active player chooses the space', () => {
    const t = begun()
      .scourgeAt('tsenviilyq', 9)
      .lies('kanaglym', '-B-')
      .lies('llacerellyn', 'x-')
      .happens({ do: 'spread' });
    expect([t.asking, t.offered]).toEqual(['A spreadSpace', [at('kanaglym', 1), at('kanaglym', 3)]]);
    t.chooses(at('kanaglym', 3));
    expect([t.map('kanaglym'), t.lost]).toEqual(['--x', [0, 1]]);
  });
});

describe('tokens and the end', () => {
  it('SC06 JUB-4.1 to JUB-4.6 JUB-5.1 JUB-5.2 JUB-5.26 JUB-R7 a chain of spreads', () => {
    const t = begun().scourgeAt('everfire', 10).slot(3, 'DW03').deckBegins('JU01', 'JU01', 'JU04').pool(0, 5);
    t.chooses(recruiting(2));
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    expect(t.names(t.player('A').discard)).toEqual(['Blackguard']);
    expect([t.s.supply, t.s.spreadDiscard.length, t.names(t.s.market)[2]]).toEqual([8, 2, 'Black Pudding']);
    expect([t.player('A').influence, t.told('scourgeMoved').length]).toEqual([2, 2]);
    expect(['JUB-4.1', 'JUB-4.2', 'JUB-4.3', 'JUB-4.4', 'JUB-4.5', 'JUB-4.6'].every(id => id in clauses())).toBe(true);
  });

  it('SC29 JUB-6.1 JUB-R10 JUB-R26 Juiblex with one token left', () => {
    const t = begun().scourgeAt('everfire', 1).holds('A', 'JU05').put(at('skullport', 1), 'A').plays('JU05');
    while (t.decision.ask === 'spreadSpace') t.chooses(t.offered[0]);
    expect([t.s.supply, t.s.trigger?.why, t.told('scourgeMoved').length]).toEqual([0, 'lastToken', 1]);
    expect(t.told('spreadSpent')).toHaveLength(1);
    expect(t.asking).toBe('A targetTroop');
    expect(t.offered).toContain('stop');
  });

  it('SC30 JUB-4.8 JUB-6.1 JUB-6.2 JUB-R8 the last token in mid-round', () => {
    const t = begun(4).scourgeAt('everfire', 1);
    t.says('A', 'endTurn').happens({ do: 'spread' });
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    expect(t.s.trigger).toEqual({ why: 'lastToken', seat: 1 });
    t.says('B', 'endTurn').says('C', 'endTurn').says('D', 'endTurn');
    expect(t.s.outcome).not.toBeNull();
  });

  it('SC31 JUB-6.3 JUB-R10 a SPREAD card after the last token', () => {
    const t = begun().scourgeAt('everfire', 0).slot(1, 'DW03').deckBegins('JU01', 'DR12').pool(0, 3);
    t.s.trigger = { why: 'lastToken', seat: 0 };
    t.chooses(recruiting(0));
    expect([t.scourge, t.names(t.s.market)[0], t.s.spreadDiscard.length]).toEqual(['everfire', 'Kobold', 1]);
    expect(t.asking).toBe('A act');
  });

  it('SC46 JUB-B3.6 JUB-R7 devouring a market card may reveal a SPREAD card', () => {
    const t = begun(2, { halfDeck: 'dragons' }).scourgeAt('everfire', 7).holds('A', 'DR19').deckBegins('JU01', 'DR12');
    t.put(at('skullport', 1), 'A').plays('DR19').chooses(at('skullport', 2), at('skullport', 3), 1);
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    expect([t.s.supply, t.names(t.s.market)[1]]).toEqual([6, 'Kobold']);
  });

  it('SC49 JUB-6.1 JUB-R26 Whisperer in the Slime places the last token', () => {
    const t = begun()
      .scourgeAt('everfire', 1)
      .lies('araumycos', 'A-ww')
      .spies('araumycos', 'A')
      .holds('A', 'JU13')
      .plays('JU13');
    t.chooses(1);
    expect([t.scourge, t.map('araumycos'), t.s.supply, t.s.trigger?.why]).toEqual([
      'araumycos',
      'Axww',
      0,
      'lastToken',
    ]);
    expect([t.player('A').power, t.lost]).toEqual([3, [0, 0]]);
  });

  it('SC71 JUB-2.5 JUB-R6 JUB-R56 revealed SPREAD cards lie on a pile of their own', () => {
    const t = begun()
      .scourgeAt('everfire', 15)
      .slot(1, 'DW18')
      .slot(2, 'DW18')
      .deckBegins('JU01', 'DR12', 'JU01', 'DR12')
      .pool(0, 9);
    t.chooses(recruiting(0));
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    t.chooses(recruiting(1));
    while (t.decision.ask !== 'act') t.chooses(t.offered[0]);
    expect([t.s.spreadDiscard.length, t.s.devoured.length, t.s.supply]).toEqual([2, 0, 13]);
  });

  it('SC73 JUB-B7.1 JUB-R57 the market deck runs dry', () => {
    const t = begun(2, { mode: 'base' }).slot(1, 'DR07').slot(2, 'DR07').pool(0, 9);
    t.s.marketDeck = [t.taken('DR12')];
    t.chooses(recruiting(0));
    expect([t.names(t.s.market)[0], t.s.trigger?.why]).toEqual(['Kobold', 'emptyMarket']);
    t.chooses(recruiting(1));
    expect(t.names(t.s.market)[1]).toBe('empty');
  });
});

/** By number of the die: which of so many tied sites it means, from 1; 0 = it is rolled again. */
function rangesOf(tied: number): number[] {
  return Array.from({ length: 12 }, (_, i) => {
    const which = siteOnDie(i + 1, tied);
    return which === undefined ? 0 : which + 1;
  });
}

const clauses = (): Record<string, string> =>
  Object.assign({}, ...juiblex.manual.chapters.map(chapter => chapter.clauses));

/** JUB-2, JUB-3 and JUB-B1 counted piece by piece, for every number of players. */
import { describe, expect, it } from 'vitest';
import { fastChance, start } from '@vesper/kernel';
import { Noble, Outcast, Soldier, cardsIn, cardsOf, kindNamed, kindOf, kinds } from '../content/cards.ts';
import { majorSites, sites } from '../content/map.ts';
import type { HalfDeck } from '../content/types.ts';
import { siteOnDie } from '../rules/spread.ts';
import { juiblex } from '../game.ts';
import { ABSENT, TOKEN, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { JuiblexTable, at, begun, deploying, onRoute, site } from './table.ts';

const ascending = (a: number, b: number): number => a - b;
const count = (s: JuiblexState, what: number): number => s.spaces.filter(found => found === what).length;
/** A table before anybody has chosen anything. */
const dealt = (seats: number, options = {}): JuiblexState => start(juiblex, { seats, options, seed: 'slime' }).state;
/** The same after the setup. */
function laid(seats: number, options = {}): JuiblexTable {
  const t = new JuiblexTable(seats, options);
  while (t.s.round === 0) t.chooses(t.offered[0]);
  return t;
}

describe('the box of the Scourge', () => {
  it('JUB-2.1 JUB-2.2 JUB-2.3 JUB-3.1 24 tokens, one Scourge, one board for lost troops', () => {
    const t = laid(4);
    expect(t.s.supply + count(t.s, TOKEN)).toBe(24);
    expect(sites[t.s.scourge].spaces.filter(space => t.s.spaces[space] === TOKEN)).toHaveLength(1);
    expect(t.seenBy('spectator').afflicted).toEqual(t.s.afflicted);
    expect(t.s.afflicted).toHaveLength(5); // a place for each colour
  });

  it('JUB-2.7 JUB-5.14 the die has twelve sides, and every roll is told', () => {
    const rolls = new Set<number>();
    for (let seed = 0; seed < 150; seed++) {
      const t = new JuiblexTable(2).begun().scourgeAt('chasmleap', 9);
      t.s.chance = fastChance(`die ${seed}`);
      t.lies('gracklstugh', '----').lies('everfire', '---').lies('menzoberranzan', 'x-----').lies('araumycos', 'x---');
      t.happens({ do: 'spread' });
      for (const { rolled, sites: tied, to } of t.told('scourgeRolled')) {
        rolls.add(rolled);
        expect([tied, to]).toEqual([[site('gracklstugh'), site('everfire')], tied[siteOnDie(rolled, 2)!]]);
      }
    }
    expect([...rolls].sort(ascending)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('JUB-R50 where sources differ', () => {
    const textOf = (id: string) => kinds[kindNamed(id)].text;
    expect(sites).toHaveLength(26);
    for (const id of ['AB05', 'AB07', 'AB13']) {
      expect(textOf(id)).toContainEqual(expect.objectContaining({ do: 'discard', over: 3 }));
    }
    const [demogorgon] = textOf('DM02');
    expect(demogorgon).toMatchObject({ do: 'pay', then: [{ do: 'supplant', where: 'presence' }, { do: 'outcast' }] });
  });
});

describe('setting up', () => {
  it('JUB-B1.2 everybody begins with seven Nobles and three Soldiers, five of them in hand', () => {
    for (const { deck, hand } of dealt(4).players) {
      const all = [...deck, ...hand];
      expect(all.filter(card => kindOf[card] === Noble)).toHaveLength(7);
      expect(all.filter(card => kindOf[card] === Soldier)).toHaveLength(3);
      expect([deck.length, hand.length]).toEqual([5, 5]);
    }
  });

  it('JUB-B1.1 JUB-1.2 every player leads one house of 40 troops and 5 spies', () => {
    const s = dealt(4);
    expect(s.players.map(({ barracks, spies }) => [barracks, spies])).toEqual(Array.from({ length: 4 }, () => [40, 5]));
    const view = laid(4).seenBy(0);
    expect([0, 1, 2, 3].map(seat => juiblex.words.seat(view, seat))).toEqual(['Black', 'Red', 'Orange', 'Blue']);
  });

  it('JUB-B1.3 Insane Outcasts come with the Demons only', () => {
    expect(dealt(2, { halfDeck: 'demons' }).outcasts.toSorted(ascending)).toEqual(cardsOf(Outcast));
    expect(dealt(2, { halfDeck: 'undead' }).outcasts).toEqual([]);
  });

  it('JUB-B1.4 JUB-B1.6 JUB-B1.7 sections, white troops and markers by number of players', () => {
    const found = (seats: number, outerSection = 'left') => {
      const s = dealt(seats, seats === 3 ? { outerSection } : {});
      const markers = majorSites.filter(which => s.spaces[sites[which].spaces[0]] !== ABSENT).length;
      return [count(s, WHITE), s.spaces.length - count(s, ABSENT), markers];
    };
    expect(found(2)).toEqual([25, 50 + 32, 3]);
    expect(found(3)).toEqual([32, 68 + 42, 5]);
    expect(found(3, 'right')).toEqual([33, 69 + 43, 5]);
    expect(found(4)).toEqual([40, 87 + 53, 7]);
  });

  it('JUB-3.10 JUB-3.11 JUB-B1.5 the market is made of both half-decks, shuffled', () => {
    const orders = new Set<string>();
    for (const [mode, decks] of [
      ['scourge', ['undead', 'juiblex']],
      ['base', ['undead', 'drow']],
    ] as const) {
      const { s } = laid(2, { mode, halfDeck: 'undead', ...(mode === 'base' ? { secondDeck: 'drow' } : {}) });
      const all = [...s.market, ...s.marketDeck].sort(ascending);
      expect(all).toEqual(decks.flatMap((deck: HalfDeck) => cardsIn(deck)).sort(ascending));
      expect([s.market.length, s.marketDeck.length]).toEqual([6, 74]);
      orders.add(s.marketDeck.join());
    }
    const again = start(juiblex, { seats: 2, seed: 'other', options: { mode: 'base' } }).state;
    orders.add(again.marketDeck.join());
    expect(orders.size).toBe(3);
    expect(again.marketDeck).not.toEqual(again.marketDeck.toSorted(ascending));
  });

  it('JUB-B1.8 JUB-3.5 anybody may be first, turns go clockwise, and the last places the Scourge', () => {
    const first = new Set(
      Array.from({ length: 40 }, (_, i) => start(juiblex, { seats: 3, seed: `first ${i}` }).state.firstPlayer),
    );
    expect([...first].sort(ascending)).toEqual([0, 1, 2]);
    const t = new JuiblexTable(3, { firstPlayer: 'second' });
    expect(t.asking).toBe('B startDeploy');
    t.chooses(t.offered[0]);
    expect(t.asking).toBe('C startDeploy');
    t.chooses(t.offered[0]).chooses(t.offered[0]);
    expect(t.asking).toBe('A scourgeSite');
  });
});

describe('what a scenario only touches', () => {
  it('JUB-5.4 JUB-R22 nothing is moved onto a token', () => {
    const t = begun(2, { halfDeck: 'dragons' }).lies('skullport', 'xw--A').holds('A', 'DR05').goOn().plays('DR05');
    expect(t.decision.ask).toBe('moveTo'); // the only enemy troop is taken up by itself
    const here = t.offered.filter(space => sites[site('skullport')].spaces.includes(space as number));
    expect(here).toEqual([at('skullport', 3), at('skullport', 4)]);
    expect(t.refusalOf(at('skullport', 1))).toEqual({ rule: 'JUB-5.4', why: 'isToken' });
  });

  it('JUB-R28 the Scourge blocks no deploy', () => {
    const t = begun().scourgeAt('skullport', 9).lies('skullport', 'xA---').pool(1).goOn();
    expect(t.offers(deploying(at('skullport', 3)))).toBe(true);
  });

  it('JUB-R37 JUB-B6.7 each of two spies is placed on its own', () => {
    const t = begun().spies('everfire', 'A').spies('halls', 'A').spies('kanaglym', 'A').spies('labyrinth', 'A');
    t.holds('A', 'DW14').goOn().plays('DW14').chooses(0, site('araumycos'));
    expect([t.asking, t.player('A').spies]).toEqual(['A spyRecycle', 0]);
    t.chooses('decline');
    expect([t.asking, t.player('A').spies]).toEqual(['A act', 0]);
  });

  it('JUB-R38 a promoted outcast goes back to the supply', () => {
    const t = begun(2, { halfDeck: 'demons' }).holds('A', 'CO5', 'DM14').has('A', 'deck', 'CO1').goOn();
    t.plays('CO5');
    if (t.decision.ask === 'payCost') t.chooses('decline');
    const { length } = t.s.outcasts;
    t.plays('DM14'); // one opponent gets an outcast, and a card is promoted at the end of the turn
    t.chooses('endTurn');
    expect([t.s.outcasts.length, t.player('A').inner]).toEqual([length - 1 + 1, []]);
  });

  it('JUB-R39 the others see the same whether a card would have fitted or not', () => {
    const asked = (third: string) => {
      const t = begun(2, { mode: 'base', halfDeck: 'elemental', secondDeck: 'dragons' })
        .put(at('skullport', 1), 'A')
        .holds('A', 'EL18', 'CO1', third)
        .goOn()
        .plays('EL18');
      t.chooses(at('skullport', 2), at('skullport', 3));
      const { players } = t.seenBy(1);
      return { asking: t.asking, hand: players[0].hand, size: players[0].handSize, known: players[0].known };
    };
    expect(asked('DR12')).toEqual(asked('CO1'));
    expect(asked('CO1')).toEqual({ asking: 'A revealForFocus', hand: null, size: 2, known: [] });
  });

  it('JUB-B4.4 JUB-R21 why a tunnel is out of reach', () => {
    const t = begun().lies('araumycos', '-Ax-').pool(1).goOn();
    expect(t.refusalOf(deploying(onRoute('r15.1')))).toEqual({ rule: 'JUB-R21', why: 'notDocked' });
    expect(t.refusalOf(deploying(onRoute('r20.1')))).toEqual({ rule: 'JUB-B4.4', why: 'noPresenceInTunnel' });
  });
});

/** JUB-2, JUB-3, JUB-B1: the box and the setup. */
import { describe, expect, it } from 'vitest';
import { start } from '@vesper/kernel';
import {
  HouseGuard,
  Noble,
  Outcast,
  Priestess,
  Soldier,
  Spread,
  cardsIn,
  cardsOf,
  kindNamed,
  kindOf,
  kinds,
} from '../content/cards.ts';
import { ROUTES, SITES, SITE_SPACES, SPACES, majorSites, routes, sites, whiteSpaces } from '../content/map.ts';
import { ASPECTS, HALF_DECKS } from '../content/types.ts';
import { dealMarket } from '../rules/market.ts';
import { juiblex } from '../game.ts';
import { JuiblexTable, at, begun, site } from './table.ts';

/** Everybody begins at the first space that is offered, at these sites in turn. */
function startingAt(t: JuiblexTable, ...ids: readonly string[]): JuiblexTable {
  for (const id of ids) {
    const here = t.offered.find(space => sites[site(id)].spaces.includes(space as number))!;
    t.chooses(here);
  }
  return t;
}

describe('the box', () => {
  it('SC75 JUB-2.1 JUB-2.2 JUB-2.3 JUB-2.4 JUB-2.5 JUB-2.6 JUB-2.7 JUB-B3.9 JUB-R50 components', () => {
    expect(cardsIn('juiblex')).toHaveLength(40);
    expect(cardsIn('juiblex').filter(card => kindOf[card] === Spread)).toHaveLength(13);
    expect(cardsOf(kindNamed('JU02'))).toHaveLength(2);
    expect(kinds[kindNamed('JU02')].name).toBe('Afflicted Guard');
    expect(ASPECTS).toEqual(['ambition', 'conquest', 'malice', 'guile', 'obedience']);
    expect(kinds.filter(({ aspect }) => aspect === 'none').map(({ name }) => name)).toEqual([
      'Insane Outcast',
      'The Affliction Spreads...',
    ]);
    expect(kinds[kindNamed('DW10')].cost).toBe(3);
    expect(sites[site('llacerellyn')].vp).toBe(2);
    expect(kinds[kindNamed('AB11')].text).toMatchObject([{ do: 'deploy', n: 2 }]);
  });

  it('has seven half-decks of 40 cards, ten per aspect in the public ones', () => {
    for (const deck of HALF_DECKS) {
      expect([deck, cardsIn(deck).length]).toEqual([deck, 40]);
      if (deck === 'juiblex') continue;
      const counts = ASPECTS.slice(0, 4).map(
        aspect => cardsIn(deck).filter(card => kinds[kindOf[card]].aspect === aspect).length,
      );
      expect([deck, counts]).toEqual([deck, [10, 10, 10, 10]]);
    }
    expect([Noble, Soldier, HouseGuard, Priestess, Outcast].map(kind => cardsOf(kind).length)).toEqual([
      28, 12, 15, 15, 30,
    ]);
  });

  it('has a map of 26 sites and 40 routes that is connected', () => {
    expect([SITES, ROUTES, SITE_SPACES, SPACES - SITE_SPACES]).toEqual([26, 40, 87, 53]);
    expect(sites.reduce((sum, { vp }) => sum + vp, 0)).toBe(83);
    expect(majorSites.map(which => sites[which].name)).toEqual([
      'Menzoberranzan',
      'Araumycos',
      'Tsenviilyq',
      'Gauntlgrym',
      'Ch’Chitl'.replace('’', "'"),
      'The Phaerlin',
      "Ss'zuraass'nee",
    ]);
    expect(whiteSpaces).toHaveLength(40);
    for (const { docks, ends } of routes) docks.forEach((dock, end) => expect(sites[ends[end]].spaces).toContain(dock));
  });
});

describe('setting up', () => {
  it('SC01 JUB-3.2 JUB-3.3 JUB-3.4 JUB-3.7 JUB-R2 the supply by number of players', () => {
    for (const [seats, supply] of [
      [2, 15],
      [3, 20],
      [4, 23],
    ] as const) {
      const t = new JuiblexTable(seats);
      while (t.s.round === 0) t.chooses(t.offered[0]);
      expect([seats, t.s.supply, t.tokens]).toEqual([seats, supply, 1]);
      expect(sites[t.s.scourge].spaces.some(space => t.s.spaces[space] === 5)).toBe(true);
    }
  });

  it('SC02 JUB-3.5 JUB-3.8 JUB-3.9 JUB-R3 JUB-R4 a white troop makes room', () => {
    const t = startingAt(new JuiblexTable(2), 'ched-nasad', 'eryndlyn');
    expect(t.asking).toBe('B scourgeSite');
    t.chooses(site('skullport'));
    expect(t.refusalOf(at('skullport', 3))).toEqual({ rule: 'JUB-R3', why: 'whiteGoesFirst' });
    t.chooses(at('skullport', 1));
    expect([t.map('skullport'), t.s.afflicted, t.s.supply]).toEqual(['xw---', [0, 0, 0, 0, 1], 15]);
    expect(t.s.spaces.filter(what => what === 4)).toHaveLength(24);
    expect(t.player('B').trophies).toEqual([0, 0, 0, 0, 0]);
  });

  it('SC03 JUB-3.6 JUB-R1 where the Scourge may begin', () => {
    const two = startingAt(new JuiblexTable(2), 'mantol-derith', 'ched-nasad');
    expect(two.offered).toEqual([site('skullport'), site('eryndlyn')]);
    const three = startingAt(new JuiblexTable(3, { outerSection: 'left' }), 'mantol-derith', 'skullport', 'ched-nasad');
    expect(three.offered).toEqual([site('eryndlyn'), site('jhachalkhyn')]);
    const white = startingAt(new JuiblexTable(2, { scourgeStart: 'whiteBox' }), 'mantol-derith', 'ched-nasad');
    expect(white.offered).toHaveLength(11);
    expect(white.refusalOf(site('skullport'))).toEqual({ rule: 'JUB-R1', why: 'blackBox' });
  });

  it('SC04 JUB-3.7 JUB-R3 a site without white troops', () => {
    const t = startingAt(new JuiblexTable(3, { outerSection: 'left' }), 'mantol-derith', 'skullport', 'ched-nasad');
    t.chooses(site('eryndlyn'), at('eryndlyn', 2));
    expect([t.map('eryndlyn'), t.s.afflicted, t.s.supply]).toEqual(['-x-', [0, 0, 0, 0, 0], 20]);
  });

  it('SC05 JUB-3.12 JUB-3.13 JUB-3.14 JUB-3.15 the opening market', () => {
    const t = begun(2, { halfDeck: 'dragons' });
    t.s.market.fill(-1);
    t.s.marketDeck.push(...t.s.spreadDiscard);
    t.deckBegins('DR12', 'JU01', 'DR15', 'JU01', 'DR20', 'JU03', 'JU01', 'JU04', 'DR17');
    const { length } = t.s.marketDeck;
    const { supply } = t.s;
    dealMarket(t.s);
    expect(t.names(t.s.market)).toEqual([
      'Kobold',
      'Black Pudding',
      'Red Wyrmling',
      'Watcher of Thay',
      'Wyrmspeaker',
      'Caustic Slime',
    ]);
    expect(t.s.marketDeck).toHaveLength(length - 6);
    expect(t.s.marketDeck.slice(0, 3).map(card => kindOf[card])).toEqual([Spread, Spread, Spread]);
    expect([t.s.bottomSpreads, t.s.supply]).toEqual([3, supply]);
  });

  it('SC53 JUB-3.1 JUB-3.10 JUB-3.11 JUB-B1.1 JUB-B1.2 JUB-B1.3 JUB-B1.5 JUB-B1.6 JUB-B1.7 JUB-B1.8 JUB-B1.9 the inventory of a table for two', () => {
    const t = startingAt(new JuiblexTable(2), 'ched-nasad', 'eryndlyn').chooses(site('skullport'), at('skullport', 1));
    const inPlay = t.s.spaces.filter(what => what !== -2).length;
    expect(inPlay).toBe(50 + 32);
    for (const who of ['A', 'B'] as const) {
      const { barracks, spies, hand, deck } = t.player(who);
      expect([barracks, spies, hand.length, deck.length]).toEqual([39, 5, 5, 5]);
    }
    expect([t.s.houseGuards, t.s.priestesses, t.s.outcasts.length, t.s.marketDeck.length]).toEqual([15, 15, 0, 74]);
    expect(t.s.market.every(card => kindOf[card] !== Spread)).toBe(true);
    expect(t.s.markers.every(holder => holder === -1)).toBe(true);
  });

  it('JUB-B1.9 nobody begins where somebody else does', () => {
    const t = startingAt(new JuiblexTable(2), 'ched-nasad');
    expect(t.refusalOf(at('ched-nasad', 2))).toEqual({ rule: 'JUB-B1.9', why: 'takenStart' });
    expect(t.refusalOf(at('skullport', 1))).toEqual({ rule: 'JUB-B1.9', why: 'notEmpty' });
  });

  it('SC50 JUB-R5 JUB-R53 JUB-B7.1 the base game', () => {
    const t = new JuiblexTable(2, { mode: 'base', halfDeck: 'drow', secondDeck: 'dragons' });
    expect([t.asking, t.s.marketDeck.length]).toEqual(['A startDeploy', 74]);
    t.chooses(t.offered[0]);
    t.chooses(t.offered[0]);
    expect([t.s.scourge, t.s.supply, t.tokens]).toEqual([-1, 0, 0]);
    expect([...t.s.marketDeck, ...t.s.market].some(card => kindOf[card] === Spread)).toBe(false);
    expect(t.s.afflicted).toEqual([0, 0, 0, 0, 0]);
  });

  it('options left to chance are drawn and known', () => {
    const found = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { state } = start(juiblex, {
        seats: 3,
        seed: `r${i}`,
        options: { mode: 'base', halfDeck: 'random', secondDeck: 'anyOther', outerSection: 'random' },
      });
      const { decks, outer } = state.terms;
      expect(decks[0]).not.toBe(decks[1]);
      expect(decks).not.toContain('juiblex');
      found.add(outer).add(decks[0]);
    }
    expect(found.has('left') && found.has('right') && found.size > 5).toBe(true);
  });
});

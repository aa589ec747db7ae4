/** JUB-B4, JUB-B5, JUB-5.4 to JUB-5.8, JUB-7.6 to JUB-7.9: presence, docks, control and markers. */
import { describe, expect, it } from 'vitest';
import { SITES, SPACES, placeOf, siteOf, sites } from '../content/map.ts';
import { controllerOf, hasTotalControl } from '../asking.ts';
import { findPresence, findPresenceAt, isOnMap, isPresent, isPresentAt } from '../rules/presence.ts';
import { fastChance, playOut, start } from '@vesper/kernel';
import { juiblex } from '../game.ts';
import type { JuiblexState } from '../state.ts';
import { seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { assassinating, at, begun, deploying, onRoute, returningSpy, site } from './table.ts';
import type { JuiblexTable } from './table.ts';

/** Everywhere a seat has presence in play: sites by name, tunnel spaces by number. */
function presence(t: JuiblexTable, who: Letter): { sites: string[]; spaces: number[] } {
  findPresence(t.s, seatOf(who));
  const found = sites.flatMap((_, which) =>
    isPresentAt(which) && t.s.spaces[sites[which].spaces[0]] !== -2 ? [which] : [],
  );
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (siteOf[space] < 0 && t.s.spaces[space] !== -2 && isPresent(space)) spaces.push(space);
  }
  return { sites: found.map(which => sites[which].name), spaces };
}

/** What is found about all places at once, and about each by itself. */
function foundTwice(s: JuiblexState, seat: number): readonly (readonly [at: string, all: boolean, single: boolean])[] {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const sitesOnly = Array.from({ length: SITES }, (_, which) => which);
  findPresence(s, seat);
  const all = [isOnMap(), ...spaces.map(isPresent), ...sitesOnly.map(isPresentAt)];
  findPresenceAt(s, seat, 0);
  const single = [
    isOnMap(),
    ...spaces.map(space => (findPresenceAt(s, seat, placeOf[space]), isPresent(space))),
    ...sitesOnly.map(which => (findPresenceAt(s, seat, which), isPresentAt(which))),
  ];
  return all.map((is, i) => [`${i}`, is, single[i]]);
}

const on = (...names: readonly string[]): number[] => names.map(onRoute).sort((a, b) => a - b);

describe('presence', () => {
  it('SC56 JUB-B4.1 JUB-B4.2 JUB-B4.3 JUB-B4.4 JUB-B4.5 JUB-B6.1 JUB-B6.2 plain presence', () => {
    const t = begun().put(at('ched-nasad', 1), 'A').put(onRoute('r14.1'), 'w').pool(3).goOn();
    expect(presence(t, 'A')).toEqual({ sites: ['Ched Nasad'], spaces: on('r11.2', 'r14.1', 'r16.1') });
    t.chooses(assassinating(onRoute('r14.1')));
    expect(t.player('A').trophies[4]).toBe(1);
    expect(t.s.spaces[onRoute('r14.1')]).toBe(-1);
    t.pool(1);
    expect(t.offers(deploying(onRoute('r14.1')))).toBe(true);
    expect(t.refusalOf(deploying(at('araumycos', 1)))).toEqual({ rule: 'JUB-B4.3', why: 'noPresence' });
  });

  it('JUB-B4.3 JUB-B4.4 JUB-R21 is the same asked about one place and about all, through whole matches', () => {
    let seen = 0;
    for (const seats of [2, 3, 4]) {
      const match = start(juiblex, { seats, seed: `presence ${seats}` });
      const rng = fastChance(`presence ${seats}`);
      while (playOut(juiblex, match.state, rng, 7) > 0) {
        for (let seat = 0; seat < seats; seat++) {
          for (const [at, all, single] of foundTwice(match.state, seat)) {
            if (all !== single) expect.fail(`seat ${seat}, ${at}: ${all}, by itself ${single}`);
            if (all) seen++;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(10_000);
  });

  it('SC69 JUB-B4.4 JUB-R55 presence on the own space', () => {
    const t = begun().put(onRoute('r18.1'), 'A');
    expect(presence(t, 'A')).toEqual({ sites: ['Eryndlyn'], spaces: on('r18.1', 'r18.2') });
  });

  it('SC66 JUB-R45 sites that touch', () => {
    const t = begun(4).put(at('wormwrithings', 2), 'A');
    expect(presence(t, 'A')).toEqual({ sites: ['Gauntlgrym', 'The Wormwrithings'], spaces: on('r24.1') });
    t.put(at('wormwrithings', 3), 'x');
    expect(presence(t, 'A').sites).toEqual(['The Wormwrithings']);
    t.put(at('wormwrithings', 1), 'A');
    expect(presence(t, 'A').sites).toEqual(['Gauntlgrym', 'The Wormwrithings']);
  });

  it('SC20 JUB-5.4 JUB-5.6 JUB-5.7 JUB-7.8 JUB-7.9 JUB-B4.4 a spy at a site that is lost', () => {
    const t = begun()
      .active('B')
      .lies('tsenviilyq', 'xxx')
      .holds('B', 'DW18')
      .put(at('skullport', 1), 'B')
      .pool(1)
      .goOn();
    t.plays('DW18');
    expect(t.offers(site('tsenviilyq'))).toBe(true);
    t.chooses(site('tsenviilyq'));
    const { sites: found, spaces } = presence(t, 'B');
    expect(found).toContain('Tsenviilyq');
    expect(spaces).not.toContain(onRoute('r20.1'));
    expect(spaces).not.toContain(onRoute('r21.2'));
    for (const n of [1, 2, 3]) expect(t.offers(deploying(at('tsenviilyq', n)))).toBe(false);
  });

  it('SC21 JUB-5.8 JUB-7.7 JUB-R21 docks', () => {
    const t = begun().lies('araumycos', '-Ax-');
    expect(presence(t, 'A')).toEqual({ sites: ['Araumycos'], spaces: on('r09.1') });
    t.lies('araumycos', '-A--');
    expect(presence(t, 'A').spaces).toEqual(on('r09.1', 'r12.2', 'r14.1', 'r15.1'));
  });

  it('SC22 JUB-R21 a token on the dock cuts the tunnel', () => {
    const t = begun(3).lies('araumycos', '-AxB').lies('eryndlyn', 'C--');
    expect(presence(t, 'A').spaces).not.toContain(onRoute('r15.1'));
    expect(presence(t, 'B').spaces).toEqual(on('r14.1'));
    expect(presence(t, 'C').spaces).toContain(onRoute('r15.1'));
  });

  it('SC23 JUB-7.6 JUB-7.7 presence into an Afflicted Site', () => {
    const t = begun().lies('eryndlyn', 'x-B').put(onRoute('r19.1'), 'A').pool(3).goOn();
    expect(t.offers(deploying(at('eryndlyn', 2)))).toBe(true);
    expect(t.offers(assassinating(at('eryndlyn', 3)))).toBe(true);
    const { spaces } = presence(t, 'A');
    expect(spaces).not.toContain(onRoute('r15.1'));
    expect(spaces).not.toContain(onRoute('r18.1'));
  });

  it('SC26 JUB-5.3 JUB-5.4 JUB-R22 spaces with a token do not exist', () => {
    const t = begun().lies('skullport', 'xw--A').pool(1).goOn();
    const here = t.offered.filter(
      choice => typeof choice === 'number' && choice >= 2000 && siteOf[choice - 2000] === site('skullport'),
    );
    expect(here).toEqual([deploying(at('skullport', 3)), deploying(at('skullport', 4))]);
    expect(controllerOf(t.s, site('skullport'))).toBe(-1);
  });

  it('SC51 JUB-B6.3 JUB-R46 no troop on the map at all', () => {
    const t = begun().pool(1).goOn();
    t.s.afflicted[0] = 2;
    t.spies('everfire', 'A');
    expect(t.offered.filter(choice => typeof choice === 'number' && choice >= 2000 && choice < 3000)).toHaveLength(82);
  });
});

describe('control', () => {
  it('SC35 JUB-B5.1 JUB-B5.2 JUB-R30 white troops block control', () => {
    const t = begun().lies('labyrinth', 'wA-').pool(1).goOn();
    expect(controllerOf(t.s, site('labyrinth'))).toBe(-1);
    t.chooses(deploying(at('labyrinth', 3)));
    expect(controllerOf(t.s, site('labyrinth'))).toBe(0);
    expect(hasTotalControl(t.s, site('labyrinth'), 0)).toBe(false);
  });

  it('SC36 JUB-B2.3 JUB-B5.4 JUB-B5.6 JUB-R29 taking a marker', () => {
    const t = begun(4).lies('gauntlgrym', 'ww-').put(onRoute('r23.1'), 'A').pool(5).goOn();
    t.chooses(assassinating(at('gauntlgrym', 1)), deploying(at('gauntlgrym', 1)));
    expect([t.player('A').influence, t.s.markers[site('gauntlgrym')]]).toEqual([0, -1]);
    t.chooses(deploying(at('gauntlgrym', 3)));
    expect([t.player('A').influence, t.player('A').power, t.s.markers[site('gauntlgrym')]]).toEqual([1, 0, 0]);
    // Lost and taken again in the same turn: no second influence (JUB-R29).
    t.s.players[0].power = 1;
    t.s.spaces[at('gauntlgrym', 3)] = -1;
    t.s.markers[site('gauntlgrym')] = -1;
    t.chooses(deploying(at('gauntlgrym', 3)));
    expect(t.player('A').influence).toBe(1);
    t.chooses('endTurn');
    expect(t.player('A').vp).toBe(0);
  });

  it('SC37 JUB-B5.3 JUB-B5.7 VP for total control', () => {
    const t = begun(4).lies('gauntlgrym', 'AAA').goOn();
    t.chooses('endTurn', 'endTurn', 'endTurn', 'endTurn');
    expect([t.asking, t.player('A').influence, t.player('A').vp]).toEqual(['A act', 1, 1]);
    t.spies('gauntlgrym', 'B').chooses('endTurn');
    expect(t.player('A').vp).toBe(1);
  });

  it('SC52 JUB-B2.3 JUB-B6.8 JUB-R20 returning a spy as a basic action', () => {
    const t = begun().lies('skullport', 'xA---').spies('skullport', 'B').pool(3).goOn();
    t.chooses(returningSpy('skullport', 'B'));
    expect([t.player('B').spies, t.player('A').power]).toEqual([5, 0]);
  });

  it('SC72 JUB-R20 JUB-R28 the Scourge is no piece of anybody', () => {
    const t = begun(2, { halfDeck: 'undead' })
      .scourgeAt('skullport', 9)
      .lies('skullport', 'xAAAA')
      .holds('A', 'UN01')
      .pool(3)
      .goOn();
    expect(t.offered.some(choice => typeof choice === 'number' && choice >= 4000)).toBe(false);
    t.plays('UN01').chooses(site('skullport'));
    expect(t.player('A').power).toBe(3); // Banshee found no other spy
    expect(hasTotalControl(t.s, site('skullport'), 0)).toBe(false);
  });
});

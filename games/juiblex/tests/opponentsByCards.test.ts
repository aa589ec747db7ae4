/** JUB-B6 and the rulings on cards: what opponents have to do, and when. */
import { apply, fork, settle } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { juiblex } from '../game.ts';
import { at, begun, onRoute, site } from './table.ts';

describe('opponents', () => {
  it('SC44 JUB-R40 a forced discard and a reaction', () => {
    const t = begun(3, { halfDeck: 'aberrations' }).put(at('skullport', 1), 'A').holds('A', 'AB07');
    t.holds('B', 'CO1', 'CO1', 'CO2').holds('C', 'CO1', 'CO1', 'CO2', 'AB11').goOn();
    t.plays('AB07').chooses(at('skullport', 2), at('skullport', 3));
    expect(t.asking).toBe('C discardCard');
    t.chooses(t.inHand('AB11'));
    expect([t.player('C').hand.length, t.names(t.player('C').discard)]).toEqual([5, ['Grimlock']]);
  });

  it('JUB-R40 Umber Hulk answers, Ambassador may be promoted', () => {
    const t = begun(2, { halfDeck: 'aberrations' }).put(at('skullport', 1), 'A').holds('A', 'AB07', 'CO1', 'CO2');
    t.holds('B', 'CO1', 'CO1', 'CO2', 'AB20').goOn();
    t.plays('AB07').chooses(at('skullport', 2), at('skullport', 3), t.s.players[1].hand[3]);
    expect(t.asking).toBe('A discardCard');
    t.chooses(t.inHand('CO1'));
    expect(t.names(t.player('A').discard)).toEqual(['Noble']);
    const other = begun(2, { halfDeck: 'aberrations' }).put(at('skullport', 1), 'A').holds('A', 'AB07');
    other.holds('B', 'CO1', 'CO1', 'CO2', 'AB02').goOn();
    other.plays('AB07').chooses(at('skullport', 2), at('skullport', 3), other.s.players[1].hand[3]);
    expect(other.asking).toBe('B react');
    other.chooses('promote');
    expect(other.names(other.player('B').inner)).toEqual(['Ambassador']);
  });

  it('SC62 JUB-R41 Orcus', () => {
    const t = begun(2, { halfDeck: 'demons' }).lies('skullport', 'ABw--').holds('A', 'DM17', 'CO1').goOn();
    t.player('B').trophies = [2, 0, 0, 0, 1];
    t.player('A').barracks = 30;
    t.plays('DM17').chooses(t.inHand('CO1'), at('skullport', 2), 5, at('everfire', 1), 'stop');
    expect([t.player('A').trophies, t.player('B').trophies]).toEqual([
      [0, 1, 0, 0, 1],
      [1, 0, 0, 0, 1],
    ]);
    expect([t.player('A').barracks, t.map('everfire')]).toEqual([30, 'A--']);
  });

  it('JUB-R41 a troop from a trophy hall keeps its colour, whoever puts it back', () => {
    const t = begun(2, { halfDeck: 'demons' }).lies('skullport', 'ABw--').holds('A', 'DM17', 'CO1').goOn();
    t.player('B').trophies = [2, 0, 0, 0, 1];
    t.plays('DM17').chooses(t.inHand('CO1'), at('skullport', 2), 9, at('everfire', 1), 'stop');
    expect([t.player('B').trophies, t.map('everfire')]).toEqual([[2, 0, 0, 0, 0], 'w--']);
  });

  it('JUB-R41 Lich needs presence, even without a troop on the map', () => {
    const t = begun(2, { halfDeck: 'undead' }).lies('everfire', 'B--').holds('A', 'UN09').goOn();
    t.player('B').trophies = [1, 0, 0, 0, 0];
    t.plays('UN09').chooses(site('everfire'), 5);
    expect([t.asking, t.offered]).toEqual(['A trophySpace', [at('everfire', 2), at('everfire', 3)]]);
  });

  it('JUB-R41 without room for it nobody is asked whose trophy, told or untold', () => {
    const t = begun(3, { halfDeck: 'undead' }).lies('halls', 'BC').holds('A', 'UN09').goOn();
    t.player('B').trophies = [1, 0, 0, 0, 0];
    t.player('C').trophies = [1, 0, 0, 0, 0];
    t.plays('UN09');
    const untold = fork(juiblex, t.s);
    apply(juiblex, untold, site('halls'));
    settle(juiblex, untold);
    t.chooses(site('halls'));
    expect([t.asking, untold.agenda]).toEqual(['A act', t.s.agenda]);
  });

  it('SC67 JUB-R38 JUB-R48 Gibbering Mouther', () => {
    const t = begun(3, { halfDeck: 'demons' })
      .lies('everfire', '--B')
      .lies('halls', 'C-')
      .spies('everfire', 'A')
      .holds('A', 'DM06')
      .goOn();
    t.put(at('skullport', 1), 'A');
    const before = t.s.outcasts.length;
    t.plays('DM06').chooses(at('everfire', 1));
    t.chooses(t.offered.find(space => space === onRoute('r10.1'))!);
    expect([t.asking, t.offered]).toEqual(['A pickOpponent', [1, 2]]);
    t.chooses(2);
    expect([t.names(t.player('C').discard), t.s.outcasts.length]).toEqual([['Insane Outcast'], before - 1]);
  });

  it('SC82 JUB-R38 too few outcasts', () => {
    const t = begun(3, { halfDeck: 'demons' }).lies('skullport', 'Aww--').holds('A', 'DM02', 'CO1').goOn();
    t.s.outcasts.splice(3);
    t.plays('DM02').chooses(t.inHand('CO1'), at('skullport', 2));
    expect([t.player('B').discard.length, t.player('C').discard.length, t.s.outcasts.length]).toEqual([2, 1, 0]);
  });
});

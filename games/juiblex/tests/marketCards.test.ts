/** JUB-B3 and the rulings on cards: what cards do to the market, and the market to cards. */
import { describe, expect, it } from 'vitest';
import { at, base, recruiting, site } from './table.ts';

describe('the market by cards', () => {
  it('SC63 JUB-R42 Ulitharid', () => {
    const t = base('aberrations', 'dragons')
      .put(at('skullport', 1), 'A')
      .slot(1, 'DR12')
      .holds('A', 'AB19')
      .goOn()
      .plays('AB19');
    t.chooses(0);
    if (t.decision.ask === 'chooseOne') t.chooses(0);
    t.chooses(at('skullport', 2));
    expect(t.names(t.s.devoured)).toEqual(['Kobold']);
    expect([t.names(t.player('A').play), t.names(t.s.market)[0] === 'empty']).toEqual([['Ulitharid'], false]);
  });

  it('SC80 JUB-R42 a market card cannot pick itself', () => {
    const t = base('aberrations', 'dragons')
      .put(at('skullport', 1), 'A')
      .slot(3, 'DR19')
      .holds('A', 'AB19')
      .goOn()
      .plays('AB19');
    t.chooses(2, at('skullport', 2), at('skullport', 3));
    expect([t.asking, t.offered]).toEqual(['A marketCard', [0, 1, 3, 4, 5, 'stop']]);
    expect(t.refusalOf(2)).toEqual({ rule: 'JUB-R42', why: 'beingPlayed' });
    t.chooses('stop');
    expect(t.names(t.s.devoured)).toEqual(['White Wyrmling']);
  });

  it('JUB-R42 Zuggtmoy, carried out in the inner circle, cannot devour itself', () => {
    const t = base('aberrations', 'demons').holds('A', 'AB09').has('A', 'deck', 'CO1').has('A', 'inner', 'DM20').goOn();
    const [zuggtmoy] = t.player('A').inner;
    t.plays('AB09').chooses(zuggtmoy);
    expect(t.refusalOf(zuggtmoy)).toEqual({ rule: 'JUB-R42', why: 'isCarriedOut' });
    t.chooses(t.player('A').inner[1]);
    expect([t.names(t.player('A').inner), t.names(t.s.devoured), t.player('A').influence]).toEqual([
      ['Zuggtmoy'],
      ['Noble'],
      3,
    ]);
    const alone = base('aberrations', 'demons').holds('A', 'AB09').has('A', 'deck').has('A', 'inner', 'DM20').goOn();
    alone.player('A').discard = [];
    alone.plays('AB09');
    expect([alone.asking, alone.player('A').influence]).toEqual(['A act', 0]);
  });

  it('SC64 JUB-R43 Ghost', () => {
    const t = base('undead', 'dragons').spies('everfire', 'A').holds('A', 'UN07').goOn();
    t.s.devoured = [t.taken('DR12')];
    t.pool(0, 1);
    expect(t.offers(recruiting(8))).toBe(false);
    t.plays('UN07').chooses(1);
    t.chooses(recruiting(8));
    expect([t.names(t.player('A').discard), t.s.devoured, t.player('A').influence]).toEqual([['Kobold'], [], 0]);
    t.pool(0, 9);
    expect(t.offers(recruiting(8))).toBe(false);
  });

  it('JUB-B3.6 a hand’s only card, devoured without being chosen, is shown: that is not taken back', () => {
    const t = base('undead', 'dragons').holds('A', 'UN19', 'CO1').goOn();
    t.plays('UN19').chooses(1);
    expect([t.names(t.s.devoured), t.canTakeBack('A')]).toEqual([['Noble'], 0]);
  });

  it('SC77 JUB-R43 Ghost and a Noble', () => {
    const t = base('undead', 'dragons')
      .spies('everfire', 'A')
      .put(at('skullport', 1), 'A')
      .put(at('skullport', 2), 'B');
    t.holds('A', 'UN07', 'UN19', 'DR12').goOn();
    t.s.devoured = [t.taken('CO1')];
    t.pool(0, 9);
    t.plays('UN07').chooses(1);
    expect(t.refusalOf(recruiting(8))).toEqual({ rule: 'JUB-R43', why: 'noCost' });
    t.plays('UN19').chooses(1);
    expect([t.names(t.s.devoured), t.offers(recruiting(8))]).toEqual([['Noble', 'Kobold'], true]);
  });

  it('JUB-R43 two Ghosts, two cards of the devoured pile', () => {
    const t = base('undead', 'dragons')
      .spies('everfire', 'A')
      .spies('skullport', 'A')
      .holds('A', 'UN07', 'UN07')
      .goOn();
    t.s.devoured = [t.taken('DR19'), t.taken('DR12')];
    t.plays('UN07').chooses(1, site('everfire')).plays('UN07').chooses(1);
    t.pool(0, 3);
    t.chooses(recruiting(8), recruiting(8));
    expect([t.names(t.player('A').discard), t.s.devoured, t.offers(recruiting(8))]).toEqual([
      ['Kobold', 'White Wyrmling'],
      [],
      false,
    ]);
  });

  it('SC65 JUB-R44 Carrion Crawler', () => {
    const t = base('undead', 'dragons').holds('A', 'UN02').goOn();
    const deck = t.s.marketDeck.length;
    const [gone] = t.names([t.s.market[3]]);
    t.plays('UN02').chooses(3);
    expect([t.player('A').power, t.names(t.s.devoured), t.names(t.s.market)[3], t.s.marketDeck.length]).toEqual([
      3,
      [gone],
      'Carrion Crawler',
      deck,
    ]);
  });
});

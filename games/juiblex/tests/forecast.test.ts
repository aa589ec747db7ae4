/** What is told before a choice is made: what will certainly happen, and what cannot be taken back. */
import { forecast, passing } from '@vesper/kernel';
import type { Choice, Forecast } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { juiblex } from '../game.ts';
import type { JuiblexTable } from './table.ts';
import { assassinating, at, begun, recruiting, site } from './table.ts';

const told = (t: JuiblexTable, choice: Choice): Forecast =>
  forecast(t.match, { seat: t.decision.seat, choice }, () => true);
const events = ({ told: lines }: Forecast): string[] => lines.map(({ event }) => event);

describe('before a choice', () => {
  it('a card says what it gives', () => {
    const t = begun().holds('A', 'DW04').goOn();
    const found = told(t, t.inHand('DW04'));
    expect([events(found), found.final, found.more]).toEqual([['cardPlayed', 'powerGained'], null, false]);
  });

  it('JUB-R31 a card of which nothing would come says so', () => {
    const t = begun().put(at('skullport', 1), 'A').holds('A', 'DW08').goOn();
    const found = told(t, t.inHand('DW08'));
    expect(events(found)).toEqual(['cardPlayed', 'nothingPossible']);
    expect(juiblex.words.fruitless).toContain('nothingPossible');
  });

  it('JUB-B5.4 an assassination says which marker changes hands', () => {
    const t = begun().lies('tsenviilyq', 'ABB').pool(3).goOn();
    expect(t.s.markers[site('tsenviilyq')]).toBe(1);
    const found = told(t, assassinating(at('tsenviilyq', 2)));
    expect([events(found), found.final]).toEqual([['troopAssassinated', 'markerBack'], null]);
  });

  it('JUB-4.1 recruiting from the market is final: a hidden card is shown', () => {
    const t = begun().slot(1, 'DW18').pool(0, 3).goOn();
    expect(told(t, recruiting(0))).toMatchObject({
      final: 'chance',
      told: [{ event: 'recruited', paid: 2 }],
      more: true,
    });
    expect(told(t, recruiting(6)).final).toBeNull(); // a pile shows nothing
  });

  it('JUB-5.9 a spread says where the Scourge goes when no die decides', () => {
    const t = begun().scourgeAt('everfire', 9).lies('halls', '-B').put(at('skullport', 1), 'A');
    t.holds('A', 'JU16').goOn();
    const found = told(t, t.inHand('JU16'));
    expect(events(found)).toContain('scourgeMoved');
    expect(events(found)).toContain('tokenPlaced');
  });

  it('JUB-B2.4 ending the turn says what is lost', () => {
    const t = begun().holds('A', 'CO1').pool(2, 1).goOn();
    expect(told(t, 'endTurn').told[0]).toMatchObject({ event: 'leftUnspent', power: 2, influence: 1, cards: 1 });
    expect(told(t, 'endTurn').final).toBe('chance'); // new cards are drawn
  });
});

describe('moments that may pass', () => {
  it('JUB-R39 who holds no card of the aspect is let pass by the host', () => {
    const focus = (card: string) => {
      const t = begun(2, { halfDeck: 'elemental' }).holds('A', 'EL13', card).goOn().plays('EL13');
      return { t, pass: passing(t.match, t.decision) };
    };
    const without = focus('CO1');
    expect([without.t.asking, without.t.offered, without.pass?.choice]).toEqual([
      'A revealForFocus',
      ['decline'],
      'decline',
    ]);
    const fits = focus('JU03');
    expect(fits.t.offered).toHaveLength(2);
  });
});

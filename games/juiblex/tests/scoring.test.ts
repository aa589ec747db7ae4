/** JUB-6.4 to JUB-6.10, JUB-B7.3, JUB-B7.4 and JUB-R51: the score, and what is seen. */
import { describe, expect, it } from 'vitest';
import { imagine } from '@vesper/kernel';
import { penaltyOf } from '../asking.ts';
import { deckVpOf } from '../content/cards.ts';
import { juiblex } from '../game.ts';
import { deckPoints, endMatch, scoreLines, total } from '../rules/scoring.ts';
import { begun } from './table.ts';

describe('scoring', () => {
  it('JUB-1.1 JUB-1.2 JUB-1.3 JUB-1.4 JUB-1.5 the sheet says what the game is about', () => {
    const t = begun(3).lies('everfire', 'AAA').lies('skullport', 'xB---');
    t.s.afflicted = [0, 1, 0, 0, 0];
    const linesOf = (seat: number) =>
      Object.fromEntries(scoreLines(t.s, seat).map(({ line, points }) => [line, points]));
    expect(linesOf(0)).toMatchObject({ sites: 3, totalControl: 2, affliction: 0 }); // every house for itself
    expect(linesOf(1)).toMatchObject({ sites: 4, totalControl: 0, affliction: -1 }); // a space is lost, and a troop costs
    expect(Object.keys(linesOf(2))).toContain('deck');
  });

  it('SC32 JUB-6.9 JUB-6.10 JUB-R27 the penalty', () => {
    const t = begun();
    t.s.afflicted = [3, 5, 0, 0, 1];
    expect([penaltyOf(t.s, 0), penaltyOf(t.s, 1)]).toEqual([24, 40]);
  });

  it('SC33 JUB-6.4 JUB-6.5 JUB-6.6 JUB-6.7 JUB-6.8 JUB-6.9 JUB-B7.3 JUB-R20 a full score', () => {
    const t = begun(3).lies('menzoberranzan', 'A-----').lies('gracklstugh', 'AAAA').lies('skullport', 'xAAAA');
    const player = t.player('A');
    player.trophies = [0, 3, 0, 0, 4];
    player.vp = 6;
    t.has('A', 'deck', 'DW06', 'DW07').has('A', 'discard', 'DW08');
    t.has('A', 'inner', 'DW20', 'DW15', 'CO4').holds('A');
    t.s.afflicted = [2, 3, 1, 0, 0];
    const lines = Object.fromEntries(scoreLines(t.s, 0).map(({ line, points }) => [line, points]));
    expect(lines).toEqual({
      sites: 12,
      totalControl: 2,
      trophies: 7,
      deck: 9,
      innerCircle: 14,
      tokens: 6,
      affliction: -12,
    });
    expect(total(scoreLines(t.s, 0))).toBe(38);
  });

  it('JUB-6.7 cards in hand and in the play area count with the deck', () => {
    const t = begun().has('A', 'deck').has('A', 'discard').holds('A', 'DW06').has('A', 'play', 'DW07', 'DW08');
    const held = [...t.player('A').hand, ...t.player('A').play];
    const worth = held.map(card => deckVpOf[card]);
    expect(worth.every(vp => vp > 0)).toBe(true);
    expect(deckPoints(t.player('A'))).toBe(worth[0] + worth[1] + worth[2]);
  });

  it('SC34 JUB-1.6 JUB-B7.4 JUB-R27 ties and negative scores', () => {
    const t = begun(3);
    for (const who of ['A', 'B', 'C'] as const) t.has(who, 'deck').has(who, 'discard').holds(who);
    t.player('A').vp = 31;
    t.player('B').vp = 35;
    t.player('C').vp = 4;
    t.s.afflicted = [0, 1, 2, 0, 0];
    t.player('B').vp = 34;
    t.player('C').vp = 2;
    endMatch(t.s);
    expect(t.s.outcome).toMatchObject({ winners: [0, 1], places: [1, 1, 3], scores: [31, 31, -4] });
  });
});

describe('what is seen', () => {
  it('SC74 JUB-R51 hands and decks', () => {
    const t = begun().holds('A', 'CO1', 'DW03').holds('B', 'CO2', 'CO2').has('B', 'discard', 'DW18').goOn();
    const own = t.seenBy(0);
    expect(t.names(own.players[0].hand!)).toEqual(['Noble', 'Blackguard']);
    expect([own.players[1].hand, own.players[1].handSize, own.players[1].deck]).toEqual([null, 2, null]);
    expect([own.players[0].deck!.toSorted((a, b) => a - b), t.names(own.players[1].discard)]).toEqual([
      own.players[0].deck,
      ['Spy Master'],
    ]);
    expect(own).not.toHaveProperty('marketDeck');
    expect(t.seenBy('spectator').players[0].hand).toBeNull();
  });

  it('JUB-R51 imagining keeps what is known and deals the rest anew', () => {
    const t = begun().holds('A', 'CO1').holds('B', 'CO2', 'DW03', 'DW18').goOn();
    const [shown] = t.player('B').hand;
    t.player('B').known = [shown];
    const hands = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const imagined = imagine(juiblex, t.s, 0, [seed, 2, 3, 4]);
      expect(imagined.players[0].hand).toEqual(t.player('A').hand);
      expect(imagined.players[1].hand).toContain(shown);
      expect(imagined.players[1].hand).toHaveLength(3);
      hands.add(imagined.players[1].hand.join());
    }
    expect(hands.size).toBeGreaterThan(3);
  });
});

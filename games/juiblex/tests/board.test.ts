/** What the board works out of a view: sums, odds, and what is played in one go. */
import { describe, expect, it } from 'vitest';
import { below, choices, choose, fastChance, open, outcome, start } from '@vesper/kernel';
import type { Match } from '@vesper/kernel';
import { errand, isSigned } from '../board/errand.ts';
import { oddsOf } from '../board/market/odds.ts';
import { poolTerms } from '../board/pool.ts';
import { isSpread } from '../content/cards.ts';
import { juiblex } from '../game.ts';
import type { JuiblexState } from '../state.ts';
import { view } from '../view.ts';

/** A match by players who choose at random, looked at before every choice of a turn. */
function* turns(seats: number, seed: string): Generator<{ readonly match: Match; readonly s: JuiblexState }> {
  const match = start(juiblex, { seats, seed });
  const rng = fastChance(seed);
  for (let n = 0; n < 400 && outcome(match) === null; n++) {
    const [decision] = open(match);
    const offered = choices(match, decision);
    if (decision.ask === 'act') yield { match, s: match.state };
    choose(match, { seat: decision.seat, choice: offered[below(rng, offered.length)] });
  }
}

describe('what a turn can spend', () => {
  it('JUB-B2.4 is the sum of what was gained and spent since it began', () => {
    let spent = 0;
    for (const { match, s } of turns(3, 'pools')) {
      const seen = view(s, s.active);
      for (const of of ['power', 'influence'] as const) {
        const terms = poolTerms(seen, match.log, of);
        expect(terms.reduce((sum, { gives }) => sum + gives, 0)).toBe(seen.players[s.active][of]);
        for (const { what, gives } of terms) {
          expect(what).not.toBe('Otherwise');
          if (what === 'Spent') expect(gives).toBeLessThan(0);
          else expect(gives).toBeGreaterThan(0);
        }
        spent += terms.filter(({ what }) => what === 'Spent').length;
      }
    }
    expect(spent).toBeGreaterThan(20);
  });
});

describe('the odds of a spread', () => {
  it('JUB-3.13 count the SPREAD cards above those that setup has put at the bottom', () => {
    for (const { s } of turns(4, 'odds')) {
      const odds = oddsOf(view(s, 'spectator'));
      const left = s.marketDeck.filter(isSpread).length;
      if (s.marketDeck.length === 0) expect(odds).toBeNull();
      else expect(odds).toMatchObject({ left, deck: s.marketDeck.length });
    }
  });
});

describe('plain cards', () => {
  it('are played one after the other, and nothing is asked in between', () => {
    let played = 0;
    for (const { s } of turns(2, 'plain cards')) {
      const seen = view(s, s.active);
      const found = errand(seen, { ask: 'act', seat: s.active });
      if (found === undefined) continue;
      const match = start(juiblex, { seats: 2, seed: 'another' });
      match.state = structuredClone(s);
      choose(match, { seat: s.active, choice: found.next });
      expect(open(match)[0].ask).toBe('act');
      played++;
    }
    expect(played).toBeGreaterThan(10);
  });
});

describe('the end of a turn', () => {
  it('takes one press where nothing else can be done, and is confirmed where something would be lost', () => {
    let ended = 0;
    for (const { match, s } of turns(2, 'the end of a turn')) {
      const [decision] = open(match);
      const offered = choices(match, decision);
      const { hand, power } = s.players[s.active];
      const signed = isSigned({ ask: decision.ask, choices: offered }, 'endTurn');
      if (signed) {
        ended++;
        expect(hand).toEqual([]);
        expect(power).toBe(0);
      } else expect(offered.length).toBeGreaterThan(1);
    }
    expect(ended).toBeGreaterThan(3);
  });
});

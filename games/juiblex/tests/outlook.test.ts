/** What is foretold of spreads and of cards, held against what then happens. */
import { describe, expect, it } from 'vitest';
import { advance, apply, below, choices, choose, fastChance, fork, open, outcome, start } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { CARDS, cardsOf, effectOf, isSpread, kindNamed } from '../content/cards.ts';
import { juiblex } from '../game.ts';
import { prospectsOf } from '../rules/outlook.ts';
import { spreadOutlook } from '../rules/spread.ts';
import { EMPTY, NONE, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { view } from '../view.ts';

/** Tables in the middle of turns, as players leave them who choose at random. */
function* tables(seats: number, seed: string): Generator<JuiblexState> {
  const match = start(juiblex, { seats, seed });
  const rng = fastChance(seed);
  for (let n = 0; n < 900 && outcome(match) === null; n++) {
    const [decision] = open(match);
    const offered = choices(match, decision);
    if (decision.ask === 'act' && n % 5 === 0) yield fork(juiblex, match.state);
    choose(match, { seat: decision.seat, choice: offered[below(rng, offered.length)] });
  }
}

describe('the next spread', () => {
  it.each([2, 3, 4])('JUB-5.9 to JUB-5.20 is foretold, with %i players', seats => {
    let hits = 0;
    for (const s of tables(seats, `spreads ${seats}`)) {
      const rows = spreadOutlook(view(s, 'spectator'));
      if (s.supply === 0) expect(rows).toEqual([]);
      if (rows.length === 0) continue;
      const before = s.afflicted.slice();
      const under = s.agenda.length;
      s.agenda.push({ do: 'spread' });
      const out: Choice[] = [];
      while (advance(juiblex, s, out) > 0 && s.agenda.length > under) apply(juiblex, s, out[0]);
      const row = rows.find(({ site }) => site === s.scourge)!;
      const hit = [...row.losers, ...(row.payer === NONE ? [] : [row.payer])];
      expect(s.players.map((_, seat) => s.afflicted[seat] - before[seat])).toEqual(
        s.players.map((_, seat) => (hit.includes(seat) ? 1 : 0)),
      );
      hits += hit.length;
    }
    expect(hits).toBeGreaterThan(10);
  });
});

describe('what a card would do', () => {
  it('is what its first word then asks for or gives', () => {
    let targets = 0;
    let gains = 0;
    for (const table of [...tables(4, 'cards'), ...tables(3, 'more cards')]) {
      const seat = table.active;
      for (const card of table.players[seat].hand) {
        const s = fork(juiblex, table);
        const [first] = prospectsOf(view(s, seat), seat, card);
        if (first === undefined) continue;
        const { power, influence } = s.players[seat];
        const out: Choice[] = [];
        advance(juiblex, s, out);
        apply(juiblex, s, card);
        const n = advance(juiblex, s, out);
        const { effect } = first;
        if (effect.do === 'power') expect(s.players[seat].power - power).toBeGreaterThanOrEqual(first.n);
        if (effect.do === 'influence') expect(s.players[seat].influence - influence).toBeGreaterThanOrEqual(first.n);
        if (effect.do === 'power' || effect.do === 'influence') gains++;
        const frame = s.agenda.at(-1)!;
        // Who has no spy left is asked for one first (JUB-B6.7).
        if (!('row' in frame) || !('ask' in frame) || frame.ask === 'spyRecycle' || effectOf(frame) !== effect)
          continue;
        const found = [...first.spaces, ...first.sites];
        if (found.length === 0) continue;
        expect(out.slice(0, n).filter(choice => choice !== 'stop')).toEqual(found);
        targets++;
      }
    }
    expect(gains).toBeGreaterThan(50);
    expect(targets).toBeGreaterThan(20);
  });

  it('JUB-R31 can be told of every card, Death Tyrant too, which counts what it will have killed', () => {
    const [table] = tables(2, 'every card');
    const seen = view(table, table.active);
    for (let card = 0; card < CARDS; card++) {
      if (!isSpread(card)) expect(prospectsOf(seen, table.active, card).length).toBeGreaterThan(0);
    }
  });

  it('JUB-B6.4 JUB-B6.5 names no place for troops that are not there, or that have nowhere to go', () => {
    const [table] = tables(2, 'no room');
    const seat = table.active;
    const placesOf = (id: string): readonly number[] =>
      prospectsOf(view(table, seat), seat, cardsOf(kindNamed(id))[0])[0].spaces;
    expect(placesOf('DW16').length).toBeGreaterThan(0);
    table.players[seat].barracks = 0;
    expect(placesOf('DW16')).toEqual([]);
    expect(placesOf('DR05').length).toBeGreaterThan(0);
    table.spaces.forEach((what, space) => (table.spaces[space] = what === EMPTY ? WHITE : what));
    expect(placesOf('DR05')).toEqual([]);
  });
});

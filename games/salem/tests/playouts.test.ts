/** Whole games at random: every invariant holds at every step, and every game ends. */
import { unsound } from '@vesper/checkers';
import {
  choices,
  choose,
  fastChance,
  hash,
  mix,
  open,
  outcome,
  parseReplay,
  replay,
  start,
  toReplay,
} from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks/index.ts';
import { GeorgeJacobs, MargaretJacobs, colonists, isEndCard } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { salem } from '../game.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemState } from '../state.ts';
import type { SalemMatch } from './table.ts';

const MOST_ROUNDS: Readonly<Record<number, number>> = { 2: 24, 3: 23, 4: 22 };
const GAMES = [2, 3, 4].flatMap(seats =>
  Array.from({ length: 12 }, (_, n) => ({ seats, seed: `playout ${n}`, startDraft: n % 3 === 2 })),
);

/** The flow of the game once more, written straight from the rulebook. */
function scoreOf(s: SalemState, seat: number): number {
  const { circle, jail, faction, grievance } = s.players[seat];
  const { ally, rival } = factions[faction];
  const jailed = s.players.flatMap(player => player.jail);
  const others = jail.filter(c => c !== MargaretJacobs);
  const count = (cards: readonly number[], family: string) => cards.filter(c => colonists[c].family === family).length;
  const righteousness = circle.length + others.length;
  const wealth = others.reduce((sum, c) => sum + colonists[c].property, 0);
  const status = 2 * count(jail, rival) + 2 * count(circle, ally) - count(jailed, ally);
  const { targets, ally: friend } = grievances[grievance];
  const grieved = 2 * targets.filter(c => jail.includes(c)).length - (jailed.includes(friend) ? 2 : 0);
  const margaret = jail.includes(MargaretJacobs) ? (jailed.includes(GeorgeJacobs) ? -1 : 4) : 0;
  return righteousness + wealth + status + grieved + margaret;
}

/** What only shows between two moments, or needs the events of one choice. */
function wrongBetween(before: SalemState, s: SalemState, told: readonly SalemEvent[], ask: string): string[] {
  const found: string[] = [];
  s.players.forEach(({ jail }, seat) => {
    if (before.players[seat].jail.some((c, n) => jail[n] !== c)) found.push('11.13 a jailed card left');
  });
  const protectedOne = before.protectionOn;
  if (protectedOne !== NONE && ask !== 'protect' && s.players.some(({ jail }) => jail.includes(protectedOne))) {
    found.push('11.12 a protected Colonist was arrested');
  }
  if (ask === 'place' && !told.some(({ event }) => event === 'messengerLifted')) {
    const quiet = JSON.stringify([before.supply, before.accusations, before.fear, before.zone]);
    if (quiet !== JSON.stringify([s.supply, s.accusations, s.fear, s.zone])) found.push('11.8 an effect while placing');
  }
  const rounds = told.filter(({ event }) => event === 'roundBegan').length;
  const fresh = told.some(e => e.event === 'cardRevealed' && colonists[e.card].back === 'blue');
  if (rounds > 0 && before.round > 0 && !fresh) found.push('11.17 a round without a Colonist card');
  if (rounds > 0 && [...s.prominentRow, ...s.colonistRow].includes(NONE)) found.push('11.9 an empty slot');
  for (const event of told) {
    if (event.event === 'colonistArrested' && event.price === null && event.rule !== 'SAL-R30') found.push('11.14');
  }
  return found;
}

/** Plays a game at random; `look` is called after every choice. */
function playOut(
  match: SalemMatch,
  seed: string,
  look: (before: SalemState, told: readonly SalemEvent[], ask: string) => void,
): void {
  const rng = fastChance(seed);
  for (let decision; (decision = open(match)[0]) !== undefined;) {
    const legal = choices(match, decision);
    mix(rng, legal);
    // Random players decline and leave too often to get anywhere.
    const choice = legal.find(c => typeof c === 'number') ?? legal[0];
    const before = structuredClone(match.state);
    const told = choose(match, { seat: decision.seat, choice }).map(({ event }) => event as SalemEvent);
    look(before, told, decision.ask);
  }
}

describe('SAL-R50 SAL-17.1 games at random', () => {
  it.each(GAMES)('$seats players, $seed, draft $startDraft', ({ seats, seed, startDraft }) => {
    const match = start(salem, { seats, seed, options: { startDraft } });
    const spaces: number[] = [];
    playOut(match, seed, (before, told, ask) => {
      expect([...unsound(checks, match.state, before), ...wrongBetween(before, match.state, told, ask)]).toEqual([]);
      for (const event of told) {
        if (event.event === 'roundBegan') spaces.length = 0;
        if (event.event === 'messengerLifted') spaces.push(event.space);
      }
      expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
    });
    const { state } = match;
    expect(state.round).toBeLessThanOrEqual(MOST_ROUNDS[seats]);
    expect(isEndCard(state.endCard)).toBe(true);
    expect(outcome(match)!.scores).toEqual(state.players.map((_, seat) => scoreOf(state, seat)));
    const best = Math.max(...outcome(match)!.scores);
    expect(outcome(match)!.winners.every(seat => outcome(match)!.scores[seat] === best)).toBe(true);
    expect(open(match)).toEqual([]);
  });
});

describe('the same seed and choices give the same game', () => {
  it.each([2, 3, 4])('%i players', seats => {
    const match = start(salem, { seats, seed: 'twice', options: { startDraft: seats === 3 } });
    playOut(match, 'twice', () => {});
    const again = replay(salem, parseReplay(JSON.stringify(toReplay(match))));
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.log).toEqual(match.log);
  });
});

describe('SAL-R50 a game in which nothing is ever taken ends as well', () => {
  it.each([2, 3, 4])('%i players: one card a round', seats => {
    const match = start(salem, { seats, seed: 'idle' });
    // Everybody always takes the lowest free space, accuses, and declines.
    for (let decision; (decision = open(match)[0]) !== undefined;) {
      const legal = choices(match, decision);
      const choice = ['decline', 'done', 'stop'].find(word => legal.includes(word)) ?? legal[0];
      choose(match, { seat: decision.seat, choice });
    }
    const drawn = match.log.filter(({ event }) => event.event === 'cardRevealed').length;
    expect(drawn).toBe(8 + match.state.round - 1);
    expect(match.state.round).toBeLessThanOrEqual(MOST_ROUNDS[seats]);
  });
});

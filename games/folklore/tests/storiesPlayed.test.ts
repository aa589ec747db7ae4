/** The stories, played to their ends by a group that hardly anything can stop. */
import { choices, choose, open, outcome, start } from '@vesper/kernel';
import type { Choice, Game, Match } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION, type ActionKind, actionKind } from '../agenda.ts';
import { STAT } from '../content/numbers.ts';
import { distances } from '../content/world.ts';
import { folklore } from '../game.ts';
import type { FolkloreState } from '../state.ts';

type Folklore = Match & { readonly state: FolkloreState };

/** Everybody is strong and well again, and no mark is counted. */
function strengthen(s: FolkloreState): void {
  s.marks = 0;
  s.chapterTurns = Math.min(s.chapterTurns, 20);
  for (const member of s.party) {
    if (member.growth.length === 0) continue;
    member.growth[STAT.might] = 100;
    member.growth[STAT.damage] = 8;
    member.growth[STAT.defense] = 25;
    member.growth[STAT.vita] = 60;
    member.growth[STAT.stride] = 6;
    if (member.form === 'living') member.vita = 60;
    member.statuses = 0;
    member.infection = 0;
  }
}

/** Takes the first or the last way that is offered, goes where the story wants it, uses and attacks what it can. */
function pick(
  s: FolkloreState,
  ask: string,
  legal: readonly Choice[],
  way: 'first' | 'last',
  random: (n: number) => number,
): Choice {
  const actions = (kind: ActionKind): Choice[] =>
    legal.filter(choice => typeof choice === 'number' && choice > ACTION && actionKind(choice) === kind);
  const one = (some: readonly Choice[]): Choice => some[random(some.length)];
  if (ask === 'storyOption') return way === 'first' ? legal[0] : legal.at(-1)!;
  if (ask === 'camp' || ask === 'town') return random(20) > 0 ? legal.at(-1)! : one(legal);
  if (ask === 'worldMove') {
    const away = (choice: Choice): number => (typeof choice === 'number' ? distances[choice][s.destination] : 1000);
    return legal.reduce((best, choice) => (away(choice) < away(best) ? choice : best));
  }
  const deeds = [...actions('interact'), ...actions('attack')];
  if (deeds.length > 0 && random(5) > 0) return one(deeds);
  const moves = actions('move');
  return moves.length > 0 && random(3) > 0 ? one(moves) : one(legal);
}

/** The steps at which somebody was asked, and whether it was won. */
function play(story: string, way: 'first' | 'last'): { readonly steps: ReadonlySet<string>; readonly hasWon: boolean } {
  const match = start(folklore as Game<FolkloreState>, {
    seats: 2,
    seed: `the ${way} way`,
    options: { story, difficulty: 'dusk' },
  }) as Folklore;
  const steps = new Set<string>();
  let dice = 1692;
  const random = (n: number): number => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (dice >> 8) % n;
  };
  for (let n = 0; n < 15_000 && outcome(match) === null; n++) {
    strengthen(match.state);
    steps.add(`${match.state.chapter + 1}.${match.state.step + 1}`);
    const [decision] = open(match);
    const { ask, seat } = decision.frame ?? decision;
    choose(match, { seat, choice: pick(match.state, ask, choices(match, decision), way, random) });
  }
  return { steps, hasWon: (outcome(match)?.winners.length ?? 0) > 0 };
}

/** Scenes on the first and on the last way through each story. */
const scenes: { readonly [story: string]: { readonly first: readonly string[]; readonly last: readonly string[] } } = {
  bell: { first: ['1.6', '2.5', '3.5'], last: ['1.6', '2.7', '3.7'] },
  wolves: { first: ['1.5', '3.4', '4.4'], last: ['1.5', '2.4', '3.7', '4.4'] },
  ash: { first: ['1.2', '2.4', '3.4', '4.4'], last: ['1.2', '2.6', '3.6', '4.7'] },
};

describe('stories can be played to their ends', () => {
  const ways = Object.keys(scenes).flatMap(story => [[story, 'first'] as const, [story, 'last'] as const]);

  it.each(ways)('FOL-1.3 %s, the %s way', (story, way) => {
    const { steps, hasWon } = play(story, way);
    expect(hasWon).toBe(true);
    expect(scenes[story][way].filter(step => !steps.has(step))).toEqual([]);
  });
});

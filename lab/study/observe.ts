/** Plays a match and counts along: what was asked, offered and taken, who was ahead, who was who. */
import type { Bot } from '@vesper/bots';
import { facts, open, plain, sharesOf, view } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Options, Seat, Setup, Traits } from '@vesper/kernel';
import { playedBy } from '../played.ts';
import type { Played } from '../played.ts';
import { playMatch } from '../playMatch.ts';

/** One match of a study: a line of its file. */
export interface Observed extends Played {
  /** With `seats`, `options` and `bots` it plays the match again. */
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  /** Content's own numbers, where they were not the usual ones. */
  readonly numbers: { readonly [name: string]: number };
  /** How often somebody else was ahead when a stage ended; of those who win together, how often the odds turned. */
  readonly turnabouts: number;
  /** By seat. */
  readonly traits: readonly Traits[];
  /** What the game itself counts. */
  readonly counts: { readonly [what: string]: number };
  /** By decision: how often it was asked, and how many choices there were, all in all. */
  readonly asked: { readonly [ask: string]: readonly [times: number, choices: number] };
  /** By seat, by decision and choice: how often it was offered, and how often taken. */
  readonly picks: readonly { readonly [pick: string]: readonly [offered: number, taken: number] }[];
  /** What the choices are called that were taken. */
  readonly called: { readonly [pick: string]: string };
}

export function observe(
  game: Game,
  setup: Setup & { readonly options: Options },
  seating: readonly string[],
  bots: readonly Bot[],
  numbers: Observed['numbers'] = {},
): Observed {
  const asked: Record<string, [number, number]> = {};
  const picks = bots.map((): Record<string, [number, number]> => ({}));
  const called: Record<string, string> = {};
  const odds = new Odds(game);
  const match = playMatch(game, setup, bots, (at, decision, legal, choice) => {
    odds.look(at);
    const { ask, seat } = decision;
    const times = (asked[ask] ??= [0, 0]);
    times[0]++;
    times[1] += legal.length;
    if (legal.length < 2) return;
    for (const pick of new Set(legal.map(offered => pickOf(ask, offered))))
      if (pick !== undefined) (picks[seat][pick] ??= [0, 0])[0]++;
    const taken = pickOf(ask, choice);
    if (taken === undefined) return;
    picks[seat][taken][1]++;
    called[taken] ??= nameOf(game, at, decision, choice);
  });
  odds.look(match);
  return {
    ...playedBy(match, seating),
    seed: setup.seed,
    seats: setup.seats,
    options: setup.options,
    numbers,
    turnabouts: odds.turnabouts,
    traits: bots.map((_, seat) => game.traits?.(match.state, seat) ?? {}),
    counts:
      game.counts?.(
        match.state,
        match.log.map(({ event }) => event),
      ) ?? {},
    asked,
    picks,
    called,
  };
}

/** Beyond it, numbers stand for several things at once: no two matches would have them in common. */
const LARGEST = 1000;

/** What a choice is counted under: numbers and words as they are, of an object the words in it. */
function pickOf(ask: string, choice: Choice): string | undefined {
  if (typeof choice === 'number') return choice < LARGEST ? `${ask} ${choice}` : undefined;
  if (typeof choice === 'string') return `${ask} ${choice}`;
  const words = Object.values(choice).filter(value => typeof value === 'string');
  return words.length === 0 ? undefined : `${ask} ${words.join(' ')}`;
}

/** Its label without what changes from time to time: prices and odds in brackets. */
function nameOf(game: Game, match: Match, { id, seat }: Open, choice: Choice): string {
  if (typeof choice === 'object') return '';
  const own = open(match, seat).find(decision => decision.id === id)!;
  const label = plain(game.words.choice(view(match, seat), own, choice, facts(match, own, choice)));
  return label.replaceAll(/ ?\([^)]*\)/g, '');
}

/** Who is ahead, looked at where a table may be judged. */
class Odds {
  turnabouts = 0;
  private ahead: Seat | null = null;
  private stage = Number.NaN;
  private readonly shares: number[] = [];
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  look({ state }: Match): void {
    const stage = state.outcome === null ? this.game.brain.stage(state) : Infinity;
    if (stage === this.stage) return;
    this.stage = stage;
    sharesOf(this.game, state, this.shares);
    const leader = this.leader();
    if (leader === null || leader === this.ahead) return;
    if (this.ahead !== null) this.turnabouts++;
    this.ahead = leader;
  }

  /** Nobody while it is even. Where all win together, 0 = more likely than not. */
  private leader(): number | null {
    const { shares } = this;
    if (this.game.together === true || shares.length === 1) return shares[0] === 0.5 ? null : shares[0] > 0.5 ? 0 : 1;
    const most = Math.max(...shares);
    return shares.indexOf(most) === shares.lastIndexOf(most) ? shares.indexOf(most) : null;
  }
}

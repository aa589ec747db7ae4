/** What the matches of one variant say, in numbers. */
import type { RuleId } from '@vesper/kernel';
import { difference, mean, spread, wilson } from '@vesper/bots/statistics';
import type { Estimate, Spread } from '@vesper/bots/statistics';
import { summarise } from '../summary.ts';
import type { Summary } from '../summary.ts';
import type { Observed } from './observe.ts';

export interface Digest extends Summary {
  /** Where all win together, how often they do. */
  readonly won: Estimate | null;
  /** Final points by seat: how many ended with how many. */
  readonly scores: Histogram;
  readonly lengths: Histogram;
  readonly turnabouts: Spread;
  readonly turnaboutsCounted: Histogram;
  readonly traits: readonly TraitDigest[];
  /** Of what the game itself counts, how much in a match, in its order. */
  readonly counts: readonly { readonly what: string; readonly perMatch: Estimate }[];
  readonly asked: readonly AskDigest[];
  readonly picks: readonly PickDigest[];
}

export interface Histogram {
  /** Where the first bin begins, and how wide each is. */
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** How those did who had a trait: a hero, a character. */
export interface TraitDigest {
  readonly kind: string;
  readonly name: string;
  readonly share: Estimate;
  readonly seats: number;
}

/** A decision: how often in a match, and among how many choices. */
export interface AskDigest {
  readonly ask: string;
  readonly perMatch: number;
  readonly choices: number;
  /** Matches in which it was asked. */
  readonly matches: number;
}

/** A choice: how often it was taken when it was offered, and how those did who took it more often than most. */
export interface PickDigest {
  readonly ask: string;
  readonly name: string;
  readonly offered: number;
  readonly taken: number;
  readonly rate: number;
  /** How often half of the seats that were offered it took it at most. */
  readonly median: number;
  /** By how much the share of wins is greater of those who took it more often. No cause: who is ahead chooses otherwise. */
  readonly lift: Estimate | null;
}

export function digest(matches: readonly Observed[], together: boolean): Digest {
  const [{ seats }] = matches;
  const summary = summarise(matches, seats, !together && seats > 1);
  return {
    ...summary,
    won: together ? wilson(matches.filter(({ winners }) => winners.length > 0).length, matches.length) : null,
    scores: histogram(matches.flatMap(({ scores }) => scores)),
    lengths: histogram(matches.map(({ choices }) => choices)),
    turnabouts: spread(matches.map(({ turnabouts }) => turnabouts)),
    turnaboutsCounted: histogram(matches.map(({ turnabouts }) => turnabouts)),
    traits: traitsOf(matches),
    counts: Object.keys(matches[0].counts).map(what => ({
      what,
      perMatch: mean(matches.map(({ counts }) => counts[what])),
    })),
    asked: asksOf(matches),
    picks: picksOf(matches),
  };
}

const BINS = 24;
const ROUND_WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** In at most so many bins of a round width. */
export function histogram(values: readonly number[]): Histogram {
  const { least, most } = spread(values);
  const width = ROUND_WIDTHS.find(wide => (most - least) / wide < BINS) ?? Math.ceil((most - least + 1) / BINS);
  const from = Math.floor(least / width) * width;
  const counts = Array.from({ length: Math.floor((most - from) / width) + 1 }, () => 0);
  for (const value of values) counts[Math.floor((value - from) / width)]++;
  return { from, width, counts };
}

/** Won and lost, by whatever is counted. */
class Tally<K> {
  private readonly counted = new Map<K, { wins: number; of: number }>();

  add(key: K, won: boolean): void {
    const found = this.counted.get(key) ?? { wins: 0, of: 0 };
    this.counted.set(key, { wins: found.wins + (won ? 1 : 0), of: found.of + 1 });
  }

  of(key: K): { readonly wins: number; readonly of: number } {
    return this.counted.get(key) ?? { wins: 0, of: 0 };
  }

  keys(): K[] {
    return [...this.counted.keys()];
  }
}

export function traitsOf(matches: readonly Observed[]): readonly TraitDigest[] {
  const tally = new Tally<string>();
  for (const { traits, winners } of matches)
    traits.forEach((own, seat) => {
      for (const [kind, names] of Object.entries(own))
        for (const name of names) tally.add(JSON.stringify([kind, name]), winners.includes(seat));
    });
  return tally
    .keys()
    .map(key => {
      const [kind, name] = JSON.parse(key) as [string, string];
      const { wins, of } = tally.of(key);
      return { kind, name, seats: of, share: wilson(wins, of) };
    })
    .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.share.value - a.share.value));
}

function asksOf(matches: readonly Observed[]): readonly AskDigest[] {
  const found = new Map<string, { times: number; choices: number; matches: number }>();
  for (const { asked } of matches)
    for (const [ask, [times, choices]] of Object.entries(asked)) {
      const so = found.get(ask) ?? { times: 0, choices: 0, matches: 0 };
      found.set(ask, { times: so.times + times, choices: so.choices + choices, matches: so.matches + 1 });
    }
  return [...found]
    .map(([ask, so]) => ({
      ask,
      perMatch: so.times / matches.length,
      choices: so.choices / so.times,
      matches: so.matches,
    }))
    .sort((a, b) => b.perMatch - a.perMatch || (a.ask < b.ask ? -1 : 1));
}

/** Fewer seats than that say nothing about a choice. */
export const ENOUGH = 30;

/** One choice in all matches: by seat that was offered it, how often it took it, and whether it won. */
interface Picked {
  name: string;
  offered: number;
  readonly seats: { readonly taken: number; readonly won: boolean }[];
}

function picksOf(matches: readonly Observed[]): readonly PickDigest[] {
  const found = new Map<string, Picked>();
  for (const { picks, winners, called } of matches)
    picks.forEach((own, seat) => {
      for (const [pick, [offered, taken]] of Object.entries(own)) {
        const so = found.get(pick) ?? { name: '', offered: 0, seats: [] };
        so.name ||= called[pick] ?? '';
        so.offered += offered;
        so.seats.push({ taken, won: winners.includes(seat) });
        found.set(pick, so);
      }
    });
  return [...found]
    .filter(([, { seats }]) => seats.length >= ENOUGH)
    .map(([pick, picked]) => pickDigest(pick, picked))
    .sort((a, b) => (a.ask < b.ask ? -1 : a.ask > b.ask ? 1 : b.taken - a.taken || (a.name < b.name ? -1 : 1)));
}

function pickDigest(pick: string, { name, offered, seats }: Picked): PickDigest {
  const { median } = spread(seats.map(({ taken }) => taken));
  const share = (some: Picked['seats']): Estimate => wilson(some.filter(({ won }) => won).length, some.length);
  const more = seats.filter(seat => seat.taken > median);
  const rest = seats.filter(seat => seat.taken <= median);
  const taken = seats.reduce((sum, seat) => sum + seat.taken, 0);
  const at = pick.indexOf(' ');
  return {
    ask: pick.slice(0, at),
    name: name === '' ? spaced(pick.slice(at + 1)) : name,
    offered,
    taken,
    rate: taken / offered,
    median,
    lift: Math.min(more.length, rest.length) < ENOUGH ? null : difference(share(more), share(rest)),
  };
}

/** `giveOrder` as `give order`. */
export function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

/** Something that variants are compared in. */
export interface Comparison {
  readonly what: string;
  readonly rule?: RuleId;
  /** The first variant's, and the other's. */
  readonly before: Estimate;
  readonly after: Estimate;
  /** Of the same deals, with an interval that holds in 99 of 100 cases. */
  readonly change: Estimate;
  readonly isShare: boolean;
}

export const POINTS = 'points of a seat';

/** What differs between two variants by more than chance: an interval without 0. */
export function compare(first: readonly Observed[], other: readonly Observed[], together: boolean): Comparison[] {
  const [a, b] = [digest(first, together), digest(other, together)];
  const isPaired = first.length === other.length && first[0].seats === other[0].seats;
  const found: Comparison[] = [];
  const hold = (what: string, of: (match: Observed) => number, isShare: boolean, rule?: RuleId): void => {
    const [before, after] = [first.map(of), other.map(of)];
    const change = isPaired
      ? mean(
          after.map((value, i) => value - before[i]),
          'almost',
        )
      : difference(mean(after, 'almost'), mean(before, 'almost'));
    found.push({
      what,
      before: mean(before),
      after: mean(after),
      change,
      isShare,
      ...(rule !== undefined && { rule }),
    });
  };
  if (together) hold('won', ({ winners }) => (winners.length > 0 ? 1 : 0), true);
  else
    for (let seat = 0; seat < Math.min(a.bySeat.length, b.bySeat.length); seat++)
      hold(`wins of seat ${seat + 1}`, ({ winners }) => (winners.includes(seat) ? 1 : 0), true);
  hold(POINTS, ({ scores }) => scores.reduce((sum, score) => sum + score, 0) / scores.length, false);
  hold('choices in a match', ({ choices }) => choices, false);
  if (a.rounds !== null && b.rounds !== null) hold('rounds', ({ rounds }) => rounds!, false);
  hold('turnabouts', ({ turnabouts }) => turnabouts, false);
  for (const { what } of a.counts)
    if (b.counts.some(other => other.what === what)) hold(what, ({ counts }) => counts[what], false);
  for (const rule of new Set([...a.endings, ...b.endings].map(ending => ending.rule)))
    hold('ended by', ({ ending }) => (ending === rule ? 1 : 0), true, rule);
  return found;
}

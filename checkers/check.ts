/** All checkers over many games, in one report. */
import { greedy, random } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { below, fastChance, VesperError } from '@vesper/kernel';
import type { Setup } from '@vesper/kernel';
import { asksBrains } from './brains.ts';
import type { CheckedGame, Checks, Lead } from './checks.ts';
import { curious, memory } from './curious.ts';
import type { Memory } from './curious.ts';
import { definitionProblems } from './definition.ts';
import { counted, everything } from './executed.ts';
import type { Executed } from './executed.ts';
import { unplayed } from './failure.ts';
import type { Checker, Fail, Failure } from './failure.ts';
import { shufflesLanes } from './lanes.ts';
import { playGame } from './play.ts';
import type { Onlooker } from './play.ts';
import { seeker } from './seeker.ts';
import { readsSentences } from './sentences.ts';
import { setupsOf } from './setups.ts';
import type { TableSetup } from './setups.ts';
import { comparesTwins } from './twins.ts';
import { walks } from './walker.ts';

/** Games are numbered from 0; `to` is not played. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

export interface CheckOptions extends Partial<Shard> {
  readonly games: number;
  /** Same seed, same report. */
  readonly seed: string;
  /** Only tables of this size; otherwise all sizes in turn. */
  readonly seats?: number | undefined;
  /** Everybody is after this part, one of the game's `checks.seek`, in all games; once it is executed no more are played. */
  readonly after?: string | undefined;
  /** A match that has not ended after so many choices counts as endless. */
  readonly maxChoices?: number;
  /** At every state of each so-manieth game the costly checks are made (Infinity = of none), … */
  readonly walkEvery?: number;
  /** … in the other games at one of so many states. */
  readonly sparse?: number;
  /** What was met before: what has been read often is read seldom. Otherwise all is new, after each block again. */
  readonly known?: Memory;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface Report {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly games: number;
  readonly choices: number;
  /** Choices in the longest match. */
  readonly longest: number;
  /** How often anything failed. */
  readonly failed: number;
  /** How often a viewer could tell what it may not know. */
  readonly leaks: number;
  /** The first failure of each kind, at most so many kinds as `KINDS`. */
  readonly failures: readonly Failure[];
  readonly executed: Readonly<Executed>;
  /** Steps, decisions, refusals, events and effects that no match executed. */
  readonly neverExecuted: readonly string[];
}

const KINDS = 20;

/** Where a game that is walked through has a stride, the other games go by one so many times as long. */
const SPARSER = 4;

/** What the curious bot remembers ends with a block, so that blocks can be checked apart and give the same report. */
const BLOCK = 25;

/**
 * The games in shards that may be checked apart, on other threads: `mergeReports` of theirs is the report of the whole.
 *
 * @example
 * const reports = await Promise.all(shards(2000).map(shard => inWorker({ ...options, ...shard })));
 */
export function shards(games: number): Shard[] {
  const found: Shard[] = [];
  for (let from = 0; from < games; from += BLOCK) found.push({ from, to: Math.min(games, from + BLOCK) });
  return found;
}

/**
 * Plays `games` matches over all tables with all kinds of bots and lets the checkers look on.
 *
 * @example
 * const { failures, neverExecuted } = check({ ...wicks, checks }, { games: 100, seed: 'a candle' });
 */
export function check(game: CheckedGame, options: CheckOptions): Report {
  const { games, seed, seats, walkEvery = 20, sparse = 60 } = options;
  const { maxChoices = game.checks.longest ?? 20_000 } = options;
  const { stride = 1 } = game.checks;
  const { from = 0, to = games, after } = options;
  const found = collected(game);
  const all = tablesFor(game, seats, after);
  if (all.length === 0) throw new VesperError('bad-seats', `${game.name} has no table for ${seats} seats.`);
  if (from === 0) {
    const replay = unplayed(game, { ...all[0], seed });
    for (const problem of definitionProblems(game)) found.fail('definition', problem, replay);
  }

  let known = options.known ?? memory();
  const watch = counted(game, () => known, found.fail);
  let choices = 0;
  let longest = 0;
  let index = from;
  const isFound = (): boolean => after !== undefined && watch.executed[after] !== undefined;
  for (; index < to && !isFound(); index++) {
    if (index % BLOCK === 0 && options.known === undefined) known = memory();
    const table = all[index % all.length];
    const isBringing = after !== undefined || (index + Math.floor(index / all.length)) % 2 === 1;
    const setup = {
      ...table,
      seed: `${seed} ${index}`,
      ...(isBringing && legaciesOf(game, table, index, seed, after)),
    };
    const onlookers = [
      watch.onlooker,
      readsSentences(game, setup.seed, () => known, watch.reasonsGiven, found.fail),
      ...aside(
        watch.aside,
        costly(
          game,
          setup.seed,
          index % walkEvery === 0 && walkEvery < Infinity ? stride : Math.max(sparse, SPARSER * stride),
          maxChoices,
          found.fail,
        ),
      ),
    ];
    const lead = after === undefined ? leadOf(game, index, all.length) : game.checks.seek?.[after];
    const bots =
      lead === undefined ? lineup(index, all.length, table, known, game.checks) : everybody(seeker(lead), table);
    const { match, problem } = playGame(watch.game, {
      setup,
      bots,
      maxChoices,
      onlookers,
      interjects: lead === undefined,
    });
    if (problem !== null) found.fail('driver', problem.message, problem.replay);
    const made = match?.record.length ?? 0;
    choices += made;
    longest = Math.max(longest, made);
    options.onProgress?.(index - from + 1, to - from);
  }
  return found.report(
    { game: game.id, version: game.version, seed, games: index - from, choices, longest },
    watch.executed,
  );
}

/** A search for one part: see `CheckOptions.after`. */
export interface Hunt extends Shard {
  readonly after: string;
}

/** A part that is still missing is sought for one game of so many that were played, at most. */
const HUNT_SHARE = 5;

/**
 * What no match of a report has executed although the game says how to reach it. Hunts may be checked apart, too, and
 * merged with the report.
 *
 * @example
 * const hunted = hunts(game, report).map(hunt => check(game, { ...options, ...hunt }));
 * const complete = mergeReports(game, [report, ...hunted]);
 */
export function hunts(game: CheckedGame, { games, neverExecuted }: Report): Hunt[] {
  const most = Math.floor(games / HUNT_SHARE);
  return neverExecuted
    .filter(part => most > 0 && game.checks.seek?.[part] !== undefined)
    .map(after => ({ after, from: games, to: games + most }));
}

/** One report of several, in the order of their shards. */
export function mergeReports(game: CheckedGame, reports: readonly Report[]): Report {
  const found = collected(game);
  const executed: Executed = {};
  const sum = { games: 0, choices: 0, longest: 0, failed: 0, leaks: 0 };
  for (const report of reports) {
    for (const failure of report.failures) found.fail(failure.checker, failure.message, failure.replay);
    for (const [part, times] of Object.entries(report.executed)) executed[part] = (executed[part] ?? 0) + times;
    sum.games += report.games;
    sum.choices += report.choices;
    sum.longest = Math.max(sum.longest, report.longest);
    sum.failed += report.failed;
    sum.leaks += report.leaks;
  }
  const { id, version } = game;
  const merged = found.report({ game: id, version, seed: reports[0]?.seed ?? '', ...sum }, executed);
  return { ...merged, failed: sum.failed, leaks: sum.leaks };
}

/** The checkers that play by themselves: at one of `every` states each. */
function costly(game: CheckedGame, seed: string, every: number, maxChoices: number, fail: Fail): Onlooker[] {
  const sampled = (what: string): (() => boolean) => {
    const rng = fastChance(`${seed} ${what} samples`);
    return () => every === 1 || below(rng, every) === 0;
  };
  return [
    walks(game, seed, sampled('walker'), fail),
    comparesTwins(game, seed, sampled('twins'), maxChoices, fail),
    shufflesLanes(seed, sampled('lanes'), fail),
    asksBrains(game, seed, sampled('brains'), fail),
  ];
}

function aside(away: (act: () => void) => void, onlookers: readonly Onlooker[]): Onlooker[] {
  return onlookers.map(onlooker => ({
    rested: (match, told, before) => away(() => onlooker.rested?.(match, told, before)),
  }));
}

/** Each so-manieth game is played after one of the rare parts that the game says how to reach. */
const SEEK_EVERY = 5;

/** The part that is sought in a game, if any; shifted like the company. */
function leadOf(game: CheckedGame, index: number, round: number): Lead | undefined {
  const leads = Object.values(game.checks.seek ?? {});
  if (index % SEEK_EVERY !== SEEK_EVERY - 1) return undefined;
  return leads[(Math.floor(index / SEEK_EVERY) + Math.floor(index / round)) % leads.length];
}

/** What is brought to a game. */
function legaciesOf(
  { checks }: CheckedGame,
  { seats }: TableSetup,
  index: number,
  seed: string,
  after: string | undefined,
): Pick<Setup, 'legacies'> {
  if (checks.legacies === undefined) return {};
  return { legacies: checks.legacies(seats, fastChance(`${seed} ${index} legacies`), after) };
}

/** All tables, or those at which a part is sought. */
function tablesFor(game: CheckedGame, seats: number | undefined, after: string | undefined): TableSetup[] {
  const all = setupsOf(game, seats);
  const isMeant = (table: TableSetup): boolean =>
    after !== undefined && game.checks.seekAt?.(after, table.options, table.seats) === true;
  const meant = all.filter(isMeant);
  return meant.length > 0 ? meant : all;
}

function everybody(bot: Bot, { seats }: TableSetup): Bot[] {
  return Array.from({ length: seats }, () => bot);
}

/** Every table meets every kind of company: the kinds are shifted by one after each round of tables. */
function lineup(index: number, round: number, { seats }: TableSetup, known: Memory, checks: Checks): Bot[] {
  const explorer = curious(known, checks);
  const kinds: readonly (readonly Bot[])[] = [
    [random],
    [explorer],
    [greedy],
    [greedy, random],
    [explorer, greedy],
    [random, explorer],
  ];
  const kind = kinds[(index + Math.floor(index / round)) % kinds.length];
  return Array.from({ length: seats }, (_, seat) => kind[(seat + index) % kind.length]);
}

interface Collected {
  readonly fail: Fail;
  report(head: Pick<Report, 'game' | 'version' | 'seed' | 'games' | 'choices' | 'longest'>, executed: Executed): Report;
}

/** Failures, the first of each kind: a fault in the rules shows in almost every match. */
function collected(game: CheckedGame): Collected {
  const kinds = new Map<string, Failure>();
  const times: { [checker in Checker]?: number } = {};
  return {
    fail(checker, message, replay) {
      times[checker] = (times[checker] ?? 0) + 1;
      const kind = `${checker} ${message.replaceAll(/\d+/g, '#')}`;
      if (!kinds.has(kind) && kinds.size < KINDS) kinds.set(kind, { checker, game: game.id, message, replay });
    },
    report(head, executed) {
      const parts = Object.keys(executed).sort();
      return {
        ...head,
        failed: Object.values(times).reduce((sum, n) => sum + n, 0),
        leaks: times.twins ?? 0,
        failures: [...kinds.values()],
        executed: Object.fromEntries(parts.map(part => [part, executed[part]])),
        neverExecuted: everything(game).filter(part => executed[part] === undefined),
      };
    },
  };
}

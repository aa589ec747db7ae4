/** Bots think in threads of their own, within a time budget; the event loop only asks and hears. */
import { availableParallelism } from 'node:os';
import { bots, usualLevel } from '@vesper/bots';
import type { Hint } from '@vesper/bots';
import { branchChance, choices, fallback, fastChance, imagine, open } from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import type { Piscina } from 'piscina';
import type { Task, Thought } from './botWorker.ts';

export interface BotPool {
  /** What the bot answers to a decision; the game's fallback when it does not come to an end in time. */
  think(match: Match, decision: Open, bot: string, seed: string): Promise<Choice>;
  /** What to do and why, from what the seat knows; the game's fallback without a reason when time is up. */
  hint(match: Match, decision: Open, seed: string): Promise<Hint>;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  /** The module of the games, for the threads. */
  readonly games: string | undefined;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  readonly threads?: number;
  slow(decision: Open, bot: string): void;
  /** Hears of every answer how long it took. */
  thought?(pace: ThinkingPace): void;
}

/** How long a bot's answer took, in milliseconds. */
export interface ThinkingPace {
  readonly bot: string;
  /** From the question until a thread began to think about it. */
  readonly waited: number;
  readonly searched: number;
  /** How long it might have searched. */
  readonly allowed: number;
}

export const botNames: readonly string[] = Object.keys(bots);

/** The bot that fills seats unless something else was asked for. */
export const usualBot = usualLevel;

/** The share of its time after which a bot that may search longer comes to an end. */
const IN_TIME = 0.8;

function usualThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}

export function botPool({ games, budget, threads = usualThreads(), slow, thought }: BotPoolOptions): BotPool {
  /** Answers that are asked for and not there yet. */
  let underWay = 0;
  let pool: Promise<Piscina> | undefined;
  const start = async (): Promise<Piscina> => {
    const { Piscina: Pool } = await import('piscina');
    return new Pool({
      filename: new URL('botWorker.ts', import.meta.url).href,
      workerData: games === undefined ? {} : { games },
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  };
  const taskOf = (match: Match, decision: Open, bot: string, seed: string): Task => ({
    game: match.rules.id,
    version: match.rules.version,
    bot,
    decision: open(match, decision.seat).find(own => own.id === decision.id)!,
    legal: choices(match, decision),
    imagined: imagine(match.rules, match.state, decision.seat, branchChance(fastChance(`imagined ${seed}`))),
    seed,
    search: searchTime(bot),
    until: Date.now() + budget * IN_TIME,
  });
  /** Who shares the threads with others shares the time as well: else the last would have none left. */
  const searchTime = (bot: string): number =>
    Math.min(bots[bot]?.milliseconds ?? 0, (budget * IN_TIME * threads) / (underWay + 1));
  const run = async <T>(task: Task, inNeed: T, name = 'default'): Promise<T> => {
    underWay++;
    try {
      return (await (await (pool ??= start())).run(task, { name, signal: AbortSignal.timeout(budget) })) as T;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
      slow(task.decision, task.bot);
      return inNeed;
    } finally {
      underWay--;
    }
  };
  return {
    async think(match, decision, bot, seed) {
      // Also where there is but one choice: if that did not wait for a thread like the others, who keeps the threads busy
      // could tell from when the answer comes. The fallback is found now, because the match may have moved on when time is up.
      const asked = Date.now();
      const task = taskOf(match, decision, bot, seed);
      const late: Thought = { choice: fallback(match, decision), began: 0, ended: 0 };
      const answer = await run(task, late);
      const { choice, began, ended } = answer;
      if (answer !== late) thought?.({ bot, waited: began - asked, searched: ended - began, allowed: task.search });
      return choice;
    },
    async hint(match, decision, seed) {
      const task = taskOf(match, decision, 'hint', seed);
      const choice = fallback(match, decision);
      const without: Hint = {
        decision: decision.id,
        choice,
        follows: [],
        expects: null,
        instead: null,
        by: 'nothing',
        weighed: task.legal.length === 1 ? 1 : 0,
        of: task.legal.length,
        tries: 0,
      };
      return (await run<Hint | null>(task, without, 'hint')) ?? without;
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

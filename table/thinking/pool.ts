/** Bots think in threads of their own, within a time budget; the event loop only asks and hears. */
import { availableParallelism } from 'node:os';
import { bots, usualLevel } from '@vesper/bots';
import type { Hint } from '@vesper/bots';
import { branchChance, choices, fallback, fastChance, imagine, open } from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import type { Piscina } from 'piscina';
import type { Task } from './botWorker.ts';

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
}

export const botNames: readonly string[] = Object.keys(bots);

/** The bot that fills seats unless something else was asked for. */
export const usualBot = usualLevel;

/** The share of its time after which a bot that may search longer comes to an end. */
const IN_TIME = 0.8;

export function botPool({ games, budget, threads, slow }: BotPoolOptions): BotPool {
  let pool: Promise<Piscina> | undefined;
  const start = async (): Promise<Piscina> => {
    const { Piscina: Pool } = await import('piscina');
    return new Pool({
      filename: new URL('botWorker.ts', import.meta.url).href,
      workerData: games === undefined ? {} : { games },
      minThreads: 1,
      maxThreads: threads ?? Math.max(1, availableParallelism() - 1),
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
    until: Date.now() + budget * IN_TIME,
  });
  const run = async <T>(task: Task, inNeed: T, name = 'default'): Promise<T> => {
    try {
      return (await (await (pool ??= start())).run(task, { name, signal: AbortSignal.timeout(budget) })) as T;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
      slow(task.decision, task.bot);
      return inNeed;
    }
  };
  return {
    think(match, decision, bot, seed) {
      // Also where there is but one choice: if that did not wait for a thread like the others, who keeps the threads busy
      // could tell from when the answer comes. The fallback is found now, because the match may have moved on when time is up.
      return run(taskOf(match, decision, bot, seed), fallback(match, decision));
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

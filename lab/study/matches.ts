/** The matches of a study: how one is played, and how they are kept as lines. */
import { botCalled } from '@vesper/bots';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { observe } from './observe.ts';
import type { Observed } from './observe.ts';
import { dealOf } from './plan.ts';
import type { Study, Variant } from './plan.ts';

export interface Studied {
  readonly study: Study;
  /** By variant. */
  readonly matches: readonly (readonly Observed[])[];
}

/** Plays match `index` of a variant. The game's numbers are as the variant wants them, for whoever else plays it here, too. */
export function playDeal(game: Game, study: Pick<Study, 'seed'>, variant: Variant, index: number): Observed {
  const { seats, options, numbers } = variant;
  const { seed, seating } = dealOf(study, variant, index);
  for (const [name, number] of Object.entries(game.numbers ?? {})) number.value = numbers[name] ?? number.usual;
  try {
    return observe(
      game,
      { seats, options, seed },
      seating,
      seating.map(name => botCalled(name)!),
      numbers,
    );
  } catch (error) {
    if (!(error instanceof VesperError)) throw error;
    throw new VesperError(error.code, `${error.message} (seed "${seed}", bots ${seating.join(',')})`);
  }
}

export const lineOf = (match: Observed): string => JSON.stringify(match);

/** All lines of a study, by variant; one that is damaged says so. */
export function readLines(text: string, { variants }: Study): Observed[][] {
  const lines = text.split('\n');
  let from = 0;
  return variants.map(({ games }) =>
    lines.slice(from, (from += games)).map((line): Observed => {
      try {
        return JSON.parse(line) as Observed;
      } catch {
        throw new VesperError('bad-file', 'A line of its matches is damaged.');
      }
    }),
  );
}

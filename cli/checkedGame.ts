import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CheckedGame, Checks } from '@vesper/checkers';
import { gameFrom } from '@vesper/lab';
import { Problem } from './problem.ts';

/**
 * A game with its checks. They lie beside it, in `checks/index.ts`; a module that is not on the shelf may export them
 * itself.
 *
 * @example
 * const salem = await checkedGame('salem');
 */
export async function checkedGame(reference: string): Promise<CheckedGame> {
  const game = await gameFrom(reference);
  const isModule = reference.startsWith('file:');
  const checks = isModule ? await checksAt(reference) : await checksIn(`@vesper/games/${reference}/checks`);
  if (checks === undefined)
    throw new Problem('no-checks', `${game.name} has no checks/index.ts that exports \`checks\`.`);
  return { ...game, checks };
}

async function checksAt(module: string): Promise<Checks | undefined> {
  const beside = new URL('checks/index.ts', module);
  return (await checksIn(module)) ?? (existsSync(fileURLToPath(beside)) ? checksIn(beside.href) : undefined);
}

async function checksIn(module: string): Promise<Checks | undefined> {
  return ((await import(module)) as { readonly checks?: Checks }).checks;
}

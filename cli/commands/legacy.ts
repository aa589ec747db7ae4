import { left, outcome, replay } from '@vesper/kernel';
import { findGame, gameOfFile } from '../game.ts';
import { proofOf, readLegacy, writeLeft } from '../legacyFiles.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bold, dim, good, warn } from '../output/style.ts';
import { Problem } from '../problem.ts';
import { readReplay, readText } from '../replayFile.ts';

export interface LegacyOptions {
  readonly out?: string;
  readonly with?: readonly string[];
  readonly game?: string;
  readonly json?: true;
}

/** Of a match, what it has left; of what a match has left, whether its records prove it. */
export async function legacy(path: string, options: LegacyOptions): Promise<void> {
  return isLegacy(await readText(path)) ? checkLegacy(path, options) : writeLegacies(path, options);
}

function isLegacy(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly kind?: unknown } | null)?.kind === 'legacy';
  } catch {
    return false;
  }
}

async function checkLegacy(path: string, { game: module, json }: LegacyOptions): Promise<void> {
  const file = await readLegacy(path);
  const { game } = await findGame(module ?? file.game);
  const { proven, earned } = await proofOf(game, file);
  const { name, line } = game.legacy!.about(file.sheet);
  if (json) return printJson({ game: file.game, name, line, proven, earned, records: file.records.length });
  print(`${bold(name)}, ${line}`);
  if (proven) print(`${good('✓')} proven by ${plural(file.records.length, 'match', 'matches')}, played again`);
  else
    print(`${warn('?')} unproven: ${file.records.length === 0 ? 'it has no records' : 'its records are not complete'}`);
}

async function writeLegacies(path: string, options: LegacyOptions): Promise<void> {
  const file = await readReplay(path);
  const game = await gameOfFile(file, options.game);
  const match = replay(game, file);
  if (outcome(match) === null) throw new Problem('bad-options', 'The match is not over; it leaves nothing yet.');
  if (left(match).length === 0) throw new Problem('bad-options', `This match of ${game.name} leaves nothing.`);
  const brought = await Promise.all((options.with ?? []).map(readLegacy));
  const written = await writeLeft(game, match, brought, options.out === undefined ? {} : { folder: options.out });
  if (options.json) return printJson(written);
  for (const { seat, name, line, file: where } of written) {
    print(`${bold(name)}, ${line} ${dim(`(seat ${seat + 1})`)}\n  ${where}`);
  }
}

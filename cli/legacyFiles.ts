/** What matches leave to each other, as files on disk. */
import path from 'node:path';
import { VesperError, left } from '@vesper/kernel';
import { legacyFile, parseLegacyFile, prove, recordsAfter } from '@vesper/kernel/proof';
import type { Game, Legacy, Match, Seat } from '@vesper/kernel';
import type { LegacyFile, Proof } from '@vesper/kernel/proof';
import { loadGame } from '@vesper/games';
import { seatIndex } from './game.ts';
import { Problem } from './problem.ts';
import { readText, writeText } from './replayFile.ts';

/** Somebody's own file, brought to a seat. */
export interface BroughtFile extends Legacy {
  readonly file: LegacyFile;
}

export async function readLegacy(file: string): Promise<LegacyFile> {
  try {
    return parseLegacyFile(await readText(file));
  } catch (error) {
    if (error instanceof VesperError) throw new VesperError(error.code, `${file}: ${error.message}`);
    throw error;
  }
}

/** `FILE` for the own seat, `2=FILE` for another. What is refused stops the command; what is unproven may come. */
export async function readBrought(
  game: Game,
  seats: number,
  own: Seat,
  wanted: readonly string[] = [],
): Promise<BroughtFile[]> {
  const all: BroughtFile[] = [];
  for (const text of wanted) {
    const [, number, name] = /^(?:(\d+)=)?(.*)$/s.exec(text)!;
    const file = await readLegacy(name);
    if (file.game !== game.id) throw new Problem('bad-options', `${name} comes from matches of "${file.game}".`);
    await proofOf(game, file);
    all.push({ seat: number === undefined ? own : seatIndex(seats, Number(number)), sheet: file.sheet, file });
  }
  return all;
}

/** A game that is no part of the shelf proves its own files. */
export function proofOf(game: Game, file: LegacyFile): Promise<Proof> {
  return prove(file, async (id, version) => {
    if (id !== game.id) return loadGame(id, version);
    return version === undefined || version === game.version ? game : loadGame(id, version);
  });
}

export interface LeftFile {
  readonly seat: Seat;
  readonly name: string;
  readonly line: string;
  readonly file: string;
}

/** Writes what a match that is over has left to some of its seats. */
export async function writeLeft(
  game: Game,
  match: Match,
  brought: readonly LegacyFile[],
  {
    folder = path.join('.vesper', 'legacies'),
    isWanted = () => true,
  }: { folder?: string; isWanted?: (seat: Seat) => boolean } = {},
): Promise<LeftFile[]> {
  const records = recordsAfter(
    match,
    brought.map(file => file.records),
  );
  const all: LeftFile[] = [];
  for (const { seat, sheet } of left(match).filter(legacy => isWanted(legacy.seat))) {
    const { name, line } = game.legacy!.about(sheet);
    const called = `${game.id} ${match.seed} ${seat + 1} ${name}`.toLowerCase().replace(/[^\w.]+/g, '-');
    const file = path.join(folder, `${called}.legacy.json`);
    await writeText(file, `${JSON.stringify(legacyFile(game.id, sheet, Date.now(), records))}\n`);
    all.push({ seat, name, line, file });
  }
  return all;
}

/**
 * How fast the kernel and the games are, and compared with what: `npm run bench [-- --quick --json --rounds N --node PATH]`.
 * With `--node` all engines run on that Node instead of the pinned one.
 * With `--against COMMIT` kernel and games of this tree are measured in turns with that commit's, and nothing else is;
 * with `--only kernel,dungeon` only these.
 * With `--think` it is measured how long the bots of a server think with four tables at once, and nothing else is; with `--only`
 * only at tables of these games, with `--level` by bots of another level than Master, with `--seconds` for how long.
 * Ratios only mean something within one run. A missed goal is printed; only a fault ends with an error.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { gameIds } from '@vesper/games';
import { comparedLines, measureAgainst } from './against.ts';
import { print } from './print.ts';
import { report } from './report.ts';
import { otherNode } from './otherNode.ts';
import { measureRounds } from './rounds.ts';
import type { Effort } from './rounds.ts';
import { think } from './think.ts';
import { thisNode } from './tasks.ts';
import { treeOf } from './trees.ts';

const FULL: Effort = { rounds: 5, seconds: 0.8, gameSeconds: 0.4 };
const QUICK: Effort = { rounds: 2, seconds: 0.3, gameSeconds: 0.15 };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    node: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
    think: { type: 'boolean', default: false },
    level: { type: 'string', default: 'master' },
    seconds: { type: 'string', default: '30' },
  },
});

if (values.think) await thinkTimes(values.only?.split(',') ?? gameIds);
else if (values.against === undefined) besideOthers(values.node);
else against(values.against);

async function thinkTimes(games: readonly string[]): Promise<void> {
  for (const game of games) console.log(await think(game, values.level, Number(values.seconds)));
}

function effortOf(usual: Effort): Effort {
  return values.rounds === undefined ? usual : { ...usual, rounds: Number(values.rounds) };
}

function besideOthers(node: string | undefined): void {
  const other = node === undefined ? undefined : otherNode(node);
  const effort = effortOf(values.quick ? QUICK : FULL);
  const found = report(measureRounds(other ?? thisNode, effort, progress));
  progress('');
  other?.remove();
  const where = {
    node: other?.version ?? process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    rounds: effort.rounds,
  };
  if (values.json) console.log(JSON.stringify({ ...where, ...found }, null, 2));
  else console.log(`Node ${where.node}, ${where.processor}, ${where.rounds} rounds\n${print(found)}`);
}

function against(ref: string): void {
  const effort = effortOf({ ...(values.quick ? QUICK : FULL), rounds: 10 });
  const before = treeOf(ref);
  try {
    const lines = measureAgainst(before, effort, values.only?.split(','), progress);
    progress('');
    console.log(
      `Node ${process.version}: this tree, in times ${before.name} (${effort.rounds} rounds, 95 % intervals)`,
    );
    for (const text of comparedLines(lines)) console.log(text);
  } finally {
    before.remove();
  }
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

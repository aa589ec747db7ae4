/**
 * How fast the kernel and the games are, and compared with what: `npm run bench [-- --quick] [-- --json] [-- --node PATH]`.
 * With `--node` all engines run on that Node instead of the pinned one.
 * Ratios only mean something within one run. A missed goal is printed; only a fault ends with an error.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { print } from './print.ts';
import { report } from './report.ts';
import { otherNode } from './otherNode.ts';
import { measureRounds } from './rounds.ts';
import type { Effort } from './rounds.ts';
import { thisNode } from './tasks.ts';

const FULL: Effort = { rounds: 5, seconds: 0.8, gameSeconds: 0.4 };
const QUICK: Effort = { rounds: 2, seconds: 0.3, gameSeconds: 0.15 };

const { quick, json, node } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    node: { type: 'string' },
  },
}).values;
const other = node === undefined ? undefined : otherNode(node);
const effort = quick ? QUICK : FULL;

const measured = measureRounds(other ?? thisNode, effort, text => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
});
if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');

const found = report(measured);
other?.remove();
const where = {
  node: other?.version ?? process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  rounds: effort.rounds,
};
if (json) console.log(JSON.stringify({ ...where, ...found }, null, 2));
else console.log(`Node ${where.node}, ${where.processor}, ${where.rounds} rounds\n${print(found)}`);

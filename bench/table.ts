/**
 * The table under load, beside boardgame.io's own server and a Colyseus room (both in memory) with the same small game,
 * and beside `ws` without anything: no server on it can need less.
 * npm run bench:table [-- --tables 10,100,1000 --seconds 5 --rounds 3 --only sqlite,colyseus --peers-node PATH]
 * With `--peers-node` the others run on that Node instead of the one Vesper brings along.
 * With `--against COMMIT` this tree's table is measured in turns with that commit's, and nothing else is.
 * With `--attack` it is measured how long other tables wait while somebody does the worst that is allowed.
 * Ratios are given with their 95 % intervals over the rounds.
 */
import { parseArgs } from 'node:util';
import { otherNode } from './otherNode.ts';
import type { Contender } from './table/clients.ts';
import { Results, comparedLines, goalLines, line } from './table/lines.ts';
import { Bench } from './table/measure.ts';
import { thisTree, treeOf } from './trees.ts';
import { underAttack } from './table/underAttack.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10,100,1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    'peers-node': { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    attack: { type: 'boolean', default: false },
  },
});
const tableCounts = values.tables.split(',').map(Number);
const rounds = Number(values.rounds);
const contendersOf = (usual: string): Contender[] => (values.only ?? usual).split(',') as Contender[];

if (values.attack) await underAttack(Number(values.seconds));
else if (values.against === undefined) await besideOthers();
else await against(values.against);

async function besideOthers(): Promise<void> {
  const contenders = contendersOf('sqlite,postgres,colyseus,boardgameio,sockets');
  const peers = values['peers-node'] === undefined ? undefined : otherNode(values['peers-node']);
  if (peers !== undefined) console.log(`Vesper on Node ${process.version}, the others on Node ${peers.version}`);
  const bench = await Bench.open(contenders, values.seconds, peers);
  const results = new Results();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const tables of tableCounts) {
        // Another order each round, so that no one always meets the same weather.
        for (let i = 0; i < contenders.length; i++) {
          const contender = contenders[(i + round) % contenders.length];
          const result = await bench.measure(contender, tables);
          results.add(contender, tables, result);
          console.log(line(contender, tables, result));
        }
      }
    }
    for (const tables of tableCounts) for (const text of goalLines(results, tables)) console.log(text);
  } finally {
    await bench.close();
    peers?.remove();
  }
}

async function against(ref: string): Promise<void> {
  const contenders = contendersOf('sqlite,postgres');
  const before = treeOf(ref);
  const bench = await Bench.open(contenders, values.seconds);
  const sides = [
    { tree: thisTree, results: new Results() },
    { tree: before, results: new Results() },
  ];
  try {
    for (let round = 0; round < rounds; round++) {
      for (const tables of tableCounts) {
        for (const contender of contenders) {
          // Now the one first, now the other.
          for (const { tree, results } of round % 2 === 0 ? sides : sides.toReversed()) {
            const result = await bench.measure(contender, tables, tree);
            results.add(contender, tables, result);
            console.log(line(contender, tables, result, tree.name.padEnd(12)));
          }
        }
      }
    }
    console.log(`\nThis tree, in times ${before.name} (${rounds} rounds, 95 % intervals):`);
    for (const tables of tableCounts) {
      for (const contender of contenders) {
        const texts = comparedLines(sides[0].results, sides[1].results, contender, tables);
        for (const text of texts) console.log(text);
      }
    }
  } finally {
    await bench.close();
    before.remove();
  }
}

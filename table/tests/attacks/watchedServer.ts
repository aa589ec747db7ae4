/** A server in a process of its own that knows how long it has let nobody have a turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../index.ts';

const games = new URL('../toys/shelf.ts', import.meta.url).href;
const node = await serve({ port: 0, db: ':memory:', games, botDelay: 0, logLevel: 'fatal' });
await node.loadGames();

/** Milliseconds of the processor that this thread has used: other programs on the machine make no difference. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let longest = 0;
async function watch(): Promise<never> {
  for (;;) {
    const before = used();
    await sleep(1, undefined, { ref: false });
    longest = Math.max(longest, used() - before);
  }
}
void watch();

/** `watch` begins anew; every message is answered with the longest time since. */
process.on('message', (message: 'watch' | 'tell' | 'close') => {
  if (message === 'close') {
    void node.close().then(() => process.disconnect!());
    return;
  }
  process.send!(longest);
  if (message === 'watch') longest = 0;
});
process.send!(node.url);

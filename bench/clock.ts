/** Processor time of this process in seconds, with its helper threads: garbage collection and compilation count. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats `act` for at least so many seconds of processor time; returns how often, and how long it took. */
export function repeat(act: () => void, seconds: number): { times: number; seconds: number } {
  const began = cpuSeconds();
  let times = 0;
  let spent = 0;
  // Reading the clock costs a microsecond, so look at it ever more rarely, but still some twenty times.
  for (let batch = 1; spent < seconds;) {
    for (let i = 0; i < batch; i++) act();
    times += batch;
    spent = cpuSeconds() - began;
    if (spent < seconds / 20) batch *= 2;
  }
  return { times, seconds: spent };
}

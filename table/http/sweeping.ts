/** Removes those who never did anything: looks through all without a name, some at a time with a rest between. */
import type { Store, SweepPlace } from '../store/store.ts';

const DAY = 86_400_000;
/** Somebody who is not seen for so long, and has nothing to come back to, will not come back. */
const FORGOTTEN = 30 * DAY;
/** So few that nobody waits for it. */
const AT_ONCE = 200;
const REST = 1000;
const BETWEEN_ROUNDS = 3_600_000;

/** Gives back what stops it. */
export function sweepIdentities(store: Store, failed: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  const goOn = async (from: SweepPlace | null): Promise<void> => {
    let next: SweepPlace | null = null;
    try {
      const now = Date.now();
      ({ next } = await store.sweepIdentities(now - FORGOTTEN, now, from, AT_ONCE));
    } catch (error) {
      failed(error);
    }
    wait(next === null ? BETWEEN_ROUNDS : REST, next);
  };
  const wait = (milliseconds: number, from: SweepPlace | null): void => {
    timer = setTimeout(() => void goOn(from), milliseconds).unref();
  };
  wait(REST, null);
  return () => clearTimeout(timer);
}

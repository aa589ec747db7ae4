/**
 * Connections that outlive a restart of the database. When a connection of `postgres` breaks with something unsent, it
 * keeps that and sends nothing any more, its next queries wait for ever; and a LISTEN that could not be renewed at once
 * is never renewed. So a connection that broke is not used again: new ones take the place of all.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

/** `int[]` and `text[]`: the arrays that the queries of the store hand over. */
const INTEGERS = 1007;
const TEXTS = 1009;

/** Milliseconds after which the database gives up on a node that stands still in the middle of a transaction. */
const STILL = 5000;

const usual = {
  onnotice: () => {},
  // What a node has locked when it is frozen would otherwise keep all others waiting for as long as it is.
  connection: { application_name: 'vesper', idle_in_transaction_session_timeout: STILL },
  max_lifetime: null, // what closes by itself could not be told from what breaks
  // A connection that breaks while the library asks for the types of arrays, which nobody has asked it for, ends the process.
  fetch_types: false,
  types: { arrays: { to: INTEGERS, from: [INTEGERS, TEXTS], serialize: arrayText, parse: (text: string) => text } },
};

/** As PostgreSQL reads an array: `{"a","b"}`. */
function arrayText(items: readonly (string | number | null)[]): string {
  const texts = items.map(item => (item === null ? 'NULL' : `"${String(item).replace(/["\\]/g, '\\$&')}"`));
  return `{${texts.join(',')}}`;
}

/** Seconds that queries under way have when the connections beside them broke. */
const GRACE = 1;

/** Milliseconds between two attempts to hear again. */
const PAUSE = 100;

/** To be used like any `sql`, through whichever connections are good now. */
export function lastingSql(url: string, max: number): postgres.Sql {
  let ended = false;
  const connect = (): postgres.Sql => {
    const sql = postgres(url, { ...usual, max, onclose: () => broke(sql) });
    return sql;
  };
  const broke = (sql: postgres.Sql): void => {
    if (ended || sql !== current) return;
    current = connect();
    void sql.end({ timeout: GRACE });
  };
  let current = connect();
  const end: postgres.Sql['end'] = options => {
    ended = true;
    return current.end(options);
  };
  /**
   * The library's own sends `rollback` or `commit` even if the connection has closed meanwhile, and the error of it ends the
   * process. So what a transaction does then never comes to an end; that the connection has closed ends the transaction.
   */
  const begin = <T>(act: (tx: postgres.TransactionSql) => Promise<T>): Promise<unknown> => {
    const sql = current;
    const isGood = (): boolean => sql === current;
    return sql.begin(async tx => {
      try {
        return await act(whileGood(tx, isGood));
      } catch (error) {
        if (isGood()) throw error;
        return new Promise<never>(() => {});
      }
    });
  };
  return new Proxy(current, {
    apply: (_, __, args: Parameters<postgres.Sql>) => current(...args),
    get: (_, name: keyof postgres.Sql) => (name === 'end' ? end : name === 'begin' ? begin : current[name]),
  });
}

/** Sends nothing any more as soon as a connection has broken. */
function whileGood(tx: postgres.TransactionSql, isGood: () => boolean): postgres.TransactionSql {
  return new Proxy(tx, {
    apply: (_, __, args: Parameters<postgres.Sql>) =>
      isGood() ? tx(...args) : Promise.reject(new Error('The connection to the database has broken.')),
  });
}

/** Hears a channel from now on. `missed` is called when the connection was lost for a while, and with it what was said. */
export async function hear(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<{ end(): Promise<void> }> {
  let ended = false;
  let current: postgres.Sql | undefined;
  const listen = async (): Promise<void> => {
    const ear: postgres.Sql = postgres(url, {
      ...usual,
      max: 1,
      onnotify: (_: string, payload: string) => heard(payload), // of which its types do not know
      onclose: () => void (ear === current && again()),
    } as postgres.Options<{}>);
    try {
      await ear.unsafe(`listen ${channel}`);
      current = ear;
    } catch (error) {
      await ear.end({ timeout: 0 });
      throw error;
    }
    if (ended) await ear.end({ timeout: 0 });
  };
  const again = async (): Promise<void> => {
    await current?.end({ timeout: 0 });
    current = undefined;
    await sleep(PAUSE);
    if (!ended) await listen().then(missed, again);
  };
  await listen();
  return {
    async end() {
      ended = true;
      await current?.end({ timeout: GRACE });
    },
  };
}

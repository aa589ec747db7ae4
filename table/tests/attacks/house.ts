/** A server in this process with people before it, for those who attack it. */
import { afterAll, beforeAll } from 'vitest';
import { serve } from '../../index.ts';
import type { ServeOptions, Serving } from '../../index.ts';
import type { TableInfo } from '../../messages.ts';
import { Browser } from '../browser.ts';

const shelf = new URL('../toys/shelf.ts', import.meta.url).href;

export interface House {
  /** Somebody new, with a browser of its own. */
  person(): Browser;
  /** The same person through another connection. */
  again(browser: Browser): Browser;
  port(): number;
}

/** One for all tests of a file. */
export function house(options: ServeOptions = {}): House {
  let node: Serving;
  const people: Browser[] = [];
  const person = (): Browser => {
    const browser = new Browser(node.url);
    people.push(browser);
    return browser;
  };
  beforeAll(async () => {
    node = await serve({ port: 0, db: ':memory:', games: shelf, botDelay: 0, logLevel: 'fatal', ...options });
  });
  afterAll(async () => {
    for (const browser of people) browser.close();
    await node.close();
  });
  return {
    person,
    again: ({ cookie }) => Object.assign(person(), { cookie }),
    port: () => node.port,
  };
}

export interface Made {
  readonly table: TableInfo;
  readonly invitations: readonly { readonly token: string }[];
}

export function makeTable(owner: Browser, seats: readonly string[], game = 'claim'): Promise<Made> {
  const options = game === 'claim' ? { cells: 8 } : {};
  return owner.ok<Made>('/api/tables', { game, options, seats: seats.map(kind => ({ kind })) });
}

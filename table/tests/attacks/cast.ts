/**
 * Everybody who could want something of a table: those who play at it, those who did, and those who never had a seat.
 * Each has said words of their own, so that one can look for them in what the others are sent.
 */
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TableInfo } from '../../messages.ts';
import type { TableBody } from '../../host/body.ts';
import { seedOfTable } from '../../tables/record.ts';
import { tokenHash } from '../../tokens.ts';
import { Browser } from '../browser.ts';
import { freePort, startNode } from '../node.ts';
import type { NodeProcess } from '../node.ts';

export const roles = ['stranger', 'spectator', 'formerHolder', 'deserter', 'opponent', 'maker'] as const;
/**
 * - `stranger`: a browser without a cookie;
 * - `spectator`: looks at the table and never sat there;
 * - `formerHolder`: had the third seat and left before the match began;
 * - `deserter`: had the third seat and left while the match was running; a bot plays it on;
 * - `opponent`: holds the second seat;
 * - `maker`: made the table and holds the first.
 */
export type Role = (typeof roles)[number];

export const states = ['waiting', 'running', 'over'] as const;
export type State = (typeof states)[number];

/** The seat that a role has or once had; the others want the maker's. */
export const seatOf: { readonly [role in Role]: number } = {
  stranger: 0,
  spectator: 0,
  formerHolder: 2,
  deserter: 2,
  opponent: 1,
  maker: 0,
};
export const SEATS = 3;

export const holds = (role: Role): boolean => role === 'opponent' || role === 'maker';
export const wordsOf = (role: Role): string => `the words of the ${role}`;

export interface Cast {
  readonly id: string;
  /** The links of the second and the third seat. */
  readonly links: readonly [string, string];
  readonly people: { readonly [role in Role]: Browser };
}

export interface Secret {
  readonly text: string;
  readonly knownTo: readonly Role[];
}

/** The secrets that somebody was sent without being one who may know them. */
export function leaked(role: Role, texts: readonly string[], secrets: readonly Secret[]): string[] {
  const all = texts.join('\n');
  return secrets.filter(({ text, knownTo }) => !knownTo.includes(role) && all.includes(text)).map(({ text }) => text);
}

/** The real server with the toys on its shelf, and a look into its database. */
export interface Stage {
  readonly url: string;
  readonly node: NodeProcess;
  body(table: string): TableBody;
  /** What others may not be sent before the match is over. */
  secretsOf(cast: Cast): Secret[];
  strike(): Promise<void>;
}

export async function setStage(args: readonly string[] = []): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-attacks-'));
  const db = path.join(folder, 'tables.sqlite');
  const node = await startNode(db, await freePort(), [...generous, ...args]);
  const look = new DatabaseSync(db, { readOnly: true });
  const row = look.prepare('select body from tables where id = ?');
  const device = look.prepare('select identity from devices where token = ?');
  const body = (table: string): TableBody => JSON.parse((row.get(table) as { body: string }).body) as TableBody;
  return {
    url: node.url,
    node,
    body,
    secretsOf({ id, people, links }) {
      const table = body(id);
      const nobodys = [
        table.secret,
        ...(table.status === 'waiting' ? [] : [seedOfTable(id, table)]),
        ...table.seats.flatMap(({ token }) => (token === null ? [] : [token])),
        ...Object.values(people).flatMap(({ cookie }) => {
          if (cookie === '') return [];
          const token = decodeURIComponent(cookie.split('=')[1]);
          const hash = tokenHash(token);
          return [token, hash, (device.get(hash) as { identity: string }).identity];
        }),
      ];
      return [
        ...nobodys.map(text => ({ text, knownTo: [] })),
        ...roles.map(role => ({ text: wordsOf(role), knownTo: [role] })),
        { text: links[0], knownTo: ['maker', 'opponent'] },
        { text: links[1], knownTo: ['maker', 'formerHolder', 'deserter'] },
      ];
    },
    async strike() {
      look.close();
      await node.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Who asks much is tested elsewhere. */
const generous = ['--message-rate', '100000', '--request-rate', '1000000'];

export interface Gathering {
  readonly game?: string;
  readonly options?: { readonly [name: string]: unknown };
  /** Everybody looks through a socket as soon as there is something to see, and keeps it. */
  readonly onSockets?: boolean;
}

/** A table in some state, and everybody at or around it. */
export async function gather(
  url: string,
  state: State,
  { game = 'claim', options = { cells: 9 }, onSockets = false }: Gathering = {},
): Promise<Cast> {
  const people = Object.fromEntries(roles.map(role => [role, new Browser(url)])) as { [role in Role]: Browser };
  const { maker, opponent, formerHolder, deserter, spectator } = people;
  for (const role of ['maker', 'opponent', 'formerHolder', 'deserter', 'spectator'] as const) {
    await people[role].ok('/api/me', { name: `The ${role}` });
  }
  const friend = { kind: 'friend' };
  const made = await maker.ok<{ table: TableInfo; invitations: { token: string }[] }>('/api/tables', {
    game,
    options,
    seats: [{ kind: 'me' }, friend, { ...friend, bot: 'random' }],
    words: wordsOf('maker'),
  });
  const { id } = made.table;
  const [second, third] = made.invitations.map(({ token }) => token);
  const look = async (who: Browser): Promise<unknown> => (onSockets ? who.join(id) : who.ok(`/api/tables/${id}`));
  await formerHolder.ok('/api/claim', { token: third, words: wordsOf('formerHolder') });
  await look(formerHolder);
  await formerHolder.ok(`/api/tables/${id}/leave`, {});
  await opponent.ok('/api/claim', { token: second, words: wordsOf('opponent') });
  for (const who of [maker, opponent, spectator]) await look(who);
  if (state !== 'waiting') {
    await deserter.ok('/api/claim', { token: third, words: wordsOf('deserter') });
    await look(deserter);
    await deserter.ok(`/api/tables/${id}/leave`, {});
  }
  if (state === 'over') {
    await opponent.ok(`/api/tables/${id}/concede`, { seat: 1 });
    await maker.ok(`/api/tables/${id}/concede`, { seat: 0 });
  }
  return { id, links: [second, third], people };
}

/**
 * Everybody tries every route, at a waiting, a running and a finished table. The table `rows` says what comes; a route
 * that the server has and this table has not fails the test.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableErrorCode } from '../../errors.ts';
import { Browser } from '../browser.ts';
import { gather, holds, leaked, roles, seatOf, SEATS, setStage, states } from './cast.ts';
import type { Cast, Role, Stage, State } from './cast.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

type Result = 'ok' | TableErrorCode | 'not-asked' | 'bad-file';
/** One answer for all, or the answers of some and what the `rest` gets. */
type Answers = Result | ({ readonly [role in Role]?: Result } & { readonly rest: Result });

interface Row {
  /** What somebody sends; `undefined` = nothing, the route is asked with GET. */
  body?(cast: Cast, role: Role): unknown;
  /** The body names the seat: who asks for a foreign one is refused with this. */
  readonly foreign?: Result;
  /** Also who holds no seat may change the table so. */
  readonly forAll?: boolean;
  readonly waiting: Answers;
  readonly running: Answers;
  readonly over: Answers;
}

const always = (answers: Answers): Pick<Row, State> => ({ waiting: answers, running: answers, over: answers });
const nothing = (): unknown => ({});
const seat = (_: Cast, role: Role): unknown => ({ seat: seatOf[role] });
const players = (result: Result, rest: Result): Answers => ({ maker: result, opponent: result, rest });
const foreign = 'not-your-seat' as const;
const invented = 'a-token-nobody-ever-gave-anybody';
/** Those who had the third seat once still have its link. */
const link = ({ links }: Cast, role: Role): string =>
  role === 'opponent' ? links[0] : role === 'formerHolder' || role === 'deserter' ? links[1] : invented;

const rows: { readonly [route: string]: Row } = {
  'GET /api': always('ok'),
  'GET /health': always('ok'),
  'GET /api/games': always('ok'),
  'GET /api/me': always('ok'),
  'POST /api/me': { body: (_, role) => ({ name: `The ${role}` }), ...always('ok') },
  'POST /api/me/recovery': { body: nothing, ...always('ok') },
  'POST /api/me/link': { body: nothing, ...always('ok') },
  'GET /api/me/devices': always('ok'),
  'POST /api/me/signout': { body: () => ({ device: 'a-foreign-device' }), ...always('not-found') },
  'POST /api/me/signout-others': { body: nothing, ...always('ok') },
  'POST /api/me/recover': { body: () => ({ token: invented }), ...always('not-found') },
  'POST /api/commitment': { body: nothing, ...always('ok') },
  'GET /api/tables': always('ok'),
  'POST /api/tables': { body: () => ({ game: 'claim', seats: [{ kind: 'me' }, { kind: 'bot' }] }), ...always('ok') },
  'POST /api/tables/import': { body: () => ({ file: 'no file' }), ...always('bad-file') },
  'GET /api/legacies': always('ok'),
  'POST /api/legacies/import': { body: () => ({ file: 'no file' }), ...always('bad-file') },
  'GET /api/legacies/{id}/file': always('not-found'),
  'POST /api/legacies/{id}/delete': { body: nothing, ...always('not-found') },
  'POST /api/tables/{id}/bring': {
    body: (_, role) => ({ seat: seatOf[role], brings: [] }),
    foreign,
    waiting: players('ok', foreign),
    running: players('match-running', foreign),
    over: players('match-running', foreign),
  },
  'POST /api/tables/{id}/allow': {
    body: () => ({ seat: 1, allow: true }),
    waiting: { maker: 'ok', rest: 'forbidden' },
    running: { maker: 'match-running', rest: 'forbidden' },
    over: { maker: 'match-running', rest: 'forbidden' },
  },
  'POST /api/invitation': {
    body: (cast, role) => ({ token: link(cast, role) }),
    ...always({ opponent: 'ok', formerHolder: 'ok', deserter: 'ok', rest: 'not-found' }),
  },
  'POST /api/claim': {
    forAll: true,
    body: (cast, role) => ({ token: link(cast, role) }),
    waiting: { opponent: 'ok', formerHolder: 'ok', deserter: 'ok', rest: 'not-found' },
    running: { opponent: 'ok', formerHolder: 'seat-taken', deserter: 'seat-taken', rest: 'not-found' },
    over: { opponent: 'ok', formerHolder: 'seat-taken', deserter: 'seat-taken', rest: 'not-found' },
  },
  'GET /api/tables/{id}': always('ok'),
  'GET /api/tables/{id}/at/{n}': { waiting: 'not-started', running: 'ok', over: 'ok' },
  'GET /api/tables/{id}/file': { waiting: 'not-started', running: players('ok', 'forbidden'), over: 'ok' },
  'POST /api/tables/{id}/sit': { body: nothing, ...always('ok') },
  'POST /api/tables/{id}/invite': {
    body: () => ({ seat: 2 }),
    waiting: { maker: 'ok', rest: 'forbidden' },
    running: { maker: 'seat-taken', rest: 'forbidden' },
    over: { maker: 'seat-taken', rest: 'forbidden' },
  },
  'POST /api/tables/{id}/leave': { body: nothing, ...always('ok') },
  'POST /api/tables/{id}/stay': { body: nothing, ...always(players('ok', foreign)) },
  'POST /api/tables/{id}/fill': {
    body: () => ({ seat: 2 }),
    waiting: { maker: 'ok', rest: 'forbidden' },
    running: { maker: 'seat-taken', rest: 'forbidden' },
    over: { maker: 'seat-taken', rest: 'forbidden' },
  },
  'POST /api/tables/{id}/nudge': {
    body: () => ({ seat: 0 }),
    waiting: players('not-started', foreign),
    running: { opponent: 'ok', maker: 'conflict', rest: foreign },
    over: foreign, // both have conceded
  },
  'POST /api/tables/{id}/agree': {
    body: () => ({ seat: 0 }),
    waiting: players('not-started', foreign),
    running: players('conflict', foreign), // the maker has not been away for a minute
    over: foreign,
  },
  'POST /api/tables/{id}/delete': {
    body: nothing,
    waiting: players('match-running', 'forbidden'),
    running: players('match-running', 'forbidden'),
    over: players('ok', 'forbidden'),
  },
  'POST /api/tables/{id}/restore': { body: nothing, ...always(players('ok', 'not-found')) },
  'POST /api/tables/{id}/concede': {
    body: seat,
    foreign,
    waiting: players('not-started', foreign),
    running: players('ok', foreign),
    over: players('ok', foreign), // they have conceded already
  },
  'POST /api/tables/{id}/bot': { body: seat, foreign, ...always(players('ok', foreign)) },
  'POST /api/tables/{id}/takeback': {
    body: seat,
    foreign,
    waiting: players('ok', foreign),
    running: players('ok', foreign),
    over: players('seat-played-by-bot', foreign),
  },
  'POST /api/tables/{id}/quiet': {
    body: (_, role) => ({ seat: seatOf[role], moments: [] }),
    foreign,
    ...always(players('ok', foreign)),
  },
  'POST /api/tables/{id}/rematch': {
    body: nothing,
    waiting: 'match-running',
    running: 'match-running',
    over: players('ok', foreign),
  },
  'POST /api/tables/{id}/hint': {
    body: seat,
    foreign,
    waiting: players('not-asked', foreign),
    running: { maker: 'ok', opponent: 'not-asked', rest: foreign },
    over: players('not-asked', foreign),
  },
};

/** What a browser without a cookie may ask for; for everything else one must be somebody. */
const openTo = (route: string): boolean =>
  (route.startsWith('GET') && route !== 'GET /api/me/devices' && !route.startsWith('GET /api/legacies/')) ||
  /^POST \/api\/(me|me\/recover|commitment|tables|tables\/import|legacies\/import|invitation|claim)$/.test(route);

/** A stranger is refused at the door, before anything is said of the table. */
const refusedTo = (route: string, role: Role, refusal: Result): Result =>
  role === 'stranger' && !openTo(route) ? 'not-signed-in' : refusal;

const expected = (route: string, state: State, role: Role): Result => {
  if (role === 'stranger' && !openTo(route)) return 'not-signed-in';
  const answers = rows[route][state];
  return typeof answers === 'string' ? answers : (answers[role] ?? answers.rest);
};

/** A stranger has no cookie, each time again. */
const asking = ({ people }: Cast, role: Role): Browser => (role === 'stranger' ? new Browser(stage.url) : people[role]);

async function ask(who: Browser, route: string, id: string, body: unknown): Promise<Result> {
  const path = route.split(' ')[1].replace('{id}', id).replace('{n}', '0');
  const answer = await who.request<{ error?: { code: Result } }>(path, body);
  return answer.status === 200 ? 'ok' : answer.body.error!.code;
}

/** The table as its maker sees it, but for who is away: nobody looks on here, so that is a matter of time. */
async function tableOf(cast: Cast): Promise<unknown> {
  const { table } = await cast.people.maker.ok(`/api/tables/${cast.id}`);
  return { ...table, seats: table.seats.map(seat => ({ ...seat, away: null })) };
}

interface Gathered {
  readonly cast: Cast;
  /** How it looked when everybody had come. */
  readonly table: unknown;
}

/** Tables that nobody has changed, for the next test: gathering everybody takes two dozen requests. */
const unchanged = new Map<State, Gathered>();

/** One of them, or a new one. Who has changed nothing lays it back. */
async function takeTable(state: State): Promise<Gathered> {
  const found = unchanged.get(state);
  unchanged.delete(state);
  if (found !== undefined) return found;
  const cast = await gather(stage.url, state);
  return { cast, table: await tableOf(cast) };
}

it('every route of the server has its row', async () => {
  const document = await new Browser(stage.url).ok<{ paths: { [path: string]: object } }>('/api');
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(rows).sort()).toEqual(routes.sort());
});

const ofTables = Object.keys(rows).filter(route => route.includes('{id}'));

describe.each(Object.keys(rows))('%s', route => {
  const row = rows[route];

  it.each(states)('at a %s table answers everybody as the row says, and only players change anything', async state => {
    let { cast, table } = await takeTable(state);
    const found: string[] = [];
    const wanted: string[] = [];
    for (const role of roles) {
      if (state === 'waiting' && role === 'deserter') continue; // nobody can desert what has not begun
      const result = await ask(asking(cast, role), route, cast.id, row.body?.(cast, role));
      const want = expected(route, state, role);
      found.push(`${role}: ${result}`);
      wanted.push(`${role}: ${want}`);
      const mayChange = result === 'ok' && (holds(role) || row.forAll === true);
      if (mayChange && row.body !== undefined) ({ cast, table } = await takeTable(state));
      else expect(await tableOf(cast)).toEqual(table);
    }
    expect(found).toEqual(wanted);
    unchanged.set(state, { cast, table });
  });
});

describe.each(Object.keys(rows).filter(route => rows[route].foreign !== undefined))('%s', route => {
  const row = rows[route];

  it.each(states)('at a %s table refuses every foreign seat, and what is no seat', async state => {
    const { cast, table } = await takeTable(state);
    for (const role of roles) {
      for (let other = 0; other < SEATS; other++) {
        if (holds(role) && other === seatOf[role]) continue;
        const body = { ...(row.body!(cast, role) as object), seat: other };
        expect(await ask(asking(cast, role), route, cast.id, body)).toBe(refusedTo(route, role, row.foreign!));
      }
      for (const none of [SEATS, 15]) {
        const body = { ...(row.body!(cast, role) as object), seat: none };
        expect(await ask(asking(cast, role), route, cast.id, body)).toBe(refusedTo(route, role, row.foreign!));
      }
      for (const nonsense of [-1, 16, 0.5, '0', null, [0], { seat: 0 }]) {
        const body = { ...(row.body!(cast, role) as object), seat: nonsense };
        expect(await ask(asking(cast, role), route, cast.id, body)).toBe('bad-request');
      }
    }
    expect(await tableOf(cast)).toEqual(table);
    unchanged.set(state, { cast, table });
  });
});

it.each(ofTables)('%s knows no table of another name', async route => {
  const { cast, table } = await takeTable('running');
  for (const role of roles) {
    const body = rows[route].body?.(cast, role);
    for (const id of ['no-such-table', cast.id.toUpperCase().split('').reverse().join('')]) {
      expect(await ask(asking(cast, role), route, id, body)).toBe(refusedTo(route, role, 'not-found'));
    }
    for (const id of ['short', 'x'.repeat(33), '..%2F..%2Fetc', '%00%00%00%00%00%00%00%00', 'constructor%20']) {
      expect(await ask(asking(cast, role), route, id, body)).toBe('bad-request');
    }
  }
  unchanged.set('running', { cast, table });
});

it('nobody learns a secret, a seed, an identity, a link or foreign words while the match is not over', async () => {
  for (const state of ['waiting', 'running'] as const) {
    const cast = await gather(stage.url, state);
    const heard: { role: Role; texts: string[] }[] = [];
    for (const role of roles) {
      const who = asking(cast, role);
      // The answers to what everybody may do, and all refusals; a player's own deeds would end what the others look at.
      for (const [route, row] of Object.entries(rows)) {
        if (holds(role) && /concede|leave|bot$/.test(route)) continue;
        await ask(who, route, cast.id, row.body?.(cast, role));
      }
      heard.push({ role, texts: who.received });
    }
    const secrets = stage.secretsOf(cast);
    for (const { role, texts } of heard) {
      expect([role, state, leaked(role, texts, secrets)]).toEqual([role, state, []]);
    }
  }
});

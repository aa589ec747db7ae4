/**
 * Everybody sends every message over a socket, at a waiting, a running and a finished table. A message that the server
 * understands and `rows` does not name fails the test.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTable } from '../../http/shapes.ts';
import { PROTOCOL } from '../../messages.ts';
import type { ChatLine, ToPage } from '../../messages.ts';
import { Browser } from '../browser.ts';
import { gather, holds, roles, seatOf, SEATS, setStage, states } from './cast.ts';
import type { Cast, Role, Stage, State } from './cast.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

/** Who has a cookie can open a socket; a stranger is turned away before. */
const withCookie = roles.filter(role => role !== 'stranger');
const there = (state: State): readonly Role[] => withCookie.filter(role => state !== 'waiting' || role !== 'deserter');

type Answers = string | ({ readonly [role in Role]?: string } & { readonly rest: string });

interface Row {
  message(seat: number): Record<string, unknown>;
  readonly waiting: Answers;
  readonly running: Answers;
  readonly over: Answers;
  /** What every foreign seat is answered. */
  readonly foreign: string | null;
}

const foreign = 'not-your-seat';
const rows: { readonly [kind: string]: Row } = {
  join: { message: seat => ({ seat }), waiting: holders('ok'), running: holders('ok'), over: holders('ok'), foreign },
  choose: {
    message: seat => ({ seat, decision: `claim:${seat}:0`, choice: 4 }),
    waiting: holders('not-started'),
    running: { maker: 'ok', opponent: 'stale-decision', rest: foreign },
    over: holders('seat-played-by-bot'),
    foreign,
  },
  consider: {
    message: seat => ({ seat, decision: `claim:${seat}:0`, choice: 4 }),
    waiting: holders('not-started'),
    running: { maker: 'forecast', opponent: 'stale-decision', rest: foreign },
    over: holders('seat-played-by-bot'),
    foreign,
  },
  undo: {
    message: seat => ({ seat, n: 0 }),
    waiting: holders('not-started'),
    running: holders('nothing-to-undo'),
    over: holders('seat-played-by-bot'),
    foreign,
  },
  chat: { message: () => ({ text: 'Good evening.' }), waiting: 'ok', running: 'ok', over: 'ok', foreign: null },
};

function holders(result: string): Answers {
  return { maker: result, opponent: result, rest: foreign };
}

const expected = (answers: Answers, role: Role): string =>
  typeof answers === 'string' ? answers : (answers[role] ?? answers.rest);

const result = (answer: ToPage): string => (answer.t === 'error' ? answer.code : answer.t);

async function joined(state: State): Promise<Cast> {
  const cast = await gather(stage.url, state);
  for (const role of there(state)) expect(await cast.people[role].join(cast.id)).toMatchObject({ t: 'ok' });
  return cast;
}

const send = (cast: Cast, role: Role, kind: string, seat: number): Promise<ToPage> => {
  const table = kind === 'join' ? { v: PROTOCOL, table: cast.id } : {};
  return cast.people[role].send({ t: kind, ...table, ...rows[kind].message(seat) });
};

it('every message that the server understands has its row', () => {
  expect(Object.keys(rows).sort()).toEqual(toTable.options.map(({ shape }) => shape.t.value).sort());
});

it('a stranger gets no socket', async () => {
  const stranger = new Browser(stage.url);
  stranger.cookie = 'vesper=nobody.of-that-name';
  await expect(stranger.connect()).rejects.toThrow('refused');
});

describe.each(Object.keys(rows).filter(kind => rows[kind].foreign !== null))('%s', kind => {
  it.each(states)('at a %s table is refused for every foreign seat, and moves nothing', async state => {
    const cast = await joined(state);
    for (const role of there(state)) {
      for (const seat of [0, 1, 2, SEATS, 15]) {
        if (holds(role) && seat === seatOf[role]) continue;
        expect([role, seat, result(await send(cast, role, kind, seat))]).toEqual([role, seat, rows[kind].foreign]);
      }
    }
    await cast.people.maker.join(cast.id);
    expect(cast.people.maker.scene?.n ?? 0).toBe(0);
  });
});

describe.each(Object.keys(rows))('%s', kind => {
  const row = rows[kind];

  it.each(states)('at a %s table is answered as the row says', async state => {
    const cast = await joined(state);
    const found: string[] = [];
    for (const role of there(state)) found.push(`${role}: ${result(await send(cast, role, kind, seatOf[role]))}`);
    expect(found).toEqual(there(state).map(role => `${role}: ${expected(row[state], role)}`));
  });

  it('comes to nothing without a table', async () => {
    const eve = new Browser(stage.url);
    await eve.connect();
    const table = kind === 'join' ? { v: PROTOCOL, table: 'no-such-table' } : {};
    const answer = await eve.send({ t: kind, ...table, ...row.message(0) });
    expect(result(answer)).toBe(kind === 'join' ? 'not-found' : 'not-joined');
  });
});

it.each(states)(
  'who looks without naming a seat sees a %s table as the seat they hold, or as a spectator',
  async state => {
    const cast = await joined(state);
    for (const role of there(state)) {
      const snapshot = cast.people[role].messages.findLast(message => message.t === 'snapshot');
      expect([role, snapshot?.viewer]).toEqual([role, holds(role) ? seatOf[role] : 'spectator']);
    }
  },
);

it('who has no seat speaks under a name of their own, and not from a seat', async () => {
  const cast = await joined('running');
  for (const role of withCookie) await cast.people[role].send({ t: 'chat', text: `It is the ${role} who says so.` });
  const eve = new Browser(stage.url);
  await eve.join(cast.id);
  const snapshot = eve.messages.find(message => message.t === 'snapshot');
  const spoken = (line: ChatLine): [string, number | null] => [line.text, line.seat];
  expect(snapshot!.chat.map(spoken)).toEqual(
    withCookie.map(role => [`It is the ${role} who says so.`, holds(role) ? seatOf[role] : null]),
  );
});

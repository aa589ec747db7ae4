/**
 * What everybody around a table is shown while a match with hidden things runs, over sockets and by every route that
 * shows something, is what they would be shown at a twin table: one that differs only in what they may not know. Those
 * who hold no seat (any more) are shown the same to the letter.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { below, fastChance, imagine, log, replayTo } from '@vesper/kernel';
import type { Match, Viewer } from '@vesper/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../messages.ts';
import { scene } from '../../scenes.ts';
import type { TableFile } from '../../tables/file.ts';
import { play } from '../../tables/record.ts';
import { Browser } from '../browser.ts';
import { shelf } from '../node.ts';
import { loadGame } from '../toys/shelf.ts';
import { gather, holds, leaked, roles, seatOf, setStage } from './cast.ts';
import type { Cast, Role, Stage } from './cast.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(['--games', shelf]);
});
afterAll(() => stage.strike());

/** How far a match is played: far enough to have hands, sealed orders and dice behind it. */
const ENTRIES = 120;
/** After so many entries everybody asks for everything that can be asked for. */
const EVERY = 8;

const onSockets = roles.filter(role => role !== 'stranger');
const seatless = onSockets.filter(role => !holds(role));
const viewerOf = (role: Role): Viewer => (holds(role) ? seatOf[role] : 'spectator');

interface Past {
  readonly role: Role;
  readonly n: number;
  readonly shown: { readonly scene: Scene; readonly log: readonly unknown[] };
}

interface Watched {
  readonly cast: Cast;
  readonly file: TableFile;
  /** How far everybody was when the play was watched. */
  readonly n: number;
  /** What each had been sent until then. */
  readonly received: { readonly [role in Role]: readonly string[] };
  readonly scenes: { readonly [role in Role]: ReadonlyMap<number, Scene> };
  readonly logs: { readonly [role in Role]: readonly unknown[] };
  readonly past: readonly Past[];
}

const byRole = <T>(of: (role: Role) => T): { [role in Role]: T } =>
  Object.fromEntries(roles.map(role => [role, of(role)])) as { [role in Role]: T };

async function watch(game: string, options: { readonly [name: string]: unknown }): Promise<Watched> {
  const cast = await gather(stage.url, 'running', { game, options, onSockets: true });
  const { people, id } = cast;
  const { maker, opponent, stranger } = people;
  const rng = fastChance(`everybody watches ${game}`);
  const past: Past[] = [];
  const lookEverywhere = async (n: number): Promise<void> => {
    for (const role of roles) {
      const who = role === 'stranger' ? new Browser(stage.url) : people[role];
      const then = below(rng, n + 1);
      const shown = await who.ok<Past['shown']>(`/api/tables/${id}/at/${then}`);
      past.push({ role, n: then, shown });
      for (const route of ['/api/tables', `/api/tables/${id}`, `/api/tables/${id}/file`]) await who.request(route);
      if (role === 'stranger') stranger.received.push(...who.received);
    }
  };
  /** How much everybody had been sent before the last choice: what comes with the end of a match is for everybody. */
  let until = byRole(() => 0);
  const isAsked = (): boolean => maker.asked(0) !== undefined || opponent.asked(1) !== undefined;
  for (let n = 0; n < ENTRIES;) {
    while (!isAsked() && !maker.scene!.over) await sleep(1); // the bot thinks, or news is on its way
    if (maker.scene!.over) break;
    const before = n;
    n = Math.max(maker.scene!.n, opponent.scene!.n);
    if (Math.floor(n / EVERY) > Math.floor(before / EVERY)) await lookEverywhere(n);
    if (!isAsked()) continue; // the bot was faster while everybody looked
    until = byRole(role => people[role].received.length);
    const seat = maker.asked(0) === undefined || (opponent.asked(1) !== undefined && below(rng, 2) === 0) ? 1 : 0;
    const one = seat === 0 ? maker : opponent;
    const { id: decision, choices } = one.asked(seat)!;
    const answer = await one.send({ t: 'choose', seat, decision, choice: choices![below(rng, choices!.length)] });
    // Somebody else may have been faster, and may even have ended the match.
    expect(['ok', 'stale-decision', 'match-over', 'not-started']).toContain(
      answer.t === 'error' ? answer.code : answer.t,
    );
    if (answer.t === 'ok') await one.until(b => b.scene!.asked.every(asked => asked.id !== decision), 'what follows');
  }
  const n = Math.min(...onSockets.map(role => people[role].scene!.n));
  const received = byRole(role => people[role].received.slice(0, until[role]));
  const scenes = byRole(role => new Map(people[role].scenes));
  const logs = byRole(role => [...people[role].log]);
  if (!maker.scene!.over) {
    await opponent.ok(`/api/tables/${id}/concede`, { seat: 1 });
    await maker.ok(`/api/tables/${id}/concede`, { seat: 0 });
  }
  const file = await maker.ok<TableFile>(`/api/tables/${id}/file`);
  return { cast, file, n, received, scenes, logs, past };
}

describe.each([
  ['claim', { cells: 64 }],
  ['wicks', {}],
  ['salem', {}],
  ['realm', { openHands: false }],
  ['dungeon', { fs: true, ds: true, mbg: true }],
  ['juiblex', { halfDeck: 'elemental' }],
  ['folklore', { story: 'ash' }],
])('a match of %s', (id, options) => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await watch(id, options);
  });

  it('looks the same at every twin table', async () => {
    const game = await loadGame(id);
    const rng = fastChance('twins');
    const { file, n, scenes, logs, past } = watched;
    const match = replayTo(game, file, 0);
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    for (let i = 0; ; i++) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const twin: Match = { ...match, state: imagine(game, match.state, viewer, rng) };
        const live = plain(scene(twin, viewer));
        for (const role of onSockets) {
          const shown = scenes[role].get(i);
          if (viewerOf(role) === viewer && shown !== undefined) expect(shown).toEqual(live);
        }
        const looks = past.filter(look => look.n === i && viewerOf(look.role) === viewer);
        if (looks.length === 0) continue;
        const back = plain({ scene: scene(twin, viewer), log: log(match, viewer) });
        for (const { shown } of looks) expect(shown).toEqual(back);
      }
      if (i === n) break;
      play(match, file.record[i]);
    }
    expect(past.length).toBeGreaterThan(roles.length);
    for (const role of onSockets) {
      expect(scenes[role].size).toBeGreaterThan(n);
      const lines = plain(log(match, viewerOf(role))) as unknown[];
      expect(logs[role].slice(0, lines.length)).toEqual(lines);
    }
  });

  it('looks the same to the letter for all who hold no seat', () => {
    const { received } = watched;
    const moves = (role: Role): string[] => received[role].filter(text => text.startsWith('{"t":"moved"'));
    const fewest = Math.min(...seatless.map(role => moves(role).length));
    expect(fewest).toBeGreaterThan(10);
    for (const role of seatless) expect(moves(role).slice(0, fewest)).toEqual(moves('spectator').slice(0, fewest));
  });

  it('tells nobody a seed, a secret, an identity, a link, foreign words or the state itself', () => {
    const { cast, received, file } = watched;
    const secrets = [
      ...stage.secretsOf(cast),
      ...[file.seed, '"chance":[', '"agenda":[', '"only"', '"secret"'].map(text => ({ text, knownTo: [] })),
    ];
    for (const role of roles) expect([role, leaked(role, received[role], secrets)]).toEqual([role, []]);
  });
});

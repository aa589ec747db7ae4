/**
 * A release changes a rule. In a copy of the repository a server is stopped in the middle of matches, a rule of Salem is
 * changed, its version raised and the rules of before kept, as CONTRIBUTING says; then the server is started again on what it
 * had stored.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { salem } from '@vesper/games/salem';
import {
  below,
  choices,
  choose,
  fastChance,
  fingerprint,
  open,
  outcome,
  replay,
  save,
  start,
  toReplay,
} from '@vesper/kernel';
import type { Match, Replay } from '@vesper/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableInfo, TableSummary } from '../messages.ts';
import { Browser } from './browser.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'vesper-upgrade-'));
const copy = path.join(folder, 'vesper');
const db = path.join(folder, 'tables.sqlite');
const before = salem.version;

/** A repository of its own: everything that is not ignored, and links to the packages. */
function makeCopy(): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files.filter(name => /^(kernel|games|bots|table|lab|checkers|cli|tools|package)/.test(name))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@vesper'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@vesper') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  for (const room of readdirSync(path.join(root, 'node_modules', '@vesper'))) {
    symlinkSync(path.join(copy, room), path.join(packages, '@vesper', room));
  }
  const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: copy });
  git('init', '--quiet');
  git('add', 'kernel', 'games');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '--quiet', '--message', 'A release');
}

/** Who looks at the seats sees the one, who takes somebody out of a circle pays the other. */
function changeRules(): void {
  const change = (file: string, from: string | RegExp, to: string): void => {
    const place = path.join(copy, 'games', 'salem', file);
    const text = readFileSync(place, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(place, changed);
  };
  change('setup.ts', 'startingInfluence = houseNumber(4', 'startingInfluence = houseNumber(7');
  change('rules/prices.ts', 'circleBonus = houseNumber(5', 'circleBonus = houseNumber(6');
  change('game.ts', /version: \d+/, `version: ${before + 1}`);
}

const inCopy = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });

async function serveCopy(): Promise<NodeProcess> {
  const games = pathToFileURL(path.join(copy, 'games', 'index.ts')).href;
  return startNode(db, await freePort(), ['--games', games], [], path.join(copy, 'table', 'serve.ts'));
}

let node: NodeProcess;
const ann = new Browser('');
const ben = new Browser('');

async function makeTable(seats: readonly string[]) {
  return ann.ok<{ table: TableInfo; invitations: { token: string }[] }>('/api/tables', {
    game: 'salem',
    seats: seats.map(kind => ({ kind })),
  });
}

/** Ann plays the first thing she may do until the match is so long or over; her opponent is a bot. */
async function playOn(table: string, entries: number): Promise<void> {
  await ann.join(table);
  for (;;) {
    await ann.until(b => b.scene!.over || b.asked(0) !== undefined, 'her turn');
    const { over, n } = ann.scene!;
    if (over || n >= entries) return;
    await ann.chooseFirst(0);
    await ann.until(b => b.scene!.n > n, 'what she chose');
  }
}

/** Both begin with this many tokens. */
const influence = (browser: Browser): number[] =>
  (browser.scene!.view as { players: { influence: number }[] }).players.map(player => player.influence);

function playAtRandom(match: Match, most: number): void {
  const rng = fastChance('the rest');
  for (let i = 0; i < most && outcome(match) === null; i++) {
    const [decision] = open(match);
    const legal = choices(match, decision);
    choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)], decision: decision.id });
  }
}

/** What the page's worker does with a match of this browser: loads it with its own rules and plays on. */
const LOCAL = `
  import { readFileSync } from 'node:fs';
  import { loadGame } from '@vesper/games';
  import { below, choices, choose, fastChance, fingerprint, load, open, outcome, parseReplay } from '@vesper/kernel';
  const text = readFileSync(process.argv[2], 'utf8');
  const game = await loadGame('salem', parseReplay(text).version);
  const match = load(game, text);
  const rng = fastChance('the rest');
  while (outcome(match) === null) {
    const [decision] = open(match);
    const legal = choices(match, decision);
    choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)], decision: decision.id });
  }
  console.log(fingerprint(match));
`;

let running: string;
let waiting: { table: TableInfo; invitations: { token: string }[] };
let halfWay: number;
let local: Match;

beforeAll(async () => {
  makeCopy();
  node = await serveCopy();
  ann.url = node.url;
  ben.url = node.url;
  running = (await makeTable(['me', 'bot'])).table.id;
  waiting = await makeTable(['me', 'friend']);
  await playOn(running, 40);
  halfWay = ann.scene!.n;
  local = start(salem, { seats: 3, seed: 'in this browser' });
  playAtRandom(local, 60);
  writeFileSync(path.join(folder, 'local.json'), save(local));

  ann.close();
  await node.stop();
  changeRules();
  inCopy('tools/edition.ts', 'salem');
  node = await serveCopy();
  ann.url = node.url;
  ben.url = node.url;
});
afterAll(async () => {
  for (const browser of [ann, ben]) browser.close();
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('lists the tables of before and begins new ones by the new rule', async () => {
  const { tables } = await ann.ok<{ tables: TableSummary[] }>('/api/tables');
  expect(tables.map(({ table, problem }) => [table.version, problem])).toEqual([
    [before, undefined],
    [before, undefined],
  ]);
  const { table } = await makeTable(['me', 'here']);
  expect(table.version).toBe(before + 1);
  await ann.join(table.id);
  expect(influence(ann)).toEqual([7, 7]);
});

it('plays a running match to its end by the rule it began with', async () => {
  await ann.join(running);
  expect(ann.scene!.n).toBe(halfWay);
  await playOn(running, Infinity);
  expect(ann.scene!.over).toBe(true);
  const file = await ann.ok<Replay>(`/api/tables/${running}/file`);
  expect(file.version).toBe(before);
  expect(file.record.length).toBeGreaterThan(halfWay);
  // The rules of before, as they are in this repository, lead to the same end.
  expect(fingerprint(replay(salem, file))).toBe(file.hash);
  expect((await ann.ok<{ scene: { n: number } }>(`/api/tables/${running}/at/10`)).scene.n).toBe(10);
});

it('opens the links of before: the match begins by the rules of its table', async () => {
  await ben.ok('/api/claim', { token: waiting.invitations[0].token });
  await ben.join(waiting.table.id);
  expect(ben.table).toMatchObject({ status: 'running', version: before });
  expect(influence(ben)).toEqual([4, 4]);
});

it('a rematch is played by the new rule', async () => {
  const { table } = await ann.ok(`/api/tables/${running}/rematch`, {});
  expect(table.version).toBe(before + 1);
});

it('plays on a match that a browser has saved', () => {
  const script = path.join(copy, 'local.mjs');
  writeFileSync(script, LOCAL);
  const reached = inCopy(script, path.join(folder, 'local.json')).trim();
  playAtRandom(local, Infinity);
  expect(reached).toBe(fingerprint(local));
});

it('plays on a match that was kept on the command line', () => {
  const file = path.join(folder, 'kept.json');
  const kept = start(salem, { seats: 2, seed: 'in a terminal' });
  playAtRandom(kept, 30);
  writeFileSync(file, JSON.stringify(toReplay(kept)));
  const resumed = inCopy('cli/main.ts', 'play', '--resume', file, '--hotseat', '--json');
  const {
    entries,
    seat,
    choices: offered,
  } = JSON.parse(resumed) as {
    readonly entries: number;
    readonly seat: number;
    readonly choices: readonly { readonly choice: unknown }[];
  };
  const [decision] = open(kept);
  expect([entries, seat]).toEqual([30, decision.seat]);
  expect(offered.map(({ choice }) => choice)).toEqual(choices(kept, decision));
});

it('verifies finished replays of before on the command line', () => {
  const golden = path.join(root, 'games', 'salem', 'tests', 'golden');
  const [file] = readdirSync(golden);
  const said = inCopy('cli/main.ts', 'replay', path.join(golden, file), '--verify');
  expect(said).toContain(`version ${before}`);
  expect(said).toContain('reached');
});

/** The engine inside the page: matches that need no server, hints and chances. */
import { loadGame } from '@vesper/games';
import { parseReplay, replay, replayTo, start, stillOffered, VesperError, view } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import { TableError } from '@vesper/table/host';
import { withBrain } from '../brains.ts';
import { Desk } from './desk.ts';
import { keepTable, keptTable, newLocalId } from './keep.ts';
import type { MatchFile } from './api.ts';
import type { LocalTable } from './keep.ts';
import type { LocalBrought } from './keptLegacies.ts';
import { asItStands } from './localTable.ts';
import { SessionError } from './session.ts';
import type { FromWorker, JobName, Jobs, ToWorker } from './wire.ts';

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<ToWorker>) => void): void;
};

/** When the first decision is on the page: then what bots and hints need is at hand, whatever becomes of the network. */
const SETTLED = 3000;

let desk: Desk | null = null;
let pace = 700;

const jobs: { readonly [K in JobName]: (asks: Jobs[K]['asks'], id: number) => Promise<Jobs[K]['answers']> } = {
  async create({ game: gameId, options, seats, brought = [] }) {
    const game = await loadGame(gameId);
    const seed = Array.from(crypto.getRandomValues(new Uint32Array(6)), word => word.toString(36)).join('-');
    // A rematch brings the options of its match, which may be one of an earlier edition.
    const setup = { seats: seats.length, options: stillOffered(game.options, options, seats.length), seed };
    const legacies = brought.map(({ seat, legacy }) => ({ seat, sheet: legacy.sheet }));
    return keep(game, start(game, { ...setup, legacies }), seats, null, brought);
  },
  takeLegacy: async ({ text }) => (await import('./takeLegacy.ts')).takeLegacy(text),
  async adopt({ file, n, seats, from }) {
    const game = await loadGame(file.game, file.version);
    const happened = (file as MatchFile).table?.happened?.filter(({ at }) => at <= n);
    const match = replayTo(game, file, n);
    return keep(game, match, seats, from, await broughtBefore(game, match, from), happened);
  },
  async open({ id }) {
    const table = await keptTable(id);
    if (table === undefined) throw new VesperError('bad-file', 'This table is not in this browser.');
    if (table.deleted !== undefined)
      throw new VesperError('bad-file', 'This table was deleted; the lobby restores it under “Deleted”.');
    desk?.close();
    desk = await opening(table);
    desk.pace = pace;
    await desk.show();
    return null;
  },
  choose: ({ seat, decision, choice, unlessFinal }) => opened().choose(seat, decision, choice, unlessFinal),
  consider: async ({ seat, decision, choice }) => opened().consider(seat, decision, choice),
  async undo({ seat }) {
    await opened().undo(seat);
    return null;
  },
  async look({ seat }) {
    await opened().look(seat);
    return null;
  },
  past: async ({ n }) => opened().past(n),
  hint: async () => opened().hint(),
  replay: async () => opened().replay(),
  async wish({ seat, wishes }) {
    await opened().wish(seat, wishes);
    return null;
  },
  async seatTo({ seat, kind, bot }) {
    await opened().seatTo(seat, kind, bot);
    return null;
  },
  async hold({ held }) {
    opened().hold(held);
    return null;
  },
  async pace({ milliseconds }) {
    pace = milliseconds;
    if (desk !== null) desk.pace = milliseconds;
    return null;
  },
  async chances({ file }, id) {
    const rng = [...crypto.getRandomValues(new Uint32Array(4))];
    const { chancesOver } = await import('@vesper/bots/review/chances');
    let last: Jobs['chances']['answers'] = [];
    chancesOver(await withBrain(await loadGame(file.game, file.version)), file, rng, points => {
      last = points;
      page.postMessage({ id, points });
    });
    return last;
  },
  async chancesNow({ file, viewer }) {
    const { chancesAt } = await import('@vesper/bots/review/chances');
    const game = await withBrain(await loadGame(file.game, file.version));
    const rng = [...crypto.getRandomValues(new Uint32Array(4))];
    return chancesAt(game, replayTo(game, file, file.record.length), viewer, rng);
  },
  async why({ file, n, bot }) {
    const { whyDid } = await import('@vesper/bots/why');
    return whyDid(await withBrain(await loadGame(file.game, file.version)), file, n, bot);
  },
  async review({ file, table }, id) {
    const { reviewed } = await import('./reviewing.ts');
    const game = await withBrain(await loadGame(file.game, file.version));
    return reviewed(game, file, table, done => page.postMessage({ id, done }));
  },
  planStudy: async ({ asked }) => (await import('./studying.ts')).planned(asked),
  async study({ id: study }, id) {
    const { studied } = await import('./studying.ts');
    await studied(study, done => page.postMessage({ id, done }));
    return null;
  },
  async verify({ file, viewer }) {
    const match = replay(await loadGame(file.game, file.version), file);
    return { entries: match.record.length, hash: file.hash, view: view(match, viewer) };
  },
};

/** A match is played on by the rules it began with. */
async function opening(table: LocalTable): Promise<Desk> {
  try {
    const { version } = parseReplay(table.saved);
    const game = await loadGame(table.game, version);
    setTimeout(() => void withBrain(game).catch(() => undefined), SETTLED);
    return new Desk(game, table, {
      send: text => page.postMessage({ text }),
      keep: keepTable,
      keepLegacy: async (...earned) => (await import('./keptLegacies.ts')).keepLegacy(...earned),
      failed: error => reportError(error), // the page hears of it as of any fault of its worker
    });
  } catch (error) {
    if (!(error instanceof VesperError)) throw error; // the game could not be fetched
    throw new SessionError({ code: 'unreadable', message: error.message });
  }
}

function opened(): Desk {
  if (desk === null) throw new VesperError('bad-file', 'No table is open.');
  return desk;
}

async function keep(
  game: Game,
  match: Match,
  seats: LocalTable['seats'],
  from: LocalTable['from'],
  brought: readonly LocalBrought[],
  happened: LocalTable['happened'] = [],
): Promise<string> {
  const id = newLocalId();
  const first = seats.findIndex(({ kind }) => kind === 'person');
  const now = asItStands(game, match, seats, first < 0 ? 'spectator' : first);
  const about = { id, game: game.id, options: match.options, seats, created: now.updated, from, brought, happened };
  await keepTable({ ...about, ...now });
  return id;
}

/** A branch brings what its table brought; of a file nothing is known but what was brought. */
async function broughtBefore(game: Game, match: Match, from: LocalTable['from']): Promise<readonly LocalBrought[]> {
  if (match.legacies.length === 0) return [];
  const known = from === null ? undefined : (await keptTable(from.table))?.brought;
  if (known !== undefined) return known;
  return match.legacies.map(({ seat, sheet }) => ({
    seat,
    legacy: { id: '', ...game.legacy!.about(sheet), proven: false, sheet, records: [] },
  }));
}

async function work({ id, job, asks }: ToWorker): Promise<void> {
  try {
    const run = jobs[job] as (asks: unknown, id: number) => Promise<unknown>;
    page.postMessage({ id, answer: await run(asks, id) });
  } catch (error) {
    const isKnown = error instanceof VesperError || error instanceof TableError || error instanceof SessionError;
    const code = isKnown ? error.code : 'broken-rules';
    page.postMessage({ id, problem: { code, message: error instanceof Error ? error.message : String(error) } });
  }
}

page.addEventListener('message', ({ data }) => void work(data));

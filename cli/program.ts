/** The commands and their options. What they do is loaded when one is called, so that `vesper --help` is quick. */
import { Command } from 'commander';
import type { BackupOptions } from './commands/backup.ts';
import type { ArenaOptions } from './commands/arena.ts';
import type { BenchOptions } from './commands/bench.ts';
import type { CheckOptions } from './commands/check.ts';
import type { GamesOptions } from './commands/games.ts';
import type { LabOptions } from './commands/lab.ts';
import type { LegacyOptions } from './commands/legacy.ts';
import type { PlayOptions } from './commands/play.ts';
import type { RecordOptions } from './commands/record.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ReviewOptions } from './commands/review.ts';
import type { RulesOptions } from './commands/rules.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { SimOptions } from './commands/sim.ts';
import type { UnsealOptions } from './commands/unseal.ts';
import type { WorkerOptions } from './commands/worker.ts';
import { count, countFromZero } from './counts.ts';
import about from './package.json' with { type: 'json' };

const GAME = 'a game (see "vesper games"), or the path of a module that exports one';

export function program(): Command {
  const vesper = new Command('vesper')
    .description('Dark board games at a digital table: play them, check their rules, measure their balance.')
    .version(about.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'explain a command')
    .helpCommand('help [command]', 'explain a command')
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .addHelpText(
      'after',
      examples('play', 'rules salem --search arrest', 'sim salem --games 1000 --bots greedy,random'),
    );
  for (const command of [
    serve,
    backup,
    restore,
    unseal,
    games,
    play,
    replay,
    review,
    record,
    legacy,
    rules,
    sim,
    arena,
    lab,
    worker,
    check,
    bench,
  ]) {
    vesper.addCommand(command().copyInheritedSettings(vesper).option('--json', 'print one JSON document for programs'));
  }
  return vesper;
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map(line => `  vesper ${line}`).join('\n')}`;
}

function serve(): Command {
  return new Command('serve')
    .description('serve the table: people play in the browser, live or over days')
    .option('--port <n>', 'where to listen', count, 8080)
    .option('--host <name>', 'on which address; 0.0.0.0 for everybody who can reach this machine', '127.0.0.1')
    .option('--db <url>', 'postgres://… for tables shared by several nodes, or a file of SQLite')
    .option('--data-dir <folder>', 'where the SQLite file lies if --db does not say; .vesper if absent')
    .option('--trust-proxy <who>', "whose X-Forwarded-For counts: addresses, networks, or loopback; else nobody's")
    .option(
      '--metrics-token <secret>',
      'who has it may read /metrics from anywhere, else only this machine; or $VESPER_METRICS_TOKEN',
    )
    .option('--origin <url>', 'another page that may use this server; can be given several times', collected)
    .option('--no-offline', 'browsers forget what they kept of the page to work without a network')
    .option('--keep <days>', 'clear tables away of which nothing was heard for so many days; else all are kept', count)
    .addHelpText(
      'after',
      `
With --keep, at the start and every hour a table goes when its last entry, its beginning and its making are all older:
finished ones, waiting ones that never began, and running ones at which nobody has moved for so long. With it go its
record, its seats and links, and what was said there. Tables that somebody is looking at stay; people stay.
${examples('serve --port 8080', 'serve --db postgres://localhost/vesper', 'serve --keep 90')}`,
    )
    .action(async (options: ServeOptions) => (await import('./commands/serve.ts')).serve(options));
}

const STORE = 'the store: postgres://… or a file of SQLite';
const DATA_DIR = 'where the SQLite file lies if --db does not say; .vesper if absent';

function backup(): Command {
  return new Command('backup')
    .description('write all tables, people and settings to one file; the server may go on meanwhile')
    .argument('<file>', 'where to write it')
    .option('--db <url>', STORE)
    .option('--data-dir <folder>', DATA_DIR)
    .option('--force', 'replace the file if it is there')
    .addHelpText(
      'after',
      `
Everything that was acknowledged before the backup began is in it. It holds every secret of the server, its key too:
keep it where only you can read it.
${examples('backup tables.vesper.gz', 'backup tables.vesper.gz --db postgres://localhost/vesper')}`,
    )
    .action(async (file: string, options: BackupOptions) =>
      (await import('./commands/backup.ts')).backup(file, options),
    );
}

function restore(): Command {
  return new Command('restore')
    .description('put a backup into an empty store, the same or another kind; the server must not run')
    .argument('<file>', 'what "vesper backup" has written')
    .option('--db <url>', STORE)
    .option('--data-dir <folder>', DATA_DIR)
    .option('--force', 'in the place of what is there; a SQLite file is kept beside it, a database is not')
    .addHelpText(
      'after',
      `
All of it or nothing: what is missing or changed in the backup is found before anything takes its place.
${examples('restore tables.vesper.gz', 'restore tables.vesper.gz --db postgres://localhost/vesper')}`,
    )
    .action(async (file: string, options: BackupOptions) =>
      (await import('./commands/backup.ts')).restore(file, options),
    );
}

function unseal(): Command {
  return new Command('unseal')
    .description("open the sealed file of a running match with the server's key, for a bug report")
    .argument('<file>', 'what a player of the match saved')
    .option('--db <url>', 'the store of the server that sealed it: postgres://… or a file of SQLite')
    .option('--data-dir <folder>', 'where the SQLite file lies if --db does not say; .vesper if absent')
    .option('--out <file>', 'where to write it; .vesper/matches/ if absent, - for standard output')
    .addHelpText(
      'after',
      examples('unseal salem-k2v9.vesper.json', 'unseal match.json --db postgres://localhost/vesper'),
    )
    .action(async (file: string, options: UnsealOptions) =>
      (await import('./commands/unseal.ts')).unseal(file, options),
    );
}

/** An option that can be given several times. */
function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function games(): Command {
  return new Command('games')
    .description('list the games with their seats and options')
    .action(async (options: GamesOptions) => (await import('./commands/games.ts')).listGames(options));
}

function play(): Command {
  return new Command('play')
    .description('play a whole game in the terminal, against bots or around one keyboard')
    .argument('[game]', GAME)
    .option('--seats <n>', 'how many sit at the table', count)
    .option('--seat <k>', 'your seat, counted from 1', count)
    .option('--bots <list>', 'who plays the other seats, e.g. greedy,random', 'greedy')
    .option('--hotseat', 'people in all seats, around one keyboard')
    .option('--options <list>', 'options of the game, e.g. startDraft=true')
    .option('--seed <text>', 'decides all luck; a new one each time if absent')
    .option(
      '--bring <file>',
      'a character that an earlier match left, for your seat; 2=FILE for seat 2; several times',
      collected,
    )
    .option('--resume <file>', 'continue a match that was saved')
    .option('--at <n>', 'with --resume: from its first n entries, to try something else', countFromZero)
    .option('--plain', 'numbered lines instead of menus; what a pipe gets')
    .addHelpText(
      'after',
      `
At the prompt: a number chooses; w why not, u undo, l log, t table, r ID a rule, h hint, s FILE save, q quit, ? help.
In a pipe, each line of the input is one answer; at its end the match is kept and can be resumed.
With --json the input is read likewise and one document says how the match stands.
${examples('play salem --seats 3 --seat 2', 'play salem --hotseat', 'play --resume .vesper/matches/salem-1a2b3c4d.json')}`,
    )
    .action(async (game: string | undefined, options: PlayOptions) =>
      (await import('./commands/play.ts')).play(game, options),
    );
}

function replay(): Command {
  return new Command('replay')
    .description('tell a recorded match in words, or verify it')
    .argument('<file>', 'a replay file')
    .option('--verify', 'play it again from its seed and compare the fingerprint')
    .option('--commitment <hash>', 'with --verify: what the server had shown before the match')
    .option('--words <text>', 'with --verify: what was said before the match, by the seat of --seat if given')
    .option('--at <n>', 'only the first n entries of the record, and the table there', countFromZero)
    .option('--seat <k>', 'as this seat saw it, counted from 1; a spectator if absent', count)
    .option('--choices', 'also say what was chosen')
    .option('--game <module>', 'the module of a game that is not on the shelf')
    .addHelpText(
      'after',
      examples('replay match.json', 'replay match.json --verify', 'replay match.json --at 40 --seat 2'),
    )
    .action(async (file: string, options: ReplayOptions) =>
      (await import('./commands/replay.ts')).tellReplay(file, options),
    );
}

function review(): Command {
  return new Command('review')
    .description('tell the story of a match that is over: turning points, the costliest choices, luck and decisions')
    .argument('<file>', 'a replay file')
    .option('--why <n>', 'instead, why a bot made the choice of entry n', count)
    .option('--bot <name>', 'with --why: as which bot; the one that the file names if absent, else greedy')
    .option('--out <file>', 'where the review is kept; .vesper/reviews/ if absent')
    .option('--anew', 'make it again, even if it was kept')
    .option('--game <module>', 'the module of a game that is not on the shelf')
    .addHelpText(
      'after',
      `
Choices are judged by what their seat knew then, on the same luck for all that are compared; intervals are 95 %.
${examples('review match.json', 'review match.json --why 34 --bot expert', 'play --resume match.json --at 33')}`,
    )
    .action(async (file: string, options: ReviewOptions) =>
      (await import('./commands/review.ts')).review(file, options),
    );
}

function record(): Command {
  return new Command('record')
    .description('let bots play one match and write its replay file')
    .argument('<game>', GAME)
    .option('--seats <n>', 'how many sit at the table', count)
    .option('--bots <list>', 'by seat; the list repeats', 'greedy')
    .option('--options <list>', 'options of the game, e.g. startDraft=true')
    .option('--seed <text>', 'decides all luck; a new one each time if absent')
    .option('--out <file>', 'where to write it; .vesper/matches/ if absent, - for standard output')
    .option('--goldens <folder>', 'instead, write the golden replays that the tests of a game compare with')
    .addHelpText(
      'after',
      examples('record salem --seats 3 --seed 7', 'record salem --goldens games/salem/tests/golden'),
    )
    .action(async (game: string, options: RecordOptions) =>
      (await import('./commands/record.ts')).record(game, options),
    );
}

function legacy(): Command {
  return new Command('legacy')
    .description('write what a recorded match leaves to its seats, or verify such a file by playing its matches again')
    .argument('<file>', 'a replay file of a match that is over, or a file that this command has written')
    .option('--with <file>', 'what was brought to the match, so that its records go along; several times', collected)
    .option('--out <folder>', 'where to write; .vesper/legacies/ if absent')
    .option('--game <module>', 'the module of a game that is not on the shelf')
    .addHelpText(
      'after',
      examples(
        'legacy story.json',
        'legacy witch-hunter.legacy.json',
        'play folklore --bring witch-hunter.legacy.json',
      ),
    )
    .action(async (file: string, options: LegacyOptions) =>
      (await import('./commands/legacy.ts')).legacy(file, options),
    );
}

function rules(): Command {
  return new Command('rules')
    .description('read the manual of a game, clause by clause')
    .argument('<game>', GAME)
    .argument('[clause]', 'a clause or a chapter, e.g. SAL-16.4 or SAL-16')
    .option('--search <word>', 'only clauses that contain this')
    .option('--coverage', 'list the clauses that no test names; exit status 1 if there are any')
    .addHelpText('after', examples('rules salem SAL-16.4', 'rules salem --search scapegoat', 'rules salem --coverage'))
    .action(async (game: string, clause: string | undefined, options: RulesOptions) =>
      (await import('./commands/rules.ts')).readRules(game, clause, options),
    );
}

function sim(): Command {
  return new Command('sim')
    .description('let bots play many games on all cores and report who wins, with 95 % intervals')
    .argument('<game>', GAME)
    .option('--games <n>', 'how many games', count, 100)
    .option('--seats <n>', 'how many sit at the table', count)
    .option('--bots <list>', 'bots by seat; the list repeats', 'greedy')
    .option('--options <list>', 'options of the game, e.g. startDraft=true')
    .option('--seed <text>', 'same seed, same report to the byte', 'vesper')
    .option('--no-rotate', 'bots keep their seats; otherwise every seed is played once in each seating')
    .option('--cores <n>', 'how many cores to use; all if absent. The result is the same', count)
    .addHelpText(
      'after',
      examples('sim salem --games 1000', 'sim salem --games 400 --seats 3 --bots greedy,random,random'),
    )
    .action(async (game: string, options: SimOptions) => (await import('./commands/sim.ts')).sim(game, options));
}

function arena(): Command {
  return new Command('arena')
    .description('measure bots against each other: win rates with 95 % intervals, and ratings')
    .argument('<game>', GAME)
    .option('--bots <list>', 'from weak to strong; all levels if absent. expert@30 makes 30 tries for a decision')
    .option('--games <n>', 'how many games for every pair', count, 100)
    .option('--seats <n>', 'how many sit at the table: one of the stronger among the weaker', count)
    .option('--budget <ms>', 'how long those that search may think, instead of a number of tries', count)
    .option('--options <list>', 'options of the game, e.g. startDraft=true')
    .option('--seed <text>', 'same seed, same report to the byte, without --budget', 'vesper')
    .option('--cores <n>', 'how many cores to use; all if absent. The result is the same', count)
    .addHelpText('after', examples('arena salem', 'arena salem --bots adept,expert@15,master@200 --games 200'))
    .action(async (game: string, options: ArenaOptions) =>
      (await import('./commands/arena.ts')).measure(game, options),
    );
}

function lab(): Command {
  return new Command('lab')
    .description('study a game: let bots play many matches into a folder, and write a page with plots about them')
    .argument('[game]', GAME)
    .option('--games <n>', 'how many matches for every variant', count, 200)
    .option('--seats <n>', 'how many sit at the table', count)
    .option('--bots <list>', 'bots by seat; the list repeats', 'adept')
    .option('--options <list>', 'options of the game, e.g. startDraft=true')
    .option(
      '--vary <what>',
      'try an option, a number of the game or seats with several values on the same deals, e.g. difficulty=easy,hard; several times',
      collected,
    )
    .option('--seed <text>', 'same seed, same report to the byte', 'vesper')
    .option('--out <folder>', 'where to write; a folder of its own under .vesper/lab/ if absent')
    .option('--cores <n>', 'how many cores to use; all if absent, with --db none here. The result is the same', count)
    .option('--db <url>', 'postgres://… let workers on any machines play, see "vesper help worker"')
    .option('--patience <s>', PATIENCE, count, 60)
    .option('--list', 'with --db: which studies are in the database, and how far they are')
    .option('--cancel <study>', 'with --db: take a study out of the database, with all that was played of it')
    .addHelpText(
      'after',
      `
Interrupted? The same command goes on where it was. matches.ndjson has one line for every match, with its seed.
With --db workers go on meanwhile; what is done leaves the database when it is written here, and what nobody has asked
for after two weeks.
${examples(
  'lab salem --games 2000',
  'lab realm --vary difficulty',
  'lab juiblex --vary seats=2,3,4 --games 500',
  'lab dungeon --games 20000 --db postgres://lab@db.example.org/lab',
  'lab --list --db postgres://lab@db.example.org/lab',
)}`,
    )
    .action(async (game: string | undefined, options: LabOptions) =>
      (await import('./commands/lab.ts')).lab(game, options),
    );
}

const PATIENCE = 'with --db: for how many seconds the database may be away';

function worker(): Command {
  return new Command('worker')
    .description('play for studies that "vesper lab --db" has put into a database, as long as it runs')
    .requiredOption('--db <url>', 'the database: postgres://…')
    .option('--cores <n>', 'how many cores to use; all if absent', count)
    .option('--drain', 'end when nothing waits to be played')
    .option('--patience <s>', PATIENCE, count, 60)
    .addHelpText(
      'after',
      `
Any number of them on any machines, with the same version of Vesper. One may be stopped or killed at any time: others
play its matches. A password is better in $PGPASSWORD or ~/.pgpass than in the address.
${examples('worker --db postgres://lab@db.example.org/lab', 'worker --db postgres://localhost/lab --cores 2 --drain')}`,
    )
    .action(async (options: WorkerOptions) => (await import('./commands/worker.ts')).work(options));
}

function check(): Command {
  return new Command('check')
    .description('check the rules of a game: whole games by bots, undo, replays, secrets, sealed choices, coverage')
    .argument('<game>', `${GAME}; or "all"`)
    .option('--games <n>', 'how many games; a few more seek what these have not executed', count, 100)
    .option('--seats <n>', 'only tables of this size; otherwise all sizes in turn', count)
    .option('--seed <text>', 'same seed, same report to the byte', 'vesper')
    .option('--partial', 'a short run: parts that were never executed are listed but are not a failure')
    .option(
      '--keep <folder>',
      'keep there what is done, by 25 games: the same command goes on after it, also to more games',
    )
    .option('--cores <n>', 'how many cores to use; all if absent. The result is the same', count)
    .addHelpText(
      'after',
      `
Exit status 0 only if all is well: no failure, no leak, nothing that was never executed (some hundred games).
Each kind of failure writes a file under .vesper/failures/ that "vesper replay" shows.
What --keep has kept is of the rules of its day: after changing one, name another folder.
${examples('check salem', 'check all --games 1000', 'check folklore --games 1000 --keep .vesper/checked')}`,
    )
    .action(async (game: string, options: CheckOptions) => (await import('./commands/check.ts')).check(game, options));
}

function bench(): Command {
  return new Command('bench')
    .description('measure how fast the kernel and the games are, and compared with what')
    .option('--quick', 'a rough measurement')
    .addHelpText('after', examples('bench --quick'))
    .action(async (options: BenchOptions) => (await import('./commands/bench.ts')).bench(options));
}

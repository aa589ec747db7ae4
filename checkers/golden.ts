/** Golden replays: recorded matches that must lead where they led, or somebody has changed the rules. */
import { greedy, random } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { choose, fingerprint, open, parseReplay, start, toReplay, undo, VesperError } from '@vesper/kernel';
import type { Entry, Game, Match, Replay } from '@vesper/kernel';
import { describeError, unplayed } from './failure.ts';
import type { Failure } from './failure.ts';
import { playGame } from './play.ts';
import { setupsOf } from './setups.ts';
import type { TableSetup } from './setups.ts';

/** A replay file that also says where a difference begins. Any other replay file is verified as well. */
export interface Golden extends Replay {
  /** The first digits of the fingerprint after each entry of the record, with blanks between them. */
  readonly marks: string;
}

const MARK = 8;
const LINEUPS: readonly (readonly Bot[])[] = [[greedy], [random], [greedy, random]];

/**
 * Recorded matches for a game's `tests/golden/`: every number of seats and every value of every option at least once.
 *
 * @example
 * for (const { name, text } of makeGoldens(salem)) writeFileSync(`games/salem/tests/golden/${name}`, text);
 */
export function makeGoldens(game: Game, seed = 'golden', maxChoices = 20_000): { name: string; text: string }[] {
  return coveringSetups(game).map(({ seats, options }, i) => {
    const lineup = LINEUPS[i % LINEUPS.length];
    const bots = Array.from({ length: seats }, (_, seat) => lineup[seat % lineup.length]);
    const { match, problem } = playGame(game, { setup: { seats, options, seed: `${seed} ${i}` }, bots, maxChoices });
    if (match === null || problem !== null) {
      throw new VesperError('broken-rules', `A match of ${game.name} cannot be recorded: ${problem?.message}.`);
    }
    const name = `${i + 1}-${seats}-seats-${lineup.map(bot => bot.name).join('-')}.json`;
    return { name, text: goldenText(game, toReplay(match)) };
  });
}

/** Tables until every value of every option has been used, the default tables first. */
function coveringSetups(game: Game): TableSetup[] {
  const used = new Set<string>();
  return setupsOf(game).filter(({ seats, options }) => {
    const before = used.size;
    for (const pair of [['seats', seats], ...Object.entries(options)]) used.add(JSON.stringify(pair));
    return used.size > before;
  });
}

/** A replay as the text of a golden file: one entry a line, so that people can read what changed. */
export function goldenText(game: Game, replay: Replay): string {
  const { record, ...head } = replay;
  const match = start(game, replay);
  const marks = record.map(entry => {
    playEntry(match, entry);
    return markOf(match);
  });
  const golden: Omit<Golden, 'record'> = { ...head, marks: marks.join(' ') };
  const lines = record.map(entry => `    ${JSON.stringify(entry, null, 1).replaceAll(/\n */g, ' ')}`);
  return `${JSON.stringify(golden, null, 2).slice(0, -2)},\n  "record": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/**
 * Whether a recorded match still leads where it led.
 *
 * @example
 * const failure = verifyGolden(salem, readFileSync(file, 'utf8'));
 */
export function verifyGolden(game: Game, text: string): Failure | undefined {
  let file: Replay;
  try {
    file = parseReplay(text);
  } catch (error) {
    return failure(game, unplayed(game, { seats: game.seats.min, seed: '' }), describeError(error));
  }
  if (file.game !== game.id)
    return failure(game, file, `This is a recorded match of "${file.game}", not of "${game.id}".`);
  if (file.version !== game.version) {
    const versions = `recorded with version ${file.version} of the rules of ${game.name}, which are now version ${game.version}`;
    return failure(game, file, `This match was ${versions}: record its golden replays anew. ${how(game)}`);
  }
  const differs = firstDifference(game, file);
  if (differs === undefined) return undefined;
  const remedy =
    `The rules of ${game.name} play out differently than before. If that was not meant, mend it. If it was, keep the rules ` +
    `of before for the matches that began on them (npm run edition -- ${game.id}), raise \`version\` in its game.ts from ` +
    `${game.version} to ${game.version + 1}, record its golden replays anew ${how(game)}, and say so in CHANGELOG.md.`;
  return failure(game, file, `${differs} ${remedy}`);
}

/** The command that records a game's golden replays. */
export function how(game: Game): string {
  return `(npx vesper record ${game.id} --goldens games/${game.id}/tests/golden)`;
}

function firstDifference(game: Game, file: Replay): string | undefined {
  const { marks } = file as Partial<Golden>;
  const expected = typeof marks === 'string' ? marks.split(' ') : [];
  let at = 'The setup of the recorded match';
  try {
    const match = start(game, file);
    for (const [i, entry] of file.record.entries()) {
      at = `Entry ${i + 1} of the recorded match, ${JSON.stringify(entry)},`;
      playEntry(match, entry);
      if (i < expected.length && markOf(match) !== expected[i]) return `${at} leads elsewhere.`;
    }
    return fingerprint(match) === file.hash
      ? undefined
      : `The recorded match ends at ${fingerprint(match)}, not ${file.hash}.`;
  } catch (error) {
    return `${at} cannot be played any more (${describeError(error)}).`;
  }
}

function playEntry(match: Match, entry: Entry): void {
  if ('undo' in entry) return undo(match, entry.seat);
  const { seat, ask, choice } = entry;
  const decision = open(match).find(waiting => waiting.seat === seat && waiting.ask === ask);
  choose(match, { seat, choice, decision: decision?.id ?? ask });
}

function markOf(match: Match): string {
  return fingerprint(match).slice(0, MARK);
}

function failure(game: Game, replay: Replay, message: string): Failure {
  return { checker: 'golden', game: game.id, message, replay };
}

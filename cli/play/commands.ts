/** What a person can type beside a number. */
import { suggest, think } from '@vesper/bots';
import { reasonTold } from '@vesper/bots/reasonWords';
import {
  VesperError,
  choose,
  facts,
  fastChance,
  open,
  outcome,
  plain,
  plainWords,
  refusals,
  same,
  undo,
  undoable,
  view,
} from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { chapterText, findClauses } from '../output/manual.ts';
import { logText, tableText, wholeLog } from '../output/match.ts';
import { plural } from '../output/numbers.ts';
import { bold, dim, ruleId } from '../output/style.ts';
import { labelled } from '../output/columns.ts';
import { wrap } from '../output/wrap.ts';
import { Problem, errorLine } from '../problem.ts';
import { keep } from '../replayFile.ts';
import { foretell, tellForecast } from './foretold.ts';
import { forget } from './sitting.ts';
import type { Choosable, Sitting } from './sitting.ts';
import type { Item } from './terminal.ts';

type Done = 'done' | 'again' | 'left';

interface Command extends Item {
  run(sitting: Sitting, entries: readonly Choosable[], argument: string): Done | Promise<Done>;
}

export const commands: readonly Command[] = [
  { key: 'w', label: 'why not? what you may not choose, and the rule', run: whyNot },
  { key: 'u', label: 'undo your last choice', run: takeBack },
  { key: 'l', label: 'the log so far', run: showLog },
  { key: 't', label: 'the table', run: showTable },
  { key: 'r', label: 'the rule that asks; "r SAL-16.4" for any other', run: showRule },
  { key: 'f', label: 'the forecast: "f 3" says what would come of choice 3', run: lookAhead },
  { key: 'h', label: 'a hint: what the greedy bot would do', run: hint },
  { key: 's', label: 'save the replay; "s FILE" to say where', run: save },
  { key: 'q', label: 'quit; the match is kept', run: () => 'left' },
  { key: '?', label: 'this help', run: help },
];

/** Carries out what was typed; mistakes are told and nothing happens. */
export async function perform(
  sitting: Sitting,
  entries: readonly Choosable[],
  optional: boolean,
  typed: string,
): Promise<Done> {
  try {
    if (/^\d+$/.test(typed)) return await pick(sitting, entries, optional, Number(typed));
    const [key, ...rest] = typed.split(/\s+/);
    const command = commands.find(one => one.key === key.toLowerCase());
    if (command === undefined)
      throw new Problem('unknown-command', `"${typed}" means nothing here; ? explains what does.`);
    return await command.run(sitting, entries, rest.join(' '));
  } catch (error) {
    if (!(error instanceof Problem || error instanceof VesperError) || error.code === 'broken-rules') throw error;
    const { code, message } = error;
    sitting.mistakes.push({ typed, code, message });
    sitting.terminal.say(errorLine(code, message));
    return 'again';
  }
}

/** What still makes sense when the match is over. */
const afterwards: readonly string[] = ['l', 't', 'r', 's'];

/** Looks back at a match that is over; an empty line or q leaves, and a slip of the keyboard does not. */
export async function lookBack(sitting: Sitting): Promise<void> {
  const { terminal } = sitting;
  for (let done: Done = 'again'; done === 'again';) {
    const typed =
      (await terminal.line('The match is over. s FILE keeps the replay, l log, t table, Enter leaves: ')) ?? '';
    const [word] = typed.trim().split(/\s+/);
    if (word === '' || word === 'q') return;
    if (afterwards.includes(word)) done = await perform(sitting, [], false, typed.trim());
    else terminal.say(`“${word}” means nothing here.`);
  }
}

async function pick(sitting: Sitting, entries: readonly Choosable[], optional: boolean, number: number): Promise<Done> {
  const { match, at } = sitting;
  if (number === 0 && optional) {
    sitting.passed[at] = match.record.length;
    return 'done';
  }
  const entry = numbered(entries, number);
  const meant = await isMeant(sitting, entry);
  if (meant === 'done') choose(match, { seat: at, choice: entry.choice, decision: entry.decision.id });
  return meant;
}

function numbered(entries: readonly Choosable[], number: number): Choosable {
  const entry = entries[number - 1];
  if (entry !== undefined) return entry;
  throw new Problem('illegal-choice', `There is no choice ${number} here; they go from 1 to ${entries.length}.`);
}

/** Whoever sits at the keyboard reads first what cannot be taken back. */
async function isMeant(sitting: Sitting, entry: Choosable): Promise<Done> {
  const { terminal } = sitting;
  if (!terminal.confirms) return 'done';
  const known = foretell(sitting, entry);
  if (known.final === null) return 'done';
  tellForecast(sitting, entry.label, known);
  const answer = await terminal.line('Enter makes it, anything else chooses anew: ');
  if (answer === undefined) return 'left';
  return answer.trim() === '' ? 'done' : 'again';
}

function lookAhead(sitting: Sitting, entries: readonly Choosable[], number: string): Done {
  if (!/^\d+$/.test(number)) throw new Problem('missing-argument', 'Say of which choice: f and its number.');
  const entry = numbered(entries, Number(number));
  tellForecast(sitting, entry.label, foretell(sitting, entry));
  return 'again';
}

function whyNot({ game, match, terminal, at }: Sitting): Done {
  const seen = view(match, at);
  const lines = open(match, at)
    .filter(decision => decision.seat === at)
    .flatMap(decision =>
      refusals(match, decision).map(({ choice, ...refusal }) => {
        const details = facts(match, decision, choice);
        const label = plainWords(game.words).choice(seen, decision, choice, details);
        const reason = plainWords(game.words).refusal(seen, decision, choice, refusal, details);
        return wrap(`✗ ${bold(label)}: ${reason} (${ruleId(refusal.rule)})`, 2);
      }),
    );
  terminal.say(lines.length === 0 ? 'Nothing is refused here.' : lines.join('\n'));
  return 'again';
}

function takeBack(sitting: Sitting): Done {
  const { match, terminal, at } = sitting;
  if (undoable(match, at) === 0) {
    throw new Problem(
      'nothing-to-undo',
      'Nothing can be taken back: something hidden was shown, or others have chosen since.',
    );
  }
  undo(match, at);
  forget(sitting);
  const more = undoable(match, at);
  terminal.say(dim(more === 0 ? 'Taken back.' : `Taken back; ${plural(more, 'more choice')} could be.`));
  return 'done';
}

function showLog({ game, match, terminal, passages, at }: Sitting): Done {
  const lines = wholeLog(game, match, at, passages);
  if (lines.length === 0) terminal.say('Nothing has happened yet.');
  for (const line of lines) terminal.say(logText(line));
  return 'again';
}

function showTable({ game, match, terminal, at }: Sitting): Done {
  terminal.say(`\n${tableText(plainWords(game.words).twin(view(match, at)))}\n`);
  return 'again';
}

function showRule({ game, terminal }: Sitting, entries: readonly Choosable[], id: string): Done {
  const wanted = id === '' ? entries[0]?.decision.rule : id;
  if (wanted === undefined) throw new Problem('missing-argument', 'Say which rule: r and its id.');
  terminal.say(findClauses(game, wanted).map(chapterText).join('\n\n'));
  return 'again';
}

function hint({ game, match, terminal }: Sitting, entries: readonly Choosable[]): Done {
  const [{ decision }] = entries;
  const found = suggest(think(game, match, decision), fastChance(`hint ${match.seed} ${match.record.length}`));
  if (found === null) return 'again';
  const indexOf = (choice: Choice): number =>
    entries.findIndex(entry => entry.decision === decision && same(entry.choice, choice));
  const index = indexOf(found.choice);
  terminal.say(`The greedy bot would take ${bold(String(index + 1))}: ${entries[index].label}`);
  terminal.say(wrap(plain(reasonTold(found, choice => entries[indexOf(choice)].label))));
  return 'again';
}

async function save({ match, terminal }: Sitting, _entries: readonly Choosable[], file: string): Promise<Done> {
  const written = await keep(match, file === '' ? undefined : file);
  const warning = outcome(match) === null ? ' It contains the seed: whoever reads it knows all that is hidden.' : '';
  terminal.say(`Written to ${written}.${warning}`);
  return 'again';
}

function help({ terminal }: Sitting): Done {
  terminal.say(
    labelled([['a number', 'chooses'], ...commands.map(({ key, label }): [string, string] => [key, label])]),
  );
  return 'again';
}

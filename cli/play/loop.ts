/** The course of a match at the keyboard: bots answer at once, people are asked. */
import { choose, open, outcome, plainWords, view } from '@vesper/kernel';
import type { Match, Open, Seat } from '@vesper/kernel';
import { botMove } from '@vesper/lab';
import { passFor } from '@vesper/table/passing';
import { tableText } from '../output/match.ts';
import { bold, dim } from '../output/style.ts';
import { commands, perform } from './commands.ts';
import { choosable, tellNews } from './sitting.ts';
import type { Sitting } from './sitting.ts';
import type { Item } from './terminal.ts';

/** Plays until the match is over or the person leaves. */
export async function playOn(sitting: Sitting): Promise<'over' | 'left'> {
  const { game, match, players } = sitting;
  while (outcome(match) === null) {
    const decisions = open(match);
    const people = decisions.filter(({ seat }) => players[seat] === null);
    if (isAlone(sitting) && people.some(decision => passes(match, decision))) continue;
    const asked =
      people.find(({ optional }) => !optional) ??
      people.find(({ seat }) => sitting.passed[seat] !== match.record.length);
    if (asked !== undefined) {
      if ((await turn(sitting, asked.seat, asked.optional)) === 'left') return 'left';
      continue;
    }
    const decision = decisions[0];
    const choice = botMove(players[decision.seat]!, game, match, decision);
    choose(match, { seat: decision.seat, choice, decision: decision.id });
  }
  return 'over';
}

/** Lets a moment pass that the person could not use. Of several at one keyboard, nobody must notice for whom. */
function passes(match: Match, decision: Open): boolean {
  const pass = passFor(match, decision, {});
  if (pass === undefined) return false;
  choose(match, { seat: decision.seat, choice: pass.choice, decision: decision.id });
  return true;
}

function isAlone({ players }: Sitting): boolean {
  return players.filter(player => player === null).length === 1;
}

/** One answer of a person, with all that they look up before it. */
async function turn(sitting: Sitting, seat: Seat, optional: boolean): Promise<'done' | 'left'> {
  const { game, match, terminal } = sitting;
  await comeToKeyboard(sitting, seat);
  tellNews(sitting);
  const entries = choosable(match, game, seat);
  const seen = view(match, seat);
  const prompts = [...new Map(entries.map(({ decision }) => [decision.id, decision])).values()].map(
    decision => `${plainWords(game.words).prompt(seen, decision)} ${dim(`(${decision.rule})`)}`,
  );
  terminal.say(`\n${dim(plainWords(game.words).status(seen))}`);
  const items: Item[] = entries.map(({ label }, index) => ({ key: String(index + 1), label }));
  if (optional) items.push({ key: '0', label: 'let it pass' });
  for (let again = false; ; again = true) {
    const typed = await terminal.ask({ prompt: bold(prompts.join('\n')), items, commands, again });
    const done = typed === undefined ? 'left' : await perform(sitting, entries, optional, typed.trim());
    if (done !== 'again') return done;
  }
}

async function comeToKeyboard(sitting: Sitting, seat: Seat): Promise<void> {
  if (sitting.at === seat) return;
  const { game, match, terminal } = sitting;
  const seen = view(match, seat);
  const shared = !isAlone(sitting);
  if (shared) await terminal.handOver(`Seat ${seat + 1}: ${game.words.seat(view(match, 'spectator'), seat)}`);
  if (shared || sitting.at === -1) {
    terminal.say(`${tableText(plainWords(game.words).twin(seen))}\n`);
    terminal.say(`You have seat ${seat + 1}: ${bold(game.words.seat(seen, seat))}. ${dim('Type ? for help.')}`);
  }
  sitting.at = seat;
}

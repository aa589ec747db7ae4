/** Menus with arrow keys, and typing for those who know what they want. */
import { autocomplete, isCancel, text } from '@clack/prompts';
import { print } from '../output/print.ts';
import { dim } from '../output/style.ts';
import type { Item, Question, Terminal } from './terminal.ts';

export function menuTerminal(): Terminal {
  const line = async (message: string) => {
    const typed = await text({ message, withGuide: false });
    return isCancel(typed) ? undefined : (typed ?? '');
  };
  return {
    asksBefore: true,
    confirms: true,
    say: print,
    line,
    ask,
    async handOver(to) {
      process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
      await line(`${to}: press Enter when nobody else looks at the screen.`);
      process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
    close() {},
  };
}

async function ask({ prompt, items, commands }: Question): Promise<string | undefined> {
  const entries = [...items, ...commands];
  const answer = await autocomplete<string>({
    message: prompt,
    withGuide: false,
    maxItems: Math.max(6, Math.min(16, (process.stdout.rows ?? 24) - 8)),
    placeholder: 'a number, a letter, or part of a name',
    options() {
      const typed = this.userInput.trim();
      return [...matching(entries, typed), ...free(commands, typed)].map(({ key, label, hint }) => ({
        value: key,
        label: `${key.padStart(2)}  ${label}`,
        ...(hint === undefined ? {} : { hint }),
      }));
    },
    filter: () => true,
  });
  return isCancel(answer) ? undefined : answer;
}

/** The entry with that very key first, then those that contain what was typed. */
function matching(entries: readonly Item[], typed: string): Item[] {
  const wanted = typed.toLowerCase();
  const exact = entries.filter(({ key }) => key === wanted);
  if (wanted === '') return [...entries];
  return [...exact, ...entries.filter(item => !exact.includes(item) && item.label.toLowerCase().includes(wanted))];
}

/** A command with something behind it, such as `r SAL-16.4`, is an entry of its own. */
function free(commands: readonly Item[], typed: string): Item[] {
  const [key, ...rest] = typed.split(/\s+/);
  const command = rest.length === 0 ? undefined : commands.find(item => item.key === key);
  return command === undefined ? [] : [{ key: typed, label: dim(command.label) }];
}

/** Numbered lines: for pipes, scripts, screen readers, and whoever likes them. */
import { createInterface } from 'node:readline';
import { print } from '../output/print.ts';
import { dim } from '../output/style.ts';
import { wrap } from '../output/wrap.ts';
import type { Item, Question, Terminal } from './terminal.ts';

export function lineTerminal(): Terminal {
  const read = lineReader();
  const line = async (prompt: string) => {
    process.stdout.write(prompt);
    const typed = await read.next();
    // A pipe shows no typing; the transcript should.
    if (!process.stdin.isTTY) print(typed ?? '');
    return typed;
  };
  return {
    asksBefore: false,
    confirms: process.stdin.isTTY,
    say: print,
    line,
    async ask(question) {
      if (!question.again) list(question);
      let typed = await line('> ');
      while (typed?.trim() === '') {
        list(question);
        typed = await line('> ');
      }
      const chosen = question.items.find(({ key }) => key === typed?.trim());
      if (chosen !== undefined) print(dim(`  ${chosen.label}`));
      return typed;
    },
    async handOver(to) {
      print(`\n―― ${to} ――`);
    },
    close: read.close,
  };
}

/** Reads answers and says nothing: the document at the end says it all. */
export function silentTerminal(): Terminal {
  const read = lineReader();
  return {
    asksBefore: false,
    confirms: false,
    say() {},
    line: read.next,
    ask: read.next,
    async handOver() {},
    close: read.close,
  };
}

function list({ prompt, items }: Question): void {
  print(prompt);
  const widest = Math.max(0, ...items.map(item => item.key.length));
  for (const item of items) print(itemLine(item, widest));
}

function itemLine({ key, label, hint }: Item, widest: number): string {
  const tail = hint === undefined ? '' : ` ${dim(`(${hint})`)}`;
  return wrap(`${' '.repeat(widest - key.length + 2)}${key}  ${label}${tail}`, widest + 4);
}

function lineReader() {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  process.once('SIGINT', () => reader.close()); // Ctrl-C is the end of the input: the match is kept
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done === true ? undefined : value;
    },
    close: () => reader.close(),
  };
}

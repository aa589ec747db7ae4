import { width } from './columns.ts';

const WIDEST = 100;

/** How wide text may be here. */
export function columns(): number {
  return Math.min(WIDEST, process.stdout.columns ?? WIDEST);
}

/** Breaks a text into lines between words; lines after the first are indented. */
export function wrap(text: string, indent = 0, room = columns()): string {
  const start = text.length - text.trimStart().length;
  const [first, ...words] = text.slice(start).split(' ');
  const lines: string[] = [];
  let line = text.slice(0, start) + first;
  for (const word of words) {
    if (width(line) + 1 + width(word) > room) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

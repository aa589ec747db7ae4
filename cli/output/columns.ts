import { stripVTControlCharacters } from 'node:util';
import { bold } from './style.ts';

export interface Column {
  readonly title: string;
  /** Words to the left, numbers to the right. */
  readonly align?: 'left' | 'right';
}

/**
 * Aligned columns with a heading, two spaces apart.
 *
 * @example
 * inColumns([{ title: 'seat' }, { title: 'wins', align: 'right' }], [['1', '52'], ['2', '48']]);
 */
export function inColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, i) => Math.max(width(title), ...rows.map(row => width(row[i]))));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => pad(cell, widths[i], columns[i].align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [bold(line(columns.map(column => column.title))), ...rows.map(line)].join('\n');
}

/** Lines of a label and a text, the texts below each other. */
export function labelled(lines: readonly (readonly [label: string, text: string])[]): string {
  const widest = Math.max(0, ...lines.map(([label]) => width(label)));
  return lines.map(([label, text]) => `${pad(label, widest, 'left')}  ${text}`.trimEnd()).join('\n');
}

export function width(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

function pad(text: string, to: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return align === 'left' ? text + space : space + text;
}

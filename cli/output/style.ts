/** Emphasis for people. Plain text where the output is no terminal or NO_COLOR is set. */
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

const style = (format: Format) => (text: string) => styleText(format, text);

export const bold = style('bold');
export const dim = style('dim');
export const good = style('green');
export const bad = style('red');
export const warn = style('yellow');
export const ruleId = style('cyan');

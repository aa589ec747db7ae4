import type { Options, Rules } from '@vesper/kernel';

export function defaultOptions(rules: Rules): Options {
  return Object.fromEntries(Object.entries(rules.options).map(([name, option]) => [name, option.default]));
}

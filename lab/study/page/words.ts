/** What a variant is called, in the game's own words. */
import type { Game, Options, OptionValue } from '@vesper/kernel';
import type { Variant } from '../plan.ts';
import { plural } from './numbers.ts';

/** `Difficulty: Hard`; what is varied of `difficulty=hard`. Empty if nothing is. */
export function namedVariant(game: Game, { name, seats, options, numbers }: Variant): string {
  if (name === '') return '';
  return name
    .split(', ')
    .map(part => {
      const [what] = part.split('=');
      if (what === 'seats') return plural(seats, 'seat');
      if (Object.hasOwn(numbers, what)) return `${capital(game.numbers![what].what)}: ${numbers[what]}`;
      return namedOption(game, what, options[what]);
    })
    .join(', ');
}

export function optionsInWords(game: Game, options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `; ${namedOption(game, name, value)}`)
    .join('');
}

function namedOption({ words }: Game, name: string, value: OptionValue): string {
  const { label, named } = words.options[name];
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : (named?.[String(value)] ?? String(value));
  return `${label}: ${said}`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

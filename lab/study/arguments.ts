/** What the arguments of `vesper lab` mean. The page asks by the same ones, so that its studies are those of the command. */
import { VesperError } from '@vesper/kernel';
import type { Game, Options, OptionSpec, OptionValue } from '@vesper/kernel';
import { plural } from './page/numbers.ts';
import type { StudyPlan, Varied } from './plan.ts';

/** As it is typed. */
export interface Asked {
  /** An id from the shelf, or the path of a module. */
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  /** `adept,novice`. */
  readonly bots: string;
  /** `startDraft=true`. */
  readonly options?: string | undefined;
  /** `difficulty=easy,hard`, each. */
  readonly vary?: readonly string[] | undefined;
  readonly seed: string;
}

export function planOf(game: Game, { games, seats, seed, ...asked }: Asked): StudyPlan {
  const bots = asked.bots.split(',').map(name => name.trim());
  if (bots.length > seats)
    throw new VesperError('bad-options', `${bots.length} bots do not fit on ${plural(seats, 'seat')}.`);
  const vary = (asked.vary ?? []).map(text => variedBy(game, text));
  return { games, seats, options: gameOptions(game, asked.options), bots, seed, vary };
}

export function commandOf({ game, games, seats, bots, options, vary = [], seed }: Asked): string {
  const parts = ['npx vesper lab', game, `--games ${games}`, `--seats ${seats}`, `--bots ${bots}`];
  if (options !== undefined) parts.push(`--options ${options}`);
  parts.push(...vary.map(text => `--vary ${text}`), `--seed "${seed}"`);
  return parts.join(' ');
}

/** `startDraft=true,length=short` as options of a game. Whether it has them is the kernel's business. */
export function gameOptions(game: Game, text: string | undefined): Options {
  const options: { [name: string]: OptionValue } = {};
  if (text === undefined) return options;
  for (const part of text.split(',')) {
    const [name, ...rest] = part.split('=');
    if (rest.length === 0)
      throw new VesperError(
        'bad-options',
        `"${part}" is no option: write name=value, several with commas between them.`,
      );
    options[name.trim()] = optionValue(game.options[name.trim()], rest.join('=').trim());
  }
  return options;
}

function optionValue(spec: OptionSpec | undefined, text: string): OptionValue {
  if (spec?.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  if (spec?.kind === 'number' && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

/** `difficulty=easy,hard`; a flag or a list of values alone is tried with all of them. */
function variedBy(game: Game, text: string): Varied {
  const [name, list] = text.split('=', 2);
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  const number = game.numbers !== undefined && Object.hasOwn(game.numbers, name);
  if (list === undefined && spec?.kind === 'flag') return { name, values: [false, true] };
  if (list === undefined && spec?.kind === 'oneOf') return { name, values: spec.values };
  if (spec === undefined && !number && name !== 'seats') {
    const known = [...Object.keys(game.options), ...Object.keys(game.numbers ?? {}), 'seats'];
    throw new VesperError('bad-options', `${game.name} has no "${name}" to vary. There are: ${known.join(', ')}.`);
  }
  if (list === undefined) throw new VesperError('bad-options', `Say which values: --vary ${name}=1,2,3.`);
  const values = list.split(',').map((value): OptionValue => {
    const isWhole = (number || name === 'seats') && /^-?\d+$/.test(value);
    return isWhole ? Number(value) : optionValue(spec, value);
  });
  if (new Set(values).size !== values.length)
    throw new VesperError('bad-options', `Each value of ${name} is tried once: ${list} has one twice.`);
  return { name, values };
}

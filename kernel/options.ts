/** Which options a match may have: what each takes, and what goes together. The one place that knows. */
import type { Options, OptionSpec, OptionValue, OptionsWhen, Rules } from './contract.ts';
import { VesperError } from './errors.ts';

type Specs = Rules['options'];

/** Why an option may not have a value beside the others; `objectionIn` makes words of it. */
export type OptionObjection =
  | { readonly kind: 'onlyWhen' | 'without'; readonly when: OptionsWhen }
  | { readonly kind: 'differsFrom'; readonly other: string };

/**
 * What speaks against giving an option this value at a table with these options and so many seats; `undefined` = nothing.
 * An option that means nothing here must be as usual.
 *
 * @example
 * optionObjection(game.options, { first: 'drow', second: 'demons' }, 2, 'second', 'drow'); // differsFrom first
 */
export function optionObjection(
  specs: Specs,
  chosen: Options,
  seats: number,
  name: string,
  value: OptionValue,
): OptionObjection | undefined {
  const spec = specs[name];
  const holds = (other: string, values: readonly OptionValue[]): boolean =>
    values.includes(other === 'seats' ? seats : (chosen[other] ?? specs[other].default));
  const isMet = (when: OptionsWhen): boolean => Object.entries(when).every(([other, values]) => holds(other, values));
  const { onlyWhen = {}, without = [] } = spec;
  if (value !== spec.default && !isMet(onlyWhen)) return { kind: 'onlyWhen', when: onlyWhen };
  const barred = without.find(({ values, when }) => values.includes(value) && isMet(when));
  if (barred !== undefined) return { kind: 'without', when: barred.when };
  for (const [other, { differsFrom = [] }] of Object.entries(specs)) {
    if (other === name || !(differsFrom.includes(name) || spec.differsFrom?.includes(other) === true)) continue;
    if (!isMet(onlyWhen) || !isMet(specs[other].onlyWhen ?? {})) continue; // what means nothing here takes nothing away
    if (holds(other, [value])) return { kind: 'differsFrom', other };
  }
  return undefined;
}

/** What options and their values are called. */
type Naming = (option: string, value?: OptionValue) => string;

/** An objection in words: `only with Campaign`, `not with 3 or 4 seats`, `taken by First half-deck`. */
export function objectionIn(objection: OptionObjection, named: Naming): string {
  if (objection.kind === 'differsFrom') return `taken by ${named(objection.other)}`;
  const where = Object.entries(objection.when).map(([other, values]) => conditionIn(other, values, named));
  return `${objection.kind === 'onlyWhen' ? 'only' : 'not'} ${where.join(' and ')}`;
}

function conditionIn(option: string, values: readonly OptionValue[], named: Naming): string {
  if (option === 'seats') return `with ${values.join(' or ')} ${values.join() === '1' ? 'seat' : 'seats'}`;
  if (typeof values[0] === 'boolean') return `${values[0] ? 'with' : 'without'} ${named(option)}`;
  return `with ${named(option)}: ${values.map(value => named(option, value)).join(' or ')}`;
}

/** The given options with defaults filled in; anything the game does not offer, or not together, is an error. */
export function completeOptions(rules: Rules, given: Options, seats: number): Options {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules.options, name)) {
      const known = Object.keys(rules.options);
      const offer = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
      throw new VesperError('bad-options', `${rules.name} has no option "${short(name)}"; ${offer}.`);
    }
  }
  const complete: { [name: string]: OptionValue } = {};
  for (const [name, spec] of Object.entries(rules.options)) {
    const value = Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : spec.default;
    if (!fits(spec, value)) {
      throw new VesperError('bad-options', `Option "${name}" takes ${allowed(spec)}, not ${shown(value)}.`);
    }
    complete[name] = value;
  }
  for (const [name, value] of Object.entries(complete)) {
    const objection = optionObjection(rules.options, complete, seats, name, value);
    if (objection === undefined) continue;
    const why = objectionIn(objection, (option, other) => (other === undefined ? `"${option}"` : shown(other)));
    throw new VesperError('bad-options', `Option "${name}" cannot be ${shown(value)}: ${why}.`);
  }
  return complete;
}

/** Options of another table, for one by these rules with so many seats: what is not offered there, or not together, is as usual. */
export function stillOffered(specs: Specs, earlier: Options, seats: number): Options {
  const kept: { [name: string]: OptionValue } = {};
  for (const [name, spec] of Object.entries(specs)) {
    kept[name] = Object.hasOwn(earlier, name) && fits(spec, earlier[name]) ? earlier[name] : spec.default;
  }
  const misfit = (name: string): boolean =>
    kept[name] !== specs[name].default && optionObjection(specs, kept, seats, name, kept[name]) !== undefined;
  // What is put back may have been what another one needs.
  for (let name; (name = Object.keys(specs).find(misfit)) !== undefined;) kept[name] = specs[name].default;
  return kept;
}

function fits(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'oneOf') return spec.values.includes(value as string);
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}

/** Whatever was given, in a few words. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `"${short(value)}"`;
  return typeof value === 'object' && value !== null ? 'a list or an object' : String(value);
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function allowed(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true or false';
  if (spec.kind === 'oneOf') return spec.values.join(', ');
  return `a whole number from ${spec.min} to ${spec.max}`;
}

export function checkSeats(rules: Rules, seats: number): void {
  const { min, max } = rules.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new VesperError(
      'bad-seats',
      `${rules.name} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`,
    );
  }
}

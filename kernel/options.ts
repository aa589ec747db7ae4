import type { Options, OptionSpec, Rules } from './contract.ts';
import { VesperError } from './errors.ts';

/** The given options with defaults filled in; anything the game does not offer is an error. */
export function completeOptions(rules: Rules, given: Options): Options {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules.options, name)) {
      const known = Object.keys(rules.options);
      const offer = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
      throw new VesperError('bad-options', `${rules.name} has no option "${short(name)}"; ${offer}.`);
    }
  }
  const complete: { [name: string]: boolean | string | number } = {};
  for (const [name, spec] of Object.entries(rules.options)) {
    const value = Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : spec.default;
    if (!fits(spec, value)) {
      throw new VesperError('bad-options', `Option "${name}" takes ${allowed(spec)}, not ${shown(value)}.`);
    }
    complete[name] = value;
  }
  return complete;
}

/** Options of a match by earlier rules, for one by these: what they do not offer any more is as usual. */
export function stillOffered(rules: Rules, earlier: Options): Options {
  const kept = Object.entries(earlier).filter(
    ([name, value]) => Object.hasOwn(rules.options, name) && fits(rules.options[name], value),
  );
  return completeOptions(rules, Object.fromEntries(kept));
}

function fits(spec: OptionSpec, value: Options[string]): boolean {
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

function allowed(spec: Rules['options'][string]): string {
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

/** What of a game's options is offered beside the others, and why the rest is not. */
import { objectionIn, optionObjection, stillOffered } from '@vesper/kernel';
import type { Options, OptionSpec, OptionValue } from '@vesper/kernel';
import type { Described } from '../shelf.ts';

type DescribedOptions = Described['options'];

function specsOf(options: DescribedOptions): { readonly [option: string]: OptionSpec } {
  return Object.fromEntries(options.map(({ option, spec }) => [option, spec]));
}

/** Why an option cannot have a value now, in a few words; `undefined` = it can. */
export function whyNot(
  options: DescribedOptions,
  chosen: Options,
  seats: number,
  option: string,
): (value: OptionValue) => string | undefined {
  const specs = specsOf(options);
  return value => {
    const objection = optionObjection(specs, chosen, seats, option, value);
    if (objection === undefined) return undefined;
    return objectionIn(objection, (other, its) => {
      const found = options.find(described => described.option === other)!;
      return its === undefined ? found.label : (found.named?.[String(its)] ?? String(its));
    });
  };
}

/** The options after something was changed: what does not go with it any more is as usual. */
export function offeredOf(options: DescribedOptions, chosen: Options, seats: number): Options {
  return stillOffered(specsOf(options), chosen, seats);
}

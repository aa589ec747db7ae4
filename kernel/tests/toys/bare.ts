/** Rules made of what a test is about and nothing else. `trace` writes down what ran, in order. */
import type { AskFrame, Decision, OptionSpec, Rules, Seat, State, StepFrame } from '../../index.ts';

export interface Bare extends State<BareFrame> {
  trace: string[];
  pile: number[];
}

export type BareFrame =
  | (StepFrame & { readonly note?: string })
  | (AskFrame & { readonly note?: string })
  | { readonly together: { readonly seat: Seat; readonly agenda: BareFrame[] }[] };

export interface BareParts {
  readonly agenda: readonly BareFrame[];
  readonly steps?: { readonly [name: string]: (s: Bare, d: StepFrame & { readonly note?: string }) => void };
  readonly decisions?: { readonly [name: string]: Partial<Decision<Bare, AskFrame & { readonly note?: string }>> };
  readonly interjections?: (s: Bare) => readonly AskFrame[];
  readonly options?: { readonly [name: string]: OptionSpec };
  readonly seats?: { readonly min: number; readonly max: number };
}

/** The first frame of `agenda` is next. A decision that says nothing else offers a, b and c and traces the choice. */
export function bare(parts: BareParts): Rules<Bare, { readonly trace: readonly string[] }> {
  const decisions: { [name: string]: Decision<Bare, AskFrame> } = {};
  for (const [name, decision] of Object.entries(parts.decisions ?? {})) {
    decisions[name] = {
      rule: 'BARE-1',
      candidates: () => ['a', 'b', 'c'],
      choose: (s, d, c) => void s.trace.push(`${d.seat} ${name} ${JSON.stringify(c)}`),
      ...decision,
    };
  }
  return {
    id: 'bare',
    name: 'Bare',
    version: 1,
    seats: parts.seats ?? { min: 1, max: 3 },
    options: parts.options ?? {},
    setup: (seats, _options, chance) => ({
      agenda: structuredClone(parts.agenda).toReversed(),
      chance,
      outcome: null,
      seats,
      trace: [],
      pile: [1, 2, 3, 4, 5],
    }),
    steps: parts.steps ?? {},
    decisions,
    ...(parts.interjections === undefined ? {} : { interjections: parts.interjections }),
    view: s => ({ trace: s.trace.slice() }),
    imagine: () => {},
  };
}

export const draw = { winners: [], places: [2, 2, 2], scores: [0, 0, 0], sheet: [] };

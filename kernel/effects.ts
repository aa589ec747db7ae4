/**
 * Effects: what cards, spaces and abilities do. A game has one vocabulary of effects; each of its words is one record that
 * says whether the effect may happen, what is asked and what it does. What a card does is then a row of effects in
 * `content/`, done one after another, and nothing else needs to know the card.
 */
import { andThen } from './agenda.ts';
import type { AskFrame, Choice, Decision, Objection, State, StepFrame } from './contract.ts';
import type { Sentence } from './sentence.ts';

/** An effect as content says it: a word of the vocabulary and its details. */
export interface Effect {
  readonly do: string;
}

/** Where a row of effects stands. A game's own frames add whose row it is. */
export interface RowAt {
  /** The effect that is next. */
  readonly index: number;
  /** What was chosen for the effect before, for those that refer to it; -1 = nothing. */
  readonly last: number;
}

/** One word of the vocabulary. An effect either runs or asks. */
export interface EffectRule<S, At, E extends Effect, C extends Choice = Choice> {
  /** Why it cannot happen now; `undefined` = it can. What an effect before it would change is not foreseen. */
  refuse?(s: S, at: At, effect: E): Objection | undefined;
  /** Does it, perhaps by putting further frames on the agenda; the next effect waits below them. */
  run?(s: S, at: At, effect: E): void;
  /** What is asked, and what comes of the answer. */
  readonly asks?: EffectQuestion<S, At, E, C>;
}

/** What an effect asks: a decision that also knows its effect. With nothing to choose from, the next effect follows. */
export interface EffectQuestion<S, At, E extends Effect, C extends Choice = Choice> {
  candidates(s: S, at: At, effect: E): readonly C[];
  refuse?(s: S, at: At, effect: E, c: C): Objection | undefined;
  choose(s: S, at: At, effect: E, c: C, forced?: boolean): void;
  fallback?(s: S, at: At, effect: E): C | undefined;
}

/**
 * A record for every word of the union `E`; a missing one is an error of the types. Method types are compared bivariantly,
 * so a word may name its own choice.
 */
export type Vocabulary<S, At, E extends Effect, C extends Choice = Choice> = {
  readonly [K in E['do']]: EffectRule<S, At, Extract<E, { readonly do: K }>, C>;
};

/** How a game keeps its rows on the agenda. Frames are literals of the game's own, so that they keep one shape. */
export interface Rows<S extends State, At extends RowAt, E extends Effect, C extends Choice = Choice> {
  readonly vocabulary: Vocabulary<S, At, E, C>;
  /** The effects that `at` speaks of. */
  row(at: At): readonly E[];
  /** The step that carries out the effect `index`. */
  step(at: At, index: number, last: number): StepFrame & At;
  /** The decision that the effect at `at` asks. */
  ask(at: At): AskFrame & At;
  /** After the last effect. */
  finished?(s: S, at: At): void;
}

/** The machine that a game's rows run on: put `step` among the steps and `question` among the decisions. */
export interface EffectMachine<S extends State, At extends RowAt, E extends Effect, C extends Choice = Choice> {
  /** Why a row cannot happen: the first objection of its effects. */
  refuse(s: S, at: At, row: readonly E[]): Objection | undefined;
  /** Carries out the effect at `at`, then the next. */
  step(s: S, at: At): void;
  /** Whatever an effect asks. The game adds the rule that asks, and whether a single choice is asked at all. */
  readonly question: Pick<Decision<S, AskFrame & At, C>, 'candidates' | 'refuse' | 'list' | 'choose' | 'fallback'>;
}

/**
 * @example
 * const { refuse, step, question } = effectMachine({ vocabulary, row: at => cards[at.card].effects, … });
 * export const cardSteps = { effect: step };
 * export const cardDecisions = { target: { rule: 'WIC-7', asked: 'ifChoice', ...question } };
 */
export function effectMachine<S extends State, At extends RowAt, E extends Effect, C extends Choice = Choice>(
  rows: Rows<S, At, E, C>,
): EffectMachine<S, At, E, C> {
  const { row, finished } = rows;
  const rules: { readonly [word: string]: EffectRule<S, At, E, C> } = uniformRules(rows.vocabulary);
  const asked = (at: At): EffectQuestion<S, At, E, C> => rules[row(at)[at.index].do].asks!;

  return {
    refuse(s, at, effects) {
      for (let i = 0; i < effects.length; i++) {
        const { refuse } = rules[effects[i].do];
        const objection = refuse === undefined ? undefined : refuse(s, at, effects[i]);
        if (objection !== undefined) return objection;
      }
      return undefined;
    },
    step(s, at) {
      const effects = row(at);
      if (at.index === effects.length) {
        finished?.(s, at);
        return;
      }
      const effect = effects[at.index];
      const rule = rules[effect.do];
      // The next effect lies below whatever this one puts down: it follows also when nobody can be asked anything.
      andThen<unknown>(s, rows.step(at, at.index + 1, NOTHING));
      if (rule.asks === undefined) rule.run?.(s, at, effect);
      else andThen<unknown>(s, rows.ask(at));
    },
    question: {
      candidates: (s, at) => asked(at).candidates(s, at, row(at)[at.index]),
      refuse: (s, at, c) => asked(at).refuse?.(s, at, row(at)[at.index], c),
      list(s, at, out) {
        // The effect is looked up once, not for every candidate.
        const effect = row(at)[at.index];
        const { candidates, refuse } = rules[effect.do].asks!;
        let n = 0;
        for (const c of candidates(s, at, effect)) {
          if (refuse === undefined || refuse(s, at, effect, c) === undefined) out[n++] = c;
        }
        return n;
      },
      choose(s, at, c, forced) {
        if (typeof c === 'number') {
          s.agenda.pop(); // the next effect, which now knows what was chosen
          andThen<unknown>(s, rows.step(at, at.index + 1, c));
        }
        asked(at).choose(s, at, row(at)[at.index], c, forced);
      },
      fallback: (s, at) => asked(at).fallback?.(s, at, row(at)[at.index]),
    },
  };
}

const NOTHING = -1;

/** The same records, all of one shape, as `uniform` makes decisions. */
function uniformRules<S, At, E extends Effect, C extends Choice>(
  vocabulary: Vocabulary<S, At, E, C>,
): { readonly [word: string]: EffectRule<S, At, E, C> } {
  const found: { [word: string]: object } = {};
  for (const [word, { refuse, run, asks }] of Object.entries<EffectRule<S, At, E, C>>(vocabulary)) {
    found[word] = { refuse, run, asks };
  }
  return found;
}

/** How effects are said, in a catalogue of words: something for every word of the vocabulary. */
export type SaidBy<E extends Effect, Said = Sentence> = {
  readonly [K in E['do']]: (effect: Extract<E, { readonly do: K }>) => Said;
};

/**
 * What a catalogue says of an effect.
 *
 * @example
 * const deeds: SaidBy<CardEffect> = { draw: ({ count }) => say`draw ${cards(count)}`, discard: () => 'discard one' };
 * said(deeds, { do: 'draw', count: 2 });
 */
export const said = <E extends Effect, Said>(words: SaidBy<E, Said>, effect: E): Said =>
  (words as unknown as { readonly [word: string]: (effect: E) => Said })[effect.do](effect);

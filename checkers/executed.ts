/** Which parts of a game were executed: its steps, decisions and refusals, and the effects that its coverage names. */
import { toReplay } from '@vesper/kernel';
import type { AskFrame, Choice, Decision, Game, State, Step, StepFrame, Told } from '@vesper/kernel';
import { count } from './curious.ts';
import type { Memory } from './curious.ts';
import type { Fail } from './failure.ts';
import type { Onlooker } from './play.ts';

/** How often each part was executed. */
export type Executed = { [part: string]: number };

/** All that should be executed once. */
export function everything(game: Game): string[] {
  return [
    ...Object.keys(game.steps).map(step => `step ${step}`),
    ...Object.keys(game.decisions).map(decision => `decision ${decision}`),
    ...game.words.reasons.map(why => `refusal ${why}`),
    ...game.coverage.all.map(effect => `effect ${effect}`),
  ];
}

export interface Counted {
  /** The same game, with tables that count. */
  readonly game: Game;
  readonly executed: Executed;
  readonly onlooker: Onlooker;
  /** Runs a check that plays by itself, uncounted. */
  aside(act: () => void): void;
}

/** Counts what the match itself executes; not what bots and checkers try out. */
export function counted(game: Game, known: () => Memory, fail: Fail): Counted {
  const executed: Executed = {};
  let attends = true;
  const note = (part: string): void => {
    if (attends) executed[part] = (executed[part] ?? 0) + 1;
  };

  const steps: { [name: string]: Step<State, StepFrame> } = {};
  for (const [name, run] of Object.entries(game.steps as { [name: string]: Step<State, StepFrame> })) {
    steps[name] = (s, d) => {
      note(`step ${name}`);
      run(s, d);
    };
  }
  const decisions: { [name: string]: Decision } = {};
  for (const [name, decision] of Object.entries(game.decisions as { [name: string]: Decision })) {
    decisions[name] = {
      ...decision,
      choose(s: State, d: AskFrame, c: Choice, forced?: boolean): void {
        note(`decision ${name}`);
        decision.choose(s, d, c, forced);
      },
      ...(decision.refuse === undefined
        ? {}
        : {
            refuse(s: State, d: AskFrame, c: Choice) {
              const refusal = decision.refuse!(s, d, c);
              if (refusal !== undefined) note(`refusal ${refusal.why}`);
              return refusal;
            },
          }),
    };
  }

  const effects = new Set(game.coverage.all);
  const noteEffects = (told: readonly Told[]): string | undefined => {
    for (const { event } of told) {
      for (const effect of game.coverage.of(event)) {
        if (!effects.has(effect)) return `coverage.of(${event.event}) names "${effect}", which is not in coverage.all`;
        note(`effect ${effect}`);
        count(known().effects, effect);
      }
    }
    return undefined;
  };
  const onlooker: Onlooker = {
    rested(match, told) {
      const wrong = noteEffects(told);
      if (wrong !== undefined) fail('driver', wrong, toReplay(match));
    },
    thinking(on) {
      attends = !on;
    },
  };
  const aside = (act: () => void): void => {
    attends = false;
    try {
      act();
    } finally {
      attends = true;
    }
  };
  return { game: { ...game, steps, decisions }, executed, onlooker, aside };
}

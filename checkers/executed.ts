/** Which parts of a game were executed: its steps, decisions, refusals and events, and the effects that its checks name. */
import { list, toReplay } from '@vesper/kernel';
import type { AskFrame, Choice, Decision, Game, Refusal, State, Step, StepFrame, Told } from '@vesper/kernel';
import { shownBy } from './checks.ts';
import type { CheckedGame } from './checks.ts';
import { count } from './curious.ts';
import type { Memory } from './curious.ts';
import { ruleIds } from './definition.ts';
import type { Fail } from './failure.ts';
import type { Onlooker } from './play.ts';

/** How often each part was executed. */
export type Executed = { [part: string]: number };

/** All that should be executed once. */
export function everything(game: CheckedGame): string[] {
  const { events, effects, tooRare = [] } = game.checks;
  return [
    ...Object.keys(game.steps).map(step => `step ${step}`),
    ...Object.keys(game.decisions).map(decision => `decision ${decision}`),
    ...game.words.reasons.map(why => `refusal ${why}`),
    ...Object.keys(events).map(event => `event ${event}`),
    ...effects.map(effect => `effect ${effect}`),
  ].filter(part => !tooRare.includes(part));
}

export interface Counted {
  /** The same game, with tables that count. */
  readonly game: Game;
  readonly executed: Executed;
  readonly onlooker: Onlooker;
  /** The reasons given since it was last asked. */
  reasonsGiven(): string[];
  /** Runs a check that plays by itself, uncounted. */
  aside(act: () => void): void;
}

/** Counts what the match itself executes; not what bots and checkers try out. */
export function counted(game: CheckedGame, known: () => Memory, fail: Fail): Counted {
  const executed: Executed = {};
  let attends = true;
  const note = (part: string): void => {
    if (attends) executed[part] = (executed[part] ?? 0) + 1;
  };

  const rules = ruleIds(game);
  const reasons = new Set(game.words.reasons);
  const given = new Set<string>();
  const strange = new Set<string>();
  const noteRefusal = (ask: string, { rule, why }: Refusal): void => {
    note(`refusal ${why}`);
    given.add(why);
    if (!rules.has(rule)) strange.add(`refusal ${why} in "${ask}" cites ${rule}, which is not in the manual`);
    if (!reasons.has(why)) strange.add(`refusal ${why} in "${ask}": the reason is not in words.reasons`);
  };

  const steps: { [name: string]: Step<State, StepFrame> } = {};
  for (const [name, run] of Object.entries(game.steps as { [name: string]: Step<State, StepFrame> })) {
    steps[name] = (s, d) => {
      note(`step ${name}`);
      run(s, d);
    };
  }
  const decisions: { [name: string]: Decision } = {};
  for (const [name, original] of Object.entries(game.decisions as { [name: string]: Decision })) {
    const { list: quickly, ...decision } = original;
    decisions[name] = {
      ...decision,
      // A decision's own list would go past the `refuse` that counts; what bots and checkers try out is not counted.
      ...(quickly === undefined
        ? {}
        : {
            list: (s: State, d: AskFrame, out: Choice[]): number =>
              attends ? list(decisions[name], s, d, out) : quickly(s, d, out),
          }),
      choose(s: State, d: AskFrame, c: Choice, forced?: boolean): void {
        note(`decision ${name}`);
        decision.choose(s, d, c, forced);
      },
      ...(decision.refuse === undefined
        ? {}
        : {
            refuse(s: State, d: AskFrame, c: Choice) {
              const refusal = decision.refuse!(s, d, c);
              if (attends && refusal !== undefined) noteRefusal(name, refusal);
              return refusal;
            },
          }),
    };
  }

  const { checks } = game;
  const parts = new Set([...everything(game), ...(checks.tooRare ?? [])]);
  const noteShown = (told: readonly Told[], s: State): string | undefined => {
    for (const { event } of told) {
      for (const part of shownBy(checks, event, s)) {
        if (!parts.has(part)) return `event ${event.event} shows "${part}", which the checks do not name`;
        note(part);
        count(known().shown, part);
      }
    }
    return undefined;
  };
  const onlooker: Onlooker = {
    rested(match, told) {
      for (const problem of strange) fail('driver', problem, toReplay(match));
      strange.clear();
      const wrong = noteShown(told, match.state);
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
  const reasonsGiven = (): string[] => {
    const found = [...given];
    given.clear();
    return found;
  };
  return { game: { ...game, steps, decisions }, executed, onlooker, reasonsGiven, aside };
}

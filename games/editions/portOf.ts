/**
 * A game behind the port. `npm run edition` builds this together with a game and the kernel beside it into one module, so
 * it may use of the kernel only what `index.ts` there gives everybody.
 */
import {
  answer,
  broughtAtMost,
  fork,
  hash,
  listen,
  liveChance,
  plainWords,
  quickChoice,
  refusalOf,
  settle,
  waiting,
} from '@vesper/kernel';
import type { Decision, Event, Game, LegacyRules, State, Waiting } from '@vesper/kernel';
import type { AtRest, Data, EditionPort2, EditionState, PortFrame, PortLegacies, PortWaiting } from './port.ts';

export function portOf(game: Game): EditionPort2 {
  const decisions = game.decisions as { readonly [ask: string]: Decision };
  const { words, manual, brain } = game;
  const spoken = plainWords(words);

  // States, frames and events are plain data, which the port has its own words for.
  const table = (state: EditionState): State => state as unknown as State;
  const own = (state: EditionState): State => fork(game, table(state));
  const atRest = (s: State): AtRest => ({
    state: s as unknown as EditionState,
    waiting: waiting(game, s) as unknown as readonly PortWaiting[],
    outcome: s.outcome,
  });

  return {
    port: 2,
    about: {
      id: game.id,
      name: game.name,
      version: game.version,
      seats: game.seats,
      together: game.together === true,
      options: game.options,
      about: game.about,
      decisions: Object.fromEntries(
        Object.entries(decisions).map(([ask, { rule, hidden, facts, passing }]) => [
          ask,
          {
            rule,
            hidden: hidden === true,
            facts: facts !== undefined,
            ...(passing === undefined ? {} : { passing: passing.choice }),
            ...(passing !== undefined && passing.moment === undefined ? { nameless: true as const } : {}),
          },
        ]),
      ),
    },
    setup: ({ seats, options, seed, legacies = [] }) =>
      faults(() => {
        const s = game.setup(seats, options, liveChance(`${game.id} ${seed}`), seed, legacies);
        const { events, learnt } = listen(s, () => settle(game, s));
        return { ...atRest(s), events, learnt, sealed: false };
      }),
    answer: ({ state, frame, lane, choice, heard }) =>
      faults(() => {
        const s = own(state);
        const before = s.agenda[s.agenda.length - 1];
        const act = (): void => answer(game, s, waitingFor(game, s, frame, lane), choice);
        let events: readonly Event[] = [];
        let learnt = false;
        if (heard) ({ events, learnt } = listen(s, act));
        else act();
        // Lanes that wait for others stay on the agenda as the very object they were.
        const sealed = lane >= 0 && s.agenda[s.agenda.length - 1] === before;
        return { ...atRest(s), events, learnt, sealed };
      }),
    rest: state => faults(() => atRest(own(state))),
    candidates: ({ state, frame }) =>
      faults(() => {
        const s = table(state);
        const decision = decisions[frame.ask];
        return decision.candidates(s, frame).map(choice => {
          const refusal = decision.refuse?.(s, frame, choice);
          return refusal === undefined ? { choice } : { choice, refusal: refusalOf(refusal, s, frame, choice) };
        });
      }),
    facts: ({ state, frame, choice }) => faults(() => decisions[frame.ask].facts?.(table(state), frame, choice)),
    fallback: ({ state, frame }) => faults(() => decisions[frame.ask].fallback?.(table(state), frame)),
    rule: ({ state, frame }) => decisions[frame.ask].ruleFor?.(table(state), frame) ?? decisions[frame.ask].rule,
    moment: frame => decisions[frame.ask].passing?.moment?.(frame) ?? '',
    urgency: ({ state, frame }) =>
      faults(() => {
        const { passing } = decisions[frame.ask];
        const s = table(state);
        return { matters: passing?.matters?.(s, frame) ?? true, open: passing?.isOpen?.(s, frame) ?? false };
      }),
    view: ({ state, viewer }) => faults(() => game.view(table(state), viewer)),
    imagine: ({ state, viewer, chance, rng }) =>
      faults(() => {
        const s = own(state);
        s.chance = chance.slice();
        const after = rng.slice();
        game.imagine(s, viewer, after);
        return { ...atRest(s), rng: after };
      }),
    hash,
    ...(game.legacy === undefined ? {} : { legacy: legaciesOf(game, game.legacy) }),
    words: {
      ...spoken,
      table: view => spoken.twin(view),
      moments: words.moments ?? {},
    },
    manual,
    brain: {
      stage: state => faults(() => brain.stage(table(state))),
      appeals: ({ state, frame, legal }) =>
        faults(() => {
          const weights: number[] = [];
          brain.appeals(table(state), frame, legal, legal.length, weights);
          return weights;
        }),
      shares: state =>
        faults(() => {
          const shares: number[] = [];
          brain.shares(table(state), shares);
          return shares;
        }),
      policy: ({ state, frame, legal, rng }) =>
        faults(() => {
          const after = rng.slice();
          return { choice: quickChoice(game, table(state), frame, legal, legal.length, after), rng: after };
        }),
      ...(brain.lookahead === undefined
        ? {}
        : {
            lookahead: {
              samples: brain.lookahead.samples,
              follow: brain.lookahead.follow,
              isSettled: ({ state, frame, choice }) =>
                faults(() => brain.lookahead!.isSettled(table(state), frame, choice)),
              shortlist: ({ state, frame, legal }) =>
                faults(() => brain.lookahead!.shortlist(table(state), frame, legal, legal.length)),
            },
          }),
    },
  };
}

function legaciesOf(game: Game, legacy: LegacyRules): PortLegacies {
  return {
    objection: sheet => faults(() => legacy.objection(sheet)),
    left: state => faults(() => legacy.left(state as unknown as State)),
    about: sheet => faults(() => legacy.about(sheet)),
    most: seats => broughtAtMost(game, seats),
    clash: sheets => faults(() => legacy.clash?.(sheets)),
    match: options => faults(() => legacy.match?.(options) ?? game.name),
  };
}

function waitingFor(game: Game, s: State, { ask, seat }: PortFrame, lane: number): Waiting {
  const found = waiting(game, s).find(w => w.frame.ask === ask && w.frame.seat === seat && w.lane === lane);
  if (found === undefined) throw Object.assign(new Error(`"${ask}" does not wait.`), { code: 'stale-decision' });
  return found;
}

/** Errors cross the port with nothing but a code and a sentence: another kernel does not know this one's classes. */
function faults<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: Data };
    throw Object.assign(new Error(message), { code: typeof code === 'string' ? code : 'broken-rules' });
  }
}

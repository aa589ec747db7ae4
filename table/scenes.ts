/**
 * A match as its viewers see it: scenes, and what changes from one to the next. Pure, so that the server and the page's
 * own worker serve exactly the same.
 */
import { answer, fork, imagine, listen, open, refusalOf, same, undoable, view, visible, waiting } from '@vesper/kernel';
import type { Choice, Decision, Facts, Match, Open, Seat, State, Told, Viewer, Waiting } from '@vesper/kernel';
import type { Asked, Moved, RefusedOffer, Scene } from './messages.ts';
import { passFor } from './passing.ts';
import { diff } from './patch.ts';
import type { Patch } from './patch.ts';

type IsPerson = (seat: Seat) => boolean;

/** With `isPerson`, the viewer's own choices also say whether they could be taken back. */
export function scene<S extends State>(match: Match<S>, viewer: Viewer, isPerson?: IsPerson): Scene {
  return scenes(match)(viewer, isPerson);
}

/**
 * The scenes of one moment. Those who see the same share it: the view, and if they are not asked, what they know of the
 * others' decisions.
 */
export function scenes<S extends State>(match: Match<S>): (viewer: Viewer, isPerson?: IsPerson) => Scene {
  const waits = waiting(match.rules, match.state);
  let others: Asked[] | undefined;
  let shared: unknown;
  return (viewer, isPerson) => {
    const isAsked = waits.some(({ frame }) => frame.seat === viewer);
    const own = view(match, viewer);
    if (!same(shared, own)) shared = own;
    return {
      n: match.record.length,
      view: shared,
      asked: isAsked ? ownAsked(match, viewer, waits, isPerson) : (others ??= open(match, 'spectator', waits)),
      undoable: viewer === 'spectator' ? 0 : undoable(match, viewer),
      over: match.state.outcome !== null,
    };
  };
}

function ownAsked<S extends State>(
  match: Match<S>,
  viewer: Viewer,
  waits: readonly Waiting[],
  isPerson: IsPerson | undefined,
): Asked[] {
  const asked = open(match, viewer, waits)
    .map(decision => askedOf(match, decision, viewer))
    .map(own => (own.seat === viewer && passesItself(match, own) ? { ...own, passes: true as const } : own));
  return isPerson === undefined ? asked : asked.map(own => withFinality(match, own, isPerson));
}

function passesItself<S extends State>(match: Match<S>, own: Asked): boolean {
  const { passing } = (match.rules.decisions as Record<string, Decision>)[own.ask];
  return passing !== undefined && passFor(match, own, []) !== undefined;
}

/** One pass over the candidates, because this is made for every viewer after every choice. */
function askedOf<S extends State>(match: Match<S>, decision: Open, viewer: Viewer): Asked {
  if (decision.seat !== viewer) return decision;
  const { id, seat, ask, rule, optional, frame } = decision; // the viewer's own, so nothing of it is hidden
  const rules = (match.rules.decisions as Record<string, Decision>)[ask];
  const candidates = rules.candidates(match.state, frame);
  if (rules.refuse === undefined && rules.facts === undefined) {
    return { id, seat, ask, rule, optional, frame, choices: candidates, refused: [] };
  }
  const choices: Choice[] = [];
  const facts: (Facts | null)[] = [];
  const refused: RefusedOffer[] = [];
  let anyFacts = false;
  for (const choice of candidates) {
    const refusal = rules.refuse?.(match.state, frame, choice);
    const known = rules.facts?.(match.state, frame, choice);
    const plain = known === undefined || Object.keys(known).length === 0;
    if (refusal === undefined) {
      choices.push(choice);
      facts.push(plain ? null : known);
      anyFacts ||= !plain;
    } else {
      const told = refusalOf(refusal, match.state, frame, choice);
      refused.push(plain ? { choice, ...told } : { choice, facts: known, ...told });
    }
  }
  return { id, seat, ask, rule, optional, frame, choices, ...(anyFacts ? { facts } : {}), refused };
}

/** More choices than a person weighs one by one; trying them all would cost more than the match itself. */
const MANY = 40;

/** Tries each choice in a state that the deciding seat can imagine, so that the answer betrays nothing. */
function withFinality<S extends State>(match: Match<S>, asked: Asked, isPerson: IsPerson): Asked {
  if (asked.choices === undefined || asked.choices.length > MANY) return asked;
  const { rules } = match;
  const imagined = imagine(rules, match.state, asked.seat, [match.record.length, asked.seat, 1, 1]);
  const w = waiting(rules, imagined).find(({ frame }) => frame.seat === asked.seat && frame.ask === asked.ask)!;
  const final = asked.choices.map(choice => {
    try {
      const s = fork(rules, imagined);
      const { learnt } = listen(s, () => answer(rules, s, w, choice));
      const next = waiting(rules, s).filter(({ optional }) => !optional);
      return learnt || !next.some(({ frame }) => isPerson(frame.seat));
    } catch {
      return true; // rules that stumble over a choice are found out when it is made, not when it is offered
    }
  });
  return { ...asked, final };
}

/** What viewers are sent after the last entry. Those who had the same view and have the same again share the difference. */
export function moves<S extends State>(
  match: Match<S>,
): (before: Scene, after: Scene, keep: number, told: readonly Told[]) => Moved {
  const entry = match.record[match.record.length - 1];
  const ask = 'undo' in entry ? 'undo' : entry.ask;
  let from: unknown;
  let to: unknown;
  let patch: Patch | undefined;
  return (before, after, keep, told) => {
    if (before.view !== from || after.view !== to) {
      from = before.view;
      to = after.view;
      patch = diff(from, to);
    }
    const { n, asked, undoable: canUndo, over } = after;
    return { t: 'moved', n, seat: entry.seat, ask, patch, asked, undoable: canUndo, over, keep, told };
  };
}

/** How many lines of a viewer's log two moments share. */
export function sharedLog(before: readonly Told[], after: readonly Told[], viewer: Viewer): number {
  let shared = 0;
  while (shared < before.length && before[shared] === after[shared]) shared++;
  let seen = 0;
  for (let i = 0; i < shared; i++) if (visible(before[i].event, viewer) !== undefined) seen++;
  return seen;
}

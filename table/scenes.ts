/**
 * A match as its viewers see it: scenes, and what changes from one to the next. Pure, so that the server and the page's
 * own worker serve exactly the same.
 */
import { open, refusalOf, same, undoable, view, visible, waiting } from '@vesper/kernel';
import type { Choice, Decision, Facts, Match, Open, State, Told, Viewer, Waiting } from '@vesper/kernel';
import type { Asked, Moved, RefusedOffer, Scene } from './messages.ts';
import { isIdle, passFor } from './passing.ts';
import type { Wishes } from './passing.ts';
import { diff } from './patch.ts';
import type { Patch } from './patch.ts';

export function scene<S extends State>(match: Match<S>, viewer: Viewer): Scene {
  return scenes(match)(viewer);
}

/**
 * The scenes of one moment. Those who see the same share it: the view, and if they are not asked, what they know of the
 * others' decisions.
 */
export function scenes<S extends State>(match: Match<S>): (viewer: Viewer, wishes?: Wishes) => Scene {
  const waits = waiting(match.rules, match.state);
  let others: Asked[] | undefined;
  let shared: unknown;
  return (viewer, wishes = {}) => {
    const isAsked = waits.some(({ frame }) => frame.seat === viewer);
    const own = view(match, viewer);
    if (!same(shared, own)) shared = own;
    return {
      n: match.record.length,
      view: shared,
      asked: isAsked ? ownAsked(match, viewer, waits, wishes) : (others ??= open(match, 'spectator', waits)),
      undoable: viewer === 'spectator' ? 0 : undoable(match, viewer),
      over: match.state.outcome !== null,
    };
  };
}

function ownAsked<S extends State>(
  match: Match<S>,
  viewer: Viewer,
  waits: readonly Waiting[],
  wishes: Wishes,
): Asked[] {
  return open(match, viewer, waits)
    .map(decision => askedOf(match, decision, viewer))
    .map(own => (own.seat === viewer ? withUrgency(match, own, wishes) : own));
}

function withUrgency<S extends State>(match: Match<S>, own: Asked, wishes: Wishes): Asked {
  const { passing } = (match.rules.decisions as Record<string, Decision>)[own.ask];
  if (passing === undefined) return own;
  if (passFor(match, own, wishes) !== undefined) return { ...own, passes: true };
  return isIdle(match, own, wishes) ? { ...own, idle: true } : own;
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

/**
 * A match as its viewers see it: scenes, and what changes from one to the next. Pure, so that the server and the page's
 * own worker serve exactly the same.
 */
import { choices, facts, log, open, refusals, undoable, view, visible } from '@vesper/kernel';
import type { Match, Open, State, Told, Viewer } from '@vesper/kernel';
import type { Asked, Moved, Offer, RefusedOffer, Scene } from './messages.ts';
import { diff } from './patch.ts';

export function scene<S extends State>(match: Match<S>, viewer: Viewer): Scene {
  return {
    n: match.record.length,
    view: view(match, viewer),
    asked: open(match, viewer).map(decision => askedOf(match, decision, viewer)),
    undoable: viewer === 'spectator' ? 0 : undoable(match, viewer),
    over: match.state.outcome !== null,
  };
}

function askedOf<S extends State>(match: Match<S>, decision: Open, viewer: Viewer): Asked {
  if (decision.seat !== viewer) return decision;
  const details = (offer: Offer): Offer => {
    const found = facts(match, decision, offer.choice);
    return found === undefined || Object.keys(found).length === 0 ? offer : { ...offer, facts: found };
  };
  return {
    ...decision,
    choices: choices(match, decision).map(choice => details({ choice })),
    refused: refusals(match, decision).map(refused => details(refused) as RefusedOffer),
  };
}

/** What a viewer is sent after an entry: the difference to the scene it had. */
export function moved<S extends State>(
  match: Match<S>,
  viewer: Viewer,
  before: Scene,
  keep: number,
  after: Scene = scene(match, viewer),
  told: readonly Told[] = log(match, viewer).slice(keep),
): Moved {
  const entry = match.record[match.record.length - 1];
  const patch = diff(before.view, after.view);
  return {
    t: 'moved',
    n: after.n,
    seat: entry.seat,
    ask: 'undo' in entry ? 'undo' : entry.ask,
    ...(patch === undefined ? {} : { patch }),
    asked: after.asked,
    undoable: after.undoable,
    over: after.over,
    keep,
    told,
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


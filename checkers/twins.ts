/**
 * Twins: states that differ only in what a viewer may not know must look alike to that viewer, and go on looking alike
 * until something hidden is openly shown. To look alike is more than to have the same view: who is asked next, how many
 * answers a sealed lane takes and what can be taken back reach everybody as well. Twins are made
 * - by `imagine`, from a state;
 * - by another answer in somebody's sealed lane;
 * - by other luck, where the viewer saw the same happen.
 * The last two do not rely on `imagine`, so they also find an `imagine` that peeks.
 */
import {
  answer,
  below,
  branchChance,
  choices,
  copy,
  difference,
  fastChance,
  forecast,
  fork,
  imagine,
  legal,
} from '@vesper/kernel';
import { listen, log, open, outcome, playOut, same, start, toReplay, view, visible, waiting } from '@vesper/kernel';
import type { Choice, Event, Game, Match, Open, State, Viewer, Waiting } from '@vesper/kernel';
import type { CheckedGame } from './checks.ts';
import { describeError, guard, replayWith } from './failure.ts';
import type { Fail } from './failure.ts';
import { notPlain } from './plain.ts';
import type { Onlooker } from './play.ts';
import { nameOf, sight, viewersOf, withState } from './viewers.ts';

/** An imagined state is played to its end one time of these. */
const PLAYOUT = 8;

export function comparesTwins(
  game: CheckedGame,
  seed: string,
  isSampled: () => boolean,
  maxChoices: number,
  fail: Fail,
): Onlooker {
  const rng = fastChance(`${seed} twins`);
  return {
    rested(match, _told, before) {
      const leak = (message: string, replay = toReplay(match)): void => fail('twins', message, replay);
      guard(fail, 'twins', match, () => {
        if (before === null) otherSeeds(game, match, rng, leak);
        if (!isSampled()) return;
        for (const viewer of viewersOf(match)) {
          const twin = imagine(game, match.state, viewer, branchChance(rng));
          if (!looksAlike(game, match, twin, viewer, rng, leak)) return;
          if (!isSound(game, match, twin, viewer, rng, leak)) return;
          if (!foretoldAlike(match, twin, viewer, rng, leak)) return;
          if (below(rng, PLAYOUT) === 0) playToEnd(game, twin, viewer, rng, maxChoices, leak);
        }
        if (outcome(match) !== null) return;
        for (const w of waiting(game, match.state)) {
          const choices = legal(game, match.state, w);
          const choice = choices[below(rng, choices.length)];
          for (const viewer of viewersOf(match)) goesOnAlike(game, match, w, choice, viewer, rng, leak);
          if (w.lane >= 0) sealedAnswers(game, match, w, choices, rng, leak);
          else otherLuck(game, match, w, choice, rng, leak);
        }
      });
    },
  };
}

type Leak = (message: string, replay?: ReturnType<typeof toReplay>) => void;

// ── Twins made by imagine ────────────────────────────────────────────────────────────────────────────────────────────

function looksAlike(game: Game, match: Match, twin: State, viewer: Viewer, rng: number[], leak: Leak): boolean {
  const seen = [match.state, twin].map(s => ({
    ...sight(withState(match, s), viewer),
    lanes: lanesOf(game, s, viewer, rng),
  }));
  const differs = difference(seen[0], seen[1]) ?? writtenApart(seen[0].view, seen[1].view);
  if (differs === undefined) return true;
  leak(`${nameOf(viewer)} sees more than imagine keeps (left: the match, right: imagined): ${differs}`);
  return false;
}

/** Views reach a page as text: the same things in another order would tell as much as other things. */
function writtenApart(a: unknown, b: unknown): string | undefined {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  return `the view is written in another order: …${one.slice(at, at + 60)} ≠ …${other.slice(at, at + 60)}`;
}

/** By seat, how many answers the sealed lanes of the others still take: everybody will be able to count them. */
function lanesOf(game: Game, s: State, viewer: Viewer, rng: number[]): { [seat: string]: number } {
  const lanes = waiting(game, s).filter(({ lane, frame }) => lane >= 0 && frame.seat !== viewer);
  return Object.fromEntries(lanes.map(({ frame }) => [frame.seat, answersLeft(game, s, frame.seat, rng)]));
}

/** How many more answers the sealed lane of a seat takes, if it is played on by chance. */
function answersLeft(game: Game, state: State, seat: number, rng: number[]): number {
  const s = fork(game, state);
  const lanes = s.agenda[s.agenda.length - 1];
  for (let answers = 0; ; answers++) {
    // The lanes stay on the agenda as the same object until the last of them is done.
    const w = waiting(game, s).find(({ lane, frame }) => lane >= 0 && frame.seat === seat);
    if (w === undefined || s.agenda[s.agenda.length - 1] !== lanes) return answers;
    const choices = legal(game, s, w);
    answer(game, s, w, choices[below(rng, choices.length)]);
  }
}

/** The imagined state is a state like any other, and depends on nothing but what the viewer knows. */
function isSound(game: CheckedGame, match: Match, twin: State, viewer: Viewer, rng: number[], leak: Leak): boolean {
  const who = nameOf(viewer);
  const plain = notPlain(twin);
  if (plain !== undefined) {
    leak(`imagined for ${who}: ${plain}`);
    return false;
  }
  for (const { name, broken } of game.checks.invariants) {
    const how = broken(twin, null, []); // no choice lies between the two
    if (how !== undefined) {
      leak(`imagined for ${who}, the invariant "${name}" is broken: ${how}`);
      return false;
    }
  }
  return imaginesAlike(game, match.state, twin, viewer, rng, differs => {
    leak(`what is imagined for ${who} depends on more than ${who} knows: ${differs}`);
  });
}

function imaginesAlike(
  game: Game,
  a: State,
  b: State,
  viewer: Viewer,
  rng: number[],
  wrong: (differs: string) => void,
): boolean {
  const luck = branchChance(rng);
  const differs = difference(imagine(game, a, viewer, luck.slice()), imagine(game, b, viewer, luck));
  if (differs !== undefined) wrong(differs);
  return differs === undefined;
}

/** What is foretold of a choice is the same at both tables. */
function foretoldAlike(match: Match, twin: State, viewer: Viewer, rng: number[], leak: Leak): boolean {
  for (const decision of open(match, viewer)) {
    if (decision.seat !== viewer) continue;
    const all = choices(match, decision);
    const chosen = { seat: decision.seat, decision: decision.id, choice: all[below(rng, all.length)] };
    const [here, there] = [match, withState(match, twin)].map(table =>
      forecast(table, chosen, seat => seat === viewer),
    );
    const differs = difference(here, there);
    if (differs === undefined) continue;
    leak(`what is foretold to ${nameOf(viewer)} of ${JSON.stringify(chosen)} depends on something hidden: ${differs}`);
    return false;
  }
  return true;
}

function playToEnd(game: Game, twin: State, viewer: Viewer, rng: number[], maxChoices: number, leak: Leak): void {
  const s = fork(game, twin);
  try {
    if (playOut(game, s, rng, maxChoices) < maxChoices) return;
    leak(`imagined for ${nameOf(viewer)}, the match does not end`);
  } catch (error) {
    leak(`imagined for ${nameOf(viewer)}, the match cannot be played to its end: ${describeError(error)}`);
  }
}

/** The same choice in the match and in its twin: nobody may see a difference that the kernel was not told of. */
function goesOnAlike(
  game: Game,
  match: Match,
  w: Waiting,
  choice: Choice,
  viewer: Viewer,
  rng: number[],
  leak: Leak,
): void {
  const twin = imagine(game, match.state, viewer, branchChance(rng));
  twin.chance = copy(match.state.chance); // the same luck, so that only hidden things differ
  const { seat, ask } = w.frame;
  const there = waiting(game, twin).find(
    other => other.frame.seat === seat && other.frame.ask === ask && other.lane === w.lane,
  );
  if (there === undefined || !legal(game, twin, there).some(other => same(other, choice))) return; // the seat's own secret
  const real = answered(game, match.state, w, choice);
  const other = answered(game, twin, there, choice);
  const what = `seat ${seat} answering "${ask}" with ${JSON.stringify(choice)}`;
  const replay = replayWith(match, w.frame, choice);
  const views = difference(game.view(real.s, viewer), game.view(other.s, viewer), 'view');
  const told = difference(seenBy(real.events, viewer), seenBy(other.events, viewer), 'events');

  const asked = askedApart(match, real, other, viewer, told === undefined && views === undefined);

  if (asked !== undefined) {
    leak(`${what}: whether somebody is asked then tells ${nameOf(viewer)} something hidden: ${asked}`, replay);
  } else if (!real.learnt || !other.learnt) {
    const differs = told ?? views;
    if (differs !== undefined) {
      leak(`${what} shows ${nameOf(viewer)} something hidden, and no draw or show says so: ${differs}`, replay);
    } else if (real.learnt !== other.learnt && seat === viewer) {
      leak(`${what}: whether that can be taken back tells ${nameOf(viewer)} something hidden`, replay);
    }
  } else if (told !== undefined && views === undefined && !real.usedChance && !other.usedChance) {
    // Something was drawn or shown, but it lies nowhere this viewer may look: then the event must not tell it either.
    const sights = [real.s, other.s].map(s => sight(withState(match, s), viewer));
    if (same(sights[0], sights[1])) leak(`${what} tells ${nameOf(viewer)} what the view hides: ${told}`, replay);
  }
}

/**
 * Who is asked next is told to everybody, so it must follow from what they see. It does not where two tables have looked
 * the same all the time and go on differently: somebody is asked at one of them while things go on at the other, or
 * another question is asked.
 */
function askedApart(
  match: Match,
  real: Answered,
  other: Answered,
  viewer: Viewer,
  looksAlike: boolean,
): string | undefined {
  if (real.s.outcome !== null || other.s.outcome !== null) return undefined;
  const told = [real, other].map(({ events }) => seenBy(events, viewer));
  const least = Math.min(told[0].length, told[1].length);
  if (!same(told[0].slice(0, least), told[1].slice(0, least))) return undefined; // something was openly shown
  if (told[0].length !== told[1].length) {
    const asking = told[0].length === least ? real : other;
    const [next] = (asking === real ? told[1] : told[0]).slice(least);
    return `"${askedOf(match, asking, viewer)[0]?.ask}" is asked at one table, "${next.event}" happens at the other`;
  }
  if (!looksAlike) return undefined;
  return difference(askedOf(match, real, viewer), askedOf(match, other, viewer), 'asked');
}

/** What the viewer is told of the questions that wait. */
function askedOf(match: Match, { s }: Answered, viewer: Viewer): Open[] {
  return open(withState(match, s), viewer).filter(({ optional }) => !optional);
}

interface Answered {
  readonly s: State;
  readonly events: readonly Event[];
  readonly learnt: boolean;
  readonly usedChance: boolean;
}

function answered(game: Game, state: State, w: Waiting, choice: Choice): Answered {
  const s = fork(game, state);
  const here = waiting(game, s).find(
    x => x.frame.seat === w.frame.seat && x.frame.ask === w.frame.ask && x.lane === w.lane,
  )!;
  const { events, learnt } = listen(s, () => answer(game, s, here, copy(choice)));
  return { s, events, learnt, usedChance: !same(s.chance, state.chance) };
}

function seenBy(events: readonly Event[], viewer: Viewer): Event[] {
  return events.map(event => visible(event, viewer)).filter(event => event !== undefined);
}

// ── Twins made without imagine ───────────────────────────────────────────────────────────────────────────────────────

/** Another answer in a sealed lane: the other seats must not notice, nor may what is imagined for them. */
function sealedAnswers(
  game: Game,
  match: Match,
  w: Waiting,
  choices: readonly Choice[],
  rng: number[],
  leak: Leak,
): void {
  if (choices.length < 2) return;
  const first = below(rng, choices.length);
  const pair = [choices[first], choices[(first + 1 + below(rng, choices.length - 1)) % choices.length]];
  const [a, b] = pair.map(choice => answered(game, match.state, w, choice));
  const { seat, ask } = w.frame;
  const what = `seat ${seat} answers "${ask}" in secret with ${JSON.stringify(pair[0])} or ${JSON.stringify(pair[1])}`;
  const replay = replayWith(match, w.frame, pair[0]);
  const left = [a, b].map(({ s, learnt }) => (learnt ? 0 : answersLeft(game, s, seat, rng)));
  if (left[0] !== left[1])
    return leak(`${what}, and then everybody can count ${left.join(' or ')} more answers`, replay);
  if (a.learnt || b.learnt) return; // the last answer: all is open now
  for (const viewer of viewersOf(match)) {
    if (viewer === seat) continue;
    const differs =
      difference(seenBy(a.events, viewer), seenBy(b.events, viewer), 'events') ??
      difference(sight(withState(match, a.s), viewer), sight(withState(match, b.s), viewer)) ??
      writtenApart(game.view(a.s, viewer), game.view(b.s, viewer));
    if (differs !== undefined) return leak(`${what}, and ${nameOf(viewer)} notices: ${differs}`, replay);
    const alike = imaginesAlike(game, a.s, b.s, viewer, rng, found => {
      leak(`${what}, and what is imagined for ${nameOf(viewer)} depends on it: ${found}`, replay);
    });
    if (!alike) return;
  }
}

/** The same choice with other luck. Who has seen the same happen must be imagined the same. */
function otherLuck(game: Game, match: Match, w: Waiting, choice: Choice, rng: number[], leak: Leak): void {
  const lucky = fork(game, match.state);
  lucky.chance = branchChance(rng);
  const a = answered(game, match.state, w, choice);
  if (!a.usedChance) return;
  const b = answered(game, lucky, w, choice);
  for (const viewer of viewersOf(match)) {
    if (!same(seenBy(a.events, viewer), seenBy(b.events, viewer))) continue;
    if (!same(sight(withState(match, a.s), viewer), sight(withState(match, b.s), viewer))) continue;
    const alike = imaginesAlike(game, a.s, b.s, viewer, rng, differs => {
      leak(`what is imagined for ${nameOf(viewer)} depends on luck that ${nameOf(viewer)} has not seen: ${differs}`);
    });
    if (!alike) return;
  }
}

/** A match that began with another seed: who cannot tell it from this one must be imagined the same. */
function otherSeeds(game: Game, match: Match, rng: number[], leak: Leak): void {
  const { seats, options, seed, legacies } = match;
  const other = start(game, { seats, options, legacies, seed: `${seed}, once more` });
  for (const viewer of viewersOf(match)) {
    if (!same(log(match, viewer), log(other, viewer)) || !same(view(match, viewer), view(other, viewer))) continue;
    if (!same(sight(match, viewer), sight(other, viewer))) {
      return leak(
        `${nameOf(viewer)} can tell two deals apart: ${difference(sight(match, viewer), sight(other, viewer))}`,
      );
    }
    const alike = imaginesAlike(game, match.state, other.state, viewer, rng, differs => {
      leak(`what is imagined for ${nameOf(viewer)} depends on the deal: ${differs}`);
    });
    if (!alike) return;
  }
}

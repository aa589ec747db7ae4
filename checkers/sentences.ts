/** Part of the driver: every sentence a player reads is rendered, and every rule that is cited must be in the manual. */
import {
  below,
  facts,
  fallback,
  fastChance,
  firstOf,
  open,
  outcome,
  plain,
  plainWords,
  refusals,
  same,
  toReplay,
  view,
  visible,
} from '@vesper/kernel';
import type { Choice, Event, Match, Open, Told, Viewer } from '@vesper/kernel';
import type { CheckedGame } from './checks.ts';
import { count } from './curious.ts';
import type { Memory } from './curious.ts';
import { ruleIds } from './definition.ts';
import { guard } from './failure.ts';
import type { Fail } from './failure.ts';
import type { Onlooker } from './play.ts';
import { viewersOf } from './viewers.ts';

/** A kind of sentence is rendered this often in any case, then one time of `SOMETIMES`, … */
const FIRST = 4;
const SOMETIMES = 12;
/** … and the more seldom the better it is known: in a long match nearly all that is said was said before. */
const FAMILIAR = 32;

/** What no sentence may contain: a value that is none, a cry, a gap. */
const SLIP = /\bundefined\b|\bNaN\b|\bnull\b|\[object |!|\s{2}|^\s*$/;

/** `slip` = what a game's sentences may not contain beside that. */
export function isSlip(sentence: string, slip?: RegExp): boolean {
  return SLIP.test(sentence) || slip?.test(sentence) === true;
}

/** `reasonsGiven` are those of the decision that is asked, so that a rare one is read when it comes. */
export function readsSentences(
  game: CheckedGame,
  seed: string,
  known: () => Memory,
  reasonsGiven: () => readonly string[],
  fail: Fail,
): Onlooker {
  const rng = fastChance(`${seed} sentences`);
  const rules = ruleIds(game);
  /** Lines of the log as they read when they were told. */
  const lines: { readonly event: Event; readonly viewer: Viewer; readonly line: string | undefined }[] = [];
  const lineOf = (seen: unknown, event: Event): string | undefined => plainWords(game.words).event(seen, event);
  const isDue = (kind: string): boolean => {
    const seen = count(known().sentences, kind);
    return seen < FIRST || below(rng, Math.max(SOMETIMES, Math.floor(seen / FAMILIAR))) === 0;
  };

  /** Checks what is said to somebody about something, and that it is said at all. */
  function reading(match: Match): {
    says(what: string, text: () => string): void;
    cites(what: string, rule: string): void;
  } {
    const wrong = (message: string): void => fail('driver', message, toReplay(match));
    return {
      says(what, text) {
        let sentence: string;
        try {
          sentence = text();
        } catch (error) {
          return wrong(`${what} cannot be put into words: ${String(error)}`);
        }
        if (typeof sentence !== 'string' || isSlip(sentence, game.checks.slip))
          wrong(`${what} reads ${JSON.stringify(sentence)}`);
      },
      cites(what, rule) {
        if (!rules.has(rule)) wrong(`${what} cites ${rule}, which is not in the manual`);
      },
    };
  }

  function readDecision(match: Match, decision: Open, legal: readonly Choice[]): void {
    const words = plainWords(game.words);
    const { says } = reading(match);
    const { seat, ask } = decision;
    const mayCopy = game.checks.copies?.includes(ask) === true;
    const looksAlike = (what: string, other: Choice, label: string): void =>
      fail('driver', `${what} looks like ${JSON.stringify(other)}: "${label}"`, toReplay(match));
    const own = asSeen(match, decision);
    const seen = view(match, seat);
    says(`the prompt of "${ask}"`, () => words.prompt(seen, own));
    const labels = new Map<string, Choice>();
    for (const choice of legal) {
      const what = `choice ${JSON.stringify(choice)} of "${ask}"`;
      says(what, () => {
        const label = words.choice(seen, own, choice, facts(match, own, choice));
        if (labels.has(label) && !mayCopy) looksAlike(what, labels.get(label)!, label);
        labels.set(label, choice);
        return label;
      });
    }
    readRefusals(match, own, () => true);
    const auto = fallback(match, own);
    if (!legal.some(choice => same(choice, auto))) {
      fail('driver', `the fallback of "${ask}" is ${JSON.stringify(auto)}, which may not be chosen`, toReplay(match));
    }
    for (const viewer of viewersOf(match)) {
      const other = open(match, viewer).find(waiting => waiting.id === decision.id);
      if (other !== undefined)
        says(`the prompt of "${ask}" for ${viewer}`, () => words.prompt(view(match, viewer), other));
    }
  }

  function readRefusals(match: Match, decision: Open, isMeant: (why: string) => boolean): void {
    const words = plainWords(game.words);
    const { says } = reading(match);
    const seen = view(match, decision.seat);
    for (const { choice, ...refusal } of refusals(match, decision)) {
      if (!isMeant(refusal.why)) continue;
      const what = `refusal ${refusal.why} of ${JSON.stringify(choice)} in "${decision.ask}"`;
      const known = facts(match, decision, choice);
      says(what, () => words.refusal(seen, decision, choice, refusal, known));
      says(`${what} as a label`, () => words.choice(seen, decision, choice, known));
    }
  }

  function readTable(match: Match): void {
    const words = plainWords(game.words);
    const { says } = reading(match);
    for (const viewer of viewersOf(match)) {
      const seen = view(match, viewer);
      says(`the status for ${viewer}`, () => words.status(seen));
      for (let seat = 0; seat < match.seats; seat++) says(`the name of seat ${seat}`, () => words.seat(seen, seat));
      for (let seat = 0; seat < match.seats; seat++) readAims(match, seen, seat);
      for (const { title, lines } of words.twin(seen)) {
        says('a title of the table', () => title);
        for (const { label, text } of lines) says(`the table, ${title}, ${label || '(no label)'}`, () => label && text);
      }
    }
  }

  function readAims(match: Match, seen: unknown, seat: number): void {
    const { says, cites } = reading(match);
    for (const { rule, what, now } of game.words.aims?.(seen, seat) ?? []) {
      cites('an aim', rule);
      says(`an aim of seat ${seat}`, () => plain(what));
      if (now !== undefined) says(`how an aim of seat ${seat} stands`, () => plain(now));
    }
  }

  function readEvents(match: Match, told: readonly Told[]): void {
    const { says, cites } = reading(match);
    const views = new Map<Viewer, unknown>();
    const seenBy = (viewer: Viewer): unknown => {
      if (!views.has(viewer)) views.set(viewer, view(match, viewer));
      return views.get(viewer);
    };
    for (const { event } of told) {
      cites(`event ${event.event}`, event.rule);
      if (!isDue(`event ${event.event}`)) continue;
      for (const viewer of viewersOf(match)) {
        const seen = visible(event, viewer);
        if (seen === undefined) continue;
        says(`event ${event.event} for ${viewer}`, () => {
          const line = lineOf(seenBy(viewer), seen);
          lines.push({ event: seen, viewer, line });
          return line ?? '(needs none)';
        });
      }
    }
  }

  /** A line of the log follows from its event: at the end it reads as it did when it was told. */
  function readLinesAgain(match: Match): void {
    const views = new Map(viewersOf(match).map(viewer => [viewer, view(match, viewer)]));
    for (const { event, viewer, line } of lines.splice(0)) {
      const now = lineOf(views.get(viewer), event);
      if (now === line) continue;
      const changed = `event ${event.event} read ${JSON.stringify(line)} to ${viewer} and reads ${JSON.stringify(now)} later`;
      fail('driver', changed, toReplay(match));
    }
  }

  function readOutcome(match: Match): void {
    const result = outcome(match);
    if (result === null) return;
    const { says, cites } = reading(match);
    const wrong = (message: string): void => fail('driver', message, toReplay(match));
    const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < match.seats;
    if (!result.winners.every(isSeat)) wrong(`the winners are ${JSON.stringify(result.winners)}`);
    const { places } = result;
    const ahead = (seat: number): number => places.filter(place => place < places[seat]).length;
    const isLost = game.together === true && result.winners.length === 0;
    if (places.length !== match.seats || !places.every((place, seat) => place === (isLost ? 2 : ahead(seat) + 1))) {
      wrong(`the places are ${JSON.stringify(places)}`);
    }
    if (firstOf(places).join() !== result.winners.join())
      wrong(`places ${places.join()}, but ${result.winners.join()} won`);
    if (result.scores.length !== match.seats || !result.scores.every(Number.isFinite)) {
      wrong(`the scores are ${JSON.stringify(result.scores)}`);
    }
    for (const { seat, rule, line, points } of result.sheet) {
      cites(`score line "${line}"`, rule);
      says(`score line "${line}"`, () => game.words.line(line));
      if (!isSeat(seat) || !Number.isFinite(points)) wrong(`score line "${line}" gives seat ${seat} ${points} points`);
    }
    if (open(match).length > 0 || match.state.agenda.length > 0)
      wrong('the match is over, and something is still to happen');
  }

  return {
    asked(match, decision, legal) {
      const isAskedAnew = isDue(`decision ${decision.ask}`);
      const reasons = reasonsGiven().filter(why => isDue(`refusal ${why}`));
      guard(fail, 'driver', match, () => {
        if (isAskedAnew) readDecision(match, decision, legal);
        else if (reasons.length > 0) readRefusals(match, asSeen(match, decision), why => reasons.includes(why));
      });
    },
    rested(match, told) {
      guard(fail, 'driver', match, () => {
        readEvents(match, told);
        readOutcome(match);
        if (outcome(match) !== null) readLinesAgain(match);
        if (outcome(match) !== null || isDue('table')) readTable(match);
      });
    },
  };
}

/** A decision as whoever is asked sees it. */
function asSeen(match: Match, { id, seat }: Open): Open {
  return open(match, seat).find(own => own.id === id)!;
}

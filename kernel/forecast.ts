/**
 * What would come of a choice, as far as the seat that chooses can know: it is played in states imagined for that seat, so
 * that two tables which look the same to it are foretold the same.
 */
import { answer, settle, waiting } from './agenda.ts';
import { GREATEST_LUCK, LEAST_LUCK, fastChance } from './chance.ts';
import { checked } from './choosing.ts';
import type { Chosen } from './choosing.ts';
import type { Choice, Decision, Event, Seat, State, Waiting } from './contract.ts';
import { same } from './copy.ts';
import { listen } from './hearing.ts';
import type { Heard } from './hearing.ts';
import { imagine, visible } from './match.ts';
import type { Match } from './match.ts';

/**
 * Why a choice could not be taken back: dice or cards decide, something hidden is shown, no person is asked next, or the match
 * is over.
 */
export type Final = 'chance' | 'shown' | 'others' | 'over';

export interface Forecast {
  /** `null` = it could be taken back. */
  readonly final: Final | null;
  /** What would be told for certain, as the seat would see it. */
  readonly told: readonly Event[];
  /** What else happens hangs on chance or on something hidden. */
  readonly more: boolean;
  /** Whom the match would wait for; `null` = that hangs on it as well. */
  readonly next: readonly Seat[] | null;
  /** What it would come to later, if the table stayed as it is; only where a decision has an `outlook`. */
  readonly later: readonly Event[];
}

/** Luck of all kinds: what is told with each of them is taken for certain. `null` = whatever was imagined. */
const LUCKS: readonly (readonly number[] | null)[] = [null, LEAST_LUCK, GREATEST_LUCK, null, null];

/**
 * @example
 * const { final, told } = forecast(match, { seat: 0, choice: 8 }, seat => seat === 0);
 */
export function forecast<S extends State, V>(
  match: Match<S, V>,
  chosen: Chosen,
  isPerson: (seat: Seat) => boolean,
): Forecast {
  const { waits, choice } = checked(match, chosen);
  const first = tried(match, waits, choice, 0);
  // Where nothing hidden has a part in it, it goes like this for certain.
  const all = first.heard.learnt ? LUCKS.map((_, i) => (i === 0 ? first : tried(match, waits, choice, i))) : [first];
  const { told, more } = common(all, waits.frame.seat);
  return {
    final: finalOf(all, isPerson),
    told,
    more,
    next: all.every(({ next }) => same(next, first.next)) ? first.next : null,
    later: laterOf(match, waits, choice),
  };
}

interface Tried {
  readonly heard: Heard;
  readonly over: boolean;
  readonly next: readonly Seat[];
}

function tried<S extends State, V>(match: Match<S, V>, waits: Waiting, choice: Choice, number: number): Tried {
  const { rules } = match;
  const { s, here } = imagined(match, waits, number);
  const heard = listen(s, () => answer(rules, s, here, choice));
  const next = waiting(rules, s).flatMap(({ frame, optional }) => (optional ? [] : [frame.seat]));
  return { heard, over: s.outcome !== null, next };
}

/** The decision in a state that the deciding seat can imagine: which one follows from what it knows. */
function imagined<S extends State, V>(match: Match<S, V>, { frame, lane }: Waiting, number: number) {
  const { rules, record } = match;
  const s = imagine(rules, match.state, frame.seat, fastChance(`forecast ${record.length} ${frame.seat} ${number}`));
  const luck = LUCKS[number];
  if (luck !== null) s.chance = luck.slice();
  const here = waiting(rules, s).find(
    other => other.frame.seat === frame.seat && other.frame.ask === frame.ask && other.lane >= 0 === lane >= 0,
  )!;
  return { s, here };
}

function finalOf(all: readonly Tried[], isPerson: (seat: Seat) => boolean): Final | null {
  if (all.every(({ over }) => over)) return 'over';
  const learnt = all.find(({ heard }) => heard.learnt)?.heard.by;
  if (learnt !== undefined && learnt !== null) return learnt;
  return all.some(({ next }) => !next.some(isPerson)) ? 'others' : null;
}

/**
 * All that was told before anything came to light, and what is the same with any luck after that, for as long as things of
 * the same kind happen.
 */
function common(all: readonly Tried[], seat: Seat): { readonly told: Event[]; readonly more: boolean } {
  const [first, ...others] = all.map(({ heard }) => seenBy(heard.events, seat));
  const { events, certain } = all[0].heard;
  const told = seenBy(events.slice(0, certain), seat);
  let at = told.length;
  let more = false;
  for (; at < first.length; at++) {
    if (others.some(other => other[at]?.event !== first[at].event)) break;
    if (others.every(other => same(other[at], first[at]))) told.push(first[at]);
    else more = true;
  }
  return { told, more: more || at < first.length || others.some(other => other.length > at) };
}

function laterOf<S extends State, V>(match: Match<S, V>, waits: Waiting, choice: Choice): readonly Event[] {
  const { rules } = match;
  const { outlook } = (rules.decisions as Record<string, Decision>)[waits.frame.ask];
  if (outlook === undefined) return [];
  const { s, here } = imagined(match, waits, 0);
  const { events, certain } = listen(s, () => {
    outlook(s, here.frame, choice);
    settle(rules, s);
  });
  return seenBy(events.slice(0, certain), waits.frame.seat);
}

function seenBy(events: readonly Event[], seat: Seat): Event[] {
  return events.map(event => visible(event, seat)).filter(event => event !== undefined);
}

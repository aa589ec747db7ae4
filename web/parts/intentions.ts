/** What one has in mind where there is much to choose: the board lights that, and the rest keeps quiet until it is wanted. */
import { piecesFor, same } from '@vesper/kernel';
import type { AskMap, Choice, PieceKey, PieceTable } from '@vesper/kernel';
import { offersOf } from '@vesper/table/offers';
import type { Asked, Offer } from '../board.ts';
import type { OfferOf } from './byAsk.ts';
import type { IconName } from './Icon.tsx';
import type { Legal } from './marks.ts';

/** Up to so many choices are lit at once. */
const MUCH = 20;

/** Something one may have in mind: "Fly with a card". */
export interface Intention {
  readonly name: string;
  readonly icon: IconName;
}

/** The intentions of a decision; every choice belongs to one. */
export interface Intentions {
  /** What is lit before anything is wanted. */
  readonly usual: Intention;
  of(offer: Offer): Intention;
}

export type IntentionsBy<V, M extends AskMap> = {
  readonly [K in keyof M]?: { readonly usual: Intention; of(offer: OfferOf<V, M, K>): Intention };
};

/**
 * A board's intentions, by decision.
 *
 * @example
 * const intentions = intentionsBy<View, Asks>({ chooseAction: { usual: here, of: ({ choice }) => kinds[choice.action] } });
 */
export function intentionsBy<V, M extends AskMap>(
  table: IntentionsBy<V, M>,
): (view: V, decision: Asked) => Intentions | undefined {
  const found = table as { readonly [ask: string]: { usual: Intention; of(offer: object): Intention } | undefined };
  return (view, { ask, seat, frame }) => {
    const own = found[ask];
    return own && { usual: own.usual, of: ({ choice, facts }) => own.of({ view, seat, frame, choice, facts }) };
  };
}

/** How one gets what one wants, and what that takes: "on foot", 1 action; "with Sea Bird Port (Eagle)", 1 action and the card. */
export interface Means {
  readonly words: string;
  readonly takes: string;
  /** Actions, coins: what there is more of. */
  readonly effort: number;
  /** What is gone afterwards, each thing of its own. */
  readonly spends: readonly string[];
}

/** Of several ways the one that takes no more than any other, in everything; none where it is a matter of taste. */
export function cheapest<T>(ways: readonly T[], meansOf: (way: T) => Means | undefined): T | undefined {
  const means = ways.map(meansOf);
  const at = means.findIndex(a => a !== undefined && means.every(b => b !== undefined && isNoDearer(a, b)));
  return ways[at];
}

const isNoDearer = (a: Means, b: Means): boolean =>
  a.effort <= b.effort && a.spends.every(thing => b.spends.includes(thing));

/** Beside the usual: an intention, or a piece, which is a card to be used or a place to go to. */
export type Intent = { readonly intention: Intention } | { readonly piece: PieceKey };

export interface Intending {
  readonly now: Intent | null;
  /** What may be wanted beside the usual, each with its choices. */
  readonly others: readonly { readonly intention: Intention; readonly choices: readonly Legal[] }[];
  /** Not all choices are lit. */
  readonly isPartial: boolean;
  /** What a choice belongs to, where its decision knows intentions. */
  of(way: Legal): Intention | undefined;
  /** It is in mind now. */
  lights(way: Legal): boolean;
  /** By the piece that one wants to get to. */
  readonly journeys: ReadonlyMap<PieceKey, Journey>;
  /** Several choices in one go, if that is offered now. */
  readonly errand: Errand | undefined;
  /** Where it happens: the first of its pieces. */
  targetOf(way: Legal): PieceKey | undefined;
  meansOf(way: Legal): Means | undefined;
}

/** What one choice alone does not reach, but several one after the other do: the first of them. */
export interface Journey {
  readonly decision: Asked;
  /** The choice that would reach it, and is refused as yet; `null` = as far as it goes. */
  readonly wanted: Choice | null;
  readonly next: Choice;
  readonly means: Means;
}

/** What is usually done in one go, though every part of it is a choice: playing all cards that ask for nothing. */
export interface Errand extends Journey {
  readonly name: string;
  readonly icon: IconName;
}

interface Declared<V> {
  errand?(view: V, decision: Asked): Pick<Errand, 'next' | 'means' | 'name' | 'icon'> | undefined;
  journey?(view: V, decision: Asked, wanted: Offer): { readonly next: Choice; readonly means: Means } | undefined;
  readonly pieces?: PieceTable<V>;
  intentions?(view: V, decision: Asked): Intentions | undefined;
  means?(view: V, decision: Asked, offer: Offer): Means | undefined;
}

/** Own decisions as somebody sees them who has this in mind. */
export function intendingOf<V>(declared: Declared<V>, view: V, asked: readonly Asked[], now: Intent | null): Intending {
  const { pieces, intentions, means } = declared;
  const known = new Map(asked.map(decision => [decision.id, intentions?.(view, decision)]));
  const ways = asked.flatMap(decision => offersOf(decision).map(offer => ({ decision, offer })));
  const of = ({ decision, offer }: Legal): Intention | undefined => known.get(decision.id)?.of(offer);
  const isUsual = (way: Legal): boolean => of(way) === known.get(way.decision.id)?.usual;
  const others = new Map<Intention, Legal[]>();
  for (const way of ways) {
    const intention = of(way);
    if (intention === undefined || isUsual(way)) continue;
    const found = others.get(intention);
    if (found === undefined) others.set(intention, [way]);
    else found.push(way);
  }
  const isMuch = ways.length > MUCH && others.size > 0;
  const piecesOf = ({ decision, offer }: Legal): readonly PieceKey[] =>
    pieces === undefined ? [] : piecesFor(pieces, view, decision, offer.choice);
  return {
    now,
    others: [...others].map(([intention, choices]) => ({ intention, choices })),
    isPartial: now !== null || isMuch,
    of,
    lights(way) {
      if (now === null) return !isMuch || isUsual(way);
      return 'piece' in now ? piecesOf(way).includes(now.piece) : of(way) === now.intention;
    },
    journeys: now === null ? journeysOf(declared, view, asked) : new Map(),
    errand: now === null ? errandOf(declared, view, asked) : undefined,
    targetOf: way => piecesOf(way)[0],
    meansOf: ({ decision, offer }) => means?.(view, decision, offer),
  };
}

/** Only such whose first step is offered. */
function journeysOf<V>({ pieces, journey }: Declared<V>, view: V, asked: readonly Asked[]): Map<PieceKey, Journey> {
  const found = new Map<PieceKey, Journey>();
  if (pieces === undefined || journey === undefined) return found;
  for (const decision of asked)
    for (const wanted of decision.refused ?? []) {
      const way = journey(view, decision, wanted);
      const [target] = way === undefined ? [] : piecesFor(pieces, view, decision, wanted.choice);
      if (way === undefined || target === undefined) continue;
      const isOffered = (decision.choices ?? []).some(choice => same(choice, way.next));
      if (isOffered) found.set(target, { decision, wanted: wanted.choice, ...way });
    }
  return found;
}

/** Only such whose first step is offered. */
function errandOf<V>({ errand }: Declared<V>, view: V, asked: readonly Asked[]): Errand | undefined {
  for (const decision of asked) {
    const found = decision.choices === undefined ? undefined : errand?.(view, decision);
    const isOffered = found !== undefined && decision.choices?.some(choice => same(choice, found.next)) === true;
    if (isOffered) return { decision, wanted: null, ...found };
  }
  return undefined;
}

/** What is lit of what may be chosen, and the pieces that light their own targets when they are pressed. */
export interface Lighting {
  readonly journeys: ReadonlyMap<PieceKey, Journey>;
  readonly lit: ReadonlyMap<PieceKey, readonly Legal[]>;
  /** Cards and skills: all their choices happen at other pieces. */
  readonly aims: ReadonlySet<PieceKey>;
}

export function lightingOf(
  legal: ReadonlyMap<PieceKey, readonly Legal[]>,
  { now, of, lights, targetOf, journeys }: Intending,
): Lighting {
  const aims = new Set<PieceKey>();
  const lit = new Map<PieceKey, readonly Legal[]>();
  const piece = now !== null && 'piece' in now ? now.piece : null;
  for (const [key, ways] of legal) {
    const isAim = ways.length > 1 && ways.every(way => of(way) !== undefined && targetOf(way) !== key);
    if (isAim) aims.add(key);
    const inMind = ways.filter(lights);
    if (inMind.length > 0) lit.set(key, inMind);
    else if (isAim && (now === null || piece === key)) lit.set(key, ways);
  }
  return { lit, aims, journeys };
}

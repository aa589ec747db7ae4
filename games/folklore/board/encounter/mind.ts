/** What somebody has in mind: the choice that is pointed at, else the one that waits to be confirmed. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useMemo } from 'react';
import { offersOf, useHovered } from '@vesper/web/board';
import type { Legal, Offer } from '@vesper/web/board';
import { aboutOf, actionKind } from '../../agenda.ts';
import type { Helped } from '../../rules/encounter/helping.ts';
import type { factsOfAttack } from '../../rules/encounter/odds.ts';
import { NONE } from '../../state.ts';
import type { Card, Figure, FolkloreView, Member, Space } from '../../state.ts';
import { card, figure } from '../../words/voice.ts';
import type { TableNow } from '../table.ts';
import { whoIn } from '../who.ts';

const keyOf = (id: string, choice: unknown): string => `${id} ${JSON.stringify(choice)}`;

/** Only what asks for it is drawn again when the pointer moves. */
export function useMind(table: TableNow): Legal | null {
  const { asked, chosen } = table;
  const hovered = useHovered(table, ({ decision, choice }) => keyOf(decision.id, choice));
  const key = hovered ?? (chosen === null ? '' : keyOf(chosen.decision.id, chosen.choice));
  return useMemo(() => {
    if (key === '') return null;
    for (const decision of asked)
      for (const offer of offersOf(decision)) if (keyOf(decision.id, offer.choice) === key) return { decision, offer };
    return null;
  }, [asked, key]);
}

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

type Prospect = ReturnType<typeof factsOfAttack>;

export interface AttackInMind extends Prospect {
  readonly by: Member;
  /** NONE = bare hands, or what a text says. */
  readonly weapon: Card;
  readonly isThrown: boolean;
  /** Cards that make it a better one, if they are used first. */
  readonly helped: readonly Helped[];
}

/** An attack on the map, with what the rules say of it. */
export function attackOf({ decision, offer }: Legal): AttackInMind | null {
  const { facts, choice } = offer;
  if (facts === undefined || !('terms' in facts) || !('target' in facts)) return null;
  const { frame } = decision;
  const weapon: Card = 'weapon' in frame && typeof frame.weapon === 'number' ? frame.weapon : NONE;
  const isAction = decision.ask === 'encounter' && typeof choice === 'number';
  return {
    helped: [],
    ...(facts as unknown as Prospect),
    by: actorOf(decision),
    weapon: typeof choice === 'number' ? weaponIn(decision.ask, choice, weapon) : weapon,
    isThrown: isAction && actionKind(choice) === 'throw',
  };
}

/** With what a choice strikes: it says so itself, or the question does. */
function weaponIn(ask: string, choice: number, asked: Card): Card {
  switch (ask) {
    case 'encounter':
      return Math.floor(aboutOf(choice) / 100) - 1;
    case 'attackTarget':
      return Math.floor(choice / 100) - 1;
    case 'counterattack':
      return choice;
    default:
      return asked;
  }
}

/** Of several attacks on one figure the one of which most may be expected. */
export function bestAttack(ways: readonly Legal[]): AttackInMind | null {
  return ways.reduce<AttackInMind | null>((best, way) => {
    const found = attackOf(way);
    return found !== null && (best === null || found.expected > best.expected) ? found : best;
  }, null);
}

// ── Walks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Walk {
  readonly to: Space;
  readonly cost: number;
  readonly left: number;
  readonly way: readonly Space[];
  readonly harm: number;
}

export function walkOf({ facts }: Offer): Walk | null {
  if (facts === undefined || !('way' in facts) || !('cost' in facts)) return null;
  const walk = facts as unknown as Omit<Walk, 'to'>;
  return walk.way.length === 0 ? null : { ...walk, to: walk.way[walk.way.length - 1] };
}

/** Where the acting figure of a decision stands: whom a way begins at. */
export const actorOf = (decision: Legal['decision']): Figure => whoIn(decision) ?? NONE;

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const rangeWords = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

/** `Notched Crossbow at Revenant 2`; without its target where that is known. */
export function attackName(
  view: FolkloreView,
  { weapon, isMelee, isThrown, target }: AttackInMind,
  whom = true,
): Sentence {
  const what: Sentence = weapon === NONE ? (isMelee ? 'Bare hands' : 'This power') : [card(weapon)];
  const how: Sentence = isThrown ? say`${what}, thrown` : what;
  return whom ? say`${how} at ${figure(view, target)}` : how;
}

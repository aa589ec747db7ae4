/** What encounters put on the agenda, and what they ask. */
import type { Asks } from '@vesper/kernel';
import type { Action, At, PlainAction } from '../../agenda.ts';
import type { RowId } from '../../content/types.ts';
import type { Attack, Card, Figure, Form, Member, Space } from '../../state.ts';

interface OfMember {
  readonly who: Member;
}

/** What an attack is of its Act: the first roll, one that follows from it, or one of its own. */
export type AttackPart = 'first' | 'arcing' | 'penetrating' | 'second' | 'card' | 'extra' | 'counter' | 'puppet';

/** With what somebody has struck. */
interface Struck extends OfMember {
  readonly how: Attack['how'];
  readonly weapon: Card;
  readonly row: RowId;
  readonly index: number;
}

/** With what somebody strikes again. */
export interface Again extends Struck {
  /** Whom the first blow was against, and where that one stood. */
  readonly first: Figure;
  readonly space: Space;
}

export type EncounterStep =
  | { readonly do: 'firstStrike' }
  | { readonly do: 'encounterRound' }
  /** The `turn`-th of the side's figures. */
  | { readonly do: 'side'; readonly side: 'characters' | 'foes'; readonly turn: number }
  | { readonly do: 'characterTurn'; readonly who: Member }
  | { readonly do: 'characterActs'; readonly who: Member }
  | { readonly do: 'heldRolled'; readonly who: Member }
  | { readonly do: 'characterReady'; readonly who: Member }
  | { readonly do: 'turnGoesOn'; readonly who: Member; readonly picks: number }
  | { readonly do: 'characterTurnEnds'; readonly who: Member }
  | { readonly do: 'equipAtEnd'; readonly who: Member }
  | { readonly do: 'turnOver'; readonly who: Member }
  | { readonly do: 'foeTurn'; readonly foe: Figure }
  | { readonly do: 'foeActs'; readonly foe: Figure }
  | { readonly do: 'foeReady'; readonly foe: Figure }
  | { readonly do: 'foeMoves'; readonly foe: Figure }
  /** `target` = whom it went for; `last` = whom it has attacked already. */
  | {
      readonly do: 'foeAttacks';
      readonly foe: Figure;
      readonly left: number;
      readonly target: Member;
      readonly last: Member;
    }
  | { readonly do: 'foeStrikes'; readonly foe: Figure; readonly who: Member }
  | { readonly do: 'foeStrikesAgain'; readonly foe: Figure }
  | { readonly do: 'foeTurnEnds'; readonly foe: Figure }
  | { readonly do: 'foeHalved'; readonly foe: Figure }
  | { readonly do: 'roundEnds' }
  | { readonly do: 'encounterOver' }
  /** One space of a walk; `as` = what the figure was when it set out. */
  | {
      readonly do: 'walk';
      readonly who: Figure;
      readonly as: Form | 'foe';
      readonly from: Space;
      readonly to: Space;
      readonly cost: number;
    }
  | { readonly do: 'attackRolled'; readonly isMissed: boolean }
  | { readonly do: 'attackHits' }
  | { readonly do: 'hitBrings'; readonly as: Form | 'foe' }
  | { readonly do: 'attackDone'; readonly part: AttackPart }
  /** The blow goes on in a straight line, beyond `space`. */
  | ({ readonly do: 'strikesOn' } & Again & { readonly from: Space; readonly left: number })
  | ({ readonly do: 'nextUsed' } & Struck);
export type StepFrames<Name extends EncounterStep['do']> = Extract<EncounterStep, { readonly do: Name }>;

/** What is asked only in encounters. */
export type EncounterAsks = {
  /** What a character does in its turn. */
  encounter: Asks<Action | PlainAction, OfMember & { readonly picks: number }>;
  /** Whom the second weapon strikes. */
  secondTarget: Asks<Figure | 'no', OfMember & { readonly weapon: Card }>;
  /** Whom ARCING strikes beside the first. */
  arcingTarget: Asks<Figure | 'no', Again>;
  /** What a natural 100 wins. */
  devastatingStrike: Asks<'move' | 'act' | 'pp' | 'power', OfMember>;
  /** Guard: with which weapon; `unarmed`. */
  counterattack: Asks<Card | 'unarmed' | 'no', OfMember & { readonly foe: Figure }>;
  /** An extra Move won or given: where to. */
  extraMove: Asks<Space | 'no', OfMember>;
  /** Puppet: whom the foe attacks. */
  puppetTarget: Asks<Figure, OfMember & { readonly foe: Figure }>;
  /** `attack(…)` of a card: whom, and with which weapon: `(card + 1) × 100 + figure`. */
  attackTarget: Asks<number, OfMember & At>;
};

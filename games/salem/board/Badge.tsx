/** The badge of a legal colonist: its price in place of the number it is about, or the token that would come or go. */
import { Icon } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { priceIn } from '../words/price.ts';
import { Coins, Token } from './tokens.tsx';
import type { TokenKind } from './tokens.tsx';

type Change = readonly [TokenKind, '+' | '−'];

const changes: Readonly<Record<string, Change>> = {
  accuse: ['accusation', '+'],
  thomasBonus: ['accusation', '+'],
  exonerateTarget: ['accusation', '−'],
  burroughsFear: ['fear', '−'],
  spectral: ['spectral', '+'],
  protect: ['protection', '+'],
  alden: ['protection', '+'],
  griggs: ['reputation', '+'],
};

const steps: Readonly<Record<string, Change>> = {
  exonerate: ['accusation', '−'],
  accusationFrom: ['accusation', '−'],
  accusationTo: ['accusation', '+'],
  fearFrom: ['fear', '−'],
  fearTo: ['fear', '+'],
  calm: ['fear', '−'],
};

/** What a choice costs, if it has a price. */
export function priceOf({ decision, offer }: Legal): number | undefined {
  if (decision.ask === 'exonerateExtra') return 1;
  return priceIn(offer.facts)?.total;
}

function changeOf({ decision: { ask, frame } }: Legal): Change | undefined {
  const { step, remove } = frame as { readonly step?: string; readonly remove?: boolean };
  if (ask === 'fearTarget') return ['fear', remove === true ? '−' : '+'];
  if (ask === 'abilityTarget' && step !== undefined) return steps[step];
  return changes[ask];
}

export function PriceBadge({ price }: { readonly price: number }) {
  return (
    <span className="sal-badge sal-price" aria-hidden>
      <Coins amount={price} size={15} />
    </span>
  );
}

export function ChangeBadge({ legal, size = 18 }: { readonly legal: Legal; readonly size?: number }) {
  const change = changeOf(legal);
  if (change !== undefined) {
    return (
      <span className="sal-badge sal-change" aria-hidden>
        <b>{change[1]}</b>
        <Token kind={change[0]} size={size} />
      </span>
    );
  }
  return (
    <span className="sal-badge sal-change" aria-hidden>
      {legal.decision.ask === 'scapegoat' ? (
        <Icon name="game:handcuffs" size={size} />
      ) : legal.decision.ask === 'startPick' ? (
        <b>+</b>
      ) : (
        <Icon name="game:gavel" size={size} />
      )}
    </span>
  );
}

/** Where there is little room: the sign alone, the strip says what it means. */
export function SignBadge({ legal }: { readonly legal: Legal }) {
  return (
    <b className="sal-badge sal-sign" aria-hidden>
      {changeOf(legal)?.[1] ?? '+'}
    </b>
  );
}

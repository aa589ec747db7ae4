/** The badge of a legal colonist: its price in place of the number it is about, or the token that would come or go. */
import { Icon, known } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import type { Colonist } from '../content/types.ts';
import type { Price, TargetStep } from '../state.ts';
import type { Priced } from '../words/price.ts';
import type { SalemBoardAsks } from './pieces.ts';
import { Coins, Token } from './tokens.tsx';
import type { TokenKind } from './tokens.tsx';

type Change = readonly [TokenKind, '+' | '−'];

const steps: Readonly<Record<TargetStep, Change>> = {
  exonerate: ['accusation', '−'],
  accusationFrom: ['accusation', '−'],
  accusationTo: ['accusation', '+'],
  fearFrom: ['fear', '−'],
  fearTo: ['fear', '+'],
  calm: ['fear', '−'],
  protect: ['protection', '+'],
  endow: ['reputation', '+'],
};

/** What a choice costs, if it has a price, and how that is made up. */
export function pricedOf(
  legal: Legal | undefined,
): { readonly price: Price; readonly action: Priced; readonly by: Colonist } | undefined {
  const offer = legal === undefined ? undefined : known<SalemBoardAsks>(legal);
  if (offer?.ask !== 'arrest' && offer?.ask !== 'bring') return undefined;
  return offer.facts === undefined ? undefined : { price: offer.facts, action: offer.ask, by: offer.frame.by };
}

export function priceOf(legal: Legal): number | undefined {
  return legal.decision.ask === 'exonerateExtra' ? 1 : pricedOf(legal)?.price.total;
}

function changeOf(legal: Legal): Change | undefined {
  const offer = known<SalemBoardAsks>(legal);
  switch (offer.ask) {
    case 'accuse':
    case 'thomasBonus':
      return ['accusation', '+'];
    case 'exonerateTarget':
      return ['accusation', '−'];
    case 'burroughsFear':
      return ['fear', '−'];
    case 'fearTarget':
      return ['fear', offer.frame.remove ? '−' : '+'];
    case 'spectral':
      return ['spectral', '+'];
    case 'protect':
    case 'alden':
      return ['protection', '+'];
    case 'griggs':
      return ['reputation', '+'];
    case 'abilityTarget':
      return steps[offer.frame.step];
    default:
      return undefined;
  }
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

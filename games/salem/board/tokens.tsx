/** Tokens as chips: a disc with its drawing, and a number from 2. */
import { Icon } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import type { Colonist } from '../content/types.ts';
import type { SalemView } from '../state.ts';
import { count } from '@vesper/kernel';
import { accusations, fears, influence } from '../words/voice.ts';

export type TokenKind = 'influence' | 'accusation' | 'fear' | 'reputation' | 'spectral' | 'protection';

const drawings: Readonly<Record<TokenKind, IconName>> = {
  influence: 'game:two-coins',
  accusation: 'game:pointing',
  fear: 'game:bleeding-eye',
  reputation: 'game:crown-coin',
  spectral: 'game:ghost',
  protection: 'game:checked-shield',
};

export function Token({ kind, size = 20 }: { readonly kind: TokenKind; readonly size?: number }) {
  return (
    <span className={`sal-token sal-token-${kind}`} style={{ width: size, height: size }} aria-hidden>
      <Icon name={drawings[kind]} size={Math.round(size * 0.68)} />
    </span>
  );
}

export interface Lying {
  readonly kind: TokenKind;
  readonly amount: number;
}

export function tokensOn(view: SalemView, colonist: Colonist): readonly Lying[] {
  const lying: Lying[] = [];
  const put = (kind: TokenKind, amount: number): void => {
    if (amount > 0) lying.push({ kind, amount });
  };
  put('accusation', view.accusations[colonist]);
  put('fear', view.fear[colonist]);
  put('reputation', view.reputationTokens[colonist]);
  put('spectral', view.spectralOn === colonist ? 1 : 0);
  put('protection', view.protectionOn === colonist ? 1 : 0);
  return lying;
}

const named: Readonly<Record<TokenKind, (n: number) => string>> = {
  influence: n => influence(n).text,
  accusation: n => accusations(n).text,
  fear: n => fears(n).text,
  reputation: n => count(n, 'Reputation token').text,
  spectral: () => 'Spectral Evidence',
  protection: () => 'Protection',
};

export const spokenTokens = (view: SalemView, colonist: Colonist): string =>
  tokensOn(view, colonist)
    .map(({ kind, amount }) => named[kind](amount))
    .join(', ');

export const tokenName = (kind: TokenKind, amount: number): string => named[kind](amount);

/** `tight`: the number sits on the disc, so that five kinds fit on one card. */
export function Chips(props: { readonly lying: readonly Lying[]; readonly size?: number; readonly tight?: boolean }) {
  const { lying, tight = lying.length > 2 } = props;
  if (lying.length === 0) return null;
  const crowded = lying.length > 3;
  const size = crowded ? 17 : (props.size ?? 20);
  return (
    <span className={`sal-chips${tight ? ' is-tight' : ''}${crowded ? ' is-crowded' : ''}`}>
      {lying.map(({ kind, amount }) => (
        <span
          key={kind}
          className={`sal-chip sal-chip-${kind}${amount > 1 ? ' is-many' : ''}`}
          data-token={kind}
          data-tip={named[kind](amount)}
        >
          <Token kind={kind} size={size} />
          {amount > 1 && <b key={amount}>{amount}</b>}
        </span>
      ))}
    </span>
  );
}

/** Coins and a number: a price or an income. */
export function Coins({ amount, size = 15 }: { readonly amount: number | string; readonly size?: number }) {
  return (
    <span className="sal-coins">
      <Icon name="game:two-coins" size={size} />
      <b>{amount}</b>
    </span>
  );
}

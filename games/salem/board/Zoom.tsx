/** A card at full size: everything printed, everything lying on it, and the sum of its price. */
import type { ReactNode } from 'react';
import { Icon } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { colonistName, familyName, kindName, sideName } from '../words/names.ts';
import { priceParts } from '../words/price.ts';
import { pricedOf } from './Badge.tsx';
import { count, plain, say } from '@vesper/kernel';
import { zone } from '../words/voice.ts';
import { BustOf } from './busts.tsx';
import { Star, isBarren, isSilenced, kindIcons, reputation } from './cardFacts.tsx';
import type { TableNow } from './table.ts';
import { Coins, Token, tokenName, tokensOn } from './tokens.tsx';

export function Zoom(props: {
  readonly colonist: Colonist;
  readonly table: TableNow;
  readonly legal: Legal | undefined;
}) {
  const { colonist, table, legal } = props;
  const { view, called } = table;
  const { family, back, side, property, icons, kind, ability, afflicted, starting, rule } = colonists[colonist];
  const base = reputation(view, colonist);
  const lying = tokensOn(view, colonist);
  const priced = pricedOf(legal);
  return (
    <div className={`sal-zoom family-${family} back-${back}`}>
      <div className="sal-band">
        {starting && <Star />}
        <span>{colonistName(colonist)}</span>
      </div>
      <div className="sal-zoom-top">
        <div className="sal-zoom-worth">{base}</div>
        <BustOf colonist={colonist} width={104} />
        <dl>
          {side !== null && <Trait sign={<span className="sal-letter">{side}</span>}>{sideName(side)}</Trait>}
          <Trait sign={<Icon name="game:house" size={16} />}>
            {property === 0 ? 'no house' : count(property, 'house').text}
          </Trait>
          <Trait sign={<Icon name="game:two-coins" size={16} />}>{iconText(icons, isBarren(view, colonist))}</Trait>
        </dl>
      </div>
      <p className="sal-zoom-kin">
        {[
          family === 'neutral' ? 'No family' : familyName(family),
          afflicted ? 'Afflicted' : '',
          starting ? 'Starting Colonist' : back === 'red' ? 'Prominent' : 'Colonist',
          called(say`in ${zone(view, view.zone[colonist])}`),
        ]
          .filter(part => part !== '')
          .join(' · ')}
      </p>
      <p className="sal-zoom-ability">
        <Icon name={kindIcons[kind]} size={20} />
        <span>
          {ability} <small>{`${kindName(kind)}, ${rule}`}</small>
          {isSilenced(view, colonist) && <em> Blocked now.</em>}
        </span>
      </p>
      {lying.length > 0 && (
        <p className="sal-zoom-tokens">
          {lying.map(({ kind: token, amount }) => (
            <span key={token}>
              <Token kind={token} size={18} />
              {tokenName(token, amount)}
            </span>
          ))}
        </p>
      )}
      {priced !== undefined && (
        <p className="sal-zoom-sum">
          {plain(priceParts(priced.price, priced.action, priced.by))} = <Coins amount={priced.price.total} />
        </p>
      )}
    </div>
  );
}

const iconText = (icons: number, barren: boolean): string => {
  if (icons === 0) return 'no icon';
  return barren ? 'icon, blocked' : 'influence icon';
};

function Trait({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{sign}</dt>
      <dd>{children}</dd>
    </div>
  );
}

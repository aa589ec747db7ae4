/** A colonist as a card: in a row, a Circle, a jail or on a phone, and as a line in another player's panel. */
import { count, joined, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import type { ReactNode } from 'react';
import { Icon, Piece } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import type { SalemView } from '../state.ts';
import { colonistName, familyName, kindName, sideName } from '../words/names.ts';
import { zone } from '../words/voice.ts';
import { ChangeBadge, PriceBadge, SignBadge, priceOf } from './Badge.tsx';
import { useTable } from './table.ts';
import { Zoom } from './Zoom.tsx';
import { BustOf } from './busts.tsx';
import { Star, isBarren, isSilenced, kindIcons, reputation } from './cardFacts.tsx';
import { faceOf } from './faces.ts';
import { colonistKey } from '../pieces.ts';
import { Chips, spokenTokens, tokensOn } from './tokens.tsx';

/** The card in a sentence or two, for those who do not see it. */
export function spokenCard(view: SalemView, colonist: Colonist): Sentence {
  const { side, family, property, icons, kind, ability, afflicted, starting } = colonists[colonist];
  const traits: Sentence[] = [
    zone(view, view.zone[colonist]),
    `Reputation ${reputation(view, colonist)}`,
    side === null ? 'no letter' : sideName(side),
    count(property, 'house').text,
    icons > 0 ? 'influence icon' : 'no influence icon',
    familyName(family),
  ];
  if (afflicted) traits.push('Afflicted');
  if (starting) traits.push('Starting Colonist');
  const lying = spokenTokens(view, colonist);
  return say`${colonistName(colonist)}, ${joined(traits, ', ')}. ${kindName(kind)}: ${ability}${lying === '' ? '' : ` On the card: ${lying}.`}`;
}

/** The number that is paid: Accusations strike the old one out, a price stands in its place. */
function Worth(props: { readonly view: SalemView; readonly colonist: Colonist; readonly legal: Legal | undefined }) {
  const { view, colonist, legal } = props;
  const base = reputation(view, colonist);
  const price = legal === undefined ? undefined : priceOf(legal);
  const now = Math.max(0, base - view.accusations[colonist]);
  const shown = price ?? now;
  return (
    <span className="sal-worth">
      {shown !== base && <s>{base}</s>}
      {price === undefined ? <b>{now}</b> : <PriceBadge price={price} />}
    </span>
  );
}

export type CardSize = 'row' | 'phone';

export function ColonistCard(props: {
  readonly colonist: Colonist;
  readonly size?: CardSize;
  /** How many lie in this jail, if this one does; the uppermost card says so. */
  readonly jailed?: number;
}) {
  const { colonist, size = 'row', jailed = 0 } = props;
  const table = useTable();
  const { view, marks } = table;
  const { family, back, side, property, icons, kind, afflicted, starting } = colonists[colonist];
  const { short, brief } = faceOf(colonist);
  const legal = marks.legal.get(colonistKey(colonist))?.[0];
  const silenced = isSilenced(view, colonist);
  const classes = ['sal-card', `size-${size}`, `family-${family}`, `back-${back}`];
  if (jailed > 0) classes.push('is-jailed');
  if (silenced) classes.push('is-silenced');
  if (view.resolving.used.includes(colonist)) classes.push('is-used');
  if (afflicted) classes.push('is-afflicted');
  if (legal !== undefined && priceOf(legal) === undefined) classes.push('has-change');
  const lying = tokensOn(view, colonist);
  return (
    <Piece
      id={colonistKey(colonist)}
      className={classes.join(' ')}
      label={spokenCard(view, colonist)}
      zoom={() => <Zoom colonist={colonist} table={table} legal={legal} />}
      travels
    >
      <span className={`sal-band${short.length > 14 ? ' is-long' : ''}`}>
        <span className="sal-name">
          {starting && <Star />}
          {size === 'phone' ? twoLines(short) : short}
        </span>
      </span>
      <span className="sal-portrait">
        <BustOf colonist={colonist} width={size === 'phone' ? 46 : 54} />
      </span>
      <Worth view={view} colonist={colonist} legal={legal} />
      <span className="sal-traits">
        {side !== null && <span className="sal-letter">{side}</span>}
        {property > 0 && (
          <span className="sal-houses">
            <Icon name="game:house" size={13} />
            <b>{property}</b>
          </span>
        )}
        {icons > 0 && (
          <span className={isBarren(view, colonist) ? 'sal-coin is-barren' : 'sal-coin'}>
            <Icon name="game:two-coins" size={14} />
          </span>
        )}
      </span>
      {afflicted && <span className="sal-ribbon">{size === 'phone' ? 'A' : 'Afflicted'}</span>}
      <Chips lying={lying} {...(size === 'phone' ? { size: 18, tight: true } : {})} />
      {size === 'row' && (
        <span className="sal-ability">
          <Icon name={kindIcons[kind]} size={14} />
          <span>{brief}</span>
        </span>
      )}
      {legal !== undefined &&
        priceOf(legal) === undefined &&
        (lying.length > (size === 'phone' ? 0 : 2) ? <SignBadge legal={legal} /> : <ChangeBadge legal={legal} />)}
      {jailed > 0 && <Bars colonists={jailed} />}
      {(legal?.decision.ask === 'arrest' || legal?.decision.ask === 'scapegoat') && (
        <span className="sal-bars is-ghost" aria-hidden />
      )}
    </Piece>
  );
}

function twoLines(short: string): ReactNode {
  const cut = short.lastIndexOf(' ', short.endsWith('Sr.') ? short.length - 5 : short.length);
  if (cut < 0) return short;
  return (
    <>
      {short.slice(0, cut)}
      <br />
      {short.slice(cut + 1)}
    </>
  );
}

function Bars({ colonists }: { readonly colonists: number }) {
  return (
    <span className="sal-bars" aria-hidden>
      <i>{colonists > 1 ? `In jail: ${colonists}` : 'In jail'}</i>
    </span>
  );
}

/** A colonist in another player's panel. */
export function ColonistLine({ colonist }: { readonly colonist: Colonist }) {
  const table = useTable();
  const { view, marks } = table;
  const legal = marks.legal.get(colonistKey(colonist))?.[0];
  const price = legal === undefined ? undefined : priceOf(legal);
  const base = reputation(view, colonist);
  const now = Math.max(0, base - view.accusations[colonist]);
  return (
    <Piece
      id={colonistKey(colonist)}
      className={`sal-line family-${colonists[colonist].family}${isSilenced(view, colonist) ? ' is-silenced' : ''}`}
      label={spokenCard(view, colonist)}
      zoom={() => <Zoom colonist={colonist} table={table} legal={legal} />}
      travels
    >
      <span className="sal-line-worth">
        {price === undefined ? <b>{now}</b> : <b className="sal-badge sal-price">{price}</b>}
      </span>
      <span className="sal-line-name">{faceOf(colonist).short}</span>
      <Chips lying={tokensOn(view, colonist)} size={17} tight />
      {legal !== undefined && price === undefined && <SignBadge legal={legal} />}
    </Piece>
  );
}

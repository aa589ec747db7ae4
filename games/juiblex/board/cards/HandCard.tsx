/** A card in the hand, as a whole, and one that lies in a row: its band, its name and what it gives. */
import { plain, signed } from '@vesper/kernel';
import { Icon, Piece } from '@vesper/web/board';
import type { CSSProperties } from 'react';
import { kindOf, kinds } from '../../content/cards.ts';
import type { Card } from '../../content/types.ts';
import { cardKey, siteKey, spaceKey } from '../../keys.ts';
import { prospectsOf } from '../../rules/outlook.ts';
import { cardInWords } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { aspectIcon, aspectWord, bandOf } from '../look.ts';
import { useTable } from '../table.ts';
import { CardZoom } from './CardZoom.tsx';
import { Glyphs } from './Glyphs.tsx';
import { briefly } from './brief.ts';
import { pictureOf } from './pictures.ts';

export const banded = (card: Card): CSSProperties => ({ '--band': bandOf(kindOf[card]) }) as CSSProperties;

/** What a card could reach on the map if it were played now: pointing at it lights that. */
function useReach(card: Card): string | undefined {
  const { view, viewer, asked } = useTable();
  if (viewer === 'spectator' || !asked.some(({ ask, choices }) => ask === 'act' && choices !== undefined))
    return undefined;
  const keys = new Set<string>();
  for (const { spaces, sites } of prospectsOf(view, viewer, card)) {
    for (const space of spaces) keys.add(spaceKey(space));
    for (const site of sites) keys.add(siteKey(site));
  }
  return keys.size === 0 ? undefined : [...keys].join(' ');
}

/** About as wide is a letter of a card's name, and in the narrow type of long names; two lines leave less room for the text. */
const LETTER = 7.4;
const NARROW = 6.2;

const labelOf = (card: Card): string => `${cardName(card)}, ${aspectWord(card)}. ${plain(cardInWords(card))}`;

export function HandCard({ card, width = 100 }: { readonly card: Card; readonly width?: number }) {
  const { deckVp, innerVp, cost, name } = kinds[kindOf[card]];
  const isLong = name.length * LETTER > width - 14;
  const lines = name.length * NARROW > width - 12 ? 2 : 3;
  return (
    <span className="jub-card-home" data-lights={useReach(card)}>
      <Piece
        id={cardKey(card)}
        className={`flat-piece jub-card${isLong ? ' is-long' : ''}`}
        style={{ ...banded(card), width, ['--lines' as string]: lines }}
        label={labelOf(card)}
        zoom={() => <CardZoom card={card} ahead />}
        travels
      >
        <Icon name={pictureOf(kindOf[card])} size={58} className="jub-card-picture" />
        <span className="jub-card-band">
          <Icon name={aspectIcon(kindOf[card])} size={14} />
          {aspectWord(card)}
          {cost > 0 && <small>{cost}</small>}
        </span>
        <b>{cardName(card)}</b>
        <span className="jub-card-text">{briefly(card)}</span>
        <span className="jub-card-foot">
          <span>{`${signed(deckVp)} deck`}</span>
          <span>{`${signed(innerVp)} inner`}</span>
        </span>
      </Piece>
    </span>
  );
}

/** A card that lies in a row of many. */
export function MiniCard({ card, width }: { readonly card: Card; readonly width?: number }) {
  return (
    <Piece
      id={cardKey(card)}
      className="flat-piece jub-mini"
      style={width === undefined ? banded(card) : { ...banded(card), width }}
      label={labelOf(card)}
      zoom={() => <CardZoom card={card} />}
      travels
    >
      <span className="jub-mini-band">
        <Icon name={pictureOf(kindOf[card])} size={17} />
      </span>
      <span className="jub-mini-words">
        <b>{cardName(card)}</b>
        <Glyphs card={card} room={(width ?? 118) - 38} />
      </span>
    </Piece>
  );
}

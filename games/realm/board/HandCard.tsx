/** A Hero card: colour band with its dice, travel icon or the Special's picture, and its name. */
import { Icon, Piece, known } from '@vesper/web/board';
import { cardColour, cardDice, isSpecial } from '../content/cards.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL, PURPLE } from '../content/types.ts';
import type { Card } from '../content/types.ts';
import type { RealmAsks } from '../agenda.ts';
import { cardName, counted } from '../words/names.ts';
import { CardZoom, Dice } from './Zooms.tsx';
import { useTable } from './table.ts';
import { worthInBattle } from './choices.tsx';
import { cardIcon, colourNames, generalLetter, landIcon } from './look.ts';
import { cardKey } from '../pieces.ts';
import { Faction } from './tokens.tsx';

/** A flat one is its band and its name: the picture has moved into the band. */
export function HandCard({ card, flat = false }: { readonly card: Card; readonly flat?: boolean }) {
  const { marks } = useTable();
  const legal = marks.legal.get(cardKey(card)) ?? [];
  const usable = legal.some(({ decision }) => decision.optional);
  const committed = legal.map(way => known<RealmAsks>(way)).find(way => way.ask === 'commit');
  return (
    <Piece
      id={cardKey(card)}
      className={`flat-piece rea-card is-${colourNames[cardColour[card]]}${flat ? ' is-flat' : ''}`}
      label={`${cardName(card)}, ${counted(cardDice[card], 'die', 'dice')}`}
      zoom={() => <CardZoom card={card} />}
      travels
    >
      <CardFace card={card} />
      {usable && <span className="rea-usable">usable now</span>}
      {committed?.facts !== undefined && <span className="rea-then">{worthInBattle(committed.facts)}</span>}
    </Piece>
  );
}

export function CardFace({ card }: { readonly card: Card }) {
  const colour = cardColour[card];
  const special = isSpecial(card) ? specials[card - FIRST_SPECIAL] : null;
  const place = special === null ? locationCards[card].location : -1;
  return (
    <>
      <span className="rea-band">
        {special === null ? (
          <Faction colour={colour} size={14} />
        ) : (
          <span className="rea-portrait">{special.portrait === PURPLE ? 'any' : generalLetter(special.portrait)}</span>
        )}
        <Dice n={cardDice[card]} />
      </span>
      <span className="rea-picture">
        {special === null && <Icon name={landIcon(place)} size={40} className="rea-behind" />}
        <Icon name={cardIcon(card)} size={special === null ? 24 : 30} />
      </span>
      <span className="rea-card-name">{special?.name ?? spaces[place].name}</span>
    </>
  );
}

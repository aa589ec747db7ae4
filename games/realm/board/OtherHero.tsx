/** Another hero in a few lines: candles, where it stands, and what its hand is worth against each General. */
import { Explained, Icon, Piece, SeatState, Sum } from '@vesper/web/board';
import { cardDice, eligible, isSpecial } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { HeroView } from '../view.ts';
import { cardName, counted, generalName, heroName, questName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { HeroZoom } from './Zooms.tsx';
import { isDeciding, slotsOf, useTable } from './table.ts';
import { colourNames, generalLetter } from './look.ts';
import { heroKey } from '../pieces.ts';
import { show } from './shown.ts';
import { Pawn } from './tokens.tsx';

/** The dice a hand gives against each General. */
export function diceTotals({ hand }: HeroView): readonly number[] {
  return generals.map((_, general) =>
    hand.reduce((sum, card) => sum + (eligible[general][card] ? cardDice[card] : 0), 0),
  );
}

export function OtherHero({ slot }: { readonly slot: Slot }) {
  const table = useTable();
  const { view, viewer, seatNames } = table;
  const hero = view.heroes[slot];
  if (hero.hero === NONE)
    return (
      <p className="seat-panel rea-other is-empty">
        {`${seatNames[hero.seat]} chooses a hero`} <SeatState seat={hero.seat} />
      </p>
    );
  const whose = hero.seat === viewer ? 'yours' : seatNames[hero.seat];
  const one = hero.seat !== viewer && slotsOf(view, hero.seat).length === 1;
  const specials = hero.hand.filter(isSpecial).length;
  const classes = ['flat-piece seat-panel rea-other'];
  if (isDeciding(table, slot)) classes.push('is-acting');
  if (slot === view.active) classes.push('is-active');
  return (
    <div data-home={`seat:${hero.seat}`}>
      <Piece
        id={heroKey(slot)}
        className={classes.join(' ')}
        label={`${heroName(hero.hero)}, ${whose}, ${spaces[hero.space].name}, ${counted(hero.handSize, 'card')}`}
        zoom={() => <HeroZoom slot={slot} />}
        onIdle={() => show(table, slot)}
      >
        <Pawn slot={slot} hero={hero.hero} size={30} />
        <span className="rea-other-words">
          <span className="rea-other-top">
            <b>{one ? seatNames[hero.seat] : heroName(hero.hero)}</b>
            <small>{one ? heroName(hero.hero) : whose}</small>
            <SeatState seat={hero.seat} />
          </span>
          <Candles hero={hero} size={15} />
          <small className="rea-other-where">{spaces[hero.space].name}</small>
        </span>
        <Totals hero={hero} inside />
        <span className="rea-other-foot">
          <span data-tip={`${counted(hero.handSize, 'card')} in hand`}>
            <Icon name="game:card-pick" size={13} /> {hero.handSize}
          </span>
          {specials > 0 && <span className="is-special">{counted(specials, 'Special')}</span>}
          {hero.quest !== NONE && (
            <span className="rea-other-quest">{questName(hero.quest).replace('Scout the General', 'Scout')}</span>
          )}
        </span>
      </Piece>
    </div>
  );
}

/** `inside` of a piece it is no stop for the keyboard. */
export function Totals({ hero, inside = false }: { readonly hero: HeroView; readonly inside?: boolean }) {
  const totals = diceTotals(hero);
  const tip = `Dice in hand against each General: ${totals.map((n, general) => `${generalName(general)} ${n}`).join(', ')}`;
  return (
    <Explained className="rea-totals" tip={tip} sum={() => <DiceInHand hero={hero} />} inside={inside}>
      {totals.map((n, general) => (
        <i key={general} className={`is-${colourNames[general]}${n === 0 ? ' is-none' : ''}`}>
          {generalLetter(general)}
          <b>{n}</b>
        </i>
      ))}
    </Explained>
  );
}

/** Which cards the dice come from. */
function DiceInHand({ hero }: { readonly hero: HeroView }) {
  const terms = generals.flatMap((_, general) => {
    const cards = hero.hand.filter(card => eligible[general][card]);
    const gives = cards.reduce((sum, card) => sum + cardDice[card], 0);
    return [
      {
        what: `Against ${generalName(general)}`,
        gives,
        note: cards.map(card => `${cardName(card)} ${cardDice[card]}`).join(', '),
      },
    ];
  });
  return <Sum title="Dice in hand" terms={terms} foot="The more dice, the more hits in a battle." />;
}

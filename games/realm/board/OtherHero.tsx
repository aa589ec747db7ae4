/** Another hero in a few lines: candles, where it stands, and what its hand is worth against each General. */
import { Icon, Piece } from '@vesper/web/board';
import { cardDice, eligible, isSpecial } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { HeroView } from '../view.ts';
import { counted, heroName, questName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { HeroZoom } from './Zooms.tsx';
import { isDeciding, useTable } from './Table.tsx';
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
    return <p className="seat-panel rea-other is-empty">{`${seatNames[hero.seat]} chooses a hero`}</p>;
  const whose = hero.seat === viewer ? 'yours' : seatNames[hero.seat];
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
            <b>{heroName(hero.hero)}</b>
            <small>{whose}</small>
          </span>
          <Candles hero={hero} size={15} />
          <small className="rea-other-where">{spaces[hero.space].name}</small>
        </span>
        <Totals hero={hero} />
        <span className="rea-other-foot">
          <span>
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

export function Totals({ hero }: { readonly hero: HeroView }) {
  return (
    <span className="rea-totals" title="Dice in hand against each General">
      {diceTotals(hero).map((n, general) => (
        <i key={general} className={`is-${colourNames[general]}${n === 0 ? ' is-none' : ''}`}>
          {generalLetter(general)}
          <b>{n}</b>
        </i>
      ))}
    </span>
  );
}

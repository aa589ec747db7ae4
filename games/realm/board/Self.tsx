/** Who a hero is: pawn, name, whose it is, candles, and what it has become for the day. */
import { Icon } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { NONE } from '../state.ts';
import type { HeroView, Slot } from '../state.ts';
import { heroName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { Totals } from './OtherHero.tsx';
import { HeroZoom } from './Zooms.tsx';
import { Piece } from './Piece.tsx';
import { slotsOf, useTable } from './Table.tsx';
import { generalLetter, heroLook } from './look.ts';
import { heroKey } from './marks.ts';
import { show } from './shown.ts';
import { Faction, Pawn, Shield } from './tokens.tsx';

export function Self({ slot }: { readonly slot: Slot }) {
  const { view, viewer, seatNames } = useTable();
  const hero = view.heroes[slot];
  const whose = hero.seat === viewer ? 'you' : seatNames[hero.seat];
  if (hero.hero === NONE) return <section className="rea-self" />;
  return (
    <section className="rea-self" aria-label={heroName(hero.hero)} data-home={`seat:${hero.seat}`}>
      <Piece
        id={heroKey(slot)}
        className="rea-self-name"
        label={`${heroName(hero.hero)}, ${whose}`}
        zoom={() => <HeroZoom view={view} slot={slot} />}
      >
        <Pawn slot={slot} hero={hero.hero} size={36} />
        <span>
          <b>{heroName(hero.hero)}</b>
          <small>{`${whose === 'you' ? 'You' : whose}, ${spaces[hero.space].name}`}</small>
        </span>
        <Icon name={heroLook(hero.hero).icon} size={26} className="rea-emblem" />
      </Piece>
      <Candles hero={hero} size={26} />
      <Totals hero={hero} />
      <Standing hero={hero} slot={slot} />
    </section>
  );
}

/** Style, form and slain Generals; the viewer's other heroes. */
function Standing({ hero, slot }: { readonly hero: HeroView; readonly slot: Slot }) {
  const table = useTable();
  const { view, viewer } = table;
  const others = viewer === 'spectator' ? [] : slotsOf(view, hero.seat).filter(other => other !== slot);
  return (
    <div className="rea-standing">
      {hero.style !== 'none' && <span>{`${hero.style === 'sky' ? 'Sky' : 'Ground'} style`}</span>}
      {hero.form !== NONE && (
        <span>
          <Faction colour={hero.form} size={13} />
          {`${generals[hero.form].minion} form`}
        </span>
      )}
      {hero.slain.map(colour => (
        <Shield key={colour} general={colour} size={20} down />
      ))}
      {hero.slain.length > 0 && <span className="rea-said">{`Slain: ${hero.slain.map(generalLetter).join()}`}</span>}
      {others.length > 0 && (
        <span className="rea-switch">
          {others.map(other => (
            <button key={other} type="button" onClick={() => show(table, other)}>
              <Pawn slot={other} hero={view.heroes[other].hero} size={24} />
              <span className="rea-said">
                {view.heroes[other].hero === NONE ? 'a hero' : `Show ${heroName(view.heroes[other].hero)}`}
              </span>
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

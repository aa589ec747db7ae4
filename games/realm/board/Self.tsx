/** Who a hero is: pawn, name, whose it is, candles, and what it has become for the day. */
import { Explained, Icon, Named, Piece, Self as OwnPanel } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { HeroView } from '../view.ts';
import { heroName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { Totals } from './OtherHero.tsx';
import { HeroZoom } from './Zooms.tsx';
import { slotsOf, useTable } from './table.ts';
import { heroLook } from './look.ts';
import { heroKey } from '../pieces.ts';
import { show } from './shown.ts';
import { Faction, Pawn, Shield } from './tokens.tsx';

export function Self({ slot }: { readonly slot: Slot }) {
  const { view, viewer, seatNames } = useTable();
  const hero = view.heroes[slot];
  const whose = hero.seat === viewer ? 'you' : seatNames[hero.seat];
  // Of several heroes each goes by its own name.
  const one = slotsOf(view, hero.seat).length === 1;
  if (hero.hero === NONE) return <section className="self" />;
  return (
    <OwnPanel seat={hero.seat} label={heroName(hero.hero)}>
      <Piece
        id={heroKey(slot)}
        className="rea-self-name"
        label={`${heroName(hero.hero)}, ${whose}`}
        zoom={() => <HeroZoom slot={slot} />}
      >
        <Named
          symbol={<Pawn slot={slot} hero={hero.hero} size={36} />}
          name={one ? `${seatNames[hero.seat]}${whose === 'you' ? ', you' : ''}` : heroName(hero.hero)}
          more={
            <>
              <small>{`${one ? heroName(hero.hero) : whose === 'you' ? 'You' : whose}, ${spaces[hero.space].name}`}</small>
              <Become hero={hero} />
            </>
          }
        />
        <Icon name={heroLook(hero.hero).icon} size={20} className="rea-emblem" />
      </Piece>
      <div className="rea-standing">
        <Candles hero={hero} size={26} />
        <Standing hero={hero} slot={slot} />
      </div>
      <Totals hero={hero} />
    </OwnPanel>
  );
}

/** The style or form of the day. */
function Become({ hero }: { readonly hero: HeroView }) {
  if (hero.style !== 'none') return <em>{`${hero.style === 'sky' ? 'Sky' : 'Ground'} style`}</em>;
  if (hero.form === NONE) return null;
  return (
    <em>
      <Faction colour={hero.form} size={13} />
      {`${generals[hero.form].minion} form`}
    </em>
  );
}

/** Slain Generals, and the viewer's other heroes. */
function Standing({ hero, slot }: { readonly hero: HeroView; readonly slot: Slot }) {
  const table = useTable();
  const { view, viewer } = table;
  const others = viewer === 'spectator' ? [] : slotsOf(view, hero.seat).filter(other => other !== slot);
  return (
    <>
      {hero.slain.map(colour => (
        <Explained key={colour} tip={generals[colour].slayer}>
          <Shield general={colour} size={22} />
        </Explained>
      ))}
      <span className="rea-switch">
        {others.map(other => (
          <button key={other} type="button" onClick={() => show(table, other)}>
            <Pawn slot={other} hero={view.heroes[other].hero} size={26} />
            <span className="unseen">
              {view.heroes[other].hero === NONE ? 'a hero' : `Show the ${heroName(view.heroes[other].hero)}`}
            </span>
          </button>
        ))}
      </span>
    </>
  );
}

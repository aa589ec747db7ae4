/** The eight heroes, to choose one from. */
import { Icon, Piece, ownDecision, Zoom, Veil } from '@vesper/web/board';
import { heroes } from '../content/heroes.ts';
import type { HeroId } from '../content/types.ts';
import { NONE } from '../state.ts';
import { counted, heroName } from '../words/names.ts';
import { useTable } from './table.ts';
import { Skills } from './Zooms.tsx';
import { heroLook } from './look.ts';
import { pickKey } from '../pieces.ts';
import { Pawn } from './tokens.tsx';

export function Gallery() {
  const table = useTable();
  const { view, game, asked, called, seatNames } = table;
  const own = ownDecision(table, 'pickHero', 'pickReplacement');
  const [waits] = asked;
  const title =
    own !== undefined
      ? called(game.words.prompt(view, own))
      : waits === undefined
        ? 'The heroes gather'
        : `${seatNames[waits.seat]} chooses a hero`;
  return (
    <Veil className="rea-gallery" label={title}>
      <h2>{title}</h2>
      <div>
        {heroes.map(({ id }, hero) => (
          <HeroToPick key={id} hero={hero} />
        ))}
      </div>
    </Veil>
  );
}

function HeroToPick({ hero }: { readonly hero: HeroId }) {
  const { view, seatNames } = useTable();
  const { life, skills } = heroes[hero];
  const slot = view.heroes.findIndex(found => found.hero === hero);
  const fallen = view.fallen.includes(hero);
  return (
    <Piece
      id={pickKey(hero)}
      className={slot === NONE ? 'flat-piece rea-pick' : 'flat-piece rea-pick is-taken'}
      label={`${heroName(hero)}, ${life} life: ${skills.map(({ name, gist }) => `${name} (${gist})`).join(', ')}`}
      zoom={() => (
        <Zoom className="is-plain" art={<Icon name={heroLook(hero).icon} size={26} />} title={heroName(hero)}>
          <Skills hero={hero} />
        </Zoom>
      )}
    >
      <span className="rea-pick-top">
        <Icon name={heroLook(hero).icon} size={34} />
        <span>
          <b>{heroName(hero)}</b>
          <small>{counted(life, 'life token')}</small>
        </span>
      </span>
      <span className="rea-pick-skills">
        {skills.map(({ name, gist }) => (
          <span key={name}>
            {name}
            <small>{gist}</small>
          </span>
        ))}
      </span>
      {slot >= 0 && (
        <span className="rea-pick-taken">
          <Pawn slot={slot} hero={hero} size={20} />
          {seatNames[view.heroes[slot].seat]}
        </span>
      )}
      {slot < 0 && fallen && <span className="rea-pick-taken">fell before</span>}
    </Piece>
  );
}

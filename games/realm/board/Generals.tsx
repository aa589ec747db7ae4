/** The four Generals: life and major zone, where they stand on their way, and what would move them on. */
import { Piece } from '@vesper/web/board';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import type { Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { counted, generalName } from '../words/names.ts';
import { GeneralZoom } from './Zooms.tsx';
import { useTable } from './table.ts';
import { colourNames } from './look.ts';
import { generalKey } from '../pieces.ts';
import { Shield } from './tokens.tsx';

export function spokenGeneral(view: RealmView, general: Colour): string {
  const { life, topLife, space, step, major } = view.generals[general];
  const name = generalName(general);
  if (life === 0) return `${name}, defeated`;
  const wound = major ? ', major wound' : '';
  return `${name} in ${spaces[space].name}, life ${life} of ${topLife}${wound}, ${counted(4 - step, 'step')} from Monarch City`;
}

export function Generals() {
  const { view } = useTable();
  return (
    <section className="rea-generals" aria-label="Generals">
      {view.generals.map((_, general) => (
        <GeneralRow key={general} general={general} />
      ))}
    </section>
  );
}

function GeneralRow({ general }: { readonly general: Colour }) {
  const { view } = useTable();
  const { life, topLife, step, threats, space, healsFrom } = view.generals[general];
  const { route } = generals[general];
  const next = space === NONE ? '' : spaces[route[Math.min(4, step + 1)]].name;
  const heals = healsFrom > 0 && life < topLife;
  return (
    <Piece
      id={generalKey(general)}
      className={`flat-piece rea-general is-${colourNames[general]}${life === 0 ? ' is-fallen' : ''}${step === 3 && life > 0 ? ' is-close' : ''}`}
      label={spokenGeneral(view, general)}
      zoom={() => <GeneralZoom general={general} />}
    >
      <Shield general={general} size={30} down={life === 0} />
      <span className="rea-general-words">
        <span className="rea-general-top">
          <b>{generalName(general)}</b>
          {life > 0 && <Way step={step} />}
        </span>
        {life > 0 && (
          <span className="rea-general-life">
            <LifeTrack life={life} top={topLife} major={generals[general].majorLimit} />
            {!heals && (
              <span className="rea-threats" data-tip={`${counted(threats, 'Darkness card')} left would move it`}>
                <i className="rea-back is-dark" aria-hidden />
                {threats}
              </span>
            )}
          </span>
        )}
        <small>{life === 0 ? 'Defeated' : heals ? healing(healsFrom, view.turn) : `→ ${next}`}</small>
      </span>
    </Piece>
  );
}

const healing = (from: number, turn: number): string =>
  from > turn ? `heals from turn ${from} on` : 'heals 1 each turn';

/** The way to the City: how many steps are behind, how many are left. */
function Way({ step }: { readonly step: number }) {
  return (
    <span className="rea-steps" data-tip={`${counted(4 - step, 'step')} to Monarch City`}>
      {[0, 1, 2, 3, 4].map(i => (
        <i key={i} className={i === step ? 'is-now' : i < step ? 'is-past' : i === 4 ? 'is-city' : ''} />
      ))}
    </span>
  );
}

/** Life from the top down; the major zone is hatched. */
export function LifeTrack({
  life,
  top,
  major,
}: {
  readonly life: number;
  readonly top: number;
  readonly major: number;
}) {
  return (
    <span
      className="rea-life"
      data-tip={`Life ${life} of ${top}${major > 0 ? `; major wound at ${major} or less` : ''}`}
    >
      {Array.from({ length: top }, (_, i) => (
        <i key={i} className={`${i < life ? 'is-left' : 'is-lost'}${i < major ? ' is-major' : ''}`} />
      ))}
      <b>{life}</b>
    </span>
  );
}

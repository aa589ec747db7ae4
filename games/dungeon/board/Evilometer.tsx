/** The Evilometer: a tube of fifteen spaces, the paladin's mark on the tenth, and his tent on top. */
import { count } from '@vesper/kernel';
import { Icon, Piece, SeatSymbol } from '@vesper/web/board';
import { EVIL_PALADIN, EVIL_MOST } from '../content/orders.ts';
import type { Colour } from '../content/types.ts';
import { evilKey } from '../keys.ts';
import { AdventurerFigure } from './figures/adventurers.tsx';
import { colourAt } from './look.ts';
import { nameOf, useTable } from './table.ts';
import { EvilZoom, TentZoom } from './zooms/EvilZoom.tsx';

export function Evilometer() {
  const { view } = useTable();
  return (
    <div className="dun-evil" role="group" aria-label="Evilometer">
      <Tent />
      <ol className="dun-tube">
        {Array.from({ length: EVIL_MOST }, (_, i) => EVIL_MOST - i).map(at => (
          <li key={at} className={at === EVIL_PALADIN ? 'is-paladin' : at > EVIL_PALADIN ? 'is-dire' : ''} data-at={at}>
            <i data-tip={spaceOf(view.evil, at)}>
              {at === EVIL_PALADIN ? <Icon name="game:broadsword" size={12} /> : at}
            </i>
            <span className="dun-discs" data-n={view.evil.filter(n => n === at).length}>
              {view.evil.map((n, colour) => (n === at ? <Disc key={colour} colour={colour} /> : null))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What stands on a space of the tube means. */
function spaceOf(evil: readonly number[], at: number): string {
  const lords = evil.filter(n => n === at).length;
  const here = lords === 0 ? 'nobody stands here' : `${count(lords, 'lord').text} here`;
  if (at < EVIL_PALADIN) return `Evil ${at}: ${here}`;
  return `Evil ${at}: ${here}. From ${EVIL_PALADIN} on a paladin may come`;
}

function Disc({ colour }: { readonly colour: Colour }) {
  const table = useTable();
  const { view } = table;
  const name = nameOf(table, colour);
  return (
    <Piece
      id={evilKey(colour)}
      className={colour < view.seats ? 'dun-disc' : 'dun-disc is-neutral'}
      label={`${name}: Evil ${view.evil[colour]}`}
      zoom={() => <EvilZoom colour={colour} name={name} />}
      travels
    >
      <SeatSymbol colour={colourAt(colour)} size={18} />
    </Piece>
  );
}

/** Paladins who have not come yet; the next one is seen. */
function Tent() {
  const { view } = useTable();
  const { tent } = view;
  const next = tent.at(-1);
  return (
    <Piece
      id="tent:0"
      className="dun-tent"
      label={tent.length === 0 ? 'The tent is empty' : `${tent.length} in the paladins’ tent`}
      zoom={() => <TentZoom />}
    >
      <svg viewBox="0 0 40 30" width="40" height="30" aria-hidden>
        <path d="M20 1 2 29h36z" fill="#e8dcc0" stroke="#160d14" strokeWidth="1.500" strokeLinejoin="round" />
        <path d="M20 1 8 29h6zM20 1l12 28h-6z" fill="#c0392b" />
        <path d="M20 8l-5 21h10z" fill="#2a1a24" />
      </svg>
      {next !== undefined && (
        <span data-home="tent">
          <AdventurerFigure adventurer={next} size={22} />
        </span>
      )}
      {tent.length > 1 && <b>{tent.length}</b>}
    </Piece>
  );
}

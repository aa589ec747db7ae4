/** The decks and supplies of the Central Board and the Far Distant Lands, and what the tax collector would ask now. */
import type { ReactNode } from 'react';
import { Explained, Icon, Piece, Zoom } from '@vesper/web/board';
import { creatures } from '../content/creatures.ts';
import { expertise } from '../content/expertise.ts';
import { traps } from '../content/traps.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { taxOf } from '../reckoning.ts';
import { Symbol } from './symbols.tsx';
import { sorted } from './TrapCard.tsx';
import { useTable } from './table.ts';

export function Supply() {
  const { view, viewer } = useTable();
  const { trapDeckSize, trapDiscard, terms, petStackSize, improvementStackSize } = view;
  const lessons = view.experts.filter(at => at === NONE).length;
  return (
    <div className="dun-supply">
      <Pile
        name="traps"
        label={`${trapDeckSize} traps in the deck, ${trapDiscard.length} used`}
        art={<Symbol of="trap" size={15} />}
        words={trapDiscard.length > 0 ? `${trapDeckSize} traps, ${trapDiscard.length} used` : `${trapDeckSize} traps`}
        zoom={() => <UsedTraps view={view} />}
      />
      {terms.fs && (
        <>
          <Pile
            name="pets"
            label={`${petStackSize} pets in the deck`}
            art={<Symbol of="pet" size={15} />}
            words={`${petStackSize}`}
            zoom={() => <Zoom title="Pets">{<p>{`${petStackSize} lie face down in the deck.`}</p>}</Zoom>}
          />
          <Pile
            name="lessons"
            label={`${lessons} expertise tiles in the supply`}
            art={<Icon name="game:graduate-cap" size={15} />}
            words={`${lessons}`}
            zoom={() => <Lessons view={view} />}
          />
          <Pile
            name="tunnels"
            label={`${improvementStackSize} improved tunnels in the supply`}
            art={<Icon name="game:stone-wall" size={14} />}
            words={`${improvementStackSize}`}
            zoom={() => (
              <Zoom title="Improved tunnels">
                <p>{`${improvementStackSize} in the supply; Renovation offers two of them.`}</p>
              </Zoom>
            )}
          />
        </>
      )}
      {viewer !== 'spectator' && (
        <Explained className="dun-tax" tip="What the tax collector would ask now">
          {'Tax now '}
          <Symbol of="gold" size={14} /> <b>{taxOf(view.players[viewer])}</b>
        </Explained>
      )}
    </div>
  );
}

function Pile(props: {
  readonly name: string;
  readonly label: string;
  readonly art: ReactNode;
  readonly words: string;
  readonly zoom: () => ReactNode;
}) {
  const { name, label, art, words, zoom } = props;
  return (
    <span data-home={name}>
      <Piece id={`pile:${name}`} className="dun-pile" label={label} zoom={zoom}>
        {art}
        <span>{words}</span>
      </Piece>
    </span>
  );
}

function UsedTraps({ view }: { readonly view: DungeonView }) {
  const used = sorted(view.trapDiscard);
  return (
    <Zoom title="Traps" tone="#43505c">
      <p>{`${view.trapDeckSize} lie face down in the deck.`}</p>
      {used.length > 0 && (
        <p className="dun-dim">
          {`Used: ${used.map(({ card, count }) => (count > 1 ? `${traps[card].name} ×${count}` : traps[card].name)).join(', ')}.`}
        </p>
      )}
    </Zoom>
  );
}

function Lessons({ view }: { readonly view: DungeonView }) {
  return (
    <Zoom title="Expertise">
      <ul className="is-fine">
        {expertise.map(({ text }, kind) =>
          view.experts[kind] === NONE ? (
            <li key={kind}>
              <span>
                <b>{creatures[kind].name}</b> {text}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </Zoom>
  );
}

/** A kind of creatures: its sign, its numbers, and its strength as pips, of which lost ones are hollow. */
import { Icon, Piece } from '@vesper/web/board';
import type { Legal, Offer } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import { TYPES } from '../../content/types.ts';
import type { FolkloreEvent } from '../../events.ts';
import { kindKey } from '../../keys.ts';
import { foeName, typeName } from '../../words/names.ts';
import { dice } from '../../words/amounts.ts';
import { plus } from '../../words/voice.ts';
import { FoeBust } from '../encounter/FoeBust.tsx';
import { typeClass, typeIcon } from '../encounter/foeTypes.ts';
import { useTable } from '../table.ts';
import type { TableNow } from '../table.ts';
import { KindZoom } from './KindZoom.tsx';

const none: readonly Legal[] = [];

/** What it had when the skirmish began. */
export function startOf({ log, view }: Pick<TableNow, 'log' | 'view'>, kind: number): number {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i].event as FolkloreEvent;
    if (event.event === 'skirmishBegan') return Math.max(event.strength[kind] ?? 0, view.skirmish.strength[kind]);
  }
  return view.skirmish.strength[kind];
}

const chanceOf = ({ facts }: Offer): number => {
  const chance = facts?.['chance'];
  return typeof chance === 'number' ? chance : -1;
};

export function Banner({ kind }: { readonly kind: number }) {
  const table = useTable();
  const { view, marks } = table;
  const { kinds, strength, skips, rollsLow } = view.skirmish;
  const card = foeKinds[kinds[kind]];
  const left = Math.max(0, strength[kind]);
  const most = Math.max(left, startOf(table, kind));
  const ways = marks.lit?.get(kindKey(kind)) ?? marks.legal.get(kindKey(kind)) ?? none;
  const chance = Math.max(-1, ...ways.map(({ offer }) => chanceOf(offer)));
  const name = foeName(kinds[kind], 0);
  const label = `${name}, ${left === 0 ? 'defeated' : `strength ${left} of ${most}`}`;
  return (
    <Piece
      id={kindKey(kind)}
      className={`fol-kind ${typeClass(kinds[kind])}${left === 0 ? ' is-defeated' : ''}`}
      label={label}
      zoom={() => <KindZoom kind={kind} />}
    >
      <span className="fol-cloth" />
      <span className="fol-kind-face">
        <FoeBust kind={kinds[kind]} size={92} />
      </span>
      <b>{name}</b>
      <em className={`fol-kind-type ${typeClass(kinds[kind])}`}>
        <Icon name={typeIcon(kinds[kind])} size={13} />
        {typeName(TYPES[card.type])}
      </em>
      {card.skirmish !== null && (
        <span className="fol-kind-numbers">
          {`Might ${plus(card.skirmish.might)}, Defense ${card.skirmish.defense}, ${dice(card.skirmish.dice)}`}
        </span>
      )}
      <span className="fol-strength" data-home={`strength:${kind}`}>
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={i < left ? 'is-left' : ''} />
        ))}
      </span>
      <span className="fol-kind-left">{left === 0 ? 'defeated' : `${left} of ${most}`}</span>
      {(skips[kind] || rollsLow[kind]) && (
        <span className="fol-kind-note">{skips[kind] ? 'makes no attacks next' : 'lower of two dice next'}</span>
      )}
      {chance >= 0 && <strong className="fol-chance">{`${Math.round(chance)} %`}</strong>}
    </Piece>
  );
}

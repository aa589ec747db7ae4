/** A space that may be walked to, searched, opened or aimed at; what lies there is drawn below it. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { Icon, Piece } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { actionKind } from '../../agenda.ts';
import { spaceKey } from '../../keys.ts';
import type { Space } from '../../state.ts';
import { spaceTitle } from '../../words/map.ts';
import { useTable } from '../table.ts';
import { SpaceZoom } from './SpaceZoom.tsx';
import { walkOf } from './mind.ts';
import { boxOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const none: readonly Legal[] = [];

export const SpacePiece = memo(function SpacePiece({ space, sheet }: { readonly space: Space; readonly sheet: Sheet }) {
  const { view, marks } = useTable();
  const key = spaceKey(space);
  const ways = marks.lit?.get(key) ?? marks.legal.get(key) ?? none;
  const walk = ways.map(({ offer }) => walkOf(offer)).find(found => found !== null);
  const deed = ways.find(({ offer }) => walkOf(offer) === null);
  const classes = ['fol-space'];
  if (walk !== undefined) classes.push('is-walk');
  if (walk !== undefined && walk !== null && walk.harm > 0) classes.push('is-harm');
  const share = walk === undefined || walk === null ? 0.3 : Math.max(0.12, 0.5 - walk.cost * 0.1);
  return (
    <Piece
      id={key}
      className={classes.join(' ')}
      style={{ ...boxOf(sheet, space), '--tint': `${Math.round(share * 100)}%` } as CSSProperties}
      label={spaceTitle(view, space)}
      zoom={() => <SpaceZoom space={space} />}
    >
      {walk !== undefined && walk !== null && <i className="fol-cost">{walk.cost}</i>}
      {deed !== undefined && (
        <i className="fol-deed">
          <Icon name={iconOf(deed)} size={13} />
        </i>
      )}
    </Piece>
  );
});

function iconOf({ decision, offer }: Legal) {
  if (decision.ask === 'placeCharacter') return 'lucide:map-pin';
  if (typeof offer.choice !== 'number' || (decision.ask !== 'encounter' && decision.ask !== 'adventure'))
    return 'lucide:target';
  const kind = actionKind(offer.choice);
  return kind === 'unlock' ? 'lucide:key-round' : kind === 'extinguish' ? 'lucide:flame-kindling' : 'lucide:search';
}

/** A tile that is to be defended, in large. */
import { EARTH, ROOM } from '../state.ts';
import type { Tile } from '../state.ts';
import { Props } from './Rock.tsx';
import { RoomScene } from './RoomScene.tsx';

export function TilePicture({ tile }: { readonly tile: Tile }) {
  if (tile >= ROOM)
    return (
      <span className="dun-tile-picture">
        <RoomScene room={tile - ROOM} size={76} />
      </span>
    );
  return (
    <svg className="dun-tile-picture" viewBox="0 0 66 66" aria-hidden>
      <rect
        className="is-hole"
        x="3"
        y="6"
        width="60"
        height="56"
        rx="14"
        strokeDasharray={tile === EARTH ? '4 4' : ''}
      />
      {tile !== EARTH && <Props at="translate(0 0)" lit />}
    </svg>
  );
}

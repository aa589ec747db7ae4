/** A room in section: an arched chamber with a torch and the thing it is for. */
import { memo } from 'react';
import { Icon } from '@vesper/web/board';
import type { Room } from '../content/types.ts';
import { roomLooks } from './look.ts';

export const RoomScene = memo(function RoomScene({ room, size }: { readonly room: Room; readonly size: number }) {
  const { icon, tone } = roomLooks[room];
  return (
    <span className="dun-scene" style={{ width: size, height: size, color: tone }}>
      <svg viewBox="0 0 60 60" width={size} height={size} aria-hidden>
        <path d="M4 57V26C4 11 15 3 30 3s26 8 26 23v31z" fill="#3a2430" stroke="#160d14" strokeWidth="2" />
        <path d="M4 57V26C4 11 15 3 30 3s26 8 26 23v31z" fill={tone} opacity="0.34" />
        <path
          d="M10 22h10v7H10zM22 13h12v7H22zM38 20h11v7H38zM30 30h12v7H30zM8 38h9v7H8zM44 38h8v7h-8z"
          fill="rgb(255 230 200 / 0.09)"
        />
        <path d="M3 49h54v8H3z" fill="#5b3a2a" stroke="#160d14" strokeWidth="1.500" />
        <path d="M16 49v8M30 49v8M44 49v8" stroke="#160d14" strokeWidth="1" opacity="0.6" />
        <path d="M9.500 25v8" stroke="#6b4423" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M9.500 15c2.400 3.400 3.400 5 3.400 7a3.400 3.400 0 0 1-6.800 0c0-2 1-3.600 3.400-7z" fill="#ffb347" />
        <path
          d="M9.500 19c1.200 1.700 1.600 2.400 1.600 3.400a1.600 1.600 0 0 1-3.200 0c0-1 .4-1.700 1.600-3.400z"
          fill="#fff1c4"
        />
      </svg>
      <Icon name={icon} size={size * 0.5} className="dun-scene-thing" />
    </span>
  );
});

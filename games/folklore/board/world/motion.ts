/** What moves on the World Map: the lantern walks from node to node, the token of the hour turns over. */
import { MOVE, animate, home, turnOver } from '@vesper/web/board';
import type { Steps } from '@vesper/web/board';
import { wayBetween } from '../../content/world.ts';
import type { FolkloreEvent } from '../../events.ts';
import { nodeKey } from '../../keys.ts';
import type { FolkloreView } from '../../state.ts';

const LONGEST = 1200;

/** Where a place is drawn, as its own style has it. */
function spot(node: number): { readonly x: number; readonly y: number } | null {
  const piece = document.querySelector<HTMLElement>(`.fol-world [data-piece="${nodeKey(node)}"]`);
  return piece === null ? null : { x: parseFloat(piece.style.left), y: parseFloat(piece.style.top) };
}

export const worldMotion: Steps<FolkloreEvent, FolkloreView> = {
  groupMoved({ from, to }) {
    const lantern = home('group');
    const spots = wayBetween(from, to).map(spot);
    if (lantern === null || spots.length < 2) return;
    const frames = spots.flatMap(at => (at === null ? [] : [{ transform: `translate(${at.x}px, ${at.y}px)` }]));
    animate(lantern, frames, { duration: Math.min(LONGEST, MOVE * (frames.length - 1)), easing: 'ease-in-out' });
  },
  dayTurned: () => turnOver(home('hour')),
};

import { signed } from '@vesper/kernel';
import type { Aim, Game, Seat, Viewer } from '@vesper/kernel';
import { useId } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { aimsOf, sumOf } from '../parts/aims.ts';
import { later } from '../parts/later.tsx';
import { useTable } from './model.ts';

const Aims = later(async () => (await import('./Aims.tsx')).Aims);

/** What gives points, or how the match is won and lost, and how each of it stands. Always at hand, opened when wished. */
export function ScoreCard() {
  const { game, view, viewer, ui, set } = useTable();
  const id = useId();
  const aims = aimsOf(game, view, seatAsked(viewer));
  if (aims.length === 0) return null;
  return (
    <section className="score-card" data-open={ui.aims}>
      <button
        type="button"
        className="score-card-head"
        aria-expanded={ui.aims}
        aria-controls={id}
        onClick={() => set({ aims: !ui.aims })}
      >
        <Icon name={ui.aims ? 'lucide:chevron-down' : 'lucide:chevron-up'} size={16} />
        <b>{aimsTitle(game)}</b>
        {game.together !== true && typeof viewer === 'number' && <span>{inAll(aims)}</span>}
      </button>
      {ui.aims && (
        <div id={id} className="score-card-body">
          <Aims />
        </div>
      )}
    </section>
  );
}

export const aimsTitle = ({ together }: Game): string => (together === true ? 'How do we win?' : 'How do I score?');

export const seatAsked = (viewer: Viewer): Seat => (typeof viewer === 'number' ? viewer : 0);

const inAll = (aims: readonly Aim[]): string => {
  const sum = sumOf(aims);
  return `${signed(sum)} ${Math.abs(sum) === 1 ? 'point' : 'points'} now`;
};

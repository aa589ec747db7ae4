import { Icon } from '../parts/Icon.tsx';
import { titled } from '../shelf.ts';
import type { Described } from '../shelf.ts';
import { emblems } from './emblems.tsx';

export function GameCard(props: { readonly game: Described; readonly chosen: boolean; readonly onChoose: () => void }) {
  const { game, chosen, onChoose } = props;
  const { title, subtitle } = titled(game.name);
  const Emblem = emblems[game.id] ?? emblems.vesper;
  const { min, max } = game.seats;
  const [kind] = game.about.kind.split(',');
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      className="game-card"
      data-game={game.id}
      onClick={onChoose}
    >
      <Emblem size={96} />
      <span className="game-words">
        <b>{title}</b>
        <i>{subtitle}</i>
        <span className="game-line">{game.about.line}</span>
      </span>
      <span className="game-facts">
        <span>
          <Icon name="lucide:users" size={16} /> {min === max ? min : `${min} to ${max}`}
        </span>
        <span>
          <Icon name="lucide:clock" size={16} /> {game.about.minutes} min
        </span>
        <span className="game-kind">
          <Icon name={kind === 'Together' ? 'lucide:shield' : 'lucide:swords'} size={16} /> {kind}
        </span>
      </span>
    </button>
  );
}

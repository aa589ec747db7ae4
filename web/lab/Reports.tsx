import { reports } from 'virtual:lab';
import { Link } from 'wouter';
import { emblems } from '../lobby/emblems.tsx';
import { Icon } from '../parts/Icon.tsx';
import { shelf, titled } from '../shelf.ts';

/** One card for every game: the first thing that its report says. */
export function Reports() {
  return (
    <section aria-label="Reports" className="lab-reports">
      {shelf.map(({ id, name }) => {
        const Emblem = emblems[id] ?? emblems.vesper;
        const { title, subtitle } = titled(name);
        const told = reports[id];
        if (told === undefined) return null;
        return (
          <Link key={id} href={`/lab/${id}`} className="game-card" data-game={id}>
            <Emblem size={56} />
            <span className="game-words">
              <b>{title}</b>
              <i>{subtitle}</i>
            </span>
            <span className="game-line">{told.headline}</span>
            <span className="game-facts">
              <span>
                <Icon name="lucide:bot" size={16} /> {told.played}
              </span>
              <span className="game-kind">
                Read <Icon name="lucide:arrow-right" size={16} />
              </span>
            </span>
          </Link>
        );
      })}
    </section>
  );
}

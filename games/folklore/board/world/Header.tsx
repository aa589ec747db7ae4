/** How the story stands, in one line above the world: the hour, the goal, the clock, the World turn; the book to read again. */
import { Explained, Icon } from '@vesper/web/board';
import { NONE } from '../../state.ts';
import { chapterTitles } from '../../words/names.ts';
import { goal } from '../../words/status.ts';
import { show } from '../place.ts';
import { useTable } from '../table.ts';
import { Posts, usePosts } from '../party/Posts.tsx';

export const HEAD = 42;

export function Header() {
  const table = useTable();
  const { view, called, layout } = table;
  const { isNight, worldTurns, clockLimit } = view;
  const phone = layout === 'phone';
  const hour = isNight ? 'Night' : 'Day';
  const wants = called(goal(view)).replace(/\.$/, '');
  const posts = usePosts();
  return (
    <div className={posts.length > 0 ? 'fol-header has-posts' : 'fol-header'}>
      <Explained
        className="fol-hour"
        tip={
          isNight
            ? 'Night: many events are harder. The Leader token turns over at the end of each World turn.'
            : 'Day. The Leader token turns over at the end of each World turn.'
        }
      >
        <span className="fol-hour-token" data-home="hour" aria-hidden>
          <Hour isNight={isNight} size={26} />
        </span>
        {!phone && <b>{hour}</b>}
      </Explained>
      <Explained className="fol-wants" tip={`What the story asks for: ${wants}`}>
        <Flag />
        <b>{wants}</b>
      </Explained>
      {!phone && <Posts posts={posts} />}
      {clockLimit !== NONE && <Clock />}
      {!phone && (
        <Explained className="fol-world-turn" tip={`World turns so far: ${worldTurns}`}>
          World turn <b>{worldTurns + (view.inWorldTurn ? 1 : 0)}</b>
        </Explained>
      )}
      <button
        type="button"
        className="fol-to-book"
        aria-label="Read the page again"
        onClick={() => show(table, 'story')}
      >
        <Icon name="game:open-book" size={18} />
      </button>
    </div>
  );
}

/** One drop for each World turn: what has passed is full. */
export function Clock() {
  const { view } = useTable();
  const { clockLimit, clock, chapter } = view;
  const name = chapterTitles(view, chapter).clock;
  return (
    <Explained
      className="fol-clock"
      tip={`${name}: ${clock} of ${clockLimit} World turns have passed. What happens at the last is told when it comes.`}
    >
      <span className="fol-clock-name">{name}</span>
      <span className="fol-drops" aria-hidden>
        {Array.from({ length: clockLimit }, (_, i) => (
          <svg key={i} width="11" height="15" viewBox="0 0 13 17" className={i < clock ? 'is-past' : ''}>
            <path d="M6.500 1C9.500 5.600 12 8 12 11a5.500 5.500 0 0 1-11 0c0-3 2.500-5.400 5.500-10z" />
          </svg>
        ))}
      </span>
      <b>{`${clock} of ${clockLimit}`}</b>
    </Explained>
  );
}

/** The Leader token: a moon or a sun. */
export function Hour({ isNight, size }: { readonly isNight: boolean; readonly size: number }) {
  return (
    <svg className="fol-hour-disc" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {isNight ? (
        <>
          <circle cx="12" cy="12" r="11" fill="#1c3236" stroke="#9fd0d0" strokeWidth="1.400" />
          <path d="M15.500 5.500A7.500 7.500 0 1 0 18.800 16 6.600 6.600 0 0 1 15.500 5.500z" fill="#e6f0ea" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11" fill="#e9dbb8" stroke="#5b4322" strokeWidth="1.400" />
          <path
            d="M12 3.200v3M12 17.800v3M3.200 12h3M17.800 12h3M5.800 5.800l2.100 2.100M16.100 16.100l2.100 2.100M5.800 18.200l2.100-2.100M16.100 7.900l2.100-2.100"
            stroke="#6d3a12"
            strokeWidth="1.700"
            strokeLinecap="round"
          />
          <circle cx="12" cy="12" r="4.400" fill="#b8651c" />
        </>
      )}
    </svg>
  );
}

const Flag = () => (
  <svg width="14" height="18" viewBox="0 0 14 18" aria-hidden>
    <path d="M2 17V1l11 4-9 4.500" fill="#b34a58" stroke="#f0c9c9" strokeWidth="1.200" strokeLinejoin="round" />
  </svg>
);

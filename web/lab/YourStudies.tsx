import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { emblems } from '../lobby/emblems.tsx';
import { Icon } from '../parts/Icon.tsx';
import { forgetStudy, keptStudies } from '../session/keptStudies.ts';
import type { KeptStudy } from '../session/keptStudies.ts';
import { isPlaying, stop } from '../session/studies.ts';
import { inWords } from './question.ts';

/** How often the list looks how far studies are. */
const AGAIN = 1000;

export function YourStudies() {
  const [studies, setStudies] = useState<readonly KeptStudy[]>([]);
  const [problem, setProblem] = useState('');
  const look = (): void =>
    void keptStudies().then(setStudies, () => setProblem('This browser keeps nothing: a study would be lost.'));
  useEffect(() => {
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const forget = (id: string): void => {
    stop(id);
    void forgetStudy(id).then(look, (error: unknown) => setProblem(String(error)));
  };
  return (
    <section className="panel your-studies" aria-label="Your studies">
      <h2>Your studies</h2>
      {studies.length === 0 ? (
        <p className="nothing">None yet. Ask a question: the answer stays in this browser.</p>
      ) : (
        <ul className="table-rows">
          {studies.map(({ id, asked, matches, played, isOver }) => {
            const { title, small } = inWords(asked);
            const Emblem = emblems[asked.game] ?? emblems.vesper;
            const percent = Math.floor((played / matches) * 100);
            const word = isOver ? 'Read' : isPlaying(id) ? `${percent} % played` : `Go on at ${percent} %`;
            return (
              <li key={id}>
                <Link href={`/lab/${id}`}>
                  <Emblem size={22} />
                  <b>
                    {title}, {matches} matches
                  </b>
                  <small>{small}</small>
                  <span className="turn">
                    {word} <Icon name="lucide:arrow-right" size={16} />
                  </span>
                </Link>
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Delete this study of ${title}`}
                  data-tip="Delete this study"
                  onClick={() => forget(id)}
                >
                  <Icon name="lucide:trash-2" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}

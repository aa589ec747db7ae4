import { loadGame } from '@vesper/games';
import type { Manual } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePictures } from '../manualPictures.ts';
import { loadManual } from '../manuals.ts';
import { Candle } from '../parts/Candle.tsx';
import '../styles/lobby.css';
import { ManualPicture } from './ManualPicture.tsx';
import { QuickStart } from './QuickStart.tsx';

/** A whole rulebook on one page, with an address for each clause. */
export function ManualPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const [manual, setManual] = useState<Manual | null>(null);
  const [needle, setNeedle] = useState('');
  const pictures = usePictures(game);
  useEffect(() => {
    loadGame(game).then(
      loaded => void loadManual(loaded).then(setManual),
      () => setManual(null),
    );
  }, [game]);
  useEffect(() => {
    if (manual !== null && clause !== null) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [manual, clause]);
  const words = needle.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    <main className="manual-page">
      <header>
        <Link href="/" aria-label="Back to the lobby">
          <Candle size={28} />
        </Link>
        <h1>{manual?.title ?? 'Manual'}</h1>
        <input
          type="search"
          placeholder="Search"
          aria-label="Search the manual"
          value={needle}
          onChange={event => setNeedle(event.target.value)}
        />
      </header>
      {manual !== null && words.length === 0 && (
        <>
          {manual.quickStart !== undefined && (
            <section id="quick-start">
              <h2>Quick start</h2>
              <QuickStart
                parts={manual.quickStart}
                clause={id => (
                  <Link className="clause" href={`/manual/${game}/${id}`}>
                    {id}
                  </Link>
                )}
              />
            </section>
          )}
          <nav aria-label="Contents">
            <h2>Contents</h2>
            <ol className="contents">
              {manual.chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </>
      )}
      {manual?.chapters.map(chapter => {
        const clauses = Object.entries(chapter.clauses).filter(([id, text]) =>
          words.every(word => `${id} ${text}`.toLowerCase().includes(word)),
        );
        return clauses.length === 0 ? null : (
          <section key={chapter.id} id={chapter.id}>
            <h2>{chapter.title}</h2>
            <dl>
              {clauses.map(([id, text]) => (
                <div key={id} id={id} data-found={id === clause}>
                  <dt>
                    <Link href={`/manual/${game}/${id}`}>{id}</Link>
                  </dt>
                  <dd>
                    {text}
                    <ManualPicture pictures={pictures} game={game} id={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </main>
  );
}

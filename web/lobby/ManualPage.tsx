import { loadGame } from '@vesper/games';
import type { Manual } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import '../styles/lobby.css';

/** A whole rulebook on one page, with an address for each clause. */
export function ManualPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const [manual, setManual] = useState<Manual | null>(null);
  const [needle, setNeedle] = useState('');
  useEffect(() => {
    loadGame(game).then(
      loaded => setManual(loaded.manual),
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
      {manual?.chapters.map(chapter => {
        const clauses = Object.entries(chapter.clauses).filter(([id, text]) =>
          words.every(word => `${id} ${text}`.toLowerCase().includes(word)),
        );
        return clauses.length === 0 ? null : (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            <dl>
              {clauses.map(([id, text]) => (
                <div key={id} id={id} data-found={id === clause}>
                  <dt>
                    <Link href={`/manual/${game}/${id}`}>{id}</Link>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </main>
  );
}

import { reportRules } from '@vesper/lab/study';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../styles/lobby.css';
import '../styles/lab.css';

/** The page around a report: the way back, and what can be done with it. */
export function Sheet(props: {
  readonly game: string;
  /** Where the report has not come yet. */
  readonly title?: string;
  readonly acts: ReactNode;
  readonly children: ReactNode;
}) {
  const { game, title, acts, children } = props;
  return (
    <div className="lobby lab lab-sheet" data-game={game}>
      <header className="lab-head">
        <Link href="/" aria-label="Back to the lobby" data-tip="Back to the lobby">
          <Candle size={28} />
        </Link>
        <Link className="quiet" href="/lab">
          <Icon name="lucide:flask-conical" size={19} /> Lab
        </Link>
        <div className="lab-acts">{acts}</div>
      </header>
      <main>
        {title !== undefined && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}

/** The report itself, as the command line writes it; only its colours are those of the page. */
export function Written({ page }: { readonly page: string }) {
  return (
    <>
      <style>{reportRules}</style>
      <article className="study" dangerouslySetInnerHTML={{ __html: bodyOf(page) }} />
    </>
  );
}

/** What a report's file shows. It is made by our own code, which escapes whatever it is told. */
function bodyOf(page: string): string {
  const begin = page.indexOf('>', page.indexOf('<body')) + 1;
  return page.slice(begin, page.indexOf('</body>'));
}

import { Link } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { Icon } from '../parts/Icon.tsx';
import { isStudyId } from '../session/keptStudies.ts';
import { gameOnShelf } from '../shelf.ts';
import { AskForm } from './AskForm.tsx';
import { OwnStudy } from './OwnStudy.tsx';
import { Report } from './Report.tsx';
import { Reports } from './Reports.tsx';
import { YourStudies } from './YourStudies.tsx';
import '../styles/lobby.css';
import '../styles/lab.css';

/** What bots have shown about each game, and questions of one's own: `/lab`, `/lab/salem`, `/lab/study-…`. */
export function LabPage({ what }: { readonly what: string | null }) {
  if (what !== null && isStudyId(what)) return <OwnStudy id={what} />;
  if (what !== null && gameOnShelf(what) !== undefined) return <Report game={what} />;
  return (
    <div className="lobby lab">
      <header className="lobby-head">
        <Link href="/" aria-label="Back to the lobby" data-tip="Back to the lobby">
          <Candle size={36} />
        </Link>
        <h1>Lab</h1>
        <p>Bots play by the hundred; you read what it shows.</p>
        <nav aria-label="Lab">
          <Link className="quiet" href="/">
            <Icon name="lucide:house" size={19} /> Lobby
          </Link>
        </nav>
      </header>
      <main>
        <Reports />
        <div className="lab-below">
          <AskForm />
          <YourStudies />
        </div>
      </main>
    </div>
  );
}

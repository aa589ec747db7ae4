import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import { GoesOn } from '../parts/GoesOn.tsx';
import { Icon } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import type { Character } from '../session/characters.ts';
import { useLeaving } from '../session/leaving.ts';
import { change, useSettings } from '../settings/settings.ts';
import { shelf } from '../shelf.ts';
import { GameCard } from './GameCard.tsx';
import { SetTable } from './SetTable.tsx';
import { offeredOf } from './offer.ts';
import { planFor } from './plan.ts';
import type { Plan } from './plan.ts';
import { YourTables } from './YourTables.tsx';
import '../styles/lobby.css';

const SettingsDialog = later(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog);
const Leaving = later(async () => (await import('./Leaving.tsx')).Leaving);
const ManualsDialog = later(async () => (await import('./ManualsDialog.tsx')).ManualsDialog);
const NameDialog = later(async () => (await import('./NameDialog.tsx')).NameDialog);
const CharactersDialog = later(async () => (await import('./CharactersDialog.tsx')).CharactersDialog);
const ReplaysDialog = later(async () => (await import('./ReplaysDialog.tsx')).ReplaysDialog);

type Opened = 'characters' | 'replays' | 'manuals' | 'settings' | 'name' | null;

const count = [
  'No dark game',
  'One dark game',
  'Two dark games',
  'Three dark games',
  'Four dark games',
  'Five dark games',
];

export function Lobby() {
  const { name } = useSettings();
  const left = useLeaving(({ table }) => table !== null);
  const [opened, setOpened] = useState<Opened>(location.hash === '#characters' ? 'characters' : null);
  const [plan, setPlan] = useState<Plan>(() => planFor(shelf[0]));
  const changePlan = (next: Plan): void =>
    setPlan({ ...next, options: offeredOf(game.options, next.options, next.seats.length) });
  const [server, setServer] = useState(false);
  useEffect(() => {
    api.me().then(
      me => {
        setServer(true);
        if (useSettings.getState().name === '' && me.name !== 'Guest') change({ name: me.name });
      },
      () => setServer(false),
    );
  }, []);
  const close = (): void => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    setOpened(null);
  };
  /** The next table of its game, with it in the first seat; where it is kept, the table is kept, too. */
  const playOn = (character: Character): void => {
    const described = shelf.find(({ id }) => id === character.game);
    if (described === undefined) return;
    const next = planFor(described);
    setPlan({ ...next, brings: { 0: [character] }, keep: character.local ? 'here' : 'server' });
    close();
  };
  const game = shelf.find(({ id }) => id === plan.game) ?? shelf[0];
  return (
    <div className="lobby" data-game={plan.game} data-games={shelf.length}>
      <header className="lobby-head">
        <Candle size={36} />
        <h1>Vesper</h1>
        <p>{count[shelf.length] ?? `${shelf.length} dark games`}, one lit table.</p>
        <nav aria-label="Vesper">
          {shelf.some(({ brings }) => brings !== null) && (
            <button type="button" className="quiet" onClick={() => setOpened('characters')}>
              <Icon name="lucide:users" size={19} /> Characters
            </button>
          )}
          <button type="button" className="quiet" onClick={() => setOpened('replays')}>
            <Icon name="lucide:history" size={19} /> Replays
          </button>
          <button type="button" className="quiet" onClick={() => setOpened('manuals')}>
            <Icon name="lucide:book-open" size={19} /> Manuals
          </button>
          <Link className="quiet" href="/lab">
            <Icon name="lucide:flask-conical" size={19} /> Lab
          </Link>
          <button type="button" className="quiet" onClick={() => setOpened('settings')}>
            <Icon name="lucide:settings" size={19} /> Settings
          </button>
          <button type="button" className="button" onClick={() => setOpened('name')}>
            <SeatSymbol colour="yellow" size={20} /> {name === '' ? 'Your name' : name}
          </button>
        </nav>
      </header>
      <main>
        <div className="shelf" role="radiogroup" aria-label="Games" data-games={shelf.length}>
          {shelf.map(described => (
            <GameCard
              key={described.id}
              game={described}
              chosen={described.id === plan.game}
              onChoose={() => setPlan(planFor(described))}
            />
          ))}
        </div>
        <div className="lobby-below">
          <div className="lobby-set">
            <GoesOn what="More below" />
            <SetTable game={game} plan={plan} onPlan={changePlan} server={server} />
          </div>
          <YourTables server={server} />
        </div>
      </main>
      {left && <Leaving />}
      {opened === 'characters' && <CharactersDialog server={server} onPlay={playOn} onClose={close} />}
      {opened === 'replays' && <ReplaysDialog onClose={close} />}
      {opened === 'manuals' && <ManualsDialog onClose={close} />}
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'name' && <NameDialog server={server} onClose={close} />}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Candle } from '../parts/Candle.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { change, useSettings } from '../settings/settings.ts';
import { shelf } from '../shelf.ts';
import { GameCard } from './GameCard.tsx';
import { ManualsDialog } from './ManualsDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { ReplaysDialog } from './ReplaysDialog.tsx';
import { OptionsPanel, SetTable } from './SetTable.tsx';
import type { Plan } from './SetTable.tsx';
import { offeredOf } from './offer.ts';
import { planFor } from './plan.ts';
import { YourTables } from './YourTables.tsx';
import '../styles/lobby.css';

type Opened = 'replays' | 'manuals' | 'settings' | 'name' | null;

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
  const [opened, setOpened] = useState<Opened>(null);
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
  const close = (): void => setOpened(null);
  const game = shelf.find(({ id }) => id === plan.game) ?? shelf[0];
  return (
    <div className="lobby" data-game={plan.game} data-games={shelf.length}>
      <header className="lobby-head">
        <Candle size={36} />
        <h1>Vesper</h1>
        <p>{count[shelf.length] ?? `${shelf.length} dark games`}, one lit table.</p>
        <nav aria-label="Vesper">
          <button type="button" className="quiet" onClick={() => setOpened('replays')}>
            <Icon name="lucide:history" size={19} /> Replays
          </button>
          <button type="button" className="quiet" onClick={() => setOpened('manuals')}>
            <Icon name="lucide:book-open" size={19} /> Manuals
          </button>
          <button type="button" className="quiet" onClick={() => setOpened('settings')}>
            <Icon name="lucide:settings" size={19} /> Settings
          </button>
          <button type="button" className="button" onClick={() => setOpened('name')}>
            <SeatSymbol colour="yellow" size={20} /> {name === '' ? 'Your name' : name}
          </button>
        </nav>
      </header>
      <main>
        <div className="shelf" role="radiogroup" aria-label="Games">
          {shelf.map(described => (
            <GameCard
              key={described.id}
              game={described}
              chosen={described.id === plan.game}
              onChoose={() => setPlan(planFor(described))}
            />
          ))}
          {shelf.length < 4 && <OptionsPanel game={game} plan={plan} onPlan={changePlan} server={server} />}
        </div>
        <div className="lobby-below">
          <SetTable game={game} plan={plan} onPlan={changePlan} server={server} roomy={shelf.length < 4} />
          <YourTables server={server} />
        </div>
      </main>
      {opened === 'replays' && <ReplaysDialog onClose={close} />}
      {opened === 'manuals' && <ManualsDialog onClose={close} />}
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'name' && <NameDialog server={server} onClose={close} />}
    </div>
  );
}

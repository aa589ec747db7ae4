/** What one can do beside playing, as one list: for phones, and wherever the status line has no room for it. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { change, useSettings } from '../settings/settings.ts';
import { useTable } from './model.ts';
import { MatchTools } from './MatchTools.tsx';
import { aimsTitle } from './ScoreCard.tsx';
import { Unread } from './Unread.tsx';

export function Menu({ onClose }: { readonly onClose: () => void }) {
  const { game, session, scene, set, state, viewer, unread } = useTable();
  const { sound } = useSettings();
  const side = (tab: 'manual' | 'chat'): void => set({ opened: null, openSeat: null, twin: false, drawer: true, tab });
  const own = typeof viewer === 'number' ? state.table?.seats[viewer] : undefined;
  return (
    <Dialog title="Menu" onClose={onClose} className="menu">
      <ul className="menu-rows">
        <li>
          <a className="menu-row" href="/">
            <Icon name="lucide:house" size={20} />
            <span>
              To the lobby<small>This table waits for you under “Your tables”.</small>
            </span>
          </a>
        </li>
        {scene.over && (
          <Row icon="lucide:scroll-text" label="Score sheet" act={() => set({ opened: 'score' })}>
            Every line of it, and the rematch.
          </Row>
        )}
        <Row icon="lucide:users" label="Players" act={() => set({ opened: 'players' })}>
          Who sits where, and when you are asked.
        </Row>
        {session.kind === 'remote' && (
          <Row icon="lucide:message-circle" label="Chat" act={() => side('chat')} unread={unread}>
            Talk with everybody at this table.
          </Row>
        )}
        <Row icon="lucide:share-2" label="Share and export" act={() => set({ opened: 'share' })}>
          A link to this moment, or the match as a file.
        </Row>
        {game.words.aims !== undefined && (
          <Row icon="lucide:target" label={aimsTitle(game)} act={() => set({ opened: 'aims' })}>
            What counts, and how it stands.
          </Row>
        )}
        <Row icon="lucide:book-open" label="Manual" act={() => side('manual')}>
          Every rule, to be searched.
        </Row>
        {own !== undefined && !scene.over && <OwnSeat onClose={onClose} />}
        <Row icon="lucide:text" label="The table as text" act={() => set({ opened: null, drawer: false, twin: true })}>
          Everything on it in words, with every choice.
        </Row>
        <Row
          icon={sound ? 'lucide:volume-2' : 'lucide:volume-x'}
          label={sound ? 'Sound is on' : 'Sound is off'}
          pressed={sound}
          act={() => change({ sound: !sound })}
        />
        <Row icon="lucide:settings" label="Settings" act={() => set({ opened: 'settings' })}>
          Theme, motion, pace.
        </Row>
      </ul>
    </Dialog>
  );
}

/** Letting a bot play, taking the seat back, conceding: for whoever looks from that seat. */
function OwnSeat({ onClose }: { readonly onClose: () => void }) {
  const { session, state, viewer } = useTable();
  const [sure, setSure] = useState(false);
  const seat = state.table!.seats[viewer as number];
  if (!seat.yours || seat.conceded) return null;
  const then = (done: Promise<void>): void => void done.then(onClose);
  if (seat.byBot)
    return (
      <Row icon="lucide:undo-2" label="Take your seat back" act={() => then(session.seatTo(seat.seat, 'person'))}>
        A bot plays for you meanwhile.
      </Row>
    );
  return (
    <>
      <Row icon="lucide:bot" label="Let a bot play" act={() => then(session.seatTo(seat.seat, 'bot'))}>
        Until you take your seat back.
      </Row>
      {session.kind === 'remote' && (
        <Row
          icon="lucide:flag"
          label={sure ? 'Concede, no undo' : 'Concede'}
          act={() => (sure ? then(session.concede(seat.seat)) : setSure(true))}
        >
          {sure ? 'Press once more: you lose this match.' : 'Give the match up.'}
        </Row>
      )}
    </>
  );
}

function Row(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly pressed?: boolean;
  readonly unread?: number;
  readonly children?: ReactNode;
}) {
  const { icon, label, act, pressed, unread = 0, children } = props;
  return (
    <li>
      <button type="button" className="menu-row" aria-pressed={pressed} onClick={act}>
        <Icon name={icon} size={20} />
        <span>
          <span>
            {label} <Unread count={unread} />
          </span>
          {children !== undefined && <small>{children}</small>}
        </span>
      </button>
    </li>
  );
}

/** What one can do with the match as a whole, from the menu. */
export function Share({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Share and export" onClose={onClose}>
      <MatchTools />
    </Dialog>
  );
}

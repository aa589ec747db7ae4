import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { api } from '../session/api.ts';
import { SessionError } from '../session/session.ts';
import { change, useSettings } from '../settings/settings.ts';
import { Devices } from './Devices.tsx';

/** The name others see; with a server, also the devices on which somebody is this person. */
export function NameDialog({ server, onClose }: { readonly server: boolean; readonly onClose: () => void }) {
  const { name } = useSettings();
  const [draft, setDraft] = useState(name);
  const [problem, setProblem] = useState('');
  const keep = async (): Promise<void> => {
    const chosen = draft.trim();
    try {
      if (server && chosen !== '') await api.rename(chosen);
    } catch (error) {
      if (!(error instanceof SessionError) || error.code !== 'offline') {
        setProblem(error instanceof Error ? error.message : String(error));
        return;
      }
    }
    change({ name: chosen });
    onClose();
  };
  return (
    <Dialog title="What are you called?" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void keep();
        }}
      >
        <label className="setting">
          Your name
          <span className="name-to-keep">
            <input
              value={draft}
              maxLength={40}
              autoComplete="nickname"
              onChange={event => setDraft(event.target.value)}
            />
            <button type="submit" className="button primary">
              Keep
            </button>
          </span>
        </label>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
      {server && <Devices />}
    </Dialog>
  );
}

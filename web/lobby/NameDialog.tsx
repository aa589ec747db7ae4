import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { api } from '../session/api.ts';
import { change, useSettings } from '../settings/settings.ts';
import { LinkToCopy } from './Invitations.tsx';

/** The name others see, and the link that makes another device the same person. */
export function NameDialog({ server, onClose }: { readonly server: boolean; readonly onClose: () => void }) {
  const { name } = useSettings();
  const [draft, setDraft] = useState(name);
  const [link, setLink] = useState('');
  const keep = (): void => {
    const chosen = draft.trim().slice(0, 40);
    change({ name: chosen });
    if (server && chosen !== '') void api.rename(chosen).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog title="What are you called?" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          keep();
        }}
      >
        <label className="setting">
          Your name
          <input
            value={draft}
            maxLength={40}
            autoComplete="nickname"
            onChange={event => setDraft(event.target.value)}
          />
        </label>
        {server && (
          <div className="setting">
            {link === '' ? (
              <button
                type="button"
                className="button"
                onClick={() => void api.recovery().then(({ token }) => setLink(`${location.origin}/me#${token}`))}
              >
                Link for another device
              </button>
            ) : (
              <LinkToCopy link={link} label="Recovery link" />
            )}
            <small>
              There are no accounts: this browser is you. Opened elsewhere, the link makes that device you as well. Keep
              it to yourself.
            </small>
          </div>
        )}
        <div className="dialog-buttons">
          <button type="submit" className="button primary">
            Keep
          </button>
        </div>
      </form>
    </Dialog>
  );
}

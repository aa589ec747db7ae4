/** Where somebody is signed in, and the ways in from another device. There are no accounts: a browser is a person. */
import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { api } from '../session/api.ts';
import type { DeviceInfo } from '../session/api.ts';
import { change } from '../settings/settings.ts';
import { ShareLink } from '../parts/ShareLink.tsx';

interface Known {
  readonly devices: readonly DeviceInfo[];
  readonly code: { readonly created: number } | null;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function Devices() {
  const [known, setKnown] = useState<Known | null>(null);
  const [link, setLink] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const tell = (error: unknown): void => setProblem(error instanceof Error ? error.message : String(error));
  const look = (): void => void api.devices().then(setKnown, tell);
  useEffect(look, []);
  const ask = async <T,>(asked: Promise<T>, then: (answer: T) => void): Promise<void> => {
    setProblem('');
    await asked.then(then, tell);
    look();
  };
  const leave = (): void => {
    change({ name: '' });
    location.replace('/');
  };
  const made = known?.code ?? null;
  return (
    <div className="devices">
      <section className="setting" aria-labelledby="another-device">
        <h3 id="another-device">Play on another device</h3>
        {link === '' ? (
          <button
            type="button"
            className="button"
            onClick={() => void ask(api.link(), ({ token }) => setLink(`${location.origin}/me#${token}`))}
          >
            <Icon name="lucide:smartphone" size={17} /> Link for another device
          </button>
        ) : (
          <ShareLink link={link} label="Link for another device" title="Sign in to Vesper" />
        )}
        <small>
          Open the link there, and that device is you as well. It works once, within a day. Keep it to yourself: whoever
          opens it is you.
        </small>
      </section>
      <section className="setting" aria-labelledby="recovery">
        <h3 id="recovery">If this browser is lost</h3>
        {code !== '' && <CodeToCopy code={code} />}
        {code === '' && (
          <button
            type="button"
            className="button"
            onClick={() => void ask(api.recovery(), ({ token }) => setCode(token))}
          >
            <Icon name="lucide:key-round" size={17} />{' '}
            {made === null ? 'Make a recovery code' : 'Make a new recovery code'}
          </button>
        )}
        <small>
          {code !== ''
            ? 'Write it down now, it is not shown again. It brings you back to your tables, once; any older code is void.'
            : made === null
              ? 'There are no accounts: this browser is you. A code that you write down brings you back to your tables when it is gone.'
              : `You made a code on ${day.format(made.created)}. It works once; a new one makes it void.`}
        </small>
      </section>
      {known !== null && (
        <section className="setting" aria-labelledby="signed-in">
          <h3 id="signed-in">Where you are signed in</h3>
          <ul className="device-rows">
            {known.devices.map(device => (
              <DeviceRow
                key={device.id}
                device={device}
                isLast={known.devices.length === 1 && made === null}
                onSignOut={() => void ask(api.signOut(device.id), device.here ? leave : () => undefined)}
              />
            ))}
          </ul>
          {known.devices.length > 1 && (
            <>
              <button type="button" className="button" onClick={() => void ask(api.signOutOthers(), () => setLink(''))}>
                Sign out all others
              </button>
              <small>
                Links for another device end with them. Your recovery code stays: if somebody else may know it or have
                made it, make a new one.
              </small>
            </>
          )}
        </section>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className="small">
        <a href="/me">I have a recovery code from another device</a>
      </p>
    </div>
  );
}

/** All of it can be seen at once, because it is to be written down. */
function CodeToCopy({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="code-to-copy">
      <output aria-label="Recovery code">{code}</output>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      >
        <Icon name={copied ? 'lucide:check' : 'lucide:copy'} size={16} /> {copied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}

/** This device is asked twice: it may be the only way to its tables. */
function DeviceRow(props: { readonly device: DeviceInfo; readonly isLast: boolean; readonly onSignOut: () => void }) {
  const { device, isLast, onSignOut } = props;
  const [sure, setSure] = useState(!device.here);
  return (
    <li>
      <div>
        <b>{device.name}</b>
        <small>
          {device.here ? `This device, since ${day.format(device.created)}` : `Last here ${moment.format(device.seen)}`}
        </small>
        {device.here && sure && (
          <small role="alert">
            {isLast
              ? 'Without a recovery code you cannot come back to your tables.'
              : 'You come back with a link or a code from another device.'}
          </small>
        )}
      </div>
      <button
        type="button"
        className="button"
        aria-label={`Sign out ${device.name}${device.here ? ', this device' : ''}`}
        onClick={() => (sure ? onSignOut() : setSure(true))}
      >
        {device.here && sure ? 'Really sign out' : 'Sign out'}
      </button>
    </li>
  );
}

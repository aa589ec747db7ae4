import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { change, useSettings } from './settings.ts';
import type { Settings } from './settings.ts';

function Choices<K extends 'theme' | 'motion' | 'pace'>(props: {
  readonly label: string;
  readonly name: K;
  readonly values: readonly (readonly [Settings[K], string])[];
}) {
  const { label, name, values } = props;
  const value = useSettings(settings => settings[name]);
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <div className="segments">
        {values.map(([key, text]) => (
          <label key={key}>
            <input type="radio" name={name} checked={value === key} onChange={() => change({ [name]: key })} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({
  label,
  explain,
  on,
  onChange,
}: {
  readonly label: string;
  readonly explain?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>
        {label}
        {explain !== undefined && <small>{explain}</small>}
      </span>
    </label>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { sound, volume, confirm, notify, chances } = useSettings();
  const [refused, setRefused] = useState(false);
  const askToNotify = async (on: boolean): Promise<void> => {
    const allowed = !on || (await Notification.requestPermission()) === 'granted';
    setRefused(!allowed);
    change({ notify: on && allowed });
  };
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Choices
        label="Theme"
        name="theme"
        values={[
          ['dark', 'Dark'],
          ['light', 'Light'],
          ['contrast', 'High contrast'],
        ]}
      />
      <Choices
        label="Motion"
        name="motion"
        values={[
          ['system', 'As the system says'],
          ['less', 'Less'],
        ]}
      />
      <Choices
        label="Bots move and scenes are played"
        name="pace"
        values={[
          ['step', 'Step by step'],
          ['calm', 'Calmly'],
          ['quick', 'Quickly'],
          ['instant', 'At once'],
        ]}
      />
      <Switch
        label="Ask before a step that cannot be undone"
        explain="Press a piece once to pick it, again to confirm."
        on={confirm}
        onChange={on => change({ confirm: on })}
      />
      <Switch label="Sound" on={sound} onChange={on => change({ sound: on })} />
      {sound && (
        <label className="setting">
          Volume
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={event => change({ volume: Number(event.target.value) })}
          />
        </label>
      )}
      {'Notification' in window && (
        <Switch
          label="Tell me when it is my turn"
          explain={
            refused
              ? 'The browser does not allow notifications for this page.'
              : 'A notification while this page is in the background.'
          }
          on={notify}
          onChange={on => void askToNotify(on)}
        />
      )}
      <Switch
        label="Chance of winning"
        explain="A graph below the log, while a match runs and after it, as bots judge it."
        on={chances}
        onChange={on => change({ chances: on })}
      />
      <p className="small">
        Keys at the table: numbers choose, Enter confirms, U undoes, H hints, T shows the table as text, arrows go
        through time.
      </p>
      <p className="small">
        Icons: game-icons.net (CC BY 3.0) and Lucide (ISC). Type: Fraunces, Inter, IM Fell English, Cinzel (SIL OFL
        1.1).
      </p>
    </Dialog>
  );
}

/** One part of the table at a time, on a phone: tabs, and the part where the question is. */
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

export interface Place<P extends string> {
  readonly place: P;
  readonly label: string;
  readonly icon: IconName;
}

/** The part that is wanted; whoever turns to another one stays there until the moment is over. */
export function usePlace<P extends string>(wanted: P, moment: string): readonly [P, (place: P) => void] {
  const at = `${wanted} ${moment}`;
  const [turned, setTurned] = useState<{ readonly place: P; readonly at: string } | null>(null);
  return [turned?.at === at ? turned.place : wanted, place => setTurned({ place, at })];
}

export function Places<P extends string>(props: {
  readonly places: readonly Place<P>[];
  readonly shown: P;
  readonly turn: (place: P) => void;
}) {
  const { places, shown, turn } = props;
  return (
    <nav className="places" aria-label="Parts of the table">
      {places.map(({ place, label, icon }) => (
        <button key={place} type="button" aria-pressed={place === shown} onClick={() => turn(place)}>
          <Icon name={icon} size={17} />
          {label}
        </button>
      ))}
    </nav>
  );
}

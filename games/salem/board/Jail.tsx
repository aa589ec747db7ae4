/** Arrested colonists behind bars, one over the other. */
import type { Colonist } from '../content/types.ts';
import { colonistName } from '../words/names.ts';
import { listed, plain } from '@vesper/kernel';
import { ColonistCard } from './ColonistCard.tsx';

export function Jail({
  jail,
  step,
  whose,
}: {
  readonly jail: readonly Colonist[];
  readonly step: number;
  readonly whose: string;
}) {
  if (jail.length === 0) {
    return (
      <span className="sal-place" aria-label={`${whose} jail is empty`} role="img">
        Jail
      </span>
    );
  }
  return (
    <div
      className="sal-spread"
      role="group"
      aria-label={`${whose} jail: ${plain(listed(jail.map(colonistName)))}`}
      style={{ width: 116 + step * (jail.length - 1) }}
    >
      {jail.map((colonist, i) => (
        <div key={colonist} className="sal-laid" style={{ left: i * step }}>
          <ColonistCard colonist={colonist} jailed={i === jail.length - 1 ? jail.length : 1} />
        </div>
      ))}
    </div>
  );
}

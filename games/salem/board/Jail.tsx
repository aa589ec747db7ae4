/** Arrested colonists behind bars, one over the other. */
import { Fan } from '@vesper/web/board';
import type { Colonist } from '../content/types.ts';
import { colonistName } from '../words/names.ts';
import { listed, plain } from '@vesper/kernel';
import { ColonistCard } from './ColonistCard.tsx';

export const JAILED = { card: 116, gap: 0 };

export function Jail(props: { readonly jail: readonly Colonist[]; readonly step: number; readonly whose: string }) {
  const { jail, step, whose } = props;
  if (jail.length === 0) {
    return (
      <span className="sal-place" aria-label={`${whose} jail is empty`} role="img">
        Jail
      </span>
    );
  }
  return (
    <Fan cards={JAILED} step={step} label={`${whose} jail: ${plain(listed(jail.map(colonistName)))}`}>
      {jail.map((colonist, i) => (
        <ColonistCard key={colonist} colonist={colonist} jailed={i === jail.length - 1 ? jail.length : 1} />
      ))}
    </Fan>
  );
}

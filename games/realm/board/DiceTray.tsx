/** Dice that were just thrown lie on the table for a moment. */
import { useEffect, useState } from 'react';
import { heroName } from '../words/names.ts';
import { NONE } from '../state.ts';
import { Die } from './Die.tsx';
import { useTable } from './table.ts';
import { throwsIn } from './rolled.ts';
import type { Throw } from './rolled.ts';

const SHOWN = 3200;

export function DiceTray() {
  const { justTold, view } = useTable();
  const [thrown, setThrown] = useState<readonly Throw[]>([]);
  useEffect(() => {
    const found = throwsIn(justTold);
    if (found.length === 0) return;
    setThrown(found.slice(-2));
    const timer = setTimeout(() => setThrown([]), SHOWN);
    return () => clearTimeout(timer);
  }, [justTold]);
  if (thrown.length === 0) return null;
  return (
    <div className="rea-tray" role="status" onPointerDown={() => setThrown([])}>
      {thrown.map((roll, i) => (
        <ThrowRow key={i} roll={roll} who={view.heroes[roll.slot].hero} />
      ))}
    </div>
  );
}

export function ThrowRow({ roll, who }: { readonly roll: Throw; readonly who: number }) {
  return (
    <div className="rea-throw">
      <span>
        <b>{roll.title}</b>
        <small>{[who === NONE ? '' : heroName(who), roll.needs].filter(part => part !== '').join(', ')}</small>
      </span>
      <DiceRow dice={roll.dice} />
    </div>
  );
}

export function DiceRow({ dice, size = 32 }: { readonly dice: Throw['dice']; readonly size?: number }) {
  return (
    <span className="rea-dice">
      {dice.map((die, i) => (
        <Die key={i} {...die} size={size} turn={((i * 37 + die.face * 11) % 17) - 8} />
      ))}
    </span>
  );
}

/** What a card would do now, line by line, with its sums. */
import type { Seat } from '@vesper/kernel';
import { drawnIcon } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import type { Card, Effect } from '../../content/types.ts';
import { prospectsOf } from '../../rules/outlook.ts';
import type { Prospect } from '../../rules/outlook.ts';
import { sum } from '../../asking.ts';
import type { JuiblexView } from '../../state.ts';
import { briefEffect } from '../cards/brief.ts';
import { signs } from '../look.ts';
import { useTable } from '../table.ts';

interface Line {
  readonly icon: IconName;
  readonly what: string;
  readonly gives: string;
  /** Nothing would come of it. */
  readonly vain?: boolean;
}

/** `1 + 2 = 3`. */
const plus = (have: number, n: number): string => `${have} + ${n} = ${have + n}`;
const minus = (have: number, n: number): string => `${have} − ${Math.min(have, n)} = ${Math.max(0, have - n)}`;

/** What holds other words together says nothing itself. */
const holders: readonly Effect['do'][] = ['oneOf', 'pay', 'focus', 'when', 'endOfTurn'];

function lineOf(view: JuiblexView, seat: Seat, { effect, n, spaces, sites }: Prospect): Line {
  const { power, influence, vp, barracks, spies, trophies, deckSize, discard } = view.players[seat];
  const reach = (icon: IconName, verb: string, gives: string): Line =>
    spaces.length === 0
      ? { icon, what: verb, gives: 'nothing in reach', vain: true }
      : { icon, what: `${verb} ${n} of ${spaces.length}`, gives };
  switch (effect.do) {
    case 'power':
      return { icon: signs.power, what: 'Power', gives: plus(power, n), vain: n === 0 };
    case 'influence':
      return { icon: signs.influence, what: 'Influence', gives: plus(influence, n), vain: n === 0 };
    case 'vp':
      return { icon: signs.vp, what: 'VP tokens', gives: plus(vp, n), vain: n === 0 };
    case 'draw':
      return { icon: signs.deck, what: 'Draw', gives: `${n} of ${deckSize + discard.length}` };
    case 'deploy':
      return barracks === 0
        ? { icon: signs.vp, what: 'No troops left', gives: `${n} VP` }
        : reach(signs.barracks, 'Deploy', minus(barracks, n));
    case 'assassinate':
      return effect.where === 'there'
        ? { icon: signs.trophies, what: 'Assassinate', gives: 'at the spy’s site' }
        : reach(signs.trophies, 'Assassinate', plus(sum(trophies), n));
    case 'supplant':
      return effect.where === 'there'
        ? { icon: signs.trophies, what: 'Supplant', gives: 'at the spy’s site' }
        : reach(signs.trophies, 'Supplant', plus(sum(trophies), n));
    case 'move':
      return reach('game:move', 'Move', 'anywhere');
    case 'afflict':
      return effect.where === 'there'
        ? { icon: 'game:slime', what: 'Afflict', gives: 'at the spy’s site' }
        : reach('game:slime', 'Afflict', plus(sum(view.afflicted.slice(0, 4)), n));
    case 'spy':
      return { icon: signs.spies, what: `A spy at ${sites.length} sites`, gives: minus(spies, n) };
    default:
      return { icon: 'game:scroll-quill', what: briefEffect(effect), gives: '' };
  }
}

export function Prospects({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  const { view } = useTable();
  const said = prospectsOf(view, seat, card).filter(({ effect }) => !holders.includes(effect.do));
  return (
    <>
      {said.map((prospect, i) => {
        const { icon, what, gives, vain = false } = lineOf(view, seat, prospect);
        return (
          <p key={i} className={`jub-line${vain ? ' is-vain' : ''}${prospect.open ? ' is-open' : ''}`}>
            {drawnIcon({ name: icon, size: 15 })}
            <span>{what}</span>
            <b>{gives}</b>
          </p>
        );
      })}
    </>
  );
}

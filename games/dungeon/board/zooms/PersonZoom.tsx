import { Icon, Zoom } from '@vesper/web/board';
import { adventurers } from '../../content/adventurers.ts';
import { items } from '../../content/items.ts';
import type { Adventurer } from '../../content/types.ts';
import { AdventurerFigure } from '../figures/adventurers.tsx';
import { classIcons, itemIcons } from '../look.ts';
import type { ClassName } from '../look.ts';
import { personOf } from '../people.ts';
import { Symbol } from '../symbols.tsx';
import type { Sign } from '../symbols.tsx';
import { useTable } from '../table.ts';

const does: Readonly<Partial<Record<Sign, (n: number) => string>>> = {
  trap: n => `takes ${n} off the damage of traps, the front first`,
  magic: n => `adds ${n} to the party’s magic`,
  heart: n => `heals ${n} after a battle with creatures, the front first`,
  note: n => `hands out ${n} courage before a battle`,
};

const traits: Readonly<Record<ClassName, string>> = {
  warrior: 'goes to the front of the line',
  thief: 'spoils traps',
  priest: 'heals; a Vampire may not bite him',
  wizard: 'casts the spells of Combat Cards',
  bard: 'sings courage into the others',
  paladin: 'goes first; no Vampire, no Demon may touch him',
  illusion: 'a decoy that nobody can lock up',
};

export function PersonZoom({ adventurer }: { readonly adventurer: Adventurer }) {
  const { view } = useTable();
  const person = personOf(view, adventurer);
  const { points, id } = adventurers[adventurer];
  return (
    <Zoom id={id} title={person.name} art={<AdventurerFigure adventurer={adventurer} size={44} />} tone="#5b3a2a">
      <p>
        <Icon name={classIcons[person.kind]} size={16} />{' '}
        {`${person.kind[0].toUpperCase()}${person.kind.slice(1)}: ${traits[person.kind]}.`}
      </p>
      <ul>
        <li>
          <Symbol of="life" />{' '}
          {`can take ${person.hitPoints}${person.damage > 0 ? `, has taken ${person.damage}` : ''}`}
        </li>
        {person.symbols.map(({ of, n }) => (
          <li key={of}>
            <Symbol of={of} /> {does[of]?.(n)}
          </li>
        ))}
        {person.courage > 0 && (
          <li>
            <Symbol of="courage" /> {`${person.courage} courage: takes so much less`}
          </li>
        )}
        {person.poison > 0 && (
          <li>
            <Symbol of="poison" /> {`${person.poison} poison at the end of the battle`}
          </li>
        )}
        {person.items.map(item => (
          <li key={item}>
            <Icon name={itemIcons[item]} size={15} /> {`carries ${items[item].name}`}
          </li>
        ))}
        {person.invisible && <li>cannot be seen or hurt this round</li>}
      </ul>
      {points > 0 && <p className="dun-dim">{`In your prison he is worth ${points} points.`}</p>}
    </Zoom>
  );
}

import { plain } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { creatureOf, creatures } from '../../content/creatures.ts';
import { expertise, experts } from '../../content/expertise.ts';
import type { BattleOption, Creature } from '../../content/types.ts';
import { costText } from '../../words/amounts.ts';
import { CreatureFigure } from '../figures/creatures.tsx';
import { costSigns } from '../look.ts';
import { Amount } from '../symbols.tsx';
import { useTable } from '../table.ts';

const reaches = { standard: 'the first in line', anyone: 'anyone it may attack', everyone: 'everyone' } as const;

/** `3 to the first in line; then face up again`. */
function optionText({
  attacks,
  followUp,
  food,
  hypnosis,
  poison,
  preventsConquering,
  skipsHealing,
  returns,
}: BattleOption): string {
  const parts: string[] = [];
  if (food > 0) parts.push(`pay ${food} food`);
  if (hypnosis) parts.push('call anyone to the front');
  for (const { reach, damage } of attacks) parts.push(`${damage} to ${reaches[reach]}`);
  if (followUp > 0) parts.push(`if he falls, ${followUp} to the next`);
  if (poison > 0) parts.push(`${poison} poison`);
  if (preventsConquering) parts.push('no fatigue, no conquest');
  if (skipsHealing) parts.push('no healing');
  if (returns) parts.push('stays face up');
  return parts.join('; ');
}

export function CreatureZoom({ creature }: { readonly creature: Creature }) {
  const { view } = useTable();
  const kind = creatureOf[creature];
  const expert = view.experts[kind] === creature;
  const { name, cost, options, monster, text, id } = (expert ? experts : creatures)[kind];
  return (
    <Zoom
      id={id}
      title={expert ? `${name}, expert` : name}
      art={<CreatureFigure kind={kind} size={44} />}
      tone="#4b2f63"
    >
      <p>{text}</p>
      <ul>
        {options.map(option => (
          <li key={option.id}>{optionText(option)}</li>
        ))}
      </ul>
      {expert && (
        <p>
          <Icon name="game:graduate-cap" size={16} /> {expertise[kind].text}
        </p>
      )}
      <p className="dun-zoom-cost">
        {'Costs '}
        {costSigns(cost).map(({ of, n }) => (
          <Amount key={of} of={of} n={n} size={16} />
        ))}
        <span className="unseen">{plain(costText(cost))}</span>
        {', and again on Pay Day.'}
      </p>
      {!monster && <p className="dun-dim">A ghost is no monster: it does not count towards the limit of a battle.</p>}
      {view.knockedOut[creature] === 1 && <p className="dun-dim">Face down until the end of this year’s combat.</p>}
    </Zoom>
  );
}

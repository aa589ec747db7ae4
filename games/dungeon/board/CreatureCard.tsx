/** A creature of a lair or in a battle: face up, knocked out, an expert, or a sheep. */
import { Icon, Piece } from '@vesper/web/board';
import { creatureOf, creatures } from '../content/creatures.ts';
import type { BattleOption, Creature } from '../content/types.ts';
import { experts } from '../content/expertise.ts';
import { creatureKey } from '../keys.ts';
import type { DungeonView } from '../view.ts';
import { CreatureFigure, SheepFigure } from './figures/creatures.tsx';
import { useTable } from './table.ts';
import { CreatureZoom } from './zooms/CreatureZoom.tsx';

const reaches = { standard: '1st', anyone: 'any', everyone: 'all' } as const;

/** `1st 2`, `any 1+1`, `clog`: an option in a few letters. */
export function optionSigns({ id, attacks, followUp }: BattleOption): string {
  if (attacks.length === 0) return id;
  const numbers = attacks.map(({ damage }) => damage).join('+');
  return `${reaches[attacks[0].reach]} ${numbers}${followUp > 0 ? `, ${followUp}` : ''}`;
}

export const isExpert = ({ experts: taught }: DungeonView, creature: Creature): boolean =>
  taught[creatureOf[creature]] === creature;

export const cardOf = (view: DungeonView, creature: Creature) =>
  (isExpert(view, creature) ? experts : creatures)[creatureOf[creature]];

export function CreatureCard(props: {
  readonly creature: Creature;
  readonly size?: number;
  readonly className?: string;
  readonly style?: React.CSSProperties;
  readonly travels?: boolean;
  /** What it does there, for those who do not see it. */
  readonly where?: string;
}) {
  const { creature, size = 46, className = '', style, travels = true, where = '' } = props;
  const { view } = useTable();
  const { name, options, monster } = cardOf(view, creature);
  const down = view.knockedOut[creature] === 1;
  const expert = isExpert(view, creature);
  const sheep = view.battle.sheep === creature && view.battle.seat >= 0;
  const words = [name, expert ? 'expert' : '', down ? 'face down' : '', sheep ? 'a sheep now' : '', where];
  return (
    <Piece
      id={creatureKey(creature)}
      className={`flat-piece dun-beast ${down ? 'is-down' : ''} ${monster ? '' : 'is-ghost'} ${className}`}
      style={style ?? {}}
      label={words.filter(word => word !== '').join(', ')}
      zoom={() => <CreatureZoom creature={creature} />}
      travels={travels}
    >
      <span className="dun-beast-art">
        {sheep ? <SheepFigure size={size} /> : <CreatureFigure kind={creatureOf[creature]} size={size} />}
      </span>
      <b>{name}</b>
      <small>{sheep ? '1st 1' : options.map(optionSigns).join(' / ')}</small>
      {down && <i className="dun-zzz">zzz</i>}
      {expert && (
        <span className="dun-expert">
          <Icon name="game:graduate-cap" size={15} />
        </span>
      )}
    </Piece>
  );
}

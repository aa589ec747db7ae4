/** Attack or Defend: what each does to the chances of every kind that stands. */
import { Icon, offersOf, ownDecision } from '@vesper/web/board';
import { foeName } from '../../words/names.ts';
import { rangeWords } from '../encounter/mind.ts';
import { useTable } from '../table.ts';

interface Blow {
  readonly kind: number;
  readonly chance: number;
  readonly least: number;
  readonly most: number;
}

const signs = {
  attack: { name: 'Attack', icon: 'game:broadsword', more: 'Might and Defense as they are' },
  defend: { name: 'Defend', icon: 'game:bordered-shield', more: '+10 Defense, −10 Might this round' },
} as const;

export function Stances() {
  const table = useTable();
  const { view, chosen, onChoose, onHover } = table;
  const decision = ownDecision(table, 'stance');
  if (decision === undefined) return null;
  return (
    <ul className="fol-stances" aria-label="Stance">
      {offersOf(decision).map(({ choice, facts }) => {
        const { name, icon, more } = signs[choice === 'defend' ? choice : 'attack'];
        const blows = (facts?.['blows'] ?? []) as unknown as readonly Blow[];
        const isChosen = chosen?.decision.id === decision.id && chosen.choice === choice;
        return (
          <li key={name}>
            <button
              type="button"
              className={isChosen ? 'fol-stance-card is-chosen' : 'fol-stance-card'}
              data-choice={JSON.stringify(choice)}
              onClick={() => onChoose(decision, choice)}
              onPointerEnter={() => onHover({ decision, choice })}
              onPointerLeave={() => onHover(null)}
              onFocus={() => onHover({ decision, choice })}
              onBlur={() => onHover(null)}
            >
              <b>
                <Icon name={icon} size={18} />
                {name}
              </b>
              <span>{more}</span>
              {blows.map(({ kind, chance, least, most }) => (
                <em key={kind}>
                  {`${foeName(view.skirmish.kinds[kind], 0)} hits with ${Math.round(chance)} %, ${rangeWords(least, most)} damage`}
                </em>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What an attack promises: its chance, its damage, and every line of the sum behind them; other ways to strike the same target. */
import { Icon } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { aboutOf } from '../../agenda.ts';
import { figureKey } from '../../keys.ts';
import { cardOfUse, clauseAt, placeOfUse } from '../../rules/clauses.ts';
import { rowInWords } from '../../words/effects.ts';
import { cardName } from '../../words/names.ts';
import { plus } from '../../words/voice.ts';
import { termName, termWhy } from '../../words/sums.ts';
import type { SumOf } from '../../words/sums.ts';
import { pictureOf } from '../party/pictures.ts';
import { useTable } from '../table.ts';
import { Hundred } from './Hundred.tsx';
import { attackName, attackOf, rangeWords } from './mind.ts';
import type { AttackInMind } from './mind.ts';
import { WeaponIcon } from './WeaponIcon.tsx';

export function AttackSum({ attack, mind }: { readonly attack: AttackInMind; readonly mind: Legal }) {
  const { view, called } = useTable();
  const { chance, damage, expected, falls, might, defense, keep, dice, isHampered } = attack;
  const harm = rangeWords(damage.least, damage.most);
  return (
    <section className="fol-sum" aria-label="The attack">
      <h3>
        <WeaponIcon attack={attack} size={18} />
        <span>{called(attackName(view, attack))}</span>
      </h3>
      <div className="fol-sum-big">
        <p>
          <b>{`${Math.round(chance)} %`}</b>
          <span>to hit</span>
        </p>
        <p
          data-tip={`${dice.n === 0 ? '' : `${dice.n}d${dice.sides}`}${dice.plus === 0 ? '' : ` ${plus(dice.plus)}`}, after what the target keeps off`}
        >
          <b>{harm}</b>
          <span>damage</span>
        </p>
        <p data-tip="The mean of all throws, misses counted as 0">
          <b>{expected}</b>
          <span>expected</span>
        </p>
        <p>
          <b>{`${falls} %`}</b>
          <span>it falls</span>
        </p>
      </div>
      <Hundred might={might} defense={defense} />
      <Terms of="might" attack={attack} />
      <p className="fol-sum-total">
        <span>
          {`Against Defense ${defense}`}
          {keep !== 0 &&
            `, ${keep > 0 ? 'the higher' : 'the lower'} of two dice${isHampered ? ' beside an enemy' : ''}`}
        </span>
        <b>{plus(might)}</b>
      </p>
      <Before mind={mind} attack={attack} />
      <Others mind={mind} attack={attack} />
    </section>
  );
}

export function Terms({ of, attack }: { readonly of: SumOf; readonly attack: AttackInMind }) {
  const { view, called } = useTable();
  return (
    <dl className="fol-terms">
      {attack.terms[of].map((term, i) => (
        <div key={i} data-tip={called(termWhy(term))}>
          <dt>{called(termName(view, of, term))}</dt>
          <dd className={term.gives < 0 ? 'is-less' : ''}>{term.from === 'own' ? term.gives : plus(term.gives)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cards that make the next attack of this kind a better one, and may be used before it: what it comes to then. */
function Before({ mind, attack }: { readonly mind: Legal; readonly attack: AttackInMind }) {
  const { called, onChoose } = useTable();
  if (attack.helped.length === 0) return null;
  return (
    <ul className="fol-others">
      {attack.helped.slice(0, 2).map(({ first, chance, expected, falls }) => {
        const use = aboutOf(first);
        const { effects, cost } = clauseAt(cardOfUse(use), placeOfUse(use));
        return (
          <li key={first}>
            <button
              type="button"
              data-choice={JSON.stringify(first)}
              data-tip={`${called(rowInWords(effects))} It then falls with ${falls} % instead of ${attack.falls} %.`}
              onClick={() => onChoose(mind.decision, first)}
            >
              <Icon name={pictureOf(cardOfUse(use))} size={15} />
              <b>{`First ${cardName(cardOfUse(use))}${cost.pay === 'pp' ? `, ${cost.n} PP` : ''}`}</b>
              <em>{`${Math.round(chance)} %, ${expected}`}</em>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Other weapons and cards with which the same figure may be struck, compared. */
function Others({ mind, attack }: { readonly mind: Legal; readonly attack: AttackInMind }) {
  const { view, marks, called, onChoose } = useTable();
  const ways = (marks.legal.get(figureKey(attack.target)) ?? []).filter(
    way => way.offer.choice !== mind.offer.choice && attackOf(way) !== null,
  );
  if (ways.length === 0) return null;
  return (
    <ul className="fol-others">
      {ways.slice(0, 2).map((way, i) => {
        const other = attackOf(way) as AttackInMind;
        return (
          <li key={i}>
            <button
              type="button"
              data-choice={JSON.stringify(way.offer.choice)}
              onClick={() => onChoose(way.decision, way.offer.choice)}
            >
              <WeaponIcon attack={other} size={15} />
              <b>{called(attackName(view, other, false))}</b>
              <em>{`${Math.round(other.chance)} %, ${other.expected}`}</em>
            </button>
          </li>
        );
      })}
      {ways.length > 2 && (
        <li className="fol-others-more">
          <Icon name="lucide:ellipsis" size={14} />
          {`${ways.length - 2} more`}
        </li>
      )}
    </ul>
  );
}

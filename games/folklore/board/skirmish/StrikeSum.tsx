/** What an attack on a kind promises, line by line. */
import type { Legal } from '@vesper/web/board';
import type { SumTerm } from '../../rules/encounter/sums.ts';
import { termName, termWhy } from '../../words/sums.ts';
import { plus } from '../../words/voice.ts';
import { Hundred } from '../encounter/Hundred.tsx';
import { useTable } from '../table.ts';

export interface Strike {
  readonly way: Legal;
  readonly chance: number;
  readonly might: number;
  readonly defense: number;
  readonly keep: number;
  readonly terms: { readonly might: readonly SumTerm[] };
}

/** An attack in a skirmish, with what the rules say of it. */
export function strikeOf(way: Legal): Strike | null {
  const { facts } = way.offer;
  if (facts === undefined || !('terms' in facts) || !('chance' in facts)) return null;
  return { ...(facts as unknown as Omit<Strike, 'way'>), way };
}

export function StrikeSum({ strike }: { readonly strike: Strike }) {
  const { view, game, called } = useTable();
  const { way, chance, might, defense, keep, terms } = strike;
  const words = called(game.words.choice(view, way.decision, way.offer.choice, undefined));
  return (
    <section className="fol-sum" aria-label="The attack">
      <h3>{words}</h3>
      <div className="fol-sum-big">
        <p>
          <b>{`${Math.round(chance)} %`}</b>
          <span>to hit</span>
        </p>
        <p>
          <b>−1</b>
          <span>strength</span>
        </p>
      </div>
      <Hundred might={might} defense={defense} />
      <dl className="fol-terms">
        {terms.might.map((term, i) => (
          <div key={i} data-tip={called(termWhy(term))}>
            <dt>{called(termName(view, 'might', term))}</dt>
            <dd className={term.gives < 0 ? 'is-less' : ''}>{term.from === 'own' ? term.gives : plus(term.gives)}</dd>
          </div>
        ))}
      </dl>
      <p className="fol-sum-total">
        <span>
          {`Against Defense ${defense}`}
          {keep !== 0 && `, ${keep > 0 ? 'the higher' : 'the lower'} of two dice`}
        </span>
        <b>{plus(might)}</b>
      </p>
    </section>
  );
}

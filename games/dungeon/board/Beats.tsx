/** The steps of a battle as a ribbon of words; the present one is lit. */
import { beats } from './look.ts';
import { useTable } from './table.ts';

export function Beats() {
  const { view } = useTable();
  const { battle, terms } = view;
  const all = beats.filter(({ step }) => terms.fs || step !== 'bard');
  const now = all.findIndex(({ step }) => step === battle.step);
  return (
    <ol className="dun-beats" aria-label="Steps of the battle">
      {all.map(({ step, name }, at) => (
        <li
          key={step}
          className={at === now ? 'is-now' : at < now ? 'is-past' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

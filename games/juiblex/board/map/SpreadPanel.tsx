/** What a spread has done so far, step by step, and what is asked about it; while it is played, its words stand below. */
import type { Told } from '@vesper/kernel';
import { EMPTY, TOKEN } from '../../state.ts';
import { spaceName } from '../../words/names.ts';
import { Slime } from '../Slime.tsx';
import { controlChange } from '../control.ts';
import { useTable } from '../table.ts';
import { letterOf } from './options.ts';
import type { Options } from './options.ts';
import { capitalised, docksAt } from './spoken.ts';
import type { Spreading } from './spreading.ts';

export function SpreadPanel(props: {
  readonly side: 'left' | 'right';
  readonly spreading: Spreading;
  readonly options: Options | null;
}) {
  const { side, spreading, options } = props;
  const { view, game, called, justTold } = useTable();
  const { steps, decision } = spreading;
  // What is being told now stands in the words of the scene.
  const past = decision === undefined ? steps.filter(step => !justTold.includes(step)) : steps;
  return (
    <section className={`jub-spread is-${side}`} aria-label="The Affliction spreads">
      <h3>
        <Slime size={22} />
        The Affliction spreads
      </h3>
      <ol tabIndex={0} aria-label="What has happened">
        {past.map((step, i) => (
          <Step key={i} step={step} />
        ))}
        {decision !== undefined && (
          <li className="is-now">
            <span>{called(game.words.prompt(view, decision))}</span>
            {options !== null && <OptionList options={options} />}
          </li>
        )}
      </ol>
      <div data-scene-place />
    </section>
  );
}

function Step({ step: { event } }: { readonly step: Told }) {
  const { view, game, called, onRule } = useTable();
  const words = game.words.event(view, event);
  if (words === undefined) return null;
  return (
    <li>
      <span>
        {called(words)}{' '}
        <button type="button" className="jub-clause" onClick={() => onRule(event.rule)}>
          {event.rule}
        </button>
      </span>
    </li>
  );
}

/** What each choice of another seat would come to. */
function OptionList({ options: { decision, spaces } }: { readonly options: Options }) {
  const { view, viewer, seatNames } = useTable();
  const name = (seat: number): string => (seat === viewer ? 'you' : seatNames[seat]);
  const becomes = decision.ask === 'spreadLoss' ? EMPTY : TOKEN;
  return (
    <ul>
      {spaces.map((space, i) => {
        const change = controlChange(view, space, becomes, name);
        const docks = docksAt(space).length;
        return (
          <li key={space}>
            <b className="jub-letter is-still">{letterOf(i)}</b>
            <span>
              <b>{capitalised(spaceName(space))}</b>
              <small>
                {change !== ''
                  ? capitalised(change)
                  : docks === 0
                    ? 'no dock'
                    : docks === 1
                      ? '1 dock'
                      : `${docks} docks`}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

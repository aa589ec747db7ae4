/** Everything one may settle before a match: the game's options, where the table lives, clocks. */
import { levels } from '@vesper/bots';
import type { ClockRule } from '@vesper/table/messages';
import { levelOf } from '../shelf.ts';
import { OptionField } from './OptionField.tsx';
import { whyNot } from './offer.ts';
import { absenceOf, clockOf, liveClock, planFor } from './plan.ts';
import type { PlanProps } from './plan.ts';

const clocks: readonly (readonly [string, ClockRule | null])[] = [
  ['No clock', null],
  ['20 minutes each, 15 s more per choice', liveClock],
  ['3 days each, 12 hours more per choice', { bank: 3 * 86_400_000, increment: 43_200_000, onExpiry: 'bot' }],
];

const absences: readonly (readonly [string, number | null])[] = [
  ['Wait for them', null],
  ['A bot plays after 2 minutes', 2 * 60_000],
  ['A bot plays after 10 minutes', 10 * 60_000],
  ['A bot plays after a day', 86_400_000],
];

export function Options({ game, plan, onPlan, server }: PlanProps) {
  return (
    <div className="options">
      {game.options.map(described => (
        <OptionField
          key={described.option}
          {...described}
          value={plan.options[described.option]}
          whyNot={whyNot(game.options, plan.options, plan.seats.length, described.option)}
          onChange={value => onPlan({ ...plan, options: { ...plan.options, [described.option]: value } })}
        />
      ))}
      <dl className="levels">
        {levels.map(({ name, about }) => (
          <div key={name}>
            <dt>Bot, {levelOf(name)}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={plan.keep === 'server'}
          disabled={!server}
          onChange={event => onPlan({ ...plan, keep: event.target.checked ? 'server' : 'here' })}
        />
        <span>
          Keep the table on the server
          <small>
            {server
              ? 'Play on from another device, let others watch. Otherwise it stays in this browser and needs no network.'
              : 'The server cannot be reached; tables stay in this browser.'}
          </small>
        </span>
      </label>
      {(plan.keep === 'server' || plan.seats.includes('friend')) && (
        <label className="setting">
          Clock
          <select
            value={clocks.findIndex(([, clock]) => clock?.bank === clockOf(plan)?.bank)}
            onChange={event => onPlan({ ...plan, clock: clocks[Number(event.target.value)][1] })}
          >
            {clocks.map(([text], index) => (
              <option key={text} value={index}>
                {text}
              </option>
            ))}
          </select>
          <small>When it runs out, a bot plays on.</small>
        </label>
      )}
      {plan.seats.includes('friend') && (
        <label className="setting">
          When somebody is away in their turn
          <select
            value={absences.findIndex(([, ms]) => ms === absenceOf(plan))}
            onChange={event => onPlan({ ...plan, absence: absences[Number(event.target.value)][1] })}
          >
            {absences.map(([text], index) => (
              <option key={text} value={index}>
                {text}
              </option>
            ))}
          </select>
          <small>They take their seat back whenever they like.</small>
        </label>
      )}
      <button type="button" className="quiet reset" onClick={() => onPlan(planFor(game))}>
        Back to the usual table
      </button>
    </div>
  );
}

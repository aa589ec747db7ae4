import { commandOf } from '@vesper/lab/study';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { OptionField } from '../lobby/OptionField.tsx';
import { offeredOf, whyNot } from '../lobby/offer.ts';
import { Icon } from '../parts/Icon.tsx';
import { begin } from '../session/studies.ts';
import { gameOnShelf, levelOf, levels, shelf, titled } from '../shelf.ts';
import { Command } from './Command.tsx';
import { MOST_GAMES, askedBy, asSeed, objectionTo, questionFor, variablesOf } from './question.ts';
import type { Question, Variable } from './question.ts';

/** A designer's question: who plays what how often, and what is compared. */
export function AskForm() {
  const [, navigate] = useLocation();
  const [game, setGame] = useState(shelf[0]);
  const [question, setQuestion] = useState(() => questionFor(game));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const change = (more: Partial<Question>): void => {
    const next = { ...question, ...more };
    setProblem('');
    setQuestion({ ...next, options: offeredOf(game.options, next.options, next.bots.length) });
  };
  const { bots, games, vary, seed, options } = question;
  const variables = variablesOf(game);
  const objection = objectionTo(question);
  const asked = askedBy(game, question);
  const isSlow = bots.some(name => levels.indexOf(name) > levels.indexOf('adept'));
  const ask = (): void => {
    setBusy(true);
    begin(asked)
      .then(id => navigate(`/lab/${id}`))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form
      className="panel lab-ask"
      aria-labelledby="lab-ask"
      onSubmit={event => {
        event.preventDefault();
        ask();
      }}
    >
      <h2 id="lab-ask">Ask a question</h2>
      <div className="lab-fields">
        <label className="setting">
          Game
          <select
            value={game.id}
            onChange={event => {
              const next = gameOnShelf(event.target.value)!;
              setGame(next);
              setQuestion({ ...questionFor(next), games, seed });
              setProblem('');
            }}
          >
            {shelf.map(({ id, name }) => (
              <option key={id} value={id}>
                {titled(name).title}
              </option>
            ))}
          </select>
        </label>
        <label className="setting">
          Matches
          <input
            type="number"
            min={1}
            max={MOST_GAMES}
            step={1}
            value={Number.isNaN(games) ? '' : games}
            onChange={event => change({ games: event.target.valueAsNumber })}
          />
        </label>
        <label className="setting">
          Seed
          <input
            value={seed}
            data-tip="The name of the luck: the same seed gives the same matches"
            onChange={event => change({ seed: asSeed(event.target.value) })}
          />
        </label>
      </div>
      <div className="lab-two">
        <fieldset className="setting">
          <legend>Who plays</legend>
          <div className="seats">
            {bots.map((bot, seat) => (
              <label key={seat} className="seat-chip">
                <Icon name="lucide:bot" size={16} />
                <span className="unseen">Seat {seat + 1}</span>
                <select
                  value={bot}
                  onChange={event =>
                    change({
                      bots:
                        event.target.value === 'remove'
                          ? bots.filter((_, at) => at !== seat)
                          : bots.map((old, at) => (at === seat ? event.target.value : old)),
                    })
                  }
                >
                  {levels.map(name => (
                    <option key={name} value={name}>
                      {levelOf(name)}
                    </option>
                  ))}
                  {bots.length > game.seats.min && <option value="remove">Remove</option>}
                </select>
              </label>
            ))}
            {bots.length < game.seats.max && (
              <button
                type="button"
                className="seat-add"
                aria-label="Add a seat"
                data-tip="Add a seat"
                onClick={() => change({ bots: [...bots, bots.at(-1)!] })}
              >
                <Icon name="lucide:plus" size={16} />
              </button>
            )}
          </div>
          {isSlow && <small>Experts and Masters think long: a match may take minutes. Ask for few.</small>}
        </fieldset>
        <label className="setting">
          What is compared
          <select
            value={vary?.name ?? ''}
            onChange={event => {
              const found = variables.find(({ name }) => name === event.target.value);
              change({ vary: found === undefined ? null : { name: found.name, values: found.usually } });
            }}
          >
            <option value="">Nothing: one way to play</option>
            {variables.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {vary !== null && (
        <Values
          variable={variables.find(({ name }) => name === vary.name)!}
          chosen={vary.values}
          onChange={values => change({ vary: { name: vary.name, values } })}
        />
      )}
      {game.options.length > 0 && (
        <details className="lab-options">
          <summary>Options of {titled(game.name).title}</summary>
          <div className="options">
            {game.options
              .filter(({ option }) => option !== vary?.name)
              .map(described => (
                <OptionField
                  key={described.option}
                  {...described}
                  value={options[described.option]}
                  whyNot={whyNot(game.options, options, bots.length, described.option)}
                  onChange={value => change({ options: { ...options, [described.option]: value } })}
                />
              ))}
          </div>
        </details>
      )}
      <div className="lab-acts">
        <button type="submit" className="button primary" disabled={busy || objection !== null}>
          <Icon name="lucide:play" size={19} /> Let them play
        </button>
        <small>{objection ?? inAll(games, vary?.values.length ?? 1)}</small>
      </div>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <Command command={commandOf(asked)} />
    </form>
  );
}

const inAll = (games: number, ways: number): string =>
  ways === 1 ? `${games} matches` : `${games} matches each way, ${games * ways} in all, on the same deals`;

/** Which values are tried; the first is what the others are compared with. */
function Values(props: {
  readonly variable: Variable;
  readonly chosen: Variable['usually'];
  readonly onChange: (values: Variable['usually']) => void;
}) {
  const { variable, chosen, onChange } = props;
  return (
    <fieldset className="setting">
      <legend>{variable.label}, tried with</legend>
      <div className="segments">
        {variable.values.map(({ value, label }) => (
          <label key={String(value)}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={event =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter(other => other !== value))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

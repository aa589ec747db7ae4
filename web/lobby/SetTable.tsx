import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { seatColours, SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { once } from '../session/engine.ts';
import { SessionError } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { botNames, levelOf, titled } from '../shelf.ts';
import type { Described } from '../shelf.ts';
import { emblems } from './emblems.tsx';
import { Invitations } from './Invitations.tsx';
import type { Invitation } from './Invitations.tsx';
import { OptionField } from './OptionField.tsx';
import { whyNot } from './offer.ts';
import { localSeats, needsServer, planFor, seatRequests, usualBot } from './plan.ts';
import type { Plan, PlannedSeat } from './plan.ts';

export type { Plan } from './plan.ts';

interface PlanProps {
  readonly game: Described;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly server: boolean;
}

/** Seats, and the one button that starts. */
export function SetTable({ game, plan, onPlan, server, roomy }: PlanProps & { readonly roomy: boolean }) {
  const [, navigate] = useLocation();
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [options, setOptions] = useState(false);
  const [invited, setInvited] = useState<{
    readonly table: string;
    readonly invitations: readonly Invitation[];
  } | null>(null);
  const { title } = titled(game.name);

  const start = (chosen: Plan): void => {
    setBusy(true);
    setProblem('');
    begin(chosen, name)
      .then(({ id, invitations }) => {
        if (invitations.length > 0) setInvited({ table: id, invitations });
        else navigate(`/t/${id}`);
      })
      .catch((error: unknown) =>
        setProblem(error instanceof SessionError ? error.message : 'The table could not be set.'),
      )
      .finally(() => setBusy(false));
  };
  const withFriend = (): Plan => {
    if (plan.seats.includes('friend')) return plan;
    const last = plan.seats.length - 1;
    return { ...plan, seats: plan.seats.map((seat, index) => (index === last ? 'friend' : seat)) };
  };
  const onlyBots = plan.seats.every((seat, index) => (index === 0 ? seat === 'me' : seat.startsWith('bot:')));
  return (
    <section className="panel set-table" aria-label={`Set the table for ${title}`}>
      <h2>Set the table for {title}</h2>
      <div className="seats">
        {plan.seats.map((seat, index) => (
          <SeatPicker
            key={index}
            index={index}
            seat={seat}
            server={server}
            removable={plan.seats.length > game.seats.min}
            onChange={next =>
              onPlan({
                ...plan,
                seats:
                  next === null
                    ? plan.seats.filter((_, at) => at !== index)
                    : plan.seats.map((old, at) => (at === index ? next : old)),
              })
            }
          />
        ))}
        {plan.seats.length < game.seats.max && (
          <button
            type="button"
            className="seat-add"
            aria-label="Add a seat"
            title="Add a seat"
            onClick={() => onPlan({ ...plan, seats: [...plan.seats, usualBot] })}
          >
            <Icon name="lucide:plus" size={16} />
          </button>
        )}
      </div>
      <div className="set-buttons">
        <button type="button" className="button primary" disabled={busy} onClick={() => start(plan)}>
          <Icon name="lucide:play" size={19} />
          {onlyBots ? 'Play now against bots' : 'Start the game'}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || !server}
          title={server ? undefined : 'This needs the server, which cannot be reached.'}
          onClick={() => start(withFriend())}
        >
          <Icon name="lucide:link" size={19} /> Invite link
        </button>
        {!roomy && (
          <button type="button" className="button" onClick={() => setOptions(true)}>
            <Icon name="lucide:sliders-horizontal" size={19} /> Options
          </button>
        )}
      </div>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {options && (
        <Dialog title={`Options of ${title}`} onClose={() => setOptions(false)}>
          <Options game={game} plan={plan} onPlan={onPlan} server={server} />
        </Dialog>
      )}
      {invited !== null && <Invitations {...invited} onClose={() => setInvited(null)} />}
    </section>
  );
}

async function begin(
  plan: Plan,
  name: string,
): Promise<{ readonly id: string; readonly invitations: readonly Invitation[] }> {
  const { game, options } = plan;
  if (!needsServer(plan))
    return { id: await once('create', { game, options, seats: localSeats(plan, name) }), invitations: [] };
  if (name !== '') await api.rename(name);
  const { table, invitations } = await api.create({ game, options, seats: seatRequests(plan), clock: plan.clock });
  return { id: table.id, invitations };
}

function SeatPicker(props: {
  readonly index: number;
  readonly seat: PlannedSeat;
  readonly server: boolean;
  readonly removable: boolean;
  readonly onChange: (seat: PlannedSeat | null) => void;
}) {
  const { index, seat, server, removable, onChange } = props;
  return (
    <label className="seat-chip">
      <SeatSymbol colour={seatColours[index]} size={20} />
      <span className="unseen">Seat {index + 1}</span>
      <select
        value={seat}
        onChange={event => onChange(event.target.value === 'remove' ? null : (event.target.value as PlannedSeat))}
      >
        <option value="me">You</option>
        {botNames.map(bot => (
          <option key={bot} value={`bot:${bot}`}>
            Bot, {levelOf(bot)}
          </option>
        ))}
        <option value="here">Same device</option>
        <option value="friend" disabled={!server}>
          Open seat
        </option>
        {removable && <option value="remove">Remove</option>}
      </select>
    </label>
  );
}

/** While the shelf is short there is room beside the cards for what the game is about and its options. */
export function OptionsPanel(props: PlanProps) {
  const { game } = props;
  const Emblem = emblems[game.id] ?? emblems.vesper;
  return (
    <section className="panel about-game" aria-label="About the game and its options">
      <Emblem size={300} />
      <h2>
        {titled(game.name).title} for {game.seats.min} to {game.seats.max}
      </h2>
      <p className="story">{game.about.line}</p>
      <p>
        {game.about.kind}. The manual has {game.clauses} clauses, and every “no” at the table names its own.{' '}
        <Link href={`/manual/${game.id}`}>Read it</Link>
      </p>
      <Options {...props} />
    </section>
  );
}

const clocks: readonly (readonly [string, Plan['clock']])[] = [
  ['No clock', null],
  ['20 minutes each, 15 s more per choice', { bank: 20 * 60_000, increment: 15_000, onExpiry: 'bot' }],
  ['3 days each, 12 hours more per choice', { bank: 3 * 86_400_000, increment: 43_200_000, onExpiry: 'bot' }],
];

function Options({ game, plan, onPlan, server }: PlanProps) {
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
            value={clocks.findIndex(([, clock]) => clock?.bank === plan.clock?.bank)}
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
      <button type="button" className="quiet reset" onClick={() => onPlan(planFor(game))}>
        Back to the usual table
      </button>
    </div>
  );
}

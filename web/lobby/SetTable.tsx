import { Fragment, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { api } from '../session/api.ts';
import { once } from '../session/engine.ts';
import { SessionError } from '../session/session.ts';
import { change, useSettings } from '../settings/settings.ts';
import { colourOfSeat, levelOf, levels, titled } from '../shelf.ts';
import type { Described } from '../shelf.ts';
import { later } from '../parts/later.tsx';
import type { Invitation } from './Invitations.tsx';
import { absenceOf, broughtTo, clockOf, localSeats, needsServer, seatRequests, usualBot } from './plan.ts';
import type { Plan, PlanProps, PlannedSeat } from './plan.ts';

const Options = later(async () => (await import('./Options.tsx')).Options);
const SeatBrings = later(async () => (await import('./SeatBrings.tsx')).SeatBrings);
const Invitations = later(async () => (await import('./Invitations.tsx')).Invitations);

/** Seats, and the one button that starts. */
export function SetTable({ game, plan, onPlan, server }: PlanProps) {
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
    begin(game, chosen, name)
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
          <Fragment key={index}>
            <SeatPicker
              game={game.id}
              index={index}
              seat={seat}
              server={server}
              name={plan.names[index] ?? ''}
              onName={name => onPlan({ ...plan, names: { ...plan.names, [index]: name } })}
              removable={plan.seats.length > game.seats.min}
              onChange={next =>
                onPlan({
                  ...plan,
                  ...(next === null ? { brings: {} } : {}), // seats have other numbers then
                  seats:
                    next === null
                      ? plan.seats.filter((_, at) => at !== index)
                      : plan.seats.map((old, at) => (at === index ? next : old)),
                })
              }
            />
            {game.brings !== null && (seat === 'me' || seat === 'here') && (
              <SeatBrings
                game={game.id}
                server={server}
                most={game.brings[plan.seats.length] ?? 1}
                label={`Whom seat ${index + 1} brings`}
                chosen={broughtTo(plan, index, game.brings)}
                elsewhere={plan.seats.flatMap((_, at) => (at === index ? [] : broughtTo(plan, at, game.brings)))}
                onChange={brings => onPlan({ ...plan, brings: { ...plan.brings, [index]: brings } })}
              />
            )}
          </Fragment>
        ))}
        {plan.seats.length < game.seats.max && (
          <button
            type="button"
            className="seat-add"
            aria-label="Add a seat"
            data-tip="Add a seat"
            onClick={() => onPlan({ ...plan, seats: [...plan.seats, usualBot()] })}
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
          data-tip={server ? undefined : 'This needs the server, which cannot be reached.'}
          onClick={() => start(withFriend())}
        >
          <Icon name="lucide:link" size={19} /> Invite link
        </button>
        <button type="button" className="button" onClick={() => setOptions(true)}>
          <Icon name="lucide:sliders-horizontal" size={19} /> Options
        </button>
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
      {invited !== null && <Invitations {...invited} title={title} onClose={() => setInvited(null)} />}
    </section>
  );
}

async function begin(
  { brings: most }: Described,
  plan: Plan,
  name: string,
): Promise<{ readonly id: string; readonly invitations: readonly Invitation[] }> {
  const { game, options } = plan;
  const chosen = plan.seats.map((_, seat) => broughtTo(plan, seat, most));
  const isAny = chosen.some(({ length }) => length > 0);
  if (!needsServer(plan)) {
    const brought = isAny ? await (await import('../session/characters.ts')).bringHere(chosen) : [];
    return { id: await once('create', { game, options, seats: localSeats(plan, name), brought }), invitations: [] };
  }
  if (name !== '') await api.rename(name);
  const brings = isAny ? await (await import('../session/characters.ts')).bringThere(chosen) : chosen.map(() => []);
  const { table, invitations } = await api.create({
    game,
    options,
    seats: seatRequests(plan).map((seat, i) => (brings[i].length === 0 ? seat : { ...seat, brings: brings[i] })),
    clock: clockOf(plan),
    absence: absenceOf(plan),
  });
  return { id: table.id, invitations };
}

function SeatPicker(props: {
  readonly game: string;
  readonly index: number;
  readonly seat: PlannedSeat;
  readonly server: boolean;
  /** What somebody at this device is called. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly removable: boolean;
  readonly onChange: (seat: PlannedSeat | null) => void;
}) {
  const { game, index, seat, server, name, onName, removable, onChange } = props;
  return (
    <>
      <label className="seat-chip">
        <SeatSymbol colour={colourOfSeat(game, index)} size={20} />
        <span className="unseen">Seat {index + 1}</span>
        <select
          value={seat}
          onChange={event => {
            const next = event.target.value as PlannedSeat | 'remove';
            if (next.startsWith('bot:')) change({ level: next.slice(4) });
            onChange(next === 'remove' ? null : next);
          }}
        >
          <option value="me">You</option>
          {levels.map(name => (
            <option key={name} value={`bot:${name}`}>
              Bot, {levelOf(name)}
            </option>
          ))}
          <option value="here">Same device</option>
          <option value="friend" disabled={!server}>
            Open seat
          </option>
          {removable && <option value="remove">Remove</option>}
        </select>
      </label>
      {seat === 'here' && (
        <input
          className="seat-name"
          aria-label={`Who sits in seat ${index + 1}`}
          value={name}
          maxLength={40}
          placeholder={`Player ${index + 1}`}
          onChange={event => onName(event.target.value)}
        />
      )}
    </>
  );
}

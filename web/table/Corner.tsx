import type { Forecast } from '@vesper/kernel';
import { useStore } from 'zustand';
import { Icon } from '../parts/Icon.tsx';
import { Foretold, useForetold } from './Forecast.tsx';
import { samePointed, useTable } from './model.ts';
import type { Numbered, TableModel } from './model.ts';
import { useRead } from './useRead.ts';

/** Undo on the left, the way forward on the right: always the same corner. */
export function Corner() {
  const model = useTable();
  const { scene, ui, past, layout, state } = model;
  const undoable = !past && state.link === 'live' && (ui.chosen !== null || scene.undoable > 0);
  return (
    <footer className="corner" aria-label="Undo and go on">
      <Foresight />
      <div className="corner-buttons">
        <button type="button" className="button" disabled={!undoable} onClick={model.undo}>
          <Icon name="lucide:undo-2" size={19} />
          Undo
        </button>
        <Forward />
      </div>
      <p className="corner-line">
        <span>{reach(model)}</span>
        {layout === 'wide' && model.offers.length > 0 && <span>hint: H</span>}
      </p>
    </footer>
  );
}

/** Above the corner: what would come of what is pressed or pointed at. */
function Foresight() {
  const { game, view, ui } = useTable();
  const foretold = useForetold();
  if (foretold === null) return null;
  const { numbered, forecast } = foretold;
  const isChosen = ui.chosen !== null;
  const speaks = forecast?.told.concat(forecast.later).some(event => game.words.event(view, event) !== undefined);
  if (!isChosen && speaks !== true) return null;
  return (
    <div className="foresight" role={isChosen ? 'status' : undefined} aria-label="What would happen">
      <h2>{numbered.label}</h2>
      {forecast !== undefined && <Foretold forecast={forecast} />}
    </div>
  );
}

/** The one big button. It never stands for an interjection: that is somebody else's moment. */
export function Forward() {
  const model = useTable();
  const required = model.offers.filter(({ decision }) => !decision.optional);
  const forward = required.find(({ wayForward }) => wayForward) ?? (required.length === 1 ? required[0] : undefined);
  const foretold = useStore(model.foresight.store, () => model.ui.chosen && model.foresight.of(model.ui.chosen));
  const read = useRead(forward === undefined ? '' : `${forward.decision.id} ${forward.label}`);
  const { past, scene, offers, ui, session, state, waitsFor, seatNames, viewer } = model;
  if (past)
    return (
      <button type="button" className="button primary" onClick={() => model.goTo(null)}>
        Back to now
      </button>
    );
  if (model.playing !== null)
    return (
      <button type="button" className="button primary" onClick={model.goOn}>
        Go on
      </button>
    );
  const next = state.table?.rematch ?? null;
  if (scene.over && next !== null)
    return (
      <a className="button primary" href={`/t/${next}`}>
        To the rematch
      </a>
    );
  if (scene.over)
    return (
      <button type="button" className="button primary" onClick={() => model.set({ opened: 'score' })}>
        Score sheet
      </button>
    );
  if (state.link !== 'live')
    return (
      <button type="button" className="button" disabled>
        Reconnecting
      </button>
    );
  const chosen = offers.find(offer => samePointed(offer, ui.chosen));
  if (chosen !== undefined)
    return (
      <button
        type="button"
        className="button primary"
        disabled={ui.busy}
        onClick={() => model.commit(chosen)}
        autoFocus={false}
      >
        {confirmation(chosen, foretold ?? undefined)}
      </button>
    );
  if (forward !== undefined)
    return (
      <button
        type="button"
        className="button"
        disabled={ui.busy}
        aria-disabled={!read || undefined}
        onClick={() => read && model.press(forward)}
        onMouseEnter={() => model.pointing.setState({ hovered: forward })}
        onMouseLeave={() => model.pointing.setState({ hovered: null })}
      >
        {forward.label}
      </button>
    );
  if (typeof viewer === 'number' && state.table?.seats[viewer]?.byBot === true)
    return (
      <button type="button" className="button primary" onClick={() => void session.seatTo(viewer, 'person')}>
        Take your seat back
      </button>
    );
  const pass = waitsFor !== null && waitsFor.seat !== viewer && state.table?.seats[waitsFor.seat]?.yours === true;
  if (pass)
    return (
      <button type="button" className="button primary" onClick={() => session.look(waitsFor.seat)}>
        {seatNames[waitsFor.seat]} plays on
      </button>
    );
  return (
    <button type="button" className="button" disabled>
      {offers.length > 0
        ? 'Choose a piece'
        : waitsFor === null || waitsFor.passes
          ? 'Wait'
          : `Waiting for ${seatNames[waitsFor.seat]}`}
    </button>
  );
}

function confirmation({ label }: Numbered, forecast: Forecast | undefined): string {
  return forecast === undefined || forecast.final === null ? label : `${label}, no undo`;
}

function reach({ scene, ui, past, length, state, viewer }: TableModel): string {
  if (past) return `Move ${scene.n} of ${length}`;
  if (ui.chosen !== null) return 'Press again to confirm';
  if (typeof viewer === 'number' && state.table?.seats[viewer]?.byBot === true && !scene.over)
    return 'A bot plays your seat meanwhile';
  return scene.undoable > 0 ? `Undo back to move ${Math.max(0, length - scene.undoable)}` : 'Nothing to undo';
}

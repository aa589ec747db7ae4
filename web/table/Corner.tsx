import { Icon } from '../parts/Icon.tsx';
import { samePointed, useTable } from './model.ts';
import type { Numbered, TableModel } from './model.ts';

/** Undo on the left, the way forward on the right: always the same corner. */
export function Corner() {
  const model = useTable();
  const { scene, ui, past, layout, state } = model;
  const undoable = !past && state.link === 'live' && (ui.chosen !== null || scene.undoable > 0);
  return (
    <footer className="corner" aria-label="Undo and go on">
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

/** The one big button. */
export function Forward() {
  const model = useTable();
  const { past, scene, offers, ui, session, state, waitsFor, seatNames, viewer } = model;
  if (past)
    return (
      <button type="button" className="button primary" onClick={() => model.goTo(null)}>
        Back to now
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
        {confirmation(chosen)}
      </button>
    );
  const forward = offers.find(({ wayForward }) => wayForward) ?? (offers.length === 1 ? offers[0] : undefined);
  if (forward !== undefined)
    return (
      <button
        type="button"
        className="button"
        disabled={ui.busy}
        onClick={() => model.press(forward)}
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

function confirmation({ label, offer }: Numbered): string {
  return offer.final === true ? `${label}, no undo` : label;
}

function reach({ scene, ui, past, length, offers, state, viewer }: TableModel): string {
  if (past) return `Move ${scene.n} of ${length}`;
  if (ui.chosen !== null)
    return offers.some(({ offer }) => offer.final === true) ? 'After this, others go on' : 'Press again to confirm';
  if (typeof viewer === 'number' && state.table?.seats[viewer]?.byBot === true && !scene.over)
    return 'A bot plays your seat meanwhile';
  return scene.undoable > 0 ? `Undo back to move ${Math.max(0, length - scene.undoable)}` : 'Nothing to undo';
}

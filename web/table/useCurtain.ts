/** When the table is covered, because somebody else at this device is to take it. */
import type { Decision, Seat } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import type { TableModel } from './model.ts';

/** Longer than any pause after which a moment passes by itself; until then nobody need hand anything over. */
const PATIENCE = 1800;

export interface Drawn {
  /** Who is to take the device. */
  readonly seat: Seat;
  /** Who had it, and may look once more; nobody at first and after a reload. */
  readonly before: Seat | null;
  lift(seat: Seat): void;
}

/** `null`: nothing is hidden from whoever holds the device. */
export function useCurtain(model: TableModel): Drawn | null {
  const { session, state, game, scene, waitsFor, viewer } = model;
  /** Who has said that they hold the device, and until which entry they look in spite of somebody else's turn. */
  const [holder, setHolder] = useState<Seat | null>(null);
  const [looksAt, setLooksAt] = useState(-1);
  const [waited, setWaited] = useState(-1);
  const { n } = state.scene!;
  useEffect(() => {
    const timer = setTimeout(() => setWaited(n), PATIENCE);
    return () => clearTimeout(timer);
  }, [n]);
  const own = (state.table?.seats ?? []).flatMap(({ seat, kind, yours, byBot, conceded }) =>
    kind === 'person' && yours && !byBot && !conceded ? [seat] : [],
  );
  if (own.length < 2 || state.table?.status === 'over' || state.scene!.over) return null;
  const lift = (seat: Seat): void => {
    setHolder(seat);
    setLooksAt(n);
    if (seat !== viewer) session.look(seat);
  };
  const asked = waitsFor !== null && own.includes(waitsFor.seat) ? waitsFor : null;
  const next = asked?.seat ?? (typeof viewer === 'number' ? viewer : own[0]);
  // Until the table is shown as the one who lifted the curtain sees it, it shows somebody else's.
  if (holder === null || holder !== viewer) return { seat: holder ?? next, before: null, lift };
  if (asked === null || asked.seat === viewer || looksAt === n || scene.n !== n) return null;
  const mayPass = (game.decisions as { readonly [ask: string]: Decision })[asked.ask].passing !== undefined;
  if (mayPass && waited !== n) return null;
  return { seat: asked.seat, before: viewer, lift };
}

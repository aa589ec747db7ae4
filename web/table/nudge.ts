import type { TableModel } from './model.ts';

/** Who waits for a seat of this browser and has said so. */
export function nudgeOf({ state, seatNames }: TableModel): { readonly at: number; readonly name: string } | null {
  const nudge = state.table?.seats.find(seat => seat.yours && seat.nudge !== null)?.nudge ?? null;
  return nudge && { at: nudge.at, name: seatNames[nudge.by] };
}

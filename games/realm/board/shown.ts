/** The hero whose things somebody wants to see in the dock, until the next decision: shared by rail and dock. */
import { showing } from '@vesper/web/board';
import { dockSlot } from './table.ts';
import type { RealmProps } from './table.ts';
import type { Slot } from '../state.ts';

const { show, useShown } = showing<Slot>();

export { show };

export const useShownSlot = (table: RealmProps): Slot => useShown(table) ?? dockSlot(table);

/** What moves when the table changes; each part of the board tells its own. */
import { steps, useFlights } from '@vesper/web/board';
import type { Choreography } from '@vesper/web/board';
import type { FolkloreEvent } from '../events.ts';
import type { FolkloreView } from '../state.ts';
import { fightMotion } from './encounter/motion.ts';
import type { FolkloreProps } from './table.ts';
import { worldMotion } from './world/motion.ts';

const choreography: Choreography = { board: 'fol', apart: 70, longest: 1200, nudge: 8, leaves: true };

export const useMotion = (props: FolkloreProps): void => useFlights(props, choreography, tell);

const tell = steps<FolkloreEvent, FolkloreView>({ ...worldMotion, ...fightMotion });

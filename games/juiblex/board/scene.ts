/** Scenes of Tyrants of the Underdark: a spread of the Affliction, step by step. Everything else is seen as it happens. */
import { beatsOf, scriptOf } from '@vesper/web/board';
import type { Cutting, Happening, Script } from '@vesper/web/board';
import type { JuiblexEvent } from '../events.ts';
import type { JuiblexView } from '../state.ts';
import { siteName } from '../words/names.ts';
import { retell } from './retell.ts';

export function scene(happening: Happening<JuiblexView>): Script<JuiblexView> | undefined {
  const events = happening.told.map(({ event }) => event as JuiblexEvent);
  const is = (...names: readonly JuiblexEvent['event'][]): boolean => events.some(({ event }) => names.includes(event));
  // The score sheet tells the end; the first token is no surprise.
  if (is('won', 'scourgePlaced') || happening.before.phase === 'setup') return undefined;
  if (is('spreadRevealed', 'scourgeMoved', 'tokenPlaced', 'scourgeStuck', 'troopAfflicted'))
    return scriptOf('The Affliction spreads', beatsOf(happening, cutting));
  return undefined;
}

const cutting: Cutting<JuiblexEvent, JuiblexView> = {
  first: 'What set it off',
  beat(event) {
    switch (event.event) {
      case 'spreadRevealed':
        return { title: 'A SPREAD card', cuts: true };
      case 'spreadSpent':
        return 'No slime is left';
      case 'scourgeRolled':
        return 'The die decides';
      case 'scourgeMoved':
        return { title: `To ${siteName(event.to)}`, cuts: true };
      case 'tokenPlaced':
      case 'whiteRemoved':
        return 'A space is lost';
      case 'troopAfflicted':
        return { title: 'Into the Affliction', cuts: true };
      case 'endTriggered':
        return 'The end is near';
      case 'slotFilled':
        return 'The market is filled';
      case 'turnBegan':
        return 'The next turn';
      default:
        return undefined;
    }
  },
  retell,
};

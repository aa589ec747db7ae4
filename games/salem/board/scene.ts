/** Scenes of Salem: an arrest with its price and whoever takes the blame, and the turn of a round. */
import { beatsOf, scriptOf } from '@vesper/web/board';
import type { Cutting, Happening, Script } from '@vesper/web/board';
import type { SalemEvent, SalemView } from '../state.ts';

export function scene(happening: Happening<SalemView>): Script<SalemView> | undefined {
  const events = happening.told.map(({ event }) => event as SalemEvent);
  const is = (...names: readonly SalemEvent['event'][]): boolean => events.some(({ event }) => names.includes(event));
  if (is('scored', 'factionDealt', 'startPicked')) return undefined; // the score sheet tells it; a setup is no surprise
  const beats = beatsOf(happening, cutting);
  if (is('colonistArrested', 'scapegoatNamed')) return scriptOf('An arrest', beats);
  return is('roundBegan') && is('cardRevealed', 'cardCycled') ? scriptOf('The round is over', beats) : undefined;
}

const cutting: Cutting<SalemEvent, SalemView> = {
  first: 'What happens',
  beat({ event }) {
    switch (event) {
      case 'arrestAttempted':
        return 'The constable knocks';
      case 'scapegoatNamed':
        return 'Somebody else is blamed';
      case 'colonistArrested':
        return 'The bars fall';
      case 'cardRevealed':
      case 'cardCycled':
        return 'New faces';
      case 'roundBegan':
        return 'A new round';
      default:
        return undefined;
    }
  },
  // Cards leave their rows as soon as they are named; until the last beat the table lies as it did.
  retell: view => view,
};

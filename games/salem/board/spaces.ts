/** How the fourteen spaces are drawn, and where the round stands. */
import { useRef } from 'react';
import type { Seat, Told } from '@vesper/kernel';
import type { IconName } from '@vesper/web/board';
import { picturesOf } from '@vesper/web/pictures';
import { spaces } from '../content/spaces.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemView, Space } from '../state.ts';

export interface SpaceLook {
  /** Under the disc; `words` has the long name. */
  readonly name: string;
  /** Beside its neighbours on a phone. */
  readonly short: string;
  readonly icon: IconName;
  readonly also?: IconName;
}

const looks = picturesOf<SpaceLook>(
  spaces.map(({ number }) => ({ id: String(number) })),
  {
    1: { name: 'Meet in Secret', short: 'Meet', icon: 'game:conversation' },
    2: { name: 'Meet in Secret', short: 'Meet', icon: 'game:conversation' },
    3: { name: 'Exonerate', short: 'Exonerate', icon: 'game:breaking-chain' },
    4: { name: 'Protection, First Player', short: 'Protect', icon: 'game:checked-shield', also: 'game:flying-flag' },
    5: { name: 'Abilities, Influence', short: 'Abilities', icon: 'game:gavel', also: 'game:two-coins' },
    6: { name: 'Generate Influence', short: 'Generate', icon: 'game:two-coins' },
    7: { name: 'Abilities', short: 'Abilities', icon: 'game:gavel' },
    8: { name: 'Arrest', short: 'Arrest', icon: 'game:handcuffs' },
    9: { name: 'Arrest', short: 'Arrest +1', icon: 'game:handcuffs' },
    10: { name: 'Spectral Evidence', short: 'Spectral', icon: 'game:ghost' },
    11: { name: 'Fear', short: 'Fear', icon: 'game:bleeding-eye', also: 'game:two-coins' },
    12: { name: 'Accusations', short: 'Accuse', icon: 'game:pointing', also: 'game:two-coins' },
    13: { name: 'Bring in', short: 'Bring in', icon: 'game:ring' },
    14: { name: 'Bring in', short: 'Bring +1', icon: 'game:ring' },
  },
  () => ({ name: '', short: '', icon: 'game:two-coins' }),
);

export const lookOf = (space: Space): SpaceLook => looks[space - 1];

export const allSpaces: readonly Space[] = spaces.map(({ number }) => number);

/** The next space with a messenger; NONE = the last one is being resolved. */
export function nextSpace({ spaces, resolving }: SalemView): Space {
  for (let space = resolving.space + 1; space < spaces.length; space++) if (spaces[space] !== NONE) return space;
  return NONE;
}

/** Whose messenger stands on a space: the one being resolved stays in sight until its action is over. */
export function standsOn({ spaces, resolving, phase }: SalemView, space: Space): Seat {
  return phase === 'resolve' && resolving.space === space ? resolving.seat : spaces[space];
}

/**
 * Whose messengers were lifted this round, by space. The view knows only who still stands, so this remembers who was
 * seen; somebody who joins in the middle of a round sees the marks from then on.
 */
export function useLifted(view: SalemView, told: readonly Told[]): ReadonlyMap<Space, Seat> {
  const seen = useRef({ round: 0, by: new Map<Space, Seat>() });
  if (seen.current.round !== view.round) seen.current = { round: view.round, by: new Map() };
  const { by } = seen.current;
  view.spaces.forEach((seat, space) => {
    if (seat !== NONE) by.set(space, seat);
  });
  if (view.phase === 'resolve') by.set(view.resolving.space, view.resolving.seat);
  for (const { event } of told) {
    const { event: name, space, seat } = event as Extract<SalemEvent, { event: 'messengerLifted' }>;
    if (name === 'messengerLifted' && space < view.resolving.space) by.set(space, seat);
  }
  const lifted = new Map<Space, Seat>();
  if (view.phase !== 'resolve') return lifted;
  for (const [space, seat] of by)
    if (space < view.resolving.space && view.spaces[space] === NONE) lifted.set(space, seat);
  return lifted;
}

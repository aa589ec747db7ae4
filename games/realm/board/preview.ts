/** What the Darkness card that lies face up would do: read from the card and the table, for the eye only. */
import { darknessCards } from '../content/darkness.ts';
import { CITY_STEP, generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { COLOURS, GREEN, NEXT, RED } from '../content/types.ts';
import type { Colour, DarkCard, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';

export interface Coming {
  readonly space: Space;
  readonly colour: Colour;
  readonly minions: number;
  readonly cancelled: boolean;
  /** The land would be overrun. */
  readonly overrun: boolean;
}

export interface Move {
  readonly general: Colour;
  readonly from: Space;
  readonly to: Space;
  readonly minions: number;
  /** Why it stays, or ''. */
  readonly stays: '' | 'notNext' | 'major' | 'defeated' | 'held';
}

export interface Preview {
  readonly places: readonly Coming[];
  readonly move: Move | null;
}

export function previewOf(view: RealmView, card: DarkCard, generalOnly: boolean): Preview {
  const { kind, places, general } = darknessCards[card];
  const { night } = view;
  const face = night.faceUp === card;
  const coming: Coming[] = [];
  const add = (space: Space, colour: Colour, minions: number, cancelled = false): void => {
    coming.push({ space, colour, minions, cancelled, overrun: !cancelled && overruns(view, space, colour, minions) });
  };
  if (!generalOnly) {
    places.forEach(({ space, minions }, i) =>
      add(space, spaces[space].colour, minions, face && (night.cancelled & (1 << i)) !== 0),
    );
    spaces.forEach(({ kind: what, colour }, space) => {
      if (kind === 'patrols' && what === 'land' && colour === GREEN && view.crowd[space] === 0) add(space, GREEN, 1);
      if (kind === 'warParty' && what !== 'inn' && view.crowd[space] === 1 && view.minions[space * COLOURS] === 1)
        add(space, GREEN, 1);
    });
  }
  return { places: coming, move: general === null ? null : moveOf(view, general, face && night.held) };
}

function overruns(view: RealmView, space: Space, colour: Colour, minions: number): boolean {
  if (spaces[space].kind === 'city') return false;
  if (view.crowd[space] + minions > 3) return true;
  return colour === RED && !view.terms.taintOnly && view.minions[space * COLOURS + RED] + minions >= 3;
}

function moveOf(
  view: RealmView,
  { who, to, minions }: { readonly who: Colour; readonly to: Space; readonly minions: number },
  held: boolean,
): Move {
  const { step, space, life, major } = view.generals[who];
  const next = generals[who].route[Math.min(CITY_STEP, step + 1)];
  const goal = to === NEXT ? next : to;
  const stays = life === 0 ? 'defeated' : held ? 'held' : goal !== next ? 'notNext' : major ? 'major' : '';
  return { general: who, from: space, to: goal, minions, stays };
}

/** What is about to happen, while a card lies face up. */
export function nightPreview(view: RealmView): Preview | null {
  const { faceUp, generalOnly } = view.night;
  return faceUp === NONE || view.phase !== 'night' ? null : previewOf(view, faceUp, generalOnly);
}

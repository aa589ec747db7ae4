/** What a Darkness card does. */
import { joined, listed, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { darknessCards } from '../content/darkness.ts';
import { spaces } from '../content/map.ts';
import { NEXT } from '../content/types.ts';
import type { DarkCard } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { darknessName } from './names.ts';
import { general as generalNamed, minions as minionsOf, space as spaceNamed } from './voice.ts';

const TOPS = {
  quiet: 'nothing happens',
  patrols: '1 Orc in every green land without minions',
  warParty: '1 more Orc wherever a single Orc stands alone',
  city: '1 minion in Monarch City of each colour next to it; all three discard piles are shuffled in again',
} as const;

/** `1 Demon in Windy Pass, 2 Orcs in Raven Forest; Varkolak to Father Oak Forest with 2 Undead`. */
export function darknessText(card: DarkCard): Sentence {
  const { kind, places, general } = darknessCards[card];
  const top =
    kind === 'locations'
      ? joined(
          places.map(({ space, minions }) => say`${minionsOf(minions, spaces[space].colour)} in ${spaceNamed(space)}`),
          ', ',
        )
      : TOPS[kind];
  if (general === null) return top;
  const { who, to, minions } = general;
  const brings = minions === 0 ? '' : say` with ${minionsOf(minions, who)}`;
  return say`${top}; ${generalNamed(who)} to ${to === NEXT ? 'the next location' : spaceNamed(to)}${brings}`;
}

/** `All Is Quiet: nothing happens`; a card with two locations is its own text. */
export function darknessLabel(card: DarkCard): Sentence {
  const text = darknessText(card);
  return darknessCards[card].kind === 'locations' ? text : say`${darknessName(card)}: ${text}`;
}

/** Its locations, or its name. */
export function darknessPlaces(card: DarkCard): Sentence {
  const { kind, places } = darknessCards[card];
  return kind === 'locations' ? listed(places.map(({ space }) => spaceNamed(space))) : darknessName(card);
}

/** What is left of the last card of a Night, of which only the General counts; nothing to say of a quiet one. */
export function generalOnlyText(card: DarkCard): string {
  const { kind, general } = darknessCards[card];
  if (general !== null) return 'only the General moves';
  if (kind === 'quiet') return '';
  return kind === 'city' ? 'only the piles are shuffled' : 'no minions come with this one';
}

/** The card that lies open, and what is left of it: `… (only the General moves)`. */
export function faceUp({ night }: RealmView): Sentence {
  if (night.faceUp === NONE) return '';
  const only = night.generalOnly ? generalOnlyText(night.faceUp) : '';
  return say`${darknessLabel(night.faceUp)}${only === '' ? '' : ` (${only})`}`;
}

/** Intentions for the Night. */
import { darknessCards } from '../../content/darkness.ts';
import { DemonHunter, DragonHunter, OrcHunter, UndeadHunter } from '../../content/quests.ts';
import { DarkVisions, MilitiaSecuresArea } from '../../content/specials.ts';
import { COLOURS } from '../../content/types.ts';
import type { DarkCard, Window } from '../../content/types.ts';
import { playableIn, refusePlay } from '../../rules/windows.ts';
import { NONE, QUEST } from '../../state.ts';
import type { Source } from '../../state.ts';
import { defeatedGenerals, holderOf } from '../../asking.ts';
import { MUST, NEVER, isSpecial, spentBy } from './hints.ts';
import type { Hint } from './hints.ts';

const playable: Source[] = [];

/** Two things with the same effect are kept until one can be played while the other's owner will be asked again. */
export function playsTwice(a: Source, b: Source, window: Window): Hint {
  const isOther = (source: Source): boolean => source !== a && source !== b;
  return (s, d) => {
    if (d.ask !== 'playSpecial' || d.window !== window || (d.choice !== a && d.choice !== b)) return 0;
    const second = d.choice === a ? b : a;
    const slot = holderOf(s, second);
    if (slot === NONE || refusePlay(s, second, window) !== undefined) return 0;
    const n = playableIn(s, s.heroes[slot].seat, window, playable);
    return playable.slice(0, n).some(isOther) ? 2 * MUST : 0;
  };
}

const HUNTERS: readonly Source[] = [OrcHunter, DemonHunter, DragonHunter, UndeadHunter].map(quest => QUEST + quest);

/** A hunter's quest and the Militia are played on the same card. */
export const cancelsTwice: Hint = (s, d) => {
  const source = spentBy(d);
  if (HUNTERS.includes(source)) return holderOf(s, MilitiaSecuresArea) === NONE ? NEVER : MUST;
  if (source !== MilitiaSecuresArea) return 0;
  return d.ask === 'playSpecial' && s.night.cancelled !== 0 ? MUST : NEVER;
};

/** The Darkness card that shuffles all discard piles into their decks. */
const MARCH_ON_CITY: DarkCard = darknessCards.findIndex(({ kind }) => kind === 'city');

/** With so few Darkness cards left all Specials are kept: their owners are asked. */
const ALMOST_EMPTY = 8;

/**
 * Dark Visions is kept while the Darkness deck is drawn to its last card: the Wizard replaces the card that would refill
 * it, from then on whatever comes, and the last General is spared.
 */
export const emptiesDarkness: Hint = (s, d) => {
  const source = spentBy(d);
  if (source === DarkVisions || (isSpecial(source) && s.darkDeck.length <= ALMOST_EMPTY)) return NEVER;
  if (d.ask === 'wisdom') {
    const isCityGone = s.darkDiscard.includes(MARCH_ON_CITY);
    const replaces = s.night.faceUp === MARCH_ON_CITY || (isCityGone && s.darkDeck.length > s.night.left);
    return (d.choice === 'replace') === replaces ? MUST : 0;
  }
  if (d.ask !== 'chooseAction') return 0;
  return d.choice.action === 'attackGeneral' && defeatedGenerals(s) === COLOURS - 1 ? NEVER : 0;
};

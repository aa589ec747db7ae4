/**
 * REA-R40: what could make somebody want to play a Special or a spent quest out of turn, word by word. What is about to
 * happen is a Night without a card yet (N0), the Darkness card that lies face up (NR) or a combat roll (CR); what can be done
 * just as well by day is not worth a question at Night.
 */
import { copy } from '../copy.gen.ts';
import { darknessCards } from '../content/darkness.ts';
import { lands, locations, near } from '../content/distances.ts';
import { COLOURS } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { rows } from '../effects.ts';
import type { EffectOf, Word } from '../effects.ts';
import { NONE } from '../state.ts';
import type { RealmState, Source } from '../state.ts';
import { advanceGeneral, healsThisTurn, placeFromCard } from './darkness.ts';
import { wouldFall } from './attack.ts';
import { canRerollLuck } from './rolls.ts';

/** What the Darkness card that lies face up would bring, if nobody stepped in. */
interface Threat {
  /** Where crystals would come to lie (REA-5.36, REA-R11). */
  readonly tainted: readonly Space[];
  /** What the match would be lost by, or '' (REA-R17). */
  readonly lostBy: string;
}

const NO_THREAT: Threat = { tainted: [], lostBy: '' };

/** Nothing in it is left to chance: cards are shuffled only after it. */
function threatOf(s: RealmState): Threat {
  if (s.night.faceUp === NONE || s.phase !== 'night') return NO_THREAT;
  const card = darknessCards[s.night.faceUp];
  const after = copy(s);
  if (!s.night.generalOnly) placeFromCard(after, card);
  if (card.general !== null && after.outcome === null) advanceGeneral(after, card.general);
  return { tainted: locations.filter(space => after.crystals[space] > s.crystals[space]), lostBy: after.lostBy };
}

type Trigger<W extends Word> = (s: RealmState, effect: EffectOf<W>, threat: Threat) => boolean;

/** Minions there make the difference: a land is overrun, the city falls, or there are no more of a colour to place. */
function isNeeded(s: RealmState, where: readonly Space[], { tainted, lostBy }: Threat): boolean {
  if (tainted.some(space => s.crowd[space] > 0 && where.includes(space))) return true;
  return (lostBy === 'city' || lostBy.startsWith('supply')) && where.some(space => s.crowd[space] > 0);
}

/** No hero, no gate and no Hero card changes what a Night brings, and the next Darkness cards lie there by day already. */
const byDayJustAsWell = (): boolean => false;

const triggers: { readonly [W in Word]: Trigger<W> } = {
  placeGate: byDayJustAsWell,
  moveHeroes: byDayJustAsWell,
  callColour: byDayJustAsWell,
  draw: byDayJustAsWell,
  search: byDayJustAsWell,
  visions: byDayJustAsWell,
  // The last crystal that may come would be the twelfth.
  cleanse: (_s, _effect, { lostBy }) => lostBy === 'taint',
  cleanseHere: (_s, _effect, { lostBy }) => lostBy === 'taint',
  clear: (s, { colour }, threat) => isNeeded(s, colour === 'any' ? locations : lands[colour], threat),
  clearHere: byDayJustAsWell,
  take: (s, effect, threat) => isNeeded(s, near[effect.within][effect.near], threat),
  sweep: (s, _effect, threat) => isNeeded(s, locations, threat),
  driveBack: (_s, _effect, { lostBy }) => lostBy === 'general',
  /** Generals heal after the last card. */
  spy(s) {
    if (s.night.left > 0 || s.phase !== 'night') return false;
    for (let colour = 0; colour < COLOURS; colour++) {
      if (healsThisTurn(s, colour) && !s.generals[colour].spied) return true;
    }
    return false;
  },
  // These have no other moment: that they may be played says that they change something.
  holdGeneral: s => s.night.faceUp !== NONE,
  cancelPlacement: s => s.night.faceUp !== NONE,
  quietNight: s => s.phase === 'night' && s.night.left > 0,
  reroll: s => canRerollLuck(s) && !wouldFall(s),
};

/** Whether one of these, each of which may be played now, would make what is about to happen turn out otherwise. */
export function isTriggered(s: RealmState, sources: readonly Source[]): boolean {
  const threat = threatOf(s);
  return sources.some(source => rows[source].some(effect => (triggers[effect.do] as Trigger<Word>)(s, effect, threat)));
}

/** How the war stands and how it is lost. */
import { COLOUR_NAMES } from '../content/cards.ts';
import type { RealmView } from '../view.ts';
import { minionsName } from './names.ts';

export const WAR: { readonly [Status in RealmView['war']]: { readonly name: string; readonly night: string } } = {
  early: { name: 'Early War', night: '1 Darkness card each Night.' },
  mid: { name: 'Mid War', night: '2 Darkness cards each Night, the second for its General only.' },
  late: { name: 'Late War', night: '3 Darkness cards each Night, the third for its General only.' },
};

/** `general`, `supply:green`, `taint` or `city` in a few words, for the score sheet. */
export function lossName(why: string): string {
  const [reason, colour] = why.split(':');
  switch (reason) {
    case 'general':
      return 'a General entered Monarch City';
    case 'taint':
      return 'the twelfth Tainted Crystal was placed';
    case 'city':
      return 'five minions stood in Monarch City';
    case 'supply':
      return `no ${minionsName(COLOUR_NAMES.indexOf(colour as (typeof COLOUR_NAMES)[number]))} were left to place`;
    default:
      return 'the realm has fallen';
  }
}

export function lossSentence(why: string): string {
  return `The realm has fallen: ${lossName(why)}.`;
}

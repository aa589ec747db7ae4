/** The log: one sentence for what happened. */
import { capital, count, does, listed, means, runnersUp, say, whose } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { GeorgeBurroughs, ThomasPutnam, colonists, isEndCard } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { AskName } from '../state.ts';
import type { SalemCatalogue } from './catalogue.ts';
import { familyName, isScapegoat, possessive } from './names.ts';
import { forPrice } from './price.ts';
import { lines } from './score.ts';
import {
  accusations,
  card as cardNamed,
  colonist as named,
  fears,
  influence,
  space as spaceNamed,
  spaceInFull,
  zone,
} from './voice.ts';

export const events: SalemCatalogue['events'] = {
  firstPlayerChosen: ({ seat }, { who }) => say`${does(who(seat), 'are')} the first player.`,
  factionDealt({ seat, faction }, { who }) {
    const { title, ally, rival } = factions[faction];
    return say`${does(who(seat), 'play')} ${title}, for the ${familyName(ally)}s and against the ${familyName(rival)}s.`;
  },
  startersOffered: ({ seat, colonists: offered }, { who }) =>
    offered === undefined
      ? say`${does(who(seat), 'look')} at two Starting Colonists.`
      : say`${does(who(seat), 'may keep')} ${listed(offered.map(named), 'or')}.`,
  startPicked: ({ seat, colonist }, { who }) => say`${does(who(seat), 'choose')} ${named(colonist)}.`,
  starterTaken: ({ seat, colonist }, { who }) => say`${named(colonist)} starts in ${whose(who(seat))} Circle.`,
  grievanceDealt({ seat, grievance }, { who }) {
    if (grievance === undefined) return say`${does(who(seat), 'draw')} a Grievance card.`;
    const { title, targets, ally } = grievances[grievance];
    return say`${whose(who(seat))} Grievance is ${title}: arrest ${listed(targets.map(named))}, and keep ${named(ally)} out of every jail.`;
  },
  roundBegan: ({ round, seat }, { who }) => say`Round ${round} begins. ${capital(does(who(seat), 'place'))} first.`,
  messengerPlaced: ({ seat, space }, { who }) => say`${does(who(seat), 'place')} a messenger on ${spaceNamed(space)}.`,
  messengerLifted: ({ seat, space }, { who }) => say`${does(who(seat), 'resolve')} ${spaceInFull(space)}.`,
  influenceGained({ seat, amount, short, by }, { who }) {
    const from = by === NONE ? '' : say` from ${means(named(by))}`;
    if (amount === 0) return say`${does(who(seat), 'gain')} no Influence${from}: the supply is empty.`;
    const gained = say`${does(who(seat), 'gain')} ${influence(amount)}${from}`;
    return short > 0 ? say`${gained}, not ${amount + short}: the supply is empty.` : say`${gained}.`;
  },
  influencePaid: ({ seat, amount, by, rule }, { who }) =>
    // The line of an arrest or a bring names its price.
    rule === 'SAL-10.18' || rule === 'SAL-10.26'
      ? undefined
      : say`${does(who(seat), 'pay')} ${influence(amount)}${by === NONE ? '' : say` for ${means(named(by))}`}.`,
  influenceGenerated({ seat, icons, amount }, { who }) {
    const collected = say`${does(who(seat), 'collect')} ${influence(amount)} for ${count(icons, 'icon')}`;
    return amount < icons ? say`${collected}: the supply is empty.` : say`${collected}.`;
  },
  accusationPlaced: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'accuse')} ${named(colonist)}${by === ThomasPutnam ? ' as well' : ''}${through(by, colonist)}.`,
  accusationsRemoved: ({ seat, colonist, amount, by }, { who }) =>
    say`${does(who(seat), 'take')} ${accusations(amount)} off ${named(colonist)}${through(by, colonist)}.`,
  accusationMoved: ({ seat, from, to, by }, { who }) =>
    say`${does(who(seat), 'move')} an Accusation from ${named(from)} to ${named(to)}${through(by)}.`,
  fearPlaced: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'place')} ${fears(1)} on ${named(colonist)}${through(by, colonist)}.`,
  fearRemoved: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'take')} ${fears(1)} off ${named(colonist)}${by === GeorgeBurroughs ? say` because ${means(named(by))} was arrested` : through(by, colonist)}.`,
  fearMoved: ({ seat, from, to, by }, { who }) =>
    say`${does(who(seat), 'move')} a Fear from ${named(from)} to ${named(to)}${through(by)}.`,
  spectralPlaced: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'put')} the Spectral Evidence on ${named(colonist)}${through(by, colonist)}.`,
  protectionPlaced: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'protect')} ${named(colonist)}${through(by, colonist)}.`,
  firstPlayerTaken: ({ seat }, { who }) => say`${does(who(seat), 'take')} the First Player token.`,
  reputationGranted: ({ seat, colonist, by }, { who }) =>
    say`${does(who(seat), 'raise')} the Reputation of ${named(colonist)} by 1${through(by, colonist)}.`,
  abilityPicked: ({ seat, colonist }, { who }) => say`${does(who(seat), 'use')} ${named(colonist)}.`,
  arrestAttempted: ({ seat, colonist, price, by }, { who }) =>
    // Nobody can step in for a blue-backed colonist: the arrest follows at once and says all this.
    colonists[colonist].back === 'blue'
      ? undefined
      : say`${does(who(seat), 'want')} to arrest ${named(colonist)} ${forPrice(price, 'arrest', by)}.`,
  scapegoatNamed: ({ seat, scapegoat, target }, { who }) =>
    say`${does(who(seat), 'name')} ${named(scapegoat)} as the scapegoat for ${named(target)}.`,
  colonistArrested: ({ seat, colonist, from, price, by }, { view, who }) =>
    say`${does(who(seat), 'arrest')} ${named(colonist)} from ${zone(view, from)} ${price === null ? 'as a scapegoat, for free' : forPrice(price, 'arrest', by)}.`,
  colonistBrought: ({ seat, colonist, from, price, by }, { view, who }) =>
    say`${does(who(seat), 'bring')} ${named(colonist)} in from ${zone(view, from)} ${forPrice(price, 'bring', by)}.`,
  declined: ({ seat, ask }, { who }) => declined(who(seat), ask),
  nothingPossible: ({ seat, ask }, { who }) => nothingPossible(who(seat), ask),
  // A lock matters to scapegoats only (SAL-R32).
  locked: ({ colonist }) =>
    isScapegoat(colonist)
      ? say`${named(colonist)} cannot be named as a scapegoat before the next arrest is over.`
      : undefined,
  unlocked: ({ colonist }) =>
    isScapegoat(colonist) ? say`${named(colonist)} can be named as a scapegoat again.` : undefined,
  cardRevealed: ({ card, row }) =>
    say`${cardNamed(card)} appears in the ${row === 'prominent' ? 'Prominent' : 'Colonist'} row.`,
  cardCycled: ({ card }) => say`Nobody left the Colonist row, so ${cardNamed(card)} goes under the deck.`,
  endCardRevealed: ({ card }) =>
    isEndCard(card) ? say`${cardNamed(card)} appears, and the game ends at once.` : undefined,
  grievanceRevealed: ({ seat, grievance }, { who }) =>
    say`${whose(who(seat))} Grievance was ${grievances[grievance].title}.`,
  scored({ seat, line, points }, { who }) {
    if (points === 0) return undefined; // the score sheet has it
    return say`${does(who(seat), points > 0 ? 'score' : 'lose')} ${count(Math.abs(points), 'point')} (${lines[line]}).`;
  },
  won({ winners, places, tied }, { who }) {
    const others = runnersUp(places, who);
    if (winners.length > 1) return say`${listed(winners.map(who))} share the victory.${others}`;
    return say`${does(who(winners[0]), 'win')}${tied ? ' the tie by Reputation' : ''}.${others}`;
  },
};

/** By which ability: ` with Mercy Lewis`, or ` with her own ability` if it is turned on herself. */
function through(by: Colonist, on: Colonist = NONE): Sentence {
  if (by === NONE) return '';
  return by === on ? ` with ${possessive(by)} own ability` : say` with ${means(named(by))}`;
}

function declined(who: Mention, ask: AskName): Sentence {
  switch (ask) {
    case 'thomasBonus':
      return say`${does(who, 'add')} no Accusation with ${means(named(ThomasPutnam))}.`;
    case 'exonerateTarget':
      return say`${does(who, 'exonerate')} nobody.`;
    case 'exonerateExtra':
      return say`${does(who, 'pay')} for no further Accusation.`;
    case 'protect':
      return say`${does(who, 'leave')} the Protection token where it is.`;
    case 'arrest':
      return say`${does(who, 'arrest')} nobody.`;
    case 'scapegoat':
      return say`${does(who, 'name')} no scapegoat.`;
    case 'burroughsFear':
      return say`${does(who, 'remove')} no Fear.`;
    case 'bring':
      return say`${does(who, 'bring')} nobody in.`;
    default:
      return say`${does(who, 'leave')} it at that.`;
  }
}

function nothingPossible(who: Mention, ask: AskName): Sentence {
  switch (ask) {
    case 'accuse':
      return say`${does(who, 'can')} accuse nobody: no Accusation is left in the supply.`;
    case 'exonerateTarget':
      return say`${does(who, 'can')} exonerate nobody: no colonist is accused.`;
    case 'arrest':
      return say`${does(who, 'can')} arrest nobody: there is no target, or none affordable.`;
    case 'bring':
      return say`${does(who, 'can')} bring nobody in: nobody of the right side is affordable.`;
    default:
      return say`nothing comes of it for ${who}.`;
  }
}

/** The log: one sentence for what happened. */
import { GeorgeBurroughs, ThomasPutnam, WilliamGriggs, colonists, isEndCard } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemAsk, SalemEvent, SalemView } from '../state.ts';
import { cardName, colonistName, familyName, isScapegoat, possessive, spaceLabel, spaceName } from './names.ts';
import { forPrice } from './price.ts';
import { line } from './score.ts';
import { Whose, count, does, listed, oneStop, seatName, whose, zoneName } from './voice.ts';

type Told<Name extends SalemEvent['event']> = Extract<SalemEvent, { readonly event: Name }>;
type Sentences = {
  readonly [Name in SalemEvent['event']]: (view: SalemView, told: Told<Name>) => string | undefined;
};

export function event(view: SalemView, told: SalemEvent): string | undefined {
  const sentence = sentences[told.event] as (view: SalemView, told: SalemEvent) => string | undefined;
  return oneStop(sentence(view, told));
}

const sentences: Sentences = {
  firstPlayerChosen: (view, { seat }) => `${does(view, seat, 'are', 'is')} the first player.`,
  factionDealt(view, { seat, faction }) {
    const { title, ally, rival } = factions[faction];
    return `${does(view, seat, 'play')} ${title}, for the ${familyName(ally)}s and against the ${familyName(rival)}s.`;
  },
  startersOffered: (view, { seat, colonists: offered }) =>
    offered === undefined
      ? `${does(view, seat, 'look')} at two Starting Colonists.`
      : `${does(view, seat, 'may keep', 'may keep')} ${listed(offered.map(colonistName), 'or')}.`,
  startPicked: (view, { seat, colonist }) => `${does(view, seat, 'choose')} ${colonistName(colonist)}.`,
  starterTaken: (view, { seat, colonist }) => `${colonistName(colonist)} starts in ${whose(view, seat)} Circle.`,
  grievanceDealt(view, { seat, grievance }) {
    if (grievance === undefined) return `${does(view, seat, 'draw')} a Grievance card.`;
    const { title, targets, ally } = grievances[grievance];
    return `${Whose(view, seat)} Grievance is ${title}: arrest ${listed(targets.map(colonistName))}, and keep ${colonistName(ally)} out of every jail.`;
  },
  roundBegan: (view, { round, seat }) => `Round ${round} begins. ${does(view, seat, 'place')} first.`,
  messengerPlaced: (view, { seat, space }) => `${does(view, seat, 'place')} a messenger on ${spaceLabel(space)}.`,
  messengerLifted: (view, { seat, space }) => `${does(view, seat, 'resolve')} space ${space}: ${spaceName(space)}.`,
  influenceGained(view, { seat, amount, short, by }) {
    if (amount === 0) return `${does(view, seat, 'gain')} no Influence${because(by)}: the supply is empty.`;
    const gained = `${does(view, seat, 'gain')} ${amount} Influence${because(by)}`;
    return short > 0 ? `${gained}, not ${amount + short}: the supply is empty.` : `${gained}.`;
  },
  influencePaid: (view, { seat, amount, by, rule }) =>
    // The line of an arrest or a bring names its price.
    rule === 'SAL-10.18' || rule === 'SAL-10.26'
      ? undefined
      : `${does(view, seat, 'pay')} ${amount} Influence${by === NONE ? '' : ` for ${colonistName(by)}`}.`,
  influenceGenerated(view, { seat, icons, amount }) {
    const collected = `${does(view, seat, 'collect')} ${amount} Influence for ${count(icons, 'icon')}`;
    return amount < icons ? `${collected}: the supply is empty.` : `${collected}.`;
  },
  accusationPlaced: (view, { seat, colonist, by }) =>
    `${does(view, seat, 'accuse')} ${colonistName(colonist)}${by === ThomasPutnam ? ' as well' : ''}${through(by, colonist)}.`,
  accusationsRemoved: (view, { seat, colonist, amount, by }) =>
    `${does(view, seat, 'take')} ${count(amount, 'Accusation')} off ${colonistName(colonist)}${through(by, colonist)}.`,
  accusationMoved: (view, { seat, from, to, by }) =>
    `${does(view, seat, 'move')} an Accusation from ${colonistName(from)} to ${colonistName(to)}${through(by)}.`,
  fearPlaced: (view, { seat, colonist, by }) =>
    `${does(view, seat, 'place')} 1 Fear on ${colonistName(colonist)}${through(by, colonist)}.`,
  fearRemoved: (view, { seat, colonist, by }) =>
    by === GeorgeBurroughs
      ? `${does(view, seat, 'take')} 1 Fear off ${colonistName(colonist)} because ${colonistName(by)} was arrested.`
      : `${does(view, seat, 'take')} 1 Fear off ${colonistName(colonist)}${through(by, colonist)}.`,
  fearMoved: (view, { seat, from, to, by }) =>
    `${does(view, seat, 'move')} a Fear from ${colonistName(from)} to ${colonistName(to)}${through(by)}.`,
  spectralPlaced: (view, { seat, colonist, by }) =>
    `${does(view, seat, 'put')} the Spectral Evidence on ${colonistName(colonist)}${through(by, colonist)}.`,
  protectionPlaced: (view, { seat, colonist, by }) =>
    `${does(view, seat, 'protect')} ${colonistName(colonist)}${through(by, colonist)}.`,
  firstPlayerTaken: (view, { seat }) => `${does(view, seat, 'take')} the First Player token.`,
  reputationGranted: (view, { seat, colonist }) =>
    `${does(view, seat, 'raise')} the Reputation of ${colonistName(colonist)} by 1${through(WilliamGriggs, colonist)}.`,
  abilityPicked: (view, { seat, colonist }) => `${does(view, seat, 'use')} ${colonistName(colonist)}.`,
  arrestAttempted: (view, { seat, colonist, price }) =>
    // Nobody can step in for a blue-backed colonist: the arrest follows at once and says all this.
    colonists[colonist].back === 'blue'
      ? undefined
      : `${does(view, seat, 'want')} to arrest ${colonistName(colonist)} ${forPrice(price, 'arrest')}.`,
  scapegoatNamed: (view, { seat, scapegoat, target }) =>
    `${does(view, seat, 'name')} ${colonistName(scapegoat)} as the scapegoat for ${colonistName(target)}.`,
  colonistArrested: (view, { seat, colonist, from, price }) =>
    `${does(view, seat, 'arrest')} ${colonistName(colonist)} from ${zoneName(view, from)} ${price === null ? 'as a scapegoat, for free' : forPrice(price, 'arrest')}.`,
  colonistBrought: (view, { seat, colonist, from, price }) =>
    `${does(view, seat, 'bring')} ${colonistName(colonist)} in from ${zoneName(view, from)} ${forPrice(price, 'bring')}.`,
  declined: (view, { seat, ask }) => declined(view, seat, ask),
  nothingPossible: (view, { seat, ask }) => nothingPossible(view, seat, ask),
  // A lock matters to scapegoats only (SAL-R32).
  locked: (_view, { colonist }) =>
    isScapegoat(colonist)
      ? `${colonistName(colonist)} cannot be named as a scapegoat before the next arrest is over.`
      : undefined,
  unlocked: (_view, { colonist }) =>
    isScapegoat(colonist) ? `${colonistName(colonist)} can be named as a scapegoat again.` : undefined,
  cardRevealed: (_view, { card, row }) =>
    `${cardName(card)} appears in the ${row === 'prominent' ? 'Prominent' : 'Colonist'} row.`,
  cardCycled: (_view, { card }) => `Nobody left the Colonist row, so ${cardName(card)} goes under the deck.`,
  endCardRevealed: (_view, { card }) =>
    isEndCard(card) ? `${cardName(card)} appears, and the game ends at once.` : undefined,
  grievanceRevealed: (view, { seat, grievance }) =>
    `${Whose(view, seat)} Grievance was ${grievances[grievance].title}.`,
  scored(view, { seat, line: name, points }) {
    if (points === 0) return undefined; // the score sheet has it
    const change = points > 0 ? does(view, seat, 'score') : does(view, seat, 'lose');
    return `${change} ${count(Math.abs(points), 'point')} (${line(name)}).`;
  },
  won(view, { winners, tied }) {
    if (winners.length > 1) return `${listed(winners.map(seat => seatName(view, seat)))} share the victory.`;
    return `${does(view, winners[0], 'win')}${tied ? ' the tie by Reputation' : ''}.`;
  },
};

/** By which ability: ` with Mercy Lewis`, or ` with her own ability` if it is turned on herself. */
function through(by: Colonist, on: Colonist = NONE): string {
  if (by === NONE) return '';
  return by === on ? ` with ${possessive(by)} own ability` : ` with ${colonistName(by)}`;
}

function because(by: Colonist): string {
  return by === NONE ? '' : ` from ${colonistName(by)}`;
}

function declined(view: SalemView, seat: number, ask: SalemAsk['ask']): string {
  switch (ask) {
    case 'thomasBonus':
      return `${does(view, seat, 'add')} no Accusation with ${colonistName(ThomasPutnam)}.`;
    case 'exonerateTarget':
      return `${does(view, seat, 'exonerate')} nobody.`;
    case 'exonerateExtra':
      return `${does(view, seat, 'pay')} for no further Accusation.`;
    case 'protect':
      return `${does(view, seat, 'leave')} the Protection token where it is.`;
    case 'arrest':
      return `${does(view, seat, 'arrest')} nobody.`;
    case 'scapegoat':
      return `${does(view, seat, 'name')} no scapegoat.`;
    case 'burroughsFear':
      return `${does(view, seat, 'remove')} no Fear.`;
    case 'bring':
      return `${does(view, seat, 'bring')} nobody in.`;
    default:
      return `${does(view, seat, 'leave')} it at that.`;
  }
}

function nothingPossible(view: SalemView, seat: number, ask: SalemAsk['ask']): string {
  const cannot = does(view, seat, 'can', 'can');
  switch (ask) {
    case 'accuse':
      return `${cannot} accuse nobody: no Accusation is left in the supply.`;
    case 'exonerateTarget':
      return `${cannot} exonerate nobody: no colonist is accused.`;
    case 'arrest':
      return `${cannot} arrest nobody: there is no target, or none affordable.`;
    case 'bring':
      return `${cannot} bring nobody in: nobody of the right side is affordable.`;
    default:
      return `Nothing comes of it for ${seat === view.viewer ? 'you' : seatName(view, seat)}.`;
  }
}

/** The log: one sentence for what happened. */
import { capital, count, does, listed, means, runnersUp, say, whose } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { effectOf } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import { siteOfSpy, ownerOfSpy } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Trigger } from '../state.ts';
import { conditionInWords, rowInWords } from './cards.ts';
import type { JuiblexCatalogue } from './catalogue.ts';
import { deckNames } from './names.ts';
import { lacks } from './refusals.ts';
import { lines } from './score.ts';
import {
  aTroopOf,
  card as cardNamed,
  cards,
  influence,
  points,
  power,
  site as siteNamed,
  space as spaceNamed,
  troopOf,
  troops,
} from './voice.ts';

/** ` with Blackguard`. */
const through = (card: Card): Sentence => (card === NONE ? '' : say` with ${means(cardNamed(card))}`);

const triggers: { readonly [Why in Trigger]: string } = {
  lastToken: 'The last Affliction token is placed',
  emptyBarracks: 'The last troop of a barracks is deployed',
  emptyMarket: 'The market deck is empty',
  sixtyRounds: 'Round 60 begins',
};

const fromPiles = {
  play: 'the play area',
  deck: 'the top of the deck',
  discard: 'the discard pile',
  hand: 'the hand',
  inner: 'the inner circle',
  market: 'the market',
} as const;

const isLack = (why: string): why is keyof typeof lacks => Object.hasOwn(lacks, why);

export const events: JuiblexCatalogue['events'] = {
  gameBegan: ({ decks, seat }, { who }) =>
    say`The market holds ${listed(decks.map(deck => deckNames[deck]))}. ${capital(does(who(seat), 'begin'))}.`,
  scourgePlaced: ({ seat, site }, { who }) => say`${does(who(seat), 'place')} the Scourge at ${siteNamed(site)}.`,
  marketLaid: ({ cards: laid, spreads }) =>
    say`The market opens with ${listed(laid.map(cardNamed))}.${spreads === 0 ? '' : say` ${count(spreads, 'SPREAD card')} ${spreads === 1 ? 'goes' : 'go'} to the bottom of the deck.`}`,
  turnBegan: ({ seat, round, influence: gained }, { who }) =>
    say`Round ${round}: ${whose(who(seat))} turn begins${gained === 0 ? '' : say`, with ${influence(gained)} from markers`}.`,
  cardPlayed: ({ seat, card }, { who }) => say`${does(who(seat), 'play')} ${cardNamed(card)}.`,
  playedFrom: ({ seat, card, from }, { who }) =>
    say`${does(who(seat), 'carry out')} ${cardNamed(card)} from ${fromPiles[from]}.`,
  powerGained: ({ seat, amount, card }, { who }) => say`${does(who(seat), 'gain')} ${power(amount)}${through(card)}.`,
  influenceGained: ({ seat, amount, card }, { who }) =>
    say`${does(who(seat), 'gain')} ${influence(amount)}${through(card)}.`,
  vpGained: ({ seat, amount, card }, { who }) =>
    // The line before it names the marker.
    card === NONE ? undefined : say`${does(who(seat), 'gain')} ${points(amount)}${through(card)}.`,
  cardsDrawn({ seat, amount, reshuffled, cards: drawn }, { who }) {
    const again = reshuffled ? ', reshuffling the discard pile' : '';
    if (amount === 0) return say`${does(who(seat), 'have')} no card to draw.`;
    if (drawn === undefined) return say`${does(who(seat), 'draw')} ${cards(amount)}${again}.`;
    return say`${does(who(seat), 'draw')} ${listed(drawn.map(cardNamed))}${again}.`;
  },
  troopDeployed: ({ seat, space, rule }, { who }) =>
    say`${does(who(seat), rule === 'JUB-B1.9' ? 'begin with' : 'deploy')} a troop on ${spaceNamed(space)}.`,
  pointInstead: ({ seat }, { who }) =>
    say`${does(who(seat), 'have')} no troop left to deploy and ${who(seat).you === true ? 'gain' : 'gains'} ${points(1)} instead.`,
  troopAssassinated: ({ seat, space, colour }, { who }) =>
    say`${does(who(seat), 'assassinate')} ${troopOf(colour, who)} on ${spaceNamed(space)}.`,
  troopMoved: ({ seat, from, to, colour }, { who }) =>
    say`${does(who(seat), 'move')} ${troopOf(colour, who)} from ${spaceNamed(from)} to ${spaceNamed(to)}.`,
  troopReturned: ({ seat, space, colour }, { who }) =>
    say`${does(who(seat), 'return')} ${troopOf(colour, who)} on ${spaceNamed(space)} to its barracks.`,
  trophyDeployed: ({ seat, hall, space, colour }, { who }) =>
    say`${does(who(seat), 'put')} ${aTroopOf(colour, who)} from ${whose(who(hall))} trophy hall on ${spaceNamed(space)}.`,
  spyPlaced: ({ seat, site }, { who }) => say`${does(who(seat), 'place')} a spy at ${siteNamed(site)}.`,
  spyReturned: ({ seat, spy }, { who }) =>
    say`${does(who(seat), 'return')} ${ownerOfSpy(spy) === seat ? 'a spy' : say`${whose(who(ownerOfSpy(spy)))} spy`} from ${siteNamed(siteOfSpy(spy))}.`,
  markerTaken: ({ seat, site, from, influence: gained }, { who }) =>
    say`${does(who(seat), 'take')} the control marker of ${siteNamed(site)}${from === NONE ? '' : say` from ${who(from)}`}${gained === 0 ? '' : say`, and ${influence(gained)} with it`}.`,
  markerBack: ({ site, from }, { who }) =>
    say`Nobody controls ${siteNamed(site)} any more: ${who(from)} ${who(from).you === true ? 'give' : 'gives'} its marker back.`,
  markerScored: ({ seat, site, vp }, { who }) =>
    say`${does(who(seat), 'gain')} ${points(vp)} for total control of ${siteNamed(site)}.`,
  recruited: ({ seat, card, paid }, { who }) =>
    say`${does(who(seat), 'recruit')} ${cardNamed(card)} ${paid === 0 ? 'without paying' : say`for ${influence(paid)}`}.`,
  slotFilled: ({ card, slot }) => say`${cardNamed(card)} appears in market slot ${slot + 1}.`,
  spreadRevealed: ({ slot }) => say`Market slot ${slot + 1} reveals “The Affliction Spreads...”.`,
  cardDevoured: ({ seat, card, from }, { who }) =>
    say`${does(who(seat), 'devour')} ${cardNamed(card)} from ${fromPiles[from]}.`,
  outcastBack: ({ card }) => say`${cardNamed(card)} goes back to the supply.`,
  marketReplaced: ({ card, slot }) => say`${cardNamed(card)} now lies in market slot ${slot + 1}.`,
  cardPromoted: ({ seat, card, from }, { who }) =>
    say`${does(who(seat), 'promote')} ${cardNamed(card)}${from === 'play' ? '' : ` from ${fromPiles[from]}`}.`,
  effectQueued: ({ card, row }) => say`${cardNamed(card)} waits for the end of the turn: ${rowInWords(row)}.`,
  deckDiscarded: ({ seat, amount }, { who }) =>
    say`${does(who(seat), 'put')} the whole deck, ${cards(amount)}, on the discard pile.`,
  devouredOpened: ({ seat }, { who }) =>
    say`${does(who(seat), 'may')} recruit the top card of the devoured pile this turn.`,
  cardRevealed: ({ seat, card }, { who }) => say`${does(who(seat), 'show')} ${cardNamed(card)} for focus.`,
  outcastRecruited: ({ seat, amount }, { who }) =>
    say`${does(who(seat), 'recruit')} ${amount === 1 ? 'an Insane Outcast' : count(amount, 'Insane Outcast')}.`,
  cardDiscarded: ({ seat, card, by }, { who }) =>
    by === seat
      ? say`${does(who(seat), 'discard')} ${cardNamed(card)}.`
      : say`${who(by)} ${who(by).you === true ? 'make' : 'makes'} ${who(seat)} discard ${cardNamed(card)}.`,
  cardReacted: ({ card }) => say`${cardNamed(card)} answers being discarded.`,
  scourgeMoved: ({ from, to }) => say`The Scourge moves from ${siteNamed(from)} to ${siteNamed(to)}.`,
  scourgeRolled({ sites, rolled, to, again }) {
    const tied = listed(sites.map(siteNamed), 'or');
    return again
      ? say`${tied}: the die shows ${rolled}, which belongs to none of them, and is rolled again.`
      : say`${tied}: the die shows ${rolled}, so ${siteNamed(to)} it is.`;
  },
  scourgeLured: ({ seat, site }, { who }) => say`${does(who(seat), 'lure')} the Scourge to ${siteNamed(site)}.`,
  tokenPlaced: ({ space, supply }) =>
    say`The Affliction takes ${spaceNamed(space)}; ${count(supply, 'token')} ${supply === 1 ? 'is' : 'are'} left.`,
  scourgeStuck: ({ site }) => say`${siteNamed(site)} is lost to the Affliction entirely: nothing more happens there.`,
  spreadSpent: () => 'No Affliction token is left, so nothing spreads.',
  whiteRemoved: ({ space }) => say`The white troop on ${spaceNamed(space)} leaves the game.`,
  whiteAfflicted: ({ space }) => say`The white troop on ${spaceNamed(space)} goes to the Affliction board.`,
  troopAfflicted: ({ seat, space, total }, { who }) =>
    say`${whose(who(seat))} troop on ${spaceNamed(space)} goes into the Affliction, where ${troops(total)} ${total === 1 ? 'is' : 'are'} now.`,
  troopsRescued: ({ seat, amount }, { who }) =>
    say`${does(who(seat), 'bring')} ${troops(amount)} back from the Affliction.`,
  declined: ({ seat, card }, { who }) => say`${does(who(seat), 'decline')} a part of ${means(cardNamed(card))}.`,
  nothingPossible({ card, row, index, why }) {
    const effect = effectOf({ row, index });
    // A condition says itself what is missing.
    if (effect.do === 'when')
      return say`A part of ${means(cardNamed(card))} works only ${conditionInWords(effect.condition)}.`;
    return say`A part of ${means(cardNamed(card))} does nothing: ${isLack(why) ? lacks[why] : 'it cannot be carried out'}.`;
  },
  endTriggered: ({ why }) => say`${triggers[why]}: the game ends with this round.`,
  leftUnspent({ seat, power: spare, influence: also, cards: held }, { who }) {
    const unspent = [...(spare > 0 ? [power(spare)] : []), ...(also > 0 ? [influence(also)] : [])];
    const left = [
      ...(unspent.length > 0 ? [say`${listed(unspent)} unspent`] : []),
      ...(held > 0 ? [say`${cards(held)} unplayed`] : []),
    ];
    return say`${does(who(seat), 'end')} the turn with ${listed(left)}.`;
  },
  turnEnded: () => undefined,
  scored({ seat, line, points: scored }, { who }) {
    if (scored === 0) return undefined; // the score sheet has it
    return say`${does(who(seat), scored > 0 ? 'score' : 'lose')} ${points(Math.abs(scored))} (${lines[line]}).`;
  },
  won({ winners, places }, { who }) {
    const others = runnersUp(places, who);
    if (winners.length > 1) return say`${listed(winners.map(who))} share the victory.${others}`;
    return say`${does(who(winners[0]), 'win')}.${others}`;
  },
};

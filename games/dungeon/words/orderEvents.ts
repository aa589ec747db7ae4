/** The log of orders, and of everything that changes hands. */
import { combatCards } from '../content/combatCards.ts';
import { Empty } from '../content/items.ts';
import { NONE, TUNNEL } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { costText, goods } from './amounts.ts';
import type { Sentences, Told } from './events.ts';
import type { OrderLog } from './logs.ts';
import {
  adventurerLabel,
  anyCreature,
  cardName,
  cellName,
  creatureName,
  expertiseName,
  improvementName,
  itemName,
  orderName,
  petName,
  roomName,
  spaceName,
  spotName,
  tileName,
  trapName,
} from './names.ts';
import { obstacle } from './obstacles.ts';
import { Whose, any, capital, colourName, count, does, listed, ordinal } from './voice.ts';

export const orderSentences: Sentences<OrderLog> = {
  // Giving orders
  nonPlayerOrdered: (_view, { colour, order, rolled }) =>
    rolled === NONE
      ? `${colourName(colour)} will go for ${orderName(order)}.`
      : `${colourName(colour)} rolls ${rolled}${rolled === order + 1 ? ':' : ', so the next it can give:'} ${orderName(order)}.`,
  orderGiven: (view, { seat, nth, order }) => `${Whose(view, seat)} ${ordinal(nth)} order is ${orderName(order)}.`,
  nonPlayerOrderGiven: (view, { seat, colour, order }) =>
    `${does(view, seat, 'send')} ${colourName(colour)} to ${orderName(order)}.`,
  giftCommitted: (view, { seat, colour, item }) =>
    colour === seat
      ? item === Empty
        ? `${does(view, seat, 'commit')} no gift.`
        : `${does(view, seat, 'commit')} ${any(itemName(item))}.`
      : `${does(view, seat, 'commit')} ${any(itemName(item))} for ${colourName(colour)}.`,
  ordersOpened: (view, { seat, orders }) => `${does(view, seat, 'order')} ${listed(orders.map(orderName))}.`,
  minionPlaced: (view, { colour, order, spot }) =>
    `${Whose(view, colour)} minion takes space ${spotName(spot)} of ${orderName(order)}.`,
  minionBlocked: (view, { colour, order }) =>
    `${Whose(view, colour)} minion finds no space at ${orderName(order)} and stays at home.`,

  // Carrying them out
  orderPerformed: (view, { seat, order, spot, onBoard }) =>
    `${does(view, seat, 'carry', 'carries')} out ${spaceName(order, spot, onBoard ? order : NONE)}.`,
  orderDeclined: (view, { seat, order, spot }) => `${does(view, seat, 'decline')} ${spaceName(order, spot, NONE)}.`,
  orderUnplayable: (view, { seat, order, spot, why }) =>
    `${does(view, seat, 'cannot', 'cannot')} use ${spaceName(order, spot, NONE)}: ${obstacle(why)}.`,
  paid: (view, { seat, food, gold, imps }) => change(view, seat, 'pay', food, gold, imps),
  gained: (view, { seat, food, gold, imps }) => change(view, seat, 'gain', food, gold, imps),
  lost: (view, { seat, food, gold, imps }) => change(view, seat, 'lose', food, gold, imps),
  impsSetToWork: (view, { seat, imps, tokens }) => {
    const workers = [];
    if (imps > 0) workers.push(count(imps, 'imp'));
    if (tokens > 0) workers.push(count(tokens, 'Troll token'));
    return workers.length === 0 ? undefined : `${does(view, seat, 'set')} ${listed(workers)} to work.`;
  },
  evilMoved: (view, { colour, from, to }) => `${Whose(view, colour)} Evil ${to > from ? 'rises' : 'falls'} to ${to}.`,
  spied: (view, { seat, slot, card }) =>
    card === undefined
      ? `${does(view, seat, 'look')} at Combat Card ${slot + 1}.`
      : `${does(view, seat, 'look')} at Combat Card ${slot + 1}: ${cardName(card)}, fatigue ${combatCards[card].fatigue}. ${combatCards[card].text}`,
  tunnelDug: (view, { seat, cell }) => `${does(view, seat, 'dig')} a tunnel at ${cellName(cell)}.`,
  goldMined: (view, { seat, amount }) => `${does(view, seat, 'mine')} ${amount} gold.`,
  trapsDrawn(view, { seat, count: n, traps }) {
    if (n === 0) return undefined;
    return `${does(view, seat, 'draw')} ${traps === undefined ? count(n, 'trap') : listed(traps.map(trapName))}.`;
  },
  trapDeckRefilled: (_view, { cards }) =>
    `${capital(count(cards, 'discarded trap'))} ${cards === 1 ? 'makes' : 'make'} a new deck.`,
  trapReturned: (view, { seat, trap }) =>
    `${does(view, seat, 'put')} ${trap === undefined ? 'a trap' : trapName(trap)} under the deck.`,
  trapDiscarded: (view, { seat, trap }) => `${does(view, seat, 'discard')} ${trapName(trap)}.`,
  creatureHired: (view, { seat, creature, cost }) =>
    `${does(view, seat, 'hire')} ${anyCreature(creature)} for ${costText(cost)}.`,
  creatureLeft: (view, told) => left(view, told),
  roomBuilt: (view, { seat, room, cell, over }) =>
    `${does(view, seat, 'build')} the ${roomName(room)} at ${cellName(cell)}${over > TUNNEL ? `, over the ${tileName(over)}` : ''}.`,
  petsDrawn: (view, { seat, count: n, pets }) =>
    pets === undefined
      ? `${does(view, seat, 'look')} at ${count(n, 'pet')}.`
      : `${does(view, seat, 'look')} at ${listed(pets.map(pet => `the ${petName(pet)}`))}.`,
  petKept: (view, { seat, pet }) =>
    `${does(view, seat, 'keep')} ${pet === undefined ? 'a pet' : `the ${petName(pet)}`}.`,
  trapKept: (view, { seat, trap }) =>
    `${does(view, seat, 'keep')} ${trap === undefined ? 'a trap' : `the ${trapName(trap)}`}.`,
  cardsPutBack: (view, { seat, what, count: n }) =>
    n === 0 ? undefined : `${does(view, seat, 'put')} ${count(n, what === 'pets' ? 'pet' : 'trap')} under the deck.`,
  tileRestored: (view, { seat, cell }) => `${does(view, seat, 'win')} ${cellName(cell)} back from the heroes.`,
  goldDeposited: (view, { seat, amount }) => `${does(view, seat, 'deposit')} ${amount} gold.`,
  laboratoryRented: (view, { seat, uses }) =>
    `${does(view, seat, 'rent')} the laboratory ${uses === 1 ? 'once' : 'twice'}.`,
  expertiseTaken: (view, { seat, kind, creature }) =>
    `${Whose(view, seat)} ${creatureName(creature)} learns ${expertiseName(kind)}.`,
  tunnelImproved: (view, { seat, improvement, cell }) =>
    `${does(view, seat, 'turn')} ${cellName(cell)} into a ${improvementName(improvement)}.`,
  redMarks: (view, { seat, amount }) =>
    `${does(view, seat, 'take')} ${amount === 1 ? 'a red mark' : count(amount, 'red mark')}.`,
  prisonerDiscarded: (view, { seat, adventurer }) =>
    `${does(view, seat, 'release')} the ${adventurerLabel(adventurer)} instead of a red mark.`,
  ordersJudged: () => undefined,
};

function change(
  view: DungeonView,
  seat: number,
  verb: string,
  food: number,
  gold: number,
  imps: number,
): string | undefined {
  const what = goods(food, gold, imps);
  return what === '' ? undefined : `${does(view, seat, verb)} ${what}.`;
}

function left(view: DungeonView, { seat, creature, why }: Told<'creatureLeft'>): string {
  const name = `${Whose(view, seat)} ${creatureName(creature)}`;
  switch (why) {
    case 'fed':
      return `${name} is eaten.`;
    case 'dismissed':
      return `${name} packs its things and leaves.`;
    case 'hunted':
      return `${name} falls to the Witch Hunt.`;
    case 'thrown':
      return `${name} flies through the air and is not seen again.`;
  }
}

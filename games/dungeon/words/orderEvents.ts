/** The log of orders, and of everything that changes hands. */
import { any, count, does, listed, named, ordinal, say, whose } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { combatCards } from '../content/combatCards.ts';
import { Empty } from '../content/items.ts';
import { evilKey, orderKey, spotKey } from '../keys.ts';
import { NONE, TUNNEL } from '../state.ts';
import { costText, goods } from './amounts.ts';
import type { Log, Told } from './catalogue.ts';
import type { OrderLog } from './logs.ts';
import { cardName, locationName, spotName, tileName } from './names.ts';
import { obstacle } from './obstacles.ts';
import {
  adventurerInFull,
  cell as cellNamed,
  combatCard,
  creature as creatureNamed,
  expertise,
  gold,
  imps as impCount,
  improvement as improvementNamed,
  item as itemNamed,
  lord,
  orderNow,
  pet as petNamed,
  room as roomNamed,
  space,
  trap as trapNamed,
} from './voice.ts';

export const orderLog: Log<OrderLog> = {
  // Giving orders
  nonPlayerOrdered: ({ colour, order, rolled, board }, { view }) =>
    rolled === NONE
      ? say`${lord(view, colour)} will go for ${orderNow(order, board)}.`
      : say`${lord(view, colour)} rolls ${rolled}${rolled === order + 1 ? ':' : ', so the next it can give:'} ${orderNow(order, board)}.`,
  orderGiven: ({ seat, nth, order, board }, { who }) =>
    say`${whose(who(seat))} ${ordinal(nth)} order is ${orderNow(order, board)}.`,
  nonPlayerOrderGiven: ({ seat, colour, order, board }, { view, who }) =>
    say`${does(who(seat), 'send')} ${lord(view, colour)} to ${orderNow(order, board)}.`,
  giftCommitted({ seat, colour, item }, { view, who }) {
    if (colour !== seat) return say`${does(who(seat), 'commit')} ${any(itemNamed(item))} for ${lord(view, colour)}.`;
    return say`${does(who(seat), 'commit')} ${item === Empty ? 'no gift' : any(itemNamed(item))}.`;
  },
  ordersOpened: ({ seat, orders, board }, { who }) =>
    say`${does(who(seat), 'order')} ${listed(orders.map(order => orderNow(order, board)))}.`,
  minionPlaced: ({ colour, order, spot, board }, { view }) =>
    say`${whose(lord(view, colour))} minion takes ${named(spotKey(order, spot), `space ${spotName(spot)} of ${locationName(order, board)}`)}.`,
  minionBlocked: ({ colour, order, board }, { view }) =>
    say`${whose(lord(view, colour))} minion finds no space at ${named(orderKey(order), locationName(order, board))} and stays at home.`,

  // Carrying them out
  orderPerformed: ({ seat, order, spot, board }, { who }) =>
    say`${does(who(seat), 'carry out')} ${space(order, spot, board)}.`,
  orderDeclined: ({ seat, order, spot, board }, { who }) =>
    say`${does(who(seat), 'decline')} ${space(order, spot, board)}.`,
  orderUnplayable: ({ seat, order, spot, why, board }, { who }) =>
    say`${who(seat)} cannot use ${space(order, spot, board)}: ${obstacle(why)}.`,
  paid: ({ seat, food, gold: coins, imps }, { who }) => change(who(seat), 'pay', goods(food, coins, imps)),
  gained: ({ seat, food, gold: coins, imps }, { who }) => change(who(seat), 'gain', goods(food, coins, imps)),
  lost: ({ seat, food, gold: coins, imps }, { who }) => change(who(seat), 'lose', goods(food, coins, imps)),
  impsSetToWork({ seat, imps, tokens }, { who }) {
    const workers = [];
    if (imps > 0) workers.push(impCount(imps));
    if (tokens > 0) workers.push(count(tokens, 'Troll token'));
    return workers.length === 0 ? undefined : say`${does(who(seat), 'set')} ${listed(workers)} to work.`;
  },
  evilMoved: ({ colour, from, to }, { view }) =>
    say`${whose(lord(view, colour))} ${named(evilKey(colour), 'Evil')} ${to > from ? 'rises' : 'falls'} to ${to}.`,
  spied({ seat, slot, card }, { who }) {
    const looks = say`${does(who(seat), 'look')} at ${combatCard(slot)}`;
    if (card === undefined) return say`${looks}.`;
    return say`${looks}: ${cardName(card)}, fatigue ${combatCards[card].fatigue}. ${combatCards[card].text}`;
  },
  tunnelDug: ({ seat, cell }, { who }) => say`${does(who(seat), 'dig')} a tunnel at ${cellNamed(seat, cell)}.`,
  goldMined: ({ seat, amount }, { who }) => say`${does(who(seat), 'mine')} ${gold(amount)}.`,
  trapsDrawn({ seat, count: n, traps }, { who }) {
    if (n === 0) return undefined;
    return say`${does(who(seat), 'draw')} ${traps === undefined ? count(n, 'trap') : listed(traps.map(trapNamed))}.`;
  },
  trapDeckRefilled: ({ cards }) => say`${count(cards, 'discarded trap')} ${cards === 1 ? 'makes' : 'make'} a new deck.`,
  trapReturned: ({ seat, trap }, { who }) =>
    say`${does(who(seat), 'put')} ${trap === undefined ? 'a trap' : trapNamed(trap)} under the deck.`,
  trapDiscarded: ({ seat, trap }, { who }) => say`${does(who(seat), 'discard')} ${trapNamed(trap)}.`,
  creatureHired: ({ seat, creature, cost }, { who }) =>
    say`${does(who(seat), 'hire')} ${any(creatureNamed(creature))} for ${costText(cost)}.`,
  creatureLeft: ({ seat, creature, why }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} ${LEFT[why]}.`,
  roomBuilt: ({ seat, room, cell, over }, { who }) =>
    say`${does(who(seat), 'build')} the ${roomNamed(room)} at ${cellNamed(seat, cell)}${over > TUNNEL ? `, over the ${tileName(over)}` : ''}.`,
  petsDrawn: ({ seat, count: n, pets }, { who }) =>
    say`${does(who(seat), 'look')} at ${pets === undefined ? count(n, 'pet') : listed(pets.map(pet => say`the ${petNamed(pet)}`))}.`,
  petKept: ({ seat, pet }, { who }) =>
    say`${does(who(seat), 'keep')} ${pet === undefined ? 'a pet' : say`the ${petNamed(pet)}`}.`,
  trapKept: ({ seat, trap }, { who }) =>
    say`${does(who(seat), 'keep')} ${trap === undefined ? 'a trap' : say`the ${trapNamed(trap)}`}.`,
  cardsPutBack: ({ seat, what, count: n }, { who }) =>
    n === 0 ? undefined : say`${does(who(seat), 'put')} ${count(n, what === 'pets' ? 'pet' : 'trap')} under the deck.`,
  tileRestored: ({ seat, cell }, { who }) =>
    say`${does(who(seat), 'win')} ${cellNamed(seat, cell)} back from the heroes.`,
  goldDeposited: ({ seat, amount }, { who }) => say`${does(who(seat), 'deposit')} ${gold(amount)}.`,
  laboratoryRented: ({ seat, uses }, { who }) =>
    say`${does(who(seat), 'rent')} the laboratory ${uses === 1 ? 'once' : 'twice'}.`,
  expertiseTaken: ({ seat, kind, creature }, { who }) =>
    say`${whose(who(seat))} ${creatureNamed(creature)} learns ${expertise(kind)}.`,
  tunnelImproved: ({ seat, improvement, cell }, { who }) =>
    say`${does(who(seat), 'turn')} ${cellNamed(seat, cell)} into ${any(improvementNamed(improvement))}.`,
  redMarks: ({ seat, amount }, { who }) =>
    say`${does(who(seat), 'take')} ${amount === 1 ? 'a red mark' : count(amount, 'red mark')}.`,
  prisonerDiscarded: ({ seat, adventurer }, { who }) =>
    say`${does(who(seat), 'release')} the ${adventurerInFull(adventurer)} instead of a red mark.`,
  ordersJudged: () => undefined,
};

const change = (who: Mention, verb: string, what: Sentence): Sentence | undefined =>
  what === '' ? undefined : say`${does(who, verb)} ${what}.`;

const LEFT: { readonly [Why in Told<'creatureLeft'>['why']]: string } = {
  fed: 'is eaten',
  dismissed: 'packs its things and leaves',
  hunted: 'is handed to the hunters',
  thrown: 'flies through the air and is not seen again',
};

/** The log of setup, seasons, events, adventurers, production and the end. */
import { Empty } from '../content/items.ts';
import { SPECIAL } from '../content/calendar.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { NONE } from '../state.ts';
import { goods } from './amounts.ts';
import type { Sentences } from './events.ts';
import {
  adventurerLabel,
  cellName,
  creatureName,
  eventTileName,
  improvementName,
  itemName,
  opportunityName,
  orderName,
  petName,
  roomName,
  seasonName,
  setupName,
  soloTileName,
  specialName,
  theAdventurer,
  theCreature,
  theTile,
  titleName,
} from './names.ts';
import { line } from './score.ts';
import { Whose, any, capital, colourName, count, does, doing, listed, signed, and, whom, whose } from './voice.ts';
import type { SeasonLog } from './logs.ts';

export const seasonSentences: Sentences<SeasonLog> = {
  // Setup
  startingPlayerChosen: (view, { seat }) => `${does(view, seat, 'begin')}.`,
  setupCardsDealt: (view, { seat, cards }) =>
    cards === undefined
      ? `${does(view, seat, 'look')} at two setup cards.`
      : `${does(view, seat, 'may choose', 'may choose')} ${listed(cards.map(setupName), 'or')}.`,
  setupCardPicked: (view, { seat, card }) => `${does(view, seat, 'pick')} ${setupName(card)}.`,
  setupCardOpened: (view, { seat, card }) => `${does(view, seat, 'begin')} with ${setupName(card)}.`,
  ordersDrawn: (view, { seat, orders }) =>
    orders === undefined
      ? `${does(view, seat, 'draw')} three order cards.`
      : `${does(view, seat, 'draw')} ${listed(orders.map(orderName))}; two of them will be out of reach.`,
  orderPutAway: (view, { seat, order }) => `${does(view, seat, 'put')} ${orderName(order)} out of reach.`,
  inaccessibleOpened: (view, { colour, orders }) =>
    `Out of reach for ${whom(view, colour)}: ${listed(orders.map(orderName))}.`,

  // Seasons and years
  yearBegan: (_view, { year }) => (year === 1 ? 'The first year begins.' : 'The second year begins.'),
  seasonBegan(view, { season, year, seat }) {
    const began = `${seasonName(season)} of the ${year === 1 ? 'first' : 'second'} year.`;
    return view.seats === 1 ? began : `${began} ${does(view, seat, 'are', 'is')} first in turn order.`;
  },
  offerRenewed(_view, { creatures, rooms }) {
    const parts = [
      creatures.length === 0 ? 'nobody is for hire' : `for hire: ${listed(creatures.map(creatureName))}`,
      rooms.length === 0 ? 'no rooms' : `rooms: ${listed(rooms.map(roomName))}`,
    ];
    return `${capital(parts.join('; '))}.`;
  },
  rowTurnedUp: (_view, { season, adventurers }) =>
    `Coming in ${seasonName(season)}: ${listed(adventurers.map(adventurerLabel))}.`,
  eventTurnedUp: (_view, { season, tile, card }) =>
    tile === SPECIAL && card !== NONE
      ? `The event of ${seasonName(season)} is ${specialName(card)}: ${specialEvents[card].text}`
      : `The event of ${seasonName(season)}: ${eventTileName(tile)}.`,
  boardRevealed: (_view, { board, improvements }) =>
    `${opportunityName(board)} takes the place of ${orderName(board)} this season${improvements.length === 0 ? '' : `, with ${listed(improvements.map(improvementName))}`}.`,
  boardPutBack: (_view, { board }) => `${opportunityName(board)} comes too early and goes under the stack.`,
  petsLaidOpen: (_view, { pets }) => `Pets to choose from: ${listed(pets.map(petName))}.`,
  petDrafted: (view, { seat, pet }) => `${does(view, seat, 'take')} the ${petName(pet)}.`,
  petsPutBack: (_view, { pets }) =>
    pets.length === 0
      ? undefined
      : `${capital(listed(pets.map(pet => `the ${petName(pet)}`)))} ${pets.length === 1 ? 'goes' : 'go'} back under the deck.`,
  ordersReturned: (view, { seat, inaccessible }) =>
    inaccessible.length === 0
      ? `Nothing is out of reach for ${whom(view, seat)}.`
      : `Out of reach for ${whom(view, seat)}: ${listed(inaccessible.map(orderName))}.`,
  depositPaid: (view, { seat, gold }) => `${Whose(view, seat)} deposit comes back as ${gold} gold.`,
  tokenMoved: (view, { seat }) =>
    view.seats === 1 ? undefined : `The Starting Player Token goes to ${whom(view, seat)}.`,

  // Paladins
  paladinEntered: (_view, { adventurer }) => `${capital(theAdventurer(adventurer))} leaves the tent.`,
  paladinMoved: (view, { adventurer, from, to }) =>
    from === NONE
      ? `${capital(theAdventurer(adventurer))} takes the lead of ${whose(view, to)} line.`
      : `${capital(theAdventurer(adventurer))} leaves ${whose(view, from)} line for ${whose(view, to)}.`.replace(
          'for your.',
          'for yours.',
        ),

  // Events
  taxesPaid: (view, { seat, due, paid }) =>
    paid === due
      ? `${does(view, seat, 'pay')} ${due} gold in taxes.`
      : `${does(view, seat, 'owe')} ${due} gold in taxes and ${and(view, seat, 'pay')} ${paid}.`,
  payDayTreated(view, { seat, creature, treatment }) {
    const name = theCreature(creature);
    if (treatment === 'pay') return `${does(view, seat, 'pay')} ${name}.`;
    return treatment === 'dismiss'
      ? `${does(view, seat, 'dismiss', 'dismisses')} ${name}.`
      : `${does(view, seat, 'keep')} ${name} unpaid.`;
  },
  specialStruck: (view, { seat, card }) => `${specialName(card)} strikes ${whom(view, seat)}.`,
  specialHarmless: (view, { seat, card }) =>
    seat === NONE ? `${specialName(card)} changes nothing.` : `${specialName(card)} spares ${whom(view, seat)}.`,
  tileCollapsed: (view, { seat, cell, tile }) =>
    `${capital(theTile(tile))} at ${cellName(cell)} in ${whose(view, seat)} dungeon caves in.`,
  strikeSettled: (view, { seat, creature, paid }) =>
    // Another line tells who goes to sleep.
    paid === 'turnDown'
      ? undefined
      : `${does(view, seat, 'satisfy', 'satisfies')} ${theCreature(creature)} with ${STRIKE_PAY[paid]}.`,
  creatureTurnedDown: (view, { seat, creature }) =>
    `${Whose(view, seat)} ${creatureName(creature)} goes to sleep until the combat is over.`,
  impatient: (view, { seat, adventurer }) =>
    `${capital(theAdventurer(adventurer))} cannot wait and acts against ${whom(view, seat)}.`,
  toughened: (_view, { adventurer }) => `${capital(theAdventurer(adventurer))} gets 1 more hit point.`,
  paradePaid: (view, { seat }) => `${does(view, seat, 'pay')} for the Lantern Parade.`,

  // Adventurers
  giftOpened: (view, { colour, item }) =>
    item === Empty ? `${does(view, colour, 'send')} no gift.` : `${does(view, colour, 'send')} ${any(itemName(item))}.`,
  itemGiven: (view, { colour, item, adventurer }) =>
    `${Whose(view, colour)} ${itemName(item)} goes to ${theAdventurer(adventurer)}.`,
  itemReturned: (view, { colour, item }) =>
    item === Empty ? undefined : `${Whose(view, colour)} ${itemName(item)} finds nobody and returns.`,
  evilRolled: (_view, { colour, face }) => `${colourName(colour)} rolls a ${face}.`,
  adventurerAssigned: (view, { colour, adventurer }) =>
    colour < view.seats
      ? `${capital(theAdventurer(adventurer))} joins ${whose(view, colour)} line.`
      : `${capital(theAdventurer(adventurer))} goes to ${colourName(colour)} and is gone.`,
  expansionDrawn: (_view, { adventurer, expansion }) =>
    `${capital(theAdventurer(adventurer))} draws ${any(soloTileName(expansion))}.`,

  // Production
  roomUsed: (view, { seat, room }) => `${does(view, seat, 'use')} the ${roomName(room)}.`,
  laboratoryUsed: (view, { seat }) => `${does(view, seat, 'use')} the Rented Laboratory.`,
  petUsed: (view, { seat, pet }) => `${does(view, seat, 'use')} the ${petName(pet)}.`,
  productionEnded: () => undefined,

  // The end
  titleHeld: (view, { title, seats, points }) =>
    seats.length === 0
      ? `Nobody is ${titleName(title)}.`
      : seats.length === 1
        ? `${does(view, seats[0], 'are', 'is')} ${titleName(title)}, for ${count(points, 'point')}.`
        : `${capital(listed(seats.map(seat => whom(view, seat))))} share the title of ${titleName(title)}, for ${count(points, 'point')} each.`,
  scored: (view, { seat, line: name, points }) => `${does(view, seat, 'score')} ${signed(points)}: ${line(name)}.`,
  won(view, { winners, tied }) {
    if (view.seats === 1) return 'Two years are over, and the books are closed.';
    return tied
      ? `Points are equal, and turn order decides: ${doing(view, winners[0], 'win')}.`
      : `${does(view, winners[0], 'win')}.`;
  },
};

const STRIKE_PAY: { readonly [paid: string]: string } = {
  food: goods(1, 0),
  gold: goods(0, 1),
  evil: '1 Evil',
  trap: 'a trap',
  imp: 'an imp',
};

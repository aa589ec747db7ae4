/** The log of setup, seasons, events, adventurers, production and the end. */
import { also, any, capital, count, does, listed, named, runnersUp, say, signed, whose } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { SPECIAL } from '../content/calendar.ts';
import { Empty } from '../content/items.ts';
import { specialEvents } from '../content/specialEvents.ts';
import type { SpecialEvent } from '../content/types.ts';
import { eventKey } from '../keys.ts';
import { NONE } from '../state.ts';
import type { Log } from './catalogue.ts';
import type { SeasonLog } from './logs.ts';
import {
  eventTileName,
  opportunityName,
  orderName,
  seasonName,
  setupName,
  soloTileName,
  specialName,
  tileName,
  titleName,
} from './names.ts';
import { lines } from './score.ts';
import {
  adventurer as adventurerNamed,
  adventurerInFull,
  cell as cellNamed,
  creature as creatureNamed,
  evil,
  food,
  gold as coins,
  improvement,
  item as itemNamed,
  lord,
  order,
  pet as petNamed,
  room as roomNamed,
} from './voice.ts';

export const seasonLog: Log<SeasonLog> = {
  // Setup
  startingPlayerChosen: ({ seat }, { who }) => say`${does(who(seat), 'begin')}.`,
  setupCardsDealt: ({ seat, cards }, { who }) =>
    cards === undefined
      ? say`${does(who(seat), 'look')} at two setup cards.`
      : say`${does(who(seat), 'may choose')} ${listed(cards.map(setupName), 'or')}.`,
  setupCardPicked: ({ seat, card }, { who }) => say`${does(who(seat), 'pick')} ${setupName(card)}.`,
  setupCardOpened: ({ seat, card }, { who }) => say`${does(who(seat), 'begin')} with ${setupName(card)}.`,
  ordersDrawn: ({ seat, orders }, { who }) =>
    orders === undefined
      ? say`${does(who(seat), 'draw')} three order cards.`
      : say`${does(who(seat), 'draw')} ${listed(orders.map(order))}; two of them will be out of reach.`,
  orderPutAway: ({ seat, order: which }, { who }) => say`${does(who(seat), 'put')} ${order(which)} out of reach.`,
  inaccessibleOpened: ({ colour, orders }, { view }) =>
    say`out of reach for ${lord(view, colour)}: ${listed(orders.map(order))}.`,

  // Seasons and years
  yearBegan: ({ year }) => (year === 1 ? 'The first year begins.' : 'The second year begins.'),
  seasonBegan({ season, year, seat }, { view, who }) {
    const began = `${seasonName(season)} of the ${year === 1 ? 'first' : 'second'} year.`;
    return view.seats === 1 ? began : say`${began} ${capital(does(who(seat), 'are'))} first in turn order.`;
  },
  offerRenewed({ creatures, rooms }) {
    const hire = creatures.length === 0 ? 'nobody is for hire' : say`for hire: ${listed(creatures.map(creatureNamed))}`;
    return say`${hire}; ${rooms.length === 0 ? 'no rooms' : say`rooms: ${listed(rooms.map(roomNamed))}`}.`;
  },
  rowTurnedUp: ({ season, adventurers }) =>
    say`Coming in ${seasonName(season)}: ${listed(adventurers.map(adventurerInFull))}.`,
  eventTurnedUp({ season, tile, card }) {
    const event = named(eventKey(season), `event of ${seasonName(season)}`);
    return tile === SPECIAL && card !== NONE
      ? say`The ${event} is ${specialName(card)}: ${specialEvents[card].text}`
      : say`The ${event}: ${eventTileName(tile)}.`;
  },
  boardRevealed: ({ board, improvements }) =>
    say`${opportunityName(board)} takes the place of ${orderName(board)} this season${improvements.length === 0 ? '' : say`, with ${listed(improvements.map(improvement))}`}.`,
  boardPutBack: ({ board }) => `${opportunityName(board)} comes too early and goes under the stack.`,
  petsLaidOpen: ({ pets }) => say`Pets to choose from: ${listed(pets.map(petNamed))}.`,
  petDrafted: ({ seat, pet }, { who }) => say`${does(who(seat), 'take')} the ${petNamed(pet)}.`,
  petsPutBack: ({ pets }) =>
    pets.length === 0
      ? undefined
      : say`${listed(pets.map(pet => say`the ${petNamed(pet)}`))} ${pets.length === 1 ? 'goes' : 'go'} back under the deck.`,
  ordersReturned: ({ seat, inaccessible }, { who }) =>
    inaccessible.length === 0
      ? say`Nothing is out of reach for ${who(seat)}.`
      : say`Out of reach for ${who(seat)}: ${listed(inaccessible.map(order))}.`,
  depositPaid: ({ seat, gold }, { who }) => say`${whose(who(seat))} deposit comes back as ${coins(gold)}.`,
  tokenMoved: ({ seat }, { view, who }) =>
    view.seats === 1 ? undefined : say`The Starting Player Token goes to ${who(seat)}.`,

  // Paladins
  paladinEntered: ({ adventurer }) => say`the ${adventurerNamed(adventurer)} leaves the tent.`,
  paladinMoved({ adventurer, from, to }, { who }) {
    const paladin = say`the ${adventurerNamed(adventurer)}`;
    if (from === NONE) return say`${paladin} takes the lead of ${whose(who(to))} line.`;
    const next = who(to);
    return say`${paladin} leaves ${whose(who(from))} line for ${next.you === true ? { ...next, text: 'yours' } : whose(next)}.`;
  },

  // Events
  taxesPaid: ({ seat, due, paid }, { who }) =>
    paid === due
      ? say`${does(who(seat), 'pay')} ${coins(due)} in taxes.`
      : say`${does(who(seat), 'owe')} ${coins(due)} in taxes and ${also(who(seat), 'pay')} ${paid}.`,
  payDayTreated({ seat, creature, treatment }, { who }) {
    const it = say`the ${creatureNamed(creature)}`;
    if (treatment === 'default') return say`${does(who(seat), 'keep')} ${it} unpaid.`;
    return say`${does(who(seat), treatment)} ${it}.`;
  },
  nobodyToPay: ({ seat }, { who }) => say`${does(who(seat), 'have')} nobody to pay.`,
  specialStruck: ({ seat, card }, { who }) =>
    isParade(card) ? say`the ${special(card, 'come')} to ${who(seat)}.` : say`${special(card, 'strike')} ${who(seat)}.`,
  specialHarmless({ seat, card }, { who }) {
    if (seat === NONE) return `${special(card, 'change')} nothing.`;
    return isParade(card)
      ? say`the ${specialName(card)} passes ${who(seat)} by.`
      : say`${special(card, 'spare')} ${who(seat)}.`;
  },
  tileCollapsed: ({ seat, cell, tile }, { who }) =>
    say`the ${tileName(tile)} at ${cellNamed(seat, cell)} in ${whose(who(seat))} dungeon caves in.`,
  quakeEndedEarly: ({ seat }, { who }) => say`no other tile in ${whose(who(seat))} dungeon can cave in.`,
  strikeSettled: ({ seat, creature, paid }, { who }) =>
    // Another line tells who goes to sleep.
    paid === 'turnDown'
      ? undefined
      : say`${does(who(seat), 'satisfy')} the ${creatureNamed(creature)} with ${STRIKE_PAY[paid]}.`,
  creatureTurnedDown: ({ seat, creature }, { who }) =>
    say`${whose(who(seat))} ${creatureNamed(creature)} goes to sleep until the combat is over.`,
  impatient: ({ seat, adventurer }, { who }) =>
    say`the ${adventurerNamed(adventurer)} cannot wait and acts against ${who(seat)}.`,
  toughened: ({ adventurer }) => say`the ${adventurerNamed(adventurer)} gets 1 more hit point.`,
  paradePaid: ({ seat }, { who }) => say`${does(who(seat), 'pay')} and ${also(who(seat), 'are')} cheered.`,
  paradeDeclined: ({ seat }, { who }) => say`${does(who(seat), 'let')} the parade pass.`,

  // Adventurers
  giftOpened: ({ colour, item }, { view }) =>
    say`${does(lord(view, colour), 'send')} ${item === Empty ? 'no gift' : any(itemNamed(item))}.`,
  itemGiven: ({ colour, item, adventurer }, { view }) =>
    say`${whose(lord(view, colour))} ${itemNamed(item)} goes to the ${adventurerNamed(adventurer)}.`,
  itemReturned: ({ colour, item }, { view }) =>
    item === Empty ? undefined : say`${whose(lord(view, colour))} ${itemNamed(item)} finds nobody and returns.`,
  evilRolled: ({ colour, face }, { view }) => say`${lord(view, colour)} rolls ${any(`${face}`)}.`,
  adventurerAssigned: ({ colour, adventurer }, { view }) =>
    colour < view.seats
      ? say`the ${adventurerNamed(adventurer)} joins ${whose(lord(view, colour))} line.`
      : say`the ${adventurerNamed(adventurer)} goes to ${lord(view, colour)} and is gone.`,
  expansionDrawn: ({ adventurer, expansion }) =>
    say`the ${adventurerNamed(adventurer)} draws ${any(soloTileName(expansion))}.`,

  // Production
  roomUsed: ({ seat, room }, { who }) => say`${does(who(seat), 'use')} the ${roomNamed(room)}.`,
  laboratoryUsed: ({ seat }, { who }) => say`${does(who(seat), 'use')} the Rented Laboratory.`,
  petUsed: ({ seat, pet }, { who }) => say`${does(who(seat), 'use')} the ${petNamed(pet)}.`,
  productionEnded: () => undefined,

  // The end
  titleHeld({ title, seats, points }, { who }) {
    if (seats.length === 0) return `Nobody is ${titleName(title)}.`;
    const worth = count(points, 'point');
    return seats.length === 1
      ? say`${does(who(seats[0]), 'are')} ${titleName(title)}, for ${worth}.`
      : say`${listed(seats.map(who))} share the title of ${titleName(title)}, for ${worth} each.`;
  },
  scored: ({ seat, line, points }, { who }) => say`${does(who(seat), 'score')} ${signed(points)}: ${lines[line]}.`,
  won({ winners, places, tied }, { view, who }) {
    if (view.seats === 1) return 'Two years are over, and the books are closed.';
    const wins = does(who(winners[0]), 'win');
    const others = runnersUp(places, who);
    return tied ? say`Points are equal, and turn order decides: ${wins}.${others}` : say`${wins}.${others}`;
  },
};

// ── Special events ───────────────────────────────────────────────────────────────────────────────────────────────────

/** `Rats strike`, `Earthquake strikes`. */
function special(card: SpecialEvent, verb: string): string {
  const { name, plural } = specialEvents[card];
  return `${name} ${plural ? verb : `${verb}s`}`;
}

/** A parade is no blow. */
const isParade = (card: SpecialEvent): boolean => specialEvents[card].happenings[0].do === 'parade';

const STRIKE_PAY: { readonly [paid: string]: Sentence } = {
  food: [food(1)],
  gold: [coins(1)],
  evil: [evil(1)],
  trap: 'a trap',
  imp: 'an imp',
};

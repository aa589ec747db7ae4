/** Labels of the choices in the Orders Phase. */
import { any, named, say } from '@vesper/kernel';
import type { OrderAsks } from '../agenda/orders.ts';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { expertise as expertises } from '../content/expertise.ts';
import { ANYWHERE } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { Empty, items } from '../content/items.ts';
import { opportunities } from '../content/opportunities.ts';
import { orders } from '../content/orders.ts';
import { rooms } from '../content/rooms.ts';
import type { Cost, Order, OrderSpace, Spot } from '../content/types.ts';
import { slotKey } from '../keys.ts';
import type { DungeonView } from '../view.ts';
import { costText, spaceText } from './amounts.ts';
import type { Labels } from './catalogue.ts';
import { cardOf, cellIn, inLair, oneOf, tileAt } from './lair.ts';
import { kindName, zoneName } from './names.ts';
import { expertise, gold, improvement, item, lord, orderNow, room, stopless, trap } from './voice.ts';

export const orderLabels: Labels<OrderAsks> = {
  giveOrder: ({ view, choice }) => [orderNow(choice, view.board)],
  orderNonPlayer: ({ view, choice }) => [orderNow(choice, view.board)],
  commitGift: ({ choice }) =>
    choice === Empty ? 'Nothing: the Empty token' : say`${item(choice)}, for ${any(CLASS_NAMES[items[choice].class])}`,
  performOrder: ({ view, frame: { order, spot }, choice }) =>
    choice === 'perform' ? spaceText(spaceAt(view, order, spot), view.year) : 'Decline',
  spy: ({ choice }) => say`Look at ${named(slotKey(choice), `card ${choice + 1}`)}`,
  mine: ({ choice }) => say`Mine ${gold(choice)}`,
  returnTrap: ({ choice }) => say`Put the ${trap(choice)} back`,
  // With what the space costs.
  hire({ view, frame: { order, spot }, choice }) {
    if (choice === 'decline') return 'Hire nobody';
    const { cost } = cardOf(view, choice);
    const own = spaceAt(view, order, spot).cost;
    const sum: Cost = { ...cost, food: cost.food + own.food, gold: cost.gold + own.gold };
    return say`Hire the ${oneOf(view, choice, view.offeredCreatures)} for ${costText(sum)}`;
  },
  buildRoom({ view, frame: { order, spot }, choice }) {
    if (choice === 'decline') return 'Build nothing';
    const { zone, text } = rooms[choice];
    const price = costText(spaceAt(view, order, spot).cost);
    const where = zone === ANYWHERE ? '' : `, ${zoneName(zone)}`;
    return say`Build the ${room(choice)}${where}${price === '' ? '' : say`, for ${price}`}: ${stopless(text)}`;
  },
  placeRoom: ({ seat, frame, choice }) => say`Build the ${room(frame.room)} at ${cellIn(seat, choice)}`,
  smear: ({ view, choice }) => say`Smear ${lord(view, choice)}`,
  restore: ({ view, seat, choice }) => (choice === 'stop' ? 'No more' : say`Win back ${tileAt(view, seat, choice)}`),
  deposit: ({ choice }) => say`Deposit ${gold(choice)}`,
  takeExpertise: ({ choice }) =>
    say`${expertise(choice)} for ${any(kindName(choice))}: ${stopless(expertises[choice].text)}`,
  attachExpertise: ({ view, seat, choice }) => say`The ${inLair(view, seat, choice)} learns it`,
  takeImprovement: ({ choice }) => say`${improvement(choice)}: ${stopless(improvements[choice].text)}`,
  placeImprovement: ({ seat, frame, choice }) =>
    say`Put the ${improvement(frame.improvement)} at ${cellIn(seat, choice)}`,
};

/** What a space costs and does at present. */
export function spaceAt(view: DungeonView, order: Order, spot: Spot): OrderSpace {
  return (view.board === order ? opportunities : orders)[order].spaces[spot];
}

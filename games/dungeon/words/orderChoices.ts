/** Labels of the choices in the Orders Phase. */
import type { OrderAsk } from '../agenda/orders.ts';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { ANYWHERE } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { Empty, items } from '../content/items.ts';
import { expertise } from '../content/expertise.ts';
import { opportunities } from '../content/opportunities.ts';
import { orders } from '../content/orders.ts';
import { rooms } from '../content/rooms.ts';
import type { Cost, Order, OrderSpace, Spot } from '../content/types.ts';
import type { DungeonView } from '../view.ts';
import { costText, spaceText } from './amounts.ts';
import type { About, Label } from './choices.ts';
import { pick, tileAt } from './labels.ts';
import { cardOf, creatureIn } from './lair.ts';
import {
  cellLabel,
  expertiseName,
  improvementName,
  itemName,
  kindName,
  locationName,
  orderName,
  roomName,
  trapName,
  zoneName,
} from './names.ts';
import { capital, colourName, stopless } from './voice.ts';

type Labels = Readonly<Record<OrderAsk['ask'], Label>>;

export const orderLabels: Labels = {
  giveOrder: pick((order, { view }) => orderLabel(view, order)),
  orderNonPlayer: pick((order, { view }) => orderLabel(view, order)),
  commitGift: pick(giftLabel),
  performOrder: (chosen, { view, d }) =>
    chosen === 'perform' ? capital(spaceText(spaceAt(view, d.order, d.spot))) : 'Decline',
  spy: pick(slot => `Look at card ${slot + 1}`),
  mine: pick(amount => `Mine ${amount} gold`),
  returnTrap: pick(trap => `Put the ${trapName(trap)} back`),
  hire: pick(hireLabel, 'Hire nobody'),
  buildRoom: pick(buildLabel, 'Build nothing'),
  placeRoom: pick((cell, { d }) => `Build the ${roomName(d.room)} at ${cellLabel(cell)}`),
  smear: pick(colour => `Smear ${colourName(colour)}`),
  restore: pick((cell, { view, d }) => `Win back ${tileAt(view, d, cell)}`, 'No more'),
  deposit: pick(amount => `Deposit ${amount} gold`),
  takeExpertise: pick(kind => `${expertiseName(kind)} for a ${kindName(kind)}: ${stopless(expertise[kind].text)}`),
  attachExpertise: pick(
    (chosen, { view, d }) => `The ${creatureIn(view, chosen, view.players[d.seat].lair)} learns it`,
  ),
  takeImprovement: pick(tile => `${improvementName(tile)}: ${stopless(improvements[tile].text)}`),
  placeImprovement: pick((cell, { d }) => `Put the ${improvementName(d.improvement)} at ${cellLabel(cell)}`),
};

/** What a space costs and does at present. */
export function spaceAt(view: DungeonView, order: Order, spot: Spot): OrderSpace {
  return (view.board === order ? opportunities : orders)[order].spaces[spot];
}

/** `Get Food`, `Get Food (Pet Market)`. */
function orderLabel(view: DungeonView, order: Order): string {
  return view.board === order ? `${orderName(order)} (${locationName(order, view.board)})` : orderName(order);
}

/** `Wand, for a warrior`, `Nothing`. */
function giftLabel(item: number): string {
  return item === Empty ? 'Nothing: the Empty token' : `${itemName(item)}, for a ${CLASS_NAMES[items[item].class]}`;
}

/** `Hire a Troll for 3 food`, with what the space costs. */
function hireLabel(creature: number, { view, d }: About): string {
  const { cost } = cardOf(view, creature);
  const own = spaceAt(view, d.order, d.spot).cost;
  const sum: Cost = { ...cost, food: cost.food + own.food, gold: cost.gold + own.gold };
  return `Hire the ${creatureIn(view, creature, view.offeredCreatures)} for ${costText(sum)}`;
}

function buildLabel(room: number, { view, d }: About): string {
  const { zone, text } = rooms[room];
  const price = costText(spaceAt(view, d.order, d.spot).cost);
  const where = zone === ANYWHERE ? '' : `, ${zoneName(zone)}`;
  return `Build the ${roomName(room)}${where}${price === '' ? '' : `, for ${price}`}: ${stopless(text)}`;
}

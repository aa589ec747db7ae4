/** Labels of the choices in setup, events, adventurers and production. */
import type { SeasonAsk } from '../agenda/seasons.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { traps } from '../content/traps.ts';
import { costText, goods } from './amounts.ts';
import type { About, Label } from './choices.ts';
import { pick, tileAt, which } from './labels.ts';
import { cardOf, creatureIn } from './lair.ts';
import {
  adventurerLabel,
  cellLabel,
  cellName,
  itemName,
  orderName,
  petName,
  roomName,
  setupName,
  trapName,
} from './names.ts';
import { count, signed, stopless } from './voice.ts';

type Labels = Readonly<Record<SeasonAsk['ask'], Label>>;

const lairOf = ({ view, d }: About): readonly number[] => view.players[d.seat].lair;

/** `Troll`, so that two of a kind can be told apart. */
const creature = (chosen: number, about: About): string => creatureIn(about.view, chosen, lairOf(about));

export const seasonLabels: Labels = {
  chooseSetup: pick(setupLabel),
  putAway: pick(order => `Put ${orderName(order)} out of reach`),
  prisonerOrMark: pick(prisoner => `Release the ${adventurerLabel(prisoner)}`, 'Take the red mark'),
  payNext: pick((chosen, about) => `Settle with the ${creature(chosen, about)}`),
  payDay: (chosen, { view, d }) =>
    chosen === 'pay'
      ? `Pay ${costText(cardOf(view, d.creature).upkeep)}`
      : chosen === 'dismiss'
        ? 'Dismiss it, for 1 Evil'
        : 'Keep it unpaid, for a red mark',
  witchHunt: pick((chosen, about) => `Give up the ${creature(chosen, about)}`, 'Gain 3 Evil'),
  earthquake: pick((cell, { view, d }) => `Lose ${tileAt(view, d, cell)}`),
  monsterStrike: which({
    food: 'Pay 1 food',
    gold: 'Pay 1 gold',
    evil: 'Pay 1 Evil',
    trap: 'Pay a trap',
    imp: 'Pay an imp',
    turnDown: 'Nothing: it sleeps through the combat',
  }),
  inspection: pick(trap => `Discard the ${trapName(trap)}`, 'Pay 1 gold'),
  turnDown: pick((chosen, about) => `The ${creature(chosen, about)} goes to sleep`),
  lanternParade: chosen => (chosen === 'pay' ? 'Pay 2 gold: Evil −2' : 'Stay at home'),
  feedMonster: pick((chosen, about) => `Feed it the ${creature(chosen, about)}`),
  payTrap: pick(trap => `Give up the ${trapName(trap)}`),
  giveItem: pick((who, { d }) => `The ${itemName(d.item)} to the ${adventurerLabel(who)}`),
  produce: chosen => production(chosen as number | string | { readonly pet: number }),
  dig: pick(cell => `Dig at ${cellLabel(cell)}`, 'Dig no more'),
  draftPet: pick(pet => `Take the ${petName(pet)}: ${petText(pet)}`),
  keep: pick((card, { d }) =>
    d.what === 'pets' ? `Keep the ${petName(card)}: ${petText(card)}` : `Keep the ${trapName(card)}: ${trapText(card)}`,
  ),
};

/** `Deep Shaft: 3 food, 3 gold and 3 imps; tunnels C1 C2 C3 C4`. */
function setupLabel(card: number): string {
  const { tunnels, food, gold, imps, traps: dealt, evil } = setupCards[card];
  const more = [
    dealt > 0 ? `, ${count(dealt, 'trap')}` : '',
    evil === 0 ? '' : `, Evil ${evil > 0 ? '+' : ''}${signed(evil)}`,
  ];
  return `${setupName(card)}: ${goods(food, gold, imps)}${more.join('')}; tunnels ${tunnels.map(cellName).join(' ')}`;
}

function production(chosen: number | string | { readonly pet: number }): string {
  if (chosen === 'end') return 'End Production';
  if (chosen === 'laboratory') return 'Rented Laboratory: 2 imps and 1 food make 1 imp';
  if (typeof chosen === 'object') return `${petName(chosen.pet)}: ${petText(chosen.pet)}`;
  const room = chosen as number;
  return `${roomName(room)}: ${stopless(rooms[room].text)}`;
}

const petText = (pet: number): string => stopless(pets[pet].text);
const trapText = (trap: number): string => stopless(traps[trap].text);

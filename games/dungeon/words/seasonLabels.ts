/** Labels of the choices in setup, events, adventurers and production. */
import { count, say, signed } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import type { SeasonAsks } from '../agenda/seasons.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { traps } from '../content/traps.ts';
import type { Pet, SetupCard } from '../content/types.ts';
import { costText, goods } from './amounts.ts';
import type { Labels } from './catalogue.ts';
import { cardOf, cellIn, inLair, tileAt } from './lair.ts';
import { cellName, setupName } from './names.ts';
import { adventurerInFull, evil as evils, gold as coins, item, order, pet, room, stopless, trap } from './voice.ts';

export const seasonLabels: Labels<SeasonAsks> = {
  chooseSetup: ({ choice }) => setupLabel(choice),
  putAway: ({ choice }) => say`Put ${order(choice)} out of reach`,
  prisonerOrMark: ({ choice }) =>
    choice === 'mark' ? 'Take the red mark' : say`Release the ${adventurerInFull(choice)}`,
  payNext: ({ view, seat, choice }) => say`Settle with the ${inLair(view, seat, choice)}`,
  payDay({ view, frame, choice }) {
    if (choice === 'pay') return say`Pay ${costText(cardOf(view, frame.creature).upkeep)}`;
    return choice === 'dismiss' ? 'Dismiss it, for 1 Evil' : 'Keep it unpaid, for a red mark';
  },
  witchHunt: ({ view, seat, frame, choice }) =>
    choice === 'evil' ? say`Gain ${evils(frame.evil)}` : say`Give up the ${inLair(view, seat, choice)}`,
  earthquake: ({ view, seat, choice }) => say`Lose ${tileAt(view, seat, choice)}`,
  monsterStrike: ({ choice }) =>
    ({
      food: 'Pay 1 food',
      gold: 'Pay 1 gold',
      evil: 'Pay 1 Evil',
      trap: 'Pay a trap',
      imp: 'Pay an imp',
      turnDown: 'Nothing: it sleeps through the combat',
    })[choice],
  inspection: ({ frame, choice }) =>
    choice === 'gold' ? say`Pay ${coins(frame.gold)}` : say`Discard the ${trap(choice)}`,
  turnDown: ({ view, seat, choice }) => say`The ${inLair(view, seat, choice)} goes to sleep`,
  lanternParade: ({ frame: { gold, evil }, choice }) =>
    choice === 'pay' ? say`Pay ${coins(gold)}: Evil −${evil}` : 'Stay at home',
  feedMonster: ({ view, seat, choice }) => say`Feed it the ${inLair(view, seat, choice)}`,
  payTrap: ({ choice }) => say`Give up the ${trap(choice)}`,
  giveItem: ({ frame, choice }) => say`The ${item(frame.item)} to the ${adventurerInFull(choice)}`,
  produce({ choice }) {
    if (choice === 'end') return 'End Production';
    if (choice === 'laboratory') return 'Rented Laboratory: 2 imps and 1 food make 1 imp';
    if (typeof choice === 'object') return petLabel(choice.pet);
    return say`${room(choice)}: ${stopless(rooms[choice].text)}`;
  },
  dig: ({ seat, choice }) => (choice === 'stop' ? 'Dig no more' : say`Dig at ${cellIn(seat, choice)}`),
  draftPet: ({ choice }) => say`Take the ${petLabel(choice)}`,
  keep: ({ frame, choice }) =>
    say`Keep the ${frame.what === 'pets' ? petLabel(choice) : say`${trap(choice)}: ${stopless(traps[choice].text)}`}`,
};

/** `Deep Shaft: 3 food, 3 gold and 3 imps; tunnels C1 C2 C3 C4`. */
function setupLabel(card: SetupCard): Sentence {
  const { tunnels, food, gold, imps, traps: dealt, evil } = setupCards[card];
  const trapsToo = dealt > 0 ? say`, ${count(dealt, 'trap')}` : '';
  const evilToo = evil === 0 ? '' : `, Evil ${evil > 0 ? '+' : ''}${signed(evil)}`;
  return say`${setupName(card)}: ${goods(food, gold, imps)}${trapsToo}${evilToo}; tunnels ${tunnels.map(cellName).join(' ')}`;
}

const petLabel = (which: Pet): Sentence => say`${pet(which)}: ${stopless(pets[which].text)}`;

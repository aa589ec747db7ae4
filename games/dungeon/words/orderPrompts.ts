/** What the Orders Phase asks. */
import type { OrderAsk } from '../agenda/orders.ts';
import { improvementName, kindName, locationName, roomName, spaceName } from './names.ts';
import type { Prompt } from './prompts.ts';
import { colourName, ordinal } from './voice.ts';

export const orderPrompts: Readonly<Record<OrderAsk['ask'], Prompt>> = {
  giveOrder: { yours: (_view, { nth }) => `give your ${ordinal(nth)} order`, theirs: 'gives orders' },
  orderNonPlayer: {
    yours: (_view, { colour }) => `give ${colourName(colour)} a third order`,
    theirs: 'gives orders',
  },
  commitGift: {
    yours: (view, { colour }) =>
      colour === view.viewer ? 'which gift do you send?' : `which gift does ${colourName(colour)} send?`,
    theirs: 'gives orders',
  },
  performOrder: {
    yours: (view, { order, spot }) => `carry out ${spaceName(order, spot, view.board)}?`,
    theirs: 'decides on an order',
  },
  spy: { yours: () => 'which Combat Card do you look at?', theirs: 'sends a spy' },
  mine: { yours: () => 'how much gold do you mine?', theirs: 'mines gold' },
  returnTrap: { yours: () => 'which trap goes back under the deck?', theirs: 'puts a trap back' },
  hire: {
    yours: (view, { order, spot }) => `${spaceName(order, spot, view.board)}: whom do you hire?`,
    theirs: 'looks for a creature to hire',
  },
  buildRoom: {
    yours: (view, { order, spot }) => `${spaceName(order, spot, view.board)}: which room do you build?`,
    theirs: 'looks for a room to build',
  },
  placeRoom: {
    yours: (_view, { room }) => `where do you build the ${roomName(room)}?`,
    theirs: 'builds a room',
  },
  smear: {
    yours: (view, { left }) =>
      `${locationName(1, view.board)}: whom do you smear?${left > 1 ? ` (${left} to go)` : ''}`,
    theirs: 'spreads rumours',
  },
  restore: {
    yours: (_view, { done, left }) => `which tile do you win back? (${done} so far, ${left} at most)`,
    theirs: 'wins tiles back',
  },
  deposit: { yours: () => 'how much gold do you deposit?', theirs: 'deposits gold' },
  takeExpertise: { yours: () => 'Academy: what is to be learnt?', theirs: 'visits the Academy' },
  attachExpertise: {
    yours: (_view, { kind }) => `which ${kindName(kind)} becomes an expert?`,
    theirs: 'visits the Academy',
  },
  takeImprovement: { yours: () => 'Renovation: which tunnel do you take?', theirs: 'renovates' },
  placeImprovement: {
    yours: (_view, { improvement }) => `where does the ${improvementName(improvement)} go?`,
    theirs: 'renovates',
  },
};

/** What the Orders Phase asks. */
import { ordinal, say } from '@vesper/kernel';
import type { OrderAsks } from '../agenda/orders.ts';
import { busy } from './busy.ts';
import type { Prompts } from './catalogue.ts';
import { kindName } from './names.ts';
import { improvement, lord, room, space } from './voice.ts';

export const orderPrompts: Prompts<OrderAsks> = {
  giveOrder: { yours: ({ frame }) => `give your ${ordinal(frame.nth)} order`, theirs: busy('gives orders') },
  orderNonPlayer: {
    yours: ({ view, frame }) => say`give ${lord(view, frame.colour)} a third order`,
    theirs: busy('gives orders'),
  },
  commitGift: {
    yours: ({ view, seat, frame: { colour } }) =>
      colour === seat ? 'which gift do you send?' : say`which gift does ${lord(view, colour)} send?`,
    theirs: busy('gives orders'),
  },
  performOrder: {
    yours: ({ view, frame: { order, spot } }) => say`carry out ${space(order, spot, view.board)}?`,
    theirs: busy('decides on an order'),
  },
  spy: { yours: () => 'which Combat Card do you look at?', theirs: busy('sends a spy') },
  mine: { yours: () => 'how much gold do you mine?', theirs: busy('mines gold') },
  returnTrap: { yours: () => 'which trap goes back under the deck?', theirs: busy('puts a trap back') },
  hire: {
    yours: ({ view, frame: { order, spot } }) => say`${space(order, spot, view.board)}: whom do you hire?`,
    theirs: busy('looks for a creature to hire'),
  },
  buildRoom: {
    yours: ({ view, frame: { order, spot } }) => say`${space(order, spot, view.board)}: which room do you build?`,
    theirs: busy('looks for a room to build'),
  },
  placeRoom: { yours: ({ frame }) => say`where do you build the ${room(frame.room)}?`, theirs: busy('builds a room') },
  smear: {
    yours: ({ frame: { left } }) => `whom do you smear?${left > 1 ? ` (${left} to go)` : ''}`,
    theirs: busy('spreads rumours'),
  },
  restore: {
    yours: ({ frame: { done, left } }) =>
      done === 0
        ? `which tile do you win back? (up to ${left})`
        : `which tile do you win back next? (up to ${left} more)`,
    theirs: busy('wins tiles back'),
  },
  deposit: { yours: () => 'how much gold do you deposit?', theirs: busy('deposits gold') },
  takeExpertise: { yours: () => 'what is to be learnt?', theirs: busy('teaches a creature') },
  attachExpertise: {
    yours: ({ frame }) => `which ${kindName(frame.kind)} becomes an expert?`,
    theirs: busy('teaches a creature'),
  },
  takeImprovement: { yours: () => 'which improved tunnel do you take?', theirs: busy('renovates') },
  placeImprovement: {
    yours: ({ frame }) => say`where does the ${improvement(frame.improvement)} go?`,
    theirs: busy('renovates'),
  },
};

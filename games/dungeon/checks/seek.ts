/**
 * How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. Whatever a hint is
 * silent about is chosen by the bots' own policy.
 */
import type { Lead } from '@vesper/checkers';
import { byAsk } from '@vesper/kernel';
import type { AskFrame, ByAsk, Choice } from '@vesper/kernel';
import type { DungeonAsks } from '../agenda.ts';
import type { StrikePay } from '../agenda/seasons.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { expertise } from '../content/expertise.ts';
import { Academy, PetMarket, opportunities } from '../content/opportunities.ts';
import {
  BuildRoom,
  BuyTraps,
  DigTunnels,
  GetFood,
  HireMonster,
  ImproveReputation,
  MineGold,
  RecruitImps,
} from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { Hatchery, MagicRoom, ToolShed, Workshop } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { KamikazeImp } from '../content/traps.ts';
import type { CreatureKind, Order, Pet, Room, Trap } from '../content/types.ts';
import { SPACE_NAMES } from './names.ts';
import type { DungeonState } from '../state.ts';

type Hint = Lead<DungeonState>;

/** How much a choice leads there by one question; 0 where it is silent. */
const hint: (hints: Partial<ByAsk<DungeonState, DungeonAsks>>) => Hint = byAsk;

function all(...hints: readonly Hint[]): Hint {
  return (s, d, choice) => hints.reduce((sum, lead) => sum + lead(s, d, choice), 0);
}

const is = (wanted: Choice) => (_s: DungeonState, _d: AskFrame, choice: Choice) => (choice === wanted ? 3 : 0);
const isNot = (unwanted: Choice) => (_s: DungeonState, _d: AskFrame, choice: Choice) => (choice === unwanted ? -3 : 0);

/** These orders, the first one above all, and they are performed. */
function orders(...wanted: readonly Order[]): Hint {
  return hint({
    giveOrder: (_s, _d, choice) => (wanted.includes(choice) ? 2 * (wanted.length - wanted.indexOf(choice)) : 0),
    performOrder: (_s, { order }, choice) => (wanted.includes(order) && choice === 'perform' ? 3 : 0),
    hire: isNot('decline'),
    buildRoom: isNot('decline'),
  });
}

/** Whatever board lies out, everybody goes there. */
const usesBoards = hint({
  giveOrder: (s, _d, choice) => (choice === s.board ? 9 : 0),
  performOrder: (s, { order }, choice) => (order === s.board && choice === 'perform' ? 9 : 0),
});

function learns(kind: CreatureKind): Hint {
  const isKind = (choice: Choice): number => (typeof choice === 'number' && creatureOf[choice] === kind ? 9 : 0);
  return all(
    usesBoards,
    hint({
      giveOrder: (s, _d, choice) => (choice === HireMonster && s.board !== Academy ? 4 : 0),
      hire: (_s, _d, choice) => isKind(choice) || (choice === 'decline' && creatures[kind].cost.monsters === 0 ? 2 : 0),
      takeExpertise: is(kind),
      payDay: (_s, { creature }, choice) => (isKind(creature) > 0 && choice !== 'dismiss' ? 3 : 0),
      witchHunt: (_s, _d, choice) => -isKind(choice),
      feedMonster: (_s, _d, choice) => -isKind(choice),
    }),
  );
}

function saves(pet: Pet): Hint {
  return all(
    hint({ giveOrder: (s, _d, choice) => (choice === PetMarket && s.board === PetMarket ? 9 : 0) }),
    hint({
      performOrder: (s, { order }, choice) => (order === s.board && choice === 'perform' ? 3 : 0),
      draftPet: is(pet),
      keep: (_s, { what }, choice) => (what === 'pets' && choice === pet ? 3 : 0),
      produce: (_s, _d, choice) => (typeof choice === 'object' && choice.pet === pet ? -9 : 0),
    }),
  );
}

const growsEvil = all(
  orders(GetFood, HireMonster),
  hint({
    giveOrder: (_s, _d, choice) => (choice === ImproveReputation ? -6 : 0),
    hire: (_s, _d, choice) => (typeof choice === 'number' ? 3 * creatures[creatureOf[choice]].cost.evil : 0),
    witchHunt: is('evil'),
    wordOfPeace: is('evil'),
    monsterStrike: is('evil'),
    lanternParade: is('decline'),
  }),
);

/** A trap is planned whenever one can be. */
const springs = hint({ planBattle: (_s, { part }, choice) => (part === 'traps' && choice === 'none' ? -3 : 0) });
const hoards = hint({
  planBattle: (_s, { part }, choice) => (part === 'traps' && choice === 'none' ? 9 : 0),
  inspection: is('gold'),
});

function builds(...wanted: readonly Room[]): Hint {
  return hint({ buildRoom: (_s, _d, choice) => (choice !== 'decline' && wanted.includes(choice) ? 9 : 0) });
}

const digs = all(
  orders(DigTunnels, RecruitImps, BuildRoom),
  builds(ToolShed),
  hint({
    dig: isNot('stop'),
    produce: (_s, _d, choice) => (choice === ToolShed ? 3 : 0),
    mine: (_s, _d, c) => -c,
  }),
);

/** Every trap is bought, none is given away, and somebody with a Workshop stands before an empty deck. */
const buysAllTraps = all(
  orders(BuyTraps, RecruitImps, MineGold),
  builds(Workshop, Hatchery),
  hoards,
  hint({
    giveOrder: (s, _d, choice) => (choice === BuildRoom && s.offeredRooms.includes(Workshop) ? 9 : 0),
    mine: (_s, _d, choice) => choice,
    hire: is('decline'),
    produce: (_s, _d, choice) => (choice === Workshop ? 9 : 0),
  }),
);

function wants(trap: Trap): Hint {
  return hint({
    returnTrap: isNot(trap),
    payTrap: isNot(trap),
    keep: (_s, { what }, choice) => (what === 'traps' && choice === trap ? 3 : 0),
  });
}

const wastesImps = all(
  orders(BuyTraps),
  wants(KamikazeImp),
  hint({
    chooseSetup: (_s, _d, choice) => -3 * setupCards[choice].imps,
    giveOrder: (_s, _d, choice) => (choice === RecruitImps ? -9 : 0),
    hire: (_s, _d, choice) => (typeof choice === 'number' ? 9 * creatures[creatureOf[choice]].cost.imps : 0),
    monsterStrike: is('imp'),
    produce: (_s, _d, choice) => (choice === MagicRoom || choice === 'laboratory' ? -9 : 0),
    planBattle: (_s, { part }, choice) => (part === 'traps' && choice === KamikazeImp ? 9 : 0),
  }),
);

/** Many monsters, and strikers get what is wanted: Golems a trap, for instance. */
function settles(pay: StrikePay): Hint {
  return all(
    orders(HireMonster, BuyTraps),
    hoards,
    hint({
      hire: (_s, _d, choice) => (typeof choice === 'number' ? 9 * creatures[creatureOf[choice]].cost.traps : 0),
      monsterStrike: is(pay),
      payDay: isNot('dismiss'),
    }),
  );
}

export const seek: { readonly [part: string]: Hint } = {
  'refusal tooFewImps': wastesImps,
  'refusal nowhereToDig': digs,
  'refusal noTrapsLeft': buysAllTraps,
  'refusal evilIsFull': growsEvil,
  'refusal isFaceDown': settles('turnDown'),
  'effect strike: trap': settles('trap'),
  'effect strike: imp': settles('imp'),
  'event trapDeckRefilled': all(orders(BuyTraps), springs),
  'refusal noImp': all(wastesImps, orders(HireMonster, BuyTraps)),
  'effect unplayable nowhereToDig': digs,
  ...Object.fromEntries(
    opportunities.flatMap(({ id }) => SPACE_NAMES.map(space => [`effect performed ${id}-${space}`, usesBoards])),
  ),
  ...Object.fromEntries(expertise.map(({ id }, kind) => [`effect expertise ${id}`, learns(kind)])),
  ...Object.fromEntries(pets.map(({ id }, pet) => [`effect scored ${id}`, saves(pet)])),
};

/** One question of each kind, with choices of every sort it knows. */
import type { Choice } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import { AuraOfFear } from '../content/combatCards.ts';
import { Clover, Empty } from '../content/items.ts';
import { GetFood, HireMonster, BuildRoom } from '../content/orders.ts';
import { GuardGosling, MolePup, SnappingTurtle, SpittingToad } from '../content/pets.ts';
import { Mint } from '../content/rooms.ts';
import { LanternParade, WitchHunt } from '../content/specialEvents.ts';
import { PoisonedDart } from '../content/traps.ts';
import { ELF, FRIAR, goblin, secondGoblin } from './samples.ts';

type Frame<Name> = Extract<DungeonAsk, { readonly ask: Name }>;
type Fields<Name> = { readonly [Field in Exclude<keyof Frame<Name>, 'ask' | 'seat'>]: Frame<Name>[Field] };

interface Question<Name> {
  readonly fields: Fields<Name>;
  readonly choices: readonly Choice[];
}

const cell = 7;
const space = { order: GetFood, spot: 1 };
const because = 'DUN-R22';

export const questions: { readonly [Name in DungeonAsk['ask']]: Question<Name> } = {
  // Setup and orders
  chooseSetup: { fields: {}, choices: [0, 12, 14] },
  putAway: { fields: { left: 2 }, choices: [0] },
  giveOrder: { fields: { nth: 0 }, choices: [0, 7] },
  orderNonPlayer: { fields: { colour: 2 }, choices: [0] },
  commitGift: { fields: { colour: 0 }, choices: [Clover, Empty] },
  performOrder: { fields: space, choices: ['perform', 'decline'] },
  spy: { fields: {}, choices: [0, 3] },
  mine: { fields: { upTo: 3 }, choices: [1, 2] },
  returnTrap: { fields: {}, choices: [PoisonedDart] },
  hire: { fields: { order: HireMonster, spot: 2 }, choices: [goblin, 'decline'] },
  buildRoom: { fields: { order: BuildRoom, spot: 1 }, choices: [Mint, 'decline'] },
  placeRoom: { fields: { room: Mint }, choices: [cell] },
  smear: { fields: { chosen: [2], left: 2 }, choices: [1] },
  restore: { fields: { done: 1, left: 2 }, choices: [cell, 'stop'] },
  deposit: { fields: { upTo: 3 }, choices: [1] },
  takeExpertise: { fields: {}, choices: [0] },
  attachExpertise: { fields: { kind: 0 }, choices: [goblin] },
  takeImprovement: { fields: {}, choices: [0] },
  placeImprovement: { fields: { improvement: 0 }, choices: [cell] },
  prisonerOrMark: { fields: { left: 2 }, choices: [FRIAR, 'mark'] },
  // Costs and events
  feedMonster: { fields: { creature: goblin, because }, choices: [secondGoblin] },
  payTrap: { fields: { creature: goblin, because }, choices: [PoisonedDart] },
  payNext: { fields: { turn: 0, handled: [] }, choices: [goblin] },
  payDay: { fields: { creature: goblin }, choices: ['pay', 'dismiss', 'default'] },
  witchHunt: { fields: { card: WitchHunt, evil: 3 }, choices: [goblin, 'evil'] },
  earthquake: { fields: { left: 2, card: WitchHunt }, choices: [cell] },
  monsterStrike: {
    fields: { creature: goblin, card: WitchHunt },
    choices: ['food', 'gold', 'evil', 'trap', 'imp', 'turnDown'],
  },
  inspection: { fields: { card: WitchHunt, gold: 1 }, choices: [PoisonedDart, 'gold'] },
  turnDown: { fields: { left: 2, card: WitchHunt }, choices: [goblin] },
  lanternParade: { fields: { card: LanternParade, gold: 2, evil: 2 }, choices: ['pay', 'decline'] },
  // Adventurers, production, pets
  giveItem: { fields: { colour: 0, item: Clover }, choices: [FRIAR] },
  produce: { fields: { turn: 0 }, choices: [Mint, 'laboratory', { pet: MolePup }, 'end'] },
  dig: { fields: { source: 'order', done: 1, left: 2 }, choices: [cell, 'stop'] },
  draftPet: { fields: { turn: 0 }, choices: [MolePup] },
  keep: { fields: { what: 'pets', left: 1, because }, choices: [MolePup] },
  // Combat
  planBattle: { fields: { part: 'traps', nth: 0, enough: false }, choices: [PoisonedDart, 'none', 'commit'] },
  freePrisoner: { fields: {}, choices: [FRIAR] },
  trapOrder: { fields: {}, choices: [PoisonedDart] },
  trapTarget: { fields: { trap: PoisonedDart }, choices: [FRIAR, ELF] },
  catapultMonster: { fields: { trap: PoisonedDart }, choices: [goblin] },
  suggestionOrder: { fields: { left: [goblin, secondGoblin], card: AuraOfFear }, choices: [goblin] },
  suggestion: { fields: { creature: goblin, left: [], card: AuraOfFear }, choices: ['pay', 'withdraw'] },
  wordOfPeace: { fields: { card: AuraOfFear, evil: 2 }, choices: ['withdraw', 'evil'] },
  spellCreature: { fields: { card: AuraOfFear }, choices: [goblin] },
  spellTrap: { fields: { card: AuraOfFear }, choices: [PoisonedDart] },
  jailbreak: { fields: { card: AuraOfFear }, choices: [FRIAR] },
  activate: { fields: {}, choices: [goblin, { pet: SnappingTurtle }, { pet: SpittingToad }, 'end'] },
  attackWith: { fields: { creature: goblin }, choices: ['attack', 'sheep'] },
  attackTarget: { fields: { creature: goblin, option: 0, nth: 0, hypnosis: false }, choices: [FRIAR] },
  petTarget: { fields: { pet: SpittingToad }, choices: [FRIAR] },
  usePet: { fields: { pet: GuardGosling }, choices: ['use', 'keep'] },
  extraTile: { fields: { card: AuraOfFear }, choices: [cell] },
};

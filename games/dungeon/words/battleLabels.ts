/** Labels of the choices in a combat. */
import { say } from '@vesper/kernel';
import type { Offered, Sentence } from '@vesper/kernel';
import type { DungeonAsks } from '../agenda.ts';
import type { CombatAsks } from '../agenda/combat.ts';
import { creatureOf, isMonster } from '../content/creatures.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { traps } from '../content/traps.ts';
import type { BattleOption, Creature } from '../content/types.ts';
import { NONE, ROOM } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { costText, trapCostText } from './amounts.ts';
import type { Labels } from './catalogue.ts';
import { cardOf, inLair, target, tileAt } from './lair.ts';
import { adventurerInFull, evil, pet, planned, stopless, trap } from './voice.ts';

export const battleLabels: Labels<CombatAsks> = {
  planBattle: offered => planLabel(offered),
  freePrisoner: ({ choice }) => say`Let the ${adventurerInFull(choice)} go`,
  trapOrder: ({ choice }) => say`First the ${planned(choice)}`,
  trapTarget: ({ view, choice }) => target(view, choice),
  catapultMonster: ({ view, seat, choice }) => say`Throw the ${inLair(view, seat, choice)}`,
  suggestionOrder: ({ view, seat, choice }) => say`The ${inLair(view, seat, choice)}`,
  suggestion: ({ view, frame, choice }) =>
    choice === 'pay' ? say`Pay ${costText(cardOf(view, frame.creature).cost)}` : 'Let it go home',
  wordOfPeace: ({ frame, choice }) =>
    choice === 'evil' ? say`Fight on, for ${evil(frame.evil)}` : 'Call all monsters off',
  spellCreature: ({ view, seat, choice }) => say`The ${inLair(view, seat, choice)}`,
  spellTrap: ({ choice }) => say`Lose the ${trap(choice)}`,
  jailbreak: ({ choice }) => say`Let the ${adventurerInFull(choice)} go`,
  activate({ view, seat, choice }) {
    if (typeof choice === 'number') return say`The ${inLair(view, seat, choice)}`;
    if (choice === 'end') return 'Nobody else';
    const { damage, hits } = pets[choice.pet];
    return say`${pet(choice.pet)}: ${damage} damage to ${HITS[hits]}`;
  },
  attackWith: ({ view, frame: { creature }, choice }) =>
    optionText(
      cardOf(view, creature).options.find(({ id }) => id === choice),
      bonusOf(view, creature),
    ),
  attackTarget: ({ view, frame, choice, facts }) =>
    frame.hypnosis || facts === undefined ? target(view, choice) : say`${target(view, choice)}: ${facts.damage} damage`,
  petTarget: ({ view, choice }) => target(view, choice),
  usePet: ({ frame, choice }) => (choice === 'use' ? say`Use the ${pet(frame.pet)}` : 'Let it happen'),
  extraTile: ({ view, seat, choice }) => say`Lose ${tileAt(view, seat, choice)}`,
};

type Planning = Offered<DungeonView, DungeonAsks, 'planBattle'>;

function planLabel(offered: Planning): Sentence {
  const { view, seat, frame, choice, facts } = offered;
  if (choice === 'commit') return 'Seal the plan';
  if (choice === 'none') return noMore(offered);
  if (frame.part === 'tile') return say`Fight in ${tileAt(view, seat, choice)}`;
  if (frame.part !== 'traps') return say`Send the ${inLair(view, seat, choice)}`;
  const price = trapCostText(traps[choice], facts?.surcharge);
  const what = stopless(effectOnly(traps[choice].text));
  return say`Set the ${trap(choice)}${price === '' ? '' : say` for ${price}`}: ${what}`;
}

/** `No trap`, or `No more traps` if one is planned. */
function noMore({ view, seat, frame: { part } }: Planning): string {
  const { trapCount, creatures } = view.players[seat].plan;
  if (part === 'traps') return trapCount === 0 ? 'No trap' : 'No more traps';
  const isGhosts = part === 'ghosts';
  const sent = creatures.filter(one => isMonster[one] !== isGhosts).length;
  const what = isGhosts ? 'ghost' : 'monster';
  return sent === 0 ? `No ${what}` : `No more ${what}s`;
}

/** The text of a trap without its first sentence about the cost. */
const effectOnly = (text: string): string => text.replace(/^Costs [^.]*\. /, '');

/** `everyone for 1`, `anyone for 2, and stay awake`. */
function optionText(option: BattleOption | undefined, bonus: number): string {
  if (option === undefined) return 'Attack as a sheep';
  if (option.attacks.length === 0) return 'Block the way: no fatigue, no conquest';
  const hits = option.attacks.map(({ reach, damage }) => `${REACH[reach]} for ${damage + bonus}`);
  const parts = [new Set(hits).size < hits.length ? `${hits[0]}, twice` : hits.join(', ')];
  if (option.followUp > 0) parts.push(`${option.followUp + bonus} to the next if he falls`);
  if (option.poison > 0) parts.push(`${option.poison} poison`);
  if (option.food > 0) parts.push('for 1 food');
  if (option.preventsConquering) parts.push('no fatigue, no conquest');
  if (option.returns) parts.push('and stay awake');
  return parts.join(', ');
}

/** What the room of the battle adds to its attacks (DUN-R43). */
function bonusOf({ battle, players }: DungeonView, creature: Creature): number {
  if (battle.seat === NONE) return 0;
  const tile = players[battle.seat].dungeon[battle.cell];
  return tile < ROOM ? 0 : rooms[tile - ROOM].bonus[creatureOf[creature]];
}

const HITS = { first: 'the first', notFirst: 'anyone but the first', nobody: 'nobody' } as const;
const REACH = { standard: 'the first', anyone: 'anyone', everyone: 'everyone' } as const;

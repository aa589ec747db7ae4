/** Labels of the choices in a combat. */
import type { CombatAsk } from '../agenda/combat.ts';
import { creatureOf, isMonster } from '../content/creatures.ts';
import { SnappingTurtle } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { traps } from '../content/traps.ts';
import type { BattleOption, Creature } from '../content/types.ts';
import { NONE, ROOM } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { costText, trapCostText } from './amounts.ts';
import type { About, Label } from './choices.ts';
import { pick, tileAt, which } from './labels.ts';
import { cardOf, creatureIn, targetLabel } from './lair.ts';
import { adventurerLabel, petName, trapName } from './names.ts';
import { capital, stopless } from './voice.ts';

type Labels = Readonly<Record<CombatAsk['ask'], Label>>;

const creature = (chosen: number, { view, d }: About): string => creatureIn(view, chosen, view.players[d.seat].lair);

export const battleLabels: Labels = {
  planBattle: (chosen, about) =>
    typeof chosen === 'number' ? planned(chosen, about) : chosen === 'commit' ? 'Seal the plan' : noMore(about),
  freePrisoner: pick(prisoner => `Let the ${adventurerLabel(prisoner)} go`),
  trapOrder: pick(trap => `First the ${trapName(trap)}`),
  trapTarget: pick((who, { view }) => targetLabel(view, who)),
  catapultMonster: pick((chosen, about) => `Throw the ${creature(chosen, about)}`),
  suggestionOrder: pick((chosen, about) => `The ${creature(chosen, about)}`),
  suggestion: (chosen, { view, d }) =>
    chosen === 'pay' ? `Pay ${costText(cardOf(view, d.creature).cost)}` : 'Let it go home',
  wordOfPeace: which({ withdraw: 'Call all monsters off', evil: 'Fight on, for 2 Evil' }),
  spellCreature: pick((chosen, about) => `The ${creature(chosen, about)}`),
  spellTrap: pick(trap => `Lose the ${trapName(trap)}`),
  jailbreak: pick(prisoner => `Let the ${adventurerLabel(prisoner)} go`),
  activate: (chosen, about) =>
    typeof chosen === 'number'
      ? `The ${creature(chosen, about)}`
      : typeof chosen === 'object'
        ? petLabel((chosen as unknown as { readonly pet: number }).pet)
        : 'Nobody else',
  attackWith: (chosen, { view, d }) =>
    optionText(
      cardOf(view, d.creature).options.find(({ id }) => id === chosen),
      bonusOf(view, d.creature),
    ),
  attackTarget: pick((who, { view, d, facts }) =>
    d.hypnosis || typeof facts?.damage !== 'number'
      ? targetLabel(view, who)
      : `${targetLabel(view, who)}: ${facts.damage} damage`,
  ),
  petTarget: pick((who, { view }) => targetLabel(view, who)),
  usePet: (chosen, { d }) => (chosen === 'use' ? `Use the ${petName(d.pet)}` : 'Let it happen'),
  extraTile: pick((cell, { view, d }) => `Lose ${tileAt(view, d, cell)}`),
};

/** `No trap`, or `No more traps` if one is planned. */
function noMore({ view, d }: About): string {
  const { trapCount, creatures } = view.players[d.seat].plan;
  if (d.part === 'traps') return trapCount === 0 ? 'No trap' : 'No more traps';
  const isGhosts = d.part === 'ghosts';
  const sent = creatures.filter(one => isMonster[one] !== isGhosts).length;
  const what = isGhosts ? 'ghost' : 'monster';
  return sent === 0 ? `No ${what}` : `No more ${what}s`;
}

function planned(chosen: number, about: About): string {
  const { view, d, facts } = about;
  if (d.part === 'tile') return `Fight in ${tileAt(view, d, chosen)}`;
  if (d.part !== 'traps') return `Send the ${creature(chosen, about)}`;
  const price = trapCostText(traps[chosen], typeof facts?.surcharge === 'number' ? facts.surcharge : 0);
  return `Set the ${trapName(chosen)}${price === '' ? '' : ` for ${price}`}: ${stopless(effectOnly(traps[chosen].text))}`;
}

/** The text of a trap without its first sentence about the cost. */
function effectOnly(text: string): string {
  return text.replace(/^Costs [^.]*\. /, '');
}

function petLabel(pet: number): string {
  return pet === SnappingTurtle
    ? `${petName(pet)}: 1 damage to the first`
    : `${petName(pet)}: 1 damage to anyone but the first`;
}

/** `Everyone for 1`, `Anyone for 2, and stay awake`. */
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
  return capital(parts.join(', '));
}

/** What the room of the battle adds to its attacks (DUN-R43). */
function bonusOf({ battle, players }: DungeonView, creature: Creature): number {
  if (battle.seat === NONE) return 0;
  const tile = players[battle.seat].dungeon[battle.cell];
  return tile < ROOM ? 0 : rooms[tile - ROOM].bonus[creatureOf[creature]];
}

const REACH = { standard: 'the first', anyone: 'anyone', everyone: 'everyone' } as const;

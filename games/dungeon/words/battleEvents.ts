/** The log of a combat. */
import { combatCards } from '../content/combatCards.ts';
import { creatures } from '../content/creatures.ts';
import { Blank } from '../content/items.ts';
import { traps } from '../content/traps.ts';
import type { Harm } from '../events/combat.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import type { Sentences, Told } from './events.ts';
import type { BattleLog } from './logs.ts';
import {
  adventurerLabel,
  anyCreature,
  cardName,
  cellName,
  creatureName,
  petName,
  soloTileName,
  theAdventurer,
  theCreature,
  theTile,
  trapName,
} from './names.ts';
import { Whose, any, capital, count, does, listed, whom, whose } from './voice.ts';

export const battleSentences: Sentences<BattleLog> = {
  combatBegan: (_view, { year, rounds }) =>
    `The heroes come: the combat of the ${year === 1 ? 'first' : 'second'} year, ${count(rounds, 'round')}.`,

  // Planning
  roundBegan: (view, { round, seats }) =>
    seats.length === 0
      ? `Round ${round}.`
      : `Round ${round}: ${listed(seats.map(seat => whom(view, seat)))} ${seats.length === 1 && seats[0] !== view.viewer ? 'has' : 'have'} heroes at the door.`,
  planPicked(view, { seat, cell, trap, creature }) {
    if (cell !== NONE) return `${does(view, seat, 'plan')} to fight at ${cellName(cell)}.`;
    if (trap !== NONE) return `${does(view, seat, 'plan')} a ${trapName(trap)}.`;
    return creature === NONE ? undefined : `${does(view, seat, 'plan')} to send ${anyCreature(creature)}.`;
  },
  planCommitted: (view, { seat }) => `${does(view, seat, 'seal')} the plan.`,
  planOpened: (view, told) => plan(view, told),
  planReturned: (view, { seat }) => `Nobody is left for ${whom(view, seat)} to fight; the plan comes back.`,
  prisonerFreed: (view, { seat, adventurer }) =>
    `The ${adventurerLabel(adventurer)} walks out of ${whose(view, seat)} prison.`,
  cardRevealed(_view, { round, card }) {
    const { fatigue, fast, magic, text } = combatCards[card];
    return `Card ${round} is ${cardName(card)}: fatigue ${fatigue}, ${fast ? 'fast' : 'slow'}, magic ${magic}. ${text}`;
  },

  // The steps of a battle
  battleBegan: (view, { seat, cell }) => `The battle in ${whose(view, seat)} dungeon, at ${cellName(cell)}.`,
  stepSkipped: (view, { seat, step, why }) => skipped(view, seat, `${step}:${why}`),
  courageGiven: (_view, { adventurer, courage }) => `${The(adventurer)} has ${courage} courage.`,
  courageRemoved: () => 'The courage of the party is gone.',
  trapSprung: (view, { seat, trap, surcharge }) =>
    `${does(view, seat, 'spring')} the ${trapName(trap)}${surcharge > 0 ? `, for ${surcharge} gold in a room` : ''}.`,
  trapReturnedUnused: (view, { seat, trap }) =>
    `${does(view, seat, 'take')} ${trap === undefined ? 'a trap' : `the ${trapName(trap)}`} back unused.`,
  damagePrevented: (_view, { adventurer, amount }) => `${amount} damage to ${theAdventurer(adventurer)} is disarmed.`,
  damageAbsorbed: (_view, { adventurer, amount, by }) =>
    by === 'courage'
      ? `Courage saves ${theAdventurer(adventurer)} from ${amount} damage.`
      : `The shield saves ${theAdventurer(adventurer)} from ${amount} damage.`,
  damaged: (_view, { adventurer, amount, by }) => `${The(adventurer)} takes ${amount} damage${HARM[by]}.`,
  poisoned: (_view, { adventurer, poison }) => `${The(adventurer)} carries ${poison} poison.`,
  spellCast: (view, { seat, card }) => `The party casts ${cardName(card)} on ${whom(view, seat)}.`,
  spellFailed: (_view, { card, why }) => `${cardName(card)} is not cast: ${FAILURES[why] ?? 'it fails'}.`,
  spellHarmless: (_view, { card }) => `${cardName(card)} has no effect.`,
  becameInvisible: (_view, { adventurers }) =>
    adventurers.length === 0
      ? undefined
      : `${capital(listed(adventurers.map(theAdventurer)))} ${adventurers.length === 1 ? 'slips' : 'slip'} to the back, unseen.`,
  shieldRaised: (_view, { amount }) => `A shield will take ${amount} damage for the party.`,
  withdrawn: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} goes home.`,
  suggestionPaid: (view, { seat, creature }) => `${does(view, seat, 'pay')} ${theCreature(creature)} to stay.`,
  illusionAppeared: (view, { seat }) => `An Illusion steps to the front of ${whose(view, seat)} line.`,
  illusionVanished: () => 'The Illusion vanishes.',
  healed: (_view, { adventurer, amount, damage }) =>
    `${The(adventurer)} recovers ${amount}${damage === 0 ? ' and is unhurt' : ''}.`,
  enraged: (view, { seat }) => `${Whose(view, seat)} monsters see red.`,
  becameSheep: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} is a sheep now.`,
  activated: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} acts.`,
  attacked: (_view, { adventurer, creature, damage }) =>
    `${capital(theCreature(creature))} hits ${theAdventurer(adventurer)} for ${damage}.`,
  hypnotised: (_view, { adventurer, creature }) =>
    `${capital(theCreature(creature))} calls ${theAdventurer(adventurer)} to the front.`,
  stoodIdle: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} can do nothing.`,
  knockedOut: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} is knocked out.`,
  returnedFaceUp: (view, { seat, creature }) => `${Whose(view, seat)} ${creatureName(creature)} stays awake.`,
  conqueringPrevented: (_view, { by }) => `The ${nameById(by)} bars the way: no fatigue, no conquest.`,
  battlePetUsed: (view, { seat, pet }) => `${does(view, seat, 'use')} the ${petName(pet)}.`,
  petKeptBack: () => undefined,
  imprisoned: (view, { seat, adventurer }) => `${The(adventurer)} goes to ${whose(view, seat)} prison.`,
  expansionKept: (view, { seat, expansion }) =>
    expansion === Blank
      ? `${does(view, seat, 'keep')} a blank tile.`
      : `${does(view, seat, 'keep')} ${any(soloTileName(expansion))}.`,
  fatigued: (view, { seat, fatigue }) =>
    fatigue === 0 ? 'The march tires nobody.' : `The march tires ${whose(view, seat)} visitors: ${fatigue} damage.`,
  tileConquered: (view, { seat, cell, tile }) =>
    `${capital(theTile(tile))} at ${cellName(cell)} in ${whose(view, seat)} dungeon is conquered.`,
  tileHeld: (view, { seat, cell, why }) =>
    `${Whose(view, seat)} tile at ${cellName(cell)} holds: ${HELD[why] ?? 'it is safe'}.`,
  partyDefeated: (view, { seat }) => `The whole party in ${whose(view, seat)} dungeon is beaten.`,
  battleEnded: () => undefined,
  combatEnded: (_view, { year }) => `The combat of the ${year === 1 ? 'first' : 'second'} year is over.`,
  adventurersLeft: (view, { seat, adventurers }) =>
    adventurers.length === 0
      ? undefined
      : `${capital(listed(adventurers.map(theAdventurer)))} ${adventurers.length === 1 ? 'leaves' : 'leave'} ${whose(view, seat)} dungeon for home.`,
  creaturesWoke: (view, { seat, creatures: woken }) =>
    woken.length === 0
      ? undefined
      : `${Whose(view, seat)} ${listed(woken.map(creatureName))} ${woken.length === 1 ? 'wakes' : 'wake'} up.`,
};

function The(adventurer: number): string {
  return capital(theAdventurer(adventurer));
}

function plan(
  view: DungeonView,
  { seat, cell, creatures: sent, trapCount, traps: planned }: Told<'planOpened'>,
): string {
  const parts = [
    trapCount === 0 ? '' : planned === undefined ? count(trapCount, 'trap') : listed(planned.map(trapName)),
    ...sent.map(creature => anyCreature(creature)),
  ].filter(part => part !== '');
  const what = parts.length === 0 ? 'nobody' : listed(parts);
  return `${Whose(view, seat)} plan at ${cellName(cell)}: ${what}.`;
}

/** What did it, where the line before has not said so. */
const HARM: { readonly [By in Harm]: string } = {
  trap: '',
  creature: '',
  pet: '',
  fatigue: ' of fatigue',
  poison: ' from poison',
  echo: ' from the echo',
};

const SKIPPED: { readonly [why: string]: string } = {
  'bard:echoHall': 'In the Echo Hall no song gives courage.',
  'bard:mourning': 'The bards mourn and do not sing.',
  'heal:prevented': 'Nobody can heal this round.',
  'heal:noAttack': 'No creature attacked, so nobody heals.',
  'conquer:prevented': 'The party does not get on: no fatigue, no conquest.',
};

function skipped(view: DungeonView, seat: number, why: string): string {
  return SKIPPED[why] ?? `A step of ${whose(view, seat)} battle is skipped.`;
}

const FAILURES: { readonly [why: string]: string } = {
  antiMagicRoom: 'the Anti-Magic Room forbids it',
  antiMagicDart: 'the magic is spoilt',
  elderbeast: 'the Elderbeast forbids it',
  tooLittleMagic: 'the party lacks the magic',
};

const HELD: { readonly [why: string]: string } = {
  guardGosling: 'the Guard Gosling stands firm',
  reinforced: 'the reinforcement breaks instead',
};

/** A trap or a creature by its printed id. */
function nameById(id: string): string {
  return [...traps, ...creatures].find(card => card.id === id)?.name ?? 'dungeon';
}

/** The log of a combat. */
import { any, count, does, listed, named, say, whose } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { combatCards } from '../content/combatCards.ts';
import { creatures as kinds } from '../content/creatures.ts';
import { Blank } from '../content/items.ts';
import { rooms } from '../content/rooms.ts';
import { traps as trapCards } from '../content/traps.ts';
import type { Adventurer } from '../content/types.ts';
import type { Harm, SpellObstacle } from '../events/combat.ts';
import { slotKey } from '../keys.ts';
import { NONE } from '../state.ts';
import type { Log } from './catalogue.ts';
import type { BattleLog } from './logs.ts';
import { cardName, soloTileName, tileName } from './names.ts';
import {
  adventurer as adventurerNamed,
  adventurerInFull,
  cell as cellNamed,
  creature as creatureNamed,
  pet as petNamed,
  planned,
  trap as trapNamed,
} from './voice.ts';

const the = (who: Adventurer): Sentence => say`the ${adventurerNamed(who)}`;

export const battleLog: Log<BattleLog> = {
  combatBegan: ({ year, rounds }) =>
    say`The heroes come: the combat of the ${year === 1 ? 'first' : 'second'} year, ${count(rounds, 'round')}.`,

  // Planning
  roundBegan({ round, seats }, { view, who }) {
    if (seats.length === 0) return `Round ${round}.`;
    const has = seats.length === 1 && seats[0] !== view.viewer ? 'has' : 'have';
    return say`Round ${round}: ${listed(seats.map(who))} ${has} heroes at the door.`;
  },
  planPicked({ seat, cell, trap, creature }, { who }) {
    if (cell !== NONE) return say`${does(who(seat), 'plan')} to fight at ${cellNamed(seat, cell)}.`;
    if (trap !== NONE) return say`${does(who(seat), 'plan')} ${any(trapNamed(trap))}.`;
    return creature === NONE ? undefined : say`${does(who(seat), 'plan')} to send ${any(creatureNamed(creature))}.`;
  },
  planCommitted: ({ seat }, { who }) => say`${does(who(seat), 'seal')} the plan.`,
  planOpened({ seat, cell, creatures, trapCount, traps }, { who }) {
    const set = traps === undefined ? count(trapCount, 'trap') : listed(traps.map(trapNamed));
    const parts = [...(trapCount === 0 ? [] : [set]), ...creatures.map(one => any(creatureNamed(one)))];
    const what = parts.length === 0 ? 'nobody' : listed(parts);
    return say`${whose(who(seat))} plan at ${cellNamed(seat, cell)}: ${what}.`;
  },
  planReturned: ({ seat }, { who }) => say`Nobody is left for ${who(seat)} to fight; the plan comes back.`,
  prisonerFreed({ seat, adventurer, rule }, { who }) {
    const freed = say`the ${adventurerInFull(adventurer)} walks out of ${whose(who(seat))} prison.`;
    return rule === 'DUN-R36' ? say`${does(who(seat), 'have')} no tile left to defend: ${freed}` : freed;
  },
  nothingToDefend: ({ seat }, { who }) =>
    say`${does(who(seat), 'have')} no tile left to defend, and no prisoner to lose.`,
  cardRevealed({ round, card }) {
    const { fatigue, fast, magic, text } = combatCards[card];
    return say`${named(slotKey(round - 1), `Card ${round}`)} is ${cardName(card)}: fatigue ${fatigue}, ${fast ? 'fast' : 'slow'}, magic ${magic}. ${text}`;
  },

  // The steps of a battle
  battleBegan: ({ seat, cell }, { who }) =>
    say`The battle in ${whose(who(seat))} dungeon, at ${cellNamed(seat, cell)}.`,
  stepSkipped: ({ seat, step, why }, { who }) =>
    SKIPPED[`${step}:${why}`] ?? say`A step of ${whose(who(seat))} battle is skipped.`,
  courageGiven: ({ adventurer, courage }) => say`${the(adventurer)} has ${courage} courage.`,
  courageRemoved: () => 'The courage of the party is gone.',
  trapSprung: ({ seat, trap, surcharge }, { who }) =>
    say`${does(who(seat), 'spring')} the ${planned(trap)}${surcharge > 0 ? `, for ${surcharge} gold in a room` : ''}.`,
  trapReturnedUnused: ({ seat, trap }, { who }) =>
    say`${does(who(seat), 'take')} ${trap === undefined ? 'a trap' : say`the ${trapNamed(trap)}`} back unused.`,
  damagePrevented: ({ adventurer, amount }) => say`${amount} damage to ${the(adventurer)} is disarmed.`,
  damageAbsorbed: ({ adventurer, amount, by }) =>
    say`${by === 'courage' ? 'Courage' : 'The shield'} saves ${the(adventurer)} from ${amount} damage.`,
  damaged: ({ adventurer, amount, by }) => say`${the(adventurer)} takes ${amount} damage${HARM[by]}.`,
  poisoned: ({ adventurer, poison }) => say`${the(adventurer)} carries ${poison} poison.`,
  spellCast: ({ seat, card }, { who }) => say`The party casts ${cardName(card)} on ${who(seat)}.`,
  spellFailed: ({ card, why, by }) => `${cardName(card)} is not cast: ${FAILURES[why](by)}.`,
  spellHarmless: ({ card }) => `${cardName(card)} has no effect.`,
  becameInvisible: ({ adventurers }) =>
    adventurers.length === 0
      ? 'There is no wizard to hide.'
      : say`${listed(adventurers.map(the))} ${adventurers.length === 1 ? 'slips' : 'slip'} to the back, unseen.`,
  shieldRaised: ({ amount }) => `A shield will take ${amount} damage for the party.`,
  withdrawn: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} goes home.`,
  suggestionPaid: ({ seat, creature }, { who }) =>
    say`${does(who(seat), 'pay')} the ${creatureNamed(creature)} to stay.`,
  illusionAppeared: ({ seat, adventurer }, { who }) =>
    say`${any(adventurerNamed(adventurer))} steps to the front of ${whose(who(seat))} line.`,
  illusionVanished: ({ adventurer }) => say`${the(adventurer)} vanishes.`,
  healed: ({ adventurer, amount, damage }) =>
    say`${the(adventurer)} recovers ${amount}${damage === 0 ? ' and is unhurt' : ''}.`,
  enraged: ({ seat }, { who }) => say`${whose(who(seat))} monsters see red.`,
  becameSheep: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} is a sheep now.`,
  activated: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} acts.`,
  attacked: ({ adventurer, creature, damage }) =>
    say`the ${creatureNamed(creature)} hits ${the(adventurer)} for ${damage}.`,
  hypnotised: ({ adventurer, creature }) => say`the ${creatureNamed(creature)} calls ${the(adventurer)} to the front.`,
  stoodIdle: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} can do nothing.`,
  knockedOut: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} is knocked out.`,
  returnedFaceUp: ({ seat, creature }, { who }) => say`${whose(who(seat))} ${creatureNamed(creature)} stays awake.`,
  conqueringPrevented: ({ by }) => `The ${nameById(by)} bars the way: no fatigue, no conquest.`,
  battlePetUsed: ({ seat, pet }, { who }) => say`${does(who(seat), 'use')} the ${petNamed(pet)}.`,
  petKeptBack: () => undefined,
  imprisoned: ({ seat, adventurer }, { who }) => say`${the(adventurer)} goes to ${whose(who(seat))} prison.`,
  expansionKept: ({ seat, expansion }, { who }) =>
    say`${does(who(seat), 'keep')} ${expansion === Blank ? 'a blank tile' : any(soloTileName(expansion))}.`,
  fatigued: ({ seat, fatigue }, { who }) =>
    fatigue === 0 ? 'The march tires nobody.' : say`The march tires ${whose(who(seat))} visitors: ${fatigue} damage.`,
  tileConquered: ({ seat, cell, tile }, { who }) =>
    say`the ${tileName(tile)} at ${cellNamed(seat, cell)} in ${whose(who(seat))} dungeon is conquered.`,
  tileHeld: ({ seat, cell, why }, { who }) =>
    say`${whose(who(seat))} tile at ${cellNamed(seat, cell)} holds: ${HELD[why] ?? 'it is safe'}.`,
  partyDefeated: ({ seat }, { who }) => say`The whole party in ${whose(who(seat))} dungeon is beaten.`,
  battleEnded: () => undefined,
  combatEnded: ({ year }) => `The combat of the ${year === 1 ? 'first' : 'second'} year is over.`,
  adventurersLeft: ({ seat, adventurers }, { who }) =>
    adventurers.length === 0
      ? undefined
      : say`${listed(adventurers.map(the))} ${adventurers.length === 1 ? 'leaves' : 'leave'} ${whose(who(seat))} dungeon for home.`,
  creaturesWoke: ({ seat, creatures }, { who }) =>
    creatures.length === 0
      ? undefined
      : say`${whose(who(seat))} ${listed(creatures.map(creatureNamed))} ${creatures.length === 1 ? 'wakes' : 'wake'} up.`,
};

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
  'bard:echo': 'No song carries here, and none gives courage.',
  'bard:mourning': 'The bards mourn and do not sing.',
  'heal:prevented': 'Nobody can heal this round.',
  'heal:noAttack': 'No creature attacked, so nobody heals.',
  'conquer:prevented': 'The party gets no further: no fatigue, no conquest.',
};

const FAILURES: { readonly [why in SpellObstacle]: (by: string) => string } = {
  room: by => `the ${nameById(by)} forbids it`,
  creature: by => `the ${nameById(by)} forbids it`,
  spoilt: () => 'the magic is spoilt',
  tooLittleMagic: () => 'the party lacks the magic',
};

const HELD: { readonly [why: string]: string } = {
  guarded: 'it is well guarded',
  reinforced: 'the reinforcement breaks instead',
};

/** A trap, a creature or a room by its printed id. */
function nameById(id: string): string {
  return [...trapCards, ...kinds, ...rooms].find(card => card.id === id)?.name ?? 'dungeon';
}

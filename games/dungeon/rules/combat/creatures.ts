/** DUN-4.26, DUN-4.27, DUN-R41: the Monsters & Ghosts Step. */
import { andThen, has, no } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../../agenda.ts';
import type { Activation } from '../../agenda/combat.ts';
import type { Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, tell } from '../../asking.ts';
import { beginAttacks, isRaging, isSheep, optionsOf, refuseOption } from './attack.ts';
import { enters, returnFaceUp } from './battle.ts';
import { BATTLE_PETS, mayHaveBattlePet, refusePet, setPetLoose } from './pets.ts';
import { knockOut } from './sent.ts';

/** The next creature; the owner is asked only where there is, or might be, something to choose. */
function creatureStep(s: DungeonState): void {
  if (!enters(s, 'creatures')) return;
  const { seat, sent, activated } = s.battle;
  const left = sent.length - activated.length;
  const withPets = mayHaveBattlePet(s.players[seat]);
  if (left === 0 && !withPets) return;
  if (left > 1 || withPets) andThen(s, { ask: 'activate', seat });
  else
    activate(
      s,
      sent.find(creature => !has(activated, creature))!,
    );
}

const mustActivate = no('DUN-R41', 'mustActivate');

const activateDecision: DungeonDecision<'activate'> = {
  rule: 'DUN-4.26',
  candidates(s, { seat }) {
    const { sent, activated } = s.battle;
    const all: Activation[] = sent.filter(creature => !has(activated, creature));
    for (const pet of BATTLE_PETS) if (has(s.players[seat].pets, pet)) all.push({ pet });
    all.push('end');
    return all;
  },
  refuse(s, _d, c) {
    if (typeof c === 'number') return undefined;
    if (c === 'end') return s.battle.sent.length > s.battle.activated.length ? mustActivate : undefined;
    return refusePet(s, c.pet);
  },
  choose(s, { seat }, c) {
    if (c === 'end') return;
    if (typeof c === 'number') activate(s, c);
    else {
      andThen(s, { do: 'creatureStep' });
      setPetLoose(s, seat, c.pet);
    }
  },
  fallback: s => (s.battle.sent.length > s.battle.activated.length ? undefined : 'end'),
};

function activate(s: DungeonState, creature: Creature): void {
  const { seat, activated } = s.battle;
  activated.push(creature);
  andThen(s, { do: 'creatureStep' });
  let usable = 0;
  let only = 0;
  const options = optionsOf(s, creature);
  for (let index = 0; index < options.length; index++) {
    if (isRaging(s, creature) && index !== cardOf(s, creature).rage) continue; // C204 leaves no choice
    if (refuseOption(s, creature, index) !== undefined) continue;
    usable++;
    only = index;
  }
  if (usable === 0) standIdle(s, seat, creature);
  else if (usable === 1) useOption(s, creature, only);
  else andThen(s, { ask: 'attackWith', seat, creature });
}

/** A Golem and an unable Vampire stay face up; a sheep is a sheep. */
function standIdle(s: DungeonState, seat: Seat, creature: Creature): void {
  tell(s, { event: 'stoodIdle', rule: 'DUN-R41', seat, creature });
  if (cardOf(s, creature).staysUpIdle && !isSheep(s, creature)) returnFaceUp(s, creature);
  else knockOut(s, creature);
}

/** The option by its name. */
const attackWith: DungeonDecision<'attackWith'> = {
  rule: 'DUN-R41',
  candidates: (s, { creature }) => optionsOf(s, creature).map(({ id }) => id),
  refuse: (s, { creature }, c) => refuseOption(s, creature, optionNamed(s, creature, c)),
  choose: (s, { creature }, c) => useOption(s, creature, optionNamed(s, creature, c)),
};

function optionNamed(s: DungeonState, creature: Creature, id: string): number {
  return optionsOf(s, creature).findIndex(option => option.id === id);
}

function useOption(s: DungeonState, creature: Creature, index: number): void {
  const { battle } = s;
  const { seat } = battle;
  const { id, food, preventsConquering, skipsHealing } = optionsOf(s, creature)[index];
  tell(s, { event: 'activated', rule: 'DUN-R41', seat, creature, option: id });
  if (food > 0) {
    s.players[seat].food -= food;
    tell(s, { event: 'paid', rule: 'DUN-R41', seat, food, gold: 0, imps: 0 });
  }
  if (preventsConquering) {
    battle.conqueringPrevented = true;
    tell(s, { event: 'conqueringPrevented', rule: 'DUN-R46', seat, by: cardOf(s, creature).id });
  }
  if (skipsHealing) battle.healingSkipped = true;
  andThen(s, { do: 'afterAttack', creature, option: index });
  beginAttacks(s, creature, index);
}

/** DUN-4.27, DUN-5.22. */
function afterAttack(
  s: DungeonState,
  { creature, option }: { readonly creature: Creature; readonly option: number },
): void {
  if (optionsOf(s, creature)[option].returns) returnFaceUp(s, creature);
  else knockOut(s, creature);
}

export const creatureSteps = { creatureStep, afterAttack };
export const creatureDecisions = { activate: activateDecision, attackWith };

/** Dice in words. */
import { COLOURS } from '../content/types.ts';
import type { Colour } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import type { RealmView } from '../view.ts';
import { generalName, minionsName } from './names.ts';
import { count, does, listed } from './voice.ts';

/** `2 and 5 against Orcs, 3 against Demons (+1 each)`; a General by name. */
export function diceAgainst(
  colours: readonly Colour[],
  faces: readonly number[],
  modifiers: readonly number[],
  isGeneral: boolean,
): string {
  const groups: string[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const shown = faces.filter((_, i) => colours[i] === colour);
    if (shown.length === 0) continue;
    const whom = isGeneral ? generalName(colour) : minionsName(colour);
    groups.push(`${listed(shown.map(String))} against ${whom}${bonus(modifiers[colour])}`);
  }
  return groups.join('; ');
}

function bonus(modifier: number): string {
  return modifier === 0 ? '' : ` (+${modifier} each)`;
}

type DiceRolled = Extract<RealmEvent, { readonly event: 'diceRolled' }>;

/** A roll that is no combat. */
export function plainRoll(view: RealmView, told: DiceRolled): string {
  const { faces, needs, why } = told;
  const rolled = `${does(view, told, 'roll')} ${listed(faces.map(String))}`;
  const succeeds = faces.some(face => face >= needs);
  switch (why) {
    case 'healLand':
    case 'sanctify':
      return `${rolled} to heal the land${succeeds ? '' : `, but ${needs} was needed`}.`;
    case 'quest':
      return `${rolled} for the quest${succeeds ? '' : `, but ${needs} was needed`}.`;
    case 'envoy':
      return `${rolled}: up to ${count(faces[0], 'minion')} may be defeated.`;
    case 'fireball':
      return `${rolled} for the Fireball.`;
    case 'penaltyWounds':
      return `${rolled} for wounds.`;
    case 'penaltyCards':
      return `${rolled} for lost cards.`;
  }
}

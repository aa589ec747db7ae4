/** Dice in words. */
import { count, does, joined, listed, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { COLOURS } from '../content/types.ts';
import type { Colour } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import type { Told } from './catalogue.ts';
import { minionsName } from './names.ts';
import { general, who } from './voice.ts';

/** `2 and 5 against Orcs, 3 against Demons (+1 each)`; a General by name. */
export function diceAgainst(
  colours: readonly Colour[],
  faces: readonly number[],
  modifiers: readonly number[],
  isGeneral: boolean,
): Sentence {
  const groups: Sentence[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const shown = faces.filter((_, i) => colours[i] === colour);
    if (shown.length === 0) continue;
    const whom = isGeneral ? general(colour) : minionsName(colour);
    groups.push(say`${listed(shown)} against ${whom}${bonus(modifiers[colour])}`);
  }
  return joined(groups, '; ');
}

function bonus(modifier: number): string {
  return modifier === 0 ? '' : ` (+${modifier} each)`;
}

/** A roll that is no combat. */
export function plainRoll(view: RealmView, told: Told<'diceRolled'>): Sentence {
  const { faces, needs, why, rule } = told;
  const rolled = say`${does(who(view, told), 'roll')} ${listed(faces)}`;
  const missed = faces.some(face => face >= needs) ? '' : `, but ${needs} was needed`;
  switch (why) {
    case 'healLand':
    case 'sanctify':
      return say`${rolled} to heal the land${missed}.`;
    case 'quest':
      return say`${rolled} for the quest${missed}.`;
    case 'envoy':
      return say`${rolled}: up to ${count(faces[0], 'minion')} may be defeated.`;
    case 'fireball':
      return say`${rolled} for the Fireball.`;
    case 'penaltyWounds':
      // Balazarg's die has three values.
      return rule === 'REA-5.29'
        ? say`${rolled} for wounds: half of it, rounded up, makes ${count(Math.ceil(faces[0] / 2), 'wound')}.`
        : say`${rolled} for wounds.`;
    case 'penaltyCards':
      return say`${rolled} for lost cards.`;
  }
}

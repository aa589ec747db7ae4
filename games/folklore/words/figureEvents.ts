/** The log of dice, and of what happens to figures: Vita, powers, statuses, growth, death. */
import { say } from '@vesper/kernel';
import { modifierLists } from '../content/rows.ts';
import { STATUSES } from '../content/types.ts';
import { cardNamed } from '../content/cards.ts';
import { booklets } from '../content/booklets.ts';
import { thresholds } from '../content/thresholds.ts';
import { cardInWords } from './cards.ts';
import type { EventsOf } from './catalogue.ts';
import { bonusName } from './labels.ts';
import { modifiersInWords } from './modifiers.ts';
import { skillAt, statusAt } from './names.ts';
import { statusInWords } from './statuses.ts';
import { ap, boons, card, coins, gp, lore, member, node, plus, pp, space, toldFigure, vita } from './voice.ts';

/** `5 +2 = 7 against 6: passed`. */
function sum(natural: number, total: number, needed: number, passed: boolean): string {
  return `${natural} ${plus(total - natural)} = ${total} against ${needed}, ${passed ? 'passed' : 'failed'}`;
}

export const figureEvents: EventsOf<
  | 'checkMade'
  | 'checkFailedUnmade'
  | 'resisted'
  | 'searched'
  | 'looted'
  | 'boonSpent'
  | 'rollChanged'
  | 'tableRolled'
  | 'vitaChanged'
  | 'ppChanged'
  | 'gpChanged'
  | 'coinsChanged'
  | 'loreGained'
  | 'boonsChanged'
  | 'statusGained'
  | 'statusLost'
  | 'infectionChanged'
  | 'wantedChanged'
  | 'lightGiven'
  | 'modified'
  | 'formChanged'
  | 'survived'
  | 'partyFell'
  | 'thresholdReached'
  | 'loreChosen'
  | 'skillRaised'
  | 'bonusTaken'
  | 'abilityLearned'
  | 'abilityReturned'
  | 'declined'
> = {
  // Dice
  checkMade: ({ who, skill, natural, total, needed, passed }, { view }) =>
    say`${member(view, who)} makes a ${skillAt(skill)} check: ${sum(natural, total, needed, passed)}.`,
  checkFailedUnmade: ({ skill, needed }) => `Nobody can make the ${skillAt(skill)} ${needed} check: it fails.`,
  resisted: ({ who, status, natural, total, needed, passed }, { view }) =>
    natural === 0
      ? say`${member(view, who)} cannot resist ${statusAt(status)}.`
      : say`${member(view, who)} resists ${statusAt(status)}: ${sum(natural, total, needed, passed)}.`,
  searched: ({ who, space: where, natural, total }, { view }) =>
    say`${member(view, who)} searches ${space(where)}: ${natural} ${plus(total - natural)} = ${total}.`,
  looted: ({ who, natural, total, found }, { view }) =>
    say`${member(view, who)} looks for loot: ${natural} ${plus(total - natural)} = ${total} against 10, ${found ? 'found something' : 'found nothing'}.`,
  boonSpent: ({ who, natural }, { view }) => say`${member(view, who)} spends a boon: the die is now ${natural}.`,
  rollChanged: ({ who, natural, bonus }, { view }) =>
    say`The roll of ${member(view, who)} changes: ${natural} ${plus(bonus)} = ${natural + bonus}.`,
  tableRolled: ({ rolled }) => `The die shows ${rolled}.`,

  // Figures
  vitaChanged: ({ figure, by, vita: left, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} ${by < 0 ? 'loses' : 'heals'} ${vita(Math.abs(by))} and has ${left} left.`,
  ppChanged: ({ who, by, pp: left }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'spends' : 'recovers'} ${pp(Math.abs(by))} and has ${left} left.`,
  gpChanged: ({ who, by, gp: left }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'loses' : 'recovers'} ${gp(Math.abs(by))} and has ${left} left.`,
  coinsChanged: ({ who, by, coins: left }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'gives up' : 'gains'} ${coins(Math.abs(by))} and has ${left} now.`,
  loreGained: ({ who, by, lore: now }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'loses' : 'gains'} ${lore(Math.abs(by))} and has ${now} now.`,
  boonsChanged: ({ who, by, boons: now }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'loses' : 'gains'} ${boons(Math.abs(by))} and has ${now} now.`,
  statusGained: ({ figure, status, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} is ${statusAt(status)} now: ${statusInWords(STATUSES[status])}.`,
  statusLost: ({ figure, status, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} is no longer ${statusAt(status)}.`,
  infectionChanged: ({ who, by, infection }, { view }) =>
    say`${member(view, who)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} Infection and has ${infection} of 5.`,
  wantedChanged: ({ who, wanted }, { view }) => say`${member(view, who)} is ${wanted ? 'WANTED' : 'WANTED no longer'}.`,
  lightGiven: ({ who, light }, { view }) => say`${member(view, who)} carries light ${light} until the map is left.`,
  modified: ({ figure, mods, foes }, { view }) =>
    modifierLists[mods].all.length === 0
      ? undefined
      : say`For ${toldFigure(view, figure, foes)} it now holds: ${modifiersInWords(modifierLists[mods].all)}.`,
  formChanged: ({ who, form }, { view }) =>
    ({
      living: say`${member(view, who)} is alive again.`,
      ghost: say`${member(view, who)} dies, and stays as a ghost.`,
      limbo: say`${member(view, who)} fades into Limbo.`,
    })[form],
  survived: ({ who, vita: left }, { view }) => say`${member(view, who)} clings to life with ${vita(left)}.`,
  partyFell: ({ marks, node: where }) =>
    say`All have fallen. The group wakes at ${node(where)}, with Defeat mark ${marks}.`,

  // Growth
  thresholdReached: ({ who, lore: reached, ap: points }, { view }) =>
    say`${member(view, who)} reaches ${lore(reached)}${points === 0 ? '' : say` and gains ${ap(points)}`}.`,
  loreChosen: ({ who, threshold, choice }, { view }) => {
    const { booklet, path } = view.party[who];
    const { lore: at, choices } = thresholds[threshold];
    const { id } = booklets[booklet];
    const whose = choices === 'own' ? `${id}.${at}` : choices === 'path' ? `${id}.path${path + 1}.${at}` : `lore.${at}`;
    const isSkill = typeof choices !== 'string' && choices[choice] === 'anySkill';
    return say`${member(view, who)} has learnt from it: ${isSkill ? '+1 to any one skill.' : cardInWords(cardNamed(`${whose}.${choice + 1}`))}`;
  },
  skillRaised: ({ who, skill }, { view }) => say`The ${skillAt(skill)} of ${member(view, who)} rises by 1.`,
  bonusTaken: ({ who, bonus }, { view }) => say`${member(view, who)} takes a bonus: ${bonusName(bonus)}.`,
  abilityLearned: ({ who, card: which }, { view }) => say`${member(view, who)} learns ${card(which)}.`,
  abilityReturned: ({ who, card: which }, { view }) =>
    say`${member(view, who)} gives ${card(which)} back and regains its points.`,

  // Everywhere
  declined: ({ who }, { view }) => say`${member(view, who)} lets it be.`,
};

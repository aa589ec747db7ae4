/** The Off-Road Event deck (FOL-4.3): harder, and richer. */
import type { EventCard } from '../things.ts';
import {
  back,
  blessing,
  boon,
  check,
  checkBy,
  coins,
  corrode,
  cureAny,
  d,
  delay,
  disinfect,
  draw,
  exhaustItem,
  gain,
  infect,
  lore,
  loseItem,
  move,
  pp,
  purse,
  skirmish,
  skirmishWith,
  snare,
  status,
  statusAnyway,
  supply,
  tell,
  vita,
  wanted,
} from '../verbs.ts';
import { event, option, paid } from './makeEvent.ts';

// What can be chosen, in the order of the labels in text.ts; what the night changes
export const offRoad: readonly EventCard[] = [
  event('OF01', [
    option([tell('OF01.first'), checkBy('each', 'nerve', 6, [lore('self', 4)], [vita('self', -2)])]),
    paid(
      [purse(-4)],
      [check('ecology', 6, [tell('OF01.secondPassed'), blessing('checker', 'favored')], [tell('OF01.secondFailed')])],
    ),
    option([tell('OF01.third'), back, vita('leader', -1)]),
  ]),
  event('OF02', [
    option([
      check(
        'trickery',
        7,
        [tell('OF02.firstPassed'), draw('checker', 'item'), lore('checker', 5)],
        [tell('OF02.firstFailed'), status('checker', 'cursed', 6)],
      ),
    ]),
    option([
      check(
        'occult',
        7,
        [tell('OF02.secondPassed'), draw('checker', 'artifact')],
        [tell('OF02.secondFailed'), skirmish('C19', 1)],
      ),
    ]),
    option([tell('OF02.third')]),
  ]),
  event('OF03', [
    option([tell('OF03.first'), checkBy('each', 'awareness', 5, [], [snare('self', d(1, 6))])]),
    option([
      check(
        'trickery',
        6,
        [tell('OF03.secondPassed'), gain('checker', 'K12'), coins('checker', 4)],
        [tell('OF03.secondFailed'), snare('checker', d(1, 6)), status('checker', 'fractured', 5)],
      ),
    ]),
    option([tell('OF03.third'), delay]),
  ]),
  event('OF04', [
    option([
      check(
        'awareness',
        7,
        [tell('OF04.firstPassed'), draw('checker', 'item')],
        [tell('OF04.firstFailed'), skirmish('C18', 1)],
      ),
    ]),
    option([
      check(
        'faith',
        6,
        [tell('OF04.secondPassed'), pp('each', 2)],
        [tell('OF04.secondFailed'), status('checker', 'spooked', 6)],
      ),
    ]),
    option([checkBy('leader', 'nerve', 5, [tell('OF04.thirdPassed')], [tell('OF04.thirdFailed'), back])]),
  ]),
  event('OF05', [
    option([tell('OF05.first'), skirmish('C04', 1), vita('each', 3)]),
    option([
      check(
        'ecology',
        6,
        [tell('OF05.secondPassed'), gain('checker', 'K02')],
        [tell('OF05.secondFailed'), skirmish('C04')],
      ),
    ]),
    option([tell('OF05.third')]),
  ]),
  event('OF06', [
    option([
      check(
        'nerve',
        6,
        [tell('OF06.firstPassed'), draw('checker', 'item')],
        [tell('OF06.firstFailed'), skirmish('C06', 1)],
      ),
    ]),
    paid([loseItem('leader')], [tell('OF06.second'), lore('each', 8)]),
    option([tell('OF06.third'), checkBy('each', 'trickery', 5, [], [vita('self', -2)])]),
  ]),
  event('OF07', [
    option([
      check(
        'nerve',
        7,
        [tell('OF07.firstPassed'), draw('checker', 'artifact')],
        [tell('OF07.firstFailed'), vita('checker', -4), infect('checker', 1)],
      ),
    ]),
    option([
      check(
        'faith',
        7,
        [tell('OF07.secondPassed'), draw('checker', 'prayer'), lore('each', 4)],
        [tell('OF07.secondFailed'), skirmish('C16')],
      ),
    ]),
    option([tell('OF07.third'), move(2)]),
  ]),
  event('OF08', [
    option([check('ecology', 6, [tell('OF08.firstPassed')], [tell('OF08.firstFailed'), vita('each', -2)])]),
    option([tell('OF08.second'), checkBy('each', 'nerve', 6, [], [vita('self', -3)])]),
    option([tell('OF08.third'), back]),
  ]),
  event('OF09', [
    option([
      check(
        'ecology',
        6,
        [tell('OF09.firstPassed'), vita('each', 3)],
        [tell('OF09.firstFailed'), statusAnyway('random', 'sickened')],
      ),
    ]),
    option([
      check(
        'awareness',
        6,
        [tell('OF09.secondPassed'), supply('checker'), supply('checker')],
        [tell('OF09.secondFailed'), skirmish('C26')],
      ),
    ]),
    option([
      check('trickery', 7, [tell('OF09.thirdPassed'), lore('each', 8)], [tell('OF09.thirdFailed'), skirmish('C07', 2)]),
    ]),
  ]),
  event('OF10', [
    option([
      check(
        'occult',
        7,
        [tell('OF10.firstPassed'), boon('checker', 2)],
        [tell('OF10.firstFailed'), status('checker', 'deranged', 6)],
      ),
    ]),
    option([tell('OF10.second'), status('checker', 'cursed', 6), lore('checker', 12)]),
    option([tell('OF10.third')]),
  ]),
  event('OF11', [
    option([tell('OF11.first'), purse(14), wanted('random')]),
    option([tell('OF11.second'), skirmish('C07'), lore('each', 4)]),
    option([
      check(
        'faith',
        6,
        [tell('OF11.thirdPassed'), blessing('checker', 'faithful')],
        [tell('OF11.thirdFailed'), skirmish('C13')],
      ),
    ]),
  ]),
  event('OF12', [
    option([
      check(
        'speech',
        6,
        [tell('OF12.firstPassed'), draw('checker', 'companion')],
        [tell('OF12.firstFailed'), status('checker', 'lycanthropic', 6)],
      ),
    ]),
    option([tell('OF12.second'), skirmish('C25', -1), draw('leader', 'item')]),
    option([tell('OF12.third'), boon('leader', 1)]),
  ]),
  event('OF13', [
    option([tell('OF13.first'), skirmish('C03', 1)]),
    option([tell('OF13.second'), exhaustItem('random'), exhaustItem('random')]),
    option([tell('OF13.third'), vita('chosen', -4), boon('chosen', 2)]),
  ]),
  event('OF14', [
    paid([purse(-6)], [tell('OF14.first'), cureAny('chosen'), disinfect('chosen', 5)]),
    option([check('ecology', 6, [tell('OF14.secondPassed'), draw('checker', 'recipe')], [tell('OF14.secondFailed')])]),
    option([tell('OF14.third'), draw('chosen', 'tarot')]),
  ]),
  event('OF15', [
    option([tell('OF15.first'), checkBy('each', 'trickery', 6, [], [infect('self', 1)])]),
    option([tell('OF15.second'), skirmish('C16', 1), draw('leader', 'item'), lore('each', 4)]),
    option([tell('OF15.third'), back]),
  ]),
  event('OF16', [
    paid(
      [purse(-10)],
      [tell('OF16.first'), draw('chosen', 'item'), check('occult', 5, [], [status('checker', 'cursed', 6)])],
    ),
    option([
      check(
        'trickery',
        8,
        [tell('OF16.secondPassed'), draw('checker', 'artifact')],
        [tell('OF16.secondFailed'), status('checker', 'transformed', 6)],
      ),
    ]),
    option([tell('OF16.third'), lore('random', 4)]),
  ]),
  event('OF17', [
    option([
      check(
        'faith',
        7,
        [tell('OF17.firstPassed'), lore('each', 8), blessing('checker', 'brave')],
        [tell('OF17.firstFailed'), vita('checker', -3)],
      ),
    ]),
    option([tell('OF17.second'), gain('chosen', 'K07'), skirmish('C22')]),
    option([tell('OF17.third')]),
  ]),
  event('OF18', [
    option([tell('OF18.first'), checkBy('each', 'occult', 6, [pp('self', 3)], [status('self', 'cursed', 5)])]),
    option([
      check(
        'trickery',
        7,
        [tell('OF18.secondPassed'), blessing('checker', 'lucky'), boon('checker', 1)],
        [tell('OF18.secondFailed'), status('checker', 'transformed', 5)],
      ),
    ]),
    option([tell('OF18.third')]),
  ]),
  event('OF19', [
    option([
      check(
        'archeology',
        6,
        [tell('OF19.firstPassed'), draw('checker', 'item')],
        [tell('OF19.firstFailed'), corrode('checker', 1)],
      ),
    ]),
    option([
      check('faith', 5, [tell('OF19.secondPassed'), lore('each', 5)], [tell('OF19.secondFailed'), skirmish('C14', 1)]),
    ]),
    option([tell('OF19.third'), checkBy('each', 'ecology', 4, [], [corrode('self', 1)])]),
  ]),
  event('OF20', [
    option([
      check(
        'speech',
        7,
        [tell('OF20.firstPassed'), gain('checker', 'CO10')],
        [tell('OF20.firstFailed'), skirmish('C19')],
      ),
    ]),
    option([
      check(
        'nerve',
        7,
        [tell('OF20.secondPassed'), lore('checker', 12)],
        [tell('OF20.secondFailed'), snare('checker', d(2, 4))],
      ),
    ]),
    option([tell('OF20.third'), status('leader', 'spooked', 5)]),
  ]),
  event('OF21', [
    option([tell('OF21.first'), skirmish('C28'), draw('leader', 'item'), lore('each', 6)]),
    option([
      check(
        'archeology',
        7,
        [tell('OF21.secondPassed'), draw('checker', 'ritual'), coins('checker', 8)],
        [tell('OF21.secondFailed'), skirmish('C28', -1)],
      ),
    ]),
    option([
      checkBy('leader', 'trickery', 6, [tell('OF21.thirdPassed')], [tell('OF21.thirdFailed'), vita('each', -2)]),
    ]),
  ]),
  event('OF22', [
    option([tell('OF22.first'), checkBy('each', 'ecology', 6, [], [vita('self', -2)])]),
    option([tell('OF22.second'), vita('each', -1), move(3)]),
    option([tell('OF22.third'), skirmish('C27'), supply('each')]),
  ]),
  event('OF23', [
    option([
      check(
        'speech',
        7,
        [tell('OF23.firstPassed'), blessing('checker', 'respected'), draw('checker', 'item')],
        [tell('OF23.firstFailed'), skirmish('C14', 2)],
      ),
    ]),
    option([tell('OF23.second'), skirmishWith('C15', 'C14'), draw('chosen', 'artifact')]),
    option([tell('OF23.third'), blessing('leader', 'brave')]),
  ]),
  event('OF24', [
    option([tell('OF24.first'), delay, checkBy('each', 'ecology', 5, [], [vita('self', -2)])]),
    option([check('archeology', 6, [tell('OF24.secondPassed'), move(4)], [tell('OF24.secondFailed'), back])]),
    option([tell('OF24.third'), skirmish('C24', -1), boon('each', 1)]),
  ]),
];

/** The Road Event deck (FOL-4.2). At night some cards are different (FOL-R16). */
import type { EventCard } from '../things.ts';
import {
  back,
  blessing,
  boon,
  check,
  checkBy,
  coins,
  d,
  delay,
  draw,
  flag,
  gain,
  goto,
  infect,
  lore,
  loseItem,
  move,
  pp,
  purse,
  skirmish,
  snare,
  status,
  supply,
  tell,
  unwanted,
  vita,
  wanted,
} from '../verbs.ts';
import { event, option, paid, harder, first, instead } from './makeEvent.ts';

// What can be chosen, in the order of the labels in text.ts; what the night changes
export const road: readonly EventCard[] = [
  event(
    'RD01',
    [
      option([
        check(
          'ecology',
          5,
          [tell('RD01.firstPassed'), coins('checker', 5)],
          [tell('RD01.firstFailed'), vita('checker', -2)],
        ),
      ]),
      option([
        check(
          'awareness',
          6,
          [tell('RD01.secondPassed'), supply('checker')],
          [tell('RD01.secondFailed'), skirmish('C07')],
        ),
      ]),
      option([tell('RD01.third')]),
    ],
    instead(1, [tell('RD01.night'), skirmish('C13')]),
  ),
  event(
    'RD02',
    [
      paid([purse(-6)], [tell('RD02.first')]),
      option([
        check(
          'speech',
          6,
          [tell('RD02.secondPassed'), lore('checker', 4)],
          [tell('RD02.secondFailed'), skirmish('C07')],
        ),
      ]),
      option([tell('RD02.third'), skirmish('C07'), coins('leader', 4)]),
    ],
    harder,
  ),
  event(
    'RD03',
    [
      option([
        check(
          'faith',
          6,
          [tell('RD03.firstPassed'), pp('each', 2)],
          [tell('RD03.firstFailed'), status('checker', 'spooked', 6)],
        ),
      ]),
      option([
        check(
          'occult',
          6,
          [tell('RD03.secondPassed'), boon('checker', 1)],
          [tell('RD03.secondFailed'), status('checker', 'cursed', 5)],
        ),
      ]),
      option([tell('RD03.third')]),
    ],
    first([tell('RD03.night'), checkBy('each', 'nerve', 4, [], [vita('self', -1)])]),
  ),
  event(
    'RD04',
    [
      option([
        check('archeology', 5, [tell('RD04.firstPassed'), move(3)], [tell('RD04.firstFailed'), skirmish('C03')]),
      ]),
      option([tell('RD04.second'), skirmish('C03'), lore('each', 2)]),
      option([check('awareness', 4, [tell('RD04.thirdPassed')], [tell('RD04.thirdFailed'), back])]),
    ],
    harder,
  ),
  event(
    'RD05',
    [
      paid([purse(-4)], [tell('RD05.first'), supply('chosen')]),
      paid([purse(-12)], [tell('RD05.second'), draw('chosen', 'item')]),
      option([check('speech', 6, [tell('RD05.thirdPassed'), supply('checker')], [tell('RD05.thirdFailed')])]),
    ],
    instead(
      1,
      [
        check(
          'occult',
          6,
          [tell('RD05.nightPassed'), draw('checker', 'item')],
          [tell('RD05.nightFailed'), status('checker', 'cursed', 6)],
        ),
      ],
      [purse(-12)],
    ),
  ),
  event(
    'RD06',
    [
      option([
        check(
          'nerve',
          5,
          [tell('RD06.firstPassed'), lore('each', 4)],
          [tell('RD06.firstFailed'), status('checker', 'spooked', 6)],
        ),
      ]),
      option([
        check(
          'trickery',
          6,
          [tell('RD06.secondPassed'), coins('checker', 8)],
          [tell('RD06.secondFailed'), skirmish('C13')],
        ),
      ]),
      option([check('faith', 4, [tell('RD06.thirdPassed')], [tell('RD06.thirdFailed'), vita('leader', -1)])]),
    ],
    first([tell('RD06.night'), skirmish('C13', -1)]),
  ),
  event(
    'RD07',
    [
      option([
        check(
          'ecology',
          6,
          [tell('RD07.firstPassed'), lore('each', 6)],
          [tell('RD07.firstFailed'), infect('checker', 1)],
        ),
      ]),
      paid([purse(-3)], [tell('RD07.second'), boon('leader', 1)]),
      option([tell('RD07.third')]),
    ],
    instead(0, [
      check('ecology', 7, [tell('RD07.nightPassed'), lore('each', 8)], [tell('RD07.nightFailed'), infect('each', 1)]),
    ]),
  ),
  event(
    'RD08',
    [
      option([
        check(
          'nerve',
          6,
          [tell('RD08.firstPassed'), draw('checker', 'item')],
          [tell('RD08.firstFailed'), snare('checker', d(1, 6)), status('checker', 'fractured', 5)],
        ),
      ]),
      option([check('awareness', 5, [tell('RD08.secondPassed'), lore('checker', 4)], [tell('RD08.secondFailed')])]),
      option([tell('RD08.third')]),
    ],
    instead(1, [tell('RD08.night'), skirmish('C19')]),
  ),
  event(
    'RD09',
    [
      paid(
        [purse(-2)],
        [check('speech', 5, [tell('RD09.firstPassed'), gain('checker', 'CO08')], [tell('RD09.firstFailed')])],
      ),
      option([tell('RD09.second'), pp('chosen', 2)]),
      option([tell('RD09.third')]),
    ],
    harder,
  ),
  event(
    'RD10',
    [
      option([tell('RD10.first'), checkBy('each', 'nerve', 5, [], [status('self', 'spooked', 5)])]),
      option([
        check('ecology', 7, [tell('RD10.secondPassed'), goto('O01')], [tell('RD10.secondFailed'), skirmish('C23')]),
      ]),
      option([tell('RD10.third'), delay]),
    ],
    instead(0, [tell('RD10.night'), checkBy('each', 'nerve', 6, [lore('self', 3)], [status('self', 'spooked', 6)])]),
  ),
  event(
    'RD11',
    [
      option([tell('RD11.first'), vita('each', 2), pp('each', 1), delay]),
      option([check('occult', 6, [tell('RD11.secondPassed'), draw('checker', 'ritual')], [tell('RD11.secondFailed')])]),
      option([tell('RD11.third'), gain('chosen', 'K06')]),
    ],
    instead(0, [tell('RD11.night'), vita('each', 3), pp('each', 2)]),
  ),
  event(
    'RD12',
    [
      option([check('nerve', 6, [tell('RD12.firstPassed')], [tell('RD12.firstFailed'), skirmish('C01')])]),
      option([
        check(
          'ecology',
          4,
          [tell('RD12.secondPassed')],
          [tell('RD12.secondFailed'), loseItem('random'), skirmish('C01')],
        ),
      ]),
      option([tell('RD12.third'), skirmish('C01')]),
    ],
    first([tell('RD12.night'), skirmish('C01', -1)]),
  ),
  event(
    'RD13',
    [
      option([tell('RD13.first'), checkBy('each', 'nerve', 5, [pp('self', 2)], [vita('self', -1)])]),
      paid(
        [purse(-3)],
        [check('speech', 5, [tell('RD13.secondPassed'), blessing('checker', 'lucky')], [tell('RD13.secondFailed')])],
      ),
      option([
        check(
          'trickery',
          6,
          [tell('RD13.thirdPassed'), lore('checker', 5)],
          [tell('RD13.thirdFailed'), status('checker', 'cursed', 6)],
        ),
      ]),
    ],
    harder,
  ),
  event(
    'RD14',
    [
      option([
        check(
          'nerve',
          5,
          [tell('RD14.firstPassed'), coins('checker', 9)],
          [tell('RD14.firstFailed'), vita('checker', -3)],
        ),
      ]),
      option([check('ecology', 5, [tell('RD14.secondPassed'), supply('checker')], [tell('RD14.secondFailed')])]),
      option([
        check('awareness', 6, [tell('RD14.thirdPassed'), lore('each', 3)], [tell('RD14.thirdFailed'), skirmish('C10')]),
      ]),
    ],
    instead(2, [tell('RD14.night'), skirmish('C22')]),
  ),
  event(
    'RD15',
    [
      option([check('trickery', 6, [tell('RD15.firstPassed')], [tell('RD15.firstFailed'), wanted('checker')])]),
      paid([purse(-8)], [tell('RD15.second'), unwanted('chosen')]),
      option([check('speech', 5, [tell('RD15.thirdPassed')], [tell('RD15.thirdFailed'), loseItem('random')])]),
    ],
    harder,
  ),
  event(
    'RD16',
    [
      option([tell('RD16.first')]),
      option([
        check('occult', 7, [tell('RD16.secondPassed'), move(5)], [tell('RD16.secondFailed'), back, vita('each', -1)]),
      ]),
      option([tell('RD16.third'), delay, boon('leader', 1)]),
    ],
    harder,
  ),
  event(
    'RD17',
    [
      option([tell('RD17.first'), skirmish('C14', 1), lore('each', 6)]),
      option([
        check(
          'speech',
          7,
          [tell('RD17.secondPassed'), flag('bellboy'), boon('checker', 1)],
          [tell('RD17.secondFailed'), skirmish('C14')],
        ),
      ]),
      option([check('trickery', 5, [tell('RD17.thirdPassed')], [tell('RD17.thirdFailed'), infect('random', 1)])]),
    ],
    instead(0, [tell('RD17.night'), skirmish('C14', 2), draw('leader', 'item')]),
  ),
  event(
    'RD18',
    [
      option([tell('RD18.first'), checkBy('each', 'ecology', 5, [vita('self', 2)], [status('self', 'sickened', 5)])]),
      option([
        check(
          'awareness',
          7,
          [tell('RD18.secondPassed'), lore('each', 5), coins('checker', 5)],
          [tell('RD18.secondFailed'), wanted('checker')],
        ),
      ]),
      option([tell('RD18.third'), coins('leader', -2)]),
    ],
    instead(0, [tell('RD18.night'), checkBy('each', 'occult', 6, [vita('self', 3)], [status('self', 'cursed', 5)])]),
  ),
  event(
    'RD19',
    [
      option([tell('RD19.first'), checkBy('each', 'ecology', 5, [], [vita('self', -2)])]),
      option([
        check(
          'archeology',
          6,
          [tell('RD19.secondPassed'), draw('checker', 'prayer')],
          [tell('RD19.secondFailed'), status('checker', 'fractured', 5)],
        ),
      ]),
      option([tell('RD19.third'), back]),
    ],
    harder,
  ),
  event(
    'RD20',
    [
      option([tell('RD20.first'), coins('leader', 5), unwanted('chosen')]),
      option([
        check(
          'speech',
          6,
          [tell('RD20.secondPassed'), gain('checker', 'CO07')],
          [tell('RD20.secondFailed'), loseItem('checker')],
        ),
      ]),
      option([tell('RD20.third'), boon('random', 1)]),
    ],
    harder,
  ),
  event(
    'RD21',
    [
      option([tell('RD21.first'), skirmish('C02')]),
      option([tell('RD21.second'), back, lore('each', 3)]),
      option([
        check(
          'ecology',
          6,
          [tell('RD21.thirdPassed'), boon('checker', 1)],
          [tell('RD21.thirdFailed'), infect('checker', 1), skirmish('C02')],
        ),
      ]),
    ],
    instead(0, [tell('RD21.night'), skirmish('C02', 1), supply('leader')]),
  ),
  event(
    'RD22',
    [
      option([
        check(
          'faith',
          6,
          [tell('RD22.firstPassed'), draw('checker', 'prayer'), blessing('checker', 'faithful')],
          [tell('RD22.firstFailed'), status('checker', 'cursed', 6)],
        ),
      ]),
      paid([purse(-5)], [tell('RD22.second'), pp('each', 1)]),
      option([tell('RD22.third')]),
    ],
    harder,
  ),
  event(
    'RD23',
    [
      option([
        check(
          'nerve',
          5,
          [tell('RD23.firstPassed'), coins('checker', 6)],
          [tell('RD23.firstFailed'), vita('checker', -2)],
        ),
      ]),
      option([
        check(
          'speech',
          7,
          [tell('RD23.secondPassed'), blessing('checker', 'respected')],
          [tell('RD23.secondFailed'), skirmish('C07')],
        ),
      ]),
      option([tell('RD23.third'), lore('random', 3)]),
    ],
    instead(1, [tell('RD23.night'), skirmish('C26')]),
  ),
  event(
    'RD24',
    [
      option([
        check(
          'awareness',
          6,
          [tell('RD24.firstPassed'), vita('checker', 4)],
          [tell('RD24.firstFailed'), status('checker', 'transformed', 5)],
        ),
      ]),
      option([
        check(
          'occult',
          7,
          [tell('RD24.secondPassed'), lore('checker', 10)],
          [tell('RD24.secondFailed'), skirmish('C26')],
        ),
      ]),
      option([tell('RD24.third'), skirmish('C26', -1)]),
    ],
    harder,
  ),
];

import type { Story } from '../../things.ts';
import {
  ALWAYS,
  any,
  boon,
  check,
  cure,
  defense,
  dmg,
  every,
  everyFoe,
  everyVita,
  extinguish,
  firstStrike,
  flag,
  foesChange,
  gain,
  goStep,
  halved,
  isFlag,
  lore,
  might,
  outcome,
  pp,
  purse,
  space,
  spawn,
  status,
  supply,
  tell,
  vita,
  wanted,
  when,
} from '../../verbs.ts';
import {
  atFlag,
  atRound,
  atUseOf,
  checked,
  choice,
  endChapter,
  endStory,
  feature,
  flagged,
  getAway,
  kill,
  killAll,
  on,
  option,
  optionIf,
  read,
  scene,
  start,
  survive,
  table,
  there,
  travel,
  use,
  win,
} from '../makeStory.ts';

const askTheTerms = (k: number) => [
  check('ecology', k, [tell('terms'), flag('pact'), goStep(5)], [tell('noTerms'), goStep(4)]),
];

/** What lent Grimwald its wolves, and who broke the promise? Four chapters. */
export const wolves: Story = {
  id: 'wolves',
  start: 'T3',
  chapters: [
    {
      table: table([4, 'C01'], [5, 'C03'], [6, 'C04'], [8, 'C07'], [9, 'C08'], [10, 'C25']),
      clock: 'none',
      steps: [
        /*  1 */ read(),
        /*  2 */ choice(
          option(
            check(
              'awareness',
              6,
              [tell('lockedKennel'), flag('suspicion'), lore('each', 5)],
              [tell('seenLooking'), wanted('checker')],
            ),
          ),
          option(tell('map'), purse(6), flag('hired')),
          option(
            check(
              'speech',
              5,
              [tell('trappers'), gain('checker', 'K15')],
              [tell('lastRound'), status('checker', 'sickened', 5)],
            ),
          ),
        ),
        /*  3 */ travel('A7'),
        /*  4 */ read(),
        /*  5 */ scene('hut', { win: [] }),
        /*  6 */ choice(
          option(tell('ended'), lore('each', 5), status('leader', 'spooked', 6)),
          option(tell('roped'), flag('guide'), gain('chosen', 'CO08')),
          option(tell('blade'), boon('leader', 1), flag('loose')),
        ),
        /*  7 */ endChapter(lore('each', 15), purse(12)),
      ],
      scenes: {
        hut: {
          map: 'MP09',
          dark: 'map',
          foes: [there('C01', [4, 4, 4, 5], [1, 2, 3])],
          features: [
            feature('A', [
              check('speech', 5, [tell('janko'), lore('checker', 5)], [tell('jankoBites'), vita('checker', -2)]),
            ]),
          ],
          triggers: [
            on(atRound(4), tell('moreOfThem'), spawn('C01', [1, 1, 2, 2], 3)),
            on(atUseOf('A'), spawn('C25', [0, 1, 1, 1], 2)),
          ],
          goals: [win(use('A'), killAll)],
        },
      },
    },
    {
      table: table([3, 'C01'], [4, 'C06'], [5, 'C04'], [6, 'C18'], [8, 'C27'], [9, 'C11'], [10, 'C25']),
      clock: 'none',
      steps: [
        /*  1 */ read(),
        /*  2 */ travel('A4'),
        /*  3 */ choice(
          option(when(isFlag('guide'), askTheTerms(6), askTheTerms(8))),
          optionIf(everyVita(4), tell('blood'), vita('each', -3), flag('pact'), goStep(5)),
          option(tell('firstBolt'), goStep(4)),
        ),
        /*  4 */ scene('antler', { win: [goStep(6)] }),
        /*  5 */ read(gain('chosen', 'X02'), flag('name'), goStep(7)),
        /*  6 */ read(flag('livery'), gain('chosen', 'K15'), gain('chosen', 'K15')),
        /*  7 */ endChapter(lore('each', 20), purse(10)),
      ],
      scenes: {
        antler: {
          map: 'MP05',
          dark: 'map',
          foes: [there('F03', 1, [1]), there('C27', [1, 1, 1, 2], [2]), there('C01', [1, 1, 2, 2], [3])],
          features: [
            feature('A', [
              check(
                'occult',
                6,
                [tell('altarBleeds'), dmg(everyFoe('F03'), 5)],
                [tell('altarDrinks'), vita('checker', -1)],
              ),
            ]),
          ],
          triggers: [],
          goals: [win(kill('F03'))],
        },
      },
    },
    {
      table: table(
        [2, 'C07'],
        [3, 'C08'],
        [4, 'C01'],
        [5, 'C13'],
        [6, 'C06'],
        [7, 'C28'],
        [8, 'C20'],
        [9, 'C25'],
        [10, 'C17'],
      ),
      clock: { limits: [{ when: ALWAYS, turns: 8 }], effects: [flag('fullmoon')] },
      steps: [
        /*  1 */ choice(option(tell('ground'), goStep(2)), option(tell('altar'), goStep(5))),
        /*  2 */ travel('A5'),
        /*  3 */ read(),
        /*  4 */ scene('mine', { win: [goStep(8)] }),
        /*  5 */ travel('T2'),
        /*  6 */ checked(
          check(
            'trickery',
            7,
            [tell('vergerSleeps'), flag('silver'), gain('checker', 'K08'), gain('checker', 'K08')],
            [tell('vergerWakes'), flag('silver'), gain('checker', 'K08'), wanted('each')],
          ),
        ),
        /*  7 */ scene('ambush', { win: [] }),
        /*  8 */ endChapter(lore('each', 20), purse(15), gain('chosen', 'K15')),
      ],
      scenes: {
        mine: {
          map: 'MP07',
          dark: [['A1', 'J10']],
          foes: [],
          features: [
            feature(
              'A',
              [
                check(
                  'archeology',
                  5,
                  [tell('vein'), flag('silver'), gain('checker', 'K08'), gain('checker', 'K08')],
                  [tell('rockfall'), vita('checker', -2)],
                ),
              ],
              { again: 'untilPassed' },
            ),
            feature('B', [check('trickery', 5, [flag('drained')], [tell('leverSlips')])], { again: 'always' }),
          ],
          triggers: [
            on(atUseOf('A'), tell('lindworm'), spawn('F04', 1, 2), spawn('C06', [2, 1, 1, 2], 3)),
            on(atFlag('drained'), tell('waterSinks'), foesChange('F04', { give: 'strideIs', stride: 2 }, defense(-5))),
          ],
          goals: [win(flagged('silver'), kill('F04'))],
        },
        ambush: {
          map: 'MP12',
          dark: 'map',
          foes: [there('C07', [2, 2, 3, 3], [1, 2]), there('C08', [1, 2, 2, 3], [3]), there('C09', [0, 0, 1, 1], [4])],
          features: [],
          triggers: [],
          goals: [win(killAll), win(getAway, survive(3))],
        },
      },
    },
    {
      table: table([5, 'C01'], [7, 'C25'], [8, 'C26'], [9, 'C07'], [10, 'C23']),
      clock: 'none',
      steps: [
        /*  1 */ travel('T3'),
        /*  2 */ choice(
          optionIf(
            any(isFlag('name'), isFlag('livery'), isFlag('suspicion')),
            check('speech', 6, [tell('crowdHears'), flag('crowd')], [tell('crowdLaughs'), wanted('checker')]),
          ),
          option(check('trickery', 6, [tell('wellHidden'), flag('ambush')], [tell('illHidden')])),
          option(tell('dinner'), vita('each', 2), pp('each', 1)),
        ),
        /*  3 */ read(),
        /*  4 */ scene('greylord', { win: [goStep(5)], cure: [goStep(6)] }),
        /*  5 */ read(gain('chosen', 'X03'), lore('each', 40), purse(40), goStep(7)),
        /*  6 */ read(
          gain('chosen', 'X03'),
          lore('each', 105),
          purse(40),
          boon('each', 1),
          cure('each', 'lycanthropic'),
        ),
        /*  7 */ endStory(when(isFlag('hired'), [tell('paid'), purse(10)])),
      ],
      scenes: {
        greylord: {
          map: 'MP06',
          dark: 'map',
          foes: [there('F05', 1, [2]), there('C25', [0, 1, 1, 1], [1]), there('C01', [2, 1, 2, 3], [3])],
          features: [
            feature('A', [extinguish('chosen')], { target: space(2, false), again: 'always' }),
            feature('B', [check('awareness', 5, [tell('underTheTable'), supply('checker')], [tell('gravy')])]),
            feature('U', [check('occult', 8, [tell('unmade'), outcome('cure')], [tell('notUnmade')])], {
              at: 'F05',
              needs: every(isFlag('pact'), halved('F05')),
              again: 'always',
              boost: { card: 'K15', by: 3 },
            }),
          ],
          triggers: [
            on(
              start,
              when(isFlag('loose'), [tell('jankoReturns'), spawn('C25', 1, 1)]),
              when(isFlag('ambush'), [firstStrike]),
              when(isFlag('crowd'), [tell('benches'), dmg(everyFoe('F05'), 4)]),
              when(isFlag('fullmoon'), [tell('moonIsUp'), foesChange('F05', might(5))]),
            ),
          ],
          goals: [win(kill('F05'))],
        },
      },
    },
  ],
};

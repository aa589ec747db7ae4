import type { Story } from '../../things.ts';
import {
  boon,
  check,
  coins,
  dmg,
  draw,
  everyFoe,
  flag,
  foesChange,
  foesLoseVita,
  gain,
  goStep,
  infect,
  isFlag,
  lore,
  loseTurn,
  not,
  pp,
  purse,
  removeFoe,
  spawn,
  status,
  tell,
  vita,
  when,
  without,
} from '../../verbs.ts';
import {
  atDoor,
  atEntering,
  atFlag,
  atHalf,
  atRound,
  atUseOf,
  choice,
  endChapter,
  endStory,
  feature,
  kill,
  killAll,
  on,
  option,
  pass,
  read,
  scene,
  start,
  table,
  there,
  travel,
  use,
  win,
} from '../makeStory.ts';

/** Who calls the sleepers of Hollenmark into the fen? Three chapters, for new characters. */
export const bell: Story = {
  id: 'bell',
  start: 'T1',
  chapters: [
    {
      table: table([2, 'C01'], [4, 'C02'], [5, 'C03'], [6, 'C05'], [8, 'C13'], [9, 'C07'], [10, 'C18']),
      clock: 'none',
      steps: [
        /*  1 */ read(),
        /*  2 */ choice(
          option(
            check(
              'speech',
              6,
              [tell('sextonTalks'), flag('sexton'), lore('each', 5)],
              [tell('sextonDrinks'), coins('leader', -3)],
            ),
          ),
          option(
            check(
              'ecology',
              5,
              [tell('greenNails'), flag('bodies'), lore('each', 5)],
              [tell('saltFails'), infect('checker', 1)],
            ),
          ),
          option(
            check(
              'nerve',
              6,
              [tell('isHeThere'), flag('vigil'), boon('checker', 1)],
              [tell('youBlinked'), status('checker', 'spooked', 5)],
            ),
          ),
        ),
        /*  3 */ read(),
        /*  4 */ travel('A1'),
        /*  5 */ read(),
        /*  6 */ scene('mill', { win: [] }),
        /*  7 */ choice(
          option(tell('ledHome'), flag('merciful'), lore('each', 5), boon('leader', 1)),
          option(tell('chained'), flag('chained'), purse(8)),
        ),
        /*  8 */ read(when(isFlag('ledger'), [tell('founder'), lore('each', 5)])),
        /*  9 */ endChapter(lore('each', 15), purse(10)),
      ],
      scenes: {
        mill: {
          map: 'MP01',
          dark: 'map',
          foes: [],
          features: [
            feature('A', [
              check(
                'archeology',
                5,
                [flag('ledger'), lore('checker', 5)],
                [tell('fingers'), flag('ledger'), vita('checker', -2)],
              ),
            ]),
          ],
          triggers: [
            on(atDoor('E7'), tell('rats'), spawn('C02', [1, 3, 3, 4], 3)),
            on(atUseOf('A'), tell('upstairs'), spawn('C13', [4, 4, 5, 7], 1), spawn('C18', [2, 2, 3, 4], 2)),
          ],
          goals: [win(use('A'), killAll)],
        },
      },
    },
    {
      table: table([2, 'C13'], [3, 'C02'], [5, 'C14'], [6, 'C15'], [7, 'C20'], [8, 'C19'], [9, 'C07'], [10, 'C21']),
      clock: { limits: [{ when: { if: 'always' }, turns: 6 }], effects: [flag('drowned')] },
      steps: [
        /*  1 */ read(),
        /*  2 */ choice(option(tell('iron'), goStep(3)), option(tell('tune'), goStep(6))),
        /*  3 */ travel('T2'),
        /*  4 */ read(),
        /*  5 */ scene('undercroft', { win: [goStep(8)] }),
        /*  6 */ travel('A3'),
        /*  7 */ scene('cloister', { win: [goStep(8)] }),
        /*  8 */ read(),
        /*  9 */ endChapter(lore('each', 20), purse(12)),
      ],
      scenes: {
        undercroft: {
          map: 'MP02',
          dark: [['A1', 'J10']],
          foes: [],
          features: [
            feature('A', [
              check(
                'occult',
                5,
                [tell('founderSpeaks'), flag('tomb')],
                [tell('founderCurses'), flag('tomb'), status('checker', 'cursed', 5)],
              ),
            ]),
            feature(
              'B',
              [
                check(
                  'trickery',
                  6,
                  [gain('checker', 'X01'), flag('clapper')],
                  [tell('lockBites'), vita('checker', -1)],
                ),
              ],
              { again: 'untilPassed', auto: isFlag('tomb') },
            ),
          ],
          triggers: [
            on(atDoor('B5'), tell('unstacked'), spawn('C14', [2, 3, 3, 4], 1)),
            on(atDoor('F5'), tell('bowstring'), spawn('C15', [2, 2, 2, 4], 2)),
            on(atFlag('clapper'), tell('tongue'), spawn('C16', [2, 2, 4, 4], 3), spawn('C14', [2, 3, 3, 4], 1)),
          ],
          goals: [win(pass('B'), killAll)],
        },
        cloister: {
          map: 'MP04',
          dark: 'map',
          foes: [there('C21', [2, 2, 2, 4], [1]), there('C20', [2, 3, 4, 5], [3])],
          features: [
            feature('A', [check('faith', 5, [tell('fontFills'), vita('checker', 4), pp('checker', 2)])]),
            feature(
              'B',
              [
                check(
                  'faith',
                  6,
                  [tell('peal'), flag('peal'), draw('checker', 'prayer')],
                  [tell('wrongRope'), status('checker', 'deranged', 5)],
                ),
              ],
              { again: 'untilPassed', tries: 2 },
            ),
          ],
          triggers: [on(atEntering('F5', 'H7'), tell('lastArch'), spawn('C19', [1, 1, 1, 2], 2))],
          goals: [win(pass('B'), killAll)],
        },
      },
    },
    {
      table: table([2, 'C05'], [4, 'C18'], [5, 'C03'], [7, 'C16'], [8, 'C19'], [9, 'C27'], [10, 'C24']),
      clock: 'none',
      steps: [
        /*  1 */ travel('A2'),
        /*  2 */ read(),
        /*  3 */ choice(
          option(tell('lettingGo'), goStep(4)),
          option(
            check('occult', 7, [tell('asleep'), boon('each', 1)], [tell('coldHands'), vita('each', -1)]),
            goStep(6),
          ),
        ),
        /*  4 */ read(),
        /*  5 */ scene('bride', { win: [goStep(8)] }),
        /*  6 */ read(),
        /*  7 */ scene('dream', { win: [goStep(8)] }),
        /*  8 */ read(),
        /*  9 */ endStory(
          lore('each', 40),
          purse(30),
          boon('each', 1),
          when(isFlag('merciful'), [tell('thanks'), draw('chosen', 'item')]),
          when(not(isFlag('clapper')), [tell('loose'), gain('chosen', 'X01')]),
        ),
      ],
      scenes: {
        bride: {
          map: 'MP03',
          dark: [['A1', 'J4']],
          foes: [there('F01', 1, [1]), there('C16', [2, 2, 4, 5], [2]), there('C16', 1, [3], isFlag('drowned'))],
          features: [
            feature('A', [check('nerve', 5, [flag('rung')], [tell('tooHeavy')])], {
              again: 'untilPassed',
              auto: isFlag('sexton'),
            }),
          ],
          triggers: [
            on(
              atFlag('rung'),
              tell('stroke'),
              foesChange('F01', without('ethereal')),
              when(isFlag('peal'), [tell('sheKnowsIt'), dmg(everyFoe('F01'), 4)]),
              when(isFlag('clapper'), [tell('sheListens'), loseTurn(everyFoe('F01'))]),
            ),
            on(
              start,
              when(isFlag('chained'), [tell('inChains'), spawn('C16', 1, 3)]),
              when(isFlag('bodies'), [tell('knowThem'), foesLoseVita('C16', 2)]),
              when(isFlag('bellboy'), [tell('bellboy'), pp('each', 1)]),
            ),
            on(atHalf('F01'), when(isFlag('merciful'), [tell('nightshirt'), removeFoe('C16')])),
          ],
          goals: [win(kill('F01'))],
        },
        dream: {
          map: 'MP05',
          dark: 'map',
          foes: [there('F02', 1, [1]), there('C24', [1, 1, 2, 3], [2]), there('C21', [2, 2, 4, 4], [3])],
          features: [
            feature('A', [
              check('faith', 6, [tell('stoneWakes'), dmg(everyFoe('F02'), 6)], [tell('stoneYawns'), pp('checker', -2)]),
            ]),
          ],
          triggers: [on(atRound(3), when(isFlag('vigil'), [tell('breathe'), pp('each', 2)]))],
          goals: [win(kill('F02'))],
        },
      },
    },
  ],
};

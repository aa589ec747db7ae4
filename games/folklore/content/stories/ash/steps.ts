import type { Story } from '../../things.ts';
import { UNLIMITED } from '../../types.ts';
import {
  ALWAYS,
  boon,
  check,
  coins,
  d,
  dmg,
  draw,
  everyFoe,
  extinguish,
  flag,
  flames,
  foes,
  foesLoseFifth,
  gain,
  goStep,
  infect,
  isFlag,
  lore,
  loseTurn,
  pp,
  purse,
  snare,
  spawn,
  status,
  tell,
  vita,
  weaken,
  when,
} from '../../verbs.ts';
import {
  atDoor,
  atEntering,
  atHalf,
  atRound,
  atUseOf,
  choice,
  endChapter,
  endStory,
  ending,
  feature,
  flagged,
  kill,
  killAll,
  notFlagged,
  on,
  option,
  optionIf,
  read,
  rescue,
  scene,
  start,
  table,
  there,
  travel,
  use,
  win,
} from '../makeStory.ts';

/** Who lent the Count his winters, and who pays? Four chapters, two endings. */
export const ash: Story = {
  id: 'ash',
  start: 'T6',
  chapters: [
    {
      table: table([3, 'C10'], [4, 'C22'], [5, 'C07'], [7, 'C13'], [8, 'C11'], [9, 'C23'], [10, 'C12']),
      clock: 'none',
      steps: [
        /*  1 */ read(),
        /*  2 */ scene('vadeni', { win: [goStep(3)], late: [goStep(4)] }),
        /*  3 */ read(flag('saved'), lore('each', 10), boon('each', 1), goStep(5)),
        /*  4 */ read(status('random', 'spooked', 6), lore('each', 5)),
        /*  5 */ choice(
          option(check('speech', 6, [tell('receipt'), flag('creditor'), lore('each', 5)], [tell('noReceipt')])),
          option(tell('given'), purse(10)),
          option(tell('buried'), pp('each', 2)),
        ),
        /*  6 */ endChapter(lore('each', 15), purse(10)),
      ],
      scenes: {
        vadeni: {
          map: 'MP06',
          dark: 'map',
          foes: [there('C10', [3, 4, 4, 6], [1, 2]), there('C22', [1, 1, 1, 2], [3])],
          features: [
            feature(
              'A',
              [check('nerve', 4, [tell('outOfWell'), boon('checker', 1)], [tell('hotChain'), vita('checker', -1)])],
              {
                rescue: true,
              },
            ),
            feature('B', [check('speech', 5, [tell('outOfChurch'), lore('checker', 5)], [tell('carriedOut')])], {
              rescue: true,
            }),
          ],
          triggers: [
            on(atRound(3), tell('roofs'), flames('D5'), flames('G6')),
            on(atRound(5), tell('moreTongs'), spawn('C10', [1, 1, 2, 2], 3)),
            on(atRound(8), tell('tooLate'), flag('late')),
          ],
          goals: [win(rescue(2), killAll, notFlagged('late')), ending('late', killAll, flagged('late'))],
        },
      },
    },
    {
      table: table([2, 'C14'], [3, 'C15'], [5, 'C13'], [6, 'C10'], [7, 'C12'], [8, 'C19'], [9, 'C21'], [10, 'C28']),
      clock: 'none',
      steps: [
        /*  1 */ read(),
        /*  2 */ choice(option(tell('toTheAbbey'), goStep(3)), option(tell('toTheSaint'), goStep(5))),
        /*  3 */ travel('A3'),
        /*  4 */ scene('prior', { win: [goStep(7)] }),
        /*  5 */ travel('T2'),
        /*  6 */ scene('saint', { win: [goStep(7)] }),
        /*  7 */ read(when(isFlag('ledger3'), [tell('margins'), lore('each', 10), boon('leader', 1)])),
        /*  8 */ endChapter(lore('each', 25), purse(15)),
      ],
      scenes: {
        prior: {
          map: 'MP04',
          dark: 'map',
          foes: [there('F06', 1, [1]), there('C14', [2, 3, 3, 5], [3])],
          features: [
            feature('A', [check('faith', 6, [tell('fontSpills'), dmg(everyFoe('F06'), 5)], [tell('fontDry')])]),
            feature('B', [check('archeology', 5, [tell('rightVolume'), flag('ledger3')], [tell('wrongVolume')])], {
              again: 'always',
            }),
          ],
          triggers: [on(atEntering('F5', 'I7'), tell('copyists'), spawn('C15', [1, 2, 2, 3], 2))],
          goals: [win(kill('F06'))],
        },
        saint: {
          map: 'MP02',
          dark: [['A1', 'J10']],
          foes: [],
          features: [
            feature('A', [
              check(
                'trickery',
                6,
                [tell('strongbox'), flag('ledger3'), coins('checker', 8)],
                [tell('strongboxTrap'), snare('checker', d(1, 6))],
              ),
            ]),
            feature('B', []),
          ],
          triggers: [
            on(atDoor('B5'), tell('keepers'), spawn('C13', [2, 2, 2, 3], 1)),
            on(atUseOf('B'), tell('saintWakes'), spawn('F07', 1, 3), spawn('C13', [2, 3, 2, 4], 2)),
          ],
          goals: [win(use('B'), kill('F07'))],
        },
      },
    },
    {
      table: table(
        [1, 'C10'],
        [2, 'C11'],
        [3, 'C12'],
        [4, 'C22'],
        [5, 'C23'],
        [7, 'C17'],
        [8, 'C19'],
        [9, 'C24'],
        [10, 'C28'],
      ),
      clock: {
        limits: [
          { when: isFlag('creditor'), turns: 9 },
          { when: ALWAYS, turns: 7 },
        ],
        effects: [flag('burned')],
      },
      steps: [
        /*  1 */ read(),
        /*  2 */ choice(option(tell('serveMother'), goStep(3)), option(tell('serveCount'), goStep(5))),
        /*  3 */ travel('A8'),
        /*  4 */ scene('library', { win: [flag('withMother'), goStep(7)] }),
        /*  5 */ travel('A9'),
        /*  6 */ scene('coven', { win: [flag('withCount'), goStep(7)] }),
        /*  7 */ choice(
          optionIf(
            isFlag('contract'),
            check('occult', 8, [tell('burns'), flag('void')], [tell('burnsYou'), vita('each', -3)]),
            flag('betrayed'),
          ),
          option(tell('bargain'), purse(20), boon('each', 1)),
        ),
        /*  8 */ endChapter(lore('each', 25), purse(15)),
      ],
      scenes: {
        library: {
          map: 'MP10',
          dark: [['A1', 'J7']],
          foes: [],
          features: [
            feature(
              'A',
              [
                check(
                  'archeology',
                  6,
                  [tell('contractFound'), flag('contract'), draw('checker', 'ritual')],
                  [tell('lecternSlime'), infect('checker', 1)],
                ),
              ],
              { again: 'untilPassed', tries: 2, giving: [tell('contractTorn'), flag('contract')] },
            ),
            feature('B', [
              check('trickery', 6, [tell('folio'), draw('checker', 'item')], [tell('chainSnaps'), vita('checker', -2)]),
            ]),
          ],
          triggers: [
            on(atDoor('C8'), tell('readers'), spawn('C16', [2, 3, 2, 4], 2)),
            on(atDoor('G8'), tell('shelves'), spawn('C20', [2, 2, 2, 3], 1)),
            on(atUseOf('A'), tell('librarian'), spawn('C28', [1, 2, 1, 2], 1), spawn('C21', [1, 1, 1, 2], 2)),
          ],
          goals: [win(flagged('contract'), killAll)],
        },
        coven: {
          map: 'MP11',
          dark: 'map',
          foes: [there('C11', [2, 2, 2, 3], [2]), there('C12', 1, [1]), there('C10', [2, 3, 2, 4], [3])],
          features: [
            feature('A', [
              check(
                'occult',
                6,
                [tell('noose'), flag('contract'), dmg(foes(UNLIMITED, ['occultist']), 2)],
                [tell('nooseTightens'), status('checker', 'cursed', 6)],
              ),
            ]),
          ],
          triggers: [on(atRound(4), tell('hounds'), spawn('C23', [1, 1, 2, 2], 1))],
          goals: [win(killAll)],
        },
      },
    },
    {
      table: table([2, 'C17'], [4, 'C10'], [5, 'C22'], [6, 'C23'], [7, 'C24'], [8, 'C25'], [9, 'C28'], [10, 'C19']),
      clock: 'none',
      steps: [
        /*  1 */ read(when(isFlag('withMother'), [tell('toTheCount'), goStep(2)], [tell('toTheMother'), goStep(5)])),
        /*  2 */ travel('A6'),
        /*  3 */ read(),
        /*  4 */ scene('count', { win: [goStep(8)] }),
        /*  5 */ travel('A8'),
        /*  6 */ read(),
        /*  7 */ scene('mother', { win: [goStep(9)] }),
        /*  8 */ read(gain('chosen', 'X04'), lore('each', 55), purse(50), goStep(10)),
        /*  9 */ read(gain('chosen', 'X04'), lore('each', 55), purse(70)),
        /* 10 */ endStory(
          when(isFlag('saved'), [tell('vadeniRemembers'), boon('each', 1)]),
          when(isFlag('betrayed'), [tell('ownAccount'), lore('each', 15)]),
        ),
      ],
      scenes: {
        count: {
          map: 'MP08',
          dark: 'map',
          foes: [
            there('F09', 1, [1]),
            there('C17', [2, 3, 2, 4], [2]),
            there('C17', [0, 1, 1, 1], [2], isFlag('burned')),
          ],
          features: [
            feature('A', [
              check('faith', 6, [tell('coffin'), dmg(everyFoe('F09'), 6)], [tell('coffinBites'), vita('checker', -2)]),
            ]),
            feature('B', [
              check(
                'occult',
                6,
                [tell('portrait'), weaken(everyFoe('F09'), 2)],
                [tell('portraitLooks'), pp('checker', -1)],
              ),
            ]),
          ],
          triggers: [
            on(start, when(isFlag('void'), [tell('countIsPoorer'), foesLoseFifth('F09')])),
            on(atHalf('F09'), tell('hearth'), flames('E4'), flames('F4')),
          ],
          goals: [win(kill('F09'))],
        },
        mother: {
          map: 'MP10',
          dark: [['A1', 'J7']],
          foes: [there('F08', 1, [1]), there('C10', [2, 3, 3, 4], [2]), there('C22', 1, [3], isFlag('burned'))],
          features: [
            feature('A', [
              check(
                'archeology',
                6,
                [tell('smallPrint'), dmg(everyFoe('F08'), 6)],
                [tell('lecternClings'), infect('checker', 1)],
              ),
            ]),
            feature('B', [
              check(
                'ecology',
                6,
                [tell('sluice'), extinguish('all'), loseTurn(everyFoe('F08'))],
                [tell('sluiceStuck')],
              ),
            ]),
          ],
          triggers: [
            on(start, when(isFlag('void'), [tell('motherIsPoorer'), foesLoseFifth('F08')])),
            on(atHalf('F08'), tell('sparks'), spawn('C22', [1, 1, 1, 2], 3)),
          ],
          goals: [win(kill('F08'))],
        },
      },
    },
  ],
};

/** Words about the World Map and the story. */
import { andThen, roll } from '@vesper/kernel';
import { foeNamed } from '../../content/foes.ts';
import { nodeNamed } from '../../content/world.ts';
import { NONE } from '../../state.ts';
import { chapterOf } from '../chapters.ts';
import { hasFlag } from '../conditions.ts';
import { setFlag } from '../flags.ts';
import type { WordsOf } from '../rows.ts';
import { beginSkirmish } from '../skirmish.ts';
import { leaderSeat, tell } from '../turnOrder.ts';
import { flipToken, placeGroup } from '../worldMap.ts';

export const storyWords: WordsOf<
  | 'move'
  | 'back'
  | 'delay'
  | 'goto'
  | 'flag'
  | 'unflag'
  | 'tick'
  | 'goStep'
  | 'outcome'
  | 'tell'
  | 'skirmish'
  | 'skirmishFromTable'
> = {
  move: { run: (s, _at, { n }) => andThen(s, { ask: 'freeMove', seat: leaderSeat(s), n }) },
  back: {
    run(s) {
      if (s.left !== NONE) placeGroup(s, s.left);
    },
  },
  delay: { run: s => flipToken(s) },
  goto: { run: (s, _at, { node }) => placeGroup(s, nodeNamed(node)) },
  flag: { run: (s, _at, { flag }) => setFlag(s, flag) },
  unflag: {
    run(s, _at, { flag }) {
      if (hasFlag(s, flag)) s.flags = s.flags.filter(one => one !== flag);
    },
  },
  tick: {
    run(s, _at, { by }) {
      if (s.clockLimit !== NONE) s.clock = Math.max(0, s.clock + by);
    },
  },
  goStep: {
    run(s, _at, { step }) {
      s.nextStep = step - 1;
    },
  },
  outcome: {
    run(s, _at, { outcome }) {
      s.scene.outcome = outcome;
    },
  },
  tell: { run: (s, _at, { line }) => tell(s, { event: 'lineRead', rule: 'FOL-1.1', chapter: s.chapter, line }) },
  skirmish: {
    run(s, _at, { kinds }) {
      beginSkirmish(
        s,
        kinds.map(({ creature }) => foeNamed(creature)),
        kinds.map(({ by }) => by),
      );
    },
  },
  skirmishFromTable: {
    run(s) {
      const rolled = roll(s, 10);
      tell(s, { event: 'tableRolled', rule: 'FOL-4.15', rolled });
      beginSkirmish(s, [chapterOf(s).table[rolled - 1]], [0]);
    },
  },
};

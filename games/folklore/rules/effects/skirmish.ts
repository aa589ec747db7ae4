/** Words that mean something in a skirmish: one kind that the user chooses, and attacks by text. */
import { andThen } from '@vesper/kernel';
import { TYPES } from '../../content/types.ts';
import type { Effect, FoeType } from '../../content/types.ts';
import type { At, FolkloreDecision } from '../../agenda.ts';
import { FOE } from '../../state.ts';
import type { FolkloreState } from '../../state.ts';
import { encounterWords } from '../encounter/words.ts';
import { effectOf } from '../../content/rows.ts';
import type { WordsOf } from '../rows.ts';
import { loseStrength } from '../skirmish/creatures.ts';
import { strikeByText } from '../skirmish/strikes.ts';
import { ownerOf } from '../turnOrder.ts';
import { typeOf } from '../values.ts';

function isMeant(s: FolkloreState, kind: number, types: readonly FoeType[]): boolean {
  return types.length === 0 || types.includes(TYPES[typeOf(s, FOE + kind)]);
}

const typesOf = (effect: Effect): readonly FoeType[] => ('types' in effect ? effect.types : []);

const kind: FolkloreDecision<'kind'> = {
  rule: 'FOL-R32',
  candidates(s, d) {
    const found: number[] = [];
    s.skirmish.strength.forEach((left, number) => {
      if (left > 0 && isMeant(s, number, typesOf(effectOf(d)))) found.push(number);
    });
    return found;
  },
  asked: 'ifChoice',
  choose(s, d, number) {
    const effect = effectOf(d);
    const { skirmish } = s;
    if (effect.do === 'strength') loseStrength(s, number, -effect.by);
    else if (effect.do === 'kindSkips') skirmish.skips[number] = true;
    else if (effect.do === 'kindRollsLow') skirmish.rollsLow[number] = true;
    else if (effect.do === 'attack' && effect.with.with !== 'weapon') {
      strikeByText(s, d.self, effect.with.with, FOE + number, d.row, d.index);
    } else if (effect.do === 'kindMod') {
      skirmish.mods[number].push({ mods: effect.mods, until: 'turn', by: d.self, since: skirmish.round });
    }
  },
};

const askKind = (s: FolkloreState, { row, index, self, target }: At): void => {
  if (s.skirmish.isRunning) andThen(s, { ask: 'kind', seat: ownerOf(s, self), row, index, self, target });
};

export const skirmishWords: WordsOf<'strength' | 'kindSkips' | 'kindRollsLow' | 'kindMod' | 'attack' | 'next'> = {
  strength: { run: askKind },
  kindSkips: { run: askKind },
  kindRollsLow: { run: askKind },
  kindMod: { run: askKind },
  attack: {
    refuse: (s, at, effect) => (s.skirmish.isRunning ? undefined : encounterWords.attack.refuse?.(s, at, effect)),
    run(s, at, effect) {
      if (!s.skirmish.isRunning) {
        encounterWords.attack.run!(s, at, effect);
        return;
      }
      const { self } = at;
      if (effect.with.with !== 'weapon') askKind(s, at);
      else andThen(s, { ask: 'skirmishStrike', seat: ownerOf(s, self), who: self, only: effect.with.only });
    },
  },
  next: {
    run(s, { row, index }) {
      s.turn.next.push({ row, index });
    },
  },
};

export const skirmishWordDecisions = { kind };

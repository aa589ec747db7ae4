/** Words of reactions: what they change of a die, a blow, a death. */
import { TYPE } from '../../content/numbers.ts';
import { isFoe } from '../../state.ts';
import type { FolkloreState } from '../../state.ts';
import { throwDice } from '../checks.ts';
import { amountOf, half } from '../dice.ts';
import type { WordsOf } from '../rows.ts';
import { tell } from '../turnOrder.ts';
import { maxVita } from '../values.ts';

const rollNow = (s: FolkloreState) => s.rolls[s.rolls.length - 1];
const attackNow = (s: FolkloreState) => s.attacks[s.attacks.length - 1];

function toldRoll(s: FolkloreState): void {
  const { by, natural, bonus } = rollNow(s);
  tell(s, { event: 'rollChanged', rule: 'FOL-R58c', who: by, natural, bonus });
}

/** Nothing is left to react to. */
function closeWindow(s: FolkloreState): void {
  s.windows[s.windows.length - 1].passed = -1;
}

export const reactionWords: WordsOf<
  'reroll' | 'setDie' | 'addToRoll' | 'cancel' | 'redirect' | 'survive' | 'addDamage' | 'bounty'
> = {
  reroll: {
    run(s, _at, { keep }) {
      const roll = rollNow(s);
      const before = roll.natural;
      throwDice(s, roll);
      if (keep === 'either' && roll.natural < before) roll.natural = before;
      toldRoll(s);
    },
  },
  setDie: {
    run(s, _at, { k }) {
      rollNow(s).natural = k;
      toldRoll(s);
    },
  },
  addToRoll: {
    run(s, _at, { by }) {
      rollNow(s).bonus += amountOf(s, by);
      toldRoll(s);
    },
  },
  cancel: {
    run(s) {
      attackNow(s).isCancelled = true;
      closeWindow(s);
    },
  },
  redirect: {
    run(s, at, { less }) {
      const attack = attackNow(s);
      attack.target = at.self;
      attack.extraDamage -= less;
      closeWindow(s);
    },
  },
  survive: {
    run(s, { self }, { vita }) {
      if (isFoe(self)) return;
      const character = s.party[self];
      character.vita = vita === 'half' ? Math.max(1, half(maxVita(s, self))) : vita;
      tell(s, { event: 'survived', rule: 'FOL-R51', who: self, vita: character.vita });
      closeWindow(s);
    },
  },
  addDamage: {
    run(s, _at, { by }) {
      attackNow(s).extraDamage += by;
    },
  },
  bounty: {
    run(s, { self }, { type }) {
      if (!isFoe(self)) s.party[self].bounty = TYPE[type];
    },
  },
};

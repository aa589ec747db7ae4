/** FOL-4.13 to FOL-4.15, FOL-R17: once per chapter the leader may have the group rest. */
import { andThen, empty, no, roll } from '@vesper/kernel';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { chapterOf } from './chapters.ts';
import { refuseBrew, tryRecipe } from './crafting.ts';
import { returnFromLimbo } from './death.ts';
import { changeGp, changePp, healVita } from './harm.ts';
import { openWindow } from './reactions.ts';
import { beginSkirmish } from './skirmish.ts';
import { inOrder, isLiving, isOnMap, ownerOf, tell } from './turnOrder.ts';

/** FOL-4.14, FOL-4.15. */
const RECOVERED = 4;
const DISTURBED = 3;

const restDecision: FolkloreDecision<'rest'> = {
  rule: 'FOL-4.13',
  candidates: () => ['rest', 'no'],
  fallback: () => 'no',
  choose(s, { seat }, c) {
    if (c === 'rest') andThen(s, { do: 'rest' });
    else if (isOnMap(s)) andThen(s, { do: 'characterActions' });
    else andThen(s, { ask: 'worldMove', seat });
  },
};

function rest(s: FolkloreState): void {
  s.hasRested = true;
  tell(s, { event: 'rested', rule: 'FOL-4.13', who: s.leader });
  for (let i = 0; i < s.party.length; i++) {
    const who = inOrder(s, i);
    const { form, infection } = s.party[who];
    empty(s.party[who].usedRound);
    empty(s.party[who].served);
    if (form === 'limbo') returnFromLimbo(s, who, RECOVERED);
    else if (form === 'ghost') changeGp(s, who, RECOVERED, 'FOL-4.14');
    else {
      healVita(s, who, RECOVERED - infection, 'FOL-4.14');
      changePp(s, who, RECOVERED, 'FOL-4.14');
    }
  }
  andThen(s, { do: 'restReactions' }, { do: 'restCrafts' }, { do: 'restRoll' });
}

function restReactions(s: FolkloreState): void {
  openWindow(s, 'rest', s.leader, NONE);
}

function restCrafts(s: FolkloreState): void {
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (isLiving(s, who)) andThen(s, { ask: 'craft', seat: ownerOf(s, who), who });
  }
}

const notLiving = no('FOL-5G.5', 'notLiving');

const craft: FolkloreDecision<'craft'> = {
  rule: 'FOL-R58a',
  candidates: (s, { who }) => [...s.party[who].recipes, 'done'],
  refuse(s, { who }, c) {
    if (c === 'done') return undefined;
    return isLiving(s, who) ? refuseBrew(s, who, c) : notLiving;
  },
  asked: 'ifChoice',
  fallback: () => 'done',
  choose(s, { seat, who }, c) {
    if (c === 'done') return;
    andThen(s, { ask: 'craft', seat, who });
    tryRecipe(s, who, c);
  },
};

function restRoll(s: FolkloreState): void {
  const rolled = roll(s, 10);
  const isDisturbed = rolled <= DISTURBED;
  tell(s, { event: 'restRolled', rule: 'FOL-4.15', rolled, isDisturbed });
  if (!isDisturbed) return;
  const face = roll(s, 10);
  tell(s, { event: 'tableRolled', rule: 'FOL-4.15', rolled: face });
  beginSkirmish(s, [chapterOf(s).table[face - 1]], [0]);
}

export const restSteps = { rest, restReactions, restCrafts, restRoll };
export const restDecisions = { rest: restDecision, craft };

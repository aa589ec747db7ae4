/** FOL-4.16, 4.18a: chapters and steps. */
import { andThen, empty, finish, no } from '@vesper/kernel';
import { compiledStories } from '../content/scenes.ts';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member } from '../state.ts';
import { recoverAll } from './cards.ts';
import { stepOf } from './chapters.ts';
import { setClock } from './clock.ts';
import { isMet } from './conditions.ts';
import { partyFalls, reviveMember } from './death.ts';
import { wonOutcome } from './outcome.ts';
import { deedOf, runText } from './rows.ts';
import { loseStatuses, POSITIVE_BITS } from './statuses.ts';
import { inOrder, leaderSeat, ownerOf, tell } from './turnOrder.ts';
import { maxPp, maxVita } from './values.ts';
import { isEncampment, isTown } from './worldMap.ts';

function beginChapter(s: FolkloreState): void {
  s.hasRested = false;
  s.chapterTurns = 0;
  s.step = 0;
  s.nextStep = NONE;
  for (const character of s.party) {
    empty(character.usedChapter);
    empty(character.servedChapter);
  }
  setClock(s);
  tell(s, { event: 'chapterBegan', rule: 'FOL-4.16', chapter: s.chapter });
  andThen(s, { do: 'storyStep' });
  if (!s.fallsLater) andThen(s, { do: 'camp' });
}

/** Does the step at which the story stands; whatever ends a step or a World turn comes back here. */
function storyStep(s: FolkloreState): void {
  const step = stepOf(s);
  const isTold = step.step === 'effects' || step.step === 'endChapter' || step.step === 'endStory';
  if (s.fallsLater && !isTold) {
    partyFalls(s, false);
    return;
  }
  if (s.isReturning) {
    travel(s);
    return;
  }
  if (step.step !== 'travel' || s.destination !== step.to) {
    s.stepNode = s.node;
    tell(s, { event: 'stepRead', rule: 'FOL-4.16', chapter: s.chapter, step: s.step });
  }
  switch (step.step) {
    case 'effects':
    case 'trial':
      andThen(s, { do: 'stepDone' });
      runText(s, step.effects, deedOf('story', s.step), NONE, NONE);
      return;
    case 'choose':
      andThen(s, { ask: 'storyOption', seat: leaderSeat(s) });
      return;
    case 'travel':
      s.destination = step.to;
      travel(s);
      return;
    case 'scene':
      andThen(s, { do: 'beginScene' });
      return;
    case 'endChapter':
      andThen(s, { do: 'chapterEnds' });
      runText(s, step.effects, deedOf('story', s.step), NONE, NONE);
      return;
    case 'endStory':
      andThen(s, { do: 'storyEnds' });
      runText(s, step.effects, deedOf('story', s.step), NONE, NONE);
  }
}

/** FOL-R15: completed by standing there at the end of a World turn; a town is visited first. */
function travel(s: FolkloreState): void {
  if (s.node !== s.destination) {
    andThen(s, { do: 'camp' }, { do: 'worldTurn' });
    return;
  }
  const isUnvisited = (isTown(s.node) || isEncampment(s.node)) && s.visited !== s.node;
  if (isUnvisited) {
    andThen(s, { do: 'visit' }, { do: 'storyStep' });
    return;
  }
  tell(s, { event: 'destinationReached', rule: 'FOL-R15', node: s.node });
  s.destination = NONE;
  if (s.isReturning) {
    s.isReturning = false;
    andThen(s, { do: 'storyStep' });
  } else andThen(s, { do: 'stepDone' });
}

function stepDone(s: FolkloreState): void {
  s.step = s.nextStep === NONE ? s.step + 1 : s.nextStep;
  s.nextStep = NONE;
  andThen(s, { do: 'storyStep' });
}

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const needsMore = no('FOL-4.16', 'needsMore');

const optionsAt = (s: FolkloreState) => {
  const step = stepOf(s);
  return step.step === 'choose' ? step.options : [];
};

const storyOption: FolkloreDecision<'storyOption'> = {
  rule: 'FOL-R9',
  candidates: s => optionsAt(s).map((_, i) => i),
  refuse: (s, _d, c) => (isMet(s, optionsAt(s)[c].needs, s.leader, NONE) ? undefined : needsMore),
  choose(s, _d, c) {
    tell(s, { event: 'optionChosen', rule: 'FOL-R9', chapter: s.chapter, step: s.step, option: c });
    const { effects } = optionsAt(s)[c];
    andThen(s, { do: 'stepDone' });
    runText(s, effects, deedOf('story', s.step), NONE, NONE);
  },
};

// ── Ends ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R60. */
function chapterEnds(s: FolkloreState): void {
  recoverAll(s);
  tell(s, { event: 'chapterEnded', rule: 'FOL-R60', chapter: s.chapter });
  s.chapter++;
  andThen(s, { do: 'beginChapter' });
  spendPoints(s);
}

/** For everybody. */
export function spendPoints(s: FolkloreState): void {
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    andThen(s, { ask: 'spendAp', seat: ownerOf(s, who), who });
  }
}

function storyEnds(s: FolkloreState): void {
  for (let who = 0; who < s.party.length; who++) recoverFully(s, who);
  recoverAll(s);
  tell(s, { event: 'storyWon', rule: 'FOL-1.3', story: s.terms.story });
  finish(s, wonOutcome(s));
}

function recoverFully(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  loseStatuses(s, who, POSITIVE_BITS);
  reviveMember(s, who, 'FOL-R60');
  character.temporary = [];
  character.completed = [...character.completed, compiledStories[s.terms.story].id];
  character.vita = maxVita(s, who);
  character.pp = maxPp(s, who);
}

export const storySteps = { beginChapter, storyStep, stepDone, chapterEnds, storyEnds };
export const storyDecisions = { storyOption };

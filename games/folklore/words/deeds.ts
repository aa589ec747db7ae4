/** What is going on, in a few words: the text that asks, the die that lies, the blow that falls. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { SKILLS, STATUSES, TRIGGERS } from '../content/types.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { FolkloreView, Roll } from '../state.ts';
import { rollKindName } from './modifiers.ts';
import { chapterTitles, skillName, statusName } from './names.ts';
import { card, feature, figure, foeKind, member, memberTitle, plus, service, space } from './voice.ts';

/** `chapter 1, “Wet Footprints”, page 3`. */
export const pageName = (view: FolkloreView, chapter: number, step: number): string =>
  `“${chapterTitles(view, chapter).name}”, page ${step + 1}`;

/** The text that is being carried out; empty if there is none. */
export function asking(view: FolkloreView): Sentence {
  const deed = view.deeds.at(-1);
  if (deed === undefined) return '';
  switch (deed.of) {
    case 'card':
      return deed.card === NONE ? '' : say`${card(deed.card)}: `;
    case 'event':
      return say`${card(deed.card)}: `;
    case 'story':
      return `${pageName(view, view.chapter, view.step)}: `;
    case 'service':
      return say`${service(deed.card)}: `;
    case 'foe':
      return deed.foe === NONE ? `${foeKind(deed.card)}: ` : say`${figure(view, deed.foe)}: `;
    case 'feature':
      return view.scene.scene === NONE ? '' : say`${feature(view.scene.scene, deed.card)}: `;
    case 'search':
      return say`The search of ${space(deed.card)}: `;
  }
}

/** The die that lies on the table: `SPEECH check of the Telepath, 4 +2 = 6 against 7, not enough`. */
export function rollInWords(view: FolkloreView): Sentence {
  const roll = view.rolls.at(-1);
  if (roll === undefined) return '';
  const { by, natural, bonus, needed, keep, sides } = roll;
  const what = say`${rolledFor(roll)} of ${member(view, by)}`;
  const against = needed === NONE ? '' : ` against ${needed}`;
  if (natural === 0) return say`${what}, d${sides} ${plus(bonus)}${against}`;
  const dice = keep === 0 ? '' : keep > 0 ? ' (the higher of two dice)' : ' (the lower of two dice)';
  const total = natural + bonus;
  const result = needed === NONE ? '' : total >= needed ? ', enough' : ', not enough';
  return say`${what}, ${natural}${dice} ${plus(bonus)} = ${total}${against}${result}`;
}

/** `SPEECH check`, `resist roll against SPOOKED`. */
function rolledFor({ kind, skill, status }: Pick<Roll, 'kind' | 'skill' | 'status'>): string {
  if (status !== NONE) return `${rollKindName(kind)} against ${statusName(STATUSES[status])}`;
  if (skill === NONE) return rollKindName(kind);
  return kind === 'check' ? `${skillName(SKILLS[skill])} check` : `${skillName(SKILLS[skill])} ${rollKindName(kind)}`;
}

function briefly({ kind, skill, status }: Roll): string {
  if (status !== NONE) return `${statusName(STATUSES[status])} roll`;
  if (kind === 'check' && skill !== NONE) return `${skillName(SKILLS[skill])} check`;
  return kind === 'prayer' || kind === 'ritual' ? capitalOf(kind) : rollKindName(kind);
}
const capitalOf = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

/** The same in a few words: `Telepath’s SPEECH check, 6 of 7`. */
function briefRoll(view: FolkloreView): Sentence {
  const roll = view.rolls.at(-1);
  if (roll === undefined) return '';
  const { by, natural, bonus, needed } = roll;
  const total = natural === 0 ? 'not rolled yet' : `${natural + bonus}${needed === NONE ? '' : ` of ${needed}`}`;
  return say`${memberTitle(view, by)}’s ${briefly(roll)}, ${total}`;
}

/** What a reaction would answer. */
export function momentInWords(view: FolkloreView): Sentence {
  const window = view.windows.at(-1);
  if (window === undefined) return '';
  const { figure: whom, other } = window;
  const they = isFoe(whom) && view.skirmish.isRunning ? foeKind(view.skirmish.kinds[whom - FOE]) : figure(view, whom);
  switch (TRIGGERS[window.trigger]) {
    case 'hit':
    case 'allyHit':
      return say`${figure(view, other)} hits ${they}`;
    case 'myHit':
      return say`${they} hits ${figure(view, other)}`;
    case 'harmed':
      return say`${figure(view, other)} has hurt ${they}`;
    case 'miss':
      return say`${they} misses ${figure(view, other)}`;
    case 'kill':
      return say`${they} defeats ${figure(view, other)}`;
    case 'foeFalls':
      return say`${figure(view, other)} falls`;
    case 'die':
      return say`${they} is dying`;
    case 'status':
    case 'roll10':
    case 'roll100':
    case 'allyCheck':
      return briefRoll(view);
    case 'fightStart':
      return 'A fight begins';
    case 'fightWon':
      return 'The fight is won';
    case 'rest':
      return 'The group rests';
  }
}

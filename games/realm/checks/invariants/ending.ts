/** 17 and 18: decisions have somebody to decide, and the end is final. */
import { asked } from '@vesper/checkers';
import { COLOURS } from '../../content/types.ts';
import { defeated } from './look.ts';
import type { Broken } from './look.ts';

/**
 * That a decision has a legal choice is the kernel's to see, and `endDay` has no refusal; here: whoever is asked to act
 * is the active hero, and the day goes on afterwards.
 */
export const decisionsBelongToTheirHeroes: Broken = s => {
  const d = asked(s);
  if (d === undefined) return undefined;
  if (s.heroes[d.slot]?.seat !== d.seat) return `seat ${d.seat} decides for slot ${d.slot}`;
  if (d.ask !== 'chooseAction') return undefined;
  if (d.slot !== s.active || s.phase !== 'day')
    return `slot ${d.slot} acts in the phase ${s.phase} of slot ${s.active}`;
  const below = s.agenda[s.agenda.length - 2];
  return below !== undefined && 'do' in below && below.do === 'day' ? undefined : 'nothing follows the action';
};

export const theEndIsFinal: Broken = (s, before) => {
  if (before !== null && before.outcome !== null) return 'a choice was made after the end';
  const won = defeated(s) === COLOURS;
  const lost = s.lostBy !== '';
  if (won && lost) return 'the match is both won and lost';
  if ((won || lost) !== (s.outcome !== null)) return `the outcome is ${s.outcome === null ? 'open' : 'set'}`;
  if (s.outcome === null) return s.agenda.length > 0 ? undefined : 'nothing is left to do before the end';
  if (s.agenda.length > 0 || s.phase !== 'over') return 'something is left to do after the end';
  const { winners, places, scores } = s.outcome;
  if (winners.length !== (won ? s.seats : 0)) return `${winners.length} seats have won`;
  if (!places.every(place => place === (won ? 1 : 2))) return `the places are ${places.join()}`;
  return scores.every(score => score === (won ? 1 : 0)) ? undefined : `the scores are ${scores.join()}`;
};

/** REA-6.6: a line for the quests and one for the Generals of every hero, counted from what lies before it. */
export const sheetsAreRight: Broken = s => {
  if (s.outcome === null) return undefined;
  const { sheet } = s.outcome;
  if (s.lostBy !== '') {
    const fits =
      sheet.length === s.seats && sheet.every(({ line, points }) => line === `lost:${s.lostBy}` && points === 0);
    return fits ? undefined : 'the sheet of a lost match is wrong';
  }
  for (const { hero, seat, completed, slain } of s.heroes) {
    const lineOf = (name: string): number =>
      sheet.find(entry => entry.seat === seat && entry.line === `${name}:${hero}`)?.points ?? -1;
    if (lineOf('quests') !== completed.length || lineOf('generals') !== slain.length)
      return `hero ${hero} is scored wrongly`;
  }
  return undefined;
};

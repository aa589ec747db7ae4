/** What can be decided on a page, and what chance each character has; what comes of it is told only after the roll. */
import type { Sentence } from '@vesper/kernel';
import { cards } from '../../content/cards.ts';
import { STATUS, bit } from '../../content/numbers.ts';
import { clauses, rows } from '../../content/rows.ts';
import { compiledStories } from '../../content/scenes.ts';
import { UNLIMITED } from '../../content/types.ts';
import type { Clause, Effect, Moment, RowId, Skill } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Card, FolkloreView, Member } from '../../state.ts';
import { facesOf, textCheckBonus } from '../../words/checks.ts';
import { rowInWords } from '../../words/effects.ts';
import { storyOptionInWords } from '../../words/labels.ts';
import { cardName, eventTitle } from '../../words/names.ts';

/** A check before it is made: who would have which chance. */
export interface Trial {
  readonly skill: Skill;
  readonly needed: number;
  readonly chances: readonly Chance[];
  /** Who has the best chance; NONE = nobody may make it. */
  readonly best: Member;
}
export interface Chance {
  readonly who: Member;
  readonly bonus: number;
  /** How many of the ten faces pass. */
  readonly faces: number;
}

export interface Branch {
  readonly option: number;
  readonly label: string;
  /** What is paid first; empty. */
  readonly cost: Sentence;
  readonly trial: Trial | null;
}

/** Who may be chosen to make a check (FOL-R13). */
const mayTry = ({ form, statuses }: FolkloreView['party'][number]): boolean =>
  form === 'living' && (statuses & bit(STATUS.transformed)) === 0;

export function trialOf(view: FolkloreView, skill: Skill, needed: number): Trial {
  const chances = view.party.flatMap((character, who): Chance[] => {
    if (!mayTry(character)) return [];
    const bonus = textCheckBonus(view, who, skill);
    return [{ who, bonus, faces: facesOf(bonus, needed) }];
  });
  const best = chances.reduce<Chance | null>((top, one) => (top === null || one.bonus > top.bonus ? one : top), null);
  return { skill, needed, chances, best: best?.who ?? NONE };
}

/** The check that a text begins with; what is read before it is no matter. */
function trialIn(view: FolkloreView, row: RowId, harder: number): Trial | null {
  const first = rows[row].find((effect: Effect) => effect.do !== 'tell');
  return first?.do === 'check' ? trialOf(view, first.skill, first.k + harder) : null;
}

/** The branches of the page at which the story stands; none if nothing is decided on it. */
export function storyBranches(view: FolkloreView): readonly Branch[] {
  const { terms, chapter, step } = view;
  const found = compiledStories[terms.story].chapters[chapter].steps.at(step);
  if (found === undefined || found.step !== 'choose') return [];
  return found.options.map(({ effects }, option) => ({
    option,
    label: storyOptionInWords(view, chapter, step, option),
    cost: '',
    trial: trialIn(view, effects, 0),
  }));
}

export function eventBranches(view: FolkloreView): readonly Branch[] {
  const { event, isNight } = view;
  const compiled = event === NONE ? null : cards[event].event;
  if (compiled === null) return [];
  const { options } = eventTitle(event);
  return (isNight ? compiled.nightOptions : compiled.options).map(({ cost, effects }, option) => ({
    option,
    label: options[option],
    cost: rows[cost].length === 0 ? '' : rowInWords(cost),
    trial: trialIn(view, effects, isNight ? compiled.harder : 0),
  }));
}

// ── What is in reserve ───────────────────────────────────────────────────────────────────────────────────────────────

/** What can still change the die, and the chance with it, in percent; never added to the first figure. */
export interface Reserve {
  readonly by: Member;
  /** NONE = a boon. */
  readonly card: Card;
  readonly name: string;
  readonly does: 'again' | 'adds' | 'sets';
  readonly n: number;
  readonly chance: number;
}

const percent = (faces: number): number => faces * 10;
const twice = (faces: number): number => Math.round(100 - (10 - faces) * (10 - faces));

/** What the one who rolls, and its friends, could do about the die. */
export function reservesOf(view: FolkloreView, { who, faces, bonus }: Chance, needed: number): readonly Reserve[] {
  const found: Reserve[] = [];
  if (view.party[who].boons > 0)
    found.push({ by: who, card: NONE, name: 'a boon', does: 'again', n: 0, chance: twice(faces) });
  view.party.forEach((character, by) => {
    if (character.form !== 'living') return;
    const { powers, abilities, companions, equipped, consumables } = character;
    for (const card of new Set([...powers, ...abilities, ...companions, ...equipped, ...consumables])) {
      for (const id of cards[card].clauses) {
        const clause = clauses[id];
        if (clause.trigger !== (by === who ? 'roll10' : 'allyCheck') || !isAtHand(view, by, card, id)) continue;
        const change = rows[clause.effects].find(({ do: does }) => does in changes);
        if (change !== undefined)
          found.push({ by, card, name: cardName(card), ...changed(change, faces, bonus, needed) });
      }
    }
  });
  return found;
}

const changes = { reroll: true, addToRoll: true, setDie: true } as const;

function changed(change: Effect, faces: number, bonus: number, needed: number): Pick<Reserve, 'does' | 'n' | 'chance'> {
  switch (change.do) {
    case 'setDie':
      return { does: 'sets', n: change.k, chance: change.k + bonus >= needed ? 100 : percent(faces) };
    case 'addToRoll': {
      const { plus } = change.by;
      return { does: 'adds', n: plus, chance: percent(facesOf(bonus + plus, needed)) };
    }
    default:
      return { does: 'again', n: 0, chance: twice(faces) };
  }
}

/** Ready, paid for, not used up, and of use for a check. */
function isAtHand(view: FolkloreView, who: Member, card: Card, id: number): boolean {
  const character = view.party[who];
  const clause = clauses[id];
  if (view.exhausted.includes(card) || view.broken.includes(card)) return false;
  if (clause.power !== 'none' && character.powers.some(power => cards[power].replaces === clause.power)) return false;
  if (clause.cost.pay === 'pp' && clause.cost.n > character.pp) return false;
  return (
    clause.moments.includes(momentOf(view)) && allowsChecks(clause) && timesUsed(view, who, clause, id) < clause.limit.n
  );
}

/** Pages are read in Camp, in a town, or while a map is explored. */
const momentOf = ({ visit, scene }: FolkloreView): Moment =>
  visit.node !== NONE ? 'town' : scene.scene === NONE ? 'camp' : 'adventure';

const allowsChecks = ({ guard }: Clause): boolean =>
  guard.if === 'always' || (guard.if === 'rolling' && guard.for.includes('check'));

function timesUsed(view: FolkloreView, who: Member, { limit }: Clause, id: number): number {
  if (limit.n === UNLIMITED) return 0;
  const { usedRound, usedFight, usedChapter, usedStory } = view.party[who];
  return [...usedRound, ...usedFight, ...usedChapter, ...usedStory].filter(used => used === id).length;
}

/**
 * What Specials and quests do, word by word (`Effect`), and whether that would change anything now (REA-R52). The kernel's
 * machine puts one question for an effect; here most ask several, so the rows are walked through by this file.
 */
import { no } from '@vesper/kernel';
import type { ChoiceOf, EffectRule, Objection } from '@vesper/kernel';
import type { RealmAsks, RealmDecision, Target } from '../agenda.ts';
import { MOST_HEROES } from '../content/heroes.ts';
import type { Effect } from '../content/types.ts';
import { defeating, effectAt, given, rows } from '../effects.ts';
import type { At, EffectAsk, Word } from '../effects.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { drawQuest } from './cards.ts';
import { thenRest } from './effects/asking.ts';
import type { EffectRules, Question } from './effects/asking.ts';
import { cardEffects } from './effects/cards.ts';
import { generalEffects } from './effects/generals.ts';
import { landEffects } from './effects/lands.ts';
import { minionEffects } from './effects/minions.ts';
import { settleQuests } from './quests.ts';

const vocabulary: EffectRules<Word> = { ...landEffects, ...minionEffects, ...generalEffects, ...cardEffects };

// By source, looked up once, since search asks all the time. That word and effect fit is seen to by the types above.
type AnyRule = EffectRule<RealmState, At, Effect> & { readonly begin?: EffectRule<RealmState, At, Effect>['run'] };
const rules: readonly (readonly AnyRule[])[] = rows.map(row => row.map(effect => vocabulary[effect.do] as AnyRule));

// ── Would it change anything? ────────────────────────────────────────────────────────────────────────────────────────

const objecting = rules.map(row => row.map(({ refuse }) => refuse));
/** By source and slot. */
const beginnings: readonly (readonly At[])[] = rows.map((_, source) =>
  Array.from({ length: MOST_HEROES }, (_unused, slot): At => ({ slot, source, index: 0, done: 0 })),
);

/** Why nothing of what is left of a row could happen: what is missing first. */
function refuseFrom(s: RealmState, at: At, from: number): Objection | undefined {
  const row = rows[at.source];
  let missing: Objection | undefined;
  for (let i = from; i < row.length; i++) {
    const refuse = objecting[at.source][i];
    const objection = refuse === undefined ? undefined : refuse(s, at, row[i]);
    if (objection === undefined) return undefined;
    if (missing === undefined) missing = objection;
  }
  return missing;
}

/** Why a row would change nothing if `slot` played it now. That the window fits is settled. */
export function refuseEffects(s: RealmState, slot: Slot, source: Source): Objection | undefined {
  return refuseFrom(s, beginnings[source][slot], 0);
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The effects of what `slot` has just played or been given; targets are asked for. */
export function takeEffects(s: RealmState, slot: Slot, source: Source): void {
  carryOut(s, slot, source, 0, 0);
}

/** One effect after another, as far as nothing is asked; what cannot happen is left out. */
function carryOut(s: RealmState, slot: Slot, source: Source, from: number, before: number): void {
  const row = rows[source];
  let done = before;
  for (let index = from; index < row.length; index++) {
    const effect = row[index];
    const { refuse, run, begin } = rules[source][index];
    const at: At = { slot, source, index, done };
    if (refuse?.(s, at, effect) !== undefined) continue;
    if (begin !== undefined) {
      begin(s, at, effect);
      return;
    }
    run?.(s, at, effect);
    done++;
  }
  // Quests are completed after the card (REA-R50); a new one comes after the reward (REA-R43).
  if (defeating[source]) settleQuests(s, slot);
  if (given[source]) drawQuest(s, slot, 'REA-R43');
}

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const pickOneFirst = no('REA-R52', 'pickOneFirst');

/** Something must happen once a card has been played; a reward need not be taken. */
function refuseStop(s: RealmState, d: At): Objection | undefined {
  if (d.done > 0 || given[d.source]) return undefined;
  const isLast = d.index + 1 === rows[d.source].length;
  return isLast || refuseFrom(s, d, d.index + 1) !== undefined ? pickOneFirst : undefined;
}

/** Whatever the words ask under one name. */
function asked<A extends EffectAsk>(ask: A): Pick<RealmDecision<A>, 'candidates' | 'refuse' | 'list' | 'choose'> {
  type Asking = AnyRule & { readonly [Name in A]: Question<A, Effect> };
  const questions = rules.map(row => row.map(rule => (rule as Asking)[ask]));
  const isTarget = (c: ChoiceOf<RealmAsks, A>): c is Target<A> => c !== 'stop';
  return {
    candidates(s, d) {
      const effect = effectAt(d);
      return questions[d.source][d.index].candidates(s, d, effect);
    },
    refuse(s, d, c) {
      if (!isTarget(c)) return refuseStop(s, d);
      const effect = effectAt(d);
      return questions[d.source][d.index].refuse?.(s, d, effect, c);
    },
    /** The question is looked up once, not for every candidate; `stop` is the last one. */
    list(s, d, out) {
      const effect = effectAt(d);
      const question = questions[d.source][d.index];
      const candidates = question.candidates(s, d, effect) as readonly Target<A>[];
      const { refuse } = question;
      const last = candidates.length - 1;
      const targets = isTarget(candidates[last]) ? last + 1 : last;
      let n = 0;
      for (let i = 0; i < targets; i++) {
        const c = candidates[i];
        if (refuse === undefined || refuse(s, d, effect, c) === undefined) out[n++] = c;
      }
      if (targets === last && refuseStop(s, d) === undefined) out[n++] = candidates[last];
      return n;
    },
    choose(s, d, c) {
      const effect = effectAt(d);
      const question = questions[d.source][d.index];
      if (isTarget(c)) question.choose(s, d, effect, c);
      else if (question.stop === undefined) thenRest(s, d, d.done);
      else question.stop(s, d);
    },
  };
}

const OF_A_CARD = { rule: 'REA-7.6', asked: 'ifChoice' } as const;

export const effectSteps = {
  effects: (s: RealmState, { slot, source, index, done }: At): void => carryOut(s, slot, source, index, done),
};
export const effectDecisions = {
  pickSpace: { ...OF_A_CARD, ...asked('pickSpace') },
  pickHeroTarget: { ...OF_A_CARD, ...asked('pickHeroTarget') },
  pickMinion: { ...OF_A_CARD, ...asked('pickMinion'), rule: 'REA-R50' },
  pickGeneral: { ...OF_A_CARD, ...asked('pickGeneral') },
  pickColour: { rule: 'REA-R34', ...asked('pickColour') },
};

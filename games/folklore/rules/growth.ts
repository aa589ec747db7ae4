/** FOL-6.1 to FOL-6.4, FOL-R59: lore, the lore tree, ability points. */
import { andThen, has, no, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { abilityDeck, cardNamed, cards } from '../content/cards.ts';
import { SKILL, STAT, statOfSkill } from '../content/numbers.ts';
import type { LoreChoice } from '../content/things.ts';
import { thresholds } from '../content/thresholds.ts';
import { SKILLS } from '../content/types.ts';
import { ACTION, aboutOf } from '../agenda.ts';
import type { FolkloreDecision, OfHero } from '../agenda.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { keepWithinMaxima } from './harm.ts';
import { ownerOf, tell } from './turnOrder.ts';

/** FOL-6.3, FOL-6.4. */
export const BONUSES = ['ap', 'pp', 'skill', 'might', 'defense', 'vita', 'gp', 'damage'] as const;
type Bonus = (typeof BONUSES)[number];
const FIRST_BONUS = 1700;
const BONUS_EVERY = 300;
const FIRST_DAMAGE = 2900;
const DAMAGE_EVERY = 1200;

/** The lore at which the `n`-th choice, from 0, is taken. */
export function loreNeeded(n: number): number {
  return n < thresholds.length ? thresholds[n].lore : FIRST_BONUS + BONUS_EVERY * (n - thresholds.length);
}

/** Lore for the living and ghosts (FOL-R69). */
export function gainLore(s: FolkloreState, who: Member, by: number, rule: RuleId): void {
  const character = s.party[who];
  if (character.form === 'limbo' || by === 0) return;
  const lore = Math.max(0, character.lore + by);
  const changed = lore - character.lore;
  character.lore = lore;
  tell(s, { event: 'loreGained', rule, who, by: changed, lore });
  if (lore >= loreNeeded(character.choices.length)) andThen(s, { do: 'grow', who });
}

/** One threshold after the other. */
function grow(s: FolkloreState, { who }: { readonly who: Member }): void {
  const character = s.party[who];
  const n = character.choices.length;
  if (character.lore < loreNeeded(n)) return;
  const ap = n < thresholds.length ? thresholds[n].ap : 0;
  character.ap += ap;
  tell(s, { event: 'thresholdReached', rule: 'FOL-6.2', who, lore: loreNeeded(n), ap });
  const seat = ownerOf(s, who);
  andThen(s, { do: 'grow', who });
  if (n >= thresholds.length) andThen(s, { ask: 'bonus', seat, who });
  else {
    if (thresholds[n].retrain) andThen(s, { ask: 'retrainNow', seat, who });
    andThen(s, { ask: 'loreChoice', seat, who });
  }
}

// ── The lore tree ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The two choices of a threshold, counted from 0, for who walks that path. */
function choicesAt(booklet: number, path: number, threshold: number): readonly (Card | 'anySkill')[] {
  const { lore, choices: offered } = thresholds[threshold];
  const { id } = booklets[booklet];
  if (offered === 'own') return [1, 2].map(n => cardNamed(`${id}.${lore}.${n}`));
  if (offered === 'path') return [1, 2].map(n => cardNamed(`${id}.path${path + 1}.${lore}.${n}`));
  return offered.map((choice: LoreChoice, i) => (choice === 'anySkill' ? choice : cardNamed(`lore.${lore}.${i + 1}`)));
}

/** The powers among the choices that were taken; the rest is in what has grown. */
export function chosenPowers(booklet: number, path: number, choices: readonly number[]): Card[] {
  const taken = choices.slice(0, thresholds.length).map((choice, n) => choicesAt(booklet, path, n)[choice]);
  return taken.filter(power => power !== 'anySkill');
}

const loreChoice: FolkloreDecision<'loreChoice'> = {
  rule: 'FOL-6.2',
  candidates: () => [0, 1],
  choose(s, { seat, who }, c) {
    const character = s.party[who];
    const threshold = character.choices.length;
    const chosen = choicesAt(character.booklet, character.path, threshold)[c];
    character.choices.push(c);
    tell(s, { event: 'loreChosen', rule: 'FOL-6.2', who, threshold, choice: c });
    if (chosen === 'anySkill') andThen(s, { ask: 'loreSkill', seat, who });
    else character.powers.push(chosen);
  },
};

/** By the tree, or as a bonus. */
const growthRule = (s: FolkloreState, who: Member): RuleId =>
  s.party[who].choices.length <= thresholds.length ? 'FOL-6.2' : 'FOL-6.3';

const loreSkill: FolkloreDecision<'loreSkill'> = {
  rule: 'FOL-6.2',
  ruleFor: (s, { who }) => growthRule(s, who),
  candidates: () => SKILLS.map(skill => SKILL[skill]),
  choose(s, { who }, skill) {
    s.party[who].growth[statOfSkill(skill)]++;
    tell(s, { event: 'skillRaised', rule: growthRule(s, who), who, skill });
  },
};

// ── Bonuses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const GIVES: { readonly [B in Exclude<Bonus, 'ap' | 'skill'>]: number } = {
  pp: 1,
  might: 5,
  defense: 5,
  vita: 2,
  gp: 2,
  damage: 1,
};
const noDamageYet = no('FOL-6.4', 'noDamageYet', (s: FolkloreState, { who }: OfHero) => ({
  lore: loreNeeded(s.party[who].choices.length),
}));

function isDamageOffered(s: FolkloreState, who: Member): boolean {
  const lore = loreNeeded(s.party[who].choices.length);
  return lore >= FIRST_DAMAGE && (lore - FIRST_DAMAGE) % DAMAGE_EVERY === 0;
}

const bonus: FolkloreDecision<'bonus'> = {
  rule: 'FOL-6.3',
  candidates: () => BONUSES.map((_, i) => i),
  refuse: (s, { who }, c) => (BONUSES[c] === 'damage' && !isDamageOffered(s, who) ? noDamageYet : undefined),
  choose(s, { seat, who }, c) {
    const character = s.party[who];
    const taken = BONUSES[c];
    character.choices.push(c);
    tell(s, { event: 'bonusTaken', rule: 'FOL-6.3', who, bonus: c });
    if (taken === 'ap') character.ap++;
    else if (taken === 'skill') andThen(s, { ask: 'loreSkill', seat, who });
    else character.growth[STAT[taken]] += GIVES[taken];
  },
};

// ── Abilities ────────────────────────────────────────────────────────────────────────────────────────────────────────

const otherKeyword = no('FOL-R59', 'otherKeyword', (_s: FolkloreState, { who }: OfHero, c: number) => ({
  who,
  keyword: abilityChosen(c).ability!.keyword,
}));
const abilityTaken = no('FOL-R59', 'abilityTaken', (s: FolkloreState, _d: OfHero, c: number) => ({
  by: s.party.findIndex(({ abilities }) => abilities.some(held => cards[held] === abilityChosen(c))),
}));
const tooFewPoints = no('FOL-R59', 'tooFewPoints', (s: FolkloreState, { who }: OfHero, c: number) => ({
  price: abilityChosen(c).ability!.ap,
  left: s.party[who].ap,
}));

/** Pointed at as a card, or as the action of learning it. */
const abilityChosen = (c: number) => cards[c < ACTION ? c : aboutOf(c)];

export function refuseAbility(s: FolkloreState, who: Member, card: Card) {
  const { booklet, ap } = s.party[who];
  const { keyword, ap: price } = cards[card].ability!;
  if (!booklets[booklet].keywords.includes(keyword)) return otherKeyword;
  for (const { abilities } of s.party) if (has(abilities, card)) return abilityTaken;
  return price > ap ? tooFewPoints : undefined;
}

export function learn(s: FolkloreState, who: Member, card: Card): void {
  const character = s.party[who];
  character.ap -= cards[card].ability!.ap;
  character.abilities.push(card);
  tell(s, { event: 'abilityLearned', rule: 'FOL-R59', who, card });
}

/** Regains its points. */
export function returnAbility(s: FolkloreState, who: Member, card: Card): void {
  const character = s.party[who];
  takeOut(character.abilities, card);
  character.ap += cards[card].ability!.ap;
  tell(s, { event: 'abilityReturned', rule: 'FOL-R59', who, card });
  keepWithinMaxima(s, who);
}

const spendAp: FolkloreDecision<'spendAp'> = {
  rule: 'FOL-R59',
  candidates: () => [...abilityDeck, 'keep'],
  refuse: (s, { who }, c) => (c === 'keep' ? undefined : refuseAbility(s, who, c)),
  asked: 'ifChoice',
  fallback: () => 'keep',
  choose(s, { seat, who }, c) {
    if (c === 'keep') return;
    learn(s, who, c);
    andThen(s, { ask: 'spendAp', seat, who });
  },
};

const retrainNow: FolkloreDecision<'retrainNow'> = {
  rule: 'FOL-R59',
  candidates: (s, { who }) => [...s.party[who].abilities, 'keep'],
  asked: 'ifChoice',
  fallback: () => 'keep',
  choose(s, { who }, c) {
    if (c !== 'keep') returnAbility(s, who, c);
  },
};

export const growthSteps = { grow };
export const growthDecisions = { loreChoice, loreSkill, bonus, spendAp, retrainNow };

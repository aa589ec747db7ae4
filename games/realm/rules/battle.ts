/** REA-5.21–5.23, REA-R23, REA-R24: a battle with a General is declared, joined, and cards are committed (G1 to G3). */
import { andThen, list, no, show } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Ask, Commitment, CommitFacts, RealmDecision } from '../agenda.ts';
import { cardColour, cardDice, eligible, isSpecial } from '../content/cards.ts';
import { AmaraksBlessing, FindMagicGate, GATE_DICE } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { BLACK, FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Battle, Hero, RealmState, Slot } from '../state.ts';
import { battleOf, generalAt, hasQuest, hasUnspent, heroOrder, tell } from '../asking.ts';
import { leaveHand } from './cards.ts';
import { mayHold } from './closedHands.ts';
import { chanceInBattle } from './odds.ts';
import { spendQuest } from './quests.ts';

// ── G1 declare ───────────────────────────────────────────────────────────────────────────────────────────────────────

const noGeneralHere = no('REA-R23', 'noGeneralHere');
const minionsPresent = no('REA-5.21', 'minionsPresent');
const noEligibleCard = no('REA-5.23', 'noEligibleCard', (s: RealmState, { slot }: Ask<'chooseAction' | 'join'>) => ({
  slot,
  general: generalAt(s, s.heroes[slot].space),
}));

/** REA-R24. */
function hasEligibleCard(hero: Hero, general: Colour): boolean {
  for (let i = 0; i < hero.hand.length; i++) if (eligible[general][hero.hand[i]]) return true;
  return false;
}

export function canAttack(s: RealmState, slot: Slot): Objection | undefined {
  const hero = s.heroes[slot];
  const general = generalAt(s, hero.space);
  if (general === NONE) return noGeneralHere;
  if (s.crowd[hero.space] > 0) return minionsPresent;
  return hasEligibleCard(hero, general) ? undefined : noEligibleCard;
}

/** The active hero attacks the General in its space, with the action already spent. */
export function declareBattle(s: RealmState, slot: Slot): void {
  const { space } = s.heroes[slot];
  const general = generalAt(s, space);
  s.battle = {
    general,
    attackers: [],
    committed: [],
    dice: [],
    findMagicGate: [],
    hits: [],
    ones: [],
    rolled: [],
    order: [],
    blessed: false,
    life: s.generals[general].life,
  };
  enlist(s.battle, slot);
  tell(s, { event: 'battleDeclared', rule: 'REA-5.22', slot, general });
  const others: Slot[] = [];
  for (const other of heroOrder(s)) {
    const hero = s.heroes[other];
    if (other !== slot && hero.space === space && mayHold(s, other, card => eligible[general][card]))
      others.push(other);
  }
  andThen(s, { do: 'askToJoin', slots: others });
}

function enlist(battle: Battle, slot: Slot): void {
  battle.attackers.push(slot);
  battle.committed.push([]);
  battle.dice.push(0);
  battle.findMagicGate.push(false);
  battle.hits.push(0);
  battle.ones.push(0);
  battle.rolled.push(false);
}

// ── G2 join ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function askToJoin(s: RealmState, { slots }: { readonly slots: readonly Slot[] }): void {
  if (slots.length === 0) {
    andThen(s, { do: 'askToCommit', index: 0 });
    return;
  }
  const slot = slots[0];
  andThen(s, { ask: 'join', seat: s.heroes[slot].seat, slot }, { do: 'askToJoin', slots: slots.slice(1) });
}

const JOIN_OR_NOT = ['join', 'stayOut'] as const;

const join: RealmDecision<'join'> = {
  rule: 'REA-R23',
  candidates: () => JOIN_OR_NOT,
  // With closed hands whoever might have a card is asked (REA-X1).
  refuse: (s, { slot }, c) =>
    c === 'stayOut' || hasEligibleCard(s.heroes[slot], battleOf(s).general) ? undefined : noEligibleCard,
  choose(s, { slot }, c) {
    const battle = battleOf(s);
    const joins = c === 'join';
    if (joins) enlist(battle, slot);
    tell(s, { event: 'joined', rule: 'REA-R23', slot, general: battle.general, joins });
  },
  fallback: () => 'stayOut',
  passing: { choice: 'stayOut' },
};

// ── G3 commit ────────────────────────────────────────────────────────────────────────────────────────────────────────

function askToCommit(s: RealmState, { index }: { readonly index: number }): void {
  const { attackers } = battleOf(s);
  if (index === attackers.length) {
    andThen(s, { do: 'corrupt' });
    return;
  }
  const slot = attackers[index];
  andThen(s, { do: 'askToCommit', index: index + 1 });
  askCommit(s, { ask: 'commit', seat: s.heroes[slot].seat, slot, index });
}

/**
 * With open hands the only way is gone without asking. With closed hands nobody may learn that it is the only one: asked
 * is whoever might have another card (REA-X1), and the first card at any rate.
 */
function askCommit(s: RealmState, d: Ask<'commit'>): void {
  if (s.terms.openHands) {
    if (list(commit, s, d, scratch) > 1) andThen(s, d);
    else commit.choose(s, d, scratch[0]);
  } else if (battleOf(s).committed[d.index].length === 0 || mayCommitMore(s, d)) andThen(s, d);
}

function mayCommitMore(s: RealmState, { slot }: Ask<'commit'>): boolean {
  const { general } = battleOf(s);
  const hero = s.heroes[slot];
  if (mayHold(s, slot, card => eligible[general][card])) return true;
  return general !== BLACK && (hasUnspent(hero, FindMagicGate) || hasUnspent(hero, AmaraksBlessing));
}

const scratch: Commitment[] = [];

const wrongColour = no('REA-R24', 'wrongColour', (s: RealmState, _d: Ask<'commit'>, card: Card) => ({
  colour: cardColour[card],
  general: battleOf(s).general,
}));
const wrongPortrait = no('REA-R24', 'wrongPortrait', (s: RealmState, _d: Ask<'commit'>, card: Card) => ({
  portrait: specials[card - FIRST_SPECIAL].portrait,
  general: battleOf(s).general,
}));
const dread = no('REA-7.11', 'dread');
const questSpent = no('REA-R43', 'questSpent');
const commitFirst = no('REA-R23', 'commitFirst');

const commit: RealmDecision<'commit'> = {
  rule: 'REA-5.23',
  candidates(s, { slot }) {
    const hero = s.heroes[slot];
    const all: Commitment[] = hero.hand.slice();
    if (hasQuest(hero, FindMagicGate)) all.push('q05');
    if (hasQuest(hero, AmaraksBlessing)) all.push('q10');
    all.push('done');
    return all;
  },
  refuse(s, { slot, index }, c) {
    const { general, committed } = battleOf(s);
    if (c === 'done') return committed[index].length > 0 ? undefined : commitFirst;
    if (c === 'q05' || c === 'q10') {
      if (general === BLACK) return dread;
      return hasUnspent(s.heroes[slot], c === 'q05' ? FindMagicGate : AmaraksBlessing) ? undefined : questSpent;
    }
    if (eligible[general][c]) return undefined;
    return isSpecial(c) ? wrongPortrait : wrongColour;
  },
  choose(s, d, c) {
    if (c === 'done') return;
    const { slot, index } = d;
    const battle = battleOf(s);
    if (c === 'q05') {
      spendQuest(s, slot, FindMagicGate, 'REA-R24');
      battle.findMagicGate[index] = true;
      battle.dice[index] += GATE_DICE;
    } else if (c === 'q10') {
      spendQuest(s, slot, AmaraksBlessing, 'REA-R61');
      battle.blessed = true;
    } else {
      leaveHand(s.heroes[slot], c);
      if (!s.terms.openHands) show(s); // the card itself
      battle.committed[index].push(c);
      battle.dice[index] += cardDice[c];
      tell(s, { event: 'committed', rule: 'REA-5.23', slot, card: c, dice: cardDice[c] });
    }
    askCommit(s, d);
  },
  facts: commitFacts,
  fallback: (s, { index }) => (battleOf(s).committed[index].length > 0 ? 'done' : undefined),
  passing: { choice: 'done' },
};

function commitFacts(s: RealmState, d: Ask<'commit'>, c: Commitment): CommitFacts {
  const battle = battleOf(s);
  const { index } = d;
  let all = 0;
  for (const n of battle.dice) all += n;
  const card = typeof c === 'number' ? c : NONE;
  const dice = card !== NONE ? cardDice[card] : c === 'q05' ? GATE_DICE : 0;
  const chance = chanceInBattle(s);
  const then =
    commit.refuse!(s, d, c) === undefined
      ? chanceInBattle(s, { index, card, dice: c === 'q05' ? GATE_DICE : 0, blessed: c === 'q10' })
      : chance;
  return { dice, own: battle.dice[index], all, chance: percent(chance), then: percent(then) };
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}

export const battleSteps = { askToJoin, askToCommit };
export const battleDecisions = { join, commit };

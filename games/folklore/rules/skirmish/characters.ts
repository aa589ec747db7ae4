/** FOL-R30, FOL-5K.1: what characters do in a skirmish, one after the other. */
import { andThen, no } from '@vesper/kernel';
import { aboutOf, actionKind } from '../../agenda.ts';
import type { Action, FolkloreDecision, PlainAction } from '../../agenda.ts';
import { cards } from '../../content/cards.ts';
import { NONE } from '../../state.ts';
import type { Card, FolkloreState, Member } from '../../state.ts';
import { handsOf } from '../cards.ts';
import { cardOfUse, clauseAt, placeOfUse } from '../clauses.ts';
import { changePp } from '../harm.ts';
import { priceOf } from '../privileges.ts';
import { clockwise, isInLimbo, ownerOf } from '../turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use, useCandidates } from '../using.ts';
import { isOver } from './creatures.ts';
import { attackChoice, factsOfStrike, isWielded, kindOf, strike, weaponOf, weaponsOf } from './strikes.ts';

function skirmishCharacter(s: FolkloreState, { turn }: { readonly turn: number }): void {
  const { skirmish } = s;
  if (turn === s.party.length || isOver(s)) {
    for (const list of skirmish.mods) while (list.length > 0) list.pop();
    andThen(s, { do: 'skirmishRound' });
    return;
  }
  andThen(s, { do: 'skirmishCharacter', turn: turn + 1 });
  const who = clockwise(s, skirmish.first, turn);
  if (isInLimbo(s, who)) return;
  endUntilNext(s, who);
  s.turn.who = who;
  while (s.turn.next.length > 0) s.turn.next.pop();
  if (skirmish.losesTurn[who]) skirmish.losesTurn[who] = false;
  else andThen(s, { ask: 'skirmishAction', seat: ownerOf(s, who), who });
}

/** What lasts until the next turn of whoever gave it ends here. */
function endUntilNext(s: FolkloreState, who: Member): void {
  for (const character of s.party) {
    const { temporary } = character;
    if (temporary.some(({ until, by }) => until === 'untilNext' && by === who)) {
      character.temporary = temporary.filter(({ until, by }) => until !== 'untilNext' || by !== who);
    }
  }
}

const kindDefeated = no('FOL-R30', 'kindDefeated');

const skirmishAction: FolkloreDecision<'skirmishAction'> = {
  rule: 'FOL-R30',
  candidates(s, { who }) {
    const found: (Action | PlainAction)[] = [];
    if (s.party[who].form === 'living') {
      const weapons = weaponsOf(s, who);
      for (let kind = 0; kind < s.skirmish.kinds.length; kind++) {
        for (const weapon of weapons) found.push(attackChoice(weapon, kind));
        found.push(attackChoice(NONE, kind));
      }
    }
    useCandidates(s, who, 'skirmish', found);
    found.push('done');
    return found;
  },
  refuse(s, { who }, c) {
    if (typeof c === 'string') return undefined;
    if (actionKind(c) !== 'attack') return refuseUse(s, who, c, 'skirmish');
    return s.skirmish.strength[kindOf(aboutOf(c))] > 0 ? undefined : kindDefeated;
  },
  list(s, { who }, out) {
    const { strength } = s.skirmish;
    const { form, equipped } = s.party[who];
    let n = 0;
    const attacked = form === 'living' ? strength.length : 0;
    for (let kind = 0; kind < attacked; kind++) {
      if (strength[kind] <= 0) continue;
      for (let i = 0; i < equipped.length; i++) {
        if (isWielded(s, equipped[i])) out[n++] = attackChoice(equipped[i], kind);
      }
      out[n++] = attackChoice(NONE, kind);
    }
    n = listUses(s, who, 'skirmish', out, n);
    out[n++] = 'done';
    return n;
  },
  facts(s, { who }, c) {
    if (typeof c === 'string' || actionKind(c) !== 'attack') return factsOfUse(s, who, c);
    return factsOfStrike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c)));
  },
  fallback: () => 'done',
  choose(s, { seat, who }, c) {
    if (typeof c === 'string') return;
    const about = aboutOf(c);
    if (actionKind(c) === 'attack') {
      const weapon = weaponOf(about);
      if (weapon !== NONE) andThen(s, { ask: 'secondAttack', seat, who, weapon });
      strike(s, who, weapon, kindOf(about));
      return;
    }
    if (isFree(c)) andThen(s, { ask: 'skirmishAction', seat, who });
    use(s, who, c);
  },
};

/** FREE clauses leave the action; whoever uses them is asked again. */
function isFree(c: Action): boolean {
  const about = aboutOf(c);
  return clauseAt(cardOfUse(about), placeOfUse(about)).kind === 'free';
}

const skirmishStrike: FolkloreDecision<'skirmishStrike'> = {
  rule: 'FOL-R30',
  candidates(s, { who, only }) {
    const found: Action[] = [];
    for (const weapon of weaponsOf(s, who)) {
      if (only !== 'any' && cards[weapon].weapon!.kind !== only) continue;
      s.skirmish.strength.forEach((left, kind) => {
        if (left > 0) found.push(attackChoice(weapon, kind));
      });
    }
    return found;
  },
  asked: 'ifChoice',
  facts: (s, { who }, c) => factsOfStrike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c))),
  choose: (s, { who }, c) => strike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c))),
};

// ── The second weapon (FOL-5K.1) ─────────────────────────────────────────────────────────────────────────────────────

function secondWeapon(s: FolkloreState, who: Member, first: Card): Card {
  if (handsOf(first) !== 1) return NONE;
  for (const card of s.party[who].equipped) {
    if (card !== first && handsOf(card) === 1 && isWielded(s, card)) return card;
  }
  return NONE;
}

const secondAttack: FolkloreDecision<'secondAttack'> = {
  rule: 'FOL-5K.1',
  candidates(s, { who, weapon }) {
    const found: (number | 'no')[] = ['no'];
    const { form, pp } = s.party[who];
    if (form !== 'living' || secondWeapon(s, who, weapon) === NONE) return found;
    if (pp < priceOf(s, who, 'secondAttack', 1)) return found;
    const { strength } = s.skirmish;
    for (let kind = 0; kind < strength.length; kind++) if (strength[kind] > 0) found.push(kind);
    return found;
  },
  asked: 'ifChoice',
  facts(s, { who, weapon }, c) {
    if (c === 'no') return {};
    const second = secondWeapon(s, who, weapon);
    return { ...factsOfStrike(s, who, second, c), weapon: second, price: priceOf(s, who, 'secondAttack', 1) };
  },
  fallback: () => 'no',
  choose(s, { who, weapon }, c) {
    if (c === 'no') return;
    const price = priceOf(s, who, 'secondAttack', 1);
    const second = secondWeapon(s, who, weapon);
    changePp(s, who, -price, 'FOL-5K.1');
    strike(s, who, second, c);
  },
};

export const characterSteps = { skirmishCharacter };
export const characterDecisions = { skirmishAction, skirmishStrike, secondAttack };

/** DUN-R40: what the defender chooses when a spell asks. */
import { andThen, no, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../../agenda.ts';
import type { PayOrWithdraw, WithdrawOrEvil } from '../../agenda/combat.ts';
import { isPaladin } from '../../content/adventurers.ts';
import { combatCards } from '../../content/combatCards.ts';
import type { Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, tell } from '../../table.ts';
import { payCost, refuseCost } from '../costs.ts';
import { canPayEvil, moveEvil } from '../evil.ts';
import { different } from '../keeping.ts';
import { discardTrap } from '../traps.ts';
import { knockOut } from './battle.ts';
import { freePrisoner } from './rounds.ts';
import { cardOfRound, inBattle } from './spells.ts';

/** DUN-R40: home, face up, and free to fight in a later round. */
function withdraw(s: DungeonState, seat: Seat, creature: Creature): void {
  takeOut(s.battle.sent, creature);
  tell(s, { event: 'withdrawn', rule: 'DUN-R40', seat, creature });
}

// ── Suggestion (C107) ────────────────────────────────────────────────────────────────────────────────────────────────

function suggestionNext(s: DungeonState, { left }: { readonly left: readonly Creature[] }): void {
  const { seat } = s.battle;
  if (left.length > 1) andThen(s, { ask: 'suggestionOrder', seat, left });
  else if (left.length === 1) andThen(s, { ask: 'suggestion', seat, creature: left[0], left: [] });
}

const suggestionOrder: DungeonDecision<'suggestionOrder'> = {
  rule: 'DUN-R40',
  candidates: (_s, { left }) => left,
  choose(s, { seat, left }, c) {
    andThen(s, { ask: 'suggestion', seat, creature: c, left: left.filter(creature => creature !== c) });
  },
};

const PAY_OR_WITHDRAW: readonly PayOrWithdraw[] = ['pay', 'withdraw'];

const suggestion: DungeonDecision<'suggestion'> = {
  rule: 'DUN-R40',
  asked: 'ifChoice',
  candidates: () => PAY_OR_WITHDRAW,
  refuse: (s, { seat, creature }, c) =>
    c === 'pay' ? refuseCost(s, seat, cardOf(s, creature).cost, creature) : undefined,
  choose(s, { seat, creature, left }, c) {
    andThen(s, { do: 'suggestionNext', left });
    if (c === 'pay') {
      tell(s, { event: 'suggestionPaid', rule: 'DUN-R40', seat, creature });
      payCost(s, seat, cardOf(s, creature).cost, creature, 'DUN-R40');
    } else withdraw(s, seat, creature);
  },
};

// ── Word of Peace (C108) ─────────────────────────────────────────────────────────────────────────────────────────────

const WITHDRAW_OR_EVIL: readonly WithdrawOrEvil[] = ['withdraw', 'evil'];
const tooEvil = no('DUN-R15', 'tooEvil');

const wordOfPeace: DungeonDecision<'wordOfPeace'> = {
  rule: 'DUN-R40',
  asked: 'ifChoice',
  candidates: () => WITHDRAW_OR_EVIL,
  refuse: (s, { seat }, c) => (c === 'evil' && !canPayEvil(s, seat, peacePrice(s)) ? tooEvil : undefined),
  choose(s, { seat }, c) {
    if (c === 'evil') moveEvil(s, seat, peacePrice(s), 'DUN-R40');
    else for (const creature of inBattle(s, true)) withdraw(s, seat, creature);
  },
};

function peacePrice(s: DungeonState): number {
  const { spell } = combatCards[cardOfRound(s)];
  return spell.do === 'peace' ? spell.evil : 0;
}

// ── One creature, one trap, one prisoner ─────────────────────────────────────────────────────────────────────────────

/** C205, C206, C207 take a monster, CF13 a ghost. */
const spellCreature: DungeonDecision<'spellCreature'> = {
  rule: 'DUN-R40',
  asked: 'ifChoice',
  candidates: (s, { card }) => inBattle(s, combatCards[card].spell.do !== 'knockOutGhost'),
  choose(s, { seat, card }, c) {
    switch (combatCards[card].spell.do) {
      case 'withdraw':
        return withdraw(s, seat, c);
      case 'sheep':
        s.battle.sheep = c;
        return tell(s, { event: 'becameSheep', rule: 'DUN-R40', seat, creature: c });
      default:
        // C207 and CF13: out of the fight before it began for them.
        takeOut(s.battle.sent, c);
        return knockOut(s, c);
    }
  },
};

/** C103, CF12. */
const spellTrap: DungeonDecision<'spellTrap'> = {
  rule: 'DUN-R39',
  candidates: (s, { seat }) => different(s.players[seat].traps),
  choose: (s, { seat }, c) => discardTrap(s, seat, c, 'DUN-R39'),
};

const paladinStays = no('DUN-R39', 'paladinStays');

/** CF21. */
const jailbreak: DungeonDecision<'jailbreak'> = {
  rule: 'DUN-R39',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].prison,
  refuse: (_s, _d, c) => (isPaladin(c) ? paladinStays : undefined),
  choose: (s, { seat }, c) => freePrisoner(s, seat, c, 'DUN-R39'),
};

export const spellChoiceSteps = { suggestionNext };
export const spellChoiceDecisions = { suggestionOrder, suggestion, wordOfPeace, spellCreature, spellTrap, jailbreak };

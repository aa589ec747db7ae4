/** DUN-R40: what the defender chooses when a spell asks. */
import { andThen, no } from '@vesper/kernel';
import type { DungeonDecision } from '../../agenda.ts';
import type { PayOrWithdraw, WithdrawOrEvil } from '../../agenda/combat.ts';
import { isPaladin } from '../../content/adventurers.ts';
import { combatCards } from '../../content/combatCards.ts';
import type { CombatCard, Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, tell } from '../../asking.ts';
import { payCost, refuseCost } from '../costs.ts';
import { canPayEvil, moveEvil } from '../evil.ts';
import { different } from '../keeping.ts';
import { discardTrap } from '../traps.ts';
import { freePrisoner } from './rounds.ts';
import { inBattle, withdraw } from './sent.ts';
import { effectOf } from './spellEffects.ts';

// ── Suggestion (C107) ────────────────────────────────────────────────────────────────────────────────────────────────

function suggestionNext(
  s: DungeonState,
  { left, card }: { readonly left: readonly Creature[]; readonly card: CombatCard },
): void {
  const { seat } = s.battle;
  if (left.length > 1) andThen(s, { ask: 'suggestionOrder', seat, left, card });
  else if (left.length === 1) andThen(s, { ask: 'suggestion', seat, creature: left[0], left: [], card });
}

const suggestionOrder: DungeonDecision<'suggestionOrder'> = {
  rule: 'DUN-R40',
  candidates: (_s, { left }) => left,
  choose(s, { seat, left, card }, c) {
    andThen(s, { ask: 'suggestion', seat, creature: c, left: left.filter(creature => creature !== c), card });
  },
};

const PAY_OR_WITHDRAW: readonly PayOrWithdraw[] = ['pay', 'withdraw'];

const suggestion: DungeonDecision<'suggestion'> = {
  rule: 'DUN-R40',
  asked: 'ifChoice',
  candidates: () => PAY_OR_WITHDRAW,
  refuse: (s, { seat, creature }, c) =>
    c === 'pay' ? refuseCost(s, seat, cardOf(s, creature).cost, creature) : undefined,
  choose(s, { seat, creature, left, card }, c) {
    andThen(s, { do: 'suggestionNext', left, card });
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
  refuse: (s, { seat, evil }, c) => (c === 'evil' && !canPayEvil(s, seat, evil) ? tooEvil : undefined),
  choose(s, { seat, evil }, c) {
    if (c === 'evil') moveEvil(s, seat, evil, 'DUN-R40');
    else for (const creature of inBattle(s, true)) withdraw(s, seat, creature);
  },
};

// ── One creature, one trap, one prisoner ─────────────────────────────────────────────────────────────────────────────

/** C205, C206, C207 take a monster, CF13 a ghost. */
const spellCreature: DungeonDecision<'spellCreature'> = {
  rule: 'DUN-R40',
  asked: 'ifChoice',
  candidates(s, { seat, card }) {
    const { spell } = combatCards[card];
    return effectOf(spell).asks!.candidates(s, seat, spell);
  },
  choose(s, { seat, card }, c) {
    const { spell } = combatCards[card];
    effectOf(spell).asks!.choose(s, seat, spell, c);
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

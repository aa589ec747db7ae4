/** FOL-R13: words that hold others together: checks, conditions, choices, tables. */
import { andThen, has, no, roll } from '@vesper/kernel';
import { cardNamed } from '../../content/cards.ts';
import { SKILL } from '../../content/numbers.ts';
import { scenes } from '../../content/scenes.ts';
import type { CompiledFeature } from '../../content/scenes.ts';
import type { Checkers, RowId } from '../../content/types.ts';
import type { At, FolkloreDecision } from '../../agenda.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreState, Member } from '../../state.ts';
import { isPassed, mayCheck, rollFor, rollLater, skillRoll, takeRoll } from '../checks.ts';
import { spendConsumable } from '../clauses.ts';
import { isMet } from '../conditions.ts';
import { passesAnyway } from '../privileges.ts';
import { deed, into, wordAt } from '../rows.ts';
import type { WordsOf } from '../rows.ts';
import { inOrder, isLiving, leaderSeat, ownerOf, tell } from '../turnOrder.ts';
import { figuresOf } from '../who.ts';

// ── Who makes a check ────────────────────────────────────────────────────────────────────────────────────────────────

const isTransformed = no('FOL-5K.47b', 'isTransformed');

const checker: FolkloreDecision<'checker'> = {
  rule: 'FOL-R13',
  candidates(s) {
    const found: Member[] = [];
    for (let i = 0; i < s.party.length; i++) if (isLiving(s, inOrder(s, i))) found.push(inOrder(s, i));
    return found;
  },
  refuse: (s, d, who) => (wordAtIsCheck(d) && !mayCheck(s, who) ? isTransformed : undefined),
  asked: 'ifChoice',
  facts(s, d, who) {
    if (!wordAtIsCheck(d)) return {};
    const { skill, k } = wordAt(d, 'check');
    const { bonus } = skillRoll(s, who, 'check', SKILL[skill], k);
    return { bonus, needed: k + deed(s).harder };
  },
  choose(s, _d, who) {
    deed(s).checker = who;
  },
};

/** `C` may also be named without a check. */
const wordAtIsCheck = (at: At): boolean => wordAt(at, 'check').do === 'check';

const recipient: FolkloreDecision<'recipient'> = {
  rule: 'FOL-R9',
  candidates(s) {
    const found: Member[] = [];
    for (let i = 0; i < s.party.length; i++) if (isLiving(s, inOrder(s, i))) found.push(inOrder(s, i));
    return found;
  },
  asked: 'ifChoice',
  choose(s, _d, who) {
    deed(s).chosen = who;
  },
};

/** Asks the leader to name whom the word means; the word comes again afterwards. Nobody alive: the leader. */
export function name(s: FolkloreState, at: At, what: 'checker' | 'chosen'): void {
  const { row, index, self, target } = at;
  const begun = deed(s);
  const noOneQualifies = what === 'checker' && wordAtIsCheck(at) && !s.party.some((_, who) => mayCheck(s, who));
  if (noOneQualifies || !s.party.some((_, who) => isLiving(s, who))) {
    if (what === 'checker') begun.checker = s.leader;
    else begun.chosen = s.leader;
    return;
  }
  const ask = what === 'checker' ? 'checker' : 'recipient';
  andThen(s, { ask, seat: leaderSeat(s), row, index, self, target });
}

const several: Figure[] = [];

function checkersOf(s: FolkloreState, at: At, by: Checkers): number {
  if (by === 'checker') {
    several[0] = deed(s).checker;
    return 1;
  }
  return figuresOf(s, at, by, false, several);
}

// ── Making it ────────────────────────────────────────────────────────────────────────────────────────────────────────

type CheckFrame = At & { readonly who: Member };

/** The feature whose check it is; null = another text's. */
function featureOf(s: FolkloreState): CompiledFeature | null {
  const { of, card } = deed(s);
  return of === 'feature' ? scenes[s.scene.scene].features[card] : null;
}

function check(s: FolkloreState, d: CheckFrame): void {
  const { who, row, index, self, target } = d;
  const { skill, k } = wordAt(d, 'check');
  const feature = featureOf(s);
  if (feature !== null && passesWithoutRoll(s, feature)) {
    featurePasses(s, d, feature);
    return;
  }
  if (isConfession(s, d) && passesAnyway(s, who, 'confession')) {
    into(s, wordAt(d, 'check').pass, who, target);
    return;
  }
  andThen(s, { do: 'checkRolled', who, row, index, self, target });
  if (!mayCheck(s, who)) {
    // Nobody qualifies: it fails without a die.
    rollLater(s, skillRoll(s, who, 'check', SKILL[skill], k + deed(s).harder));
    return;
  }
  if (feature !== null && mayBoost(s, who, feature)) {
    andThen(s, { ask: 'boost', seat: ownerOf(s, who), who, row, index, self, target });
  } else rollFor(s, skillRoll(s, who, 'check', SKILL[skill], k + deed(s).harder));
}

/** The check of a Confessor at a rest. */
function isConfession(s: FolkloreState, d: CheckFrame): boolean {
  return deed(s).of === 'card' && wordAt(d, 'check').by === 'self' && wordAt(d, 'check').skill === 'faith';
}

function checkRolled(s: FolkloreState, d: CheckFrame): void {
  const { who, target } = d;
  const { pass, fail } = wordAt(d, 'check');
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  if (natural === 0) tell(s, { event: 'checkFailedUnmade', rule: 'FOL-R13', skill, needed });
  else tell(s, { event: 'checkMade', rule: 'FOL-R12', who, skill, natural, total: natural + bonus, needed, passed });
  const feature = featureOf(s);
  if (feature !== null) {
    const number = deed(s).card;
    if (passed) s.scene.passed |= 1 << number;
    else s.scene.tries[number]++;
  }
  into(s, passed ? pass : fail, who, target);
}

// ── Features ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function passesWithoutRoll(s: FolkloreState, feature: CompiledFeature): boolean {
  return isMet(s, feature.auto, NONE, NONE) || s.scene.tries[deed(s).card] >= feature.tries;
}

function featurePasses(s: FolkloreState, d: CheckFrame, feature: CompiledFeature): void {
  const number = deed(s).card;
  s.scene.passed |= 1 << number;
  const isAutomatic = isMet(s, feature.auto, NONE, NONE);
  const row: RowId = isAutomatic || feature.giving === NONE ? wordAt(d, 'check').pass : feature.giving;
  into(s, row, d.who, d.target);
}

function mayBoost(s: FolkloreState, who: Member, { boost }: CompiledFeature): boolean {
  return boost !== 'none' && has(s.party[who].consumables, cardNamed(boost.card));
}

const boost: FolkloreDecision<'boost'> = {
  rule: 'FOL-R64',
  candidates: () => ['discard', 'no'],
  fallback: () => 'no',
  choose(s, d, c) {
    const { who } = d;
    const { skill, k } = wordAt(d, 'check');
    const roll = skillRoll(s, who, 'check', SKILL[skill], k + deed(s).harder);
    const feature = featureOf(s)!;
    if (c === 'discard' && feature.boost !== 'none') {
      spendConsumable(s, who, cardNamed(feature.boost.card));
      roll.bonus += feature.boost.by;
    }
    rollFor(s, roll);
  },
};

// ── One of several ───────────────────────────────────────────────────────────────────────────────────────────────────

const printedOption: FolkloreDecision<'printedOption'> = {
  rule: 'FOL-R9',
  candidates: (_s, d) => wordAt(d, 'choose').options.map((_, i) => i),
  choose: (s, d, c) => into(s, wordAt(d, 'choose').options[c], d.self, d.target),
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const flowWords: WordsOf<'check' | 'if' | 'choose' | 'roll' | 'forEach'> = {
  check: {
    run(s, at, { by }) {
      const { row, index, self, target } = at;
      const n = checkersOf(s, at, by);
      for (let i = n - 1; i >= 0; i--) andThen(s, { do: 'check', who: several[i], row, index, self, target });
    },
  },
  if: {
    run(s, at, { condition, then, otherwise }) {
      const isSo = isMet(s, condition, at.self === NONE ? deed(s).foe : at.self, at.target);
      into(s, isSo ? then : otherwise, at.self, at.target);
    },
  },
  choose: {
    run(s, { row, index, self, target }) {
      const seat = self === NONE ? leaderSeat(s) : ownerOf(s, self);
      andThen(s, { ask: 'printedOption', seat, row, index, self, target });
    },
  },
  roll: {
    run(s, at, { sides, table }) {
      const rolled = roll(s, sides);
      tell(s, { event: 'tableRolled', rule: 'FOL-R5', rolled });
      for (const { to, then } of table) {
        if (rolled <= to) {
          into(s, then, at.self, at.target);
          return;
        }
      }
    },
  },
  forEach: {
    run(s, at, { who, then }) {
      const n = figuresOf(s, at, who, false, several);
      for (let i = n - 1; i >= 0; i--) into(s, then, at.self, several[i]);
    },
  },
};

export const flowSteps = { check, checkRolled };
export const flowDecisions = { checker, recipient, boost, printedOption };

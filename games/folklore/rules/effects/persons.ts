/** Words about persons: Vita, points, coins, lore, statuses, conditions, modifiers. */
import { andThen, no, pick } from '@vesper/kernel';
import { NEGATIVE_BITS, STAT, STATUS, bit, bitsOf } from '../../content/numbers.ts';
import { cards } from '../../content/cards.ts';
import { modifierLists } from '../../content/rows.ts';
import { services } from '../../content/services.ts';
import { STATS, STATUSES } from '../../content/types.ts';
import type { FolkloreDecision } from '../../agenda.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Member, Temporary } from '../../state.ts';
import { changeBoons } from '../blocking.ts';
import { corrode } from '../cards.ts';
import { changeCoins, earn, payTogether, purseOf, shareCoins } from '../coins.ts';
import { reviveMember } from '../death.ts';
import { amountOf } from '../dice.ts';
import { gainLore } from '../growth.ts';
import { changeGp, changePp, effectDamage, healVita, keepWithinMaxima, loseVita, snareDamage } from '../harm.ts';
import { immobilizeFoe, spookFoe } from '../encounter/tokens.ts';
import { isIncurable } from '../privileges.ts';
import { deed } from '../rows.ts';
import type { WordsOf } from '../rows.ts';
import { gainStatus, infect, loseStatus } from '../statuses.ts';
import { ownerOf, tell } from '../turnOrder.ts';
import { valueOf } from '../values.ts';
import { actorOf } from '../who.ts';

const RULE = 'FOL-R10';
const noCoins = no('FOL-R61', 'purseTooSmall', (s: FolkloreState) => ({ coins: purseOf(s) }));
const incurable = no('FOL-5S.4', 'incurable');

/** What a consumable heals may be more (Healer's Satchel). */
function healing(s: FolkloreState, self: Figure, amount: number): number {
  const { of, card } = deed(s);
  if (of !== 'card' || cards[card].class !== 'consumable' || self === NONE || isFoe(self)) return amount;
  return amount + valueOf(s, self, STAT.remedy);
}

/** FOL-R43a: infection takes its part of what an inn heals. */
function atInn(s: FolkloreState, who: Member, amount: number): number {
  const { of, card } = deed(s);
  return of === 'service' && services[card].place === 'inn' ? amount - s.party[who].infection : amount;
}

// ── Curing ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const cureStatus: FolkloreDecision<'cureStatus'> = {
  rule: 'FOL-5S.4',
  candidates(s, { who, of }) {
    const found: number[] = [];
    for (let status = 0; status < STATUSES.length; status++) {
      if ((s.party[who].statuses & of & bit(status)) !== 0) found.push(status);
    }
    return found;
  },
  refuse: (s, { who }, status) => (isIncurable(s, who, STATUSES[status]) ? incurable : undefined),
  asked: 'ifChoice',
  choose: (s, { who }, status) => loseStatus(s, who, status, 'FOL-5S.4'),
};

// ── Modifiers for a while ────────────────────────────────────────────────────────────────────────────────────────────

/** What lasts for good is part of the sheet. */
function grow(s: FolkloreState, who: Member, mods: number): void {
  for (let stat = 0; stat < STATS.length; stat++) s.party[who].growth[stat] += modifierLists[mods].stats[stat];
}

function giveFor(s: FolkloreState, figure: Figure, given: Temporary): void {
  const list = isFoe(figure) ? s.foes[figure - FOE].temporary : s.party[figure].temporary;
  // A reaction that gives the same again before it was used adds nothing (Penitent).
  if (given.until === 'nextAttack' && list.some(({ mods, until }) => mods === given.mods && until === given.until))
    return;
  list.push(given);
}

function turnsOf(s: FolkloreState, figure: Figure): number {
  return isFoe(figure) ? s.foes[figure - FOE].turns : s.party[figure].turns;
}

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const personWords: WordsOf<
  | 'vita'
  | 'pp'
  | 'gp'
  | 'coins'
  | 'damage'
  | 'snare'
  | 'purse'
  | 'lore'
  | 'status'
  | 'cure'
  | 'infect'
  | 'disinfect'
  | 'corrode'
  | 'boon'
  | 'wanted'
  | 'unwanted'
  | 'revive'
  | 'retrain'
  | 'scour'
  | 'light'
  | 'mod'
> = {
  vita: {
    on(s, at, { by, least }, figure) {
      const amount = amountOf(s, by);
      if (amount < 0) loseVita(s, figure, -amount, RULE, actorOf(s, at), least);
      else if (!isFoe(figure)) healVita(s, figure, atInn(s, figure, healing(s, at.self, amount)), RULE);
    },
  },
  pp: { on: (s, _at, { by }, figure) => void changePp(s, figure, amountOf(s, by), RULE) },
  gp: { on: (s, _at, { by }, figure) => void changeGp(s, figure, amountOf(s, by), RULE) },
  coins: {
    on(s, _at, { by }, figure) {
      const amount = amountOf(s, by);
      if (amount < 0 || deed(s).of === 'service') changeCoins(s, figure, amount, RULE);
      else earn(s, figure, amount, RULE);
    },
  },
  damage: { on: (s, at, { by }, figure) => void effectDamage(s, figure, amountOf(s, by), 'FOL-R24', actorOf(s, at)) },
  snare: { on: (s, _at, { by }, figure) => void snareDamage(s, figure, amountOf(s, by), 'FOL-R24') },
  purse: {
    refuse: (s, _at, { by }) => (by >= 0 || purseOf(s) >= -by ? undefined : noCoins),
    run(s, _at, { by }) {
      if (by >= 0) shareCoins(s, by, 'FOL-R61');
      else payTogether(s, Math.min(-by, purseOf(s)));
    },
  },
  lore: { on: (s, _at, { by }, figure) => gainLore(s, figure, by, 'FOL-R69') },
  status: {
    on(s, _at, { status, resist }, figure) {
      if (!isFoe(figure)) {
        gainStatus(s, figure, STATUS[status], resist, RULE);
        return;
      }
      // FOL-R42: foes roll no resist, and know only these.
      if (status === 'spooked') spookFoe(s, figure);
      if (status === 'immobilized') immobilizeFoe(s, figure);
    },
  },
  cure: {
    on(s, _at, { of }, who) {
      const bits = of.length === 0 ? NEGATIVE_BITS : bitsOf(of);
      andThen(s, { ask: 'cureStatus', seat: ownerOf(s, who), who, of: bits });
    },
  },
  infect: { on: (s, _at, { n }, who) => infect(s, who, n) },
  disinfect: { on: (s, _at, { n }, who) => infect(s, who, -n) },
  corrode: {
    on(s, _at, { n }, who) {
      if (s.party[who].form !== 'living') return;
      for (let i = 0; i < n; i++) {
        const found = s.party[who].equipped.filter(card => cards[card].class !== 'artifact');
        if (found.length > 0) corrode(s, who, found[pick(s, found.length)]);
      }
    },
  },
  boon: { on: (s, _at, { n }, who) => changeBoons(s, who, n) },
  wanted: { on: (s, _at, _effect, who) => setWanted(s, who, true) },
  unwanted: { on: (s, _at, _effect, who) => setWanted(s, who, false) },
  revive: { on: (s, _at, _effect, who) => reviveMember(s, who, 'FOL-R54') },
  retrain: {
    on: (s, _at, _effect, who) =>
      andThen(s, { ask: 'pickCard', seat: ownerOf(s, who), who, for: 'retrain', of: 'any', left: 1, not: NONE }),
  },
  scour: {
    on: (s, _at, _effect, who) =>
      andThen(s, { ask: 'pickCard', seat: ownerOf(s, who), who, for: 'scour', of: 'any', left: 1, not: NONE }),
  },
  light: {
    on(s, _at, { n }, who) {
      const character = s.party[who];
      if (n <= character.light) return;
      character.light = n;
      tell(s, { event: 'lightGiven', rule: 'FOL-7.10', who, light: n });
    },
  },
  mod: {
    on(s, at, { mods, until }, figure) {
      if (until === 'permanent') grow(s, figure, mods);
      else giveFor(s, figure, { mods, until, by: actorOf(s, at), since: turnsOf(s, figure) });
      tell(s, { event: 'modified', rule: RULE, figure, mods });
      if (!isFoe(figure)) keepWithinMaxima(s, figure);
    },
  },
};

export function setWanted(s: FolkloreState, who: Member, wanted: boolean): void {
  if (s.party[who].wanted === wanted) return;
  s.party[who].wanted = wanted;
  tell(s, { event: 'wantedChanged', rule: 'FOL-R43c', who, wanted });
}

export const personDecisions = { cureStatus };

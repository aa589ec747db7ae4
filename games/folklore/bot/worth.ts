/** What a text is worth to the party before its dice are thrown, in points: about one for a Vita. Every word of the vocabulary has its worth. */
import { cardNamed, cards } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import { SKILL, STAT, STATUS, bit } from '../content/numbers.ts';
import { modifierLists, rows } from '../content/rows.ts';
import { NEGATIVE } from '../content/types.ts';
import type { Checkers, Deck, Dice, Effect, EffectBy, EffectWord, RowId, Status, Who } from '../content/types.ts';
import { mayCheck, skillRoll } from '../rules/checks.ts';
import { isMet } from '../rules/conditions.ts';
import { stepsBetween } from '../rules/encounter/grid.ts';
import { maxPp, maxVita } from '../rules/values.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Figure, FolkloreState, Member } from '../state.ts';

/** Whose text it is, and whom it is aimed at; NONE = not known yet. */
export interface Reading {
  readonly self: Figure;
  readonly target: Figure;
}

export function rowWorth(s: FolkloreState, row: RowId, by: Reading): number {
  let worth = 0;
  for (const effect of rows[row]) worth += wordWorth(s, effect, by);
  return worth;
}

function wordWorth(s: FolkloreState, effect: Effect, by: Reading): number {
  const worth = words[effect.do] as (s: FolkloreState, effect: Effect, by: Reading) => number;
  return worth(s, effect, by);
}

export const meanOf = ({ n, sides, plus, times }: Dice): number => (n * ((sides + 1) / 2) + plus) * times;

// ── Whom it is about ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The sum over everybody meant; of somebody yet to be named or drawn the mean of the living. */
function overAll(s: FolkloreState, who: Who, by: Reading, worth: (figure: Figure) => number): number {
  if (typeof who === 'object') {
    if ('near' in who || 'allies' in who) return overLiving(s, worth);
    let sum = 0;
    s.foes.forEach(({ space, kind }, i) => {
      if (space === NONE || ('foe' in who && kind !== foeNamed(who.foe))) return;
      if ('foes' in who && by.self !== NONE && !isNear(s, by.self, space, who.within)) return;
      sum += worth(FOE + i);
    });
    return sum;
  }
  switch (who) {
    case 'each':
    case 'all':
      return overLiving(s, worth);
    case 'self':
    case 'checker':
      if (by.self !== NONE) return worth(by.self);
      break;
    case 'target':
    case 'foeThere':
      if (by.target !== NONE) return worth(by.target);
      break;
    case 'leader':
      return worth(s.leader);
    default:
  }
  const living = s.party.filter(({ form }) => form === 'living').length;
  return living === 0 ? 0 : overLiving(s, worth) / living;
}

function overLiving(s: FolkloreState, worth: (who: Member) => number): number {
  let sum = 0;
  for (let who = 0; who < s.party.length; who++) if (s.party[who].form === 'living') sum += worth(who);
  return sum;
}

function isNear(s: FolkloreState, figure: Figure, space: number, within: number): boolean {
  const here = isFoe(figure) ? s.foes[figure - FOE].space : s.party[figure].space;
  return here === NONE || within >= FOE || stepsBetween(s, here, space) <= within;
}

// ── Persons ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Vita of somebody who has little left is worth more. */
export function vitaWorth(s: FolkloreState, who: Member, by: number): number {
  const { form, vita } = s.party[who];
  if (form !== 'living') return 0;
  const most = maxVita(s, who);
  const weight = vita < 0.4 * most ? 1.6 : 1;
  if (by > 0) return weight * Math.min(by, most - vita);
  return vita + by <= 0 ? by * weight - 12 : by * weight;
}

function ppWorth(s: FolkloreState, who: Member, by: number): number {
  const { form, pp } = s.party[who];
  if (form !== 'living') return 0;
  return 0.6 * (by > 0 ? Math.min(by, maxPp(s, who) - pp) : Math.max(by, -pp));
}

export const COIN = 0.2;
export const LORE = 0.12;
const BURDEN: { readonly [status: string]: number } = { cursed: 8, fractured: 8, possessed: 9, immobilized: 3 };
const NEGATIVES: readonly string[] = NEGATIVE;

/** Of having a status. */
export const statusWorth = (status: Status): number => (NEGATIVES.includes(status) ? -(BURDEN[status] ?? 6) : 4);

/** How likely a d10 with that bonus reaches it. */
export const passChance = (bonus: number, needed: number): number =>
  Math.max(0, Math.min(1, (11 + bonus - needed) / 10));

/** Of whoever makes it, the best of those who may. */
export function checkChance(s: FolkloreState, by: Checkers, reading: Reading, skill: number, k: number): number {
  const chance = (who: Member): number =>
    mayCheck(s, who) ? passChance(skillRoll(s, who, 'check', skill, k).bonus, k) : 0;
  if (by === 'leader') return chance(s.leader);
  if (by !== 'checker' || reading.self !== NONE) {
    const { self } = reading;
    return self === NONE || isFoe(self) ? 0.5 : chance(self);
  }
  let best = 0;
  for (let who = 0; who < s.party.length; who++) best = Math.max(best, chance(who));
  return best;
}

/** Good for a friend is bad for a foe. */
const sideOf = (figure: Figure): number => (isFoe(figure) ? 1 : -1);

/** What modifiers for a while give. */
export function modsWorth(mods: number): number {
  const { stats, statuses, rest } = modifierLists[mods];
  let worth = rest.length * 1.5 + (statuses === 0 ? 0 : 3);
  worth += stats[STAT.might] * 0.12 + stats[STAT.defense] * 0.15 + stats[STAT.damage] * 1.2;
  worth += stats[STAT.stride] * 0.4 + (stats[STAT.absorption] + stats[STAT.reduction]) * 1.5;
  for (let stat = STAT.archeology; stat <= STAT.resist; stat++) worth += stats[stat] * 0.4;
  return worth + (stats[STAT.vita] + stats[STAT.pp]) * 0.8 + stats[STAT.light] * 0.3;
}

const DRAWN: { readonly [D in Deck]: number } = {
  item: 5,
  artifact: 9,
  prayer: 4,
  ritual: 4,
  recipe: 1.5,
  companion: 4,
  tarot: 0.5,
};

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const nothing = (): number => 0;
const always = (worth: number) => (): number => worth;

type Worths = { readonly [W in EffectWord]: (s: FolkloreState, effect: EffectBy<W>, by: Reading) => number };

const words: Worths = {
  vita: (s, { who, by }, at) => overAll(s, who, at, one => (isFoe(one) ? 0 : vitaWorth(s, one, meanOf(by)))),
  pp: (s, { who, by }, at) => overAll(s, who, at, one => (isFoe(one) ? 0 : ppWorth(s, one, meanOf(by)))),
  gp: (s, { who, by }, at) => 0.4 * overAll(s, who, at, () => meanOf(by)),
  coins: (s, { who, by }, at) => COIN * overAll(s, who, at, () => meanOf(by)),
  purse: (_s, { by }) => COIN * by,
  lore: (s, { who, by }, at) => LORE * overAll(s, who, at, () => by),
  damage: (s, { who, by }, at) => harm(s, who, at, meanOf(by)),
  snare: (s, { who, by }, at) => harm(s, who, at, meanOf(by)),
  status: (s, { who, status, resist }, at) =>
    overAll(s, who, at, one => {
      if (isFoe(one)) return -statusWorth(status);
      if ((s.party[one].statuses & bit(STATUS[status])) !== 0) return 0;
      return statusWorth(status) * (resist === 0 ? 1 : 0.5);
    }),
  cure: (s, { who, of }, at) =>
    overAll(s, who, at, one => {
      if (isFoe(one)) return 0;
      const has = of.filter(status => (s.party[one].statuses & bit(STATUS[status])) !== 0);
      return Math.max(0, ...has.map(status => -statusWorth(status)));
    }),
  infect: (s, { who, n }, at) => -3 * overAll(s, who, at, () => n),
  disinfect: (s, { who, n }, at) =>
    3 * overAll(s, who, at, one => (isFoe(one) ? 0 : Math.min(n, s.party[one].infection))),
  corrode: (s, { who, n }, at) => -2 * overAll(s, who, at, () => n),
  boon: (s, { who, n }, at) => 3 * overAll(s, who, at, () => n),
  wanted: (s, { who }, at) => -4 * overAll(s, who, at, () => 1),
  unwanted: (s, { who }, at) => 4 * overAll(s, who, at, one => (!isFoe(one) && s.party[one].wanted ? 1 : 0)),
  revive: (s, { who }, at) =>
    who === 'target' && at.target !== NONE ? 20 : 20 * Number(s.party.some(({ form }) => form !== 'living')),
  retrain: nothing,
  scour: (s, { who }, at) =>
    2 * overAll(s, who, at, one => Number(!isFoe(one) && s.party[one].items.some(card => s.corroded.includes(card)))),
  light: always(0.5),
  mod: (s, { who, mods }, at) => overAll(s, who, at, one => -sideOf(one) * modsWorth(mods)),
  draw: (s, { who, deck }, at) => DRAWN[deck] * overAll(s, who, at, () => 1),
  gain: (_s, { card }) => 1.5 + 0.2 * cards[cardNamed(card)].value,
  supply: always(2),
  loseItem: always(-5),
  loseCompanion: (s, { who }, at) =>
    -4 * overAll(s, who, at, one => (isFoe(one) ? 0 : Math.min(1, s.party[one].companions.length))),
  exhaustItem: always(-1),
  unexhaust: (s, { who }, at) =>
    overAll(s, who, at, one => (isFoe(one) || !s.party[one].mystics.some(card => s.exhausted.includes(card)) ? 0 : 2)),
  repair: (s, { who }, at) =>
    6 * overAll(s, who, at, one => Number(!isFoe(one) && s.party[one].items.some(card => s.broken.includes(card)))),
  loot: always(3),
  move: always(1),
  back: always(-3),
  delay: always(-1.5),
  goto: nothing,
  tell: nothing,
  flag: always(2),
  unflag: nothing,
  tick: (_s, { by }) => -2 * by,
  goStep: nothing,
  outcome: nothing,
  skirmish: (_s, { kinds }) => -4 * kinds.length,
  skirmishFromTable: always(-4),
  check(s, { skill, k, by, pass, fail }, at) {
    const chance = checkChance(s, by, at, SKILL[skill], k);
    return chance * rowWorth(s, pass, at) + (1 - chance) * rowWorth(s, fail, at);
  },
  if: (s, { condition, then, otherwise }, at) =>
    rowWorth(s, isMet(s, condition, at.self, at.target) ? then : otherwise, at),
  choose: (s, { options }, at) => Math.max(...options.map(option => rowWorth(s, option, at))),
  roll(s, { sides, table }, at) {
    let before = 0;
    let worth = 0;
    for (const { to, then } of table) {
      worth += ((Math.min(to, sides) - before) / sides) * rowWorth(s, then, at);
      before = Math.min(to, sides);
    }
    return worth;
  },
  forEach: (s, { who, then }, at) => overAll(s, who, at, one => rowWorth(s, then, { ...at, target: one })),
  reroll: always(2),
  setDie: always(3),
  addToRoll: always(2),
  cancel: always(5),
  redirect: always(1),
  survive: always(20),
  addDamage: (_s, { by }) => 1.2 * by,
  bounty: always(2),
  weaken: (s, { who, n }, at) => overAll(s, who, at, one => sideOf(one) * n),
  razor: (s, { who, n }, at) => overAll(s, who, at, one => sideOf(one) * 1.5 * n),
  push: (s, { who }, at) => overAll(s, who, at, one => sideOf(one) * 0.7),
  immobilize: (s, { who }, at) => overAll(s, who, at, one => sideOf(one) * 2.5),
  loseTurn: (s, { who }, at) => overAll(s, who, at, one => sideOf(one) * 4),
  extraMove: always(0.8),
  teleport: always(0.5),
  mark: always(2),
  puppet: always(4),
  relocate: nothing,
  firstStrike: always(4),
  evade: always(0.2),
  healFoe: (_s, { by }) => -meanOf(by),
  attack: (s, { with: weapon, onHit }, at) =>
    (weapon.with === 'weapon' ? 3.5 : 0.6 * (meanOf(weapon.dice) + 1)) + 0.5 * rowWorth(s, onHit, at),
  next: (s, { mods, onHit }, at) => 0.5 * modsWorth(mods) + 0.5 * rowWorth(s, onHit, at),
  spawn: (s, { count }) => -5 * count[s.party.length - 2],
  removeFoe: (s, { foe }) => 5 * s.foes.filter(({ kind, space }) => space !== NONE && kind === foeNamed(foe)).length,
  foe: (_s, { change }) => (change.fifth ? 6 : change.vita + modsWorth(change.mods)),
  flames: always(1),
  extinguish: always(0.5),
  door: always(0.5),
  removeFeature: nothing,
  place: (_s, { by }) => 0.4 * meanOf(by),
  burst: (s, { then }, at) => 1.5 * rowWorth(s, then, at),
  strength: (_s, { by }) => -3 * by,
  kindSkips: always(3),
  kindRollsLow: always(2),
  kindMod: always(2),
};

function harm(s: FolkloreState, who: Who, at: Reading, by: number): number {
  return overAll(s, who, at, one =>
    isFoe(one) ? Math.min(by, s.foes[one - FOE]?.vita ?? by) : vitaWorth(s, one, -by),
  );
}

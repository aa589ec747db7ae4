/** FOL-R28: the numbers of figures, with everything counted: booklet, lore, items, companions, statuses, effects, auras. */
import { has } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { GIVE, KEYWORD, STAT, STATUS, bit } from '../content/numbers.ts';
import { isGiven, modifierLists } from '../content/rows.ts';
import { statusStats } from '../content/statusStats.ts';
import { thresholds } from '../content/thresholds.ts';
import { SKILLS, STATS, TYPES } from '../content/types.ts';
import type { FoeType, Modifiers } from '../content/types.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Attack, Character, Figure, FolkloreState, Member } from '../state.ts';
import { auraValue } from './auras.ts';
import { isMet } from './conditions.ts';
import { streakAgainst } from './encounter/memory.ts';
import { matchesScope } from './scopes.ts';
import { closeSources, openGiving, openSources, sourceAt, sourcesEnd } from './sources.ts';

/** FOL-3.8, FOL-7.14, FOL-R57. */
const GHOST_POINTS = 10;
/** Everybody carries as many: nothing makes it fewer. */
export const CARRIED = 8;
const MYSTICS = 4;
/** FOL-R43b. */
const CORROSION_DEFENSE = 5;
/** FOL-R2. */
const DIFFICULTY_MIGHT = { dusk: -5, twilight: 0, nightmare: 5 } as const;
const NIGHTMARE_DEFENSE = 5;
/** FOL-5K.27a, FOL-5K.43a. */
const SPOOKED_MIGHT = -5;
const IMMOBILIZED_MIGHT = -10;
/** FOL-R11. */
const AFFLICTION_SKILL = 2;

// ── The printed numbers ──────────────────────────────────────────────────────────────────────────────────────────────

/** By booklet, by stat. */
const printed: readonly (readonly number[])[] = booklets.map(booklet => {
  const stats = STATS.map(() => 0);
  stats[STAT.might] = booklet.might;
  stats[STAT.defense] = booklet.defense;
  stats[STAT.damage] = booklet.damage;
  stats[STAT.vita] = booklet.vita;
  stats[STAT.pp] = booklet.pp;
  stats[STAT.stride] = booklet.stride;
  for (const skill of SKILLS) stats[STAT[skill]] = booklet.skills[skill];
  stats[STAT.capacity] = CARRIED;
  stats[STAT.mystics] = MYSTICS;
  return stats;
});

const printedGhost: readonly (readonly number[])[] = booklets.map(({ ghost }) => {
  const stats = STATS.map(() => 0);
  stats[STAT.might] = ghost.might;
  stats[STAT.defense] = ghost.defense;
  stats[STAT.damage] = ghost.damage;
  stats[STAT.stride] = ghost.stride;
  stats[STAT.gp] = GHOST_POINTS;
  stats[STAT.capacity] = CARRIED;
  stats[STAT.mystics] = MYSTICS;
  return stats;
});

/** What stands in the booklet, of the living and of the ghost. */
export const printedValue = (booklet: number, isLiving: boolean, stat: number): number =>
  (isLiving ? printed : printedGhost)[booklet][stat];

/** What the booklet, lore and fate give to a ghost. */
function ghostValue(character: Character, stat: number): number {
  let sum = printedGhost[character.booklet][stat];
  if (stat === STAT.gp) sum += character.growth[stat] + character.extraGp;
  // A ghost carries what it could carry alive.
  if (stat === STAT.mystics) for (const card of character.powers) sum += modifierLists[cards[card].mods].stats[stat];
  if (stat === STAT.gp || stat === STAT.defense) {
    for (let i = 0; i < thresholds.length && i < character.choices.length; i++) {
      sum += stat === STAT.gp ? thresholds[i].ghostPoints : thresholds[i].ghostDefense;
    }
  }
  return sum;
}

/** FOL-R2: what is printed on a foe's card, changed by the difficulty. */
function foePrinted(s: FolkloreState, kind: number, stat: number): number {
  const card = foeKinds[kind];
  const { difficulty } = s.terms;
  switch (stat) {
    case STAT.might:
      return card.might + DIFFICULTY_MIGHT[difficulty];
    case STAT.defense:
      return card.defense + (difficulty === 'nightmare' ? NIGHTMARE_DEFENSE : 0);
    case STAT.stride:
      return card.stride;
    case STAT.absorption:
      return card.keywords[KEYWORD.absorption];
    case STAT.reduction:
      return card.keywords[KEYWORD.reduction];
    default:
      return stat >= STAT.archeology && stat <= STAT.trickery && card.isAffliction ? AFFLICTION_SKILL : 0;
  }
}

/** The same of a skirmish's kind. */
export function skirmishPrinted(s: FolkloreState, kind: number, stat: number): number {
  const side = foeKinds[kind].skirmish!;
  const { difficulty } = s.terms;
  if (stat === STAT.might) return side.might + DIFFICULTY_MIGHT[difficulty];
  return side.defense + (difficulty === 'nightmare' ? NIGHTMARE_DEFENSE : 0);
}

// ── Statuses ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every status the character has or counts as having, as bits. */
export function statusBits(s: FolkloreState, who: Member): number {
  const character = s.party[who];
  let bits = character.form === 'living' ? character.statuses : bit(STATUS.ethereal);
  const base = openGiving(s, who, bit(GIVE.status));
  for (let i = base; i < sourcesEnd(); i++) bits |= sourceAt(i).statuses;
  closeSources(base);
  return bits;
}

export function hasStatus(s: FolkloreState, who: Member, status: number): boolean {
  if (!isGiven(status)) {
    const { form, statuses } = s.party[who];
    return form === 'living' ? (statuses & bit(status)) !== 0 : status === STATUS.ethereal;
  }
  return (statusBits(s, who) & bit(status)) !== 0;
}

function statusValue(bits: number, stat: number): number {
  let sum = 0;
  // One bit after the other, from the highest on: most have none, hardly anybody has more than two.
  for (let left = bits; left !== 0;) {
    const status = 31 - Math.clz32(left);
    sum += statusStats[status][stat];
    left ^= bit(status);
  }
  return sum;
}

// ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is printed on its booklet or card, grown and changed by the difficulty. */
export function baseValue(s: FolkloreState, figure: Figure, stat: number): number {
  if (isFoe(figure)) return foePrinted(s, s.foes[figure - FOE].kind, stat);
  const character = s.party[figure];
  return character.form === 'living'
    ? printed[character.booklet][stat] + character.growth[stat]
    : ghostValue(character, stat);
}

/** A number of a figure against another one, perhaps for an attack. */
export function reckon(s: FolkloreState, figure: Figure, stat: number, other: Figure, attack: Attack | null): number {
  let sum = baseValue(s, figure, stat);
  let bits = isFoe(figure) || s.party[figure].form !== 'living' ? 0 : s.party[figure].statuses;
  const base = openSources(s, figure, bit(stat));
  for (let i = base; i < sourcesEnd(); i++) {
    const source = sourceAt(i);
    sum += source.stats[stat];
    bits |= source.statuses;
    if ((source.speaksOf & bit(stat)) !== 0) sum += restValue(s, figure, source.rest, stat, other, attack);
  }
  closeSources(base);
  sum += isFoe(figure) ? foeTokens(s, figure, stat) : memberTokens(s, figure, stat, bits);
  if (s.scene.scene !== NONE && !s.skirmish.isRunning) sum += auraValue(s, figure, stat, other, attack);
  return atLeast(sum, stat);
}

/** All numbers of a character, as `valueOf` gives them one by one: its sources are looked through once. */
export function numbersOf(s: FolkloreState, who: Member): number[] {
  const sheet: number[] = [];
  let bits = s.party[who].form === 'living' ? s.party[who].statuses : 0;
  const base = openSources(s, who);
  const end = sourcesEnd();
  for (let i = base; i < end; i++) bits |= sourceAt(i).statuses;
  const hasAuras = s.scene.scene !== NONE && !s.skirmish.isRunning;
  for (let stat = 0; stat < STATS.length; stat++) {
    let sum = baseValue(s, who, stat);
    for (let i = base; i < end; i++) {
      const source = sourceAt(i);
      sum += source.stats[stat];
      if ((source.speaksOf & bit(stat)) !== 0) sum += restValue(s, who, source.rest, stat, NONE, null);
    }
    sum += memberTokens(s, who, stat, bits);
    if (hasAuras) sum += auraValue(s, who, stat, NONE, null);
    sheet.push(atLeast(sum, stat));
  }
  closeSources(base);
  return sheet;
}

/** FOL-R28: Stride never below 0, Max Vita and Max PP never below 1. */
function atLeast(value: number, stat: number): number {
  if (stat === STAT.stride) return value < 0 ? 0 : value;
  if (stat === STAT.vita || stat === STAT.pp) return value < 1 ? 1 : value;
  return value;
}

function memberTokens(s: FolkloreState, who: Member, stat: number, bits: number): number {
  if (s.party[who].form !== 'living') return 0;
  let sum = statusValue(bits, stat);
  if (stat === STAT.defense && s.corroded.length > 0) sum -= corrosion(s, s.party[who]);
  if (stat === STAT.speech) sum -= bloodthirstyAllies(s, who);
  return sum;
}

function foeTokens(s: FolkloreState, figure: Figure, stat: number): number {
  if (stat !== STAT.might) return 0;
  const { spooked, immobilized } = s.foes[figure - FOE];
  return (spooked ? SPOOKED_MIGHT : 0) + (immobilized ? IMMOBILIZED_MIGHT : 0);
}

/** FOL-R43b: an item that is not a weapon gives 5 Defense less, not below 0. */
export function corrosion(s: FolkloreState, { equipped }: Character): number {
  let sum = 0;
  for (let i = 0; i < equipped.length; i++) {
    const kind = cards[equipped[i]];
    if (kind.weapon !== null || !has(s.corroded, equipped[i])) continue;
    const bonus = modifierLists[kind.mods].stats[STAT.defense];
    if (bonus > 0) sum += bonus < CORROSION_DEFENSE ? bonus : CORROSION_DEFENSE;
  }
  return sum;
}

/** FOL-5K.9b. */
function bloodthirstyAllies(s: FolkloreState, who: Member): number {
  let sum = 0;
  for (let ally = 0; ally < s.party.length; ally++) {
    if (ally !== who && (s.party[ally].statuses & bit(STATUS.bloodlust)) !== 0) sum++;
  }
  return sum;
}

/** What holds only for some attacks, against some foes, or under conditions. */
export function restValue(
  s: FolkloreState,
  who: Figure,
  mods: Modifiers,
  stat: number,
  other: Figure,
  attack: Attack | null,
): number {
  let sum = 0;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.give === 'stat') {
      if (STAT[mod.stat] === stat && matchesScope(attack, mod.on)) sum += mod.by;
    } else if (mod.give === 'persistence') {
      if (stat === STAT.might) sum += persistence(s, who, other, mod.might, mod.most);
    } else if ('mods' in mod && mod.give !== 'aura') {
      // Asked only if it matters: a condition may ask for another number of the same figure.
      const inner = restValue(s, who, mod.mods, stat, other, attack);
      if (inner !== 0 && holds(s, who, mod, other)) sum += inner;
    }
  }
  return sum;
}

type Conditional = Extract<Modifiers[number], { readonly give: 'against' | 'againstMark' | 'againstBounty' | 'while' }>;

/** Whether what stands behind "against" or "while" counts now. */
export function holds(s: FolkloreState, who: Figure, mod: Conditional, other: Figure): boolean {
  switch (mod.give) {
    case 'against':
      return isOneOf(s, other, mod.types);
    case 'againstMark':
      return other !== NONE && !isFoe(who) && s.party[who].mark === other;
    case 'againstBounty':
      return isBountyOf(s, who, other);
    case 'while':
      return isMet(s, mod.condition, who, other);
  }
}

/** Seeker: for every round before in which the same foe was attacked. */
function persistence(s: FolkloreState, who: Figure, other: Figure, might: number, most: number): number {
  if (other === NONE || isFoe(who)) return 0;
  const sum = streakAgainst(s, who, other) * might;
  return sum < most ? sum : most;
}

// ── What foes are ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The card of a foe; in a skirmish figures are kinds. */
export function foeKind(s: FolkloreState, figure: Figure): number {
  return s.skirmish.isRunning ? s.skirmish.kinds[figure - FOE] : s.foes[figure - FOE].kind;
}

/** An index into TYPES; NONE for characters. */
export function typeOf(s: FolkloreState, figure: Figure): number {
  return isFoe(figure) ? foeKinds[foeKind(s, figure)].type : NONE;
}

export function isOneOf(s: FolkloreState, figure: Figure, types: readonly FoeType[]): boolean {
  const type = typeOf(s, figure);
  if (type === NONE) return false;
  for (let i = 0; i < types.length; i++) if (types[i] === TYPES[type]) return true;
  return false;
}

export function isBountyOf(s: FolkloreState, who: Figure, other: Figure): boolean {
  if (isFoe(who)) return false;
  const { bounty } = s.party[who];
  return bounty !== NONE && typeOf(s, other) === bounty;
}

// ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A number of a figure: `valueOf(s, who, STAT.defense)`. */
export function valueOf(s: FolkloreState, figure: Figure, stat: number): number {
  return reckon(s, figure, stat, NONE, null);
}

/** The same where modifiers may hold only against the other one. */
export function againstValue(s: FolkloreState, figure: Figure, stat: number, other: Figure): number {
  return reckon(s, figure, stat, other, null);
}

export const maxVita = (s: FolkloreState, who: Member): number => valueOf(s, who, STAT.vita);
export const maxPp = (s: FolkloreState, who: Member): number => valueOf(s, who, STAT.pp);
export const maxGp = (s: FolkloreState, who: Member): number => valueOf(s, who, STAT.gp);

/** FOL-R36: ETHEREAL figures ignore every negative Stride modifier. */
export function strideOf(s: FolkloreState, figure: Figure): number {
  const stride = valueOf(s, figure, STAT.stride);
  const lost = negativeStride(s, figure);
  return lost === 0 || figureKeyword(s, figure, KEYWORD.ethereal) === 0 ? stride : stride + lost;
}

function negativeStride(s: FolkloreState, figure: Figure): number {
  let sum = 0;
  const base = openSources(s, figure, bit(STAT.stride));
  for (let i = base; i < sourcesEnd(); i++) {
    const by = sourceAt(i).stats[STAT.stride];
    if (by < 0) sum -= by;
  }
  closeSources(base);
  return sum;
}

/** `light #` of a character: carried or given. */
export function lightOf(s: FolkloreState, who: Member): number {
  const carried = valueOf(s, who, STAT.light);
  const { light } = s.party[who];
  return carried > light ? carried : light;
}

const KEYWORD_WORDS = bit(GIVE.keyword) | bit(GIVE.without);

/** Whether the figure itself is ETHEREAL, ELDRITCH or a SWARM: 1 or 0. */
export function figureKeyword(s: FolkloreState, figure: Figure, keyword: number): number {
  let isSo = isFoe(figure)
    ? foeKinds[foeKind(s, figure)].keywords[keyword] > 0
    : keyword === KEYWORD.ethereal && hasStatus(s, figure, STATUS.ethereal);
  const base = openGiving(s, figure, KEYWORD_WORDS);
  for (let i = base; i < sourcesEnd(); i++) {
    const { keywords, rest } = sourceAt(i);
    if ((keywords & bit(keyword)) !== 0) isSo = true;
    for (let j = 0; j < rest.length; j++) {
      const mod = rest[j];
      if (mod.give === 'without' && KEYWORD[mod.keyword] === keyword) isSo = false;
    }
  }
  closeSources(base);
  return isSo ? 1 : 0;
}

/** FOL-R56: hand slots that are left. */
export function handSlots(s: FolkloreState, who: Member): number {
  const hands = hasStatus(s, who, STATUS.fractured) ? 1 : 2;
  return hasStatus(s, who, STATUS.transformed) ? hands - 1 : hands;
}

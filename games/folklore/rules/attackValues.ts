/** FOL-R23, FOL-R24a, FOL-R50: what an attack has: Might and Damage, keywords, what it ignores, how often it rolls. */
import { has } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { foeKinds, keywordNumbers } from '../content/foes.ts';
import { GIVE, KEYWORD, STAT, TYPE, bit } from '../content/numbers.ts';
import { effectOf, modifierLists } from '../content/rows.ts';
import type { Ignored, Modifier, Modifiers } from '../content/types.ts';
import { NONE, isFoe } from '../state.ts';
import type { Attack, Card, Figure, FolkloreState } from '../state.ts';
import { isHidden } from './auras.ts';
import { matchesScope } from './scopes.ts';
import { closeSources, openGiving, sourceAt, sourcesEnd } from './sources.ts';
import { foeKind, holds, reckon, restValue, typeOf } from './values.ts';

/** Might or Damage of an attack, everything counted that is not on the map: neither darkness nor blockers. */
export function attackValue(s: FolkloreState, attack: Attack, stat: number): number {
  const { by, target } = attack;
  let sum = reckon(s, by, stat, target, attack);
  if (!isFoe(by)) {
    eachAdded(s, attack, mods => {
      sum += addedValue(s, attack, mods, stat);
    });
    if (stat === STAT.damage && attack.weapon !== NONE && has(s.corroded, attack.weapon)) sum--;
  }
  return sum;
}

function addedValue(s: FolkloreState, attack: Attack, mods: Modifiers, stat: number): number {
  return restValue(s, attack.by, mods, stat, attack.target, attack);
}

/** What the attack has beside the figure's own sources: `next(…)` of this turn (fill NONE), and what fills the weapon. */
export function eachAdded(s: FolkloreState, attack: Attack, each: (mods: Modifiers, fill: Card) => void): void {
  const { next } = s.turn;
  if (s.turn.who === attack.by) {
    for (let i = 0; i < next.length; i++) {
      const effect = effectOf(next[i]);
      if (effect.do === 'next' && matchesScope(attack, effect.on)) each(modifierLists[effect.mods].all, NONE);
    }
  }
  for (let i = 0; i < s.fills.length; i++) {
    if (s.fills[i].card === attack.weapon && attack.weapon !== NONE)
      each(modifierLists[cards[s.fills[i].with].fill].all, s.fills[i].with);
  }
}

// ── Keywords ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const NO_KEYWORDS = keywordNumbers({});
const weaponKeywords = new Map<object, readonly number[]>();

/** By keyword: what is printed on the weapon, on the text or on the foe. */
function printedKeywords(s: FolkloreState, { by, weapon, how, row, index }: Attack): readonly number[] {
  if (isFoe(by)) return foeKinds[foeKind(s, by)].keywords;
  const printed =
    how === 'mystic' || how === 'ghost' ? textWeapon(row, index) : weapon === NONE ? null : cards[weapon].weapon;
  if (printed === null) return NO_KEYWORDS;
  let numbers = weaponKeywords.get(printed);
  if (numbers === undefined) {
    numbers = keywordNumbers(printed.keywords);
    weaponKeywords.set(printed, numbers);
  }
  return numbers;
}

/** What a text says about its own attack. */
export function textWeapon(row: number, index: number) {
  const effect = effectOf({ row, index });
  return effect.do === 'attack' && effect.with.with !== 'weapon' ? effect.with : null;
}

const LOWEST = KEYWORD.blackout;
const HIGHEST: readonly number[] = [KEYWORD.razor, KEYWORD.focus, KEYWORD.penetrate];

/** FOL-R50, "Numbers": most add up, BLACKOUT takes the lowest, RAZOR and FOCUS the highest. */
function joined(keyword: number, a: number, b: number): number {
  if (a === 0 || b === 0) return a + b;
  if (keyword === LOWEST) return a < b ? a : b;
  if (has(HIGHEST, keyword)) return a > b ? a : b;
  return a + b;
}

/** The number of a keyword that an attack has; 1 for those without one; 0 = it has it not. */
export function keywordOf(s: FolkloreState, attack: Attack, keyword: number): number {
  let found = printedKeywords(s, attack)[keyword];
  const base = openGiving(s, attack.by, bit(GIVE.keyword));
  for (let i = base; i < sourcesEnd(); i++) {
    found = joined(keyword, found, keywordIn(s, attack, sourceAt(i).rest, keyword));
  }
  closeSources(base);
  if (!isFoe(attack.by)) {
    eachAdded(s, attack, mods => {
      found = joined(keyword, found, keywordIn(s, attack, mods, keyword));
    });
  }
  return found;
}

function keywordIn(s: FolkloreState, attack: Attack, mods: Modifiers, keyword: number): number {
  let found = 0;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.give === 'keyword') {
      if (KEYWORD[mod.keyword] === keyword && matchesScope(attack, mod.on)) found = joined(keyword, found, mod.n);
    } else if ('mods' in mod && mod.give !== 'aura') {
      const inner = keywordIn(s, attack, mod.mods, keyword);
      if (inner > 0 && holds(s, attack.by, mod, attack.target)) found = joined(keyword, found, inner);
    }
  }
  return found;
}

// ── Rolling twice ────────────────────────────────────────────────────────────────────────────────────────────────────

const FAVOURED: readonly { readonly keyword: number; readonly types: readonly number[] }[] = [
  { keyword: KEYWORD.coldSteel, types: [TYPE.spirit, TYPE.nature] },
  { keyword: KEYWORD.sacred, types: [TYPE.demonic, TYPE.undead] },
  { keyword: KEYWORD.silver, types: [TYPE.shapeshifter, TYPE.undead] },
];

/** FOL-R23: how many of SACRED, SILVER and COLD STEEL count against the target; each gives +1 Damage, too. */
export function favours(s: FolkloreState, attack: Attack): number {
  const type = typeOf(s, attack.target);
  let n = 0;
  for (const { keyword, types } of FAVOURED) if (has(types, type) && keywordOf(s, attack, keyword) > 0) n++;
  return n;
}

/** Whether anything says that such an attack rolls twice. */
export function saysRoll(s: FolkloreState, attack: Attack, give: 'rollHigh' | 'rollLow'): boolean {
  return anyOfAttack(s, attack, give, mod => mod.give === give && matchesScope(attack, mod.on));
}

/** FOL-R32: whether attacks against the figure roll twice and take the lower (Smoke). */
export function isAttackedLow(s: FolkloreState, figure: Figure): boolean {
  let found = false;
  const base = openGiving(s, figure, bit(GIVE.attackedLow));
  for (let i = base; i < sourcesEnd(); i++) {
    for (const mod of sourceAt(i).rest) if (mod.give === 'attackedLow') found = true;
  }
  closeSources(base);
  return found || (!s.skirmish.isRunning && isHidden(s, figure));
}

export function ignores(s: FolkloreState, attack: Attack, what: Ignored): boolean {
  if (attack.how === 'mystic' || attack.how === 'ghost') {
    if (textWeapon(attack.row, attack.index)?.ignore.includes(what) === true) return true;
  }
  return anyOfAttack(
    s,
    attack,
    'ignore',
    mod => mod.give === 'ignore' && mod.what === what && matchesScope(attack, mod.on),
  );
}

/** Whether any modifier that gives such a thing says so. */
function anyOfAttack(
  s: FolkloreState,
  attack: Attack,
  give: Modifier['give'],
  says: (mod: Modifier) => boolean,
): boolean {
  let found = false;
  const base = openGiving(s, attack.by, bit(GIVE[give]));
  for (let i = base; i < sourcesEnd() && !found; i++) found = anyIn(s, attack, sourceAt(i).rest, says);
  closeSources(base);
  if (!found && !isFoe(attack.by)) {
    eachAdded(s, attack, mods => {
      found ||= anyIn(s, attack, mods, says);
    });
  }
  return found;
}

function anyIn(s: FolkloreState, attack: Attack, mods: Modifiers, says: (mod: Modifier) => boolean): boolean {
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (says(mod)) return true;
    if ('mods' in mod && mod.give !== 'aura' && holds(s, attack.by, mod, attack.target)) {
      if (anyIn(s, attack, mod.mods, says)) return true;
    }
  }
  return false;
}

/** FOL-5K.5, FOL-7.3, FOL-R50: auras, which reach whoever stands near their bearer. */
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { GIVE, KEYWORD, STAT } from '../content/numbers.ts';
import { modifierLists } from '../content/rows.ts';
import type { ModifierList } from '../content/rows.ts';
import { STATS } from '../content/types.ts';
import type { Modifier, Modifiers } from '../content/types.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Attack, Card, Figure, FolkloreState } from '../state.ts';
import { stepsBetween } from './encounter/grid.ts';
import { cardGives, isReady, isReplaced } from './sources.ts';
import { figureKeyword, holds, isOneOf, restValue } from './values.ts';

type Aura = Extract<Modifier, { readonly give: 'aura' }>;

// Auras of a bearer, and the names of those that have been counted. Both are stacks: a condition may ask for a number in between.
const borne: Modifier[] = [];
let bearing = 0;
const counted: string[] = [];
let counting = 0;

function addAuras({ auras }: ModifierList): void {
  for (let i = 0; i < auras.length; i++) borne[bearing++] = auras[i];
}

const bearsAura = (card: Card): boolean => cardGives(card, GIVE.aura);

function addCards(list: readonly Card[]): void {
  for (let i = 0; i < list.length; i++) if (bearsAura(list[i])) addAuras(modifierLists[cards[list[i]].mods]);
}

/** Finds what a figure bears that may be an aura: from the returned place on. */
function openAuras(s: FolkloreState, bearer: Figure): number {
  const base = bearing;
  if (isFoe(bearer)) {
    const { kind, temporary } = s.foes[bearer - FOE];
    addAuras(modifierLists[foeKinds[kind].mods]);
    for (let i = 0; i < temporary.length; i++) addAuras(modifierLists[temporary[i].mods]);
    return base;
  }
  const { form, powers, abilities, companions, equipped, temporary } = s.party[bearer];
  if (form === 'living') {
    addCards(powers);
    addCards(abilities);
    addCards(companions);
  }
  for (let i = 0; i < equipped.length; i++) {
    if (!bearsAura(equipped[i])) continue;
    const { mods, spectral } = cards[equipped[i]];
    if ((form === 'living' || spectral) && isReady(s, equipped[i])) addAuras(modifierLists[mods]);
  }
  for (let i = 0; i < temporary.length; i++) addAuras(modifierLists[temporary[i].mods]);
  return base;
}

/** Every aura on the map that holds now. */
function eachOnMap(s: FolkloreState, each: (aura: Aura, bearer: Figure) => void): void {
  const figures = s.party.length + s.foes.length;
  for (let i = 0; i < figures; i++) {
    const bearer = i < s.party.length ? i : FOE + i - s.party.length;
    if (spaceOf(s, bearer) === NONE) continue;
    const base = openAuras(s, bearer);
    for (let j = base; j < bearing; j++) {
      const aura = activeAura(s, bearer, borne[j]);
      if (aura !== null) each(aura, bearer);
    }
    bearing = base;
  }
}

/** The auras that reach a figure, each name once (FOL-7.3): calls `each` with what they give. */
function eachAura(s: FolkloreState, figure: Figure, each: (mods: Modifiers, bearer: Figure) => void): void {
  if (spaceOf(s, figure) === NONE) return;
  const first = counting;
  eachOnMap(s, (aura, bearer) => {
    if (isCounted(aura.name, first) || !reaches(s, aura, bearer, figure)) return;
    counted[counting++] = aura.name;
    each(aura.mods, bearer);
  });
  counting = first;
}

/** By stat: whether any aura there is changes it. */
let changed: boolean[] = [];

function findChanged(): boolean[] {
  const found = STATS.map(() => false);
  const look = (mods: Modifiers): void => {
    for (const mod of mods) {
      if (mod.give === 'stat') found[STAT[mod.stat]] = true;
      else if (mod.give === 'keyword' && (mod.keyword === 'absorption' || mod.keyword === 'reduction')) {
        found[STAT[mod.keyword]] = true;
      } else if ('mods' in mod) look(mod.mods);
    }
  };
  for (const { auras } of modifierLists) look(auras);
  return found;
}

/** What auras of all figures on the map add to a number of a figure. */
export function auraValue(
  s: FolkloreState,
  figure: Figure,
  stat: number,
  other: Figure,
  attack: Attack | null,
): number {
  if (changed.length === 0) changed = findChanged();
  return changed[stat] ? sumOfAuras(s, figure, stat, other, attack) : 0;
}

// Apart from `auraValue`: what `each` holds on to is made on entering, and most numbers are changed by no aura.
function sumOfAuras(s: FolkloreState, figure: Figure, stat: number, other: Figure, attack: Attack | null): number {
  let sum = 0;
  eachAura(s, figure, mods => {
    sum += plainValue(s, figure, mods, stat, other, attack);
  });
  return sum;
}

/** The same, bearer by bearer. */
export function auraTerms(
  s: FolkloreState,
  figure: Figure,
  stat: number,
  other: Figure,
  attack: Attack | null,
  each: (bearer: Figure, by: number) => void,
): void {
  eachAura(s, figure, (mods, bearer) => each(bearer, plainValue(s, figure, mods, stat, other, attack)));
}

/** Every aura on the map, with what it reaches: for whoever looks at it. */
export function aurasOnMap(s: FolkloreState): { readonly bearer: Figure; readonly radius: number }[] {
  const found: { readonly bearer: Figure; readonly radius: number }[] = [];
  eachOnMap(s, ({ radius }, bearer) => found.push({ bearer, radius }));
  return found;
}

/** Whether an aura lets attacks against the figure roll low (Smoke). */
export function isHidden(s: FolkloreState, figure: Figure): boolean {
  let found = false;
  eachAura(s, figure, mods => {
    for (let i = 0; i < mods.length; i++) if (mods[i].give === 'attackedLow') found = true;
  });
  return found;
}

/** The aura itself, or the one inside a "while" that holds. */
function activeAura(s: FolkloreState, bearer: Figure, mod: Modifier): Aura | null {
  if (mod.give === 'aura') {
    return !isFoe(bearer) && mod.name === 'shieldVow' && mod.radius === 1 && isReplaced(s.party[bearer], 'shieldVow')
      ? null
      : mod;
  }
  if (mod.give !== 'while' || mod.mods[0].give !== 'aura') return null;
  return holds(s, bearer, mod, NONE) ? mod.mods[0] : null;
}

function isCounted(name: string, first: number): boolean {
  for (let i = first; i < counting; i++) if (counted[i] === name) return true;
  return false;
}

/** Foes of a skirmish stand nowhere. */
export function spaceOf(s: FolkloreState, figure: Figure): number {
  if (!isFoe(figure)) return s.party[figure].space;
  return s.skirmish.isRunning ? NONE : s.foes[figure - FOE].space;
}

function reaches(s: FolkloreState, { who, radius }: Aura, bearer: Figure, figure: Figure): boolean {
  const isEnemy = isFoe(bearer) !== isFoe(figure);
  if (isEnemy !== (who.reach === 'enemies')) return false;
  if (bearer === figure) {
    if (!('self' in who) || !who.self) return false;
  } else if (who.reach === 'ghosts' && s.party[figure].form !== 'ghost') return false;
  if (who.reach === 'foes' && who.types.length > 0 && !isOneOf(s, figure, who.types)) return false;
  if (isEnemy && figureKeyword(s, figure, KEYWORD.eldritch) > 0) return false;
  return bearer === figure || stepsBetween(s, spaceOf(s, bearer), spaceOf(s, figure)) <= radius;
}

function plainValue(
  s: FolkloreState,
  figure: Figure,
  mods: Modifiers,
  stat: number,
  other: Figure,
  attack: Attack | null,
): number {
  return restValue(s, figure, mods, stat, other, attack) + keywordValue(mods, stat);
}

/** ABSORPTION and REDUCTION given as keywords. */
function keywordValue(mods: Modifiers, stat: number): number {
  let sum = 0;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.give !== 'keyword') continue;
    if (stat === STAT.absorption && mod.keyword === 'absorption') sum += mod.n;
    if (stat === STAT.reduction && mod.keyword === 'reduction') sum += mod.n;
  }
  return sum;
}

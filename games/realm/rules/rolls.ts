/** 5.5, REA-R25, REA-R28, REA-R39: a combat roll from the dice to the count, with its modifiers and re-rolls. */
import { andThen, isHeard, no, roll } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, EagleRider, Ranger, Sorceress } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { AmuletOfTheGods, UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { QUEST } from '../state.ts';
import type { Hero, RealmState, RerollSource, Roll, Slot, Source } from '../state.ts';
import { battleOf, hasQuest, rollOf, tell } from '../asking.ts';
import { scoreAttack } from './attack.ts';
import { scoreAgainstMinions } from './minions.ts';
import { openWindow } from './windows.ts';

// ── The dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const ROLL_RULES = { engage: 'REA-5.16', archery: 'REA-5.7', general: 'REA-5.25' } as const;

/** Rolls the dice, one for every entry of `colours`, and offers what can change them. */
export function rollForCombat(s: RealmState, slot: Slot, kind: Roll['kind'], space: Space, colours: Colour[]): void {
  const hero = s.heroes[slot];
  const modifiers = [0, 0, 0, 0];
  const faces: number[] = [];
  for (let i = 0; i < colours.length; i++) {
    const colour = colours[i];
    if (i === 0 || colours[i - 1] !== colour) modifiers[colour] = modifierFor(hero, kind, colour);
    faces.push(roll(s, 6));
  }
  // Ambush is for the first combat against the colour, whether or not it counts there (REA-R28).
  if (hero.ambush && colours.includes(hero.form)) hero.ambush = false;
  s.roll = { slot, kind, space, colours, faces, modifiers, used: [] };
  if (isHeard(s))
    tell(s, { event: 'combatRolled', rule: ROLL_RULES[kind], slot, kind, space, colours, faces, modifiers });
  offerReroll(s);
}

/** Skills and Q01: what is added to each of the hero's dice against minions of a colour, or their General. */
export function modifierFor(hero: Hero, kind: Roll['kind'], colour: Colour): number {
  const isGeneral = kind === 'general';
  if (isGeneral && colour === BLACK) return 0; // REA-R28
  let sum = hasQuest(hero, AmuletOfTheGods) ? 1 : 0;
  switch (hero.hero) {
    case Cleric:
      if (!isGeneral && (colour === BLACK || colour === RED)) sum++;
      break;
    case Ranger:
      if (kind !== 'archery' && spaces[hero.space].colour === GREEN) sum++;
      break;
    case Sorceress:
      if (hero.ambush && hero.form === colour) sum += isGeneral ? 1 : 2;
  }
  return sum;
}

/** REA-R25: a natural 1 never hits a General. */
function isHit(fought: Roll, i: number): boolean {
  const face = fought.faces[i];
  if (face === 1 && fought.kind === 'general') return false;
  const colour = fought.colours[i];
  return face + fought.modifiers[colour] >= generals[colour].hitOn;
}

/** How many of the dice hit as they lie. */
export function hitsShown(fought: Roll): number {
  let hits = 0;
  for (let i = 0; i < fought.faces.length; i++) if (isHit(fought, i)) hits++;
  return hits;
}

/** Whether a die has failed; with a colour, whether one rolled against it has. */
function hasFailed(fought: Roll, against: Colour | undefined): boolean {
  for (let i = 0; i < fought.faces.length; i++) {
    if ((against === undefined || fought.colours[i] === against) && !isHit(fought, i)) return true;
  }
  return false;
}

function rerollFailed(s: RealmState, fought: Roll, against: Colour | undefined): void {
  for (let i = 0; i < fought.faces.length; i++) {
    if ((against === undefined || fought.colours[i] === against) && !isHit(fought, i)) fought.faces[i] = roll(s, 6);
  }
}

function isDreadful(fought: Roll): boolean {
  return fought.kind === 'general' && fought.colours[0] === BLACK;
}

// ── The roller's own re-rolls ────────────────────────────────────────────────────────────────────────────────────────

const SOURCES: readonly RerollSource[] = ['dragonSlayer', 'ground', 'unicorn'];

const REROLL_RULES: { readonly [source in RerollSource | 'battleLuck']: RuleId } = {
  dragonSlayer: 'REA-5.7',
  ground: 'REA-5.7',
  unicorn: 'REA-R43',
  battleLuck: 'REA-R40',
};

const alreadyUsed = no('REA-5.7', 'rerollUsed');
const noneFailed = no('REA-R39', 'noFailedDice');
const noDragonkinFailed = no('REA-R39', 'noFailedDragonDice');

function hasSource(hero: Hero, source: RerollSource): boolean {
  switch (source) {
    case 'dragonSlayer':
      return hero.hero === Dwarf;
    case 'ground':
      return hero.hero === EagleRider && hero.style === 'ground';
    case 'unicorn':
      return hasQuest(hero, UnicornSteed);
  }
}

function refuseReroll(fought: Roll, source: RerollSource): Objection | undefined {
  if (fought.used.includes(source)) return alreadyUsed;
  if (source === 'ground') return undefined; // all dice, hits included
  if (source === 'dragonSlayer') return hasFailed(fought, BLUE) ? undefined : noDragonkinFailed;
  return hasFailed(fought, undefined) ? undefined : noneFailed;
}

/** Asks the roller about its own re-rolls as long as one is left, then goes on to the window CR and the count. */
function offerReroll(s: RealmState): void {
  const fought = rollOf(s);
  const hero = s.heroes[fought.slot];
  if (!isDreadful(fought)) {
    for (const source of SOURCES) {
      if (!hasSource(hero, source) || refuseReroll(fought, source) !== undefined) continue;
      andThen(s, { ask: 'useReroll', seat: hero.seat, slot: fought.slot });
      return;
    }
  }
  closeRoll(s);
}

const SCORE_ROLL = { do: 'scoreRoll' } as const;

function closeRoll(s: RealmState): void {
  if (!canRerollLuck(s) || !openWindow(s, 'CR', SCORE_ROLL)) andThen(s, SCORE_ROLL);
}

const useReroll: RealmDecision<'useReroll'> = {
  rule: 'REA-5.25',
  candidates(s, { slot }) {
    const own: (RerollSource | 'keep')[] = [];
    for (const source of SOURCES) if (hasSource(s.heroes[slot], source)) own.push(source);
    own.push('keep');
    return own;
  },
  refuse: (s, _d, c) => (c === 'keep' ? undefined : refuseReroll(rollOf(s), c)),
  choose(s, { slot }, c) {
    if (c === 'keep') {
      closeRoll(s);
      return;
    }
    const fought = rollOf(s);
    fought.used.push(c);
    if (c === 'ground') for (let i = 0; i < fought.faces.length; i++) fought.faces[i] = roll(s, 6);
    else rerollFailed(s, fought, c === 'dragonSlayer' ? BLUE : undefined);
    tell(s, { event: 'rerolled', rule: REROLL_RULES[c], slot, source: c, faces: fought.faces });
    offerReroll(s);
  },
  fallback: () => 'keep',
};

// ── Battle Luck ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R28, REA-R52: whether Battle Luck would roll anything again. */
export function canRerollLuck(s: RealmState): boolean {
  return s.roll !== null && !isDreadful(s.roll) && hasFailed(s.roll, undefined);
}

/** Battle Luck, which has left the hand of `slot`. REA-R27: Balazarg may corrupt a card. */
export function luckyReroll(s: RealmState, slot: Slot, source: Source): void {
  const fought = rollOf(s);
  if (fought.kind === 'general' && fought.colours[0] === RED && !battleOf(s).blessed && source < QUEST) {
    const face = roll(s, 6);
    tell(s, { event: 'corruptionRolled', rule: 'REA-7.15', slot, card: source, face, lost: face === 1 });
    if (face === 1) return;
  }
  rerollFailed(s, fought, undefined);
  tell(s, { event: 'rerolled', rule: REROLL_RULES.battleLuck, slot, source: 'battleLuck', faces: fought.faces });
}

// ── The count ────────────────────────────────────────────────────────────────────────────────────────────────────────

function scoreRoll(s: RealmState): void {
  const fought = rollOf(s);
  s.roll = null;
  const hits = [0, 0, 0, 0];
  let ones = 0;
  for (let i = 0; i < fought.faces.length; i++) {
    if (isHit(fought, i)) hits[fought.colours[i]]++;
    if (fought.faces[i] === 1) ones++;
  }
  if (fought.kind === 'general') scoreAttack(s, fought.slot, hits[fought.colours[0]], ones);
  else scoreAgainstMinions(s, fought, hits);
}

export const rollSteps = { scoreRoll };
export const rollDecisions = { useReroll };

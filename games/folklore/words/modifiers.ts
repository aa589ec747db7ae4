/** What holds as long as a card is held, or for a while, in words. */
import { any, joined, listed, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { foeKinds, foeNamed } from '../content/foes.ts';
import { NUMBERED_KEYWORDS, UNLIMITED } from '../content/types.ts';
import type {
  CheckKind,
  Condition,
  Duration,
  Ignored,
  Keyword,
  Keywords,
  Modifier,
  Modifiers,
  Payable,
  Reached,
  RollKind,
  Scope,
} from '../content/types.ts';
import { ofTypes, steps } from './amounts.ts';
import { flagName, keywordName, statName, statusName, typeName } from './names.ts';
import { plus } from './voice.ts';

// ── Keywords ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const numbered: readonly Keyword[] = NUMBERED_KEYWORDS;

/** `FLANK 1`, `SILVER`. */
export const keywordInWords = (keyword: Keyword, n: number): string =>
  numbered.includes(keyword) ? `${keywordName(keyword)} ${n}` : keywordName(keyword);

/** Of a weapon or a foe: `SACRED, BLACKOUT 90`; empty if it has none. */
export const keywordsInWords = (keywords: Keywords): string =>
  Object.entries(keywords)
    .map(([keyword, n]) => keywordInWords(keyword as Keyword, Number(n)))
    .join(', ');

/** `RANGE 5`, `REACH 2`, `adjacent`, `any RANGE`. */
export function rangeInWords(range: number, isMelee: boolean): string {
  if (range === UNLIMITED) return `any ${isMelee ? 'REACH' : 'RANGE'}`;
  return range === 1 && isMelee ? 'adjacent' : `${isMelee ? 'REACH' : 'RANGE'} ${range}`;
}

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const scopes: { readonly [S in Scope]: string } = {
  any: '',
  melee: ' with melee attacks',
  ranged: ' with ranged attacks',
  weapon: ' with weapons',
  mystic: ' with mystic attacks',
  counter: ' with counterattacks',
};
const attacks: { readonly [S in Scope]: string } = {
  any: 'attacks',
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  weapon: 'attacks with a weapon',
  mystic: 'mystic attacks',
  counter: 'counterattacks',
};
/** `the next melee attack`. */
export const attackOf = (on: Scope): string => attacks[on].replace(/attacks/, 'attack');

const ignored: { readonly [I in Ignored]: string } = {
  sight: 'figures that stand in the line of sight',
  darkness: 'Darkness',
  rangedAdjacency: 'adjacent enemies when shooting',
  absorption: 'ABSORPTION',
  reduction: 'REDUCTION',
};

export const ignoredName = (what: Ignored): string => ignored[what];

const payables: { readonly [P in Payable]: string } = {
  prayer: 'Prayers cost',
  ritual: 'Rituals cost',
  secondAttack: 'The attack with a second weapon costs',
  sharedThought: 'Shared Thought costs',
  mesmerist: 'Mesmerist costs',
  shieldVow: 'Shield Vow costs',
  bounty: 'Bounty costs',
  penitent: 'Penitent costs',
  cutpurse: 'Cutpurse costs',
  respectedInTown: 'Being RESPECTED in a town costs',
  mindSpike: 'Mind Spike costs',
};

const checkKinds: { readonly [C in CheckKind]: string } = {
  prayer: 'checks for Prayers',
  ritual: 'checks for Rituals',
  speechInStory: 'SPEECH checks in events and stories',
  barter: 'bartering',
  confession: 'the check at a rest',
};

const rollKinds: { readonly [R in RollKind]: string } = {
  check: 'skill check',
  resist: 'resist roll',
  prayer: 'check for a Prayer',
  ritual: 'check for a Ritual',
  recipe: 'check for a recipe',
  barter: 'barter check',
  attack: 'attack roll',
  search: 'search',
  loot: 'loot roll',
};
export const rollKindName = (kind: RollKind): string => rollKinds[kind];

function reached(who: Reached): string {
  switch (who.reach) {
    case 'allies':
      return who.self ? 'you and allies' : 'allies';
    case 'ghosts':
      return 'ghosts';
    case 'enemies':
      return 'enemies';
    case 'foes': {
      const types = who.types.length === 0 ? '' : `${who.types.map(typeName).join(' or ')} `;
      return who.self ? `it and ${types}foes` : `other ${types}foes`;
    }
  }
}

/** As texts say it; whoever reads is who gives it. */
export const durations: { readonly [D in Duration]: string } = {
  turn: 'until the end of the turn',
  untilNext: 'until your next turn',
  endNext: 'until the end of its next turn',
  nextAttack: 'for the next attack',
  fight: 'until the fight ends',
  scene: 'until the scene ends',
  story: 'until the story ends',
  permanent: 'for good',
};

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** To follow `if` or `while`. */
export function conditionInWords(condition: Condition): Sentence {
  switch (condition.if) {
    case 'always':
      return 'in any case';
    case 'not':
      return condition.of.if === 'flag'
        ? `“${flagName(condition.of.flag)}” is not noted`
        : say`it is not so that ${conditionInWords(condition.of)}`;
    case 'every':
      return listed(condition.of.map(conditionInWords));
    case 'any':
      return condition.of.length === 0 ? 'never' : listed(condition.of.map(conditionInWords), 'or');
    case 'flag':
      return `“${flagName(condition.flag)}” is noted`;
    case 'wanted':
      return 'you are WANTED';
    case 'leads':
      return 'you are the leader';
    case 'belowHalf':
      return 'Vita is below half';
    case 'holdsShield':
      return 'you hold a shield';
    case 'pp':
      return `you have ${condition.least} PP or more`;
    case 'everyVita':
      return `every living character has ${condition.least} Vita or more`;
    case 'adjacentAlly':
      return 'an ally of yours stands beside the target';
    case 'adjacent':
      return 'the other one stands beside you';
    case 'naturalAbove':
      return `the attack die shows more than ${condition.above}`;
    case 'types':
      return say`it is ${any(listedText(condition.types.map(typeName)))} foe`;
    case 'bounty':
      return 'it is of the type of your bounty';
    case 'sameTarget':
      return 'you attacked the same foe in the round before';
    case 'resisting':
      return `you resist ${statusName(condition.status)}`;
    case 'rolling':
      return `it is ${condition.failed ? 'a failed' : 'a'} ${listedText(condition.for.map(rollKindName))}`;
    case 'melee':
      return 'it is a melee attack';
    case 'halved':
      return `${foeKinds[foeNamed(condition.foe)].name} has been at half of its Vita or below`;
  }
}

const listedText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

// ── Modifiers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `have +5 Might`, or, of what cannot be had, `: attacks keep the higher of two dice`. */
export function had(mods: Modifiers, have: string): Sentence {
  const isPlain = mods.every(({ give }) => give === 'stat' || give === 'keyword' || give === 'without');
  return isPlain ? say` ${have} ${modifiersInWords(mods)}` : say`: ${modifiersInWords(mods)},`;
}

export const modifiersInWords = (mods: Modifiers): Sentence => joined(mods.map(modifierInWords), ', ');

export function modifierInWords(mod: Modifier): Sentence {
  switch (mod.give) {
    case 'stat':
      return mod.stat === 'absorption' || mod.stat === 'reduction' || mod.stat === 'light'
        ? `${statName[mod.stat]} ${mod.by}${scopes[mod.on]}`
        : `${plus(mod.by)} ${statName[mod.stat]}${scopes[mod.on]}`;
    case 'keyword':
      return `${keywordInWords(mod.keyword, mod.n)}${scopes[mod.on]}`;
    case 'without':
      return `no ${keywordName(mod.keyword)}`;
    case 'status':
      return `counts as ${statusName(mod.status)}`;
    case 'rollHigh':
      return `${attacks[mod.on]} keep the higher of two dice`;
    case 'rollLow':
      return `${attacks[mod.on]} keep the lower of two dice`;
    case 'attackedLow':
      return 'attacks against this figure keep the lower of two dice';
    case 'ignore':
      return `${attacks[mod.on]} ignore ${ignored[mod.what]}`;
    case 'immune':
      return `immune to ${mod.to === 'flames' ? 'flames' : statusName(mod.to)}`;
    case 'cheaper':
      return `${payables[mod.what]} ${mod.free ? 'nothing' : `${mod.by} PP less, at least 1`}`;
    case 'checksOf':
      return `${plus(mod.by)} to ${checkKinds[mod.what]}`;
    case 'passes':
      return `${checkKinds[mod.what]} ${mod.what === 'confession' || mod.what === 'barter' ? 'succeeds' : 'succeed'} without a roll`;
    case 'aura':
      return say`AURA ${mod.radius} (${reached(mod.who)} within ${steps(mod.radius)}): ${modifiersInWords(mod.mods)}`;
    case 'against':
      return say`against ${ofTypes(mod.types)}foes ${modifiersInWords(mod.mods)}`;
    case 'againstMark':
      return say`against your mark ${modifiersInWords(mod.mods)}`;
    case 'againstBounty':
      return say`against foes of the type of your bounty ${modifiersInWords(mod.mods)}`;
    case 'while':
      return say`while ${conditionInWords(mod.condition)}: ${modifiersInWords(mod.mods)}`;
    case 'persistence':
      return `${plus(mod.might)} Might for every round before in which you attacked the same foe, at most ${plus(mod.most)}`;
    case 'firstStrike':
      return 'your side strikes first, without dice';
    case 'hunted':
      return 'foes turn to you first';
    case 'mirror':
      return 'the next attack that hits you is cancelled';
    case 'keepsBlocker':
      return 'once per story a companion you Block with stays';
    case 'sells':
      return `what you sell brings ${mod.quarters} quarters of its value`;
    case 'strideIs':
      return `Stride is ${mod.stride}`;
    case 'ghostPoints':
      return `${plus(mod.by)} GP when you become a ghost, until you are revived`;
    case 'incurable':
      return `${statusName(mod.status)} cannot be cured while this is equipped`;
  }
}

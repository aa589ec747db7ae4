/** What the party's chance is read from: how much of the story is left, who is on the way, how they fare, and how a fight stands. */
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { STAT } from '../content/numbers.ts';
import { compiledStories, scenes } from '../content/scenes.ts';
import { defeatLimit } from '../rules/death.ts';
import { isWielded } from '../rules/encounter/reaching.ts';
import { maxPp, maxVita, valueOf } from '../rules/values.ts';
import { FOE, NONE } from '../state.ts';
import type { FolkloreState, Member } from '../state.ts';
import { threatOf } from './fighting.ts';
import { cardWorth } from './gear.ts';
import { meanOf } from './worth.ts';

/** By name; what each is worth is in `value.gen.ts`. `…Last` counts only while the next defeat would be the last. */
export type Features = ReturnType<typeof tableFeatures> & SceneFeatures;

export const features = (s: FolkloreState): Features => ({ ...tableFeatures(s), ...aheadFeatures(s) });

function tableFeatures(s: FolkloreState) {
  const isLast = Number(s.marks + 1 >= defeatLimit(s));
  return { ...storyFeatures(s, isLast), ...partyFeatures(s, isLast), ...whoFeatures(s), ...fightFeatures(s, isLast) };
}

// ── The story ────────────────────────────────────────────────────────────────────────────────────────────────────────

const TURNS = 10;

function storyFeatures(s: FolkloreState, isLast: number) {
  const { terms, chapter, step, scene, marks } = s;
  const { chapters } = compiledStories[terms.story];
  let scenesLeft = 0;
  for (let i = chapter; i < chapters.length; i++) {
    const from = i === chapter ? step : 0;
    for (let j = from; j < chapters[i].steps.length; j++) if (chapters[i].steps[j].step === 'scene') scenesLeft++;
  }
  const spare = defeatLimit(s) - 1 - marks;
  const isOn = Number(scene.scene !== NONE);
  return {
    spareOne: Number(spare >= 1),
    spareTwo: Number(spare >= 2),
    spareThree: Number(spare >= 3),
    scenesLeft,
    inScene: isOn,
    inSceneLast: isOn * isLast,
    done: isOn * (bits(scene.passed) + bits(scene.used)),
    turns: s.chapterTurns / TURNS,
    returning: Number(s.isReturning),
    nightmare: Number(terms.difficulty === 'nightmare'),
  };
}

/** By scene: whether it comes next, or is being played; some are harder than others. */
interface SceneFeatures {
  readonly [scene: string]: number;
}

function aheadFeatures(s: FolkloreState): SceneFeatures {
  const ahead = sceneAhead(s);
  return Object.fromEntries(scenes.map(({ id }, i) => [id, Number(i === ahead)]));
}

function sceneAhead({ terms, chapter, step, scene }: FolkloreState): number {
  if (scene.scene !== NONE) return scene.scene;
  const { chapters } = compiledStories[terms.story];
  for (let i = chapter; i < chapters.length; i++) {
    const next = chapters[i].steps.slice(i === chapter ? step : 0).find(one => one.step === 'scene');
    if (next !== undefined && next.step === 'scene') return next.scene;
  }
  return NONE;
}

function bits(n: number): number {
  let count = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) count++;
  return count;
}

// ── The party ────────────────────────────────────────────────────────────────────────────────────────────────────────

const COINS = 40;
const WORTH = 20;
const VITA = 20;
const LORE = 500;

/** Of a member on average, so that they mean the same for two and for five. */
function partyFeatures(s: FolkloreState, isLast: number) {
  const f = {
    limbo: 0,
    vita: 0,
    pp: 0,
    maxVita: 0,
    rate: 0,
    gear: 0,
    coins: 0,
    lore: 0,
    boons: 0,
    consumables: 0,
    companions: 0,
    infection: 0,
  };
  const each = 1 / s.party.length;
  let dead = 0;
  for (let who = 0; who < s.party.length; who++) {
    const one = s.party[who];
    if (!isThere(s, who)) continue;
    if (one.form === 'limbo') f.limbo += each;
    f.coins += (each * Math.min(COINS, one.coins)) / COINS;
    f.lore += (each * one.lore) / LORE;
    f.boons += each * one.boons;
    f.consumables += each * one.consumables.length;
    f.companions += each * one.companions.length;
    for (const card of one.equipped) if (!s.broken.includes(card)) f.gear += (each * cardWorth(card)) / WORTH;
    if (one.form !== 'living') {
      dead += each;
      continue;
    }
    const most = maxVita(s, who);
    f.vita += (each * one.vita) / most;
    f.pp += (each * one.pp) / maxPp(s, who);
    f.maxVita += (each * most) / VITA;
    f.rate += (each * rateOf(s, who, USUAL_DEFENSE)) / USUAL_RATE;
    f.infection += each * one.infection;
  }
  return {
    ...f,
    deadLast: dead * isLast,
    third: Number(s.party.length >= 3),
  };
}

/** Chosen, and equipped: before that one has no Vita either. */
const isThere = (s: FolkloreState, who: Member): boolean => {
  const { form, vita, booklet } = s.party[who];
  return booklet !== NONE && (form !== 'living' || vita > 0);
};

const USUAL_DEFENSE = 60;
const USUAL_RATE = 5;
const HUNDRED = 100;

/** What an attack with the best of what somebody wields does to such a Defense. */
function rateOf(s: FolkloreState, who: Member, defense: number): number {
  let best = 1;
  for (const card of s.party[who].equipped) {
    if (isWielded(s, who, card)) best = Math.max(best, meanOf(cards[card].weapon!.dice));
  }
  const hits = Math.max(1, Math.min(99, 101 + valueOf(s, who, STAT.might) - defense));
  return ((best + valueOf(s, who, STAT.damage)) * hits) / HUNDRED;
}

/** Who sets out together. */
function whoFeatures({ party }: FolkloreState) {
  const has = (booklet: number): number => Number(party.some(one => one.booklet === booklet));
  return {
    witchHunter: has(0),
    exorcist: has(1),
    arcanist: has(2),
    telepath: has(3),
    oathsworn: has(4),
    mountebank: has(5),
  };
}

// ── A fight ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As a power of e. */
const MOST = 3;

function fightFeatures(s: FolkloreState, isLast: number) {
  const fighting = s.encounter.isRunning ? 1 : 0;
  const balance = fighting === 0 ? 0 : balanceOf(s);
  let foes = 0;
  for (const { space } of s.foes) if (space !== NONE) foes += 1 / s.party.length;
  return {
    fighting,
    fightingLast: fighting * isLast,
    foes,
    balance,
    balanceLast: balance * isLast,
    losing: Math.min(0, balance),
  };
}

/** How many times as long as its foes the party would stand, if all struck from now on. */
function balanceOf(s: FolkloreState): number {
  let [vita, rate, foeVita, threat, defense, foes] = [0, 0, 0, 0, 0, 0];
  const living: Member[] = [];
  s.party.forEach(({ form }, who) => {
    if (form === 'living') living.push(who);
  });
  s.foes.forEach(({ space, vita: left, kind }, i) => {
    if (space === NONE) return;
    foes++;
    foeVita += left;
    defense += foeKinds[kind].defense;
    for (const who of living) threat += threatOf(s, FOE + i, who) / living.length;
  });
  if (foes === 0) return MOST;
  for (const who of living) {
    vita += s.party[who].vita;
    rate += rateOf(s, who, defense / foes);
  }
  const odds = Math.log((vita * rate + 1) / (foeVita * threat + 1));
  return Math.max(-MOST, Math.min(MOST, odds));
}

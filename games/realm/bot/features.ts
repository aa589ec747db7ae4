/** What the heroes' chance is read from: how the war stands, who sets out, what lies on the board, what the heroes have. */
import { isSpecial } from '../content/cards.ts';
import { CITY_STEP } from '../content/generals.ts';
import { AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed, quests } from '../content/quests.ts';
import { BLACK, COLOURS, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { crystalsOnBoard, defeatedGenerals, gatesOnBoard, generalSpace, isDefeated, isMajor } from '../asking.ts';
import { campaignOf } from './campaign.ts';
import { boardCost } from './danger.ts';
import { LASTING, PLENTY, meansOf } from './means.ts';
import { advanceChance, doomChance } from './night.ts';
import { chanceToDefeat, strengthAgainst } from './odds.ts';
import { legsOf, reachOf } from './ways.ts';
import { weights } from './weights.ts';

/** By name; what each is worth is in `value.gen.ts`. `…Left` counts for every General that lives, `…Late` for every defeated one. */
export type Features = ReturnType<typeof features>;

export function features(s: RealmState) {
  const defeated = defeatedGenerals(s);
  return {
    ...warFeatures(s, defeated),
    ...campaignFeatures(s),
    ...boardFeatures(s, COLOURS - defeated),
    ...heroFeatures(s, COLOURS - defeated),
  };
}

// ── The war ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function warFeatures(s: RealmState, defeated: number) {
  const onStep = [0, 0, 0, 0, 0];
  const { progress } = meansOf(s);
  let ripe = 0;
  let marches = 0;
  let major = 0;
  let last = 0;
  for (let general = 0; general < COLOURS; general++) {
    if (isDefeated(s, general)) continue;
    const { step } = s.generals[general];
    onStep[step]++;
    if (isMajor(s, general)) major++;
    else marches += (advanceChance(s, general) * (step + 1)) / CITY_STEP;
    ripe += Math.min(PLENTY, progress[general]);
    if (defeated === COLOURS - 1) last = chanceOfAll(s, general);
  }
  return {
    defeated,
    defeatedTwo: Number(defeated >= 2),
    defeatedThree: Number(defeated >= 3),
    blackDefeated: Number(isDefeated(s, BLACK)),
    redDefeated: Number(isDefeated(s, RED)),
    stepOne: onStep[1],
    stepTwo: onStep[2],
    stepThree: onStep[3],
    stepThreeLate: onStep[3] * defeated,
    doom: doomChance(s),
    marches,
    major,
    ripe,
    ripeLate: ripe * defeated,
    last,
  };
}

/** To defeat a General if all heroes stood there. */
function chanceOfAll(s: RealmState, general: Colour): number {
  const at = generalSpace(s, general);
  let strength = 0;
  for (const hero of s.heroes) if (hero.hero !== NONE) strength += strengthAgainst(hero, general, at);
  return chanceToDefeat(general, strength, s.generals[general].life);
}

function campaignFeatures(s: RealmState) {
  const campaign = campaignOf(s);
  if (campaign === null) return { campaign: 0, campaignWorth: 0, gathered: 0 };
  const { at, members, value } = campaign;
  let gathered = 0;
  for (const slot of members) gathered += nearness(s, s.heroes[slot], at) / members.length;
  return { campaign: 1, campaignWorth: value / weights.defeat, gathered };
}

/** Farther away is as good as not on the way. */
const FAR = 6;

/** 1 = there. */
function nearness(s: RealmState, hero: Hero, at: Space): number {
  return 1 - Math.min(FAR, reachOf(hero, legsOf(s, hero), at)) / FAR;
}

// ── The board ────────────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_CRYSTALS = 12;
const FULL = 3;
/** Points of `boardCost`, minions and turns are counted in such numbers. */
const COST = 50;
const MINIONS = 20;
const TURNS = 40;

function boardFeatures(s: RealmState, left: number) {
  const crystals = crystalsOnBoard(s) / MOST_CRYSTALS;
  const cost = boardCost(s) / COST;
  const turns = s.turn / TURNS;
  let minions = 0;
  let full = 0;
  let nearlyFull = 0;
  for (const crowd of s.crowd) {
    minions += crowd / MINIONS;
    if (crowd >= FULL) full++;
    else if (crowd === FULL - 1) nearlyFull++;
  }
  let short = 0;
  for (const tokens of s.supply) short += Math.max(0, 1 - tokens / weights.supplyLow);
  return {
    crystals,
    crystalsSquared: crystals ** 2,
    cost,
    costLeft: cost * left,
    minions,
    full,
    nearlyFull,
    short,
    gates: gatesOnBoard(s),
    turns,
    turnsLeft: turns * left,
  };
}

// ── The heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────

function heroFeatures(s: RealmState, left: number) {
  const f = {
    thirdHero: Number(s.heroes.length >= 3),
    fourthHero: Number(s.heroes.length >= 4),
    fallen: s.fallen.length,
    lost: 0,
    cards: 0,
    specials: 0,
    amulets: 0,
    boots: 0,
    helms: 0,
    steeds: 0,
    rewards: 0,
    lastingQuest: 0,
    lastingQuestNear: 0,
    otherQuestNear: 0,
  };
  for (const hero of s.heroes) {
    f.lost += hero.lost;
    for (const card of hero.hand) {
      if (isSpecial(card)) f.specials++;
      else f.cards++;
    }
    for (const quest of hero.completed) {
      if (quest === AmuletOfTheGods) f.amulets++;
      else if (quest === BootsOfSpeed) f.boots++;
      else if (quest === HelmOfPower) f.helms++;
      else if (quest === UnicornSteed) f.steeds++;
      else if (quests[quest].reward === 'spend' && !hero.spent.includes(quest)) f.rewards++;
    }
    if (hero.quest === NONE) continue;
    const { goal } = quests[hero.quest];
    const isLasting = LASTING.includes(hero.quest);
    if (isLasting) f.lastingQuest++;
    if (goal.by === 'roll') f[isLasting ? 'lastingQuestNear' : 'otherQuestNear'] += nearness(s, hero, goal.at);
  }
  return { ...f, lastingLeft: (f.amulets + f.boots + f.helms + f.steeds) * left };
}

/** How likely the heroes win, by points for what they have and what threatens them. All seats share it. */
import { chanceOf } from '@vesper/kernel';
import { isSpecial } from '../content/cards.ts';
import { quests } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { isDefeated } from '../asking.ts';
import { campaignOf } from './campaign.ts';
import { woundsAt } from './combat.ts';
import { boardCost } from './danger.ts';
import { LASTING, PLENTY, meansOf } from './means.ts';
import { ON_STEP, doomChance } from './night.ts';
import { legsOf, reachOf } from './ways.ts';
import { weights } from './weights.ts';

const DEFEATED = 56;
/** A General led into the city next Night. */
const DOOM = 120;
/** All the dice that are needed against a General. */
const READY = 34;
const DEATH = 40;

/** With so many points winning is as likely as losing, with so many more e times as likely; early on points tell little. */
const EVEN = 90;
const SCALE = { late: 45, early: 350, turns: 18 };

export function shares(s: RealmState, out: number[]): void {
  const early = Math.max(0, 1 - s.turn / SCALE.turns);
  const chance = chanceOf(pointsOf(s) - EVEN, SCALE.late + SCALE.early * early * early);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = chance;
}

function pointsOf(s: RealmState): number {
  let value = -boardCost(s) - DOOM * doomChance(s) + campaignValue(s);
  const { progress } = meansOf(s);
  for (let general = 0; general < COLOURS; general++) {
    if (isDefeated(s, general)) value += DEFEATED;
    else value += READY * Math.min(PLENTY, progress[general]) ** 1.35 - ON_STEP[s.generals[general].step];
  }
  for (let slot = 0; slot < s.heroes.length; slot++) value += heroValue(s.heroes[slot]);
  if (s.phase === 'day') value -= dayEndCost(s, s.heroes[s.active]);
  return value;
}

/** How near those who set out against a General are to him. */
function campaignValue(s: RealmState): number {
  const campaign = campaignOf(s);
  if (campaign === null) return 0;
  let value = 0.3 * Math.max(0, campaign.value) - weights.siteMinion * 0.5 * s.crowd[campaign.at];
  for (const slot of campaign.members) {
    const hero = s.heroes[slot];
    const reach = Math.min(6, reachOf(hero, legsOf(s, hero), campaign.at));
    value += (weights.gather * (6 - reach)) / 6;
  }
  return value;
}

/** What the minions around a hero cost if Daytime ended now. */
function dayEndCost(s: RealmState, hero: Hero): number {
  if (hero.hero === NONE) return 0;
  const wounds = woundsAt(s, hero, hero.space, s.crowd[hero.space]);
  return weights.wound * wounds + (wounds >= hero.up + hero.down ? DEATH : 0);
}

function heroValue(hero: Hero): number {
  if (hero.hero === NONE) return -DEATH;
  let value = -weights.healing * hero.lost;
  for (let i = 0; i < hero.hand.length; i++) value += isSpecial(hero.hand[i]) ? 1 : 0.3;
  const { completed } = hero;
  for (let i = 0; i < completed.length; i++) {
    const quest = completed[i];
    if (LASTING.includes(quest)) value += 9;
    else if (quests[quest].reward === 'spend' && !hero.spent.includes(quest)) value += 3;
    else value += 0.5;
  }
  return value;
}

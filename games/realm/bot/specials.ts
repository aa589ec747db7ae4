/** What the effects of Specials and quests bring, in points. */
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { locations } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import { BLUE, COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import type { EffectOf } from '../effects.ts';
import { healsThisTurn } from '../rules/darkness.ts';
import { actionsLeft, isDefeated, isMajor, minionsAt } from '../asking.ts';
import { attacksNow, campaignOf, chanceWith } from './campaign.ts';
import { stackCost } from './danger.ts';
import type { Outlook } from './danger.ts';
import { gateGain, networkOf } from './gates.ts';
import { ON_STEP, advanceChance, advanceHarm, advances, averageHarm, cardHarm, placementHarm } from './night.ts';

/** What clearing a space brings; more if the card that lies face up would overrun it. */
export function clearingGain(s: RealmState, outlook: Outlook, space: Space): number {
  if (s.crowd[space] === 0) return 0;
  let gain = stackCost(s, outlook, space, s.crowd[space]) - stackCost(s, outlook, space, 0);
  const { faceUp, generalOnly } = s.night;
  if (faceUp === NONE || s.phase !== 'night') return gain;
  const { places, general } = darknessCards[faceUp];
  if (!generalOnly) {
    for (let i = 0; i < places.length; i++) {
      if (places[i].space === space) gain += placementHarm(s, outlook, space, places[i].minions) - places[i].minions;
    }
  }
  if (general !== null && advances(s, faceUp)) {
    const to = generals[general.who].route[s.generals[general.who].step + 1];
    if (to === space) gain += placementHarm(s, outlook, to, general.minions) - general.minions;
  }
  return gain;
}

/** What clearing the best `n` spaces brings. */
export function bestClearing(s: RealmState, outlook: Outlook, among: readonly Space[], n: number): number {
  const gains = among.map(space => clearingGain(s, outlook, space)).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(n, gains.length); i++) sum += gains[i];
  return sum;
}

/** What driving a General back a step brings. */
export function driveBackGain(s: RealmState, general: Colour): number {
  const { step } = s.generals[general];
  return isDefeated(s, general) || step === 0 ? 0 : ON_STEP[step] - ON_STEP[step - 1];
}

/** What a General brings at the best. */
export function bestGeneral(s: RealmState, gain: typeof driveBackGain): number {
  let best = 0;
  for (let general = 0; general < COLOURS; general++) best = Math.max(best, gain(s, general));
  return best;
}

/** The stacks that cost most, so many minions in all. */
export function takingGain(s: RealmState, outlook: Outlook, among: readonly Space[], upTo: number): number {
  const stacks = among
    .filter(space => s.crowd[space] > 0)
    .map(space => ({
      n: s.crowd[space],
      gain: clearingGain(s, outlook, space),
    }));
  stacks.sort((a, b) => b.gain / b.n - a.gain / a.n);
  let left = upTo;
  let sum = 0;
  for (const { n, gain } of stacks) {
    const taken = Math.min(left, n);
    sum += (gain * taken) / n;
    left -= taken;
  }
  return sum;
}

type Sweep = EffectOf<'sweep'>;

/** A sweep from its best start, going on to the best neighbour. */
export function sweepGain(s: RealmState, outlook: Outlook, effect: Sweep): number {
  let best = 0;
  for (const start of locations) {
    if (s.crowd[start] > 0) best = Math.max(best, sweepFrom(s, outlook, effect, start, [], effect.points));
  }
  return best;
}

export function sweepFrom(
  s: RealmState,
  outlook: Outlook,
  effect: Sweep,
  at: Space,
  visited: readonly Space[],
  points: number,
): number {
  const crowd = s.crowd[at];
  let gain = 0;
  let left = points;
  if (crowd > 0) {
    const price = minionsAt(s, at, BLUE) === crowd ? 2 : 1;
    const taken = Math.min(effect.each, crowd, Math.floor(points / price));
    left -= taken * price;
    gain = stackCost(s, outlook, at, crowd) - stackCost(s, outlook, at, crowd - taken);
  }
  if (left <= 0 || visited.length >= 3) return gain;
  let best = 0;
  for (const next of spaces[at].adjacent) {
    if (spaces[next].kind === 'inn' || visited.includes(next)) continue;
    best = Math.max(best, sweepFrom(s, outlook, effect, next, [...visited, at], left));
  }
  return gain + best;
}

/** What cancelling a placement of the card face up brings. */
export function cancelGain(s: RealmState, outlook: Outlook, space: Space): number {
  for (const place of darknessCards[s.night.faceUp].places) {
    if (place.space === space) return placementHarm(s, outlook, space, place.minions);
  }
  return 0;
}

export function bestCancel(s: RealmState, outlook: Outlook, colour: Colour | 'any'): number {
  let best = 0;
  darknessCards[s.night.faceUp].places.forEach(({ space }, i) => {
    if ((s.night.cancelled & (1 << i)) !== 0 || (colour !== 'any' && spaces[space].colour !== colour)) return;
    best = Math.max(best, cancelGain(s, outlook, space));
  });
  return best;
}

/** How much better than the average the next cards become if bad ones are thrown away. */
export function visionsGain(s: RealmState, outlook: Outlook, cards: number): number {
  const mean = averageHarm(s, outlook, false);
  let saved = 0;
  for (const card of s.darkDeck) saved += Math.max(0, cardHarm(s, outlook, card, false) - mean);
  return (cards * saved) / Math.max(1, s.darkDeck.length);
}

/** Failed dice of the roll on the table are rolled again. */
export function luckGain({ roll, battle }: RealmState): number {
  if (roll === null) return 0;
  const life = battle === null ? 0 : battle.life - battle.hits.reduce((a, b) => a + b, 0);
  let failed = 0;
  let hits = 0;
  roll.faces.forEach((face, i) => {
    if (face + roll.modifiers[roll.colours[i]] >= generals[roll.colours[i]].hitOn) hits++;
    else failed++;
  });
  if (roll.kind === 'general') return hits < life ? 4 * failed : 0;
  return failed >= 4 ? 5 : 0;
}

/** A gate in a place where heroes want to go. */
export function bestGate(s: RealmState): number {
  const network = networkOf(s);
  let best = 0;
  for (const goal of network.goals) {
    if (spaces[goal].kind !== 'inn' && s.gates[goal] === 0) best = Math.max(best, gateGain(network, goal));
  }
  return best;
}

/** What a General's life costs the heroes in dice, if they are after it or not. */
const LIFE = 4;
const LIFE_HUNTED = 9;

/** What it brings that a General does not heal at the end of this turn. */
export function spyingGain(s: RealmState, general: Colour): number {
  if (!healsThisTurn(s, general)) return 0;
  const gain = campaignOf(s)?.general === general ? LIFE_HUNTED : LIFE;
  // A General that heals a major wound marches again.
  const marches = isMajor(s, general) && s.generals[general].life === generals[general].majorLimit;
  return marches ? gain + advanceHarm(s, general) * advanceChance(s, general) : gain;
}

/** The member of a campaign who is missing: moved to the others, the active hero could attack at once. NONE if nobody. */
export function wantedMember(s: RealmState): Slot {
  const campaign = campaignOf(s);
  if (campaign === null) return NONE;
  const active = s.heroes[s.active];
  if (active.space !== campaign.at || s.crowd[campaign.at] > 0 || actionsLeft(active) === 0) return NONE;
  if (attacksNow(s, campaign, s.active)) return NONE;
  let wanted = NONE;
  let best = chanceWith(s, campaign, s.active) + 0.15;
  for (const slot of campaign.members) {
    const hero = s.heroes[slot];
    if (hero.space === campaign.at) continue;
    const from = hero.space;
    hero.space = campaign.at;
    const chance = attacksNow(s, campaign, s.active) ? chanceWith(s, campaign, s.active) : 0;
    hero.space = from;
    if (chance > best) {
      best = chance;
      wanted = slot;
    }
  }
  return wanted;
}

/** What it brings to play a Special or to spend a quest now, in points. */
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { greenLands, locations } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import {
  AncientTreeOfMagic,
  DemonHunter,
  DragonHunter,
  KingOfTheGryphons,
  OrcHunter,
  OrganizeMilitia,
  Raids,
  UndeadHunter,
} from '../content/quests.ts';
import {
  AllIsQuiet,
  BattleLuck,
  BattleStrategy,
  CavalrySweep,
  DarkVisions,
  ElvenArchers,
  HammerOfValor,
  KingsGuardAttack,
  LocalInformation,
  MagicGate,
  MilitiaSecuresArea,
  SecondBattleLuck,
  SpellOfPurity,
  SpyInTheCamp,
  StrongDefenses,
} from '../content/specials.ts';
import { BLACK, BLUE, COLOURS } from '../content/types.ts';
import type { Colour, Space, Window } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Roll, Slot, Source } from '../state.ts';
import { healsThisTurn } from '../rules/darkness.ts';
import { hunted } from '../rules/specials.ts';
import { guardedSpaces } from '../rules/sweep.ts';
import { actionsLeft, crystalsOnBoard, isDefeated, isMajor, minionsAt } from '../table.ts';
import { attacksNow, campaignOf, chanceWith } from './campaign.ts';
import { crystalCost, outlookOf, stackCost } from './danger.ts';
import type { Outlook } from './danger.ts';
import { bestCall } from './errands.ts';
import { gateGain, networkOf } from './gates.ts';
import { meansOf } from './means.ts';
import {
  ON_STEP,
  advanceChance,
  advanceHarm,
  advances,
  averageHarm,
  cardHarm,
  nightHarm,
  placementHarm,
} from './night.ts';
import { weights } from './weights.ts';

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

function bestOf(s: RealmState, outlook: Outlook, among: readonly Space[], n: number): number {
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

function bestDriveBack(s: RealmState): number {
  let best = 0;
  for (let general = 0; general < COLOURS; general++) best = Math.max(best, driveBackGain(s, general));
  return best;
}

/** King's Guard Attack: the stacks that cost most, 6 minions in all. */
function guardGain(s: RealmState, outlook: Outlook): number {
  const stacks = guardedSpaces
    .filter(space => s.crowd[space] > 0)
    .map(space => ({
      n: s.crowd[space],
      gain: clearingGain(s, outlook, space),
    }));
  stacks.sort((a, b) => b.gain / b.n - a.gain / a.n);
  let left = 6;
  let sum = 0;
  for (const { n, gain } of stacks) {
    const taken = Math.min(left, n);
    sum += (gain * taken) / n;
    left -= taken;
  }
  return sum;
}

/** Cavalry Sweep from its best start, going on to the best neighbour. */
function sweepGain(s: RealmState, outlook: Outlook): number {
  let best = 0;
  for (const start of locations) if (s.crowd[start] > 0) best = Math.max(best, sweepFrom(s, outlook, start, [], 6));
  return best;
}

export function sweepFrom(
  s: RealmState,
  outlook: Outlook,
  at: Space,
  visited: readonly Space[],
  points: number,
): number {
  const crowd = s.crowd[at];
  let gain = 0;
  let left = points;
  if (crowd > 0) {
    const price = minionsAt(s, at, BLUE) === crowd ? 2 : 1;
    const taken = Math.min(2, crowd, Math.floor(points / price));
    left -= taken * price;
    gain = stackCost(s, outlook, at, crowd) - stackCost(s, outlook, at, crowd - taken);
  }
  if (left <= 0 || visited.length >= 3) return gain;
  let best = 0;
  for (const next of spaces[at].adjacent) {
    if (spaces[next].kind === 'inn' || visited.includes(next)) continue;
    best = Math.max(best, sweepFrom(s, outlook, next, [...visited, at], left));
  }
  return gain + best;
}

/** The best of the placements of the card face up that may be cancelled. */
export function cancelGain(s: RealmState, outlook: Outlook, space: Space): number {
  for (const place of darknessCards[s.night.faceUp].places) {
    if (place.space === space) return placementHarm(s, outlook, space, place.minions);
  }
  return 0;
}

function bestCancel(s: RealmState, outlook: Outlook, colour: Colour): number {
  let best = 0;
  darknessCards[s.night.faceUp].places.forEach(({ space }, i) => {
    if ((s.night.cancelled & (1 << i)) !== 0 || (colour !== NONE && spaces[space].colour !== colour)) return;
    best = Math.max(best, cancelGain(s, outlook, space));
  });
  return best;
}

/** How much better than the average the next cards become if bad ones are thrown away. */
function visionsGain(s: RealmState, outlook: Outlook): number {
  const mean = averageHarm(s, outlook, false);
  let saved = 0;
  for (const card of s.darkDeck) saved += Math.max(0, cardHarm(s, outlook, card, false) - mean);
  return (5 * saved) / Math.max(1, s.darkDeck.length);
}

/** Failed dice of the roll on the table are rolled again. */
function luckGain(roll: Roll | null, life: number): number {
  if (roll === null) return 0;
  let failed = 0;
  let hits = 0;
  roll.faces.forEach((face, i) => {
    if (face + roll.modifiers[roll.colours[i]] >= generals[roll.colours[i]].hitOn) hits++;
    else failed++;
  });
  if (roll.kind === 'general') return hits < life ? 4 * failed : 0;
  return failed >= 4 ? 5 : 0;
}

/** The gain beyond what the card is worth in the hand: play it if this is above 0. */
export function playGain(s: RealmState, source: Source, window: Window): number {
  const outlook = outlookOf(s);
  const night = window === 'NR';
  switch (source) {
    case BattleStrategy:
      return bestOf(s, outlook, locations, 3) + bestDriveBack(s) - weights.play * 2.2;
    case ElvenArchers:
      return bestOf(s, outlook, greenLands, 2) - weights.play;
    case KingsGuardAttack:
      return guardGain(s, outlook) - weights.play;
    case CavalrySweep:
      return sweepGain(s, outlook) - weights.play;
    case SpellOfPurity: {
      const most = Math.max(...s.crystals);
      const on = crystalsOnBoard(s);
      let gain = 0;
      for (let k = 0; k < most; k++) gain += crystalCost(on - k);
      return gain - weights.play;
    }
    case QUEST + AncientTreeOfMagic:
      return crystalCost(crystalsOnBoard(s)) - weights.playLight;
    case AllIsQuiet:
      return nightHarm(s, outlook) - weights.play * 1.4;
    case QUEST + Raids:
      return nightHarm(s, outlook) - weights.play;
    case DarkVisions:
      return window === 'N0' ? visionsGain(s, outlook) - weights.play : -1;
    case MilitiaSecuresArea:
      return night ? bestCancel(s, outlook, NONE) - weights.playLight : -1;
    case QUEST + OrcHunter:
    case QUEST + DemonHunter:
    case QUEST + DragonHunter:
    case QUEST + UndeadHunter:
      return night ? bestCancel(s, outlook, hunted(source)) - weights.playLight * 0.6 : -1;
    case StrongDefenses:
    case QUEST + OrganizeMilitia: {
      const part = darknessCards[s.night.faceUp].general;
      return part === null ? -1 : advanceHarm(s, part.who) - weights.play;
    }
    case BattleLuck:
    case SecondBattleLuck:
      return luckGain(s.roll, lifeLeft(s)) - weights.playLight;
    case LocalInformation:
      return 5 * bestCall(s, meansOf(s)).value - weights.play * 0.6;
    case MagicGate:
      return window === 'D' ? bestGate(s) - (isDefeated(s, BLACK) ? 1 : weights.play) : -1;
    case SpyInTheCamp:
      return window === 'D' ? -1 : bestSpying(s) - weights.playLight;
    case HammerOfValor:
    case QUEST + KingOfTheGryphons:
      return window === 'D' && wantedMember(s) !== NONE ? 1 : -1;
    default:
      return -1;
  }
}

/** Magic Gate: a place where heroes want to go. */
function bestGate(s: RealmState): number {
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

/** Spy in the Camp: what it brings that a General does not heal at the end of this turn. */
export function spyingGain(s: RealmState, general: Colour): number {
  if (!healsThisTurn(s, general)) return 0;
  const gain = campaignOf(s)?.general === general ? LIFE_HUNTED : LIFE;
  // A General that heals a major wound marches again.
  const marches = isMajor(s, general) && s.generals[general].life === generals[general].majorLimit;
  return marches ? gain + advanceHarm(s, general) * advanceChance(s, general) : gain;
}

function bestSpying(s: RealmState): number {
  let best = 0;
  for (let general = 0; general < COLOURS; general++) best = Math.max(best, spyingGain(s, general));
  return best;
}

function lifeLeft(s: RealmState): number {
  if (s.battle === null) return 0;
  return s.battle.life - s.battle.hits.reduce((a, b) => a + b, 0);
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

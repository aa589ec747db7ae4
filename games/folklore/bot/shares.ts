/** How likely the party is to end its story well: how far it has come, how it fares, and what threatens it. All seats share it. */
import { chanceOf } from '@vesper/kernel';
import { compiledStories } from '../content/scenes.ts';
import { foeKinds } from '../content/foes.ts';
import { NEGATIVE_BITS } from '../content/numbers.ts';
import { STATUSES } from '../content/types.ts';
import { defeatLimit } from '../rules/death.ts';
import { maxGp, maxPp, maxVita } from '../rules/values.ts';
import { NONE } from '../state.ts';
import type { Character, FolkloreState, Member } from '../state.ts';
import { cardWorth } from './gear.ts';
import { COIN, LORE, meanOf, statusWorth } from './worth.ts';

const SCALE = 60;
const STORY = 120;
const MARK = 40;
const GHOST = 14;
const LIMBO = 22;

export function shares(s: FolkloreState, out: number[]): void {
  const chance = chanceOf(pointsOf(s), SCALE);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = chance;
}

function pointsOf(s: FolkloreState): number {
  let points = STORY * (progressOf(s) - 0.5) + MARK * (defeatLimit(s) - 2 - s.marks) - 1.5 * s.chapterTurns;
  if (s.clockLimit !== NONE) points -= 25 * (s.clock / s.clockLimit) ** 2;
  for (let who = 0; who < s.party.length; who++) if (isThere(s.party[who])) points += memberWorth(s, who);
  return points - threat(s);
}

/** Chosen, and equipped: before that one has no Vita either. */
const isThere = ({ form, vita }: Character): boolean => form !== 'living' || vita > 0;

/** From 0 to 1, by chapters and their steps; what is done of a scene counts as well. */
function progressOf({ terms, chapter, step, scene }: FolkloreState): number {
  const { chapters } = compiledStories[terms.story];
  const { steps } = chapters[chapter];
  const inScene =
    scene.scene === NONE ? 0 : 0.1 * bits(scene.passed) + 0.1 * bits(scene.used) + (scene.hasWon ? 0.2 : 0);
  return (chapter + (step + Math.min(0.8, inScene)) / steps.length) / chapters.length;
}

function bits(n: number): number {
  let count = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Against somebody unhurt and without anything. */
function memberWorth(s: FolkloreState, who: Member): number {
  const { form, vita, pp, gp, statuses, infection, coins, lore, boons, companions, equipped, consumables, mystics } =
    s.party[who];
  let worth = COIN * Math.min(coins, 40) + LORE * lore + 3 * boons + 4 * companions.length + 1.5 * consumables.length;
  worth += 2 * mystics.length;
  for (const card of equipped) if (!s.broken.includes(card)) worth += cardWorth(card);
  if (form === 'ghost') return worth - GHOST - 0.4 * (maxGp(s, who) - gp);
  if (form === 'limbo') return worth - LIMBO;
  const most = maxVita(s, who);
  worth -= most - vita + 0.6 * Math.max(0, 0.4 * most - vita) + 0.6 * (maxPp(s, who) - pp) + 3 * infection;
  for (let status = 0; status < STATUSES.length; status++) {
    if ((statuses & (1 << status)) !== 0) worth += statusWorth(STATUSES[status]);
  }
  return (statuses & NEGATIVE_BITS) === 0 ? worth + 1 : worth;
}

/** What the foes that stand will still do. */
function threat({ foes, skirmish }: FolkloreState): number {
  let sum = 0;
  for (const { kind, space, vita, maxVita: most } of foes) {
    if (space !== NONE) sum += 3 + (0.5 + vita / most) * meanOf(foeKinds[kind].dice) + 0.4 * vita;
  }
  if (skirmish.isRunning) for (const strength of skirmish.strength) sum += 2 * Math.max(0, strength);
  return sum;
}

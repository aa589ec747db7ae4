/** 12, 13, 16, 17, 20: lines, paladins, plans and what a combat leaves behind. */
import { sum } from '@vesper/checkers';
import { FIRST_ILLUSION } from '../../content/adventurers.ts';
import { isMonster } from '../../content/creatures.ts';
import { TrapGallery, WideTunnel } from '../../content/improvements.ts';
import { EVIL_PALADIN } from '../../content/orders.ts';
import { Labyrinth } from '../../content/rooms.ts';
import { IMPROVED, NONE, ROOM } from '../../state.ts';
import type { DungeonState, Tile } from '../../state.ts';
import { hitPoints, isFighting, isIllusion, isPaladin, paladinIn } from './look.ts';
import type { Broken } from './look.ts';

/** 12. Whom an Evil Eye has called forward stands before the paladin, but only with FS and only in a combat. */
export const linesAreInOrder: Broken = s => {
  for (let seat = 0; seat < s.seats; seat++) {
    const { line } = s.players[seat];
    if (line.filter(isPaladin).length > 1) return `seat ${seat} has two paladins`;
    if (new Set(line).size !== line.length) return `somebody stands twice in the line of seat ${seat}`;
    const place = line.findIndex(isPaladin);
    const before = line.slice(0, Math.max(place, 0));
    if (before.some(who => !isIllusion(who)) && !(s.terms.fs && isFighting(s))) return `a paladin stands behind others`;
    if (line.some(who => isIllusion(who) && who !== FIRST_ILLUSION + seat))
      return `seat ${seat} sees another's illusion`;
    if (line.length > 0 && line.every(isIllusion)) return `an illusion stands alone before seat ${seat}`;
    const dead = line.find(who => s.damage[who] >= hitPoints(s, who));
    if (dead !== undefined) return `adventurer ${dead} should have fallen`;
  }
  return undefined;
};

/** 13: the tougher paladin is with the worse player, and nobody egregious is passed over, unless one was captured. */
export const paladinsVisitTheWorst: Broken = s => {
  const egregious = s.evil.slice(0, s.seats).filter(evil => evil >= EVIL_PALADIN).length;
  if (s.year > 0 && egregious > s.entered && s.tent.length > 0) return 'a paladin is missing';
  if (s.players.some(({ prison }) => prison.some(who => isPaladin(who) && !s.tent.includes(who)))) return undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    const paladin = paladinIn(s, seat);
    if (paladin === NONE) continue;
    for (let other = 0; other < s.seats; other++) {
      const theirs = paladinIn(s, other);
      if (theirs > paladin && s.evil[other] < s.evil[seat]) return `the tougher paladin is with seat ${other}`;
      if (theirs === NONE && s.evil[other] >= EVIL_PALADIN && s.evil[other] > s.evil[seat]) {
        return `seat ${other} is worse than seat ${seat} and has no paladin`;
      }
    }
  }
  return undefined;
};

/** 13: somebody new has a paladin because he is egregious, had another one, or because of SE12. */
export const paladinsHaveAReason: Broken = (s, before) => {
  if (before === null || before.phase !== 'orders' || s.phase !== 'orders' || s.season !== before.season)
    return undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    if (paladinIn(s, seat) === NONE || paladinIn(before, seat) !== NONE) continue;
    if (s.evil[seat] < EVIL_PALADIN) return `seat ${seat} has a paladin at Evil ${s.evil[seat]}`;
  }
  return undefined;
};

/** 16. */
export const sleepersStayHome: Broken = s => {
  if (s.phase === 'planning') {
    for (const { plan } of s.players) {
      const sleeper = plan.creatures.find(creature => s.knockedOut[creature] === 1);
      if (sleeper !== undefined) return `creature ${sleeper} is knocked out and planned`;
    }
  }
  const isNewYear = s.season === 0 && s.phase === 'orders';
  return isNewYear && sum(s.knockedOut) > 0 ? 'a year begins with creatures face down' : undefined;
};

/** 17. */
export const combatsLeaveNothing: Broken = s => {
  if (s.phase !== 'battle' && sum(s.courage) + sum(s.poison) + sum(s.invisible) > 0) return 'marks of a round are left';
  if (isFighting(s)) return undefined;
  if (sum(s.damage) > 0) return 'damage is left after the combat';
  return s.players.some(({ line }) => line.some(isIllusion)) ? 'an illusion is left after the combat' : undefined;
};

function mostMonsters(tile: Tile): number {
  return tile >= ROOM || tile === IMPROVED + WideTunnel ? 2 : 1;
}

function mostTraps(tile: Tile): number {
  return tile === ROOM + Labyrinth || tile === IMPROVED + TrapGallery ? 2 : 1;
}

/** 20. */
export const plansFitTheirTiles: Broken = (s: DungeonState) => {
  for (const { plan, dungeon, conquered } of s.players) {
    if (plan.cell === NONE) {
      if (plan.traps.length + plan.creatures.length > 0) return 'something is planned for no tile';
      continue;
    }
    if (s.phase === 'planning' && conquered[plan.cell] === 1) return 'a battle is planned on a conquered tile';
    const monsters = plan.creatures.filter(creature => isMonster[creature]).length;
    if (monsters > mostMonsters(dungeon[plan.cell])) return `${monsters} monsters are planned for one tile`;
    if (plan.traps.length > mostTraps(dungeon[plan.cell])) return `${plan.traps.length} traps are planned for one tile`;
  }
  return undefined;
};

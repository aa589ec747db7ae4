/** 1 to 7, 10, 11: counts are counts, and every piece is somewhere, once. */
import { asked, inOnePlace, isCount } from '@vesper/checkers';
import { adventurerTiles, isIllusion, tent } from '../../content/adventurers.ts';
import { Troll, creatureOf, creatureTiles } from '../../content/creatures.ts';
import { COLOURS, EVIL_LEAST, EVIL_MOST, ORDERS, SPOTS } from '../../content/orders.ts';
import { roomTiles } from '../../content/rooms.ts';
import { trapDeck } from '../../content/traps.ts';
import { NONE, ROOM } from '../../state.ts';
import { isFighting } from './look.ts';
import type { Broken } from './look.ts';

const COUNTS = [
  'food',
  'gold',
  'imps',
  'busyImps',
  'trollTokens',
  'busyTokens',
  'redMarks',
  'deposit',
  'laboratory',
] as const;

export const countsAreCounts: Broken = s => {
  for (let seat = 0; seat < s.seats; seat++) {
    const player = s.players[seat];
    for (const what of COUNTS) {
      if (!isCount(player[what])) return `seat ${seat} has ${player[what]} ${what}`;
    }
    if (player.busyImps > player.imps) return `${player.busyImps} of ${player.imps} imps are busy`;
    if (player.busyTokens > player.trollTokens) return `${player.busyTokens} of ${player.trollTokens} tokens are busy`;
  }
  return s.damage.every(n => n >= 0) ? undefined : 'a number of damage counters is negative';
};

export const evilIsOnTheScale: Broken = s => {
  if (s.evil.length !== COLOURS) return `there are ${s.evil.length} Evil Counters`;
  const odd = s.evil.find(n => !Number.isInteger(n) || n < EVIL_LEAST || n > EVIL_MOST);
  return odd === undefined ? undefined : `an Evil Counter is on ${odd}`;
};

const bothYears = (tiles: (year: number, fs: boolean) => number[], fs: boolean): number[] => [
  ...tiles(1, fs),
  ...tiles(2, fs),
];

export const creaturesAreSomewhere: Broken = inOnePlace({
  name: 'creature',
  all: s => bothYears(creatureTiles, s.terms.fs),
  places: s => [s.creatureStack, s.offeredCreatures, s.creatureBox, ...s.players.map(({ lair }) => lair)],
});

export const roomsAreSomewhere: Broken = inOnePlace({
  name: 'room',
  all: s => bothYears(roomTiles, s.terms.fs),
  places(s) {
    const top = asked(s);
    const built = s.players.map(({ dungeon }) => dungeon.filter(tile => tile >= ROOM).map(tile => tile - ROOM));
    return [s.roomStack, s.offeredRooms, s.roomBox, ...built, top?.ask === 'placeRoom' ? [top.room] : []];
  },
});

export const trapsAreSomewhere: Broken = inOnePlace({
  name: 'trap',
  all: s => trapDeck(s.terms.fs),
  places(s) {
    const top = asked(s);
    const drawnToKeep = top?.ask === 'keep' && top.what === 'traps';
    const own = s.players.flatMap(({ traps, plan, drawn }) => [traps, plan.traps, drawnToKeep ? drawn : []]);
    return [s.trapDeck, s.trapDiscard, ...own];
  },
});

export const adventurersAreSomewhere: Broken = inOnePlace({
  name: 'adventurer',
  all(s) {
    const paladins = [...tent(1, s.terms.paladins), ...(s.year === 2 ? tent(2, s.terms.paladins) : [])];
    return [...bothYears(adventurerTiles, s.terms.fs), ...(s.year === 0 ? [] : paladins)];
  },
  places: s => [
    ...s.adventurerStacks,
    s.row,
    s.nextRow,
    s.adventurerBox,
    s.tent,
    ...s.players.flatMap(({ line, prison }) => [line.filter(who => !isIllusion(who)), prison]),
  ],
});

/** 7. */
export const orderCardsAreSomewhere: Broken = s => {
  for (const { inaccessible, orders } of s.players) {
    if (inaccessible.length > 2) return `${inaccessible.length} order cards are inaccessible`;
    const cards = [...inaccessible, ...orders];
    if (new Set(cards).size !== cards.length) return `order cards ${cards.join(', ')} are not all different`;
  }
  for (const { inaccessible, available, orders } of s.nonPlayers) {
    if (s.year > 0 && inaccessible.length !== 3) return `a non-player has ${inaccessible.length} inaccessible orders`;
    const cards = [...inaccessible, ...available, ...orders];
    if (cards.length !== ORDERS || new Set(cards).size !== ORDERS) return `a non-player has orders ${cards.join(', ')}`;
  }
  return undefined;
};

const MINIONS = 3;

/** 10. */
export const minionsAreCounted: Broken = s => {
  const count = Array.from({ length: COLOURS }, () => 0);
  if (s.minions.length !== ORDERS * SPOTS) return `there are ${s.minions.length} spaces`;
  for (const colour of s.minions) if (colour !== NONE) count[colour]++;
  const most = Math.max(...count);
  return most > MINIONS ? `a colour has ${most} minions on the board` : undefined;
};

const TOKENS = 3;

/** 11. */
export const tokensBelongToTrolls: Broken = s => {
  let all = 0;
  for (const { lair, trollTokens } of s.players) {
    const trolls = lair.filter(creature => creatureOf[creature] === Troll).length;
    if (trolls !== trollTokens) return `${trolls} Trolls lend ${trollTokens} tokens`;
    all += trollTokens;
  }
  return all > TOKENS ? `${all} Troll tokens are in play` : undefined;
};

/** 19. */
export const marksAndPrisonersStay: Broken = (s, before) => {
  if (before === null) return undefined;
  // A single prisoner is freed without asking, so that a combat may pass between two choices.
  const fought = isFighting(before) || isFighting(s) || s.combats > before.combats;
  const mayFree = fought || asked(before)?.ask === 'prisonerOrMark';
  for (let seat = 0; seat < s.seats; seat++) {
    const now = s.players[seat];
    const then = before.players[seat];
    if (now.redMarks < then.redMarks) return `seat ${seat} has lost red marks`;
    if (!mayFree && then.prison.some(who => !now.prison.includes(who))) return `a prisoner of seat ${seat} is gone`;
  }
  return undefined;
};

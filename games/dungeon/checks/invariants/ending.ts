/** 21, 22: the calendar, and the score sheet counted once more. */
import { sum } from '@vesper/checkers';
import { adventurers } from '../../content/adventurers.ts';
import { isMonster } from '../../content/creatures.ts';
import { CELLS } from '../../content/grid.ts';
import { TITLES } from '../../content/titles.ts';
import { ROOM } from '../../state.ts';
import type { Player } from '../../state.ts';
import { isPaladin } from './look.ts';
import type { Broken } from './look.ts';

export const calendarIsKept: Broken = (s, before) => {
  const seasons = s.terms.fs ? 5 : 4;
  const last = s.season === seasons - 1;
  if (s.season < 0 || s.season >= seasons || s.year > 2) return `it is season ${s.season} of year ${s.year}`;
  const fought = s.combats - Math.max(0, s.year - 1);
  if (fought !== 0 && !(fought === 1 && last)) return `${s.combats} combats by season ${s.season} of year ${s.year}`;
  if (s.outcome !== null && (s.combats !== 2 || s.year !== 2 || !last)) return 'the end came at the wrong time';
  if (before === null || before.year === 0) return undefined;
  const passed =
    (s.year - before.year) * seasons +
    s.season -
    before.season +
    (s.outcome !== null && before.outcome === null ? 1 : 0);
  if (passed < 0) return 'time runs backwards';
  return s.startingPlayer === (before.startingPlayer + passed) % s.seats
    ? undefined
    : 'the token did not move one seat';
};

/** Lines that need nothing but counting. */
function plainLines(player: Player): { readonly [line: string]: number } {
  const { dungeon, conquered, lair, prison, redMarks } = player;
  let rooms = 0;
  for (let cell = 0; cell < CELLS; cell++) if (dungeon[cell] >= ROOM && conquered[cell] === 0) rooms++;
  const paladins = prison.filter(isPaladin);
  return {
    rooms: 2 * rooms,
    monsters: lair.filter(creature => isMonster[creature]).length,
    prisoners: 2 * (prison.length - paladins.length),
    paladins: sum(paladins.map(who => adventurers[who].points)),
    conquered: -2 * sum(conquered),
    redMarks: -3 * redMarks,
  };
}

export const sheetsAreRight: Broken = s => {
  if (s.outcome === null) return undefined;
  const { scores, sheet, winners, places } = s.outcome;
  for (let seat = 0; seat < s.seats; seat++) {
    const lines = sheet.filter(line => line.seat === seat);
    if (sum(lines.map(({ points }) => points)) !== scores[seat]) return `the lines of seat ${seat} do not add up`;
    for (const [name, points] of Object.entries(plainLines(s.players[seat]))) {
      const found = lines.find(({ line }) => line === name);
      if (found === undefined || (found.points !== points && found.points + points !== 0)) {
        return `seat ${seat} has ${found?.points} for ${name}, not ${points}`;
      }
    }
  }
  const titles = sheet.filter(({ line }) => line.startsWith('title:'));
  const held = new Set(titles.map(({ line }) => line));
  if (s.seats > 1 && held.size !== TITLES) return `${held.size} titles are held`;
  for (const title of held) {
    const holders = titles.filter(({ line }) => line === title);
    const best = s.seats === 4 ? 3 : 2;
    const exclusive = holders[0].points === best;
    if (s.seats > 1 && exclusive !== (holders.length === 1)) return `${title} is paid wrongly`;
  }
  if (!winners.every(seat => scores[seat] === Math.max(...scores))) return 'the winner has not the most points';
  const turn = (seat: number): number => (seat - s.startingPlayer + s.seats) % s.seats;
  const ranking = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a] || turn(a) - turn(b));
  return ranking.every((seat, i) => places[seat] === i + 1) ? undefined : `the places are ${places.join()}`;
};

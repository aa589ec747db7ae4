/** "How do I score?" (DUN-6): what every line of the score sheet counts, and how it stands. */
import { count, say, signed } from '@vesper/kernel';
import type { Aim, Seat, Sentence } from '@vesper/kernel';
import { conqueredTiles, monstersOf, unconqueredRooms } from '../asking.ts';
import { isPaladin } from '../content/adventurers.ts';
import { pets } from '../content/pets.ts';
import { ROOM_POINTS, rooms } from '../content/rooms.ts';
import { CONQUERED_POINTS, MARK_POINTS, MONSTER_POINTS, Riches, titlePoints, titles } from '../content/titles.ts';
import type { TitleCard } from '../content/types.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { measure } from '../rules/titles.ts';
import type { Scored } from '../rules/titles.ts';
import type { DungeonView } from '../view.ts';

export function aims(view: DungeonView, seat: Seat): readonly Aim[] {
  const table = scored(view);
  const sheet = scoreSheet(table).filter(line => line.seat === seat);
  const found = sheet
    .filter(({ line }) => !line.startsWith('title:'))
    .map(({ rule, line, points }): Aim => ({ rule, line, points, ...told(view, seat, line) }));
  titles.forEach(({ id, rule }, title) => {
    const line = `title:${id}`;
    const points = sheet.find(held => held.line === line)?.points ?? 0;
    found.push({ rule, line, points, ...titleTold(table, seat, title) });
  });
  const known = isVeiled(view) ? found.map(veiled) : found;
  const { pets: own, petCount, openPets } = view.players[seat];
  return own === null && petCount > openPets.length
    ? [...known, { ...facedown, now: [count(petCount - openPets.length, 'pet')] }]
    : known;
}

const facedown: Aim = { rule: 'DUN-6.10', what: 'At least 1 for each pet that lies face down', points: null };

/** While plans are made in secret nobody knows how many traps the others keep, and so who is Lord of Riches. */
const isVeiled = ({ phase, seats, viewer }: DungeonView): boolean =>
  phase === 'planning' && (seats > 1 || viewer === 'spectator');

const fame = rooms.flatMap(room => (room.fame ? [`room:${room.id}`] : []));
const byTitles = pets.flatMap(pet => (pet.score?.of === 'titles' ? [`pet:${pet.id}`] : []));
const uncertain: readonly string[] = [`title:${titles[Riches].id}`, ...fame, ...byTitles];

const veiled = (aim: Aim): Aim =>
  aim.line !== undefined && uncertain.includes(aim.line)
    ? { ...aim, now: 'open again when the plans are', points: null }
    : aim;

/** The table as the rules count it; of the others' pets only those that everybody has seen. */
function scored(view: DungeonView): Scored {
  const players = view.players.map(player => ({
    ...player,
    pets: player.pets ?? player.openPets,
    traps: { length: player.trapCount },
  }));
  return { seats: view.seats, evil: view.evil, players };
}

type Told = Pick<Aim, 'what' | 'now'>;

function told(view: DungeonView, seat: Seat, line: string): Told {
  const player = view.players[seat];
  const { prison, redMarks } = player;
  const [kind, id] = line.split(':');
  switch (kind) {
    case 'rooms':
      return { what: `${ROOM_POINTS} for each unconquered room`, now: [count(unconqueredRooms(player), 'room')] };
    case 'monsters':
      return { what: `${MONSTER_POINTS} for each monster in the lair`, now: [count(monstersOf(player), 'monster')] };
    case 'prisoners':
      return {
        what: '2 for each hero in prison',
        now: [count(prison.filter(who => !isPaladin(who)).length, 'hero', 'heroes')],
      };
    case 'paladins':
      return { what: '4 to 6 for each paladin in prison', now: [count(prison.filter(isPaladin).length, 'paladin')] };
    case 'conquered':
      return {
        what: `${signed(CONQUERED_POINTS)} for each conquered tile`,
        now: [count(conqueredTiles(player), 'tile')],
      };
    case 'redMarks':
      return { what: `${signed(MARK_POINTS)} for each red mark`, now: [count(redMarks, 'red mark')] };
    case 'room':
      return { what: rooms.find(room => room.id === id)!.text };
    case 'pet':
      return { what: pets.find(pet => pet.id === id)!.text };
    default:
      return { what: 'Expansion Tiles: the more kinds, and the more of one kind, the better' };
  }
}

const counted: Readonly<Record<TitleCard['by'], string>> = {
  evil: 'Evil',
  rooms: 'rooms',
  tunnels: 'tunnels',
  monsters: 'monsters',
  imps: 'imps',
  riches: 'gold, food and unused traps together',
  conquered: 'conquered tiles',
};

function titleTold(table: Scored, seat: Seat, title: number): Told {
  const { by, fewest } = titles[title];
  const [alone, shared] = [titlePoints(table.seats, true), titlePoints(table.seats, false)];
  return {
    what: `${alone} for the ${fewest ? 'fewest' : 'most'} ${counted[by]}, ${shared} if shared`,
    now: compared(table, seat, title),
  };
}

/** Alone at the table there is nobody to compare oneself with (DUN-R66). */
function compared(table: Scored, seat: Seat, title: number): Sentence {
  const { fewest, solo } = titles[title];
  const own = measure(table, title, seat);
  if (table.seats === 1) return titles[title].by === 'evil' ? `${own}` : say`${own}; ${solo.exclusive} would be needed`;
  const others = table.players.flatMap((_, other) => (other === seat ? [] : [measure(table, title, other)]));
  return say`${own}; ${fewest ? 'the fewest' : 'the most'} elsewhere: ${fewest ? Math.min(...others) : Math.max(...others)}`;
}

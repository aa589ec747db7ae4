/** Everything that must have been seen at work: every space, creature, room, card, token and title. */
import { ADVENTURER_TILES, FIRST_PALADIN, PALADINS, adventurers } from '../content/adventurers.ts';
import { EVENT_TILE_IDS } from '../content/calendar.ts';
import { combatCards } from '../content/combatCards.ts';
import { creatures } from '../content/creatures.ts';
import { experts, expertise } from '../content/expertise.ts';
import { improvements } from '../content/improvements.ts';
import { Empty, SOLO_KINDS, items } from '../content/items.ts';
import { opportunities } from '../content/opportunities.ts';
import { orders } from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { titles } from '../content/titles.ts';
import { traps } from '../content/traps.ts';
import { SPACE_NAMES } from './names.ts';

/** What keeps an order from being performed (DUN-R11), but for what hardly ever does: no traps, no pets, no ruins. */
const OBSTACLES = [
  'tooLittleFood',
  'tooLittleGold',
  'tooEvil',
  'tooFewImps',
  'nowhereToDig',
  'nothingToMine',
  'nobodyForHire',
  'noRoomFits',
  'noGoldToDeposit',
  'nobodyToTeach',
  'nothingToImprove',
];

const STRIKE_PAYS = ['food', 'gold', 'evil', 'trap', 'imp', 'turnDown'];
const TREATMENTS = ['pay', 'dismiss', 'default'];
const LEAVINGS = ['fed', 'dismissed', 'hunted', 'thrown'];

function idsOf(rows: readonly { readonly id: string }[], what: string): string[] {
  return rows.map(({ id }) => `${what} ${id}`);
}

export const effects: readonly string[] = [
  ...[...orders, ...opportunities].flatMap(({ id }) => SPACE_NAMES.map(space => `performed ${id}-${space}`)),
  ...OBSTACLES.map(why => `unplayable ${why}`),
  ...EVENT_TILE_IDS.map(id => `tile ${id}`),
  ...idsOf(specialEvents, 'special'),
  ...idsOf(opportunities, 'board'),
  ...idsOf(creatures, 'hired'),
  ...creatures.flatMap(({ id, options }, kind) => [
    ...options.map(option => `${id} ${option.id}`),
    ...experts[kind].options.slice(options.length).map(option => `${id} ${option.id}`),
  ]),
  ...idsOf(expertise, 'expertise'),
  ...idsOf(improvements, 'improved'),
  ...idsOf(rooms, 'built'),
  ...idsOf(
    rooms.filter(({ production }) => production !== null),
    'used',
  ),
  ...idsOf(
    rooms.filter(({ fame, points }) => fame || points.some(n => n > 0)),
    'scored',
  ),
  ...idsOf(traps, 'sprung'),
  ...idsOf(combatCards, 'cast'),
  ...idsOf(
    pets.filter(({ moment }) => moment !== 'scoring'),
    'used',
  ),
  ...idsOf(pets, 'scored'),
  ...idsOf(adventurers.slice(0, ADVENTURER_TILES), 'assigned'),
  ...idsOf(adventurers.slice(FIRST_PALADIN, FIRST_PALADIN + PALADINS), 'entered'),
  ...idsOf(
    items.filter((_, item) => item !== Empty),
    'given',
  ),
  ...idsOf(setupCards, 'setup'),
  ...Array.from({ length: SOLO_KINDS }, (_, kind) => `expansion ${kind}`),
  ...titles.flatMap(({ id }) => [`title ${id}, alone`, `title ${id}, shared`]),
  ...TREATMENTS.map(treatment => `Pay Day: ${treatment}`),
  ...STRIKE_PAYS.map(paid => `strike: ${paid}`),
  ...LEAVINGS.map(why => `creature ${why}`),
  'a sheep',
  'a paladin moves on',
  'a tie is broken',
];

/** Everything that must have been seen at work: every card, quest, skill, way, loss. */
import { COLOUR_NAMES } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { AmuletOfTheGods, BootsOfSpeed, UnicornSteed, WarBannerOfValor, quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { BLACK, GREEN, RED } from '../content/types.ts';
import type { Quest } from '../content/types.ts';
import { general, quest } from './names.ts';

const WAYS = ['foot', 'horse', 'eagle', 'gateCard', 'gate', 'steed', 'flight', 'teleport', 'hammer', 'gryphon'];
const WINDOWS = ['D', 'N0', 'NR', 'CR', 'limit', 'action'];
const LOSSES = ['general', 'taint', 'city', ...generals.map((_, colour) => `supply:${COLOUR_NAMES[colour]}`)];
const STAYS = ['notNext', 'major', 'defeated', 'held'];
/** By the clause that puts a crystal down: setup, overrun, a full neighbour, Demons that spread, and taint only. */
const TAINTS = ['REA-3.20', 'REA-5.36', 'REA-5.38', 'REA-R13', 'REA-R11'];
/** By the clause that puts a minion down: setup twice, a card, an overrun, a special card, a General's arrival. */
const PLACEMENTS = ['REA-3.17', 'REA-3.18', 'REA-4.11', 'REA-5.37', 'REA-R47', 'REA-R19'];
/** Why a setup card was put aside. */
const ASIDE = ['REA-3.16', 'REA-3.19'];
const DEFEATS = ['engage', 'archery', 'slayer', 'fireball', 'battleFury', 'battleStrategy', 'envoy'];

/** Rewards that work all the time and show in an event; Helm of Power draws like others. */
const PASSIVE: readonly Quest[] = [AmuletOfTheGods, BootsOfSpeed, WarBannerOfValor, UnicornSteed];

export const effects: readonly string[] = [
  ...locationCards.flatMap(({ id }) => [`drawn ${id}`, `travel ${id}`, `dice ${id}`]),
  ...specials.flatMap(({ id }) => [`drawn ${id}`, `played ${id}`, `dice ${id}`]),
  ...darknessCards.map(({ id }) => `darkness ${id}`),
  ...quests.flatMap(({ goal, reward }, n) => [
    quest('drawn', n),
    quest('completed', n),
    ...(goal.by === 'roll' ? [quest('failed', n)] : []),
    ...(reward === 'spend' ? [quest('spent', n)] : []),
  ]),
  ...PASSIVE.map(n => quest('reward', n)),
  'quest kept after failure',
  ...heroes.flatMap(({ name, skills }) => [
    `turn of ${name}`,
    `death of ${name}`,
    `arrival of ${name}`,
    ...skills.map(one => `skill ${one.name}`),
  ]),
  ...generals.flatMap((_, colour) =>
    ['advance', 'defeat', 'survival', 'attack', 'slayer', 'retreat', 'held'].map(what => general(what, colour)),
  ),
  ...[GREEN, BLACK, RED].map(colour => general('healing', colour)),
  'Parry',
  'Corruption',
  'Corruption of a Special',
  'Corruption withstood',
  'Regeneration',
  'joining',
  'staying out',
  ...generals.map((_, colour) => `overrun by ${COLOUR_NAMES[colour]}`),
  ...TAINTS.map(rule => `taint ${rule}`),
  ...PLACEMENTS.map(rule => `placement ${rule}`),
  ...ASIDE.map(rule => `aside ${rule}`),
  ...STAYS.map(why => `stays ${why}`),
  ...DEFEATS.map(how => `defeat by ${how}`),
  ...WAYS.map(way => `way ${way}`),
  ...WINDOWS.map(window => `window ${window}`),
  ...['hero', 'quest', 'darkness'].map(deck => `refill ${deck}`),
  'gate from the supply',
  'gate from elsewhere',
  'General only',
  'replaced by Wisdom',
  'Mid War',
  'Late War',
  ...LOSSES.map(why => `lost ${why}`),
  'one Champion',
  'shared Champions',
];

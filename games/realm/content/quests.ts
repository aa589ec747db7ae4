/** The 24 Quest cards, in the order of their ids: quest n is Q n + 1. */
import {
  AncientRuins,
  DarkWoods,
  EnchantedGlade,
  FireRiver,
  GreenleafVillage,
  GryphonForest,
  HeavensGlade,
  LandOfAmazons,
  MccormHighlands,
  MountainsOfMist,
  PleasantHill,
  RavenForest,
  UnicornForest,
} from './map.ts';
import { BLACK, BLUE, GREEN, RED } from './types.ts';
import type { Quest, QuestCard, Space } from './types.ts';

export const AmuletOfTheGods: Quest = 0;
export const BootsOfSpeed: Quest = 1;
export const HelmOfPower: Quest = 2;
export const WarBannerOfValor: Quest = 3;
export const FindMagicGate: Quest = 4;
export const UnicornSteed: Quest = 5;
export const Rumors: Quest = 6;
export const OrganizeMilitia: Quest = 7;
export const AmazonEnvoy: Quest = 8;
export const AmaraksBlessing: Quest = 9;
export const Raids: Quest = 10;
export const KingOfTheGryphons: Quest = 11;
export const DukeEnvoy: Quest = 12;
export const ElfEnvoy: Quest = 13;
export const OrcHunter: Quest = 14;
export const DemonHunter: Quest = 15;
export const DragonHunter: Quest = 16;
export const UndeadHunter: Quest = 17;
export const CrystalOfLight: Quest = 22;
export const AncientTreeOfMagic: Quest = 23;

const roll = (at: Space, dice: number, needs: number, keep = false) => ({ by: 'roll', at, dice, needs, keep }) as const;
const hunt = (colour: number, count: number) => ({ by: 'hunt', colour, count }) as const;
const scout = (general: number) => ({ by: 'scout', general }) as const;
const envoy = (near: Space) => ({ do: 'take', near, within: 2, upTo: 'die', defeat: 'envoy' }) as const;

/** Dice that Find Magic Gate gives, once. */
export const GATE_DICE = 2;

export const quests: readonly QuestCard[] = [
  {
    id: 'Q01',
    name: 'Amulet of the Gods',
    goal: roll(DarkWoods, 4, 6),
    reward: 'passive',
    windows: [],
    effects: [],
    task: 'As an action in Dark Woods, roll 4 dice: a 6 succeeds.',
    text: '+1 to each of your combat dice (not against Varkolak).',
  },
  {
    id: 'Q02',
    name: 'Boots of Speed',
    goal: roll(MountainsOfMist, 4, 6),
    reward: 'passive',
    windows: [],
    effects: [],
    task: 'As an action in Mountains of Mist, roll 4 dice: a 6 succeeds.',
    text: '2 bonus actions each Daytime.',
  },
  {
    id: 'Q03',
    name: 'Helm of Power',
    goal: roll(AncientRuins, 4, 6),
    reward: 'passive',
    windows: [],
    effects: [],
    task: 'As an action in Ancient Ruins, roll 4 dice: a 6 succeeds.',
    text: 'Draw 1 more card each Evening.',
  },
  {
    id: 'Q04',
    name: 'War Banner of Valor',
    goal: roll(FireRiver, 3, 5, true),
    reward: 'passive',
    windows: [],
    effects: [],
    task: 'As an action in Fire River, roll 3 dice: a 5 or 6 succeeds. May be tried again.',
    text: 'After a lost battle with a General you suffer no wounds and lose no cards.',
  },
  {
    id: 'Q05',
    name: 'Find Magic Gate',
    goal: { by: 'gate' },
    reward: 'spend',
    windows: [],
    effects: [],
    task: 'Build a Magic Gate in a red land.',
    text: 'Once: +2 dice for one of your combat rolls (not against Varkolak).',
  },
  {
    id: 'Q06',
    name: 'Unicorn Steed',
    goal: roll(UnicornForest, 1, 5, true),
    reward: 'passive',
    windows: [],
    effects: [],
    task: 'As an action in Unicorn Forest, roll 1 die: a 5 or 6 succeeds. May be tried again.',
    text: 'Move 1–2 spaces without a card as an action; once per combat roll all failed dice again (not against Varkolak).',
  },
  {
    id: 'Q07',
    name: 'Rumors',
    goal: { by: 'inns' },
    reward: 'now',
    windows: [],
    effects: [{ do: 'draw', cards: 4 }],
    task: 'Be at each of the three Inns.',
    text: 'Draw 4 Hero cards.',
  },
  {
    id: 'Q08',
    name: 'Organize Militia',
    goal: { by: 'visits', at: [GreenleafVillage, MccormHighlands, PleasantHill] },
    reward: 'spend',
    windows: ['NR'],
    effects: [{ do: 'holdGeneral' }],
    task: 'Use an action in each of Pleasant Hill, McCorm Highlands and Greenleaf Village.',
    text: 'Once: the General of the Darkness card just turned up does not advance.',
  },
  {
    id: 'Q09',
    name: 'Amazon Envoy',
    goal: roll(LandOfAmazons, 3, 5),
    reward: 'now',
    windows: [],
    effects: [envoy(LandOfAmazons)],
    task: 'As an action in Land of Amazons, roll 3 dice: a 5 or 6 succeeds.',
    text: 'Roll a die: defeat up to that many minions within 2 spaces of Land of Amazons.',
  },
  {
    id: 'Q10',
    name: 'Amarak’s Blessing',
    goal: roll(RavenForest, 3, 6),
    reward: 'spend',
    windows: [],
    effects: [],
    task: 'As an action in Raven Forest, roll 3 dice: a 6 succeeds.',
    text: 'Once, when you commit cards: the General’s combat skill is ignored in this battle (not Varkolak’s).',
  },
  {
    id: 'Q11',
    name: 'Raids',
    goal: { by: 'everyColour' },
    reward: 'spend',
    windows: ['N0'],
    effects: [{ do: 'quietNight', own: true }],
    task: 'Defeat at least 1 minion of each colour.',
    text: 'Once, in your own Night: no Darkness cards are drawn.',
  },
  {
    id: 'Q12',
    name: 'King of the Gryphons',
    goal: roll(GryphonForest, 3, 5),
    reward: 'spend',
    windows: ['D', 'N0'],
    effects: [{ do: 'moveHeroes', upTo: 2, to: 'locations', way: 'gryphon' }],
    task: 'As an action in Gryphon Forest, roll 3 dice: a 5 or 6 succeeds.',
    text: 'Once: move up to 2 heroes, each to any location.',
  },
  {
    id: 'Q13',
    name: 'Duke Envoy',
    goal: roll(MccormHighlands, 3, 5),
    reward: 'now',
    windows: [],
    effects: [envoy(MccormHighlands)],
    task: 'As an action in McCorm Highlands, roll 3 dice: a 5 or 6 succeeds.',
    text: 'Roll a die: defeat up to that many minions within 2 spaces of McCorm Highlands.',
  },
  {
    id: 'Q14',
    name: 'Elf Envoy',
    goal: roll(HeavensGlade, 3, 5),
    reward: 'now',
    windows: [],
    effects: [envoy(HeavensGlade)],
    task: 'As an action in Heaven’s Glade, roll 3 dice: a 5 or 6 succeeds.',
    text: 'Roll a die: defeat up to that many minions within 2 spaces of Heaven’s Glade.',
  },
  {
    id: 'Q15',
    name: 'Orc Hunter',
    goal: hunt(GREEN, 6),
    reward: 'spend',
    windows: ['NR'],
    effects: [{ do: 'cancelPlacement', colour: GREEN }],
    task: 'Defeat 6 Orcs.',
    text: 'Once: cancel a placement in a green location on the Darkness card just turned up.',
  },
  {
    id: 'Q16',
    name: 'Demon Hunter',
    goal: hunt(RED, 4),
    reward: 'spend',
    windows: ['NR'],
    effects: [{ do: 'cancelPlacement', colour: RED }],
    task: 'Defeat 4 Demons.',
    text: 'Once: cancel a placement in a red location on the Darkness card just turned up.',
  },
  {
    id: 'Q17',
    name: 'Dragon Hunter',
    goal: hunt(BLUE, 3),
    reward: 'spend',
    windows: ['NR'],
    effects: [{ do: 'cancelPlacement', colour: BLUE }],
    task: 'Defeat 3 Dragonkin.',
    text: 'Once: cancel a placement in a blue location on the Darkness card just turned up.',
  },
  {
    id: 'Q18',
    name: 'Undead Hunter',
    goal: hunt(BLACK, 4),
    reward: 'spend',
    windows: ['NR'],
    effects: [{ do: 'cancelPlacement', colour: BLACK }],
    task: 'Defeat 4 Undead.',
    text: 'Once: cancel a placement in a black location on the Darkness card just turned up.',
  },
  {
    id: 'Q19',
    name: 'Scout the General (Balazarg)',
    goal: scout(RED),
    reward: 'now',
    windows: [],
    effects: [{ do: 'search', colour: RED }],
    task: 'Use an action in Balazarg’s space.',
    text: 'Take the topmost red location card of the Hero deck, then shuffle the deck.',
  },
  {
    id: 'Q20',
    name: 'Scout the General (Gorgutt)',
    goal: scout(GREEN),
    reward: 'now',
    windows: [],
    effects: [{ do: 'search', colour: GREEN }],
    task: 'Use an action in Gorgutt’s space.',
    text: 'Take the topmost green location card of the Hero deck, then shuffle the deck.',
  },
  {
    id: 'Q21',
    name: 'Scout the General (Sapphire)',
    goal: scout(BLUE),
    reward: 'now',
    windows: [],
    effects: [{ do: 'search', colour: BLUE }],
    task: 'Use an action in Sapphire’s space.',
    text: 'Take the topmost blue location card of the Hero deck, then shuffle the deck.',
  },
  {
    id: 'Q22',
    name: 'Scout the General (Varkolak)',
    goal: scout(BLACK),
    reward: 'now',
    windows: [],
    effects: [{ do: 'search', colour: BLACK }],
    task: 'Use an action in Varkolak’s space.',
    text: 'Take the topmost black location card of the Hero deck, then shuffle the deck.',
  },
  {
    id: 'Q23',
    name: 'Crystal of Light',
    goal: roll(EnchantedGlade, 3, 5),
    reward: 'spend',
    windows: [],
    effects: [{ do: 'cleanseHere' }],
    task: 'As an action in Enchanted Glade, roll 3 dice: a 5 or 6 succeeds.',
    text: 'Once, in your own Daytime, without an action: remove 1 crystal from your space.',
  },
  {
    id: 'Q24',
    name: 'Ancient Tree of Magic',
    goal: roll(GreenleafVillage, 4, 6),
    reward: 'spend',
    windows: ['D', 'N0', 'NR'],
    effects: [{ do: 'cleanse', crystals: 1 }],
    task: 'As an action in Greenleaf Village, roll 4 dice: a 6 succeeds.',
    text: 'Once: remove 1 crystal from any location.',
  },
];

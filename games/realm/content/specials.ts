/** The Special cards: `specials[card - FIRST_SPECIAL]`. */
import { MonarchCity } from './map.ts';
import { BLACK, BLUE, FIRST_SPECIAL, GREEN, PURPLE, RED } from './types.ts';
import type { Card, SpecialCard } from './types.ts';

export const MagicGate: Card = FIRST_SPECIAL;
export const HammerOfValor: Card = FIRST_SPECIAL + 1;
export const SpellOfPurity: Card = FIRST_SPECIAL + 2;
export const ElvenArchers: Card = FIRST_SPECIAL + 3;
export const BattleStrategy: Card = FIRST_SPECIAL + 4;
export const AllIsQuiet: Card = FIRST_SPECIAL + 5;
export const BattleLuck: Card = FIRST_SPECIAL + 6;
export const SecondBattleLuck: Card = FIRST_SPECIAL + 7;
export const BattleFury: Card = FIRST_SPECIAL + 8;
export const LocalInformation: Card = FIRST_SPECIAL + 9;
export const KingsGuardAttack: Card = FIRST_SPECIAL + 10;
export const CavalrySweep: Card = FIRST_SPECIAL + 11;
export const DarkVisions: Card = FIRST_SPECIAL + 12;
export const MilitiaSecuresArea: Card = FIRST_SPECIAL + 13;
export const StrongDefenses: Card = FIRST_SPECIAL + 14;
export const SpyInTheCamp: Card = FIRST_SPECIAL + 15;

const ANY_TIME = ['D', 'N0', 'NR'] as const;

export const specials: readonly SpecialCard[] = [
  {
    id: 'SP01',
    name: 'Magic Gate',
    portrait: BLACK,
    dice: 2,
    windows: ANY_TIME,
    effects: [{ do: 'placeGate' }],
    text: 'Place a Magic Gate in any location without one.',
  },
  {
    id: 'SP02',
    name: 'Hammer of Valor',
    portrait: PURPLE,
    dice: 2,
    windows: ANY_TIME,
    effects: [{ do: 'moveHeroes', upTo: 1, to: 'spaces', way: 'hammer' }],
    text: 'Move any one hero to any other space.',
  },
  {
    id: 'SP03',
    name: 'Spell of Purity',
    portrait: RED,
    dice: 2,
    windows: ANY_TIME,
    effects: [{ do: 'cleanse', crystals: 'all' }],
    text: 'Remove all Tainted Crystals from one location.',
  },
  {
    id: 'SP04',
    name: 'Elven Archers',
    portrait: GREEN,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'clear', colour: GREEN, upTo: 2, defeat: false }],
    text: 'Remove all minions from 1 or 2 green lands.',
  },
  {
    id: 'SP05',
    name: 'Battle Strategy',
    portrait: PURPLE,
    dice: 2,
    windows: ANY_TIME,
    effects: [{ do: 'clear', colour: 'any', upTo: 3, defeat: 'battleStrategy' }, { do: 'driveBack' }],
    text: 'Defeat all minions in up to 3 locations; then you may move one General back a step on its route.',
  },
  {
    id: 'SP06',
    name: 'All Is Quiet',
    portrait: GREEN,
    dice: 2,
    windows: ['N0'],
    effects: [{ do: 'quietNight', own: false }],
    text: 'No Darkness Spreads cards are drawn this Night.',
  },
  {
    id: 'SP07',
    name: 'Battle Luck',
    portrait: PURPLE,
    dice: 1,
    windows: ['CR'],
    effects: [{ do: 'reroll' }],
    text: 'All failed dice of the roll just made are rolled again (not against Varkolak).',
  },
  {
    id: 'SP08',
    name: 'Battle Luck',
    portrait: PURPLE,
    dice: 1,
    windows: ['CR'],
    effects: [{ do: 'reroll' }],
    text: 'All failed dice of the roll just made are rolled again (not against Varkolak).',
  },
  {
    id: 'SP09',
    name: 'Battle Fury',
    portrait: BLUE,
    dice: 2,
    windows: [],
    effects: [{ do: 'clearHere', defeat: 'battleFury' }],
    text: 'An action of your own Daytime: defeat all minions in your space.',
  },
  {
    id: 'SP10',
    name: 'Local Information',
    portrait: PURPLE,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'callColour', cards: 5 }],
    text: 'At an Inn: call a colour and turn up 5 Hero cards; keep those of the colour and all Specials.',
  },
  {
    id: 'SP11',
    name: 'King’s Guard Attack',
    portrait: BLUE,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'take', near: MonarchCity, within: 1, upTo: 6, defeat: false }],
    text: 'Remove up to 6 minions from Monarch City and the spaces next to it.',
  },
  {
    id: 'SP12',
    name: 'Cavalry Sweep',
    portrait: PURPLE,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'sweep', points: 6, each: 2 }],
    text: 'Ride from a location with minions from neighbour to neighbour and remove up to 2 in each, 6 points in all; a Dragonkin costs 2, any other minion 1.',
  },
  {
    id: 'SP13',
    name: 'Dark Visions',
    portrait: PURPLE,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'visions', cards: 5 }],
    text: 'Reveal the top 5 Darkness cards, discard any of them and put the others back in the order you choose.',
  },
  {
    id: 'SP14',
    name: 'Militia Secures Area',
    portrait: BLACK,
    dice: 1,
    windows: ['NR'],
    effects: [{ do: 'cancelPlacement', colour: 'any' }],
    text: 'Cancel the placement in one of the two locations of the Darkness card just turned up.',
  },
  {
    id: 'SP15',
    name: 'Strong Defenses',
    portrait: RED,
    dice: 1,
    windows: ['NR'],
    effects: [{ do: 'holdGeneral' }],
    text: 'The General of the Darkness card just turned up does not advance.',
  },
  {
    id: 'SP16',
    name: 'Spy in the Camp',
    portrait: PURPLE,
    dice: 1,
    windows: ANY_TIME,
    effects: [{ do: 'spy' }],
    text: 'One General that would heal at the end of this turn does not.',
  },
];

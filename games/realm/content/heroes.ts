/** The eight heroes. Their Life Tokens are the 42 of the box. */
import type { HeroCard, HeroId } from './types.ts';

export const Cleric: HeroId = 0;
export const Dwarf: HeroId = 1;
export const EagleRider: HeroId = 2;
export const Paladin: HeroId = 3;
export const Ranger: HeroId = 4;
export const Rogue: HeroId = 5;
export const Sorceress: HeroId = 6;
export const Wizard: HeroId = 7;

const skill = (name: string, gist: string, text: string) => ({ name, costsAction: false, gist, text });
const action = (name: string, gist: string, text: string) => ({ name, costsAction: true, gist, text });

/** In play at a time, and so slots. */
export const MOST_HEROES = 4;

export const heroes: readonly HeroCard[] = [
  {
    id: 'H1',
    name: 'Cleric',
    life: 6,
    skills: [
      skill(
        'Blessed Attacks',
        '+1 on Undead and Demons',
        '+1 to each die against Undead and Demons, not against their Generals.',
      ),
      skill(
        'Turn Undead',
        'Undead flee at dusk',
        'At the end of Daytime, before wounds, she may send all Undead here to adjacent locations with room: fewer than 3 minions, in Monarch City fewer than 4.',
      ),
      action(
        'Sanctify Land',
        'heals land without a card',
        'In a tainted location without minions: roll 2 dice; a 5 or 6 removes 1 crystal. No card needed.',
      ),
    ],
  },
  {
    id: 'H2',
    name: 'Dwarf',
    life: 5,
    skills: [
      skill('Mountain Lore', '+1 action from red land', 'Starts Daytime in a red land: 1 bonus action.'),
      skill(
        'Dragon Slayer',
        'rerolls on Dragonkin',
        'Once per combat he may roll all failed dice against Dragonkin or Sapphire again.',
      ),
      skill(
        'Armor and Toughness',
        '1 wound less each time',
        'Loses 1 wound less from minions and from a General’s penalty.',
      ),
    ],
  },
  {
    id: 'H3',
    name: 'Eagle Rider',
    life: 4,
    skills: [
      action('Eagle Flight', 'flies 4, without a card', 'Move 1–4 spaces without a card.'),
      skill(
        'Sky style',
        'a day without wounds',
        'Chosen at the start of her Daytime: no wounds and no Fear at its end.',
      ),
      skill(
        'Ground style',
        'rolls a combat again',
        'Chosen at the start of her Daytime: once per combat she may roll all her dice again, hits included (not against Varkolak).',
      ),
      skill(
        'Fresh Mount',
        '+1 action after Ground',
        'Ends Daytime in Ground style in Monarch City or a blue land: 1 bonus action next time.',
      ),
    ],
  },
  {
    id: 'H4',
    name: 'Paladin',
    life: 5,
    skills: [
      action('Noble Steed', 'rides 2, without a card', 'Move 1–2 spaces without a card.'),
      skill('Bravery', 'does not fear the Undead', 'Feels no Fear of Undead.'),
      skill(
        'Aura of Righteousness',
        '1 wound less each time',
        'Loses 1 wound less from minions and from a General’s penalty.',
      ),
    ],
  },
  {
    id: 'H5',
    name: 'Ranger',
    life: 5,
    skills: [
      skill(
        'Woods Lore',
        '+1 to dice in green lands',
        '+1 to each combat die while he stands in a green land, Generals included (not Varkolak, not with Archery).',
      ),
      action('Archery', 'fights next door', 'Engage all minions of one adjacent space as if they were here.'),
      skill('Elf Support', '+1 action from green land', 'Starts Daytime in a green land: 1 bonus action.'),
    ],
  },
  {
    id: 'H6',
    name: 'Rogue',
    life: 6,
    skills: [
      skill(
        'Hide in the Shadows',
        'no wounds from minions',
        'No wounds from minions at the end of Daytime; Fear still costs 1.',
      ),
      skill(
        'Thievery',
        '+1 card where a chest is',
        'Draws 1 more card in the Evening where there is a treasure chest.',
      ),
      skill('Crafty', 'Rumors turn up 5 cards', 'Her Rumors turn up 5 cards instead of 2.'),
    ],
  },
  {
    id: 'H7',
    name: 'Sorceress',
    life: 6,
    skills: [
      skill(
        'Shape Shifter',
        'safe from one colour',
        'At the start of her Daytime she may take the form of a colour: its minions do not wound her then, but Monarch City and the Inns are closed to her.',
      ),
      skill(
        'Ambush',
        '+2 in the first fight',
        'The first combat in a form against its colour: +2 to each die against those minions, +1 against their General (not Varkolak).',
      ),
      skill('Visions', '+1 die for quests and land', '1 more die when she rolls for a quest or to heal the land.'),
    ],
  },
  {
    id: 'H8',
    name: 'Wizard',
    life: 5,
    skills: [
      action('Teleport', 'anywhere, once a day', 'Once per Daytime: move to any other of the 42 locations.'),
      action(
        'Fireball',
        'a card burns minions',
        'Discard a location card in the colour of a minion here: one die for every minion here; each 2 or more destroys it.',
      ),
      skill(
        'Wisdom',
        'skips a Darkness card',
        'In his own Night he may discard a Darkness card that was turned up; the next one stands.',
      ),
    ],
  },
];

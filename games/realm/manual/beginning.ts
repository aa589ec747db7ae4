import type { Manual } from '@vesper/kernel';

/** Sections 1 to 4: the story, the box, the setup and the turn. */
export const beginning: Manual['chapters'] = [
  {
    id: 'REA-1',
    title: 'Story and goal',
    clauses: {
      'REA-1.1':
        'Monarch City is the heart of the realm, and four Generals are on the march towards it: Gorgutt with his Orcs, Balazarg with his Demons, Sapphire with her Dragonkin and Varkolak with his Undead.',
      'REA-1.2':
        'Wherever their hordes grow too large they overrun the country, spread to the neighbours and leave the soil tainted.',
      'REA-1.3':
        'You are heroes on the same side. Work together and bring down all four Generals before the realm is lost.',
      'REA-1.4': 'When the fourth General falls, you have won.',
      'REA-1.5':
        'After a victory the King names his Champion: the hero with the best record of finished Quests and slain Generals.',
      'REA-1.6': 'The realm is lost if a General sets foot in Monarch City.',
      'REA-1.7': 'The realm is lost if minions have to come onto the board and their supply has run dry.',
      'REA-1.8': 'The realm is lost with the twelfth Tainted Crystal on the board.',
      'REA-1.9': 'The realm is lost when five minions stand in Monarch City.',
    },
  },
  {
    id: 'REA-2',
    title: 'Components',
    clauses: {
      'REA-2.1': 'The map of the realm has 42 locations.',
      'REA-2.2':
        'Eight heroes stand ready, each with a card: Cleric, Dwarf, Eagle Rider, Paladin, Ranger, Rogue, Sorceress and Wizard.',
      'REA-2.3': 'Each of the eight heroes has a figure on the map.',
      'REA-2.4': 'Each of the four Generals has a card and a figure.',
      'REA-2.5':
        'A hundred minions serve the Generals, 25 of each colour: red Demons, green Orcs, blue Dragonkin and black Undead.',
      'REA-2.6': 'The War Status Board shows how far the war has gone.',
      'REA-2.7': 'Twelve Tainted Crystals mark spoiled land.',
      'REA-2.8': 'There are five Magic Gate tokens.',
      'REA-2.9': 'Twelve dice lie in the box: three black, three blue, three red and three green.',
      'REA-2.10':
        'Seven Status Tokens keep track of things: one for the War Status, one for the wounds of each General, and two for the Eagle Rider.',
      'REA-2.11': 'The heroes share 42 Life Tokens.',
      'REA-2.12': 'Three decks are used: Hero cards, Quest cards and Darkness Spreads cards.',
    },
  },
  {
    id: 'REA-3',
    title: 'Setup',
    clauses: {
      'REA-3.1': 'The map is laid out, with the War Status Board next to it.',
      'REA-3.2': 'Every General begins unhurt, the marker at the top of the wound track.',
      'REA-3.3': 'The war begins as an Early War.',
      'REA-3.4': 'Everyone picks a hero, or has one dealt at random.',
      'REA-3.5': 'All heroes gather in Monarch City.',
      'REA-3.6': 'The number on a hero’s card tells how many Life Tokens that hero gets.',
      'REA-3.7': 'The Hero deck is shuffled, and every hero receives 2 cards from it.',
      'REA-3.8': 'Every hero receives 1 Quest.',
      'REA-3.9': 'The first Magic Gate stands on Dancing Stones.',
      'REA-3.10': 'The Generals take up their positions, each surrounded by 3 minions of the same colour.',
      'REA-3.11': 'Gorgutt gathers his army in Thorny Woods.',
      'REA-3.12': 'Balazarg waits in Scorpion Canyon, which is tainted from the start: 1 crystal lies there.',
      'REA-3.13': 'Sapphire lairs in Blizzard Mountains.',
      'REA-3.14': 'Varkolak rises in Dark Woods.',
      'REA-3.15': 'To fill the land, three Darkness Spreads cards with two locations each are turned up.',
      'REA-3.16': 'A card without two locations is put aside, and another takes its place.',
      'REA-3.17': 'Each of these six locations receives 2 minions of its own colour.',
      'REA-3.18': 'Three more such cards follow; this time each of the six locations receives 1 minion of its colour.',
      'REA-3.19': 'A card that would bring four minions together in one location is exchanged for another.',
      'REA-3.20': 'Where the setup brings three Demons together, a Tainted Crystal is added.',
      'REA-3.21': 'Finally the cards turned up for the setup are shuffled back into the Darkness deck.',
    },
  },
  {
    id: 'REA-4',
    title: 'The turn',
    clauses: {
      'REA-4.1': 'A hero’s turn goes through Daytime, Evening and Night.',
      'REA-4.2': 'At dawn you refresh: every Life Token that lies face down is turned up again.',
      'REA-4.3':
        'The rulebook calls this healing, but only tokens spent on actions come back at dawn, not those lost as wounds.',
      'REA-4.4':
        'During Daytime you have one action for every Life Token that is face up. Acting turns one of them face down.',
      'REA-4.5': 'In the Evening you draw 2 Hero cards.',
      'REA-4.6': 'After drawing you discard until no more than 10 Hero cards are left in your hand.',
      'REA-4.7': 'At Night the Darkness spreads: cards are turned up, and the War Status tells how many.',
      'REA-4.8': 'In Early War 1 card is turned up.',
      'REA-4.9':
        'In Mid War 2 cards are turned up. The first brings minions and moves a General; the second only moves a General.',
      'REA-4.10':
        'In Late War 3 cards are turned up. Two of them bring minions and move Generals; the third only moves a General.',
      'REA-4.11': 'The upper part of a card says where minions appear.',
      'REA-4.12': 'Then the General on the card marches on, provided the location shown is just one step ahead.',
      'REA-4.13': 'If the new minions overrun or taint a location, that happens right away.',
    },
  },
];

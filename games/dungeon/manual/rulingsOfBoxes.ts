import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: fewer players, expansions, playing alone. */
export const rulingsOfBoxes: Manual['chapters'] = [
  {
    id: 'DUN-R-fewer',
    title: 'Rulings: colours without a player',
    clauses: {
      'DUN-R54':
        'A colour without a player has three inaccessible cards and five others. With three players it plays three of the five at random, with two players two of them, shown before anybody chooses; their minions take the second space, else the third. With two players you also choose a third order for the colour in your care, in secret, and its minion takes the lowest free space before yours do. After the season the three used cards and the three inaccessible ones change places. Such minions only stand in the way.',
      'DUN-R55':
        'Their minions move their own counter: at Get Food up by 1 on the second space and by 2 on the third; at Improve Reputation down by 1 on the first and by 2 on the others; at Hire Monster up by 1. Nothing else moves it, no Unique Opportunity Board either, and paladins do not care.',
    },
  },
  {
    id: 'DUN-R-festival',
    title: 'Rulings: Festival Season',
    clauses: {
      'DUN-R56':
        'The Festival follows Fall and is a season like the others, so four heroes come to each line. There are two special events a year. All tiles and cards of the expansion are mixed into their stacks.',
      'DUN-R57':
        'Every season but Winter turns up one Unique Opportunity Board, which covers the spaces of its order until the season ends. Restoration makes no sense in the first year: it goes under the stack, and another one comes. The spaces act in the same order as those they cover.',
      'DUN-R58':
        'Each note of a living bard is a token of Courage. They are dealt one by one from the front to the back, over and over, to everybody but the paladin. A token takes one damage from a trap, a creature or a pet. After a round in which one of the party fell, the bards mourn and do not sing.',
      'DUN-R59':
        'A pet lies face down until you use it, at its moment and only once; then it lies face up. When the Festival begins, one pet more than there are players is laid out, everybody takes one in turn order, and the rest goes under the deck. If the deck is short, fewer are shown, and with none left neither the Pet Market nor the Kennel can be used. At the end a scoring pet still face down gives its points, or 1 if that is more, any other face-down pet 1, and used ones nothing.',
      'DUN-R60':
        'Expertise belongs to one creature and leaves with it. An improved tunnel takes the place of an unconquered plain one and counts as a tunnel. If it is conquered it becomes an ordinary conquered tunnel; if a room replaces it or an earthquake swallows it, it is gone.',
      'DUN-R61':
        'With one paladin a year it is the human, with two the elf and the dwarf, with three all of them. The elf is the weakest, the dwarf the toughest.',
    },
  },
  {
    id: 'DUN-R-gifts',
    title: 'Rulings: Dungeon Setup and Minions Bearing Gifts',
    clauses: {
      'DUN-R62':
        'Setup cards that nobody picked are out of the game. If your card changes your Evil, it does so before the first season, and the paladins take notice.',
      'DUN-R63':
        'In a season with arrivals you pick a gift in secret along with your orders, from the tokens no hero carries; Empty is always there. Gifts are shown when the heroes arrive. In turn order each must go to a hero in the row who fits and carries nothing, or it returns. Two players also pick for the colour in their care, right after their own; otherwise chance picks for such colours. A gift stays with its hero, and at the end of the year all come back.',
    },
  },
  {
    id: 'DUN-R-alone',
    title: 'Rulings: playing alone',
    clauses: {
      'DUN-R64':
        'Alone, you face three other colours. Two rolls of a die with eight sides give each of them two orders before you choose; a card that is inaccessible or already used passes the roll on to the next number, 8 to 1. Minions go to the second space, else the third, else nowhere. When you have chosen, each rolls a third order for the lowest free space. Before heroes are shared out each rolls once more: 1 or 2 moves its counter down, 7 or 8 up. Their gifts are random.',
      'DUN-R65':
        'Whenever a hero who is no paladin joins your line, he draws an Expansion Tile: a Wand, Amulet, Clover or Potion makes him stronger, a blank does not. Catch him and the tile is yours. At the end one, two, three or four kinds give 1, 3, 6 or 10 points, and your most common kind gives 1 point for each of its tiles.',
      'DUN-R66':
        'Alone, titles go by numbers: so many to hold one alone, a little less to share it. Halls 5 or 4 rooms, Tunnellord 10 or 8, Monsterlord 6 or 5, Imps 9 or 7, Riches 12 or 9, Battlelord no more than 2 or 4 lost tiles, and Dark Deeds more than any other counter, or as much. A title is worth 2 or 1, the Hall of Fame adds 1. Below 0 you are unlicensed, from 0 an apprentice, from 10 licensed, from 20 a dungeon lord, from 30 an underlord.',
    },
  },
];

import type { Manual } from '@vesper/kernel';

/** The expansion, in the order of its booklet. */
export const scourge: Manual['chapters'] = [
  {
    id: 'JUB-1',
    title: 'What it is about',
    clauses: {
      'JUB-1.1':
        'Juiblex, a demon lord, has come up from the Abyss, and his affliction of slime and rot creeps through the Underdark. This is the story only; it changes no rule.',
      'JUB-1.2': 'Every player leads one drow house, and the houses are rivals.',
      'JUB-1.3':
        'You want the most victory points (VP). Most of them come from the sites you control and from the cards you collect.',
      'JUB-1.4':
        'The expansion adds an Affliction that never stops growing and takes troop spaces away from everybody.',
      'JUB-1.5': 'Whoever has troops caught in the Affliction at the end pays for it in points.',
      'JUB-1.6': 'After the usual scoring the Affliction is subtracted; whoever then has the most VP wins.',
    },
  },
  {
    id: 'JUB-2',
    title: 'What the Scourge adds',
    clauses: {
      'JUB-2.1': 'The box holds 24 green Affliction tokens.',
      'JUB-2.2': 'One pawn, the Scourge, shows where the Affliction grows next.',
      'JUB-2.3': 'Troops that were lost to the Affliction are kept on a board of their own, the Affliction board.',
      'JUB-2.4': 'The half-deck of Juiblex has 40 cards, like every other half-deck.',
      'JUB-2.5': 'Thirteen of its cards are called "The Affliction Spreads..."; here they are SPREAD cards for short.',
      'JUB-2.6': 'Two of its cards are Afflicted Guards.',
      'JUB-2.7': 'A die with twelve sides breaks ties of the Scourge.',
    },
  },
  {
    id: 'JUB-3',
    title: 'Setting up the Scourge',
    clauses: {
      'JUB-3.1': 'Put the Affliction board next to the map.',
      'JUB-3.2': 'With two players the supply has 16 Affliction tokens.',
      'JUB-3.3': 'With three players the supply has 21 Affliction tokens.',
      'JUB-3.4': 'With four players the supply has all 24 Affliction tokens.',
      'JUB-3.5': 'The player who is last in the first round decides where the Scourge begins.',
      'JUB-3.6': 'It begins on a white starting site of that player’s choice; like a spy it needs no presence there.',
      'JUB-3.7': 'The first Affliction token goes to the same site.',
      'JUB-3.8': 'If there are white troops at the site, one of them makes room and is put on the Affliction board.',
      'JUB-3.9': 'The token takes the space that this troop has left.',
      'JUB-3.10': 'The market is then prepared as in the base game.',
      'JUB-3.11': 'Shuffle the two half-decks of this game into one market deck.',
      'JUB-3.12': 'Turn up six cards as the first market.',
      'JUB-3.13': 'SPREAD cards among them go to the bottom of the market deck.',
      'JUB-3.14': 'Each of them is replaced by the next card of the deck.',
      'JUB-3.15': 'So the first market has only cards that can be bought, and nothing spreads before the first turn.',
    },
  },
  {
    id: 'JUB-4',
    title: 'When it spreads',
    clauses: {
      'JUB-4.1': 'As soon as you have bought a card, the empty slot of the market is filled again.',
      'JUB-4.2': 'A SPREAD card that turns up there is discarded; it never stays in the market.',
      'JUB-4.3': 'Turning it up makes the Affliction spread at once.',
      'JUB-4.4': 'A spread means that the Scourge moves and leaves an Affliction token.',
      'JUB-4.5':
        'If the next card is a SPREAD card too, the same happens again, until a card that can be bought lies in the slot or the deck is empty.',
      'JUB-4.6': 'After that the turn goes on where it was interrupted.',
      'JUB-4.7': 'When your turn is over the next player clockwise takes theirs.',
      'JUB-4.8': 'Placing the last Affliction token of the supply brings the end of the game.',
    },
  },
  {
    id: 'JUB-5',
    title: 'The Affliction',
    clauses: {
      'JUB-5.1': 'The Scourge stands where the Affliction has grown last.',
      'JUB-5.2': 'SPREAD cards make it move.',
      'JUB-5.3': 'Affliction tokens lie on troop spaces.',
      'JUB-5.4': 'A space with a token on it counts as not there, whatever the rules or cards ask.',
      'JUB-5.5': 'A site with at least one token is an Afflicted Site.',
      'JUB-5.6': 'Cards may still name an Afflicted Site as a site.',
      'JUB-5.7': 'Spies can go to Afflicted Sites as to any other.',
      'JUB-5.8': 'Troops in an Afflicted Site do not give you presence in all of its tunnels.',
      'JUB-5.9': 'When it moves, the Scourge takes one tunnel to a neighbouring site.',
      'JUB-5.10': 'Of all neighbours it prefers those with the fewest tokens.',
      'JUB-5.11': 'Among equals it prefers the site with the most troops.',
      'JUB-5.12': 'Still equal, it prefers a major site to any other.',
      'JUB-5.13': 'Still equal, it prefers the site that is worth the most VP.',
      'JUB-5.14':
        'If sites are equal in everything, the twelve-sided die decides: each of them gets a range of equal size.',
      'JUB-5.15': 'A number that is in no range is rolled again.',
      'JUB-5.16': 'At the new site a token is put on an empty troop space.',
      'JUB-5.17': 'With no empty space, a white troop there is removed and the token takes its place.',
      'JUB-5.18':
        'With no white troop either, the player who controls the site moves one of their troops there into the Affliction to make room.',
      'JUB-5.19': 'If several are level at the site, turn order says who of them it is.',
      'JUB-5.20':
        'Then all the others with a troop at the site each move one of their troops, from any Afflicted Site, into the Affliction.',
      'JUB-5.21': 'Whoever has no troop on an Afflicted Site loses nothing.',
      'JUB-5.22': 'Some cards let you move a troop into the Affliction.',
      'JUB-5.23': 'Then you choose the troop, and usually it will not be your own.',
      'JUB-5.24': 'It must stand where you have presence.',
      'JUB-5.25': 'A white troop never goes to the Affliction board during play: it leaves the game.',
      'JUB-5.26':
        '"The Affliction Spreads..." lies in the market deck and works in the moment it is turned up after a purchase.',
      'JUB-5.27': 'An Afflicted Guard can be recruited like any other minion.',
      'JUB-5.28': 'It assassinates a troop at an Afflicted Site.',
      'JUB-5.29': 'It does so only while one of your own troops stands at an Afflicted Site.',
    },
  },
  {
    id: 'JUB-6',
    title: 'The end, and scoring',
    clauses: {
      'JUB-6.1': 'The last token of the supply has been placed: the end is near.',
      'JUB-6.2': 'The round is still finished, so that everybody has had the same number of turns.',
      'JUB-6.3': 'SPREAD cards that turn up after the last token are discarded without any effect.',
      'JUB-6.4': 'Every site you control gives you its VP.',
      'JUB-6.5': 'Sites under your total control give more.',
      'JUB-6.6': 'The troops in your trophy hall give VP.',
      'JUB-6.7': 'Your cards give VP, those in your inner circle more than those in your deck.',
      'JUB-6.8': 'The VP tokens you gained count as they are.',
      'JUB-6.9':
        'Each of your troops on the Affliction board costs you as many VP as there are players’ troops on that board in all.',
      'JUB-6.10': 'With 8 troops there, 3 of them yours, you lose 3 times 8, which is 24 VP.',
    },
  },
  {
    id: 'JUB-7',
    title: 'Questions about the Scourge',
    clauses: {
      'JUB-7.1':
        'What if the new site of the Scourge is full of players’ troops? Then the controlling player moves one of theirs from there into the Affliction.',
      'JUB-7.2':
        'What if nobody controls it? Of the players who are level, the first one clockwise from whoever’s turn it is has to do it.',
      'JUB-7.3': 'Losing a troop to a spread is not optional for those whom it concerns.',
      'JUB-7.4':
        'It concerns all other players with a troop at the site; the troop they give may stand at any site with a token.',
      'JUB-7.5': 'The Scourge may go back to sites where it has been.',
      'JUB-7.6':
        'You have presence at an Afflicted Site as usual: by a troop or a spy there, or by a troop next to it.',
      'JUB-7.7':
        'From inside an Afflicted Site you have presence only in tunnels that end at the very space where your troop stands.',
      'JUB-7.8': 'A site remains a site when all of its spaces have tokens.',
      'JUB-7.9': 'Spies can still be placed there.',
      'JUB-7.10': 'Control would go to whoever has the most troops there, but no troop can be there.',
      'JUB-7.11': 'Nobody has total control there, as if the Affliction were an enemy spy.',
      'JUB-7.12': 'The control marker of such a site lies on the map again.',
    },
  },
];

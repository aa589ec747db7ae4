import type { Manual } from '@vesper/kernel';

/** The base game, to which the Scourge is added. */
export const base: Manual['chapters'] = [
  {
    id: 'JUB-B1',
    title: 'The base game: setting up',
    clauses: {
      'JUB-B1.1':
        'Two to four play: Black, Red, Orange and Blue. Each has 40 troops in the barracks and 5 spies in reserve.',
      'JUB-B1.2': 'You begin with a deck of 7 Nobles and 3 Soldiers, shuffled, and draw 5 cards from it.',
      'JUB-B1.3':
        'Two piles can always be bought from, 15 House Guards and 15 Priestesses of Lolth. 30 Insane Outcasts are there only if the Demons are in the market.',
      'JUB-B1.4': 'Two players use the middle of the map; three add one of the outer sections; four use all of it.',
      'JUB-B1.5':
        'Two half-decks of 40 cards are shuffled into the market deck, and six cards lie open in the slots of the market.',
      'JUB-B1.6': 'A white troop, which belongs to nobody, stands on every space that is marked for it.',
      'JUB-B1.7': 'Each major site in play has a control marker; the whole map has seven.',
      'JUB-B1.8': 'Chance says who is first player, and turns go clockwise.',
      'JUB-B1.9':
        'In turn order everybody puts a troop on an empty space of a starting site that nobody else has taken.',
    },
  },
  {
    id: 'JUB-B2',
    title: 'The base game: a turn',
    clauses: {
      'JUB-B2.1': 'In a round everybody takes one turn, the first player first.',
      'JUB-B2.2': 'In your turn you play cards and take basic actions, in any order and as often as you can.',
      'JUB-B2.3':
        'The basic actions: assassinate a troop for 3 power, deploy a troop for 1 power, recruit a card for its cost in influence, return an enemy spy for 3 power.',
      'JUB-B2.4': 'Power and influence are there for this turn only; what you do not spend is lost.',
      'JUB-B2.5':
        'At the end of your turn, in this order: promotions and other effects that waited for it; VP for your control markers; the cards you played and those left in hand are discarded; you draw 5 cards.',
      'JUB-B2.6':
        'If you must draw from an empty deck, your discard pile is shuffled and becomes the deck; if there is none, you draw nothing.',
      'JUB-B2.7': 'VP that you gain during the game are yours at once and cannot be lost.',
    },
  },
  {
    id: 'JUB-B3',
    title: 'The base game: cards',
    clauses: {
      'JUB-B3.1': 'A card you play lies in front of you and is carried out from top to bottom.',
      'JUB-B3.2': 'Where a card and a rule disagree, the card is right.',
      'JUB-B3.3':
        'What stands behind a cost happens only if you pay, which you may do once each time you play the card.',
      'JUB-B3.4':
        'Focus works if you have already played another card of the same aspect this turn, or if you show one in your hand.',
      'JUB-B3.5': 'A promoted card goes to your inner circle and never comes back to your deck.',
      'JUB-B3.6':
        'A devoured card goes to the devoured pile, out of the game. If it lay in the market, its slot is filled again.',
      'JUB-B3.7': 'A recruited card goes to your discard pile. A slot of the market is filled again at once.',
      'JUB-B3.8': 'From a pile that is used up nothing can be recruited.',
      'JUB-B3.9':
        'There are five aspects: Ambition, Conquest, Malice, Guile and Obedience. An Insane Outcast has none.',
    },
  },
  {
    id: 'JUB-B4',
    title: 'The base game: presence',
    clauses: {
      'JUB-B4.1': 'Troops stand on troop spaces, one to a space. Spies stand at sites and need no space.',
      'JUB-B4.2': 'A tunnel joins two sites and has up to three spaces in a row.',
      'JUB-B4.3':
        'You have presence at a site with a spy or a troop of yours, and at a site next to a space with your troop.',
      'JUB-B4.4':
        'You have presence at a tunnel space next to a site or space with your troop. A spy gives none there.',
      'JUB-B4.5':
        'White troops belong to nobody and do nothing. Where one is removed, an ordinary empty space is left.',
      'JUB-B4.6': 'An enemy troop is any troop that is not yours, white ones included.',
      'JUB-B4.7': 'Where a card says anywhere, you need no presence.',
    },
  },
  {
    id: 'JUB-B5',
    title: 'The base game: control',
    clauses: {
      'JUB-B5.1': 'You control a site while you have more troops there than any other colour has, white included.',
      'JUB-B5.2': 'You lose control as soon as another colour has as many.',
      'JUB-B5.3': 'You have total control if your troops fill all of its spaces and no enemy spy is there.',
      'JUB-B5.4': 'When you come to control a major site you take its marker, from the map or from whoever has it.',
      'JUB-B5.5': 'When nobody controls it any more, the marker goes back to the map.',
      'JUB-B5.6': 'A marker gives you 1 influence in each of your turns, also in the turn in which you take it.',
      'JUB-B5.7':
        'At the end of your turn each of your markers gives VP if you have total control of its site: 3 at Araumycos, 2 at Menzoberranzan, 1 anywhere else.',
    },
  },
  {
    id: 'JUB-B6',
    title: 'The base game: troops and spies',
    clauses: {
      'JUB-B6.1':
        'To assassinate, take an enemy troop where you have presence and put it into your trophy hall. Your own troops cannot be assassinated by you.',
      'JUB-B6.2': 'To deploy, put a troop from your barracks on an empty space where you have presence.',
      'JUB-B6.3': 'While you have no troop on the map you may deploy on any empty space.',
      'JUB-B6.4': 'If your barracks are empty, each deploy gives you 1 VP instead.',
      'JUB-B6.5': 'To move, take an enemy troop where you have presence to any other empty space of the map.',
      'JUB-B6.6':
        'A spy from your reserve can go to any site where you have none. Presence is not needed, and others may have spies there.',
      'JUB-B6.7':
        'If all your spies are on the map and you should place one, you may first return one of them, or do nothing.',
      'JUB-B6.8':
        'To return a troop or spy means to send it back to its owner’s barracks or reserve. You need presence, except for your own, which you may return from anywhere.',
      'JUB-B6.9': 'White troops are never returned.',
      'JUB-B6.10':
        'To supplant, assassinate an enemy troop where you have presence and deploy one of yours on its space.',
    },
  },
  {
    id: 'JUB-B7',
    title: 'The base game: the end',
    clauses: {
      'JUB-B7.1':
        'The end comes when somebody deploys the last troop of their barracks, or when the market deck runs out.',
      'JUB-B7.2': 'The round is finished, and then the game is over.',
      'JUB-B7.3':
        'You score the VP of the sites you control, 2 more for each under your total control, 1 for each trophy, the deck VP of the cards in your deck, hand and discard pile, the inner-circle VP of your promoted cards, and your VP tokens.',
      'JUB-B7.4': 'Most points win; players who are level at the top win together.',
    },
  },
];

import type { Manual } from '@vesper/kernel';

/** Sections 1 to 3: the aim, the box and the setup. */
export const beginning: Manual['chapters'] = [
  {
    id: 'DUN-1',
    title: 'Story and goal',
    clauses: {
      'DUN-1.1':
        'You are a lord of evil with a dungeon to dig. Heroes will come to clean it up; lure them in and break them.',
      'DUN-1.2':
        'Points come from a well-built dungeon, from the monsters you keep, from heroes behind your bars and from titles.',
      'DUN-1.3':
        'When the last fight is over, everyone counts: tiles and rooms, prisoners, monsters, what the rooms pay, and titles.',
      'DUN-1.4': 'Whoever has the most points wins.',
    },
  },
  {
    id: 'DUN-2',
    title: 'Components',
    clauses: {
      'DUN-2.1': 'The Central Board holds the supplies and the eight places where orders are carried out.',
      'DUN-2.2': 'The Progress Board shows which season it is and what is coming.',
      'DUN-2.3': 'Heroes, rooms and monsters wait on the Distant Lands Board until a season brings them in.',
      'DUN-2.4': 'Each player has a board of their own: the dungeon.',
      'DUN-2.5': 'Minions run your errands. Each of the three stands on a space and so claims what it offers.',
      'DUN-2.6': 'Every colour has the same eight order cards, one for each thing a minion can do.',
      'DUN-2.7': 'A dungeon grows by tunnels and rooms, one tile at a time.',
      'DUN-2.8': 'Monsters are hired to fight for you when heroes break in.',
      'DUN-2.9': 'Traps greet the heroes before your monsters do.',
      'DUN-2.10': 'You pay and work with three things: food, gold and imps.',
      'DUN-2.11': 'A counter on the Evilometer tells the world how wicked each colour is.',
      'DUN-2.12': 'A Combat Card rules each round of a fight: it carries a spell and tires the heroes.',
      'DUN-2.13': 'Event Tiles bring a tax, a Pay Day or a special event into a season.',
      'DUN-2.14': 'Adventurer tiles are the heroes who come to your door.',
      'DUN-2.15': 'Damage Counters show how badly a hero is hurt.',
      'DUN-2.16': 'A marker on the Progress Board tells which phase is being played.',
      'DUN-2.17':
        'Three expansions can be mixed in as you like: Festival Season, Dungeon Setup and Minions Bearing Gifts.',
      'DUN-2.18': 'With Festival Season, Unique Opportunity Boards cover an order’s spaces for a season.',
      'DUN-2.19': 'Festival Season adds improved tunnels, Expertise for monsters and ghosts, and pets.',
      'DUN-2.20': 'Minions Bearing Gifts adds Item Tokens that heroes carry.',
      'DUN-2.21': 'Expansion Tiles are used when you play alone.',
    },
  },
  {
    id: 'DUN-3',
    title: 'Setup',
    clauses: {
      'DUN-3.1': 'Food, gold, imps and tunnels are stocked on the Central Board.',
      'DUN-3.2': 'Next to the imps wait three Troll tokens.',
      'DUN-3.3':
        'Four Combat Cards of the first year, drawn at random, are put face down in the town. The others are not used.',
      'DUN-3.4': 'With Festival Season five cards of the first year are drawn for the town.',
      'DUN-3.5': 'The trap cards make a single shuffled deck, face down.',
      'DUN-3.6': 'The paladins gather in their tent, those of the first year above those of the second.',
      'DUN-3.7': 'If a year has several paladins, the weakest lies uppermost.',
      'DUN-3.8': 'All players begin on the same space of the Evilometer, the one marked as start.',
      'DUN-3.9': 'Colours that nobody plays have their counters on the Evilometer too.',
      'DUN-3.10': 'For Festival Season the Unique Opportunity Boards are mixed and stacked face down.',
      'DUN-3.11': 'Mixed Event Tiles go face down on the Progress Board, one to every space marked for them.',
      'DUN-3.12': 'The marker stands before the first space of the Progress Board.',
      'DUN-3.13': 'Festival Season makes the Progress Board longer by a season.',
      'DUN-3.14':
        'The backs of heroes, rooms and monsters tell their year: silver is for the first, gold for the second.',
      'DUN-3.15': 'Heroes of the first and of the second year form two stacks.',
      'DUN-3.16': 'In the stacks of monsters and rooms everything silver comes off before anything gold.',
      'DUN-3.17': 'For the second year four Combat Cards are drawn as well and kept for later.',
      'DUN-3.18': 'With Festival Season that makes five for the second year.',
      'DUN-3.19':
        'One special event lies above the Combat Cards of the second year and serves the first year; one lies under them and serves the second.',
      'DUN-3.20': 'Festival Season doubles the special events: two above and two under.',
      'DUN-3.21': 'The Damage Counters have a place of their own.',
      'DUN-3.22':
        'Festival Season brings the Far Distant Lands: improved tunnels, Expertise tiles and a shuffled deck of pets.',
      'DUN-3.23': 'You take everything in your colour: the board, three minions, eight order cards.',
      'DUN-3.24': 'With Festival Season your board has room for pets.',
      'DUN-3.25': 'With Dungeon Setup every player is dealt two cards from a shuffled deck.',
      'DUN-3.26':
        'You all pick one of your two in secret and show the picks at the same moment. What you did not pick is put back on the deck.',
      'DUN-3.27':
        'Unless a setup card says otherwise you begin with 3 food, 3 gold, 3 imps and three tunnels that lead straight down from the entrance.',
      'DUN-3.28': 'With Dungeon Setup the card you picked says which tunnels and supplies are yours.',
      'DUN-3.29':
        'Three of your order cards are drawn for you at random. Two of them, of your choice, start out inaccessible.',
      'DUN-3.30': 'For a colour without a player three random order cards are inaccessible.',
      'DUN-3.31': 'The other five cards of such a colour lie ready.',
      'DUN-3.32': 'A colour without a player has its three minions as well.',
      'DUN-3.33': 'Boards of colours without a player are put in the care of players; what is not needed stays away.',
      'DUN-3.34': 'With Minions Bearing Gifts everyone has five Item Tokens at hand.',
      'DUN-3.35':
        'If you look after a colour without a player, you also handle its magic items. It has no Empty token.',
    },
  },
];

import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: everything but the fight. */
export const rulingsOfSeasons: Manual['chapters'] = [
  {
    id: 'DUN-R-calendar',
    title: 'Rulings: the calendar',
    clauses: {
      'DUN-R1':
        'Each year has one combat, in its last season and after Production: in Fall, or in the Festival if it is played. The line about Spring would make four of them, but the rulebook counts two and deals one set of cards per year.',
      'DUN-R2':
        'A combat lasts as many rounds as Combat Cards were set out for the year: 4, or 5 with Festival Season. Yours is over sooner when your line is empty.',
      'DUN-R3': 'Where the rulebook says PS it means Festival Season; there is no other expansion it could be.',
      'DUN-R4':
        'By default a season goes as the rulebook says: orders, event, heroes, production, combat, end. With classic timing Production comes right after the orders, as on the printed board.',
      'DUN-R5': 'In Winter nothing strikes and nobody arrives. Events and heroes come in all other seasons.',
      'DUN-R6':
        'Normally the heroes of a season lie open from its start, and its event is hidden until it strikes. With classic timing you see heroes and event a whole season ahead, and with a special event its card too.',
      'DUN-R7':
        'Every season begins with a fresh offer of 3 monsters and 2 rooms; what nobody took is out of the game. When the year changes, silver tiles that are left go as well.',
      'DUN-R8':
        'Whoever has the Starting Player Token is first, the others follow clockwise. Chance decides who begins with it, and after each season the next seat has it.',
    },
  },
  {
    id: 'DUN-R-orders',
    title: 'Rulings: orders',
    clauses: {
      'DUN-R9':
        'When all orders are shown, minions of colours without a player go first. Then, in turn order, everybody’s first minion is placed, then the second, then the third. Each takes the lowest free space of its order. If all three are taken, it stays at home: the order is blocked.',
      'DUN-R10':
        'Orders are carried out from Get Food to Build Room. The first space goes first, except at Hire Monster and Build Room, where the third space goes first and the first last.',
      'DUN-R11':
        'When your space is due and there is no legal way to use it, the order is unplayable. Otherwise you carry it out or decline. You pay and gain all of it or nothing; only digging and mining let you do less, but at least one.',
      'DUN-R12':
        'After the season you take back the cards that were inaccessible and your first order. The second and third become inaccessible if they were carried out; if not, they return to your hand as well.',
      'DUN-R13':
        'After Build Room each order of yours that proved unplayable gives you a red mark. A blocked one gives none, unless all three of your orders were blocked or unplayable: then you get three. Declining never costs a mark.',
      'DUN-R14': 'If such a mark is due and you have no unconquered tile, you may release a prisoner for it instead.',
      'DUN-R15':
        'The Evilometer has 15 spaces. You start on 5, and from 10 on the paladins notice you. You cannot choose to pay Evil beyond 15. Evil that is forced on you stops there, and losing Evil stops at 1. Counters may share a space.',
      'DUN-R16':
        'Imps that dig, mine or produce are busy until the season ends. New ones can work at once. If you lose an imp, a free one goes first.',
      'DUN-R17':
        'To dig, send a free imp to an empty cell beside a tile of yours, conquered or not. Four tiles may never form a square. Cells are dug one by one. On the third space another free imp has to supervise.',
      'DUN-R18':
        'Each gold takes a free imp and an unconquered tunnel of its own. There is nothing to mine in rooms and conquered tiles. On the third space another free imp has to supervise.',
      'DUN-R19':
        'A room is built in place of an unconquered tunnel with no room beside it, not even a conquered one. Silver rooms must stay in their zone, gold ones fit anywhere, and the cell at the entrance is allowed.',
      'DUN-R20':
        'A spy shows you one hidden Combat Card of this year, whichever you like, and you may look at it again at any time. It belongs to the order: you cannot have one without the other.',
      'DUN-R21':
        'Traps are drawn into a secret hand of any size. In the second year Buy Traps gives you one more, and then a trap of your hand goes under the deck. When the deck is empty, the discarded traps are shuffled; if there are none, you draw less, and with nothing to draw the order or the Workshop cannot be used.',
      'DUN-R22':
        'You pay for a creature when you take it, and 1 food more on the third space. A trap is discarded from your hand, a monster from your lair, but never a ghost and never one that is in the battle. An imp is lost, unless a free Troll token does its work. A Troll brings a token, and the token leaves with it.',
    },
  },
  {
    id: 'DUN-R-events',
    title: 'Rulings: events',
    clauses: {
      'DUN-R23':
        'Taxes are 1 gold for every two tiles in your dungeon, conquered ones too, rounded up. All your gold is taken if it must be, and each gold that is missing is a red mark.',
      'DUN-R24':
        'On Pay Day you settle with your creatures one by one. Pay the whole cost again, or dismiss it for 1 Evil, or keep it unpaid for a red mark. A monster that a Demon has eaten meanwhile asks for nothing.',
      'DUN-R25':
        'A special event shows its card, and each player deals with all of it before the next one does. The first year uses the upper cards, the second the lower ones, in the order they lie. For the second year the Event Tiles are mixed and laid out again.',
      'DUN-R26':
        'Red marks come from unpaid taxes, unpaid creatures, unplayable orders, some special events and the Plague. Nothing takes them away again.',
    },
  },
  {
    id: 'DUN-R-heroes',
    title: 'Rulings: production, heroes and paladins',
    clauses: {
      'DUN-R27':
        'One player after the other uses the unconquered silver rooms, in any order. Each use takes free imps and whatever else the room asks. A room works once a season in the first year and twice in the second. What one room makes, the next may use. Gold rooms make nothing.',
      'DUN-R28':
        'Once a season a Troll token stands in for an imp in a production room, in the Rented Laboratory or in the price of a creature, and it does so before an imp. It cannot dig, restore, mine or supervise, cannot be taken in an imp’s stead by a trap, a spell or an event, and does not count at the end.',
      'DUN-R29':
        'Four heroes come, one for each counter. They are lined up from weak to strong, the one drawn earlier being the weaker of equals; the counters from nice to evil, and on the same space the earlier in turn order is the nicer. Colours without a player count as later than all players. What they get leaves the game.',
      'DUN-R30': 'A warrior goes to the front of your line, right behind a paladin. Everybody else joins at the end.',
      'DUN-R31':
        'From space 10 on you attract paladins. As long as there are more such players than paladins have come this year, the weakest leaves the tent. The toughest then goes to the most evil among these players and those who have one already. On equal spaces he stays with the holder of the tougher one, then with a holder, then goes to whoever is later in turn order. This is checked after every single move of a player’s counter; counters that move together move one by one in turn order. A player has one paladin at most, and one who sits in prison still counts as having come.',
      'DUN-R32':
        'The paladin leads your line; only an illusion, or a hero called by an Evil Eye, can stand before him. He moves house at once, with his wounds and extra hit points but without poison, and may fight twice in a round that way, even in a dungeon that had no heroes left; its owner plans again from the next round on. He belongs to no class.',
    },
  },
];

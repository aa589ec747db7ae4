import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: the table, checks, the road and the towns. */
export const rulingsOfTravel: Manual['chapters'] = [
  {
    id: 'FOL-R-table',
    title: 'Rulings: around the table',
    clauses: {
      'FOL-R1':
        'Who plays alone runs two characters, numbered 1 and 2. With two to five seats each has one, numbered like the seats. Where a rule passes something from player to player, it goes from character to character.',
      'FOL-R2':
        'There are three difficulties. Dusk: every foe has 5 Might less, and 4 Defeat marks lose the story. Twilight: everything as printed, 3 marks. Nightmare: every foe has 5 Might and 5 Defense more, in skirmishes too, Afflictions have a quarter more Vita (rounded up), foes are worth a quarter more lore (rounded down), and 2 marks are enough.',
      'FOL-R3':
        'When the whole group dies, it gets a Defeat mark and comes back to life. When the marks reach the limit of the difficulty, the story is lost and the game is over at once. Ironman makes the limit 1.',
      'FOL-R4':
        'Without the Advanced Rules there is no Evade, no Focus as an action, no striking back by Guard, no Ranged Adjacency, no Regroup and no penalty for Sight. Defending still gives +10 Defense. Normally they are played.',
      'FOL-R5':
        'Dice have 4, 6, 8, 10 or 100 sides, and each side is equally likely. Several dice are added up, then what is printed behind them. Halves and other fractions are rounded down, with two exceptions: a bartered price is rounded up, and whoever is revived has at least 1 Vita.',
      'FOL-R6':
        'The Controller is the character after the leader. There is nothing to decide in that role: all dice of the foes are rolled for it, and rules settle everything foes do.',
      'FOL-R7':
        'Clockwise means by rising number, and after the last comes the first again. The Leader token passes to the next living character; ghosts and those in Limbo are skipped. If the leader dies, it passes at once, which changes no turn that was already taken. Character 1 leads first.',
      'FOL-R8':
        'A card that was used up, sold, lost or replaced goes to its discard pile. If a deck is empty when something is to be drawn, its discard pile is shuffled and becomes the deck; if that is empty as well, nothing is drawn and the rest goes on. What you began with leaves the game, consumables return to the supply, an artifact is shuffled back into its deck, and an artifact of a story is laid aside until a story names it again.',
      'FOL-R9':
        'The leader decides for the group: options of events, choices of the story, who makes a check, who gets what only one can have. What a character does is decided by its player. All sheets are open.',
      'FOL-R10':
        'What happens at the same time is carried out in this order: first on the figure whose turn it is, namely RAZOR, flames, auras, checks against statuses, gains; then on the other characters from the leader on; then on foes by their numbers. On one card, from left to right.',
    },
  },
  {
    id: 'FOL-R-road',
    title: 'Rulings: checks, the road and the towns',
    clauses: {
      'FOL-R11':
        'The eight skills are ARCHEOLOGY, AWARENESS, ECOLOGY, FAITH, NERVE, OCCULT, SPEECH and TRICKERY. Foes have 0 in all of them, Afflictions 2.',
      'FOL-R12':
        'A skill check passes if d10, the skill and what modifies it come to the printed number or more. No number on the die passes or fails by itself. What CURSED and FAVORED do to skill checks they do to resist rolls, too.',
      'FOL-R13':
        'If a card or the story asks for a check, the leader names a living character who is not TRANSFORMED, before the die is rolled; what follows happens to that one. If there is nobody, the check fails, and the leader bears it. Where a card speaks of that one without a check, the leader names somebody. Some checks are for the leader alone, others for each living character separately.',
      'FOL-R14':
        'The leader moves the group in one of three ways: along the road, at least 1 segment and at most as many as the leader’s STRIDE, through towns and places if you like and even back again; off the road, along exactly one path; or not at all, which is allowed only in a town or camp. On the World Map STRIDE counts as at least 1.',
      'FOL-R15':
        'Where the move ends decides what follows. On a road or a place at the road: a Road Event. Off the road: an Off-Road Event. In a town or a Wayfarers’ Camp: a visit and no event. At the place the story sends you to: no event, the story goes on (a town is visited first). It is enough to stand there when the turn on the World Map ends, however you came; an event that carries you off can prevent it.',
      'FOL-R16':
        'The Leader token is turned over after the event or visit of each turn on the World Map, also after a rest there, and never while you are adventuring. Night matters only where a card says so: Road Events have a line for the night.',
      'FOL-R17':
        'A rest takes the place of a whole turn on the World Map, without move and event, or of what all characters would do in one adventuring round. It is possible once in a chapter, not in a fight, not between stories, and only under a living leader. First everybody recovers, up to their maximum; who is in Limbo recovers to 4 GP and is a ghost again, on a map at the leader’s side. Then come powers that wait for a rest and crafting, from the leader on, then the d10: from 1 to 3 a skirmish from the table of the chapter. A rest on the World Map counts as a turn for every clock.',
      'FOL-R18':
        'A visit to a town: first whoever is WANTED settles that at the gate. If there is a market, 5 Item cards are laid out. Then each living character, from the leader on, uses services in any order until it is done: each service once per visit, buying and selling as often as it likes. Ghosts and those in Limbo use no services, but somebody may pay to revive them. In a town everybody may trade, ghosts included. Those in Limbo cannot, and heirlooms, companions and boons are never traded anywhere. What is left of the market is discarded.',
      'FOL-R19':
        'A card costs its value, and half of that is paid for it when you sell. Before its first purchase of a visit a character may barter once, SPEECH 7: passed, all it buys in this visit costs four fifths, rounded up; failed, nothing changes; failed with a 1 on the die, it buys nothing in this visit. Artifacts, heirlooms, Prayers, Rituals and companions cannot be sold.',
      'FOL-R20':
        'The two Wayfarers’ Camps are places off the road, not towns: they have no gate and no market, and services of their own.',
      'FOL-R20a':
        'Whatever old books call the camps of travelling people, here they are named Wayfarers’ Camps wherever anybody reads of them.',
      'FOL-R21':
        'An event: the top card is turned over, the leader takes one option whose cost can be paid, pays it and carries it out; then the card is discarded. The last option of every card costs nothing. A skirmish in an event is fought at once.',
    },
  },
];

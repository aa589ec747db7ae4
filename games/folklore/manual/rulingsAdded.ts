import type { Manual } from '@vesper/kernel';

/** What even the rulings left open: the order of things, and what a program has to know that a table just does. */
export const rulingsAdded: Manual['chapters'] = [
  {
    id: 'FOL-X',
    title: 'Rulings: the order of things',
    clauses: {
      'FOL-X1':
        'Before each turn on the World Map, and when a chapter begins, you camp: from the leader on each living character may change equipment, trade with anybody, use what can be used in camp, charge ENCHANTED items and Regroup once, and then is ready. Ghosts may use ghost powers that are no attacks.',
      'FOL-X2':
        'Whoever can react is asked, and nobody else: first the player of the character it happens to, then the others by number, until all let it pass. That may be after a d10 or d100 of yours, between a hit and its damage, before a resist roll, when you would die, when a foe falls, when you may strike back by Guard, when a fight begins or is won, and at a rest.',
      'FOL-X3':
        'What has no target, no space to go to or nothing to pay with is not offered, and where nothing can be chosen nobody is asked.',
      'FOL-X4':
        'Your turn in an encounter: first RAZOR and flames, then the check if you are IMMOBILIZED; then moves, one act, free powers and Regroup in any order; then the loss beside flames; last equipment and trade. If you die, it is over. A foe: RAZOR and flames, what it does when its turn begins, the roll if it is IMMOBILIZED, what it does every few turns, its move, its attacks, the loss beside flames.',
      'FOL-X5':
        'After a fight, in this order: nobody is IMMOBILIZED any more, SPOOKED characters make their checks, then lore, coins, loot, steps of the Lore Tree, and last whoever carries too much lays something down.',
      'FOL-X6':
        'To give something away needs nobody’s consent. Who wants something of another asks, and the other’s player may refuse. A mystic card of a kind that you cannot use goes to a living character who can, or is discarded.',
      'FOL-X7':
        'Setting up goes in this order: characters and paths by number, abilities, equipment, 10 coins, a Bandage Roll and a Torch each; the decks are shuffled; mystic cards are dealt by number; marker, leader and session sheet; then you camp, and the story begins.',
      'FOL-X8':
        'A turn on the World Map: camp; a rest, or a move and what it leads to; the clocks; the token is turned and passed. If you stand where the story wants you then, it goes on.',
      'FOL-X9':
        'A snare that you place lies on a free space. The first foe that enters it takes its damage, as does everybody within its number of steps, friends too; then it is spent.',
      'FOL-X10':
        'A search, by d10 and what helps searching: up to 3 nothing, 4 to 6 as many coins as 1d6, 7 or 8 a consumable by chance, 9 a boon, 10 or more an Item.',
      'FOL-X11':
        'In its turn an Affliction attacks once against groups of 2 or 3 characters, and twice against 4 or 5. The second attack is against another character, if it can attack another.',
      'FOL-X12':
        'If a scene says nothing else, a snare on a map deals 1d6 to whoever enters it and to all within 1 step, TRICKERY 6 disarms it, and TRICKERY 6 or a Skeleton Key unlocks a door. A failed try at a lock costs 1 Vita.',
      'FOL-X13':
        'To open a closed door costs 2 Stride also if you are ETHEREAL, whom every other space costs 1: it is the opening that takes time.',
      'FOL-X14':
        'Whoever shares a space with another figure counts as adjacent to it, be it a swarm, a ghost or somebody ETHEREAL.',
      'FOL-X15':
        'How many foes a scene brings is tuned by simulation, for each size of the group by itself: so that a party that plays soundly wins each story at Twilight more often than not, and never surely. The same goes for the Vita of the Drowned Bride (10 for each character) and of the Nachtmahr (13).',
      'FOL-X16':
        'If somebody appears on the way while a figure is walking, it stops before the space that it can no longer enter, or where it could not end its walk. Should it be standing where it may not stay, it is put on the nearest free space.',
    },
  },
];

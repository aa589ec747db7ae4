import type { Manual } from '@vesper/kernel';

/** Skirmishes and encounters, what they leave behind, and what comes after death. */
export const fighting: Manual['chapters'] = [
  {
    id: 'FOL-5C',
    title: 'Fighting',
    clauses: {
      'FOL-5C.1': 'Skirmishes are quick fights, settled by dice alone.',
      'FOL-5C.2': 'The dice on the creature’s card say how strong it is in a skirmish.',
      'FOL-5C.3': 'In every round of a skirmish each character either attacks or defends.',
      'FOL-5C.4': 'The Controller rolls the dice of the creatures.',
      'FOL-5C.5': 'Whether a character hits is decided by a roll.',
      'FOL-5C.6': 'Each hit takes one off the strength of the creatures.',
      'FOL-5C.7':
        'A natural 100 in a skirmish is a Devastating Strike: strength falls by 2, or a character misses the next turn.',
      'FOL-5C.8': 'A natural 1 in a skirmish is a Fault: strength falls by 1, or a weapon breaks.',
      'FOL-5C.9': 'Encounters are fought on a map, with moves and positions.',
      'FOL-5C.10': 'For First Strike the leader and the Controller roll a d10 each; the side with more begins.',
      'FOL-5C.11': 'In Darkness no die is needed: the foes have First Strike.',
      'FOL-5C.12':
        'In your turn you move and act (attack, use an item, recite a Prayer and so on); at its end you may change equipment and trade.',
      'FOL-5C.13': 'In its turn a foe moves, then attacks.',
      'FOL-5C.14': 'Foes that fight hand to hand go for the character closest to them.',
      'FOL-5C.15': 'Foes that shoot keep away from the characters.',
      'FOL-5C.16': 'To attack is to roll d100, add Might and compare it with Defense.',
      'FOL-5C.17': 'A hit deals the damage of the weapon and the DMG bonus of whoever wields it.',
      'FOL-5C.18':
        'A natural 100 in an encounter is a Devastating Strike: you move once more, or act once more, or have all your PP back.',
      'FOL-5C.19':
        'A natural 1 in an encounter is a Fault: the weapon is exhausted until somebody in a town repairs it.',
      'FOL-5C.20': 'An artifact is not broken by a Fault; it is exhausted until this fight ends.',
      'FOL-5C.21': 'Evade: for 1 PP you may move through foes; each of their spaces costs 2 STRIDE.',
      'FOL-5C.22': 'Focus: you give up your action and have 1 PP back.',
      'FOL-5C.23': 'Guard: if you defend, and a foe steps up to you and attacks, you may strike back.',
      'FOL-5C.24': 'Ranged Adjacency: whoever shoots with an enemy beside them rolls twice and keeps the lower die.',
      'FOL-5C.25': 'Regroup: 1 PP becomes 1 Vita.',
      'FOL-5C.26': 'Sight: each friend or foe in the line of a shot costs it 5 Might.',
      'FOL-5C.27': 'The Advanced Rules are these six: Evade, Focus, Guard, Ranged Adjacency, Regroup and Sight.',
    },
  },
  {
    id: 'FOL-5S',
    title: 'Statuses',
    clauses: {
      'FOL-5S.1':
        'The good statuses: BLESSED, BRAVE, ETHEREAL, FAVORED, FORTIFIED, LUCKY, PERCEPTIVE, RESPECTED and SWIFT.',
      'FOL-5S.2': 'A good status stays with you until the story ends, or you do.',
      'FOL-5S.3':
        'The bad statuses: BLOODLUST, CURSED, DERANGED, FRACTURED, IMMOBILIZED, LYCANTHROPIC, POSSESSED, SICKENED, SPOOKED and TRANSFORMED.',
      'FOL-5S.4': 'Towns and events can free you of a bad status. So can death.',
      'FOL-5S.5':
        'To resist a status, roll d10 and add the skill against it: with the number beside it (FAITH 5, say) or more it does not take hold.',
    },
  },
  {
    id: 'FOL-5G',
    title: 'Ghosts',
    clauses: {
      'FOL-5G.1': 'A character who dies goes on as a ghost. Its 10 GP take the place of Vita and PP.',
      'FOL-5G.2': 'A ghost is on the map, moves there, and pays for its ghost powers with GP.',
      'FOL-5G.3': 'A ghost never leads.',
      'FOL-5G.4': 'A ghost cannot lead the group off a map.',
      'FOL-5G.5': 'A ghost makes no skill checks.',
      'FOL-5G.6': 'A ghost cannot touch what is on a map: no doors, no chests, no levers.',
      'FOL-5G.7': 'Of all items a ghost can use only those that are SPECTRAL.',
      'FOL-5G.8': 'A ghost finds no loot.',
      'FOL-5G.9': 'Darkness, Corrosion and Infection do nothing to a ghost.',
      'FOL-5G.10': 'A Physician brings a ghost back to life, with all its PP and half its Vita.',
      'FOL-5G.11': 'At a Wayfarers’ Camp a ghost is brought back in the same way, and its player draws a Tarot card.',
      'FOL-5G.12': 'When the whole group is dead, it wakes at the Wayfarers’ Camp.',
      'FOL-5G.13': 'Waking there, every character has lost one item by chance; artifacts are safe.',
      'FOL-5G.14': 'Waking there, every character draws a Tarot card.',
      'FOL-5G.15': 'Waking there, every character has lost all statuses, companions and boons, and half of the coins.',
    },
  },
];

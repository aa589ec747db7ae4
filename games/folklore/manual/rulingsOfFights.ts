import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: attacks, harm and skirmishes. */
export const rulingsOfFights: Manual['chapters'] = [
  {
    id: 'FOL-R-attacks',
    title: 'Rulings: attacks and harm',
    clauses: {
      'FOL-R22':
        'An attack hits if the die, Might and modifiers come to the Defense of the target or more; equal is enough. BLACKOUT, VORPAL, Devastating Strikes and Faults look at the number on the die that was kept, without anything added.',
      'FOL-R23':
        'However many reasons there are to roll twice and keep the higher die, two dice are rolled; the same with the lower. If there are reasons for both, they cancel each other and one die is rolled. The +1 Damage of SACRED, SILVER and COLD STEEL is dealt all the same, once for each of the three that fits.',
      'FOL-R24':
        'Harm is of four kinds. That of attacks is lessened by REDUCTION, then by ABSORPTION. That of snares, to which being pushed belongs, by REDUCTION and by the 2 of ETHEREAL. That of effects (RAZOR, BURST, auras and cards that deal damage) by REDUCTION only. Loss of Vita (flames, POSSESSED, whatever says "loses") by nothing. Several values of ABSORPTION or REDUCTION add up, and nothing falls below 0.',
      'FOL-R24a':
        'The damage of an attack is counted in this order: the dice of the weapon (twice and the better for 2 HANDS, twice and the worse if SICKENED, once if both, their highest number without a roll for VORPAL); what is printed behind them; DMG and everything that adds Damage; doubled if EXECUTE strikes an Affliction; less 1 if the attacker was struck by CRUSHING; less REDUCTION; less ABSORPTION; at least 0.',
      'FOL-R25':
        'CRUSHING hampers whoever was struck: in the next turn of that figure its attacks deal 1 less. Struck again before that turn, it is still 1.',
      'FOL-R26':
        'A character’s natural 100 in an encounter always hits, and then the player picks one: another move, another act, or all PP back. A natural 1 always misses: an ordinary weapon is Broken until a Blacksmith or something else repairs it; an artifact or heirloom is exhausted until the fight ends; fists, ghost powers and mystic attacks just miss. What is won outside your own turn is added to the next. A ghost picks between a move and a ghost power. After a natural 1 the other rolls of this act with that weapon are lost, but the weapon in the other hand may still be used.',
      'FOL-R27':
        'A foe’s natural 100 always hits, and the foe attacks once more: a character by chance among all it can attack from where it stands, perhaps the same. That attack brings no further one. A foe’s natural 1 always misses, and the foe loses 1 Vita.',
      'FOL-R28':
        'A value is its base, the Lore Tree, what is equipped, companions, statuses and passing effects together. Might, Defense and skills can fall below 0; Stride cannot, and Max Vita and Max PP are at least 1. If a maximum falls below what you have, you have the maximum. With bare hands you deal 1d4 in melee, without DMG.',
    },
  },
  {
    id: 'FOL-R-skirmishes',
    title: 'Rulings: skirmishes',
    clauses: {
      'FOL-R29':
        'A skirmish is against one or several kinds of creatures. For each the strength is rolled, with the dice for the number of characters in the group, ghosts and those in Limbo counted, and what the card adds or takes; it is at least 1. Each kind has its own strength. There is no map: everybody reaches everybody.',
      'FOL-R30':
        'A round of a skirmish: first each living character and each ghost, from the leader on, attacks or defends; defending means +10 Defense and −10 Might in this round. Then each kind that stands attacks each of them once: d100 and its Might against Defense; a hit deals its skirmish damage, and what is printed beside that. Then each of them attacks one kind, and a hit takes 1 off its strength; or uses one thing marked for skirmishes; or does nothing. A ghost has no attack of its own: it pays for a ghost power that attacks or helps allies, or uses something SPECTRAL. At 0 strength a kind is defeated. It goes on until all are, or nobody is left.',
      'FOL-R31':
        'A Devastating Strike and a Fault help one side each. Your natural 100 takes 2 off the strength. Theirs costs the struck character its action in this round. Their natural 1 misses and takes 1 off the strength of their kind. Yours misses and breaks the weapon.',
      'FOL-R32':
        'In a skirmish these things work: what changes Might and Defense, statuses, SACRED, SILVER, COLD STEEL and other reasons to roll twice except WEAKEN, ABSORPTION, REDUCTION, ETHEREAL, a second attack with 1 HAND for 1 PP, fillings, EXECUTE (a natural 100 takes 3), BLACKOUT (that kind does not attack in the next round), Block, boons, cards marked for skirmishes, and, marked or not, reactions to a status, a death, a hit on you, a miss of yours, harm, your own dice, an ally’s check, and the start or the winning of a fight, if they need no foe beside you or named by you. Those to a foe’s fall, to a hit on an ally or to a hit of yours do not. Auras do not work, Shield Vow and POSSESSED included; nothing is equipped or traded; damage against creatures is not rolled.',
      'FOL-R33':
        'After a skirmish that you won, each living character and each ghost gains the lore of all its kinds, their coins are divided, and each living character rolls for loot once per kind. If you are not on a map, what was exhausted but not Broken is ready again. SPOOKED and IMMOBILIZED are dealt with as after an encounter.',
    },
  },
];

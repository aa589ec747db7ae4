import type { Manual } from '@vesper/kernel';

/** Every keyword that is printed on a card. */
export const keywords: Manual['chapters'] = [
  {
    id: 'FOL-5K',
    title: 'Keywords',
    clauses: {
      'FOL-5K.1':
        'With a 1 HAND weapon in each hand you may, when you attack, pay 1 PP to attack with the second one as well.',
      'FOL-5K.2a': 'With a 2 HANDS weapon you roll damage twice and keep what is better.',
      'FOL-5K.2b': 'A 2 HANDS item takes up both of your hands.',
      'FOL-5K.2c': 'Whoever is SICKENED rolls damage with a 2 HANDS weapon just once.',
      'FOL-5K.3a': 'ABSORPTION takes its number off the damage of every attack that strikes the bearer.',
      'FOL-5K.3b': 'Against the damage of Snares ABSORPTION is no help, unless a rule says that it is.',
      'FOL-5K.4': 'ARCING carries an attack on to one more foe beside the first.',
      'FOL-5K.5':
        'AURA and a number: the bearer, and allies at most so many spaces away, have the effect that is named.',
      'FOL-5K.6': 'BLACKOUT and a number: if the attack roll is higher than that, the target misses its next turn.',
      'FOL-5K.7': 'BLESSED gives +5 Might and ABSORPTION 1.',
      'FOL-5K.8': 'BRAVE gives +1 NERVE and +1 Damage.',
      'FOL-5K.9a': 'BLOODLUST gives +2 Damage, but −2 SPEECH, −2 FAITH and −3 Max Vita.',
      'FOL-5K.9b': 'While somebody is in BLOODLUST, the allies of that character have −1 SPEECH.',
      'FOL-5K.9c': 'FAITH is the skill against BLOODLUST.',
      'FOL-5K.10': 'BURST works on all spaces around; the effect is the one that is named.',
      'FOL-5K.11':
        'COLD STEEL is for Spirits and Nature: against them you roll the attack twice, keep the higher die and deal +1 Damage.',
      'FOL-5K.12a': 'Whoever is struck by CRUSHING suffers REDUCTION 1 in the next turn.',
      'FOL-5K.12b': 'Being struck by CRUSHING twice is no worse than once.',
      'FOL-5K.13a': 'CURSED takes 4 off Max Vita and 1 off every skill check.',
      'FOL-5K.13b': 'OCCULT is the skill against being CURSED.',
      'FOL-5K.14a': 'Whoever is DERANGED can use neither abilities that cost PP nor Prayers nor Rituals.',
      'FOL-5K.14b': 'AWARENESS is the skill against being DERANGED.',
      'FOL-5K.15': 'To whoever is ELDRITCH the AURA effects of the enemy mean nothing.',
      'FOL-5K.16': 'ENCHANTED and a number: so many PP can be stored in the item, and its power is paid out of them.',
      'FOL-5K.17':
        'EXECUTE turns a Devastating Strike into the end of its target; an Affliction takes double damage instead.',
      'FOL-5K.18':
        'What is EXHAUSTED cannot be used until it is un-exhausted. If nothing else is said, that happens when you leave the map.',
      'FOL-5K.19a': 'ETHEREAL gives ABSORPTION 2 against foes of flesh and against Snares.',
      'FOL-5K.19b': 'What is ETHEREAL deals full damage to what is ETHEREAL.',
      'FOL-5K.19c': 'Whatever would lower STRIDE does not slow an ETHEREAL figure.',
      'FOL-5K.20': 'FAITHFUL gives +1 FAITH and +1 OCCULT.',
      'FOL-5K.21': 'FAVORED gives +3 Max Vita and +1 to every skill check.',
      'FOL-5K.22': 'Put a FILL item into a FILLABLE weapon, and the next 4 attacks with that weapon have its effects.',
      'FOL-5K.23': 'FLANK and a number: so much more Damage, if an ally of yours stands beside the target.',
      'FOL-5K.24':
        'FOCUS and a number: so much more Might with this weapon against the foe that you attacked in the round before.',
      'FOL-5K.25a': 'FRACTURED takes 10 off Defense.',
      'FOL-5K.25b': 'Whoever is FRACTURED has only one hand to hold things with.',
      'FOL-5K.25c': 'TRICKERY is the skill against being FRACTURED.',
      'FOL-5K.26': 'FORTIFIED gives +5 Defense, and keeps Infection away.',
      'FOL-5K.27a': 'IMMOBILIZED takes 10 off Might.',
      'FOL-5K.27b': 'Whoever is IMMOBILIZED makes an ECOLOGY 5 check each round, and has STRIDE 0 if it fails.',
      'FOL-5K.27c': 'When the fight is over, nobody is IMMOBILIZED any more.',
      'FOL-5K.27d': 'TRICKERY is the skill against being IMMOBILIZED.',
      'FOL-5K.28': 'LUCKY gives +1 TRICKERY and +1 to every search.',
      'FOL-5K.29a': 'LYCANTHROPIC gives +1 Damage and +1 STRIDE, but only half of any reward in coins.',
      'FOL-5K.29b': 'OCCULT is the skill against becoming LYCANTHROPIC.',
      'FOL-5K.30': 'PERCEPTIVE gives +1 AWARENESS, and Darkness is no hindrance.',
      'FOL-5K.31':
        'PENETRATE and a number: the attack goes on behind its target for so many spaces, straight on along a row or a column, never diagonally.',
      'FOL-5K.32a': 'When a round begins, a POSSESSED character costs each ally within AURA 1 one Vita.',
      'FOL-5K.32b': 'FAITH is the skill against being POSSESSED.',
      'FOL-5K.33':
        'PUSH and a number: the target is driven back so many spaces. It loses 1d4 Vita, as does whoever was in the way; that counts as damage of a Snare.',
      'FOL-5K.34':
        'RANGE or REACH and a number: targets may be so many spaces away. Without a number, any distance will do.',
      'FOL-5K.35a': 'RAZOR and a number: for 4 rounds the target takes so much damage whenever its turn begins.',
      'FOL-5K.35b': 'ETHEREAL figures do not bleed: RAZOR does nothing to them.',
      'FOL-5K.36': 'REDUCTION takes its number off damage that comes in.',
      'FOL-5K.37': 'RESPECTED gives +1 SPEECH and +1 TRICKERY.',
      'FOL-5K.38':
        'SACRED is for Demonic and Undead foes: against them you roll the attack twice, keep the higher die and deal +1 Damage.',
      'FOL-5K.39a': 'Whoever is SICKENED rolls damage twice and has to take what is worse.',
      'FOL-5K.39b': 'SICKENED and 2 HANDS cancel each other out: damage is rolled once.',
      'FOL-5K.40':
        'SILVER is for Shapeshifters and Undead: against them you roll the attack twice, keep the higher die and deal +1 Damage.',
      'FOL-5K.41': 'SNARE and a number: the trap hurts whoever is caught, and everybody at most so many spaces away.',
      'FOL-5K.42': 'What is SPECTRAL can be used by a ghost.',
      'FOL-5K.43a': 'SPOOKED takes 5 off Might and 1 off NERVE.',
      'FOL-5K.43b': 'After a fight a SPOOKED character may pass NERVE 5 to be rid of it.',
      'FOL-5K.43c': 'NERVE is the skill against being SPOOKED.',
      'FOL-5K.44': 'A creature with SWARM is many: it moves and attacks as swarms do.',
      'FOL-5K.45': 'SWIFT gives +1 STRIDE and +5 Defense.',
      'FOL-5K.46': 'A THROWN melee weapon can be hurled as if it were a RANGE 3 weapon, and is EXHAUSTED by it.',
      'FOL-5K.47a': 'Whoever is TRANSFORMED has one hand less for items.',
      'FOL-5K.47b': 'Whoever is TRANSFORMED makes no skill checks; one that cannot be avoided fails.',
      'FOL-5K.48': 'TRUE shots pass friend and foe on their way without losing Might.',
      'FOL-5K.49': 'VORPAL deals its full damage whenever the attack roll is above 95.',
      'FOL-5K.50':
        'WEAKEN leaves a token for each hit. When the target attacks, it rolls twice and must keep the lower die.',
      'FOL-5K.51': 'UN-EXHAUST makes an exhausted item or ability ready for use again.',
    },
  },
];

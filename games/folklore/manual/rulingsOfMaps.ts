import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: the spaces of a map, statuses, conditions and foes. */
export const rulingsOfMaps: Manual['chapters'] = [
  {
    id: 'FOL-R-maps',
    title: 'Rulings: on a map',
    clauses: {
      'FOL-R34':
        'A map has ten columns, A to J from the left, and ten rows, 1 to 10 from the top. Spaces that share an edge are adjacent. Those that share a corner are, too, if neither of the two spaces between them is a wall or a closed door; walls and closed doors are adjacent to nothing, and the edge of the map is a wall. RANGE and REACH count the larger of the distances along rows and columns, and need a line of sight. Auras, snares, "within so many spaces" and "closest" count steps from one adjacent space to the next, whoever stands there. Your own space is 0 away.',
      'FOL-R35':
        'You see from the middle of a space to the middle of another. A wall or closed door in between blocks that if the straight line runs through it properly, not just along its edge, or if the line slips between two that touch at a corner. Adjacent spaces always see each other. Each figure on a space that the line runs through costs an attack with RANGE or REACH 5 Might, on either side; ghosts do not count, nor do the two ends, and TRUE does not care.',
      'FOL-R36':
        'A step costs 1, onto rough ground 2. You may pass characters and ghosts, but only ghosts share a space with somebody. A foe’s space may be entered only by Evade or ETHEREAL; deep water only by ETHEREAL; what can be searched or used on a map by nobody. A move may be split around your act. If you name where it ends, the way with the fewest flames and snares is taken, then the cheapest; for another way, move in shorter pieces. Opening a door ends the piece. ETHEREAL figures pay 1 everywhere, pass all figures, stop at walls and closed doors, and are slowed by nothing, not even by being IMMOBILIZED.',
      'FOL-R37':
        'A closed door opens when somebody steps onto it straight on, which costs 2; then it is floor. Ghosts open none; foes do. A locked door is unlocked from a space that shares an edge with it, by a check or a key. What can be searched is searched once a scene, with d10 and what helps searching. What else is on a map is used from an adjacent space. A snare is seen by all: if a living character enters it, everybody in its circle takes its damage, rolled once, and it is spent. It can be disarmed from beside it; who fails sets it off. Foes and ghosts walk over snares unharmed, unless they are pushed.',
      'FOL-R38':
        'A space is dark if the map says so and no light reaches it: a light shines as many steps as its number. A character who attacks a foe on a dark space has −5 Might in melee and −10 at range. Foes, ghosts and whoever is PERCEPTIVE do not mind. The foes have First Strike without a roll if any living character who is not PERCEPTIVE stands in the dark at that moment.',
      'FOL-R39':
        'Flames can be entered. Each space of them costs 1d4 Vita when entered, and again if a turn begins there; ending a turn beside flames but not in them costs 1. Nothing lessens that, and ghosts pay in GP. Foes burn like everybody else, except Demonic ones. To put flames out takes an act, from inside or beside them. Foes never do.',
      'FOL-R40':
        'For First Strike the Controller adds 1 if an Affliction is there, and a tie is yours. Then round follows round: it begins with POSSESSED and what the scene says of this round, then one side takes its turns, then the other. Characters go from the leader on, foes in the order in which they came. Who loses a turn loses all of it, but still suffers what happens at its beginning. An encounter starts when foes appear and ends when none is left or the scene says so.',
    },
  },
  {
    id: 'FOL-R-statuses',
    title: 'Rulings: statuses and conditions',
    clauses: {
      'FOL-R41':
        'The rulebook’s list of bad statuses has a misprint where IMMOBILIZED is meant, and FAITHFUL is missing among the good ones. WEAKEN and RAZOR are tokens and no statuses. ECOLOGY is the skill against being SICKENED, OCCULT that against being TRANSFORMED.',
      'FOL-R42':
        'A status that you have cannot be gained again. If a number stands beside a bad one, you roll to resist it; if it comes with an exclamation mark, you do not; if nothing is said, the number is 5. Foes get no roll against IMMOBILIZED, SPOOKED, WEAKEN and RAZOR, but an IMMOBILIZED foe rolls a d10 in each of its turns, Afflictions with +2, and moves with 5 or more. An Affliction never loses two turns in a row. Rolls against statuses are skill checks: whoever is TRANSFORMED fails them.',
      'FOL-R42a': 'A living character who becomes ETHEREAL has all that the keyword gives, and is no ghost.',
      'FOL-R43a':
        'Infection is counted in tokens. Each takes 1 Vita off what a rest or a room at an inn heals. With the third you are SICKENED and cannot resist; with the fifth you die, and nothing prevents it. FORTIFIED characters and ghosts catch none. Death takes all tokens away.',
      'FOL-R43b':
        'Corrosion, which some components call Corruption, befalls an equipped item by chance, never an artifact or heirloom. A token takes 1 off the damage of a weapon, or 5 off the Defense an item gives, down to 0. With the second the item is discarded. Ghosts are spared. A Blacksmith cleans one item of all its tokens.',
      'FOL-R43c':
        'Who is WANTED must choose at the gate of a town: pay 15 coins and be rid of it; or TRICKERY 7. Passed, you are in and still WANTED. Failed, the group fights a skirmish with the Town Watch, and you use no service in this visit. Who cannot pay must roll. Ghosts walk in, and death does not make the law forget.',
    },
  },
  {
    id: 'FOL-R-foes',
    title: 'Rulings: what foes do',
    clauses: {
      'FOL-R44':
        'A foe that fights hand to hand goes where it can attack the character it reaches most cheaply. It passes other foes and ghosts, not living characters unless it is ETHEREAL or a swarm, and opens doors that are not locked. Of equally cheap spaces it takes one without flames, then the highest up, then the leftmost; on the way it prefers the directions north, northeast and so on clockwise, walks through flames, goes as far as its Stride allows, and steps back to the last free space if it would stop on another foe. If it can attack already, it stays. If it can reach nobody, it comes as near to the nearest as it can, on the cheapest way, and stays if it cannot come nearer. Then it attacks its target, or else whom it can.',
      'FOL-R45':
        'A foe that shoots takes, among the spaces it can reach and shoot a living character from, the one farthest from the characters; then the cheapest, one without flames, the highest up, the leftmost. If there is none, it walks like other foes to where it could shoot. It shoots at the closest character it can, under Ranged Adjacency if somebody stands beside it.',
      'FOL-R46':
        'Between characters foes prefer the living to ghosts, then the closest, then the one with the lowest Vita or GP, then the lowest Defense, then the lowest number. If a foe hunts somebody, that comes first.',
      'FOL-R47':
        'A swarm may enter and stay in a space with characters, not with another foe. It picks a target like other foes and goes into that character’s space if it can. It attacks every character and ghost in its space and beside it, each with a roll of its own. Nobody’s way or sight is blocked by it, it is never pushed or IMMOBILIZED, and who shares its space counts as adjacent.',
      'FOL-R48':
        'A foe’s powers say when they happen: after it hits, even for no damage; when its turn begins; when it falls; on every second, third or fourth turn it really takes, before it moves; once, when its Vita first is at half or below and it still stands; or all the time, as auras. There is nothing to choose in them: chance is even among all possible figures, and without a target nothing happens. Foes that appear do so on the free space nearest to the named point, then the highest up, then the leftmost. Those that come during an encounter act from the next round on, and First Strike is not rolled anew.',
      'FOL-R49':
        'Defend is an act: +10 Defense until your next turn begins, and you are on Guard. Guard: once a round, if a foe that moved this turn, and stands beside you, has attacked you and you live, you may make a melee attack against it at once, before it attacks again. Evade is declared before a move and paid with 1 PP: spaces with foes cost 2 in it, and you cannot stop there. Focus is an act: +1 PP. Regroup is none: once a turn, 1 PP for 1 Vita, also while adventuring and once in each camp. Ranged Adjacency and Sight hold for foes as well.',
    },
  },
  {
    id: 'FOL-R-keywords',
    title: 'Rulings: how keywords work',
    clauses: {
      'FOL-R50':
        'If the same keyword comes from several sources, the numbers of FLANK, PUSH, ABSORPTION and REDUCTION are added up; of BLACKOUT the lowest counts, of RAZOR and FOCUS the highest.',
      'FOL-R50a':
        'The second attack with a 1 HAND weapon may have another target. It costs 1 PP and is possible once per act; both hands must hold such weapons, of which either may shoot.',
      'FOL-R50b':
        'ARCING: whether the first target was hit or not, there is a second attack with a roll of its own, against another enemy adjacent to the first, even out of reach. Whoever plays the attacker picks it; foes pick as they always do.',
      'FOL-R50c':
        'An AURA works as long as its bearer lives, and counts steps. Two bearers of the same aura count once. Whoever is ELDRITCH ignores the auras of the other side.',
      'FOL-R50d':
        'BLACKOUT is looked at when the attack hits, VORPAL when it hits with 96 to 100 on the die that was kept.',
      'FOL-R50e':
        'BURST reaches all enemies of the user on the spaces around its centre, without an attack roll. If no effect is named, its number is the damage, and counts as an effect.',
      'FOL-R50f':
        'Whoever is DERANGED can use no abilities, special powers or gifts of the Lore Tree that cost PP, and no Prayers and Rituals. Evade, Regroup, Focus and the second 1 HAND attack remain.',
      'FOL-R50g':
        'An ENCHANTED item begins with all its charges. In camp, or when you change equipment, its bearer may put PP into it, one for one. Its charges pay for its own power only.',
      'FOL-R50h':
        'To fill a FILLABLE weapon that is equipped is an act, in camp it is free. It lasts for 4 attack rolls with that weapon, misses counted. A new filling takes the place of the old one.',
      'FOL-R50i':
        'For FLANK the ally may be living or a ghost, but not the attacker. For FOCUS you must have attacked this foe with this weapon in the round before, whether you hit or not.',
      'FOL-R50j':
        'PENETRATE works only if attacker and target are in one row or column. Each enemy on the spaces behind is attacked with a roll of its own, up to the next wall or closed door. Friends are not harmed.',
      'FOL-R50k':
        'PUSH follows a hit and drives the target straight away from the attacker, space by space, until something stops it: a wall, a closed door, the edge, a figure, or ground it may not enter. It takes 1d4 as from a snare, and a figure that stopped it another 1d4. Flames and snares on the way do their work. Afflictions are not moved but take the 1d4; swarms are neither moved nor hurt.',
      'FOL-R50l':
        'Weapons with REACH are melee weapons: Darkness costs them 5 Might, and Ranged Adjacency nothing. RANGE without a number needs a line of sight all the same.',
      'FOL-R50m':
        'RAZOR starts anew at 4 rounds with every hit, and the higher number stays. Its damage is that of an effect, when the victim’s turn begins, and it ends with the fight.',
      'FOL-R50n':
        'Snares on items are traps to be placed. What is SPECTRAL can be used by ghosts, who pay GP where PP are asked for.',
      'FOL-R50o':
        'A THROWN weapon attacks as a ranged weapon with RANGE 3, with its own damage and keywords, and is EXHAUSTED afterwards.',
      'FOL-R50p':
        'WEAKEN: every hit leaves one token, and every attack roll of the victim uses one up. After the fight they are gone.',
    },
  },
];

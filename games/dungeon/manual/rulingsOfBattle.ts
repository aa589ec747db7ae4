import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: the fight and the end. */
export const rulingsOfBattle: Manual['chapters'] = [
  {
    id: 'DUN-R-battle',
    title: 'Rulings: the combat',
    clauses: {
      'DUN-R33':
        'In each round all players with heroes in their line plan at once and in secret. Then the card is shown, and everyone fights under it, in turn order. If your line is empty when your battle is due, your plan comes back unused.',
      'DUN-R34':
        'The battle tile is an unconquered tile with the shortest way from the entrance, walking through your own tiles. If several are equally near, you choose, and each round anew.',
      'DUN-R35':
        'A plan is a tile with up to one trap, or two in the Labyrinth and in a Trap Gallery; up to one monster in a tunnel, or two in a room and in a Wide Tunnel; and any ghosts. Only creatures that are awake go, and you must be able to pay for the traps: their own cost, and 1 gold for each in a room other than the Labyrinth. You may also send nothing.',
      'DUN-R36':
        'Without an unconquered tile you neither plan nor fight, and nobody tires. Instead one of your prisoners goes free, and you say which.',
      'DUN-R37':
        'A hero with as much damage as hit points goes straight to your prison, and the line closes up. Courage is used up before he is hurt. When nobody is left, the battle is over: creatures that have not acted are knocked out, only Golems and Vampires stay awake, and nothing else happens.',
      'DUN-R38':
        'For a trap, the cost and the gold for a room are paid first. Each trap symbol in the party takes away one point of its damage, beginning with the first hero’s; the rest is dealt. Nothing but damage can be prevented. With two traps you choose the order, and symbols used once are used up. A trap for the second hero does nothing to a single one; the last may be the only one.',
      'DUN-R39':
        'Every card has one spell with a magic number. It is cast if the heroes still standing have as many magic symbols. It fails in the Anti-Magic Room, after an Anti-magic Dart on a wizard, and, if it is fast, against an Elderbeast; an expert Elderbeast stops slow ones too.',
      'DUN-R40':
        'When a spell says monsters, ghosts are not meant. A monster that withdraws goes home awake without having attacked and can be sent again. If the spell finds no monster, nothing happens.',
      'DUN-R41':
        'Everyone you send must act: you choose the order, what they do and to whom. If there is anything they can do, they have to. Afterwards they are knocked out, unless what they did says otherwise; a Golem never is, and a Vampire without a victim is not either. When the combat of the year is over, all wake up.',
      'DUN-R42':
        'Vampires may attack neither priests nor the paladin, Demons not the paladin, ghosts not the leader. Nothing else is barred, and an attack on everyone hits everyone.',
      'DUN-R43':
        'A room that makes creatures stronger adds 1 to each number of their attacks: also to a Goblin’s second blow and to both hexes of a Witch.',
      'DUN-R44': 'The Labyrinth takes two traps without extra gold, and like any room two monsters.',
      'DUN-R45':
        'The party heals only if a creature attacked in this battle, be it in vain, and if neither a Dragon nor an Anti-magic Dart on a priest forbids it. All hearts of those still standing are added up and spent from the front: one hero is healed fully before the next.',
      'DUN-R46':
        'Courage goes first. If a Trap Door, a Cursed Ring, a Slime or a Demon prevents conquering, there is no fatigue either. Otherwise fatigue comes, and if a real hero is alive then, the tile falls and you lose 1 Evil. Thieves do not help against fatigue.',
      'DUN-R47':
        'At the end of a battle poison hurts whoever carries it, conquest or not, past thieves and Courage. What is left over is lost. Then all that holds for a round is over.',
      'DUN-R48':
        'After the last round surviving heroes and paladins go home and wounds are forgotten. Your creatures wake. Conquered tiles stay conquered and prisoners stay in prison. After the first year everything of the second comes into play, and the paladins look at the Evilometer.',
      'DUN-R49':
        'The second year differs in four things: gold tiles, its own Combat Cards and paladins, rooms that work twice, and one more trap to choose from when you buy. All else is as before.',
      'DUN-R67':
        'An illusion is a hero of 1 hit point with no symbols who leads the line. Anybody may attack it, and it takes damage of all sorts. It shields the hero behind it from nothing but being first. It is not caught, not healed and not given Courage, does not count as alive, and is gone when the combat ends or no real hero is left.',
    },
  },
  {
    id: 'DUN-R-end',
    title: 'Rulings: the end',
    clauses: {
      'DUN-R50':
        'Rooms give points only if they are unconquered. A paladin gives his own value and not also that of a hero. Pets belong to Festival Season and are always scored with it; the rulebook names the wrong box. Sleeping creatures count like any other.',
      'DUN-R51':
        'Only players compete for titles, and all who are level share one. Conquered and improved tunnels are tunnels, conquered rooms are rooms, Troll tokens are not imps. The Hall of Fame must be unconquered and pays for titles held alone.',
      'DUN-R52':
        'If points are equal, the player who would be earlier in turn order after the last season wins. Whoever ends with 0 points or more may call themselves licensed.',
      'DUN-R53':
        'Food, gold, imps, tunnels and damage never run out. Creatures, rooms, heroes and cards are as many as there are. Three Troll tokens are enough, for there are three Trolls.',
      'DUN-R68':
        'Everything that is decided is decided step by step. Where the rules speak of each player, they act in turn order, and every draw and roll comes from the seed of the match.',
    },
  },
];

/** The Combat Cards: nine for each year, three more with Festival Season. */
import type { CombatCard, CombatCardRow, Spell, Year } from './types.ts';

export const Fireball: CombatCard = 0;
export const Illusion: CombatCard = 9;
export const AuraOfFear: CombatCard = 13;
export const Metamorphosis: CombatCard = 14;
export const Pathfinding: CombatCard = 17;
export const SleepDust: CombatCard = 20;

type Speed = 'fast' | 'slow';

function card(
  id: string,
  name: string,
  fatigue: number,
  speed: Speed,
  magic: number,
  spell: Spell,
  text: string,
): CombatCardRow {
  return {
    id,
    name,
    // C1… and CF1… belong to the first year.
    year: /^CF?1/.test(id) ? 1 : 2,
    fs: id.startsWith('CF'),
    fatigue,
    fast: speed === 'fast',
    magic,
    spell,
    text,
  };
}

export const combatCards: readonly CombatCardRow[] = [
  card('C101', 'Fireball', 1, 'slow', 1, { do: 'nothing' }, 'A fine flash; nobody is hurt.'),
  card('C102', 'Detect Evil', 2, 'slow', 1, { do: 'detectEvil', evil: 2 }, 'You gain 2 Evil.'),
  card(
    'C103',
    'Detect Treasure',
    1,
    'slow',
    1,
    { do: 'steal' },
    'You lose 1 gold; without gold 1 food, without food a trap.',
  ),
  card('C104', 'Fist of Justice', 1, 'slow', 2, { do: 'loseImp' }, 'You lose an imp.'),
  card(
    'C105',
    'Invisibility',
    0,
    'fast',
    1,
    { do: 'hideWizards' },
    'The wizards slip to the back and cannot be touched this round.',
  ),
  card(
    'C106',
    'Magic Shield',
    1,
    'fast',
    2,
    { do: 'shield', points: 1 },
    'The next point of damage to the party is lost.',
  ),
  card(
    'C107',
    'Suggestion',
    2,
    'fast',
    2,
    { do: 'payOrWithdraw' },
    'Each of your monsters in the battle wants its cost again, or goes home.',
  ),
  card('C108', 'Word of Peace', 2, 'fast', 3, { do: 'peace', evil: 2 }, 'Your monsters go home, or you take 2 Evil.'),
  card('C109', 'Minor Blessing', 2, 'slow', 1, { do: 'healFirst', counters: 1 }, 'The foremost wounded recovers 1.'),
  card('C201', 'Illusion', 2, 'fast', 3, { do: 'illusion' }, 'A decoy with 1 hit point steps to the front.'),
  card(
    'C202',
    'Create Food',
    1,
    'slow',
    2,
    { do: 'toughen', hitPoints: 1 },
    'The first gets 1 more hit point for this combat.',
  ),
  card('C203', 'Regeneration', 2, 'slow', 4, { do: 'heal', counters: 3 }, 'The party recovers 3, front first.'),
  card(
    'C204',
    'Blind Rage',
    3,
    'fast',
    3,
    { do: 'blindRage' },
    'Your monsters can only lash out at the first, with their best free attack.',
  ),
  card('C205', 'Aura of Fear', 2, 'fast', 2, { do: 'withdraw' }, 'One of your monsters in the battle goes home.'),
  card(
    'C206',
    'Metamorphosis',
    2,
    'fast',
    3,
    { do: 'sheep' },
    'One of your monsters in the battle is a sheep this round: it hits the first for 1.',
  ),
  card(
    'C207',
    'Dimensional Gate',
    1,
    'fast',
    4,
    { do: 'banish' },
    'One of your monsters in the battle is knocked out before it strikes.',
  ),
  card('C208', 'Sunburst', 3, 'slow', 3, { do: 'knockOutGhosts' }, 'Every face-up ghost of yours is knocked out.'),
  card(
    'C209',
    'Pathfinding',
    1,
    'slow',
    5,
    { do: 'findPath' },
    'If this tile falls, another one nearby falls with it.',
  ),
  card(
    'CF11',
    'Rousing Chorus',
    1,
    'fast',
    1,
    { do: 'hearten', courage: 1 },
    'Everyone but the paladin gets 1 courage.',
  ),
  card('CF12', 'Rust', 1, 'slow', 2, { do: 'discardTrap' }, 'You discard a trap.'),
  card(
    'CF13',
    'Sleep Dust',
    2,
    'fast',
    2,
    { do: 'knockOutGhost' },
    'One of your ghosts in the battle is knocked out before it strikes.',
  ),
  card('CF21', 'Jailbreak', 2, 'slow', 3, { do: 'freePrisoner' }, 'One of your prisoners walks free; paladins stay.'),
  card('CF22', 'Second Wind', 0, 'slow', 3, { do: 'healEach', counters: 1 }, 'Everyone wounded recovers 1.'),
  card(
    'CF23',
    'Mirror Ward',
    1,
    'fast',
    4,
    { do: 'shield', points: 3 },
    'The next 3 points of damage to the party are lost.',
  ),
];

/** The Combat Cards of a year, unshuffled. */
export function combatDeck(year: Year, fs: boolean): CombatCard[] {
  return combatCards.flatMap((row, at) => (row.year === year && (fs || !row.fs) ? [at] : []));
}

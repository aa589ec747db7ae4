/** Expertise tiles (FS), one per creature: what it says, and the creature as an expert. */
import { cost } from './costs.ts';
import {
  creatures,
  Cockatrice,
  Demon,
  Dragon,
  Elderbeast,
  EvilEye,
  Ghost,
  Goblin,
  Golem,
  Slime,
  Troll,
  Vampire,
  Witch,
} from './creatures.ts';
import type { BattleOption, CreatureCard, CreatureKind, ExpertiseTile } from './types.ts';

export const expertise: readonly ExpertiseTile[] = [
  { id: 'X-GOB', name: 'Follow Through', text: 'The blow at the next one is for 2.' },
  { id: 'X-SLI', name: 'Spreading Ooze', text: 'May burn everyone and clog the passage at once.' },
  { id: 'X-TRO', name: 'Well Fed', text: 'Hits for 4 without a snack.' },
  { id: 'X-WIT', name: 'Double Hex', text: 'The two hexes are for 2 each.' },
  { id: 'X-VAM', name: 'Unholy Thirst', text: 'Priests are fair prey.' },
  { id: 'X-GHO', name: 'Bold Apparition', text: 'May go for the first in line.' },
  { id: 'X-GOL', name: 'Granite Fists', text: 'Hits for 5.' },
  { id: 'X-DRA', name: 'White Heat', text: 'Scorches for 3.' },
  { id: 'X-DEM', name: 'Contract Clause', text: 'Asks only 1 Evil on Pay Day.' },
  { id: 'X-COC', name: 'Foul Beak', text: 'Leaves 2 poison.' },
  { id: 'X-EYE', name: 'Deep Stare', text: 'Hits for 4 after the call.' },
  { id: 'X-ELD', name: 'Older Still', text: 'Slow spells fail as well.' },
];

/** The creature's options with the attack numbers of one of them replaced. */
function hits(kind: CreatureKind, index: number, damage: number): readonly BattleOption[] {
  return creatures[kind].options.map((option, at) =>
    at === index ? { ...option, attacks: option.attacks.map(attack => ({ ...attack, damage })) } : option,
  );
}

function withFirst(kind: CreatureKind, change: Partial<BattleOption>): readonly BattleOption[] {
  return creatures[kind].options.map((option, at) => (at === 0 ? { ...option, ...change } : option));
}

function expert(kind: CreatureKind): CreatureCard {
  const card = creatures[kind];
  switch (kind) {
    case Goblin:
      return { ...card, options: withFirst(kind, { followUp: 2 }) };
    case Slime:
      return { ...card, options: [...card.options, { ...card.options[0], id: 'both', preventsConquering: true }] };
    case Troll:
      return { ...card, options: [card.options[0], { ...card.options[1], food: 0 }], rage: 1 };
    case Witch:
      return { ...card, options: hits(kind, 1, 2) };
    case Vampire:
      return { ...card, bars: { ...card.bars, priests: false } };
    case Ghost:
      return { ...card, bars: { ...card.bars, first: false } };
    case Golem:
      return { ...card, options: hits(kind, 0, 5) };
    case Dragon:
      return { ...card, options: hits(kind, 0, 3) };
    case Demon:
      return { ...card, upkeep: cost({ evil: 1 }) };
    case Cockatrice:
      return { ...card, options: withFirst(kind, { poison: 2 }) };
    case EvilEye:
      return { ...card, options: hits(kind, 0, 4) };
    case Elderbeast:
      return { ...card, skipsSlow: true };
    default:
      return card;
  }
}

/** `experts[kind]`: the creature with its Expertise tile. */
export const experts: readonly CreatureCard[] = creatures.map((_, kind) => expert(kind));

/** The battle that is being fought, for the table as text. */
import { count, listed, say, whose } from '@vesper/kernel';
import type { Section } from '@vesper/kernel';
import type { BattleStep } from '../battle.ts';
import { combatCards } from '../content/combatCards.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { inLair, symbols } from './lair.ts';
import { cardName, tileName } from './names.ts';
import type { Line } from './twin.ts';
import { byColour, cell as cellNamed, planned } from './voice.ts';

const STEPS: { readonly [Step in BattleStep]: string } = {
  bard: 'Bards',
  trap: 'Trap',
  fast: 'Fast spell',
  creatures: 'Monsters and ghosts',
  slow: 'Slow spell',
  heal: 'Healing',
  conquer: 'Conquering',
  poison: 'Poison',
};

export const stepName = (step: BattleStep): string => STEPS[step];

export function battle(view: DungeonView): Section {
  const { seat, cell, step, sent, activated, sprung, shield } = view.battle;
  const { dungeon, plan } = view.players[seat];
  const lines: Line[] = [
    { label: 'Where', text: say`${tileName(dungeon[cell])} at ${cellNamed(seat, cell)}` },
    { label: 'Step', text: stepName(step) },
    magic(view),
    { label: 'Creatures', text: sent.length === 0 ? 'none' : listed(sent.map(one => inLair(view, seat, one))) },
    { label: 'Have acted', text: [count(activated.length, 'creature')] },
    { label: 'Traps sprung', text: sprung.length === 0 ? 'none' : listed(sprung.map(planned)) },
  ];
  if (plan.trapCount > 0) lines.push({ label: 'Traps to come', text: [count(plan.trapCount, 'trap')] });
  if (shield > 0) lines.push({ label: 'Shield', text: `takes ${shield} damage` });
  for (const text of effects(view)) lines.push({ label: 'This round', text });
  return { title: say`Battle in ${whose(byColour(seat))} dungeon`, lines };
}

/** `Fireball needs 1 magic, the party has 2`. */
function magic(view: DungeonView): Line {
  const card = view.combatCards[view.revealed - 1] ?? NONE;
  const { line } = view.players[view.battle.seat];
  const has = line.reduce((sum, who) => sum + symbols(view, who, 'magic'), 0);
  if (card === NONE) return { label: 'Magic', text: `the party has ${has}` };
  return { label: 'Magic', text: `${cardName(card)} needs ${combatCards[card].magic}, the party has ${has}` };
}

function effects({ battle: now }: DungeonView): string[] {
  const found: string[] = [];
  if (now.conqueringPrevented) found.push('no fatigue, no conquest');
  if (now.healingSkipped) found.push('no healing');
  if (now.spellsSkipped) found.push('no spells');
  if (now.raging) found.push('monsters strike blindly at the first');
  if (now.sheep !== NONE) found.push('one monster is a sheep');
  if (now.pathfinding) found.push('another tile may fall as well');
  if (now.guarded) found.push('the tile is guarded');
  return found;
}

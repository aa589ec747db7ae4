/** DUN-4.25, DUN-4.28, DUN-R39, DUN-R40: the Fast and the Slow Spell Step. */
import { andThen } from '@vesper/kernel';
import { combatCards } from '../../content/combatCards.ts';
import { rooms } from '../../content/rooms.ts';
import type { SpellObstacle } from '../../events/combat.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, roomOf, tell } from '../../asking.ts';
import { enters } from './battle.ts';
import { symbolsOf } from './line.ts';
import { askForPet } from './pets.ts';
import { cardOfRound, effectOf, tellHarmless } from './spellEffects.ts';
import { skipsSpells } from './tiles.ts';

function fastSpell(s: DungeonState): void {
  if (!enters(s, 'fast') || !combatCards[cardOfRound(s)].fast) return;
  if (succeeds(s)) cast(s);
}

/** PET8 may put the wizards to sleep before. */
function slowSpell(s: DungeonState): void {
  if (!enters(s, 'slow') || combatCards[cardOfRound(s)].fast || !succeeds(s)) return;
  andThen(s, { do: 'castSlowSpell' });
  askForPet(s, s.battle.seat, 'slowSpell');
}

function castSlowSpell(s: DungeonState): void {
  if (!s.battle.spellsSkipped) cast(s);
}

/** DUN-R39. A spell that fails is told with the reason. */
function succeeds(s: DungeonState): boolean {
  const { seat, cell, sent, spellsSkipped } = s.battle;
  const { fast, magic } = combatCards[cardOfRound(s)];
  const tile = s.players[seat].dungeon[cell];
  if (skipsSpells(tile)) return fails(s, 'room', rooms[roomOf(tile)].id);
  if (spellsSkipped) return fails(s, 'spoilt', '');
  for (const creature of sent) {
    const card = cardOf(s, creature);
    if (fast ? card.skipsFast : card.skipsSlow) return fails(s, 'creature', card.id);
  }
  return symbolsOf(s, seat, 'magic') >= magic || fails(s, 'tooLittleMagic', '');
}

function fails(s: DungeonState, why: SpellObstacle, by: string): false {
  tell(s, { event: 'spellFailed', rule: 'DUN-R39', seat: s.battle.seat, card: cardOfRound(s), why, by });
  return false;
}

/** DUN-R40: a spell that finds nobody has no effect, and that is told. */
function cast(s: DungeonState): void {
  const { seat } = s.battle;
  const card = cardOfRound(s);
  const { spell } = combatCards[card];
  tell(s, { event: 'spellCast', rule: 'DUN-R39', seat, card });
  const effect = effectOf(spell);
  if (effect.refuse?.(s, seat, spell) !== undefined) tellHarmless(s, seat);
  else if (effect.asks !== undefined) andThen(s, { ask: 'spellCreature', seat, card });
  else effect.run?.(s, seat, spell);
}

export const spellSteps = { fastSpell, slowSpell, castSlowSpell };

/** DUN-4.25, DUN-4.28, DUN-R39, DUN-R40: the Fast and the Slow Spell Step. */
import { andThen } from '@vesper/kernel';
import { WIZARD, adventurers, FIRST_ILLUSION } from '../../content/adventurers.ts';
import { combatCards } from '../../content/combatCards.ts';
import { isMonster } from '../../content/creatures.ts';
import { LullabyOwl } from '../../content/pets.ts';
import type { Adventurer, CombatCard, Creature } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, mayHavePet, tell } from '../../table.ts';
import { moveEvil } from '../evil.ts';
import { lose } from '../supplies.ts';
import { discardTrap } from '../traps.ts';
import { canTakeCourage, tellCourage } from './bards.ts';
import { enters, knockOut } from './battle.ts';
import { heal, healFrontFirst } from './damage.ts';
import { symbolsOf } from './line.ts';
import { skipsSpells } from './tiles.ts';

/** The card of the round. */
export function cardOfRound(s: DungeonState): CombatCard {
  return s.combatCards[s.year - 1][s.revealed - 1];
}

// ── The steps ────────────────────────────────────────────────────────────────────────────────────────────────────────

function fastSpell(s: DungeonState): void {
  if (!enters(s, 'fast') || !combatCards[cardOfRound(s)].fast) return;
  if (succeeds(s)) cast(s);
}

/** PET8 may put the wizards to sleep before. */
function slowSpell(s: DungeonState): void {
  if (!enters(s, 'slow') || combatCards[cardOfRound(s)].fast || !succeeds(s)) return;
  const { seat } = s.battle;
  andThen(s, { do: 'castSlowSpell' });
  if (mayHavePet(s.players[seat], LullabyOwl)) andThen(s, { ask: 'usePet', seat, pet: LullabyOwl });
}

function castSlowSpell(s: DungeonState): void {
  if (!s.battle.spellsSkipped) cast(s);
}

/** DUN-R39. A spell that fails is told with the reason. */
function succeeds(s: DungeonState): boolean {
  const why = obstacle(s);
  if (why === '') return true;
  tell(s, { event: 'spellFailed', rule: 'DUN-R39', seat: s.battle.seat, card: cardOfRound(s), why });
  return false;
}

function obstacle(s: DungeonState): string {
  const { seat, cell, sent, spellsSkipped } = s.battle;
  const { fast, magic } = combatCards[cardOfRound(s)];
  if (skipsSpells(s.players[seat].dungeon[cell])) return 'antiMagicRoom';
  if (spellsSkipped) return 'antiMagicDart';
  for (const creature of sent) {
    const card = cardOf(s, creature);
    if (fast ? card.skipsFast : card.skipsSlow) return 'elderbeast';
  }
  return symbolsOf(s, seat, 'magic') < magic ? 'tooLittleMagic' : '';
}

// ── What a spell does ────────────────────────────────────────────────────────────────────────────────────────────────

function cast(s: DungeonState): void {
  const { battle } = s;
  const { seat } = battle;
  const player = s.players[seat];
  const { line } = player;
  const card = cardOfRound(s);
  const { spell } = combatCards[card];
  tell(s, { event: 'spellCast', rule: 'DUN-R39', seat, card });
  switch (spell.do) {
    case 'nothing':
      return harmless(s);
    case 'detectEvil':
      return moveEvil(s, seat, spell.evil, 'DUN-R39');
    case 'steal':
      return steal(s);
    case 'loseImp':
      if (lose(s, seat, 'imps', 1, 'DUN-R39') === 0) harmless(s);
      return;
    case 'hideWizards':
      return hideWizards(s);
    case 'shield':
      battle.shield = spell.points;
      return tell(s, { event: 'shieldRaised', rule: 'DUN-R39', seat, amount: spell.points });
    case 'payOrWithdraw':
      return andThen(s, { do: 'suggestionNext', left: inBattle(s, true) });
    case 'peace':
      return inBattle(s, true).length > 0 ? andThen(s, { ask: 'wordOfPeace', seat }) : harmless(s);
    case 'heal':
      return healFrontFirst(s, spell.counters, 'DUN-R39');
    case 'healFirst':
      for (const who of line) if (heal(s, who, spell.counters, 'DUN-R39') > 0) return;
      return;
    case 'healEach':
      for (const who of line) heal(s, who, spell.counters, 'DUN-R39');
      return;
    case 'illusion':
      return conjure(s, FIRST_ILLUSION + seat);
    case 'toughen':
      s.toughened[line[0]] += spell.hitPoints;
      return tell(s, { event: 'toughened', rule: 'DUN-R39', seat, adventurer: line[0] });
    case 'blindRage':
      battle.raging = true;
      return tell(s, { event: 'enraged', rule: 'DUN-R39', seat });
    case 'withdraw':
    case 'sheep':
    case 'banish':
      return inBattle(s, true).length > 0 ? andThen(s, { ask: 'spellCreature', seat, card }) : harmless(s);
    case 'knockOutGhost':
      return inBattle(s, false).length > 0 ? andThen(s, { ask: 'spellCreature', seat, card }) : harmless(s);
    case 'knockOutGhosts':
      return sunburst(s);
    case 'findPath':
      battle.pathfinding = true;
      return;
    case 'hearten':
      for (const who of line) if (canTakeCourage(who)) encourage(s, who, spell.courage);
      return;
    case 'discardTrap':
      return loseTrap(s);
    case 'freePrisoner':
      return andThen(s, { ask: 'jailbreak', seat });
  }
}

function harmless(s: DungeonState): void {
  tell(s, { event: 'spellHarmless', rule: 'DUN-R40', seat: s.battle.seat, card: cardOfRound(s) });
}

/** Own monsters (or ghosts) in the battle (DUN-R40). */
export function inBattle(s: DungeonState, monster: boolean): Creature[] {
  return s.battle.sent.filter(creature => isMonster[creature] === monster);
}

/** C103: 1 gold, else 1 food, else a trap of choice. */
function steal(s: DungeonState): void {
  const { seat } = s.battle;
  if (lose(s, seat, 'gold', 1, 'DUN-R39') > 0 || lose(s, seat, 'food', 1, 'DUN-R39') > 0) return;
  loseTrap(s);
}

/** A trap of choice. Several are asked for even if they are alike, which is nobody else's business (DUN-X6). */
function loseTrap(s: DungeonState): void {
  const { seat } = s.battle;
  const { traps } = s.players[seat];
  if (traps.length === 0) harmless(s);
  else if (traps.length === 1) discardTrap(s, seat, traps[0], 'DUN-R39');
  else andThen(s, { ask: 'spellTrap', seat, card: cardOfRound(s) });
}

/** C105: they keep their order at the end of the line. */
function hideWizards(s: DungeonState): void {
  const { seat } = s.battle;
  const { line } = s.players[seat];
  const wizards = line.filter(isWizard);
  const others = line.filter(who => !isWizard(who));
  [...others, ...wizards].forEach((who, i) => (line[i] = who));
  for (const who of wizards) s.invisible[who] = 1;
  tell(s, { event: 'becameInvisible', rule: 'DUN-R39', seat, adventurers: wizards });
}

function isWizard(who: Adventurer): boolean {
  return adventurers[who].class === WIZARD;
}

/** DUN-R67. */
function conjure(s: DungeonState, illusion: Adventurer): void {
  const { seat } = s.battle;
  s.players[seat].line.unshift(illusion);
  tell(s, { event: 'illusionAppeared', rule: 'DUN-R67', seat, adventurer: illusion });
}

/** C208: also those that have not fought. */
function sunburst(s: DungeonState): void {
  const { lair } = s.players[s.battle.seat];
  for (const creature of lair) if (!isMonster[creature] && s.knockedOut[creature] === 0) knockOut(s, creature);
}

function encourage(s: DungeonState, who: Adventurer, courage: number): void {
  s.courage[who] += courage;
  tellCourage(s, who);
}

export const spellSteps = { fastSpell, slowSpell, castSlowSpell };

/** DUN-4.21, DUN-R58: the Bard Step. */
import { isIllusion, isPaladin } from '../../content/adventurers.ts';
import type { Adventurer } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { tell } from '../../asking.ts';
import { enters } from './battle.ts';
import { alongLine, hurt } from './damage.ts';
import { isBard, symbolsOf } from './line.ts';
import { bardDamage } from './tiles.ts';

export function bardStep(s: DungeonState): void {
  if (!enters(s, 'bard')) return;
  const { seat, cell } = s.battle;
  const player = s.players[seat];
  const notes = symbolsOf(s, seat, 'note');
  if (notes === 0) return;
  const damage = bardDamage(player.dungeon[cell]);
  if (damage >= 0) {
    tell(s, { event: 'stepSkipped', rule: 'DUN-R58', seat, step: 'bard', why: 'echo' });
    alongLine(s, who => {
      if (isBard(who)) hurt(s, who, damage, 'echo', 'DUN-R58');
    });
    return;
  }
  if (player.mourning) {
    tell(s, { event: 'stepSkipped', rule: 'DUN-R58', seat, step: 'bard', why: 'mourning' });
    return;
  }
  encourage(s, notes);
}

/** One token after another, front to back and from the front again. */
function encourage(s: DungeonState, tokens: number): void {
  const brave = s.players[s.battle.seat].line.filter(canTakeCourage);
  for (let i = 0; i < tokens; i++) s.courage[brave[i % brave.length]]++;
  for (const [i, who] of brave.entries()) if (i < tokens) tellCourage(s, who);
}

/** Neither the paladin (DUN-4.21) nor an illusion (DUN-R67). */
export function canTakeCourage(who: Adventurer): boolean {
  return !isPaladin(who) && !isIllusion(who);
}

export function tellCourage(s: DungeonState, who: Adventurer): void {
  const { seat } = s.battle;
  tell(s, { event: 'courageGiven', rule: 'DUN-4.21', seat, adventurer: who, courage: s.courage[who] });
}

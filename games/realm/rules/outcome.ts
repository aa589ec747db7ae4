/** REA-5.26–5.28, REA-5.31: the cards of a battle are cleared away (G6), and the General is defeated or is not (G7). */
import { andThen } from '@vesper/kernel';
import { BLUE, COLOURS, GREEN } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Battle, RealmState, Slot } from '../state.ts';
import { battleOf, defeatedGenerals, isMajor, tell, topLife, warStatus } from '../asking.ts';
import { clearCard, hasSkill } from './attack.ts';
import { drawHeroCards } from './cards.ts';
import { winMatch } from './ending.ts';
import { replacePointlessScouts } from './quests.ts';

function outcome(s: RealmState): void {
  const battle = battleOf(s);
  for (let index = 0; index < battle.attackers.length; index++) {
    for (const card of battle.committed[index]) clearCard(s, battle.attackers[index], card);
    battle.committed[index] = [];
  }
  const total = totalOf(battle);
  if (total >= battle.life) defeatGeneral(s, battle);
  else surviveBattle(s, battle, total);
}

/** What an attacker adds to the total: Gorgutt parries a hit with every 1 (REA-R26). */
function shareOf(battle: Battle, index: number): number {
  return hasSkill(battle, GREEN) ? battle.hits[index] - battle.ones[index] : battle.hits[index];
}

function totalOf(battle: Battle): number {
  let total = 0;
  for (let index = 0; index < battle.attackers.length; index++) total += shareOf(battle, index);
  return Math.max(0, total);
}

/** REA-R26, REA-R56: the first attacker from whose roll on the running total stayed at the General's life or above. */
function slayerOf(battle: Battle): Slot {
  let slayer = NONE;
  let total = 0;
  for (const index of battle.order) {
    total += shareOf(battle, index);
    if (total < battle.life) slayer = NONE;
    else if (slayer === NONE) slayer = battle.attackers[index];
  }
  return slayer;
}

/** REA-5.26–5.28, in the order of REA-R59. */
function defeatGeneral(s: RealmState, battle: Battle): void {
  const { general } = battle;
  const fallen = s.generals[general];
  const before = warStatus(s);
  fallen.life = 0;
  fallen.healsFrom = 0;
  fallen.spied = false;
  const slayer = slayerOf(battle);
  s.heroes[slayer].slain.push(general);
  tell(s, { event: 'generalDefeated', rule: 'REA-5.26', slot: slayer, general });
  if (defeatedGenerals(s) === COLOURS) {
    s.battle = null;
    winMatch(s);
    return;
  }
  const status = warStatus(s);
  if (status !== before) {
    tell(s, { event: 'warStatusAdvanced', rule: status === 'mid' ? 'REA-5.43' : 'REA-5.45', status });
  }
  for (const slot of battle.attackers) drawHeroCards(s, slot, 3, 'REA-5.27');
  andThen(s, { do: 'afterBattle' });
  replacePointlessScouts(s);
}

/** REA-5.29–5.31. */
function surviveBattle(s: RealmState, battle: Battle, total: number): void {
  const { general } = battle;
  const survivor = s.generals[general];
  survivor.life -= total;
  tell(s, { event: 'generalSurvived', rule: 'REA-5.29', general, hits: total, life: survivor.life });
  if (hasSkill(battle, BLUE)) {
    if (survivor.life < topLife(s, general)) {
      survivor.life = topLife(s, general);
      tell(s, { event: 'generalRegenerated', rule: 'REA-R29', general, life: survivor.life });
    }
    survivor.healsFrom = 0;
  } else if (total > 0) {
    // REA-R21: a major wound waits for the active slot's next turn.
    survivor.healsFrom = s.turn + (isMajor(s, general) ? s.heroes.length : 1);
  }
  andThen(s, { do: 'punish', index: 0 }, { do: 'afterBattle' });
}

function afterBattle(s: RealmState): void {
  s.battle = null;
}

export const outcomeSteps = { outcome, afterBattle };

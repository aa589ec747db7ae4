/** 10, 15 and 16: the Generals. */
import { asked, isCount } from '@vesper/checkers';
import { CITY_STEP, generals } from '../../content/generals.ts';
import { AmaraksBlessing } from '../../content/quests.ts';
import { BLUE, COLOURS } from '../../content/types.ts';
import { defeated, fullLife, hasMajorWound } from './look.ts';
import type { Broken } from './look.ts';
import { rows } from '../../effects.ts';
import type { RealmState, Source } from '../../state.ts';

export const generalsAreOnTheirRoutes: Broken = s => {
  for (let colour = 0; colour < COLOURS; colour++) {
    const { step, life } = s.generals[colour];
    const { name } = generals[colour];
    if (!isCount(life) || life > fullLife(s, colour)) return `${name} has ${life} life`;
    if (!isCount(step) || step > CITY_STEP) return `${name} is at step ${step}`;
    if (step === CITY_STEP && s.lostBy !== 'general') return `${name} is in Monarch City, and the match is not lost`;
  }
  return undefined;
};

/** REA-R29, REA-R61: only after Amarak's Blessing does she carry wounds out of a battle. */
export const sapphireRegenerates: Broken = s => {
  const { life, healsFrom } = s.generals[BLUE];
  if (s.battle !== null || life === 0 || life === fullLife(s, BLUE)) return undefined;
  const blessed = s.questBox.includes(AmaraksBlessing) || s.heroes.some(({ spent }) => spent.includes(AmaraksBlessing));
  return blessed && healsFrom > 0 ? undefined : `Sapphire has ${life} life outside a battle`;
};

/** REA-R21: whoever is wounded will heal, at the latest when the slot that led the battle plays again. */
export const woundedGeneralsHeal: Broken = s => {
  if (s.battle !== null) return undefined;
  for (let colour = 0; colour < COLOURS; colour++) {
    const { life, healsFrom, spied } = s.generals[colour];
    const wounded = life > 0 && life < fullLife(s, colour);
    const { name } = generals[colour];
    if (wounded !== healsFrom > 0) return `${name} has ${life} life and heals from turn ${healsFrom} on`;
    if (healsFrom > s.turn + s.heroes.length) return `${name} heals only from turn ${healsFrom} on`;
    if (spied && !wounded) return `${name} is spied on without a wound`;
  }
  return undefined;
};

/** Every Night is one choice of somebody at least, and has at most three cards. */
export const generalsMarchStepByStep: Broken = (s, before) => {
  if (before === null) return undefined;
  for (let colour = 0; colour < COLOURS; colour++) {
    const steps = s.generals[colour].step - before.generals[colour].step;
    const { name } = generals[colour];
    if (steps > 0 && before.generals[colour].life === 0) return `${name} advanced after defeat`;
    if (steps > 0 && hasMajorWound(before, colour)) return `${name} advanced with a major wound`;
    if (steps > 3) return `${name} advanced ${steps} steps in one Night`;
    if (steps < -1 || (steps < 0 && !strikes(s, before))) return `${name} went back ${-steps} steps`;
  }
  return undefined;
};

/** What drives Generals back was under way or has just been played. */
function strikes(s: RealmState, before: RealmState): boolean {
  const drivesBack = (source: Source): boolean => rows[source].some(effect => effect.do === 'driveBack');
  const d = asked(before);
  if (d !== undefined && 'source' in d && drivesBack(d.source)) return true;
  return s.removed.some(card => drivesBack(card) && !before.removed.includes(card));
}

export const generalCardsAreSomewhere: Broken = s => {
  const held = [...s.slainBox, ...s.heroes.flatMap(({ slain }) => slain)];
  if (held.length !== defeated(s)) return `${held.length} General cards for ${defeated(s)} defeated Generals`;
  if (new Set(held).size !== held.length) return 'a General card is there twice';
  const living = held.find(colour => s.generals[colour].life > 0);
  return living === undefined ? undefined : `the card of ${generals[living].name} is held, who is not defeated`;
};

/** A battle: one entry per attacker in every list, and only in Daytime. */
export const battlesAreOrderly: Broken = s => {
  if (s.battle === null) return undefined;
  const { attackers, committed, dice, findMagicGate, hits, ones, rolled, order, general, life } = s.battle;
  const n = attackers.length;
  if ([committed, dice, findMagicGate, hits, ones, rolled].some(list => list.length !== n))
    return 'a list lacks an attacker';
  if (new Set(attackers).size !== n || new Set(order).size !== order.length) return 'an attacker is listed twice';
  if (!dice.every(isCount) || !hits.every(isCount)) return 'dice or hits are negative';
  if (s.phase !== 'day' && s.outcome === null) return `a battle in the phase ${s.phase}`;
  if (life > fullLife(s, general) || life < 1) return `the battle began with ${life} life`;
  return attackers[0] === s.active ? undefined : 'the active hero does not lead the battle';
};

/**
 * FOL-5C.16 to FOL-5C.20, FOL-R22 to FOL-R27: an attack from its roll to its end. Between the steps somebody may be asked: the
 * attack lies on `s.attacks` meanwhile.
 */
import { andThen, roll } from '@vesper/kernel';
import { KEYWORD } from '../../content/numbers.ts';
import { EMPTY_ROW } from '../../content/rows.ts';
import { NONE, isFoe } from '../../state.ts';
import type { Attack, Figure, FolkloreState } from '../../state.ts';
import { keywordOf } from '../attackValues.ts';
import { attackRoll, isPassed, rollFor, takeRoll } from '../checks.ts';
import { unrolled } from '../fighters.ts';
import { afterArmour, loseVita } from '../harm.ts';
import { openWindow } from '../reactions.ts';
import { deedOf, runText, wordAt } from '../rows.ts';
import { matchesScope } from '../scopes.ts';
import { tell } from '../turnOrder.ts';
import { CRUSHED_NEXT, DEVASTATING, FAULT, executes, rollDamage } from './damage.ts';
import { cardOf, fighterOf, foeOf, isEthereal, isThere } from './figures.ts';
import { foeDeed } from './foes.ts';
import { attackOver } from './followUps.ts';
import type { StepFrames } from './frames.ts';
import type { AttackPart } from './frames.ts';
import { remember } from './memory.ts';
import { defenseOf, keepOf, mightOf } from './might.ts';
import { push } from './pushing.ts';
import { isMeleeBlow } from './reaching.ts';
import type { Blow } from './reaching.ts';
import { placeRazor, placeWeaken, takeTurnFrom } from './tokens.ts';

/** An attack that has not been rolled yet. */
export function newAttack(s: FolkloreState, by: Figure, target: Figure, blow: Blow, isCounter: boolean): Attack {
  const { how, weapon, row, index } = blow;
  const attack = unrolled(by, target, weapon, how, isMeleeBlow(s, by, blow));
  attack.isCounter = isCounter;
  attack.row = row;
  attack.index = index;
  return attack;
}

/** The attack that is being resolved. */
export const attackNow = (s: FolkloreState): Attack => s.attacks[s.attacks.length - 1];

/** Rolls an attack and puts the rest of it on the agenda. */
export function strike(s: FolkloreState, attack: Attack, part: AttackPart): void {
  const { by, target } = attack;
  s.attacks.push(attack);
  const might = mightOf(s, attack);
  const defense = defenseOf(s, target, by);
  const keep = keepOf(s, attack);
  const fighter = fighterOf(s, by);
  if (fighter.weaken > 0) fighter.weaken--;
  remember(s, attack);
  andThen(s, { do: 'attackDone', part });
  if (isFoe(by)) {
    const first = roll(s, 100);
    const second = keep === 0 ? first : roll(s, 100);
    resolve(s, attack, second > first === keep > 0 ? second : first, might, defense);
    return;
  }
  andThen(s, { do: 'attackRolled', isMissed: false });
  rollFor(s, attackRoll(by, might, defense, keep));
}

/** The die lies; a miss may still be changed by who missed. */
function attackRolled(s: FolkloreState, { isMissed }: StepFrames<'attackRolled'>): void {
  const attack = attackNow(s);
  const lying = s.rolls[s.rolls.length - 1];
  if (!isMissed && !isHitBy(lying.natural, isPassed(lying))) {
    andThen(s, { do: 'attackRolled', isMissed: true });
    openWindow(s, 'miss', attack.by, attack.target);
    return;
  }
  const { natural, bonus, needed } = takeRoll(s);
  resolve(s, attack, natural, bonus, needed);
}

/** FOL-R26, FOL-R27: a natural 100 always hits, a natural 1 never. */
const isHitBy = (natural: number, isReached: boolean): boolean =>
  natural === DEVASTATING || (natural !== FAULT && isReached);

function resolve(s: FolkloreState, attack: Attack, natural: number, might: number, defense: number): void {
  const { by, target, weapon } = attack;
  attack.natural = natural;
  attack.total = natural + might;
  attack.isHit = isHitBy(natural, attack.total >= defense);
  tell(s, {
    event: 'attackMade',
    rule: 'FOL-5C.16',
    by,
    target,
    weapon,
    natural,
    total: attack.total,
    defense,
    hit: attack.isHit,
  });
  if (!attack.isHit) return;
  andThen(s, { do: 'attackHits' });
  if (!isFoe(target)) openWindow(s, 'hit', target, by);
  else if (!isFoe(by)) openWindow(s, 'myHit', by, target);
}

/** Nobody has cancelled it: damage. What the hit brings beside it comes when a death has been dealt with. */
function attackHits(s: FolkloreState): void {
  const attack = attackNow(s);
  const { by, target } = attack;
  if (attack.isCancelled || !isThere(s, target)) return;
  const as = isFoe(target) ? 'foe' : s.party[target].form;
  const isKill = executes(s, attack) && !cardOf(s, target).isAffliction;
  attack.damage = isKill ? foeOf(s, target).vita : afterArmour(s, attack, rollDamage(s, attack));
  andThen(s, { do: 'hitBrings', as });
  attack.lost = loseVita(s, target, attack.damage, isKill ? 'FOL-5K.17' : 'FOL-5C.17', by);
}

/** Tokens, PUSH, `hit:` and what else was said of the hit. */
function hitBrings(s: FolkloreState, { as }: StepFrames<'hitBrings'>): void {
  const attack = attackNow(s);
  const { by, target } = attack;
  // The last put down comes first: PUSH, then texts, then who was harmed.
  if (isFoe(by) && !isFoe(target) && attack.lost > 0 && isThere(s, target)) openWindow(s, 'harmed', target, by);
  readHit(s, attack);
  if (!isStill(s, target, as)) return;
  placeTokens(s, attack);
  const pushed = keywordOf(s, attack, KEYWORD.push);
  if (pushed > 0) push(s, target, fighterOf(s, by).space, pushed);
}

const isStill = (s: FolkloreState, figure: Figure, as: string): boolean =>
  isThere(s, figure) && (isFoe(figure) || s.party[figure].form === as);

function placeTokens(s: FolkloreState, attack: Attack): void {
  const { target } = attack;
  if (keywordOf(s, attack, KEYWORD.weaken) > 0) placeWeaken(s, target, 1, 'FOL-5K.50');
  const razor = keywordOf(s, attack, KEYWORD.razor);
  if (razor > 0 && !isEthereal(s, target)) placeRazor(s, target, razor);
  if (keywordOf(s, attack, KEYWORD.crushing) > 0) {
    fighterOf(s, target).crushed |= CRUSHED_NEXT;
    tell(s, { event: 'tokensPlaced', rule: 'FOL-5K.12a', figure: target, token: 'crushing', n: 1 });
  }
  const blackout = keywordOf(s, attack, KEYWORD.blackout);
  if (blackout > 0 && attack.natural > blackout) takeTurnFrom(s, target, 'FOL-5K.6');
}

/** FOL-R48 `hit:`; `on hit` of a text and of `next(…)`. */
function readHit(s: FolkloreState, attack: Attack): void {
  const { by, target, how, row, index } = attack;
  if (isFoe(by)) {
    if (isFoe(target)) return; // a puppet has no powers
    const deed = foeDeed(s, by);
    deed.natural = attack.natural;
    runText(s, cardOf(s, by).hit, deed, by, target);
    return;
  }
  if (s.turn.who === by) {
    for (let i = 0; i < s.turn.next.length; i++) {
      const word = wordAt(s.turn.next[i], 'next');
      if (word.onHit !== EMPTY_ROW && matchesScope(attack, word.on)) {
        runText(s, word.onHit, deedOf('card', attack.weapon), by, target);
      }
    }
  }
  if (how !== 'mystic' && how !== 'ghost') return;
  const { onHit } = wordAt({ row, index }, 'attack');
  const deed = deedOf('card', NONE);
  deed.natural = attack.natural;
  runText(s, onHit, deed, by, target);
}

function attackDone(s: FolkloreState, { part }: StepFrames<'attackDone'>): void {
  attackOver(s, s.attacks.pop()!, part);
}

export const strikingSteps = { attackRolled, attackHits, hitBrings, attackDone };

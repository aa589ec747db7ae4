/**
 * SAL-3, SAL-8.6, SAL-10.13, SAL-10.17: the menu of spaces 5 and 7, and the one interpreter of all hammer abilities.
 * What a colonist does is a row of `content/colonists.ts`.
 */
import { no, andThen, list } from '@vesper/kernel';
import type { Facts, Objection, Seat } from '@vesper/kernel';
import { JohnAlden, MarthaCorey, ThomasPutnam, WilliamGriggs, afflicted, colonists } from '../content/colonists.ts';
import type { Colonist, Count, Effect, Mode, ModeName } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Ask, AbilityStep, Lack, SalemDecision, SalemState, TargetStep } from '../state.ts';
import { activeFor, blocking, circleOf, colonistsInPlay, isBlocked, isInPlay } from '../table.ts';
import { lackingThomas, placeAccusation, refuseAccusation, removeAccusations } from './accusations.ts';
import { refuseArrest } from './arrests.ts';
import { refuseBring } from './bringing.ts';
import { removeFear } from './fear.ts';
import { gain, generate, pay, tell } from './influence.ts';
import { placeProtection } from './spaces.ts';

// ── The menu ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const notHammer = no('SAL-8.6', 'notHammer');
const blocked = no('SAL-R42', 'isBlocked', (s: SalemState, _d: Ask<'menu'>, c: Colonist) => blocking(s, c));
const alreadyUsed = no('SAL-R22', 'alreadyUsed');
/** What an ability lacks, and what that costs and one has. */
const lackOf = (s: SalemState, seat: Seat, colonist: Colonist, mode: Mode): Facts => ({
  lacks: lacking(s, seat, colonist, mode)!,
  held: s.players[seat].influence,
  costs: costOf(mode),
});
/** Told of its first way. */
const noTarget = no('SAL-R23', 'noTarget', (s: SalemState, { seat }: Ask<'menu'>, c: Colonist) =>
  lackOf(s, seat, c, colonists[c].modes[0]),
);
const alreadyGenerated = no('SAL-10.14', 'alreadyGenerated');
const thomasNotReady = no('SAL-R38', 'thomasNotReady', (s: SalemState, { seat }: Ask<'menu'>) => ({
  lacks: lackingThomas(s, seat)!,
  ...blocking(s, ThomasPutnam),
}));
const noGenerateHere = no('SAL-10.17', 'noGenerateHere');

/** SAL-R22, SAL-R23: why a colonist of the own Circle may not be picked now. */
function refuseAbility(s: SalemState, seat: Seat, colonist: Colonist): Objection | undefined {
  const { kind, modes } = colonists[colonist];
  if (kind !== 'hammer') return notHammer;
  if (isBlocked(s, colonist)) return blocked;
  if (s.resolving.used.includes(colonist)) return alreadyUsed;
  for (const mode of modes) if (lacking(s, seat, colonist, mode) === undefined) return undefined;
  return noTarget;
}

function isAnyAbilityUsable(s: SalemState, seat: Seat): boolean {
  if (lackingThomas(s, seat) === undefined) return true;
  const { circle } = s.players[seat];
  for (let i = 0; i < circle.length; i++) if (refuseAbility(s, seat, circle[i]) === undefined) return true;
  return false;
}

/** SAL-R22: with no ability left, space 5 collects by itself and looks again; the space ends when nothing can be picked. */
function offerMenu(s: SalemState, { seat }: { readonly seat: Seat }): void {
  let usable = isAnyAbilityUsable(s, seat);
  if (!usable && s.resolving.space === 5 && !s.resolving.generated) {
    generate(s, seat, 'SAL-10.14');
    usable = isAnyAbilityUsable(s, seat);
  }
  if (usable) andThen(s, { ask: 'menu', seat });
}

const menu: SalemDecision<'menu'> = {
  rule: 'SAL-10.13',
  ruleFor: s => (s.resolving.space === 7 ? 'SAL-10.17' : 'SAL-10.13'),
  candidates: (s, { seat }) => [...s.players[seat].circle, 'thomas', 'generate', 'done'],
  refuse(s, { seat }, c) {
    if (c === 'done') return undefined;
    if (c === 'thomas') return lackingThomas(s, seat) === undefined ? undefined : thomasNotReady;
    if (c !== 'generate') return refuseAbility(s, seat, c);
    if (s.resolving.space !== 5) return noGenerateHere;
    return s.resolving.generated ? alreadyGenerated : undefined;
  },
  list: (s, d, out) => list(menu, s, d, out),
  choose(s, { seat }, c) {
    if (c === 'done') {
      if (s.resolving.space === 5 && !s.resolving.generated) generate(s, seat, 'SAL-10.14');
      return;
    }
    if (c === 'generate') generate(s, seat, 'SAL-10.14');
    andThen(s, { do: 'offerMenu', seat });
    if (c === 'thomas') andThen(s, { ask: 'thomasBonus', seat });
    else if (c !== 'generate') {
      s.resolving.used.push(c);
      tell(s, { event: 'abilityPicked', rule: colonists[c].rule, seat, colonist: c });
      andThen(s, { ask: 'abilityMode', seat, colonist: c });
    }
  },
  fallback: () => 'done',
};

const modeImpossible = no(
  'SAL-R23',
  'modeImpossible',
  (s: SalemState, { seat, colonist }: Ask<'abilityMode'>, c: ModeName) =>
    lackOf(s, seat, colonist, modeOf(colonist, c)),
);

/** Mary Warren, Noyes and Pudeator choose; everyone else has one way only. */
const abilityMode: SalemDecision<'abilityMode'> = {
  rule: 'SAL-R23',
  ruleFor: (_s, { colonist }) => colonists[colonist].rule,
  asked: 'ifChoice',
  candidates: (_s, { colonist }) => MODE_NAMES[colonist],
  refuse: (s, { seat, colonist }, c) =>
    lacking(s, seat, colonist, modeOf(colonist, c)) === undefined ? undefined : modeImpossible,
  choose(s, { seat, colonist }, c) {
    const mode = MODE_NAMES[colonist].indexOf(c);
    andThen(s, { do: 'ability', seat, colonist, mode, index: 0, last: NONE });
  },
};

const modeOf = (colonist: Colonist, name: ModeName): Mode =>
  colonists[colonist].modes[MODE_NAMES[colonist].indexOf(name)];

const MODE_NAMES: readonly (readonly ModeName[])[] = colonists.map(({ modes }) => modes.map(mode => mode.name));

// ── Whether an ability can be carried out (SAL-R23) ──────────────────────────────────────────────────────────────────

/** What a mode lacks to be carried out; `undefined` = it can be. */
function lacking(s: SalemState, seat: Seat, colonist: Colonist, { effects }: Mode): Lack | undefined {
  for (const effect of effects) {
    const lack = lackingFor(s, seat, colonist, effect);
    if (lack !== undefined) return lack;
  }
  return undefined;
}

function lackingFor(s: SalemState, seat: Seat, colonist: Colonist, effect: Effect): Lack | undefined {
  const { circle, influence } = s.players[seat];
  switch (effect.do) {
    case 'accuse':
      if (s.supply.accusations === 0) return 'noAccusationsLeft';
      if (effect.on === 'self') return undefined;
      return someone(s, c => refuseAccusation(s, seat, colonist, c) === undefined) ? undefined : 'nobodyToAccuse';
    case 'exonerate':
      if (effect.may) return undefined;
      if (effect.from === 'circle') return circle.some(c => s.accusations[c] > 0) ? undefined : 'nobodyAccusedHere';
      return someone(s, c => s.accusations[c] > 0) ? undefined : 'nobodyAccused';
    case 'frighten':
      return s.supply.fear > 0 ? undefined : 'noFearLeft';
    case 'calm':
      return effect.may || circle.some(c => s.fear[c] > 0) ? undefined : 'nobodyAfraidHere';
    case 'moveAccusation':
      return someone(s, c => s.accusations[c] > 0) ? undefined : 'nobodyAccused';
    case 'moveFear':
      return someone(s, c => s.fear[c] > 0) ? undefined : 'noFearInPlay';
    case 'pay':
      return influence >= effect.count ? undefined : 'tooPoor';
    case 'spectral':
      return someone(s, c => c !== s.spectralOn) ? undefined : 'nobodyElse';
    case 'protect':
      return circle.some(c => c !== s.protectionOn) ? undefined : 'nobodyToProtect';
    case 'endow':
      if (s.supply.influence === 0) return 'noInfluenceLeft';
      return circle.some(c => s.reputationTokens[c] < MOST_TOKENS) ? undefined : 'everyoneRaised';
    case 'arrest':
      return someone(s, c => refuseArrest(s, seat, effect.surcharge, c) === undefined) ? undefined : 'nobodyToArrest';
    case 'bring':
      return someone(s, c => refuseBring(s, seat, effect.surcharge, c) === undefined) ? undefined : 'nobodyToBring';
    case 'gain': // possible even when the supply is empty
      return undefined;
  }
}

/** What a mode costs beforehand. */
function costOf({ effects }: Mode): number {
  for (const effect of effects) if (effect.do === 'pay') return effect.count;
  return 0;
}

/** Whether a colonist in play meets a condition. */
function someone(s: SalemState, meets: (colonist: Colonist) => boolean): boolean {
  for (let colonist = 0; colonist < s.zone.length; colonist++) {
    if (isInPlay(s, colonist) && meets(colonist)) return true;
  }
  return false;
}

/** SAL-3.27. */
const MOST_TOKENS = 3;

// ── Carrying it out ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Carries out one effect of the picked mode and puts the next one behind it. */
function ability(s: SalemState, d: AbilityStep): void {
  const { seat, colonist, mode, index } = d;
  const { effects } = colonists[colonist].modes[mode];
  const { rule } = colonists[colonist];
  if (index === effects.length) {
    andThen(s, { do: 'abilityUsed', seat, colonist });
    return;
  }
  const effect = effects[index];
  const next: AbilityStep = { do: 'ability', seat, colonist, mode, index: index + 1, last: NONE };
  const target = (step: TargetStep, may: boolean): void =>
    andThen(s, { ask: 'abilityTarget', seat, step, by: colonist, mode, index, last: d.last, may });
  switch (effect.do) {
    case 'accuse':
      andThen(s, next);
      if (effect.on === 'self') placeAccusation(s, seat, colonist, rule, colonist);
      else for (let n = count(s, seat, effect.count); n > 0; n--) andThen(s, { ask: 'accuse', seat, by: colonist });
      return;
    case 'gain':
      gain(s, seat, count(s, seat, effect.count), rule, colonist);
      andThen(s, next);
      return;
    case 'pay':
      pay(s, seat, effect.count, rule, colonist);
      andThen(s, next);
      return;
    case 'exonerate': // its target decision goes on to the next effect, which must know whom it was about
      target('exonerate', effect.may);
      return;
    case 'moveAccusation':
      andThen(s, next);
      target('accusationFrom', false);
      return;
    case 'moveFear':
      andThen(s, next);
      target('fearFrom', false);
      return;
    case 'calm':
      andThen(s, next);
      target('calm', effect.may);
      return;
    case 'frighten':
      andThen(s, { ask: 'fearTarget', seat, remove: false, by: colonist }, next);
      return;
    case 'spectral':
      andThen(s, { ask: 'spectral', seat, by: colonist }, next);
      return;
    case 'protect':
      andThen(s, { ask: 'alden', seat }, next);
      return;
    case 'endow':
      andThen(s, { ask: 'griggs', seat }, next);
      return;
    case 'arrest':
      andThen(s, { ask: 'arrest', seat, surcharge: effect.surcharge, by: colonist }, next);
      return;
    case 'bring':
      andThen(s, { ask: 'bring', seat, surcharge: effect.surcharge, by: colonist }, next);
  }
}

function count(s: SalemState, seat: Seat, amount: Count): number {
  const { circle } = s.players[seat];
  if (amount === 'porterInCircle') return circle.filter(c => colonists[c].family === 'porter').length;
  if (amount === 'oneAndAfflictedInCircleUpTo3')
    return Math.min(3, 1 + circle.filter(c => afflicted.includes(c)).length);
  if (amount === 'oneAndGriggsInCircle') return circleOf(s, WilliamGriggs) === seat ? 2 : 1;
  return amount;
}

/** Martha Corey hears of an Afflicted Girl once per space, after the whole ability (SAL-R35, SAL-R61). */
function abilityUsed(s: SalemState, { colonist }: { readonly colonist: Colonist }): void {
  const corey = activeFor(s, MarthaCorey);
  if (!colonists[colonist].afflicted || corey === NONE || s.resolving.coreyPaid) return;
  s.resolving.coreyPaid = true;
  gain(s, corey, 1, 'SAL-3.15', MarthaCorey);
}

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const noAccusation = no('SAL-R23', 'noAccusation');
const noFear = no('SAL-R23', 'noFear');
const sameAccused = no('SAL-3.3', 'sameColonist');
const sameColonist = no('SAL-8.6', 'sameColonist');

const abilityTarget: SalemDecision<'abilityTarget'> = {
  rule: 'SAL-8.6',
  ruleFor: (_s, { by }) => colonists[by].rule,
  asked: 'ifChoice',
  candidates(s, d) {
    const among = isWithinCircle(d) ? s.players[d.seat].circle : colonistsInPlay(s, d.seat);
    return d.may ? [...among, 'decline'] : among;
  },
  refuse(s, { step, last }, c) {
    if (c === 'decline') return undefined;
    if (c === last) return step === 'accusationTo' ? sameAccused : sameColonist;
    if ((step === 'exonerate' || step === 'accusationFrom') && s.accusations[c] === 0) return noAccusation;
    if ((step === 'calm' || step === 'fearFrom') && s.fear[c] === 0) return noFear;
    return undefined;
  },
  choose(s, d, c, forced) {
    const { seat, step, by, mode, index, last, may } = d;
    const { rule } = colonists[by];
    if (c === 'decline') {
      if (forced !== true) tell(s, { event: 'declined', rule, seat, ask: 'abilityTarget' });
      if (step === 'exonerate') andThen(s, { do: 'ability', seat, colonist: by, mode, index: index + 1, last: NONE });
      return;
    }
    switch (step) {
      case 'exonerate': {
        removeAccusations(s, seat, c, 1, rule, by);
        const effect = colonists[by].modes[mode].effects[index];
        if (effect.do === 'exonerate' && effect.gainIfElsewhere > 0 && circleOf(s, c) !== seat) {
          gain(s, seat, effect.gainIfElsewhere, rule, by);
        }
        andThen(s, { do: 'ability', seat, colonist: by, mode, index: index + 1, last: c });
        return;
      }
      case 'accusationFrom':
        andThen(s, { ask: 'abilityTarget', seat, step: 'accusationTo', by, mode, index, last: c, may });
        return;
      case 'fearFrom':
        andThen(s, { ask: 'abilityTarget', seat, step: 'fearTo', by, mode, index, last: c, may });
        return;
      case 'accusationTo': // SAL-R41: moving is neither placing nor removing
        s.accusations[last]--;
        s.accusations[c]++;
        tell(s, { event: 'accusationMoved', rule, seat, from: last, to: c, by });
        return;
      case 'fearTo':
        s.fear[last]--;
        s.fear[c]++;
        tell(s, { event: 'fearMoved', rule, seat, from: last, to: c, by });
        return;
      case 'calm':
        removeFear(s, seat, c, rule, by);
    }
  },
  fallback: (_s, { may }) => (may ? 'decline' : undefined),
};

/** Pudeator's removals and Benjamin Proctor's stay in the own Circle. */
function isWithinCircle({ step, by, mode, index }: Ask<'abilityTarget'>): boolean {
  const effect = colonists[by].modes[mode].effects[index];
  return step === 'calm' || (effect.do === 'exonerate' && effect.from === 'circle');
}

const fullReputation = no('SAL-3.27', 'fullReputation');

/** Dr. William Griggs. */
const griggs: SalemDecision<'griggs'> = {
  rule: 'SAL-3.26',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].circle,
  refuse: (s, _d, c) => (s.reputationTokens[c] < MOST_TOKENS ? undefined : fullReputation),
  choose(s, { seat }, c) {
    s.supply.influence--;
    s.reputationTokens[c]++;
    tell(s, { event: 'reputationGranted', rule: 'SAL-3.26', seat, colonist: c });
  },
};

const alreadyBearer = no('SAL-R62', 'alreadyBearer');

/** Capt. John Alden. */
const alden: SalemDecision<'alden'> = {
  rule: colonists[JohnAlden].rule,
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].circle,
  refuse: (s, _d, c) => (c === s.protectionOn ? alreadyBearer : undefined),
  choose(s, { seat }, c) {
    placeProtection(s, seat, c, JohnAlden);
  },
};

export const abilitySteps = { offerMenu, ability, abilityUsed };
export const abilityDecisions = { menu, abilityMode, abilityTarget, griggs, alden };

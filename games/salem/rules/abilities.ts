/**
 * SAL-8.6, SAL-10.13, SAL-10.17: the menu of spaces 5 and 7. What a colonist does is a row of `content/cards.ts`, what
 * its words mean is in `effects.ts`.
 */
import { no, andThen, list } from '@vesper/kernel';
import type { Facts, Objection, Seat } from '@vesper/kernel';
import { ThomasPutnam, colonists } from '../content/colonists.ts';
import type { Colonist, Mode } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Ask, MenuChoice, SalemDecision, SalemState } from '../state.ts';
import { blocking, isBlocked } from '../asking.ts';
import { lackingThomas } from './accusations.ts';
import { lackOf } from './effects.ts';
import { generate, tell } from './influence.ts';

const notHammer = no('SAL-8.6', 'notHammer');
const blocked = no('SAL-R42', 'isBlocked', (s: SalemState, _d: Ask<'menu'>, c: Colonist) => blocking(s, c));
const alreadyUsed = no('SAL-R22', 'alreadyUsed');
/** What a mode lacks, and what it costs and one has. */
const lackIn = (s: SalemState, seat: Seat, colonist: Colonist, mode: number): Facts => ({
  lacks: lackOf(s, seat, colonist, mode)!.why,
  held: s.players[seat].influence,
  costs: costOf(colonists[colonist].modes[mode]),
});
/** Told of its first way. */
const noTarget = no('SAL-R23', 'noTarget', (s: SalemState, { seat }: Ask<'menu'>, c: Colonist) =>
  lackIn(s, seat, c, 0),
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
  for (let mode = 0; mode < modes.length; mode++) if (lackOf(s, seat, colonist, mode) === undefined) return undefined;
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
  candidates(s, { seat }) {
    const found: MenuChoice[] = s.players[seat].circle.slice();
    found.push('thomas', 'generate', 'done');
    return found;
  },
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
  (s: SalemState, { seat, colonist }: Ask<'abilityMode'>, c: string) =>
    lackIn(s, seat, colonist, MODE_NAMES[colonist].indexOf(c)),
);

const MODE_NAMES: readonly (readonly string[])[] = colonists.map(({ modes }) => modes.map(mode => mode.name));

/** Asked of those whose cards name several ways. */
const abilityMode: SalemDecision<'abilityMode'> = {
  rule: 'SAL-R23',
  ruleFor: (_s, { colonist }) => colonists[colonist].rule,
  asked: 'ifChoice',
  candidates: (_s, { colonist }) => MODE_NAMES[colonist],
  refuse: (s, { seat, colonist }, c) =>
    lackOf(s, seat, colonist, MODE_NAMES[colonist].indexOf(c)) === undefined ? undefined : modeImpossible,
  choose(s, { seat, colonist }, c) {
    const mode = MODE_NAMES[colonist].indexOf(c);
    andThen(s, { do: 'ability', seat, by: colonist, mode, index: 0, last: NONE });
  },
};

/** What a mode costs beforehand. */
function costOf({ effects }: Mode): number {
  for (const effect of effects) if (effect.do === 'pay') return effect.count;
  return 0;
}

export const abilitySteps = { offerMenu };
export const abilityDecisions = { menu, abilityMode };

/** 14: what an arrest costs, what it costs to bring somebody in, and to whom the Influence goes. */
import { asked } from '@vesper/checkers';
import type { Seat } from '@vesper/kernel';
import {
  DeodatLawson,
  ElizabethPorter,
  ElizabethProctor,
  GeorgeCorwin,
  GilesCorey,
  IsraelPorter,
  JohnWillard,
  MaryBlack,
  NathanielIngersoll,
  RebeccaNurse,
  SarahGood,
  colonists,
} from '../../content/colonists.ts';
import type { Colonist } from '../../content/types.ts';
import { IN_CIRCLE, IN_JAIL, NONE } from '../../state.ts';
import type { SalemState } from '../../state.ts';
import {
  arrived,
  base,
  effectOf,
  isActiveIn,
  isBlocked,
  isInCircle,
  isInPlay,
  name,
  sameSpace,
  worksFor,
} from './looking.ts';
import type { Broken } from './looking.ts';

/** SAL-R24. */
function arrestPrice(s: SalemState, seat: Seat, colonist: Colonist, surcharge: number): number {
  let reputation = base(s, colonist) - s.accusations[colonist];
  if (isInCircle(s, colonist)) {
    const holder = s.zone[colonist] - IN_CIRCLE;
    if (s.spectralOn !== colonist) reputation += 5;
    if (isActiveIn(s, JohnWillard, holder)) reputation += 1;
    if (colonists[colonist].family === 'proctor' && isActiveIn(s, ElizabethProctor, holder)) reputation += 2;
  }
  const discount = isActiveIn(s, ElizabethPorter, seat) ? 1 : 0;
  return Math.max(0, Math.max(0, reputation) + surcharge - discount);
}

/** SAL-R25. */
function bringPrice(s: SalemState, seat: Seat, colonist: Colonist, surcharge: number): number {
  const circle = isInCircle(s, colonist) ? 5 : 0;
  const discount = isActiveIn(s, IsraelPorter, seat) ? 1 : 0;
  return Math.max(0, base(s, colonist) + circle + surcharge - discount);
}

const onSpaces: Readonly<Record<'arrest' | 'bring', Readonly<Record<number, number>>>> = {
  arrest: { 8: 0, 9: 1 },
  bring: { 13: 0, 14: 1 },
};

/** What an arrest or a bring costs extra where it happens; `undefined` = it cannot happen there. */
function surchargeOf(s: SalemState, before: SalemState, action: 'arrest' | 'bring'): number | undefined {
  const { space, seat, used } = before.resolving;
  if (space !== 5 && space !== 7) return onSpaces[action][space];
  const isPicking = asked(before)?.ask === 'menu';
  const picked = !isPicking ? used : sameSpace(s, before) ? s.resolving.used : before.players[seat].circle;
  const by = picked.findLast(colonist => effectOf(colonist, action) !== undefined);
  return by === undefined ? undefined : effectOf(by, action)?.surcharge;
}

/** Influence by seat and in supply, to be played forward by hand. */
export class Purse {
  readonly held: number[];
  supply: number;

  constructor(s: SalemState) {
    this.held = s.players.map(player => player.influence);
    this.supply = s.supply.influence;
  }

  pay(seat: Seat, amount: number): void {
    this.held[seat] -= amount;
    this.supply += amount;
  }

  gain(seat: Seat, amount: number): void {
    const given = Math.min(amount, this.supply);
    this.held[seat] += given;
    this.supply -= given;
  }

  /** What differs from the state, or `undefined`. */
  differs(s: SalemState): string | undefined {
    for (let seat = 0; seat < this.held.length; seat++) {
      const { influence } = s.players[seat];
      if (influence !== this.held[seat]) return `seat ${seat} has ${influence} Influence, not ${this.held[seat]}`;
    }
    return undefined;
  }
}

/** Spaces that give Influence even when nobody is asked anything there. */
const GIVING: readonly number[] = [1, 2, 5, 6, 11, 12];

/** Whether all Influence that moved since `before` moved through the choice itself, not through a space that followed. */
export function isQuiet(s: SalemState, before: SalemState, giving = GIVING): boolean {
  if (sameSpace(s, before)) return s.resolving.generated === before.resolving.generated;
  if (before.resolving.space === 5 && !before.resolving.generated) return false;
  const now = s.outcome === null && s.round === before.round ? s.resolving.space : s.spaces.length;
  for (const space of giving) {
    if (space < now && before.spaces[space] !== NONE) return false;
  }
  return now > 2 && !(now === 5 && s.resolving.generated);
}

export const arrestsAreLawful: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_JAIL);
  if (colonist === NONE) return undefined;
  const seat = s.zone[colonist] - IN_JAIL;
  const { space } = before.resolving;
  const surcharge = surchargeOf(s, before, 'arrest');
  if (surcharge === undefined || seat !== before.resolving.seat)
    return `seat ${seat} arrested ${name(colonist)} on space ${space}`;
  if (!isInPlay(before, colonist)) return `${name(colonist)} was arrested out of play`;
  if (before.zone[colonist] === IN_CIRCLE + seat) return `seat ${seat} arrested ${name(colonist)} from its own Circle`;

  const top = asked(before);
  const isScapegoat = top?.ask === 'scapegoat' && top.target !== colonist;
  if (top?.ask === 'scapegoat' && colonists[top.target].back !== 'red')
    return 'a scapegoat was asked for a blue-backed card';
  if (isScapegoat) {
    if (colonist !== MaryBlack && colonist !== SarahGood) return `${name(colonist)} is no scapegoat`;
    if (isBlocked(before, colonist)) return `${name(colonist)} was blocked and named as scapegoat`;
    if (before.locked.includes(colonist)) return `${name(colonist)} was locked and named as scapegoat`;
    if (s.zone[top.target] !== before.zone[top.target])
      return `${name(top.target)} moved although a scapegoat was taken`;
  } else {
    const needed = colonist === GilesCorey && !isBlocked(before, GilesCorey) ? 3 : 1;
    const isSuspect = before.accusations[colonist] >= needed || before.spectralOn === colonist;
    if (!isSuspect) return `${name(colonist)} was arrested with ${before.accusations[colonist]} Accusations`;
  }
  const price = isScapegoat ? 0 : arrestPrice(before, seat, colonist, surcharge);
  if (price > before.players[seat].influence) return `${name(colonist)} costs ${price}, more than seat ${seat} had`;
  if (!isQuiet(s, before)) return undefined;

  const purse = new Purse(before);
  purse.pay(seat, price);
  purse.supply += before.reputationTokens[colonist];
  if (colonist === RebeccaNurse && !isBlocked(before, RebeccaNurse)) {
    for (let n = 1; n < s.players.length; n++) purse.gain((seat + n) % s.players.length, 1);
  }
  // While Burroughs asks, the gains of step 7 are still to come (SAL-R27).
  if (!s.agenda.some(frame => 'do' in frame && frame.do === 'afterArrest')) {
    if (isActiveIn(before, GeorgeCorwin, seat)) purse.gain(seat, 2);
    const ingersoll = worksFor(before, NathanielIngersoll);
    if (ingersoll !== NONE && colonist !== NathanielIngersoll) purse.gain(ingersoll, 1);
  }
  const wrong = purse.differs(s);
  return wrong === undefined ? undefined : `after the arrest of ${name(colonist)} for ${price}, ${wrong}`;
};

export const bringsAreLawful: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_CIRCLE);
  if (colonist === NONE) return undefined;
  const seat = s.zone[colonist] - IN_CIRCLE;
  const { space } = before.resolving;
  const surcharge = surchargeOf(s, before, 'bring');
  if (surcharge === undefined || seat !== before.resolving.seat)
    return `seat ${seat} brought ${name(colonist)} in on space ${space}`;
  if (!isInPlay(before, colonist)) return `${name(colonist)} was brought in from out of play`;
  const price = bringPrice(before, seat, colonist, surcharge);
  if (price > before.players[seat].influence) return `${name(colonist)} costs ${price}, more than seat ${seat} had`;
  if (s.accusations[colonist] !== before.accusations[colonist] || s.fear[colonist] !== before.fear[colonist]) {
    return `${name(colonist)} lost or gained tokens on the way into a Circle`;
  }
  if (!isQuiet(s, before)) return undefined;
  const purse = new Purse(before);
  purse.pay(seat, price);
  if (isActiveIn(before, DeodatLawson, seat)) purse.gain(seat, 1);
  const wrong = purse.differs(s);
  return wrong === undefined ? undefined : `after bringing ${name(colonist)} in for ${price}, ${wrong}`;
};

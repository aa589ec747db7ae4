/**
 * What must hold at every state (SPEC 11), judged without help from the rules: prices, blocks and scores are computed
 * here once more. `before` is one choice earlier; between the two, steps that nobody decides may have run as well.
 *
 * Two of the twenty need more than states: that no view holds a secret (18) is checked by the twins, that a seed and a
 * list of choices always lead to the same state (19) by the walker. What states show of them is here.
 */
import type { Invariant, Seat } from '@vesper/kernel';
import {
  COLONISTS,
  DeodatLawson,
  ElizabethPorter,
  ElizabethProctor,
  GeorgeCorwin,
  GeorgeJacobs,
  GilesCorey,
  IsraelPorter,
  JohnWillard,
  MargaretJacobs,
  MarthaCorey,
  MaryBlack,
  NathanielIngersoll,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
  WilliamGriggs,
  WilliamProctor,
  colonists,
  isEndCard,
} from './content/colonists.ts';
import { factions } from './content/factions.ts';
import { grievances } from './content/grievances.ts';
import { tokens } from './content/tokens.ts';
import type { Colonist } from './content/types.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_DECK, IN_JAIL, IN_PROMINENT_ROW, NONE } from './state.ts';
import type { SalemAsk, SalemState, Zone } from './state.ts';

type Broken = Invariant<SalemState>['broken'];

// ── Looking at a state ───────────────────────────────────────────────────────────────────────────────────────────────

const name = (colonist: Colonist): string => colonists[colonist].name;

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The decision that waits, if it is a single one. */
function asked(s: SalemState): SalemAsk | undefined {
  const top = s.agenda[s.agenda.length - 1];
  return top !== undefined && 'ask' in top ? top : undefined;
}

const isBlocked = (s: SalemState, colonist: Colonist): boolean => s.fear[colonist] >= 3 || s.spectralOn === colonist;

const isActiveIn = (s: SalemState, colonist: Colonist, seat: Seat): boolean =>
  s.zone[colonist] === IN_CIRCLE + seat && !isBlocked(s, colonist);

const isInPlay = (s: SalemState, colonist: Colonist): boolean =>
  s.zone[colonist] >= IN_PROMINENT_ROW && s.zone[colonist] < IN_JAIL;

const isInCircle = (s: SalemState, colonist: Colonist): boolean =>
  s.zone[colonist] >= IN_CIRCLE && s.zone[colonist] < IN_JAIL;

/** The seat for which a colonist works, or NONE. */
const worksFor = (s: SalemState, colonist: Colonist): Seat =>
  isInCircle(s, colonist) && !isBlocked(s, colonist) ? s.zone[colonist] - IN_CIRCLE : NONE;

const base = (s: SalemState, colonist: Colonist): number =>
  colonists[colonist].reputation + s.reputationTokens[colonist];

const sameSpace = (s: SalemState, before: SalemState): boolean =>
  s.outcome === null &&
  s.round === before.round &&
  s.resolving.space === before.resolving.space &&
  s.resolving.space > 0;

/** The colonist that went to a zone of this kind since `before`, or NONE. No choice ever leads to two. */
function arrived(s: SalemState, before: SalemState, kind: Zone): Colonist {
  if (before.round === 0) return NONE; // Starting Colonists are dealt
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const zone = s.zone[colonist];
    if (zone !== before.zone[colonist] && zone >= kind && zone < kind + 4) return colonist;
  }
  return NONE;
}

// ── 1 to 6: what lies where ──────────────────────────────────────────────────────────────────────────────────────────

const influenceIsConserved: Broken = s => {
  let held = 0;
  for (const player of s.players) held += player.influence;
  const placed = sum(s.reputationTokens);
  if (s.supply.influence + held + placed === tokens.influence) return undefined;
  return `${s.supply.influence} Influence in supply, ${held} held and ${placed} on cards are not ${tokens.influence}`;
};

const tokensAreConserved: Broken = s => {
  const accusations = s.supply.accusations + sum(s.accusations);
  if (accusations !== tokens.accusations) return `there are ${accusations} Accusations, not ${tokens.accusations}`;
  const fear = s.supply.fear + sum(s.fear);
  return fear === tokens.fear ? undefined : `there are ${fear} Fear, not ${tokens.fear}`;
};

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

const countersAreNatural: Broken = s => {
  const { influence, accusations, fear } = s.supply;
  if (!isCount(influence) || !isCount(accusations) || !isCount(fear)) {
    return `the supply holds ${influence} Influence, ${accusations} Accusations, ${fear} Fear`;
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat];
    if (!isCount(player.influence) || player.influence > tokens.influence)
      return `seat ${seat} has ${player.influence} Influence`;
    if (!isCount(player.messengers)) return `seat ${seat} has ${player.messengers} messengers in hand`;
  }
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (!isCount(s.accusations[colonist]) || !isCount(s.fear[colonist]) || !isCount(s.reputationTokens[colonist])) {
      return `${name(colonist)} has ${s.accusations[colonist]} Accusations, ${s.fear[colonist]} Fear, ${s.reputationTokens[colonist]} Reputation tokens`;
    }
  }
  return isCount(s.round) ? undefined : `the round is ${s.round}`;
};

/** The end cards lie among the last eight; the top card of the deck is the last of the list. */
const BOTTOM = 8;

const everyCardIsInOnePlace: Broken = s => {
  if (s.round === 0) return undefined; // the decks do not exist yet
  const found = new Int8Array(COLONISTS + 2);
  let wrong: string | undefined;
  const see = (card: number, zone: number, where: string): void => {
    if (card === NONE) return;
    found[card]++;
    if (!isEndCard(card) && s.zone[card] !== zone)
      wrong ??= `${name(card)} lies in ${where} but has zone ${s.zone[card]}`;
  };
  for (const card of s.prominentDeck) see(card, IN_DECK, 'the Prominent deck');
  for (const card of s.colonistDeck) see(card, IN_DECK, 'the Colonist deck');
  for (const card of s.cycled) see(card, IN_DECK, 'the cards under the Colonist deck');
  for (const card of s.prominentRow) see(card, IN_PROMINENT_ROW, 'the Prominent row');
  for (const card of s.colonistRow) see(card, IN_COLONIST_ROW, 'the Colonist row');
  s.players.forEach(({ circle, jail }, seat) => {
    for (const card of circle) see(card, IN_CIRCLE + seat, `the Circle of seat ${seat}`);
    for (const card of jail) see(card, IN_JAIL + seat, `the jail of seat ${seat}`);
  });
  if (wrong !== undefined) return wrong;
  for (let card = 0; card < COLONISTS; card++)
    if (found[card] !== 1) return `${name(card)} lies in ${found[card]} places`;
  for (let card = COLONISTS; card < COLONISTS + 2; card++) {
    const at = s.colonistDeck.indexOf(card);
    if (found[card] + (s.endCard === card ? 1 : 0) !== 1) return `end card ${card} lies in ${found[card]} places`;
    if (s.endCard !== card && (at < 0 || at >= BOTTOM))
      return `end card ${card} is not among the last ${BOTTOM} of the Colonist deck`;
  }
  return undefined;
};

const tokensLieInPlay: Broken = s => {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (isInPlay(s, colonist)) continue;
    if (s.accusations[colonist] + s.fear[colonist] + s.reputationTokens[colonist] > 0) {
      return `${name(colonist)} is out of play with tokens`;
    }
  }
  return undefined;
};

const singleTokens: Broken = s => {
  for (const [token, on] of [
    ['Spectral Evidence', s.spectralOn],
    ['Protection', s.protectionOn],
  ] as const) {
    if (on !== NONE && !(on >= 0 && on < COLONISTS && isInPlay(s, on)))
      return `${token} is on ${on}, which is not in play`;
  }
  return s.firstPlayer >= 0 && s.firstPlayer < s.players.length ? undefined : `first player is seat ${s.firstPlayer}`;
};

// ── 7 to 9: the round ────────────────────────────────────────────────────────────────────────────────────────────────

const messengersAreComplete: Broken = s => {
  const owned = s.players.length === 2 ? 3 : 2;
  let placed = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    let standing = 0;
    for (let space = 1; space < s.spaces.length; space++) if (s.spaces[space] === seat) standing++;
    placed += standing;
    if (standing + s.players[seat].messengers !== owned) {
      return `seat ${seat} has ${standing} messengers on the board and ${s.players[seat].messengers} in hand, not ${owned}`;
    }
  }
  const top = asked(s);
  if (top?.ask === 'place' && top.seat !== (s.firstPlayer + placed) % s.players.length) {
    return `seat ${top.seat} places messenger ${placed + 1} although seat ${s.firstPlayer} is first`;
  }
  return undefined;
};

const placingHasNoEffect: Broken = (s, before) => {
  const { space } = s.resolving;
  for (let passed = 1; passed <= space; passed++) {
    if (s.spaces[passed] !== NONE) return `space ${space} resolves while a messenger stands on ${passed}`;
  }
  const top = asked(s);
  if (top?.ask === 'place' && space !== 0) return `messengers are placed while space ${space} resolves`;
  if (before === null || s.round !== before.round) return undefined;
  if (space < before.resolving.space && s.outcome === null)
    return `space ${space} resolves after space ${before.resolving.space}`;
  if (top?.ask !== 'place' || asked(before)?.ask !== 'place') return undefined;
  return changed(s, before) ? 'something changed while messengers were being placed' : undefined;
};

function changed(s: SalemState, before: SalemState): boolean {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (s.zone[colonist] !== before.zone[colonist]) return true;
    if (s.accusations[colonist] !== before.accusations[colonist] || s.fear[colonist] !== before.fear[colonist])
      return true;
    if (s.reputationTokens[colonist] !== before.reputationTokens[colonist]) return true;
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].influence !== before.players[seat].influence) return true;
  }
  return (
    s.firstPlayer !== before.firstPlayer ||
    s.spectralOn !== before.spectralOn ||
    s.protectionOn !== before.protectionOn ||
    s.colonistDeck.length !== before.colonistDeck.length
  );
}

const isProminent = (card: number): boolean => card !== NONE && !isEndCard(card) && colonists[card].back === 'red';

const rowsAndBacks: Broken = s => {
  if (s.colonistRow.some(isProminent)) return 'a red-backed card is in the Colonist row';
  if (s.colonistDeck.some(isProminent) || s.cycled.some(isProminent))
    return 'a red-backed card is in the Colonist deck';
  if (!s.prominentDeck.every(isProminent)) return 'a blue-backed card is in the Prominent deck';
  if (s.prominentDeck.length > 0 && s.prominentRow.some(card => card !== NONE && !isProminent(card))) {
    return 'a blue-backed card is in the Prominent row although the Prominent deck is not empty';
  }
  if (s.colonistRow.length !== 4 || s.prominentRow.length !== 4) return 'a row does not have four slots';
  if (asked(s)?.ask === 'place' && (s.colonistRow.includes(NONE) || s.prominentRow.includes(NONE))) {
    return 'a row has a gap while messengers are placed';
  }
  return undefined;
};

// ── 10 to 14: Circles and jails ──────────────────────────────────────────────────────────────────────────────────────

const sidesAreKept: Broken = s => {
  for (const { faction, circle } of s.players) {
    for (const colonist of circle) {
      const { side } = colonists[colonist];
      if (side !== null && side !== factions[faction].side) return `${name(colonist)} is in a Circle of the other side`;
    }
  }
  return undefined;
};

const reputationTokensAreLawful: Broken = (s, before) => {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const lying = s.reputationTokens[colonist];
    if (lying > 3) return `${name(colonist)} carries ${lying} Reputation tokens`;
    if (lying > 0 && !isInCircle(s, colonist)) return `${name(colonist)} carries Reputation tokens outside a Circle`;
    if (before === null || lying <= before.reputationTokens[colonist]) continue;
    if (lying > before.reputationTokens[colonist] + 1) return `${name(colonist)} got two Reputation tokens at once`;
    const seat = before.resolving.seat;
    if (before.zone[colonist] !== IN_CIRCLE + seat || !isActiveIn(before, WilliamGriggs, seat)) {
      return `${name(colonist)} got a Reputation token without ${name(WilliamGriggs)} being active in the same Circle`;
    }
  }
  return undefined;
};

const protectionProtects: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_JAIL);
  return colonist !== NONE && before.protectionOn === colonist
    ? `${name(colonist)} was arrested while protected`
    : undefined;
};

const jailsOnlyGrow: Broken = (s, before) => {
  if (before === null) return undefined;
  let grown = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const jail = s.players[seat].jail;
    const earlier = before.players[seat].jail;
    for (let i = 0; i < earlier.length; i++) {
      if (jail[i] !== earlier[i]) return `${name(earlier[i])} left the jail of seat ${seat}`;
    }
    grown += jail.length - earlier.length;
  }
  return grown > 1 ? `${grown} colonists were arrested by one choice` : undefined;
};

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

/** What an arrest or a bring costs extra where it happens; `undefined` = it cannot happen there. */
const arrestSurcharge: Readonly<Record<number, number>> = { 5: 2, 7: 2, 8: 0, 9: 1 };
const bringSurcharge: Readonly<Record<number, number>> = { 5: 2, 7: 2, 13: 0, 14: 1 };

/** Influence by seat and in supply, to be played forward by hand. */
class Purse {
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
function isQuiet(s: SalemState, before: SalemState, giving = GIVING): boolean {
  if (sameSpace(s, before)) return s.resolving.generated === before.resolving.generated;
  if (before.resolving.space === 5 && !before.resolving.generated) return false;
  const now = s.outcome === null && s.round === before.round ? s.resolving.space : s.spaces.length;
  for (const space of giving) {
    if (space < now && before.spaces[space] !== NONE) return false;
  }
  return now > 2 && !(now === 5 && s.resolving.generated);
}

const arrestsAreLawful: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_JAIL);
  if (colonist === NONE) return undefined;
  const seat = s.zone[colonist] - IN_JAIL;
  const { space } = before.resolving;
  const surcharge = arrestSurcharge[space];
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

const bringsAreLawful: Broken = (s, before) => {
  if (before === null) return undefined;
  const colonist = arrived(s, before, IN_CIRCLE);
  if (colonist === NONE) return undefined;
  const seat = s.zone[colonist] - IN_CIRCLE;
  const { space } = before.resolving;
  const surcharge = bringSurcharge[space];
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

// ── 15 and 16: abilities ─────────────────────────────────────────────────────────────────────────────────────────────

const theBlockedDoNothing: Broken = (s, before) => {
  if (before === null || !sameSpace(s, before)) return undefined;
  const { resolving: now } = s;
  const { resolving: then } = before;
  for (let i = then.used.length; i < now.used.length; i++) {
    const colonist = now.used[i];
    if (colonists[colonist].kind !== 'hammer') return `${name(colonist)} has no hammer ability and was used`;
    if (!isActiveIn(before, colonist, now.seat)) return `${name(colonist)} was used without being active`;
  }
  if (now.thomasUsed && !then.thomasUsed && !isActiveIn(before, ThomasPutnam, now.seat)) {
    return `${name(ThomasPutnam)} acted without being active`;
  }
  if (now.coreyPaid && !then.coreyPaid && worksFor(before, MarthaCorey) === NONE) {
    return `${name(MarthaCorey)} paid without being active`;
  }
  const william = worksFor(before, WilliamProctor);
  if (now.williamPaid && !then.williamPaid && (william === NONE || william === now.seat)) {
    return `${name(WilliamProctor)} paid without being active for another player`;
  }
  return undefined;
};

/** Counted by hand: the Faction card and every icon in the Circle that is neither under 2 Fear nor spectral. */
function icons(s: SalemState, seat: Seat): number {
  let counted = 1;
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (s.zone[colonist] !== IN_CIRCLE + seat || colonists[colonist].icons === 0) continue;
    if (s.fear[colonist] <= 1 && s.spectralOn !== colonist) counted++;
  }
  return counted;
}

/** Judged where collecting is all that can have moved Influence: a pick on space 5, and space 6 right after space 4. */
const generatingCountsIcons: Broken = (s, before) => {
  if (before === null) return undefined;
  const ask = asked(before)?.ask;
  let seat = NONE;
  if (ask === 'menu' && sameSpace(s, before) && s.resolving.generated && !before.resolving.generated) {
    const isOnlyPick = s.resolving.used.length === before.resolving.used.length && asked(s)?.ask === 'menu';
    if (isOnlyPick) seat = s.resolving.seat;
  } else if (
    ask === 'protect' &&
    before.spaces[6] !== NONE &&
    isQuiet(s, before, [5, 11, 12]) &&
    s.resolving.space !== 5
  ) {
    seat = before.spaces[6];
  }
  if (seat === NONE) return undefined;
  const purse = new Purse(before);
  purse.gain(seat, icons(before, seat));
  const wrong = purse.differs(s);
  return wrong === undefined ? undefined : `after collecting for ${icons(before, seat)} icons, ${wrong}`;
};

const oncePerSpace: Broken = (s, before) => {
  const { resolving: now } = s;
  for (let i = 1; i < now.used.length; i++) {
    if (now.used.indexOf(now.used[i]) !== i) return `${name(now.used[i])} was used twice on space ${now.space}`;
  }
  if (before === null || !sameSpace(s, before)) return undefined;
  const { resolving: then } = before;
  if (then.used.some((colonist, i) => now.used[i] !== colonist)) return 'a used ability was forgotten within a space';
  for (const flag of ['accused', 'generated', 'thomasUsed', 'coreyPaid', 'williamPaid'] as const) {
    if (then[flag] && !now[flag]) return `${flag} was forgotten within space ${now.space}`;
  }
  return now.seat === then.seat ? undefined : `space ${now.space} changed hands`;
};

// ── 17 to 20: the match ──────────────────────────────────────────────────────────────────────────────────────────────

const roundsAreLimited: Broken = (s, before) => {
  const seats = s.players.length;
  if (s.round > 26 - seats) return `round ${s.round} with ${seats} players`;
  if (s.round === 0) return undefined;
  // After setup the deck holds 27 cards less one per player; every round but the present one drew one at least.
  const most = 27 - seats - (s.round - 1);
  if (s.colonistDeck.length > most) return `${s.colonistDeck.length} cards in the Colonist deck in round ${s.round}`;
  if (before === null) return undefined;
  return s.round === before.round || s.round === before.round + 1
    ? undefined
    : `round ${s.round} follows ${before.round}`;
};

/** Judgeable part of 18: what is secret is dealt once, to each seat something else. */
const grievancesStay: Broken = (s, before) => {
  if (s.round === 0) return undefined;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { grievance } = s.players[seat];
    if (grievances[grievance] === undefined) return `seat ${seat} has no Grievance`;
    if (s.players.findIndex(player => player.grievance === grievance) !== seat)
      return `seat ${seat} shares a Grievance`;
    if (before !== null && before.round > 0 && before.players[seat].grievance !== grievance) {
      return `the Grievance of seat ${seat} changed`;
    }
  }
  return undefined;
};

/** SAL-17 counted from the zones alone. */
function scoreOf(s: SalemState, seat: Seat): number {
  const { faction, grievance } = s.players[seat];
  const { ally, rival } = factions[faction];
  let score = 0;
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const { family, property } = colonists[colonist];
    const zone = s.zone[colonist];
    if (zone === IN_CIRCLE + seat) score += family === ally ? 3 : 1;
    if (zone >= IN_JAIL && family === ally) score -= 1;
    if (zone !== IN_JAIL + seat) continue;
    if (colonist === MargaretJacobs) score += s.zone[GeorgeJacobs] >= IN_JAIL ? -1 : 4;
    else score += 1 + property + (family === rival ? 2 : 0);
    if (grievances[grievance].targets.includes(colonist)) score += 2;
  }
  return s.zone[grievances[grievance].ally] >= IN_JAIL ? score - 2 : score;
}

/** SAL-17.7 as text that sorts: one letter per card, highest first; a longer list beats its own beginning. */
function standing(s: SalemState, seat: Seat): string {
  const cards = colonists.flatMap((_, c) =>
    s.zone[c] === IN_CIRCLE + seat || s.zone[c] === IN_JAIL + seat ? [base(s, c)] : [],
  );
  return cards
    .sort((a, b) => b - a)
    .map(reputation => String.fromCharCode(97 + reputation))
    .join('');
}

const scoresAreRight: Broken = s => {
  if (s.outcome === null) return undefined;
  const { winners, scores, sheet } = s.outcome;
  const seats = s.players.map((_, seat) => seat);
  for (const seat of seats) {
    const score = scoreOf(s, seat);
    if (scores[seat] !== score) return `seat ${seat} scores ${scores[seat]}, not ${score}`;
    let listed = 0;
    for (const line of sheet) if (line.seat === seat) listed += line.points;
    if (listed !== score) return `the score sheet of seat ${seat} adds up to ${listed}, not ${score}`;
  }
  const best = Math.max(...scores);
  const tied = seats.filter(seat => scores[seat] === best);
  const highest = tied
    .map(seat => standing(s, seat))
    .sort()
    .pop();
  const expected = tied.filter(seat => standing(s, seat) === highest);
  return expected.join() === winners.join() ? undefined : `seats ${winners.join()} won, not ${expected.join()}`;
};

const theEndIsFinal: Broken = (s, before) => {
  if (before !== null && before.outcome !== null) return 'a choice was made after the end';
  if ((s.outcome === null) !== (s.endCard === NONE))
    return `end card ${s.endCard}, but the outcome is ${s.outcome === null ? 'open' : 'set'}`;
  if (s.outcome === null) return s.agenda.length > 0 ? undefined : 'nothing is left to do before the end';
  return s.agenda.length === 0 ? undefined : 'something is left to do after the end';
};

export const invariants: readonly Invariant<SalemState>[] = [
  { name: '1 Influence is conserved', broken: influenceIsConserved },
  { name: '2 Accusations and Fear are conserved', broken: tokensAreConserved },
  { name: '3 No counter is negative', broken: countersAreNatural },
  { name: '4 Every card is in exactly one place', broken: everyCardIsInOnePlace },
  { name: '5 Tokens lie only on colonists in play', broken: tokensLieInPlay },
  { name: '6 Spectral Evidence, Protection and First Player are each in one place', broken: singleTokens },
  { name: '7 Messengers are complete and placed in turn', broken: messengersAreComplete },
  { name: '8 Placing has no effect, spaces resolve in order', broken: placingHasNoEffect },
  { name: '9 Red backs stay on top, rows are full when a round begins', broken: rowsAndBacks },
  { name: '10 No Circle holds a letter of the other side', broken: sidesAreKept },
  { name: '11 At most 3 Reputation tokens, put down by Dr. Griggs', broken: reputationTokensAreLawful },
  { name: '12 The protected are not arrested', broken: protectionProtects },
  { name: '13 Jails only grow, by one colonist at a time', broken: jailsOnlyGrow },
  { name: '14 Arrests are lawful and paid', broken: arrestsAreLawful },
  { name: '14 Colonists brought in are paid for', broken: bringsAreLawful },
  { name: '15 Blocked colonists do nothing', broken: theBlockedDoNothing },
  { name: '15 Generating counts unhindered icons', broken: generatingCountsIcons },
  { name: '16 Once per space means once', broken: oncePerSpace },
  { name: '17 Rounds are limited', broken: roundsAreLimited },
  { name: '18 Grievances are dealt once', broken: grievancesStay },
  { name: '19 Scores follow from the zones', broken: scoresAreRight },
  { name: '20 The end is final', broken: theEndIsFinal },
];

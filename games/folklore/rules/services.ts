/** What a character does in a town or a Wayfarers' Camp. */
import { andThen, has, no, takeOut } from '@vesper/kernel';
import type { Choice, Objection } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { abilityDeck, cardNamed, cards } from '../content/cards.ts';
import { SKILL } from '../content/numbers.ts';
import { writeRow } from '../content/rows.ts';
import { services } from '../content/services.ts';
import type { Service } from '../content/things.ts';
import { nodes } from '../content/world.ts';
import { aboutOf, action, actionKind } from '../agenda.ts';
import type { Action, FolkloreDecision, OfHero, PlainAction } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { discard, drawFor, drawFrom, release, take } from './cards.ts';
import { isPassed, rollFor, skillRoll, takeRoll } from './checks.ts';
import { changeCoins, payTogether, purseOf } from './coins.ts';
import { refuseBrew, tryRecipe } from './crafting.ts';
import { reviveMember } from './death.ts';
import {
  MOST_PICKS,
  carryOutEquipping,
  equippingCandidates,
  isEquipping,
  isFirst,
  listEquipping,
  refuseEquipping,
} from './equipping.ts';
import { learn, refuseAbility } from './growth.ts';
import { passesAnyway, saleQuarters } from './privileges.ts';
import { deedOf, runText } from './rows.ts';
import { isOfCommission } from './town.ts';
import { tell } from './turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use, useCandidates } from './using.ts';

type Lack = Objection<never, never, never>;
const isBarred = no('FOL-R43c', 'isBarred');
const alreadyServed = no('FOL-R18', 'alreadyServed', (_s: FolkloreState, _d: OfHero, c: Action) => {
  const service = services[actionKind(c) === 'reviveAt' ? aboutOf(c) >> 3 : aboutOf(c)];
  return { per: service.kind === 'effects' ? service.once : 'visit' };
});
const tooFewCoins = no('FOL-R19', 'tooFewCoins', (s: FolkloreState, { who }: OfHero, c: Action) => ({
  price: priceTag(s, who, c),
  coins: actionKind(c) === 'reviveAt' ? purseOf(s, aboutOf(c) % 8) : s.party[who].coins,
}));
const isBanned = no('FOL-R19', 'isBanned');
const notForYou = no('FOL-R57', 'cannotUseMystic');
const tooLateToBarter = no('FOL-R19', 'tooLateToBarter');
const nothingToBuy = no('FOL-R19', 'nothingToBuy');

/** FOL-R19. */
const BARTER = 7;
const COMMISSIONED = 3;

/** By service: its effects; those that are no effects have an empty row. */
export const rowOfService: readonly number[] = services.map(service =>
  service.kind === 'effects' ? writeRow(service.effects) : 0,
);

/** FOL-R19: bartering is about these. */
const isPurchase = ({ id, kind }: Service): boolean => kind === 'buy' || kind === 'commission' || id === 'key';

/** By node: the services it offers, and the consumables that can be bought there, each once. */
const servicesAt: readonly (readonly number[])[] = nodes.map(node =>
  services.flatMap(({ place }, number) => (node.services.includes(place) ? [number] : [])),
);
const goodsAt: readonly (readonly Card[])[] = servicesAt.map(numbers => {
  const found: Card[] = [];
  for (const number of numbers) {
    const service = services[number];
    if (service.kind !== 'buy') continue;
    for (const card of service.goods.map(cardNamed)) if (!has(found, card)) found.push(card);
  }
  return found;
});

const sellsAt: readonly boolean[] = servicesAt.map(numbers => numbers.some(number => isPurchase(services[number])));

/** Bartered well: four fifths, rounded up. */
function priceFor(s: FolkloreState, who: Member, price: number): number {
  return (s.visit.bartered & (1 << who)) === 0 ? price : Math.ceil((price * 4) / 5);
}

function priceOfService(s: FolkloreState, who: Member, service: Service): number {
  if (service.kind !== 'effects' && service.kind !== 'commission' && service.kind !== 'revive') return 0;
  return isPurchase(service) ? priceFor(s, who, service.price) : service.price;
}

// ── What might be done ───────────────────────────────────────────────────────────────────────────────────────────────

/** All of it, or only what is not refused. */
function writeServices(s: FolkloreState, who: Member, out: Choice[], from: number, all: boolean): number {
  let n = from;
  if (!all && (s.visit.barred & (1 << who)) !== 0) return n;
  const offered = servicesAt[s.visit.node];
  for (let i = 0; i < offered.length; i++) {
    const number = offered[i];
    switch (services[number].kind) {
      case 'effects':
      case 'commission':
        if (all || refuseServing(s, who, number) === undefined) out[n++] = action('serve', number);
        break;
      case 'revive':
        for (let dead = 0; dead < s.party.length; dead++) {
          if (s.party[dead].form === 'living') continue;
          if (all || refuseReviving(s, who, number, dead) === undefined) {
            out[n++] = action('reviveAt', number * 8 + dead);
          }
        }
        break;
      case 'sell':
        n = writeSales(s, who, out, n);
        break;
      case 'brew':
        for (const card of s.party[who].recipes) {
          if (all || refuseBrew(s, who, card) === undefined) out[n++] = action('brew', card);
        }
        break;
      case 'buy':
        break;
    }
  }
  n = writePurchases(s, who, goodsAt[s.visit.node], out, n, all);
  n = writePurchases(s, who, s.visit.row, out, n, all);
  return writePurchases(s, who, s.visit.commission, out, n, all);
}

function writePurchases(
  s: FolkloreState,
  who: Member,
  goods: readonly Card[],
  out: Choice[],
  from: number,
  all: boolean,
): number {
  let n = from;
  for (let i = 0; i < goods.length; i++) {
    if (all || refusePurchase(s, who, goods[i]) === undefined) out[n++] = action('buy', goods[i]);
  }
  return n;
}

/** FOL-R19: neither artifacts, heirlooms, mystic cards nor companions. */
function writeSales(s: FolkloreState, who: Member, out: Choice[], from: number): number {
  const { items, consumables } = s.party[who];
  let n = from;
  for (let i = 0; i < items.length; i++) {
    if (cards[items[i]].class !== 'artifact') out[n++] = action('sell', items[i]);
  }
  for (let i = 0; i < consumables.length; i++) {
    if (isFirst(consumables, i)) out[n++] = action('sell', consumables[i]);
  }
  return n;
}

function writeLessons(s: FolkloreState, who: Member, out: Choice[], from: number, all: boolean): number {
  let n = from;
  if (s.party[who].ap === 0) return n;
  for (let i = 0; i < abilityDeck.length; i++) {
    if (all || refuseAbility(s, who, abilityDeck[i]) === undefined) out[n++] = action('learn', abilityDeck[i]);
  }
  return n;
}

const town: FolkloreDecision<'town'> = {
  rule: 'FOL-R18',
  candidates(s, { who }) {
    const found: (Action | PlainAction)[] = [];
    found.length = writeLessons(s, who, found, writeServices(s, who, found, 0, true), true);
    equippingCandidates(s, who, 'town', found);
    useCandidates(s, who, 'town', found);
    found.push('barter', 'done');
    return found;
  },
  refuse: (s, { who }, c) => refuseInTown(s, who, c),
  list(s, { who }, out) {
    let n = writeLessons(s, who, out, writeServices(s, who, out, 0, false), false);
    n = listEquipping(s, who, 'town', out, n);
    n = listUses(s, who, 'town', out, n);
    if (refuseBarter(s, who) === undefined) out[n++] = 'barter';
    out[n++] = 'done';
    return n;
  },
  fallback: () => 'done',
  facts(s, { who }, c) {
    if (typeof c === 'string') return {};
    return actionKind(c) === 'use' ? factsOfUse(s, who, c) : { price: priceTag(s, who, c) };
  },
  choose(s, { seat, who, picks }, c) {
    if (c === 'done') return;
    if (picks + 1 < MOST_PICKS) andThen(s, { ask: 'town', seat, who, picks: picks + 1 });
    if (c === 'barter') barter(s, who);
    else if (typeof c === 'number') carryOut(s, who, c);
  },
};

function refuseInTown(s: FolkloreState, who: Member, c: Action | PlainAction): Lack | undefined {
  if (c === 'done') return undefined;
  if (c === 'barter') return refuseBarter(s, who);
  if (typeof c === 'string') return nothingToBuy;
  if (isEquipping(c)) return refuseEquipping(s, who, c);
  const about = aboutOf(c);
  if (actionKind(c) === 'learn') return refuseAbility(s, who, about);
  if (actionKind(c) === 'use') return refuseUse(s, who, c, 'town');
  if ((s.visit.barred & (1 << who)) !== 0) return isBarred;
  return refuseService(s, who, c);
}

function refuseService(s: FolkloreState, who: Member, c: Action): Lack | undefined {
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'serve':
      return refuseServing(s, who, about);
    case 'reviveAt':
      return refuseReviving(s, who, about >> 3, about % 8);
    case 'buy':
      return refusePurchase(s, who, about);
    case 'brew':
      return refuseBrew(s, who, about);
    default:
      return undefined;
  }
}

function refuseServing(s: FolkloreState, who: Member, number: number): Lack | undefined {
  const service = services[number];
  const { served, servedChapter, booklet, coins } = s.party[who];
  if (has(served, number)) return alreadyServed;
  if (service.kind === 'effects') {
    if (service.once === 'chapter' && has(servedChapter, number)) return alreadyServed;
    if (service.only !== 'anybody' && booklets[booklet].mystic !== service.only) return notForYou;
  }
  if (isPurchase(service) && (s.visit.banned & (1 << who)) !== 0) return isBanned;
  return priceOfService(s, who, service) > coins ? tooFewCoins : undefined;
}

function refuseReviving(s: FolkloreState, who: Member, number: number, dead: Member): Lack | undefined {
  if (has(s.party[who].served, number)) return alreadyServed;
  return priceOfService(s, who, services[number]) > purseOf(s, dead) ? tooFewCoins : undefined;
}

function refusePurchase(s: FolkloreState, who: Member, card: Card): Lack | undefined {
  if ((s.visit.banned & (1 << who)) !== 0) return isBanned;
  return priceFor(s, who, cards[card].value) > s.party[who].coins ? tooFewCoins : undefined;
}

function priceTag(s: FolkloreState, who: Member, c: Action): number {
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'serve':
      return priceOfService(s, who, services[about]);
    case 'reviveAt':
      return priceOfService(s, who, services[about >> 3]);
    case 'buy':
      return priceFor(s, who, cards[about].value);
    case 'sell':
      return saleOf(s, who, about);
    case 'brew':
      return cards[about].recipe!.coins;
    default:
      return 0;
  }
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function carryOut(s: FolkloreState, who: Member, c: Action): void {
  const about = aboutOf(c);
  if (isEquipping(c)) {
    carryOutEquipping(s, who, c);
    return;
  }
  switch (actionKind(c)) {
    case 'serve':
      serve(s, who, about);
      return;
    case 'reviveAt':
      revive(s, who, about >> 3, about % 8);
      return;
    case 'buy':
      buy(s, who, about);
      return;
    case 'sell':
      sell(s, who, about);
      return;
    case 'brew':
      tryRecipe(s, who, about);
      return;
    case 'learn':
      learn(s, who, about);
      return;
    default:
      use(s, who, c);
  }
}

function serve(s: FolkloreState, who: Member, number: number): void {
  const service = services[number];
  const character = s.party[who];
  const price = priceOfService(s, who, service);
  character.served.push(number);
  if (service.kind === 'effects' && service.once === 'chapter') character.servedChapter.push(number);
  changeCoins(s, who, -price, 'FOL-R18');
  tell(s, { event: 'serviceUsed', rule: 'FOL-R18', who, service: number, price });
  if (isPurchase(service)) s.visit.bought |= 1 << who;
  if (service.kind === 'commission') commission(s, who);
  else {
    const deed = deedOf('service', number);
    deed.checker = who;
    runText(s, rowOfService[number], deed, who, NONE);
  }
}

function commission(s: FolkloreState, who: Member): void {
  const shown: Card[] = [];
  for (let i = 0; i < COMMISSIONED; i++) {
    const card = drawFrom(s, 'item');
    if (card === NONE) break;
    shown.push(card);
    if (isOfCommission(card)) s.visit.commission.push(card);
    else discard(s, card);
  }
  tell(s, { event: 'commissionShown', rule: 'FOL-R18', who, cards: shown });
}

/** FOL-R54: whoever was dead may pay, too. */
function revive(s: FolkloreState, who: Member, number: number, dead: Member): void {
  const service = services[number];
  s.party[who].served.push(number);
  const price = priceOfService(s, who, service);
  tell(s, { event: 'serviceUsed', rule: 'FOL-R54', who, service: number, price });
  reviveMember(s, dead, 'FOL-R54');
  if (service.kind === 'revive' && service.tarot) drawFor(s, dead, 'tarot', 'FOL-5G.11');
  payTogether(s, price);
}

function buy(s: FolkloreState, who: Member, card: Card): void {
  const price = priceFor(s, who, cards[card].value);
  changeCoins(s, who, -price, 'FOL-R19');
  s.visit.bought |= 1 << who;
  if (has(s.visit.row, card)) takeOut(s.visit.row, card);
  else if (has(s.visit.commission, card)) takeOut(s.visit.commission, card);
  tell(s, { event: 'bought', rule: 'FOL-R19', who, card, price });
  take(s, who, card);
}

function saleOf(s: FolkloreState, who: Member, card: Card): number {
  return Math.floor((cards[card].value * saleQuarters(s, who)) / 4);
}

function sell(s: FolkloreState, who: Member, card: Card): void {
  const price = saleOf(s, who, card);
  release(s, who, card);
  tell(s, { event: 'sold', rule: 'FOL-R19', who, card, price });
  changeCoins(s, who, price, 'FOL-R19');
  discard(s, card);
}

// ── Bartering ────────────────────────────────────────────────────────────────────────────────────────────────────────

function refuseBarter(s: FolkloreState, who: Member): Lack | undefined {
  const { visit } = s;
  if (!sellsAt[visit.node]) return nothingToBuy;
  if ((visit.barred & (1 << who)) !== 0) return isBarred;
  return ((visit.bought | visit.tried) & (1 << who)) !== 0 ? tooLateToBarter : undefined;
}

function barter(s: FolkloreState, who: Member): void {
  s.visit.tried |= 1 << who;
  if (passesAnyway(s, who, 'barter')) {
    bartered(s, who, true, false);
    return;
  }
  andThen(s, { do: 'barterRolled', who });
  rollFor(s, skillRoll(s, who, 'barter', SKILL.speech, BARTER));
}

function bartered(s: FolkloreState, who: Member, passed: boolean, banned: boolean): void {
  if (passed) s.visit.bartered |= 1 << who;
  if (banned) s.visit.banned |= 1 << who;
  tell(s, { event: 'bartered', rule: 'FOL-R19', who, passed, banned });
}

function barterRolled(s: FolkloreState, { who }: { readonly who: Member }): void {
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  tell(s, { event: 'checkMade', rule: 'FOL-R19', who, skill, natural, total: natural + bonus, needed, passed });
  bartered(s, who, passed, !passed && natural === 1);
}

export const serviceSteps = { barterRolled };
export const serviceDecisions = { town };

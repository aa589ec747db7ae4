/** What must hold of everything that is told between two choices. `before` is the table at the first of them. */
import type { Invariant } from '@vesper/checkers';
import { cards } from '../content/cards.ts';
import { offRoad } from '../content/events/offRoad.ts';
import { road } from '../content/events/road.ts';
import { nodes } from '../content/world.ts';
import type { FolkloreEvent } from '../events.ts';
import { FOE, NONE } from '../state.ts';
import type { Card, FolkloreState, Form, Member } from '../state.ts';
import { wordsIn } from './storyFlow.ts';

type Law = Invariant<FolkloreState, FolkloreEvent>;
const law = (name: string, broken: Law['broken']): Law => ({ name, broken });
type Told<Name extends FolkloreEvent['event']> = Extract<FolkloreEvent, { readonly event: Name }>;

const named = <Name extends FolkloreEvent['event']>(told: readonly FolkloreEvent[], name: Name): Told<Name>[] =>
  told.filter((event): event is Told<Name> => event.event === name);

// ── Ghosts (5G.3 to 5G.9) ────────────────────────────────────────────────────────────────────────────────────────────

/** Who must be alive for this to be told; NONE = it does not matter. */
function livingBy(told: FolkloreEvent): Member {
  switch (told.event) {
    case 'checkMade':
    case 'resisted':
    case 'searched':
    case 'looted':
    case 'featureUsed':
    case 'doorUnlocked':
    case 'snareRemoved':
    case 'leaderPassed':
    case 'recited':
    case 'brewTried':
      return told.who;
    case 'statusGained':
      return told.figure < FOE ? told.figure : NONE;
    case 'infectionChanged':
      return told.by > 0 ? told.who : NONE;
    case 'cardUsed':
      return isForTheLiving(told.card) ? told.who : NONE;
    default:
      return NONE;
  }
}

const CARRIED: readonly string[] = ['item', 'starter', 'artifact', 'consumable'];
const isForTheLiving = (card: Card): boolean => CARRIED.includes(cards[card].class) && !cards[card].spectral;

const ghostsKeepAway = law(
  'a ghost makes no check, interacts with nothing, loots nothing, does not lead, uses no item that is not SPECTRAL, gains no status and no Infection',
  (_s, before, told) => {
    const forms = before?.party.map(({ form }): Form => form) ?? [];
    for (const event of told) {
      if (event.event === 'formChanged') forms[event.who] = event.form;
      const who = livingBy(event);
      if (who !== NONE && forms[who] !== undefined && forms[who] !== 'living') return `${event.event} of member ${who}`;
    }
    return undefined;
  },
);

const holderOf = ({ party }: FolkloreState, card: Card): Member => party.findIndex(({ items }) => items.includes(card));

const ghostsDoNotRust = law('nothing of a ghost corrodes', (_s, before, told) => {
  if (before === null || told.some(({ event }) => event === 'formChanged' || event === 'cardGiven')) return undefined;
  const rusted = named(told, 'itemCorroded').map(({ card }) => holderOf(before, card));
  const who = rusted.find(member => member !== NONE && before.party[member].form !== 'living');
  return who === undefined ? undefined : `an item of member ${who}`;
});

const ghostsDoNotLeave = law('only the living call a map transition', (s, before) => {
  if (before === null || s.scene.scene === NONE || !s.scene.isReached || before.scene.isReached) return undefined;
  return before.party.some(({ form }) => form === 'living') ? undefined : 'nobody is alive';
});

// ── Attacks (5C.16 to 5C.19) ─────────────────────────────────────────────────────────────────────────────────────────

const attacksHit = law('an attack hits by a natural 100, or by its total unless it is a natural 1', (_s, _b, told) => {
  const wrong = named(told, 'attackMade').find(
    ({ natural, total, defense, hit }) => hit !== (natural === 100 || (natural !== 1 && total >= defense)),
  );
  return wrong === undefined ? undefined : `${wrong.natural}, ${wrong.total} against ${wrong.defense}: ${wrong.hit}`;
});

const damageIsDamage = law('no damage is less than nothing', (s, _before, told) => {
  if (s.attacks.some(({ damage, lost }) => damage < 0 || lost < 0)) return 'an attack heals';
  if (named(told, 'strengthLost').some(({ by, left }) => by < 0 || left < 0)) return 'a skirmish strengthens';
  return named(told, 'snareSprung').some(({ damage }) => damage < 0) ? 'a snare heals' : undefined;
});

// ── World turns (R14 to R16) ─────────────────────────────────────────────────────────────────────────────────────────

const eventsAreDrawn = law(
  'one event is drawn where a move ends on the way, and none otherwise',
  (_s, before, told) => {
    if (before === null) return undefined;
    const drawn = named(told, 'eventDrawn').length;
    const top = before.agenda.at(-1);
    const [moved] = top !== undefined && 'ask' in top && top.ask === 'worldMove' ? named(told, 'groupMoved') : [];
    const due = moved !== undefined && nodes[moved.to].event !== 'none' && moved.to !== before.destination;
    return drawn === Number(due) ? undefined : `${drawn} of ${Number(due)}`;
  },
);

/** Options of events that cost time: `RD10.3`. */
const delays: ReadonlySet<string> = new Set(
  [...road, ...offRoad].flatMap(({ id, options, night }) => {
    const printed = [...options.map((by, option) => ({ by, option })), ...night.instead];
    return printed.flatMap(({ by, option }) =>
      [...wordsIn(by.effects)].some(word => word.do === 'delay') ? [`${id}.${option}`] : [],
    );
  }),
);

/** How often the token may have been flipped by a delay: by options chosen since, and by one whose text was not done then. */
function mostDelays(before: FolkloreState, told: readonly FolkloreEvent[]): number {
  const chosen = named(told, 'eventOptionChosen').filter(({ card, option }) =>
    delays.has(`${cards[card].id}.${option}`),
  );
  const isOpen =
    before.event !== NONE &&
    cards[before.event].event!.options.some((_, n) => delays.has(`${cards[before.event].id}.${n}`));
  return chosen.length + Number(isOpen);
}

const tokenFlips = law('the token is flipped once in a World turn, and once for a delay', (s, before, told) => {
  if (before === null) return undefined;
  const flips = named(told, 'dayTurned');
  const turns = s.worldTurns - before.worldTurns;
  if (flips.length < turns && s.outcome === null) return `${flips.length} times in ${turns} turns`;
  if (flips.length > turns + mostDelays(before, told)) return `${flips.length} times in ${turns} turns`;
  let isNight = before.isNight;
  for (const event of told) {
    // Whoever comes back from death does so by day.
    if (event.event === 'partyFell') isNight = false;
    if (event.event !== 'dayTurned') continue;
    if (event.isNight === isNight) return 'it shows what it showed before';
    isNight = event.isNight;
  }
  return s.isNight === isNight || s.outcome !== null ? undefined : 'it was flipped in silence';
});

// ── Coins and cards (R18, R19, R61) ──────────────────────────────────────────────────────────────────────────────────

/** What gives and takes coins: texts, foes, sharing and paying together, trade and services, goods, fines, brewing, defeat. */
const MONEY: ReadonlySet<string> = new Set([
  'FOL-R10',
  'FOL-6.5',
  'FOL-R61',
  'FOL-R18',
  'FOL-R19',
  'FOL-R43c',
  'FOL-R58a',
  'FOL-5G.15',
]);

const coinsAreTold = law('coins change only as it is told, by what gives or takes coins', (s, before, told) => {
  if (before === null || before.decks.every(({ length }) => length === 0)) return undefined;
  const coins = before.party.map(member => member.coins);
  for (const event of named(told, 'coinsChanged')) {
    coins[event.who] += event.by;
    if (coins[event.who] !== event.coins) return `member ${event.who} has ${event.coins}, not ${coins[event.who]}`;
    if (!MONEY.has(event.rule)) return `by ${event.rule}`;
  }
  const wrong = s.party.findIndex((member, who) => member.coins !== coins[who]);
  return wrong === NONE ? undefined : `member ${wrong} has ${s.party[wrong].coins}, not ${coins[wrong]}`;
});

/** What it costs, or brings, stands right before it. */
const pricesArePaid = law('goods are paid, and coins that are given arrive', (_s, _before, told) => {
  let last: Told<'coinsChanged'>[] = [];
  for (const event of told) {
    if (event.event === 'coinsChanged') last = [...last.slice(-1), event];
    if (event.event !== 'coinsGiven') continue;
    const [from, to] = last;
    if (from?.by !== -event.coins || from.who !== event.who) return `member ${event.who} has not paid ${event.coins}`;
    if (to?.by !== event.coins || to.who !== event.to) return `member ${event.to} has not received ${event.coins}`;
  }
  const paid = (who: Member, by: number): boolean =>
    by === 0 || named(told, 'coinsChanged').some(one => one.who === who && one.by === by);
  const unpaid = named(told, 'bought').find(({ who, price }) => !paid(who, -price));
  if (unpaid !== undefined) return `member ${unpaid.who} has not paid ${unpaid.price} for ${cards[unpaid.card].id}`;
  const unsold = named(told, 'sold').find(({ who, price }) => !paid(who, price));
  return unsold === undefined ? undefined : `member ${unsold.who} has not received ${unsold.price}`;
});

/** Of foes that were defeated: LYCANTHROPIC halves what is shared, nothing adds to it. */
const rewardsAreShared = law('what foes carried is shared, and halved for beasts', (_s, _before, told) => {
  const won = named(told, 'fightWon').reduce((sum, { coins }) => sum + coins, 0);
  const shared = named(told, 'coinsChanged').filter(({ rule }) => rule === 'FOL-6.5');
  const sum = shared.reduce((total, { by }) => total + by, 0);
  return sum <= won && shared.every(({ by }) => by > 0) ? undefined : `${sum} of ${won}`;
});

const TRADE: ReadonlySet<string> = new Set(['cardGiven', 'coinsGiven', 'coinsChanged', 'takeRefused', 'unequipped']);

/** All cards of all, in order, consumables included. */
const possessions = ({ party }: FolkloreState): number[] =>
  party
    .flatMap(({ items, consumables, mystics, recipes, companions }) =>
      [items, consumables, mystics, recipes, companions].flat(),
    )
    .sort((a, b) => a - b);
const purse = ({ party }: FolkloreState): number => party.reduce((sum, { coins }) => sum + coins, 0);

const tradeConserves = law('a trade makes and loses neither coins nor cards', (s, before, told) => {
  const isTrade = told.some(
    ({ event, rule }) => (event === 'cardGiven' || event === 'coinsGiven') && rule === 'FOL-R18',
  );
  if (before === null || !isTrade || !told.every(({ event }) => TRADE.has(event))) return undefined;
  if (purse(s) !== purse(before)) return `${purse(before)} coins, then ${purse(s)}`;
  const [held, earlier] = [possessions(s), possessions(before)];
  const differs = held.length !== earlier.length || held.some((card, n) => card !== earlier[n]);
  return differs ? `${earlier.length} cards, then ${held.length} others` : undefined;
});

export const toldInvariants: readonly Law[] = [
  ghostsKeepAway,
  ghostsDoNotRust,
  ghostsDoNotLeave,
  attacksHit,
  damageIsDamage,
  eventsAreDrawn,
  tokenFlips,
  coinsAreTold,
  pricesArePaid,
  rewardsAreShared,
  tradeConserves,
];

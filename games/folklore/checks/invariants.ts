/** What must hold whenever somebody is asked, judged by the table. `before` is one choice earlier. */
import { inOnePlace, isCount } from '@vesper/checkers';
import type { Invariant } from '@vesper/checkers';
import { cards, cardsOf } from '../content/cards.ts';
import { NEGATIVE_BITS, STAT, STATUS, bit } from '../content/numbers.ts';
import { thresholds } from '../content/thresholds.ts';
import type { FolkloreEvent } from '../events.ts';
import { DECKS, NONE } from '../state.ts';
import type { Character, FolkloreState } from '../state.ts';
import { defeatLimit } from '../rules/death.ts';
import { handsUsed } from '../rules/cards.ts';
import { BONUSES } from '../rules/growth.ts';
import { handSlots, maxGp, maxPp, maxVita, valueOf } from '../rules/values.ts';
import { mapInvariants } from './mapInvariants.ts';
import { toldInvariants } from './toldInvariants.ts';

type Law = Invariant<FolkloreState, FolkloreEvent>;

const law = (name: string, broken: Law['broken']): Law => ({ name, broken });

/** The party has been chosen, and everybody has been given what it begins with. */
const isReady = (s: FolkloreState): boolean =>
  s.party.every(({ growth, vita, form }) => growth.length > 0 && (vita > 0 || form !== 'living'));

/** The first member of whom something can be said against the rules. */
function ofMembers(s: FolkloreState, wrong: (one: Character, who: number) => string | undefined): string | undefined {
  if (!isReady(s)) return undefined;
  for (let who = 0; who < s.party.length; who++) {
    const found = wrong(s.party[who], who);
    if (found !== undefined) return `member ${who}: ${found}`;
  }
  return undefined;
}

const numbersAreInBounds = law('Vita, PP and GP lie between 0 and their most; coins, lore and boons are counts', s =>
  ofMembers(s, ({ vita, pp, gp, coins, lore, boons, form }, who) => {
    if (![vita, pp, gp, coins, lore, boons].every(isCount)) return 'a number is no count';
    if (boons > 3) return `${boons} boons`;
    if (form === 'living' && vita > maxVita(s, who)) return `${vita} of ${maxVita(s, who)} Vita`;
    if (form === 'living' && pp > maxPp(s, who)) return `${pp} of ${maxPp(s, who)} PP`;
    return form === 'ghost' && gp > maxGp(s, who) ? `${gp} of ${maxGp(s, who)} GP` : undefined;
  }),
);

const formsAreClear = law('the living have Vita, ghosts have GP and no Vita, who is in Limbo has neither', s =>
  ofMembers(s, ({ form, vita, gp }, who) => {
    // Somebody is dying, and reactions are asked for.
    if (s.agenda.some(frame => 'do' in frame && (frame.do === 'dies' || frame.do === 'perish') && frame.who === who))
      return undefined;
    if (form === 'living') return vita > 0 ? undefined : 'living without Vita';
    if (vita !== 0) return `${form} with ${vita} Vita`;
    if (form === 'ghost') return gp > 0 ? undefined : 'a ghost without GP';
    return gp === 0 ? undefined : `in Limbo with ${gp} GP`;
  }),
);

const leaderLives = law('the leader is alive', s => {
  if (!isReady(s) || s.outcome !== null || s.encounter.isRunning || s.skirmish.isRunning) return undefined;
  if (s.fallsLater || s.party.every(({ form }) => form !== 'living')) return undefined;
  return s.party[s.leader].form === 'living' ||
    s.agenda.some(frame => 'do' in frame && (frame.do === 'dies' || frame.do === 'perish'))
    ? undefined
    : `member ${s.leader} leads`;
});

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards that somebody is being given, and has not taken yet. */
const handed = (s: FolkloreState): number[] =>
  s.agenda.flatMap(frame =>
    'card' in frame && 'ask' in frame && (frame.ask === 'replaceCompanion' || frame.ask === 'passOn')
      ? [frame.card]
      : [],
  );

/** Abilities, powers and consumables are no cards of a deck, and lie with whoever has them. */
const classesOfDecks: ReadonlySet<string> = new Set(DECKS);
const isOfDeck = (card: number): boolean => classesOfDecks.has(cards[card].class);
const ofDecks: readonly number[] = DECKS.flatMap(deck => cardsOf(deck));

/** All decks at once: this is looked at after every choice, and piles are long. */
const cardsAreSomewhere = law(
  'every card of a deck is in one place',
  inOnePlace<FolkloreState>({
    name: 'card',
    // Before everybody has chosen a character all cards are still in the box.
    all: s => (s.decks.every(({ length }) => length === 0) ? [] : ofDecks),
    places: s =>
      [
        ...s.decks,
        ...s.discards,
        s.setAside,
        s.visit.row,
        s.visit.commission,
        s.event === NONE ? [] : [s.event],
        handed(s),
        ...s.party.flatMap(({ items, mystics, recipes, companions }) => [items, mystics, recipes, companions]),
      ].map(pile => pile.filter(isOfDeck)),
  }),
);

const artifactsStay = law('artifacts are never discarded', s => {
  const found = s.discards.flat().find(card => cards[card].class === 'artifact');
  return found === undefined ? undefined : cards[found].id;
});

const abilitiesArePaid = law('abilities are held once, and paid with the points that lore gives', (s, before) => {
  if (before === null) return undefined;
  const held = s.party.flatMap(({ abilities }) => abilities);
  if (new Set(held).size !== held.length) return 'one is held twice';
  return ofMembers(s, ({ abilities, ap, choices }, who) => {
    if (s.agenda.some(frame => 'do' in frame && frame.do === 'grow' && frame.who === who)) return undefined;
    const spent = abilities.reduce((sum, card) => sum + cards[card].ability!.ap, 0);
    const earned = choices.reduce(
      (sum, choice, n) => sum + (n < thresholds.length ? thresholds[n].ap : Number(BONUSES[choice] === 'ap')),
      3,
    );
    return spent + ap === earned ? undefined : `${spent} spent and ${ap} left of ${earned}`;
  });
});

const nothingIsTooMuch = law('nobody holds more than they may', s =>
  ofMembers(s, ({ items, mystics, companions, form, statuses }, who) => {
    if (form !== 'living' && companions.length > 0) return 'the dead have companions';
    if (companions.length > 2) return `${companions.length} companions`;
    if (companions.length > 0 && (statuses & (bit(STATUS.bloodlust) | bit(STATUS.lycanthropic))) !== 0)
      return 'companions of a beast';
    const asked =
      s.agenda.some(frame => 'ask' in frame && (frame.ask === 'overCapacity' || frame.ask === 'discardMystic')) ||
      s.agenda.some(frame => 'do' in frame && frame.do === 'fits');
    // A story that ends takes companions and asks nobody any more.
    if (asked || form !== 'living' || s.outcome !== null) return undefined;
    if (mystics.length > valueOf(s, who, STAT.mystics)) return `${mystics.length} mystic cards`;
    return items.length > Math.max(8, valueOf(s, who, STAT.capacity)) ? `${items.length} items` : undefined;
  }),
);

const ROOM: { readonly [slot: string]: number } = { body: 1, head: 1, trinket: 2 };

const gearFits = law('what is equipped is carried, and fits', s =>
  ofMembers(s, ({ equipped, items, powers, form }, who) => {
    const stray = equipped.find(card => !items.includes(card) && !powers.includes(card));
    if (stray !== undefined) return `${cards[stray].id} is not carried`;
    for (const slot of ['body', 'head', 'trinket']) {
      if (equipped.filter(card => cards[card].slot === slot).length > ROOM[slot]) return `too much on ${slot}`;
    }
    if (form !== 'living' || s.agenda.some(frame => 'ask' in frame && frame.ask === 'pickCard')) return undefined;
    const used = handsUsed(s, who);
    return used > handSlots(s, who) ? `${used} hands` : undefined;
  }),
);

// ── Statuses ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const ghostsAreFree = law('ghosts have no status and no Infection', s =>
  ofMembers(s, ({ form, statuses, infection }) =>
    form !== 'living' && (statuses !== 0 || infection !== 0)
      ? `statuses ${statuses}, Infection ${infection}`
      : undefined,
  ),
);

const infectionIsBounded = law('Infection is 0 to 4', s =>
  ofMembers(s, ({ infection }) => (isCount(infection) && infection <= 4 ? undefined : `${infection}`)),
);

const immobilizedEnds = law('nobody is IMMOBILIZED outside fights', s => {
  if (s.encounter.isRunning || s.skirmish.isRunning || s.scene.scene !== NONE) return undefined;
  return ofMembers(s, ({ statuses }) => ((statuses & bit(STATUS.immobilized)) === 0 ? undefined : 'it is'));
});

// ── The course of the story ──────────────────────────────────────────────────────────────────────────────────────────

const marksGrow = law('Defeat marks only grow, and the limit ends the story', (s, before) => {
  if (before !== null && s.marks < before.marks) return `${before.marks}, then ${s.marks}`;
  const isLost = s.outcome !== null && s.outcome.winners.length === 0;
  return isLost === s.marks >= defeatLimit(s) ? undefined : `${s.marks} of ${defeatLimit(s)}`;
});

const endIsFinal = law('after the end nothing is asked', s =>
  s.outcome !== null && s.agenda.some(frame => 'ask' in frame) ? 'something is' : undefined,
);

const restsAreRare = law('at most one rest in a chapter', (s, before, told) => {
  if (before === null || told.some(({ event }) => event === 'chapterBegan')) return undefined;
  const rests = told.filter(({ event }) => event === 'rested').length;
  if (before.hasRested && !s.hasRested) return 'it was forgotten';
  return rests > Number(!before.hasRested) ? `${rests} more` : undefined;
});

const loreStays = law('a threshold is taken once, and in order', (s, before) => {
  if (before === null) return undefined;
  return ofMembers(s, ({ choices }, who) => {
    const earlier = before.party[who].choices;
    return earlier.every((choice, n) => choices[n] === choice) ? undefined : 'a choice was taken back';
  });
});

const dayFlips = law('in a scene it stays Day or Night', (s, before) => {
  if (before === null || before.scene.scene === NONE || s.scene.scene !== before.scene.scene) return undefined;
  return s.isNight === before.isNight || s.marks > before.marks ? undefined : 'it changed';
});

const skirmishStands = law('kinds that stand in a skirmish have strength, and some kind stands while it runs', s => {
  const { isRunning, strength, kinds } = s.skirmish;
  if (!isRunning) return undefined;
  return strength.length === kinds.length ? undefined : `${strength.length} strengths of ${kinds.length} kinds`;
});

const statusesAreKnown = law('no status but those of the rulebook', s =>
  ofMembers(s, ({ statuses }) =>
    statuses >>> 20 === 0 && (statuses & NEGATIVE_BITS) >= 0 ? undefined : `${statuses}`,
  ),
);

export const invariants: readonly Law[] = [
  numbersAreInBounds,
  formsAreClear,
  leaderLives,
  cardsAreSomewhere,
  artifactsStay,
  abilitiesArePaid,
  nothingIsTooMuch,
  gearFits,
  ghostsAreFree,
  infectionIsBounded,
  immobilizedEnds,
  marksGrow,
  endIsFinal,
  restsAreRare,
  loreStays,
  dayFlips,
  skirmishStands,
  statusesAreKnown,
  ...mapInvariants,
  ...toldInvariants,
];

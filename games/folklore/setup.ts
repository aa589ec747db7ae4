/** FOL-3, FOL-X7: setting up, step by step. */
import { andThen, draw, no, shuffle } from '@vesper/kernel';
import type { Legacy, Options, Seat } from '@vesper/kernel';
import { booklets } from './content/booklets.ts';
import { abilityDeck, cardNamed, cardsOf } from './content/cards.ts';
import { compiledStories } from './content/scenes.ts';
import { STATS } from './content/types.ts';
import type { FolkloreDecision, OfHero, Sheets } from './agenda.ts';
import { bring, claim, exchange, newClaims, welcome } from './rules/bringing.ts';
import type { Claims } from './rules/bringing.ts';
import { keepWithinCapacity } from './rules/cards.ts';
import { newFighter } from './rules/fighters.ts';
import { learn, refuseAbility } from './rules/growth.ts';
import { isStoryArtifact, storyArtifacts } from './rules/storyArtifacts.ts';
import { spendPoints } from './rules/story.ts';
import { ownerOf, tell } from './rules/turnOrder.ts';
import { maxPp, maxVita } from './rules/values.ts';
import { DECKS, NONE } from './state.ts';
import type { Card, Character, FolkloreState, Member, Sheet, Terms } from './state.ts';

/** FOL-3.1, FOL-3.2. */
const COINS = 10;
const ABILITY_POINTS = 3;
const SUPPLIES = ['K01', 'K11'] as const;

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

function newCharacter(seat: Seat): Character {
  return {
    ...newFighter(NONE),
    booklet: NONE,
    seat,
    path: NONE,
    form: 'living',
    vita: 0,
    pp: 0,
    gp: 0,
    coins: COINS,
    lore: 0,
    ap: 0,
    boons: 0,
    statuses: 0,
    infection: 0,
    wanted: false,
    light: 0,
    extraGp: 0,
    powers: [],
    abilities: [],
    items: [],
    equipped: [],
    consumables: [],
    mystics: [],
    recipes: [],
    companions: [],
    growth: zeros(STATS.length),
    choices: [],
    usedRound: [],
    usedFight: [],
    usedChapter: [],
    usedStory: [],
    served: [],
    servedChapter: [],
    completed: [],
    mark: NONE,
    bounty: NONE,
    defending: false,
    countered: 0,
    extraMoves: 0,
    extraActs: 0,
    struck: [],
  };
}

/** The stories that can be chosen, by id. */
export const STORIES: readonly string[] = compiledStories.map(({ id }) => id);

function termsOf(options: Options): Terms {
  return {
    story: STORIES.indexOf(options.story as string),
    difficulty: options.difficulty as Terms['difficulty'],
    ironman: options.mortality === 'ironman',
    advanced: options.advancedRules as boolean,
    custom: options.customAbilities as boolean,
  };
}

/** FOL-R1: who plays alone runs two characters. */
export const charactersOf = (seats: number): number => (seats === 1 ? 2 : 1);

/** FOL-R70: by member, what its seat brings; they are in the order of the seats. */
function sheetsOf(party: readonly Character[], legacies: readonly Legacy[]): Sheets {
  const brought = legacies.slice();
  return party.map(({ seat }) => {
    const at = brought.findIndex(legacy => legacy.seat === seat);
    return at < 0 ? null : (brought.splice(at, 1)[0].sheet as unknown as Sheet);
  });
}

/** The empty table. Everything else happens on the agenda, so that it is told. */
export function setup(
  seats: number,
  options: Options,
  chance: number[],
  _seed?: string,
  legacies: readonly Legacy[] = [],
): FolkloreState {
  const party = Array.from({ length: seats * charactersOf(seats) }, (_, who) => newCharacter(seats === 1 ? 0 : who));
  const terms = termsOf(options);
  const s: FolkloreState = {
    seats,
    agenda: [],
    chance,
    outcome: null,
    terms,
    party,
    leader: 0,
    isNight: false,
    node: compiledStories[terms.story].start,
    left: NONE,
    marks: 0,
    worldTurns: 0,
    chapterTurns: 0,
    hasRested: false,
    chapter: 0,
    step: 0,
    nextStep: NONE,
    destination: NONE,
    isReturning: false,
    stepNode: NONE,
    inWorldTurn: false,
    visited: NONE,
    flags: [],
    clockLimit: NONE,
    clock: 0,
    fallsLater: false,
    decks: DECKS.map(() => []),
    discards: DECKS.map(() => []),
    setAside: [],
    event: NONE,
    exhausted: [],
    broken: [],
    corroded: [],
    spent: [],
    fills: [],
    deeds: [],
    rolls: [],
    attacks: [],
    windows: [],
    visit: { node: NONE, row: [], commission: [], barred: 0, bartered: 0, banned: 0, bought: 0, tried: 0 },
    skirmish: {
      isRunning: false,
      round: 0,
      first: 0,
      kinds: [],
      strength: [],
      skips: [],
      rollsLow: [],
      mods: [],
      defends: [],
      losesTurn: [],
    },
    scene: {
      scene: NONE,
      round: 0,
      first: 0,
      terrain: [],
      flames: [],
      snares: [],
      searched: [],
      used: 0,
      passed: 0,
      tries: [],
      rescued: 0,
      fired: 0,
      due: 0,
      flags: [],
      foeRules: [],
      hasWon: false,
      defeated: [],
      outcome: '',
      isReached: false,
      tried: NONE,
      paidFoes: [],
      paidSpaces: [],
      paidFeatures: 0,
      resets: 0,
    },
    encounter: {
      isRunning: false,
      round: 0,
      first: 'undecided',
      paid: [],
      lootKinds: [],
      acting: 0,
      leads: 0,
      hasFallen: false,
      faulted: [],
      deeds: 0,
    },
    turn: {
      who: NONE,
      form: 'living',
      stride: 0,
      acts: 0,
      interacts: 0,
      hasMoved: false,
      evading: 0,
      isEquipping: false,
      next: [],
    },
    foes: [],
  };
  andThen(s, { do: 'gather', sheets: sheetsOf(party, legacies) });
  return s;
}

/** Who is brought along is known; the others choose among the rest. */
function gather(s: FolkloreState, { sheets }: { readonly sheets: Sheets }): void {
  sheets.forEach((sheet, who) => {
    if (sheet !== null) welcome(s, who, sheet);
  });
  andThen(s, { do: 'prepare', sheets });
  const fresh = s.party.map((_, who) => who).filter(who => sheets[who] === null);
  for (const who of fresh.toReversed()) andThen(s, { ask: 'choosePath', seat: s.party[who].seat, who });
  for (const who of fresh.toReversed()) andThen(s, { ask: 'chooseCharacter', seat: s.party[who].seat, who });
}

// ── Characters ───────────────────────────────────────────────────────────────────────────────────────────────────────

const isTaken = no('FOL-3.1', 'isTaken', (s: FolkloreState, _d: OfHero, c: number) => ({
  by: s.party.findIndex(({ booklet }) => booklet === c),
}));

const chooseCharacter: FolkloreDecision<'chooseCharacter'> = {
  rule: 'FOL-3.1',
  candidates: () => booklets.map((_, i) => i),
  refuse: (s, _d, c) => (s.party.some(({ booklet }) => booklet === c) ? isTaken : undefined),
  choose(s, { seat, who }, c) {
    s.party[who].booklet = c;
    tell(s, { event: 'characterChosen', rule: 'FOL-3.1', who, seat, booklet: c });
  },
};

const choosePath: FolkloreDecision<'choosePath'> = {
  rule: 'FOL-3.1',
  candidates: () => [0, 1],
  choose(s, { who }, c) {
    s.party[who].path = c;
    tell(s, { event: 'pathChosen', rule: 'FOL-3.1', who, path: c });
  },
};

const customAbility: FolkloreDecision<'customAbility'> = {
  rule: 'FOL-3.2',
  candidates: () => [...abilityDeck, 'done'],
  refuse: (s, { who }, c) => (c === 'done' ? undefined : refuseAbility(s, who, c)),
  asked: 'ifChoice',
  fallback: () => 'done',
  choose(s, { seat, who }, c) {
    if (c === 'done') return;
    learn(s, who, c);
    andThen(s, { ask: 'customAbility', seat, who });
  },
};

// ── Everything else ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Steps 4 to 9. */
function prepare(s: FolkloreState, { sheets }: { readonly sheets: Sheets }): void {
  andThen(s, { do: 'beginStory' });
  const claims = newClaims();
  sheets.forEach((sheet, who) => {
    if (sheet === null) equip(s, who, claims);
    else bring(s, who, sheet, claims);
  });
  if (s.terms.custom) askForAbilities(s, sheets);
  shuffledDecks.forEach((deck, i) => lay(deck, claims, s.decks[i]));
  for (const pile of s.decks) shuffle(s, pile);
  lay(storyArtifacts, claims, s.setAside);
  for (const owed of claims.owed) exchange(s, owed);
  s.party.forEach((_, who) => {
    makeWhole(s, who);
    keepWithinCapacity(s, who);
  });
  sheets.forEach((sheet, who) => {
    if (sheet === null) dealMystics(s, who);
  });
}

/** What nobody holds. */
function lay(from: readonly Card[], { held }: Claims, pile: Card[]): void {
  for (const card of from) if (!held.has(card)) pile.push(card);
}

/** FOL-3.4, in the order of DECKS; artifacts of stories lie aside. */
const shuffledDecks: readonly (readonly Card[])[] = DECKS.map(deck =>
  cardsOf(deck).filter(card => !isStoryArtifact(card)),
);

/** New characters choose theirs; those of earlier stories may spend what they have. */
function askForAbilities(s: FolkloreState, sheets: Sheets): void {
  for (let who = s.party.length - 1; who >= 0; who--) {
    const seat = ownerOf(s, who);
    andThen(s, sheets[who] === null ? { ask: 'customAbility', seat, who } : { ask: 'spendAp', seat, who });
  }
}

function equip(s: FolkloreState, who: Member, claims: Claims): void {
  const character = s.party[who];
  const { id, abilities, starters, heirloom } = booklets[character.booklet];
  character.powers.push(cardNamed(`${id}.special`), cardNamed(`${id}.path${character.path + 1}`), cardNamed(heirloom));
  if (s.terms.custom) character.ap = ABILITY_POINTS;
  else for (const ability of abilities) claim(claims, who, 'abilities', ability, s);
  for (const item of starters) {
    const card = claim(claims, who, 'items', item, s);
    if (card !== NONE) character.equipped.push(card);
  }
  for (const supply of SUPPLIES) character.consumables.push(cardNamed(supply));
}

/** What everybody wears and knows by now counts. */
function makeWhole(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  character.vita = maxVita(s, who);
  character.pp = maxPp(s, who);
}

function dealMystics(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  const { mystic, mystics } = booklets[character.booklet];
  if (mystic === 'none') return;
  for (let i = 0; i < mystics; i++) character.mystics.push(draw(s, s.decks[DECKS.indexOf(mystic)])!);
  tell(s, { event: 'mysticsDealt', rule: 'FOL-3.1', who, cards: character.mystics.slice() });
}

/** Steps 10 and 11. */
function beginStory(s: FolkloreState): void {
  // Abilities bought with custom points may have changed the maxima.
  s.party.forEach((_, who) => makeWhole(s, who));
  tell(s, { event: 'gameBegan', rule: 'FOL-3.9', story: s.terms.story });
  andThen(s, { do: 'beginChapter' });
  if (!s.terms.custom) spendPoints(s);
}

export const setupSteps = { gather, prepare, beginStory };
export const setupDecisions = { chooseCharacter, choosePath, customAbility };

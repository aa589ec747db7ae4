/** The games with a board of their own, and the moments at which their tables are looked at. */
import { dungeon } from '@vesper/games/dungeon';
import { folklore } from '@vesper/games/folklore';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import { salem } from '@vesper/games/salem';
import type { Page } from '@playwright/test';
import type { Replay } from '@vesper/kernel';
import { positionOf, recorded } from './positions.ts';
import { bot, me } from './table.ts';
import type { Seat } from './table.ts';

/** The first placement of a match: every space is free, nobody is accused. */
export const firstToPlace = (): Replay =>
  positionOf(salem, {
    seats: 2,
    seed: 'the first to place',
    options: { startDraft: false },
    until: ({ ask }, { round, spaces }) => ask === 'place' && round === 1 && spaces.every(by => by === -1),
  });

export interface Look {
  /** `an arrest`, `many minions`. */
  readonly name: string;
  file(): Replay;
  /** What is opened before one looks; without it nothing. */
  readonly open?: (page: Page, phone: boolean) => Promise<void>;
  /** Only a mouse can open it. */
  readonly wide?: true;
}

export interface GameToLookAt {
  readonly game: string;
  /** The phone's tab for everybody's things. */
  readonly things: string;
  /** A word of the manual. */
  readonly word: string;
  /** What the game itself calls people, which nobody should hear; what is heard instead. */
  readonly strangers: RegExp;
  readonly friends: RegExp;
  /** The list of the other seats in the rail. */
  readonly others: string;
  /** Where pieces travel, if the first choices of a match are only words. */
  readonly moving?: () => Replay;
  /** With as much on the table as there ever is. */
  readonly full: Look;
  readonly looks: readonly Look[];
  readonly end: Look;
}

export const seatsOf = ({ seats }: Replay): readonly Seat[] =>
  [me, bot('Tobias'), bot('Corvus'), bot('Nyx')].slice(0, seats);

/** The same file every time: some tests of every game open its fullest table, and to find it hundreds of deals are played. */
function once(make: () => Replay): () => Replay {
  let made: Replay | undefined;
  return () => (made ??= make());
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const manyMinions = once(() =>
  positionOf(realm, {
    seats: 4,
    seed: 'many minions',
    until: ({ ask }, { crowd, crystals, heroes: [{ hand }] }, { length }) =>
      ask === 'chooseAction' && sum(crowd) >= 36 && sum(crystals) >= 3 && hand.length >= 8 && length > 12,
  }),
);

/** Everything that Dungeon Lords has. */
const everything = { fs: true, mbg: true, paladins: '3' };

/** The last orders of a full game: long lines, large lairs, three paladins. */
const lastOrders = once(() =>
  positionOf(dungeon, {
    seats: 4,
    seed: 'last orders',
    options: everything,
    until: ({ ask }, { year, season, players: [{ lair, prison, orders }] }) =>
      ask === 'giveOrder' && year === 2 && season === 4 && orders.length === 0 && lair.length > 3 && prison.length > 1,
  }),
);

/** A late turn with four houses: every section in play, tokens everywhere, power and influence to spend. */
const lateTurn = (): Replay => recorded('lateTurn');

/** Folklore: four people deep in a story, each with cards, statuses and lore. */
const deepInTheAsh = once(() =>
  positionOf(folklore, {
    seats: 4,
    seed: 'deep in the ash',
    options: { story: 'ash' },
    until: ({ ask }, { chapter, scene }) => ask === 'worldMove' && chapter > 0 && scene.scene < 0,
  }),
);

/** A piece with several choices shows the list of them. */
async function openWays(page: Page, phone: boolean): Promise<void> {
  const piece = page.locator('.stage [data-opens]').first();
  await (phone ? piece.tap() : piece.click());
  await page.locator('.table [role="group"] [data-choice]').first().waitFor();
}

/** A card of the own hand in large. */
async function openCard(page: Page): Promise<void> {
  await page.locator('.dock [data-piece^="card:"]').last().hover();
  await page.locator('.peek').waitFor();
}

export const games: readonly GameToLookAt[] = [
  {
    game: 'salem',
    things: 'Circles',
    word: 'arrest',
    strangers: /\b(Yellow|Red|Purple|White)\b/,
    friends: /(Tobias|Corvus|Nyx)’s (Circle|jail)/,
    others: '.sal-others-list',
    full: {
      name: 'an arrest',
      file: once(() =>
        positionOf(salem, {
          seats: 4,
          seed: 'an arrest',
          until: ({ ask }, { round }, { length }) => ask === 'arrest' && round >= 4 && length > 3,
        }),
      ),
    },
    looks: [
      {
        name: 'placing messengers',
        file: () =>
          positionOf(salem, {
            seats: 3,
            seed: 'placing',
            until: ({ ask }, { round }) => ask === 'place' && round >= 3,
          }),
      },
    ],
    end: { name: 'the end', file: () => positionOf(salem, { seats: 3, seed: 'the end' }) },
  },
  {
    game: 'realm',
    things: 'Heroes',
    word: 'battle',
    strangers: /\bPlayer \d/,
    friends: /^[\w ]+, (Tobias|Corvus|Nyx)\b/,
    others: '.rea-others',
    full: { name: 'many minions', file: manyMinions },
    looks: [
      { name: 'ways to get there', file: manyMinions, open: openWays },
      {
        name: 'a card of the hand',
        file: manyMinions,
        open: openCard,
        wide: true,
      },
      {
        name: 'a battle',
        file: () =>
          positionOf(realm, {
            seats: 4,
            seed: 'a battle',
            until: ({ ask }, { turn }, { length }) => ask === 'commit' && turn > 8 && length > 3,
          }),
      },
      {
        name: 'night',
        file: () =>
          positionOf(realm, {
            seats: 4,
            seed: 'night',
            until: ({ ask }, { phase, turn }) => ask === 'playSpecial' && phase === 'night' && turn > 5,
          }),
      },
      {
        name: 'dice',
        file: () => positionOf(realm, { seats: 3, seed: 'dice', until: ({ ask }) => ask === 'useReroll' }),
      },
      {
        name: 'a hero to pick',
        file: () => positionOf(realm, { seats: 3, seed: 'a hero', until: ({ ask }) => ask === 'pickReplacement' }),
      },
    ],
    end: { name: 'the end', file: () => positionOf(realm, { seats: 4, seed: 'the end' }) },
  },
  {
    game: 'dungeon',
    things: 'Lords',
    word: 'paladin',
    strangers: /\b(Red|Blue|Green|Yellow)\b/,
    friends: /^(Tobias|Corvus|Nyx): \d+ food/,
    others: '.dun-lords',
    full: { name: 'the last orders', file: lastOrders },
    looks: [
      {
        name: 'digging',
        file: () =>
          positionOf(dungeon, {
            seats: 4,
            seed: 'digging',
            until: ({ ask }, { season }, { length }) => ask === 'dig' && season > 1 && length > 4,
          }),
      },
      {
        name: 'hiring, with colours that nobody plays',
        file: () =>
          positionOf(dungeon, {
            seats: 2,
            seed: 'hiring',
            until: ({ ask }, { season, year }, { length }) => ask === 'hire' && year === 2 && season > 1 && length > 2,
          }),
      },
      {
        name: 'production',
        file: () =>
          positionOf(dungeon, {
            seats: 4,
            seed: 'production',
            until: ({ ask }, { year }, { length }) => ask === 'produce' && year === 2 && length > 2,
          }),
      },
      {
        name: 'a plan',
        file: () =>
          positionOf(dungeon, {
            seats: 4,
            seed: 'a plan',
            options: everything,
            until: ({ ask }, { year, players: [{ plan, traps }] }) =>
              ask === 'planBattle' && year === 2 && plan.traps.length > 0 && traps.length > 0,
          }),
      },
      {
        name: 'a battle',
        file: () =>
          positionOf(dungeon, {
            seats: 4,
            seed: 'a battle',
            options: everything,
            until: ({ ask }, { year, revealed }, { length }) =>
              ask === 'attackTarget' && year === 2 && revealed > 1 && length > 2,
          }),
      },
      {
        name: 'a gift',
        file: () =>
          positionOf(dungeon, {
            seats: 3,
            seed: 'a gift',
            options: everything,
            until: ({ ask }, { season }) => ask === 'commitGift' && season > 1,
          }),
      },
      {
        name: 'alone',
        file: () =>
          positionOf(dungeon, {
            seats: 1,
            seed: 'alone',
            options: { ds: true },
            until: ({ ask }, { season, year }) => ask === 'performOrder' && season > 1 && year === 2,
          }),
      },
    ],
    end: { name: 'the end', file: () => positionOf(dungeon, { seats: 4, seed: 'the end', options: everything }) },
  },
  {
    game: 'juiblex',
    things: 'Houses',
    word: 'assassinate',
    strangers: /\b(?:Orange|(?:Black|Red|Blue)(?! (?:Pudding|Dragon|Wyrmling|Earth)))\b/,
    friends: /^(Tobias|Corvus|Nyx): −?\d+ VP/,
    others: '.jub-others',
    full: { name: 'a late turn', file: lateTurn },
    looks: [
      {
        name: 'where the Scourge begins',
        file: () => positionOf(juiblex, { seats: 3, seed: 'the Scourge', until: ({ ask }) => ask === 'scourgeSite' }),
      },
      {
        name: 'deploying, with two houses',
        file: () =>
          positionOf(juiblex, {
            seats: 2,
            seed: 'deploying',
            until: ({ ask }, { round }, { length }) => ask === 'deploySpace' && round > 4 && length > 8,
          }),
      },
      {
        name: 'a loss to the Affliction',
        file: () =>
          positionOf(juiblex, {
            seats: 4,
            seed: 'a loss',
            until: ({ ask }, { active }, { length }) => ask === 'spreadLoss' && active !== 0 && length > 2,
          }),
      },
      {
        name: 'where a token goes',
        file: () =>
          positionOf(juiblex, {
            seats: 4,
            seed: 'a token',
            until: ({ ask }, { supply }, { length }) => ask === 'spreadSpace' && supply < 18 && length > 1,
          }),
      },
      {
        name: 'whom to assassinate',
        file: () =>
          positionOf(juiblex, {
            seats: 3,
            seed: 'a target',
            until: ({ ask }, { round }, { length }) => ask === 'targetTroop' && round > 4 && length > 4,
          }),
      },
      {
        name: 'a spy to place',
        file: () =>
          positionOf(juiblex, {
            seats: 4,
            seed: 'a spy',
            options: { halfDeck: 'dragons' },
            until: ({ ask }, { round }, { length }) => ask === 'spySite' && round > 4 && length > 8,
          }),
      },
      {
        name: 'a promotion',
        file: () =>
          positionOf(juiblex, {
            seats: 2,
            seed: 'a promotion',
            until: ({ ask }, { round }, { length }) => ask === 'promoteCard' && round > 5 && length > 3,
          }),
      },
      {
        name: 'the base game',
        file: () =>
          positionOf(juiblex, {
            seats: 3,
            seed: 'the base game',
            options: { mode: 'base', halfDeck: 'demons', secondDeck: 'undead', outerSection: 'right' },
            until: ({ ask }, { round, outcasts }, { length }) =>
              ask === 'act' && round > 6 && outcasts.length < 26 && length > 10,
          }),
      },
    ],
    end: { name: 'the end', file: () => positionOf(juiblex, { seats: 4, seed: 'the end' }) },
  },
  {
    game: 'folklore',
    things: 'Party',
    word: 'skirmish',
    strangers: /\bPlayer \d/,
    friends: /(?:played by |^)(Tobias|Corvus|Nyx)\b/,
    others: '.fol-members',
    moving: () =>
      positionOf(folklore, {
        seats: 4,
        seed: 'an encounter',
        options: { story: 'wolves' },
        until: ({ ask }) => ask === 'encounter',
      }),
    full: { name: 'the world by day', file: deepInTheAsh },
    looks: [
      {
        name: 'who comes along',
        file: () => positionOf(folklore, { seats: 4, seed: 'who', until: ({ ask }) => ask === 'chooseCharacter' }),
      },
      {
        name: 'a path for life',
        file: () => positionOf(folklore, { seats: 3, seed: 'a path', until: ({ ask }) => ask === 'choosePath' }),
      },
      {
        name: 'a page of the story',
        file: () => positionOf(folklore, { seats: 4, seed: 'a page', until: ({ ask }) => ask === 'storyOption' }),
      },
      {
        name: 'the world by night',
        file: () =>
          positionOf(folklore, {
            seats: 3,
            seed: 'by night',
            options: { story: 'ash' },
            until: ({ ask }, { isNight }) => ask === 'worldMove' && isNight,
          }),
      },
      {
        name: 'a rest',
        file: () =>
          positionOf(folklore, {
            seats: 3,
            seed: 'a rest',
            options: { story: 'ash' },
            until: ({ ask }, { scene }) => ask === 'rest' && scene.scene < 0,
          }),
      },
      {
        name: 'a town',
        file: () =>
          positionOf(folklore, {
            seats: 4,
            seed: 'a town',
            options: { story: 'ash' },
            until: ({ ask }, { visit }, { length }) => ask === 'town' && visit.row.length > 0 && length > 20,
          }),
      },
      {
        name: 'camp',
        file: () =>
          positionOf(folklore, {
            seats: 4,
            seed: 'camp',
            options: { story: 'ash' },
            until: ({ ask }, { worldTurns }, { length }) => ask === 'camp' && worldTurns > 1 && length > 10,
          }),
      },
      {
        name: 'an event',
        file: () =>
          positionOf(folklore, {
            seats: 4,
            seed: 'an event',
            options: { story: 'wolves' },
            until: ({ ask }) => ask === 'eventOption',
          }),
      },
      {
        name: 'a check',
        file: () => positionOf(folklore, { seats: 4, seed: 'a check', until: ({ ask }) => ask === 'checker' }),
      },
      {
        name: 'abilities to learn',
        file: () =>
          positionOf(folklore, {
            seats: 3,
            seed: 'abilities',
            options: { customAbilities: true },
            until: ({ ask }) => ask === 'customAbility',
          }),
      },
      {
        name: 'an encounter',
        file: () =>
          positionOf(folklore, {
            seats: 4,
            seed: 'an encounter',
            options: { story: 'wolves' },
            until: ({ ask }, { encounter }, { length }) => ask === 'encounter' && encounter.round > 1 && length > 10,
          }),
      },
      {
        name: 'a skirmish',
        file: () =>
          positionOf(folklore, {
            seats: 3,
            seed: 'a skirmish',
            options: { story: 'ash' },
            until: ({ ask }) => ask === 'skirmishAction',
          }),
      },
      {
        name: 'alone',
        file: () =>
          positionOf(folklore, {
            seats: 1,
            seed: 'alone',
            options: { story: 'ash' },
            until: ({ ask }, { worldTurns }) => ask === 'worldMove' && worldTurns > 0,
          }),
      },
    ],
    end: {
      name: 'the end',
      file: () => positionOf(folklore, { seats: 4, seed: 'the end', options: { story: 'ash' } }),
    },
  },
];

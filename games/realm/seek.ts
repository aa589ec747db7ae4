/**
 * How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. Whatever a hint is
 * silent about is chosen by the bots' own policy.
 */
import type { AskFrame, Choice, Lead } from '@vesper/kernel';
import type { Action, RealmAsk } from './agenda.ts';
import { cardColour, cardDice, cardLocation, eligible } from './content/cards.ts';
import { darknessCards } from './content/darkness.ts';
import { distance, inns } from './content/distances.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Rogue, Wizard } from './content/heroes.ts';
import { MonarchCity, spaces } from './content/map.ts';
import {
  AmaraksBlessing,
  AncientTreeOfMagic,
  DemonHunter,
  DragonHunter,
  FindMagicGate,
  OrcHunter,
  OrganizeMilitia,
  Raids,
  UndeadHunter,
  UnicornSteed,
  WarBannerOfValor,
  quests,
} from './content/quests.ts';
import {
  AllIsQuiet,
  BattleStrategy,
  CavalrySweep,
  DarkVisions,
  ElvenArchers,
  KingsGuardAttack,
  MagicGate,
  MilitiaSecuresArea,
  SpellOfPurity,
  SpyInTheCamp,
  StrongDefenses,
} from './content/specials.ts';
import { BLACK, BLUE, COLOURS, FIRST_SPECIAL, GREEN, RED } from './content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space, Window } from './content/types.ts';
import { playableIn, refusePlay } from './rules/windows.ts';
import { NONE, QUEST } from './state.ts';
import type { Hero, RealmState, Source } from './state.ts';
import {
  defeatedGenerals,
  generalSpace,
  hasQuest,
  hasUnspent,
  holderOf,
  isDefeated,
  isMajor,
  minionsAt,
} from './table.ts';

type Ask = RealmAsk & AskFrame;
/** What one intention says about a choice: more than 1 does it whatever the policy says, less than −1 prevents it. */
type Hint = (s: RealmState, d: Ask, choice: Choice) => number;

/** Several intentions at once. */
function after(...hints: readonly Hint[]): Lead<RealmState> {
  return (s, d, choice) => hints.reduce((sum, hint) => sum + hint(s, d as Ask, choice), 0);
}

const MUST = 100;
const NEVER = -100;

// ── Ways and means ───────────────────────────────────────────────────────────────────────────────────────────────────

/** How much nearer an action brings a hero to one of some places; cards in `kept` are not spent on the way. */
function nearer({ space }: Hero, c: Action, places: readonly Space[], kept: (card: Card) => boolean): number {
  if (!('to' in c) || c.action === 'archery' || places.length === 0) return 0;
  if ('card' in c && kept(c.card)) return 0;
  const gained = nearest(space, places) - nearest(c.to, places);
  return gained <= 0 ? 0 : 3 + gained - ('card' in c ? 0.5 : 0);
}

function nearest(from: Space, places: readonly Space[]): number {
  let least = Infinity;
  for (const place of places) least = Math.min(least, distance[from][place]);
  return least;
}

const none = (): boolean => false;

const withMinions = (s: RealmState, colour: Colour): Space[] =>
  spaces.flatMap((_, space) => (minionsAt(s, space, colour) > 0 ? [space] : []));

/** These heroes are wanted, the first one most. */
function takes(...order: readonly HeroId[]): Hint {
  return (_s, { ask }, choice) => {
    if (ask !== 'pickHero' && ask !== 'pickReplacement') return 0;
    const place = order.indexOf(choice as HeroId);
    return place < 0 ? 0 : 9 - place;
  };
}

/** The Special or quest that a choice uses up or throws away, or NONE. */
function spentBy(d: Ask, choice: Choice): Source {
  if (choice === 'q05') return QUEST + FindMagicGate;
  if (choice === 'q10') return QUEST + AmaraksBlessing;
  switch (d.ask) {
    case 'chooseAction': {
      const c = choice as Action;
      if (c.action === 'play') return c.source;
      return (c.action === 'engage' || c.action === 'archery') && c.colour !== NONE ? QUEST + FindMagicGate : NONE;
    }
    case 'discardToLimit':
      return typeof choice === 'number' ? choice : (choice as { source: Source }).source;
    case 'playSpecial':
    case 'pickLostCard':
    case 'commit':
      return typeof choice === 'number' ? choice : NONE;
    default:
      return NONE;
  }
}

const isSpecial = (source: Source): boolean => source >= FIRST_SPECIAL && source < QUEST;

/** These are neither played nor thrown away. */
function keeps(...kept: readonly Source[]): Hint {
  return (_s, d, choice) => (kept.includes(spentBy(d, choice)) ? NEVER : 0);
}

/** Neither these nor any other Special of their owner: with one in hand the owner is asked. */
function keepsAsked(...kept: readonly Source[]): Hint {
  return (s, d, choice) => {
    const source = spentBy(d, choice);
    if (kept.includes(source)) return NEVER;
    const isOwner = (held: Source): boolean => s.heroes[holderOf(s, held)]?.seat === d.seat;
    return isSpecial(source) && kept.some(isOwner) ? NEVER : 0;
  };
}

// ── Generals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Goes to a General, or to the next one if he has fallen, and attacks with whatever there is. */
function attacks(first: Colour): Hint {
  return (s, d, choice) => {
    if (d.ask !== 'chooseAction') return 0;
    const hero = s.heroes[d.slot];
    const c = choice as Action;
    const target = isDefeated(s, first) ? s.generals.findIndex(({ life }) => life > 0) : first;
    switch (c.action) {
      case 'attackGeneral':
        return 30;
      case 'engage':
        return c.colour === NONE ? 20 : 0;
      case 'healWounds':
        return hero.lost > 1 ? 12 : 0;
      default:
        return nearer(hero, c, [generalSpace(s, target)], card => eligible[target][card]);
    }
  };
}

/** One card is enough: battles are lost, dice corrupted, Generals wounded. */
const commitsLittle: Hint = (_s, { ask }, choice) => (ask === 'commit' && choice === 'done' ? 5 : 0);

/** Wounds are left as they are. */
const neverHeals: Hint = (_s, { ask }, choice) =>
  ask === 'chooseAction' && (choice as Action).action === 'healWounds' ? NEVER : 0;

const staysOut: Hint = (_s, { ask }, choice) => (ask === 'join' && choice === 'stayOut' ? 5 : 0);

/** A Special is kept for a battle with this General, and whoever holds it seeks him. */
function carries(card: Card, general: Colour): Hint {
  const attacking = attacks(general);
  return (s, d, choice) => {
    if (spentBy(d, choice) === card) return d.ask === 'commit' ? MUST : NEVER;
    return d.ask === 'chooseAction' && s.heroes[d.slot].hand.includes(card) ? attacking(s, d, choice) : 0;
  };
}

function diceAgainst({ hand }: Hero, general: Colour): number {
  let sum = 0;
  for (const card of hand) if (card < FIRST_SPECIAL && eligible[general][card]) sum += cardDice[card];
  return sum;
}

/** Gorgutt is attacked until his wounds are too deep for him to march, but not to death, and then left alone. */
const woundsDeeply: Hint = (s, d, choice) => {
  const dice = 2 * s.generals[GREEN].life - 3; // a die is worth half a hit
  if (d.ask === 'commit' && choice === 'done' && s.battle?.general === GREEN) {
    return s.battle.dice.reduce((sum, n) => sum + n, 0) >= dice ? MUST : 0;
  }
  if (d.ask !== 'chooseAction' || isDefeated(s, GREEN)) return 0;
  if (isMajor(s, GREEN)) return (choice as Action).action === 'attackGeneral' ? NEVER : 0;
  return diceAgainst(s.heroes[d.slot], GREEN) >= dice / 3 ? attacks(GREEN)(s, d, choice) : 0;
};

/** Who is ahead in quests or Generals leaves the next one to others, so that the title is shared. */
const sharesTitle: Hint = (s, d, choice) => {
  if (d.ask === 'pickAttacker') return 9 * s.heroes[choice as number].slain.length;
  if (d.ask !== 'chooseAction' || (choice as Action).action !== 'quest') return 0;
  const done = s.heroes[d.slot].completed.length;
  return s.heroes.some(({ completed }) => completed.length < done) ? NEVER : 0;
};

/** A Spy is kept for the first General that heals. */
const spies: Hint = (_s, d, choice) => {
  if (spentBy(d, choice) !== SpyInTheCamp) return 0;
  return d.ask === 'playSpecial' || typeof choice === 'object' ? MUST : NEVER;
};

/** Minions of a colour are left alone until there are none beside the board. */
function spares(colour: Colour): Hint {
  return (s, d, choice) => {
    if (d.ask !== 'chooseAction') return 0;
    const c = choice as Action;
    const { space } = s.heroes[d.slot];
    switch (c.action) {
      case 'engage':
      case 'fireball':
      case 'battleFury':
        return minionsAt(s, space, colour) > 0 ? NEVER : 0;
      case 'archery':
        return minionsAt(s, c.to, colour) > 0 ? NEVER : 0;
      default:
        return 0;
    }
  };
}

// ── Quests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a hero's quest can be brought on. */
function questPlaces(s: RealmState, hero: Hero): readonly Space[] {
  if (hero.quest === NONE) return [];
  const { goal } = quests[hero.quest];
  const open = (_: Space, i: number): boolean => (hero.progress & (1 << i)) === 0;
  switch (goal.by) {
    case 'roll':
      return [goal.at];
    case 'scout':
      return [generalSpace(s, goal.general)];
    case 'visits':
      return goal.at.filter(open);
    case 'inns':
      return inns.filter(open);
    case 'gate':
      return hero.hand.flatMap(card => (cardColour[card] === RED ? [cardLocation[card]] : []));
    case 'hunt':
      return withMinions(s, goal.colour);
    case 'everyColour': {
      for (let colour = 0; colour < COLOURS; colour++) if (open(0, colour)) return withMinions(s, colour);
      return [];
    }
  }
}

/** Everybody follows their quests. */
const questing: Hint = (s, d, choice) => {
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = choice as Action;
  switch (c.action) {
    case 'quest':
      return 40;
    case 'engage':
      return c.colour === NONE ? 20 : 0;
    case 'buildGate':
      return hero.quest === FindMagicGate && spaces[hero.space].colour === RED ? 35 : 0;
    case 'spendQuest':
      return 15;
    case 'healWounds':
      return hero.lost > 2 ? 12 : 0;
    default: {
      const keepsRed = hero.quest === FindMagicGate;
      return nearer(hero, c, questPlaces(s, hero), card => keepsRed && cardColour[card] === RED);
    }
  }
};

/** Everybody follows their quests until they have a reward for battles; then they try it on a General. */
function questsAgainst(target: Colour, ...rewards: readonly Quest[]): Hint {
  const attacking = attacks(target);
  return (s, d, choice) => {
    if (d.ask !== 'chooseAction') return 0;
    const isArmed = rewards.some(quest => hasQuest(s.heroes[d.slot], quest));
    return (isArmed ? attacking : questing)(s, d, choice);
  };
}

/** Find Magic Gate is not spent, and who has it slays a General and looks for his minions. */
const slaysWithGate: Hint = (s, d, choice) => {
  if (spentBy(d, choice) === QUEST + FindMagicGate) return NEVER;
  if (d.ask === 'pickAttacker') return hasUnspent(s.heroes[choice as number], FindMagicGate) ? 0 : 9;
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  if (holderOf(s, QUEST + FindMagicGate) === NONE) return questing(s, d, choice);
  if (!hasUnspent(hero, FindMagicGate) || hero.slain.length === 0) return 0;
  return nearer(hero, choice as Action, withMinions(s, hero.slain[0]), none);
};

// ── Gates, the land, and Undead ──────────────────────────────────────────────────────────────────────────────────────

/** Everybody builds a gate wherever a card allows it, until there are none left. */
const builds: Hint = (s, d, choice) => {
  if (d.ask === 'playSpecial') return choice === MagicGate ? 9 : 0;
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = choice as Action;
  if (c.action === 'buildGate') return 40;
  if (c.action === 'play') return c.source === MagicGate ? 30 : 0;
  const sites = hero.hand.flatMap(card =>
    cardLocation[card] === NONE || s.gates[cardLocation[card]] === 1 ? [] : [cardLocation[card]],
  );
  return nearer(hero, c, sites, () => true);
};

/** All land is healed. */
const heals: Hint = (s, d, choice) => {
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = choice as Action;
  if (c.action === 'healLand' || c.action === 'sanctify') return 40;
  const curable = spaces.flatMap(({ colour }, space) =>
    s.crystals[space] > 0 && hero.hand.some(card => cardColour[card] === colour) ? [space] : [],
  );
  return nearer(hero, c, curable, card => curable.some(space => spaces[space].colour === cardColour[card]));
};

/** The Cleric drives Undead towards some places, and nobody fights those that are near. */
function herds(goals: readonly Space[]): Hint {
  const isNear = (space: Space): boolean => nearest(space, goals) <= 4;
  return (s, d, choice) => {
    if (d.ask === 'turnUndead') return choice === 'yes' ? 9 : 0;
    if (d.ask === 'moveUndead') return 9 - nearest(choice as Space, goals);
    if (d.ask !== 'chooseAction') return 0;
    const hero = s.heroes[d.slot];
    const c = choice as Action;
    const isWithHerd = minionsAt(s, hero.space, BLACK) > 0 && isNear(hero.space);
    if (c.action === 'engage' && (isWithHerd || hero.space === MonarchCity)) return NEVER;
    if (hero.hero !== Cleric) return 0;
    if (c.action === 'endDay') return isWithHerd ? 9 : 0;
    const herd = withMinions(s, BLACK).filter(space => isNear(space) && !goals.includes(space));
    const first = Math.min(...herd.map(space => nearest(space, goals)));
    return nearer(
      hero,
      c,
      herd.filter(space => nearest(space, goals) === first),
      none,
    );
  };
}

// ── The Night ────────────────────────────────────────────────────────────────────────────────────────────────────────

const playable: Source[] = [];

/** Two things with the same effect are kept until one can be played while the other's owner will be asked again. */
function playsTwice(a: Source, b: Source, window: Window): Hint {
  const isOther = (source: Source): boolean => source !== a && source !== b;
  return (s, d, choice) => {
    if (d.ask !== 'playSpecial' || d.window !== window || (choice !== a && choice !== b)) return 0;
    const second = choice === a ? b : a;
    const slot = holderOf(s, second);
    if (slot === NONE || refusePlay(s, second, window) !== undefined) return 0;
    const n = playableIn(s, s.heroes[slot].seat, window, playable);
    return playable.slice(0, n).some(isOther) ? 2 * MUST : 0;
  };
}

const HUNTERS: readonly Source[] = [OrcHunter, DemonHunter, DragonHunter, UndeadHunter].map(quest => QUEST + quest);

/** A hunter's quest and the Militia are played on the same card. */
const cancelsTwice: Hint = (s, d, choice) => {
  const source = spentBy(d, choice);
  if (HUNTERS.includes(source)) return holderOf(s, MilitiaSecuresArea) === NONE ? NEVER : MUST;
  if (source !== MilitiaSecuresArea) return 0;
  return d.ask === 'playSpecial' && s.night.cancelled !== 0 ? MUST : NEVER;
};

/** The Darkness card that shuffles all discard piles into their decks. */
const MARCH_ON_CITY: DarkCard = darknessCards.findIndex(({ kind }) => kind === 'city');

/** With so few Darkness cards left all Specials are kept: their owners are asked. */
const ALMOST_EMPTY = 8;

/**
 * Dark Visions is kept while the Darkness deck is drawn to its last card: the Wizard replaces the card that would refill
 * it, from then on whatever comes, and the last General is spared.
 */
const emptiesDarkness: Hint = (s, d, choice) => {
  const source = spentBy(d, choice);
  if (source === DarkVisions || (isSpecial(source) && s.darkDeck.length <= ALMOST_EMPTY)) return NEVER;
  if (d.ask === 'wisdom') {
    const isCityGone = s.darkDiscard.includes(MARCH_ON_CITY);
    const replaces = s.night.faceUp === MARCH_ON_CITY || (isCityGone && s.darkDeck.length > s.night.left);
    return (choice === 'replace') === replaces ? MUST : 0;
  }
  if (d.ask !== 'chooseAction') return 0;
  return (choice as Action).action === 'attackGeneral' && defeatedGenerals(s) === COLOURS - 1 ? NEVER : 0;
};

const quietsTwice = after(questing, keepsAsked(AllIsQuiet, QUEST + Raids), playsTwice(AllIsQuiet, QUEST + Raids, 'N0'));

export const seek: { readonly [part: string]: Lead<RealmState> } = {
  'refusal noDice': after(attacks(RED), commitsLittle),
  'refusal generalTooWounded': after(woundsDeeply, keepsAsked(StrongDefenses, QUEST + OrganizeMilitia)),
  'effect played SP16': after(attacks(GREEN), spies),
  'effect death of Rogue': after(takes(Rogue, Paladin), attacks(BLACK), commitsLittle, neverHeals),
  'effect staying out': after(staysOut),
  'effect dice SP04': after(carries(ElvenArchers, GREEN)),
  'effect dice SP05': after(carries(BattleStrategy, GREEN)),
  'effect dice SP11': after(carries(KingsGuardAttack, BLUE)),
  'effect dice SP12': after(carries(CavalrySweep, BLUE)),
  'effect dice SP13': after(carries(DarkVisions, GREEN)),
  'effect shared Champions': after(sharesTitle),
  'effect lost supply:blue': after(spares(BLUE), heals),
  'effect lost supply:black': after(spares(BLACK), heals),
  'effect lost supply:red': after(spares(RED)),
  'effect quest reward Q04': after(questsAgainst(RED, WarBannerOfValor)),
  'effect quest spent Q10': after(questsAgainst(GREEN, AmaraksBlessing)),
  'effect quest spent Q05': after(questsAgainst(BLUE, FindMagicGate)),
  'refusal dread': after(questsAgainst(BLACK, FindMagicGate, AmaraksBlessing)),
  'refusal rerollUsed': after(takes(EagleRider, Dwarf), questsAgainst(BLUE, UnicornSteed)),
  'refusal noFailedDice': after(takes(EagleRider), questsAgainst(GREEN, UnicornSteed)),
  'refusal noFailedDragonDice': after(takes(Dwarf), questsAgainst(GREEN, UnicornSteed)),
  'refusal noQuest': after(questing),
  'refusal slainWithoutDice': after(slaysWithGate),
  'decision pickGateToMove': after(builds),
  'refusal noCrystalAnywhere': after(takes(Cleric), heals, keeps(SpellOfPurity, QUEST + AncientTreeOfMagic)),
  'refusal cityIsFull': after(takes(Cleric), herds([MonarchCity]), keeps(KingsGuardAttack)),
  'refusal noMinionsInInns': after(takes(Cleric), herds(inns)),
  'refusal noCardsToCome': quietsTwice,
  'refusal notYourNight': quietsTwice,
  'refusal generalHeldBefore': after(
    questing,
    keepsAsked(StrongDefenses, QUEST + OrganizeMilitia),
    playsTwice(StrongDefenses, QUEST + OrganizeMilitia, 'NR'),
  ),
  'refusal alreadyCancelled': after(questing, cancelsTwice),
  'refusal noDarknessCards': after(takes(Wizard), emptiesDarkness),
};

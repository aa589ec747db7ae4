/** What must have been seen at work before the checkers believe that everything does. */
import type { Coverage } from '@vesper/kernel';
import { COLOUR_NAMES, isSpecial } from './content/cards.ts';
import { darknessCards } from './content/darkness.ts';
import { generals } from './content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, heroes } from './content/heroes.ts';
import { locationCards } from './content/locationCards.ts';
import { AmuletOfTheGods, BootsOfSpeed, UnicornSteed, WarBannerOfValor, quests } from './content/quests.ts';
import { specials } from './content/specials.ts';
import { BLACK, BLUE, FIRST_SPECIAL, GREEN, RED } from './content/types.ts';
import type { Card, Colour, HeroId, Quest } from './content/types.ts';
import type { RealmEvent } from './events.ts';
import { seek } from './seek.ts';
import { NONE, QUEST } from './state.ts';
import type { RealmState } from './state.ts';

/** Listed as a record, so that the compiler misses none. */
const events: Readonly<Record<RealmEvent['event'], true>> = {
  heroTaken: true,
  setupCard: true,
  setupFinished: true,
  turnBegan: true,
  mercy: true,
  bonusActions: true,
  styleChosen: true,
  formChosen: true,
  dayEnded: true,
  cardDrawn: true,
  cardTurnedUp: true,
  cardTaken: true,
  cardDiscarded: true,
  cardRemoved: true,
  deckRefilled: true,
  heroMoved: true,
  gatePlaced: true,
  rumorsHeard: true,
  diceRolled: true,
  landHealed: true,
  woundsHealed: true,
  wounded: true,
  woundIgnored: true,
  heroDied: true,
  heroArrived: true,
  undeadTurned: true,
  questDrawn: true,
  questProgressed: true,
  questCompleted: true,
  questFailed: true,
  questVoided: true,
  questSpent: true,
  combatRolled: true,
  rerolled: true,
  minionsDefeated: true,
  minionsRemoved: true,
  combatMissed: true,
  battleDeclared: true,
  joined: true,
  committed: true,
  corruptionRolled: true,
  attackScored: true,
  generalDefeated: true,
  generalSurvived: true,
  generalRegenerated: true,
  bannerRaised: true,
  sentHome: true,
  generalHealed: true,
  warStatusAdvanced: true,
  specialPlayed: true,
  passed: true,
  generalDrivenBack: true,
  generalSpied: true,
  visionsSeen: true,
  visionDiscarded: true,
  visionsReturned: true,
  nightFell: true,
  nightQuiet: true,
  darknessTurnedUp: true,
  darknessReplaced: true,
  placementCancelled: true,
  generalHeld: true,
  minionPlaced: true,
  minionsNotPlaced: true,
  overrun: true,
  crystalPlaced: true,
  crystalRemoved: true,
  generalAdvanced: true,
  generalStayed: true,
  won: true,
  lost: true,
  championScored: true,
};

// ── Names of parts ───────────────────────────────────────────────────────────────────────────────────────────────────

const cardId = (card: Card): string => (isSpecial(card) ? specials[card - FIRST_SPECIAL].id : locationCards[card].id);
const general = (what: string, colour: Colour): string => `${what} ${generals[colour].name}`;
const quest = (what: string, n: Quest): string => `quest ${what} ${quests[n].id}`;
const skill = (hero: HeroId, n: number): string => `skill ${heroes[hero].skills[n].name}`;

const WAYS = ['foot', 'horse', 'eagle', 'gateCard', 'gate', 'steed', 'flight', 'teleport', 'hammer', 'gryphon'];
const WINDOWS = ['D', 'N0', 'NR', 'CR', 'limit', 'action'];
const LOSSES = ['general', 'taint', 'city', ...generals.map((_, colour) => `supply:${COLOUR_NAMES[colour]}`)];
const STAYS = ['notNext', 'major', 'defeated', 'held'];
/** By the clause that puts a crystal down: setup, overrun, a full neighbour, Demons that spread, and taint only. */
const TAINTS = ['REA-3.20', 'REA-5.36', 'REA-5.38', 'REA-R13', 'REA-R11'];
/** By the clause that puts a minion down: setup twice, a card, an overrun, a special card, a General's arrival. */
const PLACEMENTS = ['REA-3.17', 'REA-3.18', 'REA-4.11', 'REA-5.37', 'REA-R47', 'REA-R19'];
/** Why a setup card was put aside. */
const ASIDE = ['REA-3.16', 'REA-3.19'];
const DEFEATS = ['engage', 'archery', 'slayer', 'fireball', 'battleFury', 'battleStrategy', 'envoy'];

/** Rewards that work all the time and show in an event; Helm of Power draws like others. */
const PASSIVE: readonly Quest[] = [AmuletOfTheGods, BootsOfSpeed, WarBannerOfValor, UnicornSteed];

const all: readonly string[] = [
  ...Object.keys(events).map(event => `event ${event}`),
  ...locationCards.flatMap(({ id }) => [`drawn ${id}`, `travel ${id}`, `dice ${id}`]),
  ...specials.flatMap(({ id }) => [`drawn ${id}`, `played ${id}`, `dice ${id}`]),
  ...darknessCards.map(({ id }) => `darkness ${id}`),
  ...quests.flatMap(({ goal, reward }, n) => [
    quest('drawn', n),
    quest('completed', n),
    ...(goal.by === 'roll' ? [quest('failed', n)] : []),
    ...(reward === 'spend' ? [quest('spent', n)] : []),
  ]),
  ...PASSIVE.map(n => quest('reward', n)),
  'quest kept after failure',
  ...heroes.flatMap(({ name, skills }) => [
    `turn of ${name}`,
    `death of ${name}`,
    `arrival of ${name}`,
    ...skills.map(one => `skill ${one.name}`),
  ]),
  ...generals.flatMap((_, colour) =>
    ['advance', 'defeat', 'survival', 'attack', 'slayer', 'retreat', 'held'].map(what => general(what, colour)),
  ),
  ...[GREEN, BLACK, RED].map(colour => general('healing', colour)),
  'Parry',
  'Corruption',
  'Corruption of a Special',
  'Corruption withstood',
  'Regeneration',
  'joining',
  'staying out',
  ...generals.map((_, colour) => `overrun by ${COLOUR_NAMES[colour]}`),
  ...TAINTS.map(rule => `taint ${rule}`),
  ...PLACEMENTS.map(rule => `placement ${rule}`),
  ...ASIDE.map(rule => `aside ${rule}`),
  ...STAYS.map(why => `stays ${why}`),
  ...DEFEATS.map(how => `defeat by ${how}`),
  ...WAYS.map(way => `way ${way}`),
  ...WINDOWS.map(window => `window ${window}`),
  ...['hero', 'quest', 'darkness'].map(deck => `refill ${deck}`),
  'gate from the supply',
  'gate from elsewhere',
  'General only',
  'replaced by Wisdom',
  'Mid War',
  'Late War',
  ...LOSSES.map(why => `lost ${why}`),
  'one Champion',
  'shared Champions',
];

// ── What an event shows ──────────────────────────────────────────────────────────────────────────────────────────────

type Told<Name extends RealmEvent['event']> = Extract<RealmEvent, { readonly event: Name }>;

function shown(told: RealmEvent): readonly string[] {
  switch (told.event) {
    case 'setupCard':
      return told.used ? [] : [`aside ${told.rule}`];
    case 'turnBegan':
      return [`turn of ${heroes[told.hero!].name}`];
    case 'bonusActions':
      return bonuses(told);
    case 'styleChosen':
      return told.style === 'sky' ? [skill(EagleRider, 1)] : [];
    case 'formChosen':
      return told.form === NONE ? [] : [skill(Sorceress, 0)];
    case 'cardDrawn':
      return [
        ...(told.card === undefined ? [] : [`drawn ${cardId(told.card)}`]),
        ...(told.hero === Rogue && told.rule === 'REA-5.7' ? [skill(Rogue, 1)] : []),
      ];
    case 'cardTaken':
    case 'cardTurnedUp':
      return [`drawn ${cardId(told.card)}`];
    case 'deckRefilled':
      return [`refill ${told.deck}`];
    case 'heroMoved':
      return moves(told);
    case 'gatePlaced':
      return [told.from === NONE ? 'gate from the supply' : 'gate from elsewhere'];
    case 'rumorsHeard':
      return told.hero === Rogue && told.source === NONE ? [skill(Rogue, 2)] : [];
    case 'diceRolled':
      return dice(told);
    case 'woundIgnored':
      return SHIELDS[told.by] ?? [];
    case 'heroDied':
      return [`death of ${heroes[told.hero].name}`];
    case 'heroArrived':
      return [`arrival of ${heroes[told.hero].name}`];
    case 'undeadTurned':
      return [skill(Cleric, 1)];
    case 'questDrawn':
      return [quest('drawn', told.quest)];
    case 'questCompleted':
      return [quest('completed', told.quest)];
    case 'questFailed':
      return told.kept ? [quest('failed', told.quest), 'quest kept after failure'] : [quest('failed', told.quest)];
    case 'questSpent':
      return [quest('spent', told.quest)];
    case 'combatRolled':
      return rolls(told);
    case 'rerolled':
      return REROLLS[told.source];
    case 'minionsDefeated':
      return told.how === 'slayer'
        ? [`defeat by ${told.how}`, general('slayer', told.colour)]
        : [`defeat by ${told.how}`];
    case 'battleDeclared':
      return [general('attack', told.general)];
    case 'joined':
      return [told.joins ? 'joining' : 'staying out'];
    case 'committed':
      return [`dice ${cardId(told.card)}`];
    case 'corruptionRolled':
      if (!told.lost) return ['Corruption withstood'];
      return isSpecial(told.card) ? ['Corruption', 'Corruption of a Special'] : ['Corruption'];
    case 'attackScored':
      return told.rule === 'REA-7.12' ? ['Parry'] : [];
    case 'generalDefeated':
      return [general('defeat', told.general)];
    case 'generalSurvived':
      return [general('survival', told.general)];
    case 'generalRegenerated':
      return ['Regeneration'];
    case 'bannerRaised':
      return [quest('reward', WarBannerOfValor)];
    case 'generalHealed':
      return told.general === BLUE ? [] : [general('healing', told.general)];
    case 'warStatusAdvanced':
      return [told.status === 'mid' ? 'Mid War' : 'Late War'];
    case 'specialPlayed':
      return told.source >= QUEST
        ? [`window ${told.window}`]
        : [`window ${told.window}`, `played ${cardId(told.source)}`];
    case 'generalDrivenBack':
      return [general('retreat', told.general)];
    case 'darknessTurnedUp':
      return told.generalOnly
        ? [`darkness ${darknessCards[told.card].id}`, 'General only']
        : [`darkness ${darknessCards[told.card].id}`];
    case 'darknessReplaced':
      return ['replaced by Wisdom', `skill Wisdom`];
    case 'generalHeld':
      return [general('held', told.general)];
    case 'minionPlaced':
      return [`placement ${told.rule}`];
    case 'overrun':
      return [`overrun by ${COLOUR_NAMES[told.colour]}`];
    case 'crystalPlaced':
      return [`taint ${told.rule}`];
    case 'generalAdvanced':
      return [general('advance', told.general)];
    case 'generalStayed':
      return [`stays ${told.why}`];
    case 'won':
      return [told.champions.length === 1 ? 'one Champion' : 'shared Champions'];
    case 'lost':
      return [`lost ${told.why}`];
    default:
      return [];
  }
}

/** Nobody has two bonus actions without the Boots: the other three sources belong to different heroes. */
function bonuses({ hero, amount }: Told<'bonusActions'>): string[] {
  const found = amount >= 2 ? [quest('reward', BootsOfSpeed)] : [];
  if (amount % 2 === 0) return found; // the Boots alone
  if (hero === Dwarf) found.push(skill(Dwarf, 0));
  if (hero === EagleRider) found.push(skill(EagleRider, 3));
  if (hero === Ranger) found.push(skill(Ranger, 2));
  return found;
}

function moves({ way, card, hero }: Told<'heroMoved'>): string[] {
  const found = [`way ${way}`];
  if (card !== NONE && !isSpecial(card)) found.push(`travel ${cardId(card)}`);
  if (way === 'flight') found.push(skill(EagleRider, 0));
  if (way === 'teleport') found.push('skill Teleport');
  if (way === 'steed' && hero === Paladin) found.push(skill(Paladin, 0));
  return found;
}

function dice({ why, hero }: Told<'diceRolled'>): string[] {
  if (why === 'sanctify') return [skill(Cleric, 2)];
  if (why === 'fireball') return ['skill Fireball'];
  return hero === Sorceress && (why === 'healLand' || why === 'quest') ? [skill(Sorceress, 2)] : [];
}

/** The skill that a modifier shows; with the Amulet on top it could be either, so only bare ones count. */
function rolls({ hero, kind, modifiers }: Told<'combatRolled'>): string[] {
  const found = kind === 'archery' ? [skill(Ranger, 1)] : [];
  const isMinions = kind !== 'general';
  if (hero === Cleric && isMinions && modifiers[BLACK] + modifiers[RED] > 0) found.push(skill(Cleric, 0));
  if (hero === Ranger && kind !== 'archery' && modifiers.some(n => n > 0)) found.push(skill(Ranger, 0));
  if (hero === Sorceress && modifiers.some(n => n > 1)) found.push(skill(Sorceress, 1));
  const plain = hero !== Cleric && hero !== Ranger && hero !== Sorceress;
  if (plain && modifiers.some(n => n > 0)) found.push(quest('reward', AmuletOfTheGods));
  return found;
}

const REROLLS: { readonly [Source in Told<'rerolled'>['source']]: readonly string[] } = {
  dragonSlayer: [skill(Dwarf, 1)],
  ground: [skill(EagleRider, 2)],
  unicorn: [quest('reward', UnicornSteed)],
  battleLuck: [],
};

const SHIELDS: { readonly [by: string]: readonly string[] } = {
  armor: [skill(Dwarf, 2)],
  aura: [skill(Paladin, 2)],
  bravery: [skill(Paladin, 1)],
  hideInTheShadows: [skill(Rogue, 0)],
};

export const coverage: Coverage<RealmEvent, RealmState> = {
  all,
  of: told => [`event ${told.event}`, ...shown(told)],
  seek,
};

/** The targets of Specials and spent quests: spaces, heroes, Generals and colours. Minions are in sweep.ts. */
import { andThen, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Ask, OrStop, RealmDecision } from '../agenda.ts';
import { ALL_COLOURS } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { SPACES, locations } from '../content/distances.ts';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import {
  AncientTreeOfMagic,
  DemonHunter,
  DragonHunter,
  KingOfTheGryphons,
  OrcHunter,
  UndeadHunter,
} from '../content/quests.ts';
import {
  BattleStrategy,
  CavalrySweep,
  ElvenArchers,
  HammerOfValor,
  LocalInformation,
  MagicGate,
  MilitiaSecuresArea,
  SpellOfPurity,
  SpyInTheCamp,
} from '../content/specials.ts';
import { COLOURS, GREEN } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { isDefeated, minionsAt, tell } from '../table.ts';
import { slotChosen } from './because.ts';
import { callColour } from './cards.ts';
import { healsThisTurn } from './darkness.ts';
import { placeGate } from './gates.ts';
import { defeatMinions, removeMinions } from './minions.ts';
import { removeCrystals } from './placement.ts';
import { settleQuests } from './quests.ts';
import { canDriveBack, effectRule, hunted } from './specials.ts';
import { refuseSweep, sweepInto } from './sweep.ts';
import { canEnter, moveHero } from './travel.ts';

const pickOneFirst = no('REA-R52', 'pickOneFirst');

// ── Spaces ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export function askSpace(s: RealmState, slot: Slot, source: Source, left: number, done: number, who: Slot): void {
  const { seat } = s.heroes[slot];
  andThen(s, { ask: 'pickSpace', seat, slot, source, left, done, who, at: NONE, visited: [] });
}

const ALL_SPACES: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);
const LOCATIONS_OR_STOP: readonly OrStop<Space>[] = [...locations, 'stop'];

const hasGate = no('REA-R36', 'hasGate');
const sameSpace = no('REA-R37', 'sameSpace', (_s: RealmState, { who }: Ask<'pickSpace'>) => ({ slot: who }));
const closedToForm = no('REA-5.7', 'closedToForm');
const noCrystal = no('REA-R52', 'noCrystal');
const notGreen = no('REA-R52', 'notGreen');
const noMinions = no('REA-R52', 'noMinions');
const notOnCard = no('REA-R52', 'notOnCard');
const wrongColour = no('REA-R52', 'wrongColour', (_s: RealmState, { source }: Ask<'pickSpace'>, space: Space) => ({
  colour: spaces[space].colour,
  source,
  hunted: hunted(source),
}));
const alreadyCancelled = no('REA-R52', 'alreadyCancelled');

const pickSpace: RealmDecision<'pickSpace'> = {
  rule: 'REA-7.6',
  asked: 'ifChoice',
  candidates(_s, { source }) {
    if (source === HammerOfValor) return ALL_SPACES;
    return source === ElvenArchers || source === BattleStrategy || source === CavalrySweep
      ? LOCATIONS_OR_STOP
      : locations;
  },
  refuse: (s, d, c) => (c === 'stop' ? refuseStop(s, d) : refuseSpace(s, d, c)),
  choose(s, d, c) {
    if (c !== 'stop') takeSpace(s, d, c);
    else if (d.source === BattleStrategy) askDriveBack(s, d.slot, d.done);
  },
};

/** Something must happen once a card has been played. */
function refuseStop(s: RealmState, { source, done, at }: Ask<'pickSpace'>): Objection | undefined {
  if (source === CavalrySweep) return at === NONE ? pickOneFirst : undefined;
  if (done > 0) return undefined;
  return source === BattleStrategy && canDriveBack(s) ? undefined : pickOneFirst;
}

function refuseSpace(s: RealmState, d: Ask<'pickSpace'>, space: Space): Objection | undefined {
  switch (d.source) {
    case MagicGate:
      return s.gates[space] === 1 ? hasGate : undefined;
    case HammerOfValor:
    case QUEST + KingOfTheGryphons: {
      const hero = s.heroes[d.who];
      if (hero.space === space) return sameSpace;
      return canEnter(hero, space) ? undefined : closedToForm;
    }
    case SpellOfPurity:
    case QUEST + AncientTreeOfMagic:
      return s.crystals[space] === 0 ? noCrystal : undefined;
    case ElvenArchers:
      if (spaces[space].colour !== GREEN) return notGreen;
      return s.crowd[space] === 0 ? noMinions : undefined;
    case BattleStrategy:
      return s.crowd[space] === 0 ? noMinions : undefined;
    case CavalrySweep:
      return refuseSweep(s, d, space);
    default:
      return refusePlacement(s, d.source, space);
  }
}

/** Militia Secures Area and the hunters: A or B of the card that lies face up. */
function refusePlacement(s: RealmState, source: Source, space: Space): Objection | undefined {
  const place = placeOnCard(s, space);
  if (place === NONE) return notOnCard;
  const colour = hunted(source);
  if (colour !== NONE && spaces[space].colour !== colour) return wrongColour;
  return (s.night.cancelled & (1 << place)) === 0 ? undefined : alreadyCancelled;
}

/** 0 = A, 1 = B of the card face up, NONE = neither. */
function placeOnCard(s: RealmState, space: Space): number {
  const { places } = darknessCards[s.night.faceUp];
  for (let i = 0; i < places.length; i++) if (places[i].space === space) return i;
  return NONE;
}

function takeSpace(s: RealmState, d: Ask<'pickSpace'>, space: Space): void {
  const { source, slot, left, done, who } = d;
  switch (source) {
    case MagicGate:
      placeGate(s, slot, space, 'REA-R36');
      return;
    case HammerOfValor:
      moveHero(s, who, space, 'hammer', HammerOfValor, 'REA-7.6');
      return;
    case QUEST + KingOfTheGryphons:
      moveHero(s, who, space, 'gryphon', NONE, 'REA-R43');
      if (left > 1) askHeroTarget(s, slot, source, left - 1, who);
      return;
    case SpellOfPurity:
      removeCrystals(s, slot, space, s.crystals[space], 'REA-7.6');
      return;
    case QUEST + AncientTreeOfMagic:
      removeCrystals(s, slot, space, 1, 'REA-R43');
      return;
    case ElvenArchers:
      for (let colour = 0; colour < COLOURS; colour++) {
        removeMinions(s, slot, space, colour, minionsAt(s, space, colour), 'REA-R50');
      }
      if (left > 1) askSpace(s, slot, source, left - 1, done + 1, NONE);
      return;
    case BattleStrategy:
      for (let colour = 0; colour < COLOURS; colour++) {
        defeatMinions(s, slot, space, colour, minionsAt(s, space, colour), 'battleStrategy', 'REA-R50');
      }
      if (left > 1) askSpace(s, slot, source, left - 1, done + 1, NONE);
      else askDriveBack(s, slot, done + 1);
      return;
    case CavalrySweep:
      sweepInto(s, d, space);
      return;
    case MilitiaSecuresArea:
    case QUEST + OrcHunter:
    case QUEST + DemonHunter:
    case QUEST + DragonHunter:
    case QUEST + UndeadHunter:
      s.night.cancelled |= 1 << placeOnCard(s, space);
      tell(s, { event: 'placementCancelled', rule: effectRule(source), slot, space });
  }
}

// ── Heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export function askHeroTarget(s: RealmState, slot: Slot, source: Source, left: number, moved: Slot): void {
  andThen(s, { ask: 'pickHeroTarget', seat: s.heroes[slot].seat, slot, source, left, moved });
}

const MOST_HEROES = 4;
const SLOTS: readonly (readonly Slot[])[] = Array.from({ length: MOST_HEROES + 1 }, (_, n) =>
  Array.from({ length: n }, (_unused, slot) => slot),
);
const SLOTS_OR_STOP: readonly (readonly OrStop<Slot>[])[] = SLOTS.map(slots => [...slots, 'stop']);

const movedBefore = no('REA-R52', 'movedBefore', slotChosen);

/** Hammer of Valor: any one hero; King of the Gryphons: one, and perhaps another. */
const pickHeroTarget: RealmDecision<'pickHeroTarget'> = {
  rule: 'REA-7.6',
  asked: 'ifChoice',
  candidates: (s, { source }) => (source === HammerOfValor ? SLOTS : SLOTS_OR_STOP)[s.heroes.length],
  refuse(_s, { moved }, c) {
    if (c === 'stop') return moved === NONE ? pickOneFirst : undefined;
    return c === moved ? movedBefore : undefined;
  },
  choose(s, { slot, source, left, moved }, c) {
    if (c !== 'stop') askSpace(s, slot, source, left, moved === NONE ? 0 : 1, c);
  },
};

// ── Generals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const COLOURS_OR_STOP: readonly OrStop<Colour>[] = [...ALL_COLOURS, 'stop'];

const isFallen = no('REA-R20', 'isFallen');
const atStart = no('REA-R18', 'atStart');
const notHealing = no('REA-R21', 'notHealing');

/** Battle Strategy: why a General cannot be driven back a step. */
export function refuseDriveBack(s: RealmState, general: Colour): Objection | undefined {
  if (isDefeated(s, general)) return isFallen;
  return s.generals[general].step === 0 ? atStart : undefined;
}

function refuseSpy(s: RealmState, general: Colour): Objection | undefined {
  if (isDefeated(s, general)) return isFallen;
  return healsThisTurn(s, general) ? undefined : notHealing;
}

function askDriveBack(s: RealmState, slot: Slot, done: number): void {
  andThen(s, { ask: 'pickGeneral', seat: s.heroes[slot].seat, slot, source: BattleStrategy, done });
}

const pickGeneral: RealmDecision<'pickGeneral'> = {
  rule: 'REA-7.6',
  asked: 'ifChoice',
  candidates: (_s, { source }) => (source === BattleStrategy ? COLOURS_OR_STOP : ALL_COLOURS),
  refuse(s, { source, done }, c) {
    if (c === 'stop') return done === 0 ? pickOneFirst : undefined;
    return source === SpyInTheCamp ? refuseSpy(s, c) : refuseDriveBack(s, c);
  },
  choose(s, { slot, source }, c) {
    if (c !== 'stop') {
      if (source === SpyInTheCamp) {
        s.generals[c].spied = true;
        tell(s, { event: 'generalSpied', rule: 'REA-R21', slot, general: c });
      } else driveBack(s, slot, c);
    }
    // The minions of Battle Strategy were defeated: quests are completed after the card.
    if (source === BattleStrategy) settleQuests(s, slot);
  },
};

function driveBack(s: RealmState, slot: Slot, general: Colour): void {
  s.generals[general].step--;
  const to = generals[general].route[s.generals[general].step];
  tell(s, { event: 'generalDrivenBack', rule: 'REA-R18', slot, general, to });
}

// ── Colours ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Local Information turns up 5 cards and does not count as Rumors (REA-R34). */
const pickColour: RealmDecision<'pickColour'> = {
  rule: 'REA-R34',
  candidates: () => ALL_COLOURS,
  choose(s, { slot, source }, c) {
    callColour(s, slot, c, source === LocalInformation ? 5 : 2, source, 'REA-R34');
  },
};

export const targetDecisions = { pickSpace, pickHeroTarget, pickGeneral, pickColour };

/**
 * How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. Whatever a hint is
 * silent about is chosen by the bots' own policy.
 */
import type { Lead } from '@vesper/checkers';
import { inns } from '../content/distances.ts';
import { Cleric, Dwarf, EagleRider, heroes, Paladin, Rogue, Wizard } from '../content/heroes.ts';
import { MonarchCity } from '../content/map.ts';
import {
  AmaraksBlessing,
  AncientTreeOfMagic,
  FindMagicGate,
  OrganizeMilitia,
  quests,
  Raids,
  UnicornSteed,
  WarBannerOfValor,
} from '../content/quests.ts';
import {
  AllIsQuiet,
  BattleStrategy,
  CavalrySweep,
  DarkVisions,
  ElvenArchers,
  KingsGuardAttack,
  SpellOfPurity,
  StrongDefenses,
} from '../content/specials.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import {
  attacks,
  carries,
  commitsLittle,
  neverHeals,
  sharesTitle,
  spares,
  spies,
  staysOut,
  woundsDeeply,
} from './seek/generals.ts';
import { after, comesLater, keeps, keepsAsked, takes } from './seek/hints.ts';
import { builds, heals, herds } from './seek/lands.ts';
import { cancelsTwice, emptiesDarkness, playsTwice } from './seek/night.ts';
import { questing, questsAgainst, slaysWithGate } from './seek/quests.ts';
import { QUEST } from '../state.ts';
import type { RealmState } from '../state.ts';

const quietsTwice = after(questing, keepsAsked(AllIsQuiet, QUEST + Raids), playsTwice(AllIsQuiet, QUEST + Raids, 'N0'));

export const seek: { readonly [part: string]: Lead<RealmState> } = {
  'refusal noDice': after(attacks(RED), commitsLittle),
  'refusal generalTooWounded': after(woundsDeeply, keepsAsked(StrongDefenses, QUEST + OrganizeMilitia)),
  'effect played SP16': after(attacks(GREEN), spies),
  'effect death of Rogue': after(takes(Rogue, Paladin), attacks(BLACK), commitsLittle, neverHeals),
  ...Object.fromEntries(
    heroes.map(({ name }, hero) => [
      `effect arrival of ${name}`,
      after(comesLater(hero), attacks(BLACK), commitsLittle, neverHeals),
    ]),
  ),
  ...Object.fromEntries(
    quests.flatMap(({ id, goal }) => (goal.by === 'roll' ? [[`effect quest failed ${id}`, after(questing)]] : [])),
  ),
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

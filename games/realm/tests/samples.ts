/** A table to speak of, and one event of each kind. */
import type { Viewer } from '@vesper/kernel';
import { Cleric, Dwarf, Wizard } from '../content/heroes.ts';
import { DarkWoods, OrcValley, RavenForest, SeaBirdPort, ThornyWoods, WolfPass } from '../content/map.ts';
import { Raids, UndeadHunter, WarBannerOfValor } from '../content/quests.ts';
import { BattleLuck, BattleStrategy } from '../content/specials.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

/** Seat 0 is the Wizard in Orc Valley, seat 1 the Dwarf in Monarch City. */
export const atTable: Arrangement = { heroes: [{ hero: Wizard, at: OrcValley, hand: [1, 4] }, { hero: Dwarf }] };

export const seen = (viewer: Viewer, at: Arrangement = atTable): RealmView => realm.view(arrange(at).s, viewer);

export type Sample<Name extends RealmEvent['event']> = Omit<Extract<RealmEvent, { event: Name }>, 'event' | 'rule'>;

/** One event of each kind. */
export const samples: { readonly [Name in RealmEvent['event']]: Sample<Name> } = {
  heroTaken: { slot: 0, hero: Wizard },
  setupCard: { card: 0, used: true },
  setupFinished: { slot: 0 },
  turnBegan: { slot: 0, turn: 5, actions: 5 },
  mercy: { slot: 0 },
  bonusActions: { slot: 0, amount: 2 },
  styleChosen: { slot: 0, style: 'sky' },
  formChosen: { slot: 0, form: BLACK },
  dayEnded: { slot: 0 },
  cardDrawn: { slot: 0, card: 1 },
  cardTurnedUp: { slot: 0, card: 1, kept: true },
  cardTaken: { slot: 0, card: 1 },
  cardDiscarded: { slot: 0, card: 1 },
  cardRemoved: { slot: 0, card: BattleLuck },
  deckRefilled: { deck: 'hero', cards: 30 },
  heroMoved: { slot: 0, from: WolfPass, to: SeaBirdPort, way: 'horse', card: 1 },
  gatePlaced: { slot: 0, space: WolfPass, from: NONE },
  rumorsHeard: { slot: 0, colour: BLUE, source: NONE },
  diceRolled: { slot: 0, why: 'healLand', faces: [4, 3], needs: 5 },
  landHealed: { slot: 0, space: RavenForest, left: 0 },
  woundsHealed: { slot: 0, amount: 2 },
  wounded: { slot: 0, amount: 1, from: 'minions' },
  woundIgnored: { slot: 0, amount: 1, by: 'armor' },
  heroDied: { slot: 0, hero: Wizard },
  heroArrived: { slot: 0, hero: Cleric },
  undeadTurned: { slot: 0, from: DarkWoods, to: SeaBirdPort },
  questDrawn: { slot: 0, quest: Raids },
  questProgressed: { slot: 0, quest: UndeadHunter, progress: 2 },
  questCompleted: { slot: 0, quest: Raids },
  questFailed: { slot: 0, quest: WarBannerOfValor, kept: true },
  questVoided: { slot: 0, quest: 18 },
  questSpent: { slot: 0, quest: Raids },
  combatRolled: {
    slot: 0,
    kind: 'engage',
    space: OrcValley,
    colours: [GREEN, GREEN, RED],
    faces: [2, 5, 3],
    modifiers: [1, 0, 0, 0],
  },
  rerolled: { slot: 0, source: 'battleLuck', faces: [4, 6] },
  minionsDefeated: { slot: 0, space: OrcValley, colour: GREEN, amount: 2, how: 'engage' },
  minionsRemoved: { slot: 0, space: OrcValley, colour: RED, amount: 1 },
  combatMissed: { slot: 0, space: OrcValley },
  battleDeclared: { slot: 0, general: GREEN },
  joined: { slot: 0, general: GREEN, joins: true },
  committed: { slot: 0, card: 4, dice: 2 },
  corruptionRolled: { slot: 0, card: 44, face: 1, lost: true },
  attackScored: { slot: 0, general: GREEN, hits: 3, ones: 1 },
  generalDefeated: { slot: 0, general: GREEN },
  generalSurvived: { general: GREEN, hits: 2, life: 4 },
  generalRegenerated: { general: BLUE, life: 4 },
  bannerRaised: { slot: 0 },
  sentHome: { slot: 0, from: ThornyWoods },
  generalHealed: { general: GREEN, life: 5 },
  warStatusAdvanced: { status: 'mid' },
  specialPlayed: { slot: 0, source: BattleStrategy, window: 'D' },
  passed: { seat: 0, window: 'N0' },
  generalDrivenBack: { slot: 0, general: GREEN, to: ThornyWoods },
  generalSpied: { slot: 0, general: GREEN },
  visionsSeen: { slot: 0, cards: [0, 47] },
  visionDiscarded: { slot: 0, card: 0 },
  visionsReturned: { slot: 0, cards: [47] },
  nightFell: { cards: 2 },
  nightQuiet: { slot: 0 },
  darknessTurnedUp: { card: 0, number: 2, generalOnly: true },
  darknessReplaced: { slot: 0, card: 0 },
  placementCancelled: { slot: 0, space: RavenForest },
  generalHeld: { slot: 0, general: BLACK },
  minionPlaced: { space: RavenForest, colour: GREEN },
  minionsNotPlaced: { space: RavenForest, colour: GREEN, amount: 2 },
  overrun: { space: RavenForest, colour: GREEN },
  crystalPlaced: { space: RavenForest, onBoard: 3 },
  crystalRemoved: { slot: 0, space: RavenForest, left: 0 },
  generalAdvanced: { general: BLACK, from: DarkWoods, to: SeaBirdPort },
  generalStayed: { general: BLACK, why: 'notNext' },
  won: { champions: [0] },
  lost: { why: 'taint' },
  championScored: { slot: 0, quests: 2, generals: 1 },
};

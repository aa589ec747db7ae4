/** What can happen, as it is told: in the past tense, with the rule that caused it. */
import type { Event, Seat } from '@vesper/kernel';
import type { EncounterEvent } from './rules/encounter/events.ts';
import type { Card, DeckName, Figure, FoeKind, Form, Member, Node, Space } from './state.ts';

export type Happened<Name extends string, Fields = unknown> = Event & { readonly event: Name } & Fields & {
    /** The foes it speaks of: `tell` adds them, since a foe is forgotten with its map. */
    readonly foes?: readonly ToldFoe[];
  };
/** A foe as it was when something was told of it. */
export interface ToldFoe {
  readonly figure: Figure;
  readonly kind: FoeKind;
  /** The how many-th of its kind on the map, from 1; 0 = all of its kind in a skirmish. */
  readonly number: number;
}
export type ByMember<Fields = unknown> = { readonly who: Member } & Fields;
export type ByFigure<Fields = unknown> = { readonly figure: Figure } & Fields;

type CoreEvent =
  // Setup
  | Happened<'gameBegan', { readonly story: number }>
  | Happened<
      'characterBrought',
      ByMember<{
        readonly seat: Seat;
        readonly booklet: number;
        readonly lore: number;
        readonly completed: readonly string[];
      }>
    >
  | Happened<'characterChosen', ByMember<{ readonly seat: Seat; readonly booklet: number }>>
  | Happened<'pathChosen', ByMember<{ readonly path: number }>>
  | Happened<'mysticsDealt', ByMember<{ readonly cards: readonly Card[] }>>
  // Story
  | Happened<'chapterBegan', { readonly chapter: number }>
  | Happened<'stepRead', { readonly chapter: number; readonly step: number }>
  | Happened<'lineRead', { readonly chapter: number; readonly line: string }>
  | Happened<'optionChosen', { readonly chapter: number; readonly step: number; readonly option: number }>
  | Happened<'flagSet', { readonly flag: string }>
  | Happened<'clockTicked', { readonly turns: number; readonly limit: number }>
  | Happened<'clockExpired', { readonly chapter: number }>
  | Happened<'chapterEnded', { readonly chapter: number }>
  | Happened<'storyWon', { readonly story: number }>
  | Happened<'storyLost', { readonly story: number }>
  // World Map
  | Happened<'groupMoved', { readonly from: Node; readonly to: Node }>
  | Happened<'groupStayed', { readonly node: Node }>
  | Happened<'destinationReached', { readonly node: Node }>
  | Happened<'leaderPassed', { readonly who: Member }>
  | Happened<'dayTurned', { readonly isNight: boolean }>
  | Happened<'rested', { readonly who: Member }>
  | Happened<'restRolled', { readonly rolled: number; readonly isDisturbed: boolean }>
  | Happened<'markGained', { readonly marks: number; readonly limit: number }>
  // Events
  | Happened<'eventDrawn', { readonly card: Card; readonly isNight: boolean }>
  | Happened<'eventOptionChosen', { readonly card: Card; readonly option: number }>
  // Towns
  | Happened<'townEntered', { readonly node: Node }>
  | Happened<'marketLaid', { readonly cards: readonly Card[] }>
  | Happened<'fineAtGate', ByMember>
  | Happened<'serviceUsed', ByMember<{ readonly service: number; readonly price: number }>>
  | Happened<'bartered', ByMember<{ readonly passed: boolean; readonly banned: boolean }>>
  | Happened<'bought', ByMember<{ readonly card: Card; readonly price: number }>>
  | Happened<'sold', ByMember<{ readonly card: Card; readonly price: number }>>
  | Happened<'brewTried', ByMember<{ readonly recipe: Card; readonly passed: boolean }>>
  | Happened<'commissionShown', ByMember<{ readonly cards: readonly Card[] }>>
  | Happened<'townLeft', { readonly node: Node }>
  // Dice
  | Happened<
      'checkMade',
      ByMember<{
        readonly skill: number;
        readonly natural: number;
        readonly total: number;
        readonly needed: number;
        readonly passed: boolean;
      }>
    >
  | Happened<'checkFailedUnmade', { readonly skill: number; readonly needed: number }>
  | Happened<
      'resisted',
      ByMember<{
        readonly status: number;
        readonly natural: number;
        readonly total: number;
        readonly needed: number;
        readonly passed: boolean;
      }>
    >
  | Happened<'searched', ByMember<{ readonly space: Space; readonly natural: number; readonly total: number }>>
  | Happened<'looted', ByMember<{ readonly natural: number; readonly total: number; readonly found: boolean }>>
  | Happened<'boonSpent', ByMember<{ readonly natural: number }>>
  | Happened<'rollChanged', ByMember<{ readonly natural: number; readonly bonus: number }>>
  | Happened<'tableRolled', { readonly rolled: number }>
  // Figures
  | Happened<'vitaChanged', ByFigure<{ readonly by: number; readonly vita: number }>>
  | Happened<'ppChanged', ByMember<{ readonly by: number; readonly pp: number }>>
  | Happened<'gpChanged', ByMember<{ readonly by: number; readonly gp: number }>>
  | Happened<'coinsChanged', ByMember<{ readonly by: number; readonly coins: number }>>
  | Happened<'loreGained', ByMember<{ readonly by: number; readonly lore: number }>>
  | Happened<'boonsChanged', ByMember<{ readonly by: number; readonly boons: number }>>
  | Happened<'statusGained', ByFigure<{ readonly status: number }>>
  | Happened<'statusLost', ByFigure<{ readonly status: number }>>
  | Happened<'infectionChanged', ByMember<{ readonly by: number; readonly infection: number }>>
  | Happened<'wantedChanged', ByMember<{ readonly wanted: boolean }>>
  | Happened<'lightGiven', ByMember<{ readonly light: number }>>
  | Happened<'modified', ByFigure<{ readonly mods: number }>>
  | Happened<'formChanged', ByMember<{ readonly form: Form }>>
  | Happened<'survived', ByMember<{ readonly vita: number }>>
  | Happened<'partyFell', { readonly marks: number; readonly node: Node }>
  // Cards
  | Happened<'cardDrawn', ByMember<{ readonly card: Card; readonly deck: DeckName }>>
  | Happened<'nothingDrawn', ByMember<{ readonly deck: DeckName }>>
  | Happened<'deckReshuffled', { readonly deck: DeckName }>
  | Happened<'cardGained', ByMember<{ readonly card: Card }>>
  | Happened<'cardLost', ByMember<{ readonly card: Card }>>
  | Happened<'cardDeclined', ByMember<{ readonly card: Card }>>
  | Happened<'cardGiven', ByMember<{ readonly card: Card; readonly to: Member }>>
  | Happened<'coinsGiven', ByMember<{ readonly coins: number; readonly to: Member }>>
  | Happened<'takeRefused', ByMember<{ readonly by: Member }>>
  | Happened<'equipped', ByMember<{ readonly card: Card }>>
  | Happened<'unequipped', ByMember<{ readonly card: Card }>>
  | Happened<'cardUsed', ByMember<{ readonly card: Card; readonly clause: number; readonly target: Figure }>>
  | Happened<'recited', ByMember<{ readonly card: Card; readonly passed: boolean }>>
  | Happened<'cardExhausted', { readonly card: Card }>
  | Happened<'cardRecovered', { readonly card: Card }>
  | Happened<'itemBroken', { readonly card: Card }>
  | Happened<'itemRepaired', { readonly card: Card }>
  | Happened<'itemCorroded', { readonly card: Card; readonly destroyed: boolean }>
  | Happened<'itemScoured', { readonly card: Card }>
  | Happened<'weaponFilled', ByMember<{ readonly card: Card; readonly with: Card }>>
  | Happened<'itemCharged', ByMember<{ readonly card: Card }>>
  | Happened<'companionJoined', ByMember<{ readonly card: Card }>>
  | Happened<'companionLost', ByMember<{ readonly card: Card }>>
  // Growth
  | Happened<'thresholdReached', ByMember<{ readonly lore: number; readonly ap: number }>>
  | Happened<'loreChosen', ByMember<{ readonly threshold: number; readonly choice: number }>>
  | Happened<'skillRaised', ByMember<{ readonly skill: number }>>
  | Happened<'bonusTaken', ByMember<{ readonly bonus: number }>>
  | Happened<'abilityLearned', ByMember<{ readonly card: Card }>>
  | Happened<'abilityReturned', ByMember<{ readonly card: Card }>>
  // Skirmishes
  | Happened<'skirmishBegan', { readonly kinds: readonly FoeKind[]; readonly strength: readonly number[] }>
  | Happened<'skirmishRound', { readonly round: number }>
  | Happened<'stanceTaken', ByMember<{ readonly defends: boolean }>>
  | Happened<
      'attackMade',
      {
        readonly by: Figure;
        readonly target: Figure;
        readonly weapon: Card;
        readonly natural: number;
        readonly total: number;
        readonly defense: number;
        readonly hit: boolean;
      }
    >
  | Happened<'strengthLost', { readonly kind: FoeKind; readonly by: number; readonly left: number }>
  | Happened<'turnLost', ByFigure>
  | Happened<'attackBlocked', ByMember<{ readonly card: Card }>>
  | Happened<'fightWon', { readonly lore: number; readonly coins: number }>
  | Happened<'fightEnded', { readonly kinds: readonly FoeKind[] }>
  // Scenes
  | Happened<'sceneBegan', { readonly scene: number }>
  | Happened<'characterPlaced', ByMember<{ readonly space: Space }>>
  | Happened<'sceneRound', { readonly round: number }>
  | Happened<'featureUsed', ByMember<{ readonly scene: number; readonly feature: number }>>
  | Happened<'doorUnlocked', ByMember<{ readonly space: Space }>>
  | Happened<'snareRemoved', ByMember<{ readonly space: Space }>>
  | Happened<'sceneReset', { readonly scene: number; readonly why: 'withdraw' | 'rounds' | 'defeat' }>
  | Happened<'sceneWon', { readonly scene: number; readonly outcome: string }>
  // Everywhere
  | Happened<'declined', ByMember>;

export type FolkloreEvent = CoreEvent | EncounterEvent;

/** What can happen, as it is told to players and written down. */
import type { Event, Seat } from '@vesper/kernel';
import type { Card, Colour, DarkCard, HeroId, Quest, Space, Window } from './content/types.ts';
import type { RerollSource, Roll, Slot, Source } from './state.ts';

/** `hero` = who was in `slot` then; `tell` adds it, since a fallen hero's place is taken by another. */
type Happened<Name extends string, Fields> = Event & { readonly event: Name; readonly hero?: HeroId } & Fields;
type By = Slot;

export type RealmEvent =
  // Setup and turns
  | Happened<'heroTaken', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'setupCard', { readonly card: DarkCard; readonly used: boolean }>
  | Happened<'setupFinished', { readonly slot: Slot }>
  | Happened<'turnBegan', { readonly slot: Slot; readonly turn: number; readonly actions: number }>
  | Happened<'mercy', { readonly slot: Slot }>
  | Happened<'bonusActions', { readonly slot: Slot; readonly amount: number }>
  | Happened<'styleChosen', { readonly slot: Slot; readonly style: 'sky' | 'ground' }>
  | Happened<'formChosen', { readonly slot: Slot; readonly form: Colour }>
  | Happened<'dayEnded', { readonly slot: Slot }>
  // Cards. `card` is missing for those who may not see it.
  | Happened<'cardDrawn', { readonly slot: Slot; readonly card?: Card }>
  | Happened<'cardTurnedUp', { readonly slot: Slot; readonly card: Card; readonly kept: boolean }>
  | Happened<'cardTaken', { readonly slot: Slot; readonly card: Card }>
  | Happened<'cardDiscarded', { readonly slot: Slot; readonly card: Card }>
  | Happened<'cardRemoved', { readonly slot: Slot; readonly card: Card }>
  | Happened<'deckRefilled', { readonly deck: 'hero' | 'quest' | 'darkness'; readonly cards: number }>
  // Actions
  | Happened<
      'heroMoved',
      { readonly slot: Slot; readonly from: Space; readonly to: Space; readonly way: string; readonly card: Card }
    >
  | Happened<'gatePlaced', { readonly slot: Slot; readonly space: Space; readonly from: Space }>
  | Happened<'rumorsHeard', { readonly slot: Slot; readonly colour: Colour; readonly source: Source }>
  | Happened<
      'diceRolled',
      {
        readonly slot: Slot;
        readonly why: 'healLand' | 'sanctify' | 'quest' | 'envoy' | 'fireball' | 'penaltyWounds' | 'penaltyCards';
        readonly faces: readonly number[];
        readonly needs: number;
      }
    >
  | Happened<'landHealed', { readonly slot: Slot; readonly space: Space; readonly left: number }>
  | Happened<'woundsHealed', { readonly slot: Slot; readonly amount: number }>
  | Happened<'wounded', { readonly slot: Slot; readonly amount: number; readonly from: 'minions' | 'general' }>
  | Happened<'woundIgnored', { readonly slot: Slot; readonly amount: number; readonly by: string }>
  | Happened<'heroDied', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'heroArrived', { readonly slot: Slot; readonly hero: HeroId }>
  | Happened<'undeadTurned', { readonly slot: Slot; readonly from: Space; readonly to: Space }>
  // Quests
  | Happened<'questDrawn', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questProgressed', { readonly slot: Slot; readonly quest: Quest; readonly progress: number }>
  | Happened<'questCompleted', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questFailed', { readonly slot: Slot; readonly quest: Quest; readonly kept: boolean }>
  | Happened<'questVoided', { readonly slot: Slot; readonly quest: Quest }>
  | Happened<'questSpent', { readonly slot: Slot; readonly quest: Quest }>
  // Combat
  | Happened<
      'combatRolled',
      {
        readonly slot: Slot;
        readonly kind: Roll['kind'];
        readonly space: Space;
        readonly colours: readonly Colour[];
        readonly faces: readonly number[];
        readonly modifiers: readonly number[];
      }
    >
  | Happened<
      'rerolled',
      { readonly slot: Slot; readonly source: RerollSource | 'battleLuck'; readonly faces: readonly number[] }
    >
  | Happened<
      'minionsDefeated',
      {
        readonly slot: Slot;
        readonly space: Space;
        readonly colour: Colour;
        readonly amount: number;
        readonly how: string;
      }
    >
  | Happened<
      'minionsRemoved',
      { readonly slot: Slot; readonly space: Space; readonly colour: Colour; readonly amount: number }
    >
  | Happened<'combatMissed', { readonly slot: Slot; readonly space: Space }>
  | Happened<'battleDeclared', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'joined', { readonly slot: Slot; readonly general: Colour; readonly joins: boolean }>
  | Happened<'committed', { readonly slot: Slot; readonly card: Card; readonly dice: number }>
  | Happened<
      'corruptionRolled',
      { readonly slot: Slot; readonly card: Card; readonly face: number; readonly lost: boolean }
    >
  | Happened<
      'attackScored',
      { readonly slot: Slot; readonly general: Colour; readonly hits: number; readonly ones: number }
    >
  | Happened<'generalDefeated', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'generalSurvived', { readonly general: Colour; readonly hits: number; readonly life: number }>
  | Happened<'generalRegenerated', { readonly general: Colour; readonly life: number }>
  | Happened<'bannerRaised', { readonly slot: Slot }>
  | Happened<'sentHome', { readonly slot: Slot; readonly from: Space }>
  | Happened<'generalHealed', { readonly general: Colour; readonly life: number }>
  | Happened<'warStatusAdvanced', { readonly status: 'early' | 'mid' | 'late' }>
  // Specials
  | Happened<
      'specialPlayed',
      { readonly slot: Slot; readonly source: Source; readonly window: Window | 'limit' | 'action' }
    >
  | Happened<'passed', { readonly seat: Seat; readonly window: Window }>
  | Happened<'generalDrivenBack', { readonly slot: Slot; readonly general: Colour; readonly to: Space }>
  | Happened<'generalSpied', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'visionsSeen', { readonly slot: Slot; readonly cards: readonly DarkCard[] }>
  | Happened<'visionDiscarded', { readonly slot: Slot; readonly card: DarkCard }>
  | Happened<'visionsReturned', { readonly slot: Slot; readonly cards: readonly DarkCard[] }>
  // Night
  | Happened<'nightFell', { readonly cards: number }>
  | Happened<'nightQuiet', { readonly slot: Slot }>
  | Happened<'darknessTurnedUp', { readonly card: DarkCard; readonly number: number; readonly generalOnly: boolean }>
  | Happened<'darknessReplaced', { readonly slot: Slot; readonly card: DarkCard }>
  | Happened<'placementCancelled', { readonly slot: Slot; readonly space: Space }>
  | Happened<'generalHeld', { readonly slot: Slot; readonly general: Colour }>
  | Happened<'minionPlaced', { readonly space: Space; readonly colour: Colour }>
  | Happened<'minionsNotPlaced', { readonly space: Space; readonly colour: Colour; readonly amount: number }>
  | Happened<'overrun', { readonly space: Space; readonly colour: Colour }>
  | Happened<'crystalPlaced', { readonly space: Space; readonly onBoard: number }>
  | Happened<'crystalRemoved', { readonly slot: Slot; readonly space: Space; readonly left: number }>
  | Happened<'generalAdvanced', { readonly general: Colour; readonly from: Space; readonly to: Space }>
  | Happened<'generalStayed', { readonly general: Colour; readonly why: 'notNext' | 'major' | 'defeated' | 'held' }>
  // The end
  | Happened<'won', { readonly champions: readonly By[] }>
  | Happened<'lost', { readonly why: string }>
  | Happened<'championScored', { readonly slot: Slot; readonly quests: number; readonly generals: number }>;

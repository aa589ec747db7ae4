/** Scenes of Dungeon Lords: orders are opened in three beats, one's battle is fought step by step, a season turns. */
import type { Seat, Told, Viewer } from '@vesper/kernel';
import { ordinal } from '@vesper/kernel';
import { beatsOf, scriptOf } from '@vesper/web/board';
import type { Beat, Cutting, Happening, Script } from '@vesper/web/board';
import { combatCards } from '../content/combatCards.ts';
import type { DungeonEvent } from '../events.ts';
import type { DungeonView } from '../view.ts';
import { NONE } from '../state.ts';
import type { BattleStep } from '../battle.ts';
import { cardName, creatureName, seasonName, trapName } from '../words/names.ts';
import { retell } from './retell.ts';

export function scene(happening: Happening<DungeonView>): Script<DungeonView> | undefined {
  const { told, viewer } = happening;
  const events = told.map(({ event }) => event as DungeonEvent);
  const is = (...names: readonly DungeonEvent['event'][]): boolean => events.some(({ event }) => names.includes(event));
  if (is('scored')) return undefined; // the score sheet tells it
  const beats = beatsOf(happening, cuttingFor(happening)).flatMap(shortened);
  if (isFor(events, viewer)) return scriptOf('Your battle', beats);
  if (is('cardRevealed')) return scriptOf('The battles of this round', beats);
  if (is('minionPlaced') && is('ordersOpened')) return scriptOf('The orders are opened', beats);
  if (is('adventurerAssigned')) return scriptOf('Adventurers come', beats);
  if (is('specialStruck', 'taxesPaid', 'tileCollapsed')) return scriptOf('The event of the season', beats);
  const isVisited = events.some(
    event => event.event === 'paladinMoved' && [event.from, event.to].includes(viewer as Seat),
  );
  return isVisited ? scriptOf('A paladin is on his way', beats) : undefined;
}

/** The viewer's own dungeon is fought for. */
function isFor(events: readonly DungeonEvent[], viewer: Viewer): boolean {
  return events.some(event => isOfBattle(event) && event.seat === viewer && event.event !== 'battleEnded');
}

type OfBattle = Extract<DungeonEvent, { readonly event: keyof typeof steps }> & { readonly seat: Seat };

const isOfBattle = (event: DungeonEvent): event is OfBattle => event.event in steps;

/** The steps of a battle as beats; a creature or a trap begins one of its own. */
const steps = {
  battleBegan: 'The heroes come down',
  courageGiven: 'The bards sing',
  trapSprung: 'A trap',
  spellCast: 'A spell',
  spellFailed: 'A spell',
  activated: 'A creature',
  stoodIdle: 'A creature',
  healed: 'They heal',
  stepSkipped: undefined,
  fatigued: 'Fatigue',
  tileConquered: 'Conquest',
  tileHeld: 'Conquest',
  conqueringPrevented: undefined,
  attacked: undefined,
  damaged: undefined,
  imprisoned: undefined,
  partyDefeated: undefined,
  battleEnded: undefined,
} as const;

type Cut = ReturnType<Cutting<DungeonEvent, DungeonView>['beat']>;

const ELSEWHERE = 'Elsewhere';
/** What the three beats of orders will show one after the other is not said before. */
const SEALED = 'Sealed orders';

/** What goes on where a decision of a battle was answered. */
const goingOn: Readonly<Record<BattleStep, string>> = {
  bard: 'The bards',
  trap: 'The trap',
  fast: 'The fast spell',
  creatures: 'The attack',
  slow: 'The slow spell',
  heal: 'They heal',
  conquer: 'The march',
  poison: 'Poison',
};

function cuttingFor({ before, viewer }: Happening<DungeonView>): Cutting<DungeonEvent, DungeonView> {
  const { seat, step } = before.battle;
  let placed = 0;
  /** Battles of others are one beat each. */
  let others = seat === NONE || seat === viewer || viewer === 'spectator' ? undefined : seat;
  return {
    first: others !== undefined ? ELSEWHERE : seat === NONE ? 'What follows' : goingOn[step],
    retell,
    beat(event, view): Cut {
      if (event.event === 'battleBegan')
        others = event.seat === viewer || viewer === 'spectator' ? undefined : event.seat;
      if (event.event === 'battleBegan' && others !== undefined) return { title: ELSEWHERE, cuts: true };
      if (others !== undefined) {
        if (event.event === 'battleEnded') others = undefined;
        return undefined;
      }
      const step = battleBeat(event);
      if (step !== undefined) return step;
      switch (event.event) {
        case 'ordersOpened':
          return SEALED;
        case 'nonPlayerOrdered':
          return 'Those whom nobody plays';
        case 'minionPlaced':
        case 'minionBlocked':
          return event.colour < view.seats ? nthOrders(Math.floor(placed++ / view.seats)) : 'Those whom nobody plays';
        default:
          return seasonBeat(event);
      }
    },
  };
}

const nthOrders = (nth: number): string => `${capital(ordinal(nth))} orders`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function battleBeat(event: DungeonEvent): Cut {
  switch (event.event) {
    case 'planCommitted':
    case 'planOpened':
      return 'The plans are opened';
    case 'cardRevealed':
      return 'The Combat Card';
    case 'trapSprung':
      return { title: `Trap: ${trapName(event.trap)}`, cuts: true };
    case 'spellCast':
    case 'spellFailed':
      return `${combatCards[event.card].fast ? 'Fast' : 'Slow'} spell: ${cardName(event.card)}`;
    case 'activated':
    case 'stoodIdle':
      return { title: creatureName(event.creature), cuts: true };
    case 'damaged':
      return event.by === 'poison' ? 'Poison' : undefined;
    default:
      return isOfBattle(event) ? steps[event.event] : undefined;
  }
}

/** What a season brings by itself, in a word; what has none goes with what was told before. */
function seasonBeat(event: DungeonEvent): Cut {
  switch (event.event) {
    case 'roundBegan':
      return `Round ${event.round}`;
    case 'combatEnded':
    case 'adventurersLeft':
    case 'creaturesWoke':
      return 'The combat is over';
    case 'taxesPaid':
    case 'specialStruck':
    case 'specialHarmless':
    case 'nobodyToPay':
      return 'The event';
    case 'giftOpened':
      return 'Gifts';
    case 'evilRolled':
    case 'adventurerAssigned':
      return 'Who goes where';
    case 'paladinEntered':
    case 'paladinMoved':
      return 'A paladin';
    case 'seasonBegan':
      return seasonName(event.season);
    case 'orderPerformed':
    case 'orderUnplayable':
    case 'orderDeclined':
      return 'Orders are carried out';
    default:
      return undefined;
  }
}

/** What matters of a battle elsewhere. */
const matters: ReadonlySet<string> = new Set<DungeonEvent['event']>([
  'battleBegan',
  'imprisoned',
  'tileConquered',
  'tileHeld',
  'partyDefeated',
  'paladinMoved',
]);

/** Battles elsewhere in short; and a hit is not told twice, once as a blow and once as a wound. */
function shortened(beat: Beat<DungeonView>, at: number, all: readonly Beat<DungeonView>[]): Beat<DungeonView>[] {
  const { told, title } = beat;
  if (title === SEALED || all[at + 1]?.title === SEALED) return [];
  if (title !== ELSEWHERE) return [{ ...beat, told: told.filter((_, i) => !isSaidNext(told, i)) }];
  const kept = told.filter(({ event }) => matters.has(event.event));
  return [kept.length === 0 ? beat : { ...beat, told: kept }];
}

function isSaidNext(told: readonly Told[], i: number): boolean {
  const now = told[i].event as DungeonEvent;
  const next = told[i + 1]?.event as DungeonEvent | undefined;
  return (
    now.event === 'attacked' &&
    next?.event === 'damaged' &&
    now.adventurer === next.adventurer &&
    now.damage === next.amount
  );
}

/** Which pieces an event is about, and what others have touched since the viewer's last own choice. */
import type { Event, Told } from '@vesper/kernel';
import type { RealmEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { cardKey, darkKey, generalKey, heroKey, sourceKey, spaceKey } from './marks.ts';
import type { PieceKey } from '@vesper/web/board';

export function pieces(event: Event): readonly PieceKey[] {
  const told = event as RealmEvent;
  switch (told.event) {
    case 'heroMoved':
    case 'undeadTurned':
    case 'gatePlaced':
    case 'landHealed':
    case 'minionsDefeated':
    case 'minionsRemoved':
    case 'combatMissed':
    case 'crystalRemoved':
    case 'combatRolled':
    case 'placementCancelled':
    case 'minionPlaced':
    case 'minionsNotPlaced':
    case 'overrun':
    case 'crystalPlaced':
      return [...who(told), ...where(told)];
    case 'generalAdvanced':
      return [generalKey(told.general), spaceKey(told.from), spaceKey(told.to)];
    case 'generalDrivenBack':
      return [generalKey(told.general), spaceKey(told.to)];
    case 'generalStayed':
    case 'generalHealed':
    case 'generalRegenerated':
    case 'generalSurvived':
    case 'generalSpied':
    case 'generalHeld':
    case 'generalDefeated':
    case 'battleDeclared':
    case 'joined':
    case 'attackScored':
      return [...who(told), generalKey(told.general)];
    case 'cardDrawn':
      return told.card === undefined ? who(told) : [...who(told), cardKey(told.card)];
    case 'cardTurnedUp':
    case 'cardTaken':
    case 'cardDiscarded':
    case 'cardRemoved':
    case 'committed':
    case 'corruptionRolled':
      return [...who(told), cardKey(told.card)];
    case 'specialPlayed':
      return [...who(told), sourceKey(told.source)];
    case 'darknessTurnedUp':
    case 'darknessReplaced':
    case 'visionDiscarded':
      return [darkKey(told.card)];
    default:
      return who(told);
  }
}

const who = (told: object): PieceKey[] =>
  'slot' in told && (told.slot as Slot) !== NONE ? [heroKey(told.slot as Slot)] : [];

function where(told: { readonly space?: number; readonly from?: number; readonly to?: number }): PieceKey[] {
  return [told.space, told.from, told.to].filter(space => space !== undefined && space !== NONE).map(s => spaceKey(s!));
}

/** What the darkness does counts as well as what other seats do. */
const marked = new Set(['minionPlaced', 'overrun', 'crystalPlaced', 'generalAdvanced', 'heroMoved', 'minionsDefeated']);

export function movedBy(view: RealmView, told: readonly Told[]): ReadonlySet<PieceKey> {
  const moved = new Set<PieceKey>();
  for (const { event } of told) {
    const { slot } = event as { readonly slot?: Slot };
    if (!marked.has(event.event) || (slot !== undefined && view.heroes[slot]?.seat === view.viewer)) continue;
    for (const key of pieces(event)) moved.add(key);
  }
  return moved;
}

/** What may be pressed, what answers "why not?", and what has just moved: read from what the page hands in, by piece. */
import type { Choice, Told } from '@vesper/kernel';
import { askingOf } from '@vesper/web/board';
import type { Asked, Marks, PieceKey } from '@vesper/web/board';
import type { Action, Minion } from '../agenda.ts';
import { AmaraksBlessing, CrystalOfLight, FindMagicGate } from '../content/quests.ts';
import { BattleFury } from '../content/specials.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { movedBy } from './told.ts';

/** `space:8`, `card:12`, `hero:0`, `general:2`, `quest:0` (a slot's), `done:4` (a completed one), `dark:3`, `pick:5`. */
export const spaceKey = (space: number): PieceKey => `space:${space}`;
export const cardKey = (card: number): PieceKey => `card:${card}`;
export const heroKey = (slot: Slot): PieceKey => `hero:${slot}`;
export const attackerKey = (slot: Slot): PieceKey => `attacker:${slot}`;
export const generalKey = (general: number): PieceKey => `general:${general}`;
export const questKey = (slot: Slot): PieceKey => `quest:${slot}`;
export const doneKey = (quest: number): PieceKey => `done:${quest}`;
export const darkKey = (card: number): PieceKey => `dark:${card}`;
export const pickKey = (hero: number): PieceKey => `pick:${hero}`;
export const colourKey = (colour: number): PieceKey => `colour:${colour}`;
export const sourceKey = (source: Source): PieceKey => (source >= QUEST ? doneKey(source - QUEST) : cardKey(source));

export interface RealmMarks extends Marks {
  /** The space whose local actions are listed when it is pressed, or NONE. */
  readonly here: number;
}

/** The hero a decision is about. */
export const slotIn = ({ frame }: Pick<Asked, 'frame'>): Slot => (frame as unknown as { readonly slot: Slot }).slot;

export function isAction(choice: Choice): choice is Action {
  return typeof choice === 'object' && 'action' in choice;
}

/** The pieces that stand for an action; the first one is where it happens. */
function actionPieces({ heroes, generals }: RealmView, slot: Slot, action: Action): readonly PieceKey[] {
  const here = spaceKey(heroes[slot].space);
  switch (action.action) {
    case 'foot':
    case 'gate':
    case 'steed':
    case 'flight':
    case 'teleport':
    case 'archery':
      return [spaceKey(action.to)];
    case 'horse':
    case 'eagle':
    case 'gateCard':
      return [spaceKey(action.to), cardKey(action.card)];
    case 'fireball':
    case 'healLand':
    case 'buildGate':
      return [here, cardKey(action.card)];
    case 'battleFury':
      return [here, cardKey(BattleFury)];
    case 'attackGeneral':
      return [here, ...generals.flatMap(({ space }, c) => (space === heroes[slot].space ? [generalKey(c)] : []))];
    case 'quest':
      return [here, questKey(slot)];
    case 'spendQuest':
      return [here, doneKey(CrystalOfLight)];
    case 'play':
      return [sourceKey(action.source)];
    case 'endDay':
      return [];
    default:
      return [here];
  }
}

/** The pieces that stand for a choice; none if only words do. */
export function piecesFor(view: RealmView, decision: Asked, choice: Choice): readonly PieceKey[] {
  const { ask } = decision;
  if (isAction(choice)) return actionPieces(view, slotIn(decision), choice);
  if (ask === 'pickMinion' && typeof choice === 'object') return [spaceKey((choice as unknown as Minion).space)];
  if (choice === 'q05') return [doneKey(FindMagicGate)];
  if (choice === 'q10') return [doneKey(AmaraksBlessing)];
  if (typeof choice !== 'number') return [];
  switch (ask) {
    case 'pickSpace':
    case 'moveUndead':
    case 'pickGateToMove':
      return [spaceKey(choice)];
    case 'pickHeroTarget':
      return [heroKey(choice)];
    case 'pickAttacker':
      return [attackerKey(choice)];
    case 'pickGeneral':
      return [generalKey(choice)];
    case 'pickColour':
    case 'pickForm':
      return [colourKey(choice)];
    case 'pickHero':
    case 'pickReplacement':
      return [pickKey(choice)];
    case 'pickOrder':
    case 'pickVision':
      return [darkKey(choice)];
    default:
      return [sourceKey(choice)];
  }
}

/** Refusals of an action are told by the piece where it would happen; a hand card has too many uses to say all. */
function refusedAt(view: RealmView, decision: Asked, choice: Choice): readonly PieceKey[] {
  const keys = piecesFor(view, decision, choice);
  return isAction(choice) && choice.action !== 'attackGeneral' && choice.action !== 'quest' ? keys.slice(0, 1) : keys;
}

export function marksOf(view: RealmView, asked: readonly Asked[], lastMoved: readonly Told[]): RealmMarks {
  const day = asked.findLast(({ ask, choices }) => ask === 'chooseAction' && choices !== undefined);
  const here = day === undefined ? NONE : view.heroes[slotIn(day)].space;
  return {
    ...askingOf(
      asked,
      (decision, choice) => piecesFor(view, decision, choice),
      (decision, choice) => refusedAt(view, decision, choice),
    ),
    moved: movedBy(view, lastMoved),
    here,
    lists: new Set(here === NONE ? [] : [spaceKey(here)]),
  };
}

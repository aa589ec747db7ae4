/** Fights of Folklore as scenes: what foes do in their turn, foe by foe; what the kinds of a skirmish do, kind by kind. */
import { plain } from '@vesper/kernel';
import { beatsOf, scriptOf } from '@vesper/web/board';
import type { Cutting, Happening, Script } from '@vesper/web/board';
import type { FolkloreEvent } from '../../events.ts';
import { FOE, isFoe } from '../../state.ts';
import type { Figure, FolkloreView } from '../../state.ts';
import { foeName } from '../../words/names.ts';
import { toldFigure } from '../../words/voice.ts';
import { retellTo } from './retell.ts';

export function scene(happening: Happening<FolkloreView>): Script<FolkloreView> | undefined {
  const { before, after, told } = happening;
  const events = told.map(({ event }) => event as FolkloreEvent);
  const is = (name: FolkloreEvent['event']): boolean => events.some(({ event }) => event === name);
  // The story goes on, or another map lies on the table: the page itself shows that.
  if (is('sceneReset') || is('partyFell') || is('storyWon') || is('storyLost')) return undefined;
  if (before.scene.scene !== after.scene.scene) return undefined;
  const foesAct = events.some(event => event.event === 'turnBegan' && isFoe(event.figure));
  const kindsAct = events.some(event => event.event === 'attackMade' && isFoe(event.by));
  if (before.encounter.isRunning && foesAct) return scriptOf('The foes’ turn', beatsOf(happening, encounter(after)));
  if (before.skirmish.isRunning && kindsAct)
    return scriptOf('The creatures strike', beatsOf(happening, skirmish(after)));
  return undefined;
}

const nameOf = (view: FolkloreView, figure: Figure, { foes }: FolkloreEvent): string =>
  plain([toldFigure(view, figure, foes)]).replace(/^the /, '');

const encounter = (after: FolkloreView): Cutting<FolkloreEvent, FolkloreView> => ({
  first: 'What was done',
  retell: retellTo(after),
  beat(event, view) {
    switch (event.event) {
      case 'turnBegan':
        return { title: nameOf(view, event.figure, event), cuts: true };
      case 'attackMade':
        return isFoe(event.by) ? { title: `${nameOf(view, event.by, event)} attacks`, cuts: true } : undefined;
      case 'foeSpawned':
        return 'Somebody comes';
      case 'encounterRound':
        return { title: `Round ${event.round}`, cuts: true };
      case 'fightWon':
        return 'The fight is won';
      default:
        return undefined;
    }
  },
});

const skirmish = (after: FolkloreView): Cutting<FolkloreEvent, FolkloreView> => ({
  first: 'Stances',
  retell: retellTo(after),
  beat(event, view) {
    switch (event.event) {
      case 'attackMade':
        return isFoe(event.by)
          ? `${foeName(view.skirmish.kinds[event.by - FOE], 0)} attacks`
          : `${nameOf(view, event.by, event)} attacks`;
      case 'skirmishRound':
        return { title: `Round ${event.round}`, cuts: true };
      case 'fightWon':
        return 'The fight is won';
      default:
        return undefined;
    }
  },
});

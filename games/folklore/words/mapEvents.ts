/** The log of maps: scenes, walking, doors, flames, snares, foes. */
import { say } from '@vesper/kernel';
import type { EventsOf } from './catalogue.ts';
import { foeName, sceneTitles } from './names.ts';
import { feature, member, space, toldFigure } from './voice.ts';

const resets = {
  withdraw: 'The group withdraws',
  rounds: 'It has taken too long',
  defeat: 'The group has been defeated',
} as const;

export const mapEvents: EventsOf<
  | 'sceneBegan'
  | 'characterPlaced'
  | 'sceneRound'
  | 'featureUsed'
  | 'doorUnlocked'
  | 'snareRemoved'
  | 'sceneReset'
  | 'sceneWon'
  | 'foeSpawned'
  | 'foeRemoved'
  | 'foeFell'
  | 'walked'
  | 'pushed'
  | 'placed'
  | 'doorOpened'
  | 'flamesSet'
  | 'flamesPut'
  | 'snareSprung'
  | 'snarePlaced'
> = {
  sceneBegan: ({ scene }) => `${sceneTitles(scene).name}. ${sceneTitles(scene).aim}`,
  characterPlaced: ({ who, space: where }, { view }) => say`${member(view, who)} comes in at ${space(where)}.`,
  sceneRound: ({ round }) => `Round ${round} on the map.`,
  featureUsed: ({ who, scene, feature: which }, { view }) =>
    say`${member(view, who)} interacts: ${feature(scene, which)}.`,
  doorUnlocked: ({ who, space: where }, { view }) => say`${member(view, who)} unlocks the door at ${space(where)}.`,
  snareRemoved: ({ who, space: where }, { view }) => say`${member(view, who)} disarms the Snare at ${space(where)}.`,
  sceneReset: ({ scene, why }) => `${resets[why]}: ${sceneTitles(scene).name} starts anew.`,
  sceneWon: ({ scene }) => `${sceneTitles(scene).name}: it is done.`,
  foeSpawned: ({ foe, space: where, foes }, { view }) =>
    say`${toldFigure(view, foe, foes)} appears at ${space(where)}.`,
  foeRemoved: ({ foe, foes }, { view }) => say`${toldFigure(view, foe, foes)} leaves.`,
  foeFell: ({ foe, kind, foes }, { view }) =>
    foes === undefined ? `${foeName(kind, 0)} falls.` : say`${toldFigure(view, foe, foes)} falls.`,
  walked: ({ figure, from, to, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} goes from ${space(from)} to ${space(to)}.`,
  pushed: ({ figure, from, to, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} is driven back from ${space(from)} to ${space(to)}.`,
  placed: ({ figure, space: where, foes }, { view }) =>
    say`${toldFigure(view, figure, foes)} stands on ${space(where)} now.`,
  doorOpened: ({ space: where }) => say`The door at ${space(where)} opens.`,
  flamesSet: ({ space: where }) => say`Flames break out on ${space(where)}.`,
  flamesPut: ({ space: where }) => say`The flames on ${space(where)} go out.`,
  snareSprung: ({ space: where, damage }) => say`The Snare at ${space(where)} springs: ${damage} damage.`,
  snarePlaced: ({ who, space: where }, { view }) => say`${member(view, who)} sets a Snare at ${space(where)}.`,
};

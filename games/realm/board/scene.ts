/** Scenes of Defenders of the Realm: a night card by card, and what an attack on a General came to. */
import { beatsOf, scriptOf } from '@vesper/web/board';
import type { Cutting, Happening, Script } from '@vesper/web/board';
import { COLOURS } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { darknessName, generalName, heroName } from '../words/names.ts';

export function scene(happening: Happening<RealmView>): Script<RealmView> | undefined {
  const events = happening.told.map(({ event }) => event as RealmEvent);
  const is = (...names: readonly RealmEvent['event'][]): boolean => events.some(({ event }) => names.includes(event));
  if (is('won', 'lost', 'setupCard')) return undefined; // the score sheet tells it; the first Darkness is no surprise
  const beats = beatsOf(happening, cutting);
  if (is('generalDefeated', 'generalSurvived')) return scriptOf('The battle is decided', beats);
  if (is('darknessTurnedUp', 'minionPlaced', 'overrun', 'generalAdvanced')) return scriptOf('The night', beats);
  return is('heroDied') ? scriptOf('A hero falls', beats) : undefined;
}

const cutting: Cutting<RealmEvent, RealmView> = {
  first: 'Darkness spreads',
  beat(event) {
    switch (event.event) {
      case 'dayEnded':
      case 'nightFell':
      case 'nightQuiet':
        return 'Night falls';
      case 'darknessTurnedUp':
        return { title: `Darkness: ${darknessName(event.card)}`, cuts: true };
      case 'attackScored':
        return 'The dice have fallen';
      case 'generalDefeated':
      case 'generalSurvived':
        return generalName(event.general);
      case 'heroDied':
        return `${heroName(event.hero)} falls`;
      case 'turnBegan':
        return 'A new day';
      default:
        return undefined;
    }
  },
  retell,
};

const at = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, i) => (i === index ? value : old));

/** The map after an event, as far as the event says it. */
export function retell(view: RealmView, event: RealmEvent): RealmView {
  const minions = (space: number, colour: number, by: number): readonly number[] => {
    const place = space * COLOURS + colour;
    return at(view.minions, place, view.minions[place] + by);
  };
  switch (event.event) {
    case 'minionPlaced':
      return { ...view, minions: minions(event.space, event.colour, 1) };
    case 'minionsDefeated':
    case 'minionsRemoved':
      return { ...view, minions: minions(event.space, event.colour, -event.amount) };
    case 'crystalPlaced':
      return { ...view, crystals: at(view.crystals, event.space, view.crystals[event.space] + 1) };
    case 'crystalRemoved':
    case 'landHealed':
      return { ...view, crystals: at(view.crystals, event.space, event.left) };
    case 'generalAdvanced':
      return general(view, event.general, { space: event.to });
    case 'generalDefeated':
      return general(view, event.general, { life: 0, space: NONE });
    case 'generalSurvived':
    case 'generalHealed':
    case 'generalRegenerated':
      return general(view, event.general, { life: event.life });
    default:
      return view;
  }
}

const general = (view: RealmView, colour: number, change: Partial<RealmView['generals'][number]>): RealmView => ({
  ...view,
  generals: at(view.generals, colour, { ...view.generals[colour], ...change }),
});

/** A fight after an event, as far as the event says it: for the beats of a scene. No rule is asked. */
import { FLOOR, SNARE } from '../../content/maps.ts';
import { STAT, bit } from '../../content/numbers.ts';
import type { FolkloreEvent } from '../../events.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreView, Intent } from '../../state.ts';

type Member = FolkloreView['party'][number];
type Foe = FolkloreView['foes'][number];

const at = <T>(list: readonly T[], index: number, change: (old: T) => T): readonly T[] =>
  list.map((old, i) => (i === index ? change(old) : old));

const member = (view: FolkloreView, who: number, change: Partial<Member>): FolkloreView => ({
  ...view,
  party: at(view.party, who, old => ({ ...old, ...change })),
});
const foe = (view: FolkloreView, figure: Figure, change: Partial<Foe>): FolkloreView => ({
  ...view,
  foes: at(view.foes, figure - FOE, old => ({ ...old, ...change })),
});
const stands = (view: FolkloreView, figure: Figure, space: number): FolkloreView =>
  isFoe(figure) ? foe(view, figure, { space }) : member(view, figure, { space });
const scene = (view: FolkloreView, change: Partial<FolkloreView['scene']>): FolkloreView => ({
  ...view,
  scene: { ...view.scene, ...change },
});
const skirmish = (view: FolkloreView, change: Partial<FolkloreView['skirmish']>): FolkloreView => ({
  ...view,
  skirmish: { ...view.skirmish, ...change },
});

const nothing: Intent = { target: NONE, way: [], blows: [] };
const intends = (view: FolkloreView, figure: Figure, change: (old: Intent) => Intent): FolkloreView =>
  isFoe(figure) ? { ...view, intents: at(view.intents, figure - FOE, change) } : view;

/** Whoever appears is known from the table that it leads to. */
export const retellTo =
  (after: FolkloreView) =>
  (view: FolkloreView, event: FolkloreEvent): FolkloreView => {
    switch (event.event) {
      case 'turnBegan':
        return { ...view, turn: { ...view.turn, who: event.figure } };
      case 'encounterRound':
        return { ...view, encounter: { ...view.encounter, round: event.round } };
      case 'walked':
        return intends(stands(view, event.figure, event.to), event.figure, old => ({
          ...old,
          way: old.way[0] === event.to ? old.way.slice(1) : [],
        }));
      case 'pushed':
        return stands(view, event.figure, event.to);
      case 'placed':
        return stands(view, event.figure, event.space);
      case 'characterPlaced':
        return stands(view, event.who, event.space);
      case 'vitaChanged':
        return isFoe(event.figure)
          ? foe(view, event.figure, { vita: event.vita })
          : member(view, event.figure, { vita: event.vita });
      case 'survived':
        return member(view, event.who, { vita: event.vita });
      case 'gpChanged':
        return member(view, event.who, { gp: event.gp });
      case 'ppChanged':
        return member(view, event.who, { pp: event.pp });
      case 'formChanged':
        return member(view, event.who, {
          form: event.form,
          ...(event.form === 'ghost' ? { vita: 0, gp: after.sheets[event.who][STAT.gp] } : {}),
          ...(event.form === 'limbo' ? { space: NONE } : {}),
        });
      case 'statusGained':
      case 'statusLost':
        return status(view, event.figure, event.status, event.event === 'statusGained');
      case 'infectionChanged':
        return member(view, event.who, { infection: event.infection });
      case 'defended':
        return member(view, event.who, { defending: true });
      case 'attackMade':
        return intends(view, event.by, old => ({ ...old, blows: old.blows.slice(1) }));
      case 'foeSpawned':
        return spawned(view, after, event.foe, event.space);
      case 'foeRemoved':
        return foe(view, event.foe, { space: NONE });
      case 'foeFell':
        return event.foe < FOE
          ? view
          : intends(foe(view, event.foe, { space: NONE, vita: 0 }), event.foe, () => nothing);
      case 'doorOpened':
        return scene(view, { terrain: at(view.scene.terrain, event.space, () => FLOOR) });
      case 'flamesSet':
        return scene(view, { flames: [...view.scene.flames, event.space] });
      case 'flamesPut':
        return scene(view, { flames: view.scene.flames.filter(space => space !== event.space) });
      case 'snareSprung':
      case 'snareRemoved':
        return scene(view, {
          terrain: at(view.scene.terrain, event.space, old => (old === SNARE ? FLOOR : old)),
          snares: view.scene.snares.filter(({ space }) => space !== event.space),
        });
      case 'skirmishRound':
        return skirmish(view, { round: event.round, defends: view.skirmish.defends.map(() => false) });
      case 'stanceTaken':
        return skirmish(view, { defends: at(view.skirmish.defends, event.who, () => event.defends) });
      case 'strengthLost':
        return skirmish(view, {
          strength: at(view.skirmish.strength, view.skirmish.kinds.indexOf(event.kind), () => event.left),
        });
      default:
        return view;
    }
  };

function status(view: FolkloreView, figure: Figure, which: number, isGained: boolean): FolkloreView {
  if (isFoe(figure)) return view;
  const { statuses } = view.party[figure];
  return member(view, figure, { statuses: isGained ? statuses | bit(which) : statuses & ~bit(which) });
}

function spawned(view: FolkloreView, after: FolkloreView, figure: Figure, space: number): FolkloreView {
  const found = after.foes.at(figure - FOE);
  if (found === undefined) return view;
  const foes = [...view.foes];
  const intents = [...view.intents];
  foes[figure - FOE] = { ...found, space, vita: found.maxVita };
  intents[figure - FOE] = nothing;
  return { ...view, foes, intents };
}

/** What moves in a fight: figures walk space by space, blows flash, lost Vita rises as a number, the fallen pale to a wisp. */
import { EASE_MOVE, SCENE, animate, find } from '@vesper/web/board';
import type { Flights, Scene, Steps } from '@vesper/web/board';
import type { FolkloreEvent } from '../../events.ts';
import { figureKey, kindKey, memberKey, spaceKey } from '../../keys.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreView, Space } from '../../state.ts';

const STEP = 150;
const LONGEST = 900;

const onMap = (key: string): HTMLElement | null =>
  find(`.fol-map [data-piece="${key}"]`) ?? find(`.fol-skirmish [data-piece="${key}"]`);

/** On the map, or among the ranks of a skirmish. */
function figureAt({ view }: Scene<FolkloreView>, figure: Figure): HTMLElement | null {
  if (view.skirmish.isRunning) return onMap(isFoe(figure) ? kindKey(figure - FOE) : memberKey(figure));
  return onMap(figureKey(figure));
}

type Moved = Extract<FolkloreEvent, { readonly event: 'walked' | 'pushed' }>;

/** All steps of a figure are one walk; it is told at the first of them. */
function walk(event: Moved, flights: Flights, { told }: Scene<FolkloreView>): void {
  const steps = told
    .map(({ event: found }) => found as FolkloreEvent)
    .filter(
      (found): found is Moved =>
        (found.event === 'walked' || found.event === 'pushed') && found.figure === event.figure,
    );
  if (steps[0] !== event) return;
  const figure = onMap(figureKey(event.figure));
  const spaces: readonly Space[] = [event.from, ...steps.map(({ to }) => to)];
  const places = spaces.map(space => onMap(spaceKey(space))?.getBoundingClientRect());
  const last = places.at(-1);
  if (figure === null || last === undefined) return;
  // The map may be drawn larger than it is.
  const scale = figure.getBoundingClientRect().width / figure.offsetWidth;
  const frames = places.flatMap(place =>
    place === undefined
      ? []
      : [
          {
            transform: `translate(${(place.x - last.x) / scale}px, ${(place.y - last.y) / scale}px)`,
            easing: EASE_MOVE,
          },
        ],
  );
  const duration = Math.min(LONGEST, STEP * steps.length + 60);
  animate(figure, frames, { duration, delay: flights.next(), fill: 'backwards' });
}

/** A number or a word that rises from somebody. */
function rise(flights: Flights, from: HTMLElement | null, text: string, kind: string): void {
  if (from === null) return;
  const sign = document.createElement('b');
  sign.className = `fol-rise ${kind}`;
  sign.textContent = text;
  const frames = [
    { transform: 'translate(-50%, -20%) scale(0.7)', opacity: 0 },
    { transform: 'translate(-50%, -60%) scale(1.15)', opacity: 1, offset: 0.25 },
    { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
  ];
  flights.over(from, sign, 0.3, frames, SCENE * 1.6);
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const fightMotion: Steps<FolkloreEvent, FolkloreView> = {
  walked: walk,
  pushed: walk,
  attackMade({ target, natural, hit }, flights, scene) {
    const struck = figureAt(scene, target);
    flights.burst(struck, hit ? 'is-hit' : 'is-missed');
    rise(flights, struck, hit ? `${natural}, hit` : `${natural}, miss`, hit ? 'is-hit' : 'is-missed');
  },
  vitaChanged({ figure, by }, flights, scene) {
    rise(flights, figureAt(scene, figure), signed(by), by < 0 ? 'is-lost' : 'is-won');
  },
  gpChanged({ who, by }, flights, scene) {
    rise(flights, figureAt(scene, who), `${signed(by)} GP`, by < 0 ? 'is-lost' : 'is-won');
  },
  strengthLost({ kind, by }, flights, { view }) {
    rise(flights, onMap(kindKey(view.skirmish.kinds.indexOf(kind))), signed(-by), 'is-lost');
  },
  foeFell({ foe }, flights, { view }) {
    const fallen = view.foes.at(foe - FOE);
    if (fallen === undefined || fallen.fellAt === NONE) return;
    const place = onMap(spaceKey(fallen.fellAt));
    flights.burst(place, 'is-fallen', { small: 0.7, large: 1.6 });
    rise(flights, place, 'falls', 'is-fallen');
  },
  formChanged({ who }, flights, scene) {
    const figure = figureAt(scene, who);
    flights.burst(figure, 'is-fallen', { small: 0.7, large: 1.8 });
    if (figure !== null) animate(figure, [{ opacity: 0.1 }, { opacity: 1 }], { duration: SCENE, easing: EASE_MOVE });
  },
  snareSprung({ space }, flights) {
    flights.burst(onMap(spaceKey(space)), 'is-hit', { small: 0.6, large: 2.6 });
  },
  doorOpened({ space }, flights) {
    flights.burst(onMap(spaceKey(space)), 'is-missed');
  },
};

/**
 * Scenes: what a choice or a forced step brings about is played beat by beat, before the table it leads to is shown. A
 * board cuts what is told into beats and says how the table lies after each; the page plays them where they happen, with
 * their words, and lets everybody skip them.
 */
import type { Event, Sentence, Told, Viewer } from '@vesper/kernel';

export interface Beat<V = unknown> {
  /** What it is, in a word or two: "Trap", "First orders". */
  readonly title: string;
  /** What is told in it: its words, and what flies. */
  readonly told: readonly Told[];
  /** The table when it is over. */
  readonly view: V;
  /** Instead of the log's sentences. */
  readonly lines?: readonly Sentence[];
}

export interface Script<V = unknown> {
  /** "Your battle", "The orders are opened". */
  readonly title: string;
  readonly beats: readonly Beat<V>[];
}

/** What happened, and how the table lay before and lies now. */
export interface Happening<V = unknown> {
  readonly before: V;
  readonly after: V;
  readonly told: readonly Told[];
  readonly viewer: Viewer;
}

export interface Cutting<E extends Event, V> {
  /**
   * The beat that an event belongs to: the same title as the one before goes on with it, `undefined` does so in any case.
   * An event with `cuts` begins a beat of its own.
   */
  beat(event: E, view: V): string | { readonly title: string; readonly cuts: true } | undefined;
  /** The table after an event, as far as it can be seen in it. Rules are not asked: the last beat is the table as it is. */
  retell(view: V, event: E): V;
  /** The name of what comes before the first beat that has one. */
  readonly first: string;
}

/** Cuts what is told into beats: nothing is left out, nothing changes its place, and the last one ends at the table as it is. */
export function beatsOf<E extends Event, V>({ before, after, told }: Happening<V>, cutting: Cutting<E, V>): Beat<V>[] {
  const beats: { title: string; told: Told[]; view: V }[] = [];
  let view = before;
  for (const now of told) {
    const event = now.event as E;
    const found = cutting.beat(event, view);
    const title = typeof found === 'object' ? found.title : found;
    const last = beats[beats.length - 1];
    view = cutting.retell(view, event);
    if (last === undefined || typeof found === 'object' || (title !== undefined && title !== last.title))
      beats.push({ title: title ?? cutting.first, told: [now], view });
    else {
      last.told.push(now);
      last.view = view;
    }
  }
  if (beats.length > 0) beats[beats.length - 1].view = after;
  return beats;
}

/** One after the other, as one script; `undefined` if there is nothing to be seen. */
export const scriptOf = <V>(title: string, beats: readonly Beat<V>[]): Script<V> | undefined =>
  beats.length === 0 ? undefined : { title, beats };

/** Without beats that say nothing: what is told in them is told with the next, at the end with the one before. */
export function withWords<V>(script: Script<V>, hasWords: (beat: Beat<V>) => boolean): Script<V> | undefined {
  const beats: Beat<V>[] = [];
  let silent: readonly Told[] = [];
  for (const beat of script.beats) {
    const told = [...silent, ...beat.told];
    if (hasWords(beat)) beats.push({ ...beat, told });
    silent = hasWords(beat) ? [] : told;
  }
  const last = beats.pop();
  if (last === undefined) return undefined;
  beats.push({ ...last, told: [...last.told, ...silent], view: script.beats[script.beats.length - 1].view });
  return { ...script, beats };
}

/**
 * What is on the page may lag behind what was heard: a scene is played before the table it leads to is shown, and whoever
 * goes step by step says when the next move comes. Nothing waits for it that presses: with a clock running for the viewer,
 * or a moment that goes by, everything is shown at once.
 */
import type { Beat, Script } from '../parts/scenes.ts';
import type { SessionState } from './session.ts';

/** How scenes are shown: played by themselves, beat by beat when pressed, or only summed up. */
export type Manner = 'plays' | 'steps' | 'still';

export interface Playing {
  readonly script: Script;
  readonly at: number;
  readonly beat: Beat;
  /** Nothing goes on until somebody presses. */
  readonly waits: boolean;
}

export interface Staged {
  /** The table as it is shown. */
  readonly state: SessionState;
  readonly playing: Playing | null;
  /** A scene that was not played, for those who want to read it. */
  readonly summary: Script | null;
}

export interface StagingPorts {
  manner(): Manner;
  /** The scene of an entry; `undefined` = it has none. */
  script(before: SessionState, after: SessionState): Script | undefined;
  /** Somebody else's move, as a scene of one beat, for those who go step by step; `undefined` = nothing to be seen. */
  move(before: SessionState, after: SessionState): Script | undefined;
  /** Bots of this device wait while the page lags behind. */
  hold(held: boolean): void;
  /** They do: no moment goes by meanwhile. */
  readonly holds: boolean;
}

export class Staging {
  #staged: Staged;
  /** What was heard last, and what of it has not been shown. */
  #heard: SessionState;
  #queue: SessionState[] = [];
  #held = false;
  readonly #ports: StagingPorts;
  readonly #listeners = new Set<() => void>();

  constructor(state: SessionState, ports: StagingPorts) {
    this.#staged = { state, playing: null, summary: null };
    this.#heard = state;
    this.#ports = ports;
  }

  readonly get = (): Staged => this.#staged;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  hear(state: SessionState): void {
    const before = this.#heard;
    this.#heard = state;
    if (state.scene === before.scene) {
      // Somebody came, said something, or the clock was read: that waits for no scene.
      this.#queue = this.#queue.map(queued => around(queued, state));
      this.#put({ ...this.#staged, state: around(this.#staged.state, state) });
      if (this.#staged.playing !== null && isPressing(state, this.#ports.holds)) this.skipAll();
      return;
    }
    if (!follows(before, state) || isPressing(state, this.#ports.holds)) {
      this.#show(state, null);
      return;
    }
    this.#queue.push(state);
    if (this.#staged.playing === null) this.#advance();
  }

  /** On to the next beat. */
  next(): void {
    const { playing } = this.#staged;
    if (playing === null) return;
    const at = playing.at + 1;
    if (at < playing.script.beats.length) this.#play(playing.script, at, playing.waits);
    else this.#advance();
  }

  /** The rest of this scene is not played. */
  skip(): void {
    if (this.#staged.playing !== null) this.#advance();
  }

  /** The table as it is now. */
  skipAll(): void {
    if (this.#staged.state !== this.#heard) this.#show(this.#heard, null);
  }

  forgetSummary(): void {
    if (this.#staged.summary !== null) this.#put({ ...this.#staged, summary: null });
  }

  /** The entry whose scene is played comes first in the queue; it is shown as it is when the scene is over. */
  #advance(): void {
    const { playing, state } = this.#staged;
    let shown = state;
    let summary: Script | null = null;
    if (playing !== null) shown = around(this.#queue.shift()!, this.#heard);
    // What the last beat has told does not fly again.
    if (playing !== null) shown = { ...shown, justTold: none };
    this.#put({ state: shown, playing: null, summary: this.#staged.summary });
    for (;;) {
      const next = this.#queue.at(0);
      if (next === undefined) break;
      const manner = this.#ports.manner();
      const script = this.#ports.script(shown, next);
      const steps = manner === 'steps' ? (script ?? this.#ports.move(shown, next)) : undefined;
      if (steps !== undefined) return this.#play(steps, 0, true);
      if (script !== undefined && manner === 'plays') return this.#play(script, 0, false);
      this.#queue.shift();
      shown = around(next, this.#heard);
      summary = script ?? summary;
      this.#put({ state: shown, playing: null, summary: summary ?? this.#staged.summary });
    }
    this.#hold(false);
  }

  #play(script: Script, at: number, waits: boolean): void {
    const { state, playing } = this.#staged;
    const beat = script.beats[at];
    const scene = { ...state.scene!, view: beat.view, asked: none, undoable: 0, over: false };
    const log = [...state.log, ...beat.told];
    this.#hold(true);
    this.#put({
      state: { ...state, scene, log, justTold: beat.told },
      playing: { script, at, beat, waits },
      summary: playing === null ? null : this.#staged.summary,
    });
  }

  #show(state: SessionState, summary: Script | null): void {
    this.#queue = [];
    this.#put({ state, playing: null, summary });
    this.#hold(false);
  }

  #hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    this.#ports.hold(held);
  }

  #put(staged: Staged): void {
    this.#staged = staged;
    for (const listener of this.#listeners) listener();
  }
}

const none: readonly never[] = [];

/** The match as it is shown, with what is around it as it is now. */
function around(shown: SessionState, { link, problem, table, heardAt, chat }: SessionState): SessionState {
  return { ...shown, link, problem, table, heardAt, chat };
}

/** The entry after, seen through the same eyes, and nothing was taken back. */
function follows(before: SessionState, after: SessionState): boolean {
  return (
    before.scene !== null &&
    after.scene !== null &&
    before.link === 'live' &&
    after.link === 'live' &&
    before.viewer === after.viewer &&
    after.scene.n === before.scene.n + 1 &&
    after.log.length === before.log.length + after.justTold.length
  );
}

/** The viewer is asked, and its time runs or the moment goes by without it. */
function isPressing({ scene, table }: SessionState, holds: boolean): boolean {
  const own = scene?.asked.filter(({ choices, passes }) => choices !== undefined && passes !== true) ?? [];
  const isTimed = table !== null && table.clock !== null;
  return own.some(({ optional }) => isTimed || (optional && !holds));
}

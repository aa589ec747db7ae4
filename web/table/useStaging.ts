import { plain, say } from '@vesper/kernel';
import type { Game, Sentence } from '@vesper/kernel';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { BoardModule } from '../board.ts';
import { withWords } from '../parts/scenes.ts';
import type { Beat, Script } from '../parts/scenes.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { loadScenes } from './scenes.tsx';
import { Staging } from '../session/staging.ts';
import type { Manner, Staged } from '../session/staging.ts';

/** Long enough to read a beat: so much for the eye to find it, and so much for each letter. */
const FIND = 750;
const LETTER = 21;
const LONGEST = 5000;

/** The session as it is shown, with the scene that is being played. */
export function useStaging(props: {
  readonly session: Session;
  readonly game: Game;
  readonly board: BoardModule;
  /** Somebody reads the table as text or looks at the past: nothing is played then. */
  readonly reads: boolean;
}): Staged & { readonly staging: Staging } {
  const { session, game, board, reads } = props;
  const pace = useSettings(settings => settings.pace);
  const less = useReducedMotion();
  const manner: Manner = reads ? 'still' : pace === 'step' ? 'steps' : less || pace === 'instant' ? 'still' : 'plays';
  const latest = useRef(manner);
  latest.current = manner;
  const scenes = useScenes(board);
  const staging = useMemo(
    () =>
      new Staging(session.store.getState(), {
        manner: () => latest.current,
        script: (before, after) => scenes.current && sceneOf(game, scenes.current, before, after),
        move: (before, after) => moveOf(game, before, after),
        hold: held => session.hold?.(held),
        holds: session.hold !== undefined,
      }),
    [session, game, scenes],
  );
  const staged = useSyncExternalStore(staging.subscribe, staging.get);
  useEffect(() => {
    staging.hear(session.store.getState());
    return session.store.subscribe(state => staging.hear(state));
  }, [session, staging]);
  const { playing } = staged;
  useEffect(() => {
    if (playing === null) return;
    if (manner === 'still') return staging.skipAll();
    if (playing.waits) return;
    const { view } = staged.state.scene!;
    const letters = linesOf(game, view, playing.beat).reduce((sum, line) => sum + plain(line).length, 0);
    const rate = pace === 'quick' ? 0.55 : 1;
    const timer = setTimeout(() => staging.next(), rate * Math.min(LONGEST, FIND + LETTER * letters));
    return () => clearTimeout(timer);
  }, [staging, playing, manner, pace, game]);
  return { ...staged, staging };
}

/** The words of a beat. */
export function linesOf(game: Game, view: unknown, { lines, told }: Beat): readonly Sentence[] {
  if (lines !== undefined) return lines;
  const said: Sentence[] = [];
  for (const { event } of told) {
    const sentence = game.words.event(view, event);
    if (sentence !== undefined) said.push(sentence);
  }
  return counted(said);
}

/** What is said several times in a row is said once, with how often. */
function counted(said: readonly Sentence[]): readonly Sentence[] {
  const lines: { readonly sentence: Sentence; times: number }[] = [];
  for (const sentence of said) {
    const last = lines[lines.length - 1];
    if (last !== undefined && plain(last.sentence) === plain(sentence)) last.times++;
    else lines.push({ sentence, times: 1 });
  }
  return lines.map(({ sentence, times }) => (times === 1 ? sentence : say`${sentence} (${times} times)`));
}

type Scenes = Awaited<ReturnType<NonNullable<BoardModule['scenes']>>>;

/** The board's scenes, fetched when the table is on the page. */
function useScenes({ scenes }: BoardModule): RefObject<Scenes | undefined> {
  const found = useRef<Scenes>(undefined);
  useEffect(() => {
    if (scenes === undefined) return;
    const load = (): void => void Promise.all([scenes(), loadScenes()]).then(([loaded]) => (found.current = loaded));
    const timer = setTimeout(load, 0);
    return () => clearTimeout(timer);
  }, [scenes]);
  return found;
}

function sceneOf(game: Game, scenes: Scenes, before: SessionState, after: SessionState): Script | undefined {
  const { justTold: told, viewer } = after;
  const script = scenes.scene({ before: before.scene!.view, after: after.scene!.view, told, viewer });
  return script && withWords(script, beat => linesOf(game, beat.view, beat).length > 0);
}

/** Somebody else's move, if there is anything to be said of it. */
function moveOf(game: Game, before: SessionState, after: SessionState): Script | undefined {
  const asked = after.scene!.asked.map(({ id }) => id);
  const isOwn = before.scene!.asked.some(({ choices, id }) => choices !== undefined && !asked.includes(id));
  if (isOwn) return undefined;
  const { view } = after.scene!;
  const beat: Beat = { title: '', told: after.justTold, view };
  return linesOf(game, view, beat).length === 0 ? undefined : { title: 'Step by step', beats: [beat] };
}

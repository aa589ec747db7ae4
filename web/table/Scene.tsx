import { piecesIn } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from './model.ts';
import type { TableModel } from './model.ts';
import { linesOf } from './useStaging.ts';

/** The words of the beat that is being played, where it happens: in the place that the board keeps for it, or below the stage. */
export function SceneLayer() {
  const model = useTable();
  const { playing, layout, pointing } = model;
  const [place, setPlace] = useState<Element | null>(null);
  const [side, setSide] = useState<Side>('bottom');
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (playing === null || layout === 'phone') return;
    setPlace(document.querySelector('.stage [data-scene-place]'));
    if (over.current !== null) setSide(sideFor(over.current, piecesOf(playing.lines)));
  }, [playing, layout, place]);
  useEffect(() => {
    if (playing === null) return;
    pointing.setState({ lit: new Set(piecesOf(playing.lines)), hovered: null, peek: null });
    return () => pointing.setState({ lit: new Set() });
  }, [playing?.beat, pointing]);
  useSceneKeys(model);
  if (playing === null || layout === 'phone') return null;
  const words = <SceneWords />;
  return place?.isConnected === true ? (
    createPortal(words, place)
  ) : (
    <div className="scene-over" data-side={side} ref={over}>
      {words}
    </div>
  );
}

const piecesOf = (lines: readonly Sentence[]): readonly string[] => lines.flatMap(line => piecesIn(line, true));

type Side = 'bottom' | 'top';

/** Where it hides less of what it is about. */
function sideFor(over: HTMLElement, pieces: readonly string[]): Side {
  const stage = over.parentElement!.getBoundingClientRect();
  const { height } = over.getBoundingClientRect();
  const about = pieces.flatMap(key => {
    const box = over.parentElement!.querySelector(`[data-piece="${CSS.escape(key)}"]`)?.getBoundingClientRect();
    return box === undefined ? [] : [box];
  });
  const below = about.filter(({ bottom }) => bottom > stage.bottom - height - 10).length;
  const above = about.filter(({ top }) => top < stage.top + height + 10).length;
  return above < below ? 'top' : 'bottom';
}

/** A beat: what it is, what is told, and how to go on. */
export function SceneWords() {
  const { playing, say, goOn, skipScene } = useTable();
  if (playing === null) return null;
  const { script, at, beat, lines, waits } = playing;
  const many = script.beats.length;
  const last = at === many - 1;
  return (
    <section className="scene" aria-label={script.title} data-beat={at} data-beats={many} data-waits={waits}>
      <header>
        <h2>{script.title}</h2>
        {many > 1 && <small>{`${at + 1} of ${many}`}</small>}
      </header>
      <div className="scene-beat" aria-live="polite" aria-atomic="true" key={at}>
        {beat.title !== '' && <h3>{beat.title}</h3>}
        <ul tabIndex={0} aria-label={beat.title}>
          {lines.map((line, index) => (
            <li key={index}>{say(line)}</li>
          ))}
        </ul>
      </div>
      <footer>
        <button type="button" className="button" onClick={goOn}>
          {last ? 'Go on' : 'Next'}
        </button>
        {!last && (
          <button type="button" className="button quiet" onClick={skipScene}>
            Skip the scene
          </button>
        )}
      </footer>
    </section>
  );
}

/** A press on the table or a key goes on; Escape ends the scene. Buttons and panes beside the stage do what they say. */
function useSceneKeys({ playing, goOn, skipScene }: TableModel): void {
  useEffect(() => {
    if (playing === null) return;
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest('dialog, input, textarea, select') !== null)
        return;
      const onButton = target.closest('button, a, [role="tab"]') !== null;
      if (event.key === 'Escape') skipScene();
      else if ((event.key === 'Enter' || event.key === ' ') && !onButton) goOn();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const tapped = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.stage') !== null && target.closest('.scene') === null) goOn();
    };
    document.addEventListener('keydown', pressed, { capture: true });
    document.addEventListener('click', tapped);
    return () => {
      document.removeEventListener('keydown', pressed, { capture: true });
      document.removeEventListener('click', tapped);
    };
  }, [playing, goOn, skipScene]);
}

/** A scene that was not played, because motion is reduced or everything goes at once: still, and in nobody's way. */
export function SceneSummary() {
  const { summary, game, view, say, closeSummary, playing } = useTable();
  if (summary === null || playing !== null) return null;
  return (
    <section className="scene-summary" aria-label={summary.title} tabIndex={0}>
      <header>
        <h2>{summary.title}</h2>
        <button type="button" className="quiet" aria-label={`Close: ${summary.title}`} onClick={closeSummary}>
          <Icon name="lucide:x" size={17} />
        </button>
      </header>
      <dl>
        {summary.beats.map((beat, index) => (
          <div key={index}>
            <dt>{beat.title}</dt>
            {linesOf(game, view, beat).map((line, at) => (
              <dd key={at}>{say(line)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

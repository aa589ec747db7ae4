import type { Manual } from '@vesper/kernel';
import { useEffect, useRef, useState } from 'react';
import { useManual } from '../manuals.ts';
import { ManualPicture } from '../lobby/ManualPicture.tsx';
import { QuickStart } from '../lobby/QuickStart.tsx';
import { usePictures } from '../manualPictures.ts';
import { Icon } from '../parts/Icon.tsx';
import { Clause } from './Clause.tsx';
import { useTable } from './model.ts';

/** The rulebook with search, opened at a clause when a link led here. */
export function ManualPane() {
  const { game, ui, set } = useTable();
  const manual = useManual(game);
  const pictures = usePictures(game.id);
  const [needle, setNeedle] = useState('');
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ui.clause === null || manual === null) return;
    setNeedle('');
    requestAnimationFrame(() => {
      const clause = document.getElementById(`clause-${ui.clause}`);
      clause?.scrollIntoView({ block: 'center' });
      clause?.focus({ preventScroll: true });
    });
  }, [ui.clause, manual]);
  const words = needle.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (id: string, text: string): boolean => {
    const hay = `${id} ${text}`.toLowerCase();
    return words.every(word => hay.includes(word));
  };
  const found = ({ clauses }: Manual['chapters'][number]): boolean =>
    Object.entries(clauses).some(([id, text]) => fits(id, text));
  return (
    <div className="manual" ref={pane}>
      <label className="search">
        <Icon name="lucide:search" size={16} />
        <span className="unseen">Search the manual</span>
        <input
          type="search"
          placeholder="Search the manual"
          value={needle}
          onChange={event => {
            setNeedle(event.target.value);
            set({ clause: null });
          }}
        />
      </label>
      {words.length === 0 && manual?.quickStart !== undefined && (
        <details open={ui.clause === null}>
          <summary>Quick start</summary>
          <QuickStart parts={manual.quickStart} clause={id => <Clause id={id} />} />
        </details>
      )}
      {manual !== null && words.length > 0 && !manual.chapters.some(found) && (
        <p className="nothing">No clause says so.</p>
      )}
      {manual?.chapters.map(chapter => {
        const clauses = Object.entries(chapter.clauses).filter(([id, text]) => fits(id, text));
        if (clauses.length === 0) return null;
        const open = words.length > 0 || (ui.clause !== null && ui.clause in chapter.clauses);
        return (
          <details key={chapter.id} open={open}>
            <summary>{chapter.title}</summary>
            <dl>
              {clauses.map(([id, text]) => (
                <div key={id} id={`clause-${id}`} tabIndex={-1} data-found={id === ui.clause}>
                  <dt>{id}</dt>
                  <dd>
                    {text}
                    <ManualPicture pictures={pictures} game={game.id} id={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}

/** The journal: everything read so far, to be leafed through, and what the story asks, counts and remembers. */
import { plain } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import { useState } from 'react';
import { foeKinds } from '../../content/foes.ts';
import { compiledStories } from '../../content/scenes.ts';
import { chapterTitles, flagName, storyName } from '../../words/names.ts';
import { clock, goal, markLimit } from '../../words/status.ts';
import { useTable } from '../table.ts';
import { OpenBook } from './Book.tsx';
import { Read } from './StoryPage.tsx';
import type { Leaf } from './journal.ts';
import { useInSight } from './reading.ts';
import { useLeaves } from './texts.ts';

export function Journal({ close }: { readonly close: () => void }) {
  const { layout } = useTable();
  const leaves = useLeaves();
  useInSight();
  const [turned, turn] = useState<number | null>(null);
  const at = Math.min(turned ?? leaves.length - 1, leaves.length - 1);
  const leaf = leaves.at(at);
  const page = (
    <article className="fol-page is-right" tabIndex={0} aria-label={leaf === undefined ? 'An empty page' : leaf.title}>
      {leaf === undefined ? <p className="fol-waits">Nothing has been read yet.</p> : <Read shown={[leaf]} />}
    </article>
  );
  const ways = <Turning at={at} of={leaves.length} turn={turn} close={close} />;
  if (layout === 'phone')
    return (
      <div className="fol-over is-journal is-one" role="dialog" aria-label="The journal">
        {ways}
        <div className="fol-one-page">
          {page}
          <Notes />
          <Contents leaves={leaves} at={at} turn={turn} />
        </div>
      </div>
    );
  return (
    <div className="fol-over is-journal" role="dialog" aria-label="The journal">
      <OpenBook />
      <div className="fol-page is-left" tabIndex={0} role="group" aria-label="Notes and contents">
        <Notes />
        <Contents leaves={leaves} at={at} turn={turn} />
      </div>
      {page}
      {ways}
    </div>
  );
}

function Turning(props: {
  readonly at: number;
  readonly of: number;
  readonly turn: (to: number) => void;
  readonly close: () => void;
}) {
  const { at, of, turn, close } = props;
  return (
    <nav className="fol-turning" aria-label="Leaf through the journal">
      <button type="button" disabled={at <= 0} onClick={() => turn(at - 1)}>
        <Icon name="lucide:chevron-left" size={16} />
        Back
      </button>
      <span>{of === 0 ? 'empty' : `${at + 1} of ${of}`}</span>
      <button type="button" disabled={at >= of - 1} onClick={() => turn(at + 1)}>
        On
        <Icon name="lucide:chevron-right" size={16} />
      </button>
      <button type="button" className="fol-shut" onClick={close}>
        <Icon name="lucide:x" size={16} />
        Close
      </button>
    </nav>
  );
}

function Notes() {
  const { view } = useTable();
  const { terms, chapter, flags, hasRested, marks, isNight, worldTurns } = view;
  const { table } = compiledStories[terms.story].chapters[chapter];
  const hour = clock(view);
  return (
    <section className="fol-notes">
      <h2>{`Chapter ${chapter + 1} of ${compiledStories[terms.story].chapters.length}: ${chapterTitles(view, chapter).name}`}</h2>
      <dl>
        <Note name="Goal" text={plain(goal(view))} />
        {hour !== '' && <Note name="Clock" text={hour} />}
        <Note name="Hour" text={`${isNight ? 'Night' : 'Day'}, World turn ${worldTurns}`} />
        <Note name="Rest" text={hasRested ? 'taken in this chapter' : 'may be taken once in this chapter'} />
        <Note name="Defeat marks" text={`${marks} of ${markLimit(view)}: with the last the story is lost`} />
        <Note name="Remembered" text={flags.length === 0 ? 'nothing yet' : flags.map(flagName).join(', ')} />
      </dl>
      <h3>Skirmishes of this chapter, by d10</h3>
      <ol className="fol-skirmish-table">
        {table.map((kind, i) => (
          <li key={i}>{foeKinds[kind].name}</li>
        ))}
      </ol>
    </section>
  );
}

const Note = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

function Contents(props: {
  readonly leaves: readonly Leaf[];
  readonly at: number;
  readonly turn: (to: number) => void;
}) {
  const { leaves, at, turn } = props;
  const { view } = useTable();
  return (
    <section className="fol-contents">
      <h3>{`Read so far of “${storyName(view.terms.story)}”`}</h3>
      <ol>
        {leaves.map((leaf, i) => (
          <li key={leaf.from}>
            <button type="button" aria-current={i === at ? 'page' : undefined} onClick={() => turn(i)}>
              <b>{leaf.title}</b>
              <span>{beginningOf(leaf)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const BEGINNING = 60;

function beginningOf({ entries }: Leaf): string {
  const first = entries.find(entry => entry.is === 'choice' || entry.is === 'text');
  const text = first === undefined || !('text' in first) ? '' : first.text;
  return text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`;
}

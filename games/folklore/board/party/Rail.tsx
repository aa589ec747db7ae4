/** The party: one card for every character but the one in the dock, then the chapter in a few lines. */
import { plain } from '@vesper/kernel';
import { Icon, Roll } from '@vesper/web/board';
import { compiledStories } from '../../content/scenes.ts';
import { NONE } from '../../state.ts';
import { chapterTitles, flagName } from '../../words/names.ts';
import { goal, markLimit } from '../../words/status.ts';
import { placeFor } from '../place.ts';
import { open } from '../story/opened.ts';
import { hasUnread } from '../story/reading.ts';
import { dockMember, useTable } from '../table.ts';
import { MemberCard } from './MemberCard.tsx';

export function Rail() {
  const table = useTable();
  const inDock = dockMember(table);
  return (
    <div className="fol-party">
      <Roll className="fol-members" steps={2}>
        {table.view.party.map((_, who) => who === inDock || <MemberCard key={who} who={who} />)}
      </Roll>
      {table.view.phase !== 'setup' && <ChapterPanel />}
    </div>
  );
}

export function ChapterPanel() {
  const table = useTable();
  const { view } = table;
  const isNew = hasUnread(table) && placeFor(table) !== 'story';
  const { terms, chapter, hasRested, marks, flags, clock, clockLimit } = view;
  const titles = chapterTitles(view, chapter);
  return (
    <section className="fol-chapter" aria-label="The chapter">
      <h3>
        {`Chapter ${chapter + 1} of ${compiledStories[terms.story].chapters.length}`}
        <button
          type="button"
          className={`fol-open-journal ${isNew ? 'is-new' : ''}`}
          data-tip="Everything read so far"
          onClick={() => open({ is: 'journal' })}
        >
          <Icon name="lucide:book-open" size={14} />
          {isNew ? 'New in the journal' : 'Journal'}
        </button>
      </h3>
      <p className="fol-chapter-goal">{plain(goal(view))}</p>
      <dl>
        {clockLimit !== NONE && (
          <div data-tip={`${titles.clock}: at ${clockLimit} it is too late`}>
            <dt>{titles.clock}</dt>
            <dd className="is-clock">{`${clock} of ${clockLimit}`}</dd>
          </div>
        )}
        <div data-tip="The group may rest once in a chapter">
          <dt>Rest</dt>
          <dd>{hasRested ? 'taken' : 'unused'}</dd>
        </div>
        <div data-tip="With the last mark the story is lost">
          <dt>Defeat marks</dt>
          <dd>{`${marks} of ${markLimit(view)}`}</dd>
        </div>
      </dl>
      <p
        className="fol-flags"
        data-tip={
          flags.length === 0 ? 'The story remembers nothing yet' : `Remembered: ${flags.map(flagName).join(', ')}`
        }
      >
        <Icon name="lucide:bookmark" size={13} />
        <span>{flags.length === 0 ? 'Nothing is remembered yet' : flags.slice(-3).map(flagName).join(', ')}</span>
      </p>
    </section>
  );
}

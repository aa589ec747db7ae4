/** The active quest on its scroll, and the completed ones as seals. */
import { Icon, Piece } from '@vesper/web/board';
import { inns } from '../content/distances.ts';
import { quests } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import type { Quest } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import { questName, spaceName } from '../words/names.ts';
import { QuestZoom } from './Zooms.tsx';
import { useTable } from './table.ts';
import { briefOf } from './briefs.ts';
import { doneKey, questKey } from '../pieces.ts';
import { Faction } from './tokens.tsx';

export function QuestCard({ slot }: { readonly slot: Slot }) {
  const { view } = useTable();
  const { quest, progress } = view.heroes[slot];
  if (quest === NONE) return <span className="rea-quest is-none">No quest</span>;
  return (
    <Piece
      id={questKey(slot)}
      className="flat-piece rea-quest"
      label={`Quest: ${questName(quest)}. ${quests[quest].task}`}
      zoom={() => <QuestZoom quest={quest} progress={progress} />}
    >
      <span className="rea-quest-name">
        <Icon name="game:scroll-unfurled" size={15} />
        <b>{questName(quest).replace('Scout the General', 'Scout')}</b>
      </span>
      <span className="rea-quest-task">{shortTask(quest)}</span>
      <Progress quest={quest} progress={progress} />
      <span className="rea-quest-reward">{briefOf(quest)}</span>
    </Piece>
  );
}

function shortTask(quest: Quest): string {
  const { goal, task } = quests[quest];
  if (goal.by === 'roll') return `${spaceName(goal.at)}: ${goal.dice}d6, ${goal.needs}${goal.needs < 6 ? '+' : ''}`;
  if (goal.by === 'inns') return 'Be at every Inn';
  if (goal.by === 'visits') return 'Use an action in each';
  return task.replace(/\.$/, '');
}

function Progress({ quest, progress }: { readonly quest: Quest; readonly progress: number }) {
  const { goal } = quests[quest];
  if (goal.by === 'hunt')
    return (
      <span className="rea-progress">
        {Array.from({ length: goal.count }, (_, i) => (
          <span key={i} className={i < progress ? 'is-done' : ''}>
            <Faction colour={goal.colour} size={13} />
          </span>
        ))}
      </span>
    );
  if (goal.by === 'everyColour')
    return (
      <span className="rea-progress">
        {Array.from({ length: COLOURS }, (_, colour) => (
          <span key={colour} className={(progress & (1 << colour)) === 0 ? '' : 'is-done'}>
            <Faction colour={colour} size={13} />
          </span>
        ))}
      </span>
    );
  const places = goal.by === 'inns' ? inns : goal.by === 'visits' ? goal.at : [];
  if (places.length === 0) return null;
  return (
    <span className="rea-progress is-places">
      {places.map((space, i) => (
        <span key={space} className={(progress & (1 << i)) === 0 ? '' : 'is-done'}>
          <Icon name={(progress & (1 << i)) === 0 ? 'lucide:circle' : 'lucide:circle-check'} size={13} />
          {spaceName(space).split(' ')[0]}
        </span>
      ))}
    </span>
  );
}

/** A completed quest; those that are spent lie turned over. */
export function DoneQuest({ quest, spent }: { readonly quest: Quest; readonly spent: boolean }) {
  const { marks } = useTable();
  const usable = marks.legal.get(doneKey(quest))?.some(({ decision }) => decision.optional) ?? false;
  return (
    <Piece
      id={doneKey(quest)}
      className={spent ? 'flat-piece rea-seal is-spent' : `flat-piece rea-seal is-${quests[quest].reward}`}
      label={`Completed: ${questName(quest)}${spent ? ', spent' : ''}`}
      zoom={() => <QuestZoom quest={quest} spent={spent} />}
    >
      <Icon name={spent ? 'lucide:check' : 'game:scroll-unfurled'} size={14} />
      <span>{questName(quest).replace('Scout the General', 'Scout')}</span>
      {usable && <span className="rea-usable">usable now</span>}
    </Piece>
  );
}

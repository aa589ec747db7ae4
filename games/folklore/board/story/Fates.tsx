/** How a story ended and what became of everybody: on the last page of the book, and at the head of the score sheet. */
import { SeatSymbol } from '@vesper/web/board';
import { count } from '@vesper/kernel';
import { booklets } from '../../content/booklets.ts';
import { compiledStories } from '../../content/scenes.ts';
import { NONE } from '../../state.ts';
import type { FolkloreView, Member } from '../../state.ts';
import { bookletName, statusName, storyName } from '../../words/names.ts';
import { statusesOf } from '../../words/statuses.ts';
import { STATUSES } from '../../content/types.ts';
import { Bust } from '../party/busts.tsx';
import { inColour } from '../party/Portrait.tsx';
import { memberColour } from '../table.ts';

export const isWon = ({ outcome }: FolkloreView): boolean => outcome !== null && outcome.winners.length > 0;

/** `All 4 chapters of “Wolves of the Wide Winter” in 21 World turns, with 1 Defeat mark.` */
export function courseOf(view: FolkloreView): string {
  const { terms, chapter, worldTurns, marks } = view;
  const { length } = compiledStories[terms.story].chapters;
  const far = isWon(view) ? `All ${length} chapters` : `Chapter ${chapter + 1} of ${length}`;
  return `${far} of “${storyName(terms.story)}”, ${count(worldTurns, 'World turn').text}, ${marks === 0 ? 'no Defeat mark' : count(marks, 'Defeat mark').text}.`;
}

function fateOf(view: FolkloreView, who: Member): string {
  const { form, lore, statuses, infection } = view.party[who];
  const isOn = [
    ...statusesOf(statuses).map(status => statusName(STATUSES[status])),
    ...(infection > 0 ? [`${infection} Infection`] : []),
  ];
  const lives =
    form === 'living'
      ? isWon(view)
        ? 'goes home'
        : 'was left behind'
      : form === 'ghost'
        ? 'walks on as a ghost'
        : 'waits in Limbo';
  return `${lives} with ${lore} lore${isOn.length > 0 ? `, ${isOn.join(', ')}` : ''}`;
}

export function Fates({ view, names }: { readonly view: FolkloreView; readonly names?: readonly string[] }) {
  return (
    <ul className="fol-fates">
      {view.party.map(({ booklet, form, seat }, who) => (
        <li key={who} className={`is-${form}`} style={inColour(who)}>
          {booklet !== NONE && (
            <svg className="fol-fate-bust" width="54" height="54" viewBox="0 0 54 54" aria-hidden>
              <Bust of={booklets[booklet].id} size={54} />
            </svg>
          )}
          <span>
            <b>
              <SeatSymbol colour={memberColour(who)} size={14} />
              {bookletName(booklet, who)}
              {names !== undefined && <small>{names[seat]}</small>}
            </b>
            <em>{fateOf(view, who)}</em>
          </span>
        </li>
      ))}
    </ul>
  );
}

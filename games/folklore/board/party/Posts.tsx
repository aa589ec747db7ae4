/** What can be done without saying with what, as signs: rest, stay, regroup, defend, be ready. */
import { Icon, Piece } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import { deedKey } from '../../keys.ts';
import type { DeedName } from '../../keys.ts';
import { useTable } from '../table.ts';
import './brought.ts';

interface Post {
  readonly deed: DeedName;
  readonly icon: IconName;
  readonly name: string;
  readonly more?: string;
}

const regroup: Post = { deed: 'regroup', icon: 'game:bandage-roll', name: 'Regroup' };

const posts: { readonly [ask: string]: readonly Post[] } = {
  rest: [
    { deed: 'rest', icon: 'game:campfire', name: 'Rest here', more: '+4 Vita, +4 PP' },
    { deed: 'no', icon: 'game:boot-prints', name: 'Go on' },
  ],
  worldMove: [{ deed: 'stay', icon: 'game:village', name: 'Stay here' }],
  town: [
    { deed: 'barter', icon: 'game:talk', name: 'Barter', more: 'before buying' },
    { deed: 'done', icon: 'game:exit-door', name: 'Done here' },
  ],
  gate: [
    { deed: 'pay', icon: 'game:two-coins', name: 'Pay the fine', more: '15 coins' },
    { deed: 'roll', icon: 'game:domino-mask', name: 'Slip through', more: 'TRICKERY 7' },
  ],
  camp: [
    { ...regroup, more: '1 PP for 1 Vita' },
    { deed: 'done', icon: 'game:camping-tent', name: 'Ready' },
  ],
  adventure: [regroup, { deed: 'done', icon: 'game:hourglass', name: 'End turn' }],
  encounter: [
    { deed: 'defend', icon: 'game:bordered-shield', name: 'Defend' },
    { deed: 'focus', icon: 'game:on-target', name: 'Focus' },
    { deed: 'evade', icon: 'game:boot-prints', name: 'Evade' },
    regroup,
    { deed: 'done', icon: 'game:hourglass', name: 'End turn' },
  ],
  skirmishAction: [{ deed: 'done', icon: 'game:hourglass', name: 'Do nothing' }],
  equip: [{ deed: 'done', icon: 'game:knapsack', name: 'Ready' }],
};

/** Those of the viewer's own decision. */
export function usePosts(): readonly Post[] {
  const { asked, marks } = useTable();
  const own = asked.find(({ ask, choices }) => choices !== undefined && posts[ask] !== undefined);
  if (own === undefined) return [];
  return posts[own.ask].filter(({ deed }) => marks.legal.has(deedKey(deed)));
}

export function Posts({ posts: found }: { readonly posts: readonly Post[] }) {
  if (found.length === 0) return null;
  return (
    <div className="fol-posts" role="group" aria-label="Here">
      {found.map(({ deed, icon, name, more }) => (
        <Piece
          key={deed}
          id={deedKey(deed)}
          className="fol-post flat-piece"
          label={more === undefined ? name : `${name} ${more}`}
        >
          <Icon name={icon} size={16} />
          <b>{name}</b>
          {more !== undefined && <small>{` ${more}`}</small>}
        </Piece>
      ))}
    </div>
  );
}

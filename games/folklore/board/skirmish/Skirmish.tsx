/** A skirmish: kinds as banners with their strength, the party below with its stances, chances before anything is chosen. */
import { bringIcons } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { Posts, usePosts } from '../party/Posts.tsx';
import { PanelQuestion } from '../Question.tsx';
import { DiscClip } from '../encounter/Disc.tsx';
import { DiceTray } from '../encounter/DiceTray.tsx';
import { icons } from '../encounter/icons.gen.ts';
import { useMind } from '../encounter/mind.ts';
import { PhoneSlip, Slip } from '../story/Slip.tsx';
import { useTable } from '../table.ts';
import { Banner } from './Banner.tsx';
import { Night } from './Night.tsx';
import { Ranks } from './Ranks.tsx';
import { Stances } from './Stances.tsx';
import { StrikeSum, strikeOf } from './StrikeSum.tsx';

// Signs of foes and of their types; whoever has seen no map yet has none of them.
bringIcons(icons);

/** Beside the fight: the sum and the dice. A phone has them in its sheet. */
const PANEL = 272;

export function Skirmish({ room: { width, height } }: { readonly room: Room }) {
  const { view, layout } = useTable();
  const { kinds, round } = view.skirmish;
  const isPhone = layout === 'phone';
  const posts = usePosts();
  const wide = isPhone ? width : width - PANEL;
  const title = <h3>{`Skirmish, round ${Math.max(1, round)}`}</h3>;
  return (
    <div className={isPhone ? 'fol-skirmish is-small' : 'fol-skirmish'}>
      <DiscClip />
      <Night width={wide} height={height} />
      <div className="fol-skirmish-field" style={{ width: wide }}>
        {isPhone ? <PhoneSlip>{title}</PhoneSlip> : title}
        <ul className="fol-banners" data-many={kinds.length > 2}>
          {kinds.map((_, kind) => (
            <li key={kind}>
              <Banner kind={kind} />
            </li>
          ))}
        </ul>
        <Stances />
        <Ranks />
      </div>
      {!isPhone && (
        <aside className="fol-panel" style={{ left: wide, width: PANEL - 10 }} aria-label="Skirmish">
          <How />
          <Slip />
          <PanelQuestion />
          <Posts posts={posts} />
          <Below />
        </aside>
      )}
    </div>
  );
}

/** What a hit does here, in short. */
const How = () => (
  <dl className="fol-how">
    <dt>A hit</dt>
    <dd>takes 1 strength, a natural 100 takes 2</dd>
    <dt>Natural 1</dt>
    <dd>of a character breaks the weapon, of a kind costs it 1 strength</dd>
    <dt>Natural 100</dt>
    <dd>of a kind: whoever is struck loses the next action</dd>
  </dl>
);

function Below() {
  const table = useTable();
  const mind = useMind(table);
  const strike = mind === null ? null : strikeOf(mind);
  return mind !== null && strike !== null ? <StrikeSum strike={strike} /> : <DiceTray />;
}

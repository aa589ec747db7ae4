/** The viewer's own character and its cards: whole ones while they fit, else rows of flat ones, so that every name is read. */
import { Piece, SeatState, SeatSymbol, later } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { memberKey } from '../../keys.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { bookletName } from '../../words/names.ts';
import { open } from '../story/opened.ts';
import { dockMember, memberColour, useTable } from '../table.ts';
import { fareOf, MemberZoom } from './MemberCard.tsx';
import { ChapterPanel } from './Rail.tsx';
import { Portrait, inColour } from './Portrait.tsx';
import { Badges, Leads, Purse, Vitals } from './Vitals.tsx';

const SELF = 208;

// Nobody has anything before the party is chosen.
const DockThings = later(async () => (await import('./DockThings.tsx')).DockThings);

export function Dock({ room }: { readonly room: Room }) {
  const table = useTable();
  const who = dockMember(table);
  const width = room.width - SELF - 26;
  return (
    <div className={`own-things fol-own is-${table.layout}`}>
      <div className="fol-own-side">
        <OwnCard who={who} />
        {table.layout === 'tall' && table.view.phase !== 'setup' && <ChapterPanel />}
      </div>
      <div className="fol-dock-things" style={{ width }}>
        {table.view.party[who].booklet !== NONE && <DockThings who={who} width={width} />}
      </div>
    </div>
  );
}

export function OwnCard({ who }: { readonly who: Member }) {
  const table = useTable();
  const { view, viewer, seatNames } = table;
  const { booklet, seat } = view.party[who];
  return (
    <div className="fol-self-home" data-home={`member:${who}`} style={inColour(who)}>
      <Piece
        id={memberKey(who)}
        className="flat-piece fol-self"
        label={`${fareOf(view, who)}${seat === viewer ? ', yours' : `, played by ${seatNames[seat]}`}`}
        zoom={() => <MemberZoom who={who} />}
        onIdle={() => open({ is: 'sheet', who })}
      >
        <Portrait who={who} width={50} height={66} />
        <span className="fol-member-body">
          <span className="fol-member-name">
            <SeatSymbol colour={memberColour(who)} size={17} />
            <b>{bookletName(booklet, who)}</b>
          </span>
          <small>
            {seat === viewer ? `${seatNames[seat]}, you` : seatNames[seat]}
            <SeatState seat={seat} />
            <Leads who={who} />
          </small>
          <Vitals who={who} whole />
        </span>
        <span className="fol-member-foot">
          <Badges who={who} most={4} />
          <Purse who={who} />
        </span>
      </Piece>
    </div>
  );
}

/** A character in the rail: portrait, how it fares, what lies on it, what it owns. A press opens its sheet. */
import { Piece, SeatState, SeatSymbol, Zoom } from '@vesper/web/board';
import { booklets } from '../../content/booklets.ts';
import { STAT } from '../../content/numbers.ts';
import { SKILLS } from '../../content/types.ts';
import { memberKey } from '../../keys.ts';
import { NONE } from '../../state.ts';
import type { FolkloreView, Member } from '../../state.ts';
import { bookletName, cardName, skillName } from '../../words/names.ts';
import { open } from '../story/opened.ts';
import { askedFor, memberColour, useTable } from '../table.ts';
import { badgesOf } from './badges.ts';
import { Portrait, inColour } from './Portrait.tsx';
import { Badges, Leads, Purse, Vitals } from './Vitals.tsx';

/** How somebody fares, in words. */
export function fareOf(view: FolkloreView, who: Member): string {
  const { booklet, form, vita, pp, gp, coins, lore, boons } = view.party[who];
  const sheet = view.sheets[who];
  const name = bookletName(booklet, who);
  if (sheet.length === 0) return name;
  const body =
    form === 'living'
      ? `${vita} of ${sheet[STAT.vita]} Vita, ${pp} of ${sheet[STAT.pp]} PP`
      : `${form === 'ghost' ? 'a ghost' : 'in Limbo'}, ${gp} of ${sheet[STAT.gp]} GP`;
  const badges = badgesOf(view, view.party[who]).map(({ words }) => words.split(/[:(]/)[0].trim());
  return [`${name}: ${body}`, ...badges, `${coins} coins`, `${lore} lore`, `${boons} boons`].join(', ');
}

export function MemberCard({ who }: { readonly who: Member }) {
  const table = useTable();
  const { view, seatNames } = table;
  const { booklet, seat, companions } = view.party[who];
  return (
    <div className="fol-member-home" data-home={`member:${who}`} style={inColour(who)}>
      <Piece
        id={memberKey(who)}
        className={`seat-panel flat-piece fol-member${askedFor(table) === who ? ' is-acting' : ''}`}
        label={`${fareOf(view, who)}, played by ${seatNames[seat]}`}
        zoom={() => <MemberZoom who={who} />}
        onIdle={() => open({ is: 'sheet', who })}
      >
        <Portrait who={who} width={42} height={54} />
        <span className="fol-member-body">
          <span className="fol-member-name">
            <SeatSymbol colour={memberColour(who)} size={16} />
            <b>{bookletName(booklet, who)}</b>
          </span>
          <small>
            {seatNames[seat]}
            <SeatState seat={seat} />
            <Leads who={who} />
          </small>
          <Vitals who={who} />
        </span>
        <span className="fol-member-foot">
          <Badges who={who} most={4} />
          {companions.length > 0 && (
            <span className="fol-with" data-tip={`With ${companions.map(cardName).join(' and ')}`}>
              {`+${companions.length}`}
            </span>
          )}
          <Purse who={who} />
        </span>
      </Piece>
    </div>
  );
}

export function MemberZoom({ who }: { readonly who: Member }) {
  const { view } = useTable();
  const { booklet, path } = view.party[who];
  if (booklet === NONE) return null;
  const sheet = view.sheets[who];
  const badges = badgesOf(view, view.party[who]);
  return (
    <Zoom title={bookletName(booklet, who)} art={<Portrait who={who} width={34} height={40} />}>
      {path !== NONE && <p className="zoom-kin">{`Path of the ${booklets[booklet].paths[path].name}`}</p>}
      <p>{`Might ${sheet[STAT.might]}, Defense ${sheet[STAT.defense]}, damage +${sheet[STAT.damage]}, Stride ${sheet[STAT.stride]}`}</p>
      <p>{SKILLS.map(skill => `${skillName(skill)} ${sheet[STAT[skill]]}`).join(', ')}</p>
      {badges.map(({ words }) => (
        <p key={words} className="zoom-kin">
          {words}
        </p>
      ))}
    </Zoom>
  );
}

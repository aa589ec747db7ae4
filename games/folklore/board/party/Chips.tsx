/** All seats as chips, for narrow screens: how their characters fare. A tap opens their sheets. */
import { SeatChip, SeatChips, SeatSymbol } from '@vesper/web/board';
import { STAT } from '../../content/numbers.ts';
import type { Member } from '../../state.ts';
import { open } from '../story/opened.ts';
import { colourOf, memberColour, membersOf, useTable } from '../table.ts';
import { fareOf } from './MemberCard.tsx';
import { Bar, Leads } from './Vitals.tsx';
import { Drop, Wisp } from '../signs.tsx';

export function Chips() {
  const { view, viewer, seatNames, layout } = useTable();
  return (
    <SeatChips>
      {seatNames.map((name, seat) => {
        const own = membersOf(view, seat);
        return (
          <SeatChip
            key={seat}
            seat={seat}
            className="fol-chip"
            onShow={() => open({ is: 'sheet', who: own[0] })}
            label={`${name}: ${own.map(who => fareOf(view, who)).join('; ')}`}
            name={
              <>
                <SeatSymbol colour={colourOf(view, seat)} size={layout === 'tall' ? 18 : 15} />
                <span>{seat === viewer ? 'You' : name}</span>
                {own.includes(view.leader) && <Leads who={view.leader} size={13} />}
              </>
            }
          >
            {own.map(who => (
              <Health key={who} who={who} many={own.length} />
            ))}
          </SeatChip>
        );
      })}
    </SeatChips>
  );
}

function Health({ who, many }: { readonly who: Member; readonly many: number }) {
  const { view } = useTable();
  const { form, vita, gp } = view.party[who];
  const sheet = view.sheets[who];
  if (sheet.length === 0) return null;
  const isLiving = form === 'living';
  return (
    <span className="fol-track" data-tip={fareOf(view, who)}>
      {many > 1 ? (
        <SeatSymbol colour={memberColour(who)} size={11} />
      ) : isLiving ? (
        <Drop size={10} />
      ) : (
        <Wisp size={10} />
      )}
      <Bar n={isLiving ? vita : gp} of={isLiving ? sheet[STAT.vita] : sheet[STAT.gp]} kind={isLiving ? 'vita' : 'gp'} />
      <em>{isLiving ? vita : gp}</em>
    </span>
  );
}

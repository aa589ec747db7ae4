/** Somebody's characters on a phone, in a sheet; all of them where nobody was tapped. */
import { later, ownSeat, turnsFrom } from '@vesper/web/board';
import { open, useOpened } from '../story/opened.ts';
import { membersOf, useTable } from '../table.ts';
import { ChapterPanel } from './Rail.tsx';
import { SheetBody } from './SheetBody.tsx';

const Journal = later(async () => (await import('../story/Journal.tsx')).Journal);

export function PhoneParty() {
  const table = useTable();
  const opened = useOpened();
  const { view, openSeat, seatNames } = table;
  const seats = openSeat === null ? turnsFrom(ownSeat(table), seatNames.length) : [openSeat];
  if (opened?.is === 'journal')
    return (
      <div className="fol-phone-journal">
        <Journal close={() => open(null)} />
      </div>
    );
  return (
    <div className="fol-phone-party">
      {openSeat === null && view.phase !== 'setup' && <ChapterPanel />}
      {seats
        .flatMap(seat => membersOf(view, seat))
        .map(who => (
          <SheetBody key={who} who={who} />
        ))}
    </div>
  );
}

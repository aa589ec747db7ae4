/** A character's whole sheet, over the stage: every number with its sum, the lore tree, all cards with their words. */
import { Icon, ownDecision, Ways } from '@vesper/web/board';
import type { Member } from '../../state.ts';
import { bookletName } from '../../words/names.ts';
import { useTable } from '../table.ts';
import { whoIn } from '../who.ts';
import { SheetBody } from './SheetBody.tsx';
import './brought.ts';

export function Sheet({ who, close }: { readonly who: Member; readonly close: () => void }) {
  const table = useTable();
  const { view } = table;
  const own = ownDecision(table, 'loreChoice', 'loreSkill', 'bonus', 'retrainNow', 'spendAp');
  const isAsked = own !== undefined && whoIn(own) === who;
  return (
    <div
      className="fol-over fol-sheet"
      role="dialog"
      aria-label={`The sheet of the ${bookletName(view.party[who].booklet, who)}`}
    >
      <button type="button" className="button fol-shut" onClick={close}>
        <Icon name="lucide:x" size={16} />
        Close
      </button>
      <div className="fol-sheet-roll" tabIndex={0} role="group" aria-label="The sheet">
        {isAsked && (
          <section className="fol-grows">
            <h3>{table.called(table.game.words.prompt(view, own))}</h3>
            <Ways decision={own} />
          </section>
        )}
        <SheetBody who={who} />
      </div>
    </div>
  );
}

/** How it ended, at the head of the score sheet: the city in the morning or in flames, and what became of each General. */
import { capital } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import { generals } from '../content/generals.ts';
import { MonarchCity } from '../content/map.ts';
import type { RealmView } from '../view.ts';
import { fate } from '../words/epilogue.ts';
import { counted } from '../words/names.ts';
import { lossName } from '../words/war.ts';
import { landIcon } from './look.ts';
import { Shield } from './tokens.tsx';

export function Finale(props: { readonly view: RealmView; called(sentence: Sentence): string }) {
  const { view, called } = props;
  const { lostBy, turn, viewer } = view;
  const isLost = lostBy !== '';
  const who = viewer === 'spectator' ? 'The heroes' : view.seats > 1 ? 'You and your companions' : 'You';
  return (
    <section className={`rea rea-finale is-${isLost ? 'lost' : 'won'}`} aria-label="How it ended">
      <Icon name={landIcon(MonarchCity)} size={92} className="rea-finale-city" />
      <div>
        <h3>{isLost ? `In the end ${lossName(lostBy)}` : 'The four Generals have fallen'}</h3>
        <p>{`${who} ${isLost ? 'held out' : 'freed the realm in'} ${isLost ? 'for ' : ''}${counted(turn, 'turn')}.`}</p>
        <ul>
          {generals.map(({ id }, general) => (
            <li key={id}>
              <Shield general={general} size={34} />
              <span>{called(capital(fate(view, general)))}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What stands on a character's sheet. */
import { Explained, Icon, SeatSymbol, Sum } from '@vesper/web/board';
import { booklets } from '../../content/booklets.ts';
import { STAT, statOfSkill } from '../../content/numbers.ts';
import { taleOfBooklet } from '../../content/tales.ts';
import { thresholds } from '../../content/thresholds.ts';
import { SKILLS } from '../../content/types.ts';
import { loreNeeded } from '../../rules/growth.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { bookletName, skillName, statName } from '../../words/names.ts';
import { termsOf } from '../../words/sheet.ts';
import { loreText } from '../../words/texts.ts';
import { plus } from '../../words/voice.ts';
import { memberColour, useTable } from '../table.ts';
import { badgesOf } from './badges.ts';
import { Portrait, inColour } from './Portrait.tsx';
import { ThingRow } from './ThingCard.tsx';
import { Leads, Purse, Vitals } from './Vitals.tsx';
import { skillIcon } from '../signs.tsx';
import { thingsOf } from './things.ts';
import './brought.ts';

export function SheetBody({ who }: { readonly who: Member }) {
  const { view, seatNames } = useTable();
  const { booklet, path, seat } = view.party[who];
  if (booklet === NONE) return <p className="fol-none">Nobody is chosen yet.</p>;
  const { id, paths } = booklets[booklet];
  return (
    <div className="fol-sheet-body" style={inColour(who)}>
      <header>
        <Portrait who={who} width={64} height={80} />
        <div>
          <h2>
            <SeatSymbol colour={memberColour(who)} size={20} />
            {bookletName(booklet, who)}
            <Leads who={who} size={18} />
          </h2>
          <p>{`${path === NONE ? '' : `${paths[path].name}, `}played by ${seatNames[seat]}`}</p>
          <p className="fol-tale">{path === NONE ? taleOfBooklet[id].who : taleOfBooklet[id].paths[path]}</p>
        </div>
        <div className="fol-sheet-vitals">
          <Vitals who={who} whole />
          <Purse who={who} inside={false} />
        </div>
      </header>
      <div className="fol-sheet-columns">
        <div>
          <Numbers who={who} />
          <Conditions who={who} />
          <LoreTree who={who} />
        </div>
        <div>
          {thingsOf(view, who).map(({ name, things }) => (
            <section key={name}>
              <h3>{name}</h3>
              {things.map(thing => (
                <ThingRow key={thing.card} {...thing} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const NUMBERS = ['might', 'defense', 'damage', 'stride', 'vita', 'pp', 'capacity'] as const;
const SOMETIMES = [
  'checks',
  'resist',
  'search',
  'absorption',
  'reduction',
  'light',
  'guards',
  'range',
  'firstStrike',
] as const;
const called = {
  ...statName,
  capacity: 'Items carried',
  damage: 'Damage',
  light: 'Light',
  checks: 'All checks',
} as const;

function Numbers({ who }: { readonly who: Member }) {
  const { view } = useTable();
  const sheet = view.sheets[who];
  const isLiving = view.party[who].form === 'living';
  const shown = isLiving ? NUMBERS : (['might', 'defense', 'damage', 'stride', 'gp'] as const);
  return (
    <section>
      <h3>Numbers</h3>
      <ul className="fol-numbers">
        {[...shown, ...SOMETIMES.filter(stat => sheet[STAT[stat]] !== 0)].map(stat => (
          <li key={stat}>
            <Value who={who} stat={STAT[stat]} name={called[stat]} />
          </li>
        ))}
      </ul>
      {isLiving && (
        <ul className="fol-numbers is-skills">
          {SKILLS.map((skill, i) => (
            <li key={skill}>
              <Icon name={skillIcon[skill]} size={15} />
              <Value who={who} stat={statOfSkill(i)} name={skillName(skill)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Value({ who, stat, name }: { readonly who: Member; readonly stat: number; readonly name: string }) {
  const { view } = useTable();
  const total = view.sheets[who][stat];
  const terms = termsOf(view, who, stat);
  return (
    <Explained
      className="fol-value"
      tip={`${name} ${total}: ${terms.map(({ what, by }, i) => `${what} ${i === 0 ? by : plus(by)}`).join(', ')}`}
      sum={() => <Sum title={name} terms={terms.map(({ what, by }) => ({ what, gives: by }))} total={total} />}
    >
      <span>{name}</span>
      <b>{total}</b>
    </Explained>
  );
}

function Conditions({ who }: { readonly who: Member }) {
  const { view } = useTable();
  const badges = badgesOf(view, view.party[who]);
  return (
    <section>
      <h3>Conditions</h3>
      {badges.length === 0 && <p className="fol-none">Nothing lies on this character.</p>}
      <ul className="fol-conditions">
        {badges.map(({ code, isGood, words }) => (
          <li key={words}>
            <span className={`fol-status ${isGood ? 'is-good' : 'is-bad'}`} aria-hidden>
              {code}
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoreTree({ who }: { readonly who: Member }) {
  const { view, called: say } = useTable();
  const { choices, lore, ap } = view.party[who];
  const next = loreNeeded(choices.length);
  return (
    <section>
      <h3>{`Lore ${lore}, next choice at ${next}${ap > 0 ? `, ${ap} ability points to spend` : ''}`}</h3>
      <ol className="fol-lore">
        {thresholds.map(({ lore: needed, ap: won }, threshold) => (
          <li
            key={needed}
            className={threshold < choices.length ? 'is-taken' : threshold === choices.length ? 'is-next' : ''}
          >
            <b>{needed}</b>
            {[0, 1].map(choice => (
              <span key={choice} className={choices[threshold] === choice ? 'is-chosen' : ''}>
                {choices[threshold] === choice && <Icon name="lucide:check" size={13} />}
                {say(loreText(view, who, choice, threshold))}
              </span>
            ))}
            {won > 0 && <small>{`+${won} AP`}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

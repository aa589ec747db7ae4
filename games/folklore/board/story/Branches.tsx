/** What is decided on a page: each way with its check and everybody's chance; the one pointed at is opened below. */
import { Explained, Icon, Piece, SeatSymbol, ownDecision, useHovered } from '@vesper/web/board';
import { useState } from 'react';
import { memberKey, optionKey } from '../../keys.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { bookletName, skillName } from '../../words/names.ts';
import { plus } from '../../words/voice.ts';
import { Portrait } from '../party/Portrait.tsx';
import { skillIcon } from '../signs.tsx';
import { memberColour, useTable } from '../table.ts';
import { Die } from './Die.tsx';
import { reservesOf } from './branches.ts';
import type { Branch, Chance, Reserve, Trial } from './branches.ts';

const LETTERS = 'ABCDEFGH';

export function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  const table = useTable();
  const hovered = useHovered(table, ({ choice }) =>
    typeof choice === 'number' && choice < branches.length ? choice : undefined,
  );
  const [last, setLast] = useState(0);
  if (hovered !== undefined && hovered !== last) setLast(hovered);
  const open = branches[hovered ?? last] ?? branches[0];
  return (
    <>
      <div className="fol-branches" role="group" aria-label="The ways">
        {branches.map(branch => (
          <Way key={branch.option} branch={branch} isOpen={branch === open && branch.trial !== null} />
        ))}
      </div>
      {open.trial !== null && <Opened letter={LETTERS[open.option]} trial={open.trial} />}
      <p className="fol-hidden-note">
        <Icon name="lucide:eye-off" size={15} />
        {branches.some(({ trial }) => trial !== null)
          ? 'What comes of it is told after the roll.'
          : 'What comes of it is told when it is chosen.'}
      </p>
    </>
  );
}

function Way({ branch, isOpen }: { readonly branch: Branch; readonly isOpen: boolean }) {
  const { called } = useTable();
  const { option, label, cost, trial } = branch;
  return (
    <Piece id={optionKey(option)} className={`fol-branch ${isOpen ? 'is-shown' : ''}`} label={spokenOf(label, trial)}>
      <i className="fol-letter">{LETTERS[option]}</i>
      <span className="fol-branch-words">
        <span className="fol-branch-sentence">{label}</span>
        <span className="fol-branch-check">
          {trial === null ? (
            <span>No check</span>
          ) : (
            <>
              <Icon name={skillIcon[trial.skill]} size={15} />
              <b>{`${skillName(trial.skill)} ${trial.needed}`}</b>
              <Chances trial={trial} />
            </>
          )}
        </span>
        {cost !== '' && <span className="fol-branch-cost">{`First: ${called(cost)}`}</span>}
      </span>
    </Piece>
  );
}

const spokenOf = (label: string, trial: Trial | null): string =>
  trial === null ? label : `${label}: a check of ${skillName(trial.skill)} against ${trial.needed}`;

function Chances({ trial: { chances, best } }: { readonly trial: Trial }) {
  return (
    <span className="fol-chances">
      {chances.map(({ who, faces }) => (
        <span key={who} className={who === best ? 'is-best' : ''}>
          <SeatSymbol colour={memberColour(who)} size={14} />
          {`${faces * 10}${who === best ? ' %' : ''}`}
        </span>
      ))}
      {best === NONE && <span>nobody can try</span>}
    </span>
  );
}

/** The faces, the die and what could still change it. */
function Opened({ letter, trial }: { readonly letter: string; readonly trial: Trial }) {
  return (
    <section className="fol-opened" aria-label={`Way ${letter}: who could try`}>
      <i className="fol-letter is-small">{letter}</i>
      <Faces trial={trial} />
    </section>
  );
}

/** Everybody's face with the chance; where somebody is to be named, faces are pressed. */
export function Faces({ trial, large = false }: { readonly trial: Trial; readonly large?: boolean }) {
  const table = useTable();
  const { view } = table;
  const hovered = useHovered(table, ({ decision, choice }) =>
    decision.ask === 'checker' && typeof choice === 'number' ? choice : undefined,
  );
  const { chances, best, skill, needed } = trial;
  const shown = chances.find(({ who }) => who === (hovered ?? best));
  return (
    <>
      <div className={`fol-checkers is-${chances.length} ${large ? 'is-large' : ''}`}>
        {chances.map(chance => (
          <Face key={chance.who} chance={chance} trial={trial} isBest={chance.who === best} large={large} />
        ))}
      </div>
      {shown !== undefined && (
        <div className="fol-odds">
          <p>
            <Die needs={needed - shown.bonus} />
            <span>{needsOf(bookletName(view.party[shown.who].booklet, shown.who), needed - shown.bonus)}</span>
          </p>
          {reservesOf(view, shown, needed).map(reserve => (
            <p key={`${reserve.by} ${reserve.card} ${reserve.does}`} className="fol-reserve">
              <Icon name="game:perspective-dice-six-faces-random" size={14} />
              <span>
                {reserveInWords(reserve, shown.who, bookletName(view.party[reserve.by].booklet, reserve.by))}
                <b>{`${reserve.chance} %`}</b>
              </span>
            </p>
          ))}
          <span className="unseen">{`Best chance with ${skillName(skill)} ${needed}.`}</span>
        </div>
      )}
    </>
  );
}

function needsOf(name: string, needs: number): string {
  if (needs <= 1) return `${name}: cannot fail`;
  return needs > 10 ? `${name}: cannot pass` : `${name}: ${needs === 10 ? 'a 10' : `${needs} or more`}`;
}

function reserveInWords({ by, name, does, n }: Reserve, who: Member, owner: string): string {
  const whose = by === who ? `With ${name}` : `With ${name} of the ${owner}`;
  if (does === 'again') return `${whose} the die may be thrown again: `;
  return does === 'adds' ? `${whose}, ${plus(n)}: ` : `${whose} the die may become ${n}: `;
}

function Face(props: {
  readonly chance: Chance;
  readonly trial: Trial;
  readonly isBest: boolean;
  readonly large: boolean;
}) {
  const { chance, trial, isBest, large } = props;
  const { who, bonus, faces } = chance;
  const table = useTable();
  const { booklet } = table.view.party[who];
  const name = bookletName(booklet, who);
  const tip = `${name}: ${skillName(trial.skill)} ${plus(bonus)}, ${faces} of ten faces pass`;
  const content = (
    <>
      <Portrait who={who} width={large ? 54 : 30} height={large ? 66 : 36} />
      <SeatSymbol colour={memberColour(who)} size={large ? 17 : 13} />
      <b>{`${faces * 10} %`}</b>
      <span>{large ? `${name}, ${plus(bonus)}` : plus(bonus)}</span>
    </>
  );
  return ownDecision(table, 'checker') !== undefined ? (
    <Piece id={memberKey(who)} className={`fol-checker ${isBest ? 'is-best' : ''}`} label={tip}>
      {content}
    </Piece>
  ) : (
    <Explained className={`fol-checker ${isBest ? 'is-best' : ''}`} tip={tip}>
      {content}
    </Explained>
  );
}

/** A leaf as it is read: paragraphs, what was decided, the die that fell, what the story will remember. */
import { Explained, Icon } from '@vesper/web/board';
import type { ReactNode } from 'react';
import { SKILLS } from '../../content/types.ts';
import { bookletName, flagName, skillName } from '../../words/names.ts';
import { plus } from '../../words/voice.ts';
import { useTable } from '../table.ts';
import { Die } from './Die.tsx';
import type { Entry, Leaf } from './journal.ts';

export function Prose({ leaf, dropCap }: { readonly leaf: Leaf; readonly dropCap: boolean }) {
  const first = leaf.entries.findIndex(({ is }) => is === 'text');
  return leaf.entries.map((entry, i) => <Line key={i} entry={entry} dropCap={dropCap && i === first} />);
}

function Line({ entry, dropCap }: { readonly entry: Entry; readonly dropCap: boolean }): ReactNode {
  switch (entry.is) {
    case 'text':
      return <Paragraph text={entry.text} dropCap={dropCap} />;
    case 'choice':
      return (
        <p className="fol-decided">
          <span className="unseen">You decided: </span>
          {entry.text}
        </p>
      );
    case 'check':
      return <Checked entry={entry} />;
    case 'flag':
      return (
        <p className="fol-remembered">
          <Icon name="lucide:bookmark" size={14} />
          {`The story will remember: ${flagName(entry.flag)}`}
        </p>
      );
    case 'end':
      return (
        <p className="fol-end">
          {entry.won ? 'Here the story ends, and you have lived to tell it.' : 'Here the story breaks off.'}
        </p>
      );
  }
}

/** An opening quotation mark goes with the letter that it stands before. */
const CAPITAL = /^(“?.)(.*)$/s;

function Paragraph({ text, dropCap }: { readonly text: string; readonly dropCap: boolean }) {
  const [, letter, rest] = CAPITAL.exec(text) ?? [];
  if (!dropCap || letter === undefined) return <p>{text}</p>;
  return (
    <p className="fol-first">
      <span className="fol-initial" aria-hidden>
        {letter}
      </span>
      <span aria-hidden>{rest}</span>
      <span className="unseen">{text}</span>
    </p>
  );
}

function Checked({ entry }: { readonly entry: Extract<Entry, { readonly is: 'check' }> }) {
  const { view } = useTable();
  const { who, skill, natural, total, needed, passed } = entry;
  const name = bookletName(view.party[who].booklet, who);
  const bonus = total - natural;
  return (
    <p className={`fol-checked ${passed ? 'is-passed' : 'is-failed'}`}>
      <Explained
        className="fol-checked-die"
        tip={`${name}, ${skillName(SKILLS[skill])} ${needed}: a ${natural} ${plus(bonus)} is ${total}, ${passed ? 'enough' : 'not enough'}`}
      >
        <Die needs={needed - bonus} rolled={natural} />
      </Explained>
      <span className="fol-checked-words">{`${name}, ${skillName(SKILLS[skill])} ${needed}`}</span>
      <b className="fol-stamp">{passed ? 'passed' : 'failed'}</b>
    </p>
  );
}

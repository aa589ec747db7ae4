/** What lies on a character, as badges of two letters with words behind them. */
import { plain } from '@vesper/kernel';
import { NEGATIVE, STATUSES } from '../../content/types.ts';
import type { Status } from '../../content/types.ts';
import type { FolkloreView } from '../../state.ts';
import { statusName } from '../../words/names.ts';
import { burdens, statusInWords, statusesOf } from '../../words/statuses.ts';

export interface Badge {
  readonly code: string;
  readonly isGood: boolean;
  /** What it is, what it does, when it ends. */
  readonly words: string;
}

const codes: { readonly [S in Status]: string } = {
  blessed: 'Bs',
  brave: 'Br',
  ethereal: 'Et',
  faithful: 'Fa',
  favored: 'Fv',
  fortified: 'Fo',
  lucky: 'Lu',
  perceptive: 'Pe',
  respected: 'Re',
  swift: 'Sw',
  bloodlust: 'Bl',
  cursed: 'Cu',
  deranged: 'De',
  fractured: 'Fr',
  immobilized: 'Im',
  lycanthropic: 'Ly',
  possessed: 'Po',
  sickened: 'Si',
  spooked: 'Sp',
  transformed: 'Tr',
};

const isBad = (status: Status): boolean => (NEGATIVE as readonly string[]).includes(status);

/** What else lies on somebody, by the word it begins with. */
const others: readonly (readonly [RegExp, string, boolean])[] = [
  [/^\d+ Infection/, 'In', false],
  [/^WANTED/, 'Wa', false],
  [/^light/, 'Li', true],
  [/^defends/, 'Df', true],
  [/^WEAKEN/, 'We', false],
  [/^RAZOR/, 'Rz', false],
  [/^crushed/, 'Cr', false],
  [/^loses/, '–1', false],
  [/^held/, 'He', false],
];

export function badgesOf(view: FolkloreView, character: FolkloreView['party'][number]): readonly Badge[] {
  const own = statusesOf(character.statuses).map(number => {
    const status = STATUSES[number];
    return { code: codes[status], isGood: !isBad(status), words: `${statusName(status)}: ${statusInWords(status)}` };
  });
  const rest = burdens(view, character).slice(view.phase === 'over' ? 0 : own.length);
  return [...own, ...rest.map(sentence => badgeOf(plain(sentence), character.infection))];
}

/** What an effect gives or takes for a while has a sign of its own. */
function badgeOf(words: string, infection: number): Badge {
  const [, code, isGood] = others.find(([begins]) => begins.test(words)) ?? [null, '±', true];
  return { code: code === 'In' ? `I${infection}` : code, isGood, words };
}

/** A bot's reason in words. */
import { joined, say } from '@vesper/kernel';
import type { Choice, Sentence } from '@vesper/kernel';
import type { Distance, Reason } from './reason.ts';

export const percentOf = (share: number): string => `${Math.round(share * 100)} %`;

/** Only what was done: a bot that goes by its plan has chosen by it, whatever was tried out to tell more. */
export function comparedHow({ by, weighed, of, tries }: Pick<Reason, 'by' | 'weighed' | 'of' | 'tries'>): string {
  if (of === 1) return 'It is the only choice.';
  const those = weighed === of ? `all ${of} choices` : `${weighed} of ${of} choices`;
  if (by === 'tried') return `It tried ${those} at ${tries} imagined tables.`;
  if (by === 'searched')
    return `It looked at ${those} and played ${tries} tries through, most of them with the best ones.`;
  if (by === 'ranked') return `It ranked ${those} by its plan.`;
  if (by === 'chance') return `It takes any of the ${of} choices, as the dice fall.`;
  return weighed === 0
    ? `It had no time to compare the ${of} choices.`
    : `It has a plan and looked at none of the other ${of - 1} choices.`;
}

/** What it promises. */
export function expectation({ expects, by }: Pick<Reason, 'expects' | 'by'>): string {
  if (expects === null) return '';
  return by === 'ranked'
    ? `Tried out, it wins about ${percentOf(expects)}.`
    : `It wins about ${percentOf(expects)} this way.`;
}

const distances: { readonly [behind in Distance]: string } = {
  ahead: 'Better now',
  level: 'About as good',
  close: 'A little behind',
  clear: 'Clearly behind',
};

/** "A little behind (58 %):", before the other choice; where a plan decided, what it would have come to is told apart. */
export function distanceOf({ by, instead }: Pick<Reason, 'by' | 'instead'>): string {
  if (instead === null) return '';
  const { behind, expects } = instead;
  const tried =
    expects === null ? '' : by === 'ranked' ? ` (tried out ${percentOf(expects)})` : ` (${percentOf(expects)})`;
  return `${by === 'ranked' ? inPlan[behind] : distances[behind]}${tried}:`;
}

const inPlan: { readonly [behind in Distance]: string } = {
  ahead: 'The plan now has before it',
  level: 'Next in the plan, about as good',
  close: 'Next in the plan, a little behind',
  clear: 'Next in the plan, clearly behind',
};

/** The whole reason; `said` puts a choice into the game's words. */
export function reasonTold(reason: Reason, said: (choice: Choice) => Sentence): Sentence {
  const { instead } = reason;
  const expected = expectation(reason);
  return joined(
    [
      comparedHow(reason),
      ...(expected === '' ? [] : [expected]),
      ...(instead === null ? [] : [say`${distanceOf(reason)} ${said(instead.choice)}.`]),
    ],
    ' ',
  );
}

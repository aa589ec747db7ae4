import { plain } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { comparedHow, distanceOf, expectation, reasonTold } from '../reasonWords.ts';

describe('a reason in words', () => {
  it('tells what was compared, and never that there was no choice where there was one', () => {
    const tries = 12;
    expect(comparedHow({ by: 'tried', weighed: 9, of: 9, tries })).toBe(
      'It tried all 9 choices at 12 imagined tables.',
    );
    expect(comparedHow({ by: 'ranked', weighed: 12, of: 182, tries })).toBe('It ranked 12 of 182 choices by its plan.');
    expect(comparedHow({ by: 'searched', weighed: 5, of: 8, tries: 400 })).toBe(
      'It looked at 5 of 8 choices and played 400 tries through, most of them with the best ones.',
    );
    expect(comparedHow({ by: 'chance', weighed: 0, of: 4, tries: 0 })).toBe(
      'It takes any of the 4 choices, as the dice fall.',
    );
    expect(comparedHow({ by: 'nothing', weighed: 1, of: 182, tries: 0 })).toBe(
      'It has a plan and looked at none of the other 181 choices.',
    );
    expect(comparedHow({ by: 'nothing', weighed: 0, of: 4, tries: 0 })).toBe(
      'It had no time to compare the 4 choices.',
    );
    expect(comparedHow({ by: 'nothing', weighed: 1, of: 1, tries: 0 })).toBe('It is the only choice.');
  });

  it('says what a choice promises, and by how much it beat the next', () => {
    expect(expectation({ expects: 0.624, by: 'tried' })).toBe('It wins about 62 % this way.');
    expect(expectation({ expects: 0.4, by: 'ranked' })).toBe('Tried out, it wins about 40 %.');
    expect(expectation({ expects: null, by: 'nothing' })).toBe('');
    const instead = { choice: 1, expects: 0.58, behind: 'close' as const };
    expect(distanceOf({ by: 'tried', instead })).toBe('A little behind (58 %):');
    expect(distanceOf({ by: 'ranked', instead })).toBe('Next in the plan, a little behind (tried out 58 %):');
    const reason = {
      choice: 1,
      expects: 0.62,
      instead: { choice: 2, expects: 0.58, behind: 'close' as const },
      by: 'tried' as const,
      weighed: 2,
      of: 2,
      tries: 12,
    };
    expect(plain(reasonTold(reason, choice => `Take ${JSON.stringify(choice)}`))).toBe(
      'It tried all 2 choices at 12 imagined tables. It wins about 62 % this way. A little behind (58 %): Take 2.',
    );
  });
});

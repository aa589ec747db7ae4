import { describe, expect, it } from 'vitest';
import { plainSayer } from '../session/called.ts';
import { sinceOwn } from '../session/recap.ts';

describe('names in sentences', () => {
  const say = plainSayer(['Yellow', 'Red'], ['Hester', 'Tobias']);

  it('puts names in place of seats, whole words only', () => {
    expect(say("Red takes Red's red-backed card; Redford and Yellow look on.")).toBe(
      "Tobias takes Tobias's red-backed card; Redford and Hester look on.",
    );
  });

  it('leaves seats without a name as the game calls them', () => {
    expect(plainSayer(['Yellow'], [''])('Yellow wins')).toBe('Yellow wins');
  });
});

describe('since your last turn', () => {
  const told = (at: number, seat: number) => ({ at, event: { event: 'placed', rule: 'X', seat } });

  it('begins after the last choice whose first event is about the viewer', () => {
    const log = [told(1, 0), told(2, 1), told(2, 0), told(3, 2)];
    expect(sinceOwn(log, 0)).toEqual(log.slice(1));
  });

  it('is the last choice for a spectator, and nothing before the first', () => {
    const log = [told(1, 0), told(2, 1)];
    expect(sinceOwn(log, 'spectator')).toEqual([log[1]]);
    expect(sinceOwn([], 'spectator')).toEqual([]);
  });
});

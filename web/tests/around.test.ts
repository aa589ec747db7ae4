import type { SeatInfo } from '@vesper/table/messages';
import { describe, expect, it } from 'vitest';
import { happeningText, interleaved, seatState, since } from '../session/around.ts';

const told = (at: number) => ({ at, event: { event: `e${at}`, rule: 'X-1' } });

describe('the log', () => {
  it('tells what happened at the table after what the entry before it told', () => {
    const happened = [
      { at: 0, seat: 1, what: 'botPlays' },
      { at: 2, seat: 1, what: 'tookBack' },
      { at: 4, seat: 0, what: 'conceded' },
    ] as const;
    const all = interleaved([told(0), told(1), told(2), told(2), told(3)], happened);
    expect(all.map(line => ('told' in line ? line.told.at : line.happening.what))).toEqual([
      0,
      'botPlays',
      1,
      2,
      2,
      'tookBack',
      3,
      'conceded',
    ]);
  });

  it('says why where it was nobody’s own wish', () => {
    expect(happeningText({ at: 3, seat: 0, what: 'conceded' }, 'Abel')).toBe('Abel conceded.');
    expect(happeningText({ at: 3, seat: 0, what: 'botPlays', why: 'agreed' }, 'Abel')).toBe(
      'A bot plays for Abel: the others agreed.',
    );
  });
});

describe('a seat', () => {
  const here: SeatInfo = {
    seat: 0,
    kind: 'person',
    name: 'Abel',
    bot: 'greedy',
    present: true,
    conceded: false,
    byBot: false,
    said: null,
    kept: false,
    yours: false,
    quiet: [],
    away: null,
    why: null,
    leaving: false,
    nudge: null,
    agreed: [],
  };
  const now = new Date(2026, 4, 2, 15, 30);

  it('says nothing while its person plays, and what is most important else', () => {
    const word = (more: Partial<SeatInfo>): string | undefined => seatState({ ...here, ...more }, now)?.word;
    const away = now.getTime() - 60_000;
    expect([word({}), word({ kind: 'bot' }), word({ away }), word({ away, byBot: true })]).toEqual([
      undefined,
      undefined,
      'away',
      'bot plays',
    ]);
    expect([word({ leaving: true }), word({ byBot: true, conceded: true })]).toEqual(['leaving', 'conceded']);
    expect(seatState({ ...here, byBot: true, why: 'away' }, now)?.words).toMatch(/nobody was there/);
  });

  it('is away since an hour of today, or since a day', () => {
    expect(since(new Date(2026, 4, 2, 9, 5), now)).toBe('09:05');
    expect(since(new Date(2026, 3, 30, 9, 5), now)).toBe('30 April');
  });
});

import { describe, expect, it } from 'vitest';
import { VesperError, andThen, finish, forecast, roll, show, start, tell } from '../index.ts';
import type { Choice, Forecast } from '../index.ts';
import { bare, draw } from './toys/bare.ts';
import type { Bare } from './toys/bare.ts';

const said = (s: Bare, event: string, more: object = {}): void => tell(s, { event, rule: 'BARE-1', ...more });

/** Seat 0 sets out; seat 1 is a bot, seat 2 a person. */
const journey = bare({
  agenda: [
    { ask: 'set out', seat: 0 },
    { ask: 'rest', seat: 0 },
  ],
  steps: { camp: s => said(s, 'camped') },
  decisions: {
    'set out': {
      candidates: () => ['walk', 'dice', 'spy', 'ferry', 'call', 'quit', 'sow', 'stay'],
      refuse: (_s, _d, c) => (c === 'stay' ? { rule: 'BARE-2', why: 'late' } : undefined),
      choose(s, _d, c) {
        said(s, 'left', { how: c });
        if (c === 'dice') {
          for (let i = 0; i < 2; i++) said(s, 'rolled', { face: roll(s, 6) });
          andThen(s, { do: 'camp' });
        }
        if (c === 'spy') {
          show(s);
          said(s, 'seen', { only: [1] });
        }
        if (c === 'ferry') andThen(s, { ask: 'rest', seat: 1 });
        if (c === 'call') andThen(s, { ask: 'rest', seat: 2 });
        if (c === 'quit') finish(s, draw);
      },
      outlook(s, _d, c) {
        if (c === 'sow') said(s, 'reaped');
      },
    },
    rest: {},
  },
});

function foretold(choice: Choice): Forecast {
  return forecast(start(journey, { seats: 3, seed: 'a road' }), { seat: 0, choice }, seat => seat !== 1);
}

const names = ({ told }: Forecast): string[] => told.map(({ event }) => event);

describe('a forecast', () => {
  it('says what would be told, and that it could be taken back', () => {
    const left = { event: 'left', rule: 'BARE-1', how: 'walk' };
    expect(foretold('walk')).toEqual({ final: null, told: [left], more: false, next: [0], later: [] });
  });

  it('leaves out what hangs on dice, and tells what comes after them with any luck', () => {
    const forecast = foretold('dice');
    expect(names(forecast)).toEqual(['left', 'camped']);
    expect(forecast).toMatchObject({ final: 'chance', more: true, next: [0] });
  });

  it('leaves out what others would see', () => {
    expect(foretold('spy')).toMatchObject({ final: 'shown', told: [{ event: 'left' }], more: false });
  });

  it('is final where a bot goes on, and not where a person is asked', () => {
    expect(foretold('ferry')).toMatchObject({ final: 'others', next: [1] });
    expect(foretold('call')).toMatchObject({ final: null, next: [2] });
  });

  it('knows an end', () => {
    expect(foretold('quit')).toMatchObject({ final: 'over', next: [] });
  });

  it('says what it would come to later, where a decision knows', () => {
    expect(foretold('sow')).toMatchObject({ told: [{ how: 'sow' }], later: [{ event: 'reaped' }] });
    expect(foretold('walk').later).toEqual([]);
  });

  it('changes nothing, and says the same however the dice would really fall', () => {
    const all = ['a', 'b', 'c'].map(seed => {
      const match = start(journey, { seats: 3, seed });
      const before = JSON.stringify(match.state);
      const found = forecast(match, { seat: 0, choice: 'dice' }, () => true);
      expect(JSON.stringify(match.state)).toBe(before);
      return found;
    });
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });

  it('is refused like a choice', () => {
    const match = start(journey, { seats: 3, seed: '' });
    const asking =
      (chosen: { seat: number; choice: Choice; decision?: string }): (() => unknown) =>
      () =>
        forecast(match, chosen, () => true);
    const code = (name: string): object => expect.objectContaining({ constructor: VesperError, code: name });
    expect(asking({ seat: 0, choice: 'fly' })).toThrow(code('illegal-choice'));
    expect(asking({ seat: 0, choice: 'stay' })).toThrow(code('illegal-choice'));
    expect(asking({ seat: 1, choice: 'walk' })).toThrow(code('not-asked'));
    expect(asking({ seat: 0, choice: 'walk', decision: 'set out:0:7' })).toThrow(code('stale-decision'));
    expect(asking({ seat: 9, choice: 'walk' })).toThrow(code('unknown-seat'));
  });
});

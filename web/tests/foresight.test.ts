import type { Forecast } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { Asked, Pointed } from '../board.ts';
import type { Session } from '../session/session.ts';
import { newForesight } from '../session/foresight.ts';

const decision = (id: string): Asked => ({
  id,
  seat: 0,
  ask: 'a',
  rule: 'A-1',
  optional: false,
  frame: { ask: 'a', seat: 0 },
  choices: [1, 2],
  refused: [],
});
const pointed = (id: string, choice: number): Pointed => ({ decision: decision(id), choice });
const forecast = (final: Forecast['final']): Forecast => ({ final, told: [], more: false, next: [0], later: [] });

/** Only what a forecast is asked of. */
function hearing(answer: () => Promise<Forecast>): { readonly session: Session; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const consider: Session['consider'] = (_seat, id, choice) => {
    asked.push([id, choice]);
    return answer();
  };
  return { session: { consider } as Partial<Session> as Session, asked };
}

describe('foresight', () => {
  it('asks once for a choice, and keeps what it hears', async () => {
    const { session, asked } = hearing(() => Promise.resolve(forecast('others')));
    const foresight = newForesight(session);
    foresight.ask(pointed('a:0:1', 1));
    foresight.ask(pointed('a:0:1', 1));
    foresight.ask(pointed('a:0:1', 2));
    await Promise.resolve();
    expect(asked).toEqual([
      ['a:0:1', 1],
      ['a:0:1', 2],
    ]);
    expect(foresight.of(pointed('a:0:1', 1))?.final).toBe('others');
    foresight.ask(pointed('a:0:1', 1));
    expect(asked).toHaveLength(2);
  });

  it('forgets what belongs to another decision', () => {
    const foresight = newForesight(hearing(() => Promise.resolve(forecast(null))).session);
    foresight.learn(pointed('a:0:1', 1), forecast('chance'));
    foresight.learn(pointed('a:0:11', 1), forecast(null));
    expect(foresight.of(pointed('a:0:1', 1))).toBeUndefined();
    expect(foresight.of(pointed('a:0:11', 1))?.final).toBeNull();
  });

  it('asks again where it was not answered', async () => {
    const { session, asked } = hearing(() => Promise.reject(new Error('too fast')));
    const foresight = newForesight(session);
    foresight.ask(pointed('a:0:1', 1));
    await new Promise(resolve => setTimeout(resolve));
    foresight.ask(pointed('a:0:1', 1));
    expect(asked).toHaveLength(2);
  });
});

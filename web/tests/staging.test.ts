import type { Told } from '@vesper/kernel';
import type { Asked, TableInfo } from '@vesper/table/messages';
import { describe, expect, it } from 'vitest';
import type { Script } from '../parts/scenes.ts';
import { unopened } from '../session/receive.ts';
import type { SessionState } from '../session/session.ts';
import { Staging } from '../session/staging.ts';
import type { Manner } from '../session/staging.ts';

const told = (at: number): Told => ({ at, event: { event: `of ${at}`, rule: 'X-1' } });
const asked = (more: Partial<Asked> = {}): Asked =>
  ({ id: 'a:0:1', seat: 0, ask: 'a', rule: 'X-1', optional: false, frame: {}, choices: [1], ...more }) as Asked;

const begun: SessionState = {
  ...unopened,
  link: 'live',
  viewer: 0,
  table: { clock: null } as TableInfo,
  scene: { n: 0, view: 'v0', asked: [], undoable: 0, over: false },
};

/** The state after one more entry, which told something. */
function next(state: SessionState, more: Partial<SessionState> = {}, waits: readonly Asked[] = []): SessionState {
  const n = state.scene!.n + 1;
  const scene = { n, view: `v${n}`, asked: waits, undoable: 0, over: false };
  return { ...state, scene, log: [...state.log, told(n)], justTold: [told(n)], ...more };
}

function staged(manner: Manner, { holds = false, scenes = [1] }: { holds?: boolean; scenes?: readonly number[] } = {}) {
  const held: boolean[] = [];
  const staging = new Staging(begun, {
    manner: () => manner,
    script(_, after): Script | undefined {
      const { n } = after.scene!;
      if (!scenes.includes(n)) return undefined;
      const beats = ['one', 'two'].map(title => ({ title, told: after.justTold, view: `${title} of ${n}` }));
      return { title: `scene ${n}`, beats };
    },
    move: (_, after) => ({
      title: 'move',
      beats: [{ title: '', told: after.justTold, view: after.scene!.view }],
    }),
    hold: now => void held.push(now),
    holds,
  });
  const seen = () => {
    const { state, playing } = staging.get();
    return [state.scene!.view, playing?.script.title ?? null];
  };
  return { staging, seen, held };
}

describe('a scene on the page', () => {
  it('is played beat by beat before the table it leads to is shown; nothing can be chosen meanwhile', () => {
    const { staging, seen, held } = staged('plays');
    staging.hear(next(begun, {}, [asked()]));
    expect(seen()).toEqual(['one of 1', 'scene 1']);
    expect(staging.get().state.scene!.asked).toEqual([]);
    staging.next();
    expect(seen()).toEqual(['two of 1', 'scene 1']);
    staging.next();
    expect(seen()).toEqual(['v1', null]);
    expect(staging.get().state.scene!.asked).toHaveLength(1);
    expect(held).toEqual([true, false]);
  });

  it('lets what comes meanwhile wait, in its order', () => {
    const { staging, seen } = staged('plays', { scenes: [1, 3] });
    const first = next(begun);
    const second = next(first);
    const third = next(second);
    for (const state of [first, second, third]) staging.hear(state);
    expect(seen()).toEqual(['one of 1', 'scene 1']);
    staging.skip();
    expect(seen()).toEqual(['one of 3', 'scene 3']);
    expect(staging.get().state.log).toHaveLength(3);
    staging.skip();
    expect(seen()).toEqual(['v3', null]);
    expect(staging.get().state.log).toHaveLength(3);
  });

  it('is no more than a summary for who does not want it played', () => {
    const { staging, seen } = staged('still');
    staging.hear(next(begun));
    expect(seen()).toEqual(['v1', null]);
    expect(staging.get().summary!.title).toBe('scene 1');
    staging.forgetSummary();
    expect(staging.get().summary).toBeNull();
  });

  it('waits for nobody whose clock runs, nor for a moment that goes by', () => {
    const clocked = staged('plays');
    const table = { clock: { bank: 1 } } as unknown as TableInfo;
    clocked.staging.hear(next(begun, { table }, [asked()]));
    expect(clocked.seen()).toEqual(['v1', null]);
    const passing = staged('plays');
    passing.staging.hear(next(begun, {}, [asked({ optional: true })]));
    expect(passing.seen()).toEqual(['v1', null]);
    const held = staged('plays', { holds: true });
    held.staging.hear(next(begun, {}, [asked({ optional: true })]));
    expect(held.seen()).toEqual(['one of 1', 'scene 1']);
  });

  it('ends when something is taken back, or the table is seen through other eyes', () => {
    const { staging, seen } = staged('plays');
    const first = next(begun);
    staging.hear(first);
    staging.hear({ ...next(first), log: [], justTold: [] });
    expect(seen()).toEqual(['v2', null]);
    staging.hear({ ...next(next(first)), viewer: 1 });
    expect(seen()).toEqual(['v3', null]);
  });

  it('lets talk through', () => {
    const { staging } = staged('plays');
    const first = next(begun);
    staging.hear(first);
    staging.hear({ ...first, chat: [{ seat: null, name: 'Tobias', text: 'Well', at: 0 }] });
    expect(staging.get().state.chat).toHaveLength(1);
    expect(staging.get().playing).not.toBeNull();
  });
});

describe('step by step', () => {
  it('every move waits until somebody presses', () => {
    const { staging, seen, held } = staged('steps', { scenes: [] });
    const first = next(begun);
    staging.hear(first);
    staging.hear(next(first));
    expect(seen()).toEqual(['v1', 'move']);
    expect(staging.get().playing!.waits).toBe(true);
    staging.next();
    expect(seen()).toEqual(['v2', 'move']);
    staging.next();
    expect(seen()).toEqual(['v2', null]);
    expect(held).toEqual([true, false]);
  });
});

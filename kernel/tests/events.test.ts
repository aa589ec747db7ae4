import { describe, expect, it } from 'vitest';
import { choose, log, start, tell, visible } from '../index.ts';
import type { Event, Viewer } from '../index.ts';
import { bare } from './toys/bare.ts';
import { wicks } from './toys/wicks/game.ts';

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
const seen = (event: Event) => viewers.map(viewer => visible(event, viewer));

describe('visible', () => {
  it('shows an open event to all', () => {
    const event = { event: 'rang', rule: 'BARE-1', times: 3 };
    expect(seen(event)).toEqual([event, event, event, event]);
  });

  it('shows an event for some to these only, without saying for whom', () => {
    const event = { event: 'whispered', rule: 'BARE-1', only: [0, 2] };
    const heard = { event: 'whispered', rule: 'BARE-1' };
    expect(seen(event)).toEqual([heard, undefined, heard, undefined]);
  });

  it('adds the secret part for those who may know it, and nothing for the others', () => {
    const event = { event: 'drew', rule: 'BARE-1', seat: 1, secret: { to: [1], card: 7 } };
    const others = { event: 'drew', rule: 'BARE-1', seat: 1 };
    expect(seen(event)).toEqual([others, { ...others, card: 7 }, others, others]);
  });

  it('combines both', () => {
    const event = { event: 'showed', rule: 'BARE-1', only: [0, 1], secret: { to: [1, 2], card: 7 } };
    const base = { event: 'showed', rule: 'BARE-1' };
    expect(seen(event)).toEqual([base, { ...base, card: 7 }, undefined, undefined]);
  });
});

describe('the log', () => {
  it('begins with the setup, at 0, and gives each seat what it may see', () => {
    const match = start(wicks, { seats: 2, seed: 'log' });
    expect(match.log.every(told => told.at === 0)).toBe(true);
    const drawn = (viewer: Viewer) =>
      log(match, viewer)
        .map(told => told.event as Event & { seat?: number; card?: number })
        .filter(event => event.event === 'cardDrawn');
    expect(drawn(0)).toHaveLength(6);
    for (const event of drawn(0)) expect('card' in event).toBe(event.seat === 0);
    for (const event of drawn('spectator')) expect('card' in event).toBe(false);
    expect(JSON.stringify(log(match, 1))).not.toMatch(/secret|only/);
  });

  it('keeps what was told, though the pile it named has changed since', () => {
    const match = start(
      bare({
        agenda: [
          { ask: 'act', seat: 0 },
          { ask: 'act', seat: 0 },
        ],
        decisions: {
          act: {
            choose(s) {
              const spread = { event: 'spread', rule: 'BARE-1', cards: s.pile };
              tell(s, spread);
              s.pile.pop();
            },
          },
        },
      }),
      { seats: 1, seed: '' },
    );
    choose(match, { seat: 0, choice: 'a' });
    expect(match.log[0].event).toEqual({ event: 'spread', rule: 'BARE-1', cards: [1, 2, 3, 4, 5] });
  });
});

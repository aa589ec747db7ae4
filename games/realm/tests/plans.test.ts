/** What the bots think of: single choices of their policy at an arranged table. */
import { fastChance, quickChoice } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Dwarf, Rogue } from '../content/heroes.ts';
import { DancingStones, MonarchCity, RavenForest, SeaBirdPort, WindyPass, WolfPass } from '../content/map.ts';
import { FindMagicGate } from '../content/quests.ts';
import { MagicGate, SpyInTheCamp } from '../content/specials.ts';
import { BLACK, GREEN } from '../content/types.ts';
import { realm } from '../game.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

/** What a bot would choose now. */
function thought(t: Table): Choice {
  const { frame } = t.decision;
  return quickChoice(realm, t.s, frame, t.offered, t.offered.length, fastChance('plans'));
}

describe('Magic Gates', () => {
  it('are built in a red land for the quest', () => {
    const windyPass = card('HC59');
    const t = arrange({ heroes: [{ hero: Rogue, at: WindyPass, hand: [windyPass], quest: FindMagicGate }] });
    expect(thought(t)).toEqual({ action: 'buildGate', card: windyPass });
  });

  it('are moved from where others are near', () => {
    const gates = [DancingStones, WindyPass, RavenForest, SeaBirdPort, MonarchCity];
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass, hand: [card('HC79')] }], gates });
    t.does({ action: 'buildGate', card: card('HC79') });
    expect(thought(t)).toBe(SeaBirdPort);
  });

  it('are opened by the Special once Varkolak needs no dice', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, hand: [MagicGate] }, { hero: Dwarf }],
      generals: { [BLACK]: { life: 0 } },
    });
    expect(thought(t)).toEqual({ action: 'play', source: MagicGate });
  });
});

describe('Spy in the Camp', () => {
  const wounded = { [GREEN]: { life: 2, healsFrom: 5 }, [BLACK]: { life: 2, healsFrom: 5 } };

  it('keeps the General from healing who would march again', () => {
    const t = arrange({ heroes: [{ hero: Rogue, hand: [SpyInTheCamp] }], generals: wounded, first: [{ do: 'night' }] });
    expect(t.asking).toBe('A playSpecial');
    expect(thought(t)).toBe(SpyInTheCamp);
    expect(thought(t.chooses(SpyInTheCamp))).toBe(GREEN);
  });
});

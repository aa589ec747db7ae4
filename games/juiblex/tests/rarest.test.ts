/** What no match comes to by itself, on tables that are set for it: see `tooRare` in checks/index.ts. */
import { describe, expect, it } from 'vitest';
import { plain } from '@vesper/kernel';
import { juiblex } from '../game.ts';
import { begun, site } from './table.ts';

describe('refusals that take two rare cards', () => {
  it('JUB-R42 a Necromancer carried out in the inner circle cannot promote himself', () => {
    const t = begun(2, { mode: 'base', halfDeck: 'aberrations', secondDeck: 'undead' })
      .holds('A', 'AB09', 'CO1')
      .has('A', 'deck', 'CO2')
      .has('A', 'discard', 'CO1')
      .has('A', 'inner', 'UN12')
      .goOn();
    const [necromancer] = t.player('A').inner;
    t.plays('AB09').chooses(necromancer);
    expect([t.asking, t.offered]).toEqual(['A chooseOne', [0, 2, 3]]);
    expect(t.refusalOf(1)).toEqual({ rule: 'JUB-R42', why: 'notInPlay' });
  });

  it('JUB-B2.6 JUB-R32 an Aboleth finds nothing to draw', () => {
    const t = begun(2, { halfDeck: 'aberrations' }).spies('everfire', 'A').holds('A', 'AB01').goOn();
    t.has('A', 'deck').has('A', 'discard');
    t.plays('AB01');
    // One option is left, and is taken without asking.
    expect(t.asking).toBe('A spySite');
    t.chooses(site('halls'), site('kanaglym'));
    expect(t.player('A').hand).toEqual([]);
  });

  it('JUB-R57 an empty slot cannot be devoured', () => {
    const t = begun(2, { halfDeck: 'dragons' }).holds('A', 'DR06').goOn();
    t.s.marketDeck = [];
    t.s.market[1] = -1;
    t.plays('DR06');
    expect([t.asking, t.offered]).toEqual(['A marketCard', [0, 2, 3, 4, 5, 'stop']]);
    expect(t.refusalOf(1)).toEqual({ rule: 'JUB-R57', why: 'slotEmpty' });
    expect(plain(juiblex.words.choice(t.seenBy(0), t.decision, 1, undefined))).toBe('Devour nothing from slot 2');
  });
});

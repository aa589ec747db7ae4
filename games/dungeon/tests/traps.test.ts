/** The Trap Step: every trap, thieves, two traps, and what is left of a wiped-out party. */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../content/creatures.ts';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { kind, trap, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };
/** Fatigue 1, a slow spell that does nothing. */
const QUIET = ['C101', 'C104', 'C103', 'C106'];

/** A sets one trap in a tunnel, unless said otherwise; the first target asked for is the last given. */
function spring(id: string, A: AtSeat, options = {}, ...targets: string[]): Table {
  const t = arrange({ options, A: { traps: [id], ...A }, cards: QUIET });
  t.plans('A', { traps: [id] });
  for (const target of targets) t.chooses(who(target));
  return t;
}

describe('Thieves', () => {
  it('S24: points are struck off from the front (DUN-R38, DUN-4.23, TR-FW)', () => {
    const t = spring('TR-FW', { line: ['AW2', 'AT2', 'AZ1'] });
    expect(t.line()).toEqual(['AW2 1/4', 'AT2 0/3', 'AZ1 2/3']); // the 1 on AW2 is fatigue
    expect(t.told('damagePrevented').map(({ adventurer, amount }) => [adventurer, amount])).toEqual([
      [who('AW2'), 1],
      [who('AT2'), 1],
    ]);
  });

  const maze: AtSeat = {
    line: ['PAL-H2', 'AW5', 'AW6', 'AT5'],
    evil: 10,
    dungeon: { c3r1: 'RM11' },
    traps: ['TR-RS', 'TR-FW'],
    gold: 0,
  };

  function inLabyrinth(first: string): Table {
    const t = arrange({ year: 2, A: maze, cards: ['C209'] });
    t.plans('A', { traps: ['TR-RS', 'TR-FW'] });
    expect([t.asking, t.offered]).toEqual(['A trapOrder', [trap('TR-RS'), trap('TR-FW')]]);
    return t.chooses(trap(first));
  }

  it('S25: symbols used against the first trap are gone for the second (DUN-R38, DUN-R44, DUN-5.31)', () => {
    expect(inLabyrinth('TR-RS').line()).toEqual(['PAL-H2 1/8', 'AW5 0/5', 'AW6 1/6', 'AT5 2/4']); // fatigue 1
  });

  it('S26: the other way round the wall is harmless and the stone is not (DUN-R38)', () => {
    expect(inLabyrinth('TR-FW').line()).toEqual(['PAL-H2 4/8', 'AW5 0/5', 'AW6 0/6', 'AT5 0/4']);
  });

  it('the order is asked for even if both traps are of one kind (DUN-R38, DUN-X6)', () => {
    const t = arrange({ year: 2, A: { ...maze, traps: ['TR-RS', 'TR-RS'] }, cards: ['C209'] });
    t.plans('A', { traps: ['TR-RS', 'TR-RS'] });
    expect([t.asking, t.offered]).toEqual(['A trapOrder', [trap('TR-RS')]]);
    t.chooses(trap('TR-RS'));
    expect(t.line()[0]).toBe('PAL-H2 2/8'); // 6 − 5, and fatigue
  });

  it('a thief who falls to the first trap helps no more against the second (DUN-R38)', () => {
    const t = arrange({
      options: FS,
      A: { line: ['AT2', 'AW4'], damage: { AT2: 2 }, dungeon: { c3r1: 'IT-T' }, traps: ['TR-KI', 'TR-PL'] },
      cards: ['C101'],
    });
    t.plans('A', { traps: ['TR-KI', 'TR-PL'] }).chooses(trap('TR-KI'));
    // 3 + 1 − 2: the thief takes 1 and falls, AW4 takes 1; then 2 more, and fatigue.
    expect([t.prison(), t.line()]).toEqual([['AT2'], ['AW4 4/5']]);
  });

  it('a Clover counts as a trap symbol (DUN-R63)', () => {
    const t = arrange({
      options: { mbg: true },
      A: { line: ['AW1', 'AP1'], traps: ['TR-RS'] },
      carried: { AP1: 2 },
      cards: QUIET,
    });
    t.plans('A', { traps: ['TR-RS'] });
    expect([t.prison(), t.line()]).toEqual([['AW1'], ['AP1 0/3']]); // 2 of the stone and 1 of fatigue
  });
});

describe('Every trap', () => {
  it('TR-RS Rolling Stone: the first takes 3; the card is discarded (DUN-4.22, DUN-4.24)', () => {
    const t = spring('TR-RS', { line: ['AW4', 'AZ1'] });
    expect([t.line(), t.s.trapDiscard, t.player().traps]).toEqual([['AW4 4/5', 'AZ1 0/3'], [trap('TR-RS')], []]);
  });

  it('TR-PE Pendulum: the second takes 3; nothing against a single adventurer (DUN-R38)', () => {
    expect(spring('TR-PE', { line: ['AW4', 'AW3'] }).line()).toEqual(['AW4 1/5', 'AW3 3/4']);
    expect(spring('TR-PE', { line: ['AW4'] }).line()).toEqual(['AW4 1/5']);
  });

  it('TR-FW Fire Wall: each takes 1, the last 1 more, even if he is alone (DUN-R38)', () => {
    expect(spring('TR-FW', { line: ['AW4', 'AW3'] }).line()).toEqual(['AW4 2/5', 'AW3 2/4']);
    expect(spring('TR-FW', { line: ['AW4'] }).line()).toEqual(['AW4 3/5']);
  });

  it('TR-TD Trap Door: the first takes 2, and there is no conquest and no fatigue (DUN-R46)', () => {
    const t = spring('TR-TD', { line: ['AW4', 'AW3'] });
    expect([t.line(), t.conquered(), t.evil()]).toEqual([['AW4 2/5', 'AW3 0/4'], [], 5]);
  });

  it('what a trap does beside its damage is never prevented (DUN-R38)', () => {
    const t = spring('TR-TD', { line: ['AT2', 'AW3'] });
    expect([t.line(), t.conquered()]).toEqual([['AT2 0/3', 'AW3 0/4'], []]);
  });

  it('S40: the damage of a Poisoned Dart can be prevented, its poison cannot (DUN-R38, DUN-R47, TR-PD)', () => {
    const t = spring('TR-PD', { line: ['AT1', 'AZ1'] }, {}, 'AZ1');
    expect([t.line(), t.conquered()]).toEqual([['AT1 1/3', 'AZ1 2/3'], ['c3r1']]);
    expect(t.s.poison[who('AZ1')]).toBe(0);
  });

  it('TR-AD Anti-magic Dart: a wizard spoils the spells (DUN-R39)', () => {
    const t = arrange({ A: { line: ['AZ2', 'AP1'], traps: ['TR-AD'] }, cards: ['C102'] });
    t.plans('A', { traps: ['TR-AD'] }).chooses(who('AZ2'));
    expect(t.told('spellFailed')).toMatchObject([{ why: 'spoilt' }]);
    expect(t.evil()).toBe(4);
  });

  it('TR-AD Anti-magic Dart: a priest spoils the healing, others nothing (DUN-R45)', () => {
    const shoot = (target: string): string[] => {
      const t = arrange({ A: { line: ['AW4', 'AP2'], traps: ['TR-AD'], lair: ['MON-TRO'], food: 0 }, cards: QUIET });
      return t
        .plans('A', { traps: ['TR-AD'], creatures: ['MON-TRO'] })
        .chooses(who(target))
        .line();
    };
    expect(shoot('AP2')).toEqual(['AW4 4/5', 'AP2 1/3']);
    expect(shoot('AW4')).toEqual(['AW4 3/5', 'AP2 0/3']);
  });

  it('S27: TR-PM Poisoned Meal: all that he can still take, less what thieves prevent, for 1 food (DUN-R38)', () => {
    const t = spring('TR-PM', { line: ['AW4', 'AT2'], damage: { AW4: 1 } });
    expect([t.line(), t.player().food]).toEqual([['AW4 4/5', 'AT2 0/3'], 2]); // 1 + 2, and fatigue
  });

  it('TR-PM Poisoned Meal reckons with courage (DUN-R38)', () => {
    const t = spring('TR-PM', { line: ['AW1', 'AB1'] }, FS);
    expect(t.prison()).toEqual(['AW1']);
  });

  it('S28: TR-CR Cursed Ring in a room costs 2 gold; each takes 1, no conquest (DUN-4.16, DUN-R35)', () => {
    const t = spring('TR-CR', { line: ['AW4', 'AW3'], dungeon: { c3r1: 'RM03' } });
    expect([t.player().gold, t.line(), t.conquered()]).toEqual([1, ['AW4 1/5', 'AW3 1/4'], []]);
  });

  it('in a tunnel there is no surcharge (DUN-R35)', () => {
    expect(spring('TR-CR', { line: ['AW4', 'AW3'] }).player().gold).toBe(2);
  });

  it('TR-KI Kamikaze Imp: an imp is lost, a free one first, no Troll token helps; 3 and 1 (DUN-R16, DUN-R28)', () => {
    const t = spring('TR-KI', { line: ['AW4', 'AW3'], imps: 3, busyImps: 3, lair: ['MON-TRO'] });
    const { imps, busyImps, trollTokens, busyTokens } = t.player();
    expect([imps, busyImps, trollTokens, busyTokens]).toEqual([2, 2, 1, 0]);
    expect(t.line()).toEqual(['AW4 4/5', 'AW3 1/4']);
    expect(spring('TR-KI', { line: ['AW4'], imps: 3, busyImps: 2 }).player().busyImps).toBe(2);
  });

  it('TR-MC Monster Catapult: a monster outside the battle is thrown, anyone takes 5 (DUN-R38, DUN-R22)', () => {
    const lair = ['MON-TRO', 'MON-GOB', 'MON-SLI', 'GHO'];
    const t = arrange({ options: FS, A: { line: ['AW4', 'AW3'], traps: ['TR-MC'], lair, food: 0 }, cards: QUIET });
    t.plans('A', { traps: ['TR-MC'], creatures: ['MON-SLI'] });
    expect([t.asking, t.offered]).toEqual(['A catapultMonster', [t.creature('MON-TRO'), t.creature('MON-GOB')]]);
    expect(t.refusalOf(t.creature('MON-SLI'))).toEqual({ rule: 'DUN-R38', why: 'isInBattle' });
    t.chooses(t.creature('MON-TRO'), who('AW3'));
    expect([t.lair(), t.prison(), t.player().trollTokens]).toEqual([['MON-GOB', 'MON-SLI', 'GHO'], ['AW3'], 0]);
    expect(t.s.creatureBox.map(one => creatureOf[one])).toContain(kind('MON-TRO'));
  });

  it('TR-PL Plague: each takes 2, for a red mark (DUN-R26)', () => {
    const t = spring('TR-PL', { line: ['AW4', 'AW3'] }, FS);
    expect([t.line(), t.player().redMarks]).toEqual([['AW4 3/5', 'AW3 2/4'], 1]);
  });

  it('TR-CA Cacophony: courage is gone, each bard takes 2 (DUN-R38, DUN-R58)', () => {
    const t = arrange({
      options: FS,
      A: { line: ['AW4', 'AB2', 'AT3'], traps: ['TR-CA'], lair: ['MON-SLI'] },
      cards: QUIET,
    });
    t.plans('A', { traps: ['TR-CA'], creatures: ['MON-SLI'] }).chooses('attack');
    // 1 of the 2 on the bard is prevented; the Slime hurts all, and fatigue the first.
    expect(t.line()).toEqual(['AW4 2/5', 'AB2 2/3', 'AT3 1/4']);
  });

  it('TR-CA Cacophony: without a bard the first takes 1 (DUN-R38)', () => {
    expect(spring('TR-CA', { line: ['AW4', 'AW3'] }, FS).line()).toEqual(['AW4 2/5', 'AW3 0/4']);
  });
});

describe('A party that is wiped out by traps', () => {
  it('ends the battle: no fatigue, no conquest; creatures are knocked out, a Vampire and a Golem are not (DUN-R37)', () => {
    const t = arrange({
      year: 2,
      A: {
        line: ['AW5'],
        damage: { AW5: 3 },
        traps: ['TR-RS'],
        lair: ['MON-VAM', 'MON-GOL', 'GHO'],
        dungeon: { c3r1: 'RM03' },
      },
      cards: ['C209'],
    });
    t.plans('A', { traps: ['TR-RS'], creatures: ['MON-VAM', 'MON-GOL', 'GHO'] });
    expect([t.prison(), t.conquered(), t.evil()]).toEqual([['AW5'], [], 5]);
    expect(t.told('knockedOut').map(({ creature }) => creatureOf[creature])).toEqual([kind('GHO')]);
    expect(t.told('attacked')).toEqual([]);
  });

  it('the second of two traps returns to the hand unpaid, the first is discarded (DUN-R37, DUN-4.24)', () => {
    const t = arrange({
      year: 2,
      A: { line: ['AW5'], damage: { AW5: 3 }, traps: ['TR-RS', 'TR-CR'], dungeon: { c3r1: 'RM11' } },
      cards: ['C209'],
    });
    t.plans('A', { traps: ['TR-RS', 'TR-CR'] }).chooses(trap('TR-RS'));
    expect([t.player().traps, t.s.trapDiscard, t.player().gold]).toEqual([[trap('TR-CR')], [trap('TR-RS')], 3]);
  });
});

/** The spells of the second year. */
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { card, cell, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

/** A battle of A in the second year under this card; AZ7 and AZ8 bring 6 magic. */
function under(id: string, A: AtSeat, creatures: readonly string[] = [], options = {}): Table {
  return arrange({ options, year: 2, A, cards: [id, 'C209'] }).plans('A', { creatures });
}

describe('C201 Illusion', () => {
  const LINE = ['AW8', 'AZ8'];

  it('a decoy with 1 hit point goes to the front and takes the blow; nobody imprisons it (DUN-R67)', () => {
    const t = under('C201', { line: LINE, lair: ['MON-TRO'] }, ['MON-TRO']).chooses('attack');
    expect([t.line(), t.prison()]).toEqual([['AW8 2/8', 'AZ8 0/6'], []]);
    expect(t.told('illusionVanished')).toHaveLength(1);
  });

  it('fatigue meets it first and passes on (DUN-R67, DUN-4.31)', () => {
    expect(under('C201', { line: LINE }).line()).toEqual(['AW8 1/8', 'AZ8 0/6']);
  });

  it('an illusion stays for later rounds, takes trap damage, and hides the one behind it from no ghost (DUN-R67)', () => {
    const A = { line: LINE, lair: ['GHO', 'MON-SLI'], traps: ['TR-RS', 'TR-CR'] };
    const t = arrange({ year: 2, A, cards: ['C201', 'C202'] });
    t.plans('A', { creatures: ['MON-SLI'], traps: [] }).chooses('clog');
    expect(t.line()).toEqual(['ILLUSION0 0/1', 'AW8 0/8', 'AZ8 0/6']);
    t.plans('A', { creatures: ['GHO'] });
    expect(t.offered).toEqual([t.player().line[0], who('AW8'), who('AZ8')]); // DUN-X2
  });

  it('a Rolling Stone breaks on it (DUN-R67)', () => {
    const A = { line: LINE, lair: ['MON-SLI'], traps: ['TR-RS'] };
    const t = arrange({ year: 2, A, cards: ['C201', 'C209'] });
    t.plans('A', { creatures: ['MON-SLI'] })
      .chooses('clog')
      .plans('A', { traps: ['TR-RS'] });
    expect(t.line()).toEqual(['AW8 1/8', 'AZ8 0/6']);
  });

  it('an illusion is no survivor, and vanishes with the last real adventurer (DUN-R67)', () => {
    const A = { line: ['AZ8'], damage: { AZ8: 5 }, lair: ['MON-VAM'] };
    const t = under('C201', A, ['MON-VAM']).chooses('sip');
    expect(t.offered).toEqual([t.player().line[0], who('AZ8')]);
    t.chooses(who('AZ8'));
    expect([t.prison(), t.player().line, t.conquered(), t.told('fatigued')]).toEqual([['AZ8'], [], [], []]);
  });

  it('behind the last adventurer it vanishes with him, and is not hit by what fells him (DUN-R37, DUN-R67)', () => {
    const A = { dungeon: { c3r1: 'RM03' }, lair: ['MON-EYE', 'MON-SLI'], line: ['AZ7'], damage: { AZ7: 1 } };
    const t = under('C201', A, ['MON-EYE', 'MON-SLI'], FS);
    t.chooses(t.creature('MON-EYE')).chooses(who('AZ7')).chooses('attack');
    expect([t.prison(), t.player().line, t.told('illusionVanished').length]).toEqual([['AZ7'], [], 1]);
    expect(t.told('attacked').map(({ adventurer }) => adventurer)).toEqual([who('AZ7'), who('AZ7')]);
  });

  it('nor is it by a trap that strikes everybody a round later (DUN-R38, DUN-R67)', () => {
    const A = { lair: ['MON-EYE'], line: ['AZ8'], traps: ['TR-FW'] };
    const t = under('C201', A, ['MON-EYE']).chooses(who('AZ8'));
    expect(t.line()).toEqual(['AZ8 5/6', 'ILLUSION0 0/1']);
    t.plans('A', { traps: ['TR-FW'] });
    expect([t.prison(), t.player().line, t.told('illusionVanished').length]).toEqual([['AZ8'], [], 1]);
  });

  it('no bar protects it (DUN-R67)', () => {
    const A = { line: ['PAL-H2', 'AP8'], evil: 10, lair: ['MON-VAM'] };
    const t = under('C201', A, ['MON-VAM']).chooses('sip');
    expect([t.prison(), t.line().length]).toEqual([[], 2]);
    expect(t.told('illusionVanished')).toHaveLength(1);
  });

  it('two lines may each have one (DUN-R67)', () => {
    const t = arrange({ year: 2, A: { line: ['AZ8'], traps: [] }, B: { line: ['AZ7'] }, cards: ['C201'] });
    t.plans('A').plans('B');
    expect(t.told('illusionAppeared').map(({ adventurer }) => adventurer)).toEqual([46, 47]);
  });
});

describe('Slow spells of the second year', () => {
  it('C202 Create Food: 1 more hit point for the first until the end of combat', () => {
    const t = arrange({ year: 2, A: { line: ['AZ5', 'AW5'] }, cards: ['C209', 'C202'], revealed: 1 });
    t.plans('A');
    expect(t.line()).toEqual(['AZ5 1/5', 'AW5 0/5']);
    t.plans('A').plans('A');
    expect([t.told('combatEnded').length, [...new Set(t.s.toughened)]]).toEqual([1, [0]]);
  });

  it('C203 Regeneration: up to 3 counters, front first, without any attack', () => {
    const t = under('C203', { line: ['AW8', 'AZ8', 'AZ7'], damage: { AW8: 2, AZ8: 2 } });
    expect(t.line()).toEqual(['AW8 2/8', 'AZ8 1/6', 'AZ7 0/5']); // fatigue 2
  });

  it('C208 Sunburst: every ghost face up in the lair is knocked out', () => {
    const t = under('C208', { line: ['AW8', 'AZ8'], lair: ['GHO', 'MON-GOB', 'GHO'] });
    expect(t.lair()).toEqual(['GHO zzz', 'MON-GOB', 'GHO zzz']);
  });

  it('C209 Pathfinding: one more of the nearest tiles falls, for 1 Evil less', () => {
    const A = { line: ['AZ8', 'AZ7'], dungeon: { c2r1: 'tunnel', c4r1: 'RM11' } };
    const t = under('C209', A);
    expect([t.asking, t.offered]).toEqual(['A extraTile', [cell('c2r1'), cell('c4r1'), cell('c3r2')]]);
    t.chooses(cell('c4r1'));
    expect([t.conquered(), t.evil()]).toEqual([['c3r1', 'c4r1'], 3]);
  });

  it('C209: nothing if the tile of the battle does not fall; an only tile is not asked for', () => {
    const A = { line: ['AZ8', 'AZ7'], lair: ['MON-SLI'] };
    const held = under('C209', A, ['MON-SLI']).chooses('clog');
    expect([held.conquered(), held.evil()]).toEqual([[], 5]);
    expect(under('C209', A).conquered()).toEqual(['c3r1', 'c3r2']);
  });

  it('CF21 Jailbreak: a prisoner of choice walks free, never a paladin', () => {
    const t = under('CF21', { line: ['AZ8', 'AW8'], prison: ['PAL-E1', 'AW1', 'AT1'] }, [], FS);
    expect(t.offered).toEqual([who('AW1'), who('AT1')]);
    expect(t.refusalOf(who('PAL-E1'))).toEqual({ rule: 'DUN-R39', why: 'paladinStays' });
    t.chooses(who('AW1'));
    expect([t.prison(), t.s.adventurerBox.includes(who('AW1'))]).toEqual([['PAL-E1', 'AT1'], true]);
    expect(under('CF21', { line: ['AZ8'], prison: ['PAL-E1'] }, [], FS).prison()).toEqual(['PAL-E1']);
  });

  it('CF22 Second Wind: every wounded one loses 1 counter', () => {
    const t = under('CF22', { line: ['AW8', 'AZ8', 'AZ7'], damage: { AW8: 2, AZ7: 1 } }, [], FS);
    expect(t.line()).toEqual(['AW8 1/8', 'AZ8 0/6', 'AZ7 0/5']); // no fatigue
  });
});

describe('Fast spells of the second year', () => {
  it('C205 Aura of Fear: one monster of choice goes home (DUN-R40)', () => {
    const A = { line: ['AW8', 'AZ8'], lair: ['MON-GOB', 'MON-GOL', 'GHO'], dungeon: { c3r1: 'RM03' } };
    const t = under('C205', A, ['MON-GOB', 'MON-GOL', 'GHO']);
    expect(t.offered).toEqual([t.creature('MON-GOB'), t.creature('MON-GOL')]);
    t.chooses(t.creature('MON-GOL'), t.creature('MON-GOB'));
    expect([t.lair(), t.told('withdrawn').length]).toEqual([['MON-GOB zzz', 'MON-GOL', 'GHO zzz'], 1]);
  });

  it('C206 Metamorphosis: a sheep hits for 1, without ability, bar or bonus, and is knocked out', () => {
    const A = { line: ['PAL-H2', 'AZ8'], evil: 10, lair: ['MON-VAM'], dungeon: { c3r1: 'RM10' } };
    const t = under('C206', A, ['MON-VAM']);
    expect(t.told('attacked')).toMatchObject([{ adventurer: who('PAL-H2'), damage: 1 }]);
    expect(t.lair()).toEqual(['MON-VAM zzz']);
    expect(under('C206', { line: ['AW8', 'AZ8'], lair: ['MON-GOL'] }, ['MON-GOL']).lair()).toEqual(['MON-GOL zzz']);
  });

  it('C207 Dimensional Gate: one monster is knocked out without attacking, a Golem too', () => {
    const t = under('C207', { line: ['PAL-H2', 'AZ8'], evil: 10, lair: ['MON-GOL'] }, ['MON-GOL']);
    expect([t.lair(), t.told('attacked')]).toEqual([['MON-GOL zzz'], []]);
  });

  it('a spell that needs a monster does nothing to ghosts (DUN-R40)', () => {
    for (const id of ['C205', 'C206', 'C207']) {
      const t = under(id, { line: ['PAL-H2', 'AZ8'], evil: 10, lair: ['GHO'] }, ['GHO']);
      expect([t.told('spellHarmless').length, t.told('attacked').length]).toEqual([1, 1]);
    }
  });

  it('CF23 Mirror Ward: the next 3 points are absorbed', () => {
    const t = under('CF23', { line: ['PAL-H2', 'AZ8'], evil: 10, lair: ['MON-TRO'] }, ['MON-TRO'], FS).chooses('feast');
    expect(t.told('damageAbsorbed')).toMatchObject([{ amount: 3, by: 'shield' }]);
    expect(t.told('damaged').map(({ amount, by }) => [amount, by])).toEqual([
      [1, 'creature'],
      [1, 'fatigue'],
    ]);
  });
});

describe('C204 Blind Rage', () => {
  /** What a lone monster does to AW8, or to whoever stands first. */
  function rage(id: string, A: AtSeat = {}): Table {
    return under('C204', { line: ['AW8', 'AZ8'], lair: [id], ...A }, [id], FS);
  }
  const blows = (t: Table): (number | string)[][] =>
    t.told('attacked').map(({ adventurer, damage }) => [adventurer === who('AW8') ? 'first' : 'other', damage]);

  it('every monster strikes at the first with its largest free number', () => {
    const numbers = { 'MON-SLI': 1, 'MON-TRO': 3, 'MON-WIT': 4, 'MON-VAM': 3, 'MON-GOL': 4, 'MON-DRA': 2 };
    for (const [id, damage] of Object.entries(numbers))
      expect([id, blows(rage(id))]).toEqual([id, [['first', damage]]]);
    const others = { 'MON-DEM': 7, 'MON-COC': 1, 'MON-EYE': 3, 'MON-GOB': 2 };
    for (const [id, damage] of Object.entries(others)) expect([id, blows(rage(id))]).toEqual([id, [['first', damage]]]);
  });

  it('other effects stay: the Dragon stops healing, the Demon conquest, the Golem returns, the Cockatrice poisons', () => {
    const line = ['AW8', 'AZ8', 'AP8'];
    expect(rage('MON-DRA', { line }).told('healed')).toEqual([]);
    expect(rage('MON-DEM').conquered()).toEqual([]);
    expect(rage('MON-GOL').lair()).toEqual(['MON-GOL']);
    expect(rage('MON-VAM').lair()).toEqual(['MON-VAM zzz']);
    expect(rage('MON-COC').told('poisoned')).toHaveLength(1);
    expect(rage('MON-GOB', { damage: { AW8: 6 } }).told('attacked')).toHaveLength(2);
  });

  it('bars still apply: a Vampire before a priest and a Demon before the paladin do nothing (DUN-R41, DUN-R42)', () => {
    const vampire = rage('MON-VAM', { line: ['AP8', 'AZ8'] });
    expect([blows(vampire), vampire.lair()]).toEqual([[], ['MON-VAM']]);
    const demon = rage('MON-DEM', { line: ['PAL-H2', 'AZ8'], evil: 10 });
    expect([blows(demon), demon.lair(), demon.conquered()]).toEqual([[], ['MON-DEM zzz'], ['c3r1']]);
  });

  it('expertise and rooms count; ghosts do as they like (DUN-R43, DUN-R60)', () => {
    expect(blows(rage('MON-TRO', { experts: ['MON-TRO'], dungeon: { c3r1: 'RM09' } }))).toEqual([['first', 5]]);
    const t = rage('GHO', { line: ['AW8', 'AZ8', 'AT8'] });
    expect([t.asking, t.offered]).toEqual(['A attackTarget', [who('AZ8'), who('AT8')]]);
  });

  it('is only ever cast by the card of the round', () => {
    expect(rage('MON-TRO').told('spellCast')).toMatchObject([{ card: card('C204') }]);
  });
});

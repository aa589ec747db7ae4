/** The Monsters & Ghosts Step: what every creature does, expert or not, and whom it may attack. */
import { describe, expect, it } from 'vitest';
import { creatureOf } from '../content/creatures.ts';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { kind, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

/** One creature of A fights in a tunnel against fatigue 1 and a spell that does nothing; it does what is said. */
function send(id: string, A: AtSeat, ...says: (string | number)[]): Table {
  const t = arrange({ options: FS, A: { lair: [id], ...A }, cards: ['C101', 'C103'] });
  return t.plans('A', { creatures: [id] }).chooses(...says);
}

/** The same in the second year: fatigue 1, and a spell for 5 magic. */
function sendLater(id: string, A: AtSeat, ...says: (string | number)[]): Table {
  const t = arrange({ options: FS, year: 2, A: { lair: [id], ...A }, cards: ['C209', 'C203'] });
  return t.plans('A', { creatures: [id] }).chooses(...says);
}

describe('Goblin', () => {
  it('S36: a kill lets it strike the next one for 1 (DUN-5.10, DUN-5.17, MON-GOB)', () => {
    const t = send('MON-GOB', { line: ['AT1', 'AZ1'], damage: { AT1: 1 } });
    expect([t.prison(), t.lair()]).toEqual([['AT1'], ['MON-GOB zzz']]);
    expect(t.told('attacked').map(({ damage }) => damage)).toEqual([2, 1]);
    expect(t.line()).toEqual(['AZ1 2/3']); // and fatigue
  });

  it('without a kill it strikes once (DUN-5.10)', () => {
    expect(send('MON-GOB', { line: ['AW4', 'AZ1'] }).line()).toEqual(['AW4 3/5', 'AZ1 0/3']);
  });

  it('X-GOB: an expert follows up for 2 (DUN-R60)', () => {
    const t = send('MON-GOB', { line: ['AT1', 'AZ3'], damage: { AT1: 1 }, experts: ['MON-GOB'] });
    expect(t.told('attacked').map(({ damage }) => damage)).toEqual([2, 2]);
  });
});

describe('Slime', () => {
  it('attacks everyone for 1 (DUN-5.12, DUN-5.19, MON-SLI)', () => {
    const t = send('MON-SLI', { line: ['AW4', 'PAL-E1', 'AP1'], evil: 10 }, 'attack');
    expect(t.told('attacked').map(({ adventurer, damage }) => [adventurer, damage])).toEqual([
      [who('AW4'), 1],
      [who('PAL-E1'), 1],
      [who('AP1'), 1],
    ]);
    expect(t.line()).toEqual(['AW4 1/5', 'PAL-E1 0/4', 'AP1 0/3']); // three hearts, then fatigue
  });

  it('S59: or prevents conquest without an attack, even if it could attack (DUN-5.12, DUN-R41, DUN-R46)', () => {
    const t = arrange({ A: { line: ['AW1', 'AP1'], damage: { AP1: 1 }, lair: ['MON-SLI'] }, cards: ['C109'] });
    t.plans('A', { creatures: ['MON-SLI'] });
    expect([t.asking, t.offered, t.s.battle.step]).toEqual(['A attackWith', ['attack', 'clog'], 'creatures']);
    t.chooses('clog');
    expect([t.line(), t.conquered(), t.evil()]).toEqual([['AW1 0/3', 'AP1 1/3'], [], 5]);
    expect([t.lair(), t.told('attacked'), t.told('healed')]).toEqual([['MON-SLI zzz'], [], []]);
  });

  it('X-SLI: an expert may do both (DUN-R60)', () => {
    const t = send('MON-SLI', { line: ['AW4', 'AW3'], experts: ['MON-SLI'] }, 'both');
    expect([t.line(), t.conquered()]).toEqual([['AW4 1/5', 'AW3 1/4'], []]);
  });
});

describe('Troll', () => {
  it('hits for 3, or for 4 with 1 food (MON-TRO, DUN-R41)', () => {
    const plain = send('MON-TRO', { line: ['AW4', 'AW3'] }, 'attack');
    expect([plain.line(), plain.player().food, plain.told('paid')]).toEqual([['AW4 4/5', 'AW3 0/4'], 3, []]);
    const fed = send('MON-TRO', { line: ['AW4', 'AW3'] }, 'feast');
    expect([fed.prison(), fed.line(), fed.player().food]).toEqual([['AW4'], ['AW3 0/4'], 2]);
  });

  it('without food it does not ask (DUN-R41)', () => {
    expect(send('MON-TRO', { line: ['AW4', 'AW3'], food: 0 }).line()).toEqual(['AW4 4/5', 'AW3 0/4']);
  });

  it('X-TRO: an expert hits for 4 without food (DUN-R60)', () => {
    const t = send('MON-TRO', { line: ['AW4', 'AW3'], food: 0, experts: ['MON-TRO'] }, 'feast');
    expect([t.prison(), t.player().food]).toEqual([['AW4'], 0]);
  });
});

describe('Witch', () => {
  it('hits the first for 4 (DUN-5.16, MON-WIT)', () => {
    expect(send('MON-WIT', { line: ['AW4', 'AW3'] }, 'attack').prison()).toEqual(['AW4']); // with fatigue
  });

  it('or curses two for 1 each, or one twice, chosen one after the other (DUN-5.16, DUN-5.18)', () => {
    const two = send('MON-WIT', { line: ['AW4', 'AW3'] }, 'hexes', who('AW3'), who('AW4'));
    expect(two.line()).toEqual(['AW4 2/5', 'AW3 1/4']);
    const one = send('MON-WIT', { line: ['AW4', 'AW3'] }, 'hexes', who('AW3'), who('AW3'));
    expect(one.line()).toEqual(['AW4 1/5', 'AW3 2/4']);
  });

  it('X-WIT: an expert curses for 2 each (DUN-R60)', () => {
    const t = send('MON-WIT', { line: ['AW4', 'AW3'], experts: ['MON-WIT'] }, 'hexes', who('AW3'), who('AW4'));
    expect(t.line()).toEqual(['AW4 3/5', 'AW3 2/4']);
  });

  it('the second curse is lost when nobody is left (DUN-R37)', () => {
    const t = send('MON-WIT', { line: ['AW1'], damage: { AW1: 2 } }, 'hexes');
    expect([t.prison(), t.told('attacked').length, t.conquered()]).toEqual([['AW1'], 1, []]);
  });
});

describe('Vampire', () => {
  it('bites anyone for 3, or for 2 and is back face up (DUN-5.14, DUN-5.22, MON-VAM)', () => {
    const bite = send('MON-VAM', { line: ['AW4', 'AW3'] }, 'attack', who('AW3'));
    expect([bite.line(), bite.lair()]).toEqual([['AW4 1/5', 'AW3 3/4'], ['MON-VAM zzz']]);
    const sip = send('MON-VAM', { line: ['AW4', 'AW3'] }, 'sip', who('AW3'));
    expect([sip.line(), sip.lair()]).toEqual([['AW4 1/5', 'AW3 2/4'], ['MON-VAM']]);
  });

  it('neither priests nor the paladin (DUN-5.15, DUN-5.20, DUN-7.3, DUN-R42)', () => {
    const t = send('MON-VAM', { line: ['PAL-E1', 'AW3', 'AP1', 'AT1'], evil: 10 }, 'sip');
    expect(t.offered).toEqual([who('AW3'), who('AT1')]);
    expect(t.refusalOf(who('AP1'))).toEqual({ rule: 'DUN-5.15', why: 'isPriest' });
    expect(t.refusalOf(who('PAL-E1'))).toEqual({ rule: 'DUN-7.3', why: 'isThePaladin' });
  });

  it('S35: with priests only it does nothing and stays face up; nobody heals (DUN-5.15, DUN-R41, DUN-R45)', () => {
    const t = send('MON-VAM', { line: ['AP1'], damage: { AP1: 1 } });
    expect([t.line(), t.lair()]).toEqual([['AP1 2/3'], ['MON-VAM']]);
    expect([t.told('attacked'), t.told('stoodIdle').length, t.told('healed')]).toEqual([[], 1, []]);
  });

  it('X-VAM: an expert bites priests, too, still not the paladin (DUN-R60)', () => {
    const t = send('MON-VAM', { line: ['PAL-E1', 'AP1', 'AT1'], evil: 10, experts: ['MON-VAM'] }, 'sip');
    expect(t.offered).toEqual([who('AP1'), who('AT1')]);
  });
});

describe('Ghost', () => {
  it('attacks anyone but the first for 2 (DUN-5.9, DUN-5.21, DUN-R42, GHO)', () => {
    const t = send('GHO', { line: ['AW4', 'AW3', 'AW2'] });
    expect(t.refusalOf(who('AW4'))).toEqual({ rule: 'DUN-5.21', why: 'isFirst' });
    t.chooses(who('AW2'));
    expect([t.line(), t.lair()]).toEqual([['AW4 1/5', 'AW3 0/4', 'AW2 2/4'], ['GHO zzz']]);
  });

  it('priests and the paladin have no protection from it (DUN-R42, DUN-5.20)', () => {
    const t = send('GHO', { line: ['AW4', 'PAL-E1', 'AP1'], evil: 10 });
    expect(t.offered).toEqual([who('PAL-E1'), who('AP1')]);
  });

  it('against one adventurer it does nothing, and is knocked out (DUN-R41)', () => {
    const t = send('GHO', { line: ['AW4'] });
    expect([t.line(), t.lair()]).toEqual([['AW4 1/5'], ['GHO zzz']]);
  });

  it('X-GHO: an expert may attack the first (DUN-R60)', () => {
    const t = send('GHO', { line: ['AW4', 'AW3'], experts: ['GHO'] }, who('AW4'));
    expect(t.line()).toEqual(['AW4 3/5', 'AW3 0/4']);
  });
});

describe('Golem, Dragon, Demon', () => {
  it('a Golem hits for 4 and returns face up; X-GOL: for 5 (DUN-5.11, DUN-5.22, MON-GOL, DUN-R60)', () => {
    const t = sendLater('MON-GOL', { line: ['AW8'] });
    expect([t.line(), t.lair()]).toEqual([['AW8 5/8'], ['MON-GOL']]);
    expect(sendLater('MON-GOL', { line: ['AW8'], experts: ['MON-GOL'] }).line()).toEqual(['AW8 6/8']);
  });

  it('S31: a Dragon hurts everyone for 2, and nobody heals, paladin or not (DUN-5.4, DUN-R45, DUN-5.23, MON-DRA)', () => {
    const t = sendLater('MON-DRA', { line: ['PAL-H2', 'AP5'], evil: 10 });
    expect([t.line(), t.told('healed')]).toEqual([['PAL-H2 3/8', 'AP5 2/4'], []]);
    expect(t.told('stepSkipped')).toMatchObject([{ step: 'heal', why: 'prevented' }]);
  });

  it('X-DRA: an expert Dragon hurts for 3 (DUN-R60)', () => {
    expect(sendLater('MON-DRA', { line: ['AW8', 'AW7'], experts: ['MON-DRA'] }).line()).toEqual(['AW8 4/8', 'AW7 3/7']);
  });

  it('a Demon attacks anyone for 7; no fatigue, no conquest (DUN-5.2, DUN-5.23, DUN-R46, MON-DEM)', () => {
    const t = sendLater('MON-DEM', { line: ['AW8', 'AP8'] }, who('AP8'));
    expect([t.prison(), t.line(), t.conquered(), t.lair()]).toEqual([['AP8'], ['AW8 0/8'], [], ['MON-DEM zzz']]);
  });

  it('S34: against a paladin alone a Demon prevents nothing (DUN-R42, DUN-7.3, MON-DEM)', () => {
    const t = sendLater('MON-DEM', { line: ['PAL-H2'], evil: 10 });
    expect([t.line(), t.lair(), t.conquered()]).toEqual([['PAL-H2 1/8'], ['MON-DEM zzz'], ['c3r1']]);
    expect([t.told('attacked'), t.told('healed')]).toEqual([[], []]);
  });
});

describe('Cockatrice, Evil Eye, Elderbeast', () => {
  it('a Cockatrice pecks anyone for 1, and poison bites at the end of the battle (DUN-5.1, DUN-4.34, DUN-R47, MON-COC)', () => {
    const t = send('MON-COC', { line: ['AW4', 'AW3'] }, who('AW3'));
    expect([t.line(), t.conquered()]).toEqual([['AW4 1/5', 'AW3 2/4'], ['c3r1']]);
    expect(t.told('damaged').map(({ by }) => by)).toEqual(['creature', 'fatigue', 'poison']);
  });

  it('X-COC: an expert leaves 2 poison (DUN-R60)', () => {
    const t = send('MON-COC', { line: ['AW4', 'AW3'], experts: ['MON-COC'] }, who('AW3'));
    expect(t.line()).toEqual(['AW4 1/5', 'AW3 3/4']);
  });

  it('an Evil Eye calls anyone before everybody, the paladin too, and hits him for 3; the order stays (DUN-5.7, DUN-R32, MON-EYE)', () => {
    const t = send('MON-EYE', { line: ['PAL-E1', 'AW3', 'AT3'], evil: 10 });
    expect(t.offered).toEqual([who('PAL-E1'), who('AW3'), who('AT3')]);
    t.chooses(who('AT3'));
    // The paladin's 2 hearts, then fatigue on whoever is first now.
    expect(t.line()).toEqual(['AT3 2/4', 'PAL-E1 0/4', 'AW3 0/4']);
  });

  it('X-EYE: an expert hits for 4 (DUN-R60)', () => {
    const t = send('MON-EYE', { line: ['AW4', 'AT3'], experts: ['MON-EYE'] }, who('AT3'));
    expect(t.prison()).toEqual(['AT3']);
  });

  it('an Elderbeast hits for 4, and no fast spell works while it is there (DUN-5.5, DUN-R39, MON-ELD)', () => {
    const t = arrange({ options: FS, year: 2, A: { line: ['AW8', 'AZ8'], lair: ['MON-ELD'] }, cards: ['C206'] });
    t.plans('A', { creatures: ['MON-ELD'] });
    expect(t.told('spellFailed')).toMatchObject([{ why: 'creature', by: 'MON-ELD' }]);
    expect(t.line()).toEqual(['AW8 6/8', 'AZ8 0/6']); // fatigue 2
  });

  it('X-ELD: with an expert no slow one either (DUN-R60, DUN-R39)', () => {
    const cast = (experts: string[]): number => {
      const A = { line: ['AW8', 'AZ8'], lair: ['MON-ELD'], experts };
      const t = arrange({ options: FS, year: 2, A, cards: ['C202'] });
      return t.plans('A', { creatures: ['MON-ELD'] }).told('spellCast').length;
    };
    expect([cast([]), cast(['MON-ELD'])]).toEqual([1, 0]);
  });
});

describe('Order of activation', () => {
  it('the owner picks who acts next; everybody sent must act (DUN-4.26, DUN-R41)', () => {
    const A = { line: ['AT1', 'AW3'], lair: ['MON-GOB', 'GHO'], damage: { AT1: 2 } };
    const t = arrange({ A, cards: ['C101'] });
    t.plans('A', { creatures: ['MON-GOB', 'GHO'] });
    expect([t.asking, t.offered]).toEqual(['A activate', [t.creature('MON-GOB'), t.creature('GHO')]]);
    expect(t.refusalOf('end')).toEqual({ rule: 'DUN-R41', why: 'mustActivate' });
    t.chooses(t.creature('GHO'));
    expect(t.told('attacked').map(({ creature, damage }) => [creatureOf[creature], damage])).toEqual([
      [kind('GHO'), 2],
      [kind('MON-GOB'), 2],
      [kind('MON-GOB'), 1],
    ]);
    expect(t.prison()).toEqual(['AT1', 'AW3']); // the last point was fatigue
  });

  it('those whose turn never comes are knocked out without attacking (DUN-R37)', () => {
    const A = { line: ['AT1'], lair: ['MON-GOB', 'GHO'], damage: { AT1: 2 } };
    const t = arrange({ A, B: { line: ['AW4'] }, cards: ['C101'] });
    t.plans('A', { creatures: ['MON-GOB', 'GHO'] }).plans('B');
    t.chooses(t.creature('MON-GOB'));
    expect([t.prison(), t.lair(), t.conquered()]).toEqual([['AT1'], ['MON-GOB zzz', 'GHO zzz'], []]);
  });
});

/** Rounds, sides and turns of encounters: FOL-R40, FOL-R49, ghosts in them: FOL-R52, FOL-R53. */
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../content/numbers.ts';
import type { SpaceName } from '../content/types.ts';
import { FOE } from '../state.ts';
import { beginEncounter } from '../rules/encounter/encounter.ts';
import { d10, d100, d4, d6, d8 } from './dice.ts';
import { fight } from './fight.ts';
import { moveTo, strike, unarmed } from './table.ts';
import type { Fight, Placed } from './fight.ts';

const away: Placed = { as: 'TE', at: 'A9' };

/** An encounter that begins with First Strike. */
const begin = (setting: Fight) =>
  fight({
    ...setting,
    tune(s) {
      while (s.agenda.length > 0) s.agenda.pop();
      s.encounter.isRunning = false;
      s.encounter.first = 'undecided';
      s.scene.round = 0;
      setting.tune?.(s);
      beginEncounter(s);
    },
  });

describe('First Strike', () => {
  const party: Placed[] = [
    { as: 'OA', at: 'A1' },
    { as: 'TE', at: 'A2' },
  ];

  it('SC-14 FOL-5C.10, FOL-R40: +1 for an Affliction, ties go to the characters', () => {
    const tie = begin({ map: 'MP11', party, foes: [['F03', 'J10']], dice: [d10(7), d10(6)] });
    expect(tie.told('firstStrikeRolled')[0]).toMatchObject({ leader: 7, controller: 7, first: 'characters' });
    expect(tie.asking).toBe('A encounter');
    expect(tie.foe().turns).toBe(0);
    const lost = begin({ map: 'MP11', party, foes: [['F03', 'J10']], dice: [d10(7), d10(7)] });
    expect(lost.told('firstStrikeRolled')[0]).toMatchObject({ controller: 8, first: 'foes' });
    expect(lost.foe().turns).toBe(1);
  });

  it('SC-15 FOL-5C.11, FOL-7.10, FOL-R38: in Darkness foes go first without dice; light for everybody lets them be rolled', () => {
    const four: Placed[] = [
      { as: 'WH', at: 'E9' },
      { as: 'OA', at: 'F9' },
      { as: 'EX', at: 'E10' },
      { as: 'MO', at: 'G10' },
    ];
    const dark = begin({ map: 'MP02', party: four, foes: [['C14', 'B2']], dark: true });
    expect(dark.told('firstStrikeRolled')).toEqual([]);
    expect(dark.told('encounterBegan')[0]).toMatchObject({ first: 'foes' });
    const lit = begin({
      map: 'MP02',
      party: four,
      foes: [['C14', 'B2']],
      dark: true,
      tune: s => (s.party[0].light = 2),
      dice: [d10(5), d10(4)],
    });
    expect(lit.told('firstStrikeRolled')).toHaveLength(1);
  });
});

describe('rounds', () => {
  it('FOL-R40 the leader first, then clockwise, then foes by number; then the next round', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'A1' },
        { as: 'TE', at: 'A2' },
        { as: 'MO', at: 'A3' },
      ],
      foes: [
        ['C14', 'J9'],
        ['C14', 'J10'],
      ],
      tune(s) {
        s.leader = 1;
        while (s.agenda.length > 0) s.agenda.pop();
        s.agenda.push({ do: 'transition' }, { do: 'encounterOver' }, { do: 'encounterRound' });
      },
    });
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(t.asking);
      t.ends();
    }
    expect(order).toEqual(['B encounter', 'C encounter', 'A encounter', 'B encounter']);
    expect(
      t
        .told('turnBegan')
        .map(({ figure }) => figure)
        .slice(0, 5),
    ).toEqual([1, 2, 0, 10, 11]);
    expect(t.s.scene.round).toBe(3);
  });

  it('SC-43 FOL-5K.32a, FOL-R10: at round start who stands beside the POSSESSED loses 1', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'E5', statuses: ['possessed'] },
        { as: 'WH', at: 'E6' },
        { as: 'OA', at: 'E8' },
      ],
      foes: [['C14', 'J1']],
      tune(s) {
        while (s.agenda.length > 0) s.agenda.pop();
        s.agenda.push({ do: 'transition' }, { do: 'encounterOver' }, { do: 'encounterRound' });
      },
    });
    expect(t.s.party.map(({ vita }) => vita)).toEqual([11, 11, 15]);
  });

  it('FOL-R40 with the last foe the fight is over, in the middle of a turn', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.foes[0].vita = 1),
    });
    t.dice(d100(90), d8(1)).attacks('S09');
    expect(t.s.encounter.isRunning).toBe(false);
    expect(t.s.scene.hasWon).toBe(true);
  });
});

describe('the turn of a character', () => {
  it('SC-36 FOL-5C.23, FOL-R49: Defend gives 10; a foe that came beside and attacked is countered, one that stood there is not', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C07', 'H5']] });
    t.chooses('defend').ends();
    t.dice(d100(60)).ends();
    expect(t.told('attackMade')[0]).toMatchObject({ total: 65, defense: 75, hit: false });
    expect(t.asking).toBe('A counterattack');
    t.dice(d100(25), d8(3)).chooses(t.offered[0]);
    expect(t.foe().vita).toBe(2);
    const beside = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C07', 'F5']] });
    beside.chooses('defend').ends();
    beside.dice(d100(60)).ends();
    expect(beside.asking).toBe('A encounter');
  });

  it('FOL-R49 Guard once per round; what a natural 100 wins there is kept for the next turn (FOL-R26)', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [
        ['C28', 'H5'],
        ['C28', 'H6'],
      ],
    });
    t.chooses('defend').ends();
    t.dice(d100(2)).ends();
    expect(t.asking).toBe('A counterattack');
    t.dice(d100(100), d8(1)).chooses(t.offered[0]);
    expect(t.asking).toBe('A devastatingStrike');
    t.dice(d100(2)).chooses('act');
    expect(t.asking).toBe('A encounter');
    expect(t.s.turn.acts).toBe(2);
  });

  it('FOL-R49 Defend ends when the next turn starts', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'A1' }, away], foes: [['C28', 'J10']] });
    t.chooses('defend').ends().ends();
    expect(t.member().defending).toBe(false);
  });

  it('SC-40 FOL-5C.22, FOL-5C.25, FOL-R49: Focus gains 1 PP, Regroup turns 1 PP into 1 Vita, once', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'A1', pp: 3, vita: 8 }, away], foes: [['C14', 'J10']] });
    t.chooses('focus');
    expect(t.member().pp).toBe(4);
    t.chooses('regroup');
    expect(t.member()).toMatchObject({ pp: 3, vita: 9 });
    expect(t.refusalOf('regroup')).toEqual({ rule: 'FOL-R49', why: 'alreadyRegrouped' });
    expect(t.refusalOf('focus')).toEqual({ rule: 'FOL-5C.12', why: 'hasActed' });
  });

  it('SC-50 FOL-5K.27a, FOL-5K.27b: IMMOBILIZED costs 10 Might, and the Stride unless ECOLOGY 5 is passed', () => {
    const party: Placed[] = [{ as: 'WH', at: 'E5', statuses: ['immobilized'] }, away];
    const held = fight({ map: 'MP11', party, foes: [['C14', 'F5']], dice: [d10(3)] }).passing();
    expect(held.refusalOf(moveTo('E4'))).toEqual({ rule: 'FOL-R36', why: 'noStrideLeft' });
    expect(held.factsOf(strike('S02', 0, held.s))).toMatchObject({ might: 5 });
    const free = fight({ map: 'MP11', party, foes: [['C14', 'F5']], dice: [d10(4)] }).passing();
    expect(free.offers(moveTo('E4'))).toBe(true);
  });

  it('FOL-R40 who loses the turn is not asked', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'A1' }, away],
      foes: [['C14', 'J10']],
      tune: s => (s.party[0].losesTurn = true),
    });
    expect(t.asking).toBe('B encounter');
    expect(t.told('turnLost')).toHaveLength(1);
  });

  it('SC-80 FOL-5C.12: after Equip/Trade there is nothing but the next turn', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C14', 'F5']] });
    t.chooses('done');
    expect(t.asking).not.toBe('A encounter');
  });

  it('AB04 the next attack of that kind has it, and only that one', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C28', 'F5']] });
    t.uses('AB04');
    expect(t.member().pp).toBe(3);
    t.dice(d100(90), d8(1), d4(1)).attacks('S09');
    expect(t.where(FOE)).toBe('G5');
    expect(t.s.turn.next).toEqual([]);
  });

  it('facts of an attack: its chance and what it is made of', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C28', 'F5']] });
    expect(t.factsOf(strike('S09', 0, t.s))).toMatchObject({
      chance: 76,
      might: 25,
      defense: 50,
      damage: { least: 1, most: 8, mean: 4.5 },
      expected: 3.4,
    });
    expect(t.factsOf(unarmed())).toMatchObject({ damage: { least: 0, most: 3 } });
    expect(t.factsOf(moveTo('D4'))).toMatchObject({ cost: 2, way: [33], harm: 0 });
  });
});

describe('ghosts', () => {
  it('FOL-R52 a ghost moves, uses one power, and has no weapon but SPECTRAL ones, for 1 GP', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'E5', ghost: 5, with: ['S02', 'W25'] }, away],
      foes: [
        ['C14', 'F5'],
        ['C14', 'J1'],
      ],
    });
    expect(t.refusalOf(strike('S02', 0, t.s))).toEqual({ rule: 'FOL-5G.7', why: 'notSpectral' });
    expect(t.refusalOf(unarmed())).toEqual({ rule: 'FOL-R52', why: 'ghostsCannot' });
    expect(t.refusalOf('defend')).toEqual({ rule: 'FOL-R52', why: 'ghostsCannot' });
    t.dice(d100(60), d6(2)).attacks('W25');
    expect(t.member().gp).toBe(4);
    expect(t.told('attackMade')[0]).toMatchObject({ total: 75 });
  });

  it('SC-85 FOL-R53: the last GP still strikes, then it goes to Limbo', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5', ghost: 1 }, away], foes: [['C14', 'H5']] });
    t.dice(d100(60), d6(2)).uses('WH.ghost1');
    expect(t.blows).toEqual(['0>10 60!']);
    expect(t.member().form).toBe('limbo');
  });

  it('SC-52 a foe that hits a ghost costs it GP, its own 2 absorbed', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'E5', ghost: 5 },
        { as: 'WH', at: 'A10', ghost: 5 },
      ],
      foes: [['C13', 'F5']],
      turn: 'foes',
      dice: [d100(90), d4(3)],
    });
    expect(t.member().gp).toBe(4);
    expect(t.member().infection).toBe(0);
  });
});

describe('Who appears on the way of a walk', () => {
  const party: Placed[] = [
    { as: 'OA', at: 'A1' },
    { as: 'WH', at: 'A2' },
  ];
  /** Two spaces down from where the first character stands. */
  const steps = (t: ReturnType<typeof fight>, ...spaces: readonly SpaceName[]) => {
    const way = ['A1' as const, ...spaces].map(spaceNamed);
    return t.does(
      ...spaces.map((_, i) => ({ do: 'walk', who: 0, as: 'living', from: way[i], to: way[i + 1], cost: 1 }) as const),
      { ask: 'encounter', seat: 0, who: 0, picks: 1 },
    );
  };

  it('FOL-X16 stops it where it would have ended, and whoever cannot stay there stands aside', () => {
    const before = steps(fight({ map: 'MP11', party: [party[0], away], foes: [['C07', 'A3']] }), 'A2', 'A3');
    expect(before.where(0)).toBe('A2');
    const aside = steps(fight({ map: 'MP11', party, foes: [['C07', 'A3']] }), 'A2', 'A3');
    expect(aside.where(1)).toBe('A2');
    expect(['A2', 'A3']).not.toContain(aside.where(0));
    expect(aside.told('placed')).toHaveLength(1);
  });

  it('FOL-X16 stops it before who cannot be passed, not before who can', () => {
    const foe = steps(fight({ map: 'MP11', party: [party[0], away], foes: [['C07', 'A3']] }), 'A2', 'A3', 'A4');
    expect(foe.where(0)).toBe('A2');
    const friend = steps(fight({ map: 'MP11', party, foes: [['C07', 'J10']] }), 'A2', 'A3');
    expect(friend.where(0)).toBe('A3');
  });
});

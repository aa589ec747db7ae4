/** Fights with everything else in them: cards, companions, statuses, death, scenes. */
import { describe, expect, it } from 'vitest';
import { BLOCK, action } from '../agenda.ts';
import { cardNamed } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import { STAT, spaceNamed } from '../content/numbers.ts';
import { scenes } from '../content/scenes.ts';
import type { Status } from '../content/types.ts';
import { spawnFoes } from '../rules/encounter/foes.ts';
import { standAside } from '../rules/encounter/moving.ts';
import { againstValue } from '../rules/values.ts';
import { FOE } from '../state.ts';
import { d10, d100, d4, d6, d8 } from './dice.ts';
import { fight } from './fight.ts';
import { held, moveTo, strike } from './table.ts';
import type { Placed } from './fight.ts';

const away: Placed = { as: 'TE', at: 'A9' };
const elsewhere: Placed = { as: 'OA', at: 'A9' };

describe('companions, fillings and reactions', () => {
  it('SC-58 FOL-R58b: Block takes the whole hit, its powers too, and costs the companion', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5', companions: ['CO02', 'CO08'] }, away],
      foes: [['C13', 'F5']],
      turn: 'foes',
      dice: [d100(95), d4(4)],
    });
    expect(t.asking).toBe('A react');
    t.chooses(BLOCK + cardNamed('CO02'));
    expect(t.member()).toMatchObject({ vita: 15, infection: 0, companions: [cardNamed('CO08')] });
  });

  it('SC-47 FOL-5K.22, FOL-7.15: a filling lasts for four attack rolls, misses included', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'B5', carries: ['K06'] }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.foes[0].losesTurn = true),
    });
    t.chooses(action('fill', cardNamed('K06') * 1000 + held(t.s, 'S01')));
    expect(t.member().consumables).not.toContain(cardNamed('K06'));
    for (let n = 0; n < 4; n++) {
      t.ends();
      t.s.foes[0].losesTurn = true;
      t.ends();
      expect(t.factsOf(strike('S01', 0, t.s))).toMatchObject({ keep: 1, favours: 1 });
      t.dice(d100(2), d100(3)).attacks('S01');
    }
    t.ends();
    t.s.foes[0].losesTurn = true;
    t.ends();
    expect(t.factsOf(strike('S01', 0, t.s))).toMatchObject({ keep: 0, favours: 0 });
  });

  it('FOL-R58c a boon throws a missed attack again', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.party[0].boons = 1),
    });
    t.dice(d100(3), d100(80), d8(1)).chooses(strike('S09', 0, t.s));
    expect(t.offered).toEqual(['boon', 'pass']);
    t.chooses('boon');
    expect(t.blows).toEqual(['0>10 80!']);
    expect(t.member().boons).toBe(0);
  });

  it('AB20 Martyr’s Grace takes the blow for an ally, 2 less', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'E5' },
        { as: 'EX', at: 'C5', knows: ['AB20'] },
      ],
      foes: [['C07', 'F5']],
      turn: 'foes',
      dice: [d100(95), d6(5)],
    });
    expect(t.asking).toBe('B react');
    t.chooses(t.offered[0]);
    expect(t.member(0).vita).toBe(11);
    expect(t.member(1).vita).toBe(12 - 3);
  });

  it('SC-71 K14: the foe in the middle and all foes beside it, no character', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5', carries: ['K14'] }, away],
      foes: [
        ['C14', 'F5'],
        ['C14', 'G5'],
        ['C14', 'J1'],
      ],
    });
    t.chooses(action('use', cardNamed('K14') * 4));
    t.chooses(spaceNamed('F5'));
    expect(t.s.foes.map(({ vita }) => vita)).toEqual([3, 3, 6]);
    expect(t.member().vita).toBe(15);
  });

  it('AB30 a puppet attacks another foe with its own Might, without powers', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'C5', knows: ['AB30'] },
        { as: 'WH', at: 'A9' },
      ],
      foes: [
        ['C13', 'F5'],
        ['C14', 'G5'],
        ['C14', 'A1'],
      ],
    });
    t.uses('AB30');
    expect(t.asking).toBe('A aim');
    t.dice(d100(90), d4(2)).chooses(FOE);
    expect(t.blows).toEqual(['10>11 90!']);
    expect(t.foe(1).vita).toBe(4);
  });

  it('AB37 Rally: an ally makes a whole Move at once', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'C5', knows: ['AB37'] },
        { as: 'WH', at: 'C6' },
      ],
      foes: [['C14', 'J1']],
    });
    t.uses('AB37');
    expect(t.asking).toBe('B extraMove');
    t.chooses(spaceNamed('G5'));
    expect(t.where(1)).toBe('G5');
    expect(t.asking).toBe('A encounter');
  });

  it('AB32 Slip Away: an Evade in which foes cost 1', () => {
    const t = fight({
      map: 'MP02',
      party: [{ as: 'MO', at: 'B6', knows: ['AB32'] }, away],
      foes: [
        ['C14', 'B7'],
        ['C14', 'C6'],
      ],
    });
    t.uses('AB32');
    expect(t.s.turn.evading).toBe(1);
    expect(t.factsOf(moveTo('D6'))).toMatchObject({ cost: 2 });
  });

  it('AB34 Smoke: foes’ attacks against everybody in the aura roll twice and take the lower', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'MO', at: 'E5' },
        { as: 'OA', at: 'E6' },
      ],
      foes: [['C14', 'F6']],
    });
    t.uses('AB34').ends();
    t.dice(d100(90), d100(5)).ends();
    expect(t.blows).toEqual(['10>0 5']);
  });

  it('SC-42 FOL-5K.15: ELDRITCH ignores the Drowned Bride’s aura', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5', with: ['S02', 'P13'] },
        { as: 'OA', at: 'E6' },
      ],
      foes: [['F01', 'F4']],
    });
    expect(againstValue(t.s, 0, STAT.defense, FOE)).toBe(65);
    expect(againstValue(t.s, 1, STAT.defense, FOE)).toBe(60);
  });
});

describe('what foes bring', () => {
  it('SC-44 FOL-5K.26: a hit of the rats infects, not the FORTIFIED', () => {
    const bitten = (statuses: readonly Status[]) =>
      fight({
        map: 'MP11',
        party: [{ as: 'WH', at: 'E5', statuses }, away],
        foes: [['C02', 'E6']],
        turn: 'foes',
        dice: [d100(95), d4(1)],
      }).member().infection;
    expect(bitten([])).toBe(1);
    expect(bitten(['fortified'])).toBe(0);
  });

  it('FOL-R48 hit: also when the damage is 0; heal and a status', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'EX', at: 'E5' }, away],
      foes: [['C17', 'F5']],
      turn: 'foes',
      tune: s => (s.foes[0].vita = 3),
      dice: [d100(90), d6(2), d10(1)],
    }).passing();
    expect(t.foe().vita).toBe(4);
    expect(t.told('resisted')[0]).toMatchObject({ natural: 1, total: 5, needed: 5, passed: true });
  });

  it('FOL-R48 half: once, when it is first at or below half', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [['F05', 'F5']],
      tune: s => (s.foes[0].vita = 13),
    });
    t.dice(d100(90), d8(1)).attacks('S09');
    expect(t.foe().halved).toBe(true);
    expect(againstValue(t.s, FOE, STAT.might, 0)).toBe(25);
  });

  it('SC-87 FOL-R71: who loses ETHEREAL on water is put on the nearest free space', () => {
    const t = fight({
      map: 'MP03',
      party: [
        { as: 'WH', at: 'D9' },
        { as: 'OA', at: 'E9' },
      ],
      foes: [['F01', 'F3']],
    });
    expect(t.where(FOE)).toBe('F3');
    const row = scenes.findIndex(({ id }) => id === 'bride');
    expect(row).toBeGreaterThanOrEqual(0);
    t.s.foes[0].kind = foeNamed('C14');
    standAside(t.s, FOE);
    expect(t.where(FOE)).toBe('E2');
  });

  it('FOL-R69 the summoned give nothing; a kind gives its loot once', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [
        ['C14', 'F5'],
        ['C14', 'J1'],
      ],
    });
    spawnFoes(t.s, foeNamed('C14'), 1, spaceNamed('F4'), true);
    t.s.foes[2].vita = 1;
    t.dice(d100(90), d8(1)).attacks('S09', 2);
    expect(t.s.encounter.paid).toEqual([]);
    t.s.turn.acts = 1;
    t.s.foes[0].vita = 1;
    t.dice(d100(90), d8(1)).attacks('S09', 0);
    expect(t.s.encounter.paid).toEqual([foeNamed('C14')]);
  });
});

describe('death', () => {
  it('SC-51 FOL-5G.1, FOL-R51: a character that falls is a ghost where it stood, and its turn is over', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'E5', vita: 3, statuses: ['blessed', 'cursed'], companions: ['CO05'] },
        { as: 'WH', at: 'A9' },
      ],
      foes: [['C28', 'F5']],
      turn: 'foes',
      dice: [d100(95), d8(6)],
    }).passing();
    if (t.asking === 'A react') t.chooses('pass');
    expect(t.member()).toMatchObject({ form: 'ghost', gp: 10, statuses: 0, infection: 0, companions: [] });
    expect(t.where(0)).toBe('E5');
    expect(t.s.leader).toBe(1);
  });

  it('FOL-R51 death in the middle of a walk ends it', () => {
    const t = fight({
      map: 'MP06',
      party: [
        { as: 'TE', at: 'D4', vita: 1 },
        { as: 'WH', at: 'E9' },
      ],
      foes: [['C14', 'B2']],
    });
    t.dice(d4(2)).moves('D3');
    expect(t.member().form).toBe('ghost');
    expect(t.where(0)).toBe('D3');
    expect(t.asking).toBe('B encounter');
  });

  it('FOL-R55 when the last one is in Limbo the group has fallen', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'TE', at: 'E5', ghost: 1 },
        { as: 'WH', at: 'E6', ghost: 1 },
      ],
      foes: [['C02', 'F5']],
      turn: 'foes',
      dice: [d100(95), d4(4), d100(95), d4(4)],
    });
    expect(t.told('partyFell')).toHaveLength(1);
    expect(t.s.marks).toBe(1);
    expect(t.s.encounter.isRunning).toBe(false);
    expect(t.s.attacks).toEqual([]);
  });
});

describe('rewards', () => {
  it('FOL-6.1, FOL-6.5, FOL-R33 the last blow wins lore and coins', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.foes[0].vita = 1),
    });
    t.dice(d100(90), d8(1), d10(2), d10(2)).attacks('S09');
    expect(t.told('fightWon')[0]).toMatchObject({ lore: 7, coins: 1 });
    expect(t.s.party.map(({ lore }) => lore)).toEqual([7, 7]);
  });

  it('SC-39 FOL-5C.20 an artifact that failed can be used again after the fight', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5', with: ['X11'] }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.foes[0].vita = 1),
    });
    t.dice(d100(1)).attacks('X11');
    expect(t.s.exhausted).toContain(cardNamed('X11'));
    t.s.turn.acts = 1;
    t.dice(d100(90), d4(1), d10(2), d10(2)).chooses(action('attack', FOE)).passing();
    expect(t.s.exhausted).toEqual([]);
  });
});

describe('what the next attack has', () => {
  it('AB07 a mystic attack leaves it for the next ranged one', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'B5', pp: 5, knows: ['AB21'] }, away],
      foes: [['C14', 'E5']],
    });
    t.uses('AB07');
    t.dice(d100(2)).uses('AB21');
    expect(t.blows).toEqual(['0>10 2']);
    expect(t.s.turn.next).toHaveLength(1);
  });
});

describe('what comes to nothing is not offered', () => {
  it('FOL-X3 a card that attacks needs somebody to strike; a puppet somebody it could attack', () => {
    const t = fight({
      map: 'MP12',
      party: [
        { as: 'TE', at: 'A10', knows: ['AB30'] },
        { as: 'WH', at: 'A9' },
      ],
      foes: [
        ['C14', 'J1'],
        ['C14', 'C10'],
      ],
    });
    t.s.foes[1].space = spaceNamed('I1');
    expect(t.refusalOf(action('use', cardNamed('AB28') * 4))).toEqual({ rule: 'FOL-X3', why: 'noLegalTarget' });
    const alone = fight({
      map: 'MP11',
      party: [{ as: 'TE', at: 'C5', knows: ['AB30'] }, elsewhere],
      foes: [
        ['C13', 'F5'],
        ['C14', 'J1'],
      ],
    });
    expect(alone.offers(action('use', cardNamed('AB30') * 4))).toBe(false);
  });

  it('AB32 Slip Away is declared before the Move', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'MO', at: 'B6', knows: ['AB32'] }, away], foes: [['C14', 'J1']] });
    t.moves('B5');
    expect(t.refusalOf(action('use', cardNamed('AB32') * 4))).toEqual({ rule: 'FOL-R49', why: 'moveHasBegun' });
  });
});

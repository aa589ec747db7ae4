/** Statuses and kinds of harm in fights: FOL-5S, FOL-R24, FOL-R41, FOL-R42. */
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../content/cards.ts';
import type { BookletId } from '../content/ids.ts';
import { STAT, STATUS } from '../content/numbers.ts';
import type { Negative } from '../content/types.ts';
import { effectDamage, loseVita, snareDamage } from '../rules/harm.ts';
import { gainStatus } from '../rules/statuses.ts';
import { handSlots, hasStatus, valueOf } from '../rules/values.ts';
import { d10, d100, d4, d6 } from './dice.ts';
import { fight } from './fight.ts';
import { strike } from './table.ts';
import type { Placed } from './fight.ts';
import type { FolkloreTable } from './table.ts';

const alone = (as: BookletId, more: Partial<Placed> = {}): FolkloreTable =>
  fight({
    map: 'MP11',
    party: [
      { as, at: 'A1', ...more },
      { as: as === 'TE' ? 'OA' : 'TE', at: 'A10', pp: 0 },
    ],
    foes: [['C14', 'J10']],
  });

describe('resisting', () => {
  const cases: readonly (readonly [string, BookletId, Negative, number, number, boolean])[] = [
    ['FOL-5K.13b CURSED with OCCULT', 'AR', 'cursed', 6, 2, true],
    ['FOL-5K.29b LYCANTHROPIC with OCCULT', 'WH', 'lycanthropic', 4, 2, false],
    ['FOL-5K.9c BLOODLUST with FAITH', 'EX', 'bloodlust', 5, 1, true],
    ['FOL-5K.14b DERANGED with AWARENESS', 'TE', 'deranged', 6, 4, true],
    ['FOL-5K.25c FRACTURED with TRICKERY', 'MO', 'fractured', 6, 2, false],
    ['FOL-5K.27d IMMOBILIZED with TRICKERY', 'MO', 'immobilized', 6, 3, true],
    ['FOL-5K.32b POSSESSED with FAITH', 'EX', 'possessed', 6, 2, true],
    ['FOL-5K.43c SPOOKED with NERVE', 'OA', 'spooked', 6, 3, true],
    ['FOL-R41 SICKENED with ECOLOGY', 'OA', 'sickened', 5, 3, true],
    ['FOL-R41 TRANSFORMED with OCCULT', 'AR', 'transformed', 5, 1, true],
  ];
  for (const [name, as, status, k, die, isResisted] of cases) {
    it(`SC-69 FOL-5S.3, FOL-5S.5, FOL-R42: ${name}`, () => {
      const t = alone(as).dice(d10(die));
      gainStatus(t.s, 0, STATUS[status], k, 'FOL-R42');
      t.goOn().passing();
      expect(t.told('resisted')[0]).toMatchObject({ natural: die, needed: k, passed: isResisted });
      expect(t.has(status)).toBe(!isResisted);
      if (isResisted) {
        t.dice(d10(die - 1 || 1));
        gainStatus(t.s, 0, STATUS[status], k + (die === 1 ? 1 : 0), 'FOL-R42');
        t.goOn().passing();
        expect(t.has(status)).toBe(true);
      }
    });
  }

  it('FOL-R42 one that is held is not gained again, and asks for no die', () => {
    const t = alone('AR', { statuses: ['cursed'] });
    gainStatus(t.s, 0, STATUS.cursed, 6, 'FOL-R42');
    t.goOn();
    expect(t.told('resisted')).toEqual([]);
  });
});

describe('what statuses do in a fight', () => {
  it('FOL-5K.25a, FOL-5K.25b FRACTURED: 10 Defense less, one hand; FOL-5K.47a TRANSFORMED: one hand less', () => {
    const t = alone('OA');
    const defense = valueOf(t.s, 0, STAT.defense);
    const broken = alone('OA', { statuses: ['fractured'] });
    expect(valueOf(broken.s, 0, STAT.defense)).toBe(defense - 10);
    expect(handSlots(broken.s, 0)).toBe(1);
    expect(handSlots(alone('OA', { statuses: ['transformed'] }).s, 0)).toBe(1);
    expect(handSlots(alone('OA', { statuses: ['transformed', 'fractured'] }).s, 0)).toBe(0);
  });

  it('FOL-5K.43a SPOOKED: 5 Might and 1 NERVE less, foes too', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5', statuses: ['spooked'] },
        { as: 'TE', at: 'A9' },
      ],
      foes: [['C14', 'F5']],
      tune: s => (s.foes[0].spooked = true),
    });
    expect(t.factsOf(strike('S09', 0, t.s))).toMatchObject({ might: 20 });
    expect(valueOf(t.s, 0, STAT.nerve)).toBe(2);
    expect(valueOf(t.s, 10, STAT.might)).toBe(0);
  });

  it('SC-50 FOL-5K.27c, FOL-5K.43b: after the fight IMMOBILIZED is gone and SPOOKED ends with NERVE 5', () => {
    const won = (die: number): FolkloreTable => {
      const t = fight({
        map: 'MP11',
        party: [
          { as: 'WH', at: 'E5', statuses: ['spooked', 'immobilized'] },
          { as: 'OA', at: 'A9' },
        ],
        foes: [['C14', 'F5']],
        tune: s => (s.foes[0].vita = 1),
        dice: [d10(4)],
      }).passing();
      t.dice(d100(90), d6(1), d10(die), d10(2), d10(2)).attacks('S02');
      return t.passing();
    };
    const brave = won(4);
    expect(brave.has('immobilized')).toBe(false);
    expect(brave.has('spooked')).toBe(false);
    expect(won(3).has('spooked')).toBe(true);
  });

  it('FOL-5S.1, FOL-5K.45, FOL-5K.8 positive ones raise what they say', () => {
    const plain = alone('WH');
    const blessed = alone('WH', { statuses: ['swift', 'brave', 'fortified', 'favored'] });
    expect(valueOf(blessed.s, 0, STAT.defense)).toBe(valueOf(plain.s, 0, STAT.defense) + 10);
    expect(valueOf(blessed.s, 0, STAT.stride)).toBe(6);
    expect(valueOf(blessed.s, 0, STAT.damage)).toBe(2);
    expect(valueOf(blessed.s, 0, STAT.vita)).toBe(15);
    expect(hasStatus(blessed.s, 0, STATUS.brave)).toBe(true);
  });

  it('FOL-5K.42, FOL-5G.7: as a ghost only what is SPECTRAL counts', () => {
    const t = alone('WH', { ghost: 5, with: ['S02', 'S03', 'E16'] });
    expect(valueOf(t.s, 0, STAT.defense)).toBe(65);
    expect(t.refusalOf(strike('S02', 0, t.s))).toMatchObject({ rule: 'FOL-5G.7' });
    expect(t.member().equipped).toContain(cardNamed('S02'));
  });
});

describe('kinds of harm', () => {
  it('FOL-R24 SNARE and EFFECT damage are reduced by REDUCTION, SNARE by ETHEREAL, a LOSS by nothing', () => {
    const t = alone('OA', { with: ['P15', 'P04'], statuses: ['ethereal'] });
    expect(snareDamage(t.s, 0, 6, 'FOL-R24')).toBe(3);
    expect(effectDamage(t.s, 0, 4, 'FOL-R24')).toBe(3);
    expect(loseVita(t.s, 0, 2, 'FOL-R24')).toBe(2);
    expect(t.member().vita).toBe(15 - 8);
  });

  it('FOL-5C.13 a foe moves, then attacks', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5' },
        { as: 'TE', at: 'A9' },
      ],
      foes: [['C14', 'H5']],
      turn: 'foes',
      dice: [d100(95), d6(1)],
    });
    const order = t.events.map(({ event }) => event).filter(event => event === 'walked' || event === 'attackMade');
    expect(order).toEqual(['walked', 'walked', 'attackMade']);
    expect(t.member().vita).toBe(14);
  });

  it('FOL-R24a REDUCTION, then ABSORPTION, never below 0', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5', with: ['P15'], statuses: ['blessed'] },
        { as: 'TE', at: 'A9' },
      ],
      foes: [['C13', 'F5']],
      turn: 'foes',
      dice: [d100(95), d4(2)],
    });
    expect(t.member().vita).toBe(15);
    expect(t.member().infection).toBe(1);
  });
});

/** Numbers that hold only while another number does. */
import { expect, it } from 'vitest';
import { fastChance, playOut } from '@vesper/kernel';
import { cardNamed } from '../content/cards.ts';
import { STATS } from '../content/types.ts';
import { cure } from '../content/verbs.ts';
import { folklore } from '../game.ts';
import { hasAllyBeside } from '../rules/conditions.ts';
import { maxVita, numbersOf, valueOf } from '../rules/values.ts';
import { FOE } from '../state.ts';
import { d100, d8 } from './dice.ts';
import { fight } from './fight.ts';
import { FolkloreTable } from './table.ts';

const cornered = (vita: number): FolkloreTable =>
  fight({
    map: 'MP11',
    party: [
      { as: 'OA', at: 'E5', vita },
      { as: 'TE', at: 'A9' },
    ],
    foes: [['C07', 'F5']],
    tune: s => s.party[0].powers.push(cardNamed('OA.350.2')),
  }).dice(d100(90), d8(3));

it('FOL-R28 who is below half of Max Vita deals 1 more in melee, if the Lore Tree says so', () => {
  expect(maxVita(cornered(7).s, 0)).toBe(15);
  expect(cornered(7).attacks('S09').foe().vita).toBe(1);
  expect(cornered(8).attacks('S09').foe().vita).toBe(2);
});

it('FOL-5S.4 while the Primer of Ilmar is worn, CURSED is not cured; other statuses are', () => {
  const t = new FolkloreTable(['OA', 'WH']).is(1, 'cursed', 'sickened').wears(1, 'X06');
  expect(t.happens(1, cure('self')).statuses(1)).toEqual(['cursed']);
  expect(t.happens(1, cure('self', 'cursed')).statuses(1)).toEqual(['cursed']);
  t.with(1, { equipped: [] });
  expect(t.happens(1, cure('self', 'cursed')).statuses(1)).toEqual([]);
});

it('FOL-R28 a whole sheet says what its numbers say one by one, in camps, fights and among ghosts', () => {
  const forms = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const rng = fastChance(`sheet ${n}`);
    const s = folklore.setup(
      1 + (n % 5),
      { story: 'bell', difficulty: 'twilight', mortality: 'standard', advancedRules: true, customAbilities: false },
      rng,
    );
    for (let part = 0; part < 40 && s.outcome === null; part++) {
      playOut(folklore, s, rng, 41);
      s.party.forEach(({ form, booklet, path }, who) => {
        if (booklet < 0 || path < 0) return;
        forms.add(`${form} ${s.encounter.isRunning}`);
        expect(numbersOf(s, who)).toEqual(STATS.map((_, stat) => valueOf(s, who, stat)));
      });
    }
  }
  expect([...forms].toSorted()).toEqual([
    'ghost false',
    'ghost true',
    'limbo false',
    'limbo true',
    'living false',
    'living true',
  ]);
});

it('foes of a skirmish stand beside nobody', () => {
  const rng = fastChance('beside');
  const s = folklore.setup(
    2,
    { story: 'bell', difficulty: 'twilight', mortality: 'standard', advancedRules: true, customAbilities: false },
    rng,
  );
  for (let n = 0; n < 4000 && !s.skirmish.isRunning && s.outcome === null; n++) playOut(folklore, s, rng, 1);
  expect(s.skirmish.isRunning).toBe(true);
  expect(hasAllyBeside(s, 0, FOE)).toBe(false);
});

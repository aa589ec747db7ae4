/** What is said of an attack before it is made: every number is the sum of its sources, and chances are what dice do. */
import { advance, apply, asking, below, fastChance } from '@vesper/kernel';
import type { Choice, Decision } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { ABILITIES, AFFLICTIONS, BOOKLETS, CREATURES, WEAPONS } from '../content/ids.ts';
import { skirmish } from '../content/verbs.ts';
import { folklore } from '../game.ts';
import { useOf } from '../rules/clauses.ts';
import type { FolkloreState } from '../state.ts';
import { view } from '../view.ts';
import { d4 } from './dice.ts';
import { byChance, fight } from './fight.ts';
import { FolkloreTable, held, strike } from './table.ts';

interface Term {
  readonly from: string;
  readonly gives: number;
}
interface Prospect {
  readonly might: number;
  readonly defense: number;
  readonly added: number;
  readonly chance: number;
  readonly expected: number;
  readonly falls: number;
  readonly helped: readonly {
    readonly first: number;
    readonly chance: number;
    readonly expected: number;
    readonly falls: number;
  }[];
  readonly terms: {
    readonly might: readonly Term[];
    readonly defense: readonly Term[];
    readonly damage: readonly Term[];
  };
}

const sum = (terms: readonly Term[]): number => terms.reduce((all, { gives }) => all + gives, 0);
const kept = ['reduction', 'absorption', 'ethereal'];

function arranged(rng: number[]): FolkloreState {
  const { one, map, spot } = byChance(rng);
  const first = below(rng, BOOKLETS.length);
  const party = [0, 1, 2].map(n => ({
    as: BOOKLETS[(first + n) % BOOKLETS.length],
    at: spot(),
    knows: [one(ABILITIES)],
    with: [one(WEAPONS)],
    statuses: n === 0 ? (['spooked', 'brave'] as const) : (['immobilized', 'blessed'] as const),
    ...(n === 2 ? { ghost: 6 } : {}),
  }));
  const foes = [[one(AFFLICTIONS), spot()] as const, [one(CREATURES), spot()] as const];
  return fight({
    map,
    party,
    foes,
    dark: below(rng, 2) === 0,
    tune(s) {
      s.foes[1].spooked = true;
      s.foes[1].immobilized = true;
    },
  }).s;
}

describe('the sum of an attack', () => {
  it('FOL-R28, FOL-R24a: adds up to Might, Defense and damage, whatever is fought with', () => {
    const out: Choice[] = [];
    let sums = 0;
    for (let n = 0; n < 30; n++) {
      const rng = fastChance(`sum ${n}`);
      const s = arranged(rng);
      s.chance = fastChance(`dice ${n}`);
      for (let made = 0; made < 60; made++) {
        const count = advance(folklore, s, out);
        if (count === 0 || !s.encounter.isRunning) break;
        const frame = asking(s)!;
        const decision = (folklore.decisions as { readonly [ask: string]: Decision<FolkloreState> })[frame.ask];
        for (const choice of out.slice(0, count)) {
          const facts = decision.facts?.(s, frame, choice) as Prospect | undefined;
          if (facts?.terms === undefined) continue;
          const { might, defense, damage } = facts.terms;
          expect(sum(might)).toBe(facts.might);
          expect(sum(defense)).toBe(facts.defense);
          expect(sum(damage.filter(({ from }) => !kept.includes(from)))).toBe(facts.added);
          sums++;
        }
        apply(folklore, s, frame.ask === 'equip' ? 'done' : out[below(rng, count)]);
      }
    }
    expect(sums).toBeGreaterThan(200);
  });

  it('names the status, the figure in the line and the dark', () => {
    const t = fight({
      map: 'MP11',
      dark: true,
      party: [
        { as: 'WH', at: 'E5', statuses: ['spooked'] },
        { as: 'OA', at: 'E6' },
      ],
      foes: [['C28', 'E8']],
    });
    const facts = t.factsOf(strike('S01', 0, t.s)) as unknown as Prospect;
    expect(facts.terms.might).toContainEqual(expect.objectContaining({ from: 'status', gives: -5 }));
    expect(facts.terms.might).toContainEqual({ from: 'sight', which: -1, gives: -5 });
    expect(facts.terms.might).toContainEqual({ from: 'darkness', which: -1, gives: -10 });
  });

  it('is compared with what it comes to after a card for the next attack: Called Shot', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5', knows: ['AB07', 'AB02'] },
        { as: 'OA', at: 'A1' },
      ],
      foes: [['C28', 'E8']],
    });
    const shot = (): Prospect => t.factsOf(strike('S01', 0, t.s)) as unknown as Prospect;
    const before = shot();
    // Cleaving Arc is for melee: it does not help a shot.
    expect(before.helped).toHaveLength(1);
    const [{ first, ...promised }] = before.helped;
    expect(first).toBe(action('use', useOf(held(t.s, 'AB07'), 0)));
    expect(shot()).toEqual(before);
    t.uses('AB07');
    const { chance, expected, falls, helped } = shot();
    expect(promised).toEqual({ chance, expected, falls });
    expect(expected).toBeGreaterThan(before.expected);
    expect(helped).toEqual([]);
  });

  it('falls as often as hits do that are large enough', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5' },
        { as: 'TE', at: 'A9' },
      ],
      foes: [['C28', 'F5']],
      tune: s => (s.foes[0].vita = 5),
    });
    // 76 %, 1d8 and nothing that changes it: 5 to 8 of 8 faces.
    expect(t.factsOf(strike('S09', 0, t.s))).toMatchObject({ chance: 76, falls: 38, range: 1, isMelee: true });
  });
});

describe('what foes will do', () => {
  it('FOL-R46, FOL-X11: whom they attack from where they go, with the chance of each attack', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5' },
        { as: 'TE', at: 'E6' },
        { as: 'WH', at: 'A1' },
        { as: 'EX', at: 'A2' },
      ],
      foes: [
        ['F03', 'E8'],
        ['C14', 'J10'],
      ],
    });
    const { intents } = view(t.s, 0);
    expect(intents[0].blows.map(({ who }) => who)).toEqual([intents[0].target, expect.any(Number)]);
    expect(intents[0].blows[0].chance).toBeGreaterThan(0);
    expect(t.s.foes[0].space).toBe(74);
    expect(intents[1].way.length).toBeGreaterThan(0);
    expect(intents[1].blows.map(({ who }) => who)).toEqual(intents[1].target < 0 ? [] : [intents[1].target]);
  });

  it('FOL-R30: a stance says what it changes', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.dice(d4(3)).reads(skirmish('C01'));
    const [attack, defend] = (['attack', 'defend'] as const).map(
      stance => (t.factsOf(stance) as unknown as { readonly blows: readonly { readonly chance: number }[] }).blows,
    );
    expect(attack[0].chance - defend[0].chance).toBe(10);
    expect(t.s.skirmish.defends).toEqual([false, false]);
  });
});

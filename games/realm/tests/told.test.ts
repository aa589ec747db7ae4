/** Every event names the clause behind it and the hero it is about: this is what players read in the log. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Sorceress, Wizard } from '../content/heroes.ts';
import { DarkWoods, FireRiver, GryphonInn, OrcValley, RavenForest, WolfPass } from '../content/map.ts';
import { AncientTreeOfMagic, CrystalOfLight, KingOfTheGryphons, OrganizeMilitia } from '../content/quests.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { manual } from '../manual.ts';
import { NONE, QUEST } from '../state.ts';
import { END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const clauses = new Set(manual.chapters.flatMap(chapter => Object.keys(chapter.clauses)));
const quiet = ['DS47', 'DS48', 'DS49'].map(card);

type Name = RealmEvent['event'];
const cases: readonly {
  readonly when: string;
  readonly at: Arrangement;
  readonly play: (t: Table) => unknown;
  /** In this order, others in between. */
  readonly told: readonly (readonly [Name, string])[];
}[] = [
  {
    when: 'Rumors',
    at: { heroes: [{ hero: Dwarf, at: GryphonInn }], heroDeck: ['HC69', 'HC13'].map(card) },
    play: t => t.does({ action: 'rumors', colour: BLUE }),
    told: [
      ['rumorsHeard', 'REA-5.9'],
      ['cardTurnedUp', 'REA-5.9'],
      ['cardTurnedUp', 'REA-5.9'],
    ],
  },
  {
    when: 'Local Information',
    at: { heroes: [{ hero: Dwarf, at: GryphonInn, hand: [card('SP10')] }] },
    play: t => t.does({ action: 'play', source: card('SP10') }).chooses(RED),
    told: [
      ['specialPlayed', 'REA-7.6'],
      ['cardRemoved', 'REA-7.7'],
      ['rumorsHeard', 'REA-R34'],
    ],
  },
  {
    when: 'healing the land',
    at: { heroes: [{ hero: Sorceress, at: RavenForest, hand: [card('HC13')] }], crystals: { [RavenForest]: 1 } },
    play: t => t.dice(1, 1, 5).does({ action: 'healLand', card: card('HC13') }),
    told: [
      ['cardDiscarded', 'REA-5.11'],
      ['diceRolled', 'REA-5.11'],
      ['landHealed', 'REA-5.12'],
    ],
  },
  {
    when: 'sanctifying',
    at: { heroes: [{ hero: Cleric, at: RavenForest }], crystals: { [RavenForest]: 2 } },
    play: t => t.dice(1, 5).does({ action: 'sanctify' }),
    told: [
      ['diceRolled', 'REA-5.7'],
      ['landHealed', 'REA-5.12'],
    ],
  },
  {
    when: 'healing wounds in the city',
    at: { heroes: [{ hero: Cleric, lost: 3 }] },
    play: t => t.does({ action: 'healWounds' }),
    told: [['woundsHealed', 'REA-5.14']],
  },
  {
    when: 'healing wounds in the field',
    at: { heroes: [{ hero: Cleric, at: RavenForest, lost: 3 }] },
    play: t => t.does({ action: 'healWounds' }),
    told: [['woundsHealed', 'REA-5.15']],
  },
  {
    when: 'a hunt',
    at: {
      heroes: [{ hero: Wizard, at: WolfPass, quest: card('Q17'), progress: 2 }],
      minions: { [WolfPass]: { blue: 1 } },
    },
    play: t => t.dice(6).does({ action: 'engage', colour: NONE }),
    told: [
      ['combatRolled', 'REA-5.16'],
      ['minionsDefeated', 'REA-5.20'],
      ['questProgressed', 'REA-R55'],
      ['questCompleted', 'REA-R43'],
      ['questDrawn', 'REA-R43'],
    ],
  },
  {
    when: 'Crystal of Light',
    at: { heroes: [{ hero: Dwarf, at: FireRiver, completed: [CrystalOfLight] }], crystals: { [FireRiver]: 1 } },
    play: t => t.does({ action: 'spendQuest' }),
    told: [
      ['questSpent', 'REA-R43'],
      ['crystalRemoved', 'REA-R43'],
    ],
  },
  {
    when: 'Ancient Tree of Magic',
    at: { heroes: [{ hero: Dwarf, completed: [AncientTreeOfMagic] }], crystals: { [FireRiver]: 1 } },
    play: t => t.does({ action: 'play', source: QUEST + AncientTreeOfMagic }),
    told: [
      ['specialPlayed', 'REA-R43'],
      ['questSpent', 'REA-R43'],
      ['crystalRemoved', 'REA-R43'],
    ],
  },
  {
    when: 'King of the Gryphons',
    at: { heroes: [{ hero: Dwarf, completed: [KingOfTheGryphons] }] },
    play: t => t.does({ action: 'play', source: QUEST + KingOfTheGryphons }).chooses(FireRiver),
    told: [['heroMoved', 'REA-R43']],
  },
  {
    when: 'Battle Strategy',
    at: {
      heroes: [{ hero: Dwarf, hand: [card('SP05')] }],
      minions: { [WolfPass]: { green: 1 }, [FireRiver]: { green: 1 } },
      generals: { [GREEN]: { step: 1 } },
    },
    play: t => t.does({ action: 'play', source: card('SP05') }).chooses(WolfPass, FireRiver, GREEN),
    told: [
      ['minionsDefeated', 'REA-R50'],
      ['minionsDefeated', 'REA-R50'],
      ['generalDrivenBack', 'REA-R18'],
    ],
  },
  {
    when: 'Spy in the Camp, and healing',
    at: {
      heroes: [{ hero: Dwarf, hand: [card('SP16')] }],
      generals: { [GREEN]: { life: 3, healsFrom: 3 }, [RED]: { life: 3, healsFrom: 3 } },
      darkDeck: quiet,
    },
    play: t =>
      t
        .does({ action: 'play', source: card('SP16') })
        .chooses(GREEN)
        .does(END_DAY),
    told: [
      ['generalSpied', 'REA-R21'],
      ['dayEnded', 'REA-R53'],
      ['generalHealed', 'REA-R21'],
    ],
  },
  {
    when: 'Dark Visions',
    at: { heroes: [{ hero: Dwarf, hand: [card('SP13')] }], darkDeck: quiet },
    play: t => t.does({ action: 'play', source: card('SP13') }).chooses('discard'),
    told: [
      ['visionsSeen', 'REA-7.6'],
      ['visionDiscarded', 'REA-7.6'],
    ],
  },
  {
    when: 'a Night card that is cancelled and held',
    at: {
      heroes: [{ hero: Dwarf, completed: [card('Q16'), OrganizeMilitia] }],
      darkDeck: [card('DS24')],
      generals: { [RED]: { step: 3 } },
      first: [{ do: 'night' }],
    },
    play: t => t.chooses(QUEST + card('Q16')).chooses(QUEST + OrganizeMilitia),
    told: [
      ['darknessTurnedUp', 'REA-4.8'],
      ['placementCancelled', 'REA-R43'],
      ['generalHeld', 'REA-R43'],
      ['generalStayed', 'REA-R52'],
    ],
  },
  {
    when: 'Militia Secures Area',
    at: { heroes: [{ hero: Dwarf, hand: [card('SP14')] }], darkDeck: [card('DS24')], first: [{ do: 'night' }] },
    play: t => t.chooses(card('SP14')).chooses(OrcValley),
    told: [['placementCancelled', 'REA-7.6']],
  },
];

describe('the clause behind it', () => {
  it.each(cases)('$when', ({ at, play, told }) => {
    const t = arrange(at);
    play(t);
    const log = t.match.log.map(({ event }) => [event.event, event.rule]);
    let from = 0;
    for (const expected of told) {
      const found = log.findIndex((line, i) => i >= from && line[0] === expected[0]);
      expect(log[found]).toEqual(expected);
      from = found + 1;
    }
    for (const [, rule] of log) expect(clauses.has(rule)).toBe(true);
  });

  it('style and form are told (REA-5.7)', () => {
    const rider = arrange({ heroes: [{ hero: Dwarf }, { hero: EagleRider }], first: [{ do: 'beginTurn' }] });
    expect(rider.chooses('ground').told('styleChosen')).toMatchObject([{ slot: 1, style: 'ground', rule: 'REA-5.7' }]);
    const form = arrange({ heroes: [{ hero: Dwarf }, { hero: Sorceress }], first: [{ do: 'beginTurn' }] });
    expect(form.chooses(RED).told('formChosen')).toMatchObject([{ slot: 1, form: RED, rule: 'REA-5.7' }]);
  });

  it('how many cards the Night has decides the clause (REA-4.8, REA-4.9, REA-4.10)', () => {
    const rules = (...dead: number[]): string[] =>
      arrange({
        heroes: [{ hero: Dwarf }],
        darkDeck: quiet,
        generals: Object.fromEntries(dead.map(colour => [colour, { life: 0 }])),
        first: [{ do: 'night' }],
      })
        .told('darknessTurnedUp')
        .map(({ rule }) => rule);
    expect(rules()).toEqual(['REA-4.8']);
    expect(rules(0)).toEqual(['REA-4.9', 'REA-4.9']);
    expect(rules(0, 1, 2)).toEqual(['REA-4.10', 'REA-4.10', 'REA-4.10']);
  });
});

it('a die rolled for the land shows all faces: 2, and 3 for the Sorceress (REA-5.11)', () => {
  const faces = (hero: number): number => {
    const t = arrange({ heroes: [{ hero, at: RavenForest, hand: [card('HC13')] }], crystals: { [RavenForest]: 1 } });
    return t.does({ action: 'healLand', card: card('HC13') }).told('diceRolled')[0].faces.length;
  };
  expect([faces(Dwarf), faces(Sorceress)]).toEqual([2, 3]);
});

it('events name the hero of then, whose place another may have taken since (REA-R5)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard, at: DarkWoods, up: 1, lost: 4, hand: [card('HC01')] }, { hero: Dwarf }],
    minions: { [DarkWoods]: { green: 1 } },
    darkDeck: quiet,
  });
  t.does(END_DAY).chooses(Paladin);
  expect(t.told('cardDiscarded')).toMatchObject([{ slot: 0, hero: Wizard }]);
  expect(t.told('wounded')).toMatchObject([{ hero: Wizard }]);
  expect(t.told('cardDrawn')[0]).toMatchObject({ slot: 0, hero: Paladin });
  expect(t.told('nightFell')[0]).not.toHaveProperty('hero');
});

it('empty piles are not refilled (REA-R48)', () => {
  const t = arrange({ heroes: [{ hero: Dwarf, at: GryphonInn }], heroDeck: [], darkDeck: [], short: true });
  t.does({ action: 'rumors', colour: RED }).does(END_DAY);
  expect(t.told('deckRefilled')).toEqual([]);
});

it('refilled decks are shuffled (REA-R48)', () => {
  const discard = Array.from({ length: 40 }, (_, n) => n);
  const t = arrange({
    heroes: [{ hero: Dwarf, at: RavenForest }],
    heroDeck: [],
    heroDiscard: discard,
    darkDeck: quiet,
    short: true,
  });
  t.does(END_DAY);
  expect(t.s.heroDeck).not.toEqual(discard.slice(0, 38));
  const dark = Array.from({ length: 20 }, (_, n) => 46 - (n % 2) * 2 - n);
  const night = arrange({
    heroes: [{ hero: Dwarf }],
    darkDeck: [],
    darkDiscard: dark,
    short: true,
    first: [{ do: 'night' }],
  });
  expect(night.s.darkDeck).not.toEqual(dark.slice(0, 19));
});

it('with open hands no card is marked as known (REA-R7)', () => {
  const t = arrange({ heroes: [{ hero: Dwarf, at: GryphonInn }], heroDeck: ['HC69', 'HC70'].map(card) });
  t.does({ action: 'rumors', colour: BLUE });
  expect([t.hero().hand.length, t.hero().known]).toEqual([2, []]);
});

/** REA-R40: out of turn it matters to be asked only where a card would make what is about to happen turn out otherwise. */
import {
  choices,
  choose,
  fastChance,
  forecast,
  open,
  outcome,
  passing,
  plainWords,
  quickChoice,
  start,
} from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Wizard } from '../content/heroes.ts';
import { BlizzardMountains, FireRiver, RavenForest, WindyPass, WolfPass } from '../content/map.ts';
import { BLUE } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import { ATTACK, ENGAGE } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

/** Night falls on a hero with this card; DS01 comes first: 1 in Windy Pass, 2 in Raven Forest, and Varkolak stays. */
function night(special: string, wanted: Partial<Arrangement> = {}): Table {
  return arrange({
    heroes: [{ hero: Dwarf, hand: [card(special)] }],
    darkDeck: ['DS01', 'DS48'].map(card),
    first: [{ do: 'night' }],
    ...wanted,
  });
}

function matters(t: Table): [string | undefined, boolean] {
  const pass = passing(t.match, t.decision)!;
  return [pass.moment, pass.matters];
}

/** At nightfall, and when the card lies open. */
function atNight(t: Table): [string | undefined, boolean][] {
  const found = [matters(t)];
  t.chooses('pass');
  if (t.decision.ask === 'playSpecial') found.push(matters(t));
  return found;
}

describe('what can be done just as well by day', () => {
  it.each(['SP01', 'SP02', 'SP13'])('%s is not worth a question at Night', special => {
    expect(atNight(night(special))).toEqual([
      ['N0', false],
      ['NR', false],
    ]);
  });
});

describe('what takes minions', () => {
  it.each(['SP05', 'SP12'])('%s matters when the open card overruns a land that it could clear', special => {
    const quiet = night(special, { minions: { [RavenForest]: { red: 0, green: 1 }, [FireRiver]: { red: 2 } } });
    expect(atNight(quiet)).toEqual([
      ['N0', false],
      ['NR', false],
    ]);
    const full = night(special, { minions: { [WindyPass]: { green: 3 } } });
    expect(atNight(full)).toEqual([
      ['N0', false],
      ['NR', true],
    ]);
  });

  it('Elven Archers help in green lands only', () => {
    const overrun = (minions: NonNullable<Arrangement['minions']>): unknown =>
      atNight(night('SP04', { minions })).at(-1);
    expect(overrun({ [WindyPass]: { red: 3 }, [RavenForest]: { green: 1 } })).toEqual(['NR', false]);
    expect(overrun({ [RavenForest]: { green: 2 } })).toEqual(['NR', true]);
  });
});

describe('what has no other moment', () => {
  it('All Is Quiet matters at every nightfall, Militia and Strong Defenses on a card that they change', () => {
    expect(matters(night('SP06'))).toEqual(['N0', true]);
    expect(matters(night('SP14'))).toEqual(['NR', true]);
  });
});

describe('Spell of Purity', () => {
  it('matters when the open card would bring the twelfth crystal (REA-R15)', () => {
    const last = { minions: { [WindyPass]: { green: 3 } }, crystals: { [FireRiver]: 11 }, crystalSupply: 1 };
    expect(atNight(night('SP03', last))).toEqual([
      ['N0', false],
      ['NR', true],
    ]);
    expect(atNight(night('SP03', { crystals: { [FireRiver]: 1 } })).at(-1)).toEqual(['NR', false]);
  });
});

describe('Battle Luck', () => {
  it('matters while dice have failed, but not once the hits are enough (REA-R56)', () => {
    const minions = arrange({
      heroes: [
        { hero: Wizard, at: WolfPass },
        { hero: Cleric, hand: [card('SP07')] },
      ],
      minions: { [WolfPass]: { green: 2 } },
    });
    minions.dice(6, 1).does(ENGAGE);
    expect(matters(minions)).toEqual(['CR', true]);
    const battle = (life: number): Table => {
      const t = arrange({
        heroes: [
          { hero: Wizard, at: BlizzardMountains, hand: [card('HC63')] },
          { hero: Cleric, hand: [card('SP07')] },
        ],
        generals: { [BLUE]: { life } },
      });
      return t.dice(6, 1).does(ATTACK);
    };
    expect(matters(battle(2))).toEqual(['CR', true]);
    expect(matters(battle(1))).toEqual(['CR', false]);
  });
});

describe('a whole match', () => {
  it('asks a person who never acts out of turn far less often than the rules do', () => {
    let before = 0;
    let after = 0;
    for (const seed of ['one', 'two', 'three']) {
      const match = start(realm, { seats: 2, seed });
      const rng = fastChance(seed);
      while (outcome(match) === null) {
        const decision = open(match).find(({ optional }) => !optional)!;
        const pass = passing(match, decision);
        if (pass?.moment !== undefined && decision.seat === 0 && !pass.only) {
          before++;
          if (pass.matters) after++;
        }
        const all = choices(match, decision);
        const choice =
          pass?.moment === undefined
            ? quickChoice(realm, match.state, decision.frame, all, all.length, rng)
            : pass.choice;
        choose(match, { seat: decision.seat, choice, decision: decision.id });
      }
    }
    expect(before).toBeGreaterThan(20);
    expect(after).toBeLessThan(before / 2);
  });
});

describe('the end of the day is foretold', () => {
  const words = plainWords(realm.words);
  const foretold = (t: Table): { readonly lines: (string | undefined)[]; readonly final: string | null } => {
    const { told, final } = forecast(t.match, { seat: 0, choice: { action: 'endDay' } }, () => true);
    return { lines: told.map(event => words.event(t.seenBy(0), event as RealmEvent)), final };
  };

  it('with its wounds, and how many Darkness cards come', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: WolfPass }, { hero: Dwarf }],
      minions: { [WolfPass]: { blue: 2 } },
    });
    expect(foretold(t)).toEqual({
      lines: ['Your Daytime ends.', 'You lose 2 Life Tokens to the minions.', 'Night falls: 1 Darkness card.'],
      final: 'chance',
    });
  });
});

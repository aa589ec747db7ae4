/** "Why not?": whatever a person may point at in Daytime is offered, or refused with a reason and its clause. */
import { choices, plainWords, refusals } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../agenda.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import { Cleric, Dwarf, Ranger, Wizard } from '../content/heroes.ts';
import { DarkWoods, FatherOakForest, GryphonInn, MonarchCity, RavenForest, WolfPass, spaces } from '../content/map.ts';
import { AncientTreeOfMagic, CrystalOfLight, FindMagicGate, Raids, quests } from '../content/quests.ts';
import { manual } from '../manual.ts';
import { NONE, QUEST } from '../state.ts';
import { words as spoken } from '../words.ts';
import { arrange } from './arrange.ts';
import type { AtSlot } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const words = plainWords(spoken);

const clauses = new Set(manual.chapters.flatMap(chapter => Object.keys(chapter.clauses)));

/** What may be done, and what is refused: together everything one may point at. */
const pointedAt = (t: Table): Action[] => [
  ...(choices(t.match, t.decision) as unknown as Action[]),
  ...refusals(t.match, t.decision).map(({ choice }) => choice as unknown as Action),
];

const all = Array.from({ length: 96 }, (_, n) => n);
const anyone: readonly AtSlot[] = [
  { hero: Dwarf, hand: all, completed: quests.map((_, quest) => quest) },
  { hero: Wizard, at: DarkWoods, hand: all.slice(0, 10) },
  { hero: Ranger, at: GryphonInn, hand: all.slice(40, 60), completed: [FindMagicGate] },
  { hero: Cleric, at: RavenForest, hand: all.slice(70), quest: Raids, up: 0, down: 6 },
];

describe('in Daytime', () => {
  it.each(anyone)('every space, card and quest of hero $hero has an answer', hero => {
    const t = arrange({ heroes: [hero], minions: { [DarkWoods]: { black: 1 } }, crystals: { [RavenForest]: 1 } });
    const found = pointedAt(t);
    const at = t.hero().space;
    for (let space = 0; space < spaces.length; space++) {
      expect([space, found.some(a => a.action === 'foot' && a.to === space)]).toEqual([space, space !== at]);
    }
    for (const held of t.hero().hand) {
      const uses = found.filter(
        action => ('card' in action && action.card === held) || ('source' in action && action.source === held),
      );
      const isFury = held === card('SP09');
      expect(isFury || uses.length >= (held < FIRST_SPECIAL ? 3 : 1)).toBe(true);
      if (isFury) expect(found).toContainEqual({ action: 'battleFury' });
    }
    for (const quest of t.hero().completed) {
      const { windows } = quests[quest];
      if (windows.length > 0) expect(found).toContainEqual({ action: 'play', source: QUEST + quest });
    }
    for (const action of ['attackGeneral', 'healWounds', 'quest', 'endDay'] as const)
      expect(found).toContainEqual({ action });
    expect(found).toContainEqual({ action: 'engage', colour: NONE });
    expect(found).toContainEqual({ action: 'rumors', colour: 0 });
    expect(new Set(found.map(action => JSON.stringify(action))).size).toBe(found.length);
  });

  it.each(anyone)('every reason given to hero $hero has a clause and a sentence', hero => {
    const t = arrange({ heroes: [hero], minions: { [DarkWoods]: { black: 1 } } });
    for (const refused of refusals(t.match, t.decision)) {
      expect(clauses.has(refused.rule)).toBe(true);
      expect(words.reasons).toContain(refused.why);
      expect(words.refusal(t.seenBy(0), t.decision, refused.choice, refused, undefined).length).toBeGreaterThan(10);
    }
  });
});

it('nobody is told of what is not theirs: skills, passive quests, Battle Fury as a play', () => {
  const t = arrange({ heroes: [{ hero: Dwarf, hand: ['HC01', 'SP09'].map(card), completed: [0, 5] }] });
  const found = pointedAt(t);
  for (const action of ['fireball', 'archery', 'sanctify', 'flight', 'teleport', 'spendQuest', 'play'] as const) {
    expect(found.filter(pointed => pointed.action === action)).toEqual([]);
  }
  expect(t.refusalOf({ action: 'engage', colour: NONE })).toEqual({ rule: 'REA-5.16', why: 'noMinionsHere' });
});

it('healing the land: another colour is refused, and a clean land (REA-R35, REA-5.11)', () => {
  const t = arrange({
    heroes: [{ hero: Dwarf, at: RavenForest, hand: ['HC45', 'HC01'].map(card) }],
    crystals: { [RavenForest]: 1 },
  });
  expect(t.actions('healLand').map(a => a.card)).toEqual([card('HC01')]);
  expect(t.refusalOf({ action: 'healLand', card: card('HC45') })).toEqual({
    rule: 'REA-R35',
    why: 'notTheLandsColour',
  });
  expect(t.factsOf({ action: 'healLand', card: card('HC01') })).toEqual({ dice: 2, needs: 5, chance: 56 });
  const clean = arrange({ heroes: [{ hero: Dwarf, at: RavenForest, hand: [card('HC01')] }] });
  expect(clean.refusalOf({ action: 'healLand', card: card('HC01') })).toEqual({ rule: 'REA-5.11', why: 'notTainted' });
});

it('facts of what may be done: minions, the General, chances', () => {
  const t = arrange({
    heroes: [
      {
        hero: Ranger,
        at: FatherOakForest,
        hand: ['HC23'].map(card),
        lost: 1,
        completed: [CrystalOfLight, AncientTreeOfMagic],
      },
    ],
    minions: { [FatherOakForest]: { green: 1, blue: 2 }, [WolfPass]: { red: 1 } },
    generals: { 1: { step: 3 } },
  });
  const facts = (action: Action): unknown => t.factsOf(action);
  expect(facts({ action: 'engage', colour: NONE })).toEqual({ minions: [1, 0, 0, 2] });
  expect(facts({ action: 'archery', to: WolfPass, colour: NONE })).toEqual({ minions: [0, 0, 1, 0] });
  expect(facts({ action: 'attackGeneral' })).toEqual({ general: 1 });
  expect(facts({ action: 'healWounds' })).toEqual({ amount: 1 });
  expect(facts({ action: 'spendQuest' })).toEqual({});
  expect(facts({ action: 'quest' })).toEqual({});
  expect(facts({ action: 'foot', to: MonarchCity })).toEqual({ distance: 1 });
});

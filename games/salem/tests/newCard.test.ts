/** A card in the existing vocabulary is one row of content: rules, words, bot, view and board know it from that row alone. */
import { bots, think } from '@vesper/bots';
import { check } from '@vesper/checkers';
import { choose, fastChance, plain, refusals, view } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { describe, expect, it, vi } from 'vitest';
import { faceOf } from '../board/faces.ts';
import { checks } from '../checks/index.ts';
import {
  COLONISTS,
  GilesCorey,
  JohnIndian,
  MercyLewis,
  JohnWillard,
  MaryEasty,
  colonists,
} from '../content/colonists.ts';
import type { ColonistCard } from '../content/types.ts';
import { salem } from '../game.ts';
import { words } from '../words.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { Table } from './table.ts';

const hale = vi.hoisted((): ColonistCard => ({
  id: 'COL22',
  name: 'Rev. John Hale',
  back: 'blue',
  starting: false,
  afflicted: false,
  man: true,
  family: 'neutral',
  side: null,
  reputation: 4,
  icons: 1,
  property: 1,
  kind: 'hammer',
  rule: 'SAL-8.6',
  modes: [
    {
      name: 'soothe',
      effects: [
        { do: 'pay', count: 1 },
        { do: 'calm', whom: 'any', may: false },
        { do: 'endow', whom: 'circle', may: true },
      ],
    },
    {
      name: 'hunt',
      effects: [
        { do: 'exonerate', whom: 'circle', may: true, gainIfElsewhere: 0 },
        { do: 'arrest', surcharge: 3 },
      ],
    },
  ],
  ability: 'Pay 1 Influence to take 1 Fear off anyone and raise a Reputation, or arrest for 3 more than usual.',
}));

vi.mock(import('../content/cards.ts'), async original => ({ cards: [...(await original()).cards, hale] }));

const JohnHale = COLONISTS - 1;

/** A has John Hale and John Indian and resolves space 7; Giles Corey and John Willard lie in the row. */
const withHale = (at: Arrangement = {}): Table =>
  arrange({
    A: { circle: [JohnHale, JohnIndian], influence: 8 },
    colonistRow: [GilesCorey, JohnWillard],
    fear: { [GilesCorey]: 2 },
    accusations: { [JohnWillard]: 1, [JohnIndian]: 1 },
    messengers: { 7: 'A' },
    ...at,
  });

const prompt = ({ match, decision }: Table, viewer = 0): string => plain(words.prompt(view(match, viewer), decision));
const label = ({ match, decision }: Table, choice: Choice): string =>
  plain(words.choice(view(match, 0), decision, choice, undefined));
const whyNot = ({ match, decision }: Table, choice: Choice): string => {
  const refused = refusals(match, decision).find(found => found.choice === choice)!;
  return plain(words.refusal(view(match, 0), decision, choice, refused, undefined));
};
/** The log since a choice, as seat 0 reads it. */
const lines = ({ match, events }: Table, from: number): readonly string[] =>
  events.slice(from).flatMap(event => {
    const line = words.event(view(match, 0), event);
    return line === undefined ? [] : [plain(line)];
  });

describe('one row more', () => {
  it('is dealt, seen and described', () => {
    const { table } = withHale();
    expect(colonists).toHaveLength(42);
    expect(table.seenBy('spectator').players[0].circle).toEqual([JohnHale, JohnIndian]);
    const described = words.twin(view(table.match, 1)).flatMap(section => section.lines.map(({ text }) => plain(text)));
    expect(described.join(' ')).toContain('Rev. John Hale: Reputation 4');
    expect(faceOf(JohnHale).short).toBe('Rev. John Hale');
  });

  it('is offered, with its ways in words', () => {
    const { table, A } = withHale();
    expect(label(table, JohnHale)).toBe('Use Rev. John Hale');
    A.chooses(JohnHale);
    expect(prompt(table)).toBe('Rev. John Hale: choose one');
    expect(A.offered.map(choice => label(table, choice))).toEqual([
      'Pay 1 Influence to remove 1 Fear, then raise a Reputation by 1',
      'Remove 1 Accusation, then arrest a colonist for 3 Influence more than usual',
    ]);
  });

  it('is refused for what it lacks', () => {
    const poor = withHale({ A: { circle: [JohnHale, JohnIndian], influence: 0 } });
    expect(whyNot(poor, JohnHale)).toBe('Rev. John Hale has nothing to do now: it costs 1 Influence, and you have 0.');
    const calm = withHale({ fear: {} });
    calm.A.chooses(JohnHale);
    // Only one way is left, so it is taken; it begins with what may be declined.
    expect(calm.asking).toBe('A abilityTarget');
    expect(prompt(calm)).toBe('Rev. John Hale: you may take 1 Accusation off a colonist in your Circle');
    const timid = withHale({ accusations: {}, fear: { [GilesCorey]: 2, [JohnWillard]: 1 } });
    timid.A.chooses(JohnHale);
    expect(whyNot(timid, JohnIndian)).toBe('John Indian has no Fear.');
  });

  it('does its effects one after another, and each is told', () => {
    const { table, A } = withHale({ fear: { [GilesCorey]: 2, [JohnIndian]: 1 } });
    const from = table.events.length;
    A.chooses(JohnHale, 'soothe');
    expect(A.influence).toBe(7);
    expect([prompt(table), prompt(table, 1)]).toEqual([
      'Rev. John Hale: take 1 Fear off a colonist',
      'Yellow takes off a Fear with Rev. John Hale',
    ]);
    expect(A.offered.map(choice => label(table, choice))).toEqual([
      'Take 1 Fear off Giles Corey',
      'Take 1 Fear off John Indian',
    ]);
    A.chooses(GilesCorey);
    expect(prompt(table)).toBe('Rev. John Hale: you may raise the Reputation of a colonist in your Circle by 1');
    expect(A.offered).toEqual([JohnHale, JohnIndian, 'decline']);
    A.chooses(JohnHale);
    expect([table.fearOn(GilesCorey), A.sees.reputationTokens[JohnHale]]).toEqual([1, 1]);
    expect(table.asking).toBe('A menu');
    expect(lines(table, from)).toEqual([
      'You use Rev. John Hale.',
      'You pay 1 Influence for Rev. John Hale.',
      'You take 1 Fear off Giles Corey with Rev. John Hale.',
      'You raise the Reputation of Rev. John Hale by 1 with his own ability.',
    ]);
  });

  it('uses the decisions of the spaces, with its own surcharge', () => {
    const { table, A } = withHale({
      colonistRow: [GilesCorey, JohnWillard, MaryEasty],
      accusations: { [JohnWillard]: 1, [JohnIndian]: 1, [MaryEasty]: 1 },
    });
    A.chooses(JohnHale, 'hunt', 'decline');
    expect(prompt(table)).toBe('Rev. John Hale: arrest a colonist for 3 Influence more than usual');
    expect([table.priceOf(JohnWillard), whyNot(table, GilesCorey)]).toEqual([
      5,
      'Giles Corey can be arrested only with 3 Accusations on him; he has 0.',
    ]);
    const from = table.events.length;
    A.chooses(JohnWillard);
    expect(A.influence).toBe(3);
    expect(lines(table, from)).toEqual([
      'You arrest John Willard from the Colonist row for 5 Influence (3 Reputation − 1 Accusation + 3 for Rev. John Hale).',
    ]);
  });

  it('is used by a bot', () => {
    const { table } = withHale({
      A: { circle: [JohnHale, MercyLewis], influence: 8 },
      fear: { [MercyLewis]: 2 },
      accusations: { [MercyLewis]: 2 },
    });
    const rng = fastChance('hale');
    while (table.s.resolving.space === 7) {
      const choice = bots.greedy.choose(think(salem, table.match, table.decision), rng);
      choose(table.match, { seat: table.decision.seat, choice });
    }
    expect(table.told('abilityPicked')).toContainEqual(expect.objectContaining({ colonist: JohnHale }));
  });

  it('stands all checks in whole games', () => {
    const { failures, neverExecuted } = check({ ...salem, checks }, { games: 4, seed: 'hale' });
    expect(failures).toEqual([]);
    expect(neverExecuted).not.toContain('effect ability COL22');
  });
});

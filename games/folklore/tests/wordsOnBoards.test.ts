/** Sentences have room on buttons and strips, say whom they mean, and give the numbers of a refusal. */
import { describe, expect, it } from 'vitest';
import {
  below,
  choices,
  choose,
  facts,
  fastChance,
  open,
  outcome,
  piecesFor,
  plain,
  plainWords,
  pointedAt,
  refusals,
  same,
  start,
  view,
} from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import { action } from '../agenda.ts';
import { booklets } from '../content/booklets.ts';
import { abilityDeck, cardNamed, cards } from '../content/cards.ts';
import { spaceNamed } from '../content/numbers.ts';
import { NO_MODIFIERS } from '../content/rows.ts';
import { services } from '../content/services.ts';
import { thresholds } from '../content/thresholds.ts';
import { nodeNamed } from '../content/world.ts';
import { folklore } from '../game.ts';
import { pieces } from '../pieces.ts';
import { FOE, NONE } from '../state.ts';
import { foeBurdens } from '../words/statuses.ts';
import type { FolkloreState, FolkloreView } from '../state.ts';
import { words } from '../words.ts';
import { LONGEST, loreInWords, loreText } from '../words/texts.ts';
import { fight } from './fight.ts';
import { FolkloreTable, moveTo, strike, unarmed } from './table.ts';

const read = plainWords(words);

describe('prompts and labels', () => {
  it.each([
    ['bell', 3],
    ['wolves', 1],
    ['ash', 5],
  ])('of %s with %i seats fit on buttons, and no two choices read alike', (story, seats) => {
    const match = start(folklore, { seats, seed: `buttons ${story}`, options: { story, customAbilities: true } });
    const rng = fastChance(`buttons ${story}`);
    const tooLong = new Set<string>();
    for (let turn = 0; turn < 1500 && outcome(match) === null; turn++) {
      const [decision] = open(match);
      const legal = choices(match, decision);
      if (turn % 5 === 0) {
        const at = view(match, decision.seat);
        const labels = legal.map(choice => read.choice(at, decision, choice, facts(match, decision, choice)));
        expect(labels).toEqual([...new Set(labels)]);
        for (const text of [read.prompt(at, decision), ...labels]) if (text.length > LONGEST) tooLong.add(text);
      }
      choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)], decision: decision.id });
    }
    expect([...tooLong]).toEqual([]);
  });

  it('FOL-6.2 of the lore tree fit on buttons and differ, whoever grows', () => {
    const { match } = new FolkloreTable(['WH', 'EX']);
    const seen = view(match, 0);
    booklets.forEach((_, booklet) => {
      for (const path of [0, 1]) {
        thresholds.forEach((_threshold, n) => {
          const choicesTaken = Array.from({ length: n }, () => 0);
          const grown = {
            ...seen,
            party: seen.party.map(one => ({ ...one, booklet, path, choices: choicesTaken })),
          };
          const labels = [0, 1].map(choice => loreInWords(grown, 0, choice));
          expect(labels[0]).not.toBe(labels[1]);
          for (const label of labels) expect(label).toMatch(/^.{5,60}$/);
          expect(plain(loreText(grown, 0, 0))).not.toBe(plain(loreText(grown, 0, 1)));
        });
      }
    });
  });

  it('name a card and its price; what it does is the text of its piece', () => {
    const t = new FolkloreTable(['TE', 'WH']).holds(1, 'K02');
    t.with(1, { vita: 5 }).does({ ask: 'camp', seat: 0, who: 0, picks: 0 });
    const use = action('use', t.cardOf(1, 'K02') * 4);
    expect(read.choice(t.seenBy(0), t.decision, use, t.factsOf(use))).toBe('Use Draught of Vigour (discard it)');
    const [key] = piecesFor(pieces, t.seenBy(0), t.decision, use);
    expect(plain(pieces.kinds.card.text!(Number(key.split(':')[1])))).toMatch(/^Act \(discard it/);
  });

  it('a power that has become cheaper says so', () => {
    const t = new FolkloreTable(['TE', 'WH']);
    const mesmerist = cardNamed('TE.path2');
    const use = action('use', mesmerist * 4);
    const price = (points: number): string => read.choice(t.seenBy(0), t.decision, use, { points });
    expect([price(2), price(1)]).toEqual(['Use Mesmerist (2 PP)', 'Use Mesmerist (1 PP)']);
    t.s.party[0].powers.push(mesmerist, cardNamed('TE.path2.500.2'));
    t.does({ ask: 'skirmishAction', seat: 0, who: 0 });
    expect(t.factsOf(use)).toEqual({ points: 1 });
  });
});

type Asked = { readonly decision: Open; readonly match: Match<FolkloreState, FolkloreView> };

/** What the page says when somebody asks why not. */
function whyNot({ match, decision }: Asked, choice: Choice): string {
  const found = refusals(match, decision).find(one => same(one.choice, choice));
  if (found === undefined) return 'may be chosen';
  const { choice: _choice, ...refusal } = found;
  return read.refusal(view(match, decision.seat), decision, choice, refusal, undefined);
}

describe('refusals give their numbers', () => {
  it('FOL-R14 on the World Map', () => {
    const t = new FolkloreTable(['WH', 'EX']).at('T1');
    t.does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });
    expect(whyNot(t, nodeNamed('T2'))).toBe('Sankt Orsel is 6 road segments away; the Witch Hunter’s Stride is 5.');
    expect(whyNot(t, nodeNamed('R01.5'))).toBe('may be chosen');
    expect(whyNot(t, nodeNamed('O02'))).toMatch(
      /^Off the road the group goes 1 step; Priest-Stone Moor is \d+ away, and no road leads there from here\.$/,
    );
    expect(whyNot(t, 'stay')).toBe('may be chosen');
    t.at('R01.2').does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });
    expect(whyNot(t, 'stay')).toBe('The group stays only in a town or a Wayfarers’ Camp.');
  });

  it('FOL-R34, FOL-R36, FOL-5K.34 on a map', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'WH', at: 'F10' },
        { as: 'OA', at: 'G10' },
      ],
      foes: [
        ['C01', 'H10'],
        ['C01', 'F2'],
      ],
    });
    expect(t.asking).toBe('A encounter');
    expect(whyNot(t, moveTo('G10'))).toBe('The Oathsworn stands on G10.');
    expect(whyNot(t, moveTo('H10'))).toBe('Winter Wolf 1 stands on H10.');
    expect(whyNot(t, unarmed(1))).toBe('Winter Wolf 2 is 8 steps away, not adjacent.');
    expect(whyNot(t, strike('S01', 1, t.s))).toBe('Winter Wolf 2 is 8 steps away; the range is 5.');
    t.s.turn.stride = 2;
    expect(whyNot(t, moveTo('F7'))).toBe('The way to F7 costs 3 Stride; 2 are left.');
  });

  it('FOL-R19, FOL-R18, FOL-R59, FOL-X3 of prices and limits', () => {
    const t = new FolkloreTable(['WH', 'TE']).at('T1').with(1, { coins: 3, ap: 1 });
    t.does({ do: 'visit' });
    expect(t.asking).toBe('A town');
    expect(whyNot(t, action('buy', cardNamed('K02')))).toBe(
      `Draught of Vigour costs ${cards[cardNamed('K02')].value} coins; there are 3.`,
    );
    const [dear, strange] = [true, false].map(own =>
      abilityDeck.find(card => {
        const { keyword, ap } = cards[card].ability!;
        return ap > 1 && !t.character(1).abilities.includes(card) && booklets[0].keywords.includes(keyword) === own;
      })!,
    );
    expect(whyNot(t, action('learn', dear))).toMatch(/^.+ costs \d ability points; 1 is left\.$/);
    expect(whyNot(t, action('learn', strange))).toMatch(
      /^.+ is [A-Z]+; the Witch Hunter learns [A-Z]+, [A-Z]+, [A-Z]+\.$/,
    );
    t.with(1, { coins: 30, vita: 3 }).serves('tend');
    const tend = services.findIndex(({ id }) => id === 'tend');
    expect(whyNot(t, action('serve', tend))).toBe('Tend may be used once per visit, and has been.');
  });

  it('FOL-5C.25 of points', () => {
    const t = new FolkloreTable(['WH', 'TE']);
    t.does({ ask: 'camp', seat: 0, who: 0, picks: 0 });
    expect(whyNot(t, 'regroup')).toBe('This character has all its 12 Vita.');
    t.with(1, { vita: 3, pp: 0 }).does({ ask: 'camp', seat: 0, who: 0, picks: 0 });
    expect(whyNot(t, 'regroup')).toBe('It takes 1 PP, and none is left.');
  });
});

describe('pieces say who they are', () => {
  it('foes by kind and number, characters by name', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'WH', at: 'F10' },
        { as: 'EX', at: 'F8' },
      ],
      foes: [
        ['C01', 'G10'],
        ['C01', 'F2'],
      ],
    });
    const at = t.seenBy(0);
    expect(pieces.kinds.figure.name(FOE + 1, at)).toBe('Winter Wolf 2');
    expect(pieces.kinds.figure.name(0, at)).toBe('the Witch Hunter');
    expect(pointedAt(pieces, at, t.decision, unarmed(0)).text).toBe('Winter Wolf 1');
    expect(pointedAt(pieces, at, t.decision, moveTo('F9')).text).toBe('F9');
    expect(pieces.kinds.space.name(spaceNamed('J10'), at)).toBe('J10');
  });

  it('the kinds of a skirmish by name, milestones by their road', () => {
    const t = new FolkloreTable(['WH', 'EX']);
    t.s.skirmish.isRunning = true;
    t.s.skirmish.kinds = [0];
    expect(pieces.kinds.kind.name(0, t.seenBy(0))).toBe('Winter Wolf');
    expect(pieces.kinds.node.name(nodeNamed('R01.2'), t.seenBy(0))).toBe('the Hollenmark–Sankt Orsel road, 2 of 5');
    expect(pieces.kinds.node.name(nodeNamed('R17.1'), t.seenBy(0))).toBe('the road to Hanged Man’s Hill');
  });
});

describe('the rule that is cited is the one that applies', () => {
  it('FOL-X1, FOL-R30, FOL-R43b, FOL-R59: by what is used when, and what is picked for what', () => {
    const t = new FolkloreTable(['EX', 'WH']).holds(1, 'K02').with(1, { vita: 5 });
    t.does({ ask: 'camp', seat: 0, who: 0, picks: 0 });
    t.chooses(action('use', t.cardOf(1, 'K02') * 4));
    expect(t.told('cardUsed').map(({ rule }) => rule)).toEqual(['FOL-X1']);
    const scoured = t.character(1).items.slice(0, 2);
    t.s.corroded.push(...scoured);
    t.does({ ask: 'pickCard', seat: 0, who: 0, for: 'scour', of: 'any', left: 1, not: -1 });
    expect(t.decision.rule).toBe('FOL-R43b');
    t.does({ ask: 'pickCard', seat: 0, who: 0, for: 'retrain', of: 'any', left: 1, not: -1 });
    expect(t.decision.rule).toBe('FOL-R59');
  });
});

describe('what a scene has done to a foe', () => {
  it('is told while something of it lasts: Vita that it took leaves nothing to say', () => {
    const t = fight({ map: 'MP01', party: [{ as: 'OA', at: 'B2' }], foes: [['C01', 'C2']] });
    t.foe().temporary.push({ mods: NO_MODIFIERS, until: 'scene', by: NONE, since: 0 });
    expect(foeBurdens(view(t.match, 0), t.foe())).toEqual([]);
  });
});

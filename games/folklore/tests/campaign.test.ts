/** Characters that go on from story to story. */
import { left, toReplay, replay } from '@vesper/kernel';
import type { Plain } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { booklets } from '../content/booklets.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { compiledStories } from '../content/scenes.ts';
import { legacy } from '../legacy.ts';
import { sheetOf } from '../rules/sheets.ts';
import { maxVita } from '../rules/values.ts';
import { DECKS } from '../state.ts';
import type { Sheet } from '../state.ts';
import { FolkloreTable } from './table.ts';

const fresh = (...party: ConstructorParameters<typeof FolkloreTable>[0]): FolkloreTable => new FolkloreTable(party);
const deck = (t: FolkloreTable, name: (typeof DECKS)[number]): string[] =>
  t.s.decks[DECKS.indexOf(name)].map(card => cards[card].id);
const plain = (sheet: unknown): Plain => sheet as Plain;

/** The story is at its last step, and everybody is told how it ends. */
function wins(t: FolkloreTable): FolkloreTable {
  const { chapters } = compiledStories[t.s.terms.story];
  t.s.chapter = chapters.length - 1;
  t.s.step = chapters[t.s.chapter].steps.length - 1;
  t.s.flags = ['clapper'];
  return t.does({ do: 'storyStep' });
}

/** A Witch Hunter with a past. */
function hunter(): Sheet {
  const t = fresh('WH', 'OA').is(1, 'cursed', 'blessed').wearsOnly(1, 'W10').holds(1, 'CO01', 'K02', 'E07');
  t.with(1, { lore: 360, choices: [0, 1, 0], ap: 2, coins: 33, boons: 2, infection: 1, wanted: true });
  t.character(1).growth[0] = 5;
  t.s.broken.push(t.cardOf(1, 'W10'));
  t.s.corroded.push(t.cardOf(1, 'E07'));
  return sheetOf(t.s, 0);
}

describe('what a story leaves', () => {
  it('every character of every seat, in a form that can be brought (FOL-R60)', () => {
    const t = wins(fresh('WH', 'OA').is(1, 'cursed', 'blessed'));
    const legacies = legacy.left(t.s);
    expect(legacies.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(legacies.map(({ sheet }) => legacy.objection(sheet))).toEqual([undefined, undefined]);
    expect(legacies[0].sheet).toMatchObject({ version: 1, booklet: 'WH', statuses: ['cursed'], completed: ['bell'] });
    expect(legacy.about(legacies[0].sheet)).toEqual({
      name: 'Witch Hunter',
      line: `${booklets[0].paths[0].name}, ${t.character(1).lore} lore, “${legacy.match!({ story: 'bell' })}” lived through`,
    });
  });

  it('who plays alone leaves two, and may bring two (FOL-R1)', () => {
    const t = wins(new FolkloreTable(['WH', 'OA'], {}, 1));
    const [first, second] = legacy.left(t.s);
    expect([first.seat, second.seat]).toEqual([0, 0]);
    const next = new FolkloreTable([], { story: 'wolves' }, 1, [
      [0, first.sheet as unknown as Sheet],
      [0, second.sheet as unknown as Sheet],
    ]);
    expect(next.s.party.map(({ booklet }) => booklets[booklet].id)).toEqual(['WH', 'OA']);
    expect([legacy.most!(1), legacy.most!(2), legacy.most!(5)]).toEqual([2, 1, 1]);
  });

  it('nothing while it goes on', () => {
    expect(left(fresh('WH', 'OA').match)).toEqual([]);
  });
});

describe('what a character brings', () => {
  it('the sheet is as it was exported, whole again, and the rest choose among the others (FOL-R70)', () => {
    const sheet = hunter();
    const t = new FolkloreTable([], { story: 'wolves' }, 2, [[0, sheet]]);
    expect(t.asking).toBe('B chooseCharacter');
    expect([t.character(1).lore, t.character(1).coins, t.character(1).vita > 0]).toEqual([360, 33, true]);
    expect(t.refusalOf(0)).toEqual({ rule: 'FOL-3.1', why: 'isTaken' });
    t.chooses(booklets.findIndex(({ id }) => id === 'OA')).chooses(0);
    expect(sheetOf(t.s, 0)).toEqual(sheet);
    const { vita, pp, form, powers } = t.character(1);
    expect([vita, pp, form]).toEqual([t.value(1, 'vita'), t.value(1, 'pp'), 'living']);
    const ids = powers.map(card => cards[card].id);
    expect(ids).toEqual(['WH.special', 'WH.path1', 'H01', 'WH.200.2', 'WH.350.1']);
    const sword = t.cardOf(1, 'W10');
    expect([t.s.broken, t.s.exhausted, t.s.corroded]).toEqual([[sword], [sword], [t.cardOf(1, 'E07')]]);
    expect(t.told('characterBrought')).toMatchObject([{ who: 0, seat: 0, lore: 360, rule: 'FOL-R70' }]);
    const { mystics: _, ...rest } = sheetOf(t.s, 1);
    expect(rest).toEqual({ ...sheetOf(fresh('WH', 'OA').s, 1), mystics: undefined });
  });

  it('what it wears counts from the first question on, while abilities are chosen (FOL-R70)', () => {
    const hooded = sheetOf(fresh('WH', 'OA').wearsOnly(1, 'P09').s, 0);
    const t = new FolkloreTable(['OA'], { story: 'wolves', customAbilities: true }, 2, [[0, { ...hooded, ap: 3 }]]);
    expect(t.s.agenda.some(frame => 'ask' in frame && frame.ask === 'spendAp')).toBe(true);
    expect(t.s.party.map(({ vita }) => vita)).toEqual([0, 1].map(who => maxVita(t.s, who)));
  });

  it('its cards are in no deck, and its points can be spent at once (FOL-R70, FOL-R59)', () => {
    const t = new FolkloreTable([], {}, 2, [[1, hunter()]]);
    t.chooses(booklets.findIndex(({ id }) => id === 'OA')).chooses(0);
    expect(deck(t, 'item').filter(id => id === 'W10')).toHaveLength(cards[cardNamed('W10')].copies - 1);
    expect(deck(t, 'companion')).not.toContain('CO01');
    expect(t.asking).toBe('B spendAp');
    const custom = new FolkloreTable([], { customAbilities: true }, 2, [[1, hunter()]]);
    custom.chooses(booklets.findIndex(({ id }) => id === 'OA')).chooses(0);
    expect(custom.asking).toBe('A customAbility');
    custom.chooses('done');
    expect(custom.asking).toBe('B spendAp');
  });

  it('SC-89 of two who hold the only copy the lower number keeps it; the other draws (FOL-R70)', () => {
    const holding = (id: 'WH' | 'OA'): Sheet => {
      const t = fresh('WH', 'OA').wearsOnly(id === 'WH' ? 1 : 2, 'W10');
      return sheetOf(t.s, id === 'WH' ? 0 : 1);
    };
    expect(cards[cardNamed('W10')].copies).toBe(1);
    const t = new FolkloreTable([], {}, 2, [
      [0, holding('WH')],
      [1, holding('OA')],
    ]);
    expect(t.items(1)).toEqual(['W10']);
    expect(t.items(2)).toHaveLength(1);
    expect(cards[t.character(2).items[0]].class).toBe('item');
    expect(t.items(2)).not.toEqual(['W10']);
    expect(t.character(2).equipped).toEqual([]);
    expect(deck(t, 'item')).toHaveLength(70);
    expect(t.told('cardLost')).toMatchObject([{ who: 1, card: cardNamed('W10'), rule: 'FOL-R70' }]);
    expect(t.told('cardDrawn')).toMatchObject([{ who: 1, deck: 'item', rule: 'FOL-R70' }]);
  });

  it('a second Ability card is given back for its points, a story artifact becomes an Artifact card (FOL-R70)', () => {
    const ability = booklets.find(({ id }) => id === 'OA')!.abilities[0];
    const other = booklets.find(
      ({ id, keywords }) => id !== 'OA' && keywords.includes(cards[cardNamed(ability)].ability!.keyword),
    )!;
    const base = sheetOf(fresh(other.id, 'OA').s, 0);
    const artifact = { id: 'X01', broken: false, corroded: false, equipped: false };
    const thief: Sheet = { ...base, ap: 0, abilities: [ability], items: [artifact] };
    const oath: Sheet = { ...sheetOf(fresh('WH', 'OA').s, 1), ap: 0, items: [artifact] };
    const t = new FolkloreTable([], { customAbilities: false }, 2, [
      [0, thief],
      [1, oath],
    ]);
    expect(t.character(1).abilities).toEqual([cardNamed(ability)]);
    expect(t.character(2).abilities).not.toContain(cardNamed(ability));
    expect(t.character(2).ap).toBe(cards[cardNamed(ability)].ability!.ap);
    expect(cards[t.character(2).items[0]].class).toBe('artifact');
    expect(t.items(2)).not.toEqual(['X01']);
    expect(deck(t, 'artifact')).toHaveLength(7);
    expect(t.s.setAside.map(card => cards[card].id)).toEqual(['X02', 'X03', 'X04']);
  });

  it('a new character whose starting item somebody has draws an Item card instead (FOL-R70)', () => {
    const [starter] = booklets.find(({ id }) => id === 'OA')!.starters;
    const item = { id: starter, broken: false, corroded: false, equipped: true };
    const sheet: Sheet = { ...sheetOf(fresh('WH', 'OA').s, 0), items: [item] };
    const t = new FolkloreTable([], {}, 2, [[0, sheet]]);
    t.chooses(booklets.findIndex(({ id }) => id === 'OA')).chooses(0);
    expect(t.items(1)).toEqual([starter]);
    expect(t.items(2)).not.toContain(starter);
    expect(deck(t, 'item')).toHaveLength(71);
  });

  it('nobody is at a table twice (FOL-R70)', () => {
    const sheet = hunter();
    const twice = (): unknown =>
      new FolkloreTable([], {}, 2, [
        [0, sheet],
        [1, sheet],
      ]);
    expect(twice).toThrow('The Witch Hunter can be at a table only once.');
    expect(
      () =>
        new FolkloreTable([], {}, 2, [
          [0, sheet],
          [0, sheetOf(fresh('WH', 'OA').s, 1)],
        ]),
    ).toThrow('at most 1');
  });

  it('what was brought is part of the record', () => {
    const t = new FolkloreTable([], {}, 2, [[0, hunter()]]);
    const file = toReplay(t.match);
    expect(file.legacies).toEqual([{ seat: 0, sheet: hunter() }]);
    expect(replay(t.match.rules, file).state).toEqual(t.s);
  });
});

describe('what no sheet may say', () => {
  const sheet = hunter();
  const wrong: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['a word', 'Witch Hunter'],
    ['a list', []],
    ['another form', { ...sheet, version: 2 }],
    ['nobody', { ...sheet, booklet: 'XX' }],
    ['no path', { ...sheet, path: 2 }],
    ['half a path', { ...sheet, path: 0.5 }],
    ['more than a sheet', { ...sheet, gold: 1 }],
    ['less than a sheet', Object.fromEntries(Object.entries(sheet).filter(([key]) => key !== 'coins'))],
    ['a debt', { ...sheet, coins: -1 }],
    ['endless lore', { ...sheet, lore: 1e9 }],
    ['too many boons', { ...sheet, boons: 4 }],
    ['deadly infection', { ...sheet, infection: 5 }],
    ['wanted as a number', { ...sheet, wanted: 1 }],
    ['a third choice', { ...sheet, choices: [2] }],
    ['choices without end', { ...sheet, choices: Array.from({ length: 301 }, () => 0) }],
    ['growth of nothing known', { ...sheet, growth: { beauty: 3 } }],
    ['growth without bounds', { ...sheet, growth: { might: 1e6 } }],
    ['a foreign ability', { ...sheet, abilities: ['AB28'] }],
    ['an item as an ability', { ...sheet, abilities: ['W10'] }],
    ['a card nobody printed', { ...sheet, consumables: ['K99'] }],
    ['a card by its number', { ...sheet, consumables: [7] }],
    ['the same ability twice', { ...sheet, abilities: [sheet.abilities[0], sheet.abilities[0]] }],
    ['three companions', { ...sheet, companions: ['CO01', 'CO02', 'CO03'] }],
    ['prayers of a Witch Hunter', { ...sheet, mystics: ['P01'] }],
    ['twelve items', { ...sheet, items: Array.from({ length: 12 }, () => sheet.items[0]) }],
    ['a heirloom as an item', { ...sheet, items: [{ ...sheet.items[0], id: 'H01' }] }],
    ['an item that says more', { ...sheet, items: [{ ...sheet.items[0], sharp: true }] }],
    ['three hands', { ...sheet, items: ['W10', 'S01', 'S02'].map(id => ({ ...sheet.items[0], id, equipped: true })) }],
    ['a hand too many', { ...sheet, statuses: ['fractured', 'transformed'] }],
    ['a good status', { ...sheet, statuses: ['blessed'] }],
    ['the same status twice', { ...sheet, statuses: ['cursed', 'cursed'] }],
    ['an unknown story', { ...sheet, completed: ['dragons'] }],
  ];

  it.each(wrong)('%s', (_, value) => {
    expect(legacy.objection(plain(value))).toMatch(/\.$/);
  });

  it('any part replaced by anything is refused or can be played', () => {
    const junk: readonly unknown[] = [null, 0, -1, 1.5, 'x', '', true, [], [null], [[]], {}, { id: 'W10' }];
    for (const key of Object.keys(sheet)) {
      for (const value of junk) {
        const changed = { ...sheet, [key]: value };
        if (legacy.objection(plain(changed)) !== undefined) continue;
        const t = new FolkloreTable([], {}, 2, [[0, changed]]);
        t.chooses(booklets.findIndex(({ id }) => id === 'OA')).chooses(0);
        expect(sheetOf(t.s, 0)).toEqual(changed);
      }
    }
  });
});

/** Death, ghosts, total party death, growth and endings. */
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../content/cards.ts';
import { compiledStories } from '../content/scenes.ts';
import { check, lore, vita } from '../content/verbs.ts';
import { nodeNamed } from '../content/world.ts';
import { sheetOf } from '../rules/sheets.ts';
import { NONE } from '../state.ts';
import { FolkloreTable } from './table.ts';

describe('death', () => {
  it('SC-51 a character dies, becomes a ghost with 10 GP, and the next leads (FOL-5G.1, FOL-3.8, FOL-7.13, FOL-5S.2, FOL-5S.4, FOL-R51)', () => {
    const t = new FolkloreTable(['TE', 'WH'])
      .with(1, { vita: 3, infection: 2 })
      .is(1, 'blessed', 'cursed')
      .holds(1, 'CO01');
    const items = t.items(1);
    t.happens(1, vita('self', -4));
    const { form, gp, statuses, infection, companions, coins } = t.character(1);
    expect([form, gp, statuses, infection, companions, coins]).toEqual(['ghost', 10, 0, 0, [], 10]);
    expect(t.items(1)).toEqual(items);
    expect(t.leader).toBe(2);
  });

  it('SC-52 a ghost is no checker and gains no Infection (FOL-5G.3, FOL-5G.5, FOL-5G.9)', () => {
    const t = new FolkloreTable(['WH', 'TE', 'OA']).ghost(2);
    t.reads(check('speech', 5, [], []));
    expect(t.offered).toEqual([0, 2]);
    t.happens(2, { do: 'infect', who: 'self', n: 1 }, vita('self', -3));
    expect([t.character(2).infection, t.character(2).gp]).toEqual([0, 7]);
  });

  it('FOL-R53 a ghost without GP is in Limbo', () => {
    const t = new FolkloreTable(['WH', 'TE']).ghost(2, 2).happens(2, vita('self', -5));
    expect([t.character(2).form, t.character(2).gp]).toEqual(['limbo', 0]);
  });

  it('FOL-R53, FOL-R55 a ghost whose last point wins the scene is in Limbo afterwards, and what it has won stands', () => {
    const t = new FolkloreTable(['WH', 'TE']);
    const [chapter] = compiledStories[0].chapters;
    t.s.step = chapter.steps.findIndex(({ step }) => step === 'scene');
    const step = chapter.steps[t.s.step];
    t.s.scene.scene = step.step === 'scene' ? step.scene : NONE;
    t.s.scene.outcome = 'win';
    t.s.encounter.isRunning = true;
    t.ghost(2, 0).does({ do: 'moment' });
    expect([t.character(1).form, t.character(2).form]).toEqual(['living', 'limbo']);
    expect(t.told('sceneWon')).toHaveLength(1);
    expect(t.s.marks).toBe(0);
  });

  it('FOL-5G.15, FOL-R28 with the statuses goes the Vita they gave', () => {
    const t = new FolkloreTable(['WH', 'TE']).is(1, 'favored').with(1, { vita: 15 });
    expect(t.value(1, 'vita')).toBe(15);
    t.s.marks = 2;
    t.s.chapterTurns = 29;
    t.does({ do: 'worldTurnEnds' });
    expect(t.told('storyLost')).toHaveLength(1);
    expect([t.character(1).vita, t.value(1, 'vita')]).toEqual([12, 12]);
  });

  it('SC-54 total party death: a mark, the toll, Tarot cards, the nearest camp; the third one loses the story (FOL-1.4, FOL-5G.12 to FOL-5G.15, FOL-6.9, FOL-R3, FOL-R55)', () => {
    const t = new FolkloreTable(['WH', 'TE']).with(1, { coins: 21 }).with(2, { coins: 8, boons: 2 }).is(2, 'cursed');
    t.deckBegins('tarot', 'TA02', 'TA04');
    t.s.step = 5;
    t.s.stepNode = nodeNamed('A1');
    t.at('A1').limbo(1).with(2, { form: 'ghost', gp: 1, vita: 0, pp: 0 });
    const before = t.items(1).length + t.consumables(1).length;
    t.happens(2, vita('self', -1));
    expect(t.s.marks).toBe(1);
    expect(t.s.party.map(({ coins }) => coins)).toEqual([11, 4]);
    expect(t.s.party.map(({ vita: left, pp, boons }) => [left, pp, boons])).toEqual([
      [6, 5, 0],
      [5, 7, 0],
    ]);
    expect(t.items(1).length + t.consumables(1).length).toBe(before - 1);
    expect([t.statuses(1), t.statuses(2)]).toEqual([['perceptive'], ['respected']]);
    expect([t.node, t.s.isNight, t.s.isReturning, t.s.destination]).toEqual(['G1', false, true, nodeNamed('A1')]);
    t.s.marks = 2;
    t.limbo(1).ghost(2, 1).happens(2, vita('self', -1));
    expect(t.asking).toBe('nobody');
    expect(t.s.outcome?.winners).toEqual([]);
  });
});

describe('growth', () => {
  it('SC-57 thresholds give points and a choice; bonuses from 1700, DMG only at 2900 (FOL-6.1 to FOL-6.4, FOL-R59)', () => {
    const t = new FolkloreTable(['WH', 'OA']).with(1, { lore: 190, choices: [0] });
    t.happens(1, lore('self', 20));
    expect(t.character(1).ap).toBe(1);
    t.chooses(0);
    expect(t.character(1).powers).toContain(cardNamed('WH.200.1'));
    const eleven = Array.from({ length: 11 }, () => 0) as readonly number[];
    t.with(1, { lore: 1690, choices: [...eleven] }).happens(1, lore('self', 20));
    expect(t.asking).toBe('A bonus');
    expect(t.refusalOf(7)).toEqual({ rule: 'FOL-6.4', why: 'noDamageYet' });
    t.chooses(3);
    expect(t.value(1, 'might')).toBe(20);
    t.with(1, { lore: 2890, choices: [...eleven, 0, 0, 0, 0] }).happens(1, lore('self', 20));
    expect(t.offers(7)).toBe(true);
    t.chooses(7);
    expect(t.value(1, 'damage')).toBe(2);
    t.with(1, { lore: 3190, choices: [...eleven, 0, 0, 0, 0, 0] }).happens(1, lore('self', 20));
    expect(t.offers(7)).toBe(false);
  });

  it('SC-66 the end of a story: rewards, positive statuses end, everybody is whole (FOL-1.2, FOL-1.3, FOL-6.8, FOL-R60)', () => {
    const t = new FolkloreTable(['WH', 'OA']).is(1, 'blessed', 'cursed').ghost(2);
    const { chapters } = compiledStories[t.s.terms.story];
    t.s.chapter = 2;
    t.s.step = chapters[2].steps.length - 1;
    t.s.flags = ['clapper'];
    t.does({ do: 'storyStep' });
    expect(t.asking).toBe('nobody');
    expect(t.s.outcome?.winners).toEqual([0, 1]);
    expect(t.s.party.map(({ lore: gained, boons, coins }) => [gained, boons, coins])).toEqual([
      [40, 1, 25],
      [40, 0, 25],
    ]);
    expect(t.statuses(1)).toEqual(['cursed']);
    expect([t.character(2).form, t.character(2).vita]).toEqual(['living', 15]);
    expect(sheetOf(t.s, 0)).toMatchObject({ booklet: 'WH', lore: 40, coins: 25, boons: 1, statuses: ['cursed'] });
    expect(sheetOf(t.s, 0).completed).toEqual(['bell']);
  });

  it('SC-60 at the end of a chapter cards recover and the rest is renewed (FOL-4.16, FOL-R60)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    const sword = t.cardOf(2, 'S09');
    t.s.hasRested = true;
    t.s.exhausted = [sword];
    t.s.chapter = 1;
    t.s.flags = ['clapper'];
    t.does({ do: 'chapterEnds' });
    expect([t.s.exhausted, t.s.hasRested, t.s.chapter, t.s.flags]).toEqual([[], false, 2, ['clapper']]);
    expect(t.s.nextStep).toBe(NONE);
  });
});

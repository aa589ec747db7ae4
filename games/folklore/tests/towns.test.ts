/** Towns, Wayfarers' Camps, items, recipes. */
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import type { NodeId } from '../content/ids.ts';
import { services } from '../content/services.ts';
import { corrode, draw, dmg, loseCompanion } from '../content/verbs.ts';
import { d10, d4, d6 } from './dice.ts';
import { FolkloreTable } from './table.ts';

const visiting = (t: FolkloreTable, node: NodeId): FolkloreTable =>
  t.at(node).does({ do: 'visit' }, { ask: 'worldMove', seat: 0 });
const number = (id: string): number => services.findIndex(service => service.id === id);

describe('towns', () => {
  it('SC-07 bartering well costs four fifths, rounded up; selling pays half (FOL-6.6, FOL-R19)', () => {
    const t = new FolkloreTable(['MO', 'WH']).with(1, { coins: 30 });
    t.deckBegins('item', 'W06', 'P05', 'P07', 'E13', 'E14');
    visiting(t, 'T1');
    const [sword] = t.s.visit.row;
    expect(cards[sword].id).toBe('W06');
    t.dice(d10(5)).chooses('barter');
    expect(t.factsOf(action('buy', sword))).toEqual({ price: 13 });
    t.chooses(action('buy', sword));
    expect(t.character(1).coins).toBe(17);
    t.chooses(action('sell', sword));
    expect(t.character(1).coins).toBe(25);
    expect(t.refusalOf('barter')).toEqual({ rule: 'FOL-R19', why: 'tooLateToBarter' });
  });

  it('SC-08 a WANTED character pays or tries to slip in; who fails fights the Town Watch and is served nothing (FOL-R43c)', () => {
    const t = new FolkloreTable(['WH', 'TE']).with(2, { coins: 4, wanted: true });
    t.dice(d10(5), d4(1));
    visiting(t, 'T1');
    expect(t.s.skirmish.kinds).toEqual([foeNamed('C09')]);
    t.s.skirmish.strength = [0];
    t.chooses('attack').chooses('attack').passUntil('town');
    expect(t.s.party.map(({ wanted }) => wanted)).toEqual([true, true]);
    t.chooses('done');
    expect(t.asking).toBe('B town');
    expect(t.servicesOffered).toEqual([]);
    expect(t.refusalOf(action('serve', number('tend')))).toEqual({ rule: 'FOL-R43c', why: 'isBarred' });
  });

  it('SC-75 each service once per character and visit; the row is discarded on leaving; Dorn has no market (FOL-4.4, FOL-R18)', () => {
    const t = new FolkloreTable(['WH', 'OA']).with(1, { vita: 9, coins: 60 });
    visiting(t, 'T2');
    const row = t.s.visit.row.slice();
    expect(row).toHaveLength(5);
    t.serves('tend');
    expect([t.character(1).vita, t.character(1).coins]).toEqual([12, 56]);
    expect(t.refusalOf(action('serve', number('tend')))).toEqual({ rule: 'FOL-R18', why: 'alreadyServed' });
    t.with(1, { coins: 200, items: [], equipped: [] });
    t.chooses(action('buy', row[0]), action('buy', row[1]), 'done');
    expect(t.servicesOffered).toContain('tend');
    t.chooses('done');
    expect(t.s.discards[0]).toEqual(row.slice(2));
    visiting(t, 'T8');
    expect(t.s.visit.row).toEqual([]);
  });

  it("SC-76, SC-91 a Wayfarers' Camp has no gate; what is had once per chapter is not had again elsewhere (FOL-R20, FOL-5G.11)", () => {
    const t = new FolkloreTable(['WH', 'OA']).with(1, { wanted: true, vita: 6 }).deckBegins('tarot', 'TA08');
    visiting(t, 'G1');
    expect(t.asking).toBe('A town');
    t.serves('reading');
    expect(t.character(1).coins).toBe(4);
    expect(t.statuses(1)).toEqual(['brave']);
    t.serves('fireside');
    expect(t.character(1).vita).toBe(8);
    visiting(t, 'G2');
    expect(t.servicesOffered).not.toContain('fireside');
  });

  it('SC-53 a Physician and a Camp raise the dead, one with a Tarot card (FOL-5G.10, FOL-5G.11, FOL-R54, FOL-R5)', () => {
    const t = new FolkloreTable(['WH', 'TE']).ghost(2).with(1, { coins: 30 }).with(2, { coins: 0 });
    visiting(t, 'T1');
    t.chooses(action('reviveAt', number('raise') * 8 + 1));
    expect([t.character(2).form, t.character(2).vita, t.character(2).pp]).toEqual(['living', 5, 7]);
    expect(t.character(1).coins).toBe(5);
    t.ghost(2).with(1, { coins: 15 }).deckBegins('tarot', 'TA19');
    visiting(t, 'G1');
    t.chooses(action('reviveAt', number('callBack') * 8 + 1));
    expect([t.character(1).coins, t.statuses(2)]).toEqual([0, ['blessed']]);
  });

  it('SC-78 a recipe costs its reagents whether it succeeds or not, once per visit (FOL-R58a)', () => {
    const t = new FolkloreTable(['OA', 'WH']).holds(1, 'RC01').with(1, { coins: 10 });
    visiting(t, 'T1');
    const brew = action('brew', cardNamed('RC01'));
    t.dice(d10(3)).chooses(brew);
    expect([t.consumables(1), t.character(1).coins]).toEqual([['K01', 'K11', 'K02'], 8]);
    expect(t.refusalOf(brew)).toEqual({ rule: 'FOL-R58a', why: 'alreadyTried' });
    visiting(t, 'T1');
    t.dice(d10(2)).chooses(brew);
    expect([t.consumables(1), t.character(1).coins]).toEqual([['K01', 'K11', 'K02'], 6]);
  });

  it('SC-77 Corrosion weakens an item and then destroys it; a Blacksmith scours it; ghosts are spared (FOL-R43b, FOL-5G.9)', () => {
    const t = new FolkloreTable(['WH', 'OA']).wearsOnly(1, 'S02');
    t.happens(1, corrode('self', 1));
    expect(t.s.corroded).toEqual([cardNamed('S02')]);
    visiting(t, 'T1');
    t.serves('scour');
    expect(t.s.corroded).toEqual([]);
    t.happens(1, corrode('self', 2));
    expect(t.items(1)).toEqual([]);
    t.wearsOnly(2, 'P04').ghost(2).happens(2, corrode('self', 1));
    expect(t.s.corroded).toEqual([]);
  });
});

describe('cards', () => {
  it('SC-59 a ninth item must go at once: discarded, given or declined; heirlooms are not counted (FOL-7.14, FOL-7.16, FOL-7.17, FOL-R56)', () => {
    const t = new FolkloreTable(['MO', 'WH'])
      .wearsOnly(1)
      .holds(1, 'W01', 'W05', 'W07', 'W08', 'W09', 'W10', 'W11', 'W12');
    t.holds(1, 'K01').deckBegins('item', 'W13').happens(1, draw('self', 'item'));
    expect(t.asking).toBe('A overCapacity');
    const heirloom = cardNamed('H06');
    expect(t.offers(heirloom)).toBe(false);
    expect(t.offers(cardNamed('K01'))).toBe(false);
    t.chooses(10_000 + cardNamed('W01') * 8 + 1);
    expect(t.items(1)).toHaveLength(8);
    expect(t.items(2)).toContain('W01');
    t.deckBegins('item', 'W14').happens(1, draw('self', 'item'));
    t.chooses('decline');
    expect(t.items(1)).not.toContain('W14');
  });

  it('FOL-7.14 who loses the companion that carried them lets items go, until as many are left as may be', () => {
    const t = new FolkloreTable(['MO', 'WH'])
      .wearsOnly(1)
      .holds(1, 'CO11', 'W01', 'W05', 'W07', 'W08', 'W09', 'W10', 'W11', 'W12', 'W13', 'W14');
    t.happens(1, loseCompanion('self'));
    expect(t.asking).toBe('A overCapacity');
    t.chooses(10_000 + cardNamed('W14') * 8 + 1);
    expect(t.items(2)).toContain('W14');
    expect(t.asking).toBe('A overCapacity');
    t.chooses(cardNamed('W05'));
    expect(t.items(1)).toEqual(['W01', 'W07', 'W08', 'W09', 'W10', 'W11', 'W12', 'W13']);
    expect(t.asking).toBe('A worldMove');
  });

  it('SC-70 a weapon for two hands takes everything else out of them (FOL-5K.2b, FOL-R56)', () => {
    const t = new FolkloreTable(['OA', 'WH']).holds(1, 'W05');
    expect(t.value(1, 'defense')).toBe(65);
    t.does({ do: 'camp' }, { ask: 'worldMove', seat: 0 });
    t.chooses(action('equip', t.cardOf(1, 'W05')));
    expect(t.character(1).equipped.map(card => cards[card].id)).toEqual(['S11', 'W05']);
    expect(t.value(1, 'defense')).toBe(60);
  });

  it('SC-49 an ENCHANTED item pays with its charges, and takes PP in Camp (FOL-5K.16, FOL-5K.51)', () => {
    const t = new FolkloreTable(['AR', 'WH']).wears(1, 'E15');
    const wheel = t.cardOf(1, 'E15');
    t.s.spent = [wheel, wheel];
    t.does({ do: 'camp' }, { ask: 'worldMove', seat: 0 });
    const { pp } = t.character(1);
    t.chooses(action('charge', wheel), action('charge', wheel));
    expect([t.s.spent, t.character(1).pp]).toEqual([[], pp - 2]);
    expect(t.refusalOf(action('charge', wheel))).toEqual({ rule: 'FOL-5K.16', why: 'fullyCharged' });
  });

  it('SC-61 a prayer is recited: PP, check, effect, exhausted; not while DERANGED (FOL-R57, FOL-5K.14a)', () => {
    const t = new FolkloreTable(['EX', 'WH']).with(1, { mystics: [], vita: 5 }).holds(1, 'PR01');
    t.does({ do: 'camp' }, { ask: 'worldMove', seat: 0 });
    const recite = action('use', t.cardOf(1, 'PR01') * 4);
    t.dice(d10(1), d6(3)).chooses(recite, 0);
    expect([t.character(1).vita, t.character(1).pp]).toEqual([9, 4]);
    expect(t.s.exhausted).toEqual([t.cardOf(1, 'PR01')]);
    t.s.exhausted = [];
    t.is(1, 'deranged').does({ do: 'camp' }, { ask: 'worldMove', seat: 0 });
    expect(t.refusalOf(recite)).toEqual({ rule: 'FOL-5K.14a', why: 'isDeranged' });
  });

  it('SC-58 a third companion replaces one or is declined; LYCANTHROPIC loses all (FOL-7.11 to FOL-7.13, FOL-R58b)', () => {
    const t = new FolkloreTable(['OA', 'WH']).holds(1, 'CO01', 'CO02').deckBegins('companion', 'CO05');
    t.happens(1, draw('self', 'companion'));
    expect(t.offered).toEqual([cardNamed('CO01'), cardNamed('CO02'), 'decline']);
    t.chooses(cardNamed('CO01'));
    expect(t.character(1).companions).toEqual([cardNamed('CO02'), cardNamed('CO05')]);
    t.happens(1, { do: 'status', who: 'self', status: 'lycanthropic', resist: 0 });
    expect(t.character(1).companions).toEqual([]);
    t.deckBegins('companion', 'CO06').happens(1, draw('self', 'companion'));
    expect(t.character(1).companions).toEqual([]);
  });

  it('a card that says so loses a random item (FOL-R8)', () => {
    const t = new FolkloreTable(['WH', 'OA']).wearsOnly(1, 'S01', 'S02');
    t.dice([2, 2]).happens(1, { do: 'loseItem', who: 'self' }, dmg('self', 1));
    expect(t.items(1)).toEqual(['S01']);
    expect(t.character(1).vita).toBe(11);
  });
});

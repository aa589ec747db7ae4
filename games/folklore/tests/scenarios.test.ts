/** The rest of what scenarios say: the second turn, the second try, what is left after a fight. */
import { plain } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { abilityDeck, cardNamed, cards } from '../content/cards.ts';
import { foeKinds, foeNamed } from '../content/foes.ts';
import { DOOR } from '../content/maps.ts';
import { spaceNamed } from '../content/numbers.ts';
import { services } from '../content/services.ts';
import { SKILLS } from '../content/types.ts';
import type { SpaceName } from '../content/types.ts';
import { skirmish, vita } from '../content/verbs.ts';
import { nodeNamed } from '../content/world.ts';
import { manual } from '../manual.ts';
import { FOE } from '../state.ts';
import { placeName } from '../words/names.ts';
import { twin } from '../words/twin.ts';
import { d10, d100, d4, d6, d8, thrownSince } from './dice.ts';
import { beforeScene, fight } from './fight.ts';
import type { Placed } from './fight.ts';
import { FolkloreTable, held, moveTo, strike } from './table.ts';

const away: Placed = { as: 'TE', at: 'A9' };
const at = (name: SpaceName): number => spaceNamed(name);
type Party = ConstructorParameters<typeof FolkloreTable>[0];

describe('what lies on the table', () => {
  it('SC-64 FOL-2.4, FOL-2.5, FOL-2.7, FOL-3.5, FOL-3.6, FOL-3.10: trackers, dice, decks and the token of new characters', () => {
    const t = new FolkloreTable(['WH', 'OA'], {}, 1);
    for (const number of [1, 2]) {
      const { vita: left, pp, gp, equipped, items } = t.character(number);
      expect([left, pp, gp]).toEqual([t.value(number, 'vita'), t.value(number, 'pp'), 0]);
      expect(equipped).toEqual(items);
      expect(items.length).toBeGreaterThan(1);
    }
    const { deckSizes } = t.seenBy(0);
    expect(deckSizes.slice(-2)).toEqual([24, 24]);
    const names = abilityDeck.map(card => cards[card].name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(JSON.stringify(t.seenBy('spectator'))).not.toContain('"decks"');
    expect([t.leader, t.s.isNight]).toEqual([1, false]);
    t.dice([4, 4], [6, 6], [8, 8], [10, 10], [100, 100]);
    expect(thrownSince(t.s)).toBe(0);
    expect(SKILLS).toHaveLength(8);
  });

  it('FOL-1.1, FOL-1.2 a story tells its first page to everybody, and what they are after', () => {
    const t = new FolkloreTable(['WH', 'OA', 'EX']);
    t.does({ do: 'beginChapter' }).passUntil('storyOption');
    expect(t.told('stepRead').map(({ step }) => step)).toContain(0);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const lines = twin(t.seenBy(viewer)).flatMap(({ lines: found }) => found);
      expect(lines.some(({ label, text }) => label === 'Goal' && plain(text) !== '')).toBe(true);
    }
  });

  it('SC-91 FOL-R20a everybody reads of the Wayfarers’ Camp, nowhere of the name that it has elsewhere', () => {
    const t = new FolkloreTable(['WH', 'OA']).at('G1');
    t.does({ do: 'visit' }, { ask: 'worldMove', seat: 0 });
    expect(placeName.encampment).toBe('Wayfarers’ Camp');
    const read = twin(t.seenBy(0)).flatMap(({ title, lines }) => [
      title,
      ...lines.flatMap(line => [line.label, line.text]),
    ]);
    expect(read.map(text => plain(text)).join(' ')).toContain('Wayfarers’ Camp');
    const written = JSON.stringify([services, manual, foeKinds.map(({ name }) => name)]);
    expect(`${read.map(text => plain(text)).join(' ')} ${written}`).not.toMatch(/gypsy/i);
  });
});

describe('resting and travelling', () => {
  it('SC-05 FOL-4.14: 4 Vita, PP and GP each, and no second rest in the chapter', () => {
    const t = new FolkloreTable(['WH', 'EX', 'TE']);
    t.with(1, { vita: 6, pp: 0 }).with(2, { vita: 11, pp: 1 }).ghost(3, 3);
    t.s.destination = nodeNamed('A1');
    t.s.step = 3;
    t.at('R04.1').does({ do: 'worldTurn' });
    t.dice(d10(9)).chooses('rest');
    expect(t.s.party.map(({ vita: left, pp, gp }) => [left, pp, gp])).toEqual([
      [10, 4, 0],
      [12, 5, 0],
      [0, 0, 7],
    ]);
    const asked: string[] = [];
    while (t.decision.ask !== 'worldMove') {
      asked.push(t.decision.ask);
      t.chooses(t.fallback);
    }
    expect(asked).not.toContain('rest');
  });

  it('SC-63 FOL-5K.45, FOL-R14: what makes the leader SWIFT adds a segment of road', () => {
    const t = new FolkloreTable(['WH', 'EX']).at('T1');
    t.does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });
    expect(t.offers(nodeNamed('T2'))).toBe(false);
    t.wears(1, 'E07').does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });
    expect(t.offers(nodeNamed('T2'))).toBe(true);
    t.s.leader = 1;
    t.does({ ask: 'worldMove', seat: 1 }, { do: 'worldTurnEnds' });
    expect(t.offers(nodeNamed('T2'))).toBe(false);
  });

  it('FOL-R68 a clock of World turns strikes once, at the end of the turn that reaches its limit', () => {
    const t = new FolkloreTable(['WH', 'EX'], { story: 'bell' }).at('R01.3');
    t.s.chapter = 1;
    t.s.step = 2;
    t.does({ do: 'beginChapter' });
    t.s.step = 2;
    const limit = 6;
    for (let turn = 1; turn <= limit + 1; turn++) {
      expect(t.s.flags.includes('drowned')).toBe(turn > limit);
      t.s.destination = nodeNamed('T2');
      t.at('R01.3').does({ do: 'worldTurnEnds' });
    }
    expect(t.told('clockExpired')).toHaveLength(1);
  });

  it('SC-81 FOL-R67a the 30th World turn of a chapter costs a mark, and nothing else of a fall', () => {
    const t = new FolkloreTable(['WH', 'EX']).at('R01.3').with(1, { coins: 20 });
    t.s.destination = nodeNamed('T2');
    t.s.step = 3;
    t.s.chapterTurns = 28;
    t.does({ do: 'worldTurnEnds' });
    expect(t.s.marks).toBe(0);
    t.does({ do: 'worldTurnEnds' });
    expect([t.s.marks, t.character(1).coins, t.node]).toEqual([1, 20, 'R01.3']);
  });

  it('FOL-R67a a skirmish ends by itself in its 31st round, without rewards; thirty picks are all', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.dice(d4(3)).reads(skirmish('C01'));
    t.s.skirmish.round = 30;
    t.s.skirmish.strength = [3];
    t.does({ do: 'skirmishRound' }, { ask: 'worldMove', seat: 0 });
    expect(t.s.skirmish.isRunning).toBe(false);
    expect(t.s.party.map(({ lore: gained, coins }) => [gained, coins])).toEqual([
      [0, 10],
      [0, 10],
    ]);
    t.does({ ask: 'camp', seat: 0, who: 0, picks: 29 }, { ask: 'worldMove', seat: 0 });
    t.chooses(t.actions('equip').map(card => action('equip', card))[0]);
    expect(t.asking).toBe('A worldMove');
  });
});

describe('skirmishes', () => {
  it('SC-10 FOL-5C.2, FOL-5C.3, FOL-5C.4, FOL-5C.5: strength dice of the party’s size, a stance of each, dice of both sides', () => {
    const strength = (party: Party): number => {
      const t = new FolkloreTable(party).dice(d4(2), d4(3)).reads(skirmish('C01'));
      return t.s.skirmish.strength[0];
    };
    expect(strength(['WH', 'OA'])).toBe(2);
    expect(strength(['WH', 'OA', 'EX', 'TE'])).toBeGreaterThan(2);
    const t = new FolkloreTable(['WH', 'OA']).dice(d4(3)).reads(skirmish('C01'));
    expect([t.asking, t.offered]).toEqual(['A stance', ['attack', 'defend']]);
    t.chooses('attack');
    expect(t.asking).toBe('B stance');
    t.dice(d100(2), d100(3)).chooses('attack');
    expect(t.told('attackMade').map(({ by, target, natural }) => [by, target, natural])).toEqual([
      [FOE, 0, 2],
      [FOE, 1, 3],
    ]);
    t.dice(d100(4)).chooses(action('attack', (t.cardOf(1, 'S02') + 1) * 100 + FOE));
    expect(t.told('attackMade').at(-1)).toMatchObject({ by: 0, natural: 4, hit: false });
    expect(t.s.skirmish.strength).toEqual([3]);
  });

  it('SC-90 FOL-R26 a ghost’s natural 1 only misses', () => {
    const t = new FolkloreTable(['WH', 'OA']).ghost(1, 4);
    t.s.leader = 1;
    t.dice(d4(2)).reads(skirmish('C14'));
    t.chooses('attack').dice(d100(2), d100(2)).chooses('attack').chooses('done');
    const strength = t.s.skirmish.strength.slice();
    t.dice(d100(1)).chooses(action('use', cardNamed('WH.ghost1') * 4));
    expect(t.told('attackMade').at(-1)).toMatchObject({ natural: 1, hit: false });
    expect([t.s.broken, t.s.exhausted, t.s.skirmish.strength]).toEqual([[], [], strength]);
  });
});

describe('encounters', () => {
  it('SC-37 FOL-5C.21: where there is no way round, the space of a foe costs 2 and the next one 1', () => {
    const t = fight({
      map: 'MP02',
      party: [
        { as: 'MO', at: 'C10' },
        { as: 'TE', at: 'B6' },
      ],
      foes: [['C14', 'C9']],
    });
    expect(t.refusalOf(moveTo('B9'))).toEqual({ rule: 'FOL-R36', why: 'noWayThere' });
    t.chooses('evade');
    expect(t.factsOf(moveTo('B9'))).toMatchObject({ cost: 3 });
    expect(t.refusalOf(moveTo('C9'))).toEqual({ rule: 'FOL-R36', why: 'spaceOccupied' });
  });

  it('SC-48 FOL-5K.18: a thrown weapon is ready again when the map is left', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'MO', at: 'B5' }, away],
      foes: [
        ['C14', 'E5'],
        ['C14', 'J1'],
      ],
    });
    t.dice(d100(2))
      .chooses(action('throw', (held(t.s, 'S12a') + 1) * 100 + FOE))
      .passing();
    expect(t.s.exhausted).toEqual([held(t.s, 'S12a')]);
    expect(t.offers(strike('S12a', 0, t.s))).toBe(false);
    while (t.s.agenda.length > 0) t.s.agenda.pop();
    t.s.encounter.isRunning = false;
    t.s.agenda.push({ ask: 'worldMove', seat: 0 }, { do: 'leaveMap' });
    t.goOn();
    expect(t.s.exhausted).toEqual([]);
  });

  it('SC-49 FOL-5K.16, FOL-5K.51: two charges make a Ritual ready; with one left it cannot be repeated', () => {
    const rituals = ['RT01', 'RT02'].map(cardNamed);
    const t = fight({
      map: 'MP11',
      party: [{ as: 'AR', at: 'E5', with: ['E15'] }, away],
      foes: [['C14', 'J1']],
      tune(s) {
        s.party[0].mystics = [...rituals];
        s.exhausted = [...rituals];
      },
    });
    t.uses('E15').chooses(rituals[1]);
    expect(t.s.exhausted).toEqual([rituals[0]]);
    expect(t.s.spent).toEqual([held(t.s, 'E15'), held(t.s, 'E15')]);
    t.s.party[0].usedFight = [];
    expect(t.refusalOf(action('use', held(t.s, 'E15') * 4))).toEqual({ rule: 'FOL-X3', why: 'tooExpensive' });
  });

  it('SC-62 FOL-7.13: BLOODLUST drives companions away', () => {
    const t = new FolkloreTable(['OA', 'WH']).holds(1, 'CO01', 'CO02');
    t.happens(1, { do: 'status', who: 'self', status: 'bloodlust', resist: 0 });
    expect(t.character(1).companions).toEqual([]);
    expect(t.told('companionLost')).toHaveLength(2);
  });

  it('SC-72 FOL-5S.2 FAITHFUL ends with the story like the others', () => {
    const t = new FolkloreTable(['EX', 'OA']).is(1, 'faithful', 'respected');
    t.does({ do: 'storyEnds' });
    expect(t.statuses(1)).toEqual([]);
  });

  it('SC-73 FOL-R36, FOL-X13: the ETHEREAL living need doors open, and opening one costs them 2, too', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'WH', at: 'F7', statuses: ['ethereal'] },
        { as: 'OA', at: 'G9' },
      ],
      foes: [['C14', 'I2']],
    });
    expect(t.refusalOf(moveTo('D7'))).toEqual({ rule: 'FOL-R36', why: 'noWayThere' });
    expect(t.factsOf(moveTo('E7'))).toMatchObject({ cost: 2 });
    t.moves('E7');
    expect(t.told('doorOpened')).toHaveLength(1);
    expect(t.offers(moveTo('D7'))).toBe(true);
  });

  it('SC-77 FOL-R43b: a corroded weapon deals 1 less', () => {
    const damage = (corroded: boolean) => {
      const t = fight({
        map: 'MP11',
        party: [{ as: 'WH', at: 'E5' }, away],
        foes: [['C14', 'F5']],
        tune(s) {
          if (corroded) s.corroded.push(held(s, 'S02'));
        },
      });
      t.dice(d100(90), d6(4)).attacks('S02');
      return 6 - t.foe().vita;
    };
    expect([damage(false), damage(true)]).toEqual([5, 4]);
  });

  it('SC-80 FOL-5C.12: who has changed equipment can neither attack nor move any more', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5' },
        { as: 'TE', at: 'E6' },
      ],
      foes: [['C14', 'F5']],
    });
    expect(t.offers(strike('S09', 0, t.s))).toBe(true);
    t.chooses('done');
    expect(t.asking).toBe('A equip');
    t.chooses(action('equip', held(t.s, 'S10')));
    expect(t.asking).toBe('A equip');
    expect(
      t.offered.every(c => typeof c === 'string' || ![moveTo('E4'), strike('S09', 0, t.s)].includes(c as number)),
    ).toBe(true);
    t.chooses('done');
    expect(t.asking).toBe('B encounter');
  });
});

describe('ghosts', () => {
  it('SC-52 FOL-5G.4, FOL-5G.6, FOL-5G.7, FOL-5G.8: no transition, no feature, no loot, nothing that is not SPECTRAL', () => {
    const t = beforeScene('mill', 'bell', ['WH', 'TE']).ghost(2).holds(2, 'K20', 'K01');
    t.does({ do: 'storyStep' });
    t.chooses(at('G9'), at('H9')).chooses('done');
    expect(t.asking).toBe('B adventure');
    t.s.party[1].space = at('C10');
    expect(t.actions('interact')).toEqual([]);
    const used = t.actions('use').map(use => cards[use >> 2].id);
    expect(used).toContain('K20');
    expect(used).not.toContain('K01');
    t.s.party[1].space = at('J6');
    t.s.party[0].space = at('F3');
    t.chooses('done');
    // A ghost on the exit gives the leader nothing to decide: the next round begins.
    expect([t.asking, t.s.scene.round]).toEqual(['A adventure', 2]);
    t.with(1, { space: at('J6') }).chooses('done', 'done');
    expect(t.asking).toBe('A transition');
  });

  it('SC-54 FOL-5G.13, FOL-5G.14: each loses one item that is no artifact, and draws a Tarot card', () => {
    const t = new FolkloreTable(['WH', 'TE']);
    t.wearsOnly(1, 'X11').wearsOnly(2, 'S07', 'X12').with(1, { consumables: [] }).with(2, { consumables: [] });
    t.deckBegins('tarot', 'TA02', 'TA04');
    t.at('R04.1').limbo(1).ghost(2, 1).happens(2, vita('self', -1));
    expect([t.items(1), t.items(2)]).toEqual([['X11'], ['X12']]);
    expect(t.told('cardDrawn').length + t.statuses(1).length).toBeGreaterThan(0);
    expect([t.statuses(1), t.statuses(2)]).toEqual([['perceptive'], ['respected']]);
  });

  it('FOL-7.12 companions are not traded', () => {
    const t = new FolkloreTable(['WH', 'TE']).holds(1, 'CO01').holds(2, 'CO02');
    t.does({ ask: 'camp', seat: 0, who: 0, picks: 0 });
    const traded = [...t.actions('give'), ...t.actions('take')].map(about => cards[about >> 3].id);
    expect(traded.length).toBeGreaterThan(3);
    expect(traded).not.toContain('CO01');
    expect(traded).not.toContain('CO02');
  });
});

describe('scenes', () => {
  const walks = (name: SpaceName): number => action('move', at(name));
  const uses = (name: SpaceName): number => action('interact', at(name));

  /** OA opens the door of the mill, and the rats fall to its first blow. */
  function ratsFall(t: FolkloreTable): void {
    t.with(2, { space: at('F7') });
    t.s.turn.stride = 4;
    t.dice(d10(9), d10(2)).chooses(walks('E7'));
    expect(t.s.foes.map(({ kind }) => kind)).toEqual([foeNamed('C02')]);
    Object.assign(t.s.foes[0], { vita: 1, space: at('D7') });
    t.passUntil('encounter');
    if (t.decision.seat === 0) t.chooses('done').passUntil('encounter');
    t.dice(d100(90), d8(1), d10(1), d10(1));
    t.chooses(action('attack', (t.cardOf(2, 'S09') + 1) * 100 + FOE));
    expect(t.s.encounter.isRunning).toBe(false);
  }

  it('SC-67 FOL-R63: in an adventuring turn one Use, one Interact, and nothing after Equip/Trade', () => {
    const t = beforeScene('mill', 'bell', ['WH', 'OA']).with(1, { vita: 3 }).holds(1, 'K01');
    t.does({ do: 'storyStep' });
    t.chooses(at('G9'), at('H9'));
    const bandage = action('use', t.cardOf(1, 'K01') * 4);
    t.chooses(bandage);
    if (t.decision.ask === 'aim') t.chooses(0);
    expect(t.character(1).vita).toBe(6);
    expect(t.refusalOf(bandage)).toEqual({ rule: 'FOL-5C.12', why: 'noActLeft' });
    expect(t.offers(walks('G8'))).toBe(true);
    t.chooses(action('equip', t.cardOf(1, 'S02')));
    expect(t.refusalOf(walks('G8'))).toEqual({ rule: 'FOL-5C.12', why: 'alreadyEquipping' });
  });

  it('SC-68, SC-88 FOL-R64, FOL-R67: after the fight the round goes on with phase 3; in a second try what has paid pays nothing, the rest in full', () => {
    const t = beforeScene('mill', 'bell', ['WH', 'OA']);
    t.does({ do: 'storyStep' });
    t.chooses(at('G9'), at('H9')).chooses('done');
    ratsFall(t);
    expect(t.asking).toBe('A transition');
    expect(t.s.party.map(({ lore }) => lore)).toEqual([6, 6]);
    t.chooses('continue');
    expect(t.asking).toBe('B adventure');
    t.with(2, { space: at('C7') })
      .dice(d10(1))
      .chooses(uses('D6'));
    t.chooses('done', 'done');
    expect(t.asking).toBe('B transition');
    t.chooses('withdraw');
    t.s.leader = 0;
    t.chooses(at('G9'), at('H9'));
    expect([t.s.scene.terrain[at('E7')], t.s.scene.searched]).toEqual([DOOR, [at('D6')]]);
    t.passUntil('adventure');
    while (t.decision.seat === 0) t.chooses('done').passUntil('adventure');
    ratsFall(t);
    expect(t.s.party.map(({ lore }) => lore)).toEqual([6, 6]);
    t.passUntil('adventure');
    const { seat } = t.decision;
    t.with(seat + 1, { space: at('B4') });
    t.dice(d10(9), d10(9), d10(1)).chooses(uses('C4'));
    const [ghoul, wisp] = [foeNamed('C13'), foeNamed('C18')];
    expect(t.s.foes.slice(1).map(({ kind }) => kind)).toEqual([ghoul, ghoul, ghoul, ghoul, wisp, wisp]);
    expect(t.s.encounter.isRunning).toBe(true);
    t.passUntil('encounter');
    while (t.decision.seat === 0) t.chooses('done').passUntil('encounter');
    t.with(2, { space: at('F7') });
    Object.assign(t.s.foes[1], { vita: 1, space: at('F6') });
    t.dice(d100(90), d8(1)).chooses(action('attack', (t.cardOf(2, 'S09') + 1) * 100 + FOE + 1));
    expect(t.s.encounter.paid).toEqual([foeNamed('C13')]);
  });

  it('SC-60, SC-87 FOL-4.16, FOL-R71: the way to the bell is chosen; ringing it without the peal costs the Bride a turn and her place on the water', () => {
    const way = new FolkloreTable(['WH', 'OA'], { story: 'bell' });
    Object.assign(way.s, { chapter: 1, step: 1 });
    way.does({ do: 'storyStep' });
    expect(way.asking).toBe('A storyOption');
    way.chooses(0);
    expect([way.s.step, way.s.destination]).toEqual([2, nodeNamed('T2')]);

    const t = beforeScene('bride', 'bell', ['WH', 'OA']);
    t.s.flags = ['clapper', 'sexton'];
    t.does({ do: 'storyStep' });
    t.chooses(at('E9')).dice(d10(9), d10(2)).chooses(at('F9'));
    expect(t.asking).toBe('A encounter');
    const bride = t.s.foes.findIndex(({ kind }) => kind === foeNamed('F01'));
    const { vita: left } = t.s.foes[bride];
    t.s.foes[bride].space = at('F3');
    t.with(1, { space: at('D5') }).chooses(uses('D4'));
    expect(t.s.flags).toContain('rung');
    expect(t.s.foes[bride]).toMatchObject({ vita: left, losesTurn: true, space: at('E2') });
  });
});

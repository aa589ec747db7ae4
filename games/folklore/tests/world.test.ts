/** Checks, the World Map, events and rests. */
import { describe, expect, it } from 'vitest';
import { cardNamed, cards } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import { check, checkBy, flag, lore, status, vita } from '../content/verbs.ts';
import { nodeNamed, nodes } from '../content/world.ts';
import { setFlag } from '../rules/flags.ts';
import { d10, d4 } from './dice.ts';
import { FolkloreTable } from './table.ts';

describe('checks', () => {
  it('SC-01 d10 + skill + modifiers must reach the number (FOL-R12, FOL-5K.13a, FOL-5K.21, FOL-7.2)', () => {
    const t = new FolkloreTable(['EX', 'WH']);
    const tried = (): boolean => {
      t.s.flags = [];
      t.dice(d10(2)).reads(checkBy('leader', 'faith', 6, [flag('passed')]));
      return t.s.flags.includes('passed');
    };
    expect(tried()).toBe(true);
    t.is(1, 'cursed');
    expect(tried()).toBe(false);
    t.is(1, 'favored');
    expect(tried()).toBe(true);
  });

  it('SC-82 the leader names the checker before the roll: living and not TRANSFORMED (FOL-R9, FOL-R13)', () => {
    const t = new FolkloreTable(['WH', 'AR', 'EX', 'OA']);
    t.ghost(2).is(3, 'transformed');
    t.reads(check('occult', 7, [flag('passed')], [lore('checker', 3)]));
    expect(t.asking).toBe('A checker');
    expect(t.offered).toEqual([0, 3]);
    expect(t.refusalOf(2)).toEqual({ rule: 'FOL-5K.47b', why: 'isTransformed' });
    t.is(1, 'transformed').is(4, 'transformed');
    t.reads(check('occult', 7, [flag('passed')], [lore('checker', 3)]));
    expect(t.asking).toBe('A worldMove');
    expect(t.s.flags).toEqual([]);
    expect(t.character(1).lore).toBe(3);
  });

  it('SC-69 each negative status is resisted with its skill (FOL-5S.5, FOL-R41, FOL-R42)', () => {
    const t = new FolkloreTable(['WH', 'EX', 'AR', 'TE', 'OA']);
    const resists = (number: number, die: number, ...[name, k]: Parameters<typeof gained>): boolean =>
      !gained(name, k, number, die);
    function gained(name: Parameters<typeof status>[1], k: number, number = 1, die = 1): boolean {
      t.with(number, { statuses: 0 })
        .dice(d10(die))
        .happens(number, status('self', name, k));
      return t.statuses(number).includes(name);
    }
    expect(resists(3, 2, 'cursed', 6)).toBe(true);
    expect(resists(1, 2, 'lycanthropic', 4)).toBe(false);
    expect(resists(2, 1, 'bloodlust', 5)).toBe(true);
    expect(resists(4, 4, 'deranged', 6)).toBe(true);
    expect(resists(2, 2, 'possessed', 6)).toBe(true);
    expect(resists(5, 3, 'spooked', 6)).toBe(true);
    expect(resists(5, 3, 'sickened', 5)).toBe(true);
    expect(resists(3, 1, 'transformed', 5)).toBe(true);
    const m = new FolkloreTable(['MO', 'WH']);
    m.dice(d10(2)).happens(1, status('self', 'fractured', 6));
    expect(m.statuses(1)).toEqual(['fractured']);
    m.dice(d10(3)).happens(1, status('self', 'immobilized', 6));
    expect(m.statuses(1)).toEqual(['fractured']);
  });
});

describe('the World Map', () => {
  const travelling = (party: ConstructorParameters<typeof FolkloreTable>[0] = ['WH', 'EX']) => {
    const t = new FolkloreTable(party);
    t.s.destination = nodeNamed('A1');
    t.s.step = 3;
    return t;
  };
  const onTheWay = (t: FolkloreTable) => t.does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });

  it('SC-02 the leader moves up to its Stride along roads; then a Road Event, Night, the next leader (FOL-4.1, FOL-4.2, FOL-4.5, FOL-4.6, FOL-R14, FOL-R16)', () => {
    const t = travelling().at('T1').deckBegins('road', 'RD03');
    onTheWay(t);
    const ends = t.offered.map(c => (typeof c === 'number' ? nodes[c].id : c));
    expect(ends).toEqual(expect.arrayContaining(['R01.1', 'R01.5', 'R05.3', 'O06', 'stay']));
    expect(ends).not.toContain('T2');
    expect(t.refusalOf(nodeNamed('T2'))).toEqual({ rule: 'FOL-R14', why: 'tooFarToGo' });
    expect(t.refusalOf(nodeNamed('T1'))).toEqual({ rule: 'FOL-R14', why: 'isHere' });
    t.chooses(nodeNamed('R01.5'));
    expect(t.told('eventDrawn')).toEqual([
      { event: 'eventDrawn', rule: 'FOL-4.2', card: cardNamed('RD03'), isNight: false },
    ]);
    t.chooses(2);
    expect([t.s.isNight, t.leader]).toEqual([true, 2]);
    expect(t.told('eventDrawn')).toHaveLength(1);
  });

  it('SC-03 off-road edges are offered whatever the Stride, one at a time (FOL-4.3, FOL-R14)', () => {
    const t = travelling().at('T3').deckBegins('offRoad', 'OF10');
    onTheWay(t);
    expect(t.offered).toEqual(expect.arrayContaining([nodeNamed('O01'), nodeNamed('O03')]));
    t.chooses(nodeNamed('O01'));
    expect(t.asking).toBe('A eventOption');
    expect(t.told('eventDrawn')[0].rule).toBe('FOL-4.3');
  });

  it('SC-04 at the destination no event is drawn, and the story goes on (FOL-R15, FOL-4.7)', () => {
    const t = travelling(['EX', 'WH']).at('R04.1');
    onTheWay(t);
    t.chooses(nodeNamed('A1'));
    expect(t.told('eventDrawn')).toEqual([]);
    expect([t.s.isNight, t.leader]).toEqual([true, 2]);
    expect(t.told('stepRead').map(({ step }) => step)).toContain(4);
  });

  it('SC-09 at Night a card may have something that happens first (FOL-R16, FOL-R21)', () => {
    const t = travelling().at('T1').deckBegins('road', 'RD12');
    t.s.isNight = true;
    t.dice(d4(3)).does({ ask: 'worldMove', seat: 0 }, { do: 'worldTurnEnds' });
    t.chooses(nodeNamed('R01.5'));
    expect(t.s.skirmish.kinds).toEqual([foeNamed('C01')]);
    expect(t.s.skirmish.strength).toEqual([2]);
    expect(t.asking).toBe('A stance');
    t.s.skirmish.strength = [0];
    t.does({ do: 'skirmishRound' }, { do: 'eventOptions' }, { do: 'worldTurnEnds' });
    t.passUntil('eventOption');
    expect(t.offered).toEqual([0, 1, 2]);
  });

  it('an option whose cost cannot be paid is not offered (FOL-R21)', () => {
    const t = travelling().at('R01.5');
    t.s.event = cardNamed('RD02');
    t.with(1, { coins: 3 }).with(2, { coins: 2 });
    t.does({ do: 'eventOptions' }, { do: 'worldTurnEnds' });
    expect(t.refusalOf(0)).toEqual({ rule: 'FOL-R61', why: 'purseTooSmall' });
    t.with(2, { coins: 3 }).does({ do: 'eventOptions' }, { do: 'worldTurnEnds' });
    t.chooses(0);
    expect(t.s.party.map(({ coins }) => coins)).toEqual([0, 0]);
  });

  it('FOL-R14 who goes out and comes back is told to have done so, and meets an event', () => {
    const t = new FolkloreTable(['WH', 'TE']);
    t.s.node = nodes.findIndex(({ kind }) => kind === 'road');
    t.s.hasRested = true;
    t.does({ do: 'worldTurn' }).chooses(t.s.node);
    expect(t.told('groupMoved')).toMatchObject([{ from: t.s.node, to: t.s.node }]);
    expect(t.told('eventDrawn')).toHaveLength(1);
  });
});

describe('resting', () => {
  it('SC-05 everybody recovers 4, who is in Limbo returns as a ghost, once per chapter (FOL-4.13 to FOL-4.15, FOL-R17, FOL-R7, FOL-5G.3)', () => {
    const t = new FolkloreTable(['WH', 'EX', 'TE']);
    t.with(1, { vita: 6, pp: 2 }).ghost(2, 7).limbo(3);
    t.s.destination = nodeNamed('A1');
    t.s.step = 3;
    t.at('R04.1').does({ do: 'worldTurn' });
    expect(t.asking).toBe('A rest');
    t.dice(d10(4)).chooses('rest');
    expect([t.character(1).vita, t.character(1).pp]).toEqual([10, 5]);
    expect([t.character(2).gp, t.character(3).form, t.character(3).gp]).toEqual([10, 'ghost', 4]);
    expect(t.told('restRolled')).toEqual([{ event: 'restRolled', rule: 'FOL-4.15', rolled: 4, isDisturbed: false }]);
    expect([t.s.isNight, t.leader]).toEqual([true, 1]);
    t.passUntil('worldMove');
    expect(t.asking).toBe('A worldMove');
  });

  it('SC-06 on 1 to 3 there is a skirmish from the table; Infection takes its part of the rest (FOL-4.15, FOL-R17, FOL-R43a)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    t.with(2, { vita: 5, infection: 2 });
    t.s.step = 3;
    t.at('R04.1').does({ do: 'worldTurn' });
    t.dice(d10(3), d10(5), d4(2)).chooses('rest');
    expect(t.character(2).vita).toBe(7);
    expect(t.s.skirmish.kinds).toEqual([foeNamed('C03')]);
    expect(t.s.skirmish.strength).toEqual([2]);
  });
});

describe('flags and cards', () => {
  it('a flag is set once, and a text may name several persons (FOL-4.16)', () => {
    const t = new FolkloreTable(['WH', 'OA']);
    setFlag(t.s, 'sexton');
    setFlag(t.s, 'sexton');
    expect(t.s.flags).toEqual(['sexton']);
    t.reads(vita('each', -2));
    expect(t.s.party.map(({ vita: left }) => left)).toEqual([10, 13]);
    expect(cards[cardNamed('RD12')].class).toBe('road');
  });
});

/** The Darkness deck foreseen, replaced and refilled: Dark Visions (SP13), Wisdom (REA-R60), refills (REA-R48). */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Wizard } from '../content/heroes.ts';
import { OrcValley, WolfPass } from '../content/map.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import { END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const VISIONS = { action: 'play', source: card('SP13') } as const;
const six = ['DS47', 'DS10', 'DS48', 'DS17', 'DS49', 'DS24'].map(card);

const seer = (wanted: Partial<Arrangement> = {}): Table =>
  arrange({ heroes: [{ hero: Dwarf, hand: [card('SP13')] }, { hero: Cleric }], darkDeck: six, ...wanted });

describe('Dark Visions', () => {
  it('shows five cards to all; some go, the rest comes back in the order picked (REA-7.6)', () => {
    const t = seer().does(VISIONS);
    expect(t.told('visionsSeen')).toMatchObject([{ cards: six.slice(0, 5) }]);
    expect([t.seenBy(1).visions, t.seenBy('spectator').visions]).toEqual([six.slice(0, 5), six.slice(0, 5)]);
    expect([t.asking, t.decision.frame]).toMatchObject(['A pickVision', { card: six[0] }]);
    t.chooses('keep', 'discard', 'keep', 'discard', 'keep');
    expect(t.s.darkDiscard).toEqual([six[1], six[3]]);
    expect([t.asking, t.offered]).toEqual(['A pickOrder', [six[0], six[2], six[4]]]);
    t.chooses(six[4], six[0]); // the last one goes by itself
    expect(t.s.darkDeck.slice(-4).toReversed()).toEqual([six[4], six[0], six[2], six[5]]);
    expect([t.s.darkKnown, t.asking, t.s.removed]).toEqual([3, 'A chooseAction', [card('SP13')]]);
    expect(t.told('visionsReturned')).toMatchObject([{ cards: [six[4], six[0], six[2]] }]);
  });

  it('what is known lies face up until it is drawn', () => {
    const t = seer().does(VISIONS).chooses('keep', 'discard', 'keep', 'discard', 'keep').chooses(six[4], six[0]);
    const known = (): readonly number[] => t.seenBy('spectator').darkKnown;
    expect(known()).toEqual([six[4], six[0], six[2]]);
    expect(t.seenBy('spectator').darkUnseen).toHaveLength(62 - 2 - 3);
    t.does(END_DAY).letsPass();
    expect([t.told('darknessTurnedUp')[0].card, known()]).toEqual([six[4], [six[0], six[2]]]);
  });

  it('or shuffled: by the card Monarch City, or by an empty deck (REA-R47, REA-R48)', () => {
    const city = seer({ darkDeck: ['DS56', 'DS10', 'DS48', 'DS17', 'DS49'].map(card) }).does(VISIONS);
    city.chooses('keep', 'keep', 'discard', 'discard', 'discard').chooses(card('DS56'));
    expect(city.s.darkKnown).toBe(2);
    city.does(END_DAY).letsPass();
    expect([city.s.darkKnown, city.s.darkDiscard, city.s.darkDeck.length]).toEqual([0, [], 62]);
  });

  it('with fewer cards all of them; with none it is not offered, and nothing is refilled (REA-R48, REA-R52)', () => {
    const t = seer({ darkDeck: six.slice(0, 2), darkDiscard: six.slice(2), short: true }).does(VISIONS);
    expect(t.told('visionsSeen')[0].cards).toEqual(six.slice(0, 2));
    t.chooses('discard', 'discard');
    expect([t.s.darkDeck, t.s.darkDiscard.length, t.asking, t.s.darkKnown]).toEqual([[], 6, 'A chooseAction', 0]);
    const empty = seer({ darkDeck: [], darkDiscard: six, short: true });
    expect(empty.refusalOf(VISIONS)).toEqual({ rule: 'REA-R48', why: 'noDarknessCards' });
  });

  it('needs no change to be played: one card in the deck is enough (REA-R52)', () => {
    const t = seer({ darkDeck: [six[0]], darkDiscard: six.slice(1), short: true });
    t.does(VISIONS).chooses('keep');
    expect([t.s.darkDeck, t.s.darkKnown]).toEqual([[six[0]], 1]);
  });

  it('a second look starts from what is on the deck then', () => {
    const t = seer()
      .does(VISIONS)
      .chooses('keep', 'keep', 'keep', 'keep', 'keep')
      .chooses(...six.slice(0, 4));
    expect(t.s.darkKnown).toBe(5);
    t.s.heroes[0].hand.push(card('SP13'));
    t.s.removed = [];
    t.does(VISIONS);
    expect([t.s.darkKnown, t.s.visions]).toEqual([0, six.slice(0, 5)]);
  });
});

describe('Wisdom', () => {
  it('in the Wizard’s own Night only, before the window NR (REA-R60)', () => {
    const night = (active: number): Table =>
      arrange({
        heroes: [{ hero: Wizard, hand: [card('SP15')] }, { hero: Dwarf }],
        active,
        darkDeck: ['DS24', 'DS10'].map(card),
        generals: { [RED]: { step: 3 } },
        first: [{ do: 'night' }],
      });
    const own = night(0);
    expect([own.asking, own.offered]).toEqual(['A wisdom', ['keep', 'replace']]);
    own.chooses('keep');
    expect(own.asking).toBe('A playSpecial');
    const other = night(1);
    expect(other.asking).toBe('A playSpecial');
    const replaced = night(0).chooses('replace');
    // DS10 is Gorgutt's, who is far away: nothing to play, nothing to ask.
    expect(replaced.told('darknessTurnedUp').map(c => c.card)).toEqual(['DS24', 'DS10'].map(card));
    expect([replaced.minions(OrcValley, RED), replaced.s.darkDiscard]).toEqual([1, ['DS24', 'DS10'].map(card)]);
    expect(replaced.told('darknessReplaced')).toMatchObject([{ slot: 0, card: card('DS24') }]);
  });

  it('the new card is final, and known cards are used up (REA-R60)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard }, { hero: Dwarf }],
      darkDeck: ['DS47', 'DS48', 'DS49'].map(card),
    });
    t.s.darkKnown = 3;
    t.does(END_DAY).letsPass();
    expect(t.asking).toBe('A wisdom');
    expect(t.s.darkKnown).toBe(2);
    t.chooses('replace').letsPass();
    expect([t.s.darkKnown, t.s.active]).toEqual([1, 1]);
  });

  it('a replaced last card stays one for its General only (REA-R60, REA-4.9)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard }, { hero: Dwarf }],
      darkDeck: ['DS47', 'DS10', 'DS24'].map(card),
      generals: { [BLUE]: { life: 0 } },
      first: [{ do: 'night' }],
    });
    t.chooses('keep', 'replace').letsPass();
    expect(t.told('darknessTurnedUp').map(({ number, generalOnly }) => [number, generalOnly])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
    expect(t.told('minionPlaced')).toEqual([]);
  });

  it('refills an empty deck from a discard pile that holds the replaced card (REA-R48, REA-R60)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard }, { hero: Dwarf }],
      darkDeck: [card('DS47')],
      darkDiscard: [],
      short: true,
      first: [{ do: 'night' }],
    });
    t.chooses('replace');
    expect(t.told('deckRefilled')).toMatchObject([{ deck: 'darkness', cards: 1 }]);
    expect(t.s.darkDiscard).toEqual([card('DS47')]);
  });
});

describe('the Darkness deck', () => {
  it('is refilled when a card must be turned up (REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf }, { hero: Cleric }],
      darkDeck: [card('DS47')],
      darkDiscard: [card('DS48'), card('DS49')],
      short: true,
      generals: { [BLUE]: { life: 0 } },
      first: [{ do: 'night' }],
    });
    expect(t.told('darknessTurnedUp')).toHaveLength(2);
    // DS47 was in the discard pile by then.
    expect(t.told('deckRefilled')).toMatchObject([{ deck: 'darkness', cards: 3 }]);
    expect([t.s.darkDeck.length, t.s.darkDiscard.length]).toEqual([2, 1]);
  });

  it('with no card at all the Night ends (REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf }, { hero: Cleric }],
      darkDeck: [],
      short: true,
      first: [{ do: 'night' }],
    });
    expect([t.told('darknessTurnedUp'), t.s.turn, t.s.active]).toEqual([[], 6, 1]);
  });

  it('the number of cards is fixed when Night begins (REA-R46)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, hand: [card('SP02')] }, { hero: Cleric }],
      darkDeck: ['DS47', 'DS48', 'DS49'].map(card),
      first: [{ do: 'night' }],
    });
    t.s.generals[GREEN].life = 0;
    t.letsPass();
    expect([t.told('nightFell')[0].cards, t.told('darknessTurnedUp').length]).toEqual([1, 1]);
    expect(t.hero().space).not.toBe(WolfPass);
  });
});

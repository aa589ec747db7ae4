/** The window of the Night while a Darkness card lies open, NR (REA-R40): what may be played, and what it changes. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf } from '../content/heroes.ts';
import { BountyBay, FatherOakForest, OrcValley, SeaBirdPort, WolfPass } from '../content/map.ts';
import { KingOfTheGryphons, OrganizeMilitia } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

/** A Night in which the active Dwarf holds these cards and this Darkness card is turned up. */
const turned = (id: string, hand: readonly string[], wanted: Partial<Arrangement> = {}): Table =>
  arrange({
    heroes: [{ hero: Dwarf, hand: hand.map(card) }, { hero: Cleric }],
    darkDeck: [card(id)],
    first: [{ do: 'night' }],
    ...wanted,
  });

describe('NR, when a Darkness card lies open', () => {
  it('S50: Strong Defenses hold the General back (REA-7.6, REA-7.7, REA-R52)', () => {
    const t = turned('DS24', ['SP15'], { generals: { [RED]: { step: 3 } } });
    expect([t.asking, t.offered]).toEqual(['A playSpecial', [card('SP15'), 'pass']]);
    expect(t.decision.frame).toMatchObject({ window: 'NR' });
    t.chooses(card('SP15'));
    expect([t.minions(OrcValley, RED), t.minions(FatherOakForest, GREEN), t.s.generals[RED].step]).toEqual([2, 2, 3]);
    expect([t.s.lostBy, t.s.removed]).toEqual(['', [card('SP15')]]);
    expect(t.told('generalStayed')).toMatchObject([{ why: 'held' }]);
  });

  it('Organize Militia does the same and is turned over (REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [OrganizeMilitia] }, { hero: Cleric }],
      darkDeck: [card('DS24')],
      generals: { [RED]: { step: 3 } },
      first: [{ do: 'night' }],
    });
    t.chooses(QUEST + OrganizeMilitia);
    expect([t.s.lostBy, t.hero().spent, t.s.generals[RED].step]).toEqual(['', [OrganizeMilitia], 3]);
  });

  it('neither is offered if the General would not advance anyway (REA-R52, REA-R18, REA-R20, REA-R22)', () => {
    const why = (id: string, generals: NonNullable<Arrangement['generals']>, held = false): unknown => {
      // Dark Visions keeps the window open, so that the refusal can be asked for.
      const t = turned(id, ['SP15', 'SP02'], { generals });
      t.chooses('pass'); // N0: the Hammer could have been played
      if (held) t.s.night.held = true;
      return t.refusalOf(card('SP15'));
    };
    expect(why('DS24', { [RED]: { step: 1 } })).toEqual({ rule: 'REA-R18', why: 'generalElsewhere' });
    expect(why('DS24', { [RED]: { life: 0 } })).toEqual({ rule: 'REA-R20', why: 'generalDefeated' });
    expect(why('DS24', { [RED]: { life: 1, step: 3, healsFrom: 9 } })).toEqual({
      rule: 'REA-R22',
      why: 'generalTooWounded',
    });
    expect(why('DS24', { [RED]: { step: 3 } }, true)).toEqual({ rule: 'REA-R52', why: 'generalHeldBefore' });
    expect(why('DS47', {})).toEqual({ rule: 'REA-R52', why: 'cardHasNoGeneral' });
  });

  it('Militia Secures Area cancels A or B (REA-R52)', () => {
    for (const [cancelled, red, green] of [
      [OrcValley, 0, 2],
      [FatherOakForest, 2, 0],
    ] as const) {
      const t = turned('DS24', ['SP14']).chooses(card('SP14'));
      expect(t.offered).toEqual([FatherOakForest, OrcValley]);
      expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R52', why: 'notOnCard' });
      t.chooses(cancelled);
      expect([t.minions(OrcValley, RED), t.minions(FatherOakForest, GREEN)]).toEqual([red, green]);
      expect(t.told('placementCancelled')).toMatchObject([{ space: cancelled }]);
    }
  });

  it.each([
    { quest: card('Q15'), id: 'DS24', at: FatherOakForest, colour: GREEN },
    { quest: card('Q16'), id: 'DS24', at: OrcValley, colour: RED },
    { quest: card('Q17'), id: 'DS09', at: BountyBay, colour: BLUE },
    { quest: card('Q18'), id: 'DS44', at: SeaBirdPort, colour: BLACK },
  ])('a hunter’s quest ($quest) cancels a placement of its colour (REA-R43)', ({ quest, id, at, colour }) => {
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [quest] }, { hero: Cleric }],
      darkDeck: [card(id)],
      first: [{ do: 'night' }],
    });
    t.chooses(QUEST + quest); // the only place of the colour
    expect([t.minions(at, colour), t.told('placementCancelled')]).toMatchObject([0, [{ space: at }]]);
    expect(t.told('minionPlaced').filter(({ rule }) => rule === 'REA-4.11')).toHaveLength(2);
  });

  it('both placements may be cancelled, each once; refusals say why not (REA-R52)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, completed: [card('Q15'), card('Q17'), card('Q16')], hand: [card('SP14'), card('SP02')] },
        { hero: Cleric },
      ],
      darkDeck: [card('DS24')],
      first: [{ do: 'night' }],
    });
    t.chooses('pass');
    expect(t.refusalOf(QUEST + card('Q17'))).toEqual({ rule: 'REA-R52', why: 'noPlacementOfColour' });
    t.chooses(QUEST + card('Q15'));
    expect(t.refusalOf(QUEST + card('Q17'))).toEqual({ rule: 'REA-R52', why: 'noPlacementOfColour' });
    t.chooses(card('SP14')); // only Orc Valley is left
    expect(t.refusalOf(QUEST + card('Q16'))).toEqual({ rule: 'REA-R52', why: 'cardPlacesNothing' });
    t.chooses('pass');
    expect(t.told('minionPlaced')).toEqual([]);
  });

  it('the place of another colour, or one that is cancelled, is refused (REA-R52)', () => {
    // DS12: Blood Flats and Bounty Bay. A frame is asked by hand, since the game would pick the only one by itself.
    const t = turned('DS12', ['SP14', 'SP02']).chooses('pass');
    t.s.night.cancelled = 1;
    t.s.agenda.push({
      ask: 'pickSpace',
      seat: 0,
      slot: 0,
      source: QUEST + card('Q16'),
      index: 0,
      left: 1,
      done: 0,
      who: NONE,
      at: NONE,
      visited: [],
    });
    expect(t.refusalOf(BountyBay)).toEqual({ rule: 'REA-R52', why: 'wrongColour' });
    expect(t.refusalOf(4)).toEqual({ rule: 'REA-R52', why: 'alreadyCancelled' });
  });

  it('on a card for its General only, or one without places, nothing can be cancelled (REA-R52)', () => {
    const second = turned('DS47', ['SP14', 'SP02'], {
      darkDeck: ['DS47', 'DS24'].map(card),
      generals: { [BLUE]: { life: 0 } },
    });
    second.chooses('pass');
    expect(second.refusalOf(card('SP14'))).toEqual({ rule: 'REA-R52', why: 'cardPlacesNothing' });
    second.chooses('pass');
    expect(second.s.night.generalOnly).toBe(true);
    expect(second.refusalOf(card('SP14'))).toEqual({ rule: 'REA-R52', why: 'generalOnlyCard' });
  });

  it('cards of other moments say when theirs is (REA-R40, REA-7.6)', () => {
    const t = turned('DS24', ['SP02', 'SP06', 'SP07', 'SP09']).chooses('pass');
    expect(t.offered).toEqual([card('SP02'), 'pass']);
    expect(t.refusalOf(card('SP06'))).toEqual({ rule: 'REA-R40', why: 'onlyBeforeNight' });
    expect(t.refusalOf(card('SP07'))).toEqual({ rule: 'REA-R40', why: 'onlyAfterRoll' });
    expect(t.refusalOf(card('SP09'))).toEqual({ rule: 'REA-7.6', why: 'costsAction' });
    const gryphons = arrange({
      heroes: [{ hero: Dwarf, completed: [KingOfTheGryphons], hand: [card('SP02')] }, { hero: Cleric }],
      first: [{ do: 'night' }],
      darkDeck: [card('DS47')],
    });
    expect(gryphons.offered).toEqual([card('SP02'), QUEST + KingOfTheGryphons, 'pass']);
    gryphons.chooses('pass');
    expect(gryphons.refusalOf(QUEST + KingOfTheGryphons)).toEqual({ rule: 'REA-R40', why: 'notOnDarknessCard' });
    const day = arrange({ heroes: [{ hero: Dwarf, hand: ['SP06', 'SP07', 'SP14'].map(card) }] });
    expect(day.refusalOf({ action: 'play', source: card('SP06') })).toEqual({
      rule: 'REA-R40',
      why: 'onlyBeforeNight',
    });
    expect(day.refusalOf({ action: 'play', source: card('SP07') })).toEqual({ rule: 'REA-R40', why: 'onlyAfterRoll' });
    expect(day.refusalOf({ action: 'play', source: card('SP14') })).toEqual({
      rule: 'REA-R40',
      why: 'onlyOnDarknessCard',
    });
  });
});

/** A card in the words of the vocabulary is one row in content: a Special and a quest are added here, and nothing else is. */
import { unsound } from '@vesper/checkers';
import { fastChance, plainWords, playOut, quickChoice, refusals, start } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { describe, expect, it, vi } from 'vitest';
import { checks } from '../checks/index.ts';
import { HERO_CARDS, eligible } from '../content/cards.ts';
import { Cleric, Dwarf } from '../content/heroes.ts';
import { BountyBay, CrystalHills, FireRiver, MonarchCity, OrcValley, RavenForest, WolfPass } from '../content/map.ts';
import { DragonHunter, quests } from '../content/quests.ts';
import type * as Quests from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import type * as Specials from '../content/specials.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import type { QuestCard, SpecialCard } from '../content/types.ts';
import { realm } from '../game.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import { holding, play } from './holding.ts';
import type { Table } from './table.ts';

vi.mock('../content/specials.ts', async original => {
  const before = await original<typeof Specials>();
  const added: SpecialCard = {
    id: 'SP17',
    name: 'Storm of Arrows',
    portrait: 3,
    dice: 1,
    windows: ['D', 'N0', 'NR'],
    effects: [{ do: 'clear', colour: 3, upTo: 1, defeat: 'storm' }, { do: 'driveBack' }],
    text: 'Defeat all minions in 1 blue land; then you may move one General back a step on its route.',
  };
  return { ...before, specials: [...before.specials, added] };
});

vi.mock('../content/quests.ts', async original => {
  const before = await original<typeof Quests>();
  const added: QuestCard = {
    id: 'Q25',
    name: 'The Hermit',
    goal: { by: 'roll', at: 28, dice: 1, needs: 2, keep: false },
    reward: 'now',
    windows: [],
    effects: [
      { do: 'draw', cards: 2 },
      { do: 'cleanse', crystals: 1 },
    ],
    task: 'As an action in Monarch City, roll 1 die: a 2 or more succeeds.',
    text: 'Draw 2 Hero cards, then remove 1 crystal from any location.',
  };
  return { ...before, quests: [...before.quests, added] };
});

const STORM = card('SP17');
const words = plainWords(realm.words);

const prompt = (t: Table, viewer: Seat = 0): string => words.prompt(t.seenBy(viewer), t.decision);
const label = (t: Table, choice: Choice): string => words.choice(t.seenBy(0), t.decision, choice, undefined);
/** Every line of the log so far, as a seat reads it. */
const lines = (t: Table, viewer: Seat = 0): (string | undefined)[] =>
  t.events.map(event => words.event(t.seenBy(viewer), event));

/** Why a choice is refused, as the seat is told. */
function whyNot(t: Table, choice: object | number | string): string | undefined {
  const found = refusals(t.match, t.decision).find(
    refused => JSON.stringify(refused.choice) === JSON.stringify(choice),
  );
  return found && words.refusal(t.seenBy(0), t.decision, found.choice, found, undefined);
}

const thought = (t: Table): Choice =>
  quickChoice(realm, t.s, t.decision.frame, t.offered, t.offered.length, fastChance('storm'));

describe('a Special that is one row', () => {
  const minions = { [WolfPass]: { green: 1, blue: 2 }, [BountyBay]: { red: 1 }, [RavenForest]: { green: 2 } };
  const onTheMarch = { [GREEN]: { step: 2 } };

  it('is dealt, and has its dice', () => {
    expect([specials.length, HERO_CARDS]).toEqual([17, 97]);
    const { state: s } = start(realm, { seats: 2, seed: 'a storm' });
    const dealt = [...s.heroDeck, ...s.heroes.flatMap(({ hand }) => hand)];
    expect(dealt.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 97 }, (_, n) => n));
    expect([BLUE, GREEN].map(general => eligible[general][STORM])).toEqual([true, false]);
    expect(checks.effects).toContain('played SP17');
  });

  it('is offered in its windows, to its own seat and to others', () => {
    const day = holding('SP17', { minions });
    expect(day.offers(play('SP17'))).toBe(true);
    expect(label(day, play('SP17'))).toBe('Play Storm of Arrows');
    const others = arrange({ heroes: [{ hero: Dwarf }, { hero: Cleric, hand: [STORM] }], minions });
    expect([others.asking, others.offeredTo('B')]).toEqual(['A chooseAction, B playSpecial?', [STORM]]);
    const night = holding('SP17', { minions, first: [{ do: 'night' }], darkDeck: [card('DS47')] });
    expect([night.decision.frame, night.offered]).toMatchObject([{ window: 'N0' }, [STORM, 'pass']]);
    night.chooses('pass');
    expect([night.decision.frame, night.offered]).toMatchObject([{ window: 'NR' }, [STORM, 'pass']]);
  });

  it('is explained where it may not be played', () => {
    const t = holding('SP17');
    expect(t.refusalOf(play('SP17'))).toEqual({ rule: 'REA-R52', why: 'nothingInReach' });
    expect(whyNot(t, play('SP17'))).toBe('There are no minions in the blue lands, and no General can be driven back.');
    const fight = arrange({
      heroes: [{ hero: Dwarf, at: RavenForest, hand: [STORM, card('SP07')] }],
      minions,
    });
    fight.dice(1, 1).does({ action: 'engage', colour: -1 });
    expect(whyNot(fight, STORM)).toBe('Storm of Arrows cannot be played in the middle of a combat.');
  });

  it('asks, refuses, is carried out one effect after the other and told', () => {
    const heroes = [{ hero: Dwarf, hand: [STORM], quest: DragonHunter, progress: 1 }, { hero: Cleric }];
    const t = arrange({ heroes, minions, generals: onTheMarch }).does(play('SP17'));
    expect([prompt(t), prompt(t, 1)]).toEqual([
      'Storm of Arrows: choose a blue land to clear',
      'The Dwarf chooses a place for Storm of Arrows',
    ]);
    expect(t.offered).toEqual([BountyBay, WolfPass, 'stop']); // a General can be driven back instead
    expect(label(t, WolfPass)).toBe('Clear Wolf Pass (1 Orc and 2 Dragonkin)');
    expect(whyNot(t, RavenForest)).toBe('Raven Forest is not a blue land.');
    expect(whyNot(t, CrystalHills)).toBe('There are no minions in Crystal Hills.');
    t.chooses(WolfPass);
    expect([t.s.crowd[WolfPass], prompt(t), t.offered]).toEqual([
      0,
      'Storm of Arrows: drive a General one step back?',
      [GREEN, 'stop'],
    ]);
    expect(label(t, GREEN)).toBe('Drive Gorgutt back to Amarak Peak');
    t.chooses(GREEN);
    expect([t.s.generals[GREEN].step, t.s.removed, t.asking]).toEqual([1, [STORM], 'A chooseAction']);
    // Defeated minions count for quests, which are completed after the card (REA-R50).
    expect(t.hero().completed).toEqual([DragonHunter]);
    expect(lines(t).slice(0, -1)).toEqual([
      'You play Storm of Arrows.',
      undefined,
      'You defeat 1 Orc in Wolf Pass.',
      'You defeat 2 Dragonkin in Wolf Pass.',
      'Dragon Hunter: you have defeated 3 of 3 Dragonkin.',
      'Gorgutt is driven back to Amarak Peak.',
      'You complete the quest Dragon Hunter.',
    ]);
    expect(unsound(checks, t.s)).toEqual([]);
  });

  it('must do something, and leaves out what cannot happen (REA-R52)', () => {
    const clearing = holding('SP17', { minions: { [WolfPass]: { blue: 1 } } }).does(play('SP17'));
    expect([clearing.s.crowd[WolfPass], clearing.asking]).toEqual([0, 'A chooseAction']);
    const driving = holding('SP17', { generals: { ...onTheMarch, [RED]: { step: 1 } } }).does(play('SP17'));
    expect([driving.offered, whyNot(driving, 'stop')]).toEqual([[GREEN, RED], 'The card must do something first.']);
    driving.chooses(RED);
    expect([driving.s.generals[RED].step, driving.asking]).toEqual([0, 'A chooseAction']);
  });

  it('is valued by the bots: played where it saves much, at its best target, and kept otherwise', () => {
    const threatened = { [WolfPass]: { blue: 3 }, [BountyBay]: { red: 1 } };
    const t = holding('SP17', { minions: threatened, generals: { [BLACK]: { step: 3 } } });
    expect(thought(t)).toEqual(play('SP17'));
    t.does(play('SP17'));
    expect(thought(t)).toBe(WolfPass);
    expect(thought(t.chooses(WolfPass))).toBe(BLACK);
    const calm = holding('SP17', { minions: { [BountyBay]: { red: 1 } }, generals: { [GREEN]: { step: 1 } } });
    expect(thought(calm)).not.toEqual(play('SP17'));
  });

  it('is played in whole games', () => {
    let played = 0;
    for (let game = 0; game < 12; game++) {
      const { state } = start(realm, { seats: 1 + (game % 4), seed: `storm ${game}` });
      playOut(realm, state, fastChance(`storm ${game}`));
      expect(unsound(checks, state)).toEqual([]);
      if (state.removed.includes(STORM)) played++;
    }
    expect(played).toBeGreaterThan(0);
  });
});

describe('a quest that is one row', () => {
  it('gives one thing after the other, then comes the next quest (REA-R43)', () => {
    const hermit = card('Q25');
    expect(quests[hermit].name).toBe('The Hermit');
    const heroes = [{ hero: Dwarf, at: MonarchCity, quest: hermit }];
    const t = arrange({ heroes, crystals: { [FireRiver]: 1, [OrcValley]: 2 } });
    t.dice(2).does({ action: 'quest' });
    expect([t.hero().hand.length, t.hero().completed, prompt(t), t.offered]).toEqual([
      2,
      [hermit],
      'The Hermit: choose a location to cleanse',
      [FireRiver, OrcValley],
    ]);
    expect(t.told('questDrawn')).toEqual([]);
    t.chooses(OrcValley);
    expect([t.s.crystals[OrcValley], t.told('questDrawn').length, t.asking]).toEqual([1, 1, 'A chooseAction']);
  });

  it('leaves out what cannot happen', () => {
    const heroes = [{ hero: Dwarf, at: MonarchCity, quest: card('Q25') }];
    const t = arrange({ heroes }).dice(6).does({ action: 'quest' });
    expect([t.hero().hand.length, t.told('questDrawn').length, t.asking]).toEqual([2, 1, 'A chooseAction']);
  });
});

/** Everything that can be told has words, every card says what it does, and play can be read from beginning to end. */
import { describe, expect, it } from 'vitest';
import { describeWords, expectSentence } from '@vesper/checkers/vitest';
import {
  below,
  choices,
  choose,
  facts,
  fastChance,
  open,
  outcome,
  plain,
  plainWords,
  refusals,
  start,
  view,
} from '@vesper/kernel';
import type { Choice, Event, Open, Seat } from '@vesper/kernel';
import { action } from '../agenda.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { scenes } from '../content/scenes.ts';
import { services } from '../content/services.ts';
import { thresholds } from '../content/thresholds.ts';
import { STATUSES } from '../content/types.ts';
import type { FolkloreEvent } from '../events.ts';
import { folklore } from '../game.ts';
import { deedOf } from '../rules/rows.ts';
import { FOE, NONE } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { words } from '../words.ts';
import { cardFacts, cardInWords } from '../words/cards.ts';
import { oddsOfAttack, oddsOfCheck } from '../words/checks.ts';
import { foePowers, foeStats, skirmishStats } from '../words/foes.ts';
import { cardName, nodeName } from '../words/names.ts';
import { serviceInWords } from '../words/services.ts';
import { statusInWords } from '../words/statuses.ts';
import { nodes } from '../content/world.ts';
import { samples, seen } from './samples.ts';

describeWords<FolkloreView, FolkloreEvent>(
  { words, options: folklore.options },
  // What is read of a step is a passage, not a line of the log.
  { seen, samples, quiet: ['lineRead'], lines: ['story'], folder: new URL('../', import.meta.url) },
);

const textOf = (id: string): string => plain(cardInWords(cardNamed(id)));

describe('the words of cards, foes and services', () => {
  it('say what every card does', () => {
    cards.forEach(({ class: cardClass }, card) => {
      if (cardClass === 'road' || cardClass === 'offRoad') return;
      expectSentence(cardName(card));
      expectSentence(cardFacts(card));
      expect([cardName(card), plain(cardInWords(card))]).toEqual([
        cardName(card),
        expect.stringMatching(/^[A-Z+].*\.$/),
      ]);
      expectSentence(plain(cardInWords(card)));
    });
  });

  it('read them from their rows', () => {
    expect(textOf('AB02')).toBe('Free (2 PP, once per round): your next melee attack this turn has ARCING.');
    expect(textOf('AB05')).toBe('When you would die (2 PP, once per fight): stay alive with 1 Vita.');
    expect(textOf('X03')).toBe('Melee weapon, adjacent, damage 1d6+2, SILVER, RAZOR 1.');
    expect(textOf('X02')).toBe('Equipped: +2 ECOLOGY, AURA 2 (you and allies within 2 steps): +1 Stride.');
    expect(textOf('RC01')).toMatch(/^Pay 2 coins and pass ECOLOGY 5: gain .+\. At the Apothecary or at a rest\.$/);
    expect(textOf('TE.ghost1')).toBe('Act (1 GP, also in skirmishes): attack (ranged, RANGE 3, damage 1d4, WEAKEN).');
  });

  it('tell equal names apart, so that no two weapons and no two milestones read alike', () => {
    const names = new Set<string>();
    for (const { id } of new Set(cards)) if (cards[cardNamed(id)].name !== '') names.add(cardName(cardNamed(id)));
    expect(names.size).toBe([...new Set(cards)].filter(({ name }) => name !== '').length);
    expect(new Set(nodes.map((_, node) => nodeName(node))).size).toBe(nodes.length);
  });

  it('say what every foe is and does', () => {
    foeKinds.forEach(({ hit }, kind) => {
      expectSentence(foeStats(kind));
      expectSentence(plain(skirmishStats(kind)));
      if (hit !== 0) expect(plain(foePowers(kind))).toMatch(/When it hits: .+\./);
    });
    expect(foeStats(0)).toBe('Nature creature, melee, adjacent, Might +5, Defense 50, Stride 6, damage 1d4, FLANK 1');
  });

  it('say what every service gives', () => {
    for (const [number] of services.entries()) expectSentence(plain(serviceInWords(number)));
    const purge = services.findIndex(({ id }) => id === 'purge');
    expect(plain(serviceInWords(purge))).toBe(
      'you lose all Infection tokens, then you are cured of SICKENED, once per visit',
    );
  });

  it('say of every status what it does and when it ends', () => {
    for (const status of STATUSES) expect(statusInWords(status)).toMatch(/^.+; .*(until|after)/);
    expect(statusInWords('blessed')).toBe('+5 Might, ABSORPTION 1; until death or the end of the story');
    expect(statusInWords('spooked')).toBe(
      '−5 Might, −1 NERVE; NERVE 5 after a fight ends it; until cured or dead; NERVE resists it',
    );
  });
});

describe('numbers and their sums', () => {
  it('FOL-R12 tell the chance of a check', () => {
    expect(oddsOfCheck(3, 6)).toBe('d10 +3 against 6: 80 %');
    expect(oddsOfCheck(-1, 5)).toBe('d10 −1 against 5: 50 %');
    expect(oddsOfCheck(0, 12)).toBe('d10 +0 against 12: 0 %');
  });

  it('FOL-5C.16 tell the chance of an attack, its Might part by part and its damage', () => {
    const facts = {
      chance: 51,
      might: 15,
      parts: { own: 20, attack: 0, darkness: -5, sight: 0, focus: 0 },
      defense: 65,
      keep: 0,
      dice: { n: 1, sides: 6, plus: 2 },
      added: 1,
      damage: { least: 4, most: 9, mean: 6.5 },
      fells: false,
    };
    expect(plain(oddsOfAttack(facts))).toBe(
      '51 %: d100, Might +15 (own +20, Darkness −5) against Defense 65; damage 1d6+2 +1 = 4–9',
    );
  });
});

/** Every sentence of a decision and of the table, as somebody reads it. */
describe('play, read aloud', () => {
  const read = plainWords(words);

  it.each([
    ['bell', 2],
    ['wolves', 1],
    ['ash', 5],
  ])('%s with %i seats has no gap in it, and its log reads the same for ever', (story, seats) => {
    const match = start(folklore, { seats, seed: `aloud ${story}`, options: { story } });
    const rng = fastChance(`aloud ${story}`);
    const log: { readonly viewer: Seat; readonly event: Event; readonly line: string | undefined }[] = [];
    for (let turn = 0; turn < 500 && outcome(match) === null; turn++) {
      const [decision] = open(match);
      const { seat } = decision;
      const legal = choices(match, decision);
      if (turn % 8 === 0) {
        const at = view(match, seat);
        expectSentence(read.prompt(at, decision));
        expectSentence(read.prompt(view(match, 'spectator'), decision));
        for (const choice of legal) expectSentence(read.choice(at, decision, choice, facts(match, decision, choice)));
        for (const { choice, ...refusal } of refusals(match, decision)) {
          expectSentence(read.refusal(at, decision, choice, refusal, facts(match, decision, choice)));
        }
        expectSentence(read.status(at));
        for (const { title, lines } of words.twin(at)) {
          expectSentence(plain(title));
          for (const { label, text } of lines) {
            expectSentence(plain(label));
            expectSentence(plain(text));
          }
        }
      }
      for (const { event } of choose(match, { seat, choice: legal[below(rng, legal.length)], decision: decision.id })) {
        const line = read.event(view(match, seat), event as FolkloreEvent);
        if (line !== undefined) expectSentence(line);
        log.push({ viewer: seat, event, line });
      }
    }
    const ends = Array.from({ length: seats }, (_, seat) => view(match, seat));
    const changed = log.filter(({ viewer, event, line }) => read.event(ends[viewer], event as FolkloreEvent) !== line);
    expect(changed.map(({ line }) => line)).toEqual([]);
    expect(log.length).toBeGreaterThan(100);
  });

  it('a foe keeps its number in the log when its map is gone', () => {
    const line = read.event(seen(0), {
      event: 'foeRemoved',
      rule: 'FOL-R48',
      foe: FOE + 3,
      foes: [{ figure: FOE + 3, kind: 0, number: 2 }],
    });
    expect(line).toBe('Winter Wolf 2 leaves.');
  });

  it('nobody is aimed at by a card without a target', () => {
    const line = read.event(seen(1), {
      event: 'cardUsed',
      rule: 'FOL-5C.12',
      who: 0,
      card: cardNamed('K01'),
      clause: 0,
      target: NONE,
    });
    expect(line).toMatch(/^The Telepath uses [A-Z][^.]+\.$/);
  });
});

/** Play hardly ever comes to these: each is read with a table that could ask it. */
describe('rare decisions', () => {
  const read = plainWords(words);
  const at = seen(0);
  const frameOf = (ask: string, fields: object): Open => {
    const frame = { ask, seat: 0, who: 0, ...fields };
    return { id: '', seat: 0, ask, rule: 'FOL-R9', optional: false, frame };
  };
  const says = (view: FolkloreView, open: Open, ...offered: readonly Choice[]): string[] => {
    expectSentence(read.prompt(view, open));
    expectSentence(read.prompt({ ...view, viewer: 'spectator' }, open));
    return offered.map(choice => read.choice(view, open, choice, undefined));
  };
  const grown: FolkloreView = {
    ...at,
    party: at.party.map(character => ({ ...character, choices: thresholds.map(() => 0) })),
  };
  const boosted = scenes.findIndex(({ features }) => features.some(({ boost }) => boost !== 'none'));
  const number = scenes[boosted].features.findIndex(({ boost }) => boost !== 'none');

  it('FOL-6.3 bonuses from 1700 lore on, abilities that are given back', () => {
    expect(says(grown, frameOf('bonus', {}), 0, 3)).toEqual(['1 ability point', '+5 Might']);
    expect(read.prompt(grown, frameOf('bonus', {}))).toBe('Telepath: 1700 lore reached. Choose a bonus for good.');
    expect(says(at, frameOf('retrainNow', {}), cardNamed('AB26'), 'keep')).toEqual([
      'Give back Whispered Doubt',
      'Keep all',
    ]);
  });

  it('FOL-R64 what is discarded for a feature’s check, and where a feature is used', () => {
    const { effects } = scenes[boosted].features[number];
    const deed = { ...deedOf('feature', number), checker: 0 };
    const inScene: FolkloreView = { ...at, scene: { ...at.scene, scene: boosted }, deeds: [deed] };
    const [discard, no] = says(
      inScene,
      frameOf('boost', { row: effects, index: 0, self: 0, target: NONE }),
      'discard',
      'no',
    );
    expect(discard).toMatch(/^Discard [A-Z].+: \+\d to the check$/);
    expect(no).toBe('Roll as it is');
    expect(says(inScene, frameOf('featureSpace', { feature: number }), 44)).toEqual(['E5']);
  });

  it('FOL-R30 a blow that a card gives in a skirmish', () => {
    const fighting: FolkloreView = {
      ...at,
      skirmish: {
        ...at.skirmish,
        isRunning: true,
        round: 1,
        kinds: [0],
        strength: [3],
        skips: [false],
        rollsLow: [false],
      },
    };
    const blow = action('attack', (cardNamed('S02') + 1) * 100 + FOE);
    expect(says(fighting, frameOf('skirmishStrike', { only: 'any' }), blow)).toEqual([
      'Attack Winter Wolf with Falchion',
    ]);
  });

  it('FOL-5C.18 extra Moves, and foes that attack each other', () => {
    expect(says(at, frameOf('extraMove', {}), 44, 'no')).toEqual(['Go to E5', 'Stay']);
    expect(says(at, frameOf('puppetTarget', { foe: FOE }), FOE + 1)).toHaveLength(1);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import {
  below,
  choices,
  choose,
  facts,
  fastChance,
  open,
  outcome,
  refusals,
  start,
  view,
  visible,
} from '@vesper/kernel';
import type { Choice, Match, Open, Options, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Wizard, heroes } from '../content/heroes.ts';
import { BountyBay, DarkWoods, OrcValley, RavenForest, SeaBirdPort, ThornyWoods, WolfPass } from '../content/map.ts';
import { AmazonEnvoy, Raids, UndeadHunter, WarBannerOfValor } from '../content/quests.ts';
import { BattleLuck, BattleStrategy, DarkVisions, SecondBattleLuck, SpellOfPurity } from '../content/specials.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { coverage } from '../coverage.ts';
import { realm } from '../game.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmAsk, RealmEvent, RealmState, RealmView } from '../state.ts';
import { words } from '../words.ts';
import { chapter } from '../words/chapters.ts';
import { epilogue } from '../words/epilogue.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

/** What no sentence may contain. */
const slip = /undefined|NaN|null|\[object|!|\s{2}|^\s*$/;

function expectSentence(text: string | undefined): void {
  expect(text).toBeDefined();
  expect(text).not.toMatch(slip);
}

// ── Played matches ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Plays a match at random, leaning towards acting, and looks at everything the words say on the way. */
function playThrough(
  seed: string,
  seats: number,
  options: Options,
  look: (match: Match<RealmState, RealmView>, decision: Open) => void,
): Match<RealmState, RealmView> {
  const match = start(realm, { seats, seed, options });
  const rng = fastChance(seed);
  while (outcome(match) === null) {
    const decision = open(match).find(({ optional }) => !optional)!;
    look(match, decision);
    const legal = choices(match, decision);
    const acting = legal.filter(choice => !['pass', 'stop', 'done', 'keep'].includes(choice as string));
    const among = acting.length > 0 && below(rng, 5) > 0 ? acting : legal;
    choose(match, { seat: decision.seat, choice: among[below(rng, among.length)] });
  }
  return match;
}

describe('in played matches', () => {
  const sittings: readonly [string, number, Options][] = [
    ['alone with three heroes', 1, {}],
    ['two with two heroes each', 2, { heroesPerSeat: '2', difficulty: 'apprentice' }],
    ['three with closed hands', 3, { openHands: false, heroSelection: 'dealt' }],
    ['four', 4, { difficulty: 'legend' }],
  ];

  it.each(sittings)('every sentence reads well: %s', (_, seats, options) => {
    for (const seed of ['one', 'two']) {
      const viewers: readonly Viewer[] = [0, seats - 1, 'spectator'];
      const match = playThrough(seed, seats, options, (at, decision) => {
        for (const viewer of viewers) {
          const seen = view(at, viewer);
          expectSentence(words.status(seen));
          expectSentence(
            words.prompt(
              seen,
              open(at, viewer).find(({ id }) => id === decision.id)!,
            ),
          );
        }
        const own = view(at, decision.seat);
        const labels = choices(at, decision).map(choice =>
          words.choice(own, decision, choice, facts(at, decision, choice)),
        );
        for (const label of labels) expectSentence(label);
        for (const refused of refusals(at, decision)) {
          expect(words.reasons).toContain(refused.why);
          expectSentence(words.refusal(own, decision, refused.choice, refused, facts(at, decision, refused.choice)));
        }
      });
      for (const viewer of viewers) {
        const at = view(match, viewer);
        for (const { event } of match.log) {
          const told = visible(event, viewer);
          if (told !== undefined) expect(words.event(at, told as RealmEvent) ?? 'none').not.toMatch(slip);
        }
        for (const { title, lines } of words.table(at)) {
          expectSentence(title);
          for (const { label, text } of lines) {
            expectSentence(label);
            expectSentence(text);
          }
        }
      }
    }
  });

  it('two actions of one hero never look alike', () => {
    playThrough('alike', 2, {}, (match, decision) => {
      if (decision.ask !== 'chooseAction') return;
      const at = view(match, decision.seat);
      const labels = choices(match, decision).map(choice =>
        words.choice(at, decision, choice, facts(match, decision, choice)),
      );
      expect(new Set(labels).size).toBe(labels.length);
    });
  });
});

// ── Completeness ─────────────────────────────────────────────────────────────────────────────────────────────────────

describe('nothing is left without words', () => {
  it('has a sentence for every reason that the rules give, and no others', () => {
    const folder = new URL('../rules/', import.meta.url);
    const files = readdirSync(folder).map(file => new URL(file, folder));
    const source = [...files, new URL('../setup.ts', import.meta.url)]
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const given = [...source.matchAll(/\bno\(\s*[^,]+,\s*'(\w+)'/g)].map(([, why]) => why);
    expect([...words.reasons].sort()).toEqual([...new Set(given)].sort());
  });

  it('names every option and its values, every moment and every line of the score sheet', () => {
    expect(Object.keys(words.options)).toEqual(Object.keys(realm.options));
    for (const [name, { named }] of Object.entries(words.options)) {
      const spec = realm.options[name];
      const values: readonly string[] = spec.kind === 'oneOf' ? spec.values : [];
      for (const value of Object.keys(named ?? {})) expect(values).toContain(value);
    }
    expect(Object.keys(words.moments!)).toEqual(['N0', 'NR', 'CR']);
    for (const why of ['general', 'taint', 'city', 'supply:green', 'supply:blue'])
      expectSentence(words.line(`lost:${why}`));
    heroes.forEach((_, hero) => {
      expectSentence(words.line(`quests:${hero}`));
      expectSentence(words.line(`generals:${hero}`));
    });
  });

  it('has a sentence for every kind of event that is not quiet', () => {
    const quiet = ['passed', 'cardRemoved'];
    for (const kind of coverage.all.filter(part => part.startsWith('event '))) {
      const name = kind.slice(6) as RealmEvent['event'];
      const told = { rule: 'REA-1.1', ...samples[name], event: name } as RealmEvent;
      for (const viewer of [0, 1, 'spectator'] as const) {
        if (quiet.includes(name)) expect(words.event(seen(viewer), told)).toBeUndefined();
        else expectSentence(words.event(seen(viewer), told));
      }
    }
  });
});

type Sample<Name extends RealmEvent['event']> = Omit<Extract<RealmEvent, { event: Name }>, 'event' | 'rule'>;

/** One event of each kind. */
const samples: { readonly [Name in RealmEvent['event']]: Sample<Name> } = {
  heroTaken: { slot: 0, hero: Wizard },
  setupCard: { card: 0, used: true },
  setupFinished: { slot: 0 },
  turnBegan: { slot: 0, turn: 5, actions: 5 },
  mercy: { slot: 0 },
  bonusActions: { slot: 0, amount: 2 },
  styleChosen: { slot: 0, style: 'sky' },
  formChosen: { slot: 0, form: BLACK },
  dayEnded: { slot: 0 },
  cardDrawn: { slot: 0, card: 1 },
  cardTurnedUp: { slot: 0, card: 1, kept: true },
  cardTaken: { slot: 0, card: 1 },
  cardDiscarded: { slot: 0, card: 1 },
  cardRemoved: { slot: 0, card: BattleLuck },
  deckRefilled: { deck: 'hero', cards: 30 },
  heroMoved: { slot: 0, from: WolfPass, to: SeaBirdPort, way: 'horse', card: 1 },
  gatePlaced: { slot: 0, space: WolfPass, from: NONE },
  rumorsHeard: { slot: 0, colour: BLUE, source: NONE },
  diceRolled: { slot: 0, why: 'healLand', faces: [4, 3], needs: 5 },
  landHealed: { slot: 0, space: RavenForest, left: 0 },
  woundsHealed: { slot: 0, amount: 2 },
  wounded: { slot: 0, amount: 1, from: 'minions' },
  woundIgnored: { slot: 0, amount: 1, by: 'armor' },
  heroDied: { slot: 0, hero: Wizard },
  heroArrived: { slot: 0, hero: Cleric },
  undeadTurned: { slot: 0, from: DarkWoods, to: SeaBirdPort },
  questDrawn: { slot: 0, quest: Raids },
  questProgressed: { slot: 0, quest: UndeadHunter, progress: 2 },
  questCompleted: { slot: 0, quest: Raids },
  questFailed: { slot: 0, quest: WarBannerOfValor, kept: true },
  questVoided: { slot: 0, quest: 18 },
  questSpent: { slot: 0, quest: Raids },
  combatRolled: {
    slot: 0,
    kind: 'engage',
    space: OrcValley,
    colours: [GREEN, GREEN, RED],
    faces: [2, 5, 3],
    modifiers: [1, 0, 0, 0],
  },
  rerolled: { slot: 0, source: 'battleLuck', faces: [4, 6] },
  minionsDefeated: { slot: 0, space: OrcValley, colour: GREEN, amount: 2, how: 'engage' },
  minionsRemoved: { slot: 0, space: OrcValley, colour: RED, amount: 1 },
  combatMissed: { slot: 0, space: OrcValley },
  battleDeclared: { slot: 0, general: GREEN },
  joined: { slot: 0, general: GREEN, joins: true },
  committed: { slot: 0, card: 4, dice: 2 },
  corruptionRolled: { slot: 0, card: 44, face: 1, lost: true },
  attackScored: { slot: 0, general: GREEN, hits: 3, ones: 1 },
  generalDefeated: { slot: 0, general: GREEN },
  generalSurvived: { general: GREEN, hits: 2, life: 4 },
  generalRegenerated: { general: BLUE, life: 4 },
  bannerRaised: { slot: 0 },
  sentHome: { slot: 0, from: ThornyWoods },
  generalHealed: { general: GREEN, life: 5 },
  warStatusAdvanced: { status: 'mid' },
  specialPlayed: { slot: 0, source: BattleStrategy, window: 'D' },
  passed: { seat: 0, window: 'N0' },
  generalDrivenBack: { slot: 0, general: GREEN, to: ThornyWoods },
  generalSpied: { slot: 0, general: GREEN },
  visionsSeen: { slot: 0, cards: [0, 47] },
  visionDiscarded: { slot: 0, card: 0 },
  visionsReturned: { slot: 0, cards: [47] },
  nightFell: { cards: 2 },
  nightQuiet: { slot: 0 },
  darknessTurnedUp: { card: 0, number: 2, generalOnly: true },
  darknessReplaced: { slot: 0, card: 0 },
  placementCancelled: { slot: 0, space: RavenForest },
  generalHeld: { slot: 0, general: BLACK },
  minionPlaced: { space: RavenForest, colour: GREEN },
  minionsNotPlaced: { space: RavenForest, colour: GREEN, amount: 2 },
  overrun: { space: RavenForest, colour: GREEN },
  crystalPlaced: { space: RavenForest, onBoard: 3 },
  crystalRemoved: { slot: 0, space: RavenForest, left: 0 },
  generalAdvanced: { general: BLACK, from: DarkWoods, to: SeaBirdPort },
  generalStayed: { general: BLACK, why: 'notNext' },
  won: { champions: [0] },
  lost: { why: 'taint' },
  championScored: { slot: 0, quests: 2, generals: 1 },
};

// ── A few sentences word for word ────────────────────────────────────────────────────────────────────────────────────

/** Seat 0 is the Wizard in Orc Valley, seat 1 the Dwarf in Monarch City. */
const atTable: Arrangement = { heroes: [{ hero: Wizard, at: OrcValley, hand: [1, 4] }, { hero: Dwarf }] };

const seen = (viewer: Viewer, at: Arrangement = atTable): RealmView => realm.view(arrange(at).s, viewer);

function asking(frame: { ask: RealmAsk['ask']; [field: string]: unknown }): Open {
  const whole = { seat: 0, slot: 0, ...frame };
  return { id: 'x', seat: whole.seat, ask: frame.ask, rule: 'REA-1.1', optional: false, frame: whole };
}

function say<Name extends RealmEvent['event']>(
  viewer: Viewer,
  name: Name,
  change: Partial<Sample<Name>> = {},
  at?: Arrangement,
): string | undefined {
  const told: object = { rule: 'REA-1.1', ...samples[name], ...change, event: name };
  return words.event(seen(viewer, at), told as RealmEvent);
}

describe('word for word', () => {
  it('calls a viewer with one hero "you" and everybody else by the hero', () => {
    expect(words.seat(seen(0), 0)).toBe('Player 1');
    expect(say(0, 'heroMoved')).toBe('You ride to Sea Bird Port with Father Oak Forest (Horse).');
    expect(say(1, 'heroMoved')).toBe('The Wizard rides to Sea Bird Port with Father Oak Forest (Horse).');
    expect(say('spectator', 'sentHome')).toBe('The Wizard is carried from Thorny Woods to Monarch City.');
    expect(say(0, 'sentHome')).toBe('You are carried from Thorny Woods to Monarch City.');
  });

  it('speaks of heroes by name to somebody who runs several', () => {
    const both: Arrangement = { ...atTable, seats: 1 };
    expect(words.seat(seen(0, both), 0)).toBe('Player 1');
    expect(say(0, 'woundsHealed', {}, both)).toBe('The Wizard heals 2 wounds.');
    const frame = { ask: 'chooseAction' } as const;
    expect(words.prompt(seen(0, both), asking(frame))).toBe('The Wizard: choose an action (5 left)');
    expect(words.prompt(seen(0), asking(frame))).toBe('Choose an action (5 left)');
    expect(words.prompt(seen(1), asking(frame))).toBe('The Wizard chooses an action (5 left)');
  });

  it('names the hero of that time after another has taken its place', () => {
    const view = { ...seen(1), fallen: [Paladin] };
    const began = { event: 'turnBegan', rule: 'REA-4.2', slot: 0, turn: 3, actions: 5 } as const;
    expect(say(1, 'woundsHealed', { hero: Paladin })).toBe('The Paladin heals 2 wounds.');
    expect(say(1, 'heroDied', { hero: Paladin })).toBe('The Paladin has fallen.');
    expect(chapter(view, { ...began, hero: Paladin })).toBe('Turn 3, the Paladin');
    expect(chapter(view, { ...began, slot: 1, hero: Dwarf })).toBe('Turn 3, the Dwarf');
  });

  it('tells how the tale ended', () => {
    const at = seen(0, { ...atTable, generals: { [GREEN]: { life: 0 } } });
    const heroes = at.heroes.map((hero, slot) => ({ ...hero, slain: slot === 1 ? [GREEN] : [] }));
    expect(epilogue({ ...at, heroes, turn: 12, lostBy: 'taint', fallen: [Paladin] })).toEqual([
      'The realm stood for 12 turns.',
      'Gorgutt fell to the Dwarf.',
      'Varkolak still stands in Dark Woods.',
      'Balazarg still stands in Scorpion Canyon.',
      'Sapphire still stands in Blizzard Mountains.',
      '0 quests completed, 0 Tainted Crystals left on the land.',
      'Fallen on the way: the Paladin.',
    ]);
    expect(epilogue({ ...at, heroes, turn: 12 }).at(-1)).toBe('The King’s Champion is the Dwarf.');
  });

  it('labels actions with what they cost', () => {
    const label = (choice: Choice, given?: object): string =>
      words.choice(seen(0), asking({ ask: 'chooseAction' }), choice, given as undefined);
    expect(label({ action: 'horse', card: 1, to: SeaBirdPort })).toBe(
      'Ride to Sea Bird Port with Father Oak Forest (Horse)',
    );
    expect(label({ action: 'foot', to: WolfPass })).toBe('Walk to Wolf Pass');
    expect(label({ action: 'play', source: SpellOfPurity })).toBe('Play Spell of Purity');
    expect(label({ action: 'play', source: QUEST + Raids })).toBe('Spend Raids');
    expect(label({ action: 'engage', colour: GREEN })).toBe(
      'Fight minions here, with 2 more dice against Orcs (Find Magic Gate)',
    );
    expect(label({ action: 'healWounds' }, { amount: 2 })).toBe('Heal 2 wounds');
  });

  it('tells two equal cards of a hand apart', () => {
    const at: Arrangement = { heroes: [{ hero: Wizard, hand: [BattleLuck, SecondBattleLuck, 8, 9] }] };
    const label = (card: number): string =>
      words.choice(seen(0, at), asking({ ask: 'discardToLimit' }), card, undefined);
    expect([BattleLuck, SecondBattleLuck, 8, 9].map(label)).toEqual([
      'Discard Battle Luck',
      'Discard Battle Luck (second copy)',
      'Discard Heaven’s Glade (Gate)',
      'Discard Heaven’s Glade (Gate, second copy)',
    ]);
  });

  it('shows the chance with a card that is committed', () => {
    const label = words.choice(seen(0), asking({ ask: 'commit', index: 0 }), 4, { dice: 2, chance: 20, then: 44 });
    expect(label).toBe('Commit Greenleaf Village (Eagle) (2 dice, 44% to win)');
  });

  it('tells rolls by colour', () => {
    expect(say(1, 'combatRolled')).toBe(
      'The Wizard fights in Orc Valley and rolls 2 and 5 against Orcs (+1 each); 3 against Demons.',
    );
    expect(say(1, 'diceRolled')).toBe('The Wizard rolls 4 and 3 to heal the land, but 5 was needed.');
    expect(say(0, 'diceRolled', { why: 'envoy', faces: [1], needs: 1 })).toBe(
      'You roll 1: up to 1 minion may be defeated.',
    );
  });

  it('reads Darkness cards', () => {
    expect(say(0, 'darknessTurnedUp')).toBe(
      'Darkness card 2: 1 Demon in Windy Pass, 2 Orcs in Raven Forest; Varkolak to Father Oak Forest with 2 Undead. Only the General moves.',
    );
    expect(say(0, 'darknessTurnedUp', { card: 46, number: 2 })).toBe('Darkness card 2: All Is Quiet: nothing happens.');
  });

  it('asks for targets in the name of the card', () => {
    const frame = {
      ask: 'pickSpace',
      source: BattleStrategy,
      left: 2,
      done: 1,
      who: NONE,
      at: NONE,
      visited: [],
    } as const;
    expect(words.prompt(seen(0), asking(frame))).toBe('Battle Strategy: choose a location to clear (1 of 3 so far)');
    expect(words.prompt(seen(1), asking(frame))).toBe('The Wizard chooses a place for Battle Strategy');
    const envoy = {
      ask: 'pickMinion',
      source: QUEST + AmazonEnvoy,
      left: 2,
      here: 0,
      done: 1,
      at: NONE,
      visited: [],
    } as const;
    expect(words.prompt(seen(0), asking(envoy))).toBe('Amazon Envoy: defeat up to 2 more minions');
    expect(words.choice(seen(0), asking(envoy), { space: BountyBay, colour: BLUE }, undefined)).toBe(
      'Defeat a Dragonkin in Bounty Bay',
    );
    const vision = { ask: 'pickVision', card: 46, source: undefined } as const;
    expect(words.prompt(seen(0), asking(vision))).toBe(
      'Dark Visions: discard this card, or put it back? All Is Quiet: nothing happens',
    );
    expect(words.choice(seen(0), asking({ ask: 'playSpecial', window: 'N0' }), DarkVisions, undefined)).toBe(
      'Play Dark Visions',
    );
  });

  it('says how the realm was lost and who is Champion', () => {
    expect(say(0, 'lost', { why: 'supply:green' })).toBe('The realm has fallen: no Orcs were left to place.');
    expect(say(0, 'won')).toBe('The realm is saved. The Wizard is King’s Champion.');
    expect(say(0, 'won', { champions: [0, 1] })).toBe(
      'The realm is saved. The Wizard and the Dwarf are King’s Champion.',
    );
    expect(words.line('quests:7')).toBe('Quests completed by the Wizard');
    expect(words.line('lost:city')).toBe('Five minions stood in Monarch City');
  });
});

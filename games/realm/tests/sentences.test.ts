/** A few sentences word for word. */
import type { Choice, Open, RuleId, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { RealmAsk } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { Dwarf, Paladin, Wizard } from '../content/heroes.ts';
import { BountyBay, SeaBirdPort, WolfPass } from '../content/map.ts';
import { AmazonEnvoy, Raids } from '../content/quests.ts';
import {
  BattleLuck,
  BattleStrategy,
  DarkVisions,
  HammerOfValor,
  SecondBattleLuck,
  SpellOfPurity,
} from '../content/specials.ts';
import { BLUE, GREEN } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { NONE, QUEST } from '../state.ts';
import { partsOf, plain, plainWords } from '@vesper/kernel';
import type { RealmView } from '../view.ts';
import { words as spoken } from '../words.ts';
import { chapter } from '../words/chapters.ts';
import { epilogue, fate } from '../words/epilogue.ts';
import type { Arrangement } from './arrange.ts';
import { atTable, samples, seen } from './samples.ts';
import type { Sample } from './samples.ts';

const words = plainWords(spoken);

function asking(frame: { ask: RealmAsk['ask']; [field: string]: unknown }): Open {
  const whole = { seat: 0, slot: 0, ...frame };
  return { id: 'x', seat: whole.seat, ask: frame.ask, rule: 'REA-1.1', optional: false, frame: whole };
}

function say<Name extends RealmEvent['event']>(
  viewer: Viewer,
  name: Name,
  change: Partial<Sample<Name>> & { readonly rule?: RuleId } = {},
  at?: Arrangement,
): string | undefined {
  const told: object = { rule: 'REA-1.1', ...samples[name], ...change, event: name };
  return words.event(seen(viewer, at), told as RealmEvent);
}

describe('word for word', () => {
  it('calls a viewer with one hero "you" and everybody else by the hero', () => {
    expect(words.seat(seen(0), 0)).toBe('Wizard');
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
    expect(plain(chapter(view, { ...began, hero: Paladin })!)).toBe('Turn 3, the Paladin');
    expect(plain(chapter(view, { ...began, slot: 1, hero: Dwarf })!)).toBe('Turn 3, the Dwarf');
  });

  it('tells how the tale ended', () => {
    const at = seen(0, { ...atTable, generals: { [GREEN]: { life: 0 } } });
    const heroes = at.heroes.map((hero, slot) => ({ ...hero, slain: slot === 1 ? [GREEN] : [] }));
    const told = (view: RealmView): string[] => epilogue(view).map(line => plain(line));
    expect(told({ ...at, heroes, turn: 12, lostBy: 'taint', fallen: [Paladin] })).toEqual([
      'The realm stood for 12 turns.',
      '0 quests completed, 0 Tainted Crystals left on the land.',
      'Fallen on the way: the Paladin.',
    ]);
    expect(told({ ...at, heroes, turn: 12 }).at(-1)).toBe('The King’s Champion is the Dwarf.');
    expect(told({ ...at, viewer: 1, heroes, turn: 12 }).at(-1)).toBe('You are the King’s Champion.');
    const fates = (view: RealmView): string[] => [GREEN, BLUE].map(general => plain(fate(view, general)));
    expect(fates({ ...at, heroes })).toEqual([
      'Gorgutt fell to the Dwarf.',
      'Sapphire still stands in Blizzard Mountains.',
    ]);
    expect(fates({ ...at, viewer: 1, heroes })[0]).toBe('Gorgutt fell to you.');
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
    expect(label).toBe('Commit Greenleaf Village (Eagle): 2 dice, 44% to win');
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

  it('says what Gorgutt parries, unless his skill is ignored', () => {
    expect(say(0, 'attackScored', { rule: 'REA-7.12' })).toBe('You score 3 hits against Gorgutt, who parries 1.');
    expect(say(1, 'attackScored', { hits: 0 })).toBe('The Wizard scores no hits against Gorgutt.');
  });

  it('counts crystals in the singular and in the plural', () => {
    expect(say(0, 'crystalPlaced', { onBoard: 1 })).toBe(
      'Raven Forest is tainted: 1 of 12 crystals lies on the board.',
    );
    expect(say(0, 'crystalPlaced')).toBe('Raven Forest is tainted: 3 of 12 crystals lie on the board.');
  });

  it('says what is left of the last card of a Night', () => {
    const last = (card: number): string | undefined => say(0, 'darknessTurnedUp', { card })?.split('. ')[1];
    const kinds = ['locations', 'quiet', 'city'] as const;
    expect(kinds.map(kind => last(darknessCards.findIndex(card => card.kind === kind)))).toEqual([
      'But only the General moves.',
      undefined,
      'But only the piles are shuffled.',
    ]);
  });

  it('speaks to the hero who is moved', () => {
    const moving = {
      ask: 'pickSpace',
      source: HammerOfValor,
      index: 0,
      left: 1,
      done: 0,
      at: NONE,
      visited: [],
    } as const;
    expect(words.prompt(seen(0), asking({ ...moving, who: 0 }))).toBe('Hammer of Valor: where do you go?');
    expect(words.prompt(seen(0), asking({ ...moving, who: 1 }))).toBe('Hammer of Valor: where does the Dwarf go?');
    const whom = asking({ ask: 'pickHeroTarget', source: HammerOfValor, index: 0, left: 1, moved: NONE });
    expect([0, 1].map(slot => words.choice(seen(0), whom, slot, undefined))).toEqual([
      'Move yourself from Orc Valley',
      'Move the Dwarf from Monarch City',
    ]);
  });

  it('reads Darkness cards', () => {
    expect(say(0, 'darknessTurnedUp')).toBe(
      'Darkness card 2: 1 Demon in Windy Pass, 2 Orcs in Raven Forest; Varkolak to Father Oak Forest with 2 Undead. But only the General moves.',
    );
    expect(say(0, 'darknessTurnedUp', { card: 46, number: 2 })).toBe('Darkness card 2: All Is Quiet: nothing happens.');
  });

  it('asks for targets in the name of the card', () => {
    const frame = {
      ask: 'pickSpace',
      source: BattleStrategy,
      index: 0,
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
      index: 0,
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
    const vision = { ask: 'pickVision', card: 46, source: DarkVisions } as const;
    expect(words.prompt(seen(0), asking(vision))).toBe(
      'Dark Visions: discard this card, or put it back? All Is Quiet: nothing happens',
    );
    expect(words.choice(seen(0), asking({ ask: 'playSpecial', window: 'N0' }), DarkVisions, undefined)).toBe(
      'Play Dark Visions',
    );
  });

  it('names a loss by Fear, the half of a die, and what Spell of Purity takes', () => {
    expect(say(1, 'wounded')).toBe('The Wizard loses 1 Life Token to the minions.');
    expect(say(1, 'wounded', { amount: 3, rule: 'REA-5.33' })).toBe(
      'The Wizard loses 3 Life Tokens to the minions, Fear included.',
    );
    const roll = { why: 'penaltyWounds', faces: [5], needs: 0 } as const;
    expect(say(0, 'diceRolled', { ...roll, rule: 'REA-5.29' })).toBe(
      'You roll 5 for wounds: half of it, rounded up, makes 3 wounds.',
    );
    expect(say(0, 'diceRolled', { ...roll, rule: 'REA-R30' })).toBe('You roll 5 for wounds.');
    expect(say(0, 'crystalRemoved', { rule: 'REA-7.6' })).toBe('Raven Forest is cleansed of all crystals.');
    expect(say(0, 'crystalRemoved', { rule: 'REA-R43' })).toBe('Raven Forest is cleansed of its last crystal.');
  });

  it('does not take the holder of Battle Luck for the one who rolls', () => {
    expect(say(1, 'rerolled')).toBe('Battle Luck: the failed dice are rolled again. The dice now show 4 and 6.');
    expect(say(1, 'rerolled', { source: 'ground' })).toBe(
      'Ground style: the Wizard rolls again. The dice now show 4 and 6.',
    );
  });

  it('asks for what remains of a Darkness card, and counts what remains of the hits', () => {
    const at = seen(0);
    const night = { ...at.night, faceUp: 0, generalOnly: true };
    expect(words.prompt({ ...at, night }, asking({ ask: 'wisdom' }))).toMatch(/ \(only the General moves\)$/);
    const battle = {
      general: GREEN,
      attackers: [0, 1],
      committed: [[], []],
      dice: [4, 2],
      findMagicGate: [false, false],
      hits: [3, 0],
      ones: [1, 0],
      rolled: [true, false],
      order: [0],
      blessed: false,
      life: 5,
    };
    const next = asking({ ask: 'pickAttacker' });
    expect(words.prompt({ ...at, battle }, next)).toBe('Who attacks Gorgutt next? (2 hits so far, 1 parried, 5 life)');
    expect(words.prompt({ ...at, battle: { ...battle, blessed: true } }, next)).toBe(
      'Who attacks Gorgutt next? (3 hits so far, 5 life)',
    );
  });

  it('says of whom and of what it speaks', () => {
    const moved = (viewer: Viewer) =>
      partsOf(spoken.event(seen(viewer), { ...samples.heroMoved, event: 'heroMoved', rule: 'REA-5.3' })!);
    expect(moved(1)).toEqual([
      { text: 'The Wizard', piece: 'hero:0', seat: 0 },
      ' rides to ',
      { text: 'Sea Bird Port', piece: `space:${SeaBirdPort}` },
      ' with ',
      { text: 'Father Oak Forest (Horse)', piece: 'card:1', means: true },
      '.',
    ]);
    expect(moved(0)[0]).toEqual({ text: 'You', you: true, seat: 0, piece: 'hero:0' });
    const taken = spoken.event(seen(1), { ...samples.heroTaken, event: 'heroTaken', rule: 'REA-3.4' })!;
    expect(partsOf(taken)[0]).toEqual({ text: 'A player', seat: 0 });
  });

  it('says how the realm was lost and who is Champion', () => {
    expect(say(0, 'lost', { why: 'supply:green' })).toBe('The realm has fallen: no Orcs were left to place.');
    expect(say(0, 'won')).toBe('The realm is saved. The Wizard is King’s Champion.');
    expect(say(0, 'won', { champions: [0, 1] })).toBe(
      'The realm is saved. The Wizard and the Dwarf are King’s Champions.',
    );
    expect(words.line('quests:7')).toBe('Quests completed by the Wizard');
    expect(words.line('lost:city')).toBe('Five minions stood in Monarch City');
  });
});

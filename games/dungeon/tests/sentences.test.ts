/** A few sentences word for word. */
import type { Choice, Facts, Open, Part, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { DungeonAsk } from '../agenda.ts';
import { AntiMagicDart, Cacophony, PoisonedMeal, RollingStone } from '../content/traps.ts';
import { LanternParade, specialEvents } from '../content/specialEvents.ts';
import { AuraOfFear, Metamorphosis, SleepDust } from '../content/combatCards.ts';
import { EvilEye, Vampire, Witch, creatureOf } from '../content/creatures.ts';
import { at } from '../content/grid.ts';
import { Clover, Empty } from '../content/items.ts';
import { BuildRoom, GetFood, HireMonster, MineGold } from '../content/orders.ts';
import { GuardGosling, LullabyOwl, MolePup, SpittingToad } from '../content/pets.ts';
import { TrapFair } from '../content/opportunities.ts';
import { Hatchery, Mint, TrainingRoom } from '../content/rooms.ts';
import type { CreatureKind } from '../content/types.ts';
import type { DungeonEvent } from '../events.ts';
import { NONE, ROOM } from '../state.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { partsOf, plain, plainWords } from '@vesper/kernel';
import { words as spoken } from '../words.ts';
import { chapter } from '../words/chapters.ts';
import { epilogue as epilogueOf } from '../words/epilogue.ts';
import { cellName } from '../words/names.ts';
import { ELF, FARMHAND, FRIAR, goblin, samples, secondGoblin, seen } from './samples.ts';
import type { Sample } from './samples.ts';

const words = plainWords(spoken);
const epilogue = (view: DungeonView): string[] => epilogueOf(view).map(line => plain(line));

function asking(frame: { ask: DungeonAsk['ask']; [field: string]: unknown }): Open {
  const whole = { seat: 0, ...frame };
  return { id: 'x', seat: 0, ask: frame.ask, rule: 'DUN-1.1', optional: false, frame: whole };
}

function say<Name extends DungeonEvent['event']>(
  viewer: Viewer,
  name: Name,
  change: { readonly [Field in keyof Sample<Name>]?: Sample<Name>[Field] | undefined } = {},
): string | undefined {
  const told: object = { rule: 'DUN-1.1', ...samples[name], ...change, event: name };
  return words.event(seen(viewer), told as DungeonEvent);
}

type Frame = Parameters<typeof asking>[0];
type Change = (s: DungeonState) => void;

const ask = (frame: Frame, change?: Change, viewer: Viewer = 0): string =>
  words.prompt(seen(viewer, change), asking(frame));
const label = (frame: Frame, choice: Choice, change?: Change, given?: object): string =>
  words.choice(seen(0, change), asking(frame), choice, given as undefined);
/** What the rules give a sentence to know are fields of the frame. */
const why = (frame: Frame, choice: Choice, reason: string): string =>
  words.refusal(seen(0), asking(frame), choice, { rule: 'DUN-1.1', why: reason, args: frame as Facts }, undefined);

const RATS = specialEvents.findIndex(({ name }) => name === 'Rats');
const FOLK_HEROES = specialEvents.findIndex(({ name }) => name === 'Folk Heroes');

const tileOf = (kind: CreatureKind): number => creatureOf.indexOf(kind);

describe('who is spoken of', () => {
  it('calls the viewer "you" and everybody else by colour', () => {
    expect(words.seat(seen(0), 1)).toBe('Blue');
    expect(say(0, 'creatureHired')).toBe('You hire a Goblin for 1 food.');
    expect(say(1, 'creatureHired')).toBe('Red hires a Goblin for 1 food.');
    expect(say('spectator', 'taxesPaid')).toBe('Red owes 4 gold in taxes and pays 3.');
    expect(say(0, 'taxesPaid')).toBe('You owe 4 gold in taxes and pay 3.');
    expect(say(0, 'taxesPaid', { paid: 4 })).toBe('You pay 4 gold in taxes.');
    expect(say(0, 'paladinMoved')).toBe('The Elf Paladin leaves Blue’s line for yours.');
    expect(say(1, 'paladinMoved')).toBe('The Elf Paladin leaves your line for Red’s.');
    expect(say(1, 'paladinMoved', { from: NONE })).toBe('The Elf Paladin takes the lead of Red’s line.');
  });

  it('tells others what somebody is busy with, and no more', () => {
    const frame = { ask: 'planBattle', part: 'traps' } as const;
    expect(ask(frame, undefined, 1)).toBe('Red plans the battle');
    expect(ask({ ask: 'usePet', pet: GuardGosling }, undefined, 1)).toBe('Red may use a pet');
    expect(say(1, 'trapsDrawn', { traps: undefined })).toBe('Red draws 1 trap.');
    expect(say(0, 'trapsDrawn')).toBe('You draw Rolling Stone.');
    expect(say(1, 'spied', { card: undefined })).toBe('Red looks at Combat Card 3.');
    expect(say(1, 'petKept', { pet: undefined })).toBe('Red keeps a pet.');
    expect(say(1, 'planOpened', { traps: undefined })).toBe('Red’s plan at C1: 1 trap and a Goblin.');
    expect(say(0, 'planOpened', { creatures: [], trapCount: 0, traps: [] })).toBe('Your plan at C1: nobody.');
  });
});

describe('questions', () => {
  it('names the order and its space', () => {
    expect(ask({ ask: 'performOrder', order: GetFood, spot: 1 })).toBe('Carry out Get Food II?');
    expect(ask({ ask: 'performOrder', order: GetFood, spot: 1 }, s => (s.board = GetFood))).toBe(
      'Carry out Pet Market II?',
    );
    expect(ask({ ask: 'giveOrder', nth: 2 })).toBe('Give your third order');
    expect(ask({ ask: 'commitGift', colour: 2 })).toBe('Which gift does Green send?');
    expect(ask({ ask: 'dig', source: 'order', done: 1, left: 2 })).toBe('Where do you dig next? (up to 2 more)');
    expect(ask({ ask: 'restore', done: 0, left: 2 })).toBe('Which tile do you win back? (up to 2)');
    expect(ask({ ask: 'restore', done: 1, left: 1 })).toBe('Which tile do you win back next? (up to 1 more)');
    expect(ask({ ask: 'dig', source: 'free', done: 0, left: 1 })).toBe('Where is the tunnel dug?');
  });

  it('says what a creature wants', () => {
    expect(ask({ ask: 'payDay', creature: tileOf(Witch) })).toBe('Pay Day: the Witch wants 1 food and 1 Evil');
    expect(ask({ ask: 'payTrap', creature: NONE })).toBe('Which trap do you give up?');
    expect(ask({ ask: 'attackTarget', creature: tileOf(EvilEye), hypnosis: true })).toBe(
      'Whom does the Evil Eye call to the front?',
    );
    expect(ask({ ask: 'attackTarget', creature: goblin, hypnosis: false })).toBe('Whom does the Goblin attack?');
  });

  it('says what a spell will do', () => {
    expect(ask({ ask: 'spellCreature', card: AuraOfFear })).toBe('Aura of Fear: which monster goes home?');
    expect(ask({ ask: 'spellCreature', card: Metamorphosis })).toBe('Metamorphosis: which monster turns into a sheep?');
    expect(ask({ ask: 'spellCreature', card: SleepDust })).toBe('Sleep Dust: which ghost falls asleep?');
    expect(ask({ ask: 'usePet', pet: GuardGosling })).toBe('Your tile is about to fall. Use a pet?');
    expect(ask({ ask: 'usePet', pet: LullabyOwl })).toBe('A slow spell is about to be cast. Use a pet?');
  });

  it('tells where the battle is planned', () => {
    const inMint: Change = s => {
      s.players[0].dungeon[at(3, 2)] = ROOM + Mint;
      s.players[0].plan.cell = at(3, 2);
    };
    expect(ask({ ask: 'planBattle', part: 'monsters' }, inMint)).toBe(
      'Plan the battle in the Mint at C2: send a monster?',
    );
    expect(ask({ ask: 'planBattle', part: 'commit' }, inMint)).toBe('Your plan for the Mint at C2 is made');
  });
});

describe('choices', () => {
  it('says what an order costs and gives', () => {
    const perform = { ask: 'performOrder', order: GetFood } as const;
    expect([0, 1, 2].map(spot => label({ ...perform, spot }, 'perform'))).toEqual([
      'Pay 1 gold: 2 food',
      'Pay 1 Evil: 3 food',
      'Pay 2 Evil: 3 food and 1 gold',
    ]);
    expect(label({ ...perform, spot: 0 }, 'decline')).toBe('Decline');
    expect(label({ ...perform, spot: 2 }, 'perform', s => (s.board = GetFood))).toBe(
      'Pay 1 food and 1 gold: draw 3 pets, keep 2',
    );
    const fair = (year: number): string =>
      label({ ask: 'performOrder', order: TrapFair, spot: 0 }, 'perform', s =>
        Object.assign(s, { board: TrapFair, year }),
      );
    expect([1, 2].map(fair)).toEqual(['Pay 1 gold: draw 3 traps, keep 1', 'Pay 1 gold: draw 4 traps, keep 1']);
    expect(label({ ask: 'giveOrder', nth: 0 }, BuildRoom, s => (s.board = BuildRoom))).toBe('Build Room (Renovation)');
  });

  it('adds the price of the space to that of the creature', () => {
    const hire = { ask: 'hire', order: HireMonster } as const;
    expect(label({ ...hire, spot: 0 }, tileOf(Vampire))).toBe('Hire the Vampire for 2 Evil');
    expect(label({ ...hire, spot: 2 }, tileOf(Vampire))).toBe('Hire the Vampire for 1 food and 2 Evil');
    expect(label({ ask: 'buildRoom', order: BuildRoom, spot: 1 }, Hatchery)).toBe(
      'Build the Hatchery, in the upper half, for 1 gold: 3 imps fetch 1 food',
    );
  });

  it('tells two of a kind apart, and experts', () => {
    const both: Change = s => (s.players[0].lair = [goblin, secondGoblin]);
    const expert: Change = s => {
      both(s);
      s.experts[0] = secondGoblin;
    };
    const next = { ask: 'payNext' } as const;
    expect([goblin, secondGoblin].map(one => label(next, one, both))).toEqual([
      'Settle with the Goblin',
      'Settle with the second Goblin',
    ]);
    expect([goblin, secondGoblin].map(one => label(next, one, expert))).toEqual([
      'Settle with the Goblin',
      'Settle with the expert Goblin',
    ]);
  });

  it('names victims with what they can still take', () => {
    const frame = { ask: 'attackTarget', creature: goblin, hypnosis: false, option: 0, nth: 0 } as const;
    const hurt: Change = s => (s.damage[FRIAR] = 1);
    expect(label(frame, FRIAR, hurt, { damage: 2 })).toBe('Friar (priest), 3 of 4 left: 2 damage');
    expect(label({ ask: 'trapTarget', trap: RollingStone }, ELF)).toBe('Elf Paladin, 4 of 4 left');
    expect(label({ ask: 'trapTarget', trap: RollingStone }, FRIAR, s => (s.courage[FRIAR] = 1))).toBe(
      'Friar (priest), 4 of 4 left and 1 courage',
    );
  });

  it('says what a creature would do', () => {
    const option = (kind: CreatureKind, id: string): string => label({ ask: 'attackWith', creature: tileOf(kind) }, id);
    expect(option(Witch, 'hexes')).toBe('Anyone for 1, twice');
    expect(option(Vampire, 'sip')).toBe('Anyone for 2, and stay awake');
    expect(label({ ask: 'attackWith', creature: goblin }, 'attack')).toBe('The first for 2, 1 to the next if he falls');
    const training: Change = s => {
      s.players[0].dungeon[at(3, 1)] = ROOM + TrainingRoom;
      Object.assign(s.battle, { seat: 0, cell: at(3, 1) });
    };
    expect(label({ ask: 'attackWith', creature: goblin }, 'attack', training)).toBe(
      'The first for 3, 2 to the next if he falls',
    );
    expect(label({ ask: 'activate' }, { pet: SpittingToad })).toBe('Spitting Toad: 1 damage to anyone but the first');
  });

  it('names the cost of a trap, that of the room included', () => {
    const traps = { ask: 'planBattle', part: 'traps' } as const;
    expect(label(traps, PoisonedMeal, undefined, { surcharge: 1 })).toBe(
      'Set the Poisoned Meal for 1 food and 1 gold: The first takes all he can still bear',
    );
    expect(label(traps, Cacophony, undefined, { surcharge: 0 })).toMatch(/^Set the Cacophony: /);
    expect(label(traps, 'none')).toBe('No trap');
    expect(label(traps, 'none', s => s.players[0].plan.traps.push(RollingStone))).toBe('No more traps');
    const ghosts = { ask: 'planBattle', part: 'ghosts' } as const;
    expect(label(ghosts, 'none', s => s.players[0].plan.creatures.push(goblin))).toBe('No ghost');
  });

  it('describes setup cards, gifts and pets', () => {
    expect(label({ ask: 'chooseSetup' }, 12)).toBe(
      'Infamous Family: 4 food, 4 gold and 4 imps, Evil +2; tunnels C1 C2 C3',
    );
    expect(label({ ask: 'chooseSetup' }, 13)).toMatch(/, Evil −2; /);
    expect([Clover, Empty].map(item => label({ ask: 'commitGift', colour: 0 }, item))).toEqual([
      'Clover, for a priest',
      'Nothing: the Empty token',
    ]);
    expect(label({ ask: 'produce', turn: 0 }, { pet: MolePup })).toBe(
      'Mole Pup: In your Production it digs 1 tunnel, no imp needed',
    );
  });
});

describe('refusals and the log', () => {
  it('explains what is in the way', () => {
    expect(why({ ask: 'dig', source: 'order', done: 0, left: 2 }, at(4, 1), 'wouldBeSquare')).toBe(
      'With D1 four tiles would form a square.',
    );
    expect(why({ ask: 'placeRoom', room: Hatchery }, at(3, 3), 'wrongZone')).toBe(
      'The Hatchery must be built in the upper half.',
    );
    expect(why({ ask: 'attackTarget', creature: tileOf(Vampire) }, FRIAR, 'isPriest')).toBe(
      'The Friar is a priest, and the Vampire keeps away from priests.',
    );
    expect(why({ ask: 'petTarget', pet: SpittingToad }, FRIAR, 'isFirst')).toBe(
      'The Friar is first in line; the Spitting Toad spits over his head.',
    );
    expect(why({ ask: 'buildRoom', order: BuildRoom, spot: 0 }, Mint, 'noRoomFits')).toBe(
      'The Mint fits nowhere in your dungeon.',
    );
  });

  it('says why an order came to nothing', () => {
    expect(say(0, 'orderUnplayable')).toBe('You cannot use Build Room I: no room on offer fits.');
    expect(say(0, 'orderUnplayable', { order: GetFood, why: 'tooEvil' })).toBe(
      'You cannot use Get Food I: Evil cannot rise that far.',
    );
  });

  it('says what a colour without a player does', () => {
    expect(say(0, 'nonPlayerOrdered')).toBe('Green rolls 5, so the next it can give: Buy Traps.');
    expect(say(0, 'nonPlayerOrdered', { rolled: 6 })).toBe('Green rolls 6: Buy Traps.');
    expect(say(0, 'nonPlayerOrdered', { rolled: NONE })).toBe('Green will go for Buy Traps.');
  });

  it('names the board whose space was used, declined or out of the question', () => {
    expect(say(0, 'orderPerformed')).toBe('You carry out Pet Market II.');
    expect(say(1, 'orderPerformed', { board: NONE })).toBe('Red carries out Get Food II.');
    expect(say(1, 'orderDeclined')).toBe('Red declines Get Food II.');
    expect(say(1, 'orderDeclined', { board: GetFood })).toBe('Red declines Pet Market II.');
    expect(say(1, 'orderUnplayable', { board: BuildRoom })).toBe('Red cannot use Renovation I: no room on offer fits.');
    expect(say(1, 'minionPlaced')).toBe('Red’s minion takes space II of Get Food.');
    expect(say(1, 'minionPlaced', { board: GetFood })).toBe('Red’s minion takes space II of Pet Market.');
    expect(say(1, 'minionBlocked')).toBe('Green’s minion finds no space at Get Food and stays at home.');
    expect(say(1, 'minionBlocked', { board: GetFood })).toBe(
      'Green’s minion finds no space at Pet Market and stays at home.',
    );
  });

  it('names the board to which an order leads', () => {
    expect(say(1, 'ordersOpened', { board: GetFood })).toBe(
      'Red orders Get Food (Pet Market), Mine Gold and Hire Monster.',
    );
    expect(say(0, 'orderGiven', { board: HireMonster })).toBe('Your second order is Hire Monster (Academy).');
    expect(say(0, 'nonPlayerOrdered', { rolled: NONE, board: TrapFair })).toBe(
      'Green will go for Buy Traps (Trap Fair).',
    );
    expect(say(0, 'nonPlayerOrderGiven', { board: MineGold })).toBe('You send Green to Mine Gold (Investment).');
  });

  it('says who has nothing left to defend', () => {
    expect(say(1, 'prisonerFreed')).toBe('The Friar (priest) walks out of Red’s prison.');
    const freed = { ...samples.prisonerFreed, event: 'prisonerFreed', rule: 'DUN-R36' } as const;
    expect(words.event(seen(1), freed)).toBe(
      'Red has no tile left to defend: the Friar (priest) walks out of Red’s prison.',
    );
    expect(say(0, 'nothingToDefend')).toBe('You have no tile left to defend, and no prisoner to lose.');
  });

  it('has the right article and the right number', () => {
    expect(say(0, 'planPicked', { trap: AntiMagicDart })).toBe('You plan an Anti-magic Dart.');
    expect(say(0, 'evilRolled', { face: 8 })).toBe('Green rolls an 8.');
    expect(say(1, 'specialStruck')).toBe('Witch Hunt strikes Red.');
    expect([RATS, FOLK_HEROES].map(card => say(1, 'specialStruck', { card }))).toEqual([
      'Rats strike Red.',
      'Folk Heroes strike Red.',
    ]);
    expect(say(1, 'specialHarmless', { card: RATS })).toBe('Rats spare Red.');
    expect(say(1, 'specialStruck', { card: LanternParade })).toBe('The Lantern Parade comes to Red.');
    expect(say(1, 'specialHarmless', { card: LanternParade })).toBe('The Lantern Parade passes Red by.');
    expect(say(1, 'becameInvisible', { adventurers: [] })).toBe('There is no wizard to hide.');
  });

  it('speaks of eating only to a Demon', () => {
    expect(why({ ask: 'feedMonster', creature: goblin }, secondGoblin, 'notAMonster')).toMatch(/eat/);
    expect(why({ ask: 'witchHunt' }, secondGoblin, 'notAMonster')).toBe('A ghost is no monster.');
  });

  it('points at pieces and people, also at colours that nobody plays', () => {
    const parts = (name: DungeonEvent['event']): readonly Part[] =>
      partsOf(spoken.event(seen(1), { rule: 'DUN-1.1', ...samples[name], event: name } as DungeonEvent) ?? '');
    expect(parts('tunnelDug')).toEqual([
      { text: 'Red', seat: 0 },
      ' digs a tunnel at ',
      { text: cellName(7), piece: 'cell:0-7' },
      '.',
    ]);
    expect(parts('evilRolled')[0]).toEqual({ text: 'Green' });
    expect(parts('minionPlaced')).toContainEqual({ text: 'space II of Get Food', piece: 'spot:0-1' });
  });

  it('tells what became of creatures', () => {
    const left = (reason: Sample<'creatureLeft'>['why']): string | undefined => say(1, 'creatureLeft', { why: reason });
    expect((['fed', 'dismissed', 'hunted', 'thrown'] as const).map(left)).toEqual([
      'Red’s Goblin is eaten.',
      'Red’s Goblin packs its things and leaves.',
      'Red’s Goblin is handed to the hunters.',
      'Red’s Goblin flies through the air and is not seen again.',
    ]);
  });

  it('says who a hero goes to', () => {
    expect(say(0, 'adventurerAssigned')).toBe('The Friar joins your line.');
    expect(say(0, 'adventurerAssigned', { colour: 3, adventurer: FARMHAND })).toBe(
      'The Farmhand goes to Yellow and is gone.',
    );
    expect(say(0, 'giftOpened', { item: Empty })).toBe('You send no gift.');
    expect(say(0, 'itemReturned', { item: Empty })).toBeUndefined();
  });

  it('counts heroes, pets and points', () => {
    expect(say(0, 'becameInvisible', { adventurers: [12] })).toBe('The Apprentice slips to the back, unseen.');
    expect(say(0, 'petsPutBack', { pets: [0, 1] })).toBe(
      'The Hoarding Hamster and the Magpie Whelp go back under the deck.',
    );
    expect(say(0, 'roundBegan', { seats: [1] })).toBe('Round 2: Blue has heroes at the door.');
    expect(say(0, 'scored')).toBe('You score −3: Dead Letter Office.');
    expect(say(0, 'titleHeld')).toBe('You and Blue share the title of Tunnellord, for 1 point each.');
    expect(say(0, 'won', { tied: true })).toBe('Points are equal, and turn order decides: you win.');
  });

  it('divides the log', () => {
    const told = (name: 'seasonBegan' | 'combatBegan' | 'roundBegan' | 'paid'): DungeonEvent =>
      ({ rule: 'DUN-1.1', ...samples[name], event: name }) as DungeonEvent;
    expect((['seasonBegan', 'combatBegan', 'roundBegan', 'paid'] as const).map(n => chapter(seen(0), told(n)))).toEqual(
      ['Spring, year 1', 'Combat of year 1', 'Round 2', undefined],
    );
  });
});

describe('the end', () => {
  const ended =
    (scores: readonly number[]): Change =>
    s => {
      s.players[0].prison = [FRIAR, ELF];
      s.players[0].redMarks = 2;
      s.phase = 'over';
      const sheet = [{ seat: 0, rule: 'DUN-6.8', line: 'room:RM13', points: 3 }];
      s.outcome = { winners: [0], places: scores.map((_, seat) => seat + 1), scores, sheet };
    };

  it('tells what every lord is left with', () => {
    expect(epilogue(seen(0, ended([12, -3])))).toEqual([
      'You keep 0 rooms, 0 monsters and 2 prisoners, a paladin among them; nothing was lost, and 2 letters went unanswered.',
      'Blue keeps 0 rooms, 0 monsters and 0 prisoners; nothing was lost.',
      'Red has earned a licence.',
    ]);
  });

  it('says who came in which place', () => {
    const over = seen(1, ended([12, 5, -3]));
    const won = { rule: 'DUN-1.4', ...samples.won, event: 'won', places: [1, 2, 3] } as DungeonEvent;
    expect(words.event(over, won)).toBe('Red wins. You come second, Green third.');
    const totals = (view: DungeonView): string[] =>
      words
        .twin(view)
        .at(-1)!
        .lines.flatMap(({ label, text }) => (label.endsWith('in all') ? [text] : []));
    expect(totals(over)).toEqual(['12 points, first place', '5 points, second place', '−3 points, third place']);
    expect(totals({ ...seen(0, ended([12])), seats: 1 }), 'not alone').toEqual(['12 points']);
  });

  it('gives a verdict to someone who plays alone', () => {
    const alone = (points: number): string[] => {
      const view = { ...seen(0, ended([points])), seats: 1 };
      return [words.status(view), epilogue(view).at(-1)!];
    };
    expect(alone(-11)).toEqual(['The books are closed with −11 points: unlicensed', 'The verdict: unlicensed.']);
    expect(alone(9)[1]).toBe('The verdict: an apprentice.');
    expect(alone(10)[1]).toBe('The verdict: licensed.');
    expect(alone(20)[1]).toBe('The verdict: a dungeon lord.');
    expect(alone(30)[1]).toBe('The verdict: an underlord.');
  });

  it('says who won, and reads the sheet', () => {
    expect(words.status(seen(0, ended([1, -3])))).toBe('You win with 1 point');
    expect(words.status(seen(1, ended([12, -3])))).toBe('Red wins with 12 points');
    const sheet = words.twin(seen(0, ended([12, -3]))).find(({ title }) => title === 'Score sheet')!;
    expect(sheet.lines).toEqual([
      { label: 'Red', text: 'Cafeteria: 3' },
      { label: 'Red, in all', text: '12 points, first place' },
      { label: 'Blue, in all', text: '−3 points, second place' },
    ]);
  });
});

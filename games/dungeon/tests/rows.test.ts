/**
 * A card in the existing vocabulary is one row in `content/`: here a room, a pet and a spell are added, and nothing else.
 * They are refused, asked for, carried out, told, labelled and valued like all others.
 */
import { plainWords } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { describe, expect, it, vi } from 'vitest';
import { appealOf } from '../bot/appeal.ts';
import { castSpell, possibleCards } from '../bot/spells.ts';
import { petWorth, useWorth } from '../bot/worth.ts';
import { emptyParty } from '../bot/party.ts';
import type * as Cards from '../content/combatCards.ts';
import type * as Pets from '../content/pets.ts';
import type * as Rooms from '../content/rooms.ts';
import type { CombatCardRow, PetCard, RoomCard } from '../content/types.ts';
import { ROOM } from '../state.ts';
import { words as spoken } from '../words.ts';
import { arrange } from './arrange.ts';
import { card, kind, pet, tile, trap } from './pieces.ts';
import { purse, season } from './season.ts';
import type { AtSeat } from './arrange.ts';
import type { Table } from './table.ts';

vi.mock('../content/rooms.ts', async load => {
  const content = await load<typeof Rooms>();
  const row: RoomCard = {
    ...content.rooms[content.Hatchery],
    id: 'RM23',
    name: 'Candle Works',
    production: {
      workers: 2,
      cost: { food: 1, gold: 0, evil: 0, traps: 0, monsters: 0, imps: 0 },
      effect: { do: 'gain', food: 0, gold: 3, imps: 0 },
    },
    text: '2 imps and 1 food make 3 gold.',
  };
  Array.prototype.push.call(content.rooms, row);
  return content;
});

vi.mock('../content/pets.ts', async load => {
  const content = await load<typeof Pets>();
  const row: PetCard = {
    ...content.pets[content.MolePup],
    id: 'PET13',
    name: 'Trap Terrier',
    effect: { do: 'keepTraps', draw: 3, keep: 2, secondYear: 0 },
    text: 'In your Production it finds 3 traps, of which you keep 2.',
  };
  Array.prototype.push.call(content.pets, row);
  return content;
});

vi.mock('../content/combatCards.ts', async load => {
  const content = await load<typeof Cards>();
  const row: CombatCardRow = {
    ...content.combatCards[content.Fireball],
    id: 'C110',
    name: 'Stampede',
    fast: true,
    spell: { do: 'banish' },
    text: 'One of your monsters in the battle runs off.',
  };
  Array.prototype.push.call(content.combatCards, row);
  return content;
});

const words = plainWords(spoken);

/** What A is asked and offered, word by word, and what the bot thinks of it. */
const prompt = (t: Table): string => words.prompt(t.seenBy(0), t.decision);
const label = (t: Table, choice: Choice): string => words.choice(t.seenBy(0), t.decision, choice, undefined);
const appeal = (t: Table, choice: Choice): number => appealOf(t.s, t.decision.frame, choice);
const log = (t: Table): string[] => t.match.log.flatMap(({ event }) => words.event(t.seenBy(0), event as never) ?? []);

const produces = (A: AtSeat): Table =>
  season({
    seats: 2,
    options: { fs: true },
    A,
    trapDeck: [trap('TR-RS'), trap('TR-PE'), trap('TR-FW')],
    first: [{ do: 'production' }],
  });

describe('a new production room', () => {
  const A: AtSeat = { dungeon: { c3r3: 'RM23' }, imps: 2, food: 1, gold: 0 };
  const room = tile('RM23') - ROOM;

  it('is asked for, labelled and valued', () => {
    const t = produces(A);
    expect([t.asking, t.offered, label(t, room)]).toEqual([
      'A produce',
      [room, 'end'],
      'Candle Works: 2 imps and 1 food make 3 gold',
    ]);
    expect(useWorth(room)).toBeCloseTo(1.1);
    expect(appeal(t, room)).toBeGreaterThan(appeal(t, 'end'));
  });

  it('is done and told', () => {
    const t = produces(A).chooses(room);
    expect(purse(t)).toBe('0 food, 3 gold, 2 imps (2 busy), Evil 5');
    expect(log(t)).toEqual([
      'You use the Candle Works.',
      'You set 2 imps to work.',
      'You pay 1 food.',
      'You gain 3 gold.',
    ]);
  });

  it('is refused to who cannot pay for it, by name once it has worked', () => {
    const pets = ['PET9']; // somebody with an unknown pet is asked in any case
    expect(produces({ ...A, food: 0, pets }).refusalOf(room)).toEqual({ rule: 'DUN-4.6', why: 'tooLittleFood' });
    const t = produces({ ...A, imps: 4, food: 2, pets }).chooses(room);
    expect(t.refusalOf(room)).toMatchObject({ why: 'roomIsUsed' });
    const why = { rule: 'DUN-R27', why: 'roomIsUsed', args: { room: room } };
    expect(words.refusal(t.seenBy(0), t.decision, room, why, undefined)).toBe(
      'The Candle Works has worked enough this season.',
    );
  });
});

describe('a new pet that produces', () => {
  it('is asked for, labelled and valued', () => {
    const t = produces({ openPets: ['PET13'] });
    const choice = { pet: pet('PET13') };
    expect([t.asking, t.offered, label(t, choice)]).toEqual([
      'A produce',
      [choice, 'end'],
      'Trap Terrier: In your Production it finds 3 traps, of which you keep 2',
    ]);
    expect([petWorth(pet('PET13')), appeal(t, choice) > appeal(t, 'end')]).toEqual([expect.closeTo(2.1), true]);
  });

  it('is done, asks and is told', () => {
    const t = produces({ openPets: ['PET13'] }).chooses({ pet: pet('PET13') });
    expect([t.asking, prompt(t), t.offered.length]).toEqual(['A keep', 'Keep which trap? (2 to keep)', 3]);
    t.chooses(trap('TR-RS'), trap('TR-PE'));
    expect([t.player().traps, t.player().usedPets]).toEqual([[trap('TR-RS'), trap('TR-PE')], [pet('PET13')]]);
    expect(log(t)[0]).toBe('You use the Trap Terrier.');
  });

  it('is refused where there is nothing to draw', () => {
    const t = season({
      seats: 2,
      options: { fs: true },
      A: { openPets: ['PET13'], dungeon: { c3r3: 'RM03' } },
      short: true,
      first: [{ do: 'production' }],
    });
    expect(t.refusalOf({ pet: pet('PET13') })).toEqual({ rule: 'DUN-R21', why: 'noTrapsLeft' });
  });
});

describe('a new spell', () => {
  const lair = ['MON-GOB', 'MON-TRO'];
  const under = (A: AtSeat, creatures: readonly string[]): Table =>
    arrange({ A: { line: ['AW4', 'AZ1'], dungeon: { c3r1: 'RM03' }, ...A }, cards: ['C110'] }).plans('A', {
      creatures,
    });

  it('asks, is done and is told', () => {
    const t = under({ lair }, lair);
    expect([t.asking, prompt(t), t.offered]).toEqual([
      'A spellCreature',
      'Stampede: which monster is cast out?',
      [t.creature('MON-GOB'), t.creature('MON-TRO')],
    ]);
    expect([label(t, t.creature('MON-TRO')), appeal(t, t.creature('MON-GOB')) !== 0]).toEqual(['The Troll', true]);
    t.chooses(t.creature('MON-TRO'));
    expect(t.lair()).toContain('MON-TRO zzz');
    expect(log(t).slice(0, 12).join(' ')).toMatch(/The party casts Stampede on you\. Your Troll is knocked out\./);
  });

  it('finds nobody where no monster is sent, and says so', () => {
    expect(log(under({ lair }, []))).toContain('Stampede has no effect.');
    expect(under({ line: ['AW4'] }, []).told('spellFailed')).toMatchObject([{ why: 'tooLittleMagic' }]);
  });

  it('is reckoned with by the bot', () => {
    const kinds = lair.map(id => kind(id));
    const sent = [0, 1];
    expect([castSpell(emptyParty(), card('C110'), kinds, sent), sent]).toEqual([0.6, [1]]); // the Goblin is the weaker
    const { s } = arrange({ A: { line: ['AW4', 'AZ1'] } });
    expect(possibleCards(s, 0)).toContain(card('C110'));
  });
});

/** What a browser notes before it speaks, and what it says of a match afterwards. The server here may lie as it likes. */
import { commitmentOf, markOf, seedOf } from '@vesper/table/fair';
import type { Fairness } from '@vesper/table/fair';
import type { SeatInfo, TableInfo } from '@vesper/table/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchFile } from '../session/api.ts';
import { judged, notedOf, speak, speakFirst, unsay } from '../session/dice.ts';
import { SessionError } from '../session/session.ts';

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as Storage;
beforeEach(() => kept.clear());

const secret = 'the secret';
const commitment = commitmentOf(secret);

function seat(more: Partial<SeatInfo>): SeatInfo {
  return { kind: 'open', yours: false, said: null, ...more } as SeatInfo;
}

function table(seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { id: 'the-table', commitment, formula: 2, seats, ...more } as TableInfo;
}

const bot = seat({ kind: 'bot' });
const ann = seat({ kind: 'person', said: markOf(secret, 1, 'of Ann') });
const refuse = (code: string) => async () => {
  throw new SessionError({ code, message: code });
};

/** Sits down on seat 0, as told, and says which words the server has heard. */
async function sitDown(others: readonly SeatInfo[], answered: Partial<TableInfo> = {}): Promise<string> {
  let heard = '';
  await speak(table([seat({}), ...others]), [0], async words => {
    heard = words;
    return { table: table([seat({ kind: 'person', yours: true }), ...others], answered) };
  });
  return heard;
}

function fileOf(words: readonly string[], more: Partial<Fairness> = {}, seats = words.length): MatchFile {
  const fair = { formula: 2, table: 'the-table', commitment, secret, words, ...more } as const;
  return { seed: seedOf(fair), seats, fair } as unknown as MatchFile;
}

const replayed = { entries: 7, hash: '0123456789abcdef', asShown: true };
const verdict = (file: MatchFile, shown = replayed): string => judged(file, 'the-table', shown);

describe('before the match', () => {
  it('the commitment and the own words are noted before they leave', async () => {
    await speak(table([seat({}), ann]), [0], async words => {
      expect(notedOf('the-table')).toMatchObject({ commitment, formula: 2, seat: 0, words });
      return { table: table([]) };
    });
    await speakFirst(commitment, ['me', 'bot'], async words => {
      expect(notedOf(commitment)).toMatchObject({ commitment, formula: 2, seat: 0, words, fixed: [null, ''] });
      return { table: table([], { id: 'another' }) };
    });
    expect(notedOf('another')).toMatchObject({ commitment, seat: 0 });
    expect(notedOf(commitment)).toBeNull();
  });

  it('a table with another secret or an older formula than was promised is refused loudly', async () => {
    const make = (made: Partial<TableInfo>) =>
      speakFirst(commitment, ['me', 'bot'], async () => ({ table: table([], made) }));
    await expect(make({ commitment: 'other' })).rejects.toMatchObject({ code: 'broken-promise' });
    await expect(make({ formula: 1 })).rejects.toMatchObject({ code: 'broken-promise' });
    await expect(sitDown([ann], { commitment: 'other' })).rejects.toMatchObject({ code: 'broken-promise' });
    await expect(speak(table([seat({})], { commitment: 'third' }), [0], refuse('never'))).rejects.toMatchObject({
      code: 'broken-promise',
    });
  });

  it('words that got no answer are said again; refused ones and those of who got up are not', async () => {
    const said: string[] = [];
    const say = (code: string) => async (words: string) => {
      said.push(words);
      return refuse(code)();
    };
    for (const code of ['offline', 'seat-taken', 'offline'])
      await expect(speak(table([seat({}), ann]), [0], say(code))).rejects.toMatchObject({ code });
    expect(new Set(said).size).toBe(1);
    kept.clear();
    await expect(speak(table([seat({}), ann]), [0], say('seat-taken'))).rejects.toMatchObject({ code: 'seat-taken' });
    expect(notedOf('the-table')).toMatchObject({ seat: null });
    const first = await sitDown([ann]);
    expect(first).not.toBe(said[3]);
    unsay('the-table');
    expect(await sitDown([ann])).not.toBe(first);
  });

  it('the rematch of somebody else is not taken for a broken promise, but one in which others spoke for me is', async () => {
    const found = (seats: readonly SeatInfo[]) =>
      speakFirst('mine', ['me', 'other'], async () => ({ table: table(seats) }), true);
    const me = seat({ kind: 'person', yours: true });
    await found([seat({ yours: true }), ann]);
    await found([seat({}), ann]); // I have declined it
    expect([notedOf('mine'), notedOf('the-table')]).toEqual([null, null]);
    await expect(found([me, ann])).rejects.toMatchObject({ code: 'broken-promise' });
    const words = await sitDown([ann]);
    await found([me, ann]); // I have been there before
    expect(notedOf('the-table')).toMatchObject({ words });
  });

  it('a browser that keeps nothing plays all the same', async () => {
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new Error('full');
    };
    expect(await sitDown([bot])).not.toBe('');
    localStorage.setItem = setItem;
    expect(notedOf('the-table')).toBeNull();
  });
});

describe('after the match', () => {
  it('against bots everything is proven', async () => {
    const words = await sitDown([bot]);
    expect(verdict(fileOf([words, '']))).toMatch(/^Fair: .* all 7 entries .* Nobody’s words were chosen after them\.$/);
  });

  it('of several seats that are taken together the first one speaks; those taken before have spoken', async () => {
    const mine = seat({ yours: true });
    const taken = seat({ kind: 'person', yours: true, said: markOf(secret, 2, 'said earlier') });
    let own = '';
    await speak(table([mine, mine, taken]), [0, 1], async words => {
      own = words;
      return { table: table([]) };
    });
    expect(verdict(fileOf([own, '', 'said earlier']))).toMatch(/^Fair: .* Nobody’s words were chosen after them\.$/);
    expect(verdict(fileOf([own, 'more', 'said earlier']))).toMatch(/^Not fair: .*seat 2/);
    expect(verdict(fileOf([own, '', 'changed']))).toMatch(/^Not fair: .*seat 3/);
  });

  it('says when somebody could have spoken later', async () => {
    const words = await sitDown([seat({})]);
    expect(verdict(fileOf([words, 'chosen late']))).toMatch(/^Fair: .* Not proven: .*\(seat 2\)/);
  });

  it('names a seat, too, whose person got up and whose words are others now', async () => {
    const words = await sitDown([ann, seat({}), bot]);
    expect(verdict(fileOf([words, 'of Ann', 'late', '']))).toMatch(/^Fair: .* Not proven: .*\(seat 3\)/);
    expect(verdict(fileOf([words, 'of Eve', 'late', '']))).toMatch(/^Fair: .* Not proven: .*\(seats 2, 3\)/);
    expect(verdict(fileOf([words, 'of Ann', 'late', 'ground out']))).toMatch(/^Not fair: .*seat 4/);
  });

  it('who got up while this browser sat down did not cheat, but speaks later', async () => {
    const got = seat({});
    const words = await sitDown([ann, bot], { seats: [seat({ kind: 'person', yours: true }), got, got] });
    expect(verdict(fileOf([words, 'of Eve', '']))).toMatch(/^Fair: .* Not proven: .*\(seat 2\)/);
    expect(verdict(fileOf([words, 'of Eve', 'ground out']))).toMatch(/^Not fair: .*seat 3/);
  });

  it('a link that is opened again says nothing anew', async () => {
    const [mine, other] = [seat({ kind: 'person', yours: true, said: markOf(secret, 1, 'said in seat 2') }), seat({})];
    let own = '';
    await speak(table([other, mine]), [0], async words => {
      own = words;
      return { table: table([mine, mine]) };
    });
    await speak(table([mine, mine]), [1], async words => {
      expect(words).toBe('');
      return { table: table([mine, mine]) };
    });
    expect(verdict(fileOf([own, 'said in seat 2']))).toMatch(/^Fair: .* Nobody’s words were chosen after them\.$/);
  });

  it.each<[string, (own: string) => MatchFile, RegExp]>([
    [
      'another secret',
      own => fileOf([own, 'of Ann', ''], { secret: 'other', commitment: commitmentOf('other') }),
      /another commitment/,
    ],
    ['a secret beside its commitment', own => fileOf([own, 'of Ann', ''], { secret: 'other' }), /not the one/],
    ['other words of mine', () => fileOf(['other', 'of Ann', '']), /not in the seed/],
    ['my words in another seat', own => fileOf(['of Ann', own, '']), /not in the seed/],
    ['words of others changed after mine', own => fileOf([own, 'of Eve', '']), /seat 2 are not those/],
    ['words for a bot', own => fileOf([own, 'of Ann', 'ground out']), /seat 3 are not those/],
    [
      'words for a seat that is not there',
      own => fileOf([own, 'of Ann', '', 'ground out'], {}, 3),
      /not as many words/,
    ],
    ['a seat that was not there before', own => fileOf([own, 'of Ann', '', 'ground out']), /not as many words/],
    ['the dice of another table', own => fileOf([own, 'of Ann', ''], { table: 'other' }), /another table/],
    [
      'the older formula',
      own => fileOf([own, 'of Ann', ''], { formula: 1, commitment: commitmentOf(secret, 1) }),
      /another formula/,
    ],
    ['the older formula for this commitment', own => fileOf([own, 'of Ann', ''], { formula: 1 }), /not the one/],
    ['an unknown formula', own => fileOf([own, 'of Ann', ''], { formula: 3 as 2 }), /does not know/],
    ['another seed', own => ({ ...fileOf([own, 'of Ann', '']), seed: 'another' }), /does not follow/],
    ['no dice at all', own => ({ ...fileOf([own, 'of Ann', '']), fair: null }), /says nothing/],
  ])('a file with %s is forged', async (_, forge, why) => {
    const own = await sitDown([ann, bot]);
    expect(verdict(fileOf([own, 'of Ann', '']))).toMatch(/^Fair: /);
    const forged = verdict(forge(own));
    expect(forged).toMatch(/^Not fair: /);
    expect(forged).toMatch(why);
  });

  it('a record that ends with another table than the one on the screen is forged', async () => {
    const words = await sitDown([bot]);
    expect(verdict(fileOf([words, '']), { ...replayed, asShown: false })).toMatch(/^Not fair: .*screen/);
  });

  it('without notes, or without words, says what could not be checked', () => {
    expect(verdict(fileOf(['of Eve', '']))).toMatch(/^Only this can be checked here: .*noted nothing\.$/);
    expect(verdict(fileOf(['of Eve', ''], { secret: 'other' }))).toMatch(/^Not fair/);
  });

  it('who said no words is told that others could have chosen theirs; but a match of bots has none', async () => {
    await sitDown([bot]);
    unsay('the-table');
    expect(verdict(fileOf(['of Eve', '']))).toMatch(/^Only this .*it said none of its own\.$/);
    const other = { secret: 'other', commitment: commitmentOf('other') };
    expect(verdict(fileOf(['of Eve', ''], other))).toMatch(/^Not fair: .*another commitment/);
    await speakFirst(commitment, ['bot', 'bot'], async () => ({ table: table([bot, bot]) }));
    expect(verdict(fileOf(['', '']))).toMatch(/^Only this .*it said none of its own\.$/);
    expect(verdict(fileOf(['', 'ground out']))).toMatch(/^Not fair: .*seat 2/);
  });

  it('a match of before is checked by its formula, and said to prove less', () => {
    const old = { formula: undefined, commitment: commitmentOf(secret, 1) };
    expect(verdict(fileOf(['of Eve', ''], old))).toMatch(/older formula/);
  });

  it('a match opened from a file is compared with what was noted where it was played', async () => {
    const words = await sitDown([bot]);
    expect(judged(fileOf([words, '']), 'opened-here', replayed)).toMatch(/^Fair: /);
    expect(judged(fileOf(['other', '']), 'opened-here', replayed)).toMatch(/^Not fair: /);
  });
});

import { describe, expect, it } from 'vitest';
import {
  also,
  any,
  capital,
  count,
  does,
  listed,
  means,
  named,
  piecesIn,
  plain,
  say,
  signed,
  somebody,
  uncapital,
  whose,
} from '../index.ts';

const you = somebody(1, 1, 'Red');
const red = somebody(0, 1, 'Red');
const alden = named('colonist:3', 'Capt. John Alden');
const porter = named('colonist:4', 'John Porter Sr.');

describe('a sentence', () => {
  it('keeps what its words stand for', () => {
    expect(say`${does(red, 'accuse')} ${alden}.`).toEqual([
      { text: 'Red', seat: 1 },
      ' accuses ',
      { text: 'Capt. John Alden', piece: 'colonist:3' },
      '.',
    ]);
  });

  it('is a plain text where nothing is meant by its words', () => {
    expect(say`Round ${2} begins${''}.`).toBe('Round 2 begins.');
    expect(say``).toBe('');
  });

  it('ends with one stop', () => {
    expect(plain(say`${red} arrests ${porter}.`)).toBe('Red arrests John Porter Sr.');
  });

  it('reads with people’s names, but never calls the reader by name', () => {
    const name = (): string => 'Tobias';
    expect(plain(say`${red} takes ${whose(red)} card`, name)).toBe('Tobias takes Tobias’s card');
    expect(plain(say`${you} take ${whose(you)} card`, name)).toBe('you take your card');
    expect(plain(say`${red} wins`, () => '')).toBe('Red wins');
  });

  it('begins with a capital, or without one unless it begins with a name', () => {
    expect(plain(capital(say`${you} win`))).toBe('You win');
    expect(capital('place a messenger')).toBe('Place a messenger');
    expect(uncapital('Place a messenger')).toBe('place a messenger');
    expect(uncapital(say`${alden} wins`)).toEqual(say`${alden} wins`);
    expect(capital('')).toBe('');
  });

  it('names the pieces it speaks of, and those by whose means only when asked', () => {
    const sentence = say`${red} accuses ${alden} with ${means(porter)}, ${alden} again`;
    expect(piecesIn(sentence)).toEqual(['colonist:3']);
    expect(piecesIn(sentence, true)).toEqual(['colonist:3', 'colonist:4']);
    expect(piecesIn('nothing')).toEqual([]);
  });
});

describe('grammar', () => {
  it('lets verbs agree with who does it', () => {
    const both = (verb: string): string[] => [plain(does(you, verb)), plain(does(red, verb))];
    expect(both('arrest')).toEqual(['you arrest', 'Red arrests']);
    expect(both('are')).toEqual(['you are', 'Red is']);
    expect(both('have')).toEqual(['you have', 'Red has']);
    expect(both('may keep')).toEqual(['you may keep', 'Red may keep']);
    expect(both('search')).toEqual(['you search', 'Red searches']);
    expect(both('carry')).toEqual(['you carry', 'Red carries']);
    expect(both('pay')).toEqual(['you pay', 'Red pays']);
    expect(both('want to leave')).toEqual(['you want to leave', 'Red wants to leave']);
    expect([also(you, 'roll'), also(red, 'roll')]).toEqual(['roll', 'rolls']);
  });

  it('counts, lists and picks the article', () => {
    expect([count(1, 'imp').text, count(2, 'imp').text, count(2, 'food', 'food').text]).toEqual([
      '1 imp',
      '2 imps',
      '2 food',
    ]);
    expect(count(3, 'imp').amount).toBe(3);
    expect(plain(listed([]))).toBe('');
    expect(plain(listed([alden]))).toBe('Capt. John Alden');
    expect(plain(listed(['a', 'b', 'c'], 'or'))).toBe('a, b or c');
    expect(['Goblin', 'Evil Eye', '8', '11', '1'].map(name => plain(any(name)))).toEqual([
      'a Goblin',
      'an Evil Eye',
      'an 8',
      'an 11',
      'a 1',
    ]);
    expect([signed(-2), signed(2)]).toEqual(['−2', '2']);
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Options, OptionSpec } from '@vesper/kernel';
import { OptionField } from '../lobby/OptionField.tsx';
import { offeredOf, whyNot } from '../lobby/offer.ts';

const decks: OptionSpec = { kind: 'oneOf', values: ['drow', 'dragons', 'demons'], default: 'drow' };
const named = { drow: 'Drow', dragons: 'Dragons', demons: 'Demons' };
const options = [
  {
    option: 'first',
    spec: { ...decks, differsFrom: ['second'] },
    label: 'First half-deck',
    explain: 'One half.',
    named,
  },
  { option: 'second', spec: { ...decks, default: 'dragons' }, label: 'Second half-deck', explain: 'The other.', named },
  { option: 'long', spec: { kind: 'flag', default: false } as const, label: 'Long game', explain: 'More rounds.' },
  {
    option: 'rounds',
    spec: { kind: 'number', min: 6, max: 12, default: 8, onlyWhen: { long: [true] } } as const,
    label: 'Rounds',
    explain: 'How many.',
  },
  {
    option: 'teams',
    spec: { kind: 'flag', default: false, without: [{ values: [true], when: { seats: [2, 3] } }] } as const,
    label: 'Teams',
    explain: 'Two and two.',
  },
];
const usual: Options = { first: 'drow', second: 'dragons', long: false, rounds: 8, teams: false };

function field(name: string, chosen: Options, seats: number): string {
  const described = options.find(({ option }) => option === name)!;
  const value = chosen[name];
  return renderToStaticMarkup(
    createElement(OptionField, {
      ...described,
      value,
      whyNot: whyNot(options, chosen, seats, name),
      onChange: () => {},
    }),
  );
}

describe('options in the lobby', () => {
  it('grey what another option has taken, and say so', () => {
    expect(field('first', usual, 4)).toContain('disabled="">Dragons (taken by Second half-deck)</option>');
    expect(field('second', usual, 4)).toContain('disabled="">Drow (taken by First half-deck)</option>');
    expect(field('second', usual, 4)).toContain('<option value="demons">Demons</option>');
  });

  it('close what means nothing beside the others, and say what it needs', () => {
    expect(field('rounds', usual, 4)).toMatch(
      /<input type="number"[^>]* disabled=""[^>]*>.*How many. Only with Long game\./,
    );
    expect(field('rounds', { ...usual, long: true }, 4)).not.toContain('disabled');
  });

  it('depend on the number of seats', () => {
    expect(field('teams', usual, 3)).toContain('Two and two. Not with 2 or 3 seats.');
    expect(field('teams', usual, 4)).not.toContain('disabled');
  });

  it('go back to the usual when what they need is gone', () => {
    const chosen = { ...usual, long: true, rounds: 12, teams: true };
    expect(offeredOf(options, chosen, 4)).toEqual(chosen);
    expect(offeredOf(options, { ...chosen, long: false }, 3)).toEqual(usual);
  });
});

/** Sentences that play hardly ever leads to. */
import { describe, expect, it } from 'vitest';
import { plain } from '@vesper/kernel';
import { kinds, kindOf } from '../content/cards.ts';
import { cardInWords } from '../words/cards.ts';
import { lacks } from '../words/refusals.ts';
import { juiblex } from '../game.ts';
import { begun } from './table.ts';

describe('the words', () => {
  it('say what every card does', () => {
    const texts = kindOf.flatMap((kind, card) =>
      kindOf[card - 1] === kind ? [] : [[kinds[kind].name, plain(cardInWords(card))]],
    );
    for (const [name, text] of texts) expect([name, text]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    const by = Object.fromEntries(texts) as Record<string, string>;
    expect(by.Blackguard).toBe('Choose one: gain 2 power / assassinate an enemy troop.');
    expect(by['Matron of Rot']).toBe(
      'At the end of your turn promote up to 2 other cards that you played this turn. Gain 1 VP for every 3 Afflicted Sites on the map.',
    );
    expect(by.Grimlock).toBe('Deploy 2 troops. If an opponent’s card makes you discard it: draw 2 cards.');
  });

  it('JUB-R31 JUB-R32 say why a part of a card does nothing', () => {
    const t = begun();
    const view = t.seenBy(0);
    for (const why of Object.keys(lacks)) {
      const said = plain(
        juiblex.words.event(view, {
          event: 'nothingPossible',
          rule: 'JUB-R31',
          seat: 0,
          card: 0,
          row: 0,
          index: 0,
          why,
        })!,
      );
      expect(said).toMatch(/^A part of Noble does nothing: .{10,}\.$/);
      const refused = juiblex.words.refusal(view, t.decision, 0, { rule: 'JUB-R31', why }, undefined);
      expect(plain(refused)).toMatch(/^[A-Z].*\.$/);
    }
  });
});

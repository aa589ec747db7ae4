/** What takes one press: all cards of the hand that only give power or influence, and the end of a turn that has nothing left. */
import { count } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { rows, textOf } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import type { JuiblexView } from '../state.ts';

interface Gain {
  readonly power: number;
  readonly influence: number;
}

/** What a card gives that does nothing else; `null` = it does more. */
function gainOf(card: Card): Gain | null {
  let power = 0;
  let influence = 0;
  for (const effect of rows[textOf[card]]) {
    if ((effect.do !== 'power' && effect.do !== 'influence') || effect.of !== 'nothing') return null;
    if (effect.do === 'power') power += effect.n;
    else influence += effect.n;
  }
  return power + influence === 0 ? null : { power, influence };
}

/** Nothing is asked, and all of it can be undone. */
export function errand(view: JuiblexView, { ask, seat }: { readonly ask: string; readonly seat: Seat }) {
  if (ask !== 'act') return undefined;
  const gains = (view.players[seat].hand ?? []).flatMap(card => {
    const gain = gainOf(card);
    return gain === null ? [] : [{ card, ...gain }];
  });
  if (gains.length === 0) return undefined;
  const sum = (of: keyof Gain): number => gains.reduce((all, { [of]: n }) => all + n, 0);
  const parts = (['power', 'influence'] as const).flatMap(of => (sum(of) > 0 ? [`+${sum(of)} ${of}`] : []));
  return {
    name: `Play ${count(gains.length, 'plain card').text}`,
    icon: 'game:card-play' as const,
    next: gains[0].card,
    means: { words: 'one after the other', takes: parts.join(', '), effort: gains.length, spends: [] },
  };
}

/** A turn in which nothing else can be done is ended with one press, although new cards are drawn then. */
export const isSigned = (
  { ask, choices }: { readonly ask: string; readonly choices?: readonly Choice[] | null },
  choice: Choice,
): boolean => ask === 'act' && choice === 'endTurn' && choices?.length === 1;

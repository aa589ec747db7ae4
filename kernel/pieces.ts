/** What choices point at: read from a game's table of pieces by everybody who marks, lists or names it. */
import type { AskMap, Choice, Open, PieceTable, Pointing, Seat } from './contract.ts';
import { named } from './grammar.ts';
import type { Mention, PieceKey } from './sentence.ts';

type Asked = Pick<Open, 'ask' | 'seat' | 'frame'>;

/** The pieces that stand for a choice; none if only words do. */
export function piecesFor<V, M extends AskMap>(
  table: PieceTable<V, M>,
  view: V,
  { ask, seat, frame }: Asked,
  choice: Choice,
): readonly PieceKey[] {
  const points = table.points[ask as keyof M];
  if (points === undefined) return [];
  if (typeof points === 'function') return (points as Pointing<V, AskMap, string>)({ view, seat, frame, choice });
  return typeof choice === 'number' ? [keyOf(table, points, choice, seat)] : [];
}

/** What is pointed at by its name, or `this`. */
export function pointedAt<V, M extends AskMap>(
  table: PieceTable<V, M>,
  view: V,
  asked: Asked,
  choice: Choice,
): Mention {
  const points = table.points[asked.ask as keyof M];
  if (typeof points === 'string' && typeof choice === 'number')
    return named(keyOf(table, points, choice, asked.seat), table.kinds[points].name(choice, view));
  const [key] = piecesFor(table, view, asked, choice);
  const name = key === undefined ? undefined : nameOf(table, view, key);
  return name === undefined ? { text: 'this' } : named(key, name);
}

export function keyOf<V, M extends AskMap>(
  { kinds }: PieceTable<V, M>,
  kind: string,
  which: number,
  seat: Seat,
): PieceKey {
  return kinds[kind].key?.(which, seat) ?? `${kind}:${which}`;
}

/** Of pieces that are called by their number. */
export function nameOf<V, M extends AskMap>({ kinds }: PieceTable<V, M>, view: V, key: PieceKey): string | undefined {
  const [kind, which] = key.split(':');
  const found = kinds[kind];
  return found === undefined || found.key !== undefined ? undefined : found.name(Number(which), view);
}

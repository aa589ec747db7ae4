/** A foe's bust in a box of 64; the drawings travel when the first of them is needed. */
import { later } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import type { FoeKind } from '../../state.ts';

const Drawn = later(async () => (await import('./busts.tsx')).Drawn);

export function FoeBust(props: {
  readonly kind: FoeKind;
  /** Where it lies in a drawing. */
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}) {
  const { kind, x = 0, y = 0, size } = props;
  return (
    <svg className="fol-foe-bust" x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <Drawn of={foeKinds[kind].id} />
    </svg>
  );
}

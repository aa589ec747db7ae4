/** A setup card (DS): the tunnels one starts with, and the stores. */
import { Piece } from '@vesper/web/board';
import { setupCards } from '../content/setupCards.ts';
import { TUNNEL } from '../state.ts';
import { MiniDungeon } from './MiniDungeon.tsx';
import { Amount } from './symbols.tsx';
import { CELLS } from '../content/grid.ts';
import { setupKey } from '../keys.ts';

export function SetupCard({ card }: { readonly card: number }) {
  const { name, tunnels, food, gold, imps, traps, evil } = setupCards[card];
  const dungeon = Array.from({ length: CELLS }, (_, cell) => (tunnels.includes(cell) ? TUNNEL : 0));
  return (
    <Piece id={setupKey(card)} className="flat-piece dun-setup" label={name}>
      <b>{name}</b>
      <MiniDungeon dungeon={dungeon} conquered={dungeon.map(() => 0)} size={20} />
      <span className="dun-setup-stores">
        <Amount of="food" n={food} />
        <Amount of="gold" n={gold} />
        <Amount of="imp" n={imps} />
        {traps > 0 && <Amount of="trap" n={traps} />}
        {evil !== 0 && <Amount of="evil" n={evil > 0 ? `+${evil}` : `−${-evil}`} />}
      </span>
    </Piece>
  );
}

/** Between people at one device: until somebody says who they are, nothing of the table is on the screen. */
import { useEffect } from 'react';
import { Candle } from '../parts/Candle.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { titled } from '../shelf.ts';
import type { TableModel } from './model.ts';
import type { Drawn } from './useCurtain.ts';

export function Curtain({ model, drawn }: { readonly model: TableModel; readonly drawn: Drawn }) {
  const { game, layout, scene, seatNames, seatColours, undo } = model;
  const { seat, before, lift } = drawn;
  const { title } = titled(game.name);
  useEffect(() => {
    document.title = `Pass the device: ${title}`;
    return () => {
      document.title = 'Vesper';
    };
  }, [title]);
  return (
    <div className="table" data-game={game.id} data-layout={layout} data-curtain data-asked="" data-over="false">
      <main className="lighting curtain" aria-label="The device changes hands">
        <Candle size={48} />
        <h1>Pass the device to {seatNames[seat]}</h1>
        <p>The table is covered. What {seatNames[seat]} sees is shown after the next press.</p>
        <div className="dialog-buttons">
          {before !== null && scene.undoable > 0 && (
            <button type="button" className="button" onClick={undo}>
              Undo my last choice
            </button>
          )}
          {before !== null && (
            <button type="button" className="button" onClick={() => lift(before)}>
              {seatNames[before]} looks once more
            </button>
          )}
          <button type="button" className="button primary" onClick={() => lift(seat)}>
            <SeatSymbol colour={seatColours[seat]} size={20} /> I am {seatNames[seat]}
          </button>
        </div>
        <a className="button" href="/">
          To the lobby
        </a>
      </main>
    </div>
  );
}

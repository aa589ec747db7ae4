import type { Seat } from '@vesper/kernel';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { useTable } from './model.ts';

/** Between two people at one device: nobody sees the other's secrets. */
export function HandOver({ seat }: { readonly seat: Seat }) {
  const { session, seatNames, seatColours, scene, undo } = useTable();
  const [put, setPut] = useState(-1);
  if (put === scene.n) return null;
  return (
    <Dialog className="hand-over" title={`Pass the device to ${seatNames[seat]}`} onClose={() => setPut(scene.n)}>
      <p>What {seatNames[seat]} sees is shown after the next press.</p>
      <div className="dialog-buttons">
        {scene.undoable > 0 && (
          <button type="button" className="button" onClick={undo}>
            Undo my last choice
          </button>
        )}
        <button type="button" className="button primary" onClick={() => session.look(seat)}>
          <SeatSymbol colour={seatColours[seat]} size={20} /> I am {seatNames[seat]}
        </button>
      </div>
    </Dialog>
  );
}

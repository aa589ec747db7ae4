import type { Decision, Open } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { useTable } from './model.ts';

/** Longer than any pause after which a moment passes by itself; until then nobody need hand anything over. */
const PATIENCE = 1800;

/** Between two people at one device: nobody sees the other's secrets. */
export function HandOver({ asked: { seat, ask } }: { readonly asked: Open }) {
  const { session, game, seatNames, seatColours, scene, undo } = useTable();
  const [put, setPut] = useState(-1);
  const [waited, setWaited] = useState(-1);
  const mayPass = (game.decisions as { readonly [ask: string]: Decision })[ask].passing !== undefined;
  useEffect(() => {
    const timer = setTimeout(() => setWaited(scene.n), PATIENCE);
    return () => clearTimeout(timer);
  }, [scene.n]);
  if (put === scene.n || (mayPass && waited !== scene.n)) return null;
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

import { parseReplay, VesperError } from '@vesper/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { MatchFile } from '../session/api.ts';
import { once } from '../session/engine.ts';
import type { LocalSeat } from '../session/keep.ts';
import { DeletedTables } from './DeletedTables.tsx';
import { TableRows, useTables } from './YourTables.tsx';
import { usualLevel } from '../shelf.ts';

/** Finished matches, and files from elsewhere. */
export function ReplaysDialog({ onClose }: { readonly onClose: () => void }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState('');
  const tables = useTables(true);
  const over = tables.rows.filter(({ state }) => state === 'over');
  const open = async (file: File): Promise<void> => {
    try {
      const match: MatchFile = parseReplay(await file.text());
      const seats = Array.from({ length: match.seats }, (_, seat): LocalSeat => {
        const known = match.table?.seats[seat];
        return {
          kind: seat === 0 || known?.kind === 'person' ? 'person' : 'bot',
          name: known?.name ?? `Seat ${seat + 1}`,
          bot: known?.bot ?? usualLevel,
        };
      });
      const id = await once('adopt', { file: match, n: match.record.length, seats, from: null });
      navigate(`/t/${id}/0`);
    } catch (error) {
      setProblem(error instanceof VesperError || error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Dialog title="Replays" onClose={onClose}>
      {over.length === 0 ? (
        <p className="nothing">No finished matches yet.</p>
      ) : (
        <TableRows rows={over} onDelete={tables.delete} />
      )}
      <DeletedTables rows={tables.deleted.filter(({ state }) => state === 'over')} onRestore={tables.restore} />
      <label className="button file">
        <Icon name="lucide:upload" size={16} /> Open a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void open(file);
          }}
        />
      </label>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

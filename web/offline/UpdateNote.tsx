import { useState } from 'react';
import { takeUpdate, useUpdate } from './offline.ts';

/** A new version is offered, also at a table; whoever plays goes on with the one they have. */
export function UpdateNote() {
  const { waiting } = useUpdate();
  const [later, setLater] = useState(false);
  if (waiting === null || later) return null;
  return (
    <aside className="update-note" role="status">
      <span>A new version is ready</span>
      <button type="button" className="button primary" onClick={takeUpdate}>
        Reload
      </button>
      <button type="button" className="button" onClick={() => setLater(true)}>
        Later
      </button>
    </aside>
  );
}

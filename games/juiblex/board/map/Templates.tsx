/** A troop of every colour, a spy of every seat and the back of a card, unseen: what flies is a copy of one of them. */
import { memo } from 'react';
import { COLOURS } from '../../state.ts';
import { SpyFigure, Troop } from './art.tsx';

const SIZE = 18;

export const Templates = memo(function Templates() {
  return (
    <div className="jub-templates" aria-hidden>
      {Array.from({ length: COLOURS }, (_, colour) => (
        <span key={colour} data-template={`troop:${colour}`}>
          <Troop colour={colour} size={SIZE} />
        </span>
      ))}
      {Array.from({ length: COLOURS - 1 }, (_, seat) => (
        <span key={seat} data-template={`spy:${seat}`}>
          <SpyFigure seat={seat} size={SIZE} />
        </span>
      ))}
      <span data-template="card" className="jub-card-back" />
    </div>
  );
});

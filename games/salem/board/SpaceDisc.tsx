/** One space: a disc with its drawing or the messenger on it, its number, and what it costs more. */
import type { CSSProperties } from 'react';
import { Icon, Piece, Zoom } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { reference } from '../content/reference.ts';
import { spaces } from '../content/spaces.ts';
import { NONE } from '../state.ts';
import type { Space } from '../state.ts';
import { spaceName } from '../words/names.ts';
import { Hat } from './Hat.tsx';
import { colourOf, useTable } from './table.ts';
import type { TableNow } from './table.ts';
import { spaceKey } from '../pieces.ts';
import { lookOf, nextSpace, standsOn } from './spaces.ts';
import { Token } from './tokens.tsx';

/** The two Meet in Secret spaces do the same; the reference card says only that of the second one. */
export const whatItDoes = (space: Space): string =>
  reference.find(({ id }) => id === 'spaces')?.lines[space === 2 ? 0 : space - 1].text ?? '';

function spoken({ view, seatNames }: TableNow, space: Space): string {
  const seat = standsOn(view, space);
  const here = seat === NONE ? 'free' : `messenger of ${seat === view.viewer ? 'yours' : seatNames[seat]}`;
  const now = view.phase === 'resolve' && view.resolving.space === space ? ', being resolved' : '';
  return `Space ${space}, ${spaceName(space)}, ${here}${now}. ${whatItDoes(space)}`;
}

export function SpaceDisc(props: {
  readonly space: Space;
  readonly style?: CSSProperties;
  /** Whose messenger was lifted from here this round. */
  readonly lifted: Seat | undefined;
  /** Where the name stands. */
  readonly name: 'below' | 'belowShort' | 'left' | 'short';
}) {
  const { space, style, lifted, name } = props;
  const table = useTable();
  const { view, marks } = table;
  const legal = marks.legal.get(spaceKey(space))?.[0];
  const look = lookOf(space);
  const seat = standsOn(view, space);
  const resolving = view.phase === 'resolve';
  const now = resolving && view.resolving.space === space;
  const classes = ['sal-space'];
  if (now) classes.push('is-now');
  if (resolving && space < view.resolving.space) classes.push('is-past');
  if (resolving && space === nextSpace(view)) classes.push('is-next');
  if (seat !== NONE) classes.push('is-taken');
  return (
    <Piece
      id={spaceKey(space)}
      className={classes.join(' ')}
      {...(style === undefined ? {} : { style })}
      label={spoken(table, space)}
      zoom={() => <SpaceZoom space={space} />}
    >
      <span className="sal-disc">
        {seat === NONE ? (
          <>
            <Icon name={look.icon} size={look.also === undefined ? 25 : 22} />
            {look.also !== undefined && <Icon name={look.also} size={13} className="sal-also" />}
            {legal !== undefined && (
              <span className="sal-messenger sal-ghost">
                <Hat colour={colourOf(view, legal.decision.seat)} size={40} />
              </span>
            )}
          </>
        ) : (
          <span
            className={now ? 'sal-messenger is-raised' : 'sal-messenger'}
            data-flip={`hat:${space}`}
            data-seat={seat}
          >
            <Hat colour={colourOf(view, seat)} size={40} />
          </span>
        )}
      </span>
      <span className="sal-number">{space}</span>
      {spaces[space - 1].surcharge > 0 && <span className="sal-plus">+1</span>}
      {space === 10 && view.spectralOn === NONE && <Resting kind="spectral" />}
      {space === 4 && view.protectionOn === NONE && <Resting kind="protection" />}
      {lifted !== undefined && <Done colour={colourOf(view, lifted)} />}
      <span className={`sal-space-name is-${name === 'belowShort' ? 'below' : name}`}>
        {name === 'short' || name === 'belowShort' ? look.short : look.name}
      </span>
    </Piece>
  );
}

/** A token that waits on its space for its next bearer. */
function Resting({ kind }: { readonly kind: 'spectral' | 'protection' }) {
  return (
    <span className="sal-resting" data-home={kind}>
      <Token kind={kind} size={20} />
    </span>
  );
}

function Done({ colour }: { readonly colour: string }) {
  return (
    <svg className={`sal-done seat-${colour}`} viewBox="0 0 18 18" aria-hidden>
      <circle cx="9" cy="9" r="8" fill={`var(--seat-${colour})`} />
      <path d="m5.2 9.3 2.6 2.6 5-5.6" />
    </svg>
  );
}

function SpaceZoom({ space }: { readonly space: Space }) {
  const { figure, rules } = spaces[space - 1];
  return (
    <Zoom
      title={`${space}. ${spaceName(space)}`}
      art={<Icon name={lookOf(space).icon} size={24} />}
      id={`${figure[0].toUpperCase()}${figure.slice(1)} · ${rules[0]}`}
    >
      <p>{whatItDoes(space)}</p>
    </Zoom>
  );
}

/** The group: a lantern on the way; at night its pool is the only bright part of the sheet. */
import type { Point } from '@vesper/web/board';
import { useTable } from '../table.ts';
import type { Sheet } from './geometry.ts';

export function Night({ at, sheet }: { readonly at: readonly Point[]; readonly sheet: Sheet }) {
  const { x, y } = at[useTable().view.node];
  return (
    <>
      <div className="fol-nightfall" style={{ width: sheet.width, height: sheet.height }} aria-hidden>
        <i className="fol-dusk" style={{ transform: `translate(${x}px, ${y}px)` }} />
      </div>
      <i className="fol-pool" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden />
    </>
  );
}

export function Lantern({ at, small }: { readonly at: readonly Point[]; readonly small: boolean }) {
  const { x, y } = at[useTable().view.node];
  const size = small ? 0.74 : 1;
  return (
    <div className="fol-lantern" data-home="group" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden>
      <svg width={30 * size} height={52 * size} viewBox="-15 -34 30 52">
        <ellipse cy="13" rx="12" ry="3.600" fill="#2a1a08" opacity=".5" />
        <path d="M-5-25q5-7 10 0" fill="none" stroke="#1a120a" strokeWidth="2.600" />
        <g stroke="#120c06" strokeWidth="1.600" strokeLinejoin="round">
          <path d="M-8-21h16l-2.500-5h-11z" fill="#3a4a4c" />
          <path d="M-8-21h16l2.500 26h-21z" fill="#ffe7ac" />
          <path d="M-11.500 5h23v5.500h-23z" fill="#3a4a4c" />
        </g>
        <path d="M0-16c4.500 6 5.500 8 5.500 12a5.500 5.500 0 0 1-11 0c0-4 1-6 5.500-12z" fill="#ef9a2e" />
        <path d="M0-8c2 3 3 4 3 6.500a3 3 0 0 1-6 0c0-2.500 1-3.500 3-6.500z" fill="#fff6d6" />
        <path d="M-4.500-21l-1.700 26M4.500-21l1.700 26" stroke="#3a4a4c" strokeWidth="1.600" />
      </svg>
    </div>
  );
}

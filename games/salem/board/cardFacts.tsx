/** What cards and zooms both show of a colonist. */
import type { IconName } from '@vesper/web/board';
import { colonists } from '../content/colonists.ts';
import type { Colonist, Kind } from '../content/types.ts';
import type { SalemView } from '../state.ts';

export const kindIcons: Readonly<Record<Kind, IconName>> = {
  hammer: 'game:gavel',
  puritan: 'game:pilgrim-hat',
  clock: 'game:stopwatch',
  pentagram: 'game:pentagram-rose',
};

/** Printed Reputation with its tokens. */
export const reputation = (view: SalemView, colonist: Colonist): number =>
  colonists[colonist].reputation + view.reputationTokens[colonist];

/** The ability gives nothing now (SAL-14.3, SAL-13.2). */
export const isSilenced = (view: SalemView, colonist: Colonist): boolean =>
  view.fear[colonist] >= 3 || view.spectralOn === colonist;

/** The influence icon gives nothing now (SAL-14.2, SAL-13.3). */
export const isBarren = (view: SalemView, colonist: Colonist): boolean =>
  view.fear[colonist] >= 2 || view.spectralOn === colonist;

/** Marks a Starting Colonist. */
export function Star() {
  return (
    <svg className="sal-star" viewBox="0 0 20 20" aria-hidden>
      <path d="m10 1.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L10 14.9l-5.3 3 1.2-6L1.4 7.8l6-.7z" />
    </svg>
  );
}

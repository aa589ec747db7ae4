/** The kinds of pieces that can be pointed at, and which of them stand for the choices of each decision. */
import type { PieceKey, PieceTable, Seat } from '@vesper/kernel';
import { ThomasPutnam, colonists } from './content/colonists.ts';
import type { Colonist } from './content/types.ts';
import type { SalemAsks, SalemView, Space } from './state.ts';
import { colonistName, factionTitle, spaceLabel } from './words/names.ts';
import { zoneGroup } from './words/voice.ts';

export const colonistKey = (colonist: Colonist): PieceKey => `colonist:${colonist}`;
export const spaceKey = (space: Space): PieceKey => `space:${space}`;
/** A player's Faction card. */
export const factionKey = (seat: Seat): PieceKey => `faction:${seat}`;

export const pieces: PieceTable<SalemView, SalemAsks> = {
  kinds: {
    colonist: {
      name: colonistName,
      text: colonist => colonists[colonist].ability,
      group: zoneGroup,
    },
    space: { name: spaceLabel, group: () => 'Spaces' },
    faction: { name: factionTitle },
  },
  points: {
    startPick: 'colonist',
    place: 'space',
    accuse: 'colonist',
    thomasBonus: 'colonist',
    exonerateTarget: 'colonist',
    exonerateExtra: ({ frame, choice }) => (choice === 'pay' ? [colonistKey(frame.colonist)] : []),
    protect: 'colonist',
    menu({ seat, choice }) {
      if (typeof choice === 'number') return [colonistKey(choice)];
      if (choice === 'generate') return [factionKey(seat)];
      return choice === 'thomas' ? [colonistKey(ThomasPutnam)] : [];
    },
    abilityTarget: 'colonist',
    arrest: 'colonist',
    scapegoat: 'colonist',
    burroughsFear: 'colonist',
    spectral: 'colonist',
    fearTarget: 'colonist',
    bring: 'colonist',
  },
};

/** Pictures of the manual: the board's own pieces beside the clauses that speak of them. */
import type { ReactNode } from 'react';
import { Icon } from '@vesper/web/board';
import type { ManualPictures } from '@vesper/web/board';
import * as people from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import type { Space } from '../state.ts';
import { BustOf } from './busts.tsx';
import { Hat } from './Hat.tsx';
import { lookOf } from './spaces.ts';
import { Token } from './tokens.tsx';
import type { TokenKind } from './tokens.tsx';

const busts =
  (...colonists: readonly Colonist[]) =>
  (): ReactNode =>
    colonists.map(colonist => <BustOf key={colonist} colonist={colonist} width={38} />);

const tokens =
  (...kinds: readonly TokenKind[]) =>
  (): ReactNode =>
    kinds.map(kind => <Token key={kind} kind={kind} size={30} />);

const disc = (space: Space) => (): ReactNode => (
  <span className="sal-manual-disc">
    <Icon name={lookOf(space).icon} size={24} />
    <b>{space}</b>
  </span>
);

const hats = (): ReactNode => (
  <>
    <Hat colour="yellow" size={36} />
    <Hat colour="red" size={36} />
  </>
);

export const pictures: ManualPictures = {
  board: 'sal',
  of: {
    'SAL-1.7': hats,
    'SAL-1.10': tokens('accusation', 'fear', 'spectral'),
    'SAL-1.11': tokens('influence'),
    'SAL-3.1': busts(people.AnnPutnam, people.MercyLewis, people.ElizabethParris),
    'SAL-3.3': busts(people.BridgetBishop),
    'SAL-3.4': busts(people.MaryBlack, people.SarahGood),
    'SAL-3.13': busts(people.GeorgeBurroughs),
    'SAL-3.15': busts(people.MarthaCorey),
    'SAL-3.17': busts(people.DeodatLawson),
    'SAL-3.18': busts(people.MargaretJacobs, people.GeorgeJacobs),
    'SAL-3.20': busts(people.JohnPorter),
    'SAL-3.22': busts(people.EdwardPutnam),
    'SAL-3.24': busts(people.ThomasPutnam),
    'SAL-3.26': busts(people.WilliamGriggs),
    'SAL-3.27': tokens('reputation'),
    'SAL-5.7': hats,
    'SAL-5.9': tokens('influence'),
    'SAL-8.1': tokens('accusation'),
    'SAL-9.1': hats,
    'SAL-10.2': disc(1),
    'SAL-10.4': disc(3),
    'SAL-10.6': disc(4),
    'SAL-10.7': tokens('protection'),
    'SAL-10.13': disc(5),
    'SAL-10.16': disc(6),
    'SAL-10.17': disc(7),
    'SAL-10.18': disc(8),
    'SAL-10.20': disc(9),
    'SAL-10.21': disc(10),
    'SAL-10.22': disc(11),
    'SAL-10.24': disc(12),
    'SAL-10.26': disc(13),
    'SAL-10.29': disc(14),
    'SAL-13.1': tokens('spectral'),
    'SAL-14.1': tokens('fear'),
    'SAL-15.1': tokens('accusation'),
  },
};

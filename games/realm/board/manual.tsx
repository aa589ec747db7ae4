/** Pictures of the manual: the board's own pieces beside the clauses that speak of them. */
import type { ReactNode } from 'react';
import { Icon } from '@vesper/web/board';
import type { IconName, ManualPictures } from '@vesper/web/board';
import { Cleric, EagleRider, Rogue, Wizard } from '../content/heroes.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import type { Colour } from '../content/types.ts';
import { DarkFace } from './DarkCard.tsx';
import { Die } from './Die.tsx';
import { actionIcons } from './look.ts';
import { Crystal, Faction, GateRing, Pawn, Pip, Shield } from './tokens.tsx';

const ALL: readonly Colour[] = [GREEN, BLACK, RED, BLUE];

const pawns = (): ReactNode =>
  [Wizard, Rogue, EagleRider, Cleric].map((hero, slot) => <Pawn key={hero} slot={slot} hero={hero} size={36} />);

const shields = (life?: number) => (): ReactNode =>
  ALL.map(general => <Shield key={general} general={general} size={36} {...(life === undefined ? {} : { life })} />);

const pips = (count: number) => (): ReactNode =>
  ALL.map(colour => <Pip key={colour} colour={colour} count={count} size={28} />);

const crystal = (): ReactNode => <Crystal size={34} />;
const gate = (): ReactNode => <GateRing radius={12} />;
const sign = (name: IconName) => (): ReactNode => <Icon name={name} size={32} />;

/** A minion, and the lowest number that defeats it. */
const falls = (colour: Colour, on: number) => (): ReactNode => (
  <>
    <Faction colour={colour} size={30} />
    <Die face={on} hit colour={colour} size={30} />
  </>
);

export const pictures: ManualPictures = {
  board: 'rea',
  of: {
    'REA-1.1': shields(),
    'REA-1.8': crystal,
    'REA-2.3': pawns,
    'REA-2.4': shields(),
    'REA-2.5': pips(1),
    'REA-2.7': crystal,
    'REA-2.8': gate,
    'REA-2.9': () => ALL.map((colour, i) => <Die key={colour} face={i + 3} colour={colour} size={28} />),
    'REA-2.12': () => <DarkFace card={0} small />,
    'REA-3.2': shields(6),
    'REA-5.2': sign(actionIcons.foot),
    'REA-5.3': sign(actionIcons.horse),
    'REA-5.4': sign(actionIcons.eagle),
    'REA-5.5': sign(actionIcons.gateCard),
    'REA-5.6': gate,
    'REA-5.9': sign(actionIcons.rumors),
    'REA-5.11': crystal,
    'REA-5.12': () => [5, 6].map(face => <Die key={face} face={face} hit size={30} />),
    'REA-5.14': sign(actionIcons.healWounds),
    'REA-5.17': falls(GREEN, 3),
    'REA-5.18': falls(BLACK, 4),
    'REA-5.19': falls(RED, 4),
    'REA-5.20': falls(BLUE, 5),
    'REA-5.22': sign(actionIcons.attackGeneral),
    'REA-5.25': () => <Shield general={GREEN} life={3} size={38} />,
    'REA-5.26': () => <Shield general={GREEN} down size={38} />,
    'REA-5.35': () => (
      <>
        <Pip colour={GREEN} count={3} size={30} />
        <Pip colour={RED} count={2} size={30} />
      </>
    ),
    'REA-5.36': crystal,
  },
};

/** One space of the map: its disc, what lies on it, how it may be reached, and its name. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { plain } from '@vesper/kernel';
import { Icon, MoreWays, Piece } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import { COLOURS, RED } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import { counted, generalName, heroName } from '../words/names.ts';
import { minionsIn } from '../words/voice.ts';
import { GhostPips } from './Ghosts.tsx';
import { SpaceZoom } from './SpaceZoom.tsx';
import { useTable } from './table.ts';
import { pipsOf } from './choices.tsx';
import type { Point, Sheet } from './geometry.ts';
import { labels } from './labels.ts';
import type { Corner } from './labels.ts';
import { actionIcons, colourNames, landIcon } from './look.ts';
import { spaceKey } from '../pieces.ts';
import { isAction } from './marks.ts';
import { Crystal, GateRing } from './tokens.tsx';

/** One more minion, or one more Demon, and the land is overrun. */
export function isThreatened({ minions, crowd, terms }: RealmView, space: Space): boolean {
  if (spaces[space].kind === 'city') return crowd[space] >= 3;
  return crowd[space] >= 3 || (!terms.taintOnly && minions[space * COLOURS + RED] === 2);
}

export function spokenSpace(view: RealmView, space: Space): string {
  const { name } = spaces[space];
  const parts = [plain(minionsIn(view, space, ''))];
  if (view.crystals[space] > 0) parts.push(counted(view.crystals[space], 'crystal'));
  if (view.gates[space] > 0) parts.push('a Magic Gate');
  view.generals.forEach((general, colour) => general.space === space && parts.push(generalName(colour)));
  view.heroes.forEach(hero => hero.space === space && hero.hero >= 0 && parts.push(`the ${heroName(hero.hero)}`));
  const here = parts.filter(part => part !== '').join(', ');
  return here === '' ? name : `${name}: ${here}`;
}

export function SpaceNode(props: {
  readonly space: Space;
  readonly at: Point;
  readonly sheet: Sheet;
  /** Where a finger means this space. */
  readonly reach: CSSProperties;
}) {
  const { space, at, sheet, reach } = props;
  const { view, marks } = useTable();
  const { kind, colour, chest } = spaces[space];
  const { side, badge } = labels[space];
  const radius = kind === 'city' ? sheet.disc * 1.42 : kind === 'inn' ? sheet.disc * 0.88 : sheet.disc;
  const legal = marks.lit?.get(spaceKey(space)) ?? [];
  const isHere = marks.here === space;
  const classes = ['rea-space', `is-${kind}`, `is-${colourNames[colour]}`];
  if (isThreatened(view, space)) classes.push('is-threatened');
  if (isHere) classes.push('is-here');
  if (legal.length > 0 && legal.every(({ offer }) => !isNear(offer.choice))) classes.push('is-far');
  const corner = isTaken(view, space) ? (side === 'right' ? 'west' : 'east') : badge;
  const piece = (
    <Piece
      id={spaceKey(space)}
      className={classes.join(' ')}
      style={{ left: at.x - radius, top: at.y - radius, width: radius * 2, height: radius * 2, ...reach }}
      label={spokenSpace(view, space)}
      zoom={() => <SpaceZoom space={space} />}
    >
      {view.gates[space] > 0 && <GateRing radius={radius} />}
      <span className="rea-threat" />
      <span className="rea-disc">
        <Rim kind={kind} radius={radius} colour={colour} />
        <Icon name={landIcon(space)} size={Math.round(radius * 1.16)} />
      </span>
      {chest && <Icon name="game:locked-chest" size={Math.round(sheet.disc * 0.72)} className="rea-chest" />}
      {view.crowd[space] > 0 && (
        <span className={`rea-pips is-${kind}`}>{pipsOf(view.minions, space, Math.max(16, sheet.disc))}</span>
      )}
      <GhostPips space={space} />
      {view.crystals[space] > 0 && (
        <span className="rea-taint">
          <Crystal count={view.crystals[space]} size={Math.max(18, sheet.disc * 1.12)} />
        </span>
      )}
      {!isHere && legal.length > 0 && <WayBadge way={legal[0]} corner={corner} />}
      <Name space={space} sheet={sheet} />
    </Piece>
  );
  // On a phone other ways are offered where the choice is confirmed: fingers need the room.
  if (isHere || legal.length === 0 || !sheet.named) return piece;
  return (
    <>
      {piece}
      <MoreWays
        id={spaceKey(space)}
        label={spaces[space].name}
        className={`rea-more is-${corner}`}
        style={{ left: at.x, top: at.y, '--radius': `${radius}px` } as CSSProperties}
      />
    </>
  );
}

/** At its side of a map that is always named; near a phone's map, which has other distances, below. */
const Name = memo(function Name({ space, sheet }: { readonly space: Space; readonly sheet: Sheet }) {
  const { lines, side, shift } = labels[space];
  const isBelow = side === 'below' || !sheet.named;
  const aside = sheet.named ? { [isBelow ? 'marginLeft' : 'marginTop']: shift } : {};
  return (
    <span className={`rea-name is-${isBelow ? 'below' : side}`} style={aside}>
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
});

/** A hero or a General stands at the upper rim, where the badge is else. */
const isTaken = ({ heroes, generals }: RealmView, space: Space): boolean =>
  heroes.some(hero => hero.space === space) || generals.some(general => general.space === space);

const isNear = (choice: Legal['offer']['choice']): boolean => !isAction(choice) || choice.action === 'foot';

/** The rim tells the land's colour without colour: solid green, dotted black, dashed red, double blue. */
const Rim = memo(function Rim({
  kind,
  radius,
  colour,
}: {
  readonly kind: string;
  readonly radius: number;
  readonly colour: number;
}) {
  if (kind === 'inn') return null;
  const r = radius - 1.6;
  const round = 2 * Math.PI * r;
  const dashes = colour === 1 ? `0.1 ${round / 26}` : colour === 2 ? `${round / 20} ${round / 32}` : undefined;
  return (
    <svg className="rea-rim" viewBox={`${-radius} ${-radius} ${radius * 2} ${radius * 2}`} aria-hidden>
      <circle r={r} strokeDasharray={dashes} />
      {(colour === 3 || kind === 'city') && <circle r={r - 3.4} className="is-inner" />}
    </svg>
  );
});

/** The simplest way to get there. */
function WayBadge({ way, corner }: { readonly way: Legal; readonly corner: Corner }) {
  const { choice } = way.offer;
  return (
    <span className={`rea-badge is-${corner}`}>
      <Icon name={isAction(choice) ? actionIcons[choice.action] : 'lucide:plus'} size={11} />
    </span>
  );
}

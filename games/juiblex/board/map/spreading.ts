/** A spread while it is carried out: what has happened of it, and where one should look. */
import type { Told } from '@vesper/kernel';
import type { Asked, Layout, Sight } from '@vesper/web/board';
import { siteOf } from '../../content/map.ts';
import { destinations } from '../../rules/spread.ts';
import type { Site, Space } from '../../content/types.ts';
import type { JuiblexEvent } from '../../events.ts';
import { NONE } from '../../state.ts';
import type { JuiblexView } from '../../state.ts';
import { around, grown } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';

export interface Spreading {
  /** From what set it off to what was told last. */
  readonly steps: readonly Told[];
  /** Where the Scourge came from and stands; the same site while it has not moved. */
  readonly from: Site;
  readonly to: Site;
  /** What one should see of the map. */
  readonly sites: readonly Site[];
  /** What somebody is asked about it; nothing while it is only told. */
  readonly decision: Asked | undefined;
}

const asks = ['spreadSpace', 'spreadWhite', 'spreadPay', 'spreadLoss'];

type Name = JuiblexEvent['event'];
const leadsTo: readonly Name[] = ['spreadRevealed', 'scourgeRolled', 'recruited'];
/** Where a new part of it begins. */
const turns: readonly Name[] = ['spreadRevealed', 'scourgeRolled', 'scourgeMoved'];
const belongs: readonly Name[] = [
  ...leadsTo,
  'scourgeMoved',
  'scourgeStuck',
  'whiteRemoved',
  'troopAfflicted',
  'tokenPlaced',
  'markerTaken',
  'markerBack',
  'endTriggered',
];
/** While one of these is told, one looks at it. */
const tells: readonly Name[] = belongs.filter(name => name !== 'recruited' && name !== 'endTriggered');
const nameOf = ({ event }: Told): Name => (event as JuiblexEvent).event;

export function spreadingOf(
  view: JuiblexView,
  asked: readonly Asked[],
  told: readonly Told[],
  log: readonly Told[],
): Spreading | null {
  const decision = asked.find(({ ask }) => asks.includes(ask));
  const isTold = asked.length === 0 && view.phase === 'turn' && told.some(now => tells.includes(nameOf(now)));
  if (view.scourge === NONE || (decision === undefined && !isTold)) return null;
  const last = log.findLastIndex(now => turns.includes(nameOf(now)));
  if (last < 0) return null;
  let first = last;
  while (first > 0 && leadsTo.includes(nameOf(log[first - 1]))) first--;
  const event = log[last].event as JuiblexEvent;
  const way = event.event === 'scourgeMoved' ? event : { from: view.scourge, to: view.scourge };
  if (way.to !== view.scourge) return null;
  const ahead =
    event.event === 'scourgeRolled' ? event.sites : event.event === 'spreadRevealed' ? destinations(view) : [];
  return {
    steps: log.slice(first).filter(now => belongs.includes(nameOf(now))),
    from: way.from,
    to: way.to,
    sites: [way.from, way.to, ...ahead],
    decision,
  };
}

// ── Where one looks ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface Shot {
  readonly sight: Sight;
  /** Where the steps are told, beside what is looked at. */
  readonly panel: 'left' | 'right' | 'none';
}

export const PANEL = 262;
const NEAREST = 1.55;
const LEAST = 1.15;
const ON_PHONE = 2.2;
const AROUND = 42;

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** So that all of a box is seen in a part of the frame; `undefined` if that cannot be done from nearer than usual. */
function framed({ width, height }: Sheet, box: Box, left: number, right: number, nearest: number): Sight | undefined {
  const scale = Math.min(nearest, (right - left) / box.width, height / box.height);
  if (scale < LEAST) return undefined;
  const x = between(width * (1 - scale), (left + right) / 2 - (box.left + box.width / 2) * scale, 0);
  const y = between(height * (1 - scale), height / 2 - (box.top + box.height / 2) * scale, 0);
  const isSeen = x + box.left * scale >= left - 1 && x + (box.left + box.width) * scale <= right + 1;
  return isSeen ? { scale, x, y } : undefined;
}

/** Beyond the edge of the map there is nothing to see. */
function within({ width, height }: Sheet, box: Box): Box {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [right, bottom] = [Math.min(width, box.left + box.width), Math.min(height, box.top + box.height)];
  return { left, top, width: right - left, height: bottom - top };
}

/** The sites that it is about, and whatever may be chosen. */
export function shotOf(sheet: Sheet, layout: Layout, spreading: Spreading, options: readonly Space[]): Shot | null {
  const { width, plates } = sheet;
  const places = new Set([...spreading.sites, ...options.map(space => siteOf[space]).filter(site => site !== NONE)]);
  const box = within(sheet, grown(around([...places].map(site => plates[site])), AROUND * sheet.unit));
  if (layout === 'phone') {
    const sight = framed(sheet, box, 0, width, ON_PHONE);
    return sight === undefined ? null : { sight, panel: 'none' };
  }
  const besides = { left: [PANEL, width], right: [0, width - PANEL] } as const;
  const middle = box.left + box.width / 2;
  for (const panel of middle > width / 2 ? (['left', 'right'] as const) : (['right', 'left'] as const)) {
    const sight = framed(sheet, box, besides[panel][0], besides[panel][1], NEAREST);
    if (sight !== undefined) return { sight, panel };
  }
  return null;
}

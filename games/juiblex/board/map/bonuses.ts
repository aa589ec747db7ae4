/** What comes of choosing a space beside the choice itself: a site changes hands, or the card pays for it. */
import type { Choice, Seat } from '@vesper/kernel';
import { frameOf } from '@vesper/web/board';
import type { Asked, Legal, PieceKey } from '@vesper/web/board';
import { ASSASSINATE, DEPLOY, RECRUIT, SPY, colourOf } from '../../agenda.ts';
import type { JuiblexAsks } from '../../agenda.ts';
import { effectOf, rows } from '../../content/cards.ts';
import { siteOf, sites } from '../../content/map.ts';
import type { Site, Space } from '../../content/types.ts';
import { spaceKey } from '../../keys.ts';
import { TOTAL_CONTROL } from '../../rules/scoring.ts';
import { EMPTY, NONE } from '../../state.ts';
import type { JuiblexView, OnMap } from '../../state.ts';
import { controllerOf, hasTotalControl, isAtAfflicted } from '../../asking.ts';

export interface Bonus {
  readonly site: Site;
  readonly seat: Seat;
  /** Points of sites that one gains with it. */
  readonly vp: number;
  readonly power: number;
}

/** A space that will hold something else. */
interface Change {
  readonly space: Space;
  readonly to: number;
}

function changesBy(view: JuiblexView, decision: Asked, choice: Choice): readonly Change[] {
  const { seat, ask } = decision;
  if (typeof choice !== 'number') return [];
  const own = (space: Space): Change => ({ space, to: seat });
  const gone = (space: Space): Change => ({ space, to: EMPTY });
  switch (ask) {
    case 'act':
      if (choice >= RECRUIT || choice < ASSASSINATE) return [];
      return [choice < DEPLOY ? gone(choice - ASSASSINATE) : own(choice - DEPLOY)];
    case 'deploySpace':
    case 'startDeploy':
      return [own(choice)];
    case 'targetTroop': {
      const frame = frameOf<JuiblexAsks, 'targetTroop'>(decision, 'targetTroop');
      const supplants = frame !== undefined && effectOf(frame).do === 'supplant' && view.players[seat].barracks > 0;
      return [supplants ? own(choice) : gone(choice)];
    }
    case 'moveFrom':
      return [gone(choice)];
    case 'moveTo': {
      const frame = frameOf<JuiblexAsks, 'moveTo'>(decision, 'moveTo');
      return frame === undefined ? [] : [gone(frame.from), { space: choice, to: view.spaces[frame.from] }];
    }
    case 'trophySpace': {
      const frame = frameOf<JuiblexAsks, 'trophySpace'>(decision, 'trophySpace');
      return frame === undefined ? [] : [{ space: choice, to: colourOf(frame.trophy) }];
    }
    case 'returnTarget':
      return choice >= SPY ? [] : [gone(choice)];
    default:
      return [];
  }
}

/** What a site counts for a seat, as on the score sheet (JUB-B7.3). */
function worth(map: OnMap, site: Site, seat: Seat): number {
  if (controllerOf(map, site) !== seat) return 0;
  return sites[site].vp + (hasTotalControl(map, site, seat) ? TOTAL_CONTROL : 0);
}

function gained(view: JuiblexView, seat: Seat, changes: readonly Change[]): number {
  const spaces = [...view.spaces];
  for (const { space, to } of changes) spaces[space] = to;
  const after = { spaces, spies: view.spies, scourge: view.scourge };
  const touched = new Set(changes.map(({ space }) => siteOf[space]).filter(site => site !== NONE));
  let vp = 0;
  for (const site of touched) vp += worth(after, site, seat) - worth(view, site, seat);
  return vp;
}

/** Power that the card pays when the troop stood at an Afflicted Site. */
function powerFor(view: JuiblexView, decision: Asked, space: Space): number {
  const frame = frameOf<JuiblexAsks, 'targetTroop'>(decision, 'targetTroop');
  if (frame === undefined || !isAtAfflicted(view, space)) return 0;
  const next = rows[frame.row][frame.index + 1];
  if (next === undefined || next.do !== 'when' || next.condition.if !== 'struckAfflicted') return 0;
  const paid = rows[next.then].find(effect => effect.do === 'power');
  return paid === undefined ? 0 : paid.n;
}

/** By piece: only where there is one. */
export function bonusesOf(
  view: JuiblexView,
  lit: ReadonlyMap<PieceKey, readonly Legal[]>,
): ReadonlyMap<PieceKey, Bonus> {
  const found = new Map<PieceKey, Bonus>();
  for (const [key, ways] of lit) {
    if (!key.startsWith('space:') || ways.length !== 1) continue;
    const [{ decision, offer }] = ways;
    const changes = changesBy(view, decision, offer.choice);
    if (changes.length === 0) continue;
    const last = changes[changes.length - 1].space;
    const site = siteOf[last];
    if (site === NONE) continue;
    const bonus = {
      site,
      seat: decision.seat,
      vp: gained(view, decision.seat, changes),
      power: powerFor(view, decision, last),
    };
    if (bonus.vp > 0 || bonus.power > 0) found.set(spaceKey(last), bonus);
  }
  return found;
}

/** Figures on the map: who stands where. */
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Fighter, Figure, FoeFigure, FolkloreState, Member, Space } from '../../state.ts';
import { foeKinds } from '../../content/foes.ts';
import type { FoeCard } from '../../content/foes.ts';
import { KEYWORD, STATUS } from '../../content/numbers.ts';
import { SPACES } from '../../content/maps.ts';
import { figureKeyword, hasStatus } from '../values.ts';

export function fighterOf(s: FolkloreState, figure: Figure): Fighter {
  return isFoe(figure) ? s.foes[figure - FOE] : s.party[figure];
}

export function foeOf(s: FolkloreState, foe: Figure): FoeFigure {
  return s.foes[foe - FOE];
}

export function cardOf(s: FolkloreState, foe: Figure): FoeCard {
  return foeKinds[s.foes[foe - FOE].kind];
}

export const spaceOf = (s: FolkloreState, figure: Figure): Space => fighterOf(s, figure).space;

/** Where a figure stands, or fell. */
export function placeOfFigure(s: FolkloreState, figure: Figure): Space {
  const { space } = fighterOf(s, figure);
  return space === NONE && isFoe(figure) ? s.foes[figure - FOE].fellAt : space;
}

/** A living character, a ghost or a foe that is on the map. */
export function isThere(s: FolkloreState, figure: Figure): boolean {
  if (isFoe(figure)) return s.foes[figure - FOE].vita > 0;
  const { form, space } = s.party[figure];
  return form !== 'limbo' && space !== NONE;
}

/** Living, or a ghost; not in Limbo. */
export function isActive(s: FolkloreState, who: Member): boolean {
  return s.party[who].form !== 'limbo';
}

export function isEthereal(s: FolkloreState, figure: Figure): boolean {
  return isFoe(figure) ? figureKeyword(s, figure, KEYWORD.ethereal) > 0 : hasStatus(s, figure, STATUS.ethereal);
}

export function isSwarm(s: FolkloreState, figure: Figure): boolean {
  return isFoe(figure) && figureKeyword(s, figure, KEYWORD.swarm) > 0;
}

// ── Who stands where ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What is on a space, as bits. */
export const SOMEBODY = 1;
export const GHOST = 2;
export const OTHER_FOE = 4;
export const SWARM = 8;

const there = new Uint8Array(SPACES);

/** By space: who is there beside the figure itself, until the next call. A swarm is OTHER_FOE and SWARM. */
export function occupy(s: FolkloreState, except: Figure): Uint8Array {
  there.fill(0);
  const { party, foes } = s;
  for (let who = 0; who < party.length; who++) {
    const { form, space } = party[who];
    if (who !== except && form !== 'limbo' && space !== NONE) there[space] |= form === 'living' ? SOMEBODY : GHOST;
  }
  for (let i = 0; i < foes.length; i++) {
    const { vita, space } = foes[i];
    if (vita > 0 && FOE + i !== except) there[space] |= isSwarm(s, FOE + i) ? OTHER_FOE | SWARM : OTHER_FOE;
  }
  return there;
}

/** The living character on a space; NONE. */
export function livingOn(s: FolkloreState, space: Space): Member {
  for (let who = 0; who < s.party.length; who++) {
    if (s.party[who].form === 'living' && s.party[who].space === space) return who;
  }
  return NONE;
}

/** Whoever stands on a space, the living before foes; NONE. */
export function figureOn(s: FolkloreState, space: Space): Figure {
  const living = livingOn(s, space);
  return living === NONE ? foeOn(s, space) : living;
}

/** The foe on a space, by the lowest number; NONE. */
export function foeOn(s: FolkloreState, space: Space): Figure {
  for (let i = 0; i < s.foes.length; i++) if (s.foes[i].vita > 0 && s.foes[i].space === space) return FOE + i;
  return NONE;
}

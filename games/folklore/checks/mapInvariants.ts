/** What must hold on maps and in fights whenever somebody is asked, judged by the state alone. */
import type { Invariant } from '@vesper/checkers';
import { foeKinds } from '../content/foes.ts';
import { KEYWORD } from '../content/numbers.ts';
import { WALL } from '../content/maps.ts';
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';

type Law = Invariant<FolkloreState>;
const law = (name: string, broken: Law['broken']): Law => ({ name, broken });

/** Somebody is in the midst of a walk, and may be passing others. */
const isWalking = (s: FolkloreState): boolean => s.agenda.some(frame => 'do' in frame && frame.do === 'walk');

const nobodyShares = law('no two of the living and of foes that are no swarms share a space', s => {
  if (s.scene.scene === NONE || isWalking(s)) return undefined;
  const taken = [
    ...s.party.filter(({ form }) => form === 'living').map(({ space }) => space),
    ...s.foes
      .filter(({ kind, vita }) => vita > 0 && foeKinds[kind].keywords[KEYWORD.swarm] === 0)
      .map(({ space }) => space),
  ].filter(space => space !== NONE);
  const twice = taken.find((space, i) => taken.indexOf(space) < i);
  return twice === undefined ? undefined : `space ${twice}`;
});

const nobodyInWalls = law('nobody stands on a wall, a closed door, a searchable or a feature', s => {
  if (s.scene.scene === NONE) return undefined;
  const all = [...s.party, ...s.foes].filter(({ space }) => space !== NONE && s.scene.terrain[space] >= WALL);
  return all.length === 0 ? undefined : `on ${all[0].space}`;
});

/** The scene is over, and its foes stand nowhere, although some were never defeated. */
const isLeaving = (s: FolkloreState): boolean => s.agenda.some(frame => 'do' in frame && frame.do === 'leaveMap');

const foesFall = law('a foe without Vita is not on the map, and no foe has more than it began with', s => {
  const wrong = s.foes.find(
    ({ vita, maxVita, space }) =>
      (vita === 0 && space !== NONE) || (vita > 0 && space === NONE && !isLeaving(s)) || vita > maxVita || vita < 0,
  );
  return wrong === undefined
    ? undefined
    : `${foeKinds[wrong.kind].id}: ${wrong.vita} of ${wrong.maxVita} on ${wrong.space}`;
});

const tokensEnd = law('WEAKEN, RAZOR, Defend and what was attacked are forgotten outside fights', s => {
  if (s.encounter.isRunning || s.skirmish.isRunning) return undefined;
  const wrong = s.party.find(
    ({ weaken, razorLeft, defending, struck }) => weaken > 0 || razorLeft > 0 || defending || struck.length > 0,
  );
  return wrong === undefined ? undefined : `member ${s.party.indexOf(wrong)}`;
});

const nothingIsLeft = law('when a turn is asked about, no attack, die or text is left over', s => {
  const top = s.agenda.at(-1);
  if (top === undefined || !('ask' in top) || top.ask !== 'encounter') return undefined;
  const left = s.attacks.length + s.rolls.length + s.windows.length + s.deeds.length;
  return left === 0 ? undefined : `${left} left`;
});

export const mapInvariants: readonly Law[] = [nobodyShares, nobodyInWalls, foesFall, tokensEnd, nothingIsLeft];

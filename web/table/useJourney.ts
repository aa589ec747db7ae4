/** Several choices one after the other, as if by hand: each must be offered, and each must be one that can be taken back. */
import { same } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import type { Asked, Pointed } from '../board.ts';
import type { Intending, Journey } from '../parts/intentions.ts';

/** So that the eye can follow. */
const PAUSE = 260;

interface Underway {
  readonly journey: Journey;
  /** Choices that could be taken back when it began, and those made since. */
  readonly undoable: number;
  readonly made: number;
}

export function useJourney(now: {
  readonly mine: readonly Asked[];
  readonly intending: Intending;
  readonly undoable: number;
  readonly busy: boolean;
  commit(pointed: Pointed): void;
}): { setOut(journey: Journey): void; stop(): void } {
  const { mine, intending, undoable, busy, commit } = now;
  const [underway, setUnderway] = useState<Underway | null>(null);
  const stop = (): void => setUnderway(null);

  useEffect(() => {
    if (underway === null || busy) return;
    const { journey, made } = underway;
    if (mine.some(({ id }) => id === journey.decision.id)) return; // the answer is under way
    const next = onwards(mine, intending, journey);
    // Whatever closed the way back, or asks for something else, ends the journey.
    if (next === null || undoable < underway.undoable + made) return stop();
    const timer = setTimeout(() => {
      setUnderway(next.rest && { ...underway, journey: next.rest, made: made + 1 });
      commit(next.step);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [underway, mine, undoable, busy]);

  return {
    setOut(journey) {
      setUnderway({ journey, undoable, made: 1 });
      commit({ decision: journey.decision, choice: journey.next });
    },
    stop,
  };
}

/** The next step towards the same goal, if the same seat is asked the same again. */
function onwards(
  mine: readonly Asked[],
  { journeys, errand }: Intending,
  { decision: { ask, seat }, wanted }: Journey,
): { readonly step: Pointed; readonly rest: Journey | null } | null {
  if (mine.some(asked => asked.seat !== seat || (asked.ask !== ask && !asked.optional))) return null;
  const decision = mine.find(asked => asked.ask === ask);
  if (decision === undefined) return null;
  if (wanted === null) {
    const isOn = errand !== undefined && errand.decision.id === decision.id;
    return isOn ? { step: { decision, choice: errand.next }, rest: errand } : null;
  }
  if (decision.choices?.some(choice => same(choice, wanted)) === true)
    return { step: { decision, choice: wanted }, rest: null };
  const rest = [...journeys.values()].find(
    found => found.decision.id === decision.id && found.wanted !== null && same(found.wanted, wanted),
  );
  return rest === undefined ? null : { step: { decision, choice: rest.next }, rest };
}

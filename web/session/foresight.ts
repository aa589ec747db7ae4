/** What would come of a choice, before it is made: asked for when somebody points at it, and kept while its decision waits. */
import type { Forecast } from '@vesper/kernel';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Pointed } from '../board.ts';
import type { Session } from './session.ts';

/** By decision and choice. */
type Known = ReadonlyMap<string, Forecast>;

export interface Foresight {
  readonly store: StoreApi<Known>;
  of(pointed: Pointed): Forecast | undefined;
  learn(pointed: Pointed, forecast: Forecast): void;
  ask(pointed: Pointed): void;
}

export const keyOf = ({ decision, choice }: Pointed): string => `${decision.id} ${JSON.stringify(choice)}`;

export function newForesight(session: Session): Foresight {
  const store = createStore<Known>(() => new Map());
  const asked = new Set<string>();
  const learn = (pointed: Pointed, forecast: Forecast): void => {
    const isCurrent = (key: string): boolean => key.startsWith(`${pointed.decision.id} `);
    const kept = [...store.getState()].filter(([key]) => isCurrent(key));
    store.setState(new Map([...kept, [keyOf(pointed), forecast]]), true);
  };
  return {
    store,
    of: pointed => store.getState().get(keyOf(pointed)),
    learn,
    ask(pointed) {
      const key = keyOf(pointed);
      if (asked.has(key) || store.getState().has(key)) return;
      if (asked.size > 500) asked.clear();
      asked.add(key);
      const { seat, id } = pointed.decision;
      session.consider(seat, id, pointed.choice).then(
        forecast => learn(pointed, forecast),
        () => asked.delete(key), // too late, or too many: nothing is said of it
      );
    },
  };
}

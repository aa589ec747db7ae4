import { useMemo, useRef } from 'react';
import type { BoardProps, Pointed } from '../board.ts';
import type { Steady, TableModel } from './model.ts';

/** The acts of a model that stay the same functions from one change of the table to the next. */
export function useActs(model: TableModel): Steady {
  const now = useRef(model);
  now.current = model;
  const { game, pointing, set } = model;
  return useMemo(
    () => ({
      game,
      pointing,
      set,
      goTo: (n: number | null) => now.current.goTo(n),
      rule: (id: string) => now.current.rule(id),
      press: (pointed: Pointed, slips?: boolean) => now.current.press(pointed, slips),
      setOut: (...to: Parameters<TableModel['setOut']>) => now.current.setOut(...to),
      intend: (intent: Parameters<TableModel['intend']>[0]) => now.current.intend(intent),
    }),
    [game, pointing, set],
  );
}

/** The props of a board: the same object until something in it changes. */
export function useSteadyProps(props: BoardProps): BoardProps {
  const kept = useRef(props);
  const keys = Object.keys(props) as (keyof BoardProps)[];
  if (keys.some(key => kept.current[key] !== props[key])) kept.current = props;
  return kept.current;
}

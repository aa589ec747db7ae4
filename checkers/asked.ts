import type { AskFrame, State } from '@vesper/kernel';

/** The decision that waits, if one seat alone decides. */
export function asked<F extends object>({ agenda }: State<F>): Extract<F, AskFrame> | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && isAsk(top) ? top : undefined;
}

function isAsk<F extends object>(frame: F): frame is Extract<F, AskFrame> {
  return 'ask' in frame;
}

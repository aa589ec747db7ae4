/** The choices of a decision, each with what is said of it. Pure; for the page. */
import type { Asked, Offer } from './messages.ts';

const made = new WeakMap<Asked, readonly Offer[]>();

/** The same array for the same decision, so that a page redraws little. */
export function offersOf(asked: Asked): readonly Offer[] {
  let offers = made.get(asked);
  if (offers === undefined) made.set(asked, (offers = offersAnew(asked)));
  return offers;
}

function offersAnew({ choices = [], facts }: Asked): Offer[] {
  return choices.map((choice, i) => {
    const known = facts?.[i] ?? undefined;
    return known === undefined ? { choice } : { choice, facts: known };
  });
}

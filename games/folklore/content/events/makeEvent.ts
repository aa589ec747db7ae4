/** How events are written down. */
import type { EventId } from '../ids.ts';
import type { EventCard, EventOption, Night } from '../things.ts';
import type { Texts } from '../types.ts';

const day: Night = { harder: 0, first: [], instead: [] };

export const event = (id: EventId, options: readonly EventOption[], night: Night = day): EventCard => ({
  id,
  options,
  night,
});

export const option = (effects: Texts): EventOption => ({ cost: [], effects });
/** Costs come first, and an option whose cost cannot be paid is not offered. */
export const paid = (cost: Texts, effects: Texts): EventOption => ({ cost, effects });

/** At night every check of the card is harder by 1. */
export const harder: Night = { ...day, harder: 1 };
/** At night this happens before the options. */
export const first = (effects: Texts): Night => ({ ...day, first: effects });
/** At night the option with this number does something else; its cost stays. */
export const instead = (option: number, effects: Texts, cost: Texts = []): Night => ({
  ...day,
  instead: [{ option, by: { cost, effects } }],
});

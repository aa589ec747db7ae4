/** The numbers of a sheet, each with its sum: the booklet, what was won for good, cards, statuses, and what holds only now. */
import { cards } from '../content/cards.ts';
import { modifierLists } from '../content/rows.ts';
import { statusStats } from '../content/statusStats.ts';
import { STATS } from '../content/types.ts';
import type { Modifier } from '../content/types.ts';
import { printedValue } from '../rules/values.ts';
import type { Card, FolkloreView, Member } from '../state.ts';
import { durations } from './modifiers.ts';
import { cardName, statusAt } from './names.ts';
import { statusesOf } from './statuses.ts';

export interface SheetTerm {
  readonly what: string;
  readonly by: number;
}

/** The cards whose modifiers count for a character now. */
function sourcesOf(view: FolkloreView, who: Member): readonly Card[] {
  const { form, powers, abilities, companions, equipped } = view.party[who];
  const ready = equipped.filter(card => !view.exhausted.includes(card) && !view.broken.includes(card));
  return form === 'living'
    ? [...powers, ...abilities, ...companions, ...ready]
    : ready.filter(card => cards[card].spectral);
}

/** Whether a modifier that holds only sometimes is about this number. */
function isAbout(mod: Modifier, stat: number): boolean {
  if (mod.give === 'stat') return STATS[stat] === mod.stat;
  return 'mods' in mod && mod.mods.some(inner => isAbout(inner, stat));
}

/** Every number of the sheet is the sum of these. */
export function termsOf(view: FolkloreView, who: Member, stat: number): readonly SheetTerm[] {
  const { booklet, form, growth, temporary, statuses } = view.party[who];
  const isLiving = form === 'living';
  const sources = sourcesOf(view, who);
  const terms: SheetTerm[] = [
    { what: isLiving ? 'Booklet' : 'Booklet, as a ghost', by: printedValue(booklet, isLiving, stat) },
  ];
  const add = (what: string, by: number): void => {
    if (by !== 0) terms.push({ what, by });
  };
  if (isLiving) add('Grown for good', growth[stat]);
  for (const card of sources) add(cardName(card), modifierLists[cards[card].mods].stats[stat]);
  if (isLiving) {
    const given = sources.reduce((bits, card) => bits | modifierLists[cards[card].mods].statuses, statuses);
    for (const status of statusesOf(given)) add(statusAt(status), statusStats[status][stat]);
  }
  for (const { mods, until } of temporary) add(`An effect, ${durations[until]}`, modifierLists[mods].stats[stat]);
  add(`Holds now: ${passing(sources, stat)}`, view.sheets[who][stat] - terms.reduce((sum, { by }) => sum + by, 0));
  return terms;
}

/** What is left over comes from conditions, lore of ghosts, Corrosion, allies, and auras. */
function passing(sources: readonly Card[], stat: number): string {
  const named = sources.filter(card => modifierLists[cards[card].mods].rest.some(mod => isAbout(mod, stat)));
  return named.length === 0 ? 'what others and the moment bring' : named.map(cardName).join(', ');
}

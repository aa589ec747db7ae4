/** What statuses and conditions do, and when they end. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { RESISTED_BY } from '../content/numbers.ts';
import { NEGATIVE, STATS, STATUSES } from '../content/types.ts';
import type { Negative, Stat, Status } from '../content/types.ts';
import { statusStats } from '../content/statusStats.ts';
import { bit } from '../content/numbers.ts';
import { NONE } from '../state.ts';
import type { Fighter, FoeFigure, FolkloreView } from '../state.ts';
import { durations, modifiersInWords } from './modifiers.ts';
import { modifierLists } from '../content/rows.ts';
import { skillName, statName, statusAt, statusName } from './names.ts';
import { figure, plus } from './voice.ts';

/** What beside numbers a status does. */
const beside: { readonly [S in Status]: string } = {
  blessed: '',
  brave: '',
  ethereal: 'ABSORPTION 2 against foes of flesh and Snares, no RAZOR, nothing lowers Stride',
  faithful: '',
  favored: '',
  fortified: 'no Infection',
  lucky: '',
  perceptive: 'Darkness is no hindrance',
  respected: '',
  swift: '',
  bloodlust: 'allies have −1 SPEECH, no companions',
  cursed: '',
  deranged: 'no abilities that cost PP, no Prayers, no Rituals',
  fractured: 'only one hand',
  immobilized: 'ECOLOGY 5 each round or Stride 0',
  lycanthropic: 'only half of any reward in coins, no companions',
  possessed: 'each ally within 1 step loses 1 Vita when a round begins',
  sickened: 'damage is rolled twice and the lower counts',
  spooked: '',
  transformed: 'one hand less, no skill checks; those that cannot be avoided fail',
};

const isNegative = (status: Status): status is Negative => (NEGATIVE as readonly string[]).includes(status);

function endOf(status: Status): string {
  if (!isNegative(status)) return 'until death or the end of the story';
  if (status === 'immobilized') return 'until the fight is over';
  const cure = `until cured or dead; ${skillName(RESISTED_BY[status])} resists it`;
  return status === 'spooked' ? `NERVE 5 after a fight ends it; ${cure}` : cure;
}

/** `+5 Might, ABSORPTION 1; until death or the end of the story`. */
export function statusInWords(status: Status): string {
  const number = STATUSES.indexOf(status);
  const numbers = STATS.flatMap((stat: Stat, i) => {
    const by = statusStats[number][i];
    if (by === 0) return [];
    return [stat === 'absorption' ? `ABSORPTION ${by}` : `${plus(by)} ${statName[stat]}`];
  });
  const does = [...numbers, ...(beside[status] === '' ? [] : [beside[status]])].join(', ');
  return `${does}; ${endOf(status)}`;
}

export const statusesOf = (bits: number): number[] =>
  STATUSES.flatMap((_, status) => ((bits & bit(status)) === 0 ? [] : [status]));

/** What lies on a character beside its cards, each with what it does. */
export function burdens(view: FolkloreView, character: FolkloreView['party'][number]): Sentence[] {
  const found: Sentence[] = statusesOf(character.statuses).map(
    status => `${statusAt(status)} (${statusInWords(STATUSES[status])})`,
  );
  const { infection, wanted, light, defending } = character;
  if (infection > 0) {
    found.push(
      `${infection} Infection (each takes 1 off the Vita of a room at the Inn; 3 make SICKENED, 5 kill; until purged)`,
    );
  }
  if (wanted) found.push('WANTED (15 coins or TRICKERY 7 at every town gate, until the Fine is paid)');
  if (light > 0) found.push(`light ${light} (until the map is left)`);
  if (defending) found.push('defends (+10 Defense until the next turn)');
  found.push(...tokens(view, character));
  return view.phase === 'over' ? [] : found;
}

/** What a fight has laid on a figure, and how long it lasts. */
export function tokens(
  view: FolkloreView,
  fighter: FolkloreView['foes'][number] | FolkloreView['party'][number],
): Sentence[] {
  const { weaken, razor, razorLeft, crushed, losesTurn, held, temporary }: ReadonlyFighter = fighter;
  const found: Sentence[] = [];
  if (weaken > 0)
    found.push(
      `WEAKEN ${weaken} (its next ${weaken === 1 ? 'attack' : `${weaken} attacks`} keep the lower of two dice)`,
    );
  if (razorLeft > 0)
    found.push(
      `RAZOR ${razor} (${razor} damage at the start of ${razorLeft === 1 ? '1 more turn' : `${razorLeft} more turns`})`,
    );
  if (crushed !== 0) found.push('crushed (1 damage less in its next turn)');
  if (losesTurn) found.push('loses its next turn');
  if (held) found.push('held fast (Stride 0 this round)');
  for (const { mods, until, by } of temporary) {
    // A scene may have taken only Vita, and nothing lasts.
    if (modifierLists[mods].isEmpty) continue;
    const end =
      until === 'untilNext' && by !== NONE ? say`until the next turn of ${figure(view, by)}` : durations[until];
    found.push(say`${modifiersInWords(modifierLists[mods].all)} (${end})`);
  }
  return found;
}
type ReadonlyFighter = { readonly [K in keyof Fighter]: Fighter[K] extends (infer T)[] ? readonly T[] : Fighter[K] };

/** The same of a foe. */
export function foeBurdens(view: FolkloreView, foe: FolkloreView['foes'][number]): Sentence[] {
  const { immobilized, spooked }: Pick<FoeFigure, 'immobilized' | 'spooked'> = foe;
  return [
    ...(immobilized ? [`${statusName('immobilized')} (−10 Might, Stride 0)`] : []),
    ...(spooked ? [`${statusName('spooked')} (−5 Might)`] : []),
    ...tokens(view, foe),
  ];
}

/** Short words for the strip of choices, the status line and the log. */
import { plain } from '@vesper/kernel';
import type { Choice, Event, Seat } from '@vesper/kernel';
import { offersBy, questionsBy } from '@vesper/web/board';
import type { Asked, Chip, Offer } from '@vesper/web/board';
import type { AskName, DungeonAsks } from '../agenda.ts';
import { adventurers } from '../content/adventurers.ts';
import { seasons, seasonsPerYear } from '../content/calendar.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { traps } from '../content/traps.ts';
import type { DungeonEvent } from '../events.ts';
import { pieces } from '../pieces.ts';
import type { DungeonView } from '../view.ts';
import { chapter as chapterOf } from '../words/chapters.ts';
import { cellName, kindName, locationName, petName, trapName } from '../words/names.ts';
import { creatureIn } from '../words/lair.ts';
import { tileWords } from './CellPiece.tsx';
import { cardOf } from './CreatureCard.tsx';
import { costSigns, orderLooks } from './look.ts';
import { phasesOf } from './phases.ts';
import { Amount, Symbol } from './symbols.tsx';

export const question = questionsBy<DungeonAsks>({
  giveOrder: ({ nth }) => `Order ${nth + 1} of 3?`,
  chooseSetup: 'Which start?',
  putAway: 'Out of reach?',
  orderNonPlayer: 'Its third order?',
  commitGift: 'Which gift?',
  performOrder: 'Do it?',
  spy: 'Look at which?',
  mine: 'How much gold?',
  returnTrap: 'Put which back?',
  hire: 'Hire whom?',
  buildRoom: 'Build what?',
  placeRoom: 'Where?',
  smear: 'Smear whom?',
  restore: 'Win back what?',
  deposit: 'How much?',
  takeExpertise: 'Learn what?',
  attachExpertise: 'Who learns it?',
  takeImprovement: 'Which tunnel?',
  placeImprovement: 'Where?',
  prisonerOrMark: 'Prisoner or mark?',
  payNext: 'Pay whom next?',
  payDay: 'Pay?',
  witchHunt: 'Whom to give up?',
  earthquake: 'What falls in?',
  monsterStrike: 'Pay what?',
  inspection: 'What to give?',
  turnDown: 'Who sleeps?',
  lanternParade: 'Join in?',
  feedMonster: 'Feed it whom?',
  payTrap: 'Which trap?',
  giveItem: 'Give it to whom?',
  produce: 'Produce?',
  dig: 'Dig where?',
  draftPet: 'Which pet?',
  keep: 'Keep which?',
  freePrisoner: 'Free whom?',
  trapOrder: 'Which first?',
  trapTarget: 'Whom?',
  catapultMonster: 'Throw whom?',
  suggestionOrder: 'Whom first?',
  suggestion: 'Pay or go?',
  wordOfPeace: 'Peace?',
  spellCreature: 'Which one?',
  spellTrap: 'Lose which?',
  jailbreak: 'Who escapes?',
  activate: 'Who acts?',
  attackWith: 'How?',
  attackTarget: 'Whom?',
  petTarget: 'Whom?',
  usePet: 'Use it?',
  extraTile: 'Which tile?',
  planBattle: ({ part }) =>
    ({
      tile: 'Fight where?',
      traps: 'Set a trap?',
      monsters: 'Send a monster?',
      ghosts: 'Send a ghost?',
      commit: 'Seal it?',
    })[part],
});

// ── Chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const goldChip = (n: number): Chip => ({ label: `${n}`, price: <Symbol of="gold" size={15} /> });

const name =
  (kind: string) =>
  (which: number, view: DungeonView): Chip => ({ label: pieces.kinds[kind].name(which, view) });

/** A choice of a cell, a creature or an order, which look different from table to table. */
interface At {
  readonly view: DungeonView;
  readonly seat: Seat;
  readonly choice: number | string;
}

function orderChip({ view, choice }: At): Chip | undefined {
  if (typeof choice !== 'number') return undefined;
  return { label: locationName(choice, view.board), price: <Symbol of={orderLooks[choice].sign} size={15} /> };
}

function cellChip({ view, seat, choice }: At): Chip | undefined {
  if (typeof choice !== 'number') return undefined;
  const what = tileWords(view, seat, choice);
  return { label: what === 'earth' ? cellName(choice) : `${cellName(choice)}, ${what}` };
}

const creatureChip = ({ view, seat, choice }: At): Chip | undefined =>
  typeof choice === 'number' ? { label: creatureIn(view, choice, view.players[seat].lair) } : undefined;

/** A choice in a word or two; what is not a thing keeps the words of the game. */
export const chip = offersBy<DungeonView, DungeonAsks, Chip>(
  pieces,
  {
    adventurer: name('adventurer'),
    trap: name('trap'),
    planned: name('planned'),
    room: name('room'),
    pet: name('pet'),
    item: name('item'),
    setup: name('setup'),
    improvement: name('improvement'),
    expertise: kind => ({ label: kindName(kind) }),
    slot: name('slot'),
    amount: goldChip,
  },
  {
    giveOrder: orderChip,
    putAway: orderChip,
    orderNonPlayer: orderChip,
    dig: cellChip,
    placeRoom: cellChip,
    restore: cellChip,
    placeImprovement: cellChip,
    earthquake: cellChip,
    extraTile: cellChip,
    attachExpertise: creatureChip,
    payNext: creatureChip,
    witchHunt: creatureChip,
    turnDown: creatureChip,
    feedMonster: creatureChip,
    catapultMonster: creatureChip,
    suggestionOrder: creatureChip,
    spellCreature: creatureChip,
    hire({ view, choice }) {
      if (choice === 'decline') return undefined;
      const price = costSigns(cardOf(view, choice).cost).map(({ of, n }) => <Amount key={of} of={of} n={n} />);
      return { label: creatureIn(view, choice, view.offeredCreatures), price };
    },
    produce({ choice }) {
      if (typeof choice === 'object') return { label: petName(choice.pet) };
      return typeof choice === 'number' ? { label: rooms[choice].name } : undefined;
    },
    activate: ({ view, seat, choice }) =>
      typeof choice === 'object' ? { label: petName(choice.pet) } : creatureChip({ view, seat, choice }),
    keep: ({ frame, choice }) => ({ label: frame.what === 'pets' ? petName(choice) : trapName(choice) }),
    attackTarget: ({ choice, facts }) => ({
      label: adventurers[choice].name,
      ...(facts === undefined ? {} : { price: <Amount of="damage" n={facts.damage} /> }),
    }),
    planBattle({ view, seat, frame: { part }, choice }) {
      if (typeof choice !== 'number') return undefined;
      if (part === 'traps') return { label: trapName(choice) };
      return part === 'tile' ? cellChip({ view, seat, choice }) : creatureChip({ view, seat, choice });
    },
  },
);

const printed =
  (kind: string) =>
  (which: number): string =>
    plain(pieces.kinds[kind].text?.(which) ?? '');

/** What is printed on the thing, for tooltips and the phone's sheet. */
export const detail = offersBy<DungeonView, DungeonAsks, string>(
  pieces,
  {
    room: printed('room'),
    pet: printed('pet'),
    trap: printed('trap'),
    planned: printed('planned'),
    expertise: printed('expertise'),
    improvement: printed('improvement'),
  },
  {
    hire: ({ view, choice }) => (choice === 'decline' ? undefined : cardOf(view, choice).text),
    produce({ choice }) {
      if (typeof choice === 'object') return pets[choice.pet].text;
      return typeof choice === 'number' ? rooms[choice].text : undefined;
    },
    keep: ({ frame, choice }) => (frame.what === 'pets' ? pets : traps)[choice].text,
    planBattle({ view, frame: { part }, choice }) {
      if (typeof choice !== 'number' || part === 'tile') return undefined;
      return part === 'traps' ? traps[choice].text : cardOf(view, choice).text;
    },
    activate({ view, choice }) {
      if (typeof choice === 'object') return pets[choice.pet].text;
      return typeof choice === 'number' ? cardOf(view, choice).text : undefined;
    },
  },
);

/** Cells by their rows. */
export function group(view: DungeonView, { ask }: Asked, { choice }: Offer): string {
  const isCell = pieces.points[ask as AskName] === 'cell' && typeof choice === 'number';
  return isCell ? plain(pieces.kinds.cell.group?.(view, choice) ?? '') : '';
}

const forward: readonly Choice[] = ['decline', 'stop', 'none', 'end', 'commit', 'keep', 'no'];

export function isWayForward({ choices = [], optional, ask }: Asked, choice: Choice): boolean {
  if (ask === 'performOrder') return choice === 'perform';
  return forward.includes(choice) || (choices.length === 1 && !optional);
}

/** The dots are the seasons of the year. */
export function progress(view: DungeonView): { readonly text: string; readonly done: number; readonly of: number } {
  const { phase, season, year, terms } = view;
  if (phase === 'setup' || year === 0) return { text: 'Setting up', done: 0, of: 0 };
  if (phase === 'over') return { text: 'Over', done: 0, of: 0 };
  const { all, now } = phasesOf(view);
  const doing = all[now]?.toLowerCase() ?? 'end';
  return { text: `Year ${year}, ${seasons[season].name}, ${doing}`, done: season, of: seasonsPerYear(terms.fs) };
}

export const chapter = (view: DungeonView, event: Event): string | undefined => chapterOf(view, event as DungeonEvent);

/** Whoever's it is; colours that nobody plays have no seat. */
export function eventSeat(event: Event, view: DungeonView): Seat | null {
  const { seat, colour } = event as { readonly seat?: Seat; readonly colour?: number };
  const who = seat ?? colour ?? -1;
  return who >= 0 && who < view.seats ? who : null;
}

/** What is due on Pay Day is paid by a row that names it. */
export const isSigned = ({ ask }: Asked, choice: Choice): boolean => ask === 'payDay' && choice === 'pay';

/** Short words for the strip of choices, the status line and the log. */
import type { ReactNode } from 'react';
import type { Choice, Event, Seat } from '@vesper/kernel';
import type { Asked, Offer } from '@vesper/web/board';
import { adventurers } from '../content/adventurers.ts';
import { seasons, seasonsPerYear } from '../content/calendar.ts';
import { expertise } from '../content/expertise.ts';
import { improvements } from '../content/improvements.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { traps } from '../content/traps.ts';
import type { DungeonEvent } from '../events.ts';
import type { DungeonView } from '../view.ts';
import { chapter as chapterOf } from '../words/chapters.ts';
import {
  cellName,
  improvementName,
  itemName,
  kindName,
  locationName,
  petName,
  roomName,
  setupName,
  trapName,
} from '../words/names.ts';
import { creatureIn } from '../words/lair.ts';
import { tileWords } from './CellPiece.tsx';
import { cardOf } from './CreatureCard.tsx';
import { costSigns, orderSigns } from './look.ts';
import { fieldsOf, petIn } from './marks.ts';
import { phasesOf } from './phases.ts';
import { Amount, Symbol } from './symbols.tsx';

const questions: Readonly<Record<string, string>> = {
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
};

const parts: Readonly<Record<string, string>> = {
  tile: 'Fight where?',
  traps: 'Set a trap?',
  monsters: 'Send a monster?',
  ghosts: 'Send a ghost?',
  commit: 'Seal it?',
};

export function question(_view: DungeonView, decision: Asked): string | undefined {
  const { nth = 0, part = '' } = fieldsOf(decision);
  if (decision.ask === 'giveOrder') return `Order ${nth + 1} of 3?`;
  if (decision.ask === 'planBattle') return parts[part];
  return questions[decision.ask];
}

type Chip = { readonly label: string; readonly price?: ReactNode };

const onCells = new Set(['dig', 'placeRoom', 'restore', 'placeImprovement', 'earthquake', 'extraTile']);
const onTraps = new Set(['returnTrap', 'payTrap', 'spellTrap', 'inspection', 'trapOrder']);
const onPeople = new Set([
  'prisonerOrMark',
  'freePrisoner',
  'jailbreak',
  'trapTarget',
  'attackTarget',
  'petTarget',
  'giveItem',
]);
const onOrders = new Set(['giveOrder', 'putAway', 'orderNonPlayer']);

const numbers: Readonly<Record<string, (n: number) => Chip>> = {
  buildRoom: n => ({ label: roomName(n) }),
  takeExpertise: n => ({ label: kindName(n) }),
  takeImprovement: n => ({ label: improvementName(n) }),
  chooseSetup: n => ({ label: setupName(n) }),
  commitGift: n => ({ label: itemName(n) }),
  draftPet: n => ({ label: petName(n) }),
  spy: n => ({ label: `Card ${n + 1}` }),
  mine: n => ({ label: `${n}`, price: <Symbol of="gold" size={15} /> }),
  deposit: n => ({ label: `${n}`, price: <Symbol of="gold" size={15} /> }),
};

/** A choice in a word or two; what is not a thing keeps the words of the game. */
export function chip(view: DungeonView, decision: Asked, { choice, facts }: Offer): Chip | undefined {
  const { ask, seat } = decision;
  const pet = petIn(choice);
  if (pet !== undefined) return { label: petName(pet) };
  if (typeof choice !== 'number') return undefined;
  if (onOrders.has(ask))
    return { label: locationName(choice, view.board), price: <Symbol of={orderSigns[choice]} size={15} /> };
  if (onCells.has(ask)) return cellChip(view, seat, choice);
  if (onTraps.has(ask)) return { label: trapName(choice) };
  if (onPeople.has(ask)) {
    const damage = typeof facts?.damage === 'number' ? <Amount of="damage" n={facts.damage} /> : undefined;
    return { label: adventurers[choice].name, ...(damage === undefined ? {} : { price: damage }) };
  }
  if (ask === 'produce') return { label: rooms[choice].name };
  if (ask === 'planBattle') return planChip(view, decision, choice);
  if (ask === 'keep') return { label: fieldsOf(decision).what === 'pets' ? petName(choice) : trapName(choice) };
  if (ask === 'smear') return undefined;
  if (numbers[ask] !== undefined) return numbers[ask](choice);
  return creatureChip(view, decision, choice);
}

function cellChip(view: DungeonView, seat: Seat, cell: number): Chip {
  const what = tileWords(view, seat, cell);
  return { label: what === 'earth' ? cellName(cell) : `${cellName(cell)}, ${what}` };
}

function planChip(view: DungeonView, decision: Asked, choice: number): Chip {
  const { part } = fieldsOf(decision);
  if (part === 'tile') return cellChip(view, decision.seat, choice);
  return part === 'traps' ? { label: trapName(choice) } : creatureChip(view, decision, choice);
}

function creatureChip(view: DungeonView, { ask, seat }: Asked, creature: number): Chip {
  const hires = ask === 'hire';
  const among = hires ? view.offeredCreatures : view.players[seat].lair;
  const label = creatureIn(view, creature, among);
  if (!hires) return { label };
  return {
    label,
    price: costSigns(cardOf(view, creature).cost).map(({ of, n }) => <Amount key={of} of={of} n={n} />),
  };
}

/** What is printed on the thing, for tooltips and the phone's sheet. */
export function detail(view: DungeonView, decision: Asked, { choice }: Offer): ReactNode {
  const { ask } = decision;
  const { what, part } = fieldsOf(decision);
  const pet = petIn(choice);
  if (pet !== undefined) return pets[pet].text;
  if (typeof choice !== 'number') return null;
  if (ask === 'buildRoom' || ask === 'produce') return rooms[choice].text;
  if (ask === 'hire') return cardOf(view, choice).text;
  if (ask === 'draftPet' || (ask === 'keep' && what === 'pets')) return pets[choice].text;
  if (ask === 'takeExpertise') return expertise[choice].text;
  if (ask === 'takeImprovement') return improvements[choice].text;
  if (onTraps.has(ask) || ask === 'keep' || part === 'traps') return traps[choice].text;
  if (part === 'monsters' || part === 'ghosts' || ask === 'activate') return cardOf(view, choice).text;
  return null;
}

const levels = ['Near the entrance', 'Second row', 'Third row', 'Bottom row'] as const;

export function group(_view: DungeonView, { ask }: Asked, { choice }: Offer): string {
  return onCells.has(ask) && typeof choice === 'number' ? levels[Math.floor(choice / 5)] : '';
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

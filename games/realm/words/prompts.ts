/** What is asked: to the seat that decides as a request, to everybody else as news. */
import type { AskFrame, Open, Seat } from '@vesper/kernel';
import type { RealmAsk } from '../agenda.ts';
import { quests } from '../content/quests.ts';
import {
  BattleStrategy,
  CavalrySweep,
  DarkVisions,
  ElvenArchers,
  HammerOfValor,
  MagicGate,
  SpellOfPurity,
} from '../content/specials.ts';
import type { Colour, DarkCard, Space, Window } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { darknessLabel, dice, generalName, generalOnlyText, sourceName, spaceName } from './names.ts';
import { diceAgainst } from './rolls.ts';
import { capital, count, heroOf, isYou, seatName, slotsOf, whom } from './voice.ts';

export type AskName = RealmAsk['ask'];

/** What a frame may say beyond who is asked what. */
export interface Details {
  readonly slot: Slot;
  readonly window: Window;
  readonly index: number;
  readonly left: number;
  readonly general: Colour;
  readonly to: Space;
  readonly source?: Source;
  readonly done: number;
  readonly who: Slot;
  readonly at: Space;
  readonly visited: readonly Space[];
  readonly here: number;
  readonly card: DarkCard;
}

interface Prompt {
  /** A request, beginning in lower case: the hero's name may come before it. */
  yours(view: RealmView, d: Details): string;
  /** What the hero does, for the others: `chooses an action`. */
  theirs(view: RealmView, d: Details): string;
}

export function prompt(view: RealmView, open: Open): string {
  const { yours, theirs } = prompts[open.ask as AskName];
  const d = open.frame as AskFrame & Details;
  if (open.seat === view.viewer) return addressed(view, open, d, yours(view, d));
  return `${asksSeat(open) ? party(view, open.seat) : capital(heroOf(view, d))} ${theirs(view, d)}`;
}

/** `The Wizard`, or the seat's name if it has several heroes or none yet. */
function party(view: RealmView, seat: Seat): string {
  const slots = slotsOf(view, seat);
  return slots.length === 1 && view.heroes[slots[0]].hero !== NONE
    ? capital(heroOf(view, { slot: slots[0] }))
    : seatName(seat);
}

/** Specials are offered to a seat once, for all its heroes; a hero who is to be picked has no name yet. */
function asksSeat({ ask }: Open): boolean {
  return ask === 'playSpecial' || ask === 'pickHero' || ask === 'pickReplacement';
}

/**
 * `Choose an action`; a seat with several heroes is told which one: `The Wizard: choose an action`. What a card asks
 * begins with the card: `Cavalry Sweep: where does the ride begin?`.
 */
function addressed(view: RealmView, open: Open, d: Details, request: string): string {
  const who: string[] = [];
  if (!asksSeat(open) && !isYou(view, d.slot) && view.heroes[d.slot].hero !== NONE) who.push(heroOf(view, d));
  if (d.source !== undefined) who.push(sourceName(d.source));
  else if (open.ask === 'pickVision' || open.ask === 'pickOrder') who.push(sourceName(DarkVisions));
  return capital(who.length === 0 ? request : `${who.join(', ')}: ${request}`);
}

const prompts: Readonly<Record<AskName, Prompt>> = {
  pickHero: {
    yours: (view, { slot }) =>
      view.heroes.length === view.seats ? 'choose your hero' : `choose hero ${slot + 1} of ${view.heroes.length}`,
    theirs: () => 'chooses a hero',
  },
  pickStyle: {
    yours: () => 'Sky style or Ground style for this day?',
    theirs: () => 'chooses a style for the day',
  },
  pickForm: {
    yours: () => 'take a form for this day?',
    theirs: () => 'chooses a form for the day',
  },
  chooseAction: {
    yours(view, { slot }) {
      const { up, bonus } = view.heroes[slot];
      return up + bonus === 0 ? 'no actions left' : `choose an action (${up + bonus} left)`;
    },
    theirs: (view, { slot }) => `chooses an action (${view.heroes[slot].up + view.heroes[slot].bonus} left)`,
  },
  playSpecial: {
    yours: (view, { window }) => occasion(view, window),
    theirs: (_view, { window }) => (window === 'D' ? 'may play a card' : 'may play a card or pass'),
  },
  useReroll: {
    yours: view => `roll again? The dice show ${shownDice(view)}`,
    theirs: () => 'decides whether to roll again',
  },
  join: {
    yours: view => `${capital(battleOf(view))} is attacked here. Join the battle?`,
    theirs: view => `decides whether to join the attack on ${battleOf(view)}`,
  },
  commit: {
    yours: (view, d) => `commit cards against ${battleOf(view)} (${dice(committedDice(view, d))} so far)`,
    theirs: view => `commits cards against ${battleOf(view)}`,
  },
  pickAttacker: {
    yours: view => `who attacks ${battleOf(view)} next? ${hitsSoFar(view)}`,
    theirs: () => 'decides who attacks next',
  },
  pickLostCard: {
    yours: (_view, { left, general }) =>
      `${generalName(general)} takes ${count(left, 'card')} from you: choose one to lose`,
    theirs: (_view, { left }) => `chooses ${count(left, 'card')} to lose`,
  },
  pickReplacement: {
    yours: () => 'your hero has fallen. Who takes up the fight?',
    theirs: () => 'chooses a new hero',
  },
  turnUndead: {
    yours: (view, { slot }) => `turn the Undead in ${spaceName(view.heroes[slot].space)} away?`,
    theirs: () => 'decides whether to turn the Undead away',
  },
  moveUndead: {
    yours: () => 'where does this Undead flee to?',
    theirs: () => 'turns an Undead away',
  },
  discardToLimit: {
    yours: (view, { slot }) => `discard down to 10 cards (${view.heroes[slot].handSize - 10} too many)`,
    theirs: (view, { slot }) => `discards down to 10 cards (${view.heroes[slot].handSize - 10} too many)`,
  },
  wisdom: {
    yours: ({ night }) => `keep this card, or turn up another one? ${darknessLabel(night.faceUp)}`,
    theirs: () => 'decides whether to replace the Darkness card',
  },
  pickGateToMove: {
    yours: (_view, { to }) => `all gates are on the board; which one moves to ${spaceName(to)}?`,
    theirs: (_view, { to }) => `moves a Magic Gate to ${spaceName(to)}`,
  },
  pickSpace: {
    yours: (view, d) => spaceRequest(view, d),
    theirs: (_view, d) => `chooses a place for ${sourceOf(d)}`,
  },
  pickHeroTarget: {
    yours: (_view, d) => (d.left > 1 ? `choose a hero to move (up to ${d.left})` : 'choose a hero to move'),
    theirs: (_view, d) => `chooses a hero for ${sourceOf(d)}`,
  },
  pickMinion: {
    yours: (_view, d) => minionRequest(d),
    theirs: (_view, d) => `chooses minions for ${sourceOf(d)}`,
  },
  pickGeneral: {
    yours: (_view, d) =>
      d.source === BattleStrategy ? 'drive a General one step back?' : 'which General shall not heal this turn?',
    theirs: (_view, d) => `chooses a General for ${sourceOf(d)}`,
  },
  pickColour: {
    yours: () => 'call a colour',
    theirs: (_view, d) => `calls a colour for ${sourceOf(d)}`,
  },
  pickVision: {
    yours: (_view, { card }) => `discard this card, or put it back? ${darknessLabel(card)}`,
    theirs: () => 'looks into the Darkness',
  },
  pickOrder: {
    yours: () => 'which card shall come first?',
    theirs: () => 'puts the Darkness cards back',
  },
};

function sourceOf({ source }: Details): string {
  return source === undefined ? 'a card' : sourceName(source);
}

/** Why Specials are asked for now. */
function occasion(view: RealmView, window: Window): string {
  const { night } = view;
  switch (window) {
    case 'D':
      return 'you may play a card';
    case 'N0':
      return `Night falls, and ${count(night.left, 'Darkness card')} will come. Play a card, or pass?`;
    case 'NR': {
      const only = night.generalOnly ? generalOnlyText(night.faceUp) : '';
      // The question first: where there is little room, the card itself is seen elsewhere.
      return `Play a card, or pass? ${darknessLabel(night.faceUp)}${only === '' ? '' : ` (${only})`}`;
    }
    case 'CR':
      return `${rolled(view)}. Play a card, or pass?`;
  }
}

/** `The Wizard rolled 3 and 5 against Orcs`. */
function rolled(view: RealmView): string {
  return view.roll === null ? 'the dice are rolled' : `${whom(view, view.roll)} rolled ${shownDice(view)}`;
}

/** `3 and 5 against Orcs`. */
function shownDice({ roll }: RealmView): string {
  return roll === null ? '' : diceAgainst(roll.colours, roll.faces, roll.modifiers, roll.kind === 'general');
}

function battleOf({ battle }: RealmView): string {
  return battle === null ? 'the General' : generalName(battle.general);
}

function committedDice({ battle }: RealmView, { index }: Details): number {
  return battle?.dice[index] ?? 0;
}

function hitsSoFar({ battle }: RealmView): string {
  if (battle === null) return '';
  const hits = battle.hits.reduce((sum, n) => sum + n, 0);
  return `(${count(hits, 'hit')} so far, ${battle.life} life)`;
}

/** Of a hero who is moved. */
function whereTo(view: RealmView, slot: Slot): string {
  return `where ${isYou(view, slot) ? 'do you' : `does ${heroOf(view, { slot })}`} go?`;
}

const CAVALRY_POINTS = 6;

function spaceRequest(view: RealmView, { source = NONE, done, who, at, left }: Details): string {
  if (source >= QUEST) {
    if (who !== NONE) return whereTo(view, who);
    return quests[source - QUEST].goal.by === 'hunt' ? 'which placement is stopped?' : 'choose a location to cleanse';
  }
  switch (source) {
    case MagicGate:
      return 'where does the gate open?';
    case HammerOfValor:
      return whereTo(view, who);
    case SpellOfPurity:
      return 'choose a location to cleanse of all crystals';
    case ElvenArchers:
      return done === 0 ? 'choose a green land to clear' : 'choose a second green land to clear, or stop';
    case BattleStrategy:
      return `choose a location to clear (${done} of 3 so far)`;
    case CavalrySweep:
      return at === NONE
        ? 'where does the ride begin?'
        : `ride on to a neighbour of ${spaceName(at)}, or stop (${left} of ${CAVALRY_POINTS} points left)`;
    default:
      return 'which placement is stopped?';
  }
}

function minionRequest({ source = NONE, left, at, done }: Details): string {
  if (source === CavalrySweep) return `remove minions in ${spaceName(at)} (${count(left, 'point')} left)`;
  const more = done > 0 ? 'more ' : '';
  return `${source >= QUEST ? 'defeat' : 'remove'} up to ${count(left, `${more}minion`)}`;
}

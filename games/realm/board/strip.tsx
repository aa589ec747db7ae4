/** The realm's short words for the strip of choices, the status line and the log. */
import type { Choice, Event, Seat, Sentence } from '@vesper/kernel';
import { Icon, offersBy, questionsBy } from '@vesper/web/board';
import type { Asked, Chip } from '@vesper/web/board';
import type { Action, ActionFacts, RealmAsks } from '../agenda.ts';
import { generals } from '../content/generals.ts';
import type { RealmEvent } from '../events.ts';
import { pieces } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { chapter as chapterOf } from '../words/chapters.ts';
import { cardName, generalName, heroName, spaceName, sourceName } from '../words/names.ts';
import { actionFacts, sourceText, worthInBattle } from './choices.tsx';
import { actionIcons } from './look.ts';
import { isAction } from './marks.ts';
import { defeated } from './TopBar.tsx';

const questions = questionsBy<RealmAsks>({
  pickHero: 'Which hero?',
  pickStyle: 'Sky or Ground?',
  pickForm: 'Which form?',
  chooseAction: 'What now?',
  playSpecial: 'Play a card?',
  useReroll: 'Roll again?',
  join: 'Join the battle?',
  commit: 'Commit which card?',
  pickAttacker: 'Who attacks?',
  pickLostCard: 'Lose which card?',
  pickReplacement: 'Who comes?',
  turnUndead: 'Turn the Undead?',
  moveUndead: 'Send it where?',
  discardToLimit: 'Discard which?',
  wisdom: 'Keep this card?',
  pickGateToMove: 'Move which gate?',
  pickSpace: 'Where?',
  pickHeroTarget: 'Which hero?',
  pickMinion: 'Which minion?',
  pickGeneral: 'Which General?',
  pickColour: 'Which colour?',
  pickVision: 'Away or back?',
  pickOrder: 'Which comes first?',
});

export function question(view: RealmView, decision: Asked): string {
  return decision.ask === 'playSpecial' && decision.optional ? 'You may play' : questions(view, decision);
}

export const chip = offersBy<RealmView, RealmAsks, Chip>(
  pieces,
  {
    space: space => ({ label: spaceName(space) }),
    pick: hero => ({ label: heroName(hero) }),
    general: general => ({ label: generalName(general) }),
    card: card => ({ label: cardName(card) }),
  },
  {
    chooseAction: ({ choice, facts }) => actionChip(choice, facts),
    commit({ choice, facts }) {
      if (typeof choice !== 'number') return undefined;
      return { label: cardName(choice), ...(facts === undefined ? {} : { price: worthInBattle(facts) }) };
    },
    playSpecial: ({ choice }) => (choice === 'pass' ? undefined : { label: sourceName(choice) }),
    discardToLimit: ({ choice }) =>
      typeof choice === 'number' ? { label: cardName(choice) } : actionChip(choice, undefined),
  },
);

function actionChip(choice: Action, facts: ActionFacts | undefined): Chip | undefined {
  const price = <Icon name={actionIcons[choice.action]} size={15} />;
  switch (choice.action) {
    case 'foot':
    case 'gate':
    case 'steed':
    case 'flight':
    case 'teleport':
      return { label: spaceName(choice.to), price };
    case 'play':
      return { label: sourceName(choice.source), price };
    case 'endDay':
      return { label: 'End the day', price };
    case 'horse':
    case 'eagle':
    case 'gateCard':
      return { label: spaceName(choice.to), price };
    case 'engage':
      return choice.colour === NONE ? { label: 'Fight', price } : undefined;
    case 'healLand':
      return { label: 'Heal the land', price: actionFacts(facts) };
    case 'sanctify':
      return { label: 'Sanctify', price: actionFacts(facts) };
    case 'quest':
      return { label: 'Quest', price: actionFacts(facts) };
    default:
      return undefined;
  }
}

/** What a choice is about, for tooltips and the phone's sheet. */
export const detail = offersBy<RealmView, RealmAsks, string>(
  pieces,
  {},
  {
    chooseAction({ choice, facts }) {
      if (choice.action === 'play') return sourceText(choice.source);
      return actionFacts(facts) === '' ? undefined : `${actionFacts(facts)}.`;
    },
    playSpecial: ({ choice }) => (choice === 'pass' ? undefined : sourceText(choice)),
    discardToLimit: ({ choice }) => (typeof choice === 'number' ? undefined : sourceText(choice.source)),
    commit({ facts }) {
      if (facts === undefined) return undefined;
      return facts.then === 0
        ? `${worthInBattle(facts)}; more cards are needed for a chance.`
        : `The chance goes from ${facts.chance} % to ${facts.then} %.`;
    },
  },
);

const forward: readonly Choice[] = ['pass', 'done', 'stop', 'keep', 'no', 'stayOut'];

export function isWayForward({ choices = [], optional }: Asked, choice: Choice): boolean {
  if (isAction(choice)) return choice.action === 'endDay';
  return forward.includes(choice) || (choices.length === 1 && !optional);
}

const phases = { setup: 'Setting up', day: 'Daytime', evening: 'Evening', night: 'Night', over: 'over' } as const;

/** The dots are the Generals that have fallen. */
export function progress(view: RealmView): { readonly text: string; readonly done: number; readonly of: number } {
  const { turn, phase } = view;
  if (phase === 'setup') return { text: phases.setup, done: 0, of: 0 };
  if (phase === 'over') return { text: `Over after turn ${turn}`, done: 0, of: 0 };
  return { text: `Turn ${turn}, ${phases[phase]}`, done: defeated(view), of: generals.length };
}

export const chapter = (view: RealmView, event: Event): Sentence | undefined => chapterOf(view, event as RealmEvent);

/** Whoever's hero it was; the darkness itself has no seat. */
export function eventSeat(event: Event, view: RealmView): Seat | null {
  const { slot, seat } = event as { readonly slot?: Slot; readonly seat?: Seat };
  return seat ?? (slot === undefined || slot === NONE ? null : slot % view.seats);
}

/** The realm's short words for the strip of choices, the status line and the log. */
import type { ReactNode } from 'react';
import type { Choice, Event, Seat } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import type { Asked, Offer } from '@vesper/web/board';
import type { Action } from '../agenda.ts';
import { generals } from '../content/generals.ts';
import type { RealmEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { chapter as chapterOf } from '../words/chapters.ts';
import { cardName, generalName, heroName, spaceName, sourceName } from '../words/names.ts';
import { factsOf, percent, sourceText, worthInBattle } from './choices.tsx';
import { actionIcons } from './look.ts';
import { isAction } from './marks.ts';
import { defeated } from './TopBar.tsx';

const questions: Readonly<Record<string, string>> = {
  pickHero: 'Which hero?',
  pickStyle: 'Sky or Ground?',
  pickForm: 'Which form?',
  chooseAction: 'What now?',
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
};

export function question(_view: RealmView, { ask, optional }: Asked): string | undefined {
  if (ask === 'playSpecial') return optional ? 'You may play' : 'Play a card?';
  return questions[ask];
}

type Chip = { readonly label: string; readonly price?: ReactNode };

export function chip(_view: RealmView, { ask }: Asked, offer: Offer): Chip | undefined {
  const { choice } = offer;
  if (isAction(choice)) return actionChip(choice, offer);
  if (ask === 'commit' && typeof choice === 'number') return { label: cardName(choice), price: worthInBattle(offer) };
  if (typeof choice !== 'number') return undefined;
  if (ask === 'pickSpace' || ask === 'moveUndead' || ask === 'pickGateToMove') return { label: spaceName(choice) };
  if (ask === 'pickHero' || ask === 'pickReplacement') return { label: heroName(choice) };
  if (ask === 'pickGeneral') return { label: generalName(choice) };
  if (ask === 'playSpecial') return { label: sourceName(choice) };
  if (ask === 'pickLostCard' || ask === 'discardToLimit') return { label: cardName(choice) };
  return undefined;
}

function actionChip(choice: Action, offer: Offer): Chip | undefined {
  const price = <Icon name={actionIcons[choice.action]} size={15} />;
  const facts = factsOf(offer);
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
      return { label: `${spaceName(choice.to)}, ${cardName(choice.card).replace(/ \(.*/, '')}`, price };
    case 'healLand':
    case 'sanctify':
    case 'quest':
      return {
        label:
          choice.action === 'quest'
            ? 'Quest'
            : choice.action === 'sanctify'
              ? 'Sanctify'
              : `Heal the land, ${cardName(choice.card).replace(/ \(.*/, '')}`,
        price: facts,
      };
    default:
      return undefined;
  }
}

const groups: Readonly<Partial<Record<Action['action'], string>>> = {
  foot: 'On foot',
  horse: 'Horse',
  eagle: 'Eagle',
  gateCard: 'Through gates',
  gate: 'Through gates',
  steed: 'Skills',
  flight: 'Skills',
  teleport: 'Skills',
  play: 'Specials',
  endDay: 'End the day',
};

export function group(_view: RealmView, _decision: Asked, { choice }: Offer): string {
  return isAction(choice) ? (groups[choice.action] ?? 'Here') : '';
}

/** What a choice is about, for tooltips and the phone's sheet. */
export function detail(_view: RealmView, decision: Asked, offer: Offer): ReactNode {
  const { ask } = decision;
  const { choice, facts } = offer;
  const text = sourceText(decision, choice);
  if (text !== '') return text;
  if (ask === 'commit' && facts !== undefined)
    return facts.then === 0
      ? `${worthInBattle(offer)}; more cards are needed for a chance.`
      : `The chance goes from ${percent(facts.chance)} to ${percent(facts.then)}.`;
  return factsOf(offer) === '' ? null : `${factsOf(offer)}.`;
}

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

export const chapter = (view: RealmView, event: Event): string | undefined => chapterOf(view, event as RealmEvent);

/** Whoever's hero it was; the darkness itself has no seat. */
export function eventSeat(event: Event, view: RealmView): Seat | null {
  const { slot, seat } = event as { readonly slot?: Slot; readonly seat?: Seat };
  return seat ?? (slot === undefined || slot === NONE ? null : slot % view.seats);
}

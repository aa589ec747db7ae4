/** What somebody may have in mind with a hero's actions, and what the ways to a place take. */
import type { Choice } from '@vesper/kernel';
import { intentionsBy, offersBy } from '@vesper/web/board';
import type { Asked, Intention, Means } from '@vesper/web/board';
import type { Action, RealmAsks } from '../agenda.ts';
import type { Card } from '../content/types.ts';
import { pieces } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { cardName } from '../words/names.ts';
import { actionIcons } from './look.ts';
import { isAction } from './marks.ts';

const intention = (action: Action['action'], name: string): Intention => ({ name, icon: actionIcons[action] });

/** Walking, whatever can be done here, and the cards that are played by themselves. */
const usual = intention('foot', 'Walk, or act here');

const others: Readonly<Partial<Record<Action['action'], Intention>>> = {
  gate: intention('gate', 'Through the gate'),
  steed: intention('steed', 'Steed'),
  flight: intention('flight', 'Eagle Flight'),
  teleport: intention('teleport', 'Teleport'),
  archery: intention('archery', 'Shoot'),
  horse: intention('horse', 'Horse cards'),
  eagle: intention('eagle', 'Eagle cards'),
  gateCard: intention('gateCard', 'Gate cards'),
};

export const intentions = intentionsBy<RealmView, RealmAsks>({
  chooseAction: { usual, of: ({ choice }) => others[choice.action] ?? usual },
});

const free = (words: string): Means => ({ words, takes: '1 action', effort: 1, spends: [] });
const spending = (words: string, thing: string, takes: string): Means => ({ words, takes, effort: 1, spends: [thing] });
const withCard = (card: Card): Means => spending(`with ${cardName(card)}`, `card ${card}`, '1 action and the card');
const withGate = (words: string, colour: number): Means =>
  colour === NONE
    ? free(words)
    : spending(`${words}, with Find Magic Gate`, 'Find Magic Gate', '1 action and the quest');

function meansOf(choice: Action): Means | undefined {
  switch (choice.action) {
    case 'foot':
      return free('on foot');
    case 'gate':
      return free('through the Magic Gate');
    case 'steed':
      return free('on the steed');
    case 'flight':
      return free('by Eagle Flight');
    case 'teleport':
      return spending('by Teleport', 'Teleport', '1 action, once a turn');
    case 'horse':
    case 'eagle':
    case 'gateCard':
    case 'fireball':
    case 'healLand':
    case 'buildGate':
      return withCard(choice.card);
    case 'engage':
      return withGate('fighting', choice.colour);
    case 'archery':
      return withGate('shooting from here', choice.colour);
    default:
      return undefined;
  }
}

export const means = offersBy<RealmView, RealmAsks, Means>(
  pieces,
  {},
  { chooseAction: ({ choice }) => meansOf(choice) },
);

/** Deeds have signs beside the hero's space, which say how many dice there are and what they may bring. */
export const isSigned = (_decision: Asked, choice: Choice): boolean =>
  isAction(choice) && (choice.action === 'engage' || choice.action === 'rumors' || choice.action === 'quest');

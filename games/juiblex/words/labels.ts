/** Choices as button labels: a plain verb and what it is about. */
import { capital, say, whose } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { costOf, effectOf } from '../content/cards.ts';
import { NO_COST } from '../content/types.ts';
import type { Cost, Site } from '../content/types.ts';
import {
  ASSASSINATE,
  DEPLOY,
  DEVOURED,
  HOUSE_GUARDS,
  RECRUIT,
  RETURN_SPY,
  SPY,
  colourOf,
  hallOf,
  ownerOfSpy,
  siteOfSpy,
} from '../agenda.ts';
import type { Action, Offer, Returned } from '../agenda.ts';
import { EMPTY, NONE, TOKEN } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { rowInWords } from './cards.ts';
import type { JuiblexCatalogue } from './catalogue.ts';
import { aTroopOf, card, influence, player, points, power, site, space, troopOf } from './voice.ts';

const orStop = <T extends number>(choice: T | 'stop', label: (which: T) => Sentence, stop = 'Stop here'): Sentence =>
  choice === 'stop' ? stop : label(choice);

/** What stands for an offer on the table. */
export function offered({ market, devoured }: JuiblexView, offer: Offer): Sentence {
  if (offer < HOUSE_GUARDS) return market[offer] === NONE ? `nothing from slot ${offer + 1}` : [card(market[offer])];
  if (offer === DEVOURED) return devoured.length === 0 ? 'a devoured card' : [card(devoured[devoured.length - 1])];
  return offer === HOUSE_GUARDS ? 'a House Guard' : 'a Priestess of Lolth';
}

/** House Guards cost 3, Priestesses 2. */
const PILE_COSTS = [3, 2];

function price({ market, devoured }: JuiblexView, offer: Offer): number {
  if (offer < HOUSE_GUARDS) return costOf[market[offer]];
  if (offer === DEVOURED) return devoured.length === 0 ? NO_COST : costOf[devoured[devoured.length - 1]];
  return PILE_COSTS[offer - HOUSE_GUARDS];
}

/** What stands on a space: a refused candidate may hold no troop at all. */
function troopAt(view: JuiblexView, which: number): Sentence {
  const what = view.spaces[which];
  if (what === EMPTY) return 'nothing';
  return what === TOKEN ? 'the Affliction' : troopOf(what, seat => player(view, seat));
}

function action(view: JuiblexView, choice: Action): Sentence {
  if (choice === 'endTurn') return 'End the turn';
  if (choice === 'takePoint') return say`Take ${points(1)} for ${power(1)}`;
  if (choice < ASSASSINATE) return say`Play ${card(choice)}`;
  if (choice < DEPLOY) {
    const target = choice - ASSASSINATE;
    return say`Assassinate ${troopAt(view, target)} on ${space(target)} for ${power(3)}`;
  }
  if (choice < RECRUIT) return say`Deploy on ${space(choice - DEPLOY)} for ${power(1)}`;
  if (choice < RETURN_SPY) {
    const offer = choice - RECRUIT;
    const cost = price(view, offer);
    return cost === NO_COST
      ? say`Recruit ${offered(view, offer)}`
      : say`Recruit ${offered(view, offer)} for ${influence(cost)}`;
  }
  return say`Return ${spyOf(view, choice - RETURN_SPY)} for ${power(3)}`;
}

const spyOf = (view: JuiblexView, spy: number): Sentence =>
  say`${whose(player(view, ownerOfSpy(spy)))} spy at ${site(siteOfSpy(spy))}`;

const ofHand: readonly Cost[] = ['devourHand', 'discardHand', 'devourInner'];

function payment(cost: Cost, choice: number): Sentence {
  if (!ofHand.includes(cost)) return say`Return the spy at ${site(choice)}`;
  return cost === 'discardHand' ? say`Discard ${card(choice)}` : say`Devour ${card(choice)}`;
}

const returned = (view: JuiblexView, choice: Returned): Sentence =>
  choice >= SPY ? say`Return ${spyOf(view, choice - SPY)}` : say`Return ${troopAt(view, choice)} on ${space(choice)}`;

const spyAt = (which: Site): Sentence => say`Place it at ${site(which)}`;

const MARKET_VERBS: { readonly [word: string]: string } = {
  devourMarket: 'Devour',
  replaceMarket: 'Replace',
  recruitFree: 'Recruit',
  playMarket: 'Carry out',
};
const STRIKE_VERBS: { readonly [word: string]: string } = {
  assassinate: 'Assassinate',
  supplant: 'Supplant',
};

export const labels: JuiblexCatalogue['labels'] = {
  startDeploy: ({ choice }) => say`Begin on ${space(choice)}`,
  scourgeSite: ({ choice }) => say`Place the Scourge at ${site(choice)}`,
  scourgeSpace: ({ choice }) => say`Put the token on ${space(choice)}`,
  act: ({ view, choice }) => action(view, choice),
  chooseOne({ frame, choice }) {
    const effect = effectOf(frame);
    return effect.do === 'oneOf' ? capital(rowInWords(effect.options[choice])) : '';
  },
  payCost({ frame, choice }) {
    const effect = effectOf(frame);
    if (choice === 'decline' || effect.do !== 'pay') return 'Decline';
    return choice === 'pay' ? 'Devour this card' : payment(effect.cost, choice);
  },
  revealForFocus: ({ choice }) => (choice === 'decline' ? 'Show nothing' : say`Show ${card(choice)}`),
  deploySpace: ({ choice }) => say`Deploy on ${space(choice)}`,
  targetTroop: ({ view, frame, choice }) =>
    effectOf(frame).do === 'afflict'
      ? orStop(
          choice,
          which => say`Move ${troopAt(view, which)} on ${space(which)} into the Affliction`,
          'Move no troop',
        )
      : orStop(choice, which => say`${STRIKE_VERBS[effectOf(frame).do]} ${troopAt(view, which)} on ${space(which)}`),
  moveFrom: ({ view, choice }) => orStop(choice, which => say`Move ${troopAt(view, which)} on ${space(which)}`),
  moveTo: ({ choice }) => say`Move it to ${space(choice)}`,
  spySite: ({ choice }) => spyAt(choice),
  spyRecycle: ({ choice }) => (choice === 'decline' ? 'Place no spy' : say`Return the spy at ${site(choice)} first`),
  returnTarget: ({ view, choice }) => orStop(choice, which => returned(view, which)),
  promoteCard: ({ choice }) => orStop(choice, which => say`Promote ${card(which)}`, 'Promote no more'),
  marketCard: ({ view, frame, choice }) =>
    orStop(
      choice,
      offer => say`${MARKET_VERBS[effectOf(frame).do]} ${offered(view, offer)}`,
      'Leave the market as it is',
    ),
  pickOpponent: ({ view, choice }) => [player(view, choice)],
  discardCard: ({ choice }) => say`Discard ${card(choice)}`,
  react: ({ choice }) => ({ promote: 'Promote it', leave: 'Leave it in the discard pile' })[choice],
  pickTrophy: ({ choice, who }) =>
    orStop(choice, which => say`Take ${aTroopOf(colourOf(which), who)} from ${whose(who(hallOf(which)))} trophy hall`),
  trophySpace: ({ choice }) => say`Put it on ${space(choice)}`,
  playInner: ({ choice }) => say`Carry out ${card(choice)}`,
  spreadSpace: ({ choice }) => say`Let it take ${space(choice)}`,
  spreadWhite: ({ choice }) => say`Remove the white troop on ${space(choice)}`,
  spreadPay: ({ choice }) => say`Give the troop on ${space(choice)}`,
  spreadLoss: ({ choice }) => say`Give the troop on ${space(choice)}`,
  seepSpace: ({ choice }) => say`Put the token on ${space(choice)}`,
};

/** The kinds of pieces that can be pointed at, and which of them stand for the choices of each decision. */
import type { PieceTable } from '@vesper/kernel';
import { ASSASSINATE, DEPLOY, RECRUIT, RETURN_SPY, SPY, colourOf, hallOf, ownerOfSpy, siteOfSpy } from './agenda.ts';
import type { JuiblexAsks, Offer } from './agenda.ts';
import { effectOf } from './content/cards.ts';
import type { Cost } from './content/types.ts';
import { cardKey, offerKey, siteKey, spaceKey, spyKey } from './keys.ts';
import type { JuiblexView } from './state.ts';
import { cardInWords } from './words/cards.ts';
import { cardName, colourName, siteName, spaceName } from './words/names.ts';

const offerName = (offer: Offer): string =>
  offer < 6 ? `market slot ${offer + 1}` : ['House Guards', 'Priestesses of Lolth', 'devoured pile'][offer - 6];

/** Pieces have no people's names; sentences do. */
const houseName = (seat: number): string => `the ${colourName(seat)} house`;

const HANDS: readonly Cost[] = ['devourHand', 'discardHand', 'devourInner'];

export const pieces: PieceTable<JuiblexView, JuiblexAsks> = {
  kinds: {
    card: { name: cardName, text: cardInWords },
    space: { name: spaceName },
    site: { name: siteName },
    offer: { name: offerName },
    spy: { name: spy => `the ${colourName(ownerOfSpy(spy))} spy at ${siteName(siteOfSpy(spy))}` },
    player: { name: houseName },
    trophy: {
      name: trophy => `a ${colourName(colourOf(trophy))} troop in the trophy hall of ${houseName(hallOf(trophy))}`,
    },
  },
  points: {
    startDeploy: 'space',
    scourgeSite: 'site',
    scourgeSpace: 'space',
    act({ choice }) {
      if (typeof choice !== 'number') return [];
      if (choice < ASSASSINATE) return [cardKey(choice)];
      if (choice < RECRUIT) return [spaceKey(choice - (choice < DEPLOY ? ASSASSINATE : DEPLOY))];
      return [choice < RETURN_SPY ? offerKey(choice - RECRUIT) : spyKey(choice - RETURN_SPY)];
    },
    payCost({ frame, choice }) {
      if (typeof choice !== 'number') return [];
      const effect = effectOf(frame);
      return [effect.do === 'pay' && HANDS.includes(effect.cost) ? cardKey(choice) : siteKey(choice)];
    },
    revealForFocus: 'card',
    deploySpace: 'space',
    targetTroop: 'space',
    moveFrom: 'space',
    moveTo: 'space',
    spySite: 'site',
    spyRecycle: 'site',
    returnTarget: ({ choice }) =>
      typeof choice !== 'number' ? [] : [choice >= SPY ? spyKey(choice - SPY) : spaceKey(choice)],
    promoteCard: 'card',
    marketCard: 'offer',
    pickOpponent: 'player',
    discardCard: 'card',
    pickTrophy: 'trophy',
    trophySpace: 'space',
    playInner: 'card',
    spreadSpace: 'space',
    spreadWhite: 'space',
    spreadPay: 'space',
    spreadLoss: 'space',
    seepSpace: 'space',
  },
};

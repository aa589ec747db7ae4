/**
 * What must hold at every state, judged without help from the rules: prices, blocks and scores are computed
 * here once more. `before` is one choice earlier; between the two, steps that nobody decides may have run as well.
 *
 * Two of the twenty need more than states: that no view holds a secret (18) is checked by the twins, that a seed and a
 * list of choices always lead to the same state (19) by the walker. What states show of them is here.
 */
import type { Invariant } from '@vesper/checkers';
import { generatingCountsIcons, oncePerSpace, theBlockedDoNothing } from './invariants/abilities.ts';
import { jailsOnlyGrow, protectionProtects, reputationTokensAreLawful, sidesAreKept } from './invariants/circles.ts';
import { grievancesStay, roundsAreLimited, scoresAreRight, theEndIsFinal } from './invariants/match.ts';
import {
  accusationsAreConserved,
  countersAreNatural,
  everyCardIsInOnePlace,
  fearIsConserved,
  influenceIsConserved,
  singleTokens,
  tokensLieInPlay,
} from './invariants/pieces.ts';
import { arrestsAreLawful, bringsAreLawful } from './invariants/prices.ts';
import { backsAreKept, messengersAreComplete, placingHasNoEffect, rowsAreFilled } from './invariants/round.ts';
import type { SalemState } from '../state.ts';

export const invariants: readonly Invariant<SalemState>[] = [
  { name: '1 Influence is conserved', broken: influenceIsConserved },
  { name: '2 Accusations are conserved', broken: accusationsAreConserved },
  { name: '2 Fear is conserved', broken: fearIsConserved },
  { name: '3 No counter is negative', broken: countersAreNatural },
  { name: '4 Every card is in exactly one place', broken: everyCardIsInOnePlace },
  { name: '5 Tokens lie only on colonists in play', broken: tokensLieInPlay },
  { name: '6 Spectral Evidence, Protection and First Player are each in one place', broken: singleTokens },
  { name: '7 Messengers are complete and placed in turn', broken: messengersAreComplete },
  { name: '8 Placing has no effect, spaces resolve in order', broken: placingHasNoEffect },
  { name: '9 Red backs stay on top', broken: backsAreKept },
  { name: '9 Rows are filled in order, and full when a round begins', broken: rowsAreFilled },
  { name: '10 No Circle holds a letter of the other side', broken: sidesAreKept },
  { name: '11 At most 3 Reputation tokens, put down by a colonist who may', broken: reputationTokensAreLawful },
  { name: '12 The protected are not arrested', broken: protectionProtects },
  { name: '13 Jails only grow, by one colonist at a time', broken: jailsOnlyGrow },
  { name: '14 Arrests are lawful and paid', broken: arrestsAreLawful },
  { name: '14 Colonists brought in are paid for', broken: bringsAreLawful },
  { name: '15 Blocked colonists do nothing', broken: theBlockedDoNothing },
  { name: '15 Generating counts unhindered icons', broken: generatingCountsIcons },
  { name: '16 Once per space means once', broken: oncePerSpace },
  { name: '17 Rounds are limited', broken: roundsAreLimited },
  { name: '18 Grievances are dealt once', broken: grievancesStay },
  { name: '19 Scores follow from the zones', broken: scoresAreRight },
  { name: '20 The end is final', broken: theEndIsFinal },
];

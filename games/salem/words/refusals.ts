/** Why a candidate may not be chosen, as a sentence, from what the rules say of it. */
import { does, say, uncapital, whose } from '@vesper/kernel';
import type { RefusedWords, Seat, Sentence } from '@vesper/kernel';
import { GilesCorey, JohnProctor, ThomasPutnam } from '../content/colonists.ts';
import type { Colonist, Side } from '../content/types.ts';
import type { Lack, Price, SalemAsks, SalemView, ThomasLack } from '../state.ts';
import type { SalemCatalogue } from './catalogue.ts';
import { sideName } from './names.ts';
import { priceParts } from './price.ts';
import { colonist, fears, influence, isUsed, player } from './voice.ts';

type Nothing = unknown;

interface Lacking {
  readonly lacks: Lack;
  readonly held: number;
  readonly costs: number;
}

/** Every reason the rules can give, and what its sentence needs to know. */
export interface SalemReasons {
  readonly spaceTaken: { readonly by: Seat };
  readonly ownCircle: Nothing;
  readonly isProtected: Nothing;
  readonly notAccused: Nothing;
  readonly gilesNeedsThree: { readonly has: number };
  readonly tooCostly: { readonly price: Price; readonly held: number; readonly by: Colonist };
  readonly wrongSide: { readonly own: Side };
  readonly alreadyInCircle: Nothing;
  readonly noAccusationsLeft: Nothing;
  readonly noFearLeft: Nothing;
  readonly noAccusation: Nothing;
  readonly noFear: Nothing;
  readonly noFearInPlay: Nothing;
  readonly johnProctorShields: { readonly holder: Seat };
  readonly rowsOnly: { readonly by: Colonist };
  readonly alreadyBearer: Nothing;
  readonly alreadyUsed: Nothing;
  readonly isBlocked: { readonly spectral: boolean; readonly fear: number };
  readonly isLocked: Nothing;
  readonly inArrestersCircle: { readonly arrester: Seat };
  readonly notHammer: Nothing;
  readonly noTarget: Lacking;
  readonly modeImpossible: Lacking;
  readonly alreadyGenerated: Nothing;
  readonly noGenerateHere: Nothing;
  readonly thomasNotReady: { readonly lacks: ThomasLack } & SalemReasons['isBlocked'];
  readonly sameColonist: Nothing;
  readonly fullReputation: Nothing;
  readonly noInfluence: Nothing;
  readonly nothingToRemove: { readonly colonist: Colonist };
}

type Refused<Why extends keyof SalemReasons> = RefusedWords<SalemView, SalemAsks, SalemReasons[Why]>;

export const refusals: SalemCatalogue['refusals'] = {
  spaceTaken: ({ view, args }) => say`${whose(player(view, args.by))} messenger already stands there.`,
  ownCircle: ({ it, them }) => say`${it} is in ${whose(them)} own Circle.`,
  isProtected: ({ it, ask }) => say`${it} is protected and cannot be ${ask === 'scapegoat' ? 'named' : 'arrested'}.`,
  notAccused: ({ it }) => say`${it} bears no Accusation and no Spectral Evidence, and an arrest needs one of them.`,
  gilesNeedsThree: ({ args }) =>
    say`${colonist(GilesCorey)} can be arrested only with 3 Accusations on him; he has ${args.has}.`,
  tooCostly: ({ it, them, ask, args: { price, held, by } }) =>
    say`${it} costs ${influence(price.total)} (${priceParts(price, ask === 'bring' ? 'bring' : 'arrest', by)}), and ${does(them, 'have')} ${held}.`,
  wrongSide: ({ it, args: { own } }) =>
    say`${it} is of the ${sideName(own === 'V' ? 'T' : 'V')} and does not join a faction of the ${sideName(own)}.`,
  alreadyInCircle: ({ it, them }) => say`${it} is in ${whose(them)} Circle already.`,
  noAccusationsLeft: () => 'No Accusation is left in the supply.',
  noFearLeft: () => 'No Fear is left in the supply.',
  noAccusation: ({ it }) => say`${it} bears no Accusation.`,
  noFear: ({ it }) => say`${it} has no Fear.`,
  noFearInPlay: () => 'No colonist has Fear.',
  johnProctorShields: ({ view, args }) =>
    say`${colonist(JohnProctor)} shields ${whose(player(view, args.holder))} Circle from the Afflicted Girls of other players.`,
  rowsOnly: ({ it, args: { by } }) =>
    say`${isUsed(by) ? colonist(by) : 'This space'} can accuse only colonists in the two rows, and ${it} is in a Circle.`,
  alreadyBearer: ({ it, ask }) =>
    say`${it} already has the ${ask === 'spectral' ? 'Spectral Evidence' : 'Protection token'}.`,
  alreadyUsed: ({ it }) => say`${it} has been used on this space already.`,
  isBlocked: ({ it, args: { spectral, fear } }) =>
    spectral
      ? say`The Spectral Evidence on ${it} blocks the ability.`
      : say`${fears(fear)} on ${it} block the ability.`,
  isLocked: ({ it }) =>
    say`${it} lost a third Fear through the last arrest and cannot be named before the next arrest is over.`,
  inArrestersCircle: ({ view, it, args }) =>
    say`${it} is in ${whose(player(view, args.arrester))} own Circle, and nobody arrests from their own Circle.`,
  notHammer: ({ it }) => say`The ability of ${it} works by itself.`,
  noTarget: refused => say`${refused.it} has nothing to do now: ${uncapital(lacking[refused.args.lacks](refused))}`,
  modeImpossible: refused => lacking[refused.args.lacks](refused),
  alreadyGenerated: ({ them }) => say`${does(them, 'have')} collected Influence on this space already.`,
  noGenerateHere: () => 'Influence is collected on spaces 5 and 6 only.',
  thomasNotReady: refused => thomas[refused.args.lacks](refused),
  sameColonist: ({ it }) => say`${it} was chosen just before; this takes a different colonist.`,
  fullReputation: ({ it }) => say`${it} already carries 3 Reputation tokens.`,
  noInfluence: ({ them }) => say`${does(them, 'have')} no Influence to pay with.`,
  nothingToRemove: ({ args }) => say`${colonist(args.colonist)} bears no more Accusations.`,
};

/** What an ability lacks (SAL-R23). */
const lacking: { readonly [L in Lack]: (refused: Refused<'noTarget'>) => Sentence } = {
  noAccusationsLeft: () => 'No Accusation is left in the supply.',
  noFearLeft: () => 'No Fear is left in the supply.',
  noInfluenceLeft: () => 'No Influence is left in the supply.',
  noFearInPlay: () => 'No colonist has Fear.',
  nobodyToAccuse: () => 'Nobody here can be accused by this ability.',
  nobodyAccused: () => 'Nobody is accused.',
  nobodyAccusedHere: ({ them }) => say`Nobody in ${whose(them)} Circle is accused.`,
  nobodyAfraidHere: ({ them }) => say`Nobody in ${whose(them)} Circle has Fear.`,
  tooPoor: ({ them, args: { costs, held } }) => say`It costs ${influence(costs)}, and ${does(them, 'have')} ${held}.`,
  everyoneRaised: ({ them }) => say`Everyone in ${whose(them)} Circle carries 3 Reputation tokens.`,
  nobodyToProtect: ({ them }) => say`Nobody else in ${whose(them)} Circle could take the Protection token.`,
  nobodyToArrest: ({ args }) => say`There is nobody to arrest with ${influence(args.held)}.`,
  nobodyToBring: ({ args }) => say`There is nobody to bring in with ${influence(args.held)}.`,
  nobodyElse: () => 'There is nobody else to bear it.',
};

/** What Thomas Putnam lacks to add an Accusation (SAL-R38). */
const thomas: { readonly [L in ThomasLack]: (refused: Refused<'thomasNotReady'>) => Sentence } = {
  elsewhere: ({ them }) => say`${colonist(ThomasPutnam)} is not in ${whose(them)} Circle.`,
  blocked: refused => refusals.isBlocked(refused),
  used: () => say`${colonist(ThomasPutnam)} has acted on this space already.`,
  noAccusationsLeft: () => 'No Accusation is left in the supply.',
  nothingToAddTo: () => say`${colonist(ThomasPutnam)} only adds to another Accusation on this space.`,
};

/** Why a candidate may not be chosen, as a sentence. */
import type { AskFrame, Choice, Facts, Open, Refusal, Seat } from '@vesper/kernel';
import { GilesCorey, JohnProctor, ThomasPutnam, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import type { Colonist, Effect } from '../content/types.ts';
import { IN_CIRCLE, NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { colonistName, sideName } from './names.ts';
import { priceIn, priceParts } from './price.ts';
import type { Details } from './prompts.ts';
import { Whose, count, does, has, oneStop, whose } from './voice.ts';

interface About {
  readonly view: SalemView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly ask: string;
  readonly d: Details;
  readonly choice: Choice;
  /** The colonist that was pointed at, or NONE. */
  readonly colonist: Colonist;
  /** Their name. */
  readonly name: string;
  readonly facts: Facts | undefined;
}

export function refusal(
  view: SalemView,
  open: Open,
  choice: Choice,
  { why }: Refusal,
  facts: Facts | undefined,
): string {
  const isColonist = typeof choice === 'number' && open.ask !== 'place';
  const sentence = sentences[why as Reason]({
    view,
    seat: open.seat,
    ask: open.ask,
    d: open.frame as AskFrame & Details,
    choice,
    colonist: isColonist ? choice : NONE,
    name: isColonist ? colonistName(choice) : 'This',
    facts,
  });
  return oneStop(sentence);
}

type Reason = keyof typeof sentences;

const sentences = {
  spaceTaken: ({ view, choice }: About) =>
    `${Whose(view, view.spaces[Number(choice)])} messenger already stands there.`,
  ownCircle: ({ view, seat, name }: About) => `${name} is in ${whose(view, seat)} own Circle.`,
  isProtected: ({ ask, name }: About) =>
    `${name} is protected and cannot be ${ask === 'scapegoat' ? 'named' : 'arrested'}.`,
  notAccused: ({ name }: About) =>
    `${name} bears no Accusation and no Spectral Evidence, and an arrest needs one of them.`,
  gilesNeedsThree: ({ view }: About) =>
    `${colonistName(GilesCorey)} can be arrested only with 3 Accusations on him; he has ${view.accusations[GilesCorey]}.`,
  tooCostly({ view, seat, ask, name, facts }: About) {
    const held = `${has(view, seat)} ${view.players[seat].influence}`;
    const price = priceIn(facts);
    if (price === undefined) return `${name} costs more Influence than ${has(view, seat)}.`;
    return `${name} costs ${price.total} Influence (${priceParts(price, ask === 'bring' ? 'bring' : 'arrest')}), and ${held}.`;
  },
  wrongSide({ view, seat, name }: About) {
    const own = factions[view.players[seat].faction].side;
    const theirs = own === 'V' ? 'T' : 'V';
    return `${name} is of the ${sideName(theirs)} and does not join a faction of the ${sideName(own)}.`;
  },
  alreadyInCircle: ({ view, seat, name }: About) => `${name} is in ${whose(view, seat)} Circle already.`,
  noAccusationsLeft: () => 'No Accusation is left in the supply.',
  noFearLeft: () => 'No Fear is left in the supply.',
  noAccusation: ({ name }: About) => `${name} bears no Accusation.`,
  noFear: ({ name }: About) => `${name} has no Fear.`,
  noFearInPlay: () => 'No colonist has Fear.',
  johnProctorShields: ({ view }: About) =>
    `${colonistName(JohnProctor)} shields ${shielded(view)} from the Afflicted Girls of other players.`,
  rowsOnly: ({ d, name }: About) => `${user(d)} can accuse only colonists in the two rows, and ${name} is in a Circle.`,
  alreadyBearer: ({ ask, name }: About) =>
    `${name} already has the ${ask === 'spectral' ? 'Spectral Evidence' : 'Protection token'}.`,
  alreadyUsed: ({ name }: About) => `${name} has been used on this space already.`,
  isBlocked: ({ view, colonist }: About) => blocked(view, colonist),
  isLocked: ({ name }: About) =>
    `${name} lost a third Fear through the last arrest and cannot be named before the next arrest is over.`,
  inArrestersCircle: ({ view, d, seat, name }: About) =>
    `${name} is in ${whose(view, d.arrester ?? seat)} own Circle, and nobody arrests from their own Circle.`,
  notHammer: ({ name }: About) => `The ability of ${name} works by itself.`,
  noTarget: ({ view, seat, colonist }: About) => idle(view, seat, colonist),
  alreadyGenerated: ({ view, seat }: About) =>
    `${does(view, seat, 'have', 'has')} collected Influence on this space already.`,
  noGenerateHere: () => 'Influence is collected on spaces 5 and 6 only.',
  thomasNotReady: ({ view, seat }: About) => thomas(view, seat),
  sameColonist: ({ name }: About) => `${name} was chosen just before; this takes a different colonist.`,
  fullReputation: ({ name }: About) => `${name} already carries 3 Reputation tokens.`,
  noInfluence: ({ view, seat }: About) => `${does(view, seat, 'have', 'has')} no Influence to pay with.`,
  modeImpossible: ({ view, seat, d, choice }: About) => impossible(view, seat, d.colonist, choice),
  nothingToRemove: ({ d }: About) =>
    d.colonist === undefined
      ? 'No Accusation is left to remove.'
      : `${colonistName(d.colonist)} bears no more Accusations.`,
};

/** Every reason the rules can give. */
export const reasons: readonly string[] = Object.keys(sentences);

/** Whose ability is at work. */
function user({ by }: Details): string {
  return by === undefined || by === NONE ? 'This space' : colonistName(by);
}

function shielded(view: SalemView): string {
  const zone = view.zone[JohnProctor];
  return zone >= IN_CIRCLE ? `${whose(view, zone - IN_CIRCLE)} Circle` : 'his Circle';
}

function blocked({ fear, spectralOn }: SalemView, colonist: Colonist): string {
  const name = colonistName(colonist);
  return spectralOn === colonist
    ? `The Spectral Evidence on ${name} blocks the ability.`
    : `${count(fear[colonist], 'Fear')} on ${name} block the ability.`;
}

function thomas(view: SalemView, seat: Seat): string {
  const name = colonistName(ThomasPutnam);
  if (view.zone[ThomasPutnam] !== IN_CIRCLE + seat) return `${name} is not in ${whose(view, seat)} Circle.`;
  if (view.fear[ThomasPutnam] >= 3 || view.spectralOn === ThomasPutnam) return blocked(view, ThomasPutnam);
  if (view.resolving.thomasUsed) return `${name} has acted on this space already.`;
  if (view.supply.accusations === 0) return sentences.noAccusationsLeft();
  return `${name} only adds to another Accusation on this space.`;
}

/** Why a picked mode could not be carried out. */
function impossible(view: SalemView, seat: Seat, colonist: Colonist | undefined, choice: Choice): string {
  const mode = colonist === undefined ? undefined : colonists[colonist].modes.find(({ name }) => name === choice);
  return (mode && missing(view, seat, mode.effects)) ?? 'Nothing would come of that now.';
}

/** Why no mode of an ability could be carried out. */
function idle(view: SalemView, seat: Seat, colonist: Colonist): string {
  const nothing = `${colonistName(colonist)} has nothing to do now`;
  const [mode] = colonists[colonist].modes;
  const lacks = mode && missing(view, seat, mode.effects);
  return lacks === undefined ? `${nothing}.` : `${nothing}: ${lacks[0].toLowerCase()}${lacks.slice(1)}`;
}

/** What the effects lack, as far as the view tells at a glance. */
function missing(view: SalemView, seat: Seat, effects: readonly Effect[]): string | undefined {
  const { supply, players } = view;
  const { influence } = players[seat];
  for (const effect of effects) {
    switch (effect.do) {
      case 'accuse':
        return supply.accusations === 0 ? sentences.noAccusationsLeft() : 'Nobody here can be accused by this ability.';
      case 'frighten':
        if (supply.fear === 0) return sentences.noFearLeft();
        break;
      case 'exonerate':
        return effect.from === 'circle' ? `Nobody in ${whose(view, seat)} Circle is accused.` : 'Nobody is accused.';
      case 'moveAccusation':
        return 'Nobody is accused.';
      case 'moveFear':
        return sentences.noFearInPlay();
      case 'calm':
        return `Nobody in ${whose(view, seat)} Circle has Fear.`;
      case 'pay':
        if (influence < effect.count) return `It costs ${effect.count} Influence, and ${has(view, seat)} ${influence}.`;
        break;
      case 'endow':
        return supply.influence === 0
          ? 'No Influence is left in the supply.'
          : `Everyone in ${whose(view, seat)} Circle carries 3 Reputation tokens.`;
      case 'protect':
        return `Nobody else in ${whose(view, seat)} Circle could take the Protection token.`;
      case 'arrest':
        return `There is nobody to arrest with ${influence} Influence.`;
      case 'bring':
        return `There is nobody to bring in with ${influence} Influence.`;
      default:
        break;
    }
  }
  return undefined;
}

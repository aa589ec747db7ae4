/** What is asked: to the seat that decides as a request, to everybody else as news. */
import { any, listed, say } from '@vesper/kernel';
import type { Seat, Sentence } from '@vesper/kernel';
import { aspectOf, effectOf } from '../content/cards.ts';
import { ASPECTS } from '../content/types.ts';
import { ALL } from '../content/verbs.ts';
import type { At } from '../agenda.ts';
import type { Effect } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { sum } from '../asking.ts';
import { costInWords, effectInWords, kindOfCard, rowInWords } from './cards.ts';
import type { JuiblexCatalogue } from './catalogue.ts';
import { aspectName } from './names.ts';
import { card, cards, influence, player, power, site } from './voice.ts';

/** The card whose text asks. */
const asking = ({ resolving }: JuiblexView): Sentence => {
  const top = resolving.at(-1);
  return top === undefined ? '' : say`${card(top.card)}: `;
};

/** ` (2 to go)`: how many times it is still to be done. */
const times = (left: number): string => (left > 1 && left < ALL ? ` (${left} to go)` : '');

const wordOf = (frame: Partial<At>): string =>
  frame.row === undefined || frame.index === undefined ? '' : effectOf({ row: frame.row, index: frame.index }).do;

const STRIKES: { readonly [word: string]: string } = {
  assassinate: 'assassinates a troop',
  supplant: 'supplants a troop',
  afflict: 'may move a troop into the Affliction',
};
/** What is done several times, once: `you may assassinate a white troop at one site`. */
function once(frame: At): Sentence {
  const effect = effectOf(frame);
  if (!('n' in effect)) return effectInWords(effect);
  const single = { ...effect, n: 1, of: 'nothing', upTo: false } as Effect;
  const may = (effect.do === 'assassinate' || effect.do === 'recruitFree') && effect.upTo;
  return say`${may ? 'you may ' : ''}${effectInWords(single)}`;
}
/** `promote an Obedience card that you played this turn`. */
function promotion(frame: At): Sentence {
  const effect = effectOf(frame);
  if (effect.do !== 'promote') return effectInWords(effect);
  const { upTo, among } = effect;
  return say`${upTo ? 'you may ' : ''}promote ${any(kindOfCard(among))} that you played this turn`;
}
const OPPONENTS: { readonly [word: string]: string } = {
  outcast: 'who recruits an Insane Outcast',
  discard: 'who discards a card',
  trophyDeploy: 'from whose trophy hall troops are taken',
};
const MARKETS: { readonly [word: string]: { readonly yours: string; readonly theirs: string } } = {
  devourMarket: { yours: 'you may devour a market card', theirs: 'may devour a market card' },
  replaceMarket: { yours: 'devour a market card; this one takes its place', theirs: 'replaces a market card' },
  recruitFree: { yours: 'recruit a card without paying', theirs: 'recruits a card without paying' },
  playMarket: { yours: 'choose the market card to carry out', theirs: 'chooses a market card to carry out' },
};

/** Where the Scourge stands, with what makes room for the token. */
const scourgeAt = (view: JuiblexView): Sentence => (view.scourge === NONE ? 'the Scourge' : [site(view.scourge)]);

export const prompts: JuiblexCatalogue['prompts'] = {
  startDeploy: {
    yours: () => 'place your first troop on a starting site that nobody has taken',
    theirs: ({ them }) => say`${them} chooses where to begin`,
  },
  scourgeSite: {
    yours: ({ view }) =>
      view.terms.whiteBox
        ? 'place the Scourge on a site that is no starting site'
        : 'place the Scourge on a starting site that nobody has taken',
    theirs: ({ them }) => say`${them} places the Scourge`,
  },
  scourgeSpace: {
    yours: ({ frame }) => say`choose the space of ${site(frame.site)} that the first Affliction token takes`,
    theirs: ({ them }) => say`${them} places the first Affliction token`,
  },
  act: {
    yours({ view, seat }) {
      const { power: strength, influence: sway, handSize } = view.players[seat];
      const spend = [...(strength > 0 ? [power(strength)] : []), ...(sway > 0 ? [influence(sway)] : [])];
      if (spend.length === 0) return handSize > 0 ? 'play cards' : 'end the turn';
      return handSize > 0 ? say`play cards and spend ${listed(spend)}` : say`spend ${listed(spend)}, or end the turn`;
    },
    theirs: ({ them }) => say`${them} takes a turn`,
  },
  chooseOne: {
    yours: ({ view, frame }) => say`${asking(view)}choose one${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} chooses what it does`,
  },
  payCost: {
    yours({ view, frame }) {
      const effect = effectOf(frame);
      if (effect.do !== 'pay') return asking(view);
      return say`${asking(view)}${effect.bound && frame.left === 1 ? '' : 'you may '}${costInWords(effect.cost)}, then ${rowInWords(effect.then)}`;
    },
    theirs: ({ view, them }) => say`${asking(view)}${them} decides whether to pay for it`,
  },
  revealForFocus: {
    yours({ view, frame }) {
      const effect = effectOf(frame);
      if (effect.do !== 'focus') return asking(view);
      return say`${asking(view)}you may show ${cardOfAspect(view)} of your hand, which stays there, then ${rowInWords(effect.then)}`;
    },
    theirs: ({ view, them }) => say`${asking(view)}${them} may show ${cardOfAspect(view)}`,
  },
  deploySpace: {
    yours: ({ view, frame }) => say`${asking(view)}deploy a troop${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} deploys a troop`,
  },
  targetTroop: {
    yours: ({ view, frame }) => say`${asking(view)}${once(frame)}${times(frame.left)}`,
    theirs: ({ view, them, frame }) => say`${asking(view)}${them} ${STRIKES[wordOf(frame)]}`,
  },
  moveFrom: {
    yours: ({ view, frame }) => say`${asking(view)}choose an enemy troop to move${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} moves a troop`,
  },
  moveTo: {
    yours: ({ view }) => say`${asking(view)}choose where it goes: any empty space`,
    theirs: ({ view, them }) => say`${asking(view)}${them} moves a troop`,
  },
  spySite: {
    yours: ({ view, frame }) => say`${asking(view)}place a spy at a site without one of yours${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} places a spy`,
  },
  spyRecycle: {
    yours: ({ view }) => say`${asking(view)}all your spies are on the map: you may return one and place it again`,
    theirs: ({ view, them }) => say`${asking(view)}${them} may place a spy anew`,
  },
  returnTarget: {
    yours: ({ view, frame }) => say`${asking(view)}${effectInWords(effectOf(frame))}${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} returns a troop or spy`,
  },
  promoteCard: {
    yours: ({ view, frame }) => say`${asking(view)}${promotion(frame)}${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} promotes a card`,
  },
  marketCard: {
    yours: ({ view, frame }) =>
      say`${asking(view)}${wordOf(frame) === 'recruitFree' ? once(frame) : MARKETS[wordOf(frame)].yours}${times(frame.left)}`,
    theirs: ({ view, them, frame }) => say`${asking(view)}${them} ${MARKETS[wordOf(frame)].theirs}`,
  },
  pickOpponent: {
    yours: ({ view, frame }) => say`${asking(view)}choose the opponent ${OPPONENTS[wordOf(frame)]}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} chooses an opponent`,
  },
  discardCard: {
    yours: ({ view, frame }) =>
      say`${player(view, frame.by)} makes you discard ${frame.left === 1 ? 'a card' : cards(frame.left)}`,
    theirs: ({ them }) => say`${them} must discard a card`,
  },
  react: {
    yours: ({ view }) => say`${asking(view)}it was discarded by force: you may promote it`,
    theirs: ({ view, them }) => say`${asking(view)}${them} may promote it`,
  },
  pickTrophy: {
    yours: ({ view, frame }) => say`${asking(view)}choose a troop from a trophy hall${times(frame.left)}`,
    theirs: ({ view, them }) => say`${asking(view)}${them} takes a troop from a trophy hall`,
  },
  trophySpace: {
    yours: ({ view }) => say`${asking(view)}choose the empty space that it takes`,
    theirs: ({ view, them }) => say`${asking(view)}${them} puts a troop back on the map`,
  },
  playInner: {
    yours: ({ view }) => say`${asking(view)}choose a card of your inner circle to carry out`,
    theirs: ({ view, them }) => say`${asking(view)}${them} chooses a card of the inner circle`,
  },
  spreadSpace: {
    yours: ({ view }) => say`the Affliction reaches ${scourgeAt(view)}: choose the empty space that it takes`,
    theirs: ({ view, them }) => say`the Affliction reaches ${scourgeAt(view)}: ${them} places the token`,
  },
  spreadWhite: {
    yours: ({ view }) => say`${scourgeAt(view)} is full: choose the white troop that the Affliction removes`,
    theirs: ({ view, them }) => say`${scourgeAt(view)} is full: ${them} chooses the white troop that is removed`,
  },
  spreadPay: {
    yours: ({ view, seat }) =>
      say`${scourgeAt(view)} is full: give the Affliction one of your troops there${ofThem(view, seat)}`,
    theirs: ({ view, them }) => say`${scourgeAt(view)} is full: ${them} loses a troop to the Affliction`,
  },
  spreadLoss: {
    yours: ({ view, seat }) => say`give the Affliction a troop at an Afflicted Site${ofThem(view, seat)}`,
    theirs: ({ them }) => say`${them} loses a troop to the Affliction`,
  },
  seepSpace: {
    yours: ({ view }) => say`${asking(view)}choose the empty space that the token takes`,
    theirs: ({ view, them }) => say`${asking(view)}${them} places an Affliction token`,
  },
};

/** What the penalty multiplies (JUB-6.9). */
function ofThem({ afflicted, players }: JuiblexView, seat: Seat): string {
  const all = sum(players.map((_, other) => afflicted[other]));
  return all === 0 ? '' : ` (yours: ${afflicted[seat]} of ${all})`;
}

/** `a Conquest card`: of the aspect of the card that asks. */
function cardOfAspect({ resolving }: JuiblexView): Sentence {
  const top = resolving.at(-1);
  return top === undefined ? 'a card' : say`${any(aspectName(ASPECTS[aspectOf[top.card]]))} card`;
}

/** The words of which card texts are made, as short as they are printed. */
import type {
  Amount,
  Aspect,
  CardText,
  Condition,
  Cost,
  Discarders,
  Filter,
  Madmen,
  Quantity,
  Text,
  Where,
} from './types.ts';

type Texts = readonly Text[];

const times = (n: number): Amount => ({ n, every: 0, of: 'nothing' });
/** One for every `every` of something. */
export const per = (every: number, of: Quantity): Amount => ({ n: 1, every, of });
const amount = (n: number | Amount): Amount => (typeof n === 'number' ? times(n) : n);

export const power = (n: number | Amount): Text => ({ do: 'power', ...amount(n) });
export const influence = (n: number | Amount): Text => ({ do: 'influence', ...amount(n) });
export const draw = (n: number | Amount): Text => ({ do: 'draw', ...amount(n) });
export const vp = (n: number | Amount): Text => ({ do: 'vp', ...amount(n) });

export const deploy = (n: number, where: Where = 'presence'): Text => ({ do: 'deploy', ...times(n), where });
export const assassinate = (n: number | Amount, where: Where = 'presence', upTo = false): Text => ({
  do: 'assassinate',
  ...amount(n),
  white: false,
  where,
  upTo,
});
export const assassinateWhite = (n: number | Amount, where: Where = 'presence', upTo = false): Text => ({
  do: 'assassinate',
  ...amount(n),
  white: true,
  where,
  upTo,
});
export const supplant = (n: number, where: Where = 'presence'): Text => ({
  do: 'supplant',
  ...times(n),
  white: false,
  where,
});
export const supplantWhite = (n: number, where: Where = 'presence'): Text => ({
  do: 'supplant',
  ...times(n),
  white: true,
  where,
});
export const move = (n: number, upTo = false): Text => ({ do: 'move', ...times(n), upTo });
export const spy = (n: number): Text => ({ do: 'spy', ...times(n) });
export const returnOther = (n: number): Text => ({ do: 'return', ...times(n), own: false, troops: true, upTo: false });
export const returnOtherSpy = (n: number): Text => ({
  do: 'return',
  ...times(n),
  own: false,
  troops: false,
  upTo: false,
});
export const returnAnyUpTo = (n: number): Text => ({ do: 'return', ...times(n), own: true, troops: true, upTo: true });

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Any number of them. */
export const ALL = 99;
const anything: Filter = { aspect: 'any', type: '', cost: ALL };
export const ofAspect = (aspect: Aspect): Filter => ({ ...anything, aspect });
export const ofType = (type: string): Filter => ({ ...anything, type });
export const upToCost = (cost: number): Filter => ({ ...anything, cost });

export const promote = (n: number, among = anything): Text => ({ do: 'promote', ...times(n), upTo: false, among });
export const promoteUpTo = (n: number, among = anything): Text => ({ do: 'promote', ...times(n), upTo: true, among });
export const promoteTop: Text = { do: 'promoteTop' };
export const promoteDiscard: Text = { do: 'promoteDiscard' };
export const promoteHand: Text = { do: 'promoteHand' };
export const promoteThis: Text = { do: 'promoteThis', may: false };
export const mayPromoteThis: Text = { do: 'promoteThis', may: true };
export const mayDevourMarket: Text = { do: 'devourMarket' };
export const replaceMarketWithThis: Text = { do: 'replaceMarket' };
export const recruitFree = (aspect: Aspect, cost: number): Text => ({
  do: 'recruitFree',
  ...times(1),
  upTo: false,
  among: { aspect, type: '', cost },
  piles: false,
});
export const recruitFreeUpTo = (n: number, cost: number): Text => ({
  do: 'recruitFree',
  ...times(n),
  upTo: true,
  among: upToCost(cost),
  piles: true,
});
export const openDevoured: Text = { do: 'openDevoured' };
export const playFromInnerCircle: Text = { do: 'playInner' };
export const playFromMarket = (cost: number): Text => ({ do: 'playMarket', among: upToCost(cost) });
export const deckToDiscard: Text = { do: 'deckToDiscard' };
export const returnThisToSupply: Text = { do: 'returnThis' };

// ── Opponents ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const outcast = (who: Madmen, n: number): Text => ({ do: 'outcast', ...times(n), who });
/** `over`: only who holds more cards than that (JUB-R40). */
export const discard = (who: Discarders, n: number, over = 0): Text => ({ do: 'discard', ...times(n), who, over });
export const trophyDeployUpTo = (n: number, from: 'any' | 'onePlayerThere', where: Where): Text => ({
  do: 'trophyDeploy',
  ...times(n),
  upTo: true,
  from,
  where,
});
export const trophyDeployWhite = (n: number): Text => ({
  do: 'trophyDeploy',
  ...times(n),
  upTo: false,
  from: 'white',
  where: 'anywhere',
});

// ── The Affliction ───────────────────────────────────────────────────────────────────────────────────────────────────

export const afflict = (n: number, where: Where = 'presence'): Text => ({ do: 'afflict', ...times(n), where });
export const spread = (n: number): Text => ({ do: 'spread', ...times(n) });
export const seepThere = (n: number): Text => ({ do: 'seep', ...times(n) });
export const lureThere: Text = { do: 'lure' };
export const rescue = (n: number): Text => ({ do: 'rescue', ...times(n) });

// ── What holds them together ─────────────────────────────────────────────────────────────────────────────────────────

export const oneOf = (...options: readonly Texts[]): Text => ({ do: 'oneOf', ...times(1), options });
export const timesOneOf = (n: number, ...options: readonly Texts[]): Text => ({ do: 'oneOf', ...times(n), options });
export const pay = (cost: Cost, ...then: Texts): Text => ({ do: 'pay', cost, then, repeat: false, bound: false });
export const payRepeatedly = (cost: Cost, ...then: Texts): Text => ({
  do: 'pay',
  cost,
  then,
  repeat: true,
  bound: false,
});
export const focus = (...then: Texts): Text => ({ do: 'focus', then });
export const when = (condition: Condition, ...then: Texts): Text => ({ do: 'when', condition, then });
export const endOfTurn = (...then: Texts): Text => ({ do: 'endOfTurn', then });

export const atLeast = (least: number, of: Quantity): Condition => ({ if: 'atLeast', of, least });
export const otherTroopThere: Condition = { if: 'otherTroopThere' };
export const anotherSpyThere: Condition = { if: 'anotherSpyThere' };
export const thereIsAfflicted: Condition = { if: 'thereIsAfflicted' };
export const ownTroopAfflicted: Condition = { if: 'ownTroopAfflicted' };
export const struckAfflicted: Condition = { if: 'struckAfflicted' };

/** A row of a half-deck. */
export const card = (
  id: string,
  name: string,
  copies: number,
  aspect: CardText['aspect'],
  type: string,
  cost: number,
  deckVp: number,
  innerVp: number,
  text: Texts,
  reaction: Texts = [],
): CardText => ({ id, name, copies, aspect, type, cost, deckVp, innerVp, text, reaction });

/** Short words for the strip of choices, the status line and the log. */
import { capital, plain, say } from '@vesper/kernel';
import type { Choice, Event, Seat } from '@vesper/kernel';
import { Icon, SeatSymbol, known, offersBy, questionsBy } from '@vesper/web/board';
import type { Asked, Chip, Offer as Offered } from '@vesper/web/board';
import { ASSASSINATE, DEPLOY, HOUSE_GUARDS, RECRUIT, RETURN_SPY, SPY, colourOf, hallOf, siteOfSpy } from '../agenda.ts';
import type { Action, JuiblexAsks, Offer } from '../agenda.ts';
import { costOf, effectOf } from '../content/cards.ts';
import { siteOf } from '../content/map.ts';
import { NO_COST } from '../content/types.ts';
import type { JuiblexEvent } from '../events.ts';
import { pieces } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { cardInWords } from '../words/cards.ts';
import { SEAT_NAMES, cardName, siteName, spaceName } from '../words/names.ts';
import { briefRow } from './cards/brief.ts';
import { cardAt } from './offers.ts';
import { signs } from './look.ts';
import { oddsOf } from './market/odds.ts';
import { summed } from './sums.ts';
import { colourAt } from './table.ts';

const verbs: { readonly [word: string]: string } = {
  assassinate: 'Assassinate whom?',
  supplant: 'Supplant whom?',
  afflict: 'Afflict whom?',
};
const offers: { readonly [word: string]: string } = {
  devourMarket: 'Devour which?',
  replaceMarket: 'Replace which?',
  recruitFree: 'Recruit which?',
  playMarket: 'Carry out which?',
};

export const question = questionsBy<JuiblexAsks>({
  startDeploy: 'Begin where?',
  scourgeSite: 'The Scourge where?',
  scourgeSpace: 'Which space?',
  act: 'What now?',
  chooseOne: 'Which?',
  payCost: 'Pay with?',
  revealForFocus: 'Show a card?',
  deploySpace: 'Deploy where?',
  targetTroop: frame => verbs[effectOf(frame).do] ?? 'Whom?',
  moveFrom: 'Move whom?',
  moveTo: 'Where to?',
  spySite: 'Spy on which?',
  spyRecycle: 'Return a spy?',
  returnTarget: 'Return what?',
  promoteCard: 'Promote which?',
  marketCard: frame => offers[effectOf(frame).do] ?? 'Which?',
  pickOpponent: 'Which opponent?',
  discardCard: 'Discard which?',
  react: 'Promote it?',
  pickTrophy: 'Which trophy?',
  trophySpace: 'Put it where?',
  playInner: 'Which card?',
  spreadSpace: 'Which space?',
  spreadWhite: 'Which troop?',
  spreadPay: 'Give which?',
  spreadLoss: 'Give which?',
  seepSpace: 'Which space?',
});

// ── Chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const offerChip = (view: JuiblexView, offer: Offer, priced: boolean): Chip => {
  const card = cardAt(view, offer);
  if (card === NONE) return { label: 'Empty' };
  return {
    label: cardName(card),
    ...(priced && costOf[card] !== NO_COST ? { price: <Price of="influence" n={costOf[card]} /> } : {}),
  };
};

const Price = ({ of, n }: { readonly of: 'power' | 'influence'; readonly n: number }) => (
  <span className={`jub-chip-price is-${of}`}>
    <Icon name={signs[of]} size={13} />
    {n}
  </span>
);

/** Whose troop it is, and in whose hall. */
const Trophy = ({ colour, hall }: { readonly colour: number; readonly hall: Seat }) => (
  <span className="jub-chip-price">
    <SeatSymbol colour={colourAt(colour)} size={14} />
    in
    <SeatSymbol colour={colourAt(hall)} size={14} />
  </span>
);

const spyName = (spy: number): string => `Spy at ${siteName(siteOfSpy(spy))}`;

/** Only what is on a space tells what is done there. */
function actChip({ view, choice }: { readonly view: JuiblexView; readonly choice: Action }): Chip | undefined {
  if (choice === 'endTurn') return { label: 'End the turn' };
  if (choice === 'takePoint') return { label: '1 VP instead', price: <Price of="power" n={1} /> };
  if (choice < ASSASSINATE) return { label: cardName(choice) };
  if (choice < DEPLOY) return { label: spaceName(choice - ASSASSINATE), price: <Price of="power" n={3} /> };
  if (choice < RECRUIT) return { label: spaceName(choice - DEPLOY), price: <Price of="power" n={1} /> };
  if (choice < RETURN_SPY) return offerChip(view, choice - RECRUIT, true);
  return { label: spyName(choice - RETURN_SPY), price: <Price of="power" n={3} /> };
}

export const chip = offersBy<JuiblexView, JuiblexAsks, Chip>(
  pieces,
  {
    card: card => ({ label: cardName(card) }),
    space: space => ({ label: spaceName(space) }),
    site: site => ({ label: siteName(site) }),
  },
  {
    act: actChip,
    chooseOne({ frame, choice }) {
      const effect = effectOf(frame);
      return effect.do === 'oneOf' ? { label: plain(capital(briefRow(effect.options[choice]))) } : undefined;
    },
    payCost({ frame, choice }) {
      if (typeof choice !== 'number') return undefined;
      const effect = effectOf(frame);
      const ofSpies = effect.do === 'pay' && (effect.cost === 'returnSpy' || effect.cost === 'returnAfflictedSpy');
      return { label: ofSpies ? siteName(choice) : cardName(choice) };
    },
    returnTarget({ choice }) {
      if (choice === 'stop') return undefined;
      return { label: choice >= SPY ? spyName(choice - SPY) : spaceName(choice) };
    },
    marketCard: ({ view, choice }) => (choice === 'stop' ? undefined : offerChip(view, choice, false)),
    pickTrophy: ({ choice }) =>
      choice === 'stop'
        ? undefined
        : { label: 'From this hall', price: <Trophy colour={colourOf(choice)} hall={hallOf(choice)} /> },
  },
);

// ── Details ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function recruitDetail(view: JuiblexView, seat: Seat, offer: Offer): string {
  const card = cardAt(view, offer);
  if (card === NONE) return '';
  const { influence } = view.players[seat];
  const odds = offer < HOUSE_GUARDS ? oddsOf(view) : null;
  return `Influence ${influence} − ${costOf[card]} = ${influence - costOf[card]}. ${plain(cardInWords(card))}${odds === null ? '' : ` The slot is filled again: a spread with ${odds.percent} %.`}`;
}

/** Cards say their text; everything on the map its sums. */
export function detail(view: JuiblexView, decision: Asked, { choice }: Offered): string | undefined {
  const way = known<JuiblexAsks>({ decision, offer: { choice } });
  const { seat } = decision;
  if (way.ask === 'act' && way.choice === 'endTurn') {
    const { power, influence } = view.players[seat];
    return power + influence === 0 ? undefined : `${power} power and ${influence} influence are lost.`;
  }
  if (way.ask === 'act' && typeof way.choice === 'number') {
    if (way.choice < ASSASSINATE) return plain(cardInWords(way.choice));
    if (way.choice >= RECRUIT && way.choice < RETURN_SPY) return recruitDetail(view, seat, way.choice - RECRUIT);
  }
  if (way.ask === 'marketCard' && way.choice !== 'stop') {
    const card = cardAt(view, way.choice);
    return card === NONE ? undefined : plain(cardInWords(card));
  }
  if (pieces.points[way.ask] === 'card' && typeof choice === 'number') return plain(cardInWords(choice));
  const words = summed(view, decision, choice);
  return words === '' ? undefined : words;
}

// ── The rest of the page ─────────────────────────────────────────────────────────────────────────────────────────────

const acts = (choice: Choice): string => {
  if (typeof choice !== 'number') return 'Turn';
  if (choice < ASSASSINATE) return 'Cards';
  if (choice < DEPLOY) return 'Assassinate';
  if (choice < RECRUIT) return 'Deploy';
  return choice < RETURN_SPY ? 'Recruit' : 'Return a spy';
};

/** Spaces of sites and of tunnels. */
export function group(_view: JuiblexView, { ask }: Asked, { choice }: Offered): string {
  if (ask === 'act') return acts(choice);
  const isSpace = pieces.points[ask as keyof JuiblexAsks] === 'space' && typeof choice === 'number';
  if (!isSpace) return '';
  return siteOf[choice] === NONE ? 'Tunnels' : 'Sites';
}

const forward: readonly Choice[] = ['endTurn', 'stop', 'decline', 'leave'];

export const isWayForward = ({ choices = [] }: Asked, choice: Choice): boolean =>
  forward.includes(choice) || choices.length === 1;

/** The dots are the turns of the round. */
export function progress(view: JuiblexView): { readonly text: string; readonly done: number; readonly of: number } {
  const { phase, round, players, active, firstPlayer, trigger } = view;
  if (phase === 'setup') return { text: 'Setting up', done: 0, of: 0 };
  if (phase === 'over') return { text: `Over after round ${round}`, done: 0, of: 0 };
  const nth = (active - firstPlayer + players.length) % players.length;
  return { text: `Round ${round}${trigger === null ? '' : ', the last'}`, done: nth, of: players.length };
}

export function chapter(_view: JuiblexView, event: Event) {
  const told = event as JuiblexEvent;
  if (told.event === 'turnBegan') return say`${{ text: SEAT_NAMES[told.seat], seat: told.seat }}, round ${told.round}`;
  if (told.event === 'endTriggered') return 'The last round';
  return undefined;
}

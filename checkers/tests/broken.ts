/** Wicks, broken on purpose: each variant has the one fault that its name says. */
import { andThen, below, roll, show, takeOut, tell } from '@vesper/kernel';
import type { AskFrame, Choice, Decision, Game, Rules, State } from '@vesper/kernel';
import { checks } from '@vesper/kernel/toys/wicks/checks/index';
import { wicks as sound } from '@vesper/kernel/toys/wicks/game';
import type { Scry, Tend, Wicks, WicksEvent, WicksFrame } from '@vesper/kernel/toys/wicks/state';
import type { WicksView } from '@vesper/kernel/toys/wicks/view';
import type { CheckedGame, Checks } from '../index.ts';

type WicksGame = Game<Wicks, WicksView, WicksEvent, WicksFrame>;
/** The sound one. */
export const wicks: CheckedGame = { ...sound, checks };

const variant = (changes: Partial<WicksGame>): CheckedGame => ({ ...wicks, ...changes });

const withChecks = (changes: Partial<Checks<Wicks, WicksEvent>>, game = wicks): CheckedGame => ({
  ...game,
  checks: { ...checks, ...changes },
});

/** Wicks with one decision changed; `choose` gets the sound one to call. */
function withDecision<K extends keyof WicksGame['decisions']>(
  ask: K,
  changes: Partial<Omit<Decision<Wicks, AskFrame>, 'choose'>> & {
    choose?: (s: Wicks, d: AskFrame, c: Choice, soundly: () => void) => void;
  },
): CheckedGame {
  const original = sound.decisions[ask] as Decision<Wicks, AskFrame>;
  const { choose, ...others } = changes;
  const changed: Decision<Wicks, AskFrame> = {
    ...original,
    ...others,
    choose: (s, d, c) => {
      const soundly = (): void => original.choose(s, d, c);
      if (choose === undefined) soundly();
      else choose(s, d, c, soundly);
    },
  };
  return variant({ decisions: { ...sound.decisions, [ask]: changed } });
}

function withStep<K extends keyof WicksGame['steps']>(
  name: K,
  run: (s: Wicks, soundly: () => void) => void,
): CheckedGame {
  const original = sound.steps[name] as (s: Wicks, d: { do: K }) => void;
  const step = (s: Wicks, d: { do: K }): void => run(s, () => original(s, d));
  return variant({ steps: { ...sound.steps, [name]: step } });
}

const withView = (change: (view: WicksView, s: Wicks, viewer: number | 'spectator') => object): CheckedGame =>
  variant({ view: (s, viewer) => change(sound.view(s, viewer), s, viewer) as WicksView });

const withImagine = (imagine: Rules<Wicks>['imagine']): CheckedGame => variant({ imagine });

const withWords = (changes: Partial<WicksGame['words']>): CheckedGame =>
  variant({ words: { ...sound.words, ...changes } });

const loose = (s: State): Record<string, unknown> => s as unknown as Record<string, unknown>;
const isTend = (d: AskFrame): d is Tend => d.ask === 'tend';
const eventOf = (event: object): WicksEvent => event as WicksEvent;

// ── For the driver ───────────────────────────────────────────────────────────────────────────────────────────────────

export const crashes = withDecision('polish', {
  choose() {
    throw new TypeError('no such candle');
  },
});
export const crashesInSetup = variant({
  setup() {
    throw new Error('no candles in the box');
  },
});
export const deadEnds = withDecision('tend', {
  refuse: (s, d, c) =>
    s.night > 1 ? { rule: 'WIC-8', why: 'noActions' } : sound.decisions.tend.refuse!(s, d as Tend, c),
});
export const neverEnds = withStep('endNight', (s, soundly) => {
  s.night = 1;
  soundly();
});
export const goesOnAfterTheEnd = withStep('endNight', (s, soundly) => {
  soundly();
  if (s.outcome !== null) andThen(s, { ask: 'tend', seat: 0, actions: 0 });
});
export const saysUndefined = withWords({
  event: (view, e) => (e.event === 'candleLit' ? String(loose(e as never).colour) : sound.words.event(view, e)),
});
export const tellsThePastByThePresent = withWords({
  event: (view, e) => (e.event === 'candleLit' ? `A candle is lit, of ${view.deck} left.` : sound.words.event(view, e)),
});
export const saysNothing = withWords({
  prompt: (view, open) => (open.ask === 'polish' ? '' : sound.words.prompt(view, open)),
});
export const shouts = withWords({ status: () => 'A storm is coming!' });
export const saysTheSame = withWords({
  choice: (view, open, choice, facts) =>
    open.ask === 'tend' ? 'Do something' : sound.words.choice(view, open, choice, facts),
});
export const saysNaN = withWords({
  twin: view => [{ title: 'Table', lines: [{ label: 'Half', text: `${view.deck / 0 - view.deck / 0}` }] }],
});
export const hasNoWordsForRefusal = withWords({
  refusal(_view, _open, _choice, { why }) {
    if (why === 'enoughWax') throw new Error('no words');
    return why;
  },
});
export const citesUnknownRuleInEvent = withStep('rollWind', (s, soundly) => {
  soundly();
  tell(s, eventOf({ event: 'windRolled', rule: 'WIC-99', wind: s.wind }));
});
export const citesUnknownRuleInRefusal = withDecision('tend', {
  refuse(s, d, c) {
    const refusal = (sound.decisions.tend as Decision<Wicks>).refuse!(s, d, c);
    return refusal?.why === 'noSupply' ? { rule: 'WIC-77', why: 'noSupply' } : refusal;
  },
});
export const citesUnknownRuleInDecision = withDecision('bid', { rule: 'WIC-55' });
export const citesUnknownRuleInSheet = withStep('endNight', (s, soundly) => {
  soundly();
  if (s.outcome !== null) s.outcome = { ...s.outcome, sheet: [{ seat: 0, rule: 'WIC-33', line: 'wax', points: 1 }] };
});
export const leavesOutPlaces = withStep('endNight', (s, soundly) => {
  soundly();
  if (s.outcome !== null) s.outcome = { ...s.outcome, places: s.players.map((_, seat) => 2 * seat + 1) };
});
export const putsWinnerSecond = withStep('endNight', (s, soundly) => {
  soundly();
  if (s.outcome !== null) s.outcome = { ...s.outcome, places: s.outcome.places.toReversed() };
});
export const givesUnknownReason = withDecision('shield', {
  refuse: (s, { seat }, c) =>
    c === 'yes' && s.players[seat].wax === 0 ? { rule: 'WIC-5', why: 'tooPoor' } : undefined,
});
export const fallsBackToIllegal = withDecision('tend', { fallback: () => 'sing' });
export const bringsUnknownEffect = withChecks({ shown: () => ['thunder'] });
export const hasDeadRule = withChecks(
  { effects: [...checks.effects, 'comet'] },
  variant({
    steps: { ...sound.steps, eclipse: () => {} } as WicksGame['steps'],
    words: { ...sound.words, reasons: [...sound.words.reasons, 'tooDark'] },
  }),
);

export const hasUnsoundContent = withChecks({ problems: () => ['the night of the comet never ends'] });

// ── For the walker ───────────────────────────────────────────────────────────────────────────────────────────────────

export const tellsOfTwoWinds = withChecks({
  invariants: [
    {
      name: 'no wind is told of',
      broken: (_s, _before, told) => (told.some(({ event }) => event === 'windRolled') ? 'it blows' : undefined),
    },
  ],
});

export const losesWax = withDecision('tend', {
  choose(s, _d, c, soundly) {
    soundly();
    if (c === 'gather') s.supply--;
  },
});
export const losesCards = withStep('lightCandles', (s, soundly) => {
  soundly();
  s.discard.length = 0;
});
export const countsWrongly = withWords({
  aims: (view, seat) => sound.words.aims!(view, seat).map(aim => ({ ...aim, points: (aim.points ?? 0) + 1 })),
});
export const forgetsALine = withWords({ aims: (view, seat) => sound.words.aims!(view, seat).slice(1) });
export const addsKey = withDecision('polish', {
  choose(s, _d, c, soundly) {
    soundly();
    loose(s).lastPolished = c;
  },
});
export const holdsUndefined = withStep('rollWind', (s, soundly) => {
  soundly();
  loose(s.players[0] as never).omen = undefined;
});
export const holdsNaN = withStep('rollWind', (s, soundly) => {
  soundly();
  s.wind = Number.NaN;
});
export const holdsClass = withStep('rollWind', (s, soundly) => {
  soundly();
  loose(s.players[0] as never).omens = new Set([1]);
});
/** The frame holds the very hand of the seat: a loaded match has two. */
export const sharesObjects = withStep('lightCandles', (s, soundly) => {
  soundly();
  const top = s.agenda[s.agenda.length - 1];
  if ('ask' in top) s.agenda[s.agenda.length - 1] = Object.assign({ ...top }, { hand: s.players[top.seat].hand });
});
let polished = 0;
/** Remembers outside the state. */
export const remembersOutside = withDecision('polish', {
  choose(s, { seat }, _c, soundly) {
    soundly();
    polished++;
    const { polished: candles } = s.players[seat];
    candles.push(candles.pop()!);
    s.wind = polished;
  },
});
export const viewChangesLater = withView((view, s) => ({ ...view, discard: s.discard }));
export const lookingChangesState = withView((view, s) => {
  s.wind++;
  return view;
});
/** Lists its choices by itself, and forgets what refuses them. */
export const listsTheRefused = withDecision('tend', {
  list(s, d, out) {
    const candidates = (sound.decisions.tend as Decision<Wicks>).candidates(s, d);
    for (let i = 0; i < candidates.length; i++) out[i] = candidates[i];
    return candidates.length;
  },
});
export const forkShares = variant({ copy: s => ({ ...structuredClone(s), players: s.players }) });
export const forkForgets = variant({ copy: s => ({ ...structuredClone(s), wind: 0 }) });

/** Takes a piece that is not there, on a table that no match in the tests comes to. */
export const takesWhatIsMissing = withChecks(
  {
    rare: {
      'no card anywhere': s => {
        for (const { hand } of s.players) s.discard.push(...hand.splice(0));
        s.discard.push(...s.deck.splice(0));
        return true;
      },
    },
  },
  withDecision('tend', {
    choose(s, _d, _c, soundly) {
      if (s.deck.length === 0 && s.players.every(({ hand }) => hand.length === 0)) takeOut(s.deck, 1);
      soundly();
    },
  }),
);
export const stagesWrongly = withChecks({
  rare: {
    'cards made of nothing': s => {
      s.discard.push(1);
      return true;
    },
  },
});

// ── For the twins ────────────────────────────────────────────────────────────────────────────────────────────────────

export const showsHands = withView((view, s) => ({ ...view, hands: s.players.map(player => player.hand.slice()) }));
export const showsTopCard = withView((view, s) => ({ ...view, top: s.deck.at(-1) ?? null }));
export const showsBids = withView((view, s) => ({ ...view, bids: s.players.map(player => player.bid) }));
export const showsSpectatorAll = withView((view, s, viewer) =>
  viewer === 'spectator' ? { ...view, deckCards: s.deck.slice() } : view,
);
export const ordersByTopCard = withView((view, s) =>
  (s.deck.at(-1) ?? 0) % 2 === 0 ? { ...view, wax: 0, smoke: 0 } : { ...view, smoke: 0, wax: 0 },
);
export const tellsTopCard = withDecision('tend', {
  choose(s, { seat }, c, soundly) {
    soundly();
    if (c === 'gather') tell(s, eventOf({ event: 'waxGathered', rule: 'WIC-9', seat, top: s.deck.at(-1) ?? 0 }));
  },
});
/** Forgets the `secret` of a drawn card. The kernel knows that something was drawn, so only the view gives it away. */
export const tellsDrawnCards = withStep('drawCards', (s, soundly) => {
  const before = s.players.map(player => player.hand.length);
  soundly();
  s.players.forEach(({ hand }, seat) => {
    for (const card of hand.slice(before[seat])) tell(s, eventOf({ event: 'cardDrawn', rule: 'WIC-3', seat, card }));
  });
});
export const refusalsPeek = withDecision('tend', {
  refuse(s, d, c) {
    const usual = isTend(d) ? sound.decisions.tend.refuse!(s, d, c) : undefined;
    return usual ?? (c === 'scry' && s.deck.at(-1) === 8 ? { rule: 'WIC-11', why: 'deckEmpty' } : undefined);
  },
});
export const factsPeek = withDecision('tend', { facts: s => ({ top: s.deck.at(-1) ?? 0 }) });
/** Takes the card off the deck by itself: no `draw`, so the look could be undone. */
export const scriesWithoutDraw = withDecision('tend', {
  choose(s, d, c, soundly) {
    if (c !== 'scry' || !isTend(d)) return soundly();
    const card = s.deck.pop()!;
    andThen(s, { ask: 'tend', seat: d.seat, actions: d.actions - 1 });
    tell(s, eventOf({ event: 'topSeen', rule: 'WIC-11', seat: d.seat, card, only: [d.seat] }));
    andThen(s, { ask: 'scry', seat: d.seat, card });
  },
});
/** Shows a card that only the keeper knew, without `show`. */
export const dropsWithoutShow = withDecision('scry', {
  choose(s, d, c, soundly) {
    if (c !== 'drop') return soundly();
    const { card, seat } = d as Scry;
    s.discard.push(card);
    tell(s, eventOf({ event: 'cardDropped', rule: 'WIC-11', seat, card }));
  },
});
export const imagineDoesNothing = withImagine(() => {});
/** Deals only the hands anew. */
export const imagineKeepsDeck = withImagine((s, viewer, rng) => {
  const { deck } = s;
  s.deck = [];
  sound.imagine(s, viewer, rng);
  s.deck = deck;
});
/** Whether a bid is shielded is as secret as the bid. */
export const imagineKeepsShields = withImagine((s, viewer, rng) => {
  const sealed = s.players.map(player => player.shield);
  sound.imagine(s, viewer, rng);
  s.players.forEach((player, seat) => void (player.shield = sealed[seat]));
});
export const imagineDealsUnsorted = withImagine((s, viewer, rng) => {
  const next = s.deck[0] ?? 0;
  sound.imagine(s, viewer, rng);
  if (s.deck.length > 1 && next > 4) s.deck.reverse();
});
export const imagineLosesCards = withImagine((s, viewer, rng) => {
  sound.imagine(s, viewer, rng);
  if (s.deck.length > 0) s.deck[0] = (s.deck[0] % 8) + 1;
});
export const imagineForgetsOwnHand = withImagine((s, viewer, rng) => {
  sound.imagine(s, viewer === 0 ? 'spectator' : viewer, rng);
});

/** Who holds an 8 may tend once more, and `show` admits that this tells something. */
export const asksWhoHolds = withDecision('tend', {
  choose(s, d, c, soundly) {
    soundly();
    if (c !== 'gather') return;
    show(s);
    const seat = s.players.findIndex(({ hand }, other) => other !== d.seat && hand.includes(8));
    if (seat >= 0) andThen(s, { ask: 'tend', seat, actions: 1 });
  },
});
/** Only what somebody else has in hand decides whether a choice can be taken back. */
export const undoTells = withDecision('tend', {
  choose(s, { seat }, _c, soundly) {
    soundly();
    if (s.players.some(({ hand }, other) => other !== seat && hand.includes(8))) show(s);
  },
});

// ── For the lanes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who is first to bid starts the next night. */
export const firstBidMatters = withDecision('bid', {
  choose(s, { seat }, _c, soundly) {
    if (s.players.every(player => player.bid === null)) s.starter = seat;
    soundly();
  },
});
/** Nobody may shield after somebody else has. */
export const shieldsCollide = withDecision('shield', {
  refuse: (s, d, c) =>
    c === 'yes' && s.players.some(player => player.shield === true)
      ? { rule: 'WIC-5', why: 'noWax' }
      : (sound.decisions.shield as Decision<Wicks>).refuse!(s, d, c),
});
export const rollsInLane = withDecision('bid', {
  choose(s, _d, _c, soundly) {
    s.wind = roll(s, 6);
    soundly();
  },
});
/** The second decision of the lane is asked only after some answers: everyone sees who is still busy. */
export const progressTells = withDecision('bid', {
  choose(s, { seat }, c, soundly) {
    soundly();
    if ((c as number) > 4) {
      s.agenda.pop();
      s.players[seat].shield = false;
    }
  },
});

/** Low bids are asked for a shield twice: everyone can count the answers. */
export const answersCount = withDecision('bid', {
  choose(s, { seat }, c, soundly) {
    soundly();
    if ((c as number) <= 4) andThen(s, { ask: 'shield', seat });
  },
});

// ── For the brains ───────────────────────────────────────────────────────────────────────────────────────────────────

const withBrain = (changes: Partial<WicksGame['brain']>): CheckedGame =>
  variant({ brain: { ...sound.brain, ...changes } });

export const sharesInPoints = withBrain({
  shares(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = s.players[seat].lit.length;
  },
});
export const sharesTooSmall = withBrain({
  shares(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = 0.1;
  },
});
export const appealsBelowZero = withBrain({
  appeals(_s, _d, _legal, n, out) {
    for (let i = 0; i < n; i++) out[i] = 1 - i;
  },
});
export const nothingAppeals = withBrain({
  appeals(_s, _d, _legal, n, out) {
    for (let i = 0; i < n; i++) out[i] = 0;
  },
});
let thoughts = 0;
export const brainRemembers = withBrain({ stage: () => thoughts++ });
export const brainTidiesUp = withBrain({
  stage(s) {
    s.deck.reverse();
    return s.night;
  },
});
/** A card that nobody has seen decides what bots imagine, and so what they choose. */
export const botsPeek = withImagine((s, viewer, rng) => {
  if ((s.deck.at(-1) ?? 0) > 4) below(rng, 2);
  sound.imagine(s, viewer, rng);
});
/** Nobody told the state that somebody else sits down. */
export const miscountsSeats = variant({
  setup: (seats, options, chance) => ({ ...sound.setup(seats, options, chance), seats: 2 }),
});

// ── No fault at all ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Shows more than it must to the undo: harmless, so nobody may object. */
export const showsTooOften = withDecision('tend', {
  choose(s, _d, _c, soundly) {
    soundly();
    show(s);
  },
});

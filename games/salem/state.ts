/** What lies on the table, what can stand on the agenda, and what can happen: AFFLICTION: Salem 1692 as types. */
import type { Asks, ChoiceOf, Decision, Event, FrameOf, RowAt, Seat, Seen, State, TogetherFrame } from '@vesper/kernel';
import type { Card, Colonist, TargetEffect } from './content/types.ts';

/** Stands for "no colonist", "no seat" or "on the board". */
export const NONE = -1;

/** A space of the Esteemed board, 1–14. */
export type Space = number;

/**
 * Where a colonist is. Stored beside the ordered lists of rows, Circles and jails because almost every rule asks it of
 * every colonist; an invariant keeps the two together.
 */
export type Zone = number;
export const IN_DECK: Zone = 0;
export const IN_PROMINENT_ROW: Zone = 1;
export const IN_COLONIST_ROW: Zone = 2;
/** Circle of seat n = 4 + n. */
export const IN_CIRCLE: Zone = 4;
/** Jail of seat n = 8 + n. */
export const IN_JAIL: Zone = 8;

export interface Player {
  /** Index into `factions`. */
  faction: number;
  influence: number;
  /** Index into `grievances`; NONE until dealt. */
  grievance: number;
  /** Messengers in hand. */
  messengers: number;
  /** In order of arrival. */
  circle: Colonist[];
  /** In order of arrival. */
  jail: Colonist[];
  /** `startDraft` only, until the picks are revealed: the two Starting Colonists dealt, and the one picked. */
  offered: Colonist[];
  picked: Colonist;
}

/** The space being resolved, and what may happen only once while it is (SAL-R16). */
export interface Resolving {
  space: Space;
  seat: Seat;
  /** The active player has placed an Accusation. */
  accused: boolean;
  generated: boolean;
  thomasUsed: boolean;
  coreyPaid: boolean;
  williamPaid: boolean;
  /** Colonists whose hammer ability has been picked. */
  used: Colonist[];
}

export interface SalemState extends State<SalemFrame> {
  round: number;
  players: Player[];
  firstPlayer: Seat;
  /** By space number (0 is unused): the seat whose messenger stands there, or NONE. */
  spaces: number[];
  supply: { influence: number; accusations: number; fear: number };
  /** The bearer, or NONE = on its space of the board. */
  spectralOn: Colonist;
  protectionOn: Colonist;
  /** Slots 1–4 at index 0–3; slot 1 is nearest the deck (SAL-R14). NONE = empty. */
  prominentRow: number[];
  colonistRow: number[];
  /** The top card is the last. */
  prominentDeck: Card[];
  colonistDeck: Card[];
  /** Cards put under the Colonist deck, the first one uppermost; drawn after everything in `colonistDeck`. */
  cycled: Colonist[];
  /** A card has left the bottom row this round (SAL-R49). */
  colonistRowTouched: boolean;
  /** The end card that was revealed, or NONE. */
  endCard: Card;

  // By colonist.
  zone: Zone[];
  accusations: number[];
  fear: number[];
  reputationTokens: number[];
  /** Colonists that Burroughs's arrest brought from 3 Fear to 2, until the next arrest (SAL-R32). */
  locked: Colonist[];

  resolving: Resolving;
}

// ── The agenda ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The colonist whose ability is being used, or NONE = the space itself. */
type By = Colonist;

export type SalemStep =
  | { readonly do: 'dealPlayers'; readonly startDraft: boolean }
  | { readonly do: 'revealPicks' }
  | { readonly do: 'prepareDecks' }
  | { readonly do: 'beginRound' }
  | { readonly do: 'placeNext'; readonly turn: number }
  | { readonly do: 'resolveNext' }
  | { readonly do: 'gain'; readonly seat: Seat; readonly amount: number; readonly rule: string }
  | { readonly do: 'offerMenu'; readonly seat: Seat }
  | ({ readonly do: 'ability' } & AbilityAt)
  | ArrestStep
  | { readonly do: 'refill' };

/** Where an ability stands: whose it is, in which of its modes, and at which effect. */
export interface AbilityAt extends RowAt {
  readonly seat: Seat;
  readonly by: Colonist;
  readonly mode: number;
}

/** What follows an arrest, in the order of SAL-R27: who gains is settled before the card moves. */
export interface ArrestStep {
  readonly do: 'afterArrest';
  readonly seat: Seat;
  readonly corwin: boolean;
  /** The seat that Ingersoll pays, or NONE. */
  readonly ingersoll: Seat;
}

/** The effects that ask for a colonist. */
export type TargetStep = TargetEffect['do'];

/** A colonist, or no. */
export type ColonistOrDecline = Colonist | 'decline';
/** What the menu of spaces 5 and 7 offers: a colonist's ability, or one of these. */
export type MenuChoice = Colonist | 'generate' | 'thomas' | 'done';

/** Everything that is asked: what it is answered with, what its frame says, and the facts of its candidates. */
export type SalemAsks = {
  startPick: Asks<Colonist>;
  place: Asks<Space>;
  accuse: Asks<Colonist, { readonly by: By; readonly rowsOnly: boolean; readonly gainIfAccused: number }>;
  thomasBonus: Asks<ColonistOrDecline>;
  exonerateTarget: Asks<ColonistOrDecline>;
  exonerateExtra: Asks<'pay' | 'stop', { readonly colonist: Colonist }>;
  protect: Asks<ColonistOrDecline>;
  menu: Asks<MenuChoice>;
  abilityMode: Asks<string, { readonly colonist: Colonist }>;
  abilityTarget: Asks<ColonistOrDecline, AbilityAt & { readonly step: TargetStep }>;
  arrest: Asks<ColonistOrDecline, { readonly surcharge: number; readonly by: By }, Price>;
  scapegoat: Asks<
    ColonistOrDecline,
    { readonly arrester: Seat; readonly target: Colonist; readonly surcharge: number; readonly by: By }
  >;
  burroughsFear: Asks<ColonistOrDecline>;
  spectral: Asks<Colonist, { readonly by: By }>;
  fearMode: Asks<'place' | 'remove'>;
  fearTarget: Asks<Colonist, { readonly remove: boolean; readonly by: By }>;
  bring: Asks<ColonistOrDecline, { readonly surcharge: number; readonly by: By }, Price>;
};

export type AskName = keyof SalemAsks;
export type SalemAsk = FrameOf<SalemAsks>;
export type Ask<Name extends AskName> = FrameOf<SalemAsks, Name>;
export type SalemDecision<Name extends AskName> = Decision<SalemState, Ask<Name>, ChoiceOf<SalemAsks, Name>>;

export type SalemFrame = SalemStep | SalemAsk | TogetherFrame<SalemStep | SalemAsk>;

// ── What abilities lack ──────────────────────────────────────────────────────────────────────────────────────────────

/** Why an ability could not be carried out (SAL-R23). */
export type Lack =
  | 'noAccusationsLeft'
  | 'noFearLeft'
  | 'noInfluenceLeft'
  | 'noFearInPlay'
  | 'nobodyToAccuse'
  | 'nobodyAccused'
  | 'nobodyAccusedHere'
  | 'nobodyAfraidHere'
  | 'tooPoor'
  | 'everyoneRaised'
  | 'nobodyToProtect'
  | 'nobodyToArrest'
  | 'nobodyToBring'
  | 'nobodyElse';

/** Why Thomas Putnam adds nothing (SAL-R38). */
export type ThomasLack = 'elsewhere' | 'blocked' | 'used' | 'noAccusationsLeft' | 'nothingToAddTo';

// ── Prices ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an arrest or a bring costs and how that is made up (SAL-R24, SAL-R25). */
export type Price = {
  readonly base: number;
  readonly accusations: number;
  readonly circle: number;
  readonly willard: number;
  readonly elizabethProctor: number;
  readonly surcharge: number;
  readonly discount: number;
  readonly total: number;
};

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type Happened<Name extends string, Fields> = Event & { readonly event: Name } & Fields;

export type SalemEvent =
  | Happened<'firstPlayerChosen', { readonly seat: Seat }>
  | Happened<'factionDealt', { readonly seat: Seat; readonly faction: number }>
  | Happened<'startersOffered', { readonly seat: Seat; readonly colonists?: readonly Colonist[] }>
  | Happened<'startPicked', { readonly seat: Seat; readonly colonist: Colonist }>
  | Happened<'starterTaken', { readonly seat: Seat; readonly colonist: Colonist }>
  | Happened<'grievanceDealt', { readonly seat: Seat; readonly grievance?: number }>
  | Happened<'roundBegan', { readonly round: number; readonly seat: Seat }>
  | Happened<'messengerPlaced', { readonly seat: Seat; readonly space: Space }>
  | Happened<'messengerLifted', { readonly seat: Seat; readonly space: Space }>
  | Happened<
      'influenceGained',
      { readonly seat: Seat; readonly amount: number; readonly short: number; readonly by: By }
    >
  | Happened<'influencePaid', { readonly seat: Seat; readonly amount: number; readonly by: By }>
  | Happened<'influenceGenerated', { readonly seat: Seat; readonly icons: number; readonly amount: number }>
  | Happened<'accusationPlaced', { readonly seat: Seat; readonly colonist: Colonist; readonly by: By }>
  | Happened<
      'accusationsRemoved',
      { readonly seat: Seat; readonly colonist: Colonist; readonly amount: number; readonly by: By }
    >
  | Happened<
      'accusationMoved',
      { readonly seat: Seat; readonly from: Colonist; readonly to: Colonist; readonly by: By }
    >
  | Happened<'fearPlaced', { readonly seat: Seat; readonly colonist: Colonist; readonly by: By }>
  | Happened<'fearRemoved', { readonly seat: Seat; readonly colonist: Colonist; readonly by: By }>
  | Happened<'fearMoved', { readonly seat: Seat; readonly from: Colonist; readonly to: Colonist; readonly by: By }>
  | Happened<'spectralPlaced', { readonly seat: Seat; readonly colonist: Colonist; readonly by: By }>
  | Happened<'protectionPlaced', { readonly seat: Seat; readonly colonist: Colonist; readonly by: By }>
  | Happened<'firstPlayerTaken', { readonly seat: Seat }>
  | Happened<'reputationGranted', { readonly seat: Seat; readonly colonist: Colonist; readonly by: Colonist }>
  | Happened<'abilityPicked', { readonly seat: Seat; readonly colonist: Colonist }>
  | Happened<
      'arrestAttempted',
      { readonly seat: Seat; readonly colonist: Colonist; readonly price: Price; readonly by: By }
    >
  | Happened<'scapegoatNamed', { readonly seat: Seat; readonly scapegoat: Colonist; readonly target: Colonist }>
  | Happened<
      'colonistArrested',
      {
        readonly seat: Seat;
        readonly colonist: Colonist;
        readonly from: Zone;
        readonly price: Price | null;
        readonly by: By;
      }
    >
  | Happened<
      'colonistBrought',
      {
        readonly seat: Seat;
        readonly colonist: Colonist;
        readonly from: Zone;
        readonly price: Price;
        readonly by: By;
      }
    >
  | Happened<'declined', { readonly seat: Seat; readonly ask: SalemAsk['ask'] }>
  | Happened<'nothingPossible', { readonly seat: Seat; readonly ask: SalemAsk['ask'] }>
  | Happened<'locked', { readonly colonist: Colonist }>
  | Happened<'unlocked', { readonly colonist: Colonist }>
  | Happened<'cardRevealed', { readonly card: Card; readonly row: 'prominent' | 'colonist'; readonly slot: number }>
  | Happened<'cardCycled', { readonly card: Colonist }>
  | Happened<'endCardRevealed', { readonly card: Card }>
  | Happened<'grievanceRevealed', { readonly seat: Seat; readonly grievance: number }>
  | Happened<'scored', { readonly seat: Seat; readonly line: string; readonly points: number }>
  | Happened<'won', { readonly winners: readonly Seat[]; readonly places: readonly number[]; readonly tied: boolean }>;

// ── The view ─────────────────────────────────────────────────────────────────────────────────────────────────────────

// What everybody sees of a player, and of the table; `npm run copies` writes the functions that pick it.
export type PublicPlayer = Pick<Player, 'faction' | 'influence' | 'messengers' | 'circle' | 'jail'>;
export type PublicTable = Pick<
  SalemState,
  | 'round'
  | 'firstPlayer'
  | 'spaces'
  | 'supply'
  | 'spectralOn'
  | 'protectionOn'
  | 'prominentRow'
  | 'colonistRow'
  | 'cycled'
  | 'colonistRowTouched'
  | 'endCard'
  | 'zone'
  | 'accusations'
  | 'fear'
  | 'reputationTokens'
  | 'locked'
  | 'resolving'
  | 'outcome'
>;

export interface PlayerView extends Seen<PublicPlayer> {
  /** Influence icons that count now, the Faction card's included. */
  readonly icons: number;
  /** Points as if the match ended now; without Grievances while they are secret, except one's own. */
  readonly score: number;
  /** `null` = not known to this viewer. */
  readonly grievance: number | null;
  readonly offered: readonly Colonist[] | null;
  readonly picked: Colonist | null;
}

/** Everything a seat or a spectator may know (SAL-R57). */
export interface SalemView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly phase: 'startDraft' | 'place' | 'resolve' | 'over';
  readonly players: readonly PlayerView[];
  readonly prominentDeckSize: number;
  /** Without the cards put under it: the end cards are among the last eight of these. */
  readonly colonistDeckSize: number;
}

/** Using the clauses of one's cards, reciting, filling weapons. */
import { andThen, has, no } from '@vesper/kernel';
import type { Choice, Facts, Objection, RuleId } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { SKILL } from '../content/numbers.ts';
import { NO_MODIFIERS, clauses } from '../content/rows.ts';
import { MOMENTS } from '../content/types.ts';
import type { Clause, Moment } from '../content/types.ts';
import { ACTION, aboutOf, action, actionKind } from '../agenda.ts';
import type { Action, Aimed, FolkloreDecision, OfHero, PlainAction, Reaction } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Card, Figure, FolkloreState, Member } from '../state.ts';
import { exhaust } from './cards.ts';
import { isPassed, rollFor, skillRoll, takeRoll } from './checks.ts';
import {
  cardOfUse,
  cardsUsable,
  clauseAt,
  momentOf,
  numberOfMoment,
  payFor,
  placeOfUse,
  pointsOf,
  refuseClause,
  spendConsumable,
  useChosen,
  useOf,
} from './clauses.ts';
import { refuseAim } from './encounter/textAttacks.ts';
import { isFirst } from './equipping.ts';
import { deedOf, refuseText, runText } from './rows.ts';
import { listTargets, rangeBeyond } from './targets.ts';
import { ownerOf, tell } from './turnOrder.ts';

type Lack = Objection<never, never, never>;
const isReaction = no('FOL-X2', 'isReaction');
const noActLeft = no('FOL-5C.12', 'noActLeft');
const noTarget = no('FOL-X3', 'noTarget', (_s: FolkloreState, _d: OfHero, c: Choice) => ({
  card: cardOfUse(useChosen(c)),
  clause: placeOfUse(useChosen(c)),
}));
const notFillable = no('FOL-5K.22', 'notFillable');

const FILLS = 1000;
/** FOL-5K.22. */
const FILLED_ATTACKS = 4;

const targets: number[] = [];

/** On a map the Act, or the Use, is spent only once per turn. */
function hasAct(s: FolkloreState, moment: Moment): boolean {
  return (moment !== 'encounter' && moment !== 'adventure') || s.turn.acts > 0;
}

function refuseClauseUse(s: FolkloreState, who: Member, card: Card, place: number, moment: Moment): Lack | undefined {
  const clause = clauseAt(card, place);
  if (clause.kind === 'react') return isReaction;
  if (clause.kind === 'act' && !hasAct(s, moment)) return noActLeft;
  const lack = refuseClause(s, who, card, place, moment, NONE);
  if (lack !== undefined) return lack;
  const { target, where } = clause;
  if (target.at !== 'nothing' && !hasTarget(s, who, clause, moment)) return noTarget;
  if (where.at !== 'nothing' && listTargets(s, who, where, moment, 0, targets) === 0) return noTarget;
  // What is aimed at somebody depends on whom.
  return target.at === 'nothing' ? refuseText(s, textOf(clause, moment), who) : undefined;
}

function hasTarget(s: FolkloreState, who: Member, clause: Clause, moment: Moment): boolean {
  const n = listTargets(s, who, clause.target, moment, rangeBeyond(s, who, clause), targets);
  if (moment !== 'encounter' || clause.target.at !== 'foe') return n > 0;
  for (let i = 0; i < n; i++) if (refuseAim(s, targets[i], clause.effects) === undefined) return true;
  return false;
}

/** In a skirmish a clause may do something else. */
function textOf({ effects, inSkirmish }: Clause, moment: Moment): number {
  return moment === 'skirmish' && inSkirmish !== 'same' ? inSkirmish : effects;
}

function refuseFill(s: FolkloreState, who: Member, about: number, moment: Moment): Lack | undefined {
  const weapon = about % FILLS;
  if (!hasAct(s, moment)) return noActLeft;
  return isFillable(s, who, weapon) ? undefined : notFillable;
}

const fillable = Uint8Array.from(cards, ({ weapon }) => (weapon?.keywords.fillable === true ? 1 : 0));
const isFilling = Uint8Array.from(cards, ({ fill: mods }) => (mods === NO_MODIFIERS ? 0 : 1));

function isFillable(s: FolkloreState, who: Member, weapon: Card): boolean {
  return fillable[weapon] === 1 && has(s.party[who].equipped, weapon);
}

/** Why a card may not be used so now. */
export function refuseUse(s: FolkloreState, who: Member, c: Action, moment: Moment): Lack | undefined {
  const about = aboutOf(c);
  return actionKind(c) === 'fill'
    ? refuseFill(s, who, about, moment)
    : refuseClauseUse(s, who, cardOfUse(about), placeOfUse(about), moment);
}

/** What a use costs this character in PP, or in GP. */
export function factsOfUse(s: FolkloreState, who: Member, c: Action | Reaction | PlainAction): Facts {
  if (typeof c === 'string' || (c >= ACTION && actionKind(c) !== 'use')) return {};
  const card = cardOfUse(useChosen(c));
  const clause = clauseAt(card, placeOfUse(useChosen(c)));
  return clause.cost.pay === 'pp' || clause.cost.pay === 'gp' ? { points: pointsOf(s, who, card, clause) } : {};
}

/** Every use one might think of: clauses that are no reactions, and fillings. */
export function useCandidates(s: FolkloreState, who: Member, moment: Moment, found: Choice[]): void {
  write(s, who, moment, found, found.length, true);
}

/** Writes what may be used into `out`, from `out[n]` on; returns the new n. */
export function listUses(s: FolkloreState, who: Member, moment: Moment, out: Choice[], n: number): number {
  return write(s, who, moment, out, n, false);
}

/** By moment and card: the clauses that are no reactions and may be used then. */
const placesUsable: readonly (readonly (readonly number[])[])[] = MOMENTS.map(moment =>
  cards.map(({ clauses: held }) =>
    [...held.keys()].filter(place => {
      const { kind, moments } = clauses[held[place]];
      return kind !== 'react' && moments.includes(moment);
    }),
  ),
);

const USE = action('use', 0);

/** All of it, or only what is not refused. */
function write(s: FolkloreState, who: Member, moment: Moment, out: Choice[], from: number, all: boolean): number {
  let n = from;
  const when = numberOfMoment(moment);
  const held = cardsUsable(s, who, 1 << when);
  const usable = placesUsable[when];
  for (let i = 0; i < held.length; i++) {
    const card = held[i];
    const places = usable[card];
    for (let j = 0; j < places.length; j++) {
      const place = places[j];
      if (all || refuseClauseUse(s, who, card, place, moment) === undefined) {
        out[n++] = USE + useOf(card, place);
      }
    }
  }
  if (moment === 'skirmish' || moment === 'town' || s.party[who].form !== 'living') return n;
  return all || hasAct(s, moment) ? writeFills(s, who, out, n) : n;
}

function writeFills(s: FolkloreState, who: Member, out: Choice[], from: number): number {
  let n = from;
  const { consumables, equipped } = s.party[who];
  for (let i = 0; i < consumables.length; i++) {
    const filling = consumables[i];
    if (isFilling[filling] === 0 || !isFirst(consumables, i)) continue;
    for (let j = 0; j < equipped.length; j++) {
      if (isFillable(s, who, equipped[j])) out[n++] = action('fill', filling * FILLS + equipped[j]);
    }
  }
  return n;
}

/** Carries out `use` and `fill`. */
export function use(s: FolkloreState, who: Member, c: Action): void {
  const about = aboutOf(c);
  if (actionKind(c) === 'fill') fill(s, who, Math.floor(about / FILLS), about % FILLS);
  else beginUse(s, who, cardOfUse(about), placeOfUse(about), NONE);
}

function fill(s: FolkloreState, who: Member, filling: Card, weapon: Card): void {
  if (momentOf(s) !== 'camp') s.turn.acts--;
  spendConsumable(s, who, filling);
  s.fills = s.fills.filter(({ card }) => card !== weapon);
  s.fills.push({ card: weapon, with: filling, left: FILLED_ATTACKS });
  tell(s, { event: 'weaponFilled', rule: 'FOL-5K.22', who, card: weapon, with: filling });
}

/** Asks what it is aimed at, then uses it. */
export function beginUse(s: FolkloreState, who: Member, card: Card, place: number, target: Figure): void {
  const clause = clauseAt(card, place);
  const moment = momentOf(s);
  if (clause.kind === 'act' && (moment === 'encounter' || moment === 'adventure')) s.turn.acts--;
  if (clause.target.at === 'nothing') aimSecond(s, { who, card, clause: place, target, space: NONE });
  else andThen(s, { ask: 'aim', seat: ownerOf(s, who), who, card, clause: place, target, space: NONE });
}

function aimSecond(s: FolkloreState, aimed: Aimed): void {
  const { who, card, clause, target, space } = aimed;
  if (clauseAt(card, clause).where.at === 'nothing') andThen(s, { do: 'useClause', who, card, clause, target, space });
  else andThen(s, { ask: 'aimWhere', seat: ownerOf(s, who), who, card, clause, target, space });
}

const aim: FolkloreDecision<'aim'> = {
  rule: 'FOL-X3',
  candidates(s, { who, card, clause: place }) {
    const clause = clauseAt(card, place);
    const found: number[] = [];
    found.length = listTargets(s, who, clause.target, momentOf(s), rangeBeyond(s, who, clause), found);
    return found;
  },
  refuse(s, { card, clause: place }, c) {
    const { target, effects } = clauseAt(card, place);
    return target.at === 'foe' && momentOf(s) === 'encounter' ? refuseAim(s, c, effects) : undefined;
  },
  asked: 'ifChoice',
  choose(s, { who, card, clause }, c) {
    const isSpace = clauseAt(card, clause).target.at === 'space';
    aimSecond(s, { who, card, clause, target: isSpace ? NONE : c, space: isSpace ? c : NONE });
  },
};

const aimWhere: FolkloreDecision<'aimWhere'> = {
  rule: 'FOL-X3',
  candidates(s, { who, card, clause }) {
    const found: number[] = [];
    found.length = listTargets(s, who, clauseAt(card, clause).where, momentOf(s), 0, found);
    return found;
  },
  asked: 'ifChoice',
  choose: (s, { who, card, clause, target }, c) => andThen(s, { do: 'useClause', who, card, clause, target, space: c }),
};

/** What lets one use cards then. */
const USED_BY: { readonly [M in Moment]: RuleId } = {
  encounter: 'FOL-5C.12',
  skirmish: 'FOL-R30',
  adventure: 'FOL-R63',
  camp: 'FOL-X1',
  town: 'FOL-R18',
};

function useClause(s: FolkloreState, aimed: Aimed): void {
  const { who, card, clause: place, target, space } = aimed;
  const { cost } = clauseAt(card, place);
  const { mystic } = cards[card];
  const rule = clauseAt(card, place).kind === 'react' ? 'FOL-X2' : USED_BY[momentOf(s)];
  tell(s, { event: 'cardUsed', rule, who, card, clause: place, target });
  if (mystic === null) {
    // FOL-R53: a ghost that spends its last point acts first, and goes afterwards: what is put down last comes first.
    payFor(s, who, card, place);
    carryOut(s, aimed);
  } else {
    andThen(s, { do: 'recited', who, card, clause: place, target, space });
    payFor(s, who, card, place);
    rollFor(s, skillRoll(s, who, mystic.kind, SKILL[mystic.check.skill], mystic.check.k));
  }
  if (cost.pay === 'discardPrayer' || cost.pay === 'discardRitual') {
    const of = cost.pay === 'discardPrayer' ? 'prayer' : 'ritual';
    andThen(s, { ask: 'discardMystic', seat: ownerOf(s, who), who, of });
  }
}

/** FOL-R57: passed or failed, the card is exhausted. */
function recited(s: FolkloreState, aimed: Aimed): void {
  const { who, card } = aimed;
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  tell(s, { event: 'checkMade', rule: 'FOL-R57', who, skill, natural, total: natural + bonus, needed, passed });
  tell(s, { event: 'recited', rule: 'FOL-R57', who, card, passed });
  if (has(s.party[who].mystics, card)) exhaust(s, card);
  if (passed) carryOut(s, aimed);
}

function carryOut(s: FolkloreState, { who, card, clause: place, target, space }: Aimed): void {
  const row = textOf(clauseAt(card, place), s.skirmish.isRunning ? 'skirmish' : 'encounter');
  const deed = deedOf('card', card);
  deed.checker = who;
  deed.space = space;
  if (s.attacks.length > 0) deed.natural = s.attacks[s.attacks.length - 1].natural;
  runText(s, row, deed, who, target);
}

export const usingSteps = { useClause, recited };
export const usingDecisions = { aim, aimWhere };

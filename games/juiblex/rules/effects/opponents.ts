/** JUB-R38, JUB-R40, JUB-R41, JUB-R48: words that are about opponents: discards, Insane Outcasts, trophies. */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { SPACES, placeOf, neighbours, routeOf, routes, siteOf } from '../../content/map.ts';
import type { EffectBy, Space, Where } from '../../content/types.ts';
import { colourOf, hallOf, trophyIn } from '../../agenda.ts';
import type { At, JuiblexDecision, Trophy } from '../../agenda.ts';
import { reactionOf, effectOf } from '../../content/cards.ts';
import { COLOURS, NONE, WHITE } from '../../state.ts';
import type { JuiblexState } from '../../state.ts';
import { clockwise, hasTroopAt, playing, sum, tell } from '../../asking.ts';
import { leaveHand } from '../cards.ts';
import { findPresence, findPresenceAt, refusePresence } from '../presence.ts';
import { noSpyThere, resolve, wordAt } from '../rows.ts';
import type { Lack, WordsOf } from '../rows.ts';
import { deployTrophy } from '../troops.ts';
import { refuseEmpty, spacesInPlay } from './troops.ts';

const nobodyConcerned = no('JUB-R31', 'nobodyConcerned');
const noOutcastsLeft = no('JUB-R38', 'noOutcastsLeft');
const noTrophies = no('JUB-R41', 'noTrophies');
const noRoomForTrophy = no('JUB-R41', 'nowhereToDeploy');
/** Whom it is about: they go by their names. */
const about = (_s: unknown, _d: unknown, other: Seat) => ({ other });
const tooFewCards = no('JUB-R40', 'tooFewCards', about);
const noTroopThere = no('JUB-B3.1', 'noTroopThere', about);
const notAdjacent = no('JUB-R48', 'notAdjacent', about);
const hallEmpty = no('JUB-R41', 'hallEmpty', about);

// ── Whom it concerns ─────────────────────────────────────────────────────────────────────────────────────────────────

type AboutOpponents = EffectBy<'discard'> | EffectBy<'outcast'> | EffectBy<'trophyDeploy'>;

/** Why an opponent is not concerned. */
function refuseOpponent(s: JuiblexState, effect: AboutOpponents, other: Seat): Lack | undefined {
  const { there, struck, causer } = playing(s);
  switch (effect.do) {
    case 'discard':
      if (effect.who === 'eachThere' && (there === NONE || !hasTroopAt(s, there, other))) return noTroopThere;
      if (effect.who === 'ownerOfStruck' && struck !== other) return nobodyConcerned;
      if (effect.who === 'causer' && causer !== other) return nobodyConcerned;
      return s.players[other].hand.length > effect.over ? undefined : tooFewCards;
    case 'outcast':
      return effect.who === 'adjacentToDeployed' && !standsBeside(s, other) ? notAdjacent : undefined;
    case 'trophyDeploy':
      if (there === NONE || !hasTroopAt(s, there, other)) return noTroopThere;
      return sum(s.players[other].trophies) > 0 ? undefined : hallEmpty;
  }
}

/** JUB-R48: a troop in the same site as one that this card has deployed, or right beside it; docks and tokens do not matter. */
function standsBeside(s: JuiblexState, other: Seat): boolean {
  const { deployed } = playing(s);
  for (const space of deployed) for (const near of beside[space]) if (s.spaces[near] === other) return true;
  return false;
}

/** By space: those of the same site, and those right next to it on the board. */
const beside: readonly (readonly Space[])[] = siteOf.map((site, space) => {
  const spacesAt = (wanted: number): Space[] => siteOf.flatMap((found, other) => (found === wanted ? [other] : []));
  if (site !== NONE) {
    const onRoutes = routes.flatMap(({ ends, spaces }) =>
      ends.includes(site) && spaces.length > 0 ? [spaces[ends[0] === site ? 0 : spaces.length - 1]] : [],
    );
    const touching = neighbours[site].filter(other =>
      routes.some(({ ends, spaces }) => spaces.length === 0 && ends.includes(site) && ends.includes(other)),
    );
    return [...spacesAt(site), ...onRoutes, ...touching.flatMap(spacesAt)];
  }
  const { spaces, ends } = routes[routeOf[space]];
  const i = spaces.indexOf(space);
  return [
    ...(i === 0 ? spacesAt(ends[0]) : [spaces[i - 1]]),
    ...(i === spaces.length - 1 ? spacesAt(ends[1]) : [spaces[i + 1]]),
  ];
});

/** The opponents concerned, clockwise from the left of whoever plays the card. */
function concerned(s: JuiblexState, seat: Seat, effect: AboutOpponents): Seat[] {
  const found: Seat[] = [];
  for (let n = 1; n < s.players.length; n++) {
    const other = clockwise(s, seat, n);
    if (refuseOpponent(s, effect, other) === undefined) found.push(other);
  }
  return found;
}

const pickOpponent: JuiblexDecision<'pickOpponent'> = {
  rule: 'JUB-R40',
  ruleFor(_s, d) {
    const effect = effectOf(d);
    if (effect.do === 'outcast') return effect.who === 'adjacentToDeployed' ? 'JUB-R48' : 'JUB-R38';
    return effect.do === 'discard' ? 'JUB-R40' : 'JUB-R41';
  },
  candidates(s, { seat }) {
    const others: Seat[] = [];
    for (let n = 1; n < s.players.length; n++) others.push(clockwise(s, seat, n));
    return others;
  },
  refuse: (s, d, other) => refuseOpponent(s, wordAt<'discard' | 'outcast' | 'trophyDeploy'>(d), other),
  asked: 'ifChoice',
  choose(s, { seat, row, index }, other) {
    const effect = wordAt<'discard' | 'outcast' | 'trophyDeploy'>({ seat, row, index });
    if (effect.do === 'discard') andThen(s, { do: 'forceDiscard', seat: other, by: seat, left: effect.n });
    else if (effect.do === 'outcast') giveOutcasts(s, seat, other, effect.n);
    else andThen(s, { ask: 'pickTrophy', seat, row, index, left: effect.n, hall: other });
  },
};

// ── Discards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type ForceDiscard = { readonly seat: Seat; readonly by: Seat; readonly left: number };

function forceDiscard(s: JuiblexState, { seat, by, left }: ForceDiscard): void {
  andThen(s, { ask: 'discardCard', seat, by, left });
}

/** JUB-R40: the victim picks; what the card does then happens at once. */
const discardCard: JuiblexDecision<'discardCard'> = {
  rule: 'JUB-R40',
  candidates: (s, { seat }) => s.players[seat].hand,
  asked: 'ifChoice',
  choose(s, { seat, by, left }, card, forced) {
    const player = s.players[seat];
    if (left > 1) andThen(s, { do: 'forceDiscard', seat, by, left: left - 1 });
    leaveHand(s, player, card, forced);
    player.discard.push(card);
    tell(s, { event: 'cardDiscarded', rule: 'JUB-R40', seat, card, by });
    const row = reactionOf[card];
    if (row === NONE) return;
    tell(s, { event: 'cardReacted', rule: 'JUB-R40', seat, card });
    s.resolving.push(resolve(card, 'discard', NONE, by));
    andThen(s, { do: 'effects', seat, row, index: 0 }, { do: 'cardDone' });
  },
};

// ── Insane Outcasts ──────────────────────────────────────────────────────────────────────────────────────────────────

/** As many as are left. */
function giveOutcasts(s: JuiblexState, by: Seat, seat: Seat, wanted: number): void {
  const amount = Math.min(wanted, s.outcasts.length);
  if (amount === 0) return;
  for (let i = 0; i < amount; i++) s.players[seat].discard.push(s.outcasts.pop()!);
  tell(s, { event: 'outcastRecruited', rule: 'JUB-R38', seat, by, amount });
}

// ── Trophies ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Trophies = EffectBy<'trophyDeploy'>;

/** The trophies that this word may take; `hall` = only from there, NONE = from any hall. */
function listTrophies(s: JuiblexState, { from }: Trophies, hall: Seat, out: Choice[]): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (hall !== NONE && seat !== hall) continue;
    const { trophies } = s.players[seat];
    for (let colour = from === 'white' ? WHITE : 0; colour < COLOURS; colour++) {
      if (trophies[colour] > 0) out[n++] = trophyIn(seat, colour);
    }
  }
  return n;
}

/** After `findPresence`: as the card says; that one may deploy anywhere without a troop on the map is no help here. */
function refuseTrophySpace(s: JuiblexState, space: Space, where: Where): Lack | undefined {
  return refuseEmpty(s, space) ?? (where === 'anywhere' ? undefined : refusePresence(s, space));
}

/** Whether a troop could be put anywhere. */
function hasRoom(s: JuiblexState, seat: Seat, { where }: Trophies): boolean {
  findPresence(s, seat);
  for (let space = 0; space < SPACES; space++) {
    if (refuseTrophySpace(s, space, where) === undefined) return true;
  }
  return false;
}

const pickTrophy: JuiblexDecision<'pickTrophy'> = {
  rule: 'JUB-R41',
  candidates(s, d) {
    const effect = wordAt<'trophyDeploy'>(d);
    const found: (Trophy | 'stop')[] = [];
    if (hasRoom(s, d.seat, effect)) listTrophies(s, effect, d.hall, found);
    if (effect.upTo) found.push('stop');
    return found;
  },
  asked: 'ifChoice',
  choose(s, d, c) {
    if (c === 'stop') return;
    const { seat, row, index, left, hall } = d;
    andThen(s, { ask: 'trophySpace', seat, row, index, left, hall, trophy: c });
  },
};

const trophySpace: JuiblexDecision<'trophySpace'> = {
  rule: 'JUB-R41',
  candidates: spacesInPlay,
  refuse(s, d, space) {
    findPresenceAt(s, d.seat, placeOf[space]);
    return refuseTrophySpace(s, space, wordAt<'trophyDeploy'>(d).where);
  },
  asked: 'ifChoice',
  choose(s, d, space) {
    const { seat, row, index, left, hall, trophy } = d;
    if (left > 1) andThen(s, { ask: 'pickTrophy', seat, row, index, left: left - 1, hall });
    deployTrophy(s, seat, hallOf(trophy), colourOf(trophy), space);
  },
};

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────

const scratch: Choice[] = [];

const askOpponent = (s: JuiblexState, { seat, row, index }: At): void =>
  andThen(s, { ask: 'pickOpponent', seat, row, index });

export const opponentWords: WordsOf<'discard' | 'outcast' | 'trophyDeploy'> = {
  discard: {
    refuse: (s, { seat }, effect) => (concerned(s, seat, effect).length > 0 ? undefined : nobodyConcerned),
    run(s, at, effect) {
      if (effect.who === 'oneOpponent') {
        askOpponent(s, at);
        return;
      }
      const victims = concerned(s, at.seat, effect);
      for (let i = victims.length - 1; i >= 0; i--) {
        andThen(s, { do: 'forceDiscard', seat: victims[i], by: at.seat, left: effect.n });
      }
    },
  },
  outcast: {
    refuse(s, { seat }, effect) {
      if (s.outcasts.length === 0) return noOutcastsLeft;
      return effect.who === 'self' || concerned(s, seat, effect).length > 0 ? undefined : nobodyConcerned;
    },
    run(s, at, effect) {
      const { seat } = at;
      if (s.outcasts.length === 0) return;
      if (effect.who === 'self') giveOutcasts(s, seat, seat, effect.n);
      else if (effect.who === 'eachOpponent') {
        for (let n = 1; n < s.players.length; n++) giveOutcasts(s, seat, clockwise(s, seat, n), effect.n);
      } else askOpponent(s, at);
    },
  },
  trophyDeploy: {
    refuse(s, { seat }, effect) {
      if (effect.from === 'onePlayerThere') {
        if (playing(s).there === NONE) return noSpyThere;
        if (concerned(s, seat, effect).length === 0) return nobodyConcerned;
      } else if (listTrophies(s, effect, NONE, scratch) === 0) return noTrophies;
      return hasRoom(s, seat, effect) ? undefined : noRoomForTrophy;
    },
    run(s, at, effect) {
      const { seat, row, index } = at;
      if (!hasRoom(s, seat, effect)) return;
      if (effect.from === 'onePlayerThere') askOpponent(s, at);
      else andThen(s, { ask: 'pickTrophy', seat, row, index, left: effect.n, hall: NONE });
    },
  },
};

export const opponentSteps = { forceDiscard };
export const opponentDecisions = { pickOpponent, discardCard, pickTrophy, trophySpace };

/** DUN-R25: what special events ask of a player (SE1, SE3, SE4, SE9, SE10, SE13, SE14). */
import { andThen, has, isHeard, no } from '@vesper/kernel';
import type { Refusal, Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../agenda.ts';
import type { StrikePay } from '../agenda/seasons.ts';
import { isMonster } from '../content/creatures.ts';
import { ALL_CELLS, CELLS, ENTRANCE } from '../content/grid.ts';
import { EVIL_MOST } from '../content/orders.ts';
import type { Cell, Cost, Creature, SpecialEvent } from '../content/types.ts';
import { EARTH, ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { cardOf, roomOf, tell } from '../asking.ts';
import { payImps, sortsOfTraps } from './costs.ts';
import { canPayEvil, moveEvil } from './evil.ts';
import { staysConnected } from './grid.ts';
import { leaveLair, turnDown as turnFaceDown } from './lair.ts';
import { lose } from './supplies.ts';
import { discardTrap } from './traps.ts';

const RULE = 'DUN-R25';

const notAMonster = no(RULE, 'notAMonster');

// ── SE1 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const evilIsFull = no(RULE, 'evilIsFull');

const witchHunt: DungeonDecision<'witchHunt'> = {
  rule: RULE,
  asked: 'ifChoice',
  candidates: (s, { seat }) => [...s.players[seat].lair, 'evil'],
  refuse(s, { seat }, c) {
    if (c === 'evil') return s.evil[seat] === EVIL_MOST ? evilIsFull : undefined;
    return isMonster[c] ? undefined : notAMonster;
  },
  choose(s, { seat, evil }, c) {
    if (c === 'evil') moveEvil(s, seat, evil, RULE);
    else leaveLair(s, seat, c, 'hunted', RULE);
  },
};

// ── SE3 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const noTile = no(RULE, 'noTile');
const tileIsConquered = no(RULE, 'tileIsConquered');
const isEntrance = no(RULE, 'isEntrance');
const wouldCutOff = no(RULE, 'wouldCutOff');

/** Why this tile cannot cave in. */
function refuseCollapse(player: Player, cell: Cell): Refusal | undefined {
  if (player.dungeon[cell] === EARTH) return noTile;
  if (player.conquered[cell] !== 0) return tileIsConquered;
  if (cell === ENTRANCE) return isEntrance;
  return staysConnected(player, cell) ? undefined : wouldCutOff;
}

export function canCollapse(player: Player): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (refuseCollapse(player, cell) === undefined) return true;
  return false;
}

const earthquake: DungeonDecision<'earthquake'> = {
  rule: RULE,
  asked: 'ifChoice',
  candidates: () => ALL_CELLS,
  refuse: (s, { seat }, c) => refuseCollapse(s.players[seat], c),
  choose(s, { seat, left, card }, c) {
    const player = s.players[seat];
    const tile = player.dungeon[c];
    player.dungeon[c] = EARTH;
    player.roomUses[c] = 0;
    if (tile >= ROOM) s.roomBox.push(roomOf(tile));
    if (isHeard(s)) tell(s, { event: 'tileCollapsed', rule: RULE, seat, cell: c, tile });
    if (left === 1) return;
    andThen(s, { ask: 'earthquake', seat, left: left - 1, card });
    if (isHeard(s) && !canCollapse(player)) tell(s, { event: 'quakeEndedEarly', rule: RULE, seat });
  },
};

// ── SE4 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Face up, and no ghost: who is face down already has nothing to lose. */
export function isAwakeMonster(s: DungeonState, creature: Creature): boolean {
  return isMonster[creature] && s.knockedOut[creature] === 0;
}

/** In order of hiring. */
function strikeNext(
  s: DungeonState,
  { seat, left, card }: { readonly seat: Seat; readonly left: readonly Creature[]; readonly card: SpecialEvent },
): void {
  for (let i = 0; i < left.length; i++) {
    const creature = left[i];
    if (!isAwakeMonster(s, creature) || !has(s.players[seat].lair, creature)) continue;
    const next = { do: 'strikeNext', seat, left: left.slice(i + 1), card } as const;
    andThen(s, { ask: 'monsterStrike', seat, creature, card }, next);
    return;
  }
}

const STRIKE_PAYS: readonly StrikePay[] = ['food', 'gold', 'evil', 'trap', 'imp', 'turnDown'];
const ICONS: { readonly [pay in Exclude<StrikePay, 'turnDown'>]: keyof Cost } = {
  food: 'food',
  gold: 'gold',
  evil: 'evil',
  trap: 'traps',
  imp: 'imps',
};

const notItsPrice = no(RULE, 'notItsPrice', (_s: DungeonState, { creature }: Ask<'monsterStrike'>) => ({ creature }));
const cannotPayIcon = no(RULE, 'cannotPayIcon');

function refuseIcon(s: DungeonState, seat: Seat, pay: Exclude<StrikePay, 'turnDown'>): Refusal | undefined {
  const player = s.players[seat];
  switch (pay) {
    case 'food':
    case 'gold':
      return player[pay] > 0 ? undefined : cannotPayIcon;
    case 'evil':
      return canPayEvil(s, seat, 1) ? undefined : cannotPayIcon;
    case 'trap':
      return player.traps.length > 0 ? undefined : cannotPayIcon;
    default:
      return player.imps + player.trollTokens - player.busyTokens > 0 ? undefined : cannotPayIcon;
  }
}

const monsterStrike: DungeonDecision<'monsterStrike'> = {
  rule: RULE,
  asked: 'ifChoice',
  candidates: () => STRIKE_PAYS,
  refuse(s, { seat, creature }, c) {
    if (c === 'turnDown') return undefined;
    return cardOf(s, creature).cost[ICONS[c]] === 0 ? notItsPrice : refuseIcon(s, seat, c);
  },
  choose(s, { seat, creature }, c) {
    if (isHeard(s)) tell(s, { event: 'strikeSettled', rule: RULE, seat, creature, paid: c });
    switch (c) {
      case 'turnDown':
        turnFaceDown(s, seat, creature, RULE);
        break;
      case 'food':
      case 'gold':
        lose(s, seat, c, 1, RULE);
        break;
      case 'evil':
        moveEvil(s, seat, 1, RULE);
        break;
      case 'trap':
        andThen(s, { ask: 'payTrap', seat, creature, because: RULE });
        break;
      default:
        payImps(s, seat, 1, RULE);
    }
  },
};

// ── SE9 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const tooLittleGold = no(RULE, 'tooLittleGold');

const inspection: DungeonDecision<'inspection'> = {
  rule: RULE,
  candidates: (s, { seat }) => [...sortsOfTraps(s.players[seat]), 'gold'],
  refuse: (s, { seat, gold }, c) => (c === 'gold' && s.players[seat].gold < gold ? tooLittleGold : undefined),
  choose(s, { seat, gold }, c) {
    if (c === 'gold') lose(s, seat, 'gold', gold, RULE);
    else discardTrap(s, seat, c, RULE);
  },
};

// ── SE10, SE14 ───────────────────────────────────────────────────────────────────────────────────────────────────────

const isFaceDown = no(RULE, 'isFaceDown');

const turnDown: DungeonDecision<'turnDown'> = {
  rule: RULE,
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].lair,
  refuse(s, _d, c) {
    if (!isMonster[c]) return notAMonster;
    return s.knockedOut[c] === 0 ? undefined : isFaceDown;
  },
  choose(s, { seat, left, card }, c) {
    turnFaceDown(s, seat, c, RULE);
    if (left > 1) andThen(s, { ask: 'turnDown', seat, left: left - 1, card });
  },
};

// ── SE13 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const PAY_OR_DECLINE = ['pay', 'decline'] as const;

const lanternParade: DungeonDecision<'lanternParade'> = {
  rule: RULE,
  candidates: () => PAY_OR_DECLINE,
  fallback: () => 'decline',
  choose(s, { seat, gold, evil }, c) {
    if (c === 'decline') {
      if (isHeard(s)) tell(s, { event: 'paradeDeclined', rule: RULE, seat });
      return;
    }
    lose(s, seat, 'gold', gold, RULE);
    moveEvil(s, seat, -evil, RULE);
    if (isHeard(s)) tell(s, { event: 'paradePaid', rule: RULE, seat });
  },
};

export const specialChoiceSteps = { strikeNext };
export const specialChoiceDecisions = {
  witchHunt,
  earthquake,
  monsterStrike,
  inspection,
  turnDown,
  lanternParade,
};

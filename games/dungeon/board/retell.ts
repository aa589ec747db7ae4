/**
 * The table after each event of a scene, as far as the event itself says it: who was hurt, who fell, what was placed. No
 * rule is asked; where a scene ends, the table is shown as it is.
 */
import type { Seat } from '@vesper/kernel';
import { newBattle, noBattle } from '../battle.ts';
import { SPOTS } from '../content/orders.ts';
import type { DungeonEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';

type Told<K extends DungeonEvent['event']> = Extract<DungeonEvent, { readonly event: K }>;
type Retelling = { readonly [K in DungeonEvent['event']]?: (view: DungeonView, event: Told<K>) => DungeonView };

export function retell(view: DungeonView, event: DungeonEvent): DungeonView {
  const by = retelling[event.event] as ((view: DungeonView, event: DungeonEvent) => DungeonView) | undefined;
  return by?.(view, event) ?? view;
}

const at = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, i) => (i === index ? value : old));
const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter(other => other !== item);

function player(view: DungeonView, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): DungeonView {
  const now = view.players[seat];
  return { ...view, players: at(view.players, seat, { ...now, ...change(now) }) };
}

const inBattle = (view: DungeonView, change: Partial<DungeonView['battle']>): DungeonView => ({
  ...view,
  battle: { ...view.battle, ...change },
});

const goods =
  (sign: 1 | -1) =>
  (view: DungeonView, event: Told<'paid'> | Told<'gained'> | Told<'lost'>): DungeonView =>
    player(view, event.seat, ({ food, gold, imps }) => ({
      food: food + sign * event.food,
      gold: gold + sign * event.gold,
      imps: imps + sign * event.imps,
    }));

const atRest = noBattle();

/** He leaves a line, and with it everything that a combat laid on him. */
function leaves(view: DungeonView, seat: Seat, who: number): DungeonView {
  const cleared = {
    damage: at(view.damage, who, 0),
    courage: at(view.courage, who, 0),
    poison: at(view.poison, who, 0),
    invisible: at(view.invisible, who, 0),
  };
  return player({ ...view, ...cleared }, seat, ({ line }) => ({ line: without(line, who) }));
}

const retelling: Retelling = {
  // Orders
  minionPlaced: (view, { colour, order, spot }) => ({
    ...view,
    minions: at(view.minions, order * SPOTS + spot, colour),
  }),
  evilMoved: (view, { colour, to }) => ({ ...view, evil: at(view.evil, colour, to) }),
  paid: goods(-1),
  lost: goods(-1),
  gained: goods(1),
  taxesPaid: (view, { seat, paid }) => player(view, seat, ({ gold }) => ({ gold: gold - paid })),
  redMarks: (view, { seat, amount }) => player(view, seat, ({ redMarks }) => ({ redMarks: redMarks + amount })),

  // Those who come
  adventurerAssigned(view, { colour, adventurer }) {
    const left = { ...view, row: without(view.row, adventurer) };
    return colour < view.seats ? player(left, colour, ({ line }) => ({ line: [...line, adventurer] })) : left;
  },
  paladinEntered: (view, { adventurer }) => ({ ...view, tent: without(view.tent, adventurer) }),
  paladinMoved(view, { adventurer, from, to }) {
    const left = from === NONE ? view : player(view, from, ({ line }) => ({ line: without(line, adventurer) }));
    return player(left, to, ({ line }) => ({ line: [adventurer, ...without(line, adventurer)] }));
  },

  // A combat
  roundBegan: view => ({ ...view, phase: 'planning', battle: atRest }),
  planOpened: (view, { seat, cell, creatures, trapCount, traps }) =>
    player(view, seat, ({ plan }) => ({ plan: { ...plan, cell, creatures, trapCount, traps: traps ?? null } })),
  cardRevealed: (view, { round, card }) => ({
    ...view,
    phase: 'battle',
    revealed: round,
    combatCards: at(view.combatCards, round - 1, card),
  }),
  battleBegan: (view, { seat, cell }) => ({
    ...view,
    phase: 'battle',
    battle: newBattle(seat, cell, [...view.players[seat].plan.creatures]),
  }),
  trapSprung(view, { seat, trap }) {
    const sprung = inBattle(view, { step: 'trap', sprung: [...view.battle.sprung, trap] });
    return player(sprung, seat, ({ plan }) => ({
      plan: {
        ...plan,
        trapCount: Math.max(0, plan.trapCount - 1),
        traps: plan.traps?.toSpliced(Math.max(0, plan.traps.indexOf(trap)), 1) ?? null,
      },
    }));
  },
  courageGiven: (view, { adventurer, courage }) => ({ ...view, courage: at(view.courage, adventurer, courage) }),
  courageRemoved: (view, { seat }) => ({
    ...view,
    courage: view.courage.map((courage, who) => (view.players[seat].line.includes(who) ? 0 : courage)),
  }),
  damaged: (view, { adventurer, damage, by }) => ({
    ...view,
    damage: at(view.damage, adventurer, damage),
    ...(by === 'poison' ? { battle: { ...view.battle, step: 'poison' } } : {}),
  }),
  healed: (view, { adventurer, damage }) =>
    inBattle({ ...view, damage: at(view.damage, adventurer, damage) }, { step: 'heal' }),
  poisoned: (view, { adventurer, poison }) => ({ ...view, poison: at(view.poison, adventurer, poison) }),
  shieldRaised: (view, { amount }) => inBattle(view, { shield: amount }),
  becameInvisible: (view, { adventurers }) => ({
    ...view,
    invisible: view.invisible.map((hidden, who) => (adventurers.includes(who) ? 1 : hidden)),
  }),
  activated: (view, { creature }) =>
    inBattle(view, { step: 'creatures', activated: [...view.battle.activated, creature] }),
  withdrawn: (view, { creature }) => inBattle(view, { sent: without(view.battle.sent, creature) }),
  knockedOut: (view, { creature }) => ({ ...view, knockedOut: at(view.knockedOut, creature, 1) }),
  illusionAppeared: (view, { seat, adventurer }) => player(view, seat, ({ line }) => ({ line: [adventurer, ...line] })),
  illusionVanished: (view, { seat, adventurer }) => leaves(view, seat, adventurer),
  imprisoned: (view, { seat, adventurer }) =>
    player(leaves(view, seat, adventurer), seat, ({ prison }) => ({ prison: [...prison, adventurer] })),
  prisonerFreed: (view, { seat, adventurer }) =>
    player(view, seat, ({ prison }) => ({ prison: without(prison, adventurer) })),
  fatigued: view => inBattle(view, { step: 'conquer' }),
  tileConquered: (view, { seat, cell }) =>
    player(inBattle(view, { step: 'conquer' }), seat, ({ conquered }) => ({ conquered: at(conquered, cell, 1) })),
  tileCollapsed: (view, { seat, cell }) => player(view, seat, ({ dungeon }) => ({ dungeon: at(dungeon, cell, 0) })),
  battleEnded: (view, { seat }) =>
    player({ ...view, battle: atRest }, seat, ({ plan }) => ({
      plan: { ...plan, cell: NONE, creatures: [], trapCount: 0, traps: [] },
    })),
  adventurersLeft: (view, { seat, adventurers }) =>
    adventurers.reduce((now, adventurer) => leaves(now, seat, adventurer), view),
  creaturesWoke: (view, { creatures }) => ({
    ...view,
    knockedOut: view.knockedOut.map((out, creature) => (creatures.includes(creature) ? 0 : out)),
  }),
};

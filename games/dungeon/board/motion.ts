/** What moves when the table changes: minions walk to their spaces, counters slide, people come, go and fall. */
import type { Told } from '@vesper/kernel';
import { EASE_LAND, MOVE, SCENE, find, home, keep, piece, useFlights } from '@vesper/web/board';
import type { Choreography, Flights, SeenPieces } from '@vesper/web/board';
import { combatCards } from '../content/combatCards.ts';
import type { DungeonEvent } from '../events.ts';
import { adventurerKey, cellKey, creatureKey, slotKey, spotKey } from '../keys.ts';
import type { DungeonProps } from './Table.tsx';

const choreography: Choreography = { board: 'dun', apart: 80, longest: 1100, nudge: 6 };

export const useMotion = (props: DungeonProps): void => useFlights(props, choreography, tell);

const minionAt = (order: number, spot: number): HTMLElement | null =>
  find(`[data-piece="${spotKey(order, spot)}"] .dun-minion`);
const seatAt = (seat: number): HTMLElement | null => home(`seat:${seat}`);

function tell(flights: Flights, told: readonly Told[], before: SeenPieces): void {
  let step = '';
  for (const { event } of told) {
    const now = event as DungeonEvent;
    const next = beatOf(now);
    if (next !== undefined && next !== step) {
      step = next;
      beat(flights, next);
    }
    switch (now.event) {
      case 'minionPlaced':
        flights.travel(minionAt(now.order, now.spot), seatAt(now.colour) ?? find('.dun-orders'));
        break;
      case 'creatureHired':
        if (!before.has(creatureKey(now.creature)))
          flights.travel(piece(creatureKey(now.creature)), find('.dun-offer') ?? null);
        break;
      case 'paladinEntered':
        flights.travel(piece(adventurerKey(now.adventurer)), home('tent'));
        break;
      case 'spied':
      case 'cardRevealed':
        turn(piece(slotKey(now.event === 'spied' ? now.slot : now.round - 1)));
        break;
      case 'tunnelDug':
      case 'roomBuilt':
      case 'tunnelImproved':
      case 'tileRestored':
        burst(flights, piece(cellKey(now.seat, now.cell)), 'is-built');
        break;
      case 'tileConquered':
        turn(piece(cellKey(now.seat, now.cell)));
        burst(flights, piece(cellKey(now.seat, now.cell)), 'is-lost');
        break;
      case 'tileCollapsed':
        burst(flights, find('.dun-cells'), 'is-lost');
        break;
      case 'damaged':
        burst(flights, piece(adventurerKey(now.adventurer)), 'is-struck');
        break;
      case 'healed':
      case 'courageGiven':
        burst(flights, piece(adventurerKey(now.adventurer)), 'is-healed');
        break;
      case 'imprisoned': {
        const seen = before.get(adventurerKey(now.adventurer));
        if (seen !== undefined) flights.leave(seen, home(`prison:${now.seat}`) ?? seatAt(now.seat), 0.6);
        break;
      }
      default:
    }
  }
}

/** The step of a battle that an event belongs to, in a word. */
function beatOf(now: DungeonEvent): string | undefined {
  switch (now.event) {
    case 'courageGiven':
      return 'Bard';
    case 'trapSprung':
      return 'Trap';
    case 'spellCast':
      return combatCards[now.card].fast ? 'Fast spell' : 'Slow spell';
    case 'activated':
    case 'attacked':
      return 'Creatures';
    case 'healed':
      return 'Heal';
    case 'fatigued':
    case 'tileConquered':
      return 'Conquer';
    case 'damaged':
      return now.by === 'poison' ? 'Poison' : undefined;
    default:
      return undefined;
  }
}

/** A word that rises over the battle and fades. */
function beat(flights: Flights, word: string): void {
  const panel = find('.dun-battle') ?? find('.dun-dungeon');
  if (panel === null) return;
  const box = panel.getBoundingClientRect();
  const label = document.createElement('b');
  label.className = 'dun-beat';
  label.textContent = word;
  label.style.left = `${box.x + box.width / 2}px`;
  label.style.top = `${box.y + box.height * 0.56}px`;
  flights.inSky(
    label,
    [
      { transform: 'translate(-50%, 10px)', opacity: 0 },
      { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -4px)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -14px)', opacity: 0 },
    ],
    { duration: SCENE * 1.4, delay: flights.next(), fill: 'both', easing: 'ease-out' },
  );
}

/** A card or a tile is turned over. */
function turn(element: HTMLElement | null): void {
  if (element === null) return;
  keep(
    element.animate(
      [
        { transform: 'scaleX(1)', offset: 0 },
        { transform: 'scaleX(0.05)', offset: 0.45 },
        { transform: 'scaleX(1)', offset: 1 },
      ],
      { duration: MOVE * 1.2, easing: EASE_LAND },
    ),
  );
}

/** A ring that spreads from where something happened. */
function burst(flights: Flights, at: HTMLElement | null, kind: string): void {
  if (at === null) return;
  const box = at.getBoundingClientRect();
  const ring = document.createElement('i');
  ring.className = `dun-burst ${kind}`;
  ring.style.left = `${box.x + box.width / 2}px`;
  ring.style.top = `${box.y + box.height / 2}px`;
  flights.inSky(
    ring,
    [
      { transform: 'translate(-50%, -50%) scale(0.5)', opacity: 0.95 },
      { transform: 'translate(-50%, -50%) scale(2.2)', opacity: 0 },
    ],
    { duration: SCENE, delay: flights.next(), fill: 'both', easing: 'ease-out' },
  );
}

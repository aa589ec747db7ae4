/** The table after an event, as far as the event says it: for the beats of a scene. No rule is asked. */
import { ownerOfSpy, siteOfSpy } from '../agenda.ts';
import type { JuiblexEvent } from '../events.ts';
import { EMPTY, MARKET, NONE, TOKEN, WHITE } from '../state.ts';
import type { JuiblexView, PlayerView } from '../state.ts';

const at = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, i) => (i === index ? value : old));

const space = (view: JuiblexView, which: number, what: number): JuiblexView => ({
  ...view,
  spaces: at(view.spaces, which, what),
});

const player = (view: JuiblexView, seat: number, change: (now: PlayerView) => Partial<PlayerView>): JuiblexView => ({
  ...view,
  players: at(view.players, seat, { ...view.players[seat], ...change(view.players[seat]) }),
});

const trophies = (now: PlayerView, colour: number, by: number) => ({
  trophies: at(now.trophies, colour, now.trophies[colour] + by),
});

export function retell(view: JuiblexView, event: JuiblexEvent): JuiblexView {
  switch (event.event) {
    case 'troopDeployed':
      return player(space(view, event.space, event.seat), event.seat, () => ({ barracks: event.left }));
    case 'troopAssassinated':
      return player(space(view, event.space, EMPTY), event.seat, now => trophies(now, event.colour, 1));
    case 'troopMoved':
      return space(space(view, event.from, EMPTY), event.to, event.colour);
    case 'troopReturned':
      return player(space(view, event.space, EMPTY), event.colour, now => ({ barracks: now.barracks + 1 }));
    case 'trophyDeployed':
      return player(space(view, event.space, event.colour), event.hall, now => trophies(now, event.colour, -1));
    case 'spyPlaced':
      return player(
        { ...view, spies: at(view.spies, event.site, view.spies[event.site] | (1 << event.seat)) },
        event.seat,
        now => ({ spies: now.spies - 1 }),
      );
    case 'spyReturned': {
      const [site, owner] = [siteOfSpy(event.spy), ownerOfSpy(event.spy)];
      const spies = at(view.spies, site, view.spies[site] & ~(1 << owner));
      return player({ ...view, spies }, owner, now => ({ spies: now.spies + 1 }));
    }
    case 'markerTaken':
      return { ...view, markers: at(view.markers, event.site, event.seat) };
    case 'markerBack':
      return { ...view, markers: at(view.markers, event.site, NONE) };
    case 'scourgeMoved':
      return { ...view, scourge: event.to };
    case 'scourgeLured':
    case 'scourgePlaced':
      return { ...view, scourge: event.site };
    case 'tokenPlaced':
      return { ...space(view, event.space, TOKEN), supply: event.supply };
    case 'whiteRemoved':
      return { ...space(view, event.space, EMPTY), removedWhite: view.removedWhite + 1 };
    case 'whiteAfflicted':
      return {
        ...space(view, event.space, EMPTY),
        afflicted: at(view.afflicted, WHITE, view.afflicted[WHITE] + 1),
      };
    case 'troopAfflicted':
      return {
        ...space(view, event.space, EMPTY),
        afflicted: at(view.afflicted, event.seat, view.afflicted[event.seat] + 1),
      };
    case 'troopsRescued':
      return player(
        { ...view, afflicted: at(view.afflicted, event.seat, view.afflicted[event.seat] - event.amount) },
        event.seat,
        now => ({ barracks: now.barracks + event.amount }),
      );
    case 'recruited':
      return event.offer < MARKET ? { ...view, market: at(view.market, event.offer, NONE) } : view;
    // It lies in its slot while it spreads, and is gone when the slot is filled.
    case 'spreadRevealed':
      return {
        ...view,
        market: at(view.market, event.slot, event.card),
        spreadDiscard: [...view.spreadDiscard, event.card],
        marketDeckSize: view.marketDeckSize - 1,
      };
    case 'marketReplaced':
      return { ...view, market: at(view.market, event.slot, event.card) };
    case 'slotFilled':
      return { ...view, market: at(view.market, event.slot, event.card), marketDeckSize: view.marketDeckSize - 1 };
    case 'endTriggered':
      return { ...view, trigger: { why: event.why, seat: event.seat } };
    default:
      return view;
  }
}

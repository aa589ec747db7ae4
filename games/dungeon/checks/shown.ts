/** What an event shows to have been at work. */
import { adventurers } from '../content/adventurers.ts';
import { EVENT_TILE_IDS } from '../content/calendar.ts';
import { combatCards } from '../content/combatCards.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { expertise } from '../content/expertise.ts';
import { improvements } from '../content/improvements.ts';
import { items } from '../content/items.ts';
import { opportunities } from '../content/opportunities.ts';
import { orders } from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { setupCards } from '../content/setupCards.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { titles } from '../content/titles.ts';
import { traps } from '../content/traps.ts';
import type { DungeonEvent } from '../events.ts';
import { NONE } from '../state.ts';
import { SPACE_NAMES } from './names.ts';

export function shown(told: DungeonEvent): readonly string[] {
  switch (told.event) {
    case 'setupCardOpened':
      return [`setup ${setupCards[told.card].id}`];
    case 'eventTurnedUp':
      return [`tile ${EVENT_TILE_IDS[told.tile]}`];
    case 'boardRevealed':
      return [`board ${opportunities[told.board].id}`];
    case 'orderPerformed':
      return [performed(told.order, told.spot, told.board === told.order)];
    case 'orderUnplayable':
      return [`unplayable ${told.why}`];
    case 'creatureHired':
      return [`hired ${creatures[creatureOf[told.creature]].id}`];
    case 'creatureLeft':
      return [`creature ${told.why}`];
    case 'roomBuilt':
      return [`built ${rooms[told.room].id}`];
    case 'roomUsed':
      return [`used ${rooms[told.room].id}`];
    case 'petUsed':
    case 'battlePetUsed':
      return [`used ${pets[told.pet].id}`];
    case 'expertiseTaken':
      return [`expertise ${expertise[told.kind].id}`];
    case 'tunnelImproved':
      return [`improved ${improvements[told.improvement].id}`];
    case 'specialStruck':
      return [`special ${specialEvents[told.card].id}`];
    case 'impatient':
      return ['special SE10'];
    case 'paladinEntered':
      return [`entered ${adventurers[told.adventurer].id}`, ...(told.rule === 'DUN-R25' ? ['special SE12'] : [])];
    case 'paladinMoved':
      return told.from === NONE ? [] : ['a paladin moves on'];
    case 'payDayTreated':
      return [`Pay Day: ${told.treatment}`];
    case 'strikeSettled':
      return [`strike: ${told.paid}`];
    case 'itemGiven':
      return [`given ${items[told.item].id}`];
    case 'adventurerAssigned':
      return [`assigned ${adventurers[told.adventurer].id}`];
    case 'expansionDrawn':
      return [`expansion ${told.expansion}`];
    case 'trapSprung':
      return [`sprung ${traps[told.trap].id}`];
    case 'spellCast':
      return [`cast ${combatCards[told.card].id}`];
    case 'activated':
      return [told.option === 'sheep' ? 'a sheep' : `${creatures[creatureOf[told.creature]].id} ${told.option}`];
    case 'titleHeld':
      return [`title ${titles[told.title].id}, ${told.exclusive ? 'alone' : 'shared'}`];
    case 'scored':
      return /^(room|pet):/.test(told.line) ? [`scored ${told.line.split(':')[1]}`] : [];
    case 'won':
      return told.tied ? ['a tie is broken'] : [];
    default:
      return [];
  }
}

function performed(order: number, spot: number, onBoard: boolean): string {
  return `performed ${(onBoard ? opportunities : orders)[order].id}-${SPACE_NAMES[spot]}`;
}

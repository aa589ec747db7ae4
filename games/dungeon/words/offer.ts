/** What the Distant Lands offer this season, and what is left in the stacks. */
import { capital, count, listed, named, say } from '@vesper/kernel';
import { creatureOf, creatures } from '../content/creatures.ts';
import { expertise } from '../content/expertise.ts';
import { improvements } from '../content/improvements.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { creatureKey } from '../keys.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { costText } from './amounts.ts';
import { creatureLabel, opportunityName, trapName, zoneName } from './names.ts';
import type { Line } from './twin.ts';
import { improvement, pet as petNamed, room as roomNamed, stopless } from './voice.ts';

export function offer(view: DungeonView): readonly Line[] {
  const lines: Line[] = [
    ...view.offeredCreatures.map(creature => {
      const { cost, text } = creatures[creatureOf[creature]];
      const name = named(creatureKey(creature), creatureLabel(creature, view.offeredCreatures));
      return { label: say`For hire: ${name}`, text: say`${costText(cost)}. ${stopless(text)}` };
    }),
    ...view.offeredRooms.map(room => {
      const { zone, text } = rooms[room];
      return {
        label: say`Room: ${roomNamed(room)}`,
        text: `${zone === NONE ? 'anywhere' : zoneName(zone)}. ${stopless(text)}`,
      };
    }),
    ...view.offeredImprovements.map(kind => ({
      label: say`Improved tunnel: ${improvement(kind)}`,
      text: stopless(improvements[kind].text),
    })),
    ...view.petDraft.map(pet => ({ label: say`Pet: ${petNamed(pet)}`, text: stopless(pets[pet].text) })),
  ];
  return [...lines, ...stacks(view)];
}

function stacks(view: DungeonView): readonly Line[] {
  const lines: Line[] = [
    { label: 'Monsters and ghosts left', text: [count(view.creatureStackSize, 'tile')] },
    { label: 'Rooms left', text: [count(view.roomStackSize, 'tile')] },
    { label: 'Trap deck', text: [count(view.trapDeckSize, 'card')] },
    {
      label: 'Discarded traps',
      text: view.trapDiscard.length === 0 ? 'none' : listed(view.trapDiscard.map(trapName)),
    },
  ];
  if (view.seats === 1) lines.push({ label: 'Expansion Tiles left', text: [count(view.expansionBagSize, 'tile')] });
  if (!view.terms.fs) return lines;
  if (view.board !== NONE) lines.push({ label: 'Unique Opportunity', text: opportunityName(view.board) });
  const taught = expertise.flatMap(({ name }, kind) =>
    view.experts[kind] === NONE ? [`${name} (${creatures[kind].name})`] : [],
  );
  lines.push(
    { label: 'Opportunities left', text: [count(view.boardStackSize, 'board')] },
    { label: 'Expertise left', text: taught.length === 0 ? 'none' : capital(listed(taught)) },
    { label: 'Improved tunnels left', text: [count(view.improvementStackSize, 'tile')] },
    { label: 'Pet deck', text: [count(view.petStackSize, 'card')] },
  );
  return lines;
}

/** What is read aloud of the things that happen; loaded with the texts. */
import type { Passages } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { eventLines } from '../content/events/lines.ts';
import { eventTexts } from '../content/events/text.ts';
import type { EventId } from '../content/ids.ts';
import type { StoryText } from '../content/things.ts';
import type { FolkloreEvent } from '../events.ts';

export function passagesIn({ chapters }: StoryText): Passages<FolkloreEvent> {
  return told => {
    switch (told.event) {
      case 'stepRead':
        return chapters[told.chapter].steps[told.step].text;
      case 'lineRead': {
        if (Object.hasOwn(eventLines, told.line)) return [eventLines[told.line]];
        const { lines } = chapters[told.chapter];
        return Object.hasOwn(lines, told.line) ? [lines[told.line]] : [];
      }
      case 'clockExpired': {
        const { clock } = chapters[told.chapter];
        return clock === 'none' || clock.expired === '' ? [] : [clock.expired];
      }
      case 'eventDrawn':
        return [eventTexts[cards[told.card].id as EventId]];
      default:
        return [];
    }
  };
}

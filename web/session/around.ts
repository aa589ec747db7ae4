/** What happens at a table beside the game, in words: on a seat, and between the lines of the log. */
import type { Told } from '@vesper/kernel';
import type { Happening, SeatInfo } from '@vesper/table/messages';

/** What is to be seen of a seat: a word on it, and the whole of it for who asks. */
export interface SeatState {
  readonly word: string;
  readonly words: string;
}

const becauseOf: { readonly [why in NonNullable<Happening['why']>]: string } = {
  clock: 'the time was up',
  away: 'nobody was there in their turn',
  agreed: 'the others agreed',
};

export function seatState(seat: SeatInfo, now: Date): SeatState | null {
  const { kind, conceded, byBot, leaving, away, why } = seat;
  if (kind !== 'person') return null;
  const because = why === null ? '' : `: ${becauseOf[why]}`;
  if (conceded) return { word: 'conceded', words: `Conceded${because}; a bot plays on` };
  if (byBot) return { word: 'bot plays', words: `A bot plays${because}` };
  if (leaving) return { word: 'leaving', words: 'Leaving the table' };
  if (away !== null) return { word: 'away', words: `Away since ${since(new Date(away), now)}` };
  return null;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** The hour where it was within a day, else the date. */
export function since(then: Date, now: Date): string {
  return now.getTime() - then.getTime() < 20 * 3_600_000 ? clock.format(then) : day.format(then);
}

export function happeningText({ what, why }: Happening, name: string): string {
  const because = why === undefined ? '' : `: ${becauseOf[why]}`;
  switch (what) {
    case 'conceded':
      return `${name} conceded${because}.`;
    case 'botPlays':
      return `A bot plays for ${name}${because}.`;
    case 'tookBack':
      return `${name} has taken the seat back from the bot.`;
    case 'left':
      return `${name} left the table for good; a bot plays on.`;
  }
}

export type LogEntry = { readonly told: Told } | { readonly happening: Happening };

/** The game's events and those of the table, each at its place: what happened after an entry stands after what it told. */
export function interleaved(lines: readonly Told[], happened: readonly Happening[]): readonly LogEntry[] {
  const all: LogEntry[] = [];
  let next = 0;
  for (const told of lines) {
    while (next < happened.length && happened[next].at < told.at) all.push({ happening: happened[next++] });
    all.push({ told });
  }
  while (next < happened.length) all.push({ happening: happened[next++] });
  return all;
}

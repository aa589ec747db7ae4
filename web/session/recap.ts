import { partsOf, plain } from '@vesper/kernel';
import type { Event, Seat, Sentence, Told, Viewer } from '@vesper/kernel';

const fieldSeat = (event: Event): Seat | null => (event as { readonly seat?: Seat }).seat ?? null;

/** The events after the viewer's last own choice (of the last choice for a spectator). A choice is somebody's if its first event is. */
export function sinceOwn(
  log: readonly Told[],
  viewer: Viewer,
  seatOf: (event: Event) => Seat | null = fieldSeat,
): readonly Told[] {
  if (viewer === 'spectator') return log.filter(told => told.at === log[log.length - 1].at);
  let last = 0;
  let at = -1;
  for (const told of log) {
    if (told.at === at) continue;
    at = told.at;
    if (at > 0 && seatOf(told.event) === viewer) last = at;
  }
  return log.filter(told => told.at > last);
}

/** A number of one's own, by its name: `Gold 4`. */
export interface Counted {
  readonly name: string;
  readonly n: number;
}

export interface Change {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What is different now; what was not counted before was none. */
export function changesOf(before: readonly Counted[], now: readonly Counted[]): readonly Change[] {
  return now.flatMap(({ name, n }) => {
    const from = before.find(other => other.name === name)?.n ?? 0;
    return from === n ? [] : [{ name, from, to: n }];
  });
}

/** A line of a recap, and when it was told. */
export interface RecapLine {
  readonly at: number;
  readonly sentence: Sentence;
  readonly times: number;
}

/** What has happened since one's last choice, by whom it concerns: oneself first, then each of the others, then the game. */
export interface Recap {
  readonly own: readonly RecapLine[];
  readonly others: readonly { readonly seat: Seat; readonly lines: readonly RecapLine[] }[];
  readonly game: readonly RecapLine[];
}

export function recapOf(
  since: readonly Told[],
  viewer: Viewer,
  { sentenceOf, seatOf }: { sentenceOf(event: Event): Sentence | undefined; seatOf(event: Event): Seat | null },
): Recap {
  const own: RecapLine[] = [];
  const game: RecapLine[] = [];
  const others = new Map<Seat, RecapLine[]>();
  for (const { at, event } of since) {
    const sentence = sentenceOf(event);
    if (sentence === undefined || plain(sentence) === '') continue;
    const seat = seatOf(event);
    const isOwn = seat === viewer || partsOf(sentence).some(part => typeof part === 'object' && concerns(part, viewer));
    if (isOwn) add(own, at, sentence);
    else if (seat === null) add(game, at, sentence);
    else {
      if (!others.has(seat)) others.set(seat, []);
      add(others.get(seat)!, at, sentence);
    }
  }
  const bySeat = [...others].toSorted(([a], [b]) => a - b).map(([seat, lines]) => ({ seat, lines }));
  return { own, others: bySeat, game };
}

const concerns = ({ you, seat }: { readonly you?: true; readonly seat?: Seat }, viewer: Viewer): boolean =>
  you === true || (seat !== undefined && seat === viewer);

/** What is said again is said once. */
function add(lines: RecapLine[], at: number, sentence: Sentence): void {
  const same = lines.findIndex(line => plain(line.sentence) === plain(sentence));
  if (same < 0) lines.push({ at, sentence, times: 1 });
  else lines[same] = { ...lines[same], times: lines[same].times + 1 };
}

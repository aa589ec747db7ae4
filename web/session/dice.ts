/**
 * What this browser saw and said before a match began, one small record a table. It is noted before the words leave the
 * browser, and never thrown away: after the match nothing the server says then has to be believed.
 */
import type { Seat } from '@vesper/kernel';
import { FORMULA, markOf, unfair } from '@vesper/table/fair';
import type { Fairness, Formula } from '@vesper/table/fair';
import type { TableInfo } from '@vesper/table/messages';
import type { MatchFile } from './api.ts';
import { SessionError } from './session.ts';

export interface Noted {
  readonly commitment: string;
  readonly formula: Formula;
  /** The first seat of this browser; `null` = it only watches. */
  readonly seat: Seat | null;
  readonly words: string;
  /** By seat what was fixed when this browser spoke: the mark of its words, empty if it says nothing, `null` = nothing yet. */
  readonly fixed: readonly (string | null)[];
}

/** `about` is the table's id, or its commitment while the table has no id yet. */
const key = (about: string): string => `vesper-dice ${about}`;

function note(about: string, noted: Noted): void {
  try {
    localStorage.setItem(key(about), JSON.stringify(noted));
  } catch {
    // A browser that keeps nothing can play all the same; verifying says what could not be compared.
  }
}

export function notedOf(about: string): Noted | null {
  try {
    return JSON.parse(localStorage.getItem(key(about)) ?? 'null') as Noted | null;
  } catch {
    return null;
  }
}

function forget(about: string): void {
  try {
    localStorage.removeItem(key(about));
  } catch {
    // Then nothing was kept either.
  }
}

/** What this browser adds to the seed of a match, so that the server alone cannot choose the luck. */
function newWords(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), word => word.toString(36)).join('');
}

function broken(message: string): SessionError {
  return new SessionError({
    code: 'broken-promise',
    message: `${message} Its dice could be loaded: do not play here.`,
  });
}

/** A table must be what was promised before the words. */
function checkPromise(promised: Pick<Noted, 'commitment' | 'formula'>, table: TableInfo): void {
  if (table.commitment !== promised.commitment) {
    throw broken('The server has set this table with another secret than it had promised.');
  }
  if (table.formula !== promised.formula) {
    throw broken('The server has set this table with another formula for its dice than it had promised.');
  }
}

/**
 * Says words for seats of a table that is already there, in the first of them: what is promised is noted, `say` sends the
 * words, and what comes back must still promise the same. Whoever asks again says the same words again, because only the
 * first ones count.
 */
export async function speak<T extends { readonly table: TableInfo }>(
  seen: TableInfo,
  seats: readonly Seat[],
  say: (words: string) => Promise<T>,
): Promise<T> {
  const { id, commitment, formula } = seen;
  const [seat] = seats;
  const before = notedOf(id);
  if (before !== null) checkPromise(before, seen);
  const isMine = seen.seats[seat]?.kind === 'person' && seen.seats[seat].yours;
  // Another browser of the same person has spoken here, or this one before it spoke in yet another seat.
  if (isMine && before?.seat !== seat) return say('');
  const fixed = seen.seats.map(({ kind, said }, i) =>
    i !== seat && (kind === 'bot' || seats.includes(i)) ? '' : said,
  );
  const noted = before?.seat === seat ? before : { commitment, formula, seat, words: newWords(), fixed };
  note(id, noted);
  try {
    const answer = await say(noted.words);
    checkPromise(noted, answer.table);
    note(id, { ...noted, fixed: stillFixed(noted, answer.table) });
    return answer;
  } catch (error) {
    // Refused words are in no seed; those that got no answer may be.
    const isRefused = error instanceof SessionError && error.code !== 'offline' && error.code !== 'broken-promise';
    if (isRefused && before?.seat !== seat) note(id, before ?? silent(noted));
    throw error;
  }
}

/**
 * Says words along with a request that makes a table with the secret of `commitment`; `ask` sends them. What comes back
 * must be that table, or, where it `mayBeFound`, one that others have set and at which these words were not said (a
 * rematch). `own` says by seat who will sit there; the words are said in the first seat of this browser.
 */
export async function speakFirst<T extends { readonly table: TableInfo }>(
  commitment: string,
  own: readonly ('me' | 'bot' | 'other')[],
  ask: (words: string) => Promise<T>,
  mayBeFound = false,
): Promise<T> {
  const seat = own.indexOf('me');
  const fixed = own.map((kind, i) => (kind === 'other' || i === seat ? null : ''));
  const noted = { commitment, formula: FORMULA, seat: seat < 0 ? null : seat, words: newWords(), fixed };
  note(commitment, noted);
  const answer = await ask(noted.words);
  const { table } = answer;
  if (table.commitment === commitment || !mayBeFound) {
    checkPromise(noted, table);
    note(table.id, noted);
  } else if (notedOf(table.id) === null) checkUnspoken(table);
  forget(commitment);
  return answer;
}

/** Where this browser has said nothing, nobody may sit in its name. */
function checkUnspoken({ seats }: TableInfo): void {
  if (!seats.some(({ kind, yours }) => kind === 'person' && yours)) return;
  throw new SessionError({
    code: 'broken-promise',
    message:
      'You sit at the next table already, with words that this browser did not say. If that was another device of yours, go there; else the dice could be loaded: do not play there.',
  });
}

/** Who gets up before the match takes the words along. */
export function unsay(table: string): void {
  const noted = notedOf(table);
  if (noted !== null) note(table, silent(noted));
}

/** Nothing was said, so nothing was fixed by then. */
function silent(noted: Noted): Noted {
  return { ...noted, seat: null, fixed: noted.fixed.map(() => null) };
}

/** Somebody may have got up just before this browser spoke: whoever sits there next speaks later. */
function stillFixed({ fixed, seat }: Noted, { seats }: TableInfo): Noted['fixed'] {
  return fixed.map((mark, i) => (mark !== '' && i !== seat && seats[i]?.kind === 'open' ? null : mark));
}

// ── After the match ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What a whole replay of the file led to, beside what the screen shows. */
export interface Replayed {
  readonly entries: number;
  readonly hash: string;
  /** The end of the file is what this browser's screen shows. */
  readonly asShown: boolean;
}

/** What is proven of the dice of a match at this table, and what not, in sentences. */
export function judged(file: MatchFile, table: string, { entries, hash, asShown }: Replayed): string {
  if (!asShown) return 'Not fair: the file ends with another table than the one on your screen.';
  const replays = `all ${entries} entries lead to the same table (${hash.slice(0, 12)})`;
  const fair = file.fair ?? null;
  const here = notedOf(table);
  if (fair === null) {
    if (here !== null) return 'Not fair: the file says nothing about its dice, but this browser was promised some.';
    return `Played again from the seed, ${replays}. Where the seed comes from, the file does not say.`;
  }
  // A match opened from a file has another name here than where it was played.
  const noted = here ?? notedOf(fair.table) ?? notedOf(fair.commitment);
  const problem = unfair(file, fair, {
    ...(here === null ? {} : { table }),
    ...(noted === null ? {} : { commitment: noted.commitment, formula: noted.formula, fixed: fixedFor(noted) }),
    ...(noted === null || noted.seat === null ? {} : { words: noted.words, seat: noted.seat }),
  });
  if (problem !== undefined) return `Not fair: ${problem}`;
  const follows = `the seed follows from it and the players’ words, and ${replays}.`;
  const older =
    (fair.formula ?? 1) > 1
      ? ''
      : ' It was made by the older formula: the server could still try names for the table after it had heard the words.';
  if (noted === null) {
    return `Only this can be checked here: the secret fits the published commitment, ${follows} Whether that commitment was there before the match, only a browser that sat at the table can tell; this one noted nothing.${older}`;
  }
  if (noted.seat === null) {
    return `Only this can be checked here: the secret is the one this browser saw the commitment of before the match, ${follows} Whether the words were chosen freely, it cannot tell: it said none of its own.${older}`;
  }
  const later = laterThan(noted, fair);
  const others =
    later.length === 0
      ? ' Nobody’s words were chosen after them.'
      : ` Not proven: that nobody who sat down later (${seatsText(later)}) was in league with the server.`;
  return `Fair: the secret is the one this browser saw the commitment of before it spoke, its own words are in the seed, ${follows}${others}${older}`;
}

/** The seats that had still to speak, or speak again. */
function laterThan({ fixed, seat }: Noted, { secret, words }: Fairness): readonly Seat[] {
  const isLater = (mark: string | null, i: Seat): boolean =>
    i !== seat && mark !== '' && mark !== markOf(secret, i, words[i]);
  return fixed.flatMap((mark, i) => (isLater(mark, i) ? [i] : []));
}

/** While a seat is open, others may still get up and be replaced: only bots are sure to stay what they are. */
function fixedFor({ fixed, seat }: Noted): Noted['fixed'] {
  const isLast = fixed.every((mark, i) => mark !== null || i === seat);
  return isLast ? fixed : fixed.map(mark => (mark === '' ? '' : null));
}

const seatsText = (seats: readonly Seat[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.map(seat => seat + 1).join(', ')}`;

/** Everything that was read so far, leaf by leaf, from what was told: the same for everybody, at any time, also after coming back. */
import type { Told } from '@vesper/kernel';
import type { StoryText } from '../../content/things.ts';
import type { FolkloreEvent } from '../../events.ts';
import type { Card, FolkloreView, Member } from '../../state.ts';
import { NONE } from '../../state.ts';
import { storyOptionInWords } from '../../words/labels.ts';
import { chapterTitles, sceneTitles, eventTitle } from '../../words/names.ts';
import { passagesIn } from '../../words/reading.ts';

/** What stands on a leaf, in order. */
export type Entry =
  /** Read aloud. */
  | { readonly is: 'text'; readonly text: string }
  /** What the group decided. */
  | { readonly is: 'choice'; readonly text: string }
  | {
      readonly is: 'check';
      readonly who: Member;
      readonly skill: number;
      readonly natural: number;
      readonly total: number;
      readonly needed: number;
      readonly passed: boolean;
    }
  /** What the story will remember. */
  | { readonly is: 'flag'; readonly flag: string }
  | { readonly is: 'end'; readonly won: boolean };

export interface Leaf {
  /** When its first line was told. */
  readonly from: number;
  readonly to: number;
  readonly chapter: number;
  /** The scene or the event it was read in; else the chapter. */
  readonly title: string;
  /** The first leaf of a chapter has its picture. */
  readonly opens: boolean;
  readonly of: 'story' | 'scene' | 'event';
  /** The event's card; NONE. */
  readonly card: Card;
  /** The event was drawn at Night. */
  readonly isNight: boolean;
  readonly entries: readonly Entry[];
}

interface Writing {
  leaf: Leaf | null;
  readonly leaves: Leaf[];
  chapter: number;
  scene: number;
  card: Card;
  isNight: boolean;
  /** The chapter has been opened and nothing was read of it yet. */
  isNew: boolean;
  /** Checks on which nothing has been read yet: they stand before what comes of them. */
  checks: Entry[];
}

/** After these the table has moved on: what is read then stands on a leaf of its own. */
const movesOn: ReadonlySet<FolkloreEvent['event']> = new Set([
  'chapterBegan',
  'optionChosen',
  'groupMoved',
  'groupStayed',
  'rested',
  'townEntered',
  'townLeft',
  'sceneBegan',
  'sceneReset',
  'sceneRound',
  'sceneWon',
  'turnBegan',
  'skirmishBegan',
  'featureUsed',
  'eventDrawn',
]);

/** Checks that no text asks for are nobody's story. */
const ownChecks: ReadonlySet<FolkloreEvent['event']> = new Set([
  'recited',
  'bartered',
  'brewTried',
  'doorUnlocked',
  'snareRemoved',
  'stepRead',
  'walked',
  'doorOpened',
  'vitaChanged',
  'searched',
]);

export function leavesOf(view: FolkloreView, log: readonly Told[], text: StoryText): readonly Leaf[] {
  const read = passagesIn(text);
  const w: Writing = {
    leaf: null,
    leaves: [],
    chapter: 0,
    scene: NONE,
    card: NONE,
    isNight: false,
    isNew: false,
    checks: [],
  };
  for (const { at, event } of log) {
    const told = event as FolkloreEvent;
    follow(w, told);
    if (movesOn.has(told.event)) w.leaf = null;
    if (movesOn.has(told.event) || ownChecks.has(told.event)) w.checks = [];
    for (const entry of entriesOf(view, told, read(told))) write(w, view, at, entry);
  }
  return w.leaves;
}

/** Where the group is when something is read. */
function follow(w: Writing, told: FolkloreEvent): void {
  switch (told.event) {
    case 'chapterBegan':
      w.chapter = told.chapter;
      w.scene = NONE;
      w.card = NONE;
      w.isNew = true;
      break;
    case 'sceneBegan':
      w.scene = told.scene;
      break;
    case 'sceneWon':
      w.scene = NONE;
      break;
    case 'eventDrawn':
      w.card = told.card;
      w.isNight = told.isNight;
      break;
    case 'stepRead':
    case 'dayTurned':
      w.card = NONE;
      break;
    default:
  }
}

function entriesOf(view: FolkloreView, told: FolkloreEvent, read: readonly string[]): readonly Entry[] {
  switch (told.event) {
    case 'optionChosen':
      return [{ is: 'choice', text: storyOptionInWords(view, told.chapter, told.step, told.option) }];
    case 'eventOptionChosen':
      return [{ is: 'choice', text: eventTitle(told.card).options[told.option] }];
    case 'checkMade': {
      const { who, skill, natural, total, needed, passed } = told;
      return [{ is: 'check', who, skill, natural, total, needed, passed }];
    }
    case 'flagSet':
      return [{ is: 'flag', flag: told.flag }];
    case 'storyWon':
    case 'storyLost':
      return [{ is: 'end', won: told.event === 'storyWon' }];
    default:
      return texts(read);
  }
}

const texts = (read: readonly string[]): readonly Entry[] => read.map(text => ({ is: 'text', text }));

/** A flag stands on a leaf that is being written; it begins none. A check waits for what is read of it. */
const begins = ({ is }: Entry): boolean => is === 'text' || is === 'choice' || is === 'end';

function write(w: Writing, view: FolkloreView, at: number, entry: Entry): void {
  if (entry.is === 'check') {
    w.checks.push(entry);
    return;
  }
  const { leaf } = w;
  const entries = entry.is === 'text' ? [...w.checks, entry] : [entry];
  if (leaf === null) {
    if (!begins(entry)) return;
    const of = w.card !== NONE ? 'event' : w.scene !== NONE ? 'scene' : 'story';
    const next: Leaf = {
      from: at,
      to: at,
      chapter: w.chapter,
      title: titleOf(w, view),
      opens: w.isNew,
      of,
      card: w.card,
      isNight: w.isNight,
      entries,
    };
    w.isNew = false;
    w.checks = [];
    w.leaf = next;
    w.leaves.push(next);
    return;
  }
  w.checks = [];
  const longer: Leaf = { ...leaf, to: at, entries: [...leaf.entries, ...entries] };
  w.leaf = longer;
  w.leaves[w.leaves.length - 1] = longer;
}

function titleOf({ card, scene, chapter }: Writing, view: FolkloreView): string {
  if (card !== NONE) return eventTitle(card).name;
  return scene === NONE ? chapterTitles(view, chapter).name : sceneTitles(scene).name;
}

/** Whether something on the leaf was told after that moment. */
export const isSince = (leaf: Leaf, at: number): boolean => leaf.to > at;

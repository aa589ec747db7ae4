/** Texts as the rules read them: every list of words is a row with a number, and so is every clause and every list of modifiers. */
import { GIVE, KEYWORD, STAT, STATUS, bit } from './numbers.ts';
import { STATS } from './types.ts';
import type {
  Clause,
  ClauseId,
  ClauseText,
  Effect,
  FoeChange,
  FoeChangeOf,
  Modifier,
  Modifiers,
  ModifiersId,
  RowId,
  Text,
  Texts,
} from './types.ts';

// ── Modifiers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Modifiers of one source. What always holds is summed up; the rest is looked at when it matters. */
export interface ModifierList {
  /** By stat: what holds always, for all attacks alike. */
  readonly stats: readonly number[];
  /** Statuses it counts as having, as bits. */
  readonly statuses: number;
  /** Plain keywords the figure itself has, as bits in the order of KEYWORDS. */
  readonly keywords: number;
  /** Whatever is limited to some attacks, targets or conditions, and all other words. */
  readonly rest: Modifiers;
  /** Of what numbers the rest speaks, auras aside, as bits in the order of STATS. */
  readonly speaksOf: number;
  /** Which words there are, those inside others too, as bits of GIVE. */
  readonly gives: number;
  /** Of these: auras, and what holds auras under a condition. */
  readonly auras: Modifiers;
  /** All of them, one by one. */
  readonly all: Modifiers;
  readonly isEmpty: boolean;
}

const lists: ModifierList[] = [];
export const modifierLists: readonly ModifierList[] = lists;

/** Numbered keywords that figures have are numbers of theirs. */
const keywordStats: { readonly [keyword: string]: number } = {
  absorption: STAT.absorption,
  reduction: STAT.reduction,
};

export function listModifiers(mods: Modifiers): ModifierList {
  const stats = STATS.map(() => 0);
  let statuses = 0;
  let keywords = 0;
  const rest: Modifier[] = [];
  for (const mod of mods) {
    if (mod.give === 'stat' && mod.on === 'any') stats[STAT[mod.stat]] += mod.by;
    else if (mod.give === 'keyword' && mod.on === 'any' && mod.keyword in keywordStats)
      stats[keywordStats[mod.keyword]] += mod.n;
    else if (mod.give === 'keyword' && mod.on === 'any' && isOfFigure(mod)) keywords |= bit(KEYWORD[mod.keyword]);
    else if (mod.give === 'status') statuses |= bit(STATUS[mod.status]);
    else rest.push(mod);
  }
  return {
    stats,
    statuses,
    keywords,
    rest,
    speaksOf: rest.reduce((bits, mod) => bits | statsIn(mod), 0),
    gives: mods.reduce((bits, mod) => bits | wordsIn(mod), 0),
    auras: rest.filter(isAura),
    all: mods,
    isEmpty: mods.length === 0,
  };
}

/** The numbers that a modifier can change, as bits. */
function statsIn(mod: Modifier): number {
  if (mod.give === 'stat') return bit(STAT[mod.stat]);
  if (mod.give === 'persistence') return bit(STAT.might);
  if (!('mods' in mod) || mod.give === 'aura') return 0;
  return mod.mods.reduce((bits, inner) => bits | statsIn(inner), 0);
}

/** The words of a modifier, as bits. */
function wordsIn(mod: Modifier): number {
  const own = bit(GIVE[mod.give]);
  return 'mods' in mod ? mod.mods.reduce((bits, inner) => bits | wordsIn(inner), own) : own;
}

const isAura = (mod: Modifier): boolean => mod.give === 'aura' || (mod.give === 'while' && mod.mods.some(isAura));

const isOfFigure = ({ keyword }: { readonly keyword: string }): boolean =>
  keyword === 'eldritch' || keyword === 'ethereal' || keyword === 'swarm';

/** Statuses that anything on the table lets somebody count as having, as bits. */
let given = 0;
export const isGiven = (status: number): boolean => (given & bit(status)) !== 0;

export function writeModifiers(mods: Modifiers): ModifiersId {
  const list = listModifiers(mods);
  given |= list.statuses;
  return lists.push(list) - 1;
}
/** The list without anything in it. */
export const NO_MODIFIERS: ModifiersId = writeModifiers([]);

// ── Rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const written: Effect[][] = [];
/** Every row of effects, those inside others too: frames on the agenda name a row by its number. */
export const rows: readonly (readonly Effect[])[] = written;

/** The row that says nothing. */
export const EMPTY_ROW: RowId = 0;
written.push([]);

/** Writes a row and all rows inside it. */
export function writeRow(text: Texts): RowId {
  if (text.length === 0) return EMPTY_ROW;
  const effects: Effect[] = [];
  const row = written.push(effects) - 1;
  for (const word of text) effects.push(compiled(word));
  return row;
}

const changed = ({ mods, vita, fifth }: FoeChange): FoeChangeOf<ModifiersId> => ({
  mods: writeModifiers(mods),
  vita,
  fifth,
});

function compiled(word: Text): Effect {
  switch (word.do) {
    case 'check':
      return { ...word, pass: writeRow(word.pass), fail: writeRow(word.fail) };
    case 'if':
      return { ...word, then: writeRow(word.then), otherwise: writeRow(word.otherwise) };
    case 'choose':
      return { ...word, options: word.options.map(writeRow) };
    case 'roll':
      return { ...word, table: word.table.map(({ to, then }) => ({ to, then: writeRow(then) })) };
    case 'forEach':
    case 'burst':
      return { ...word, then: writeRow(word.then) };
    case 'attack':
      return { ...word, onHit: writeRow(word.onHit) };
    case 'next':
      return { ...word, mods: writeModifiers(word.mods), onHit: writeRow(word.onHit) };
    case 'mod':
    case 'kindMod':
      return { ...word, mods: writeModifiers(word.mods) };
    case 'foe':
      return { ...word, change: changed(word.change) };
    default:
      return word;
  }
}

// ── Clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const writtenClauses: Clause[] = [];
export const clauses: readonly Clause[] = writtenClauses;

export function writeClause(clause: ClauseText): ClauseId {
  return (
    writtenClauses.push({
      ...clause,
      effects: writeRow(clause.effects),
      inSkirmish: clause.inSkirmish === 'same' ? 'same' : writeRow(clause.inSkirmish),
    }) - 1
  );
}

/** The word at which a frame stands. */
export const effectOf = ({ row, index }: { readonly row: RowId; readonly index: number }): Effect => rows[row][index];

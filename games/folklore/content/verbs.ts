/** The words of which texts are made, as short as they are printed. */
import type { ArtifactId, CompanionId, ConsumableId, CreatureId, FoeId, NodeId } from './ids.ts';
import { NEGATIVE, UNLIMITED } from './types.ts';
import type {
  AttackWith,
  ByParty,
  Checkers,
  ClauseText,
  Condition,
  Cost,
  Deck,
  Dice,
  Duration,
  FeatureKey,
  FoeChange,
  FoeType,
  Ignored,
  Keyword,
  Keywords,
  Limit,
  Modifier,
  Modifiers,
  Moment,
  Negative,
  Per,
  Place,
  Positive,
  Power,
  PowerName,
  Reached,
  RollKind,
  Scope,
  Skill,
  SpaceName,
  Stat,
  Status,
  Target,
  Text,
  Texts,
  TriggerName,
  Who,
} from './types.ts';

// ── Amounts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `d(1, 6, 2)` = 1d6+2. */
export const d = (n: number, sides: Dice['sides'], plus = 0): Dice => ({ n, sides, plus, times: 1 });
export const times = (factor: number, dice: Dice): Dice => ({ ...dice, times: dice.times * factor });
export const minus = (dice: Dice): Dice => times(-1, dice);
export const flat = (plus: number): Dice => ({ n: 0, sides: 0, plus, times: 1 });
const amount = (by: number | Dice): Dice => (typeof by === 'number' ? flat(by) : by);
/** The same for every size of the party. */
export const always = (n: number): ByParty => [n, n, n, n];
const scaled = (count: number | ByParty): ByParty => (typeof count === 'number' ? always(count) : count);

// ── Whom, and at what ────────────────────────────────────────────────────────────────────────────────────────────────

export const foes = (within = UNLIMITED, types: readonly FoeType[] = [], nonAffliction = false): Who => ({
  foes: types,
  within,
  nonAffliction,
});
export const everyFoe = (foe: FoeId): Who => ({ foe });
export const near = (within: number): { readonly near: number } => ({ near: within });
export const allies = (within: number, self = true): Who => ({ allies: within, self });

export const NOTHING: Target = { at: 'nothing' };
export const ally = (within: number, self = true): Target => ({ at: 'ally', within, self });
export const ghost = (within: number): Target => ({ at: 'ghost', within });
export const foe = (
  within = UNLIMITED,
  types: readonly FoeType[] = [],
  only: { readonly nonAffliction?: boolean; readonly noSwarm?: boolean } = {},
): Target => ({
  at: 'foe',
  within,
  types,
  nonAffliction: only.nonAffliction ?? false,
  noSwarm: only.noSwarm ?? false,
});
export const space = (within: number, free = true): Target => ({ at: 'space', within, free });

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const ALWAYS: Condition = { if: 'always' };
export const NEVER: Condition = { if: 'any', of: [] };
export const not = (of: Condition): Condition => ({ if: 'not', of });
export const every = (...of: readonly Condition[]): Condition => ({ if: 'every', of });
export const any = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const isFlag = (flag: string): Condition => ({ if: 'flag', flag });
export const isWanted: Condition = { if: 'wanted' };
export const leads: Condition = { if: 'leads' };
export const belowHalf: Condition = { if: 'belowHalf' };
export const holdsShield: Condition = { if: 'holdsShield' };
export const ppAtLeast = (least: number): Condition => ({ if: 'pp', least });
export const everyVita = (least: number): Condition => ({ if: 'everyVita', least });
export const adjacentAlly: Condition = { if: 'adjacentAlly' };
export const adjacent: Condition = { if: 'adjacent' };
export const naturalAbove = (above: number): Condition => ({ if: 'naturalAbove', above });
export const isType = (...types: readonly FoeType[]): Condition => ({ if: 'types', types });
export const isBounty: Condition = { if: 'bounty' };
export const sameTarget: Condition = { if: 'sameTarget' };
export const resisting = (status: Negative): Condition => ({ if: 'resisting', status });
export const rolling = (kinds: readonly RollKind[], failed = false): Condition => ({
  if: 'rolling',
  for: kinds,
  failed,
});
export const melee: Condition = { if: 'melee' };
export const halved = (foe: FoeId): Condition => ({ if: 'halved', foe });

// ── Modifiers ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const stat = (stat: Stat, by: number, on: Scope = 'any'): Modifier => ({ give: 'stat', stat, by, on });
export const might = (by: number, on: Scope = 'any'): Modifier => stat('might', by, on);
export const defense = (by: number): Modifier => stat('defense', by);
export const damage = (by: number, on: Scope = 'any'): Modifier => stat('damage', by, on);
export const has = (keyword: Keyword, n = 1, on: Scope = 'any'): Modifier => ({ give: 'keyword', keyword, n, on });
export const without = (keyword: Keyword): Modifier => ({ give: 'without', keyword });
export const is = (status: Status): Modifier => ({ give: 'status', status });
export const rollHigh = (on: Scope = 'any'): Modifier => ({ give: 'rollHigh', on });
export const rollLow = (on: Scope = 'any'): Modifier => ({ give: 'rollLow', on });
export const attackedLow: Modifier = { give: 'attackedLow' };
export const ignores = (what: Ignored, on: Scope = 'any'): Modifier => ({ give: 'ignore', what, on });
export const immune = (to: Negative | 'flames'): Modifier => ({ give: 'immune', to });
export const against = (types: readonly FoeType[], ...mods: Modifiers): Modifier => ({ give: 'against', types, mods });
export const againstMark = (...mods: Modifiers): Modifier => ({ give: 'againstMark', mods });
export const againstBounty = (...mods: Modifiers): Modifier => ({ give: 'againstBounty', mods });
export const whilst = (condition: Condition, ...mods: Modifiers): Modifier => ({ give: 'while', condition, mods });
/** The bearer and its allies, unless told otherwise. Auras of the same name count once (FOL-7.3). */
export const aura = (
  name: string,
  radius: number,
  mods: Modifiers,
  who: Reached = { reach: 'allies', self: true },
): Modifier => ({ give: 'aura', name, radius, who, mods });

// ── Effects on persons ───────────────────────────────────────────────────────────────────────────────────────────────

/** Positive = healed, negative = a LOSS. */
export const vita = (who: Who, by: number | Dice, least: 0 | 1 = 0): Text => ({
  do: 'vita',
  who,
  by: amount(by),
  least,
});
export const pp = (who: Who, by: number | Dice): Text => ({ do: 'pp', who, by: amount(by) });
export const gp = (who: Who, by: number | Dice): Text => ({ do: 'gp', who, by: amount(by) });
export const coins = (who: Who, by: number | Dice): Text => ({ do: 'coins', who, by: amount(by) });
/** EFFECT damage. */
export const dmg = (who: Who, by: number | Dice): Text => ({ do: 'damage', who, by: amount(by) });
export const snare = (who: Who, by: number | Dice): Text => ({ do: 'snare', who, by: amount(by) });
export const purse = (by: number): Text => ({ do: 'purse', by });
export const lore = (who: Who, by: number): Text => ({ do: 'lore', who, by });
/** With a resist roll against `k`. */
export const status = (who: Who, status: Negative, k = 5): Text => ({ do: 'status', who, status, resist: k });
export const statusAnyway = (who: Who, status: Negative): Text => ({ do: 'status', who, status, resist: 0 });
export const blessing = (who: Who, status: Positive): Text => ({ do: 'status', who, status, resist: 0 });
export const cure = (who: Who, ...of: readonly Negative[]): Text => ({ do: 'cure', who, of });
export const cureAny = (who: Who): Text => ({ do: 'cure', who, of: NEGATIVE });
export const infect = (who: Who, n: number): Text => ({ do: 'infect', who, n });
export const disinfect = (who: Who, n: number): Text => ({ do: 'disinfect', who, n });
export const corrode = (who: Who, n: number): Text => ({ do: 'corrode', who, n });
export const boon = (who: Who, n: number): Text => ({ do: 'boon', who, n });
export const wanted = (who: Who): Text => ({ do: 'wanted', who });
export const unwanted = (who: Who): Text => ({ do: 'unwanted', who });
export const revive = (who: Who): Text => ({ do: 'revive', who });
export const retrain = (who: Who): Text => ({ do: 'retrain', who });
export const scour = (who: Who): Text => ({ do: 'scour', who });
export const light = (who: Who, n: number): Text => ({ do: 'light', who, n });
export const mod = (who: Who, until: Duration, ...mods: Modifiers): Text => ({ do: 'mod', who, mods, until });

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const draw = (who: Who, deck: Deck): Text => ({ do: 'draw', who, deck });
export const gain = (who: Who, card: ConsumableId | ArtifactId | CompanionId): Text => ({ do: 'gain', who, card });
export const supply = (who: Who): Text => ({ do: 'supply', who });
export const loseItem = (who: Who): Text => ({ do: 'loseItem', who });
export const loseCompanion = (who: Who): Text => ({ do: 'loseCompanion', who });
export const exhaustItem = (who: Who): Text => ({ do: 'exhaustItem', who });
export const unexhaust = (who: Who, n: number, of: 'any' | 'prayer' | 'ritual' | 'mystic' | 'this' = 'any'): Text => ({
  do: 'unexhaust',
  who,
  n,
  of,
});
export const repair = (who: Who, n: number): Text => ({ do: 'repair', who, n });
export const loot = (who: Who): Text => ({ do: 'loot', who });

// ── The World Map and the story ──────────────────────────────────────────────────────────────────────────────────────

export const move = (n: number): Text => ({ do: 'move', n });
export const back: Text = { do: 'back' };
export const delay: Text = { do: 'delay' };
export const goto = (node: NodeId): Text => ({ do: 'goto', node });
/** A line of the chapter's text, read at this point. */
export const tell = (line: string): Text => ({ do: 'tell', line });
export const flag = (flag: string): Text => ({ do: 'flag', flag });
export const unflag = (flag: string): Text => ({ do: 'unflag', flag });
export const tick = (by: number): Text => ({ do: 'tick', by });
export const goStep = (step: number): Text => ({ do: 'goStep', step });
export const outcome = (outcome: string): Text => ({ do: 'outcome', outcome });
/** `skirmish('C01', -1)` = C01 with a strength one less. */
export const skirmish = (creature: CreatureId, by = 0): Text => ({ do: 'skirmish', kinds: [{ creature, by }] });
export const skirmishWith = (...creatures: readonly CreatureId[]): Text => ({
  do: 'skirmish',
  kinds: creatures.map(creature => ({ creature, by: 0 })),
});
export const skirmishFromTable: Text = { do: 'skirmishFromTable' };

// ── What holds them together ─────────────────────────────────────────────────────────────────────────────────────────

export const check = (skill: Skill, k: number, pass: Texts, fail: Texts = []): Text => ({
  do: 'check',
  skill,
  k,
  by: 'checker',
  pass,
  fail,
});
export const checkBy = (by: Checkers, skill: Skill, k: number, pass: Texts, fail: Texts = []): Text => ({
  do: 'check',
  skill,
  k,
  by,
  pass,
  fail,
});
export const when = (condition: Condition, then: Texts, otherwise: Texts = []): Text => ({
  do: 'if',
  condition,
  then,
  otherwise,
});
export const choose = (...options: readonly Texts[]): Text => ({ do: 'choose', options });
/** `roll([5, …], [10, …])`: 1–5 the first, 6–10 the second. */
export const roll = (...table: readonly (readonly [number, Texts])[]): Text => ({
  do: 'roll',
  sides: 10,
  table: table.map(([to, then]) => ({ to, then })),
});
export const forEach = (who: Who, ...then: Texts): Text => ({ do: 'forEach', who, then });

// ── Reactions ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const rerollNew: Text = { do: 'reroll', keep: 'new' };
export const rerollEither: Text = { do: 'reroll', keep: 'either' };
export const setDie = (k: number): Text => ({ do: 'setDie', k });
export const addToRoll = (by: number | Dice): Text => ({ do: 'addToRoll', by: amount(by) });
export const cancel: Text = { do: 'cancel' };
export const redirect = (less: number): Text => ({ do: 'redirect', less });
export const survive = (vita: number | 'half'): Text => ({ do: 'survive', vita });
export const addDamage = (by: number): Text => ({ do: 'addDamage', by });
export const bounty = (type: FoeType): Text => ({ do: 'bounty', type });

// ── Fights ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const weaken = (who: Who, n: number): Text => ({ do: 'weaken', who, n });
export const razor = (who: Who, n: number): Text => ({ do: 'razor', who, n });
export const push = (who: Who, n: number): Text => ({ do: 'push', who, n });
export const immobilize = (who: Who): Text => ({ do: 'immobilize', who });
export const loseTurn = (who: Who): Text => ({ do: 'loseTurn', who });
export const extraMove = (who: Who): Text => ({ do: 'extraMove', who });
export const teleport = (who: Who): Text => ({ do: 'teleport', who });
export const mark: Text = { do: 'mark' };
export const puppet: Text = { do: 'puppet' };
export const relocate: Text = { do: 'relocate' };
export const firstStrike: Text = { do: 'firstStrike' };
export const evade = (cost: number): Text => ({ do: 'evade', cost });
export const healFoe = (by: number | Dice): Text => ({ do: 'healFoe', by: amount(by) });
export const attackWithWeapon = (only: 'any' | 'melee' | 'ranged' = 'any'): Text => ({
  do: 'attack',
  with: { with: 'weapon', only },
  onHit: [],
});
const attack = (
  how: 'mystic' | 'ghost',
  kind: 'melee' | 'ranged',
  range: number,
  dice: Dice,
  keywords: Keywords,
  ignore: readonly Ignored[],
): AttackWith => ({ with: how, kind, range, dice, keywords, ignore });
export const mysticAttack = (
  range: number,
  dice: Dice,
  keywords: Keywords = {},
  ignore: readonly Ignored[] = [],
  onHit: Texts = [],
): Text => ({ do: 'attack', with: attack('mystic', 'ranged', range, dice, keywords, ignore), onHit });
/** Melee with a range of 1. */
export const ghostAttack = (
  range: number,
  dice: Dice,
  keywords: Keywords = {},
  ignore: readonly Ignored[] = [],
): Text => ({
  do: 'attack',
  with: attack('ghost', range === 1 ? 'melee' : 'ranged', range, dice, keywords, ignore),
  onHit: [],
});
export const next = (on: Scope, mods: Modifiers, onHit: Texts = []): Text => ({ do: 'next', on, mods, onHit });
export const spawn = (foe: FoeId, count: number | ByParty, at: 1 | 2 | 3 | 4 | 'nearest'): Text => ({
  do: 'spawn',
  foe,
  count: scaled(count),
  at,
});
export const removeFoe = (foe: FoeId): Text => ({ do: 'removeFoe', foe });
const change = (mods: Modifiers, vita = 0, fifth = false): FoeChange => ({ mods, vita, fifth });
/** Until the scene ends. */
export const foesChange = (foe: FoeId | 'self', ...mods: Modifiers): Text => ({
  do: 'foe',
  foe,
  change: change(mods),
  until: 'scene',
});
export const foeChangesFor = (until: Duration, foe: FoeId | 'self', ...mods: Modifiers): Text => ({
  do: 'foe',
  foe,
  change: change(mods),
  until,
});
export const foesLoseVita = (foe: FoeId, vita: number): Text => ({
  do: 'foe',
  foe,
  change: change([], vita),
  until: 'scene',
});
export const foesLoseFifth = (foe: FoeId): Text => ({ do: 'foe', foe, change: change([], 0, true), until: 'scene' });
export const flames = (place: Place): Text => ({ do: 'flames', place });
export const extinguish = (place: Place): Text => ({ do: 'extinguish', place });
export const door = (space: SpaceName): Text => ({ do: 'door', space });
export const removeFeature = (feature: FeatureKey): Text => ({ do: 'removeFeature', feature });
/** A placed snare. */
export const place = (radius: number, by: Dice): Text => ({ do: 'place', radius, by });
export const burst = (centre: 'own' | 'targets' | 'chosen', ...then: Texts): Text => ({ do: 'burst', centre, then });
export const strength = (by: number, ...types: readonly FoeType[]): Text => ({ do: 'strength', types, by });
export const kindSkips = (...types: readonly FoeType[]): Text => ({ do: 'kindSkips', types });
export const kindRollsLow = (...types: readonly FoeType[]): Text => ({ do: 'kindRollsLow', types });
export const kindMod = (...mods: Modifiers): Text => ({ do: 'kindMod', mods });

// ── Clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const payPp = (n: number): Cost => ({ pay: 'pp', n });
export const payGp = (n: number): Cost => ({ pay: 'gp', n });
export const charge = (n: number): Cost => ({ pay: 'charge', n });
export const exhausting: Cost = { pay: 'exhaust' };
export const discarding: Cost = { pay: 'discard' };
export const discardingPrayer: Cost = { pay: 'discardPrayer' };
export const discardingRitual: Cost = { pay: 'discardRitual' };
export const freely: Cost = { pay: 'nothing' };

export const per = (n: number, unit: Per): Limit => ({ n, per: unit });
const noLimit: Limit = { n: UNLIMITED, per: 'round' };

/** [SK] and [C] of the cards: a clause works in encounters, and where these say. */
export const SK: readonly Moment[] = ['encounter', 'skirmish'];
export const C: readonly Moment[] = ['encounter', 'adventure', 'camp'];
export const SK_C: readonly Moment[] = ['encounter', 'skirmish', 'adventure', 'camp'];

/** What a clause may say beside its cost and its effects. */
export interface ClauseDetails {
  readonly limit?: Limit;
  readonly moments?: readonly Moment[];
  readonly target?: Target;
  readonly where?: Target;
  readonly guard?: Condition;
  readonly within?: number;
  readonly automatic?: boolean;
  readonly inSkirmish?: Texts;
  readonly power?: PowerName;
}

const clause = (
  kind: ClauseText['kind'],
  trigger: ClauseText['trigger'],
  cost: Cost,
  effects: Texts,
  details: ClauseDetails,
): ClauseText => ({
  kind,
  trigger,
  within: details.within ?? UNLIMITED,
  guard: details.guard ?? ALWAYS,
  cost,
  limit: details.limit ?? noLimit,
  moments: details.moments ?? ['encounter'],
  target: details.target ?? NOTHING,
  where: details.where ?? NOTHING,
  automatic: details.automatic ?? false,
  effects,
  inSkirmish: details.inSkirmish ?? 'same',
  power: details.power ?? 'none',
});
/** Uses the Act. */
export const act = (cost: Cost, effects: Texts, details: ClauseDetails = {}): ClauseText =>
  clause('act', 'none', cost, effects, details);
export const free = (cost: Cost, effects: Texts, details: ClauseDetails = {}): ClauseText =>
  clause('free', 'none', cost, effects, details);
/** Reactions work wherever their trigger occurs, unless told otherwise (FOL-R32). */
export const react = (trigger: TriggerName, cost: Cost, effects: Texts, details: ClauseDetails = {}): ClauseText =>
  clause('react', trigger, cost, effects, {
    moments: ['encounter', 'skirmish', 'adventure', 'camp', 'town'],
    ...details,
  });

/** What something gives: lasting modifiers, then clauses. */
export const power = (passive: Modifiers, ...clauses: readonly ClauseText[]): Power => ({
  passive,
  clauses,
  replaces: 'none',
});
export const instead = (replaces: PowerName, { passive, clauses }: Power): Power => ({ passive, clauses, replaces });

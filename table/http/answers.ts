/**
 * What the HTTP interface answers. The compiler holds these shapes to the types that server and page share, the tests
 * hold every answer to them, and the OpenAPI document is made of them.
 */
import type { Hint } from '@vesper/bots';
import type { Choice, Entry, Legacy, OptionSpec, Options, Replay, Told } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import { z } from 'zod';
import type { Fairness, Formula } from '../fair.ts';
import type {
  Asked,
  BroughtInfo,
  ClockRule,
  Happening,
  LegacyInfo,
  Scene,
  SeatInfo,
  StandInReason,
  TableInfo,
  TableSummary,
} from '../messages.ts';
import type { DeviceInfo } from './identity.ts';
import type { SealedFile, TableFile } from '../tables/file.ts';

/** Plain data whose form is the game's own affair. */
const own = z.any();
const fields = z.record(z.string(), own);
const seat = z.int().min(0);
const count = z.int().min(0);
const share = z.number().min(0).max(1);
const milliseconds = z.number();
const formula: z.ZodType<Formula> = z.union([z.literal(1), z.literal(2)]);

const choice: z.ZodType<Choice> = z.union([z.number(), z.string(), fields]);
const options: z.ZodType<Options> = z.record(z.string(), z.union([z.boolean(), z.string(), z.number()]));

const reason: z.ZodType<StandInReason> = z.enum(['clock', 'away', 'agreed']);

const BroughtInfo: z.ZodType<BroughtInfo> = z.strictObject({
  name: z.string(),
  line: z.string(),
  proven: z.boolean(),
  allowed: z.boolean(),
});

const LegacyInfo: z.ZodType<LegacyInfo> = z.strictObject({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  line: z.string(),
  match: z.string().nullable(),
  won: z.boolean().nullable(),
  at: milliseconds,
  proven: z.boolean(),
});

const SeatInfo: z.ZodType<SeatInfo> = z.strictObject({
  seat,
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  bot: z.string(),
  present: z.boolean(),
  conceded: z.boolean(),
  byBot: z.boolean(),
  yours: z.boolean(),
  quiet: z.array(z.string()),
  always: z.array(z.string()),
  said: z.string().nullable(),
  kept: z.boolean(),
  away: milliseconds.nullable(),
  why: reason.nullable(),
  leaving: z.boolean(),
  nudge: z.strictObject({ by: seat, at: milliseconds }).nullable(),
  agreed: z.array(seat),
  brings: z.array(BroughtInfo),
});

const Happening: z.ZodType<Happening> = z.strictObject({
  at: count,
  seat,
  what: z.enum(['conceded', 'botPlays', 'tookBack', 'left']),
  why: reason.optional(),
});

const ClockRule: z.ZodType<ClockRule> = z.strictObject({
  bank: milliseconds,
  increment: milliseconds,
  onExpiry: z.enum(['bot', 'concede']),
});

const TableInfo: z.ZodType<TableInfo> = z.strictObject({
  id: z.string(),
  game: z.string(),
  version: count,
  options,
  status: z.enum(['waiting', 'running', 'over']),
  seats: z.array(SeatInfo),
  clock: ClockRule.nullable(),
  left: z.array(milliseconds).nullable(),
  created: milliseconds,
  commitment: z.string(),
  formula,
  revealed: z.strictObject({ secret: z.string(), words: z.array(z.string()) }).nullable(),
  result: z
    .strictObject({
      winners: z.array(seat),
      places: z.array(count).exactOptional(),
      by: z.enum(['rules', 'concession']),
    })
    .nullable(),
  owner: z.boolean(),
  solo: z.boolean(),
  rematch: z.string().nullable(),
  happened: z.array(Happening),
  absence: milliseconds.nullable(),
  imported: z.boolean(),
});

const TableSummary: z.ZodType<TableSummary> = z.strictObject({
  table: TableInfo,
  waitsFor: z.array(seat),
  n: count,
  touched: milliseconds,
  problem: z.strictObject({ code: z.string(), message: z.string() }).exactOptional(),
  deletedUntil: milliseconds.exactOptional(),
});

const Asked: z.ZodType<Asked> = z.strictObject({
  id: z.string(),
  seat,
  ask: z.string(),
  rule: z.string(),
  optional: z.boolean(),
  frame: z.looseObject({ ask: z.string(), seat }),
  choices: z.array(choice).exactOptional(),
  facts: z.array(fields.nullable()).exactOptional(),
  refused: z
    .array(
      z.strictObject({
        choice,
        facts: fields.exactOptional(),
        rule: z.string(),
        why: z.string(),
        args: fields.exactOptional(),
      }),
    )
    .exactOptional(),
  passes: z.literal(true).exactOptional(),
  idle: z.literal(true).exactOptional(),
});

/** A text, or parts: words that stand for a seat, a piece, an amount or a rule say so. */
const sentence = z.union([
  z.string(),
  z.array(
    z.union([
      z.string(),
      z.strictObject({
        text: z.string(),
        seat: z.number().exactOptional(),
        you: z.literal(true).exactOptional(),
        piece: z.string().exactOptional(),
        means: z.literal(true).exactOptional(),
        amount: z.number().exactOptional(),
        rule: z.string().exactOptional(),
      }),
    ]),
  ),
]);

const Scene: z.ZodType<Scene> = z.strictObject({
  n: count,
  view: own,
  asked: z.array(Asked),
  undoable: count,
  over: z.boolean(),
});

const Told: z.ZodType<Told> = z.strictObject({
  at: count,
  event: z.looseObject({ event: z.string(), rule: z.string() }),
});

const optionValues = z.array(z.union([z.boolean(), z.string(), z.number()]));
const optionsWhen = z.record(z.string(), optionValues);
const ties = {
  onlyWhen: optionsWhen.optional(),
  differsFrom: z.array(z.string()).optional(),
  without: z.array(z.strictObject({ values: optionValues, when: optionsWhen })).optional(),
};
const OptionSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), default: z.boolean(), ...ties }),
  z.strictObject({ kind: z.literal('oneOf'), values: z.array(z.string()), default: z.string(), ...ties }),
  z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number(), ...ties }),
]) as z.ZodType<OptionSpec>;

const Entry: z.ZodType<Entry> = z.union([
  z.strictObject({ seat, ask: z.string(), choice }),
  z.strictObject({ seat, undo: z.literal(true) }),
]);

const Legacy: z.ZodType<Legacy> = z.strictObject({ seat, sheet: own });

const Replay: z.ZodType<Replay> = z.strictObject({
  vesper: z.number(),
  game: z.string(),
  version: z.number(),
  seats: count,
  options,
  seed: z.string(),
  legacies: z.array(Legacy).exactOptional(),
  record: z.array(Entry),
  hash: z.string(),
});

const LegacyFile: z.ZodType<LegacyFile> = z.strictObject({
  vesper: z.number(),
  kind: z.literal('legacy'),
  game: z.string(),
  sheet: own,
  at: milliseconds,
  records: z.array(Replay),
});

const Fairness: z.ZodType<Fairness> = z.strictObject({
  table: z.string(),
  commitment: z.string(),
  secret: z.string(),
  words: z.array(z.string()),
  formula: formula.optional(),
});

const TableFile: z.ZodType<TableFile> = z.strictObject({
  vesper: z.number(),
  game: z.string(),
  version: z.number(),
  seats: count,
  options,
  seed: z.string(),
  legacies: z.array(Legacy).exactOptional(),
  record: z.array(Entry),
  hash: z.string(),
  table: z.strictObject({
    id: z.string(),
    created: milliseconds,
    seats: z.array(z.strictObject({ kind: z.enum(['person', 'bot']), name: z.string(), bot: z.string() })),
    happened: z.array(Happening).exactOptional(),
  }),
  fair: Fairness.nullable(),
  damaged: z.array(z.string()).exactOptional(),
});

const SealedFile: z.ZodType<SealedFile> = z.strictObject({
  vesper: z.number(),
  game: z.string(),
  table: z.strictObject({ id: z.string() }),
  sealed: z.string(),
});

const DeviceInfo: z.ZodType<DeviceInfo> = z.strictObject({
  id: z.string(),
  name: z.string(),
  created: milliseconds,
  seen: milliseconds,
  here: z.boolean(),
});

/** The parts that several answers have in common; each is one schema of the document. */
export const parts = {
  SeatInfo,
  BroughtInfo,
  LegacyInfo,
  Legacy,
  Replay,
  Happening,
  ClockRule,
  TableInfo,
  TableSummary,
  Asked,
  Scene,
  Told,
  OptionSpec,
  Entry,
  Fairness,
  TableFile,
  SealedFile,
  DeviceInfo,
};

export const answers = {
  Games: z.strictObject({
    bots: z.array(z.string()),
    usualBot: z.string(),
    games: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        seats: z.strictObject({ min: count, max: count }),
        options: z.record(z.string(), OptionSpec),
        about: z.strictObject({
          kind: z.string(),
          minutes: z.string(),
          line: z.string(),
          colours: z.array(z.string()).readonly().exactOptional(),
        }),
      }),
    ),
  }),
  Person: z.strictObject({ name: z.string() }),
  Nothing: z.strictObject({}),
  RecoveryCode: z.strictObject({ token: z.string() }),
  DeviceLink: z.strictObject({ token: z.string(), ends: milliseconds }),
  Devices: z.strictObject({
    devices: z.array(DeviceInfo),
    code: z.strictObject({ created: milliseconds }).nullable(),
  }),
  Commitment: z.strictObject({ commitment: z.string(), sealed: z.string() }),
  Tables: z.strictObject({ tables: z.array(TableSummary) }),
  Table: z.strictObject({ table: TableInfo }),
  NewTable: z.strictObject({ table: TableInfo, invitations: z.array(z.strictObject({ seat, token: z.string() })) }),
  SeatAtTable: z.strictObject({ table: TableInfo, seat }),
  Invitation: z.strictObject({ seat, token: z.string() }),
  Moment: z.strictObject({ scene: Scene, log: z.array(Told) }),
  MatchFile: z.union([TableFile, SealedFile]),
  Legacies: z.strictObject({ legacies: z.array(LegacyInfo) }),
  KeptLegacy: z.strictObject({ legacy: LegacyInfo }),
  LegacyFile,
  Hint: z.strictObject({
    decision: z.string(),
    choice,
    follows: z.array(sentence),
    expects: share.nullable(),
    instead: z
      .strictObject({ choice, expects: share.nullable(), behind: z.enum(['ahead', 'level', 'close', 'clear']) })
      .nullable(),
    by: z.enum(['tried', 'searched', 'ranked', 'chance', 'nothing']),
    weighed: count,
    of: count,
    tries: count,
  }) satisfies z.ZodType<Hint>,
};

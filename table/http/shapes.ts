/** The shape of everything that comes in from outside. Nothing passes unchecked. */
import { z } from 'zod';
import { TableError } from '../errors.ts';
import { PROTOCOL } from '../messages.ts';
import { problemWithLine, problemWithName, problemWithWords } from '../spoken.ts';

const seat = z.int().min(0).max(15);
/** What people write, as `spoken.ts` allows it; the greatest length is for the document. */
function spoken(text: z.ZodString, problem: (text: string) => string | undefined) {
  return text.superRefine((said, context) => {
    const message = problem(said);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}
const name = spoken(z.string().trim().min(1).max(160), problemWithName);
const words = spoken(z.string().max(600), problemWithWords);
const line = spoken(z.string().trim().min(1).max(1500), problemWithLine);
/** A secret of the dice, as `/api/commitment` gave it. */
const sealed = z.string().max(400);
const token = z.string().min(16).max(100);
const id = z.string().regex(/^[\w-]{8,32}$/);
const plain = z.json();
const choice = z.union([z.number(), z.string().max(1000), z.record(z.string().max(100), plain)]);

/** What is brought to one seat. */
const brings = z.array(id).max(4);

const seatRequest = z.strictObject({
  kind: z.enum(['me', 'friend', 'bot', 'here']),
  name: name.optional(),
  bot: z.string().max(40).optional(),
  brings: brings.optional(),
});

const DAY = 86_400_000;

export const shapes = {
  nothing: z.strictObject({}),
  name: z.strictObject({ name }),
  token: z.strictObject({ token }),
  device: z.strictObject({ device: id }),
  claim: z.strictObject({ token, name: name.optional(), words: words.optional(), brings: brings.optional() }),
  bring: z.strictObject({ seat, brings }),
  allow: z.strictObject({ seat, allow: z.boolean() }),
  create: z.strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.union([z.boolean(), z.string().max(100), z.number()])).optional(),
    seats: z.array(seatRequest).min(1).max(16),
    clock: z
      .strictObject({
        bank: z
          .int()
          .min(1000)
          .max(60 * DAY),
        increment: z
          .int()
          .min(0)
          .max(7 * DAY),
        onExpiry: z.enum(['bot', 'concede']),
      })
      .nullable()
      .optional(),
    absence: z
      .int()
      .min(1000)
      .max(60 * DAY)
      .nullable()
      .optional(),
    words: words.optional(),
    sealed: sealed.optional(),
  }),
  sit: z.strictObject({ words: words.optional(), brings: brings.optional() }),
  rematch: z.strictObject({ words: words.optional(), sealed: sealed.optional() }),
  seat: z.strictObject({ seat }),
  leave: z.strictObject({ hold: z.boolean().optional() }),
  handOver: z.strictObject({ seat, bot: z.string().max(40).optional() }),
  quiet: z.strictObject({
    seat,
    moments: z.array(z.string().max(40)).max(16),
    always: z.array(z.string().max(40)).max(16).optional(),
  }),
  import: z.strictObject({
    file: z.string().max(4_000_000),
    seats: z.array(seatRequest).min(1).max(16).optional(),
    n: z.int().min(0).optional(),
  }),
  tableId: z.strictObject({ id }),
  moment: z.strictObject({ id, n: z.coerce.number().int().min(0) }),
  asSeat: z.strictObject({ seat: z.coerce.number().int().min(0).max(15).optional() }),
};

const number = z.int().min(0);

/** What a page sends over its socket. */
export const toTable = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('join'),
    v: z.literal(PROTOCOL),
    id: number,
    table: id,
    seat: seat.optional(),
    finality: z.boolean().optional(),
  }),
  z.strictObject({
    t: z.literal('choose'),
    id: number,
    seat,
    decision: z.string().max(200),
    choice,
    unlessFinal: z.literal(true).optional(),
  }),
  z.strictObject({ t: z.literal('consider'), id: number, seat, decision: z.string().max(200), choice }),
  z.strictObject({ t: z.literal('undo'), id: number, seat, n: number }),
  z.strictObject({ t: z.literal('chat'), id: number, text: line }),
]);

/**
 * A choice of the simplest kind, by far the most frequent message, recognised without zod. What is not recognised is not
 * refused: `toTable` decides about it, and says what is wrong.
 */
export function isChoose(value: unknown): value is Extract<z.infer<typeof toTable>, { t: 'choose' }> {
  if (typeof value !== 'object' || value === null) return false;
  const { t, id: n, seat: s, decision, choice: c, unlessFinal } = value as Record<string, unknown>;
  return (
    t === 'choose' &&
    isCount(n, Number.MAX_SAFE_INTEGER) &&
    isCount(s, 15) &&
    typeof decision === 'string' &&
    decision.length <= 200 &&
    ((typeof c === 'number' && Number.isFinite(c)) || (typeof c === 'string' && c.length <= 1000)) &&
    (unlessFinal === undefined || unlessFinal === true) &&
    Object.keys(value).length === (unlessFinal === true ? 6 : 5)
  );
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

/** What is wrong is said in a sentence, even if it is very long. */
const LONGEST_SENTENCE = 300;

export function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const found = shape.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const where = issue.path.length === 0 ? '' : `"${issue.path.join('.')}": `;
  throw new TableError('bad-request', `${where}${issue.message}`.slice(0, LONGEST_SENTENCE));
}

/** What a file says of its people and dice, beside the match itself: the kernel reads only the match. */
import { z } from 'zod';
import { TableError } from '../errors.ts';
import { problemWithName } from '../spoken.ts';

const name = z.string().superRefine((text, context) => {
  const message = text === '' ? undefined : problemWithName(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

const happening = z.strictObject({
  at: z.int().min(0),
  seat: z.int().min(0).max(15),
  what: z.enum(['conceded', 'botPlays', 'tookBack', 'left']),
  why: z.enum(['clock', 'away', 'agreed']).optional(),
});

const shape = z.object({
  seed: z.string().max(1000),
  table: z
    .object({
      seats: z.array(z.object({ name, bot: z.string().max(40).optional() })).max(16),
      happened: z.array(happening).max(100).optional(),
    })
    .optional(),
  // Kept with the table. What was said for the dice before there was a rule for it stays what it was.
  fair: z
    .strictObject({
      formula: z.int().optional(),
      table: z.string().max(40),
      commitment: z.string().max(200),
      secret: z.string().max(200),
      words: z.array(z.string().max(600)).max(16),
    })
    .nullish(),
});

/** Throws what is wrong. */
export function checkFileShape(file: unknown): void {
  const found = shape.safeParse(file);
  if (found.success) return;
  const [issue] = found.error.issues;
  throw new TableError('bad-request', `This is not the file of a table: "${issue.path.join('.')}": ${issue.message}`);
}

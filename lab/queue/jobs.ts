/** A piece of a study as it lies on the queue, and how a worker reads what may be anything. */
import { createHash } from 'node:crypto';
import { botCalled } from '@vesper/bots';
import { gameIds } from '@vesper/games';
import { z } from 'zod';
import { gameFrom } from '../gameFrom.ts';
import { PIECE, numberOf } from '../study/plan.ts';
import type { Piece, Study, StudyTask } from '../study/plan.ts';
import { LabError } from './labError.ts';

/** The same question to the same program is the same study, whoever asks. */
export function studyId(study: Study, program: string): string {
  return sha256(JSON.stringify([study, program])).slice(0, 12);
}

export interface PieceJob extends Piece {
  readonly study: string;
}

export function jobOf(study: string, program: string, { first, task }: Piece) {
  return {
    id: idOf(`${study} ${first}`),
    // The first pieces of all studies, then their second ones: several are played side by side.
    priority: -Math.floor(first / PIECE),
    // As text: PostgreSQL sorts the keys of JSON, and a match tells its options in their own order.
    data: { study, program, first, task: JSON.stringify(task) },
  };
}

/** The same for the same piece, so that it is on the queue once. */
function idOf(text: string): string {
  const hex = sha256(text);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const count = z.int().min(0).max(1e9);
const text = z.string().max(200);

const jobShape = z.strictObject({
  study: z.string().regex(/^[0-9a-f]{1,64}$/),
  program: text,
  first: count,
  task: z.string().max(1e6),
});

/** Games of the shelf only: the address of a module would let whoever can write to the queue run anything here. */
const taskShape = z
  .strictObject({
    game: z.enum(gameIds),
    seed: z.string(),
    variant: z.strictObject({
      name: z.string(),
      seats: count,
      options: z.record(text, z.union([z.boolean(), z.number(), z.string()])),
      numbers: z.record(text, z.int()),
      seatings: z.array(z.array(text)).min(1),
      games: count,
    }),
    from: count,
    to: count,
  })
  .refine(({ from, to }) => from < to && to - from <= PIECE, 'a piece has one to eight matches')
  .refine(
    ({ variant }) => variant.seatings.flat().every(name => botCalled(name) !== undefined),
    'it names a bot that there is not',
  );

/** What a job asks for, or a `LabError` that says why it is none of this worker's. */
export async function readJob(data: unknown, program: string): Promise<PieceJob> {
  const { task, ...job } = checked(jobShape, data);
  if (job.program !== program) throw new LabError('wrong-version', otherProgram('This piece', job.program, program));
  const read = checked(taskShape, parsed(task));
  const game = await gameFrom(read.game);
  for (const [name, value] of Object.entries(read.variant.numbers)) {
    if (game.numbers === undefined || !Object.hasOwn(game.numbers, name))
      throw new LabError('bad-job', `This is no piece of a study: ${read.game} has no number "${name}".`);
    numberOf(game, name, value);
  }
  return { study: job.study, first: job.first, task: read satisfies StudyTask };
}

export function otherProgram(what: string, wanted: string, here: string): string {
  return (
    `${what} is for Vesper ${wanted}, and this is ${here}: ` +
    'the same version of Vesper and of Node is needed on all machines.'
  );
}

function checked<T>(shape: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = shape.safeParse(value);
  if (success) return data;
  const [{ path, message }] = error.issues;
  throw new LabError('bad-job', `This is no piece of a study: ${[...path, message].join(' ')}.`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new LabError('bad-job', 'This is no piece of a study: its task cannot be read.');
  }
}

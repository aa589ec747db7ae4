/** What goes wrong, as one sentence with a code: `error [unknown-game]: …`. */
import { styleText } from 'node:util';
import type { VesperError } from '@vesper/kernel';
import { CommanderError } from 'commander';
import { print } from './output/print.ts';

/** The request was wrong; nothing has been done. */
const USAGE = 2;
/** The request was right, and the answer is no. */
const FAILURE = 1;

/** A mistake of whoever typed the command. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number = USAGE) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const usageCodes: readonly string[] = ['bad-options', 'bad-seats', 'unknown-game', 'unknown-seat'];

/** Says what went wrong and sets the exit status; a stack trace only for faults of the program itself. */
export function fail(error: unknown, json: boolean): void {
  const problem = asProblem(error);
  if (problem === undefined) return;
  process.exitCode = problem.status;
  if (json) print(JSON.stringify({ error: { code: problem.code, message: problem.message } }, null, 2));
  else process.stderr.write(`${errorLine(problem.code, problem.message)}\n`);
}

export function errorLine(code: string, message: string): string {
  return `${styleText('red', `error [${code}]:`, { stream: process.stderr })} ${message}`;
}

/** `undefined` = nothing went wrong: help or the version was asked for. */
function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isVesperError(error)) {
    return new Problem(error.code, error.message, usageCodes.includes(error.code) ? USAGE : FAILURE);
  }
  if (error instanceof CommanderError) return fromCommander(error);
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  return new Problem('internal', `${stack ?? message}\nThis is a fault of Vesper, not yours.`, FAILURE);
}

/** By name, so that the kernel is loaded only by commands that need it. */
function isVesperError(error: unknown): error is VesperError {
  return error instanceof Error && error.name === 'VesperError';
}

const commanderCodes: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'unknown-command',
  'commander.unknownOption': 'unknown-option',
  'commander.missingArgument': 'missing-argument',
  'commander.excessArguments': 'too-many-arguments',
  'commander.optionMissingArgument': 'missing-value',
  'commander.missingMandatoryOptionValue': 'missing-option',
  'commander.invalidArgument': 'bad-value',
  'commander.conflictingOption': 'bad-options',
};

function fromCommander({ code, exitCode, message }: CommanderError): Problem | undefined {
  if (exitCode === 0) return undefined;
  const [first, ...more] = message.replace(/^error: /, '').split('\n');
  const sentence = `${first[0].toUpperCase()}${first.slice(1).replace(/\.$/, '')}.`;
  const hints = more.filter(line => line !== '').map(line => line.replace(/^\((.*)\)$/, '$1'));
  return new Problem(commanderCodes[code] ?? 'usage', [sentence, ...hints].join(' '));
}

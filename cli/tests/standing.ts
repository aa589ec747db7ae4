/** The program in a process that stays: does with every command what main.ts does, and loads nothing twice. */
import { Readable } from 'node:stream';
import { fail } from '../problem.ts';
import { program } from '../program.ts';
import type { Asked, Ended } from './run.ts';

async function carryOut({ args, input }: Asked): Promise<Ended> {
  const said = { out: '', err: '' };
  const hearing = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  const writes = [process.stdout.write, process.stderr.write];
  process.stdout.write = hearing('out');
  process.stderr.write = hearing('err');
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  process.exitCode = 0;
  try {
    await program().parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
  } catch (error) {
    fail(error, args.includes('--json'));
  }
  [process.stdout.write, process.stderr.write] = writes;
  process.removeAllListeners('SIGINT');
  const status = process.exitCode;
  process.exitCode = 0;
  return { status, ...said };
}

process.on('message', (asked: Asked) => void carryOut(asked).then(ended => process.send!(ended)));

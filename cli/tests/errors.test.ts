import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, saidBy, vesper, wicks } from './run.ts';

const whole = path.join(folder, 'whole.json');

beforeAll(async () => {
  await vesper(['record', wicks, '--seed', '1', '--out', whole]);
  const text = readFileSync(whole, 'utf8');
  const match = JSON.parse(text) as { record: { choice: unknown }[]; hash: string; version: number };
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('half.json', text.slice(0, text.length / 2));
  write('other.json', '{"name":"vesper"}');
  write('tampered.json', { ...match, hash: '0000000000000000' });
  write('old.json', { ...match, version: 0 });
  write('illegal.json', { ...match, record: match.record.with(3, { ...match.record[3], choice: 'moon' }) });
  write('nobody.json', { ...match, record: match.record.with(3, { ...match.record[3], seat: 7 } as never) });
});

const seen = new Set<string>();

describe('a mistake is one sentence with a code, and never a stack trace', () => {
  it.each<[code: string, status: number, sentence: string, args: string[]]>([
    ['unknown-game', 2, 'Did you mean "salem"?', ['sim', 'slaem']],
    ['unknown-game', 2, 'The games are: ', ['rules', 'monopoly']],
    ['unknown-game', 2, 'There is no file ./nothing.ts.', ['sim', './nothing.ts']],
    ['unknown-game', 2, 'exports no game', ['sim', path.join(import.meta.dirname, '../counts.ts')]],
    ['unknown-command', 2, 'Did you mean replay?', ['reply']],
    ['unknown-option', 2, 'Did you mean --games?', ['sim', 'salem', '--gmaes', '3']],
    ['missing-argument', 2, 'game', ['sim']],
    ['too-many-arguments', 2, '', ['sim', 'salem', 'realm']],
    ['missing-value', 2, '--seed', ['sim', 'salem', '--seed']],
    ['bad-value', 2, 'Expected a whole number from 1.', ['sim', 'salem', '--games', 'many']],
    ['bad-value', 2, 'Expected a whole number from 1.', ['sim', 'salem', '--games', '-5']],
    ['bad-seats', 2, 'is for 2 to 4 seats, not 9', ['sim', wicks, '--seats', '9']],
    ['bad-seats', 2, 'is for 2 to 4 seats, not 9', ['play', wicks, '--seats', '9']],
    ['unknown-bot', 2, 'Did you mean "greedy"?', ['sim', wicks, '--bots', 'gredy']],
    ['unknown-bot', 2, 'The bots are: ', ['play', wicks, '--bots', 'napoleon']],
    ['bad-options', 2, '3 bots do not fit', ['sim', wicks, '--bots', 'random,random,random']],
    ['bad-options', 2, 'has no option "moon"', ['sim', wicks, '--options', 'moon=full']],
    ['bad-options', 2, 'takes a whole number from 2 to 5', ['play', wicks, '--options', 'nights=lots']],
    ['bad-options', 2, 'write name=value', ['record', wicks, '--options', 'nights']],
    ['unknown-seat', 2, 'The seats are 1 to 2.', ['play', wicks, '--seat', '3']],
    ['unknown-seat', 2, 'The seats are 1 to 2.', ['replay', 'whole.json', '--game', wicks, '--seat', '3']],
    ['unknown-clause', 2, 'Did you mean WIC-', ['rules', wicks, 'WIC-99']],
    ['nothing-found', 1, 'contains "zeppelin"', ['rules', wicks, '--search', 'zeppelin']],
    ['missing-file', 2, 'There is no file none.json.', ['replay', 'none.json']],
    ['missing-file', 2, 'cannot be read', ['replay', '.']],
    ['missing-file', 2, 'There is no file none.json.', ['play', '--resume', 'none.json']],
    ['bad-file', 1, 'it is not JSON', ['replay', 'half.json']],
    ['bad-file', 1, '"vesper" is not 1', ['replay', 'other.json']],
    ['unknown-game', 2, 'There is no game "wicks".', ['replay', 'whole.json']],
    ['wrong-version', 1, 'version 0', ['replay', 'old.json', '--game', wicks]],
    ['replay-differs', 1, 'the file says 0000000000000000', ['replay', 'tampered.json', '--game', wicks]],
    ['replay-differs', 1, 'the file says 0000000000000000', ['replay', 'tampered.json', '--game', wicks, '--verify']],
    ['replay-differs', 1, 'Entry 4 of the record', ['replay', 'illegal.json', '--game', wicks]],
    ['replay-differs', 1, 'Entry 4 of the record', ['replay', 'nobody.json', '--game', wicks, '--verify']],
    ['replay-differs', 1, 'Entry 4 of the record', ['play', wicks, '--resume', 'illegal.json']],
    ['bad-options', 2, 'there is no entry 9999', ['replay', 'whole.json', '--game', wicks, '--at', '9999']],
    ['cannot-write', 1, 'cannot be written', ['record', wicks, '--out', 'whole.json/inside.json']],
  ])('%s (%d): %s', async (code, status, sentence, args) => {
    const plain = await saidBy(args);
    expect(plain.err).toContain(`error [${code}]: `);
    expect(plain.err).toContain(sentence);
    expect(plain.err.trim().split('\n')).toHaveLength(1);
    expect(plain.err + plain.out).not.toMatch(/^ +at /m);
    expect(plain.status).toBe(status);

    if (seen.has(code)) return; // one document for each code will do
    seen.add(code);
    const json = await vesper(args.toSpliced(1, 0, '--json'));
    expect([json.status, json.err]).toEqual([status, '']);
    const { error } = JSON.parse(json.out) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toContain(sentence);
  });
});

/** The OpenAPI document is whole, and what is not as it says is found. */
import { describe, expect, it } from 'vitest';
import { apiDocument, undocumented } from './documented.ts';

const table = {
  id: 'abcdefgh',
  game: 'salem',
  version: 1,
  options: {},
  status: 'running',
  seats: [],
  clock: null,
  left: null,
  created: 0,
  commitment: '',
  formula: 2,
  revealed: null,
  result: null,
  owner: true,
  solo: true,
  rematch: null,
};
const error = (code: string): unknown => ({ error: { code, message: 'No.' } });

describe('an answer', () => {
  it('is held to its schema, and to the codes of its status', () => {
    expect(undocumented('GET', '/api/tables/abcdefgh', 200, { table })).toBeUndefined();
    expect(undocumented('GET', '/api/tables/abcdefgh?x=1', 200, { table: { ...table, seed: 's' } })).toMatch(/seed/);
    const { owner: _owner, ...less } = table;
    expect(undocumented('GET', '/api/tables/abcdefgh', 200, { table: less })).toMatch(/owner/);
    expect(undocumented('GET', '/api/tables/abcdefgh', 404, error('not-found'))).toBeUndefined();
    expect(undocumented('GET', '/api/tables/abcdefgh', 404, error('seat-taken'))).toMatch(/code/);
    expect(undocumented('GET', '/api/tables/abcdefgh', 302, {})).toMatch(/answers 302, which is not documented/);
    expect(undocumented('POST', '/api/tables/import', 200, { table })).toBeUndefined();
    expect(undocumented('GET', '/health', 503, error('cannot-write'))).toBeUndefined();
  });
});

describe('the document', () => {
  it('names every operation once, with a tag, a summary and answers', () => {
    const ids = new Set<string>();
    for (const [path, methods] of Object.entries(apiDocument.paths)) {
      for (const operation of Object.values(methods)) {
        const { operationId, tags, summary, responses } = operation as unknown as {
          operationId: string;
          tags: string[];
          summary: string;
          responses: object;
        };
        expect([path, ids.has(operationId), tags.length, summary.length > 0]).toEqual([path, false, 1, true]);
        ids.add(operationId);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX']));
      }
    }
    expect(ids.size).toBeGreaterThan(20);
  });
});

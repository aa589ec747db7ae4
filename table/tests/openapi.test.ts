/** The OpenAPI document is whole, and what is not as it says is found. */
import { describe, expect, it } from 'vitest';
import { apiDocument, undocumented } from './documented.ts';
import { complaints } from './strictApi.ts';
import type { ApiDocument } from './strictApi.ts';

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
  const document = apiDocument as unknown as ApiDocument;

  it('leaves a strict linter nothing to say', () => {
    expect(complaints(document)).toEqual([]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });

  it('would not pass without a name, a tag, security, a parameter, an answer or what it refers to', () => {
    const { '/api/tables/{id}': table, ...others } = document.paths;
    const changed = (get: object): ApiDocument => ({
      ...document,
      paths: { ...others, '/api/tables/{id}': { get: { ...table.get, ...get } } },
    });
    const wrong: [object, string][] = [
      [{ operationId: undefined }, 'its name ""'],
      [{ operationId: 'me' }, 'its name "me"'],
      [{ tags: ['people', 'tables'] }, 'not one known tag'],
      [{ security: undefined }, 'no security'],
      [{ security: [{ badge: [] }] }, 'security badge'],
      [{ parameters: [] }, 'parameters '],
      [{ responses: { 200: {} } }, 'no answer when something is wrong'],
    ];
    for (const [change, complaint] of wrong) {
      expect(complaints(changed(change))).toContain(`get /api/tables/{id}: ${complaint}`);
    }
    const bare = { ...document, info: { title: 'x', version: '1' }, components: { securitySchemes: {} } };
    expect(complaints(bare)).toEqual(expect.arrayContaining(['no licence', '#/components/schemas/Table is not there']));
  });
});

/** The OpenAPI document is whole, and what is not as it says is found. */
import { describe, expect, it } from 'vitest';
import { apiDocument, undocumented } from './documented.ts';
import { complaints } from './lintedApi.ts';

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
  happened: [],
  absence: null,
  imported: false,
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
  const document = apiDocument as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };

  it('leaves a strict linter nothing to say', async () => {
    expect(await complaints(document)).toEqual([]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });

  it('would not pass without a name, known security or a parameter', async () => {
    const { '/api/tables/{id}': one, ...others } = document.paths;
    const get = { ...one.get, operationId: undefined, security: [{ badge: [] }], parameters: [] };
    const wrong = { ...document, paths: { ...others, '/api/tables/{id}': { get } } };
    const rules = (await complaints(wrong)).map(complaint => complaint.split(' ')[0]);
    expect(rules.sort()).toEqual(['operation-operationId', 'path-parameters-defined', 'security-defined']);
  });
});

/** The HTTP interface as an OpenAPI document, made from the routes, the shapes and the error codes themselves. */
import { z } from 'zod';
import about from '../package.json' with { type: 'json' };
import { kernelStatus, tableStatus } from '../errors.ts';
import { answers, parts } from './answers.ts';
import { COOKIE } from './identity.ts';
import type { Route } from './route.ts';

type Schema = Readonly<Record<string, unknown>>;

const TAGS = [
  { name: 'people', description: 'Who somebody is: a name in a cookie, no account.' },
  { name: 'games', description: 'What can be played.' },
  { name: 'tables', description: 'Setting, joining, playing and looking back at tables.' },
  { name: 'operating', description: 'For whoever runs the server.' },
];

const PATH_PARAMETERS: { readonly [name: string]: { readonly description: string; readonly schema: Schema } } = {
  id: { description: 'The name of a table.', schema: { type: 'string', pattern: String.raw`^[\w-]{8,32}$` } },
  n: { description: 'How many entries of the record.', schema: { type: 'integer', minimum: 0 } },
};

export function openApi(routes: readonly Route<unknown>[]): Schema {
  const paths: { [path: string]: { [method: string]: unknown } } = {};
  for (const route of routes) {
    (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  paths['/api'] = { get: thisDocument };
  paths['/health'] = { get: health };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vesper, the table',
      version: about.version,
      description:
        'A browser is known by a cookie that names a device; GET /api/me sets it. Live play goes over the WebSocket at ' +
        '/live; its messages are typed in table/messages.ts. A program that keeps the cookie may do all that the page does. /metrics ' +
        'speaks to Prometheus, and only to who runs the server.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that sent this document' }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'The device of somebody: a random token. `GET /api/me` sets it.',
        },
      },
      schemas: namedSchemas({ ...parts, ...answers }),
      responses: Object.fromEntries(statuses().map(([status, codes]) => [`Error${status}`, errorResponse(codes)])),
    },
  };
}

function operation({ name, asks, path, what, body, query, answer }: Route<unknown>): Schema {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: what,
    // Without the cookie somebody new is made known, or what is asked needs nobody.
    security: asks === 'known' ? [{ cookie: [] }] : [{ cookie: [] }, {}],
    parameters: [
      ...named.map(parameter => ({ name: parameter, in: 'path', required: true, ...PATH_PARAMETERS[parameter] })),
      ...(query === undefined ? [] : queryParameters(query)),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json({ $ref: `#/components/schemas/${nameOf(answer)}` }) },
      ...Object.fromEntries(statuses().map(([status]) => [status, { $ref: `#/components/responses/Error${status}` }])),
      '4XX': errorResponse(['bad-request']),
    },
  };
}

const thisDocument = {
  operationId: 'readApi',
  tags: ['operating'],
  summary: 'This document.',
  security: [],
  responses: {
    200: { description: 'An OpenAPI document', content: json({ type: 'object' }) },
    '4XX': { $ref: '#/components/responses/Error429' },
  },
};

const health = {
  operationId: 'health',
  tags: ['operating'],
  summary: 'Whether what is played can be stored: it really writes, at most every two seconds.',
  security: [],
  responses: {
    200: {
      description: 'All is well',
      content: json(objectOf({ ok: { const: true } })),
    },
    '4XX': { $ref: '#/components/responses/Error429' },
    503: { $ref: '#/components/responses/Error503' },
  },
};

function tagOf(path: string): string {
  const [, , first] = path.split('/');
  return { me: 'people', games: 'games' }[first] ?? 'tables';
}

function nameOf(answer: z.ZodType): string {
  const found = Object.entries(answers).find(([, shape]) => (shape as z.ZodType) === answer);
  if (found === undefined) throw new Error('An answer without a name: add its shape to `answers`.');
  return found[0];
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } };
}

// ── Errors ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The statuses with the codes that come with them, smallest first. */
function statuses(): [status: number, codes: string[]][] {
  const found = new Map<number, string[]>([[500, ['internal']]]);
  for (const [code, status] of Object.entries({ ...tableStatus, ...kernelStatus })) {
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return [...found].sort(([a], [b]) => a - b);
}

function errorResponse(codes: readonly string[]): Schema {
  const texts = {
    code: { type: 'string', enum: codes },
    message: { type: 'string', description: 'A sentence for people.' },
  };
  return { description: `A typed error: ${codes.join(', ')}`, content: json(objectOf({ error: objectOf(texts) })) };
}

function objectOf(properties: Schema): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

// ── Shapes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function namedSchemas(shapes: Readonly<Record<string, z.ZodType>>): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  return plain(z.toJSONSchema(shape, { io }));
}

/** Without what names the dialect and the place: the document says both. */
function plain(schema: object): Schema {
  const { $schema: _dialect, $id: _place, ...rest } = schema as Record<string, unknown>;
  return rest;
}

function queryParameters(query: z.ZodObject): Schema[] {
  const { properties = {} } = schemaOf(query, 'output') as { properties?: Record<string, Schema> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

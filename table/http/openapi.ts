/** The HTTP interface as an OpenAPI document, made from the routes themselves. */
import { z } from 'zod';
import type { Route } from './routes.ts';

const error = {
  description: 'A typed error',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
        },
      },
    },
  },
};

export function openApi(routes: readonly Route<unknown>[]): unknown {
  const paths: { [path: string]: { [method: string]: unknown } } = {};
  for (const { method, path, what, body } of routes) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = {
      summary: what,
      parameters: named.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(body === undefined
        ? {}
        : { requestBody: { content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } } } }),
      responses: { 200: { description: 'Done' }, '4XX': error },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vesper, the table',
      version: '1',
      description:
        'A browser is known by a signed cookie that any request sets. Live play goes over the WebSocket at /live; its ' +
        'messages are typed in table/messages.ts.',
    },
    paths,
  };
}

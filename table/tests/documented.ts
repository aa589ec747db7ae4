/** Holds what the server answers to what its OpenAPI document says, so that the document cannot lie. */
import { z } from 'zod';
import { openApi } from '../http/openapi.ts';
import { routesOf } from '../http/routes.ts';
import type { Route } from '../http/route.ts';

interface Response {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

interface Operation {
  readonly responses: { readonly [status: string]: Response };
}

/** The routes are only described here, never run. */
const nothing = {} as never;
const routes = routesOf(nothing, nothing, nothing) as unknown as readonly Route<unknown>[];
export const apiDocument = openApi(routes) as unknown as Document;

const operations = Object.entries(apiDocument.paths).map(([path, methods]) => ({
  path,
  methods,
  // A name in the path before a parameter: `/api/tables/import` is not a table called "import".
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: path.split('{').length,
}));
operations.sort((a, b) => a.parameters - b.parameters);

const compiled = new Map<string, z.ZodType>();

/** What an answer has that the document does not promise, or the other way round; `undefined` = nothing. */
export function undocumented(method: string, url: string, status: number, body: unknown): string | undefined {
  const path = url.split('?')[0];
  const found = operations.find(({ pattern, methods }) => pattern.test(path) && method.toLowerCase() in methods);
  if (found === undefined) return undefined; // nothing is there, and the document promises nothing
  const { responses } = found.methods[method.toLowerCase()];
  const response = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
  if (response === undefined) return `${method} ${path} answers ${status}, which is not documented`;
  const key = `${method} ${found.path} ${status}`;
  let shape = compiled.get(key);
  if (shape === undefined) compiled.set(key, (shape = shapeOf(response)));
  const checked = shape.safeParse(body);
  return checked.success ? undefined : `${key} is not as documented: ${z.prettifyError(checked.error)}`;
}

function shapeOf({ $ref, content }: Response): z.ZodType {
  if ($ref !== undefined) return shapeOf(apiDocument.components.responses[$ref.split('/').at(-1)!]);
  const schema = { ...content!['application/json'].schema, $defs: apiDocument.components.schemas };
  const local = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(local) as Parameters<typeof z.fromJSONSchema>[0]);
}

/**
 * What a strict linter of OpenAPI documents asks (Redocly's `recommended-strict`, which our document passes), as far as it
 * can change with our routes: names, tags, security, parameters, answers, references.
 */
type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Json;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Json[];
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<Record<string, Json>>;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title?: string; readonly version?: string; readonly license?: Json };
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: readonly Json[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Json>>;
}

export function complaints(document: ApiDocument): string[] {
  return [...aboutTheWhole(document), ...aboutOperations(document), ...aboutReferences(document)];
}

function* aboutTheWhole({ openapi, info, servers = [], tags = [], paths }: ApiDocument): Generator<string> {
  if (!/^3\.1\.\d+$/.test(openapi)) yield 'the version of OpenAPI';
  if (!info.title || !info.version) yield 'no title or version';
  if (!info.license?.name || !(info.license.identifier ?? info.license.url)) yield 'no licence';
  if (servers.length === 0) yield 'no server';
  for (const { url } of servers) if (url !== '/' && url.endsWith('/')) yield `server ${url} ends with a slash`;
  if (new Set(tags.map(({ name }) => name)).size < tags.length) yield 'two tags of one name';
  for (const { name, description } of tags) if (!description) yield `tag ${name} has no description`;
  const seen = new Set<string>();
  for (const path of Object.keys(paths)) {
    const form = path.replace(/\{\w+\}/g, '{}');
    if (seen.has(form)) yield `${path} is another path as well`;
    seen.add(form);
    if (path.endsWith('/') || path.includes('?') || path.includes('//')) yield `${path} is not a plain path`;
  }
}

function* aboutOperations(document: ApiDocument): Generator<string> {
  const names = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.operationId ?? '';
      if (!/^[\w-]+$/.test(name) || names.has(name)) yield `${method} ${path}: its name "${name}"`;
      names.add(name);
      for (const complaint of aboutOperation(document, path, operation)) yield `${method} ${path}: ${complaint}`;
    }
  }
}

function* aboutOperation(document: ApiDocument, path: string, operation: Operation): Generator<string> {
  const { summary, tags = [], security = document.security, parameters = [], responses = {} } = operation;
  if (!summary) yield 'no summary';
  if (tags.length !== 1 || !document.tags?.some(({ name }) => name === tags[0])) yield 'not one known tag';
  if (security === undefined) yield 'no security';
  const schemes = document.components.securitySchemes;
  for (const scheme of (security ?? []).flatMap(Object.keys)) if (!(scheme in schemes)) yield `security ${scheme}`;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const named = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name);
  if (inPath.join() !== named.sort().join()) yield `parameters ${named.join()}`;
  const all = parameters.map(parameter => `${parameter.in} ${parameter.name}`);
  if (new Set(all).size < all.length) yield 'a parameter twice';
  for (const { name, schema } of parameters) if (schema === undefined) yield `${name} has no schema`;
  const statuses = Object.keys(responses);
  if (!statuses.some(status => status.startsWith('2'))) yield 'no answer when all is well';
  if (!statuses.some(status => status.startsWith('4'))) yield 'no answer when something is wrong';
}

function* aboutReferences(document: ApiDocument): Generator<string> {
  const used = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, place]) => place));
  const there = new Set<string>();
  for (const kind of ['schemas', 'responses']) {
    for (const name of Object.keys(document.components[kind] ?? {})) there.add(`#/components/${kind}/${name}`);
  }
  for (const place of used) if (!there.has(place)) yield `${place} is not there`;
  for (const place of there) if (!used.has(place)) yield `${place} is not used`;
  for (const schema of objects(document.components)) {
    const { required, properties, type, enum: values } = schema as { [key: string]: unknown };
    const known = properties as Json | undefined;
    if (Array.isArray(required) && known !== undefined) {
      for (const name of required as string[]) if (!(name in known)) yield `${name} is required and unknown`;
    }
    if (Array.isArray(values) && new Set(values).size < values.length) yield 'a value twice';
    if (Array.isArray(values) && type === 'string' && values.some(value => typeof value !== 'string')) {
      yield 'a value of another type';
    }
  }
}

function* objects(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const inner of Object.values(value)) yield* objects(inner);
}

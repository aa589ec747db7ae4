/** States are trees of plain data: what JSON keeps, each object in one place only. */

/** What is wrong with a value, and where; `undefined` = it is a tree of plain data. */
export function notPlain(value: unknown, path = 'state', places = new Map<object, string>()): string | undefined {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path, places);
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function notPlainObject(value: object, path: string, places: Map<object, string>): string | undefined {
  const elsewhere = places.get(value);
  // Copies and saved matches would have two objects there, and play on differently.
  if (elsewhere !== undefined) return `${path} is the very object that lies at ${elsewhere}; put a copy there`;
  places.set(value, path);
  const kind = Object.getPrototypeOf(value) as unknown;
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is an instance of a class`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length)
    return `${path} has holes or keys beside its items`;
  for (const key of Object.keys(value)) {
    const wrong = notPlain((value as Record<string, unknown>)[key], `${path}.${key}`, places);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

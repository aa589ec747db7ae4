/**
 * A deep copy of plain data, several times faster than `structuredClone` on states: flat arrays are sliced, objects
 * keep their shape.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyArray(value) : copyObject(value as Record<string, unknown>)) as T;
}

function copyArray(from: readonly unknown[]): unknown[] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const item = to[i];
    if (typeof item === 'object' && item !== null) {
      to[i] = Array.isArray(item) ? copyArray(item) : copyObject(item as Record<string, unknown>);
    }
  }
  return to;
}

function copyObject(from: Record<string, unknown>): Record<string, unknown> {
  const to = { ...from };
  for (const key in to) {
    const item = to[key];
    if (typeof item === 'object' && item !== null) {
      to[key] = Array.isArray(item) ? copyArray(item) : copyObject(item as Record<string, unknown>);
    }
  }
  return to;
}

/** A copy of a list of lists whose items never change: of the decks on the table. */
export function copyLists<T>(from: readonly (readonly T[])[]): T[][] {
  const to: T[][] = [];
  for (const list of from) to.push(list.slice());
  return to;
}

/** Whether two plain values are the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameArrays(a, b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
  return true;
}

function sameArrays(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

/** The first place where two plain values differ, as a path with both values; `undefined` if they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return `${path === '' ? '(all)' : path}: ${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`;
}

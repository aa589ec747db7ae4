/** What changed between two views: small enough to send after every choice. Pure; the page applies what the server makes. */

/**
 * `{ s: value }` sets; `{ o: { field: patch }, d: [field] }` changes an object's fields, those of `d` are gone;
 * `{ a: [[index, patch]], n: length }` changes an array's items. (Indices are not keys of an object, because V8 writes
 * such objects four times slower, and this is written for every viewer after every choice.)
 */
export type Patch =
  | { readonly s: unknown }
  | { readonly o: { readonly [field: string]: Patch }; readonly d?: readonly string[] }
  | { readonly a: readonly (readonly [index: number, patch: Patch])[]; readonly n?: number };

/** `undefined` = the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after);
  return { s: after };
}

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const a: [number, Patch][] = [];
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) {
    if (before[i] === after[i]) continue;
    const patch = diff(before[i], after[i]);
    if (patch !== undefined) a.push([i, patch]);
  }
  for (let i = shared; i < after.length; i++) a.push([i, { s: after[i] }]);
  if (before.length !== after.length) return { a, n: after.length };
  return a.length === 0 ? undefined : { a };
}

function diffRecords(before: Record<string, unknown>, after: Record<string, unknown>): Patch | undefined {
  const o: { [key: string]: Patch } = {};
  let changes = 0;
  for (const key in after) {
    const patch = key in before ? diff(before[key], after[key]) : { s: after[key] };
    if (patch !== undefined) {
      o[key] = patch;
      changes++;
    }
  }
  const d: string[] = [];
  for (const key in before) if (!(key in after)) d.push(key);
  if (d.length > 0) return { o, d };
  return changes === 0 ? undefined : { o };
}

/** A new value with the changes; what did not change is shared with the old one, so that a page redraws little. */
export function patched<T>(value: T, patch: Patch | undefined): T {
  if (patch === undefined) return value;
  if ('s' in patch) return patch.s as T;
  if ('a' in patch) {
    const array = value as unknown[];
    const items = array.slice(0, patch.n ?? array.length);
    for (const [index, change] of patch.a) items[index] = patched(items[index], change);
    return items as T;
  }
  const record: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in patch.o) record[key] = patched(record[key], patch.o[key]);
  for (const key of patch.d ?? []) delete record[key];
  return record as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

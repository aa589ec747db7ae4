/** No match, file or message nests deeper; what does was made to exhaust whoever walks through it. */
const DEEPEST = 64;

/** Is something, as JSON gives it, nested deeper than anything of ours? */
export function isTooDeep(value: unknown, levels: number = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isTooDeep(item, levels - 1)) return true;
    return false;
  }
  for (const key in value) if (isTooDeep((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
}

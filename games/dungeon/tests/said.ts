/** `2 food, 1 evil`: what is not nothing in a row of numbers. */
export function said(row: object): string {
  return Object.entries(row)
    .filter(([, n]) => n !== 0)
    .map(([what, n]) => `${n} ${what}`)
    .join(', ');
}

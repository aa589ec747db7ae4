/** The name that somebody probably meant, or `undefined` if none is close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const known = name.toLowerCase();
    const edits = wanted.length > 1 && known.startsWith(wanted) ? 0 : distance(wanted, known);
    if (edits < fewest) {
      best = name;
      fewest = edits;
    }
  }
  return best;
}

/** How many letters must be added, dropped or changed to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
  }
  return row[b.length];
}

/**
 * docs/rulings says why every ruling is as it is. The rulings themselves are the manual's: `npm test -- rulings -u` takes
 * them over as they are now and keeps the reasons.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manual } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../index.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/rulings');
const NOT_YET = '?';

/** Last column by the id in the first one. */
function reasonsIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^\| (?<id>[A-Z]+-[RX]\d+[a-z]?) \| .* \| (?<why>[^|]*) \|$/gm)].map(row => [row[1], row[2]]),
  );
}

function page({ title, chapters }: Manual, reasons: ReadonlyMap<string, string>): string {
  const lines = [
    `# Rulings: ${title}`,
    '',
    'What the words mean is said in [the rulings of all games](README.md).',
    '',
  ];
  for (const chapter of chapters) {
    const rulings = Object.entries(chapter.clauses).filter(([id]) => /-[RX]\d+[a-z]?$/.test(id));
    if (rulings.length === 0) continue;
    lines.push(`## ${chapter.title}`, '', '| id | ruling | why |', '|---|---|---|');
    for (const [id, text] of rulings) lines.push(`| ${id} | ${text} | ${reasons.get(id) ?? NOT_YET} |`);
    lines.push('');
  }
  return lines.join('\n');
}

describe.each(gameIds)('docs/rulings/%s.md', async id => {
  const { manual } = await loadGame(id);
  const file = path.join(folder, `${id}.md`);
  const reasons = reasonsIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const ids = manual.chapters
    .flatMap(({ clauses }) => Object.keys(clauses))
    .filter(clause => /-[RX]\d+[a-z]?$/.test(clause));

  it('has every ruling as it stands in the manual', async () => {
    await expect(page(manual, reasons)).toMatchFileSnapshot(file);
  });

  it('says why, for each', () => {
    expect(ids.filter(clause => (reasons.get(clause) ?? NOT_YET) === NOT_YET)).toEqual([]);
  });

  it('cites clauses that there are', () => {
    const clauses = new Set(manual.chapters.flatMap(chapter => [chapter.id, ...Object.keys(chapter.clauses)]));
    const cited = [...reasons.values()].flatMap(why => why.match(/[A-Z]{3}-(?:[RX]|B?\d+[A-Z]?\.?)\d*[a-z]?/g) ?? []);
    expect(cited.filter(clause => !clauses.has(clause))).toEqual([]);
  });
});

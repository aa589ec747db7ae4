/** axe on a page in some themes, and the contrast that it cannot measure. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { tooFaint } from './contrast.ts';
import { wordlessIcons } from './signs.ts';
import { soak } from './soak.ts';
import { expect } from './table.ts';
import type { Theme } from './table.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const themes: readonly Theme[] = ['dark', 'light', 'contrast'];

/** Themes differ in colours alone: these rules of axe can tell them apart. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What these rules of axe find it calls moderate or minor: no grave fault, and slow to find. */
const slight = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** Needs no files of the page but what is loaded. */
const asked = {
  resultTypes: ['violations', 'incomplete'],
  preload: false,
  rules: Object.fromEntries(slight.map(rule => [rule, { enabled: false }])),
};

const softly = expect.configure({ soft: true });

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[]; incomplete: Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly failureSummary: string;
    readonly target: readonly string[];
  }[];
}

interface Found {
  /** What axe calls serious or critical. */
  readonly grave: readonly string[];
  /** Where it cannot tell the contrast. */
  readonly undecided: readonly string[];
}

/** In the browser: only what is wanted travels, for the whole of what axe has to say is long. */
async function look(options: object): Promise<Found> {
  const { violations, incomplete } = await (window as unknown as { axe: Axe }).axe.run(document, options);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return {
    grave: grave.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.length}×)\n  ${nodes[0].html.slice(0, 200)}\n  ${nodes[0].failureSummary}`,
    ),
    undecided: incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ target }) => target[0])),
  };
}

/** What axe calls serious or critical, text that is too faint where axe cannot tell, and signs without words. */
export async function expectAccessible(page: Page, what: string, worn: readonly Theme[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"]'), 'what is still being worked out').toHaveCount(0, {
    timeout: 60_000,
  });
  await softly.poll(() => wordlessIcons(page), `${what}: signs without words`).toEqual([]);
  for (const theme of worn) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const rules = theme === worn[0] || soak ? {} : { runOnly: ofColours };
    const seen = (): Promise<Found> => page.evaluate(look, { ...asked, ...rules });
    // What is wrong stays wrong: only something that came just then, amid three pictures, is gone at a second look.
    let found = await seen();
    if (found.grave.length > 0) found = await seen();
    expect.soft(found.grave, `${what}, ${theme}`).toEqual([]);
    const { undecided } = found;
    let faint = await tooFaint(page, undecided);
    if (faint.length > 0) faint = await tooFaint(page, undecided);
    expect.soft(faint, `${what}, ${theme}: contrast over drawings (${undecided.length} places)`).toEqual([]);
  }
}

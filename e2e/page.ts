/** Before all tests: a copy of the built page, so that nobody who builds meanwhile pulls it from under the browser. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../web/dist', import.meta.url));

export default function copyPage(): () => void {
  const from = process.env.VESPER_PAGE ?? built;
  if (!existsSync(path.join(from, 'index.html'))) throw new Error(`No page in ${from}: node tools/run.mjs build`);
  const copy = mkdtempSync(path.join(tmpdir(), 'vesper-page-'));
  cpSync(from, copy, { recursive: true });
  process.env.VESPER_E2E_PAGE = copy;
  return () => rmSync(copy, { recursive: true, force: true });
}

/** What a strict linter (Redocly's `recommended-strict`) says of an OpenAPI document: its rule and the place. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const linter = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

export async function complaints(document: unknown): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-api-'));
  try {
    writeFileSync(path.join(folder, 'api.json'), JSON.stringify(document));
    const { problems } = JSON.parse(await said(folder)) as Report;
    return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** It ends with 1 when it has complaints, and says them all the same. */
function said(folder: string): Promise<string> {
  const args = [linter, 'lint', '--extends', 'recommended-strict', '--format', 'json', 'api.json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, output, problems) => {
      if (output.startsWith('{')) resolve(output);
      else reject(error ?? new Error(problems));
    });
  });
}

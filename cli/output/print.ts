/** Everything for people and programs goes to standard output through here; progress and errors go to standard error. */
export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** The one document of a `--json` run. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

// Writes games/<id>/copy.gen.ts of every game from the type of its state: npm run copies
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem, copiesOfGames } from './copies/generate.ts';

try {
  for (const { file, text } of copiesOfGames()) {
    writeFileSync(file, text);
    console.log(path.relative(process.cwd(), file));
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import type { LegacyFile } from '@vesper/kernel/proof';
import { titleText } from '../output/match.ts';
import { printJson } from '../output/print.ts';
import { bold, dim } from '../output/style.ts';
import { lookBack } from '../play/commands.ts';
import { documentOf } from '../play/document.ts';
import { lineTerminal, silentTerminal } from '../play/lines.ts';
import { playOn } from '../play/loop.ts';
import { openMatch } from '../play/opening.ts';
import type { OpeningOptions } from '../play/opening.ts';
import { sitDown, tellResult } from '../play/sitting.ts';
import type { Sitting } from '../play/sitting.ts';
import type { Terminal } from '../play/terminal.ts';
import { writeLeft } from '../legacyFiles.ts';
import { keep } from '../replayFile.ts';

export interface PlayOptions extends OpeningOptions {
  readonly plain?: true;
  readonly json?: true;
}

export async function play(argument: string | undefined, options: PlayOptions): Promise<void> {
  const terminal = await terminalFor(options);
  try {
    const opening = await openMatch(argument, options, terminal);
    if (opening === undefined) return;
    const { game, match, players, brought } = opening;
    const sitting = await sitDown(game, match, players, terminal);
    terminal.say(bold(titleText(game, match)));
    terminal.say();
    const end = await playOn(sitting);
    if (options.json) printJson(documentOf(sitting));
    else if (end === 'over') await finish(sitting, brought);
    else await leave(sitting, argument, options);
  } finally {
    terminal.close();
  }
}

async function terminalFor({ json, plain }: PlayOptions): Promise<Terminal> {
  if (json) return silentTerminal();
  if (plain || !process.stdin.isTTY || !process.stdout.isTTY) return lineTerminal();
  return (await import('../play/menus.ts')).menuTerminal();
}

async function finish(sitting: Sitting, brought: readonly LegacyFile[]): Promise<void> {
  tellResult(sitting);
  const { game, match, players, terminal } = sitting;
  const isWanted = (seat: number): boolean => players[seat] === null;
  for (const { name, line, file } of await writeLeft(game, match, brought, { isWanted })) {
    terminal.say(`${bold(name)}, ${line}: kept as ${file}`);
  }
  sitting.terminal.say();
  await lookBack(sitting);
}

/** Keeps a match that somebody leaves, and says how to come back. */
async function leave(sitting: Sitting, argument: string | undefined, options: PlayOptions): Promise<void> {
  const { game, match, terminal } = sitting;
  if (match.record.length === 0) return;
  const file = await keep(match);
  const same = [
    ...(argument === undefined || argument === game.id ? [] : [argument]),
    ...(options.seat === undefined ? [] : [`--seat ${options.seat}`]),
    ...(options.bots === 'greedy' ? [] : [`--bots ${options.bots}`]),
    ...(options.hotseat ? ['--hotseat'] : []),
  ];
  terminal.say(`\nThe match is kept. Continue with: ${bold(['vesper play', ...same, '--resume', file].join(' '))}`);
  terminal.say(dim('The file contains the seed: whoever reads it knows all that is hidden.'));
}

import { gameIds, loadGame } from '@vesper/games';
import { objectionIn } from '@vesper/kernel';
import type { Game, OptionSpec } from '@vesper/kernel';
import { print, printJson } from '../output/print.ts';
import { bold, dim } from '../output/style.ts';
import { inColumns, labelled } from '../output/columns.ts';

export interface GamesOptions {
  readonly json?: true;
}

export async function listGames(options: GamesOptions): Promise<void> {
  const games = await Promise.all(gameIds.map(id => loadGame(id)));
  if (options.json) printJson(games.map(describe));
  else print(games.map(paragraph).join('\n\n'));
}

function describe({ id, name, version, about, seats, options, words }: Game) {
  const explained = Object.entries(options).map(([option, spec]) => [option, { ...spec, ...words.options[option] }]);
  return { id, name, version, ...about, seats, options: Object.fromEntries(explained) as Record<string, unknown> };
}

function paragraph(game: Game): string {
  const { min, max } = game.seats;
  const lines = [
    `${bold(game.id)}  ${game.name}`,
    dim(game.about.line),
    labelled([
      ['seats', min === max ? String(min) : `${min} to ${max}`],
      ['kind', `${game.about.kind}, ${game.about.minutes} minutes`],
      ['rules', `version ${game.version}`],
    ]),
  ];
  const options = Object.entries(game.options);
  if (options.length > 0) {
    const rows = options.map(([name, spec]) => [
      name,
      values(spec),
      String(spec.default),
      game.words.options[name].label + ties(spec),
    ]);
    lines.push(
      '',
      inColumns([{ title: 'option' }, { title: 'values' }, { title: 'default' }, { title: 'meaning' }], rows),
    );
  }
  return lines.join('\n');
}

function values(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true, false';
  return spec.kind === 'oneOf' ? spec.values.join(', ') : `${spec.min} to ${spec.max}`;
}

/** What it depends on, in the words that `--options` takes. */
function ties({ onlyWhen, differsFrom = [], without = [] }: OptionSpec): string {
  const told = (kind: 'onlyWhen' | 'without', when: NonNullable<typeof onlyWhen>): string =>
    objectionIn({ kind, when }, (option, value) => String(value ?? option));
  const found = [
    ...(onlyWhen === undefined ? [] : [told('onlyWhen', onlyWhen)]),
    ...differsFrom.map(other => `not the same as ${other}`),
    ...without.map(({ values: barred, when }) => `${barred.join(', ')} ${told('without', when)}`),
  ];
  return found.length === 0 ? '' : ` (${found.join('; ')})`;
}

/** The report as text. */
import { growing } from './gameCosts.ts';
import type { Compared, GameReport, Report } from './report.ts';
import { smallGames } from './smallGames.ts';
import type { Spread } from './statistics.ts';

export function print({ engines, searches, games, ratios }: Report): string {
  return [
    'Processor time of whole processes, median [lowest..highest] of the rounds.',
    heading('Random playouts, steps per second'),
    ...table([
      ['', smallGames.ticTacToe.name, smallGames.connectFour.name],
      ...Object.keys(engines.ticTacToe).map(engine => [
        engine,
        written(engines.ticTacToe[engine], rate),
        written(engines.connectFour[engine], rate),
      ]),
    ]),
    heading('Search, tries per second'),
    ...table(Object.entries(searches).map(([name, tries]) => [name, written(tries, rate)])),
    ...Object.entries(games).flatMap(([id, game]) => printGame(id, game)),
    heading('Ratios, formed within each round'),
    ...table(ratios.map(printRatio)),
  ].join('\n');
}

function printGame(id: string, { paces, seats, costs, stages }: GameReport): string[] {
  return [
    heading(`${id}: random playouts`),
    ...table([
      ['seats', 'choices per second', 'choices per game'],
      ...paces.map(pace => [String(pace.seats), written(pace.rate, rate), pace.choicesPerGame.toFixed(0)]),
    ]),
    heading(`${id}: what a state costs in the middle of a match of ${seats}, in µs`),
    ...table(Object.entries(costs).map(([operation, cost]) => [operation, written(cost, short)])),
    heading(`${id}: how a state grows in a match of ${seats}, in µs and bytes`),
    ...table([
      ['after', ...growing, 'bytes'],
      ...stages.map(stage => [
        `${100 * stage.part} %`,
        ...growing.map(operation => written(stage.costs[operation], short)),
        stage.bytes.toFixed(0),
      ]),
    ]),
  ];
}

function printRatio({ name, ratio, goal, met }: Compared): string[] {
  if (goal === undefined) return [name, written(ratio, short), '', ''];
  const bound = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return [name, written(ratio, short), `goal ${bound}`, met === true ? 'met' : 'missed'];
}

function heading(text: string): string {
  return `\n${text}`;
}

/** Columns of equal width. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('   ')}`.trimEnd());
}

function written({ median, min, max }: Spread, number: (value: number) => string): string {
  return `${number(median)} [${number(min)}..${number(max)}]`;
}

/** Three digits. */
function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function rate(value: number): string {
  if (value >= 1e6) return `${short(value / 1e6)} M`;
  return value >= 1e3 ? `${short(value / 1e3)} k` : short(value);
}

/** What would come of a choice, before it is made. */
import { forecast, eventsAsOne, plainWords, view } from '@vesper/kernel';
import type { Event, Forecast } from '@vesper/kernel';
import { endOf } from '@vesper/table/foretold';
import { bold, dim } from '../output/style.ts';
import { wrap } from '../output/wrap.ts';
import type { Choosable, Sitting } from './sitting.ts';

export function foretell({ match, players, at }: Sitting, { choice, decision }: Choosable): Forecast {
  return forecast(match, { seat: at, choice, decision: decision.id }, seat => players[seat] === null);
}

/** The sentences of a forecast; what would come to nothing is marked. */
export function tellForecast({ game, match, players, terminal, at }: Sitting, label: string, known: Forecast): void {
  const seen = view(match, at);
  const words = plainWords(game.words);
  const names = players.map((_, seat) => words.seat(seen, seat));
  const tell = (event: Event, before = ''): void => {
    const sentence = words.event(seen, event);
    if (sentence === undefined) return;
    const bullet = game.words.fruitless?.includes(event.event) === true ? '!' : '·';
    terminal.say(wrap(`  ${bullet} ${before}${sentence} ${dim(`(${event.rule})`)}`, 4));
  };
  terminal.say(`${bold(label)} would mean:`);
  for (const event of eventsAsOne(game.words, seen, known.told)) tell(event);
  for (const event of eventsAsOne(game.words, seen, known.later)) tell(event, 'Later, as things stand: ');
  terminal.say(`  ${endOf(known, at, names)}`);
}

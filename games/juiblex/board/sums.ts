/** What a choice on the map costs and brings, line by line, and what becomes of the site it happens at. */
import { capital, plain } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import type { Asked, IconName } from '@vesper/web/board';
import { known } from '@vesper/web/board';
import { ASSASSINATE, DEPLOY, RECRUIT, RETURN_SPY } from '../agenda.ts';
import type { JuiblexAsks } from '../agenda.ts';
import { penaltyOf, sum } from '../asking.ts';
import { effectOf } from '../content/cards.ts';
import { EMPTY, WHITE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { controlChange } from './control.ts';
import { signs } from './look.ts';

export interface SumLine {
  readonly icon: IconName;
  readonly what: string;
  readonly gives: string;
}

const minus = (icon: IconName, what: string, have: number, n: number): SumLine => ({
  icon,
  what,
  gives: `${have} − ${n} = ${have - n}`,
});
const plus = (icon: IconName, what: string, have: number, n: number): SumLine => ({
  icon,
  what,
  gives: `${have} + ${n} = ${have + n}`,
});

export function sumsOf(view: JuiblexView, seat: Seat, decision: Asked, choice: Choice): readonly SumLine[] {
  const { power, barracks, trophies, spies } = view.players[seat];
  const trophy = plus(signs.trophies, 'Trophies', sum(trophies), 1);
  const troop = minus(signs.barracks, 'Barracks', barracks, 1);
  const way = known<JuiblexAsks>({ decision, offer: { choice } });
  switch (way.ask) {
    case 'act':
      if (typeof way.choice !== 'number' || way.choice < ASSASSINATE) return [];
      if (way.choice < DEPLOY) return [minus(signs.power, 'Power', power, 3), trophy];
      if (way.choice < RECRUIT) return [minus(signs.power, 'Power', power, 1), troop];
      return way.choice < RETURN_SPY ? [] : [minus(signs.power, 'Power', power, 3)];
    case 'deploySpace':
      return [troop];
    case 'spySite':
      return spies > 0 ? [minus(signs.spies, 'Spies in reserve', spies, 1)] : [];
    case 'targetTroop': {
      if (way.choice === 'stop') return [];
      const { do: word } = effectOf(way.frame);
      if (word !== 'afflict') return word === 'supplant' && barracks > 0 ? [trophy, troop] : [trophy];
      return afflicting(view, view.spaces[way.choice]);
    }
    case 'spreadPay':
    case 'spreadLoss':
      return afflicting(view, seat);
    default:
      return [];
  }
}

/** What one more troop of a colour on the Affliction board costs its owner. */
function afflicting(view: JuiblexView, colour: number): readonly SumLine[] {
  if (colour >= WHITE) return [];
  const then = view.afflicted.map((n, of) => (of === colour ? n + 1 : n));
  const all = sum(then) - then[WHITE];
  return [
    {
      icon: 'game:slime',
      what: 'Affliction',
      gives: `${then[colour]} × ${all} = −${penaltyOf({ afflicted: then }, colour)}`,
    },
  ];
}

/** `You take Everfire, 3 VP.`; empty where nothing changes. */
export function changeOf(
  view: JuiblexView,
  decision: Asked,
  choice: Choice,
  called: (seat: Seat) => string = () => 'another house',
): string {
  const named = (seat: Seat): string => (seat === view.viewer ? 'you' : called(seat));
  const change = (space: number, what: number): string => {
    const words = controlChange(view, space, what, named);
    return words === '' ? '' : plain(capital(words));
  };
  const way = known<JuiblexAsks>({ decision, offer: { choice } });
  switch (way.ask) {
    case 'act':
      if (typeof way.choice !== 'number' || way.choice < ASSASSINATE || way.choice >= RECRUIT) return '';
      return way.choice < DEPLOY ? change(way.choice - ASSASSINATE, EMPTY) : change(way.choice - DEPLOY, decision.seat);
    case 'deploySpace':
    case 'startDeploy':
      return change(way.choice, decision.seat);
    case 'targetTroop':
      if (way.choice === 'stop') return '';
      return change(way.choice, effectOf(way.frame).do === 'supplant' ? decision.seat : EMPTY);
    case 'spreadPay':
    case 'spreadLoss':
      return change(way.choice, EMPTY);
    default:
      return '';
  }
}

/** The same in one sentence, for tooltips and the phone's sheet. */
export function summed(view: JuiblexView, decision: Asked, choice: Choice): string {
  const sums = sumsOf(view, decision.seat, decision, choice).map(({ what, gives }) => `${what} ${gives}.`);
  return [...sums, changeOf(view, decision, choice)].filter(words => words !== '').join(' ');
}

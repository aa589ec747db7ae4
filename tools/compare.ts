// Do today's rules play as a kept edition does? npm run compare -- <game> --with VERSION [--games N] [--seed S] [--unasked ask,…] [--gained field,…]
//   [--aside event,event.field,…]
// Every match is played by the edition; today's rules get the same choices. Who is asked, what may be chosen, what everybody
// sees of it and how it ends must be the same. `--unasked` names decisions that today's rules may leave out where the
// edition still asks: there the edition lets the moment pass. `--gained` names fields that events of the edition may lack,
// `--aside` events, or single fields of them, that are told in addition or otherwise on purpose: neither side's are compared.
import { parseArgs } from 'node:util';
import { setupsOf } from '@vesper/checkers';
import { loadGame } from '@vesper/games';
import { below, choices, choose, difference, fastChance, log, open, outcome, start } from '@vesper/kernel';
import type { Choice, Event, Game, Match, Open } from '@vesper/kernel';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    with: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'compare' },
    unasked: { type: 'string', default: '' },
    gained: { type: 'string', default: '' },
    aside: { type: 'string', default: '' },
  },
});
const [id] = positionals;
if (id === undefined || values.with === undefined) {
  throw new Error(
    'Usage: npm run compare -- <game> --with VERSION [--games N] [--seed S] [--unasked ask,…] [--gained field,…] [--aside event,…]',
  );
}
const before = await loadGame(id, Number(values.with));
const now = await loadGame(id);
const mayBeUnasked = new Set(values.unasked.split(','));
const gained = values.gained.split(',');
const aside = new Set(values.aside.split(','));

let played = 0;
let chosen = 0;
const faults: string[] = [];
const setups = setupsOf(now);
for (let i = 0; i < Number(values.games) && faults.length < 5; i++) {
  const { seats, options } = setups[i % setups.length];
  const seed = `${values.seed} ${i}`;
  const fault = compared(seed, seats, options);
  if (fault !== undefined) faults.push(`${seed} (${seats} seats, ${JSON.stringify(options)}): ${fault}`);
  played += 1;
}
for (const fault of faults) console.log(fault);
console.log(
  `${now.name}: ${played} matches, ${chosen} choices, ${faults.length} differ from version ${before.version}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function compared(seed: string, seats: number, options: Record<string, boolean | string | number>): string | undefined {
  const old = start(before, { seats, options, seed });
  const young = start(now, { seats, options, seed });
  const rng = fastChance(seed);
  while (outcome(old) === null) {
    const waits = open(old);
    const asked = waits[below(rng, waits.length)];
    const legal = choices(old, asked);
    const at = `choice ${old.record.length}, ${asked.ask} of seat ${asked.seat}`;
    const same = sameAsked(young, asked);
    if (same === undefined) {
      if (!mayBeUnasked.has(asked.ask))
        return `${at}: not asked any more; asked is ${open(young)
          .map(o => o.ask)
          .join(', ')}`;
      choose(old, { seat: asked.seat, choice: passingOf(before, asked), decision: asked.id });
      continue;
    }
    const offered = difference(legal, choices(young, same));
    if (offered !== undefined) return `${at}: offered ${offered}`;
    const choice = legal[below(rng, legal.length)];
    choose(old, { seat: asked.seat, choice, decision: asked.id });
    choose(young, { seat: asked.seat, choice, decision: same.id });
    chosen += 1;
  }
  for (let viewer = -1; viewer < seats; viewer++) {
    const seen = (match: Match): object[] =>
      log(match, viewer < 0 ? 'spectator' : viewer).flatMap(({ event }) => withoutAside(event));
    const once = seen(old);
    const told = difference(
      once,
      seen(young).map((event, i) => withoutGained(event, once[i])),
    );
    if (told !== undefined) return `told to ${viewer < 0 ? 'spectators' : `seat ${viewer}`}: ${told}`;
  }
  const [was, is] = [outcome(old)!, outcome(young)];
  if (is === null) return 'goes on, but was over';
  return (
    difference(was.winners, is.winners, 'winners') ??
    difference(was.scores, is.scores, 'scores') ??
    difference(was.sheet, is.sheet, 'sheet')
  );
}

/** The event without what it has gained since the edition told it. */
function withoutGained(event: object, was: object | undefined): object {
  const isOld = ([field]: [string, unknown]) => !gained.includes(field) || (was !== undefined && field in was);
  return Object.fromEntries(Object.entries(event).filter(isOld));
}

/** The event without what is set aside; none if all of it is. */
function withoutAside(event: Event): object[] {
  if (aside.has(event.event)) return [];
  return [Object.fromEntries(Object.entries(event).filter(([field]) => !aside.has(`${event.event}.${field}`)))];
}

function sameAsked(match: Match, { seat, ask, optional }: Open): Open | undefined {
  const mine = open(match).filter(found => found.seat === seat && found.optional === optional);
  return mine.find(found => found.ask === ask) ?? (mine.length === 1 && !mayBeUnasked.has(ask) ? mine[0] : undefined);
}

function passingOf(game: Game, { ask }: Open): Choice {
  return (game.decisions as { readonly [name: string]: { readonly passing?: { readonly choice: Choice } } })[ask]
    .passing!.choice;
}

/** Salem's short words for the strip of choices, the status line and the log. */
import { plain } from '@vesper/kernel';
import type { Choice, Event } from '@vesper/kernel';
import { offersBy, questionsBy } from '@vesper/web/board';
import type { Asked, Chip } from '@vesper/web/board';
import { ThomasPutnam, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { NONE } from '../state.ts';
import type { Colonist } from '../content/types.ts';
import type { ColonistOrDecline, Price, SalemEvent, SalemView } from '../state.ts';
import { familyName } from '../words/names.ts';
import { priceParts } from '../words/price.ts';
import type { Priced } from '../words/price.ts';
import { shortName } from './faces.ts';
import { pieces } from './pieces.ts';
import type { SalemBoardAsks } from './pieces.ts';
import { lookOf } from './spaces.ts';
import { Coins } from './tokens.tsx';

export const question = questionsBy<SalemBoardAsks>({
  startPick: 'Keep whom?',
  place: 'Place where?',
  accuse: 'Accuse whom?',
  thomasBonus: 'Accuse one more?',
  exonerateTarget: 'Exonerate whom?',
  exonerateExtra: 'Take off 1 more?',
  protect: 'Protect whom?',
  menu: 'Use whom?',
  abilityMode: 'Do what?',
  abilityTarget: ({ step }) =>
    ({
      exonerate: 'Exonerate whom?',
      accusationFrom: 'Move whose?',
      accusationTo: 'Move it to whom?',
      fearFrom: 'Move whose?',
      fearTo: 'Move it to whom?',
      calm: 'Calm whom?',
      protect: 'Protect whom?',
      endow: 'Raise whom?',
    })[step],
  arrest: 'Arrest whom?',
  scapegoat: 'Name a scapegoat?',
  burroughsFear: 'Remove a Fear?',
  spectral: 'Who bears it?',
  fearMode: 'Do what?',
  fearTarget: ({ remove }) => (remove ? 'Calm whom?' : 'Frighten whom?'),
  bring: 'Bring in whom?',
  griggs: 'Raise whom?',
  alden: 'Protect whom?',
});

export const chip = offersBy<SalemView, SalemBoardAsks, Chip>(
  pieces,
  { colonist: who => ({ label: shortName(who) }) },
  {
    place: ({ choice }) => ({ label: `${lookOf(choice).name}${plusOne(choice)} (${choice})` }),
    menu({ view, seat, choice }) {
      if (typeof choice === 'number') return { label: shortName(choice) };
      if (choice === 'generate') return { label: 'Collect', price: <Coins amount={`+${view.players[seat].icons}`} /> };
      return choice === 'thomas' ? { label: `${shortName(ThomasPutnam)}: accuse` } : undefined;
    },
    exonerateExtra: ({ choice }) =>
      choice === 'pay' ? { label: 'Take off 1 more', price: <Coins amount={1} /> } : undefined,
    arrest: priced,
    bring: priced,
  },
);

/** Spaces are numbered along the path. */
export const number = offersBy<SalemView, SalemBoardAsks, number>(pieces, {}, { place: ({ choice }) => choice });

function priced({ choice, facts }: { readonly choice: ColonistOrDecline; readonly facts: Price | undefined }) {
  if (choice === 'decline') return undefined;
  return { label: shortName(choice), ...(facts === undefined ? {} : { price: <Coins amount={facts.total} /> }) };
}

const plusOne = (space: number): string => (space === 9 || space === 14 ? ' +1' : '');

/** The sum of a price and what the card would be worth to the seat. */
export const detail = offersBy<SalemView, SalemBoardAsks, string>(
  pieces,
  { colonist: who => colonists[who].ability },
  {
    menu: ({ choice }) => (typeof choice === 'number' ? colonists[choice].ability : undefined),
    arrest({ view, seat, frame, choice, facts }) {
      if (choice === 'decline' || facts === undefined) return undefined;
      const { rival, points } = factions[view.players[seat].faction];
      const { family, property } = colonists[choice];
      const bonus =
        family === rival ? ` A ${familyName(family)} in your jail is worth ${points.rivalJailed} more points.` : '';
      return `${sum(facts, 'arrest', frame.by)}${bonus}${property > 0 ? ` Houses: ${property}.` : ''}`;
    },
    bring({ view, seat, frame, choice, facts }) {
      if (choice === 'decline' || facts === undefined) return undefined;
      const { ally, points } = factions[view.players[seat].faction];
      const { family } = colonists[choice];
      const bonus =
        family === ally ? ` A ${familyName(family)} in your Circle is worth ${points.allyCircled} more points.` : '';
      return `${sum(facts, 'bring', frame.by)}${bonus}`;
    },
  },
);

const sum = (price: Price, action: Priced, by: Colonist): string =>
  `${plain(priceParts(price, action, by))} = ${price.total} Influence.`;

export function isWayForward({ choices = [] }: Asked, choice: Choice): boolean {
  if (choice === 'done' || choice === 'decline' || choice === 'stop') return true;
  return choices.length === 1;
}

/** Rounds have no fixed number: the dots show the spaces of this round that are resolved. */
export function progress(view: SalemView): { readonly text: string; readonly done: number; readonly of: number } {
  const { round, phase, players, spaces } = view;
  const all = players.length === 2 ? 6 : players.length * 2;
  const standing = spaces.filter((seat, space) => space > 0 && seat !== NONE).length;
  if (phase === 'startDraft') return { text: 'Choosing Starting Colonists', done: 0, of: 0 };
  if (phase === 'place') return { text: `Round ${round}, placing`, done: standing, of: all };
  if (phase === 'over') return { text: `Over after round ${round}`, done: 0, of: 0 };
  return { text: `Round ${round}, resolving`, done: all - standing - 1, of: all };
}

export function chapter(_view: SalemView, event: Event): string | undefined {
  const told = event as SalemEvent;
  if (told.event === 'roundBegan') return `Round ${told.round}`;
  if (told.event === 'endCardRevealed') return 'The trials are over';
  return undefined;
}

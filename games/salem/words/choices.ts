/** Choices as button labels: a plain verb and whom it is about. */
import type { AskFrame, Choice, Facts, Open, Seat } from '@vesper/kernel';
import type { Colonist } from '../content/types.ts';
import type { SalemView } from '../state.ts';
import { colonistName, spaceLabel } from './names.ts';
import { priceIn } from './price.ts';
import type { AskName, Details } from './prompts.ts';
import { count } from './voice.ts';

interface About {
  readonly view: SalemView;
  readonly seat: Seat;
  readonly d: Details;
  readonly facts: Facts | undefined;
}

export function choice(view: SalemView, open: Open, chosen: Choice, facts: Facts | undefined): string {
  return labels[open.ask as AskName](chosen, { view, seat: open.seat, d: open.frame as AskFrame & Details, facts });
}

type Label = (chosen: Choice, about: About) => string;

/** Labels of a decision between colonists and, where there is one, a way to decline. */
function whom(label: (colonist: Colonist, about: About) => string, decline = 'Decline'): Label {
  return (chosen, about) => (typeof chosen === 'number' ? label(chosen, about) : decline);
}

/** Labels of a decision between named ways. */
function which(ways: Readonly<Record<string, string>>): Label {
  return chosen => ways[chosen as string];
}

const labels: Readonly<Record<AskName, Label>> = {
  startPick: whom(colonist => `Keep ${colonistName(colonist)}`),
  place: chosen => `Place on ${spaceLabel(Number(chosen))}`,
  accuse: whom(colonist => `Accuse ${colonistName(colonist)}`),
  thomasBonus: whom(colonist => `Accuse ${colonistName(colonist)}`, 'Accuse no one else'),
  exonerateTarget: whom(
    (colonist, { view }) =>
      `Take ${count(Math.min(2, view.accusations[colonist]), 'Accusation')} off ${colonistName(colonist)}`,
    'Exonerate no one',
  ),
  exonerateExtra: which({ pay: 'Pay 1 Influence', stop: 'Stop here' }),
  protect: whom(colonist => `Protect ${colonistName(colonist)}`, 'Leave the token'),
  menu: (chosen, about) =>
    typeof chosen === 'number' ? `Use ${colonistName(chosen)}` : entry(chosen, about.view, about.seat),
  abilityMode: which({
    place: 'Place 1 Accusation',
    remove: 'Remove 1 Accusation',
    accuse: 'Place 1 Accusation',
    spectral: 'Pay 1 Influence to place the Spectral Evidence',
    accusation: 'Remove 1 Accusation',
    fear: 'Remove 1 Fear',
  }),
  abilityTarget: whom((colonist, { d }) => target(colonist, d), 'Leave it at that'),
  arrest: whom((colonist, about) => `Arrest ${colonistName(colonist)}${forTotal(about)}`, 'Arrest no one'),
  scapegoat: whom(
    (colonist, { d, seat }) => `${d.arrester === seat ? 'Take' : 'Name'} ${colonistName(colonist)}`,
    'Name no scapegoat',
  ),
  burroughsFear: whom(colonist => `Take 1 Fear off ${colonistName(colonist)}`, 'Remove no Fear'),
  spectral: whom((colonist, { view }) =>
    view.spectralOn === colonist ? `Leave it on ${colonistName(colonist)}` : `Put it on ${colonistName(colonist)}`,
  ),
  fearMode: which({ place: 'Place 1 Fear and gain 2 Influence', remove: 'Remove 1 Fear' }),
  fearTarget: whom((colonist, { d }) =>
    d.remove === true ? `Take 1 Fear off ${colonistName(colonist)}` : `Place 1 Fear on ${colonistName(colonist)}`,
  ),
  bring: whom((colonist, about) => `Bring in ${colonistName(colonist)}${forTotal(about)}`, 'Bring in no one'),
  griggs: whom(
    (colonist, { view }) => `Raise ${colonistName(colonist)} (token ${view.reputationTokens[colonist] + 1} of 3)`,
  ),
  alden: whom(colonist => `Protect ${colonistName(colonist)}`),
};

/** What the menu of spaces 5 and 7 offers beside abilities. */
function entry(chosen: Choice, { players, supply, resolving }: SalemView, seat: Seat): string {
  const income = `${Math.min(players[seat].icons, supply.influence)} Influence`;
  if (chosen === 'generate') return `Collect ${income}`;
  if (chosen === 'thomas') return "Place Thomas Putnam's extra Accusation";
  // SAL-R22: Done collects what has not been collected.
  return resolving.space === 5 && !resolving.generated ? `Done, collecting ${income}` : 'Done';
}

function target(colonist: Colonist, { step }: Details): string {
  const name = colonistName(colonist);
  switch (step) {
    case 'accusationFrom':
    case 'fearFrom':
      return `Take it from ${name}`;
    case 'accusationTo':
    case 'fearTo':
      return `Move it to ${name}`;
    case 'calm':
      return `Take 1 Fear off ${name}`;
    case 'exonerate':
      return `Take 1 Accusation off ${name}`;
    default:
      return name;
  }
}

/** The brief form on a button; the parts of the price belong into a tooltip. */
function forTotal({ facts }: About): string {
  const price = priceIn(facts);
  if (price === undefined) return '';
  return price.total === 0 ? ' for free' : ` for ${price.total}`;
}

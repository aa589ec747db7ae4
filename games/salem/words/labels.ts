/** Choices as button labels: a plain verb and whom it is about. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import type { ColonistOrDecline, Price } from '../state.ts';
import type { SalemCatalogue } from './catalogue.ts';
import { modeInWords, targetLabel } from './effects.ts';
import { accusations, colonist, influence, space } from './voice.ts';

/** `Accuse Mary Easty`, or what it is called to decline. */
const whom = (choice: ColonistOrDecline, label: (who: Colonist) => Sentence, decline = 'Decline'): Sentence =>
  choice === 'decline' ? decline : label(choice);

export const labels: SalemCatalogue['labels'] = {
  startPick: ({ choice }) => say`Keep ${colonist(choice)}`,
  place: ({ choice }) => say`Place on ${space(choice)}`,
  accuse: ({ choice }) => say`Accuse ${colonist(choice)}`,
  thomasBonus: ({ choice }) => whom(choice, who => say`Accuse ${colonist(who)}`, 'Accuse no one else'),
  exonerateTarget: ({ view, choice }) =>
    whom(
      choice,
      who => say`Take ${accusations(Math.min(2, view.accusations[who]))} off ${colonist(who)}`,
      'Exonerate no one',
    ),
  exonerateExtra: ({ choice }) => ({ pay: 'Pay 1 Influence', stop: 'Stop here' })[choice],
  protect: ({ choice }) => whom(choice, who => say`Protect ${colonist(who)}`, 'Leave the token'),
  menu({ view: { players, supply, resolving }, seat, choice }) {
    if (typeof choice === 'number') return say`Use ${colonist(choice)}`;
    const income = influence(Math.min(players[seat].icons, supply.influence));
    if (choice === 'generate') return say`Collect ${income}`;
    if (choice === 'thomas') return 'Place Thomas Putnam’s extra Accusation';
    // SAL-R22: Done collects what has not been collected.
    return resolving.space === 5 && !resolving.generated ? say`Done, collecting ${income}` : 'Done';
  },
  abilityMode: ({ frame, choice }) => modeInWords(colonists[frame.colonist].modes.find(({ name }) => name === choice)!),
  abilityTarget: ({ view, frame, choice }) =>
    whom(choice, who => targetLabel(frame.step, who, view), 'Leave it at that'),
  arrest: ({ choice, facts }) => whom(choice, who => say`Arrest ${colonist(who)}${forTotal(facts)}`, 'Arrest no one'),
  scapegoat: ({ frame, seat, choice }) =>
    whom(choice, who => say`${frame.arrester === seat ? 'Take' : 'Name'} ${colonist(who)}`, 'Name no scapegoat'),
  burroughsFear: ({ choice }) => whom(choice, who => say`Take 1 Fear off ${colonist(who)}`, 'Remove no Fear'),
  spectral: ({ view, choice }) =>
    view.spectralOn === choice ? say`Leave it on ${colonist(choice)}` : say`Put it on ${colonist(choice)}`,
  fearMode: ({ choice }) => ({ place: 'Place 1 Fear and gain 2 Influence', remove: 'Remove 1 Fear' })[choice],
  fearTarget: ({ frame, choice }) =>
    frame.remove ? say`Take 1 Fear off ${colonist(choice)}` : say`Place 1 Fear on ${colonist(choice)}`,
  bring: ({ choice, facts }) =>
    whom(choice, who => say`Bring in ${colonist(who)}${forTotal(facts)}`, 'Bring in no one'),
};

/** The brief form on a button; the parts of the price belong into a tooltip. */
function forTotal(price: Price | undefined): string {
  if (price === undefined) return '';
  return price.total === 0 ? ' for free' : ` for ${price.total}`;
}

/** What must have been seen at work before the checkers believe that everything does. */
import {
  ElizabethPorter,
  ElizabethProctor,
  GeorgeBurroughs,
  GilesCorey,
  IsraelPorter,
  JohnProctor,
  JohnWillard,
  MargaretJacobs,
  ThomasPutnam,
  colonists,
  endCards,
  isEndCard,
} from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { spaces } from '../content/spaces.ts';
import type { Colonist, Effect } from '../content/types.ts';
import { IN_CIRCLE, NONE } from '../state.ts';
import type { Price, SalemEvent } from '../state.ts';
import { lines } from '../words/score.ts';

const ability = (colonist: Colonist): string => `ability ${colonists[colonist].id}`;
const mode = (colonist: Colonist, name: string): string => `mode ${colonists[colonist].id} ${name}`;

/** Giles Corey and John Proctor only forbid: the refusals `gilesNeedsThree` and `johnProctorShields` show them at work. */
const forbids = (colonist: Colonist): boolean => colonist === GilesCorey || colonist === JohnProctor;

export const effects: readonly string[] = [
  ...spaces.map(({ number }) => `space ${number}`),
  ...colonists.flatMap((_, colonist) => (forbids(colonist) ? [] : [ability(colonist)])),
  ...colonists.flatMap(({ modes }, colonist) =>
    modes.length > 1 ? modes.map(({ name }) => mode(colonist, name)) : [],
  ),
  ...colonists.flatMap(({ id }) => [`arrested ${id}`, `brought ${id}`]),
  'arrested from a row',
  'arrested from a Circle',
  'arrested for free',
  'brought from a row',
  'brought from a Circle',
  'scapegoat',
  'scapegoat by arrester',
  ...factions.map(({ id }) => `faction ${id}`),
  ...grievances.map(({ id }) => `grievance ${id}`),
  ...endCards.map(({ id }) => `end card ${id}`),
  ...Object.keys(lines).map(line => `line ${line}`),
  'cycled',
  'top row filled from the Colonist deck',
  'short supply',
];

/** The ability that an event's `by` shows at work; a hammer ability shows when it is picked. */
function worked(by: Colonist): readonly string[] {
  return by === NONE || colonists[by].kind === 'hammer' ? [] : [ability(by)];
}

/** The mode, of several, in which an ability does this. */
function chosen(by: Colonist, word: Effect['do']): readonly string[] {
  if (by === NONE || colonists[by].modes.length < 2) return [];
  const does = colonists[by].modes.filter(({ effects }) => effects.some(effect => effect.do === word));
  return does.map(({ name }) => mode(by, name));
}

function defences({ willard, elizabethProctor, discount }: Price): string[] {
  const found: string[] = [];
  if (willard > 0) found.push(ability(JohnWillard));
  if (elizabethProctor > 0) found.push(ability(ElizabethProctor));
  if (discount > 0) found.push(ability(ElizabethPorter));
  return found;
}

/** Which of them an event shows at work. */
export function shown(told: SalemEvent): readonly string[] {
  switch (told.event) {
    case 'factionDealt':
      return [`faction ${factions[told.faction].id}`];
    case 'messengerLifted':
      return [`space ${told.space}`];
    case 'influenceGained':
      return told.short > 0 ? [...worked(told.by), 'short supply'] : worked(told.by);
    case 'influenceGenerated':
      return told.amount < told.icons ? ['short supply'] : [];
    case 'accusationPlaced':
      return told.by === ThomasPutnam ? [ability(ThomasPutnam)] : chosen(told.by, 'accuse');
    case 'accusationsRemoved':
      return chosen(told.by, 'exonerate');
    case 'fearRemoved':
      return told.by === GeorgeBurroughs ? [ability(GeorgeBurroughs)] : chosen(told.by, 'calm');
    case 'spectralPlaced':
      return chosen(told.by, 'spectral');
    case 'abilityPicked':
      return [ability(told.colonist)];
    case 'arrestAttempted':
      return defences(told.price);
    case 'scapegoatNamed':
      return told.rule === 'SAL-R31'
        ? [ability(told.scapegoat), 'scapegoat', 'scapegoat by arrester']
        : [ability(told.scapegoat), 'scapegoat'];
    case 'colonistArrested': {
      const found = [
        `arrested ${colonists[told.colonist].id}`,
        told.from >= IN_CIRCLE ? 'arrested from a Circle' : 'arrested from a row',
      ];
      if (told.price === null) return found;
      if (told.price.total === 0) found.push('arrested for free');
      return [...found, ...defences(told.price)];
    }
    case 'colonistBrought': {
      const found = [
        `brought ${colonists[told.colonist].id}`,
        told.from >= IN_CIRCLE ? 'brought from a Circle' : 'brought from a row',
      ];
      return told.price.discount > 0 ? [...found, ability(IsraelPorter)] : found;
    }
    case 'cardRevealed':
      return told.row === 'prominent' && !isEndCard(told.card) && colonists[told.card].back === 'blue'
        ? ['top row filled from the Colonist deck']
        : [];
    case 'cardCycled':
      return ['cycled'];
    case 'endCardRevealed':
      return [`end card ${endCards[told.card - colonists.length].id}`];
    case 'grievanceRevealed':
      return [`grievance ${grievances[told.grievance].id}`];
    case 'scored':
      return told.line === 'margaretJacobs' ? [`line ${told.line}`, ability(MargaretJacobs)] : scored(told);
    default:
      return [];
  }
}

/** A line counts as seen when it gave or took points. */
function scored({ line, points }: Extract<SalemEvent, { event: 'scored' }>): readonly string[] {
  return points === 0 ? [] : [`line ${line}`];
}

/** A choice as a small picture, and what is worth knowing about it in a few words. */
import type { ReactNode } from 'react';
import { Icon, known } from '@vesper/web/board';
import type { Asked, Known, Offer, WayLook } from '@vesper/web/board';
import type { ActionFacts, CommitFacts, RealmAsks } from '../agenda.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { COLOURS, FIRST_SPECIAL } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { counted } from '../words/names.ts';
import { actionIcons, cardIcon, landIcon } from './look.ts';
import { Faction, Pip } from './tokens.tsx';

type Way = Known<RealmAsks>;

/** In a list of ways: the ways of one action are of a kind. */
export function wayLook(_view: RealmView, decision: Asked, offer: Offer): WayLook {
  const way = known<RealmAsks>({ decision, offer });
  return {
    icon: iconOf(way),
    more: factsOf(way) || sourceText(playedBy(way)),
    kind: way.ask === 'chooseAction' ? way.choice.action : playedBy(way) === NONE ? '' : 'play',
  };
}

function iconOf(way: Way): ReactNode {
  const source = playedBy(way);
  if (source !== NONE) return <Icon name={source >= QUEST ? 'game:scroll-unfurled' : cardIcon(source)} size={18} />;
  switch (way.ask) {
    case 'chooseAction': {
      const { choice } = way;
      if (choice.action === 'rumors' || (choice.action === 'engage' && choice.colour !== NONE))
        return <Faction colour={choice.colour} size={18} />;
      return <Icon name={actionIcons[choice.action]} size={18} />;
    }
    case 'pickMinion':
      if (way.choice !== 'stop') return <Faction colour={way.choice.colour} size={18} />;
      break;
    case 'playSpecial':
      return <Icon name="lucide:arrow-right" size={16} />;
    case 'pickColour':
    case 'pickForm':
      if (way.choice !== 'none') return <Faction colour={way.choice} size={18} />;
      break;
    case 'pickSpace':
      if (way.choice !== 'stop') return <Icon name={landIcon(way.choice)} size={18} />;
      break;
    default:
  }
  return <Icon name="lucide:chevron-right" size={16} />;
}

/** The Special or quest that is played by it, or NONE. */
function playedBy(way: Way): Source {
  switch (way.ask) {
    case 'chooseAction':
      return way.choice.action === 'play' ? way.choice.source : NONE;
    case 'playSpecial':
      return way.choice === 'pass' ? NONE : way.choice;
    case 'discardToLimit':
      return typeof way.choice === 'object' ? way.choice.source : NONE;
    default:
      return NONE;
  }
}

/** What a card is worth in a battle: the chance with it, or its dice while there is no chance yet. */
export function worthInBattle({ dice, then }: CommitFacts): string {
  return then === 0 ? `+${counted(dice, 'die', 'dice')}` : `${then} %`;
}

/** What a Special or a completed quest does when it is played. */
export function sourceText(source: Source): string {
  if (source < FIRST_SPECIAL) return '';
  return source >= QUEST ? quests[source - QUEST].text : specials[source - FIRST_SPECIAL].text;
}

function factsOf(way: Way): string {
  if (way.ask === 'chooseAction') return actionFacts(way.facts);
  return way.ask === 'commit' && way.facts !== undefined ? withChance(way.facts.dice, way.facts.chance) : '';
}

/** `58 %`, `2 steps`, from what the rules tell about an action. */
export function actionFacts(facts: ActionFacts = {}): string {
  if ('chance' in facts) return withChance(facts.dice, facts.chance);
  if ('distance' in facts) return facts.distance > 1 ? counted(facts.distance, 'step') : '';
  if ('amount' in facts) return `heals ${facts.amount}`;
  return 'cards' in facts ? `turns up ${counted(facts.cards, 'card')}` : '';
}

const withChance = (dice: number, chance: number): string => `${counted(dice, 'die', 'dice')}, ${chance} %`;

/** All minions of a space as tokens. */
export function pipsOf(minions: readonly number[], space: number, size: number): ReactNode[] {
  const found: ReactNode[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = minions[space * COLOURS + colour];
    if (n > 0) found.push(<Pip key={colour} colour={colour} count={n} size={size} />);
  }
  return found;
}

/** A choice as a small picture, and what is worth knowing about it in a few words. */
import type { ReactNode } from 'react';
import { Icon } from '@vesper/web/board';
import type { Asked, Offer, WayLook } from '@vesper/web/board';
import type { Choice, Plain } from '@vesper/kernel';
import type { Minion } from '../agenda.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { COLOURS, FIRST_SPECIAL } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmView } from '../view.ts';
import { count } from '../words/voice.ts';
import { actionIcons, cardIcon, landIcon } from './look.ts';
import { isAction } from './marks.ts';
import { Faction, Pip } from './tokens.tsx';

/** In a list of ways: the ways of one action are of a kind. */
export function wayLook(view: RealmView, decision: Asked, offer: Offer): WayLook {
  const { choice } = offer;
  return {
    icon: iconOf(view, decision, choice),
    more: factsOf(offer) || sourceText(decision, choice),
    kind: isAction(choice) ? choice.action : '',
  };
}

function iconOf(_view: RealmView, { ask }: Asked, choice: Choice): ReactNode {
  if (isAction(choice)) {
    if (choice.action === 'rumors') return <Faction colour={choice.colour} size={18} />;
    if (choice.action === 'engage' && choice.colour !== NONE) return <Faction colour={choice.colour} size={18} />;
    if (choice.action === 'play') {
      const { source } = choice;
      return <Icon name={source >= QUEST ? 'game:scroll-unfurled' : cardIcon(source)} size={18} />;
    }
    return <Icon name={actionIcons[choice.action]} size={18} />;
  }
  if (ask === 'pickMinion' && typeof choice === 'object')
    return <Faction colour={(choice as unknown as Minion).colour} size={18} />;
  if (ask === 'playSpecial' && typeof choice === 'number')
    return <Icon name={choice >= QUEST ? 'game:scroll-unfurled' : cardIcon(choice)} size={18} />;
  if (choice === 'pass') return <Icon name="lucide:arrow-right" size={16} />;
  if ((ask === 'pickColour' || ask === 'pickForm') && typeof choice === 'number')
    return <Faction colour={choice} size={18} />;
  if (ask === 'pickSpace' && typeof choice === 'number') return <Icon name={landIcon(choice)} size={18} />;
  return <Icon name="lucide:chevron-right" size={16} />;
}

/** A chance that the rules tell about a choice. */
export const percent = (fact: Plain | undefined): string => (typeof fact === 'number' ? `${fact} %` : '');

/** What a card is worth in a battle: the chance with it, or its dice while there is no chance yet. */
export function worthInBattle({ facts }: Offer): string {
  if (facts?.then === 0 && typeof facts.dice === 'number') return `+${count(facts.dice, 'die', 'dice')}`;
  return percent(facts?.then);
}

/** What a Special or a completed quest does when it is played. */
export function sourceText({ ask }: Asked, choice: Choice): string {
  const source = isAction(choice)
    ? choice.action === 'play'
      ? choice.source
      : NONE
    : ask === 'playSpecial'
      ? choice
      : NONE;
  if (typeof source !== 'number' || source < FIRST_SPECIAL) return '';
  return source >= QUEST ? quests[source - QUEST].text : specials[source - FIRST_SPECIAL].text;
}

/** `58 %`, `2 steps`, from what the rules tell about a choice. */
export function factsOf({ facts }: Offer): string {
  if (facts === undefined) return '';
  const { chance, distance, dice, amount, cards } = facts;
  if (typeof chance === 'number' && typeof dice === 'number') return `${count(dice, 'die', 'dice')}, ${chance} %`;
  if (typeof chance === 'number') return `${chance} %`;
  if (typeof distance === 'number' && distance > 1) return count(distance, 'step');
  if (typeof amount === 'number') return `heals ${amount}`;
  if (typeof cards === 'number') return `turns up ${count(cards, 'card')}`;
  return '';
}

/** All minions of a space as tokens. */
export function pipsOf(minions: readonly number[], space: number, size: number): ReactNode[] {
  const found: ReactNode[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = minions[space * COLOURS + colour];
    if (n > 0) found.push(<Pip key={colour} colour={colour} count={n} size={size} />);
  }
  return found;
}

/** Intentions with quests and their rewards. */
import { cardColour, cardLocation } from '../../content/cards.ts';
import { inns } from '../../content/distances.ts';
import { spaces } from '../../content/map.ts';
import { FindMagicGate, quests } from '../../content/quests.ts';
import { COLOURS, RED } from '../../content/types.ts';
import type { Colour, Quest, Space } from '../../content/types.ts';
import { NONE, QUEST } from '../../state.ts';
import type { Hero, RealmState } from '../../state.ts';
import { generalSpace, hasQuest, hasUnspent, holderOf } from '../../asking.ts';
import { attacks } from './generals.ts';
import { NEVER, nearer, none, spentBy, withMinions } from './hints.ts';
import type { Hint } from './hints.ts';

/** Where a hero's quest can be brought on. */
function questPlaces(s: RealmState, hero: Hero): readonly Space[] {
  if (hero.quest === NONE) return [];
  const { goal } = quests[hero.quest];
  const open = (_: Space, i: number): boolean => (hero.progress & (1 << i)) === 0;
  switch (goal.by) {
    case 'roll':
      return [goal.at];
    case 'scout':
      return [generalSpace(s, goal.general)];
    case 'visits':
      return goal.at.filter(open);
    case 'inns':
      return inns.filter(open);
    case 'gate':
      return hero.hand.flatMap(card => (cardColour[card] === RED ? [cardLocation[card]] : []));
    case 'hunt':
      return withMinions(s, goal.colour);
    case 'everyColour': {
      for (let colour = 0; colour < COLOURS; colour++) if (open(0, colour)) return withMinions(s, colour);
      return [];
    }
  }
}

/** Everybody follows their quests. */
export const questing: Hint = (s, d) => {
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = d.choice;
  switch (c.action) {
    case 'quest':
      return 40;
    case 'engage':
      return c.colour === NONE ? 20 : 0;
    case 'buildGate':
      return hero.quest === FindMagicGate && spaces[hero.space].colour === RED ? 35 : 0;
    case 'spendQuest':
      return 15;
    case 'healWounds':
      return hero.lost > 2 ? 12 : 0;
    default: {
      const keepsRed = hero.quest === FindMagicGate;
      return nearer(hero, c, questPlaces(s, hero), card => keepsRed && cardColour[card] === RED);
    }
  }
};

/** Everybody follows their quests until they have a reward for battles; then they try it on a General. */
export function questsAgainst(target: Colour, ...rewards: readonly Quest[]): Hint {
  const attacking = attacks(target);
  return (s, d) => {
    if (d.ask !== 'chooseAction') return 0;
    const isArmed = rewards.some(quest => hasQuest(s.heroes[d.slot], quest));
    return (isArmed ? attacking : questing)(s, d);
  };
}

/** Find Magic Gate is not spent, and who has it slays a General and looks for his minions. */
export const slaysWithGate: Hint = (s, d) => {
  if (spentBy(d) === QUEST + FindMagicGate) return NEVER;
  if (d.ask === 'pickAttacker') return hasUnspent(s.heroes[d.choice], FindMagicGate) ? 0 : 9;
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  if (holderOf(s, QUEST + FindMagicGate) === NONE) return questing(s, d);
  if (!hasUnspent(hero, FindMagicGate) || hero.slain.length === 0) return 0;
  return nearer(hero, d.choice, withMinions(s, hero.slain[0]), none);
};

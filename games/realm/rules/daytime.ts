/** What the active hero does in Daytime (REA-4.4, REA-5.1): why not, doing it, and what is worth knowing. */
import { andThen, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Action, ActionFacts, Ask, RealmDecision } from '../agenda.ts';
import { ALL_COLOURS } from '../content/cards.ts';
import { distance } from '../content/distances.ts';
import { quests } from '../content/quests.ts';
import { BattleFury } from '../content/specials.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { actionsLeft, generalAt, minionsAt } from '../asking.ts';
import { END_DAY, candidates, list } from './actions.ts';
import { canAttack, declareBattle } from './battle.ts';
import { slotAsked } from './because.ts';
import { refuseEffects } from './effects.ts';
import { buildGate, refuseBuild } from './gates.ts';
import {
  LAND_HEALS_ON,
  healLand,
  healWounds,
  landDice,
  refuseHealLand,
  refuseHealWounds,
  refuseSanctify,
  sanctify,
  woundsHealedHere,
} from './healing.ts';
import { hearRumors, refuseRumors, rumorCards } from './inn.ts';
import { engage, fireball, refuseArchery, refuseEngage, refuseFireball } from './minions.ts';
import { pursueQuest, questDice, refuseQuest, refuseSpend, shineCrystal } from './quests.ts';
import { refuseTravel, travel } from './travel.ts';
import { endDay, spendAction } from './turn.ts';
import { playSource, refusePlay } from './windows.ts';

// ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const noActions = no('REA-4.4', 'noActions', slotAsked);

function refuse(s: RealmState, { slot }: Ask<'chooseAction'>, c: Action): Objection | undefined {
  const hero = s.heroes[slot];
  if (c.action === 'endDay') return undefined;
  if (c.action === 'play') return refusePlay(s, c.source, 'D');
  if (c.action === 'spendQuest') return refuseSpend(s, slot);
  if (actionsLeft(hero) === 0) return noActions;
  switch (c.action) {
    case 'engage':
      return refuseEngage(s, slot, hero.space, c.colour);
    case 'archery':
      return refuseArchery(s, slot, c.to, c.colour);
    case 'fireball':
      return refuseFireball(s, hero, c.card);
    case 'battleFury':
      return refuseEffects(s, slot, BattleFury);
    case 'attackGeneral':
      return canAttack(s, slot);
    case 'rumors':
      return refuseRumors(s, hero);
    case 'healLand':
      return refuseHealLand(s, hero, c.card);
    case 'sanctify':
      return refuseSanctify(s, hero);
    case 'healWounds':
      return refuseHealWounds(s, hero);
    case 'buildGate':
      return refuseBuild(s, hero, c.card);
    case 'quest':
      return refuseQuest(s, hero);
    default:
      return refuseTravel(s, hero, c);
  }
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function choose(s: RealmState, d: Ask<'chooseAction'>, c: Action): void {
  const { slot } = d;
  const { action } = c; // once: actions come in many shapes, and every look into one costs
  if (action === 'endDay') {
    s.agenda.pop(); // the `day` below
    endDay(s);
    return;
  }
  if (action === 'attackGeneral') {
    spendAction(s, slot);
    declareBattle(s, slot); // the hero may die of it: `day` will see
    return;
  }
  andThen(s, d); // the next action is asked for after whatever this one brings
  if (action === 'play') {
    playSource(s, c.source, 'D');
    return;
  }
  if (action === 'spendQuest') {
    shineCrystal(s, slot);
    return;
  }
  spendAction(s, slot);
  const { space } = s.heroes[slot];
  switch (action) {
    case 'engage':
      engage(s, slot, space, 'engage', c.colour);
      return;
    case 'archery':
      engage(s, slot, c.to, 'archery', c.colour);
      return;
    case 'fireball':
      fireball(s, slot, c.card);
      return;
    case 'battleFury':
      playSource(s, BattleFury, 'action');
      return;
    case 'rumors':
      hearRumors(s, slot, c.colour);
      return;
    case 'healLand':
      healLand(s, slot, c.card);
      return;
    case 'sanctify':
      sanctify(s, slot);
      return;
    case 'healWounds':
      healWounds(s, slot);
      return;
    case 'buildGate':
      buildGate(s, slot, c.card);
      return;
    case 'quest':
      pursueQuest(s, slot);
      return;
    default:
      travel(s, slot, c);
  }
}

// ── What is worth knowing about a choice ─────────────────────────────────────────────────────────────────────────────

const NO_FACTS: ActionFacts = {};

/** In percent: that at least one of the dice shows `needs` or more. */
function chance(dice: number, needs: number): number {
  return Math.round(100 * (1 - ((needs - 1) / 6) ** dice));
}

function facts(s: RealmState, { slot }: Ask<'chooseAction'>, c: Action): ActionFacts {
  const hero = s.heroes[slot];
  const { space } = hero;
  switch (c.action) {
    case 'engage':
    case 'archery': {
      const at = c.action === 'engage' ? space : c.to;
      return { minions: ALL_COLOURS.map(colour => minionsAt(s, at, colour)) };
    }
    case 'fireball':
    case 'battleFury':
      return { minions: ALL_COLOURS.map(colour => minionsAt(s, space, colour)) };
    case 'attackGeneral':
      return { general: generalAt(s, space) };
    case 'rumors':
      return { cards: rumorCards(hero) };
    case 'healLand':
    case 'sanctify':
      return { dice: landDice(hero), needs: LAND_HEALS_ON, chance: chance(landDice(hero), LAND_HEALS_ON) };
    case 'healWounds':
      return { amount: woundsHealedHere(hero) };
    case 'quest':
      return questFacts(hero);
    case 'buildGate':
    case 'spendQuest':
    case 'play':
    case 'endDay':
      return NO_FACTS;
    default:
      return { distance: distance[space][c.to] };
  }
}

function questFacts(hero: Hero): ActionFacts {
  if (hero.quest === NONE) return NO_FACTS;
  const { goal } = quests[hero.quest];
  if (goal.by !== 'roll') return { quest: hero.quest };
  const dice = questDice(hero);
  return { quest: hero.quest, dice, needs: goal.needs, chance: chance(dice, goal.needs) };
}

const chooseAction: RealmDecision<'chooseAction'> = {
  rule: 'REA-4.4',
  candidates,
  refuse,
  list,
  choose,
  facts,
  fallback: () => END_DAY,
};

export const daytimeDecisions = { chooseAction };

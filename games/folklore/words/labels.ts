/** Choices as button labels: a plain verb, what it is about, and what comes of it. */
import { capital, joined, say } from '@vesper/kernel';
import type { Facts, Mention, Sentence } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { statOfSkill } from '../content/numbers.ts';
import { effectOf, rows } from '../content/rows.ts';
import { scenes } from '../content/scenes.ts';
import type { Effect } from '../content/types.ts';
import { distances } from '../content/world.ts';
import { BLOCK, GIVE_AWAY, aboutOf } from '../agenda.ts';
import type { Action, PlainAction } from '../agenda.ts';
import { clauseAt } from '../rules/clauses.ts';
import { BONUSES } from '../rules/growth.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreView, Member } from '../state.ts';
import { actionInWords, answering, brewing, learning, numberIn, odds, walkInWords, weaponNamed } from './actions.ts';
import type { Choosing, FolkloreCatalogue } from './catalogue.ts';
import { chanceOf, oddsOfCheck } from './checks.ts';
import { rowInWords } from './effects.ts';
import { cardNameOfId, chapterTitles, skillAt, skillName, statusAt, eventTitle } from './names.ts';
import { loreInWords } from './texts.ts';
import { boons, card, coins, figure, kind, memberTitle, node, pp, space } from './voice.ts';

interface Acting {
  readonly view: FolkloreView;
  readonly frame: { readonly who: Member };
  readonly choice: Action | PlainAction;
  readonly facts: Choosing<'camp'>['facts'];
}
const acting = ({ view, frame, choice, facts }: Acting): Sentence => actionInWords(view, frame.who, choice, facts);

// ── Growth ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const bonuses: { readonly [B in (typeof BONUSES)[number]]: string } = {
  ap: '1 ability point',
  pp: '+1 Max PP',
  skill: '+1 to any one skill',
  might: '+5 Might',
  defense: '+5 Defense',
  vita: '+2 Max Vita',
  gp: '+2 Max GP',
  damage: '+1 damage',
};
export const bonusName = (bonus: number): string => bonuses[BONUSES[bonus]];

// ── Events and stories ───────────────────────────────────────────────────────────────────────────────────────────────

/** The check that an option begins with; its outcomes are read when they come. */
function checkOf(row: number, harder: number): string {
  const first = rows[row].find((effect: Effect) => effect.do !== 'tell');
  return first?.do === 'check' ? `${skillName(first.skill)} ${first.k + harder}` : '';
}

/** `Set it upright (ECOLOGY 5)`, with what it costs. */
export function eventOptionInWords({ event, isNight }: FolkloreView, option: number): Sentence {
  if (event === NONE) return `Option ${option + 1}`;
  const { event: compiled } = cards[event];
  const label = eventTitle(event).options[option];
  if (compiled === null) return label;
  const { cost, effects } = (isNight ? compiled.nightOptions : compiled.options)[option];
  const asks = [checkOf(effects, isNight ? compiled.harder : 0), rows[cost].length === 0 ? '' : rowInWords(cost)];
  const said = asks.filter(part => part !== '');
  return said.length === 0 ? label : say`${label} (${joined(said, '; ')})`;
}

export function storyOptionInWords(view: FolkloreView, chapter: number, step: number, option: number): string {
  return chapterTitles(view, chapter).options[step + 1]?.[option] ?? `Option ${option + 1}`;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const keepAll = (choice: Card | 'keep' | 'done', label: (which: Card) => Sentence, keep: string): Sentence =>
  typeof choice === 'string' ? keep : label(choice);

const picking = {
  repair: 'Repair',
  scour: 'Scour',
  unexhaust: 'Make ready',
  retrain: 'Give back',
  unequip: 'Take off',
} as const;

/** A weapon and a target as one number. */
const striking = (view: FolkloreView, about: number): Sentence =>
  say`Attack ${figure(view, about % 100)} with ${weaponNamed(Math.floor(about / 100) - 1)}`;

/** With the weapon in the other hand, and what that costs. */
function again(whom: Mention, weapon: Card, facts: Facts | undefined): Sentence {
  const price = numberIn(facts, 'price', 1);
  return say`Strike ${whom} with ${card(weapon)}${price === 0 ? '' : say` for ${pp(price)}`}${odds(facts)}`;
}

export const labels: FolkloreCatalogue['labels'] = {
  chooseCharacter: ({ choice }) => booklets[choice].name,
  choosePath: ({ view, frame, choice }) => booklets[view.party[frame.who].booklet].paths[choice].name,
  customAbility: ({ choice }) => keepAll(choice, learning, 'Done'),
  camp: acting,
  rest: ({ choice }) =>
    choice === 'rest' ? 'Rest: 4 Vita and 4 PP; on 1–3 of a d10 a skirmish' : 'Go on without a rest',
  worldMove: ({ view, choice }) =>
    choice === 'stay'
      ? say`Stay in ${node(view.node)}`
      : choice === view.node
        ? say`Out and back to ${node(choice)}`
        : say`To ${node(choice)}${toGo(view, choice)}`,
  eventOption: ({ view, choice }) => eventOptionInWords(view, choice),
  checker: ({ view, choice, facts }) => {
    const { bonus, needed } = facts ?? {};
    const known = typeof bonus === 'number' && typeof needed === 'number';
    return say`${memberTitle(view, choice)}${known ? ` (${oddsOfCheck(bonus, needed)})` : ''}`;
  },
  recipient: ({ view, choice }) => [memberTitle(view, choice)],
  payment: ({ choice, frame }) =>
    choice === 'default'
      ? say`As much as possible, in order, until ${coins(frame.left)} are paid`
      : say`Pay ${coins(choice)}`,
  freeMove: ({ view, choice }) =>
    choice === view.node ? say`Stay at ${node(choice)}` : say`To ${node(choice)}${toGo(view, choice)}`,
  gate: ({ view, frame, choice }) =>
    choice === 'pay'
      ? say`Pay ${coins(15)} and be WANTED no longer`
      : `Slip through (${chanceOf(view, frame.who, 'trickery', 7)}); failed, a skirmish`,
  town: acting,
  pickCard: ({ frame, choice }) => say`${picking[frame.for]} ${card(choice)}`,
  cureStatus: ({ choice }) => `Cure ${statusAt(choice)}`,
  overCapacity: ({ view, frame, choice }) => {
    if (choice === 'decline') return say`Do without ${card(frame.card)}`;
    if (choice < GIVE_AWAY) return say`Discard ${card(choice)}`;
    const about = choice - GIVE_AWAY;
    return say`Give ${card(Math.floor(about / 8))} to ${memberTitle(view, about % 8)}`;
  },
  replaceCompanion: ({ frame, choice }) => {
    if (choice === 'decline') return say`Send ${card(frame.card)} away`;
    if (choice === frame.card) return say`Take ${card(choice)} along`;
    return say`Let ${card(choice)} go, take ${card(frame.card)} along`;
  },
  discardMystic: ({ choice }) => say`Discard ${card(choice)}`,
  stance: ({ choice }) => (choice === 'attack' ? 'Attack' : 'Defend: +10 Defense, −10 Might this round'),
  skirmishAction: offered => (offered.choice === 'done' ? 'Do nothing' : acting(offered)),
  secondAttack: ({ view, choice, frame, facts }) =>
    choice === 'no' ? 'Leave it at that' : again(kind(view, choice), numberIn(facts, 'weapon', frame.weapon), facts),
  skirmishStrike: ({ view, choice, facts }) => say`${striking(view, aboutOf(choice))}${odds(facts)}`,
  placeCharacter: ({ choice }) => say`Come in at ${space(choice)}`,
  adventure: acting,
  transition: ({ choice }) =>
    ({
      leave: 'Leave the map by the exit',
      withdraw: 'Withdraw: the scene starts anew',
      continue: 'Go on here',
    })[choice],
  react: ({ view, frame, choice, facts }) => {
    if (choice === 'pass') return 'Let it be';
    if (choice === 'boon') return say`Spend 1 of ${boons(view.party[frame.who].boons)}: throw again`;
    if (choice >= BLOCK) return say`Block with ${card(choice - BLOCK)}, who is lost`;
    return answering(choice, facts);
  },
  equip: acting,
  loreChoice: ({ view, frame, choice }) => loreInWords(view, frame.who, choice),
  loreSkill: ({ view, frame, choice }) =>
    `${skillAt(choice)}: ${view.sheets[frame.who][statOfSkill(choice)]} becomes ${view.sheets[frame.who][statOfSkill(choice)] + 1}`,
  retrainNow: ({ choice }) => keepAll(choice, which => say`Give back ${card(which)}`, 'Keep all'),
  spendAp: ({ choice }) => keepAll(choice, learning, 'Keep the points'),
  bonus: ({ choice }) => capital(bonusName(choice)),
  storyOption: ({ view, choice }) => storyOptionInWords(view, view.chapter, view.step, choice),
  printedOption: ({ frame, choice }) => {
    const effect = effectOf(frame);
    return effect.do === 'choose' ? capital(rowInWords(effect.options[choice])) : `Option ${choice + 1}`;
  },
  aim: ({ view, frame, choice }) =>
    clauseAt(frame.card, frame.clause).target.at === 'space' ? [space(choice)] : [figure(view, choice)],
  aimWhere: ({ choice }) => [space(choice)],
  kind: ({ view, choice }) => say`${kind(view, choice)} (strength ${view.skirmish.strength[choice]})`,
  craft: ({ view, frame, choice }) => (choice === 'done' ? 'Done' : brewing(view, frame.who, choice)),
  accept: ({ choice }) => (choice === 'give' ? 'Hand it over' : 'Refuse'),
  passOn: ({ view, choice }) => (choice === 'discard' ? 'Discard it' : say`Give it to ${memberTitle(view, choice)}`),
  featureSpace: ({ choice }) => [space(choice)],
  boost: ({ view, choice }) => (choice === 'no' ? 'Roll as it is' : boosting(view)),

  // Encounters
  encounter: offered => (offered.choice === 'done' ? 'End the turn' : acting(offered)),
  secondTarget: ({ view, choice, frame, facts }) =>
    choice === 'no' ? 'Leave it at that' : again(figure(view, choice), frame.weapon, facts),
  arcingTarget: ({ view, choice, facts }) =>
    choice === 'no' ? 'Leave it at that' : say`Strike ${figure(view, choice)}${odds(facts)}`,
  devastatingStrike: ({ choice }) =>
    ({ move: 'An extra Move', act: 'An extra Act', pp: 'Recover all PP', power: 'An extra ghost power' })[choice],
  counterattack: ({ choice, facts }) => {
    if (choice === 'no') return 'Let it be';
    return say`Strike back with ${weaponNamed(choice === 'unarmed' ? NONE : choice)}${odds(facts)}`;
  },
  extraMove: ({ choice, facts }) => (choice === 'no' ? 'Stay' : say`Go to ${space(choice)}${walkInWords(facts)}`),
  puppetTarget: ({ view, choice }) => say`Attack ${figure(view, choice)}`,
  attackTarget: ({ view, frame, choice, facts }) => {
    const effect = effectOf(frame);
    const isOwn = effect.do === 'attack' && effect.with.with !== 'weapon';
    return say`${isOwn ? say`Attack ${figure(view, choice % 100)}` : striking(view, choice)}${odds(facts)}`;
  },
};

/** ` (3 to go)`: how many edges the destination then is away. */
function toGo({ destination }: FolkloreView, to: number): string {
  if (destination === NONE) return '';
  return destination === to ? ', the destination' : ` (${distances[to][destination]} to go)`;
}

/** What may be discarded before a feature's check. */
function boosting({ scene, deeds }: FolkloreView): Sentence {
  const deed = deeds.at(-1);
  const { boost } = scenes[scene.scene].features[deed?.card ?? 0];
  return boost === 'none' ? 'Discard it' : `Discard ${cardNameOfId(boost.card)}: +${boost.by} to the check`;
}

/** What recommends a choice, by what is asked. */
import { byAsk, toShares } from '@vesper/kernel';
import type { AskFrame, Choice } from '@vesper/kernel';
import { BLOCK, GIVE_AWAY, aboutOf, actionKind } from '../agenda.ts';
import type { Action, Ask, FolkloreAsk, FolkloreAsks, PlainAction } from '../agenda.ts';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { SKILL, statOfSkill } from '../content/numbers.ts';
import { effectOf } from '../content/rows.ts';
import { services } from '../content/services.ts';
import { skillRoll } from '../rules/checks.ts';
import { stepOf } from '../rules/chapters.ts';
import { optionsOf } from '../rules/events.ts';
import { BONUSES } from '../rules/growth.ts';
import { rowOfService } from '../rules/services.ts';
import { skirmishDecisions } from '../rules/skirmish.ts';
import { valueOf } from '../rules/values.ts';
import { FOE, NONE } from '../state.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { blowOf, blowWorth, dangerAt } from './fighting.ts';
import { cardWorth, gainOfOwning, gainOfWearing, wornWorth } from './gear.ts';
import { needOf, turnsTo, visitWorth } from './travelling.ts';
import { adventureAppeals, encounterAppeals } from './turns.ts';
import { NOT_NOW, aimWorth, blockWorth, boonWorth, reactWorth, shareOfVita, useWorth } from './using.ts';
import { COIN, rowWorth, statusWorth } from './worth.ts';
import { STATUSES } from '../content/types.ts';

/** A choice that is so much better is e times as weighty. */
const SCALE = 0.5;

export function appeals(s: FolkloreState, d: AskFrame, legal: readonly Choice[], n: number, out: number[]): void {
  const ask = d as FolkloreAsk;
  switch (ask.ask) {
    case 'encounter':
      encounterAppeals(s, ask, legal, n, out);
      break;
    case 'adventure':
      adventureAppeals(s, ask, legal, n, out);
      break;
    case 'worldMove':
    case 'freeMove':
      travelAppeals(s, legal, n, out);
      break;
    default:
      for (let i = 0; i < n; i++) out[i] = appealOf(s, d, legal[i]);
  }
  toShares(out, n, SCALE);
}

const nobody = { self: NONE, target: NONE };

const appealOf = byAsk<FolkloreState, FolkloreAsks>({
  chooseCharacter: () => 0,
  customAbility: (s, { who }, c) => (c === 'done' ? 0 : abilityWorth(s, who, c)),
  camp: (s, d, c) => campWorth(s, d, c),
  rest: (s, _d, c) => (c === 'rest' ? 8 * needOf(s) - 2 : 0),
  eventOption: (s, _d, c) => rowWorth(s, optionsOf(s)[c].effects, nobody) + rowWorth(s, optionsOf(s)[c].cost, nobody),
  storyOption(s, _d, c) {
    const step = stepOf(s);
    return step.step === 'choose' ? rowWorth(s, step.options[c].effects, nobody) : 0;
  },
  printedOption(s, d, c) {
    const effect = effectOf(d);
    return effect.do === 'choose' ? rowWorth(s, effect.options[c], { self: d.self, target: d.target }) : 0;
  },
  checker(s, d, who) {
    const effect = effectOf(d);
    const bonus = effect.do === 'check' ? skillRoll(s, who, 'check', SKILL[effect.skill], effect.k).bonus : 0;
    return bonus + shareOfVita(s, who);
  },
  recipient: (s, d, who) => rowWorth(s, d.row, { self: who, target: who }) - shareOfVita(s, who),
  payment: (_s, _d, c) => (c === 'default' ? 1 : 0),
  gate: (_s, _d, c) => (c === 'pay' ? 1 : 0),
  town: (s, d, c) => townWorth(s, d, c),
  pickCard(s, { who, for: why }, card) {
    if (why === 'unequip') return -wornWorth(s, who, card);
    return why === 'retrain' ? -cardWorth(card) : cardWorth(card);
  },
  cureStatus: (_s, _d, status) => -statusWorth(STATUSES[status]),
  overCapacity(s, { who, card }, c) {
    if (c === 'decline') return -keepWorth(s, who, card);
    if (c < GIVE_AWAY) return -keepWorth(s, who, c);
    const held = Math.floor((c - GIVE_AWAY) / 8);
    return gainOfOwning(s, (c - GIVE_AWAY) % 8, held) - keepWorth(s, who, held);
  },
  replaceCompanion: (_s, { card }, c) => (c === 'decline' ? 0 : c === card ? 4 : cardWorth(card) - cardWorth(c)),
  discardMystic: (_s, _d, card) => -cardWorth(card),
  stance: (s, { who }, c) => (c === 'attack' ? 0 : shareOfVita(s, who) < 0.35 ? 1 : -1),
  skirmishAction: (s, d, c) => skirmishWorth(s, d, c),
  skirmishStrike: (s, d, c) => chanceOf(skirmishDecisions.skirmishStrike.facts!(s, d, c)),
  secondAttack: (s, { who }, c) => (c === 'no' ? 0 : s.party[who].pp > 2 ? 1 : -1),
  transition: (_s, _d, c) => (c === 'leave' ? 3 : c === 'withdraw' ? -9 : 0),
  react(s, { who }, c) {
    if (c === 'pass') return 0;
    if (c === 'boon') return boonWorth(s);
    return c >= BLOCK ? blockWorth(s) : reactWorth(s, who, c);
  },
  equip: (s, { who, picks }, c) =>
    typeof c === 'number' && actionKind(c) === 'equip' && picks < 6
      ? gainOfWearing(s, who, aboutOf(c)) - 0.7
      : c === 'done'
        ? 0
        : NEVER,
  loreChoice: () => 0,
  loreSkill: (s, { who }, skill) => 0.3 * valueOf(s, who, statOfSkill(skill)),
  retrainNow: (_s, _d, c) => (c === 'keep' ? 1 : 0),
  spendAp: (s, { who }, c) => (c === 'keep' ? 0 : abilityWorth(s, who, c)),
  bonus: (_s, _d, c) => BONUS[BONUSES[c]],
  aim: (s, d, at) => aimWorth(s, d, at),
  kind: (s, _d, kind) => s.skirmish.strength[kind] * -0.2,
  craft: (_s, _d, c) => (c === 'done' ? 0 : 1),
  accept: (_s, _d, c) => (c === 'give' ? 1 : 0),
  passOn: (_s, _d, c) => (c === 'discard' ? 0 : 2),
  boost: (_s, _d, c) => (c === 'discard' ? 0.5 : 0),
  secondTarget: (s, { who, weapon }, c) => (c === 'no' ? 2 : blowWorth(s, who, blowOf('attack', weapon), c)),
  arcingTarget: (s, { who, weapon }, c) => (c === 'no' ? 0 : blowWorth(s, who, blowOf('attack', weapon), c)),
  devastatingStrike: (s, { who }, c) => (c === 'act' || c === 'power' ? 3 : c === 'pp' ? 4 - s.party[who].pp : 0),
  counterattack: (s, { who, foe }, c) =>
    c === 'no' ? 0 : blowWorth(s, who, blowOf('attack', c === 'unarmed' ? NONE : c), foe),
  extraMove: (s, { who }, c) => -0.4 * dangerAt(s, who, c === 'no' ? s.party[who].space : c),
  puppetTarget: (s, _d, foe) => -s.foes[foe - FOE].vita,
  attackTarget: (s, { who }, c) => blowWorth(s, who, blowOf('attack', Math.trunc(c / 100) - 1), c % 100),
});

const NEVER = -20;
const BONUS = { ap: 2, pp: 2, skill: 1, might: 3, defense: 3, vita: 3, gp: 0.5, damage: 5 } as const;

const chanceOf = (facts: { readonly chance?: unknown }): number => Number(facts.chance ?? 0) / 25;

/** Whatever fits what somebody does best. */
const abilityWorth = (s: FolkloreState, who: Member, card: Card): number =>
  1 + 0.3 * cardWorth(card) + (booklets[s.party[who].booklet].keywords[0] === cards[card].ability!.keyword ? 0.5 : 0);

const keepWorth = (s: FolkloreState, who: Member, card: Card): number =>
  s.party[who].equipped.includes(card) ? 5 + wornWorth(s, who, card) : 0.3 * cardWorth(card);

// ── Camp, towns, skirmishes ──────────────────────────────────────────────────────────────────────────────────────────

function campWorth(s: FolkloreState, { who, picks }: Ask<'camp'>, c: Action | PlainAction): number {
  if (c === 'done') return 0;
  if (picks > 12) return NEVER;
  if (c === 'regroup') return shareOfVita(s, who) < 0.7 ? 0.6 : NOT_NOW;
  if (typeof c === 'string') return NEVER;
  switch (actionKind(c)) {
    case 'use':
      return useWorth(s, who, c) - 0.8;
    case 'equip':
      return gainOfWearing(s, who, aboutOf(c)) - 0.7;
    default:
      return NEVER;
  }
}

function townWorth(s: FolkloreState, { who, picks }: Ask<'town'>, c: Action | PlainAction): number {
  if (c === 'done') return 0;
  if (picks > 20) return NEVER;
  if (c === 'barter') return s.party[who].coins >= 20 && (s.visit.tried & (1 << who)) === 0 ? 6 : NEVER;
  if (typeof c === 'string') return NEVER;
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'serve': {
      const service = services[about];
      const price = 'price' in service ? service.price : 0;
      if (service.kind === 'commission') return s.party[who].coins > 40 ? 0.5 : NEVER;
      return rowWorth(s, rowOfService[about], { self: who, target: NONE }) - 1.5 * COIN * price;
    }
    case 'reviveAt':
      return 12;
    case 'buy':
      return gainOfOwning(s, who, about) - 1.5 * COIN * cards[about].value;
    case 'learn':
      return abilityWorth(s, who, about);
    case 'sell':
      return s.party[who].equipped.includes(about) || cards[about].consumable !== null
        ? NEVER
        : 0.4 - gainOfOwning(s, who, about);
    case 'use':
      return useWorth(s, who, c) - 0.8;
    case 'equip':
      return gainOfWearing(s, who, about) - 0.7;
    case 'brew':
      return 0.5;
    default:
      return NEVER;
  }
}

function skirmishWorth(s: FolkloreState, d: Ask<'skirmishAction'>, c: Action | PlainAction): number {
  if (typeof c === 'string') return 0;
  if (actionKind(c) === 'use') return useWorth(s, d.who, c);
  return (
    chanceOf(skirmishDecisions.skirmishAction.facts!(s, d, c)) - 0.1 * s.skirmish.strength[(aboutOf(c) % 100) - FOE]
  );
}

// ── The World Map ────────────────────────────────────────────────────────────────────────────────────────────────────

const TURN = 3;

function travelAppeals(s: FolkloreState, legal: readonly Choice[], n: number, out: number[]): void {
  const turns = turnsTo(s, s.destination);
  for (let i = 0; i < n; i++) {
    const node = legal[i] === 'stay' ? s.node : Number(legal[i]);
    out[i] = TURN * (visitWorth(s, node) - turns[node]);
  }
}

/** Short words for the strip of choices, the status line and the log. */
import type { Choice, Event } from '@vesper/kernel';
import type { ReactNode } from 'react';
import { offersBy, questionsBy } from '@vesper/web/board';
import type { Asked, Chip, Offer } from '@vesper/web/board';
import { ACTION, BLOCK, GIVE_AWAY, aboutOf, actionKind } from '../agenda.ts';
import type { Action, ActionKind, FolkloreAsks, PlainAction } from '../agenda.ts';
import { booklets } from '../content/booklets.ts';
import { services } from '../content/services.ts';
import { roads } from '../content/places.ts';
import { distances, nodeNamed, nodes } from '../content/world.ts';
import type { FolkloreEvent } from '../events.ts';
import { cardOfUse } from '../rules/clauses.ts';
import { pieces } from '../pieces.ts';
import { FOE, NONE } from '../state.ts';
import type { FolkloreView, Member, Node } from '../state.ts';
import { numberIn } from '../words/actions.ts';
import { bookletName, cardName, chapterTitles, featureName, foeName, skillAt, spaceName } from '../words/names.ts';
import { figure } from '../words/voice.ts';
import { fightDetail } from './encounter/choosing.tsx';

export const question = questionsBy<FolkloreAsks>({
  chooseCharacter: 'Who?',
  choosePath: 'Which path?',
  customAbility: 'Which ability?',
  camp: 'In Camp',
  rest: 'Rest here?',
  worldMove: 'Where to?',
  eventOption: 'What now?',
  checker: 'Who tries it?',
  recipient: 'Whom?',
  payment: 'Pay how much?',
  freeMove: 'Where to?',
  gate: 'At the gate',
  town: 'In town',
  pickCard: 'Which card?',
  cureStatus: 'Cured of what?',
  overCapacity: 'What goes?',
  replaceCompanion: 'Who leaves?',
  discardMystic: 'Which card?',
  stance: 'Which stance?',
  skirmishAction: 'What now?',
  secondAttack: 'Strike again?',
  skirmishStrike: 'Strike whom?',
  placeCharacter: 'Where?',
  adventure: 'What now?',
  transition: 'Stay here?',
  react: 'Answer it?',
  equip: 'Equip or trade',
  loreChoice: 'Which gift?',
  loreSkill: 'Which skill?',
  retrainNow: 'Give one back?',
  spendAp: 'Learn which?',
  bonus: 'Which bonus?',
  storyOption: 'Which way?',
  printedOption: 'Which?',
  aim: 'At what?',
  aimWhere: 'Where to?',
  kind: 'Which kind?',
  craft: 'Brew what?',
  accept: 'Hand it over?',
  passOn: 'Who gets it?',
  featureSpace: 'Which space?',
  boost: 'Use a card?',
  encounter: 'What now?',
  secondTarget: 'Strike again?',
  arcingTarget: 'And whom else?',
  devastatingStrike: 'What is won?',
  counterattack: 'Strike back?',
  extraMove: 'Where to?',
  puppetTarget: 'Attack whom?',
  attackTarget: 'Attack whom?',
});

// ── Chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Acting {
  readonly view: FolkloreView;
  readonly frame: { readonly who: Member };
  readonly choice: Action | PlainAction;
  readonly facts: Offer['facts'];
}

const plainActions: { readonly [P in PlainAction]: string } = {
  done: 'Ready',
  regroup: 'Regroup',
  barter: 'Barter',
  defend: 'Defend',
  focus: 'Focus',
  evade: 'Evade',
};

const priced = (label: string, facts: Offer['facts']): Chip => {
  const price = numberIn(facts, 'price');
  return price <= 0 ? { label } : { label, price };
};
const member = (view: FolkloreView, who: Member): string => bookletName(view.party[who].booklet, who);

/** What an action does, in as few words as fit. */
function actionChip({ view, frame, choice, facts }: Acting): Chip {
  if (typeof choice === 'string') return { label: plainActions[choice] };
  const about = aboutOf(choice);
  const kind = actionKind(choice);
  switch (kind) {
    case 'equip':
      return {
        label: view.party[frame.who].equipped.includes(about) ? `Take off ${cardName(about)}` : cardName(about),
      };
    case 'use':
      return { label: cardName(cardOfUse(about)) };
    case 'fill':
      return { label: `Fill with ${cardName(Math.floor(about / 1000))}` };
    case 'charge':
      return { label: `Charge ${cardName(about)}`, price: '1 PP' };
    case 'give':
      return { label: `${cardName(about >> 3)} to ${member(view, about % 8)}` };
    case 'take':
      return { label: `${cardName(about >> 3)} from ${member(view, about % 8)}` };
    case 'giveCoins':
      return { label: `To ${member(view, about % 8)}`, price: about >> 3 };
    case 'takeCoins':
      return { label: `From ${member(view, about % 8)}`, price: about >> 3 };
    case 'serve':
      return priced(services[about].name, facts);
    case 'reviveAt':
      return priced(`Bring back ${member(view, about % 8)}`, facts);
    case 'learn':
      return { label: cardName(about) };
    case 'buy':
    case 'brew':
      return priced(cardName(about), facts);
    case 'sell':
      return priced(`Sell ${cardName(about)}`, facts);
    case 'move':
      return { label: spaceName(about) };
    case 'interact':
      return { label: about < 100 ? spaceName(about) : featureName(view.scene.scene, about - 100) };
    case 'unlock':
      return { label: `Unlock ${spaceName(about)}` };
    case 'attack':
    case 'throw': {
      const chance = numberIn(facts, 'chance');
      const weapon = Math.floor(about / 100) - 1;
      const label = `${figure(view, about % 100).text}, ${weapon === NONE ? 'bare hands' : cardName(weapon)}`;
      return chance === NONE ? { label } : { label, price: `${chance} %` };
    }
    case 'extinguish':
      return { label: `Put out ${spaceName(about)}` };
    case 'haunt':
      return { label: `Power ${about + 1}` };
  }
}

const acting = (offered: Acting): Chip => actionChip(offered);

export const chip = offersBy<FolkloreView, FolkloreAsks, Chip>(
  pieces,
  {
    card: card => ({ label: cardName(card) }),
    space: space => ({ label: spaceName(space) }),
    booklet: booklet => ({ label: booklets[booklet].name }),
  },
  {
    camp: acting,
    town: acting,
    adventure: acting,
    equip: acting,
    encounter: acting,
    skirmishAction: acting,
    skirmishStrike: acting,
    worldMove: ({ view, choice, facts }) =>
      choice === 'stay'
        ? { label: `Stay in ${nodes[view.node].name}` }
        : { label: placeName(view, choice), price: numberIn(facts, 'edges', 1) },
    rest: ({ choice }) => ({ label: choice === 'rest' ? 'Rest' : 'Go on' }),
    choosePath: ({ view, frame, choice }) => ({ label: booklets[view.party[frame.who].booklet].paths[choice].name }),
    loreSkill: ({ choice }) => ({ label: skillAt(choice) }),
    freeMove: ({ view, choice }) => ({ label: placeName(view, choice) }),
    checker({ view, choice, facts }) {
      const bonus = numberIn(facts, 'bonus');
      const needed = numberIn(facts, 'needed');
      const chance = Math.max(0, Math.min(10, 11 - needed + bonus)) * 10;
      return needed === NONE ? { label: member(view, choice) } : { label: member(view, choice), price: `${chance} %` };
    },
    recipient: ({ view, choice }) => ({ label: member(view, choice) }),
    kind: ({ view, choice }) => ({ label: foeName(view.skirmish.kinds[choice], 0) }),
    overCapacity: ({ view, choice }) =>
      choice === 'decline'
        ? { label: 'Do without it' }
        : choice < GIVE_AWAY
          ? { label: `Discard ${cardName(choice)}` }
          : {
              label: `${cardName((choice - GIVE_AWAY) >> 3)} to ${member(view, (choice - GIVE_AWAY) % 8)}`,
            },
    react: ({ choice }) =>
      choice === 'pass'
        ? { label: 'Let it be' }
        : choice === 'boon'
          ? { label: 'Spend a boon' }
          : { label: choice >= BLOCK ? `Block with ${cardName(choice - BLOCK)}` : cardName(cardOfUse(choice)) },
  },
);

/** A milestone goes by the end of its road that lies beyond it. */
function placeName({ node: here }: FolkloreView, node: Node): string {
  const { kind, id, name } = nodes[node];
  if (kind !== 'road') return name;
  const { from, to } = roads.find(road => road.id === id.split('.')[0])!;
  const [a, b] = [nodeNamed(from), nodeNamed(to)];
  return `Toward ${nodes[distances[here][a] > distances[here][b] ? a : b].name}`;
}

// ── Groups ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const groups: { readonly [K in ActionKind]: string } = {
  equip: 'Equip',
  use: 'Use',
  fill: 'Equip',
  charge: 'Equip',
  give: 'Trade',
  take: 'Trade',
  giveCoins: 'Trade',
  takeCoins: 'Trade',
  learn: 'Learn',
  serve: 'Services',
  reviveAt: 'Services',
  buy: 'Buy',
  sell: 'Sell',
  brew: 'Brew',
  move: 'Move',
  interact: 'Interact',
  unlock: 'Interact',
  attack: 'Attack',
  throw: 'Throw',
  extinguish: 'Interact',
  haunt: 'Powers',
};
const kindsOfPlace = {
  town: 'Towns',
  encampment: 'Camps',
  site: 'Sites',
  road: 'On the road',
  offRoad: 'Into the wilds',
} as const;

export function group(view: FolkloreView, { ask }: Asked, { choice }: Offer): string {
  if (ask === 'worldMove' || ask === 'freeMove')
    return typeof choice === 'number' ? kindsOfPlace[nodes[choice].kind] : 'Stay';
  if (typeof choice === 'number' && choice >= ACTION) return groups[actionKind(choice)];
  if (ask === 'loreSkill') return '';
  return typeof choice === 'string' && view.phase !== 'setup' ? 'Turn' : '';
}

// ── The rest of the page ─────────────────────────────────────────────────────────────────────────────────────────────

/** What a choice comes to, where its chip leaves it out: the whole sentence of the rules. */
export function detail(view: FolkloreView, decision: Asked, offer: Offer): ReactNode {
  const { choice, facts } = offer;
  if (decision.ask !== 'worldMove' || typeof choice !== 'number') return fightDetail(view, decision, offer);
  const segments = numberIn(facts, 'edges', 1);
  const waits = {
    road: 'A Road Event waits there.',
    offRoad: 'An Off-Road Event waits there.',
    none: 'No event there.',
  };
  const way = nodes[choice].event === 'offRoad' ? '' : `${segments === 1 ? '1 segment' : `${segments} segments`}. `;
  return `${way}${choice === view.destination ? 'The destination.' : waits[nodes[choice].event]}`;
}

const forward: readonly Choice[] = ['done', 'pass', 'no', 'keep', 'default', 'continue', 'decline'];

export const isWayForward = ({ choices = [] }: Asked, choice: Choice): boolean =>
  forward.includes(choice) || choices.length === 1;

/** The dots are the chapters of the story. */
export function progress(view: FolkloreView): { readonly text: string; readonly done: number; readonly of: number } {
  const { phase, chapter, isNight } = view;
  if (phase === 'setup') return { text: 'The party gathers', done: 0, of: 0 };
  if (phase === 'over') return { text: `Over in chapter ${chapter + 1}`, done: 0, of: 0 };
  const found = chapterTitles(view, chapter);
  return { text: `${found.name}, ${isNight ? 'night' : 'day'}`, done: chapter, of: chapter + 1 };
}

export function chapter(view: FolkloreView, event: Event): string | undefined {
  const told = event as FolkloreEvent;
  if (told.event === 'chapterBegan') return `Chapter ${told.chapter + 1}: ${chapterTitles(view, told.chapter).name}`;
  if (told.event === 'dayTurned') return told.isNight ? 'Night' : 'Day';
  if (told.event === 'skirmishBegan') return 'A skirmish';
  if (told.event === 'encounterBegan') return 'An encounter';
  return undefined;
}

/** Whose character an event speaks of. */
export function eventSeat(event: Event, { party }: FolkloreView): number | null {
  const { who, figure: which } = event as { readonly who?: number; readonly figure?: number };
  const member = who ?? which;
  if (member === undefined || member >= FOE) return null;
  return party[member]?.seat ?? null;
}

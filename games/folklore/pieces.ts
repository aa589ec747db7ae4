/** The kinds of pieces that can be pointed at, and which of them stand for the choices of each decision. */
import type { PieceKey, PieceTable } from '@vesper/kernel';
import { BLOCK, GIVE_AWAY, aboutOf, actionKind } from './agenda.ts';
import type { Action, FolkloreAsks } from './agenda.ts';
import { booklets } from './content/booklets.ts';
import { services } from './content/services.ts';
import {
  DEEDS,
  cardKey,
  deedKey,
  figureKey,
  goodKey,
  kindKey,
  memberKey,
  nodeKey,
  optionKey,
  serviceKey,
  spaceKey,
} from './keys.ts';
import type { DeedName } from './keys.ts';
import { cardOfUse, clauseAt } from './rules/clauses.ts';
import { FOE, isFoe } from './state.ts';
import type { FolkloreView } from './state.ts';
import { cardInWords } from './words/cards.ts';
import { cardName, nodeName, spaceName } from './words/names.ts';
import { serviceInWords } from './words/services.ts';
import { bookletInWords } from './words/texts.ts';
import { figure, kind, member } from './words/voice.ts';

/** What an action of Camp, town, map or fight is about. */
function pointedBy(view: FolkloreView, c: Action): readonly PieceKey[] {
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'equip':
    case 'charge':
    case 'learn':
    case 'sell':
    case 'brew':
      return [cardKey(about)];
    case 'buy':
      return [goodKey(about)];
    case 'use':
      return [cardKey(cardOfUse(about))];
    case 'fill':
      return [cardKey(Math.floor(about / 1000)), cardKey(about % 1000)];
    case 'give':
    case 'take':
      return [cardKey(about >> 3), memberKey(about % 8)];
    case 'giveCoins':
    case 'takeCoins':
      return [memberKey(about % 8)];
    case 'serve':
      return [serviceKey(about)];
    case 'reviveAt':
      return [serviceKey(about >> 3), memberKey(about % 8)];
    case 'move':
    case 'unlock':
    case 'extinguish':
      return [spaceKey(about)];
    case 'interact':
      return about < 100 ? [spaceKey(about)] : [optionKey(about - 100)];
    case 'attack':
    case 'throw':
      return [target(view, about % 100), ...weapon(Math.floor(about / 100) - 1)];
    case 'haunt':
      return [optionKey(about)];
  }
}

const weapon = (card: number): readonly PieceKey[] => (card < 0 ? [] : [cardKey(card)]);

function target(view: FolkloreView, which: number): PieceKey {
  return view.skirmish.isRunning && isFoe(which) ? kindKey(which - FOE) : figureKey(which);
}

const acted = ({ view, choice }: { readonly view: FolkloreView; readonly choice: Action | DeedName }) =>
  typeof choice === 'string' ? [deedKey(choice)] : pointedBy(view, choice);
const done = ({ choice }: { readonly choice: DeedName }) => [deedKey(choice)];

export const pieces: PieceTable<FolkloreView, FolkloreAsks> = {
  kinds: {
    card: { name: cardName, text: cardInWords },
    member: { name: (who, view) => member(view, who).text },
    figure: { name: (which, view) => figure(view, which).text },
    space: { name: spaceName },
    node: { name: nodeName },
    service: { name: service => services[service].name, text: serviceInWords },
    kind: { name: (which, view) => kind(view, which).text },
    good: { name: cardName, text: cardInWords },
    deed: { name: deed => DEEDS[deed] },
    booklet: { name: booklet => booklets[booklet].name, text: bookletInWords },
    option: { name: option => `option ${option + 1}` },
  },
  points: {
    camp: acted,
    town: acted,
    adventure: acted,
    equip: acted,
    encounter: acted,
    skirmishAction: acted,
    skirmishStrike: acted,
    worldMove: ({ choice }) => [choice === 'stay' ? deedKey(choice) : nodeKey(choice)],
    rest: done,
    stance: done,
    gate: done,
    transition: done,
    accept: done,
    freeMove: 'node',
    chooseCharacter: 'booklet',
    choosePath: 'option',
    loreChoice: 'option',
    loreSkill: 'option',
    bonus: 'option',
    checker: 'member',
    recipient: 'member',
    passOn: 'member',
    eventOption: 'option',
    storyOption: 'option',
    printedOption: 'option',
    customAbility: 'card',
    spendAp: 'card',
    retrainNow: 'card',
    pickCard: 'card',
    discardMystic: 'card',
    replaceCompanion: 'card',
    craft: 'card',
    overCapacity({ choice }) {
      if (choice === 'decline') return [];
      if (choice < GIVE_AWAY) return [cardKey(choice)];
      return [cardKey((choice - GIVE_AWAY) >> 3), memberKey((choice - GIVE_AWAY) % 8)];
    },
    react({ choice }) {
      if (typeof choice === 'string') return [];
      return [cardKey(choice >= BLOCK ? choice - BLOCK : cardOfUse(choice))];
    },
    aim({ view, frame, choice }) {
      return clauseAt(frame.card, frame.clause).target.at === 'space' ? [spaceKey(choice)] : [target(view, choice)];
    },
    aimWhere: 'space',
    placeCharacter: 'space',
    featureSpace: 'space',
    extraMove: 'space',
    kind: 'kind',
    secondAttack: 'kind',
    arcingTarget: 'figure',
    secondTarget: 'figure',
    puppetTarget: 'figure',
    counterattack: ({ frame, choice }) => [
      figureKey(frame.foe),
      ...(typeof choice === 'number' ? [cardKey(choice)] : []),
    ],
    attackTarget: ({ choice }) => [figureKey(choice % 100), ...weapon(Math.floor(choice / 100) - 1)],
  },
};

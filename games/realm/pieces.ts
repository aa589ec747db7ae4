/** The kinds of pieces that can be pointed at, and which of them stand for the choices of each decision. */
import type { PieceKey, PieceTable } from '@vesper/kernel';
import type { Action, RealmAsks } from './agenda.ts';
import { AmaraksBlessing, CrystalOfLight, FindMagicGate, quests } from './content/quests.ts';
import { BattleFury, specials } from './content/specials.ts';
import { isSpecial } from './content/cards.ts';
import { FIRST_SPECIAL } from './content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from './content/types.ts';
import { deedName, deeds } from './deeds.ts';
import type { Deed } from './deeds.ts';
import { QUEST } from './state.ts';
import type { Slot, Source } from './state.ts';
import type { RealmView } from './view.ts';
import { cardName, colourName, darknessName, generalName, heroName, questName, spaceName } from './words/names.ts';

export const spaceKey = (space: Space): PieceKey => `space:${space}`;
export const cardKey = (card: Card): PieceKey => `card:${card}`;
export const heroKey = (slot: Slot): PieceKey => `hero:${slot}`;
export const attackerKey = (slot: Slot): PieceKey => `attacker:${slot}`;
export const generalKey = (general: Colour): PieceKey => `general:${general}`;
/** The active quest of a hero. */
export const questKey = (slot: Slot): PieceKey => `quest:${slot}`;
/** A completed quest. */
export const doneKey = (quest: Quest): PieceKey => `done:${quest}`;
export const darkKey = (card: DarkCard): PieceKey => `dark:${card}`;
/** A hero who may be picked. */
export const pickKey = (hero: HeroId): PieceKey => `pick:${hero}`;
/** Something that may be done where the hero stands. */
export const deedKey = (deed: Deed): PieceKey => `deed:${deeds.indexOf(deed)}`;
export const sourceKey = (source: Source): PieceKey => (source >= QUEST ? doneKey(source - QUEST) : cardKey(source));

/** The hero in a place goes by another name in every match: sentences name it themselves. */
const place = (slot: Slot): string => `Hero ${slot + 1}`;

export const pieces: PieceTable<RealmView, RealmAsks> = {
  kinds: {
    space: { name: spaceName },
    card: { name: cardName, text: card => (isSpecial(card) ? specials[card - FIRST_SPECIAL].text : '') },
    hero: { name: place },
    attacker: { name: place },
    general: { name: generalName },
    quest: { name: slot => `Quest of hero ${slot + 1}` },
    done: { name: questName, text: quest => quests[quest].text },
    dark: { name: darknessName },
    pick: { name: heroName },
    deed: { name: deedName },
    colour: { name: colourName },
  },
  points: {
    pickHero: 'pick',
    pickForm: 'colour',
    chooseAction: ({ view, frame, choice }) => actionPieces(view, frame.slot, choice),
    playSpecial: ({ choice }) => (choice === 'pass' ? [] : [sourceKey(choice)]),
    commit({ choice }) {
      if (typeof choice === 'number') return [cardKey(choice)];
      return choice === 'done' ? [] : [doneKey(choice === 'q05' ? FindMagicGate : AmaraksBlessing)];
    },
    pickAttacker: 'attacker',
    pickLostCard: 'card',
    pickReplacement: 'pick',
    moveUndead: 'space',
    discardToLimit: ({ choice }) => [typeof choice === 'number' ? cardKey(choice) : sourceKey(choice.source)],
    pickGateToMove: 'space',
    pickSpace: 'space',
    pickHeroTarget: 'hero',
    pickMinion: ({ choice }) => (choice === 'stop' ? [] : [spaceKey(choice.space)]),
    pickGeneral: 'general',
    pickColour: 'colour',
    pickOrder: 'dark',
  },
};

/** The pieces that stand for an action; the first one is where it happens. */
function actionPieces({ heroes, generals }: RealmView, slot: Slot, action: Action): readonly PieceKey[] {
  const here = spaceKey(heroes[slot].space);
  switch (action.action) {
    case 'foot':
    case 'gate':
    case 'steed':
    case 'flight':
    case 'teleport':
    case 'archery':
      return [spaceKey(action.to)];
    case 'horse':
    case 'eagle':
    case 'gateCard':
      return [spaceKey(action.to), cardKey(action.card)];
    case 'fireball':
    case 'healLand':
    case 'buildGate':
      return [here, deedKey(action.action), cardKey(action.card)];
    case 'battleFury':
      return [here, deedKey(action.action), cardKey(BattleFury)];
    case 'attackGeneral':
      return [
        here,
        deedKey(action.action),
        ...generals.flatMap(({ space }, c) => (space === heroes[slot].space ? [generalKey(c)] : [])),
      ];
    case 'quest':
      return [here, deedKey(action.action), questKey(slot)];
    case 'spendQuest':
      return [here, deedKey(action.action), doneKey(CrystalOfLight)];
    case 'play':
      return [sourceKey(action.source)];
    case 'endDay':
      return [];
    default:
      return [here, deedKey(action.action)];
  }
}

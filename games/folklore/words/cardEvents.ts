/** The log of cards: drawn, held, used, worn out. */
import { say } from '@vesper/kernel';
import { isFoe, NONE } from '../state.ts';
import type { EventsOf } from './catalogue.ts';
import { deckName } from './names.ts';
import { card, coins, member, toldFigure } from './voice.ts';

export const cardEvents: EventsOf<
  | 'cardDrawn'
  | 'nothingDrawn'
  | 'deckReshuffled'
  | 'cardGained'
  | 'cardLost'
  | 'cardDeclined'
  | 'cardGiven'
  | 'coinsGiven'
  | 'takeRefused'
  | 'equipped'
  | 'unequipped'
  | 'cardUsed'
  | 'recited'
  | 'cardExhausted'
  | 'cardRecovered'
  | 'itemBroken'
  | 'itemRepaired'
  | 'itemCorroded'
  | 'itemScoured'
  | 'weaponFilled'
  | 'itemCharged'
  | 'companionJoined'
  | 'companionLost'
> = {
  cardDrawn: ({ who, card: drawn }, { view }) => say`${member(view, who)} draws ${card(drawn)}.`,
  nothingDrawn: ({ who, deck }, { view }) => say`${member(view, who)} finds no ${deckName[deck]} card left to draw.`,
  deckReshuffled: ({ deck }) => `The discarded ${deckName[deck]} cards are shuffled into a new deck.`,
  cardGained: ({ who, card: gained }, { view }) => say`${member(view, who)} gains ${card(gained)}.`,
  cardLost: ({ who, card: lost }, { view }) => say`${member(view, who)} loses ${card(lost)}.`,
  cardDeclined: ({ who, card: declined }, { view }) => say`${member(view, who)} does without ${card(declined)}.`,
  cardGiven: ({ who, card: given, to }, { view }) =>
    say`${member(view, who)} gives ${card(given)} to ${member(view, to)}.`,
  coinsGiven: ({ who, coins: given, to }, { view }) =>
    say`${member(view, who)} gives ${coins(given)} to ${member(view, to)}.`,
  takeRefused: ({ who, by }, { view }) => say`${member(view, who)} refuses what ${member(view, by)} asks for.`,
  equipped: ({ who, card: worn }, { view }) => say`${member(view, who)} equips ${card(worn)}.`,
  unequipped: ({ who, card: worn }, { view }) => say`${member(view, who)} takes off ${card(worn)}.`,
  cardUsed: ({ who, card: used, target, foes }, { view }) =>
    target === NONE || (isFoe(target) && foes === undefined)
      ? say`${member(view, who)} uses ${card(used)}.`
      : say`${member(view, who)} uses ${card(used)} on ${toldFigure(view, target, foes)}.`,
  recited: ({ who, card: read, passed }, { view }) =>
    passed
      ? say`The words of ${card(read)} are answered.`
      : say`${member(view, who)} recites ${card(read)}, and nothing answers.`,
  cardExhausted: ({ card: which }) => say`${card(which)} is exhausted.`,
  cardRecovered: ({ card: which }) => say`${card(which)} is ready again.`,
  itemBroken: ({ card: which }) => say`${card(which)} breaks.`,
  itemRepaired: ({ card: which }) => say`${card(which)} is repaired.`,
  itemCorroded: ({ card: which, destroyed }) =>
    destroyed ? say`${card(which)} corrodes a second time and falls to pieces.` : say`${card(which)} corrodes.`,
  itemScoured: ({ card: which }) => say`The Corrosion is scoured from ${card(which)}.`,
  weaponFilled: ({ who, card: weapon, with: filling }, { view }) =>
    say`${member(view, who)} fills ${card(weapon)} with ${card(filling)} for 4 attacks.`,
  itemCharged: ({ who, card: which }, { view }) => say`${member(view, who)} puts 1 PP into ${card(which)}.`,
  companionJoined: ({ who, card: which }, { view }) => say`${card(which)} goes with ${member(view, who)}.`,
  companionLost: ({ who, card: which }, { view }) => say`${member(view, who)} loses ${card(which)}.`,
};

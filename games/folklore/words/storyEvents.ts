/** The log of setup, story, World Map, events on the road and towns. */
import { capital, listed, say } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import type { EventsOf } from './catalogue.ts';
import { pageName } from './deeds.ts';
import { storyOptionInWords } from './labels.ts';
import { chapterName, chapterTitles, flagName, livedThrough, nodeName, storyName, eventTitle } from './names.ts';
import { card, coins, member, node, service } from './voice.ts';

export const storyEvents: EventsOf<
  | 'gameBegan'
  | 'characterBrought'
  | 'characterChosen'
  | 'pathChosen'
  | 'mysticsDealt'
  | 'chapterBegan'
  | 'stepRead'
  | 'lineRead'
  | 'optionChosen'
  | 'flagSet'
  | 'clockTicked'
  | 'clockExpired'
  | 'chapterEnded'
  | 'storyWon'
  | 'storyLost'
  | 'groupMoved'
  | 'groupStayed'
  | 'destinationReached'
  | 'leaderPassed'
  | 'dayTurned'
  | 'rested'
  | 'restRolled'
  | 'markGained'
  | 'eventDrawn'
  | 'eventOptionChosen'
  | 'townEntered'
  | 'marketLaid'
  | 'fineAtGate'
  | 'serviceUsed'
  | 'bartered'
  | 'bought'
  | 'sold'
  | 'brewTried'
  | 'commissionShown'
  | 'townLeft'
> = {
  // Setup
  gameBegan: ({ story }) => `The story begins: “${storyName(story)}”.`,
  characterBrought: ({ seat, booklet, lore, completed }, { who }) =>
    say`${who(seat)} ${who(seat).you === true ? 'bring' : 'brings'} the ${booklets[booklet].name} along, with ${lore} lore${
      completed.length === 0 ? '' : ` and ${livedThrough(completed)} lived through`
    }.`,
  characterChosen: ({ seat, booklet }, { who }) =>
    say`${who(seat)} ${who(seat).you === true ? 'choose' : 'chooses'} the ${booklets[booklet].name}.`,
  pathChosen: ({ who, path }, { view }) =>
    say`${member(view, who)} walks the path of the ${booklets[view.party[who].booklet].paths[path].name}.`,
  mysticsDealt: ({ who, cards: dealt }, { view }) => say`${member(view, who)} begins with ${listed(dealt.map(card))}.`,

  // The story
  chapterBegan: ({ chapter }, { view }) => capital(`${chapterName(view, chapter)}, begins.`),
  stepRead: ({ chapter, step }, { view }) => `The story turns to ${pageName(view, chapter, step)}.`,
  lineRead: () => undefined,
  optionChosen: ({ chapter, step, option }, { view }) =>
    `The group decides: “${storyOptionInWords(view, chapter, step, option)}”.`,
  flagSet: ({ flag }) => `The story will remember: ${flagName(flag)}.`,
  clockTicked: ({ turns, limit }) => `The clock stands at ${turns} of ${limit}.`,
  clockExpired: ({ chapter }, { view }) => `The clock has run out: ${chapterTitles(view, chapter).clock}.`,
  chapterEnded: ({ chapter }, { view }) => capital(`${chapterName(view, chapter)}, is over.`),
  storyWon: ({ story }) => `“${storyName(story)}” has come to its end, and you have lived to tell it.`,
  storyLost: ({ story }) => `“${storyName(story)}” ends here. Nobody is left to go on.`,

  // The World Map
  groupMoved: ({ from, to }) =>
    from === to
      ? say`The group goes out and comes back to ${node(to)}.`
      : say`The group goes from ${nodeName(from)} to ${node(to)}.`,
  groupStayed: ({ node: where }) => say`The group stays in ${node(where)}.`,
  destinationReached: ({ node: where }) => say`The group has reached ${node(where)}.`,
  leaderPassed: ({ who }, { view }) => say`${member(view, who)} takes the lead.`,
  dayTurned: ({ isNight }) => (isNight ? 'Night falls.' : 'Day breaks.'),
  rested: () => 'The group rests.',
  restRolled: ({ rolled, isDisturbed }) =>
    isDisturbed ? `A ${rolled}: the rest is disturbed.` : `A ${rolled}: nothing disturbs the rest.`,
  markGained: ({ marks, limit }) => say`Defeat mark ${marks} of ${limit}.`,

  // Events
  eventDrawn: ({ card: drawn, isNight }) => say`${isNight ? 'By night' : 'By day'}: ${card(drawn)}.`,
  eventOptionChosen: ({ card: drawn, option }) => say`${card(drawn)}: “${eventTitle(drawn).options[option]}”.`,

  // Towns
  townEntered: ({ node: where }) => say`The group enters ${node(where)}.`,
  marketLaid: ({ cards: laid }) => say`On the market: ${laid.length === 0 ? 'nothing' : listed(laid.map(card))}.`,
  fineAtGate: ({ who }, { view }) => say`${member(view, who)} pays the fine at the gate and is WANTED no longer.`,
  serviceUsed: ({ who, service: which, price }, { view }) =>
    say`${member(view, who)} uses ${service(which)}${price === 0 ? '' : say` for ${coins(price)}`}.`,
  bartered: ({ who, passed, banned }, { view }) =>
    passed
      ? say`${member(view, who)} barters well: prices fall by a fifth.`
      : banned
        ? say`${member(view, who)} has talked the merchants out of all patience and buys nothing here.`
        : say`${member(view, who)} barters in vain.`,
  bought: ({ who, card: which, price }, { view }) => say`${member(view, who)} buys ${card(which)} for ${coins(price)}.`,
  sold: ({ who, card: which, price }, { view }) => say`${member(view, who)} sells ${card(which)} for ${coins(price)}.`,
  brewTried: ({ who, recipe, passed }, { view }) =>
    passed
      ? say`${member(view, who)} brews from ${card(recipe)}.`
      : say`${member(view, who)} spoils the ingredients of ${card(recipe)}.`,
  commissionShown: ({ cards: shown }) =>
    shown.length === 0 ? 'The smith has nothing to show.' : say`The smith shows ${listed(shown.map(card))}.`,
  townLeft: ({ node: where }) => say`The group leaves ${node(where)}.`,
};

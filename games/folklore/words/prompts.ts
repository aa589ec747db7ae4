/**
 * What is asked. Characters go by their names; whoever decides is told for which of them. The leader decides for the group:
 * the way, events and the story.
 */
import { also, capital, count, plain, say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { STAT } from '../content/numbers.ts';
import { effectOf } from '../content/rows.ts';
import type { Target } from '../content/types.ts';
import type { AskName, At, PickFor } from '../agenda.ts';
import { clauseAt } from '../rules/clauses.ts';
import { loreNeeded } from '../rules/growth.ts';
import { NONE } from '../state.ts';
import type { FolkloreView, Member } from '../state.ts';
import { withWho } from './amounts.ts';
import type { Asked, FolkloreCatalogue, FolklorePrompt, Waiting } from './catalogue.ts';
import { textChanceOf } from './checks.ts';
import { asking, momentInWords, pageName } from './deeds.ts';
import { effectInWords } from './effects.ts';
import { nodeName, skillName } from './names.ts';
import { LONGEST } from './texts.ts';
import { ap, card, coins, feature, figure, member, memberTitle } from './voice.ts';

/** Whoever the frame speaks of; nobody is hidden here, but a frame might be. */
const actor = (view: FolkloreView, who: Member | undefined): Mention =>
  who === undefined ? { text: 'somebody' } : member(view, who);

/** For a character: the request begins with its name, the news says what it does. */
function of<Name extends AskName>(
  request: (asked: Asked<Name> & { readonly hero: Member }) => Sentence,
  news: string,
): FolklorePrompt<Name> {
  return {
    yours: asked => {
      const { who } = asked.frame as unknown as { readonly who: Member };
      return say`${memberTitle(asked.view, who)}: ${request({ ...asked, hero: who })}`;
    },
    theirs: ({ view, frame }: Waiting<Name>) => say`${actor(view, (frame as { readonly who?: Member }).who)} ${news}.`,
  };
}

/** For the group: whoever leads decides. */
function forAll<Name extends AskName>(request: (asked: Asked<Name>) => Sentence, news: string): FolklorePrompt<Name> {
  return {
    yours: asked => capital(request(asked)),
    theirs: ({ view }: Waiting<Name>) => say`${member(view, view.leader)} leads and ${news}.`,
  };
}

const aims: { readonly [A in Target['at']]: string } = {
  nothing: 'at what',
  ally: 'which ally',
  ghost: 'which ghost',
  foe: 'which foe',
  space: 'which space',
};

/** The first of two that fits behind what stands there already. */
const fitting = (before: number, long: Sentence, short: Sentence): Sentence =>
  before + plain(long).length <= LONGEST ? long : short;

/** What the character may still do on a map. */
function left({ turn }: FolkloreView, act: string): string {
  const acts = turn.acts === 0 ? `no ${act}` : turn.acts === 1 ? `1 ${act}` : `${turn.acts} ${act}s`;
  return `${turn.stride} Stride and ${acts} left`;
}

const picks: { readonly [P in PickFor]: string } = {
  repair: 'which Broken item is repaired',
  scour: 'from which item is the Corrosion scoured',
  unexhaust: 'which exhausted card is ready again',
  retrain: 'which ability is given back',
  unequip: 'too few hands: what comes off',
};

const mysticKinds = { any: 'mystic card', prayer: 'Prayer', ritual: 'Ritual' } as const;

/** The check of the word at which the leader names somebody. */
function checkAt(view: FolkloreView, at: At): Sentence {
  const effect = effectOf(at);
  if (effect.do !== 'check') return 'Name who is meant.';
  const { harder = 0 } = view.deeds.at(-1) ?? {};
  return `who makes the ${skillName(effect.skill)} ${effect.k + harder} check?`;
}

export const prompts: FolkloreCatalogue['prompts'] = {
  chooseCharacter: {
    yours: ({ view, frame }) =>
      view.party.filter(({ seat }) => seat === view.party[frame.who].seat).length > 1
        ? `Choose character ${frame.who + 1}.`
        : 'Choose your character.',
    theirs: ({ them }) => say`${them} ${also(them, 'choose')} a character.`,
  },
  choosePath: of<'choosePath'>(() => 'choose a path, for good.', 'chooses a path'),
  customAbility: of<'customAbility'>(
    ({ view, hero }) => say`choose abilities; ${ap(view.party[hero].ap)} left.`,
    'chooses abilities',
  ),
  camp: of<'camp'>(() => 'Camp: trade, equip, use cards.', 'prepares in Camp'),
  rest: forAll<'rest'>(() => 'Rest here? It is possible once per chapter.', 'may have the group rest'),
  worldMove: forAll<'worldMove'>(() => 'Where does the group go?', 'chooses the way'),
  eventOption: forAll<'eventOption'>(
    ({ view }) => (view.event === NONE ? 'What will you do?' : say`${card(view.event)}: what will you do?`),
    'decides about the event',
  ),
  checker: forAll<'checker'>(
    ({ view, frame }) => say`${asking(view)}${checkAt(view, frame)}`,
    'names who makes a check',
  ),
  recipient: forAll<'recipient'>(
    ({ view, frame }) =>
      fitting(
        0,
        say`${asking(view)}${withWho(effectInWords(effectOf(frame)))}?`,
        say`${asking(view)}whom does it concern?`,
      ),
    'names whom it concerns',
  ),
  payment: {
    yours: ({ view, frame }) => say`The group owes ${coins(frame.left)}. What does ${member(view, frame.who)} pay?`,
    theirs: ({ view }) => say`${member(view, view.leader)} leads and says who pays.`,
  },
  freeMove: forAll<'freeMove'>(
    ({ view, frame }) => say`${asking(view)}go up to ${count(frame.n, 'edge')}; no event.`,
    'moves the group',
  ),
  gate: of<'gate'>(() => 'WANTED, and stopped at the gate. What now?', 'is stopped at the gate'),
  town: of<'town'>(
    ({ view, hero }) => say`${nodeName(view.visit.node)}, with ${coins(view.party[hero].coins)}.`,
    'is in town',
  ),
  pickCard: of<'pickCard'>(
    ({ frame }) => say`${picks[frame.for]}${frame.left > 1 ? ` (${frame.left} to go)` : ''}?`,
    'chooses a card',
  ),
  cureStatus: of<'cureStatus'>(() => 'of what are you cured?', 'chooses what is cured'),
  overCapacity: of<'overCapacity'>(
    ({ view, hero }) => `too much to carry, at most ${view.sheets[hero][STAT.capacity]} items. What goes?`,
    'carries too much',
  ),
  replaceCompanion: of<'replaceCompanion'>(
    ({ view, frame, hero }) =>
      view.party[hero].companions.length < 2
        ? say`${card(frame.card)} wants to come along.`
        : say`${card(frame.card)} wants to come. Who leaves?`,
    'is offered a companion',
  ),
  discardMystic: of<'discardMystic'>(
    ({ view, frame, hero }) =>
      frame.of === 'any'
        ? `holds more than ${view.sheets[hero][STAT.mystics]} mystic cards. Which one goes?`
        : `which ${mysticKinds[frame.of]} pays for it?`,
    'discards a mystic card',
  ),
  stance: of<'stance'>(({ view }) => `skirmish round ${view.skirmish.round}: attack or defend?`, 'takes a stance'),
  skirmishAction: of<'skirmishAction'>(({ view }) => `skirmish round ${view.skirmish.round}: act.`, 'acts'),
  secondAttack: of<'secondAttack'>(() => 'strike with the other hand as well?', 'may strike with a second weapon'),
  skirmishStrike: of<'skirmishStrike'>(({ view }) => say`${asking(view)}attack whom, and with what?`, 'strikes'),
  placeCharacter: of<'placeCharacter'>(() => 'where does this character come in?', 'comes in'),
  adventure: of<'adventure'>(({ view }) => `round ${view.scene.round}, ${left(view, 'Use')}.`, 'explores'),
  transition: forAll<'transition'>(
    ({ view }) => `the end of round ${view.scene.round}: leave, withdraw or stay on this map?`,
    'decides whether the group stays',
  ),
  react: of<'react'>(({ view, hero }) => {
    const moment = momentInWords(view);
    return fitting(memberTitle(view, hero).text.length + 2, say`${moment}. React?`, say`${moment}.`);
  }, 'may answer'),
  equip: of<'equip'>(() => 'change equipment, or trade with a neighbour.', 'changes equipment'),
  loreChoice: of<'loreChoice'>(
    ({ view, hero }) => `${loreNeeded(view.party[hero].choices.length)} lore reached. Choose one for good.`,
    'has grown and chooses',
  ),
  loreSkill: of<'loreSkill'>(() => 'which skill rises by 1?', 'raises a skill'),
  retrainNow: of<'retrainNow'>(() => 'give an ability back for its points, or keep all.', 'may give an ability back'),
  spendAp: of<'spendAp'>(
    ({ view, hero }) => say`learn an ability; ${ap(view.party[hero].ap)} to spend.`,
    'may learn an ability',
  ),
  bonus: of<'bonus'>(
    ({ view, hero }) => `${loreNeeded(view.party[hero].choices.length)} lore reached. Choose a bonus for good.`,
    'has grown and chooses',
  ),
  storyOption: forAll<'storyOption'>(
    ({ view }) => `${pageName(view, view.chapter, view.step)}: what will you do?`,
    'decides how the story goes on',
  ),
  printedOption: {
    yours: ({ view }) => say`${asking(view)}choose one.`,
    theirs: ({ view, them }) => say`${asking(view)}${them} ${also(them, 'choose')} one of several.`,
  },
  aim: of<'aim'>(
    ({ frame: { card: which, clause } }) => say`${card(which)}: ${aims[clauseAt(which, clause).target.at]}?`,
    'takes aim',
  ),
  aimWhere: of<'aimWhere'>(
    ({ frame: { card: which, clause } }) => say`${card(which)}: to ${aims[clauseAt(which, clause).where.at]}?`,
    'takes aim',
  ),
  kind: {
    yours: ({ view }) => say`${asking(view)}which kind?`,
    theirs: ({ them }) => say`${them} ${also(them, 'choose')} a kind.`,
  },
  craft: of<'craft'>(({ view, hero }) => say`brew something? There are ${coins(view.party[hero].coins)}.`, 'may brew'),
  accept: of<'accept'>(
    ({ view, frame }) =>
      say`${member(view, frame.by)} asks for ${frame.card === NONE ? coins(frame.coins) : card(frame.card)}.`,
    'is asked for something',
  ),
  passOn: of<'passOn'>(({ frame }) => say`cannot use ${card(frame.card)}. Who gets it?`, 'passes a card on'),
  featureSpace: of<'featureSpace'>(
    ({ view, frame }) => say`${feature(view.scene.scene, frame.feature)}: on which space?`,
    'chooses a space',
  ),
  boost: of<'boost'>(({ view, frame, hero }) => {
    const effect = effectOf(frame);
    return `discard a card for ${effect.do === 'check' ? textChanceOf(view, hero, effect.skill, effect.k) : 'the check'}?`;
  }, 'prepares a check'),

  // Encounters
  encounter: of<'encounter'>(
    ({ view }) => `round ${view.encounter.round}, ${left(view, 'Act')}${view.turn.evading > 0 ? ', evading' : ''}.`,
    'acts',
  ),
  secondTarget: of<'secondTarget'>(
    ({ frame }) => say`strike with ${card(frame.weapon)} as well?`,
    'may strike with a second weapon',
  ),
  arcingTarget: of<'arcingTarget'>(() => 'the blow swings on (ARCING). Against whom?', 'may strike a second foe'),
  devastatingStrike: of<'devastatingStrike'>(
    () => 'a Devastating Strike. What does it win?',
    'chooses what a Devastating Strike wins',
  ),
  counterattack: of<'counterattack'>(
    ({ view, frame }) => say`on guard. Strike back at ${figure(view, frame.foe)}?`,
    'may strike back',
  ),
  extraMove: of<'extraMove'>(() => 'an extra Move: where to?', 'makes an extra Move'),
  puppetTarget: of<'puppetTarget'>(
    ({ view, frame }) => say`whom does ${figure(view, frame.foe)} attack?`,
    'says whom a foe attacks',
  ),
  attackTarget: of<'attackTarget'>(({ view }) => say`${asking(view)}attack whom?`, 'strikes'),
};

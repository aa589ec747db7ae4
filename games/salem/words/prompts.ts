/** What is asked: to the seat that decides as a request, to everybody else as news. */
import { capital, does, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { GeorgeBurroughs, ThomasPutnam } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Ask, SalemView } from '../state.ts';
import type { SalemCatalogue } from './catalogue.ts';
import { dearer, targetNews, targetRequest } from './effects.ts';
import { colonist, isUsed, player, using } from './voice.ts';

export const prompts: SalemCatalogue['prompts'] = {
  startPick: {
    yours: () => 'keep one of your two Starting Colonists; the other is shuffled into the deck',
    theirs: ({ them }) => say`${them} chooses a Starting Colonist`,
  },
  place: {
    yours: ({ view, seat }) => say`place a messenger (${view.players[seat].messengers} in hand)`,
    theirs: ({ them }) => say`${them} places a messenger`,
  },
  accuse: {
    yours: ({ view, frame }) => through(frame.by, say`place an Accusation${accuseWhom(view, frame)}`),
    theirs: ({ them, frame }) => say`${them} places an Accusation${using(frame.by)}`,
  },
  thomasBonus: {
    yours: () => say`${colonist(ThomasPutnam)}: you may place 1 more Accusation`,
    theirs: ({ them }) => say`${them} decides whether to place 1 more Accusation with ${colonist(ThomasPutnam)}`,
  },
  exonerateTarget: {
    yours: () => 'you may exonerate a colonist: up to 2 Accusations come off',
    theirs: ({ them }) => say`${them} decides whom to exonerate`,
  },
  exonerateExtra: {
    yours: ({ view, frame }) =>
      say`pay 1 Influence to take 1 more Accusation off ${colonist(frame.colonist)}? (${view.accusations[frame.colonist]} left)`,
    theirs: ({ them, frame }) =>
      say`${them} decides whether to pay for taking another Accusation off${isUsed(frame.colonist) ? say` ${colonist(frame.colonist)}` : ''}`,
  },
  protect: {
    yours: ({ view: { protectionOn } }) =>
      protectionOn === NONE
        ? 'you may protect a colonist from arrest'
        : say`you may move the Protection token away from ${colonist(protectionOn)}`,
    theirs: ({ them }) => say`${them} decides whom to protect`,
  },
  menu: {
    yours: ({ view: { resolving } }) =>
      resolving.space === 5 && !resolving.generated
        ? 'use abilities and collect your Influence, in any order'
        : 'use an ability, or finish',
    theirs: ({ them }) => say`${them} uses abilities`,
  },
  abilityMode: {
    yours: ({ frame }) => say`${colonist(frame.colonist)}: choose one`,
    theirs: ({ them, frame }) =>
      say`${them} decides how to use ${isUsed(frame.colonist) ? colonist(frame.colonist) : 'an ability'}`,
  },
  abilityTarget: {
    yours: ({ frame }) => through(frame.by, targetRequest(frame)),
    theirs: ({ them, frame }) => say`${them} ${targetNews(frame.step)}${using(frame.by)}`,
  },
  arrest: {
    yours: ({ frame }) => through(frame.by, say`arrest a colonist${dearer(frame.surcharge)}`),
    theirs: ({ them, frame: { by } }) =>
      isUsed(by) ? say`${them} arrests a colonist${using(by)}` : say`${them} decides whom to arrest`,
  },
  scapegoat: {
    yours: ({ view, seat, frame: { arrester, target } }) =>
      say`${capital(does(player(view, arrester), 'want'))} to arrest ${colonist(target)}. ${arrester === seat ? 'Take a scapegoat instead?' : 'Name a scapegoat?'}`,
    theirs: ({ them, frame: { target } }) =>
      say`${them} decides whether to name a scapegoat${isUsed(target) ? say` for ${colonist(target)}` : ''}`,
  },
  burroughsFear: {
    yours: () => say`${colonist(GeorgeBurroughs)} is arrested: you may remove 1 Fear`,
    theirs: ({ them }) => say`${colonist(GeorgeBurroughs)} is arrested: ${them} decides whether to remove 1 Fear`,
  },
  spectral: {
    yours: ({ view: { spectralOn }, frame: { by } }) =>
      through(
        by,
        spectralOn === NONE
          ? 'put the Spectral Evidence on a colonist'
          : say`move the Spectral Evidence away from ${colonist(spectralOn)}${isUsed(by) ? '' : ', or leave it there'}`,
      ),
    theirs: ({ them, frame }) => say`${them} decides who bears the Spectral Evidence${using(frame.by)}`,
  },
  fearMode: {
    yours: () => 'place 1 Fear and gain 2 Influence, or remove 1 Fear?',
    theirs: ({ them }) => say`${them} decides whether to place or to remove Fear`,
  },
  fearTarget: {
    yours: ({ frame: { by, remove } }) =>
      through(by, remove ? 'remove 1 Fear from a colonist' : 'place 1 Fear on a colonist'),
    theirs: ({ them, frame: { by, remove } }) =>
      say`${them} ${remove === true ? 'removes' : 'places'} 1 Fear${using(by)}`,
  },
  bring: {
    yours: ({ frame }) => through(frame.by, say`bring a colonist into your Circle${dearer(frame.surcharge)}`),
    theirs: ({ them, frame: { by } }) =>
      isUsed(by) ? say`${them} brings a colonist in${using(by)}` : say`${them} decides whom to bring in`,
  },
};

/** `Edward Putnam: arrest a colonist`; the request alone on the space itself. */
function through(by: Colonist, request: Sentence): Sentence {
  return isUsed(by) ? say`${colonist(by)}: ${request}` : request;
}

/** On space 12 the two Accusations are asked for one by one. */
function accuseWhom({ resolving }: SalemView, { by, rowsOnly }: Ask<'accuse'>): string {
  if (rowsOnly) return ' on a colonist in one of the two rows';
  if (!isUsed(by) && resolving.space === 12) return resolving.accused ? ' (2 of 2)' : ' (1 of 2)';
  return ' on any colonist';
}

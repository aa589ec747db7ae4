/** How the effects of abilities are said: a record for every word of the vocabulary. */
import { joined, said, say } from '@vesper/kernel';
import type { SaidBy, Sentence } from '@vesper/kernel';
import { targetAt } from '../content/colonists.ts';
import type { Colonist, Count, Effect, Mode, TargetEffect } from '../content/types.ts';
import type { Ask, SalemView, TargetStep } from '../state.ts';
import { accusations, colonist, fears, influence, isUsed } from './voice.ts';

// ── Ways to use an ability ───────────────────────────────────────────────────────────────────────────────────────────

/** `place 1 Accusation`. */
const deeds: SaidBy<Effect> = {
  accuse: ({ count, on }) => say`place ${upTo(count)}${accusations(most(count))}${on === 'rows' ? ' in a row' : ''}`,
  frighten: () => say`place ${fears(1)}`,
  gain: ({ count }) => say`gain ${upTo(count)}${influence(most(count))}`,
  pay: ({ count }) => say`pay ${influence(count)}`,
  spectral: () => 'place the Spectral Evidence',
  arrest: ({ surcharge }) => say`arrest a colonist${dearer(surcharge)}`,
  bring: ({ surcharge }) => say`bring a colonist in${dearer(surcharge)}`,
  exonerate: () => say`remove ${accusations(1)}`,
  calm: () => say`remove ${fears(1)}`,
  accusationFrom: () => say`take up ${accusations(1)}`,
  accusationTo: () => 'put it on another colonist',
  fearFrom: () => say`take up ${fears(1)}`,
  fearTo: () => 'put it on another colonist',
  protect: () => 'place the Protection token',
  endow: () => 'raise a Reputation by 1',
};

const most = (count: Count): number => (typeof count === 'number' ? count : count.most);
const upTo = (count: Count): string => (typeof count === 'number' ? '' : 'up to ');

/** ` for 2 Influence more than usual`. */
export const dearer = (surcharge: number): Sentence =>
  surcharge === 0 ? '' : say` for ${influence(surcharge)} more than usual`;

/** `pay 1 Influence to place the Spectral Evidence`, `place 1 Accusation, then gain 1 Influence`. */
export const modeInWords = ({ effects }: Mode): Sentence =>
  joined(
    effects.flatMap((effect, i) => [
      i === 0 ? '' : effects[i - 1].do === 'pay' ? ' to ' : ', then ',
      said(deeds, effect),
    ]),
    '',
  );

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface TargetWords {
  /** To whoever chooses: `take 1 Accusation off a colonist`. */
  request(whom: string, last: Sentence): Sentence;
  /** To everybody else, after their name. */
  readonly news: string;
  label(who: Colonist, view: SalemView): Sentence;
}

const taking = (token: Sentence, news: string): TargetWords => ({
  request: whom => say`take ${token} off ${whom}`,
  news,
  label: who => say`Take ${token} off ${colonist(who)}`,
});
const movingFrom = (token: string, news: string): TargetWords => ({
  request: () => `choose whose ${token} to move`,
  news,
  label: who => say`Take it from ${colonist(who)}`,
});
const movingTo = (token: string, news: string): TargetWords => ({
  request: (_whom, last) => say`move the ${token} from ${last} to another colonist`,
  news,
  label: who => say`Move it to ${colonist(who)}`,
});

const targets: { readonly [Step in TargetStep]: TargetWords } = {
  exonerate: taking([accusations(1)], 'takes off an Accusation'),
  calm: taking([fears(1)], 'takes off a Fear'),
  accusationFrom: movingFrom('Accusation', 'moves an Accusation'),
  accusationTo: movingTo('Accusation', 'moves an Accusation'),
  fearFrom: movingFrom('Fear', 'moves a Fear'),
  fearTo: movingTo('Fear', 'moves a Fear'),
  protect: {
    request: whom => `protect ${whom} from arrest`,
    news: 'moves the Protection token',
    label: who => say`Protect ${colonist(who)}`,
  },
  endow: {
    request: whom => `raise the Reputation of ${whom} by 1`,
    news: 'raises a Reputation',
    label: (who, view) => say`Raise ${colonist(who)} (token ${view.reputationTokens[who] + 1} of 3)`,
  },
};

const whoms: Readonly<Record<TargetEffect['whom'], string>> = {
  any: 'a colonist',
  circle: 'a colonist in your Circle',
  another: 'a different colonist',
};

export function targetRequest(frame: Ask<'abilityTarget'>): Sentence {
  const { do: step, whom, may } = targetAt(frame);
  const last = isUsed(frame.last) ? [colonist(frame.last)] : 'nobody';
  return say`${may ? 'you may ' : ''}${targets[step].request(whoms[whom], last)}`;
}

export const targetNews = (step: TargetStep | undefined): string =>
  step === undefined ? 'chooses a colonist' : targets[step].news;

export const targetLabel = (step: TargetStep, who: Colonist, view: SalemView): Sentence =>
  targets[step].label(who, view);

/** What is asked: to the seat that decides as a request, to everybody else as news. */
import type { AskFrame, Open, Seat } from '@vesper/kernel';
import {
  ElizabethParris,
  GeorgeBurroughs,
  JohnAlden,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemAsk, SalemView, TargetStep } from '../state.ts';
import { colonistName } from './names.ts';
import { count, seatName } from './voice.ts';

export type AskName = SalemAsk['ask'];

/** What a frame may say beyond who is asked what. Nothing of it is there when the frame is hidden from the viewer. */
export interface Details {
  readonly by?: Colonist;
  readonly colonist?: Colonist;
  readonly step?: TargetStep;
  readonly last?: Colonist;
  readonly may?: boolean;
  readonly remove?: boolean;
  readonly surcharge?: number;
  readonly arrester?: Seat;
  readonly target?: Colonist;
}

interface Prompt {
  /** To the seat itself. */
  yours(view: SalemView, d: Details, seat: Seat): string;
  /** To the others; `who` decides. */
  theirs(who: string, d: Details): string;
}

export function prompt(view: SalemView, open: Open): string {
  const { yours, theirs } = prompts[open.ask as AskName];
  const frame = open.frame as AskFrame & Details;
  return open.seat === view.viewer ? yours(view, frame, open.seat) : theirs(seatName(view, open.seat), frame);
}

const prompts: Readonly<Record<AskName, Prompt>> = {
  startPick: {
    yours: () => 'Keep one of your two Starting Colonists; the other is shuffled into the deck',
    theirs: who => `${who} chooses a Starting Colonist`,
  },
  place: {
    yours: (view, _d, seat) => `Place a messenger (${view.players[seat].messengers} in hand)`,
    theirs: who => `${who} places a messenger`,
  },
  accuse: {
    yours: (view, d) => through(d.by, `place an Accusation${accuseWhom(view, d.by)}`),
    theirs: (who, d) => `${who} places an Accusation${using(d.by)}`,
  },
  thomasBonus: {
    yours: () => `${colonistName(ThomasPutnam)}: you may place 1 more Accusation`,
    theirs: who => `${who} decides whether to place 1 more Accusation with ${colonistName(ThomasPutnam)}`,
  },
  exonerateTarget: {
    yours: () => 'You may exonerate a colonist: up to 2 Accusations come off',
    theirs: who => `${who} decides whom to exonerate`,
  },
  exonerateExtra: {
    yours: (view, { colonist }) =>
      colonist === undefined
        ? 'Pay 1 Influence to take off 1 more Accusation?'
        : `Pay 1 Influence to take 1 more Accusation off ${colonistName(colonist)}? (${view.accusations[colonist]} left)`,
    theirs: (who, { colonist }) =>
      `${who} decides whether to pay for taking another Accusation off${colonist === undefined ? '' : ` ${colonistName(colonist)}`}`,
  },
  protect: {
    yours: ({ protectionOn }) =>
      protectionOn === NONE
        ? 'You may protect a colonist from arrest'
        : `You may move the Protection token away from ${colonistName(protectionOn)}`,
    theirs: who => `${who} decides whom to protect`,
  },
  menu: {
    yours: ({ resolving }) =>
      resolving.space === 5 && !resolving.generated
        ? 'Use abilities and collect your Influence, in any order'
        : 'Use an ability, or finish',
    theirs: who => `${who} uses abilities`,
  },
  abilityMode: {
    yours: (_view, { colonist }) =>
      colonist === undefined ? 'Choose what the ability does' : `${colonistName(colonist)}: choose one`,
    theirs: (who, { colonist }) =>
      `${who} decides how to use ${colonist === undefined ? 'an ability' : colonistName(colonist)}`,
  },
  abilityTarget: {
    yours: (_view, d) => through(d.by, targetRequest(d)),
    theirs: (who, d) => `${who} ${targetNews(d)}${using(d.by)}`,
  },
  arrest: {
    yours: (_view, d) => through(d.by, `arrest a colonist${dearer(d.surcharge)}`),
    theirs: (who, d) => (used(d.by) ? `${who} arrests a colonist${using(d.by)}` : `${who} decides whom to arrest`),
  },
  scapegoat: {
    yours(view, { arrester, target }, seat) {
      if (arrester === undefined || target === undefined) return 'Name a scapegoat?';
      if (arrester === seat) return `You want to arrest ${colonistName(target)}. Take a scapegoat instead?`;
      return `${seatName(view, arrester)} wants to arrest ${colonistName(target)}. Name a scapegoat?`;
    },
    theirs: (who, { target }) =>
      `${who} decides whether to name a scapegoat${target === undefined ? '' : ` for ${colonistName(target)}`}`,
  },
  burroughsFear: {
    yours: () => `${colonistName(GeorgeBurroughs)} is arrested: you may remove 1 Fear`,
    theirs: who => `${colonistName(GeorgeBurroughs)} is arrested: ${who} decides whether to remove 1 Fear`,
  },
  spectral: {
    yours: ({ spectralOn }, d) =>
      through(
        d.by,
        spectralOn === NONE
          ? 'put the Spectral Evidence on a colonist'
          : `move the Spectral Evidence away from ${colonistName(spectralOn)}${used(d.by) ? '' : ', or leave it there'}`,
      ),
    theirs: (who, d) => `${who} decides who bears the Spectral Evidence${using(d.by)}`,
  },
  fearMode: {
    yours: () => 'Place 1 Fear and gain 2 Influence, or remove 1 Fear?',
    theirs: who => `${who} decides whether to place or to remove Fear`,
  },
  fearTarget: {
    yours: (_view, d) =>
      through(d.by, d.remove === true ? 'remove 1 Fear from a colonist' : 'place 1 Fear on a colonist'),
    theirs: (who, d) => `${who} ${d.remove === true ? 'removes' : 'places'} 1 Fear${using(d.by)}`,
  },
  bring: {
    yours: (_view, d) => through(d.by, `bring a colonist into your Circle${dearer(d.surcharge)}`),
    theirs: (who, d) => (used(d.by) ? `${who} brings a colonist in${using(d.by)}` : `${who} decides whom to bring in`),
  },
  griggs: {
    yours: () => through(WilliamGriggs, 'raise the Reputation of a colonist in your Circle by 1'),
    theirs: who => `${who} raises a Reputation${using(WilliamGriggs)}`,
  },
  alden: {
    yours: () => through(JohnAlden, 'protect a colonist in your Circle from arrest'),
    theirs: who => `${who} moves the Protection token${using(JohnAlden)}`,
  },
};

/** An ability asks, not the space itself. */
function used(by: Colonist | undefined): by is Colonist {
  return by !== undefined && by !== NONE;
}

/** `Edward Putnam: arrest a colonist`, or `Arrest a colonist` on the space itself. */
function through(by: Colonist | undefined, request: string): string {
  return used(by) ? `${colonistName(by)}: ${request}` : request[0].toUpperCase() + request.slice(1);
}

function using(by: Colonist | undefined): string {
  return used(by) ? ` with ${colonistName(by)}` : '';
}

/** On space 12 the two Accusations are asked for one by one. */
function accuseWhom({ resolving }: SalemView, by: Colonist | undefined): string {
  if (by === ElizabethParris) return ' on a colonist in one of the two rows';
  if (by === Tituba) return ` on ${colonistName(Tituba)} first`;
  if (!used(by) && resolving.space === 12) return resolving.accused ? ' (2 of 2)' : ' (1 of 2)';
  return ' on any colonist';
}

function dearer(surcharge: number | undefined): string {
  return surcharge === undefined || surcharge === 0 ? '' : ` for ${count(surcharge, 'Influence')} more than usual`;
}

function targetRequest({ step, last, may }: Details): string {
  const perhaps = may === true ? 'you may ' : '';
  switch (step) {
    case 'exonerate':
      return `${perhaps}take 1 Accusation off a ${may === true ? 'different ' : ''}colonist`;
    case 'accusationFrom':
      return 'choose whose Accusation to move';
    case 'accusationTo':
      return `move the Accusation${from(last)} to another colonist`;
    case 'fearFrom':
      return 'choose whose Fear to move';
    case 'fearTo':
      return `move the Fear${from(last)} to another colonist`;
    case 'calm':
      return `${perhaps}take 1 Fear off a colonist in your Circle`;
    default:
      return 'choose a colonist';
  }
}

const from = (last: Colonist | undefined): string => (used(last) ? ` from ${colonistName(last)}` : '');

function targetNews({ step }: Details): string {
  switch (step) {
    case 'exonerate':
      return 'takes off an Accusation';
    case 'accusationFrom':
    case 'accusationTo':
      return 'moves an Accusation';
    case 'fearFrom':
    case 'fearTo':
      return 'moves a Fear';
    case 'calm':
      return 'takes off a Fear';
    default:
      return 'chooses a colonist';
  }
}

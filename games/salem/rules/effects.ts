/**
 * SAL-3, SAL-R23: the vocabulary of hammer abilities, one record for each word of `Effect`, and the machine that carries
 * out the rows of `content/cards.ts`. The colonists who place Accusations, Fear or Spectral Evidence, arrest or bring
 * somebody in are asked by the decisions that the spaces use, too; the other targets are asked here.
 */
import { andThen, effectMachine, no } from '@vesper/kernel';
import type { EffectRule, Objection, Seat, Vocabulary } from '@vesper/kernel';
import { MarthaCorey, colonists, targetAt } from '../content/colonists.ts';
import type { Colonist, Count, Effect, TargetEffect } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { AbilityAt, ColonistOrDecline, Lack, SalemDecision, SalemState } from '../state.ts';
import { activeFor, circleOf, colonistsInPlay, isInPlay } from '../asking.ts';
import { placeAccusation, refuseAccusation, removeAccusations } from './accusations.ts';
import { refuseArrest } from './arrests.ts';
import { refuseBring } from './bringing.ts';
import { removeFear } from './fear.ts';
import { gain, pay, tell } from './influence.ts';
import { placeProtection } from './spaces.ts';

// ── Effects that ask for a colonist ──────────────────────────────────────────────────────────────────────────────────

/** What is special about one of them. */
interface Targeting<E> {
  /** Why this colonist may not be the target. */
  refuse?(s: SalemState, colonist: Colonist): Objection | undefined;
  /** What the ability lacks if nobody may. */
  lack?(s: SalemState, effect: E): Objection;
  /** Why it may not be the colonist of the effect before; SAL-8.6 if left out. */
  readonly same?: Objection;
  carryOut(s: SalemState, at: AbilityAt, colonist: Colonist, effect: E): void;
}

const NOBODY: readonly Colonist[] = [];
const sameColonist = no('SAL-8.6', 'sameColonist');

function target<E extends TargetEffect>(word: Targeting<E>): EffectRule<SalemState, AbilityAt, E, ColonistOrDecline> {
  const { refuse, lack, same = sameColonist } = word;
  return {
    refuse(s, { seat }, effect) {
      if (effect.may || lack === undefined || refuse === undefined) return undefined;
      const { circle } = s.players[seat];
      if (effect.whom === 'circle') {
        for (let i = 0; i < circle.length; i++) if (refuse(s, circle[i]) === undefined) return undefined;
      } else {
        for (let c = 0; c < s.zone.length; c++) if (isInPlay(s, c) && refuse(s, c) === undefined) return undefined;
      }
      return lack(s, effect);
    },
    asks: {
      candidates(s, { seat, last }, { whom, may }) {
        if (whom === 'another' && last === NONE) return NOBODY;
        const among = whom === 'circle' ? s.players[seat].circle : colonistsInPlay(s, seat);
        return may ? [...among, 'decline'] : among;
      },
      refuse(s, { last }, { whom }, c) {
        if (c === 'decline') return undefined;
        if (whom === 'another' && c === last) return same;
        return refuse?.(s, c);
      },
      choose(s, at, effect, c, forced) {
        const { seat, by } = at;
        if (c !== 'decline') word.carryOut(s, at, c, effect);
        else if (forced !== true) tell(s, { event: 'declined', rule: colonists[by].rule, seat, ask: 'abilityTarget' });
      },
      fallback: (_s, _at, { may }) => (may ? 'decline' : undefined),
    },
  };
}

/** Whether a colonist in play meets a condition. */
function someone(s: SalemState, meets: (colonist: Colonist) => boolean): boolean {
  for (let colonist = 0; colonist < s.zone.length; colonist++) {
    if (isInPlay(s, colonist) && meets(colonist)) return true;
  }
  return false;
}

const noAccusation = no('SAL-R23', 'noAccusation');
const unlessAccused = (s: SalemState, c: Colonist): Objection | undefined =>
  s.accusations[c] === 0 ? noAccusation : undefined;
const noFear = no('SAL-R23', 'noFear');
const unlessAfraid = (s: SalemState, c: Colonist): Objection | undefined => (s.fear[c] === 0 ? noFear : undefined);
const alreadyBearer = no('SAL-R62', 'alreadyBearer');
const sameAccused = no('SAL-3.3', 'sameColonist');
const fullReputation = no('SAL-3.27', 'fullReputation');
/** SAL-3.27. */
const MOST_TOKENS = 3;

// ── What abilities lack ──────────────────────────────────────────────────────────────────────────────────────────────

const lacking = (why: Lack): Objection => no('SAL-R23', why);
const noAccusationsLeft = lacking('noAccusationsLeft');
const noFearLeft = lacking('noFearLeft');
const noInfluenceLeft = lacking('noInfluenceLeft');
const noFearInPlay = lacking('noFearInPlay');
const nobodyToAccuse = lacking('nobodyToAccuse');
const nobodyAccused = lacking('nobodyAccused');
const nobodyAccusedHere = lacking('nobodyAccusedHere');
const nobodyAfraidHere = lacking('nobodyAfraidHere');
const tooPoor = lacking('tooPoor');
const everyoneRaised = lacking('everyoneRaised');
const nobodyToProtect = lacking('nobodyToProtect');
const nobodyToArrest = lacking('nobodyToArrest');
const nobodyToBring = lacking('nobodyToBring');
const nobodyElse = lacking('nobodyElse');

// ── The vocabulary ───────────────────────────────────────────────────────────────────────────────────────────────────

const vocabulary: Vocabulary<SalemState, AbilityAt, Effect, ColonistOrDecline> = {
  accuse: {
    refuse(s, { seat, by }, { on }) {
      if (s.supply.accusations === 0) return noAccusationsLeft;
      if (on === 'self') return undefined;
      const rowsOnly = on === 'rows';
      return someone(s, c => refuseAccusation(s, seat, by, rowsOnly, c) === undefined) ? undefined : nobodyToAccuse;
    },
    run(s, { seat, by }, { count, on, gainIfAccused }) {
      if (on === 'self') placeAccusation(s, seat, by, colonists[by].rule, by);
      else
        for (let n = counted(s, seat, count); n > 0; n--)
          andThen(s, { ask: 'accuse', seat, by, rowsOnly: on === 'rows', gainIfAccused });
    },
  },
  frighten: {
    refuse: s => (s.supply.fear > 0 ? undefined : noFearLeft),
    run: (s, { seat, by }) => andThen(s, { ask: 'fearTarget', seat, remove: false, by }),
  },
  gain: {
    // Possible even when the supply is empty.
    run: (s, { seat, by }, { count }) => gain(s, seat, counted(s, seat, count), colonists[by].rule, by),
  },
  pay: {
    refuse: (s, { seat }, { count }) => (s.players[seat].influence >= count ? undefined : tooPoor),
    run: (s, { seat, by }, { count }) => pay(s, seat, count, colonists[by].rule, by),
  },
  spectral: {
    refuse: s => (someone(s, c => c !== s.spectralOn) ? undefined : nobodyElse),
    run: (s, { seat, by }) => andThen(s, { ask: 'spectral', seat, by }),
  },
  arrest: {
    refuse: (s, { seat }, { surcharge }) =>
      someone(s, c => refuseArrest(s, seat, surcharge, c) === undefined) ? undefined : nobodyToArrest,
    run: (s, { seat, by }, { surcharge }) => andThen(s, { ask: 'arrest', seat, surcharge, by }),
  },
  bring: {
    refuse: (s, { seat }, { surcharge }) =>
      someone(s, c => refuseBring(s, seat, surcharge, c) === undefined) ? undefined : nobodyToBring,
    run: (s, { seat, by }, { surcharge }) => andThen(s, { ask: 'bring', seat, surcharge, by }),
  },
  exonerate: target({
    refuse: unlessAccused,
    lack: (_s, { whom }) => (whom === 'circle' ? nobodyAccusedHere : nobodyAccused),
    carryOut(s, { seat, by }, c, { gainIfElsewhere }) {
      removeAccusations(s, seat, c, 1, colonists[by].rule, by);
      if (gainIfElsewhere > 0 && circleOf(s, c) !== seat) gain(s, seat, gainIfElsewhere, colonists[by].rule, by);
    },
  }),
  calm: target({
    refuse: unlessAfraid,
    lack: (_s, { whom }) => (whom === 'circle' ? nobodyAfraidHere : noFearInPlay),
    carryOut: (s, { seat, by }, c) => removeFear(s, seat, c, colonists[by].rule, by),
  }),
  accusationFrom: target({ refuse: unlessAccused, lack: () => nobodyAccused, carryOut: () => {} }),
  accusationTo: target({
    same: sameAccused,
    carryOut(s, { seat, by, last }, c) {
      // SAL-R41: moving is neither placing nor removing
      s.accusations[last]--;
      s.accusations[c]++;
      tell(s, { event: 'accusationMoved', rule: colonists[by].rule, seat, from: last, to: c, by });
    },
  }),
  fearFrom: target({ refuse: unlessAfraid, lack: () => noFearInPlay, carryOut: () => {} }),
  fearTo: target({
    carryOut(s, { seat, by, last }, c) {
      s.fear[last]--;
      s.fear[c]++;
      tell(s, { event: 'fearMoved', rule: colonists[by].rule, seat, from: last, to: c, by });
    },
  }),
  protect: target({
    refuse: (s, c) => (c === s.protectionOn ? alreadyBearer : undefined),
    lack: (_s, { whom }) => (whom === 'circle' ? nobodyToProtect : nobodyElse),
    carryOut: (s, { seat, by }, c) => placeProtection(s, seat, c, by),
  }),
  endow: target({
    refuse(s, c) {
      if (s.supply.influence === 0) return noInfluenceLeft;
      return s.reputationTokens[c] < MOST_TOKENS ? undefined : fullReputation;
    },
    lack: s => (s.supply.influence === 0 ? noInfluenceLeft : everyoneRaised),
    carryOut(s, { seat, by }, c) {
      s.supply.influence--;
      s.reputationTokens[c]++;
      tell(s, { event: 'reputationGranted', rule: colonists[by].rule, seat, colonist: c, by });
    },
  }),
};

function counted(s: SalemState, seat: Seat, count: Count): number {
  if (typeof count === 'number') return count;
  const { base, each, most } = count;
  const { circle } = s.players[seat];
  let found = base;
  for (let i = 0; i < circle.length; i++) {
    const { id, family, afflicted } = colonists[circle[i]];
    if (family === each || id === each || (afflicted && each === 'afflicted')) found++;
  }
  return Math.min(most, found);
}

// ── The machine ──────────────────────────────────────────────────────────────────────────────────────────────────────

const machine = effectMachine<SalemState, AbilityAt, Effect, ColonistOrDecline>({
  vocabulary,
  row: ({ by, mode }) => colonists[by].modes[mode].effects,
  step: ({ seat, by, mode }, index, last) => ({ do: 'ability', seat, by, mode, index, last }),
  ask(at) {
    const { seat, by, mode, index, last } = at;
    return { ask: 'abilityTarget', seat, by, mode, index, last, step: targetAt(at).do };
  },
  finished: heardByCorey,
});

/** Martha Corey hears of an Afflicted Girl once per space, after the whole ability (SAL-R35, SAL-R61). */
function heardByCorey(s: SalemState, { by }: AbilityAt): void {
  const corey = activeFor(s, MarthaCorey);
  if (!colonists[by].afflicted || corey === NONE || s.resolving.coreyPaid) return;
  s.resolving.coreyPaid = true;
  gain(s, corey, 1, 'SAL-3.15', MarthaCorey);
}

/** Before an ability begins; one object, because this is asked all the time. */
const before = { seat: 0, by: 0, mode: 0, index: 0, last: NONE };

/** What a mode of an ability lacks to be carried out; `undefined` = it can be. */
export function lackOf(s: SalemState, seat: Seat, by: Colonist, mode: number): Objection | undefined {
  before.seat = seat;
  before.by = by;
  before.mode = mode;
  return machine.refuse(s, before, colonists[by].modes[mode].effects);
}

const abilityTarget: SalemDecision<'abilityTarget'> = {
  rule: 'SAL-8.6',
  ruleFor: (_s, { by }) => colonists[by].rule,
  asked: 'ifChoice',
  ...machine.question,
};

export const effectSteps = { ability: machine.step };
export const effectDecisions = { abilityTarget };

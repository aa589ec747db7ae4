/** FOL-R29 to FOL-R32: fights without a map. */
import { andThen, empty } from '@vesper/kernel';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FoeKind, FolkloreState } from '../state.ts';
import { amountOf } from './dice.ts';
import { fightBegins, fightEnds } from './fights.ts';
import { deedOf, runText } from './rows.ts';
import { characterDecisions, characterSteps } from './skirmish/characters.ts';
import { blowsAgainst, creatureSteps, isOver, sideOf } from './skirmish/creatures.ts';
import { strikeSteps } from './skirmish/strikes.ts';
import { clockwise, isInLimbo, ownerOf, tell } from './turnOrder.ts';

/** FOL-R67a. */
const LAST_ROUND = 31;

// ── Beginning ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function beginSkirmish(s: FolkloreState, kinds: readonly FoeKind[], changes: readonly number[]): void {
  const { skirmish } = s;
  skirmish.isRunning = true;
  skirmish.round = 0;
  skirmish.kinds = kinds.slice();
  skirmish.strength = kinds.map((kind, i) => {
    const dice = sideOf(kind).strength[s.party.length - 2];
    return Math.max(1, amountOf(s, dice) + changes[i]);
  });
  skirmish.skips = kinds.map(() => false);
  skirmish.rollsLow = kinds.map(() => false);
  skirmish.mods = kinds.map(() => []);
  skirmish.defends = s.party.map(() => false);
  skirmish.losesTurn = s.party.map(() => false);
  tell(s, {
    event: 'skirmishBegan',
    rule: 'FOL-R29',
    kinds: skirmish.kinds.slice(),
    strength: skirmish.strength.slice(),
  });
  andThen(s, { do: 'skirmishRound' });
  fightBegins(s);
}

function skirmishRound(s: FolkloreState): void {
  const { skirmish } = s;
  if (isOver(s)) {
    andThen(s, { do: 'skirmishEnds', pays: true });
    return;
  }
  if (skirmish.round + 1 === LAST_ROUND) {
    andThen(s, { do: 'skirmishEnds', pays: false });
    return;
  }
  skirmish.round++;
  skirmish.first = s.leader;
  tell(s, { event: 'skirmishRound', rule: 'FOL-R30', round: skirmish.round });
  for (const character of s.party) empty(character.usedRound);
  andThen(s, { do: 'skirmishCreature', kind: 0, who: 0 }, { do: 'skirmishCharacter', turn: 0 });
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = clockwise(s, skirmish.first, i);
    skirmish.defends[who] = false;
    if (!isInLimbo(s, who)) andThen(s, { ask: 'stance', seat: ownerOf(s, who), who });
  }
}

const STANCES = ['attack', 'defend'] as const;

const stance: FolkloreDecision<'stance'> = {
  rule: 'FOL-5C.3',
  candidates: () => STANCES,
  facts: (s, { who }, c) => ({ blows: blowsAgainst(s, who, c === 'defend') }),
  choose(s, { who }, c) {
    s.skirmish.defends[who] = c === 'defend';
    tell(s, { event: 'stanceTaken', rule: 'FOL-5C.3', who, defends: c === 'defend' });
  },
};

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function skirmishEnds(s: FolkloreState, { pays }: { readonly pays: boolean }): void {
  const kinds = s.skirmish.kinds.slice();
  for (const kind of kinds) runText(s, sideOf(kind).won, deedOf('foe', kind), NONE, NONE);
  fightEnds(s, { kinds: pays ? kinds : [], lootKinds: pays ? kinds : [], won: true });
}

export const skirmishSteps = { skirmishRound, ...creatureSteps, ...characterSteps, ...strikeSteps, skirmishEnds };
export const skirmishDecisions = { stance, ...characterDecisions };

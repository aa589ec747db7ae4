/** How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. */
import type { Lead } from '@vesper/checkers';
import type { AskFrame, Choice, Options } from '@vesper/kernel';
import { costOf, effectOf, kindOf, kinds } from '../content/cards.ts';
import type { EffectWord } from '../content/types.ts';
import { ASSASSINATE, DEPLOY, RECRUIT, RETURN_SPY } from '../agenda.ts';
import type { JuiblexAsk } from '../agenda.ts';
import { cardOffered } from '../rules/market.ts';
import { hasTroopAt, sum } from '../asking.ts';
import { MARKET, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';

const isOne = (card: number, wanted: readonly string[]): boolean => wanted.includes(kinds[kindOf[card]].id);

/** Every card is played, these are recruited before all others, and from the market what is cheap, so that it flows. */
function collect(s: JuiblexState, choice: Choice, wanted: readonly string[]): number {
  if (typeof choice !== 'number') return 0;
  if (choice < ASSASSINATE) return 40;
  if (choice < RECRUIT || choice >= RETURN_SPY) return 0;
  const card = cardOffered(s, choice - RECRUIT);
  if (isOne(card, wanted)) return 30;
  // Enough to pay for them, and then the market goes round.
  return choice - RECRUIT < MARKET ? 12 - costOf[card] : s.round < 6 ? 4 : -9;
}

/** The option that begins with one of these words. */
function option(d: AskFrame, choice: Choice, words: readonly EffectWord[]): number {
  const effect = effectOf(d as JuiblexAsk & { row: number; index: number });
  if (effect.do !== 'oneOf') return 0;
  return words.includes(effectOf({ row: effect.options[Number(choice)], index: 0 }).do) ? 9 : 0;
}

const isSpace = (choice: Choice): boolean => Number(choice) >= ASSASSINATE && Number(choice) < RECRUIT;
const isDeploy = (choice: Choice): boolean => Number(choice) >= DEPLOY && Number(choice) < RECRUIT;

/** One opponent after the other is made to discard, the same one again and again. */
const robOneHand: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') return collect(s, choice, ['AB07', 'AB10']);
  if (d.ask === 'chooseOne') return option(d, choice, ['draw']);
  return d.ask === 'pickOpponent' ? -9 * s.players[Number(choice)].hand.length : 0;
};

/** Only the first seat takes trophies; a Lich looks for a site with two opponents. */
const oneHall: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') {
    if (d.seat !== 0 && isSpace(choice) && !isDeploy(choice)) return -9;
    return collect(s, choice, ['UN09']);
  }
  if (d.ask === 'targetTroop') return d.seat === 0 ? 0 : Number(s.spaces[Number(choice)] === WHITE);
  if (d.ask !== 'spySite') return 0;
  const others = s.players.filter((_, other) => other !== d.seat && hasTroopAt(s, Number(choice), other));
  const emptyHanded = others.some(({ trophies }) => sum(trophies) === 0);
  return 4 * others.length + (emptyHanded && others.some(({ trophies }) => sum(trophies) > 0) ? 9 : 0);
};

/** A Lich looks for a site with some opponents, who have trophies, and not with all. */
const someThere: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') return collect(s, choice, ['UN09']);
  if (d.ask !== 'spySite') return 0;
  const opponents = s.players.filter((_, other) => other !== d.seat);
  const there = s.players.filter((_, other) => other !== d.seat && hasTroopAt(s, Number(choice), other));
  const robbed = there.filter(({ trophies }) => sum(trophies) > 0).length;
  return there.length < opponents.length ? 6 * robbed : 0;
};

/** Nobody deploys or spies, and an Intellect Devourer takes home the only troop there is. */
const goHome: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') return isDeploy(choice) ? -30 : collect(s, choice, ['AB12']);
  if (d.ask === 'chooseOne') return option(d, choice, ['return']) - option(d, choice, ['spy', 'deploy', 'supplant']);
  return d.ask === 'returnTarget' ? Number(choice !== 'stop' && s.spaces[Number(choice)] === d.seat) * 9 : 0;
};

/** Nobody strikes a white troop before a Mummy Lord is played. */
const spareWhite: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') {
    if (typeof choice === 'number' && choice >= ASSASSINATE && choice < DEPLOY) return -20;
    if (typeof choice === 'number' && choice < ASSASSINATE && !isOne(choice, ['UN11', 'CO1', 'CO2', 'CO3', 'CO4']))
      return -20;
    return collect(s, choice, ['UN11']);
  }
  return 0;
};

/** A Ghost opens the devoured pile before anything lies there. */
const openNothing: Lead<JuiblexState> = (s, d, choice) => {
  if (d.ask === 'act') return collect(s, choice, ['UN07']);
  return d.ask === 'chooseOne' ? option(d, choice, ['pay']) : 0;
};

export const seek: { readonly [part: string]: Lead<JuiblexState> } = {
  'refusal tooFewCards': robOneHand,
  'refusal hallEmpty': oneHall,
  'refusal noTroopThere': someThere,
  'refusal nothingToReturn': goHome,
  'refusal noTrophies': spareWhite,
  'refusal nothingDevoured': openNothing,
};

/** Parts that only cards of the Undead bring about. */
const undead: readonly string[] = ['noTroopThere', 'nothingDevoured', 'hallEmpty', 'noTrophies'].map(
  why => `refusal ${why}`,
);

/** Tables with the half-deck that a part takes, and with as many as it takes. */
export function seekAt(part: string, { mode, halfDeck, secondDeck }: Options, seats: number): boolean {
  if (!undead.includes(part)) return true;
  const hasUndead = halfDeck === 'undead' || (mode === 'base' && secondDeck === 'undead');
  return hasUndead && (part !== 'refusal noTroopThere' || seats > 2);
}

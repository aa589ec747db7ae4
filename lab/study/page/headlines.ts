/** What a study found, in sentences for people who have never heard of intervals. */
import type { Estimate } from '@vesper/bots/statistics';
import type { Game } from '@vesper/kernel';
import { ENOUGH, POINTS, compare, traitsOf } from '../digest.ts';
import type { Comparison, Digest, TraitDigest } from '../digest.ts';
import type { Studied } from '../matches.ts';
import { plural, whole } from './numbers.ts';
import { namedVariant } from './words.ts';

export function headlines(game: Game, { study, matches }: Studied, digests: readonly Digest[]): readonly string[] {
  const together = game.together === true;
  const [first] = digests;
  const said = [together ? wonTogether(first) : wonBySeats(first)];
  if (study.variants.length > 1) {
    said[0] = `${namedVariant(game, study.variants[0])}: ${lowered(said[0])}`;
    const changes = study.variants.slice(1).map((variant, i) => {
      const found = compare(matches[0], matches[i + 1], together);
      return changed(namedVariant(game, variant), found, together);
    });
    return [...said, ...changes, ...byTraits(traitsOf(matches.flat()))];
  }
  if (!together && first.byBot.length > 1) said.push(wonByBots(first));
  said.push(...byTraits(first.traits), lasted(first));
  return said;
}

/** Of a hundred, without a fraction: nobody counts tenths of matches. */
const of100 = (share: number): string => String(Math.round(share * 100));

/** What so many matches can tell. */
function surely({ low, high }: Estimate, games: number): string {
  const [least, most] = [of100(low), of100(high)];
  if (least === most) return '';
  return ` After ${plural(games, 'match', 'matches')} one can be fairly sure that it is between ${least} and ${most}.`;
}

function wonTogether({ won, games }: Digest): string {
  return `The bots won ${of100(won!.value)} of 100 matches.${surely(won!, games)}`;
}

const isAside = ({ low, high }: Estimate, fair: number): boolean => low > fair || high < fair;

function wonBySeats({ bySeat, fair }: Digest): string {
  if (bySeat.length === 1) return `The bot won ${of100(bySeat[0].share.value)} of 100 matches.`;
  const [best, ...rest] = bySeat.toSorted((a, b) => b.share.value - a.share.value);
  const others = rest.map(({ seat, share }) => `seat ${seat + 1} won ${of100(share.value)}`).join(', ');
  const so = `seat ${best.seat + 1} won ${of100(best.share.value)} of 100 matches, ${others}`;
  if (bySeat.some(({ share }) => isAside(share, fair))) return `Where one sits matters: ${so}.`;
  return `No seat has a clear edge: ${so}.`;
}

function wonByBots({ byBot }: Digest): string {
  const [best, ...rest] = byBot.toSorted((a, b) => b.share.value - a.share.value);
  const others = rest.map(({ bot, share }) => `one of ${bot} ${of100(share.value)}`).join(', ');
  const so = `a seat of ${best.bot} won ${of100(best.share.value)} of 100 matches, ${others}`;
  const isClear = rest.every(({ share }) => share.high < best.share.low);
  return isClear ? `Who plays matters: ${so}.` : `Between the bots there is no clear difference: ${so}.`;
}

function byTraits(traits: readonly TraitDigest[]): string[] {
  return [...new Set(traits.map(({ kind }) => kind))].flatMap(kind => {
    const own = traits
      .filter(trait => trait.kind === kind && trait.seats >= ENOUGH)
      .toSorted((a, b) => b.share.value - a.share.value);
    if (own.length < 2) return [];
    const [best, worst] = [own[0], own.at(-1)!];
    const so = `${best.name} won ${of100(best.share.value)} of 100 matches, ${worst.name} won ${of100(worst.share.value)}`;
    return best.share.low > worst.share.high
      ? `Which ${kind} one has matters: ${so}.`
      : `Which ${kind} one has makes no difference that can be told from luck: ${so}.`;
  });
}

function lasted({ choices, rounds }: Digest): string {
  const long = `A match takes ${whole(choices.mean.value)} choices on average, the shortest took ${whole(choices.least)}, the longest ${whole(choices.most)}`;
  return rounds === null ? `${long}.` : `${long}; ${rounds.mean.value.toFixed(1)} rounds.`;
}

/** The first thing that a change changes, by what matters most: winning, then the rest. */
function changed(name: string, found: readonly Comparison[], together: boolean): string {
  const [winning] = found;
  const isReal = ({ change }: Comparison): boolean => change.low > 0 || change.high < 0;
  const who = together ? 'the bots won' : 'seat 1 won';
  const so = `${name}: ${who} ${of100(winning.after.value)} of 100 matches instead of ${of100(winning.before.value)}`;
  // Where all win together, points say the same once more.
  const besides = found.slice(1).filter(({ rule, what }) => rule === undefined && !(together && what === POINTS));
  const [other] = besides.filter(isReal);
  const said = ({ value }: Estimate, isShare: boolean): string =>
    isShare ? `${of100(value)} of 100` : value.toFixed(1);
  const also =
    other === undefined
      ? ''
      : ` ${capital(other.what)}: ${said(other.after, other.isShare)} instead of ${said(other.before, other.isShare)}.`;
  if (isReal(winning)) return `${so}. That is more than luck.${also}`;
  return `${so}. So small a difference may be luck; more matches would tell.${also}`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
const lowered = (text: string): string => text[0].toLowerCase() + text.slice(1);

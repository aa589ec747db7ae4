/** The games that exist, as the lobby shows them. */
import type { Game, OptionSpec } from '@vesper/kernel';
import { seatColours } from './parts/SeatSymbol.tsx';
import type { SeatColour } from './parts/SeatSymbol.tsx';
import { levels as ladder, shelf as described } from 'virtual:shelf';

export interface Described {
  readonly id: string;
  readonly name: string;
  /** Of its rules; tables may be played by earlier ones. */
  readonly version: number;
  readonly about: Game['about'];
  readonly seats: Game['seats'];
  readonly options: readonly {
    readonly option: string;
    readonly spec: OptionSpec;
    readonly label: string;
    readonly explain: string;
    readonly named?: { readonly [value: string]: string };
  }[];
  readonly clauses: number;
  /** By number of seats, how many characters of earlier matches a seat may bring; `null` where there are none. */
  readonly brings: readonly number[] | null;
}

export const shelf: readonly Described[] = described;

/** Bots that people choose, from the weakest to the strongest; what each is like stands among the options. */
export const levels: readonly string[] = ladder;

/** Who plays where nobody chose. */
export const usualLevel = 'adept';

/** Bots that were offered before there were levels. */
const once: Readonly<Record<string, string>> = { greedy: 'Adept', random: 'random' };

/** How strong a bot is, in a word. */
export const levelOf = (bot: string): string => once[bot] ?? bot[0].toUpperCase() + bot.slice(1);

/** Names for bots, so that a table of bots is not a table of numbers. */
export const botCalled: readonly string[] = ['Tobias', 'Corvus', 'Nyx', 'Ilse', 'Abel', 'Mercy', 'Silas', 'Ada'];

/** The colour a seat will have, or `null` where colours are dealt. */
export function colourOfSeat(game: string, seat: number): SeatColour | null {
  const colour = gameOnShelf(game)?.about.colours?.[seat];
  return seatColours.find(known => known === colour) ?? null;
}

export function gameOnShelf(id: string): Described | undefined {
  return shelf.find(game => game.id === id);
}

/** `AFFLICTION: Salem 1692` → Affliction, Salem 1692; `Defenders of the Realm` → Defenders, of the Realm. */
export function titled(name: string): { readonly title: string; readonly subtitle: string } {
  const [first, ...rest] = name.split(/: | (?=of the )/);
  const title = first === first.toUpperCase() ? first[0] + first.slice(1).toLowerCase() : first;
  return { title, subtitle: rest.join(': ') };
}

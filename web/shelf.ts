/** The games that exist, as the lobby shows them. */
import type { Game, OptionSpec } from '@vesper/kernel';
import { botNames as known, shelf as described } from 'virtual:shelf';

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
}

export const shelf: readonly Described[] = described;

/** From the weakest to the strongest. */
export const botNames: readonly string[] = known;

const levels: Readonly<Record<string, string>> = { random: 'easy', greedy: 'fair', search: 'strong' };

/** How strong a bot is, in a word. */
export const levelOf = (bot: string): string => levels[bot] ?? bot;

/** Names for bots, so that a table of bots is not a table of numbers. */
export const botCalled: readonly string[] = ['Tobias', 'Corvus', 'Nyx', 'Ilse', 'Abel', 'Mercy', 'Silas', 'Ada'];

export function gameOnShelf(id: string): Described | undefined {
  return shelf.find(game => game.id === id);
}

/** `AFFLICTION: Salem 1692` → Affliction, Salem 1692; `Defenders of the Realm` → Defenders, of the Realm. */
export function titled(name: string): { readonly title: string; readonly subtitle: string } {
  const [first, ...rest] = name.split(/: | (?=of the )/);
  const title = first === first.toUpperCase() ? first[0] + first.slice(1).toLowerCase() : first;
  return { title, subtitle: rest.join(': ') };
}

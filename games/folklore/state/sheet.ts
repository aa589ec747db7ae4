/** Between stories (FOL-R60). */

/** A character as it leaves one story and enters the next, by the ids of its cards. */
export interface Sheet {
  /** Of this form: sheets of earlier forms are read for ever. */
  readonly version: 1;
  readonly booklet: string;
  readonly path: number;
  readonly lore: number;
  readonly choices: readonly number[];
  readonly ap: number;
  readonly abilities: readonly string[];
  readonly items: readonly {
    readonly id: string;
    readonly broken: boolean;
    readonly corroded: boolean;
    readonly equipped: boolean;
  }[];
  readonly consumables: readonly string[];
  readonly coins: number;
  readonly mystics: readonly string[];
  readonly recipes: readonly string[];
  readonly companions: readonly string[];
  readonly boons: number;
  readonly statuses: readonly string[];
  readonly infection: number;
  readonly wanted: boolean;
  /** By stat, where something was given for good. */
  readonly growth: { readonly [stat: string]: number };
  readonly completed: readonly string[];
}

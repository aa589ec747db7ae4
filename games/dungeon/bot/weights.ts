/** The numbers behind the bot, in points, found by letting bots with different ones play each other. */
export const weights = {
  // Supplies (purse.ts).
  /** A unit that taxes or Pay Day will ask for; more if they may come this season. */
  need: 1.15,
  needNow: 1.8,
  /** A unit of food or gold beyond that. */
  stock: 0.55,
  plenty: 0.12,
  /** How much of it is useful while the second year is still to come. */
  reserve: 6,
  /** A unit that may be missing next season, without the order that would get it. */
  shortage: 2.4,
  /** An imp, and what it does per season that is left. */
  imp: 0.08,
  impSeason: 0.35,
  tunnel: 0.06,
  tunnelSeason: 0.02,
  /** How much the Evilometer is feared. */
  evil: 2.5,

  // Pieces (worth.ts).
  /** Beyond their points at the end. */
  monster: 0.3,
  room: 0.1,
  /** What a trap does in the forecast. */
  trap: 0.8,
  /** A point of might in the second year, seen from the first. */
  nextYear: 0.18,
  /** The share of a creature's cost that Pay Day will ask for again. */
  upkeep: 0.5,

  /** A creature in the forecast. */
  fight: 0.82,
  trapSpent: 0.7,
  monsterSpent: 1.8,
  /** What rooms make in all seasons to come, and what idle imps would make in this one. */
  production: 1.2,
  idle: 0.7,
  titles: 0.48,
  spy: 0.25,
  /** An order that cannot be carried out. */
  fear: 1.35,

  // A combat in the head (round.ts, forecast.ts).
  /** Keeping a trap or a creature for a later round; using a strong one for a small deed. */
  keptTrap: 0.55,
  keptCreature: 0.3,
  overkill: 0.05,
  /** Might that is left over is insurance. */
  spareMight: 0.05,
  /** A point of damage, somebody eliminated beside his points, a tile that is not conquered. */
  damage: 0.35,
  elimination: 0.6,
  tileHeld: 1.8,
};

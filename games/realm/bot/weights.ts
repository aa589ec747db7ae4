/** What things are worth to the heroes, in points; found by playing many games against each other (SPEC 9.2 to 9.4). */
export const weights = {
  // The realm
  /** A minion on the board, whatever it threatens. */
  minion: 0.45,
  /** A minion more in a neighbour after an overrun. */
  spread: 1.1,
  /** The first crystal, and how much more each further one costs. */
  crystal: 2.8,
  crystalGrowth: 1.14,
  /** Darkness cards over which overruns are foreseen. */
  ahead: 13,
  /** For each token that a colour's supply is below `supplyLow`. */
  supply: 0.3,
  supplyLow: 9,
  /** Beside Monarch City. */
  innerRing: 1.15,

  // Heroes
  /** A die in hand against a General that still stands. */
  die: 3,
  /** A Special in hand. */
  special: 3.4,
  wound: 2.4,
  healing: 2.6,
  /** What a card costs when it is spent on the way, as a share of its dice. */
  travel: 0.42,
  healLandCard: 0.5,
  healLand: 1,
  rumors: 1,
  quest: 1,

  // Campaigns
  defeat: 44,
  failure: 1,
  urgency: 2,
  late: 5,
  fireball: 0.5,
  action: 1.1,
  member: 5,
  ready: 0.78,
  gather: 14,
  attack: 26,
  siteMinion: 6,
  /** What is left of an errand's value for each further turn it takes. */
  later: 0.42,
  shift: 0,
  /** Playing a Special pays from this gain on. */
  play: 7,
  /** Fewer points, since these have no other use. */
  playLight: 4,
};

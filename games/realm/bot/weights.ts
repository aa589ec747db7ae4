/** What things are worth to the heroes, in points: a first guess, adjusted by playing some ten thousand games. */
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
  /** For every minion, by each token that its colour's supply is below `supplyLow`. */
  supply: 0.3,
  supplyLow: 9,
  /** How much worse minions are beside Monarch City. */
  innerRing: 1.15,

  // Heroes

  /** A die in hand against a General that is nearly ripe. */
  die: 3,
  /** A Special in hand. */
  special: 3.4,
  /** A wound to come, and one that is healed. */
  wound: 2.4,
  healing: 2.6,
  /** What a card costs that is spent on the way, on the land or as a Fireball, as a share of its worth as dice. */
  travelCard: 0.42,
  landCard: 0.5,
  fireballCard: 0.5,
  gateCard: 1,
  /** A step that a gate saves on the average way of one hero, in a whole war. */
  gate: 5,
  /** What is left of an errand's value for each further turn it takes. */
  later: 0.42,

  // Campaigns

  /** A General defeated, and how much more if it is close to the city. */
  defeat: 44,
  urgency: 2,
  /** What setting out costs: an action, another night on the way, another hero. */
  action: 1.1,
  night: 5,
  member: 5,
  /** For a member to be with the General at the end of its turn, and to attack. */
  gather: 14,
  attack: 26,
  /** A minion in the way of a campaign. */
  siteMinion: 6,

  // Specials

  /** What a Special must bring to be played, and one that is of little other use. */
  play: 7,
  playLight: 4,
};

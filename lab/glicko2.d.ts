/** The package brings no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    /** The deviation of the rating. */
    getRd(): number;
  }
  class Glicko2 {
    makePlayer(): Player;
    updateRatings(results: readonly (readonly [Player, Player, number])[]): void;
  }
  const glicko2: { readonly Glicko2: typeof Glicko2 };
  export default glicko2;
}

/** The cobblestone path: two rows of uneven stones laid along a polyline, as two strings for two tones. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same small numbers every time, so that the path never changes. */
function dice(): () => number {
  let seed = 1692;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

const HALF = 5.9;

export function cobbles(points: readonly Point[]): readonly [string, string] {
  const toss = dice();
  const tones = ['', ''];
  for (let i = 1; i < points.length; i++) {
    const { x, y } = points[i - 1];
    const dx = points[i].x - x;
    const dy = points[i].y - y;
    const length = Math.hypot(dx, dy);
    const ux = dx / length;
    const uy = dy / length;
    const split = (toss() - 0.5) * 2;
    for (const side of [-1, 1]) {
      let at = side < 0 ? 0 : 3;
      while (at < length - 1) {
        const long = Math.min(length - at, 5 + toss() * 5);
        const near = split * 0.4 + (side < 0 ? -HALF : 0.5);
        const far = split * 0.4 + (side < 0 ? -0.5 : HALF);
        const corner = (along: number, across: number): string =>
          `${(x + ux * along - uy * across).toFixed(1)} ${(y + uy * along + ux * across).toFixed(1)}`;
        const from = at + 0.5;
        const to = at + long - 0.5;
        const mid = (near + far) / 2;
        const tone = toss() < 0.68 ? 0 : 1;
        // A lozenge of four curves: a stone worn round.
        tones[tone] +=
          `M${corner(from, mid)}Q${corner(from, near)} ${corner((from + to) / 2, near)}Q${corner(to, near)} ${corner(to, mid)}` +
          `Q${corner(to, far)} ${corner((from + to) / 2, far)}Q${corner(from, far)} ${corner(from, mid)}Z`;
        at += long;
      }
    }
  }
  return [tones[0], tones[1]];
}

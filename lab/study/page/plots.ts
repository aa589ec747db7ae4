/** Plots as drawings in the page. Every number in them is also written beside them. */
import type { Estimate } from '@vesper/bots/statistics';
import type { Histogram } from '../digest.ts';
import { html, nothing } from './html.ts';
import type { Markup } from './html.ts';
import { percent, percentRange, plural, points, whole } from './numbers.ts';

export interface Bar {
  readonly label: string;
  readonly share: Estimate;
  /** Of how many. */
  readonly of: string;
  readonly more?: string;
}

const at = (share: number): string => (share * 100).toFixed(2);

/** Shares with their intervals, and a line where all would be equal. */
export function bars(rows: readonly Bar[], fair: number | null): Markup {
  return html`<table class="bars">
    ${rows.map(
      ({ label, share, of, more }) =>
        html`<tr>
          <th scope="row">${label}${more === undefined ? nothing : html` <small>${more}</small>`}</th>
          <td class="plot">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="ground" width="100" height="10" />
              <rect class="bar" width="${at(share.value)}" height="10" />
              ${fair === null ? nothing : html`<path class="fair" d="M${at(fair)} 0V10" />`}
              <path
                class="interval"
                d="M${at(share.low)} 5H${at(share.high)}M${at(share.low)} 2V8M${at(share.high)} 2V8"
              />
            </svg>
          </td>
          <td class="number">${percent(share.value)}</td>
          <td class="number range">${percentRange(share)}</td>
          <td class="range">${of}</td>
        </tr>`,
    )}
  </table>`;
}

const HEIGHT = 90;

/** How often what was counted, with the ends of the axis in words. */
export function histogramPlot({ from, width, counts }: Histogram, what: string): Markup {
  const most = Math.max(...counts);
  const wide = 100 / counts.length;
  const binName = (i: number): string => {
    const low = from + i * width;
    return width === 1 ? String(low) : `${low} to ${low + width - 1}`;
  };
  return html`<figure>
    <svg
      class="histogram"
      viewBox="0 0 100 ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label="${what}: ${counts.map((n, i) => `${binName(i)}: ${n}`).join('; ')}"
    >
      ${counts.map((n, i) => {
        const tall = (n / most) * (HEIGHT - 2);
        return html`<rect
          class="bar"
          x="${(i * wide + wide * 0.06).toFixed(2)}"
          y="${(HEIGHT - tall).toFixed(2)}"
          width="${(wide * 0.88).toFixed(2)}"
          height="${tall.toFixed(2)}"
          ><title>${binName(i)}: ${whole(n)}</title></rect
        >`;
      })}
    </svg>
    <figcaption>
      <span>${from}</span><span>${what}; the tallest stands for ${whole(most)}</span
      ><span>${from + counts.length * width - 1}</span>
    </figcaption>
  </figure>`;
}

/** A difference of shares around a line in the middle, which is none. */
export function lift(change: Estimate, widest: number): Markup {
  const x = (share: number): string => (50 + Math.max(-1, Math.min(1, share / widest)) * 50).toFixed(2);
  const side = change.low > 0 ? 'more' : change.high < 0 ? 'less' : 'open';
  return html`<svg class="lift ${side}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" width="100" height="10" />
    <path class="fair" d="M50 0V10" />
    <path class="interval" d="M${x(change.low)} 5H${x(change.high)}M${x(change.low)} 2V8M${x(change.high)} 2V8" />
    <rect class="point" x="${(Number(x(change.value)) - 0.8).toFixed(2)}" y="1" width="1.6" height="8" />
  </svg>`;
}

/** `+3.1 (−0.4 to +6.6)`. */
export function changeInWords({ value, low, high }: Estimate): string {
  return `${points(value)} (${points(low)} to ${points(high)})`;
}

export const ofSeats = (n: number): string => `of ${plural(n, 'seat')}`;

import { Markup } from './html.ts';

/** The table's colours, by the names that they have in the page, for a report that is a file of its own. */
const colours = `
:root { color-scheme: dark light; --table: #15110e; --panel: #1e1814; --raised: #2a221c; --hairline: #3a3028; --text: #f5ecdc; --text-2: #d0c1aa; --text-3: #ab9b86; --news: #93bde6; --good: #9cc97a; --bad: #f2917f; }
@media (prefers-color-scheme: light) { :root { --table: #f6efe1; --panel: #ece2cd; --raised: #e2d5bb; --hairline: #cdbf9f; --text: #241a10; --text-2: #463a2b; --text-3: #5f5140; --news: #4f7fae; --good: #2c6a22; --bad: #9c2f1f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1.25rem 4rem; background: var(--table); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
`;

/** What a report wears wherever it is read. Its numbers stand in the reader's own letters. */
export const rules = `
.study {
h1, h2, h3 { font-family: var(--font-display, Georgia, 'Times New Roman', serif); font-weight: 600; line-height: 1.2; }
h1 { margin: 0; font-size: 2.2rem; } h2 { margin: 2.5rem 0 0.5rem; padding-top: 1.5rem; border-top: 1px solid var(--hairline); font-size: 1.6rem; } h3 { margin: 1.6rem 0 0.5rem; font-size: 1.15rem; }
.what { margin: 0.3rem 0 0; color: var(--text-2); } .small, small { color: var(--text-3); font-size: 0.85rem; font-weight: 400; } p { margin: 0.4rem 0; } h2 small, h3 small { font-family: ui-monospace, monospace; }
.headlines { display: grid; gap: 0.55rem; margin: 1.1rem 0 1.3rem; padding: 0 0 0 1rem; border-left: 3px solid var(--news); list-style: none; max-width: 46rem; font-size: 1.1rem; line-height: 1.45; } .headlines li { margin: 0; } .headlines li:first-child { font-family: var(--font-display, Georgia, 'Times New Roman', serif); font-size: 1.35rem; line-height: 1.35; }
code { padding: 0.1rem 0.35rem; border-radius: 4px; background: var(--panel); font: 0.85em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.three { display: grid; gap: 0 2rem; } @media (min-width: 52rem) { .three { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; } th { text-align: left; font-weight: 500; } td, th { padding: 0.2rem 0.5rem 0.2rem 0; vertical-align: middle; } td:last-child { padding-right: 0; }
.bars th { width: 28%; } .plot { width: 30%; min-width: 5rem; } .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } .range { color: var(--text-3); font-size: 0.8rem; font-variant-numeric: tabular-nums; }
.plain tr { border-bottom: 1px solid var(--hairline); } .plain .number { text-align: right; } .plain th[scope='col']:not(:first-child) { text-align: right; } .plain th[scope='col'] { vertical-align: bottom; } tr.real th, tr.real td { font-weight: 700; } tr.chance td { color: var(--text-3); } .plain td small { font-weight: 400; }
svg { display: block; width: 100%; height: 0.9rem; overflow: visible; } .histogram { height: 6rem; border-bottom: 1px solid var(--hairline); } figure { margin: 0; } figcaption { display: flex; justify-content: space-between; gap: 0.5rem; color: var(--text-3); font-size: 0.8rem; } figcaption span:nth-child(2) { text-align: center; }
.ground { fill: var(--panel); } .bar { fill: var(--news); } .fair { stroke: var(--text-3); stroke-width: 0.8; stroke-dasharray: 2 1.5; fill: none; vector-effect: none; }
.interval { stroke: var(--text); stroke-width: 1; fill: none; vector-effect: non-scaling-stroke; } .point { fill: var(--text-3); } .more .point { fill: var(--good); } .less .point { fill: var(--bad); }
details { margin: 0.4rem 0; padding: 0.4rem 0.75rem; border-radius: 6px; background: color-mix(in srgb, var(--panel) 55%, transparent); } summary { cursor: pointer; font-weight: 500; padding-block: 0.25rem; } abbr { text-decoration: none; border-bottom: 1px dotted var(--text-3); }
@media (max-width: 40rem) {
.bars tr { display: grid; grid-template-columns: 1fr auto auto; padding-block: 0.25rem; } .bars th { width: auto; grid-column: 1 / -1; padding-bottom: 0; } .plot { grid-column: 1 / -1; width: auto; padding-right: 0; }
.bars .number { text-align: left; } .bars td:last-child { text-align: right; } .plain { font-size: 0.8rem; } .plain td, .plain th { padding-right: 0.35rem; } .plain td small { display: block; font-size: 0.72rem; }
}
}
`;

export const style = new Markup(colours + rules);

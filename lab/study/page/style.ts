import { Markup } from './html.ts';

/** The page is read in the reader's own letters; its colours are the table's. */
export const style = new Markup(`
:root { color-scheme: dark light; --ground: #15110e; --panel: #1e1814; --line: #3a3028; --text: #f5ecdc; --quiet: #ab9b86; --bar: #93bde6; --more: #9cc97a; --less: #f2917f; --mark: #f5ecdc; }
@media (prefers-color-scheme: light) { :root { --ground: #f6efe1; --panel: #ece2cd; --line: #cdbf9f; --text: #241a10; --quiet: #5f5140; --bar: #4f7fae; --more: #2c6a22; --less: #9c2f1f; --mark: #241a10; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; }
h1 { margin: 0; font-size: 2.2rem; } h2 { margin: 2.5rem 0 0.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 1.6rem; } h3 { margin: 1.6rem 0 0.5rem; font-size: 1.15rem; }
.what { font-size: 1.15rem; margin: 0.3rem 0; } .small, small { color: var(--quiet); font-size: 0.85rem; } p { margin: 0.4rem 0; }
code { padding: 0.1rem 0.35rem; border-radius: 4px; background: var(--panel); font: 0.85em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.three { display: grid; gap: 0 2rem; } @media (min-width: 52rem) { .three { grid-template-columns: repeat(3, 1fr); } }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; } th { text-align: left; font-weight: 500; } td, th { padding: 0.2rem 0.5rem 0.2rem 0; vertical-align: middle; }
.bars th { width: 28%; } .plot { width: 30%; min-width: 5rem; } .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } .range { color: var(--quiet); font-size: 0.8rem; font-variant-numeric: tabular-nums; }
.plain tr { border-bottom: 1px solid var(--line); } .plain .number { text-align: right; } .plain th[scope='col']:not(:first-child) { text-align: right; } tr.real th, tr.real td { font-weight: 700; } tr.chance td { color: var(--quiet); }
svg { display: block; width: 100%; height: 0.9rem; overflow: visible; } .histogram { height: 6rem; border-bottom: 1px solid var(--line); } figure { margin: 0; } figcaption { display: flex; justify-content: space-between; gap: 0.5rem; color: var(--quiet); font-size: 0.8rem; }
.ground { fill: var(--panel); } .bar { fill: var(--bar); } .fair { stroke: var(--quiet); stroke-width: 0.8; stroke-dasharray: 2 1.5; fill: none; vector-effect: none; }
.interval { stroke: var(--mark); stroke-width: 1; fill: none; vector-effect: non-scaling-stroke; } .point { fill: var(--quiet); } .more .point { fill: var(--more); } .less .point { fill: var(--less); }
details { margin: 0.4rem 0; padding: 0.4rem 0.75rem; border-radius: 6px; background: color-mix(in srgb, var(--panel) 55%, transparent); } summary { cursor: pointer; font-weight: 500; } abbr { text-decoration: none; border-bottom: 1px dotted var(--quiet); }
@media (max-width: 40rem) { .bars tr { display: grid; grid-template-columns: 1fr auto auto; } .bars th { width: auto; grid-column: 1 / -1; padding-bottom: 0; } .plot { grid-column: 1 / -1; } }
`);

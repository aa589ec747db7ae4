/** The report of a study: one page that needs nothing else. The same study gives the same bytes. */
import type { Game, Options, RuleId } from '@vesper/kernel';
import { compare, digest, spaced } from '../digest.ts';
import type { Comparison, Digest, PickDigest } from '../digest.ts';
import type { Studied } from '../matches.ts';
import type { Observed } from '../observe.ts';
import type { Study, Variant } from '../plan.ts';
import { headlines } from './headlines.ts';
import { html, nothing } from './html.ts';
import type { Markup } from './html.ts';
import { percent, plural, points, signed, whole } from './numbers.ts';
import { bars, changeInWords, histogramPlot, lift, ofSeats } from './plots.ts';
import type { Bar } from './plots.ts';
import { style } from './style.ts';
import { namedVariant, optionsInWords } from './words.ts';

export function reportPage(game: Game, studied: Studied, command: string): string {
  const { study, matches } = studied;
  const together = game.together === true;
  const digests = matches.map(own => digest(own, together));
  const parts = study.variants.map((variant, i) => variantPart(game, variant, matches[i], digests[i]));
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${game.name}: a study</title>
      <style>
        ${style}
      </style>
      <body class="study">
        <header>
          <h1>${game.name}</h1>
          <p class="what">${matchesInWords(study)}, seed “${study.seed}”, version ${study.version} of the rules.</p>
          <ul class="headlines">
            ${headlines(game, studied, digests).map(said => html`<li>${said}</li>`)}
          </ul>
          <p class="small">
            What bots do is not what people do: it is so when all play like these bots. In the plots a bar is what was
            seen, the line over it where the truth lies in 95 of 100 cases.
          </p>
          <p class="small">The same command writes the same page: <code>${command}</code></p>
          <p class="small">
            One match again:
            <code
              >npx vesper record ${study.game} --seed "${study.seed}/0" --seats ${study.variants[0].seats} --bots
              ${study.variants[0].seatings[0].join(',')}${optionsInCommand(study.variants[0].options)}</code
            >
          </p>
        </header>
        ${study.variants.length > 1 ? comparisons(game, study, matches, together) : nothing} ${parts}
      </body>
    </html> `;
  return page.text;
}

function matchesInWords({ variants, bots }: Study): string {
  const games = variants.reduce((sum, variant) => sum + variant.games, 0);
  const ways = variants.length > 1 ? ` in ${variants.length} variants on the same deals` : '';
  return `${plural(games, 'match', 'matches')} between bots (${bots.join(', ')})${ways}`;
}

function optionsInCommand(options: Options): string {
  const text = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
  return text === '' ? '' : ` --options ${text}`;
}

// ── Variants beside each other ───────────────────────────────────────────────────────────────────────────────────────

function comparisons(
  game: Game,
  { variants }: Study,
  matches: readonly (readonly Observed[])[],
  together: boolean,
): Markup {
  return html`<section>
    <h2>What a change changes</h2>
    <p>
      Every variant beside the first, ${namedVariant(game, variants[0])}. <b>Bold</b> is what differs by more than
      chance: its interval, which holds in 99 of 100 cases, leaves 0 out. Of a hundred such lines one is bold by chance.
    </p>
    ${variants.slice(1).map(
      (variant, i) =>
        html`<h3>${namedVariant(game, variant)}</h3>
          <table class="plain">
            <tr>
              <th scope="col">what</th>
              <th scope="col">${namedVariant(game, variants[0])}</th>
              <th scope="col">${namedVariant(game, variant)}</th>
              <th scope="col">change</th>
            </tr>
            ${compare(matches[0], matches[i + 1], together).map(found => comparisonRow(game, found))}
          </table>`,
    )}
  </section>`;
}

function comparisonRow(game: Game, { what, rule, before, after, change, isShare }: Comparison): Markup {
  const number = (n: number): string => (isShare ? percent(n) : n.toFixed(1));
  const difference = (n: number): string => (isShare ? points(n) : signed(n, 1));
  const isReal = change.low > 0 || change.high < 0;
  return html`<tr class="${isReal ? 'real' : 'chance'}">
    <th scope="row">${what}${rule === undefined ? nothing : ruleText(game, rule)}</th>
    <td class="number">${number(before.value)}</td>
    <td class="number">${number(after.value)}</td>
    <td class="number">
      ${difference(change.value)} <small>(${difference(change.low)} to ${difference(change.high)})</small>
    </td>
  </tr>`;
}

function ruleText(game: Game, rule: RuleId): Markup {
  const text = game.manual.chapters.map(({ clauses }) => clauses[rule]).find(clause => clause !== undefined) ?? '';
  return html` <abbr title="${text}">${rule}</abbr> <small>${shortened(text)}</small>`;
}

const LONGEST = 90;

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

// ── One variant ──────────────────────────────────────────────────────────────────────────────────────────────────────

function variantPart(game: Game, variant: Variant, matches: readonly Observed[], found: Digest): Markup {
  const together = game.together === true;
  const title =
    variant.name === '' ? nothing : html`<h2>${namedVariant(game, variant)} <small>${variant.name}</small></h2>`;
  return html`<section>
    ${title}
    <p class="small">
      ${plural(variant.games, 'match', 'matches')},
      ${plural(variant.seats, 'seat')}${optionsInWords(game, variant.options)}.
    </p>
    ${wins(found, together)} ${traits(found)}
    <div class="three">
      <div>
        <h3>Points</h3>
        ${histogramPlot(found.scores, 'points of a seat at the end')}
        <p class="small">${spreadOf(matches.flatMap(({ scores }) => scores))}</p>
      </div>
      <div>
        <h3>Length</h3>
        ${histogramPlot(found.lengths, 'choices in a match')}
        <p class="small">${lengthsInWords(found)}</p>
      </div>
      <div>
        <h3>Turnabouts</h3>
        ${histogramPlot(found.turnaboutsCounted, together ? 'how often the odds turned' : 'how often somebody else was ahead')}
        <p class="small">
          ${found.turnabouts.mean.value.toFixed(1)} on average, judged by the bots’ own eyes at the end of a stage.
        </p>
      </div>
    </div>
    ${endings(game, found)} ${counted(found)} ${decisions(found)} ${picks(found)}
  </section>`;
}

function wins({ won, bySeat, byBot, fair, games, shared, lost }: Digest, together: boolean): Markup {
  if (together)
    return html`<h3>Won together</h3>
      ${bars([{ label: 'all seats', share: won!, of: `of ${plural(games, 'match', 'matches')}` }], null)}`;
  const byWhom = (rows: readonly Bar[], title: string): Markup =>
    html`<h3>${title}</h3>
      ${bars(rows, fair)}`;
  const seats = bySeat.map(({ seat, share, games: n }) => ({ label: `seat ${seat + 1}`, share, of: ofSeats(n) }));
  const bots = byBot.map(({ bot, share, games: n }) => ({ label: bot, share, of: ofSeats(n) }));
  return html`${byWhom(seats, 'Wins by seat')}${bots.length > 1 ? byWhom(bots, 'Wins by bot') : nothing}
    <p class="small">
      The thin line is where all would be equal: ${percent(fair)}. Several won in ${plural(shared, 'match', 'matches')},
      nobody in ${whole(lost)}.
    </p>`;
}

function endings(game: Game, { endings: found }: Digest): Markup {
  return html`<h3>How matches ended</h3>
    ${bars(
      found.map(({ rule, games, share }) => ({
        label: rule,
        more: shortened(
          game.manual.chapters.map(({ clauses }) => clauses[rule]).find(text => text !== undefined) ?? '',
        ),
        share,
        of: plural(games, 'match', 'matches'),
      })),
      null,
    )}`;
}

function traits({ traits: found, fair }: Digest): Markup {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return html`${kinds.map(
    kind =>
      html`<h3>Wins by ${kind}</h3>
        ${bars(
          found
            .filter(trait => trait.kind === kind)
            .map(({ name, share, seats }) => ({ label: name, share, of: ofSeats(seats) })),
          fair,
        )}`,
  )}`;
}

function spreadOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return `Median ${share(0.5)}; a tenth has ${share(0.1)} or fewer, a tenth ${share(0.9)} or more.`;
}

function lengthsInWords({ choices, rounds }: Digest): string {
  const so = `${choices.mean.value.toFixed(0)} choices on average, from ${choices.least} to ${choices.most}.`;
  return rounds === null ? so : `${so} ${rounds.mean.value.toFixed(1)} rounds, from ${rounds.least} to ${rounds.most}.`;
}

/** What the game itself counts. */
function counted({ counts }: Digest): Markup {
  if (counts.length === 0) return nothing;
  return html`<h3>In a match, on average</h3>
    <table class="plain">
      ${counts.map(
        ({ what, perMatch }) =>
          html`<tr>
            <th scope="row">${what}</th>
            <td class="number">${perMatch.value.toFixed(2)}</td>
          </tr>`,
      )}
    </table>`;
}

function decisions({ asked, games }: Digest): Markup {
  return html`<details>
    <summary>Decisions: how many, among how much</summary>
    <table class="plain">
      <tr>
        <th scope="col">decision</th>
        <th scope="col">in a match</th>
        <th scope="col">choices</th>
        <th scope="col">matches with it</th>
      </tr>
      ${asked.map(
        ({ ask, perMatch, choices, matches }) =>
          html`<tr>
            <th scope="row">${spaced(ask)}</th>
            <td class="number">${perMatch.toFixed(1)}</td>
            <td class="number">${choices.toFixed(1)}</td>
            <td class="number">${percent(matches / games)}</td>
          </tr>`,
      )}
    </table>
  </details>`;
}

/** Of each decision the choices that were taken most. */
const SHOWN = 24;

function picks({ picks: found }: Digest): Markup {
  const asks = [...new Set(found.map(({ ask }) => ask))];
  const widest = Math.max(
    0.1,
    ...found.flatMap(({ lift: change }) => (change === null ? [] : [Math.abs(change.value)])),
  );
  const times = (ask: string): number =>
    found.filter(pick => pick.ask === ask).reduce((sum, { taken }) => sum + taken, 0);
  return html`<h3>What was chosen</h3>
    <p class="small">
      Taken: how often, of all times that it was offered. Beside it: by how many points of a hundred those won more
      often who took it more often than half of all did. No cause is shown by that: who is ahead chooses otherwise.
      Coloured where the interval leaves 0 out.
    </p>
    ${asks
      .toSorted((a, b) => times(b) - times(a) || (a < b ? -1 : 1))
      .map(
        ask =>
          html`<details>
            <summary>${spaced(ask)} <small>${plural(times(ask), 'time')}</small></summary>
            <table class="bars picks">
              ${found
                .filter(pick => pick.ask === ask)
                .slice(0, SHOWN)
                .map(pick => pickRow(pick, widest))}
            </table>
          </details>`,
      )}`;
}

function pickRow({ name, offered, taken, rate, lift: change }: PickDigest, widest: number): Markup {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="number">${percent(rate)}</td>
    <td class="range">${whole(taken)} of ${whole(offered)}</td>
    <td class="plot">${change === null ? nothing : lift(change, widest)}</td>
    <td class="range">${change === null ? 'too few differ' : changeInWords(change)}</td>
  </tr>`;
}

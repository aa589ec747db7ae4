/**
 * Salem's board without the page: a real local match, the other seats played by the quick policy. Not shipped.
 * ?seats=3&seed=x&moves=120&until=arrest&theme=light&layout=phone&motion=less&draft=1&tokens=1
 */
import { StrictMode, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@fontsource/cinzel/600.css';
import '@fontsource/im-fell-english';
import '@fontsource/im-fell-english/400-italic.css';
import { choices, choose, fastChance, log, open, start } from '@vesper/kernel';
import type { Choice, Game, Match, Told } from '@vesper/kernel';
import { scene } from '@vesper/table/room';
import type { Asked, Layout, Pointed, RefusedOffer } from '@vesper/web/board';
import { salem } from '../../game.ts';
import type { SalemEvent, SalemState, SalemView } from '../../state.ts';
import { board } from '../index.tsx';
import '@vesper/web/tokens.css';
import './harness.css';

const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);
const seats = number('seats', 3);
const viewer = number('viewer', 0);
const rng = fastChance(query.get('seed') ?? 'candle');
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
if (query.get('motion') === 'less') document.documentElement.dataset.motion = 'less';
document.body.dataset.game = 'salem';
const layout = (query.get('layout') ?? (innerWidth < 700 ? 'phone' : innerWidth < 1000 ? 'tall' : 'wide')) as Layout;
const names = ['Hester', 'Tobias', 'Corvus, bot', 'Mehitabel'];

type M = Match<SalemState, SalemView>;

function step(match: M): void {
  const [decision] = open(match);
  const legal = choices(match, decision);
  const choice = salem.brain.policy(match.state, decision.frame, legal, legal.length, rng);
  choose(match, { seat: decision.seat, choice });
}

const match: M = start(salem, {
  seats,
  seed: query.get('seed') ?? 'candle',
  options: { startDraft: query.has('draft') },
});
const until = query.get('until');
const refused = number('refused', 0);
for (let i = 0; match.state.outcome === null; i++) {
  const now = scene(match, viewer).asked.find(({ choices: found }) => found !== undefined);
  const fits =
    until === null ||
    (now?.ask === until && (now.choices?.length ?? 0) > number('least', 2) && (now.refused?.length ?? 0) >= refused);
  if (i >= number('moves', 0) && until !== 'over' && fits) {
    if (now !== undefined || query.has('watch')) break;
  }
  step(match);
}
if (query.has('tokens')) {
  const s = match.state;
  for (const row of [s.prominentRow, s.colonistRow]) {
    row.forEach((colonist, i) => {
      if (colonist < 0) return;
      s.accusations[colonist] = [12, 3, 2, 1][i];
      s.fear[colonist] = [3, 0, 2, 1][i];
      s.reputationTokens[colonist] = [3, 0, 0, 1][i];
    });
  }
  s.spectralOn = s.prominentRow[0];
  s.protectionOn = s.prominentRow[0];
}

interface Tip {
  readonly at: DOMRect;
  readonly body: ReactNode;
  readonly why: boolean;
}

function Shell() {
  const [n, setN] = useState(0);
  const told = useRef<readonly Told[]>([]);
  const moved = useRef<readonly Told[]>(log(match, viewer).slice(-number('moved', 6)));
  const [hovered, setHovered] = useState<Pointed | null>(null);
  const [tip, setTip] = useState<Tip | null>(null);
  const [openSeat, setOpenSeat] = useState<number | null>(query.has('open') ? number('open', 0) : null);
  const { view, asked } = useMemo(
    () => ({ ...scene(match, viewer), n }) as unknown as { view: SalemView; asked: readonly Asked[] },
    [n],
  );

  const onChoose = useCallback((decision: Asked, choice: Choice) => {
    let before = log(match, viewer).length;
    choose(match, { seat: decision.seat, choice });
    told.current = log(match, viewer).slice(before);
    moved.current = [];
    setTip(null);
    setHovered(null);
    setN(i => i + 1);
    const on = (): void => {
      if (match.state.outcome !== null || open(match)[0].seat === viewer) return;
      before = log(match, viewer).length;
      step(match);
      told.current = log(match, viewer).slice(before);
      moved.current = [...moved.current, ...told.current];
      setN(i => i + 1);
      setTimeout(on, number('pace', 500));
    };
    setTimeout(on, number('pace', 500));
  }, []);

  const table = {
    view,
    viewer,
    game: salem as unknown as Game,
    asked,
    onChoose,
    chosen:
      query.has('chosen') && asked[0]?.choices !== undefined
        ? { decision: asked[0], choice: asked[0].choices[0].choice }
        : null,
    hovered,
    onHover: setHovered,
    onWhyNot(decision: Asked, offer: RefusedOffer, at: DOMRect) {
      const why = salem.words.refusal(view, decision, offer.choice, offer, offer.facts);
      setTip({ at, why: true, body: `Why not? ${why} ${offer.rule}` });
    },
    onPeek: (at: DOMRect | null, body?: ReactNode) => setTip(at === null ? null : { at, body, why: false }),
    onRule: () => {},
    justTold: told.current,
    lastMoved: moved.current,
    lit: new Set<string>(query.get('lit')?.split(',') ?? []),
    layout,
    reducedMotion: query.get('motion') === 'less',
    seatNames: names.slice(0, seats),
    seatKinds: (['person', 'person', 'bot', 'bot'] as const).slice(0, seats),
    openSeat,
    onOpenSeat: setOpenSeat,
  };
  const own = asked.find(({ choices: found }) => found !== undefined);
  const { Board, Dock, Rail } = board;
  const box = (x: number, y: number, width: number, height: number) => ({ left: x, top: y, width, height });
  const W = innerWidth;
  const H = innerHeight;
  const big = W >= 1600;
  const [st, ra, lo, st2, tu] = big ? [64, 320, 400, 232, 104] : [52, 208, 280, 164, 84];
  const prompt = asked.length > 0 ? salem.words.prompt(view, asked[0]) : 'Over';
  const strip = (
    <>
      <b>{own === undefined ? 'Waiting' : board.question?.(view, own)}</b>
      {(own?.choices ?? []).map((offer, i) => {
        const chip = own === undefined ? undefined : board.chip?.(view, own, offer);
        return (
          <button key={i} onClick={() => own !== undefined && onChoose(own, offer.choice)}>
            {chip?.label ?? (own === undefined ? '' : salem.words.choice(view, own, offer.choice, offer.facts))}
            {chip?.price}
          </button>
        );
      })}
    </>
  );
  const lines = log(match, viewer)
    .slice(-14)
    .toReversed()
    .map(({ event }, i) => <p key={i}>{salem.words.event(view, event as SalemEvent)}</p>);
  return (
    <>
      {layout === 'wide' && (
        <>
          <div className="h h-status" style={box(0, 0, W, st)}>
            {prompt}
          </div>
          <div className="h" style={box(0, st, ra, H - st - st2)}>
            <Rail {...table} />
          </div>
          <div className="h" style={box(ra, st, W - ra - lo, H - st - st2)}>
            <Board {...table} />
          </div>
          <div className="h h-strip" style={box(0, H - st2, W - lo, 44)}>
            {strip}
          </div>
          <div className="h" style={box(0, H - st2 + 44, W - lo, st2 - 44)}>
            <Dock {...table} />
          </div>
          <div className="h h-log" style={box(W - lo, st, lo, H - st - tu)}>
            {lines}
          </div>
        </>
      )}
      {layout === 'tall' && (
        <>
          <div className="h h-status" style={box(0, 0, W, 64)}>
            {prompt}
          </div>
          <div className="h" style={box(0, 64, W, 72)}>
            <Rail {...table} />
          </div>
          <div className="h" style={box(0, 136, W, 620)}>
            <Board {...table} />
          </div>
          <div className="h h-strip" style={box(0, 756, W, 44)}>
            {strip}
          </div>
          <div className="h" style={box(0, 800, W, 296)}>
            <Dock {...table} />
          </div>
        </>
      )}
      {layout === 'phone' && (
        <>
          <div className="h h-status" style={box(0, 0, W, 84)}>
            {prompt}
          </div>
          <div className="h" style={box(0, 84, W, 66)}>
            <Rail {...table} />
          </div>
          <div className="h" style={box(0, 150, W, H - 408)}>
            <Board {...table} />
          </div>
          <div className="h h-strip" style={{ ...box(0, H - 258, W, 188), flexWrap: 'wrap' }}>
            {strip}
          </div>
          {(query.has('things') || openSeat !== null) && (
            <div className="h" style={{ ...box(0, 84, W, H - 154), overflow: 'auto', background: 'var(--panel)' }}>
              <Dock {...table} />
            </div>
          )}
        </>
      )}
      {tip !== null && (
        <div
          className={tip.why ? 'h-tip' : 'h-tip is-peek'}
          style={{ left: Math.min(W - 270, tip.at.right + 8), top: Math.max(8, Math.min(H - 330, tip.at.top - 30)) }}
        >
          {tip.body}
        </div>
      )}
    </>
  );
}

/** For scripts that play through: what the viewer is asked. */
const ownDecision = (): Asked | undefined =>
  scene(match, viewer).asked.find(({ choices: found }) => found !== undefined);
Object.assign(window, { match, asked: ownDecision });
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);

/**
 * Realm's board without the page: a real local match, the other seats played by the quick policy. Not shipped.
 * ?seats=3&seed=x&moves=120&until=commit&optional=1&theme=light&layout=phone&motion=less&mess=1
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
import { spaces } from '../../content/map.ts';
import type { RealmEvent } from '../../events.ts';
import { realm } from '../../game.ts';
import type { RealmState } from '../../state.ts';
import type { RealmView } from '../../view.ts';
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
document.body.dataset.game = 'realm';
const layout = (query.get('layout') ?? (innerWidth < 700 ? 'phone' : innerWidth < 1000 ? 'tall' : 'wide')) as Layout;
const names = ['Hester', 'Tobias', 'Corvus, bot', 'Mehitabel'];

type M = Match<RealmState, RealmView>;

function step(match: M): void {
  const decision = open(match).find(({ optional }) => !optional)!;
  const legal = choices(match, decision);
  const choice = realm.brain.policy(match.state, decision.frame, legal, legal.length, rng);
  choose(match, { seat: decision.seat, choice });
}

const match: M = start(realm, {
  seats,
  seed: query.get('seed') ?? 'candle',
  options: { heroSelection: query.has('choose') ? 'choose' : 'dealt', heroesPerSeat: query.get('each') ?? 'usual' },
});
const until = query.get('until');
const refused = number('refused', 0);
for (let i = 0; match.state.outcome === null; i++) {
  const now = scene(match, viewer).asked.find(({ choices: found }) => found !== undefined);
  const fits =
    (until === null && (!query.has('optional') || now?.optional === true)) ||
    (now?.ask === until && (now.choices?.length ?? 0) > number('least', 2) && (now.refused?.length ?? 0) >= refused);
  if (i >= number('moves', 0) && until !== 'over' && fits) {
    if (now !== undefined || query.has('watch')) break;
  }
  step(match);
}
if (query.has('mess')) {
  const s = match.state;
  s.crowd.forEach((n, space) => {
    if (n > 0 || spaces[space].kind === 'inn' || space % 2 === 0) return;
    const colours = [spaces[space].colour, (spaces[space].colour + 1) % 4].slice(0, 1 + (space % 3 === 0 ? 1 : 0));
    for (const colour of colours) {
      s.minions[space * 4 + (colour % 4)] += 1 + (space % 2);
      s.crowd[space] += 1 + (space % 2);
      s.supply[colour % 4] -= 1 + (space % 2);
    }
    if (space % 5 === 0) {
      s.crystals[space]++;
      s.crystalSupply--;
    }
  });
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
    () => ({ ...scene(match, viewer), n }) as unknown as { view: RealmView; asked: readonly Asked[] },
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
      if (
        match.state.outcome !== null ||
        scene(match, viewer).asked.some(({ optional, choices: found }) => !optional && found !== undefined)
      )
        return;
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
    game: realm as unknown as Game,
    asked,
    onChoose,
    chosen:
      query.has('chosen') && asked[0]?.choices !== undefined
        ? { decision: asked[0], choice: asked[0].choices[0].choice }
        : null,
    hovered,
    onHover: setHovered,
    onWhyNot(decision: Asked, offer: RefusedOffer, at: DOMRect) {
      const why = realm.words.refusal(view, decision, offer.choice, offer, offer.facts);
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
  const prompt = asked.length > 0 ? realm.words.prompt(view, asked[0]) : 'Over';
  const strip = (
    <>
      <b>{own === undefined ? 'Waiting' : board.question?.(view, own)}</b>
      {(own?.choices ?? []).map((offer, i) => {
        const chip = own === undefined ? undefined : board.chip?.(view, own, offer);
        return (
          <button key={i} onClick={() => own !== undefined && onChoose(own, offer.choice)}>
            {chip?.label ?? (own === undefined ? '' : realm.words.choice(view, own, offer.choice, offer.facts))}
            {chip?.price}
          </button>
        );
      })}
    </>
  );
  const lines = log(match, viewer)
    .slice(-14)
    .toReversed()
    .map(({ event }, i) => <p key={i}>{realm.words.event(view, event as RealmEvent)}</p>);
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

import {
  NOTHING_CLEAR,
  accountOf,
  commonAccount,
  costOf,
  decidedBy,
  measuredHow,
  turnedBy,
} from '@vesper/bots/review/words';
import type { Costly, Review as Told, TurningPoint } from '@vesper/bots/review';
import { percentOf } from '@vesper/bots/reasonWords';
import { piecesIn } from '@vesper/kernel';
import type { Replay } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { playOnFrom } from '../session/branching.ts';
import { reviewFor } from '../session/reviews.ts';
import { Lines, turningPoint } from './Chances.tsx';
import { useTable } from './model.ts';
import '../styles/review.css';

/** The story of a match that is over: how the chances went, what turned them, what cost most and what was better. */
export function Review() {
  const { file } = useTable();
  return file === null ? null : <Made key={file.hash} file={file} />;
}

function Made({ file }: { readonly file: Replay }) {
  const { session } = useTable();
  const [asked] = useState(() => reviewFor(session.id, file));
  const { done, review, problem } = useStore(asked);
  if (review !== null) return <Story review={review} file={file} />;
  if (problem !== null)
    return (
      <p role="alert" className="nothing">
        The review came to nothing: {problem}
      </p>
    );
  const percent = Math.round(done * 100);
  return (
    <section className="reviewing">
      <h3>The match is being reviewed</h3>
      <p>Every choice is tried beside others, with the same luck. You may look at something else meanwhile.</p>
      <progress max={100} value={percent} aria-label="Review" />
      <p className="small">{percent} % done</p>
    </section>
  );
}

function Story({ review, file }: { readonly review: Told; readonly file: Replay }) {
  const { game, seatNames, seatColours } = useTable();
  const together = game.together === true;
  const decided = decidedBy(review);
  return (
    <div className="review">
      <section>
        <h3>Chance of winning</h3>
        <div className="chances">
          <Lines
            points={review.points}
            size={[252, 96]}
            marks={review.turns.map(({ to, seat }) => ({ n: to, seat }))}
          />
        </div>
        <Turns turns={review.turns} />
      </section>
      {together && (
        <section>
          <h3>What decided it for all</h3>
          <Account lines={commonAccount(review, seat => seatNames[seat])} />
          <Choices all={decided} file={file} named />
        </section>
      )}
      {review.seats.map(seat => (
        <section key={seat.seat}>
          <h3>
            <SeatSymbol colour={seatColours[seat.seat]} size={18} />
            {seatNames[seat.seat]}
          </h3>
          {!together && <Account lines={accountOf(seat)} />}
          <Choices all={seat.costliest} file={file} />
        </section>
      ))}
      <p className="small">
        {decided.length > 0 && `${measuredHow(decided[0])} `}
        What a choice gives away a later one may win back, so the points of a whole match can be more than a hundred.
      </p>
    </div>
  );
}

/** Where the match turned, by the numbers on the graph. */
function Turns({ turns }: { readonly turns: readonly TurningPoint[] }) {
  const model = useTable();
  const { seatNames, game, say, goTo, state } = model;
  if (turns.length === 0) return <p className="small">It never turned at once; it was decided little by little.</p>;
  return (
    <ol className="turns">
      {turns.map(turn => {
        const { from, to, seat, by } = turn;
        const who = game.together === true ? 'everybody' : seatNames[seat];
        const told = turningPoint({ ...model, log: state.log, view: state.scene!.view }, turn);
        return (
          <li key={to}>
            <button
              type="button"
              className="log-sentence"
              onClick={() => goTo(turn.choice === null ? to : turn.choice - 1)}
            >
              {by < 0 ? `−${Math.round(-by * 100)}` : `+${Math.round(by * 100)}`} for {who}, moves {from + 1} to {to}
            </button>
            <p>
              Through {turnedBy(turn)}. {told !== undefined && say(told)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Account({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="account">
      {lines.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choices(props: { readonly all: readonly Costly[]; readonly file: Replay; readonly named?: boolean }) {
  const { all, file, named = false } = props;
  if (all.length === 0) return <p className="small">{NOTHING_CLEAR}</p>;
  return (
    <ol className="costliest">
      {all.map(costly => (
        <CostlyChoice key={costly.n} costly={costly} file={file} named={named} />
      ))}
    </ol>
  );
}

function CostlyChoice(props: { readonly costly: Costly; readonly file: Replay; readonly named: boolean }) {
  const { costly, file, named } = props;
  const { n, seat, asked, made, better, cost, because } = costly;
  const { say, goTo, set, scene, past, pointing, layout, session, state, seatNames } = useTable();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState('');
  const isShown = past && scene.n === n - 1;
  // The table as it was, with what was chosen and what would have been better in the light.
  useEffect(() => {
    if (!isShown) return;
    pointing.setState({ lit: new Set([...piecesIn(made.said, true), ...piecesIn(better.said, true)]) });
    return () => pointing.setState({ lit: new Set() });
  }, [isShown, pointing, made.said, better.said]);
  const show = (): void => {
    goTo(n - 1);
    if (layout !== 'wide') set({ drawer: false });
  };
  const tryIt = (): void => {
    const around = { table: session.id, seats: state.table!.seats, names: seatNames, as: seat };
    playOnFrom(file, n - 1, around).then(navigate, (error: unknown) => setProblem(String(error)));
  };
  return (
    <li className="costly" data-shown={isShown}>
      <p className="cost">
        <b>
          {named && `${seatNames[seat]}, `}
          {named ? 'move' : 'Move'} {n}
        </b>
        <span>{costOf(cost)}</span>
      </p>
      <p className="small">{say(asked)}</p>
      <Promised word="Chosen" share={made.share}>
        {say(made.said)}
      </Promised>
      <Promised word="Better" share={better.share}>
        {say(better.said)}
      </Promised>
      {because.map((sentence, index) => (
        <p key={index} className="because">
          {say(sentence)}
        </p>
      ))}
      <div className="costly-acts">
        <button type="button" className="button" aria-pressed={isShown} onClick={show}>
          <Icon name="lucide:history" size={16} /> The table then
        </button>
        <button type="button" className="button" onClick={tryIt}>
          <Icon name="lucide:git-branch" size={16} /> Try it
        </button>
      </div>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </li>
  );
}

/** A choice with the share of winning that it promised, as a bar and in words. */
function Promised(props: { readonly word: string; readonly share: number; readonly children: React.ReactNode }) {
  const { word, share, children } = props;
  return (
    <div className="promise" data-better={word === 'Better'}>
      <p>
        {word}: <b>{children}</b>
      </p>
      <span className="bar" style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden />
      <span>{percentOf(share)}</span>
    </div>
  );
}

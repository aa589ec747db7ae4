/** Pictures of the manual: the board's own pieces beside the clauses that speak of them. */
import { Icon } from '@vesper/web/board';
import type { ManualPictures } from '@vesper/web/board';
import type { CSSProperties, ReactNode } from 'react';
import type * as Drawn from './drawn.ts';

type Picture = () => ReactNode;

/** Seats, by their colours. */
const [BLACK, RED, ORANGE, BLUE] = [0, 1, 2, 3];

export function picturesOf(drawn: typeof Drawn): ManualPictures {
  const { Crown, Pennant, ScourgeFigure, ScourgeGhost, SpyFigure, Token, Troop, WHITE } = drawn;
  const { bandOf, kindNamed, kinds, pictureOf, signs, slimeGradient } = drawn;

  const row =
    (...pictures: readonly Picture[]): Picture =>
    () =>
      pictures.map((picture, i) => <span key={i}>{picture()}</span>);

  /** The map has the gradient of slime once; a clause brings its own. */
  const slimy =
    (picture: Picture): Picture =>
    () => (
      <>
        <svg className="jub-definitions" width="0" height="0">
          <defs>{slimeGradient}</defs>
        </svg>
        {picture()}
      </>
    );

  const troop =
    (colour: number): Picture =>
    () => <Troop colour={colour} size={28} />;
  const troops = (...colours: readonly number[]): Picture => row(...colours.map(troop));
  const token =
    (seed: number): Picture =>
    () => <Token size={28} seed={seed} />;
  const spy =
    (seat: number): Picture =>
    () => <SpyFigure seat={seat} size={30} />;
  const pennant =
    (seat: number): Picture =>
    () => <Pennant seat={seat} size={26} />;
  const scourge: Picture = () => <ScourgeFigure size={46} />;
  const next: Picture = () => <ScourgeGhost size={40} />;
  const crown: Picture = () => <Crown denied={false} size={30} />;
  const noCrown: Picture = () => <Crown denied size={30} />;
  const empty: Picture = () => <span className="jub-manual-space" />;

  const sign =
    (of: keyof typeof signs, n: number | string = ''): Picture =>
    () => (
      <b className="jub-manual-sign">
        <Icon name={signs[of]} size={24} />
        {n}
      </b>
    );

  const card =
    (id: string): Picture =>
    () => {
      const kind = kindNamed(id);
      return (
        <span className="jub-manual-card" style={{ '--band': bandOf(kind) } as CSSProperties}>
          <Icon name={pictureOf(kind)} size={24} />
          <b>{kinds[kind].name}</b>
        </span>
      );
    };

  const spread = card('JU01');
  const moves = slimy(row(scourge, next));
  const everybody = troops(BLACK, RED, ORANGE, BLUE);

  return {
    board: 'jub',
    of: {
      'JUB-1.2': row(...[BLACK, RED, ORANGE, BLUE].map(pennant)),
      'JUB-2.1': slimy(row(token(1), token(2), token(3))),
      'JUB-2.2': slimy(scourge),
      'JUB-2.5': spread,
      'JUB-2.6': card('JU02'),
      'JUB-3.7': slimy(row(scourge, token(1))),
      'JUB-3.8': troops(WHITE),
      'JUB-3.13': spread,
      'JUB-4.4': slimy(row(scourge, next, token(2))),
      'JUB-5.1': slimy(row(token(3), scourge)),
      'JUB-5.2': spread,
      'JUB-5.3': slimy(row(empty, token(2), empty)),
      'JUB-5.7': slimy(row(token(1), spy(RED))),
      'JUB-5.9': moves,
      'JUB-5.16': slimy(row(troop(BLACK), token(3))),
      'JUB-5.17': slimy(row(troop(WHITE), token(1))),
      'JUB-5.18': slimy(row(pennant(RED), troop(RED), token(2))),
      'JUB-5.25': troops(WHITE),
      'JUB-5.27': card('JU02'),
      'JUB-6.4': row(pennant(BLUE)),
      'JUB-6.5': row(pennant(BLUE), crown),
      'JUB-6.6': row(sign('trophies'), troops(RED, ORANGE, WHITE)),
      'JUB-6.7': row(sign('deck'), sign('inner')),
      'JUB-6.8': sign('vp'),
      'JUB-7.5': moves,
      'JUB-7.9': slimy(row(token(1), token(2), token(3), spy(BLUE))),
      'JUB-7.11': slimy(row(token(2), noCrown)),
      'JUB-B1.1': row(everybody, ...[BLACK, RED, ORANGE, BLUE].map(spy)),
      'JUB-B1.2': row(card('CO1'), card('CO2')),
      'JUB-B1.3': row(card('CO3'), card('CO4')),
      'JUB-B1.6': troops(WHITE, WHITE),
      'JUB-B2.4': row(sign('power'), sign('influence')),
      'JUB-B3.5': sign('inner'),
      'JUB-B3.7': sign('discard'),
      'JUB-B4.1': row(troop(BLACK), empty, spy(RED)),
      'JUB-B5.1': row(pennant(RED), troops(RED, RED, BLACK)),
      'JUB-B5.3': row(crown, troops(BLUE, BLUE, BLUE)),
      'JUB-B5.6': sign('influence', 1),
      'JUB-B6.1': row(sign('power', 3), troop(ORANGE), sign('trophies')),
      'JUB-B6.2': row(sign('power', 1), sign('barracks'), troop(BLACK)),
      'JUB-B6.6': spy(ORANGE),
      'JUB-B6.10': row(sign('trophies'), troop(RED), troop(BLACK)),
    },
  };
}

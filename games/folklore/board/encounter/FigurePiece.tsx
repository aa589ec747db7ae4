/** A character or a foe on its space: disc, who it is, what lies on it, and the chance of an attack on it. */
import { memo } from 'react';
import { Icon, MoreWays, Piece, SeatSymbol } from '@vesper/web/board';
import type { Legal } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import { figureKey, spaceKey } from '../../keys.ts';
import { FOE, NONE, isFoe, numberOfFoe } from '../../state.ts';
import type { Figure } from '../../state.ts';
import { figureTitle } from '../../words/map.ts';
import { memberColour, useTable } from '../table.ts';
import { FoeDisc, MemberDisc } from './Disc.tsx';
import { FigureZoom } from './FigureZoom.tsx';
import { badgesOn } from './badges.ts';
import { bestAttack } from './mind.ts';
import { crowded, middleOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { hasActed, lifeOf, spaceOf } from './who.ts';

const none: readonly Legal[] = [];

export const FigurePiece = memo(function FigurePiece(props: {
  readonly figure: Figure;
  readonly sheet: Sheet;
  /** How many stand on its space, and the how many-th it is. */
  readonly count: number;
  readonly nth: number;
}) {
  const { figure, sheet, count, nth } = props;
  const { view, marks } = useTable();
  const { size, x, y } = crowded(count, nth);
  const middle = middleOf(sheet, spaceOf(view, figure));
  const isGreat = isFoe(figure) && foeKinds[view.foes[figure - FOE].kind].isAffliction;
  const space = spaceKey(spaceOf(view, figure));
  // Who can go through others may go where one stands: the space is seen around it, and pressed on it.
  const isEntered = marks.legal.has(space);
  const width = sheet.cell * size * (isEntered ? 0.8 : isGreat && count === 1 ? 1.1 : 1);
  const { life, most } = lifeOf(view, figure);
  const attack = bestAttack(marks.lit?.get(figureKey(figure)) ?? marks.legal.get(figureKey(figure)) ?? none);
  const classes = ['fol-figure', isFoe(figure) ? 'is-foe' : 'is-member'];
  if (view.turn.who === figure && (view.encounter.isRunning || view.phase === 'adventure')) classes.push('is-acting');
  if (!isFoe(figure) && view.party[figure].form === 'ghost') classes.push('is-ghost');
  if (count > 1) classes.push('is-crowded');
  const left = middle.x + x * sheet.cell - width / 2;
  const top = middle.y + y * sheet.cell - width / 2;
  const piece = (
    <Piece
      id={figureKey(figure)}
      className={classes.join(' ')}
      style={{ left, top, width, height: width }}
      {...(isEntered && !marks.legal.has(figureKey(figure)) ? { gathers: [space] } : {})}
      label={figureTitle(view, figure)}
      zoom={() => <FigureZoom figure={figure} />}
    >
      {isFoe(figure) ? (
        <FoeDisc kind={view.foes[figure - FOE].kind} vita={life} max={most} />
      ) : (
        <MemberDisc
          booklet={view.party[figure].booklet}
          tone={`var(--seat-${memberColour(figure)})`}
          vita={life}
          max={most}
          isGhost={view.party[figure].form === 'ghost'}
        />
      )}
      <Who figure={figure} />
      <States figure={figure} />
      {attack !== null && (
        <b className={sheet.top + 22 > middle.y - sheet.cell / 2 ? 'fol-chance is-below' : 'fol-chance'}>
          {Math.round(attack.chance)} %
        </b>
      )}
    </Piece>
  );
  // A phone lists them among its cards: fingers need the room.
  if (sheet.isSmall) return piece;
  return (
    <>
      {piece}
      <MoreWays
        id={figureKey(figure)}
        label={figureTitle(view, figure)}
        className="fol-more"
        style={{ left: left - 3, top: top - 3 }}
      />
    </>
  );
});

/** Upper left: other ways to strike it. Lower left: seat or number. */
function Who({ figure }: { readonly figure: Figure }) {
  const { view } = useTable();
  if (!isFoe(figure))
    return (
      <span className="fol-who">
        <SeatSymbol colour={memberColour(figure)} size={16} />
      </span>
    );
  if (foeKinds[view.foes[figure - FOE].kind].isAffliction) return null;
  return <i className="fol-who is-number">{numberOfFoe(view, figure)}</i>;
}

/** Upper right: the worst that lies on it; lower right: it has acted; a mark. */
function States({ figure }: { readonly figure: Figure }) {
  const { view } = useTable();
  const badges = badgesOn(view, figure);
  const [first] = badges;
  const isMarked = isFoe(figure) && view.party.some(({ mark }) => mark === figure && mark !== NONE);
  return (
    <>
      {first !== undefined && (
        <i className={first.isGood ? 'fol-token is-good' : 'fol-token'}>
          {badges.length > 1 ? `${first.code}+` : first.code}
        </i>
      )}
      {hasActed(view, figure) && (
        <i className="fol-acted">
          <Icon name="lucide:check" size={11} />
        </i>
      )}
      {isMarked && (
        <i className="fol-marked">
          <Icon name="game:on-target" size={12} />
        </i>
      )}
    </>
  );
}

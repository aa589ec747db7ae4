/** A battle with a General: who attacks, what is committed, the chance so far, and the dice. */
import { Explained, Piece, Sum, known, offersOf, ownDecision, Waiting, Ways } from '@vesper/web/board';
import type { RealmAsks } from '../agenda.ts';
import { generals } from '../content/generals.ts';
import { NONE } from '../state.ts';
import type { Battle, Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { cardName, counted, generalName, heroName } from '../words/names.ts';
import { PhoneHand } from './Hand.tsx';
import { CardFace } from './HandCard.tsx';
import { DiceRow } from './DiceTray.tsx';
import { LifeTrack } from './Generals.tsx';
import { Panel } from './Panel.tsx';
import { isDeciding, useTable } from './table.ts';
import { cardColour, cardDice } from '../content/cards.ts';
import type { Point } from './geometry.ts';
import { colourNames } from './look.ts';
import { attackerKey, cardKey } from '../pieces.ts';
import { diceOf } from './rolled.ts';
import { Pawn, Shield } from './tokens.tsx';

export function BattlePanel({ at }: { readonly at: readonly Point[] }) {
  const table = useTable();
  const { view, layout, marks } = table;
  const battle = view.battle as Battle;
  const { general, blessed, life, attackers } = battle;
  const { hitOn, skill, skillText, majorLimit } = generals[general];
  const own = ownDecision(table, 'join', 'commit', 'useReroll', 'playSpecial');
  const picking = ownDecision(table, 'pickLostCard');
  const { space, topLife } = view.generals[general];
  const cards =
    layout === 'phone' ? view.heroes.flatMap(({ hand }) => hand.filter(card => marks.legal.has(cardKey(card)))) : [];
  return (
    <Panel label={`Battle with ${generalName(general)}`} avoid={space < 0 ? [] : [at[space]]} className="is-battle">
      <header>
        <Shield general={general} size={44} />
        <span>
          <h2>{`Battle with ${generalName(general)}`}</h2>
          <LifeTrack life={view.generals[general].life} top={topLife} major={majorLimit} />
        </span>
        <Chance />
      </header>
      <p className="rea-note">
        <b>{`Hit on ${hitOn}+. ${skill}${blessed ? ', ignored' : ''}.`}</b>{' '}
        {blessed ? 'Amarak’s Blessing holds.' : skillText}
      </p>
      {attackers.map((slot, index) => (
        <Attacker key={slot} slot={slot} index={index} battle={battle} view={view} />
      ))}
      {cards.length > 0 && <PhoneHand cards={cards} />}
      {picking !== undefined && <p className="rea-note">Choose a card to lose from the hand.</p>}
      {own !== undefined && <Ways decision={own} only={choice => own.ask !== 'commit' || typeof choice === 'string'} />}
      <Waiting />
      <span className="unseen">{`It had ${counted(life, 'life', 'life')} when the battle began.`}</span>
    </Panel>
  );
}

/** How likely the battle is won with what is committed so far. */
function Chance() {
  const table = useTable();
  const commit = ownDecision(table, 'commit');
  const [offer] = commit === undefined ? [] : offersOf(commit);
  if (commit === undefined || offer === undefined) return null;
  const way = known<RealmAsks>({ decision: commit, offer });
  if (way.ask !== 'commit' || way.facts === undefined) return null;
  const { own, all, chance } = way.facts;
  const { general } = table.view.battle!;
  const { life } = table.view.generals[general];
  return (
    <Explained
      className="rea-chance"
      tip={`${chance} % to defeat ${generalName(general)} with ${counted(all, 'die', 'dice')}`}
      sum={() => (
        <Sum
          title="Dice so far"
          terms={[
            { what: 'Yours', gives: own },
            { what: 'Of the other attackers', gives: all - own },
          ]}
          total={all}
          foot={`${chance} % that they bring down the last ${life} of ${generalName(general)}.`}
        />
      )}
    >
      <b>{`${chance} %`}</b>
      <small>{counted(all, 'die', 'dice')}</small>
    </Explained>
  );
}

function Attacker(props: {
  readonly slot: Slot;
  readonly index: number;
  readonly battle: Battle;
  readonly view: RealmView;
}) {
  const { slot, index, battle, view } = props;
  const table = useTable();
  const { committed, dice, hits, ones, rolled, findMagicGate, general } = battle;
  const { roll } = view;
  const isRolling = roll !== null && roll.slot === slot;
  const { hero } = view.heroes[slot];
  const name = hero === NONE ? 'Fallen' : heroName(hero);
  const words = [
    rolled[index]
      ? `${counted(hits[index], 'hit')}${general === 0 && !battle.blessed ? `, ${counted(ones[index], 'parry', 'parries')}` : ''}`
      : counted(dice[index], 'die', 'dice'),
    findMagicGate[index] ? 'Find Magic Gate' : '',
  ].filter(part => part !== '');
  return (
    <Piece
      id={attackerKey(slot)}
      className={isDeciding(table, slot) ? 'flat-piece rea-attacker is-acting' : 'flat-piece rea-attacker'}
      label={`${name}, ${words.join(', ')}`}
    >
      <Pawn slot={slot} hero={hero} size={30} />
      <span className="rea-attacker-words">
        <b>{name}</b>
        <small>{words.join(', ')}</small>
      </span>
      <span className="rea-committed">
        {committed[index].map(card => (
          <span
            key={card}
            className={`rea-mini is-${colourNames[cardColour[card]]}`}
            data-tip={cardName(card)}
            data-flip={`committed:${card}`}
          >
            <CardFace card={card} />
            <b>{cardDice[card]}</b>
          </span>
        ))}
      </span>
      {isRolling && <DiceRow dice={diceOf(roll)} size={28} />}
    </Piece>
  );
}

/** A hero's things: who it is on the left, its quest, what it has completed, and its hand. */
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { Card, Quest } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import type { Room } from '@vesper/web/board';
import { Generals } from './Generals.tsx';
import { HAND, HeroHand } from './Hand.tsx';
import { HandCard } from './HandCard.tsx';
import { DoneQuest, QuestCard } from './QuestCard.tsx';
import { Self } from './Self.tsx';
import { useTable } from './table.ts';
import type { TableNow } from './table.ts';
import { cardKey, doneKey } from '../pieces.ts';
import { useShownSlot } from './shown.ts';
import { Pawn } from './tokens.tsx';

const SELF = 208;
const QUEST_WIDTH = 172;

export function Dock({ room }: { readonly room: Room }) {
  const table = useTable();
  const { view, layout } = table;
  const slot = useShownSlot(table);
  const hero = view.heroes[slot];
  if (hero === undefined || hero.hero === NONE)
    return (
      <p className="rea-empty is-alone">
        {view.phase === 'setup' ? 'The heroes are being chosen.' : 'This hero has fallen; another will come.'}
      </p>
    );
  const wide = layout === 'wide';
  const others = litElsewhere(table, slot);
  const seals = hero.completed.length > 0;
  const crowded = wide && hero.handSize > (seals ? 4 : 6);
  const sealed = crowded ? 18 + 34 * Math.ceil(hero.completed.length / 3) : 140;
  const used = wide ? SELF + QUEST_WIDTH + (seals ? sealed : 0) + 44 : 28;
  const lent = others.reduce(
    (sum, { cards, done }) => sum + cards.length * (HAND.card + HAND.gap) + done.length * 130 + 38,
    0,
  );
  return (
    <div className="own-things rea-own">
      <Self slot={slot} />
      <QuestCard slot={slot} />
      {seals && <Seals completed={hero.completed} spent={hero.spent} small={crowded} />}
      <HeroHand cards={hero.hand} hidden={hero.handSize - hero.hand.length} width={room.width - used - lent} />
      {!wide && <Generals />}
      {others.map(({ slot: other, cards, done }) => (
        <div key={other} className="rea-lent">
          <Pawn slot={other} hero={view.heroes[other].hero} size={26} />
          {cards.map(card => (
            <HandCard key={card} card={card} />
          ))}
          {done.map(quest => (
            <DoneQuest key={quest} quest={quest} spent={false} />
          ))}
        </div>
      ))}
    </div>
  );
}

export function Seals(props: {
  readonly completed: readonly Quest[];
  readonly spent: readonly Quest[];
  /** As discs without their names. */
  readonly small?: boolean;
}) {
  const { completed, spent, small = false } = props;
  return (
    <div className={small ? 'rea-seals is-small' : 'rea-seals'} role="group" aria-label="Completed quests">
      {completed.map(quest => (
        <DoneQuest key={quest} quest={quest} spent={spent.includes(quest)} />
      ))}
    </div>
  );
}

interface Lent {
  readonly slot: Slot;
  readonly cards: readonly Card[];
  readonly done: readonly Quest[];
}

/** What the viewer may use of other heroes: it lies beside the hand that is shown. */
export function litElsewhere({ view, marks }: TableNow, shown: Slot): readonly Lent[] {
  return view.heroes.flatMap((hero: RealmView['heroes'][number], slot) => {
    if (slot === shown) return [];
    const cards = hero.hand.filter(card => marks.legal.has(cardKey(card)));
    const done = hero.completed.filter(quest => marks.legal.has(doneKey(quest)));
    return cards.length + done.length === 0 ? [] : [{ slot, cards, done }];
  });
}

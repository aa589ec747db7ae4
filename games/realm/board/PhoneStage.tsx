/** The map on a phone: fitted to the width, without names; cards that are asked for lie at its foot. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card, Quest } from '../content/types.ts';
import { HandCard } from './HandCard.tsx';
import { MapStage } from './MapStage.tsx';
import { DoneQuest } from './QuestCard.tsx';
import { Scene } from './Scene.tsx';
import { TopBar } from './TopBar.tsx';
import { useTable } from './Table.tsx';
import { centres } from './geometry.ts';
import { cardKey, doneKey } from './marks.ts';

export function PhoneStage() {
  const ref = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 390, height: 436 });
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const measure = (): void => setSize({ width: region.clientWidth, height: region.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  const sheet = useMemo(
    () => ({ width, height, left: 20, right: 20, top: 62, bottom: 26, disc: 12, named: false }),
    [width, height],
  );
  const at = useMemo(() => centres(sheet), [sheet]);
  return (
    <div ref={ref} className="rea rea-region rea-stage is-phone">
      <MapStage sheet={sheet} />
      <TopBar small />
      <Scene at={at} />
      <AskedCards />
    </div>
  );
}

/** Hand cards and completed quests that stand for a choice themselves; the map has the others. */
function AskedCards() {
  const { view, marks } = useTable();
  const isAsked = (key: string): boolean =>
    marks.legal.get(key)?.some(({ decision: { ask, optional }, offer }) => (ask !== 'chooseAction' && ask !== 'commit' && (ask !== 'playSpecial' || optional)) || isPlay(offer.choice)) ?? false;
  const cards: Card[] = view.heroes.flatMap(({ hand }) => hand.filter(card => isAsked(cardKey(card))));
  const done: Quest[] = view.heroes.flatMap(({ completed }) => completed.filter(quest => isAsked(doneKey(quest))));
  if (cards.length + done.length === 0) return null;
  return (
    <div className="rea-asked">
      {cards.map(card => (
        <HandCard key={card} card={card} />
      ))}
      {done.map(quest => (
        <DoneQuest key={quest} quest={quest} spent={false} />
      ))}
    </div>
  );
}

const isPlay = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && (choice as { readonly action?: string }).action === 'play';

/** The map on a phone: fitted to the width, without names; cards that are asked for lie at its foot. */
import { useMemo } from 'react';
import { Icon, Piece } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import type { Choice } from '@vesper/kernel';
import { QUEST } from '../state.ts';
import { sourceName } from '../words/names.ts';
import { DeedSign, deedsNow } from './Deeds.tsx';
import { PhoneHand } from './Hand.tsx';
import { PhoneMap } from './PhoneMap.tsx';
import { Scene } from './Scene.tsx';
import { TopBar } from './TopBar.tsx';
import { useTable } from './table.ts';
import { centres } from './geometry.ts';
import { cardIcon } from './look.ts';
import { cardKey, doneKey, sourceKey } from '../pieces.ts';
import { isAction } from './marks.ts';

export function PhoneStage({ room: { width, height } }: { readonly room: Room }) {
  // Below the reach of the lowest discs there is room for the chips of cards that may be played, and for a button.
  const sheet = useMemo(
    () => ({ width, height, left: 20, right: 20, top: 62, bottom: 66, disc: 12, named: false }),
    [width, height],
  );
  const at = useMemo(() => centres(sheet), [sheet]);
  return (
    <>
      <PhoneMap sheet={sheet} at={at} />
      <TopBar small />
      <Scene at={at} />
      <AskedCards />
    </>
  );
}

/** What may be played besides the map, as slim chips; hand cards that must be chosen lie there as cards. */
function AskedCards() {
  const table = useTable();
  const { view, marks } = table;
  const asked = (key: string): 'card' | 'chip' | undefined => {
    for (const { decision, offer } of marks.legal.get(key) ?? []) {
      if (decision.optional || isPlay(offer.choice)) return 'chip';
      if (decision.ask === 'pickLostCard' || decision.ask === 'discardToLimit') return 'card';
    }
    return undefined;
  };
  const hands = view.heroes.flatMap(({ hand }) => hand);
  const cards = hands.filter(card => asked(cardKey(card)) === 'card');
  if (cards.length > 0)
    return (
      <div className="rea-asked">
        <PhoneHand cards={cards} />
      </div>
    );
  const done = view.heroes.flatMap(({ completed }) => completed.filter(quest => asked(doneKey(quest)) === 'chip'));
  const sources = [...hands.filter(card => asked(cardKey(card)) === 'chip'), ...done.map(quest => QUEST + quest)];
  const here = deedsNow(table);
  if (sources.length === 0 && here.length === 0) return null;
  return (
    <div className="rea-asked is-slim">
      {here.map(deed => (
        <DeedSign key={deed} deed={deed} />
      ))}
      {sources.map(source => (
        <Piece key={source} id={sourceKey(source)} className="rea-playable" label={sourceName(source)}>
          <Icon name={source >= QUEST ? 'game:scroll-unfurled' : cardIcon(source)} size={16} />
          <span>{sourceName(source)}</span>
        </Piece>
      ))}
    </div>
  );
}

const isPlay = (choice: Choice): boolean => isAction(choice) && choice.action === 'play';

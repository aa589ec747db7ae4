/** A tray laid over the board with things to choose from that lie nowhere else: cards drawn, gifts, gold by the piece. */
import type { ReactNode } from 'react';
import { Icon, Piece } from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import { offersOf } from '@vesper/web/board';
import { expertise } from '../content/expertise.ts';
import { creatures } from '../content/creatures.ts';
import { improvements } from '../content/improvements.ts';
import { items } from '../content/items.ts';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { CreatureFigure } from './figures/creatures.tsx';
import { improvementIcons, itemIcons } from './look.ts';
import { amountKey, drawnKey, expertiseKey, fieldsOf, improvementKey, itemKey } from './marks.ts';
import { PetCard } from './PetCard.tsx';
import { SetupCard } from './SetupCard.tsx';
import { Symbol } from './symbols.tsx';
import { ownDecision, useTable } from './Table.tsx';
import { sorted, TrapCard } from './TrapCard.tsx';
import { petKey } from './marks.ts';

const ASKS = [
  'chooseSetup',
  'commitGift',
  'mine',
  'deposit',
  'draftPet',
  'keep',
  'takeExpertise',
  'takeImprovement',
  'usePet',
];

/** All that might be chosen, legal or not, in order. */
function candidates(decision: Asked): readonly number[] {
  const all = [...offersOf(decision), ...(decision.refused ?? [])].map(({ choice }) => choice);
  return all.filter(choice => typeof choice === 'number').sort((a, b) => a - b);
}

export function Tray() {
  const table = useTable();
  const { view, game, asked, called } = table;
  const own = ownDecision(table, ...ASKS);
  const decision = own ?? asked.find(({ ask }) => ask === 'draftPet');
  if (decision === undefined) return null;
  const title = called(game.words.prompt(view, decision));
  const things = own === undefined ? draft(view.petDraft) : thingsOf(table.view, decision);
  return (
    <div className={`dun-tray is-${decision.ask}`} role="group" aria-label={title}>
      <h2>{title}</h2>
      <div className="dun-tray-things">{things}</div>
    </div>
  );
}

const draft = (pets: readonly number[]): ReactNode =>
  pets.map(pet => <PetCard key={pet} id={petKey(pet)} pet={pet} where="in the draft" />);

function thingsOf(view: ReturnType<typeof useTable>['view'], decision: Asked): ReactNode {
  const { ask } = decision;
  const all = candidates(decision);
  switch (ask) {
    case 'chooseSetup':
      return all.map(card => <SetupCard key={card} card={card} />);
    case 'commitGift':
      return all.map(item => <Gift key={item} item={item} />);
    case 'mine':
    case 'deposit':
      return all.map(n => <Coins key={n} n={n} />);
    case 'draftPet':
      return draft(view.petDraft);
    case 'keep': {
      const cards = sorted(view.players[decision.seat].drawn ?? []);
      return cards.map(({ card, count }) =>
        fieldsOf(decision).what === 'pets' ? (
          <PetCard key={card} id={drawnKey(card)} pet={card} where="drawn" />
        ) : (
          <TrapCard key={card} id={drawnKey(card)} trap={card} count={count} where="drawn" />
        ),
      );
    }
    case 'takeExpertise':
      return all.map(kind => <Expertise key={kind} kind={kind} />);
    case 'takeImprovement':
      return all.map(improvement => <Improved key={improvement} improvement={improvement} />);
    case 'usePet': {
      const { pet } = fieldsOf(decision);
      return pet === undefined ? null : <PetCard id={petKey(pet)} pet={pet} where="yours" />;
    }
    default:
      return null;
  }
}

function Gift({ item }: { readonly item: number }) {
  const { name, class: kind, ...adds } = items[item];
  const what = (['trap', 'magic', 'heart', 'note'] as const).find(sign => adds[sign] > 0);
  return (
    <Piece id={itemKey(item)} className="dun-gift" label={name}>
      <Icon name={itemIcons[item]} size={34} />
      <b>{name}</b>
      <small>
        {kind < 0 ? (
          'gives nothing'
        ) : (
          <>
            {`${CLASS_NAMES[kind]} +1 `}
            <Symbol of={what ?? 'life'} size={13} />
          </>
        )}
      </small>
    </Piece>
  );
}

function Coins({ n }: { readonly n: number }) {
  return (
    <Piece id={amountKey(n)} className="dun-coins" label={`${n} gold`}>
      <span className="dun-coin-pile">
        {Array.from({ length: n }, (_, i) => (
          <i key={i}>
            <Symbol of="gold" size={26} />
          </i>
        ))}
      </span>
      <b>{n}</b>
    </Piece>
  );
}

function Expertise({ kind }: { readonly kind: number }) {
  const { text } = expertise[kind];
  return (
    <Piece id={expertiseKey(kind)} className="dun-lesson" label={`${creatures[kind].name}: ${text}`}>
      <CreatureFigure kind={kind} size={34} />
      <span>
        <b>{creatures[kind].name}</b>
        <small>{text}</small>
      </span>
    </Piece>
  );
}

function Improved({ improvement }: { readonly improvement: number }) {
  const { name, text } = improvements[improvement];
  return (
    <Piece id={improvementKey(improvement)} className="dun-lesson" label={`${name}: ${text}`}>
      <span className="dun-improved">
        <Icon name={improvementIcons[improvement]} size={26} />
      </span>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
    </Piece>
  );
}

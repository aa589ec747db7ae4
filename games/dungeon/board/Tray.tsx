/** A tray laid over the board with things to choose from that lie nowhere else: cards drawn, gifts, gold by the piece. */
import type { ReactNode } from 'react';
import { frameOf, Icon, offersOf, Piece, ownDecision } from '@vesper/web/board';
import type { Asked, IconName, PieceKey } from '@vesper/web/board';
import type { DungeonAsks } from '../agenda.ts';
import { expertise } from '../content/expertise.ts';
import { creatures } from '../content/creatures.ts';
import { improvements } from '../content/improvements.ts';
import { items } from '../content/items.ts';
import { pets } from '../content/pets.ts';
import { traps } from '../content/traps.ts';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { amountKey, drawnKey, expertiseKey, improvementKey, itemKey, petKey } from '../keys.ts';
import { CreatureFigure } from './figures/creatures.tsx';
import { improvementIcons, itemIcons, petIcons, trapIcons } from './look.ts';
import { SetupCard } from './SetupCard.tsx';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';
import { sorted } from './TrapCard.tsx';

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

/** All that might be chosen; what may not be comes last. */
function candidates(decision: Asked): readonly number[] {
  const all = [...offersOf(decision), ...(decision.refused ?? [])].map(({ choice }) => choice);
  return all.filter(choice => typeof choice === 'number');
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

const draft = (chosen: readonly number[]): ReactNode =>
  chosen.map(pet => <PetOffer key={pet} id={petKey(pet)} pet={pet} />);

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
      const arePets = frameOf<DungeonAsks, 'keep'>(decision, 'keep')?.what === 'pets';
      return cards.map(({ card, count }) =>
        arePets ? (
          <PetOffer key={card} id={drawnKey(card)} pet={card} />
        ) : (
          <Lesson
            key={card}
            id={drawnKey(card)}
            name={count > 1 ? `${traps[card].name} ×${count}` : traps[card].name}
            text={traps[card].text}
            art={<Disc icon={trapIcons[card]} />}
          />
        ),
      );
    }
    case 'takeExpertise':
      return all.map(kind => (
        <Lesson
          key={kind}
          id={expertiseKey(kind)}
          name={creatures[kind].name}
          text={expertise[kind].text}
          art={<CreatureFigure kind={kind} size={34} />}
        />
      ));
    case 'takeImprovement':
      return all.map(improvement => (
        <Lesson
          key={improvement}
          id={improvementKey(improvement)}
          name={improvements[improvement].name}
          text={improvements[improvement].text}
          art={<Disc icon={improvementIcons[improvement]} />}
        />
      ));
    case 'usePet': {
      const frame = frameOf<DungeonAsks, 'usePet'>(decision, 'usePet');
      return frame === undefined ? null : <PetOffer id={petKey(frame.pet)} pet={frame.pet} />;
    }
    default:
      return null;
  }
}

function Gift({ item }: { readonly item: number }) {
  const { name, class: kind, ...adds } = items[item];
  const what = (['trap', 'magic', 'heart', 'note'] as const).find(sign => adds[sign] > 0);
  return (
    <Piece id={itemKey(item)} className="flat-piece dun-gift" label={name}>
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
    <Piece id={amountKey(n)} className="flat-piece dun-coins" label={`${n} gold`}>
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

/** A thing with its words beside it. */
function Lesson(props: {
  readonly id: PieceKey;
  readonly name: string;
  readonly text: string;
  readonly art: ReactNode;
}) {
  const { id, name, text, art } = props;
  return (
    <Piece id={id} className="flat-piece dun-lesson" label={`${name}: ${text}`}>
      {art}
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
    </Piece>
  );
}

const Disc = ({ icon }: { readonly icon: IconName }) => (
  <span className="dun-improved">
    <Icon name={icon} size={24} />
  </span>
);

const PetOffer = ({ id, pet }: { readonly id: PieceKey; readonly pet: number }) => (
  <Lesson id={id} name={pets[pet].name} text={pets[pet].text} art={<Disc icon={petIcons[pet]} />} />
);

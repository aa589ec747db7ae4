/** Somebody has grown, or may learn: what is offered lies open, each with all it says. */
import { Icon, Piece, ownDecision, offersOf } from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import { booklets } from '../../content/booklets.ts';
import { abilityDeck, cards } from '../../content/cards.ts';
import { statOfSkill } from '../../content/numbers.ts';
import { SKILLS } from '../../content/types.ts';
import { cardKey, optionKey } from '../../keys.ts';
import type { Card, FolkloreView, Member } from '../../state.ts';
import { loreNeeded } from '../../rules/growth.ts';
import { cardInWords } from '../../words/cards.ts';
import { abilityKeyword, bookletName, cardName, skillAt } from '../../words/names.ts';
import { CardZoom } from '../party/CardZoom.tsx';
import { Portrait } from '../party/Portrait.tsx';
import { pictureOf } from '../party/pictures.ts';
import { skillIcon } from '../signs.tsx';
import { useTable } from '../table.ts';
import { whoIn } from '../who.ts';

const titles: { readonly [ask: string]: string } = {
  loreChoice: 'has grown',
  bonus: 'has grown',
  loreSkill: 'raises a skill',
  spendAp: 'may learn',
  customAbility: 'chooses abilities',
  retrainNow: 'may give back an ability',
};

export function Growth() {
  const table = useTable();
  const { view, asked } = table;
  const decision = ownDecision(table) ?? asked[0];
  const who = whoIn(decision) ?? view.leader;
  const { lore, choices, ap, booklet } = view.party[who];
  const learns = decision?.ask === 'spendAp' || decision?.ask === 'customAbility';
  return (
    <div className="fol-growth" tabIndex={-1}>
      <header>
        <Portrait who={who} width={52} height={64} />
        <div>
          <h3>{`The ${bookletName(booklet, who)} ${titles[decision?.ask ?? ''] ?? 'thinks'}`}</h3>
          <p>
            {learns
              ? `${ap === 1 ? '1 ability point' : `${ap} ability points`} to spend. There is one of each ability in the party.`
              : `${lore} lore. This choice was reached at ${loreNeeded(choices.length)}, and is for good.`}
          </p>
        </div>
      </header>
      {decision !== undefined && <Offered decision={decision} who={who} />}
    </div>
  );
}

function Offered({ decision, who }: { readonly decision: Asked; readonly who: Member }) {
  const { view, game, called } = useTable();
  switch (decision.ask) {
    case 'spendAp':
    case 'customAbility':
      return <Abilities cards={learnable(view, who)} />;
    case 'retrainNow':
      return <Abilities cards={view.party[who].abilities} />;
    case 'loreSkill':
      return <Skills who={who} />;
    default:
      return (
        <div className="fol-gifts" data-many={decision.choices?.length ?? 2}>
          {[...offersOf(decision), ...(decision.refused ?? [])].map(({ choice, facts }) => (
            <Piece
              key={JSON.stringify(choice)}
              id={optionKey(Number(choice))}
              className="fol-gift flat-piece"
              label={game.words.choice(view, decision, choice, facts)}
            >
              <span aria-hidden>{called(game.words.choice(view, decision, choice, facts))}</span>
            </Piece>
          ))}
        </div>
      );
  }
}

/** Of the keywords that the character knows. */
const learnable = ({ party }: FolkloreView, who: Member): readonly Card[] => {
  const { keywords } = booklets[party[who].booklet];
  return abilityDeck.filter(card => keywords.includes(cards[card].ability!.keyword));
};

function Abilities({ cards: shown }: { readonly cards: readonly Card[] }) {
  const { called } = useTable();
  return (
    <div className="fol-abilities">
      {shown.map(card => {
        const { keyword, ap } = cards[card].ability!;
        const text = called(cardInWords(card));
        return (
          <Piece
            key={card}
            id={cardKey(card)}
            className="fol-ability flat-piece"
            label={`${cardName(card)}, ${abilityKeyword(keyword)}, ${ap} AP: ${text}`}
            zoom={() => <CardZoom card={card} />}
          >
            <header aria-hidden>
              <Icon name={pictureOf(card)} size={19} />
              <b>{cardName(card)}</b>
              <em>{`${ap} AP`}</em>
            </header>
            <p aria-hidden>{text}</p>
          </Piece>
        );
      })}
    </div>
  );
}

function Skills({ who }: { readonly who: Member }) {
  const { view } = useTable();
  const sheet = view.sheets[who];
  return (
    <div className="fol-gifts is-skills" data-many="8">
      {SKILLS.map((skill, i) => {
        const now = sheet[statOfSkill(i)];
        return (
          <Piece
            key={skill}
            id={optionKey(i)}
            className="fol-gift flat-piece"
            label={`${skillAt(i)}: ${now} becomes ${now + 1}`}
          >
            <Icon name={skillIcon[skill]} size={26} />
            <b aria-hidden>{skillAt(i)}</b>
            <span aria-hidden>{`${now} becomes ${now + 1}`}</span>
          </Piece>
        );
      })}
    </div>
  );
}

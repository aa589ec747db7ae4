/** Heroes, Generals, Hero cards and quests at full size, with everything printed on them. */
import { plain } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { cardColour, cardDice, isSpecial } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour, Quest } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import { counted, generalName, heroName, portraitName, questName } from '../words/names.ts';
import { penaltyOf } from '../words/penalty.ts';
import { hasProgress, progressText } from '../words/quests.ts';
import { LifeTrack } from './Generals.tsx';
import { useTable } from './table.ts';
import { cardIcon, colourNames, heroLook, landIcon } from './look.ts';
import { Pawn, Shield } from './tokens.tsx';

const ways = {
  gate: 'Gate: to this location or to any Magic Gate.',
  horse: 'Horse: move 1–2 spaces.',
  eagle: 'Eagle: move 1–4 spaces.',
} as const;

const windows = {
  D: 'by day',
  N0: 'before the Night',
  NR: 'before a Darkness card counts',
  CR: 'after a combat roll',
} as const;

export function CardZoom({ card }: { readonly card: Card }) {
  const special = isSpecial(card) ? specials[card - FIRST_SPECIAL] : null;
  const place = isSpecial(card) ? NONE : locationCards[card].location;
  return (
    <Zoom
      className={`is-${colourNames[cardColour[card]]}`}
      title={special?.name ?? spaces[place].name}
      art={<Icon name={special === null ? landIcon(place) : cardIcon(card)} size={22} />}
      id={special?.id ?? locationCards[card].id}
    >
      {special === null ? (
        <p>
          <Icon name={cardIcon(card)} size={16} /> {ways[locationCards[card].icon]} Also builds a Magic Gate there, or
          heals the land of its colour.
        </p>
      ) : (
        <>
          <p>{special.text}</p>
          <p className="rea-dim">
            {special.windows.length === 0
              ? 'Costs an action of your own Daytime.'
              : `May be played ${special.windows.map(window => windows[window]).join(', ')}.`}
          </p>
        </>
      )}
      <p>
        <Dice n={cardDice[card]} />{' '}
        {`${counted(cardDice[card], 'die', 'dice')} against ${special === null ? generalName(cardColour[card]) : portraitName(special.portrait)}`}
      </p>
    </Zoom>
  );
}

export function Dice({ n }: { readonly n: number }) {
  return (
    <span className="rea-dice-pips" aria-hidden>
      {Array.from({ length: n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

export function QuestZoom({
  quest,
  progress,
  spent,
}: {
  readonly quest: Quest;
  readonly progress?: number;
  readonly spent?: boolean;
}) {
  const { task, text, reward, windows: when, id } = quests[quest];
  return (
    <Zoom title={questName(quest)} art={<Icon name="game:scroll-unfurled" size={22} />} id={id}>
      {progress !== undefined && <p>{task}</p>}
      {progress !== undefined && hasProgress(quest) && (
        <p className="rea-dim">{`So far ${plain(progressText(quest, progress))}.`}</p>
      )}
      <p>
        <span className="rea-dim">{{ passive: 'From then on:', spend: 'To spend:', now: 'At once:' }[reward]}</span>{' '}
        {text}
      </p>
      {when.length > 0 && (
        <p className="rea-dim">{`May be spent ${when.map(window => windows[window]).join(', ')}.`}</p>
      )}
      {spent === true && <p className="rea-dim">It has been spent.</p>}
    </Zoom>
  );
}

export function HeroZoom({ slot }: { readonly slot: Slot }) {
  const { view } = useTable();
  const { hero, up, down, lost, bonus, space, handSize, slain } = view.heroes[slot];
  if (hero === NONE) return null;
  return (
    <Zoom
      className="is-plain"
      art={<Pawn slot={slot} hero={hero} size={30} />}
      title={heroName(hero)}
      more={<Icon name={heroLook(hero).icon} size={24} />}
    >
      <p className="zoom-kin">
        {`${spaces[space].name} · ${counted(up + bonus, 'action')} ready, ${down} spent, ${lost} lost · ${counted(handSize, 'card')}`}
      </p>
      <Skills hero={hero} />
      {slain.map(colour => (
        <p key={colour}>{`${generals[colour].slayer}: its minions fall to them without a roll.`}</p>
      ))}
    </Zoom>
  );
}

export function Skills({ hero }: { readonly hero: number }) {
  return (
    <dl className="rea-skills">
      {heroes[hero].skills.map(({ name, text, costsAction }) => (
        <div key={name}>
          <dt>
            {name}
            {costsAction && <small>action</small>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function GeneralZoom({ general }: { readonly general: Colour }) {
  const { view } = useTable();
  const { name, hitOn, skill, skillText, majorLimit, route, minions } = generals[general];
  const { life, topLife, step, threats, major, healsFrom } = view.generals[general];
  return (
    <Zoom className={`is-${colourNames[general]}`} art={<Shield general={general} size={28} />} title={name}>
      {life === 0 ? <p>Defeated.</p> : <LifeTrack life={life} top={topLife} major={majorLimit} />}
      <p>{`Hit on ${hitOn}+, like ${minions}.`}</p>
      <p>
        <b>{skill}.</b> {skillText}
      </p>
      <p>{`A failed attack costs each attacker ${plain(penaltyOf(general))}.`}</p>
      {life > 0 && (
        <p>
          {route.map((space, i) => (
            <span key={space} className={i === step ? 'is-now' : i < step ? 'rea-dim' : ''}>
              {i > 0 && ' → '}
              {i === step ? <b>{spaces[space].name}</b> : spaces[space].name}
            </span>
          ))}
        </p>
      )}
      {life > 0 && <p>{`${counted(threats, 'Darkness card')} left would move it now.`}</p>}
      {major && <p>Major wound: it does not advance.</p>}
      {healsFrom > 0 && life < topLife && <p>{`Heals 1 at the end of each turn from turn ${healsFrom} on.`}</p>}
    </Zoom>
  );
}

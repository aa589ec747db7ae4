/** How the war stands, in one line above the map: the four ways to lose it, the decks and the turn. */
import type { ReactNode } from 'react';
import { Explained, Icon } from '@vesper/web/board';
import { generals } from '../content/generals.ts';
import { MonarchCity } from '../content/map.ts';
import type { RealmView } from '../view.ts';
import { WAR } from '../words/war.ts';
import { counted } from '../words/names.ts';
import { useTable } from './table.ts';
import { Crystal, Faction } from './tokens.tsx';

/** The four squares of the War Status Board. */
const TRACK = ['early', 'mid', 'mid', 'late'] as const;

export const defeated = ({ generals: all }: RealmView): number => all.filter(({ life }) => life === 0).length;

export function TopBar({ small = false }: { readonly small?: boolean }) {
  const { view } = useTable();
  const crystals = 12 - view.crystalSupply;
  const inCity = view.crowd[MonarchCity];
  return (
    <div className={small ? 'rea-bar is-small' : 'rea-bar'}>
      <War view={view} small={small} />
      <Fact
        tip={`${crystals} of 12 Tainted Crystals on the map; the twelfth loses the war.`}
        danger={crystals >= 8}
        home="crystals"
      >
        <Crystal size={17} />
        <b>{crystals}</b>
        <small>/12</small>
      </Fact>
      <Fact tip={`${counted(inCity, 'minion')} in Monarch City; five lose the war.`} danger={inCity >= 3} home="city">
        <Icon name="game:castle" size={16} />
        <b>{inCity}</b>
        <small>/5</small>
      </Fact>
      <span className="rea-bar-group">
        {generals.map(({ minions }, colour) => (
          <Fact
            key={minions}
            tip={`${view.supply[colour]} ${minions} left in the supply; when one is needed and none is left, the war is lost.`}
            danger={view.supply[colour] <= 5}
            home={`supply:${colour}`}
          >
            <Faction colour={colour} size={15} />
            <b>{view.supply[colour]}</b>
          </Fact>
        ))}
      </span>
      {!small && (
        <span className="rea-bar-group">
          <DeckFact name="Hero" deck={view.heroDeckSize} discard={view.heroDiscard.length} home="deck:hero" />
          <DeckFact name="Quest" deck={view.questDeckSize} discard={view.questDiscard.length} home="deck:quest" />
          <DeckFact name="Dark" deck={view.darkDeckSize} discard={view.darkDiscard.length} home="deck:dark" />
        </span>
      )}
      {small && (
        <DeckFact name="Dark" deck={view.darkDeckSize} discard={view.darkDiscard.length} home="deck:dark" bare />
      )}
      {!small && <span className="rea-turn">{`Turn ${Math.max(1, view.turn)}`}</span>}
    </div>
  );
}

function War({ view, small }: { readonly view: RealmView; readonly small: boolean }) {
  const { name, night } = WAR[view.war];
  const at = Math.min(3, Math.max(defeated(view), view.war === 'early' ? 0 : 1));
  return (
    <Explained className="rea-war" tip={`${name}: ${night}`} home="war">
      <span className="rea-war-track" aria-hidden>
        {TRACK.map((status, i) => (
          <i key={i} className={i === at ? 'is-now' : i < at ? 'is-past' : ''}>
            {status[0].toUpperCase()}
          </i>
        ))}
      </span>
      {!small && <b>{name}</b>}
    </Explained>
  );
}

function Fact(props: {
  readonly tip: string;
  readonly danger?: boolean;
  readonly home: string;
  readonly children: ReactNode;
}) {
  const { tip, danger = false, home, children } = props;
  return (
    <Explained className={danger ? 'rea-fact is-danger' : 'rea-fact'} tip={tip} home={home}>
      {children}
    </Explained>
  );
}

function DeckFact(props: {
  readonly name: string;
  readonly deck: number;
  readonly discard: number;
  readonly home: string;
  readonly bare?: boolean;
}) {
  const { name, deck, discard, home, bare = false } = props;
  return (
    <Explained
      className={`rea-fact is-deck is-${name.toLowerCase()}`}
      tip={`${name === 'Dark' ? 'Darkness' : name} cards: ${deck} in the deck, ${discard} discarded`}
      home={home}
    >
      <i className="rea-back" aria-hidden>
        {name[0]}
      </i>
      <b>{deck}</b>
      {!bare && <small>{`+${discard}`}</small>}
    </Explained>
  );
}

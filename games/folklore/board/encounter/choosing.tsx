/** How choices of a fight are sorted, compared and summed up: for the strip, the sheet of a phone and presses on a target. */
import type { ReactNode } from 'react';
import { plain } from '@vesper/kernel';
import type { Asked, Intention, Means, Offer } from '@vesper/web/board';
import { actionKind } from '../../agenda.ts';
import type { ActionKind } from '../../agenda.ts';
import { cards } from '../../content/cards.ts';
import { aboutOf } from '../../agenda.ts';
import { cardOfUse } from '../../rules/clauses.ts';
import { NONE } from '../../state.ts';
import type { FolkloreView } from '../../state.ts';
import { isAttack } from '../../words/checks.ts';
import { cardName } from '../../words/names.ts';
import { plus } from '../../words/voice.ts';
import { termName } from '../../words/sums.ts';
import type { SumTerm } from '../../rules/encounter/sums.ts';
import { attackName, attackOf, rangeWords, walkOf } from './mind.ts';
import { abilities, act, items, move, trade } from '../mind/inMind.ts';

// ── What one may have in mind ────────────────────────────────────────────────────────────────────────────────────────

const byKind: { readonly [K in ActionKind]?: Intention } = {
  move,
  attack: act,
  throw: act,
  interact: act,
  unlock: act,
  extinguish: act,
  fill: items,
  equip: items,
  charge: items,
  give: trade,
  take: trade,
  giveCoins: trade,
  takeCoins: trade,
};

const ofAbility: ReadonlySet<string> = new Set(['ability', 'power', 'ghostPower']);

function intentionOf({ choice }: Offer): Intention | undefined {
  if (typeof choice !== 'number') return undefined;
  const kind = actionKind(choice);
  if (kind !== 'use') return byKind[kind];
  return ofAbility.has(cards[cardOfUse(aboutOf(choice))].class) ? abilities : items;
}

/** Blows and deeds are the usual; where one can walk is seen and pressed all the same. */
export const fightIntentions = {
  usual: act,
  of: (offer: Offer): Intention => intentionOf(offer) ?? act,
};

// ── What a press takes ───────────────────────────────────────────────────────────────────────────────────────────────

/** Of several ways to strike one target the press takes the one of which most may be expected; throwing costs the weapon. */
export function fightMeans(view: FolkloreView, decision: Asked, offer: Offer): Means | undefined {
  const found = attackOf({ decision, offer });
  if (found === null) return undefined;
  const { chance, expected, weapon, isThrown } = found;
  return {
    words: plain(attackName(view, found, false)),
    takes: `${Math.round(chance)} %, ${expected} expected`,
    effort: Math.round(1000 - expected * 10),
    spends: isThrown && weapon !== NONE ? [`weapon ${weapon}`] : [],
  };
}

// ── Sums ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `15 + 5 − 5 SPOOKED against Defense 55. 2–7 damage, 2.5 expected. It falls with 37 %.` */
export function fightDetail(view: FolkloreView, decision: Asked, offer: Offer): ReactNode {
  const { facts } = offer;
  const found = attackOf({ decision, offer });
  if (found !== null) {
    const { damage, expected, falls, defense, terms, helped } = found;
    return (
      <span className="fol-detail">
        <MightInWords view={view} terms={terms.might} />
        {` against Defense ${defense}. `}
        <b>{`${rangeWords(damage.least, damage.most)} damage, ${expected} expected.`}</b>
        {` It falls with ${falls} %.`}
        {helped.map(
          ({ first, chance, expected: then }) =>
            ` ${cardName(cardOfUse(aboutOf(first)))} first: ${Math.round(chance)} %, ${then} expected.`,
        )}
      </span>
    );
  }
  if (isAttack(facts) && facts.terms !== undefined) {
    return (
      <span className="fol-detail">
        <MightInWords view={view} terms={(facts.terms as { readonly might: readonly SumTerm[] }).might} />
        {` against Defense ${facts.defense}: `}
        <b>{`${Math.round(facts.chance)} %.`}</b>
        {' A hit takes 1 strength, a natural 100 takes 2.'}
      </span>
    );
  }
  const walk = walkOf(offer);
  if (walk === null) return undefined;
  const { cost, left, harm } = walk;
  return `${cost} Stride, ${Math.max(0, left)} left.${harm > 0 ? ` Through ${harm === 1 ? '1 danger' : `${harm} dangers`}.` : ''}`;
}

function MightInWords({ view, terms }: { readonly view: FolkloreView; readonly terms: readonly SumTerm[] }) {
  return terms.map((term, i) => {
    const isOwn = term.from === 'own';
    return (
      <span key={i} className={term.gives < 0 ? 'is-less' : ''}>
        {`${i === 0 ? '' : ' '}${isOwn ? term.gives : plus(term.gives)}${isOwn ? ' Might' : ` ${plain(termName(view, 'might', term))}`}`}
      </span>
    );
  });
}

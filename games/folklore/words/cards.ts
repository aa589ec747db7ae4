/** What cards say, from their rows: what holds, what can be done and at what price, what a weapon deals. */
import { capital, count, joined, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { clauses, modifierLists } from '../content/rows.ts';
import { searchTable } from '../content/search.ts';
import type { Weapon } from '../content/things.ts';
import { UNLIMITED } from '../content/types.ts';
import type { Clause, Cost, Limit, Moment, TriggerName } from '../content/types.ts';
import type { Card } from '../state.ts';
import { dice, targetInWords, within } from './amounts.ts';
import { rowInWords, textsInWords } from './effects.ts';
import { conditionInWords, keywordsInWords, modifiersInWords, rangeInWords } from './modifiers.ts';
import { abilityKeyword, cardNameOfId, className, skillName, slotName } from './names.ts';

// ── Clauses ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function costInWords(cost: Cost): string {
  switch (cost.pay) {
    case 'pp':
      return cost.n === 0 ? '' : `${cost.n} PP`;
    case 'gp':
      return `${cost.n} GP`;
    case 'charge':
      return cost.n === 1 ? '1 charge' : `${cost.n} charges`;
    case 'nothing':
      return '';
    case 'exhaust':
      return 'exhaust it';
    case 'discard':
      return 'discard it';
    case 'discardPrayer':
      return 'discard a Prayer';
    case 'discardRitual':
      return 'discard a Ritual';
  }
}

export function limitInWords({ n, per }: Limit): string {
  if (n === UNLIMITED) return '';
  return `${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`} per ${per}`;
}

/** When a reaction is asked for. */
const triggers: { readonly [T in TriggerName]: string } = {
  hit: 'When an attack hits you',
  allyHit: 'When an attack hits an ally',
  myHit: 'When your attack hits',
  harmed: 'When a foe’s attack costs you Vita',
  miss: 'When your attack misses',
  kill: 'When you defeat a foe',
  foeFalls: 'When a foe falls',
  die: 'When you would die',
  status: 'When you are about to resist a status',
  roll10: 'When you have rolled a d10',
  roll100: 'When you have rolled a d100',
  allyCheck: 'When an ally has rolled a check',
  fightStart: 'When a fight begins',
  fightWon: 'When a fight is won',
  rest: 'When the group rests',
};

const moments: { readonly [M in Moment]: string } = {
  encounter: 'in encounters',
  skirmish: 'in skirmishes',
  adventure: 'while adventuring',
  camp: 'in Camp',
  town: 'in towns',
};

/** `Act (1 PP, once per fight): …`. */
export function clauseInWords(clause: Clause): Sentence {
  const { kind, trigger, guard, cost, limit, target, where, automatic, effects, inSkirmish } = clause;
  const price = [costInWords(cost), limitInWords(limit), kind === 'react' ? '' : usableIn(clause.moments)].filter(
    part => part !== '',
  );
  const paid = price.length === 0 ? '' : ` (${price.join(', ')})`;
  const aimed = target.at === 'nothing' ? '' : say`; target: ${targetInWords(target)}`;
  const then = where.at === 'nothing' ? '' : say`; to ${targetInWords(where)}`;
  const skirmish = inSkirmish === 'same' ? '' : say` In a skirmish: ${rowInWords(inSkirmish)}.`;
  const when =
    kind === 'react' && trigger !== 'none'
      ? say`${triggers[trigger]}${within(clause.within)}${guard.if === 'always' ? '' : say`, if ${conditionInWords(guard)}`}${automatic ? ', by itself' : ''}`
      : say`${kind === 'act' ? 'Act' : 'Free'}${guard.if === 'always' ? '' : say`, if ${conditionInWords(guard)}`}`;
  return say`${when}${paid}: ${rowInWords(effects)}${aimed}${then}.${skirmish}`;
}

/** Encounters are the rule: only what is beside them, or instead of them, is said. */
function usableIn(usable: readonly Moment[]): string {
  const others = usable.filter(moment => moment !== 'encounter').map(moment => moments[moment]);
  if (others.length === 0) return '';
  const also = others.length < 2 ? others.join('') : `${others.slice(0, -1).join(', ')} and ${others.at(-1)!}`;
  return usable.includes('encounter') ? `also ${also}` : also;
}

// ── Whole cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** `melee, adjacent, damage 1d6+2, SILVER`. */
export function weaponInWords({ kind, range, dice: thrown, keywords }: Weapon): string {
  const has = keywordsInWords(keywords);
  return `${kind} weapon, ${rangeInWords(range, kind === 'melee')}, damage ${dice(thrown)}${has === '' ? '' : `, ${has}`}`;
}

/** What kind of card it is: `ability, ARMS, 2 AP`, `item, 1 HAND, 8 coins`. */
export function cardFacts(card: Card): string {
  const { class: cardClass, slot, value, charges, spectral, ability, mystic } = cards[card];
  const facts = [className[cardClass]];
  if (ability !== null) facts.push(abilityKeyword(ability.keyword), `${ability.ap} AP`);
  if (slot !== 'none') facts.push(slotName[slot]);
  if (mystic !== null) facts.push(`${mystic.pp} PP`, `${skillName(mystic.check.skill)} ${mystic.check.k} check`);
  if (charges > 0) facts.push(`ENCHANTED ${charges}`);
  if (spectral) facts.push('SPECTRAL');
  if (value > 0) facts.push(value === 1 ? 'worth 1 coin' : `worth ${value} coins`);
  return facts.join(', ');
}

/** Everything a card says, as sentences; empty for an event, whose text is of its own. */
export function cardInWords(card: Card): Sentence {
  const { weapon, mods, fill, clauses: own, row, recipe, mystic, class: cardClass, consumable } = cards[card];
  const sentences: Sentence[] = [];
  if (weapon !== null) sentences.push(say`${capital(weaponInWords(weapon))}.`);
  if (recipe !== null) {
    const { coins, check, makes } = recipe;
    sentences.push(
      say`Pay ${count(coins, 'coin')} and pass ${skillName(check.skill)} ${check.k}: gain ${cardNameOfId(makes)}. At the Apothecary or at a rest.`,
    );
  }
  if (modifierLists[mods].all.length > 0) {
    const held = cardClass === 'item' || cardClass === 'starter' || cardClass === 'artifact' ? 'Equipped' : 'Always';
    sentences.push(say`${held}: ${modifiersInWords(modifierLists[mods].all)}.`);
  }
  if (modifierLists[fill].all.length > 0) {
    sentences.push(
      say`FILL: the next 4 attacks with a FILLABLE weapon have ${modifiersInWords(modifierLists[fill].all)}.`,
    );
  }
  if (consumable?.key === true) sentences.push('Opens a locked door beside you without a check.');
  for (const clause of own) sentences.push(clauseInWords(clauses[clause]));
  if (mystic !== null) sentences.push('It is exhausted whether the check is passed or not.');
  if (cardClass === 'tarot') sentences.push(say`${capital(rowInWords(row))}.`);
  return joined(sentences, ' ');
}

/** What a search finds, by the total: `up to 3: …`. */
export const searchInWords: readonly Sentence[] = searchTable.map(({ to, effects }, i) => {
  const from = i === 0 ? 1 : searchTable[i - 1].to + 1;
  const span = to >= UNLIMITED ? `${from} or more` : i === 0 ? `up to ${to}` : from === to ? `${to}` : `${from}–${to}`;
  return say`${span}: ${textsInWords(effects)}`;
});

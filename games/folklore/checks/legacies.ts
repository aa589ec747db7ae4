/** Characters with a past: the checkers bring them to games, so that what only long campaigns come to is met as well. */
import { below } from '@vesper/kernel';
import type { Legacy, Plain } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards, kinds } from '../content/cards.ts';
import type { CardClass, CardKind } from '../content/cards.ts';
import { thresholds } from '../content/thresholds.ts';
import { NEGATIVE, SKILLS } from '../content/types.ts';
import { BONUSES, GIVES, chosenPowers, loreNeeded } from '../rules/growth.ts';
import { charactersOf, STORIES } from '../setup.ts';
import type { Sheet } from '../state.ts';

/** Of the steps of the lore tree and the bonuses behind it, at most so many are taken. */
const MOST_STEPS = thresholds.length + 4;
/** The next step is never further away. */
const SHORT_OF = 60;

/** Most seats bring somebody; a few let a new character come. The first has what a sought `part` is about, if anybody can. */
export function legacies(seats: number, rng: number[], part = ''): readonly Legacy[] {
  const free: string[] = booklets.map(({ id }) => id);
  const found: Legacy[] = [];
  const join = (who: number, sheet: Sheet): void => {
    free.splice(free.indexOf(sheet.booklet), 1);
    found.push({ seat: seats === 1 ? 0 : who, sheet: sheet as unknown as Plain });
  };
  const somebody = (): Sheet => sheetFor(free[below(rng, free.length)], rng);
  for (let who = 0; who < seats * charactersOf(seats); who++) {
    const wanted = who === 0 ? sheetWith(part, somebody) : undefined;
    if (wanted !== undefined) join(who, wanted);
    else if (below(rng, 5) > 0) join(who, somebody());
  }
  return found;
}

/** So many characters are looked at for somebody who has what is sought. */
const LOOKED_AT = 1000;

/** Of many the first who has the card, or the power of the lore tree: `effect clause W19.1`, `effect held EX.path2.500.2`. */
function sheetWith(part: string, somebody: () => Sheet): Sheet | undefined {
  const [, name] = /^effect (?:held|clause) (\S+)/.exec(part) ?? [];
  const card = kinds.find(({ id }) => id === name || name?.startsWith(`${id}.`));
  if (card === undefined) return undefined;
  for (let n = 0; n < LOOKED_AT; n++) {
    const sheet = somebody();
    if (cardsOf(sheet).includes(card.id)) return sheet;
  }
  return undefined;
}

function cardsOf({
  booklet,
  path,
  choices,
  items,
  abilities,
  consumables,
  mystics,
  recipes,
  companions,
}: Sheet): string[] {
  const powers = chosenPowers(
    booklets.findIndex(({ id }) => id === booklet),
    path,
    choices,
  );
  return [
    ...powers.map(card => cards[card].id),
    ...items.map(({ id }) => id),
    ...[abilities, consumables, mystics, recipes, companions].flat(),
  ];
}

function sheetFor(id: string, rng: number[]): Sheet {
  const { keywords, mystic } = booklets.find(booklet => booklet.id === id)!;
  const grown = growing(rng);
  const abilities = some(
    kinds.filter(({ ability }) => ability !== null && keywords.includes(ability.keyword)),
    rng,
    kinds.length,
  );
  const bought = affordable(abilities, grown.ap);
  // IMMOBILIZED ends with the fight.
  const statuses = below(rng, 3) > 0 ? [] : some(without(NEGATIVE, 'immobilized'), rng, 1);
  const isBeast = statuses.includes('bloodlust') || statuses.includes('lycanthropic');
  return {
    version: 1,
    booklet: id,
    path: below(rng, 2),
    lore: Math.max(0, loreNeeded(grown.choices.length) - 1 - below(rng, SHORT_OF)),
    choices: grown.choices,
    ap: grown.ap - bought.reduce((sum, { ability }) => sum + ability!.ap, 0),
    abilities: bought.map(idOf),
    items: itemsFor(statuses, rng),
    consumables: some(ofClass('consumable'), rng, 4).map(idOf),
    coins: below(rng, 80),
    mystics: mystic === 'none' ? [] : some(ofClass(mystic), rng, 4).map(idOf),
    recipes: some(ofClass('recipe'), rng, 2).map(idOf),
    companions: isBeast ? [] : some(ofClass('companion'), rng, 2).map(idOf),
    boons: below(rng, 4),
    statuses,
    infection: below(rng, 4),
    wanted: below(rng, 4) === 0,
    growth: grown.growth,
    completed: STORIES.slice(0, below(rng, STORIES.length + 1)),
  };
}

const idOf = ({ id }: CardKind): string => id;
const ofClass = (...classes: readonly CardClass[]): readonly CardKind[] =>
  kinds.filter(kind => classes.includes(kind.class));
const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter(one => one !== item);

/** At most so many of them, in any order. */
function some<Item>(list: readonly Item[], rng: number[], most: number): Item[] {
  const left = list.slice();
  const n = Math.min(list.length, most);
  return Array.from({ length: n }, () => left.splice(below(rng, left.length), 1)[0]).slice(0, 1 + below(rng, most));
}

function affordable(abilities: readonly CardKind[], points: number): readonly CardKind[] {
  let left = points;
  return abilities.filter(({ ability }) => {
    if (ability!.ap > left) return false;
    left -= ability!.ap;
    return true;
  });
}

type Growth = Pick<Sheet, 'choices' | 'growth' | 'ap'>;

/** What was chosen at the steps so far, and what it has given. */
function growing(rng: number[]): Growth {
  const choices: number[] = [];
  const growth: { [stat: string]: number } = {};
  const raise = (stat: string, by: number): void => void (growth[stat] = (growth[stat] ?? 0) + by);
  let ap = 3;
  for (let steps = below(rng, MOST_STEPS + 1); steps > 0; steps--) {
    const n = choices.length;
    if (n < thresholds.length) {
      const choice = below(rng, 2);
      const { choices: offered } = thresholds[n];
      choices.push(choice);
      ap += thresholds[n].ap;
      if (offered[choice] === 'anySkill') raise(SKILLS[below(rng, SKILLS.length)], 1);
    } else {
      const choice = below(rng, BONUSES.indexOf('damage'));
      const bonus = BONUSES[choice];
      choices.push(choice);
      if (bonus === 'ap') ap++;
      else if (bonus === 'skill') raise(SKILLS[below(rng, SKILLS.length)], 1);
      else raise(bonus, GIVES[bonus]);
    }
  }
  return { choices, growth, ap };
}

/** What fits is put on. */
function itemsFor(statuses: readonly string[], rng: number[]): Sheet['items'] {
  const hands = (statuses.includes('fractured') ? 1 : 2) - (statuses.includes('transformed') ? 1 : 0);
  const room: { [slot: string]: number } = { hand: hands, body: 1, head: 1, trinket: 2 };
  const taken = some([...ofClass('item'), ...ofClass('artifact'), ...ofClass('starter')], rng, 6);
  return taken.map(({ id, slot, class: cardClass }) => {
    const needs = slot === 'hands' ? 2 : 1;
    const place = slot === 'hands' ? 'hand' : slot;
    const equipped = (room[place] ?? 0) >= needs;
    if (equipped) room[place] -= needs;
    const broken = cardClass !== 'artifact' && below(rng, 8) === 0;
    return { id, broken, corroded: below(rng, 8) === 0, equipped };
  });
}

/** The party as text: numbers with their sums, what everybody has, what lies on them. */
import { joined, say } from '@vesper/kernel';
import type { Section, Sentence } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { STAT, statOfSkill } from '../content/numbers.ts';
import { thresholds } from '../content/thresholds.ts';
import { SKILLS } from '../content/types.ts';
import { loreNeeded } from '../rules/growth.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreView, Member } from '../state.ts';
import { cardFacts, cardInWords } from './cards.ts';
import { skillName, typeAt } from './names.ts';
import { burdens } from './statuses.ts';
import { loreText } from './texts.ts';
import { ap, boons, card, coins, figure, memberTitle, plus, space } from './voice.ts';

type Line = Section['lines'][number];

const forms = { living: '', ghost: ' (a ghost)', limbo: ' (in Limbo)' } as const;

/** What a card bears beside its text: exhausted, Broken, corroded, filled, its charges. */
export function marksOfCard(view: FolkloreView, which: Card): readonly string[] {
  const found: string[] = [];
  if (view.broken.includes(which)) found.push('Broken until repaired');
  else if (view.exhausted.includes(which)) found.push('exhausted');
  if (view.corroded.includes(which)) found.push('1 Corrosion, a second destroys it');
  const { charges } = cards[which];
  if (charges > 0) found.push(`${charges - view.spent.filter(spent => spent === which).length} of ${charges} charges`);
  const fill = view.fills.find(filled => filled.card === which);
  if (fill !== undefined) found.push(`filled with ${cards[fill.with].name} for ${fill.left} more attacks`);
  return found;
}

function marks(view: FolkloreView, which: Card): string {
  const found = marksOfCard(view, which);
  return found.length === 0 ? '' : ` [${found.join(', ')}]`;
}

/** A card with all it says. */
export const cardLine = (view: FolkloreView, which: Card): Sentence =>
  say`${card(which)}${marks(view, which)} (${cardFacts(which)}): ${cardInWords(which)}`;

const pile = (view: FolkloreView, label: string, list: readonly Card[]): Line[] =>
  list.length === 0
    ? []
    : [
        {
          label,
          text: joined(
            list.map(which => cardLine(view, which)),
            ' ',
          ),
        },
      ];

/** `15 (10 by the booklet, +5 by growth, cards and statuses)`. */
function sum(total: number, base: number, grown: number): string {
  if (total === base) return `${total}`;
  const rest = total - base - grown;
  const parts = [
    `${base} by the booklet`,
    ...(grown === 0 ? [] : [`${plus(grown)} grown`]),
    ...(rest === 0 ? [] : [`${plus(rest)} by cards and statuses`]),
  ];
  return `${total} (${parts.join(', ')})`;
}

function numbers({ party, sheets }: FolkloreView, who: Member): string {
  const { booklet, form, growth } = party[who];
  const sheet = sheets[who];
  const { might, defense, damage, stride } = form === 'living' ? booklets[booklet] : booklets[booklet].ghost;
  const bases = { might, defense, damage, stride } as const;
  const shown = (['might', 'defense', 'damage', 'stride'] as const).map(
    stat =>
      `${stat[0].toUpperCase()}${stat.slice(1)} ${sum(sheet[STAT[stat]], bases[stat], form === 'living' ? growth[STAT[stat]] : 0)}`,
  );
  for (const stat of ['absorption', 'reduction', 'light'] as const) {
    if (sheet[STAT[stat]] !== 0) shown.push(`${stat === 'light' ? 'light' : stat.toUpperCase()} ${sheet[STAT[stat]]}`);
  }
  return shown.join(', ');
}

function skills({ party, sheets }: FolkloreView, who: Member): string {
  const all = sheets[who][STAT.checks];
  const own = SKILLS.map((skill, i) => {
    const base = booklets[party[who].booklet].skills[skill];
    return `${skillName(skill)} ${sum(sheets[who][statOfSkill(i)], base, party[who].growth[statOfSkill(i)])}`;
  });
  return all === 0 ? own.join(', ') : `${own.join(', ')}; ${plus(all)} to every check`;
}

/** What the next threshold will offer; beyond the tree there are bonuses. */
function offers(view: FolkloreView, who: Member): Line[] {
  if (view.party[who].path === NONE || view.party[who].choices.length >= thresholds.length) return [];
  const [one, other] = [0, 1].map(choice => loreText(view, who, choice));
  return [{ label: 'The next choice', text: say`${one} Or: ${other}` }];
}

/** A character: who runs it, how it fares, what it has. */
export function character(view: FolkloreView, who: Member): Section {
  const one = view.party[who];
  const title = say`${memberTitle(view, who)}${forms[one.form]}${one.seat === view.viewer ? ' (yours)' : ''}${
    view.leader === who ? ', leads' : ''
  }`;
  if (one.booklet === NONE) return { title, lines: [{ label: 'Character', text: 'not chosen yet' }] };
  const sheet = view.sheets[who];
  const lines: Line[] = [
    one.form === 'living'
      ? { label: 'Vita', text: `${one.vita} of ${sheet[STAT.vita]}` }
      : { label: 'GP', text: `${one.gp} of ${sheet[STAT.gp]}` },
    ...(one.form === 'living' ? [{ label: 'PP', text: `${one.pp} of ${sheet[STAT.pp]}` }] : []),
    { label: 'Numbers', text: numbers(view, who) },
    { label: 'Skills', text: skills(view, who) },
    { label: 'Purse', text: say`${coins(one.coins)}, ${boons(one.boons)}, ${ap(one.ap)}` },
    { label: 'Lore', text: `${one.lore}; the next choice comes at ${loreNeeded(one.choices.length)}` },
    ...offers(view, who),
  ];
  const found = burdens(view, one);
  if (found.length > 0) lines.push({ label: 'Statuses', text: joined(found, '; ') });
  if (one.space !== NONE) lines.push({ label: 'Stands on', text: [space(one.space)] });
  if (one.mark !== NONE) lines.push({ label: 'Mark', text: [figure(view, one.mark)] });
  if (one.bounty !== NONE) lines.push({ label: 'Bounty', text: `${typeAt(one.bounty)} foes` });
  lines.push(
    ...pile(view, 'Powers', one.powers),
    ...pile(view, 'Abilities', one.abilities),
    ...pile(view, 'Equipped', one.equipped),
    ...pile(
      view,
      'Carried',
      one.items.filter(which => !one.equipped.includes(which)),
    ),
    ...pile(view, 'Consumables', one.consumables),
    ...pile(view, 'Prayers and Rituals', one.mystics),
    ...pile(view, 'Recipes', one.recipes),
    ...pile(view, 'Companions', one.companions),
  );
  return { title, lines };
}

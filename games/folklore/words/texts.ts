/** What a choice means, where its label is only a name: characters, paths and what the lore tree offers. */
import { capital, partsOf, plain, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cardNamed } from '../content/cards.ts';
import { thresholds } from '../content/thresholds.ts';
import { SKILLS } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreView, Member } from '../state.ts';
import { cardInWords } from './cards.ts';
import { skillName } from './names.ts';

/** The longest label and the longest prompt that a button or a strip has room for. */
export const LONGEST = 60;

/** `Might 10, Defense 50, …`. */
export function bookletInWords(which: number): Sentence {
  const { id, might, defense, damage, vita, pp, stride, mystic, special } = booklets[which];
  const skills = SKILLS.filter(skill => booklets[which].skills[skill] !== 0).map(
    skill => `${skillName(skill)} ${booklets[which].skills[skill]}`,
  );
  const uses = mystic === 'none' ? '' : `, uses ${mystic === 'prayer' ? 'Prayers' : 'Rituals'}`;
  const numbers = `Might ${might}, Defense ${defense}, damage +${damage}, ${vita} Vita, ${pp} PP, Stride ${stride}${uses}`;
  return say`${numbers}; ${skills.join(', ')}. ${special.name}: ${cardInWords(cardNamed(`${id}.special`))}`;
}

// ── Paths ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const pathInWords = (booklet: number, path: number): Sentence =>
  cardInWords(cardNamed(`${booklets[booklet].id}.path${path + 1}`));

// ── The lore tree ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a threshold offers: a card, or NONE for any one skill. */
function loreCard({ party }: FolkloreView, who: Member, choice: number, threshold: number): Card {
  const { booklet, path } = party[who];
  const { lore, choices: offered } = thresholds[threshold];
  const { id } = booklets[booklet];
  if (offered === 'own') return cardNamed(`${id}.${lore}.${choice + 1}`);
  if (offered === 'path') return cardNamed(`${id}.path${path + 1}.${lore}.${choice + 1}`);
  return offered[choice] === 'anySkill' ? NONE : cardNamed(`lore.${lore}.${choice + 1}`);
}

/** All that it says; without a number the threshold is the one that was reached. */
export function loreText(
  view: FolkloreView,
  who: Member,
  choice: number,
  threshold: number = view.party[who].choices.length,
): Sentence {
  const found = loreCard(view, who, choice, threshold);
  return found === NONE ? '+1 to any one skill.' : cardInWords(found);
}

/** Without what most of them begin with; cut where it is too long for a button. */
export const loreInWords = (view: FolkloreView, who: Member, choice: number): string =>
  brief(loreText(view, who, choice));

/** A text on a button: its beginning, at the end of a word. */
function brief(text: Sentence): string {
  const whole = plain(capital(partsOf(text)))
    .replace(/^Always: /, '')
    .replace(/\.$/, '');
  const start = `${whole[0].toUpperCase()}${whole.slice(1)}`;
  if (start.length <= LONGEST) return start;
  return `${start.slice(0, start.lastIndexOf(' ', LONGEST - 2)).replace(/[,;:(]$/, '')} …`;
}

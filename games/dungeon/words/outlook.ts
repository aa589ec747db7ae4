/** What a battle plan will come to, step by step, as far as its planner can reckon it: printed numbers, nothing guessed. */
import { adventurers } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { experts } from '../content/expertise.ts';
import { Blank, ITEMS, items } from '../content/items.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, CombatCard, Creature, CreatureCard, Trap } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';

/** A step of the battle to come, and what is known of it. */
export interface OutlookLine {
  readonly step: 'Traps' | 'Spell' | 'Creatures' | 'Healing' | 'Fatigue' | 'Conquest' | 'In all';
  readonly text: string;
}

export function outlookOf(view: DungeonView, { plan, line }: PlayerView): readonly OutlookLine[] {
  if (line.length === 0) return [];
  const sent = plan.creatures.map(creature => cardOf(view, creature));
  const planned = plan.traps ?? [];
  const card = view.combatCards[view.revealed] ?? NONE;
  const tired = fatigueOf(view, card);
  const barred = planned.some(trap => traps[trap].preventsConquering);
  const hits = sum(planned.map(trap => damageOf(trap, line.length))) + sum(sent.map(strongest));
  const life = sum(line.map(who => view.hitPoints[who] - view.damage[who]));
  const most = hits + (barred ? 0 : tired.most);
  return [
    { step: 'In all', text: `at most ${most} printed damage; the party can take ${life}` },
    { step: 'Traps', text: trapsText(view, line, planned) },
    { step: 'Spell', text: spellText(view, line, card) },
    { step: 'Creatures', text: sent.length === 0 ? 'nobody is sent' : `up to ${sum(sent.map(strongest))} damage` },
    { step: 'Healing', text: healingText(view, line, sent) },
    { step: 'Fatigue', text: barred ? 'none: a trap bars the way' : `${tired.text} damage, the first one first` },
    {
      step: 'Conquest',
      text: barred ? 'none: a trap bars the way' : 'the tile falls, unless nobody is left to take it',
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const cardOf = ({ experts: taught }: DungeonView, creature: Creature): CreatureCard =>
  (taught[creatureOf[creature]] === creature ? experts : creatures)[creatureOf[creature]];

/** Of its options the one with the largest numbers. */
function strongest({ options }: CreatureCard): number {
  return Math.max(
    0,
    ...options.map(({ attacks, followUp, poison }) => sum(attacks.map(({ damage }) => damage)) + followUp + poison),
  );
}

function damageOf(trap: Trap, party: number): number {
  const { each, first, second, last, chosen, poison } = traps[trap];
  return each * party + first + (party > 1 ? second : 0) + last + chosen + poison;
}

type Sign = 'trap' | 'magic' | 'heart';

/** The symbols of one kind of a whole party, gifts and tiles included. */
function symbols(view: DungeonView, line: readonly Adventurer[], of: Sign): number {
  return sum(
    line.map(who => {
      const token = view.carried[who];
      const tile = view.expansionOn[who];
      const gift = token === NONE ? 0 : items[token % ITEMS][of];
      return adventurers[who][of] + gift + (tile === NONE || tile === Blank ? 0 : items[tile][of]);
    }),
  );
}

function trapsText(view: DungeonView, line: readonly Adventurer[], planned: readonly Trap[]): string {
  if (planned.length === 0) return 'none is set';
  const thieves = symbols(view, line, 'trap');
  const said = planned.map(trap => `${traps[trap].name}: ${traps[trap].text}`).join(' ');
  return thieves === 0 ? said : `${said} Thieves disarm up to ${thieves}.`;
}

function spellText(view: DungeonView, line: readonly Adventurer[], card: CombatCard): string {
  const magic = symbols(view, line, 'magic');
  if (card === NONE) return `not seen; the party has magic ${magic}`;
  const { name, fast, magic: needs, text } = combatCards[card];
  const cast = magic >= needs ? text : `the party lacks the magic (${magic} of ${needs})`;
  return `${name}, ${fast ? 'before' : 'after'} your creatures: ${cast}`;
}

function healingText(view: DungeonView, line: readonly Adventurer[], sent: readonly CreatureCard[]): string {
  const hearts = symbols(view, line, 'heart');
  if (hearts === 0) return 'nobody can heal';
  const attack = sent.some(card => strongest(card) > 0);
  return attack ? `up to ${hearts} after your attack` : 'none without an attack of yours';
}

/** Of the card that was seen; else of those that may lie there. */
function fatigueOf({ year, terms, combatCards: slots }: DungeonView, card: CombatCard) {
  if (card !== NONE) return { most: combatCards[card].fatigue, text: `${combatCards[card].fatigue}` };
  const may = combatCards.flatMap((row, at) =>
    row.year === year && (terms.fs || !row.fs) && !slots.includes(at) ? [row.fatigue] : [],
  );
  const [least, most] = [Math.min(...may), Math.max(...may)];
  return { most, text: least === most ? `${most}` : `${least} to ${most}` };
}

/** What texts do, in words: every word of the vocabulary, as content writes it and as the rules read it. */
import { also, any, count, does, joined, listed, say, whose } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { foeKinds, foeNamed } from '../content/foes.ts';
import { modifierLists, rows } from '../content/rows.ts';
import type {
  AttackWith,
  ByParty,
  Deck,
  EffectOf,
  Modifiers,
  ModifiersId,
  RowId,
  Texts,
  Who,
} from '../content/types.ts';
import { nodeNamed } from '../content/world.ts';
import { checkerOf, dice, isLoss, ofTypes, placeInWords, steps, subject } from './amounts.ts';
import { attackOf, conditionInWords, durations, had, ignoredName, keywordsInWords, rangeInWords } from './modifiers.ts';
import { cardNameOfId, deckName, nodeName, skillName, statusName, typeName } from './names.ts';

/** How rows and modifiers inside a text are found. */
interface Reader<R, M> {
  row(row: R): readonly EffectOf<R, M>[];
  mods(mods: M): Modifiers;
  /** Whom `target` means: somebody else for each of several. */
  readonly target: Mention;
}
const theTarget: Mention = { text: 'the target' };
const compiled: Reader<RowId, ModifiersId> = {
  row: row => rows[row],
  mods: mods => modifierLists[mods].all,
  target: theTarget,
};
const written: Reader<Texts, Modifiers> = { row: row => row, mods: mods => mods, target: theTarget };

/** What nobody needs to be told of: it is read, noted or leads to the next page. */
const silent: readonly string[] = ['tell', 'goStep'];

/** A row of the rules: small at its beginning, without a full stop; `nothing happens` if it is empty. */
export const rowInWords = (row: RowId): Sentence => read(rows[row], compiled);
/** The same of a text as content writes it. */
export const textsInWords = (texts: Texts): Sentence => read(texts, written);
/** One word of a row. */
export const effectInWords = (effect: EffectOf<RowId, ModifiersId>): Sentence => said(effect, compiled);

function read<R, M>(effects: readonly EffectOf<R, M>[], reader: Reader<R, M>): Sentence {
  const phrases = effects.filter(effect => !silent.includes(effect.do)).map(effect => said(effect, reader));
  return phrases.length === 0 ? 'nothing happens' : joined(phrases, ', then ');
}

/** `the target heals 3 Vita`, `you lose 1d4 coins`. */
const changes = (who: Mention, by: Parameters<typeof dice>[0], gain: string, what: string): Sentence =>
  say`${does(who, isLoss(by) ? 'lose' : gain)} ${dice(by)} ${what}`;

/** `1, 2, 2 or 3 (by the size of the party)`. */
const byParty = (counts: ByParty): string =>
  counts.every(n => n === counts[0]) ? `${counts[0]}` : `${counts.join('/')} (with 2/3/4/5 characters)`;

const deckCard: { readonly [D in Deck]: string } = {
  item: 'an item',
  artifact: 'an artifact',
  prayer: 'a Prayer',
  ritual: 'a Ritual',
  recipe: 'a recipe',
  companion: 'a companion',
  tarot: 'a Tarot card',
};

/** What is un-exhausted. */
const exhaustedKinds = {
  any: 'exhausted card',
  prayer: `exhausted ${deckName.prayer}`,
  ritual: `exhausted ${deckName.ritual}`,
  mystic: 'exhausted Prayer or Ritual',
  this: 'this card',
} as const;

const foeCalled = (id: Parameters<typeof foeNamed>[0]): string => foeKinds[foeNamed(id)].name;

const centres = { own: 'you', targets: 'the target', chosen: 'the chosen space' } as const;

function attackWith(how: AttackWith): string {
  if (how.with === 'weapon') return how.only === 'any' ? 'with a weapon' : `with a ${how.only} weapon`;
  const keywords = keywordsInWords(how.keywords);
  const range = rangeInWords(how.range, how.kind === 'melee');
  const ignores = how.ignore.length === 0 ? '' : `, ignoring ${how.ignore.map(ignoredName).join(' and ')}`;
  return `(${how.kind}, ${range}, damage ${dice(how.dice)}${keywords === '' ? '' : `, ${keywords}`}${ignores})`;
}

function said<R, M>(effect: EffectOf<R, M>, reader: Reader<R, M>): Sentence {
  const row = (inner: R): Sentence => read(reader.row(inner), reader);
  const isEmpty = (inner: R): boolean => reader.row(inner).every(({ do: word }) => silent.includes(word));
  const named = (who: Who): Mention => (who === 'target' ? reader.target : subject(who));
  /** For each of several. */
  const each = (inner: R, target: string): Sentence => read(reader.row(inner), { ...reader, target: { text: target } });
  const hits = (onHit: R): Sentence => (isEmpty(onHit) ? '' : say`; on a hit ${row(onHit)}`);
  switch (effect.do) {
    // Persons
    case 'vita': {
      const least = effect.least === 1 && isLoss(effect.by) ? ', but not the last one' : '';
      return say`${changes(named(effect.who), effect.by, 'heal', 'Vita')}${least}`;
    }
    case 'pp':
      return changes(named(effect.who), effect.by, 'recover', 'PP');
    case 'gp':
      return changes(named(effect.who), effect.by, 'recover', 'GP');
    case 'coins':
      return changes(named(effect.who), effect.by, 'gain', 'coins');
    case 'damage':
      return say`${does(named(effect.who), 'take')} ${dice(effect.by)} damage`;
    case 'snare':
      return say`${does(named(effect.who), 'take')} ${dice(effect.by)} damage as from a Snare`;
    case 'purse':
      return effect.by < 0
        ? say`the group pays ${count(-effect.by, 'coin')}`
        : say`the group shares ${count(effect.by, 'coin')}`;
    case 'lore':
      return say`${does(named(effect.who), effect.by < 0 ? 'lose' : 'gain')} ${Math.abs(effect.by)} lore`;
    case 'status': {
      const resist = effect.resist === 0 ? '' : ` unless a resist roll reaches ${effect.resist}`;
      return say`${does(named(effect.who), effect.status === 'bloodlust' ? 'fall into' : 'become')} ${statusName(effect.status)}${resist}`;
    }
    case 'cure':
      return say`${does(named(effect.who), 'are')} cured of ${
        effect.of.length > 6 ? 'one negative status' : listed(effect.of.map(statusName), 'or')
      }`;
    case 'infect':
      return say`${does(named(effect.who), 'gain')} ${count(effect.n, 'Infection token')}`;
    case 'disinfect':
      return say`${does(named(effect.who), 'lose')} ${effect.n >= 5 ? 'all Infection tokens' : count(effect.n, 'Infection token')}`;
    case 'corrode':
      return say`${count(effect.n, 'Corrosion token')} ${effect.n === 1 ? 'goes' : 'go'} on ${whose(named(effect.who))} equipment`;
    case 'boon':
      return say`${does(named(effect.who), 'gain')} ${count(effect.n, 'boon')}`;
    case 'wanted':
      return say`${does(named(effect.who), 'become')} WANTED`;
    case 'unwanted':
      return say`${does(named(effect.who), 'are')} no longer WANTED`;
    case 'revive':
      return say`${does(named(effect.who), 'come')} back to life`;
    case 'retrain':
      return say`${does(named(effect.who), 'give')} an ability back for its points`;
    case 'scour':
      return say`${does(named(effect.who), 'have')} the Corrosion token removed from one item`;
    case 'light':
      return say`${does(named(effect.who), 'have')} light ${effect.n} until the map is left`;
    case 'mod':
      return say`${named(effect.who)}${had(reader.mods(effect.mods), also(named(effect.who), 'have'))} ${durations[effect.until]}`;
    // Cards
    case 'draw':
      return say`${does(named(effect.who), 'draw')} ${deckCard[effect.deck]}`;
    case 'gain':
      return say`${does(named(effect.who), 'gain')} ${cardNameOfId(effect.card)}`;
    case 'supply':
      return say`${does(named(effect.who), 'gain')} a random consumable`;
    case 'loseItem':
      return say`${does(named(effect.who), 'lose')} a random item`;
    case 'loseCompanion':
      return say`${does(named(effect.who), 'lose')} a random companion`;
    case 'exhaustItem':
      return say`one random equipped item of ${named(effect.who)} is exhausted`;
    case 'unexhaust':
      return effect.of === 'this'
        ? 'this card is ready again'
        : say`${does(named(effect.who), 'un-exhaust')} ${count(effect.n, exhaustedKinds[effect.of])}`;
    case 'repair':
      return say`${does(named(effect.who), 'have')} ${count(effect.n, 'Broken item')} repaired`;
    case 'loot':
      return say`${does(named(effect.who), 'make')} a loot roll`;
    // The World Map and the story
    case 'move':
      return say`the group moves up to ${count(effect.n, 'edge')} at once, without an event`;
    case 'back':
      return 'the group goes back to where it came from this turn';
    case 'delay':
      return 'half a day passes: Day turns to Night, or Night to Day';
    case 'goto':
      return `the group arrives at ${nodeName(nodeNamed(effect.node))}`;
    case 'tell':
      return 'the story goes on';
    case 'flag':
    case 'unflag':
      return effect.do === 'flag' ? 'the story will remember it' : 'the story will forget it';
    case 'tick':
      return effect.by < 0 ? 'the clock goes back' : say`the clock goes on by ${count(effect.by, 'turn')}`;
    case 'goStep':
      return `the story goes on at page ${effect.step}`;
    case 'outcome':
      return 'the scene ends';
    case 'skirmish':
      return say`a skirmish with ${listed(
        effect.kinds.map(
          ({ creature, by }) =>
            `${foeCalled(creature)}${by === 0 ? '' : ` (strength ${by > 0 ? `+${by}` : `−${-by}`})`}`,
        ),
      )}`;
    case 'skirmishFromTable':
      return 'a skirmish with a creature of the chapter’s table';
    // What holds rows together
    case 'check': {
      const who = checkerOf(effect.by);
      const fails = isEmpty(effect.fail) ? '' : say`; failed: ${row(effect.fail)}`;
      return say`${does(who, 'make')} ${any(`${skillName(effect.skill)} ${effect.k} check`)} (passed: ${row(effect.pass)}${fails})`;
    }
    case 'if': {
      const otherwise = isEmpty(effect.otherwise) ? '' : say`, otherwise ${row(effect.otherwise)}`;
      return say`if ${conditionInWords(effect.condition)}: ${row(effect.then)}${otherwise}`;
    }
    case 'choose':
      return say`choose one: ${joined(effect.options.map(row), ' / ')}`;
    case 'roll': {
      let from = 1;
      const parts = effect.table.map(({ to, then }) => {
        const part = say`${from === to ? `${to}` : `${from}–${to}`}: ${row(then)}`;
        from = to + 1;
        return part;
      });
      return say`roll a d${effect.sides} (${joined(parts, '; ')})`;
    }
    case 'forEach':
      return say`for ${named(effect.who)}: ${each(effect.then, 'that one')}`;
    // Reactions
    case 'reroll':
      return effect.keep === 'new' ? 'roll again and keep the new die' : 'roll again and keep the better die';
    case 'setDie':
      return `the die counts as ${effect.k}`;
    case 'addToRoll':
      return `add ${dice(effect.by)} to the roll`;
    case 'cancel':
      return 'the attack misses after all';
    case 'redirect':
      return `the attack hits you instead${effect.less === 0 ? '' : `, for ${effect.less} damage less`}`;
    case 'survive':
      return effect.vita === 'half'
        ? 'stay alive with half of Max Vita'
        : say`stay alive with ${count(effect.vita, 'Vita', 'Vita')}`;
    case 'addDamage':
      return `the hit deals ${effect.by} damage more`;
    case 'bounty':
      return `your bounty is on ${typeName(effect.type)} foes until the fight ends`;
    // Fights on the map
    case 'weaken':
      return say`${does(named(effect.who), 'gain')} ${count(effect.n, 'WEAKEN token')}`;
    case 'razor':
      return say`${does(named(effect.who), 'suffer')} RAZOR ${effect.n}`;
    case 'push':
      return say`${does(named(effect.who), 'are')} driven back ${count(effect.n, 'space')}`;
    case 'immobilize':
      return say`${does(named(effect.who), 'are')} IMMOBILIZED`;
    case 'loseTurn':
      return say`${does(named(effect.who), 'lose')} the next turn`;
    case 'extraMove':
      return say`${does(named(effect.who), 'make')} an extra Move at once`;
    case 'teleport':
      return say`${does(named(effect.who), 'are')} put on the chosen space`;
    case 'mark':
      return 'the target is your mark until the fight ends';
    case 'puppet':
      return 'the target attacks another foe of your choice';
    case 'relocate':
      return 'it moves as far as possible from the closest living character';
    case 'firstStrike':
      return 'the characters strike first, without dice';
    case 'evade':
      return `this Move is an Evade in which spaces of foes cost ${effect.cost}`;
    case 'healFoe':
      return `it heals ${dice(effect.by)} Vita`;
    case 'attack':
      return say`attack ${attackWith(effect.with)}${hits(effect.onHit)}`;
    case 'next': {
      const given = reader.mods(effect.mods);
      const has = given.length === 0 ? '' : had(given, 'has');
      const hit = given.length === 0 ? say`: on a hit ${row(effect.onHit)}` : hits(effect.onHit);
      return say`your next ${attackOf(effect.on)} this turn${has}${hit}`;
    }
    case 'spawn':
      return `${byParty(effect.count)} × ${foeCalled(effect.foe)} ${effect.at === 'nearest' ? 'on the nearest spawn point' : `on spawn point ${effect.at}`}`;
    case 'removeFoe':
      return `one ${foeCalled(effect.foe)} leaves without reward`;
    case 'foe': {
      const who = effect.foe === 'self' ? 'it' : `every ${foeCalled(effect.foe)}`;
      const { change, until } = effect;
      const parts: Sentence[] = [];
      if (reader.mods(change.mods).length > 0)
        parts.push(say`${had(reader.mods(change.mods), 'has')} ${durations[until].replace('your', 'its')}`);
      if (change.vita !== 0) parts.push(` loses ${Math.abs(change.vita)} Vita`);
      if (change.fifth) parts.push(' loses a fifth of its maximum of Vita');
      return say`${who}${joined(parts, ' and')}`;
    }
    case 'flames':
      return `flames are set ${placeInWords(effect.place)}`;
    case 'extinguish':
      return `flames are put out ${placeInWords(effect.place)}`;
    case 'door':
      return `the door at ${effect.space} opens`;
    case 'removeFeature':
      return `feature ${effect.feature} is removed`;
    case 'place':
      return `set a Snare there: ${dice(effect.by)} damage${effect.radius === 0 ? '' : `, also within ${steps(effect.radius)}`}`;
    case 'burst':
      return say`for every enemy beside ${centres[effect.centre]}: ${each(effect.then, 'that one')}`;
    // Skirmishes
    case 'strength':
      return say`one ${ofTypes(effect.types)}kind loses ${Math.abs(effect.by)} strength`;
    case 'kindSkips':
      return say`one ${ofTypes(effect.types)}kind makes no attacks next`;
    case 'kindRollsLow':
      return say`one ${ofTypes(effect.types)}kind rolls twice next and keeps the lower die`;
    case 'kindMod':
      return say`one kind${had(reader.mods(effect.mods), 'has')} until the round ends`;
  }
}

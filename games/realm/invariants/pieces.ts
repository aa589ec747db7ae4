/** 1 to 7: every piece is somewhere, once. */
import { cardColour } from '../content/cards.ts';
import { PUBLISHED_DARKNESS } from '../content/darkness.ts';
import { SPACES } from '../content/distances.ts';
import { MINIONS_EACH } from '../content/generals.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { COLOURS, HERO_CARDS, PURPLE } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { isCount, sum } from './look.ts';
import type { Broken } from './look.ts';

const CRYSTALS = 12;
const GATES = 5;

export const minionsAreConserved: Broken = s => {
  for (let colour = 0; colour < COLOURS; colour++) {
    let onBoard = 0;
    for (let space = 0; space < SPACES; space++) {
      const n = s.minions[space * COLOURS + colour];
      if (!isCount(n)) return `${n} minions of colour ${colour} are in ${spaces[space].name}`;
      onBoard += n;
    }
    if (!isCount(s.supply[colour])) return `the supply of colour ${colour} is ${s.supply[colour]}`;
    if (onBoard + s.supply[colour] !== MINIONS_EACH) {
      return `${onBoard} minions of colour ${colour} on the board and ${s.supply[colour]} beside it are not ${MINIONS_EACH}`;
    }
  }
  return undefined;
};

export const crowdsAreCounted: Broken = s => {
  for (let space = 0; space < SPACES; space++) {
    const there = sum(s.minions.slice(space * COLOURS, space * COLOURS + COLOURS));
    if (there !== s.crowd[space])
      return `${there} minions are in ${spaces[space].name}, but ${s.crowd[space]} are counted`;
  }
  return undefined;
};

export const crystalsAreConserved: Broken = s => {
  const onBoard = sum(s.crystals);
  if (!isCount(s.crystalSupply) || !s.crystals.every(isCount)) return 'a number of crystals is negative';
  if (onBoard + s.crystalSupply !== CRYSTALS)
    return `${onBoard} crystals on the board and ${s.crystalSupply} beside it`;
  return (onBoard === CRYSTALS) === (s.lostBy === 'taint')
    ? undefined
    : `${onBoard} crystals on the board, and the match is ${s.lostBy === '' ? 'not lost' : `lost by ${s.lostBy}`}`;
};

export const gatesAreConserved: Broken = s => {
  if (!s.gates.every(n => n === 0 || n === 1)) return 'a location has more than one gate';
  const onBoard = sum(s.gates);
  if (!isCount(s.gateSupply) || onBoard + s.gateSupply !== GATES)
    return `${onBoard} gates on the board and ${s.gateSupply} beside it`;
  return onBoard > 0 ? undefined : 'no gate is on the board';
};

/** REA-R10: a fourth minion overruns; Monarch City falls with the fifth. */
export const locationsAreNotOverfull: Broken = s => {
  for (let space = 0; space < SPACES; space++) {
    const most = space === MonarchCity ? (s.lostBy === 'city' ? 5 : 4) : 3;
    if (s.crowd[space] > most) return `${s.crowd[space]} minions are in ${spaces[space].name}`;
  }
  return s.lostBy === 'city' && s.crowd[MonarchCity] < 5 ? 'the city is lost with fewer than 5 minions' : undefined;
};

export const innsAreSafe: Broken = s => {
  for (let space = 0; space < SPACES; space++) {
    const { kind, name } = spaces[space];
    if (kind === 'inn' && (s.crowd[space] > 0 || s.crystals[space] > 0 || s.gates[space] > 0))
      return `${name} is not empty`;
    if (kind === 'city' && s.crystals[space] > 0) return `${name} is tainted`;
  }
  return undefined;
};

/** Notes each card of a pile; says what is wrong. */
function countInto(found: number[], pile: readonly number[]): void {
  for (let i = 0; i < pile.length; i++) found[pile[i]] = (found[pile[i]] ?? 0) + 1;
}

function notOnce(found: readonly number[], cards: number, what: string): string | undefined {
  for (let card = 0; card < cards; card++)
    if (found[card] !== 1) return `${what} ${card} is in ${found[card] ?? 0} places`;
  return found.length === cards ? undefined : `${what} ${found.length - 1} does not exist`;
}

export const heroCardsAreSomewhere: Broken = s => {
  const found: number[] = [];
  countInto(found, s.heroDeck);
  countInto(found, s.heroDiscard);
  countInto(found, s.removed);
  for (const { hand, known } of s.heroes) {
    countInto(found, hand);
    for (const card of known) if (!hand.includes(card)) return `card ${card} is known to be in a hand where it is not`;
  }
  if (s.battle !== null) for (const cards of s.battle.committed) countInto(found, cards);
  const commoner = s.removed.find(card => cardColour[card] !== PURPLE);
  if (commoner !== undefined) return `location card ${commoner} has left the game`;
  return notOnce(found, HERO_CARDS, 'Hero card');
};

export const darknessCardsAreSomewhere: Broken = s => {
  const found: number[] = [];
  countInto(found, s.darkDeck);
  countInto(found, s.darkDiscard);
  countInto(found, s.visions);
  countInto(found, s.visionsKept);
  if (s.night.faceUp !== NONE) countInto(found, [s.night.faceUp]);
  if (s.darkKnown < 0 || s.darkKnown > s.darkDeck.length)
    return `${s.darkKnown} of ${s.darkDeck.length} Darkness cards are known`;
  return notOnce(found, PUBLISHED_DARKNESS + s.terms.quietExtra, 'Darkness card');
};

export const questsAreSomewhere: Broken = s => {
  const found: number[] = [];
  countInto(found, s.questDeck);
  countInto(found, s.questDiscard);
  countInto(found, s.questBox);
  for (const hero of s.heroes) {
    if (hero.quest !== NONE) countInto(found, [hero.quest]);
    countInto(found, hero.completed);
    const odd = hero.spent.find(quest => !hero.completed.includes(quest));
    if (odd !== undefined) return `quest ${odd} is spent and not completed`;
    const wrong = wrongProgress(hero);
    if (wrong !== undefined) return wrong;
  }
  return notOnce(found, quests.length, 'Quest');
};

/** Of a quest under way: a goal that is reached is completed before anybody is asked. */
function wrongProgress({ quest, progress }: RealmState['heroes'][number]): string | undefined {
  if (quest === NONE) return progress === 0 ? undefined : 'there is progress without a quest';
  const { goal, name } = quests[quest];
  const most = {
    hunt: goal.by === 'hunt' ? goal.count : 0,
    everyColour: 15,
    inns: 7,
    visits: 7,
    gate: 1,
    roll: 0,
    scout: 0,
  };
  return isCount(progress) && progress <= most[goal.by] ? undefined : `${name} has progress ${progress}`;
}

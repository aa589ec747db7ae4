/** 1 to 7: every piece is somewhere, once. */
import { conserved, inOnePlace, isCount, sum } from '@vesper/checkers';
import { HERO_CARDS, cardColour } from '../../content/cards.ts';
import { PUBLISHED_DARKNESS } from '../../content/darkness.ts';
import { SPACES } from '../../content/distances.ts';
import { MINIONS_EACH } from '../../content/generals.ts';
import { MonarchCity, spaces } from '../../content/map.ts';
import { quests } from '../../content/quests.ts';
import { COLOURS, PURPLE } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { RealmState } from '../../state.ts';
import type { Broken } from './look.ts';

const CRYSTALS = 12;
const GATES = 5;

/** One for each colour. */
export const minionsAreConserved: readonly Broken[] = Array.from({ length: COLOURS }, (_, colour) =>
  conserved({
    name: `minions of colour ${colour}`,
    count: () => MINIONS_EACH,
    places: s => [s.supply[colour], ...s.minions.filter((_n, i) => i % COLOURS === colour)],
  }),
);

export const crowdsAreCounted: Broken = s => {
  for (let space = 0; space < SPACES; space++) {
    const there = sum(s.minions.slice(space * COLOURS, space * COLOURS + COLOURS));
    if (there !== s.crowd[space])
      return `${there} minions are in ${spaces[space].name}, but ${s.crowd[space]} are counted`;
  }
  return undefined;
};

export const crystalsAreConserved: Broken = conserved({
  name: 'crystals',
  count: () => CRYSTALS,
  places: s => [s.crystalSupply, ...s.crystals],
});

export const crystalsAreTheEnd: Broken = s => {
  const onBoard = sum(s.crystals);
  return (onBoard === CRYSTALS) === (s.lostBy === 'taint')
    ? undefined
    : `${onBoard} crystals on the board, and the match is ${s.lostBy === '' ? 'not lost' : `lost by ${s.lostBy}`}`;
};

export const gatesAreConserved: Broken = conserved({
  name: 'gates',
  count: () => GATES,
  places: s => [s.gateSupply, ...s.gates],
});

export const gatesStandApart: Broken = s => {
  if (s.gates.some(n => n > 1)) return 'a location has more than one gate';
  return s.gates.includes(1) ? undefined : 'no gate is on the board';
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

const numbersTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const heroCards = numbersTo(HERO_CARDS);
const questCards = numbersTo(quests.length);

export const heroCardsAreSomewhere: Broken = inOnePlace({
  name: 'Hero card',
  all: () => heroCards,
  places: s => [
    s.heroDeck,
    s.heroDiscard,
    s.removed,
    ...s.heroes.map(({ hand }) => hand),
    ...(s.battle === null ? [] : s.battle.committed),
  ],
});

export const heroCardsAreInTheirPlace: Broken = s => {
  for (const { hand, known } of s.heroes) {
    for (const card of known) if (!hand.includes(card)) return `card ${card} is known to be in a hand where it is not`;
  }
  const commoner = s.removed.find(card => cardColour[card] !== PURPLE);
  return commoner === undefined ? undefined : `location card ${commoner} has left the game`;
};

export const darknessCardsAreSomewhere: Broken = inOnePlace({
  name: 'Darkness card',
  all: s => numbersTo(PUBLISHED_DARKNESS + s.terms.quietExtra),
  places: s => [s.darkDeck, s.darkDiscard, s.visions, s.visionsKept, [s.night.faceUp]],
});

export const darknessIsKnownFromTheTop: Broken = s =>
  s.darkKnown < 0 || s.darkKnown > s.darkDeck.length
    ? `${s.darkKnown} of ${s.darkDeck.length} Darkness cards are known`
    : undefined;

export const questsAreSomewhere: Broken = inOnePlace({
  name: 'Quest',
  all: () => questCards,
  places: s => [
    s.questDeck,
    s.questDiscard,
    s.questBox,
    ...s.heroes.flatMap(({ quest, completed }) => [[quest], completed]),
  ],
});

export const questsAreUnderWay: Broken = s => {
  for (const hero of s.heroes) {
    const odd = hero.spent.find(quest => !hero.completed.includes(quest));
    if (odd !== undefined) return `quest ${odd} is spent and not completed`;
    const wrong = wrongProgress(hero);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
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
